import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import { type Answers, checkHistory, note } from '../webhook-history.ts'
import { createWebhookOffice } from '../webhook-office.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./webhooks-child.ts', import.meta.url))
const LEASE_MS = 1_000
const EVENTS = 40
/** Concurrent attempts in one lane. */
const WIDTH = 16

const deliveringChild = (database: TestDatabase): ChildProcess =>
  endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(database.target), String(LEASE_MS)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )

test('kill -9 while delivering: every event arrives, what arrives again bears the same id, and few do', async (t) => {
  const database = await openTestDatabase()
  const office = createWebhookOffice(database.db)
  const answers: Answers = new Map()
  const receiver = await startReceiver((event, response) => {
    note(answers, event.id, 200)
    response.end('ok')
  })
  const waits: number[] = []
  for (let round = 0; round < rounds(); round++) {
    await database.db.sql`truncate webhooks, webhook_lanes, deliveries`
    receiver.received.length = 0
    answers.clear()
    const account = await office.makeAccount()
    const { id } = await office.register(account, { url: receiver.url })
    const due = await office.happen(account, EVENTS)
    for (const share of [0.1, 0.6]) {
      const child = deliveringChild(database)
      const closed = once(child, 'close')
      await eventually(() => receiver.received.length >= EVENTS * share)
      child.kill('SIGKILL')
      await closed
    }
    const more = await office.happen(account)
    const last = deliveringChild(database)
    const [closed, from] = [once(last, 'close'), performance.now()]
    await eventually(() => receiver.ids().includes(more[0] ?? ''))
    waits.push(performance.now() - from)
    await eventually(async () => (await office.states(account)).delivered === EVENTS + 1)
    last.kill('SIGKILL')
    await closed
    const history = { db: database.db, webhookId: id, due: [...due, ...more], answers, received: receiver.received }
    await checkHistory({ ...history, unwritten: true })
    // Attempts that were running, and results that were not recorded yet, at two kills.
    const most = EVENTS + 1 + 2 * (WIDTH + EVENTS)
    assert.ok(receiver.received.length <= most, `${receiver.received.length} for ${EVENTS}`)
  }
  t.diagnostic(`from the start of the next process until it delivers: ${Math.round(Math.max(...waits))} ms at most`)
  await receiver.close()
  office.close()
  await database.close()
})

test('kill -9 between the receiver’s yes and our record: again, under the same id (attack 62)', async () => {
  const database = await openTestDatabase()
  const office = createWebhookOffice(database.db)
  const children: ChildProcess[] = []
  const receiver = await startReceiver((_event, response) => {
    // It is accepted; the first child will never read the response.
    if (receiver.received.length === 1) children[0]?.kill('SIGKILL')
    else response.end('ok')
  })
  const account = await office.makeAccount()
  await office.register(account, { url: receiver.url })
  const [event] = await office.happen(account)
  const first = deliveringChild(database)
  children.push(first)
  await once(first, 'close')
  const second = deliveringChild(database)
  await eventually(async () => (await office.states(account)).delivered === 1)
  const closed = once(second, 'close')
  second.kill('SIGKILL')
  await closed
  assert.deepEqual(receiver.ids(), [event, event])
  assert.equal(receiver.received[0]?.body, receiver.received[1]?.body)
  await receiver.close()
  office.close()
  await database.close()
})
