import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Case, ExpectedHeader, Outcome } from '../clients/conformance/case.ts'
import { languagesOf } from '../clients/conformance/languages.ts'
import { faultsOfOutcome } from '../clients/conformance/outcomes.ts'
import { createPlayer, type Player } from '../clients/conformance/player.ts'
import { summaryOf } from '../clients/conformance/print.ts'
import { openStage, type Stage } from '../clients/conformance/stage.ts'
import { playCase, playTable, readSubjects } from '../clients/conformance/table.ts'

const typescript = languagesOf(['typescript'])[0] ?? assert.fail('no client in TypeScript')
const command = typescript.playerIn('')

test('the client in TypeScript passes the table of all clients', async () => {
  const subjects = readSubjects()
  const verdicts = await playTable(command, subjects)
  const failed = verdicts.filter(({ faults }) => faults.length > 0)
  assert.deepEqual(failed, [])
  assert.equal(verdicts.length, subjects.flatMap(({ cases }) => cases).length)
})

test('no two cases of a subject have the same name', () => {
  for (const { name, cases } of readSubjects())
    assert.equal(new Set(cases.map((it) => it.name)).size, cases.length, name)
})

test('a language that is left out fails only where nothing may be', () => {
  const summary = (whole: boolean) => summaryOf([], { cases: false, whole, leftOut: ['go'] })
  assert.equal(summary(false).failed, 0)
  assert.equal(summary(true).failed, 1)
  assert.ok(summary(false).lines.includes('  go: its toolchain is not on this machine'))
})

test('what has failed is told with language, subject and name', () => {
  const verdicts = [
    { subject: 'pages', name: 'end', faults: ['request 1: query is {}'] },
    { subject: 'pages', name: 'begin', faults: [] },
  ]
  const finish = { language: typescript, command, verdicts, buildMs: 0, tableMs: 1500, journeyMs: null }
  const { lines, failed } = summaryOf([finish], { cases: true, whole: true, leftOut: [] })
  assert.equal(failed, 1)
  assert.equal(lines.at(-1), '1 passed, 1 failed')
  for (const line of [
    /^pages +1\/2$/,
    /^ +✖ {2}end$/,
    /^ +✔ {2}begin$/,
    /^✖ typescript: pages: end$/,
    /^ {2}request 1/,
  ])
    assert.ok(
      lines.some((it) => line.test(it)),
      String(line),
    )
})

describe('the suite catches', () => {
  let stage: Stage
  let player: Player
  before(async () => {
    stage = await openStage()
    player = createPlayer(command)
  })
  after(async () => {
    await player?.end()
    await stage?.close()
  })

  const number = 'R26BK/가'
  const expect = { method: 'GET', path: '/v1/bids/R26BK%2F%EA%B0%80' }
  const answer = { body: { noticeNo: number } }
  const good: Case = {
    name: 'one notice',
    call: { operation: 'getBid', parameters: { noticeNo: number } },
    server: [{ expect, answer }],
    result: { value: { noticeNo: number } },
  }
  const busy = { status: 503, problem: { code: 'unavailable' } }
  const fresh = { accept: { fresh: true } } as const
  const bent = (changes: Partial<Case>): Case => Object.assign({}, good, changes)
  const caught: [string, Case, RegExp][] = [
    [
      'another path',
      bent({ server: [{ expect: { method: 'GET', path: '/v1/bids/R26BK' }, answer }] }),
      /instead of GET/,
    ],
    ['another method', bent({ server: [{ expect: Object.assign({}, expect, { method: 'PUT' }), answer }] }), /of PUT/],
    ['another query', bent({ server: [{ expect: Object.assign({ query: { a: '1' } }, expect), answer }] }), /query is/],
    ['another body', bent({ server: [{ expect: Object.assign({ body: {} }, expect), answer }] }), /body is/],
    ['a header that is absent', withHeader('x-office', 'seoul'), /header x-office is absent/],
    ['a header that is there', withHeader('accept', null), /header accept is .* not absent/],
    ['a header that is not alike', withHeader('accept', { matches: 'csv' }), /not like csv/],
    ['a header that is not the same', withHeader('x-office', { same: true }), /not that of the one before/],
    [
      'a header that was seen before',
      bent({
        server: [
          { expect: Object.assign({ headers: fresh }, expect), answer: busy },
          { expect: { headers: fresh }, answer },
        ],
      }),
      /not fresh/,
    ],
    ['a request too many', bent({ server: [{ expect, answer: busy }] }), /one too many/],
    ['a request too few', bent({ server: [{ expect, answer }, { answer }] }), /1 of 2 requests came/],
    ['one too early', bent({ server: [{ expect, answer: busy }, waiting({ atLeast: 5000 })] }), /instead of 5000/],
    ['one too late', bent({ server: [{ expect, answer: busy }, waiting({ atMost: 0 })] }), /ms instead of 0 to 0/],
    ['another value', bent({ result: { value: { noticeNo: 'other' } } }), /value.noticeNo is/],
    ['a failure that should not be', bent({ client: { maxRetries: 0 }, server: [{ expect, answer: busy }] }), /failed/],
    ['a success that should not be', bent({ result: { error: { kind: 'api' } } }), /did not fail/],
  ]

  function withHeader(name: string, value: ExpectedHeader): Case {
    return bent({ server: [{ expect: Object.assign({ headers: { [name]: value } }, expect), answer }] })
  }

  function waiting(afterMs: { atLeast?: number; atMost?: number }) {
    return { expect: { afterMs }, answer }
  }

  test('nothing where nothing is wrong', async () => assert.deepEqual(await playCase(good, player, stage), []))

  for (const [name, one, words] of caught)
    test(name, async () => assert.match((await playCase(one, player, stage)).join('\n'), words))

  test('a player that ends, and goes on with a new one', async () => {
    const call = { operation: 'unknownOperation' }
    assert.match((await playCase(bent({ call, server: [] }), player, stage)).join(), /No way to play/)
    assert.deepEqual(await playCase(good, player, stage), [])
  })

  test('a program that is none', async () => {
    const nobody = createPlayer({ program: 'no-such-program', parts: [] })
    assert.match((await playCase(good, nobody, stage)).join(), /could not be started/)
  })

  test('what an error tells', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const call = { verify: { secrets: [secret], headers: {}, body: '', at: 0 } }
    const result = { error: { kind: 'signature' } } satisfies Outcome
    const faultsOf = (text: string) => faultsOfOutcome({ call, result }, { error: { kind: 'signature', text } }).join()
    assert.equal(faultsOf('No signature fits'), '')
    assert.match(faultsOf(`Not by ${secret.slice(6)}`), /contains the secret/)
    assert.match(faultsOf(''), /text is missing/)
  })

  test('what was given before a failure, and lists of another length', () => {
    const call = { operation: 'listBids' }
    const faultsOf = (result: Outcome, outcome: Outcome) => faultsOfOutcome({ call, result }, outcome).length
    assert.equal(faultsOf({ values: [1] }, { values: [1] }), 0)
    assert.equal(faultsOf({ values: [1] }, { values: [1, 2] }), 1)
    assert.equal(faultsOf({ values: [1] }, {}), 1)
    assert.equal(faultsOf({ value: { a: null } }, { value: { b: 1 } }), 0)
    assert.equal(faultsOf({ value: { a: null } }, { value: { a: 0 } }), 1)
    assert.equal(faultsOf({ value: [] }, { value: {} }), 1)
  })
})
