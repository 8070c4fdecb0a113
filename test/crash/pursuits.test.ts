import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { ATTEMPT, bidRecord, makeAccount, makeKey, roundRecord } from '../factories.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./pursuits-child.ts', import.meta.url))
const LEASE_MS = 300
const PURSUITS = 24
const OWN = '1234567890'
type Death = [moment: string, times: string]
/**
 * The commits before or after which workers die, in alternating rounds; the first is that of the feed follower or of a
 * check.
 */
const DEATHS: [Death, Death][] = [
  [
    ['before', '1'],
    ['after', '9'],
  ],
  [
    ['after', '1'],
    ['before', '6'],
  ],
]

const filling = ({ target }: TestDatabase, ...death: string[]): ChildProcess =>
  endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(target), String(LEASE_MS), ...death], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )

/** Bids for this many notices, of which every other one will be won. */
async function pursueMany(app: TestApp, accountId: string, keyId: string, round: number): Promise<string[]> {
  const numbers = Array.from({ length: PURSUITS }, (_, index) => `CRASH${round}-${index}`)
  await app.bids.upsert(
    numbers.map((number) => bidRecord({ number })),
    () => false,
  )
  for (const noticeNo of numbers) {
    await app.pursuits.create(ATTEMPT, { accountId, keyId, requestId: 'req_0' }, { noticeNo, state: 'bid' })
  }
  return numbers
}

const award = (app: TestApp, numbers: readonly string[]) =>
  app.bids.recordRounds(
    'one',
    numbers.map((number, index) => {
      const businessNo = index % 2 === 0 ? OWN : '9999999999'
      return roundRecord({ number, winners: [{ name: '한빛건설', businessNo }] })
    }),
    () => true,
  )

/** How often each result was recorded: in the history, the audit log and the events. */
const told = ({ db }: TestDatabase, numbers: readonly string[]) =>
  db.sql<{ noticeNo: string; state: string; steps: number; entries: number; events: number }[]>`
    select p.notice_no, p.state,
      (select count(*) from pursuit_history h where h.pursuit_id = p.id and h.actor_kind = 'system') as steps,
      (select count(*) from audit a where a.subject = p.id and a.action = 'pursuit.changed') as entries,
      (select count(*) from events e where e.account_id = p.account_id and e.type = 'pursuit.changed'
        and e.data::jsonb -> 'pursuit' ->> 'id' = p.id and e.data::jsonb -> 'pursuit' ->> 'state' <> 'bid') as events
    from pursuits p where p.notice_no = any(${[...numbers]}::text[])
    order by length(p.notice_no), p.notice_no`

test('kill -9 between an award and its result: every pursuit is settled and told of once', async () => {
  const database = await openTestDatabase()
  const app = await startTestApp({ role: 'api', database })
  const { id } = await makeAccount(app, { plan: 'enterprise' })
  await app.accounts.setBusinessNo(id, OWN)
  const key = await makeKey(app, id)
  for (let round = 0; round < rounds(); round++) {
    const numbers = await pursueMany(app, id, key.id, round)
    await award(app, numbers)
    for (const death of DEATHS[round % DEATHS.length] ?? []) {
      const [, signal] = await once(filling(database, ...death), 'close')
      assert.equal(signal, 'SIGKILL', 'it died while there was work')
    }
    const last = filling(database)
    const closed = once(last, 'close')
    await eventually(async () => (await told(database, numbers)).every(({ state }) => state !== 'bid'))
    last.kill('SIGKILL')
    await closed
    assert.deepEqual(
      (await told(database, numbers)).map((row) => ({ ...row })),
      numbers.map((noticeNo, index) => {
        const state = index % 2 === 0 ? 'won' : 'lost'
        return { noticeNo, state, steps: 1, entries: 1, events: 1 }
      }),
    )
  }
  await app.close()
})
