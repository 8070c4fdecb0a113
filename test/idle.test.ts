import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from './alerts-read.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { ATTEMPT, bidRecord, makeAccount } from './factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** Statements and transactions per second of a process with all jobs and no work. */
const MOST_A_SECOND = 10
/** The minimum number that must occur: a process that does not poll at all would not pass. */
const COUNTED = 40
const ROUNDS = 5
/** Without wake-ups, the next poll would find a notice after 250 ms on average, and its delivery after 250 ms more. */
const SOON_MS = 250

describe('two processes of which one does all the background work', () => {
  let database: TestDatabase
  let worker: TestApp
  let other: TestApp
  let receiver: Receiver

  before(async () => {
    database = await openTestDatabase()
    const env = { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' }
    worker = await startTestApp({ database, env })
    other = await startTestApp({ database, env, role: 'api' })
    receiver = await startReceiver()
    const { id: accountId } = await makeAccount(worker, { plan: 'enterprise' })
    await worker.keywords.createMany(accountId, [{ keyword: '하수관로' }])
    const caller = { accountId, keyId: 'key', requestId: 'req' }
    await worker.webhooks.endpoints.create(ATTEMPT, caller, { url: receiver.url })
    await eventually(() => worker.db.poll.isWoken() && other.db.poll.isWoken())
  })
  after(async () => {
    await Promise.all([worker.close(), other.close()])
    await receiver.close()
    await database.close()
  })

  /** From the commit of a notice to the request that notifies the customer. */
  async function deliveryBy(writer: TestApp): Promise<number> {
    const count = receiver.received.length
    const record = bidRecord({ title: '하수관로 정비공사' })
    await writer.bids.upsert([record], () => true)
    const committed = performance.now()
    const { at } = await eventually(() => receiver.received[count])
    return at - committed
  }

  test('an idle process asks the database for little', async (t) => {
    await deliveryBy(other)
    await alertsRead(worker)
    let count = 0
    worker.db.watch(() => void count++)
    const ms = await timeOf(() => eventually(() => count >= COUNTED))
    const perSecond = (COUNTED * 1000) / ms
    t.diagnostic(`${perSecond.toFixed(1)} statements and transactions a second`)
    assert.ok(perSecond < MOST_A_SECOND, `${perSecond} a second`)
  })

  test('what the other process writes is delivered as fast as what the process writes itself', async (t) => {
    const [own, others]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await deliveryBy(worker))
      others.push(await deliveryBy(other))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    t.diagnostic(`medians: ${Math.round(median(own))} ms and ${Math.round(median(others))} ms`)
    const limit = paceLimit({ controlMs: median(own), times: 3, floorMs: SOON_MS })
    assert.ok(median(others) < limit, `${others.map(Math.round).join(' ')} ms, own ${own.map(Math.round).join(' ')} ms`)
  })
})
