import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../test/factories.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { failureOf } from './failures.ts'
import { notice } from './notice.ts'
import { findAction, readGiven } from './words.ts'

let app: TestApp
let key: string
before(async () => {
  app = await startTestApp({ role: 'api' })
  const { id } = await makeAccount(app, { plan: 'enterprise' })
  key = (await makeKey(app, id)).key
})
after(() => app.close())

function act(...words: string[]): Promise<CommandAnswer> {
  const { action } = findAction({ notice }, ['notice', ...words])
  assert.ok(action, words.join(' '))
  const place: Pick<CommandPlace, 'open'> = { open: async () => ({ app }) as unknown as CommandHouse }
  return action.action.run(readGiven(action), place as CommandPlace)
}
const exitOf = (...words: string[]) =>
  act(...words).then(
    () => 0,
    (error: unknown) => failureOf(error).exit,
  )
const post = (number: string) => app.bids.upsert([bidRecord({ number })], () => true)
const logged = async () =>
  (await app.operators.log.list(null, { page: 1, pageSize: 10 })).items.map(
    ({ action, subject, reason, detail, operator }) => ({ action, subject, reason, detail, operator }),
  )

test('withdraws and restores, once each, and records both', async () => {
  await post('W1')
  const { document, text } = await act('withdraw', 'W1', '--reason', '잘못 올린 공고')
  const { withdrawnAt, ...rest } = document as Record<string, unknown>
  assert.deepEqual(rest, { noticeNo: 'W1', version: 2, reason: '잘못 올린 공고', sameAs: null })
  assert.match(String(withdrawnAt), /\+09:00$/)
  assert.match(text, /"\.\/gonggo notice restore W1" brings it back/)
  assert.match((await act('withdraw', 'W1', '--reason', 'again')).text, /is withdrawn already/)
  assert.match((await act('restore', 'W1')).text, /is back/)
  assert.equal(await exitOf('restore', 'W1'), 3)
  const by = { operator: null, subject: 'W1', detail: {} }
  assert.deepEqual(await logged(), [
    { ...by, action: 'notice_restored', reason: null },
    { ...by, action: 'notice_withdrawn', reason: '잘못 올린 공고' },
  ])
})

test('of two records that are one it names the one that remains', async () => {
  await post('T1')
  await post('T2')
  assert.equal(await exitOf('withdraw', 'T2', '--same-as', 'T2', '--reason', 'x'), 2)
  assert.equal(await exitOf('withdraw', 'T2', '--same-as', 'nobody', '--reason', 'x'), 3)
  const { document } = await act('withdraw', 'T2', '--same-as', 'T1', '--reason', 'the same tender')
  assert.equal((document as { sameAs: string }).sameAs, 'T1')
  assert.deepEqual((await logged())[0]?.detail, { sameAs: 'T1' })
})

test('a reason is needed, and a notice', async () => {
  await post('N1')
  assert.equal(await exitOf('withdraw', 'N1', '--reason', ' '), 2)
  assert.equal(await exitOf('withdraw', 'nobody', '--reason', 'x'), 3)
  await assert.rejects(
    act('withdraw', 'nobody', '--reason', 'x'),
    /There is no notice "nobody"\. Nothing was withdrawn/,
  )
  assert.equal(await exitOf('restore', 'N1'), 3)
})

test('every request for a withdrawn notice returns 410 with the time and the reason', async () => {
  await post('G1')
  await act('withdraw', 'G1', '--reason', 'Posted by mistake')
  for (const path of ['', '/bidders', '/price-reference', '/competition', '/eligibility']) {
    const { status, body } = await app.get<ProblemAnswer>(`/v1/bids/G1${path}`, {}, { key })
    assert.deepEqual([path, status, body.code], [path, 410, 'notice_withdrawn'])
    assert.match(body.detail, /2026-11-20T.*Posted by mistake$/)
  }
  const { body } = await app.get<BidPage>('/v1/bids', {}, { key })
  assert.ok(body.items.every(({ noticeNo }) => noticeNo !== 'G1'))
})

interface BidPage {
  items: { noticeNo: string }[]
}
