import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord } from '../../test/factories.ts'
import { endsWithTests } from '../../test/harness.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import type { Eligibility, Profile } from './schema.ts'

const PROFILE = {
  businessNo: '123-45-67890',
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
}
const row = (group: number, code: string, basis: 'row' | 'permitted' = 'row') => ({
  group,
  code,
  name: `업종 ${code}`,
  basis,
})

describe('the company profile and verdicts over HTTP', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    team = await hands.newTeam()
  })
  after(() => app.close())

  async function call<Body = Profile>(method: string, path: string, body?: object, headers = {}, key = team.key) {
    const told = await hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
    return { status: told.status, headers: told.headers, body: told.body as unknown as Body & ProblemAnswer }
  }
  const put = (body: object, headers = {}, key = team.key) => call('PUT', '/v1/profile', body, headers, key)
  const errorsOf = async (body: object) => (await put(body)).body.errors?.map(({ name, code }) => `${name} ${code}`)

  test('an empty profile before the first, then what was stored, in normalised form', async () => {
    team = await hands.newTeam()
    const { body: empty } = await call('GET', '/v1/profile')
    assert.deepEqual([empty.updatedAt, empty.licences, empty.jointBidding, empty.complete], [null, [], null, []])
    const stored = await put(PROFILE)
    assert.equal(stored.status, 200)
    const { updatedAt, ...profile } = stored.body
    assert.deepEqual(profile, {
      businessNo: '1234567890',
      seats: [{ region: '41/안양시', kind: 'head' }],
      licences: PROFILE.licences,
      products: [],
      size: null,
      certificates: [],
      trackRecord: [],
      jointBidding: false,
      complete: ['licences', 'seats'],
    })
    assert.ok(updatedAt)
    const read = await call('GET', '/v1/profile')
    assert.deepEqual(read.body, stored.body)
    assert.equal(read.headers.get('etag'), stored.headers.get('etag'))
  })

  test('with If-Match it is replaced only as it was read', async () => {
    team = await hands.newTeam()
    const etag = (await call('GET', '/v1/profile')).headers.get('etag') ?? ''
    assert.equal((await put(PROFILE, { 'if-match': etag })).status, 200)
    const late = await put({}, { 'if-match': etag })
    assert.deepEqual([late.status, late.body.code], [412, 'precondition_failed'])
    assert.equal((await call('GET', '/v1/profile')).body.licences.length, 1)
  })

  test('the audit log names the fields that changed, and nothing where nothing did', async () => {
    team = await hands.newTeam()
    await put(PROFILE)
    await put(PROFILE)
    await put({ ...PROFILE, size: 'small' })
    const { body } = await call<{ items: { action: string; detail: object }[] }>('GET', '/v1/access/audit')
    const details = body.items.filter(({ action }) => action === 'profile.replaced').map(({ detail }) => detail)
    assert.deepEqual(details, [
      { changed: ['size'] },
      { changed: ['businessNo', 'seats', 'licences', 'jointBidding', 'complete'] },
    ])
  })

  test('all faults are told at once', async () => {
    const head = { region: '서울특별시', kind: 'head' }
    const licence = { code: '0037', name: '전기공사업', until: '2027-02-30' }
    assert.deepEqual(
      await errorsOf({
        seats: [head, { region: '전국', kind: 'branch' }, { region: '서율특별시', kind: 'branch' }],
        licences: [licence, { ...licence, until: null }],
        certificates: [
          { kind: 'sme', until: null },
          { kind: 'sme', until: null },
        ],
      }),
      [
        'seats[1].region unknown_region',
        'seats[2].region unknown_region',
        'licences[1].code invalid_field',
        'certificates[1].kind invalid_field',
        'licences[0].until invalid_field',
      ],
    )
    assert.deepEqual(await errorsOf({ complete: ['seats'] }), ['complete invalid_field'])
    assert.deepEqual(await errorsOf({ products: [{ code: '123', manufactures: null }] }), [
      'products[0].code invalid_field',
    ])
  })

  test('each account has its own, and a viewer reads it only', async () => {
    const [one, other] = [await hands.newTeam(), await hands.newTeam()]
    await put(PROFILE, {}, one.key)
    assert.equal((await call('GET', '/v1/profile', undefined, {}, other.key)).body.updatedAt, null)
  })

  test('a verdict with its rows; the permitted list survives storing', async () => {
    team = await hands.newTeam()
    const licences = [row(1, '0036'), row(2, '0037', 'permitted')]
    await app.bids.upsert(
      [
        bidRecord({ number: 'ELI/1', licences: [row(1, '0037')], regions: ['경기도'] }),
        bidRecord({ number: 'ELI2', licences, regions: ['경기도'] }),
        bidRecord({ number: 'ELI3', licences: [row(1, '0036')], regions: ['경기도'] }),
      ],
      () => false,
    )
    const of = (noticeNo: string) => call<Eligibility>('GET', `/v1/bids/${encodeURIComponent(noticeNo)}/eligibility`)
    const early = await of('ELI/1')
    assert.deepEqual([early.status, early.body.code], [409, 'profile_required'])
    await put(PROFILE)
    const { status, body } = await of('ELI/1')
    assert.equal(status, 200)
    assert.deepEqual([body.noticeNo, body.version, body.verdict, body.decidedBy], ['ELI/1', 1, 'yes', []])
    assert.deepEqual(body.axes[0]?.basis, [
      { group: 1, code: '0037', name: '업종 0037', verdict: 'yes', reason: 'met' },
    ])
    const permitted = (await of('ELI2')).body
    assert.deepEqual([permitted.verdict, permitted.axes[0]?.reason], ['check', 'permitted_list_only'])
    assert.equal((await of('ELI3')).body.verdict, 'no')
    assert.deepEqual([(await of('none')).status, (await of('none')).body.code], [404, 'not_found'])
  })

  for (const page of ['docs/eligibility.md', 'docs/ko/eligibility.md']) {
    test(`the sample of ${page} runs as it stands there`, async () => {
      const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
      const [, code = ''] = /```js\n(.*?)```/s.exec(text) ?? []
      await app.bids.upsert(
        [bidRecord({ number: 'ELI4', licences: [row(1, '0037')], regions: ['경기도'] })],
        () => false,
      )
      const env = { ...process.env, BASE: app.baseUrl, KEY: team.key, NOTICE: 'ELI4' }
      const child = endsWithTests(
        spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
      )
      let printed = ''
      child.stdout.on('data', (part) => (printed += part))
      assert.deepEqual(await once(child, 'close'), [0, null])
      assert.equal(printed, 'yes\nlicence yes met\nregion yes met\n')
    })
  }
})
