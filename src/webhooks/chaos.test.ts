import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, beforeEach, describe, type TestContext, test } from 'node:test'
import { createTestClock } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { type ReceivedEvent, type Receiver, startReceiver } from '../../test/receiver.ts'
import { type Answers, checkHistory, note } from '../../test/webhook-history.ts'
import { createWebhookOffice, type WebhookOffice } from '../../test/webhook-office.ts'
import { verifyDelivery } from '../../test/webhook-verifier.ts'
import { HOUR } from '../lib/clock.ts'
import { createDb } from '../lib/db/index.ts'
import { WAITS } from './rules/retry.ts'

let database: TestDatabase
let office: WebhookOffice
let receiver: Receiver
let account: string
before(async () => {
  database = await openTestDatabase()
  office = createWebhookOffice(database.db)
})
after(async () => {
  office.close()
  await database.close()
})
beforeEach(async (t) => {
  await database.db.sql`truncate webhooks, webhook_lanes, deliveries`
  account = await office.makeAccount()
  receiver = await startReceiver()
  const { close } = receiver
  if ('after' in t) t.after(close)
})

const states = () => office.states(account)
/** The database may be down during the query. */
const allDelivered = (count: number) => () =>
  states().then(
    ({ delivered }) => delivered === count,
    () => false,
  )
/** Stops with its test, also if that fails. */
function startWorker(t: TestContext) {
  const worker = office.webhooks.worker()
  worker.start()
  t.after(() => worker.stop())
  return worker
}

test('two workers and a lease that ran out: the late one writes nothing', async () => {
  await office.register(account, { url: receiver.url })
  const [event] = await office.happen(account)
  const waiting: ServerResponse[] = []
  receiver.answer((_event, response) => waiting.push(response))
  const late = office.webhooks.worker().tick()
  await eventually(() => waiting.length === 1)
  await database.db.sql`update webhook_lanes set lease_until = statement_timestamp() - interval '1 second'`
  receiver.answer(202)
  await office.webhooks.worker().tick()
  waiting[0]?.writeHead(500).end()
  await late
  assert.deepEqual(receiver.ids(), [event, event])
  const [row, ...others] = await database.db.sql<{ state: string; attempts: number; lastStatus: number }[]>`
    select state, attempts, last_status from deliveries`
  assert.deepEqual([row?.state, row?.attempts, row?.lastStatus, others.length], ['delivered', 1, 202, 0])
  const [lane] = await database.db.sql<{ failures: number }[]>`select failures from webhook_lanes`
  assert.equal(lane?.failures, 0)
})

test('the webhooks of a killed worker are free within eight seconds', async () => {
  await office.register(account, { url: receiver.url })
  await office.happen(account)
  const waiting: ServerResponse[] = []
  receiver.answer((_event, response) => waiting.push(response))
  const sending = office.webhooks.worker().tick()
  await eventually(() => waiting.length === 1)
  const [lane] = await database.db.sql<{ ms: number }[]>`
    select extract(epoch from lease_until - statement_timestamp())::float8 * 1000 as ms from webhook_lanes`
  waiting[0]?.end()
  await sending
  assert.ok((lane?.ms ?? Number.NaN) <= 8_000, String(lane?.ms))
})

test('two concurrent workers: nothing is sent twice', async (t) => {
  await office.register(account, { url: receiver.url })
  await office.register(account, { url: `${receiver.url}/two` })
  const ids = await office.happen(account, 60)
  const workers = [startWorker(t), startWorker(t), startWorker(t)]
  await eventually(allDelivered(120))
  await Promise.all(workers.map((worker) => worker.stop()))
  assert.equal(receiver.received.length, 120)
  assert.deepEqual(new Set(receiver.ids()), new Set(ids))
})

test('the clock of a node an hour behind or ahead: times are those of the database', async () => {
  for (const hours of [-1, 1]) {
    const clock = createTestClock(Date.now() + hours * HOUR)
    const odd = createWebhookOffice(database.db, { clock })
    const owner = await odd.makeAccount()
    const { secret } = await odd.register(owner, { url: receiver.url })
    receiver.received.length = 0
    receiver.answer(500)
    await odd.happen(owner)
    await odd.webhooks.worker().tick()
    const [row] = await database.db.sql<{ ms: number }[]>`
      select extract(epoch from due_at - statement_timestamp()) * 1000 as ms from deliveries
      where account_id = ${owner}`
    assert.ok(row && row.ms > 3_000 && row.ms <= 6_000, `due in ${row?.ms} ms`)
    receiver.answer(200)
    await odd.makeDue()
    await odd.webhooks.worker().tick()
    for (const delivery of receiver.received) verifyDelivery(secret, delivery)
    assert.deepEqual(await odd.states(owner), { delivered: 1 })
    odd.close()
  }
})

test('the database is down twice for a while: all arrives, and responses are recorded', async (t) => {
  const { database: name = '', ...server } = database.owner
  const admin = createDb({ target: { ...server, database: 'postgres' }, name: 'admin', connections: 1 })
  const allow = (yes: boolean) => admin.sql.unsafe(`alter database ${name} allow_connections ${yes}`)
  const cutAll = () => admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  const { id } = await office.register(account, { url: receiver.url })
  const due = await office.happen(account, 60)
  const answers: Answers = new Map()
  let away = false
  receiver.answer((event, response) => {
    note(answers, event.id, 200)
    if (!away) response.end('ok')
    else eventually(() => !away && response.end('ok'))
  })
  const worker = startWorker(t)
  for (const share of [0.2, 0.6]) {
    await eventually(() => answers.size >= due.length * share)
    away = true
    await allow(false)
    await cutAll()
    await allow(true)
    away = false
  }
  await eventually(allDelivered(due.length))
  await worker.stop()
  await admin.stop()
  await checkHistory({
    db: database.db,
    webhookId: id,
    due,
    answers,
    unwritten: true,
    received: receiver.received,
  })
})

test('enabled while a worker sees it disabled: pending deliveries are sent', async (t) => {
  const { id } = await office.register(account, { url: receiver.url })
  const setState = (state: 'enabled' | 'disabled') =>
    office.webhooks.endpoints.change(office.caller(account), id, { state }, () => true)
  const worker = startWorker(t)
  for (let count = 1; count <= 40; count++) {
    await setState('disabled')
    await office.happen(account)
    await setState('enabled')
    await eventually(allDelivered(count))
  }
  await worker.stop()
})

describe('a noisy neighbour (attack 63)', () => {
  /** Deliveries of an account with at least one finished attempt. */
  const attempted = async (accountId: string) => {
    const [row] = await database.db.sql<{ count: number }[]>`
      select count(*)::int as count from deliveries where account_id = ${accountId} and attempts > 0`
    return row?.count
  }

  test('dead, with 100,000 pending, holds its one lane and nobody else', async (t) => {
    const dead = await startReceiver(() => {})
    const { id } = await office.register(account, { url: dead.url })
    const [event = ''] = await office.happen(account)
    await database.db.sql`
      insert into deliveries (account_id, webhook_id, id, event_id, type)
      select ${account}, ${id}, 'dlv_' || n, ${event}, 'report.ready' from generate_series(1, 100000) n`
    const neighbour = await office.makeAccount()
    await office.register(neighbour, { url: receiver.url })
    const worker = startWorker(t)
    await eventually(() => dead.received.length === 16)
    for (let round = 0; round < 20; round++) {
      const ids = await office.happen(neighbour, 3)
      await eventually(() => ids.every((one) => receiver.ids().includes(one)))
    }
    assert.equal(dead.received.length, 16)
    assert.equal(await attempted(account), 0, 'the neighbour was served only after an attempt had timed out')
    const stopped = worker.stop()
    await dead.close()
    await stopped
  })

  test('among many webhooks that never answer, one that does is served', async (t) => {
    const dead = await startReceiver(() => {})
    for (let count = 0; count < 20; count++) await office.register(account, { url: `${dead.url}/${count}` })
    await office.happen(account)
    const worker = startWorker(t)
    await eventually(() => dead.received.length === 20)
    const neighbour = await office.makeAccount()
    await office.register(neighbour, { url: receiver.url })
    const ids = await office.happen(neighbour, 5)
    await eventually(() => ids.every((one) => receiver.ids().includes(one)))
    assert.equal(await attempted(account), 0, 'the neighbour was served only after an attempt had timed out')
    const stopped = worker.stop()
    await dead.close()
    await stopped
  })
})

describe('the history of a bad day', () => {
  /** The same numbers for the same seed. */
  const dice = (seed: number) => {
    let state = seed
    return (sides: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 8) % sides
    }
  }

  const MOODS = ['nothing', 500, 503, 301, 404, 204, 200, 200, 200, 200] as const

  /** Cycles through the first five moods. */
  const onlyRefusals = () => {
    let rolls = 0
    return () => rolls++ % 5
  }

  const days = [
    { seed: '1', roll: dice(1) },
    { seed: '2', roll: dice(2) },
    { seed: '3', roll: dice(3) },
    { seed: 'only refusals', roll: onlyRefusals() },
  ]
  for (const { seed, roll } of days) {
    test(`every event arrives, under one id, and the log agrees with the receiver (${seed})`, async (t) => {
      const answers = new Map<string, Answers>()
      const moody = (event: ReceivedEvent, response: ServerResponse) => {
        const statuses: Answers = answers.get(event.path) ?? new Map()
        answers.set(event.path, statuses)
        // After ten failed attempts a delivery has failed for good.
        const isLastChance = (statuses.get(event.id)?.length ?? 0) >= WAITS.length - 1
        const mood = isLastChance ? 200 : (MOODS[roll(MOODS.length)] ?? 200)
        note(statuses, event.id, mood)
        if (mood === 'nothing') response.destroy()
        else response.writeHead(mood, mood === 503 ? { 'retry-after': '1' } : {}).end()
      }
      receiver.answer(moody)
      const webhooks = [
        await office.register(account, { url: receiver.url }),
        await office.register(account, { url: `${receiver.url}/two` }),
      ]
      const due: string[] = []
      const workers = [startWorker(t), startWorker(t)]
      for (let count = 0; count < 30; count++) due.push(...(await office.happen(account, 2)))
      await eventually(async () => {
        await office.makeDue()
        return (await states()).delivered === due.length * 2
      })
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const { id, url } of webhooks) {
        const path = new URL(url).pathname
        const received = receiver.received.filter((event) => event.path === path)
        await checkHistory({ db: database.db, webhookId: id, due, answers: answers.get(path) ?? new Map(), received })
      }
    })
  }
})
