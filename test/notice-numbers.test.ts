import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, makeAccount, makeKey, roundRecord } from './factories.ts'

const NUMBER = 'R26BK00000001'
const REVISIONS = 3
const PROFILE = {
  businessNo: '123-45-67890',
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [],
  jointBidding: false,
  complete: ['licences', 'seats'],
}
const NOT_LIVE = () => false

/** As people and other systems write the number: it means the same notice everywhere. */
const spelling = fc
  .record({
    letters: fc.array(fc.boolean(), { minLength: NUMBER.length, maxLength: NUMBER.length }),
    revision: fc.option(fc.tuple(fc.integer({ min: 0, max: REVISIONS }), fc.integer({ min: 1, max: 3 }))),
    before: fc.constantFrom('', ' ', '\t'),
    after: fc.constantFrom('', ' ', '\n'),
    isLower: fc.boolean(),
  })
  .map(({ letters, revision, before: head, after: tail, isLower }) => {
    const mixed = [...NUMBER].map((letter, at) => (isLower && letters[at] ? letter.toLowerCase() : letter)).join('')
    const suffix = revision ? `-${String(revision[0]).padStart(revision[1], '0')}` : ''
    return `${head}${mixed}${suffix}${tail}`
  })

describe('the number of a notice in a path', () => {
  let app: TestApp
  let key: string
  let paths: string[]

  before(async () => {
    app = await startTestApp()
    const account = await makeAccount(app, { plan: 'enterprise' })
    key = (await makeKey(app, account.id)).key
    await app.accounts.setLimit(account.id, 100_000)
    const revised = Array.from({ length: REVISIONS + 1 }, (_, revision) => bidRecord({ number: NUMBER, revision }))
    for (const record of revised) await app.bids.upsert([record], NOT_LIVE)
    await app.bids.upsert([bidRecord({ number: 'GONE' })], NOT_LIVE)
    await app.bids.recordRounds('one', [roundRecord({ number: NUMBER })], NOT_LIVE)
    await app.bids.withdraw('one', [{ number: 'GONE', asOf: null, reason: null, sameAs: null }], NOT_LIVE)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${app.baseUrl}/v1/profile`, { method: 'PUT', headers, body: JSON.stringify(PROFILE) })
    assert.equal(answer.status, 200, await answer.text())
    const { body } = await app.get<{ paths: Record<string, { get?: object }> }>('/openapi.json')
    paths = Object.entries(body.paths).flatMap(([path, { get }]) =>
      get && path.startsWith('/v1/bids/{noticeNo}') && !path.includes('{id}') ? path : [],
    )
    assert.ok(paths.length >= 9, paths.join())
  })
  after(() => app.close())

  const ask = <Body>(path: string, number: string) =>
    app.get<Body>(path.replace('{noticeNo}', encodeURIComponent(number)), {}, { key })

  test('every route reads it alike, however it is written', async () => {
    for (const path of paths.filter((one) => one !== '/v1/bids/{noticeNo}')) {
      const { status, body } = await ask(path, NUMBER)
      assert.equal(status, 200, path)
      await fc.assert(
        fc.asyncProperty(spelling, async (number) => {
          assert.deepEqual((await ask(path, number)).body, body, `${path} ${JSON.stringify(number)}`)
        }),
        { numRuns: 20 },
      )
    }
  })

  test('the notice itself is shown as it was at a revision that is named', async () => {
    await fc.assert(
      fc.asyncProperty(spelling, async (number) => {
        const { body } = await ask<{ noticeNo: string; revision: number }>('/v1/bids/{noticeNo}', number)
        const named = /-(\d+)\s*$/.exec(number)?.[1]
        assert.deepEqual([body.noticeNo, body.revision], [NUMBER, Number(named ?? REVISIONS)])
      }),
      { numRuns: 20 },
    )
  })

  test('a revision that it has not had, an unknown and a withdrawn notice', async () => {
    for (const path of paths) {
      const { status, body } = await ask<ProblemAnswer>(path, `${NUMBER.toLowerCase()}-004`)
      assert.equal(status, 404, path)
      assert.match(body.detail, /Use the number without the revision: R26BK00000001\./)
      assert.equal((await ask(path, 'NEVER')).status, 404, path)
      assert.equal((await ask(path, ' gone-000')).status, 410, path)
    }
  })
})
