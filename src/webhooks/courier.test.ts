import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { ATTEMPT } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { type Receiver, startReceiver } from '../../test/receiver.ts'
import { createWebhookOffice, type WebhookOffice } from '../../test/webhook-office.ts'
import { verifyDelivery } from '../../test/webhook-verifier.ts'
import { enqueueDeliveries } from './index.ts'

/** What the message of each chat is made of. */
const CHATS = { slack: ['text', 'blocks'], teams: ['type', 'attachments'], discord: ['embeds', 'allowed_mentions'] }

let database: TestDatabase
let office: WebhookOffice
let receiver: Receiver
let account: string
before(async () => {
  database = await openTestDatabase()
  office = createWebhookOffice(database.db)
  receiver = await startReceiver()
})
after(async () => {
  office.close()
  await receiver.close()
  await database.close()
})
beforeEach(async () => {
  await database.db.sql`truncate webhooks, webhook_lanes, deliveries`
  receiver.received.length = 0
  receiver.answer(200)
  office.mails.length = 0
  account = await office.makeAccount()
})

const tick = () => office.webhooks.worker().tick()
const lane = async () => {
  const [row, ...more] = await database.db.sql<
    { failures: number; failingSince: number | null; restMs: number | null; dueMs: number | null; leaseToken: null }[]
  >`
    select failures, failing_since, lease_token,
      extract(epoch from rest_until - statement_timestamp()) * 1000 as rest_ms,
      extract(epoch from due_at - statement_timestamp()) * 1000 as due_ms
    from webhook_lanes where account_id = ${account}`
  assert.ok(row && more.length === 0)
  return row
}
const deliveries = async (id: string) =>
  (
    await office.webhooks.deliveries.list(account, id, {
      state: null,
      type: null,
      since: null,
      until: null,
      page: 1,
      pageSize: 100,
    })
  ).items
const detail = async (id: string) => {
  const [{ id: first = '' } = {}] = await deliveries(id)
  return office.webhooks.deliveries.detail(account, id, first)
}
const between = (value: number | null, least: number, most: number) =>
  assert.ok(value !== null && value >= least && value <= most, `${value} is not between ${least} and ${most}`)

describe('an event', () => {
  test('reaches each subscribed webhook once, with a signature that the public verifier accepts', async () => {
    const [all, some, other] = [
      await office.register(account, { url: receiver.url }),
      await office.register(account, { url: `${receiver.url}/some`, events: ['report.ready'] }),
      await office.register(account, { url: `${receiver.url}/other`, events: ['bid.matched'] }),
    ]
    const [id] = await office.happen(account)
    await tick()
    assert.deepEqual(receiver.received.map(({ path }) => path).sort(), ['/hook', '/hook/some'])
    for (const { headers, body, path } of receiver.received) {
      const { secret } = path === '/hook' ? all : some
      const payload = verifyDelivery(secret, { body, headers })
      assert.deepEqual([payload.id, payload.type, headers['webhook-id']], [id, 'report.ready', id])
      assert.equal(headers['content-type'], 'application/json')
    }
    assert.deepEqual(await deliveries(other.id), [])
    const { state, attempts, attemptCount, lastStatus } = await detail(all.id)
    assert.deepEqual([state, attemptCount, lastStatus], ['delivered', 1, 200])
    assert.deepEqual([attempts[0]?.status, attempts[0]?.answer, attempts[0]?.error], [200, 'ok', null])
    assert.equal(await tick(), 0)
  })

  test('has deliveries only if its transaction commits', async () => {
    await office.register(account, { url: receiver.url })
    const undone = database.db.transaction(async (tx) => {
      await office.alerts.record(tx, { accountId: account, type: 'report.ready', data: {} })
      throw new Error('changed my mind')
    })
    await assert.rejects(undone, /changed my mind/)
    assert.deepEqual(await office.states(account), {})
  })

  test('about a notice is sent if one of its keywords has webhooks enabled', async () => {
    await office.register(account, { url: receiver.url })
    const event = { accountId: account, id: 'evt_1', type: 'bid.matched' as const, at: Date.now() }
    const place = { noticeNo: 'R1', version: 1 }
    const alert = { email: 'off' as const, to: [], on: [], remind: [] }
    const keyword = (webhook: boolean) => ({
      id: 'kw_1',
      text: '하수관로',
      createdBy: null,
      alert: { ...alert, webhook },
    })
    await database.db.transaction((tx) =>
      enqueueDeliveries(tx, [
        { ...event, ...place, keywords: [keyword(false)] },
        { ...event, ...place, id: 'evt_2', keywords: [] },
        { ...event, ...place, id: 'evt_3', keywords: [keyword(false), keyword(true)] },
      ]),
    )
    const rows = await database.db.sql<{ eventId: string }[]>`select event_id from deliveries`
    assert.deepEqual(
      rows.map(({ eventId }) => eventId),
      ['evt_3'],
    )
  })

  test('expires if it is no longer stored', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    await office.happen(account)
    await database.db.sql`delete from events`
    await tick()
    assert.equal((await detail(id)).state, 'expired')
    assert.equal(receiver.received.length, 0)
  })

  for (const [format, parts] of Object.entries(CHATS))
    test(`is sent to ${format} in its format, unsigned`, async () => {
      await office.register(account, { url: receiver.url, format: format as keyof typeof CHATS })
      await office.happen(account)
      await tick()
      const [{ headers, body } = assert.fail()] = receiver.received
      assert.deepEqual(
        Object.keys(headers).filter((name) => name.startsWith('webhook-')),
        [],
      )
      assert.deepEqual(Object.keys(JSON.parse(body) as object), parts)
    })
})

describe('a rotation (attack 60)', () => {
  test('signs with both secrets until the deadline by the database, and with one after it', async () => {
    const { id, secret: old } = await office.register(account, { url: receiver.url })
    const { body } = await office.webhooks.endpoints.rotate(ATTEMPT, office.caller(account), id, 3_600)
    const arrived = async () => {
      receiver.received.length = 0
      await office.happen(account)
      await tick()
      return receiver.received[0] ?? assert.fail()
    }
    const during = await arrived()
    for (const secret of [old, body.secret]) verifyDelivery(secret, during)
    await database.db.sql`update webhooks set previous_until = statement_timestamp() - interval '1 millisecond'`
    const past = await arrived()
    verifyDelivery(body.secret, past)
    assert.throws(() => verifyDelivery(old, past), /matching signature/i)
  })
})

describe('a receiver in trouble (attack 58)', () => {
  test('gets the same id again and again, until it returns 2xx', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    const [event] = await office.happen(account)
    for (const manner of [500, 302, 404, { status: 429, headers: { 'retry-after': 'soon' } }, 200]) {
      receiver.answer(manner)
      await office.makeDue()
      await tick()
    }
    assert.deepEqual(new Set(receiver.ids()), new Set([event]))
    const { state, attempts, attemptCount } = await detail(id)
    assert.deepEqual([state, attemptCount], ['delivered', 5])
    assert.deepEqual(
      attempts.map(({ status }) => status),
      [500, 302, 404, 429, 200],
    )
    assert.deepEqual([(await lane()).failures, (await lane()).failingSince], [0, null])
  })

  test('that is unreachable is distinguished from one that refuses', async () => {
    const away = await startReceiver()
    await away.close()
    const { id } = await office.register(account, { url: away.url })
    await office.happen(account)
    await tick()
    const { attempts, nextAttemptAt, state } = await detail(id)
    assert.deepEqual([state, attempts[0]?.status], ['pending', null])
    assert.match(attempts[0]?.error ?? '', /connection to 127\.0\.0\.1:\d+ failed/)
    assert.ok(nextAttemptAt)
  })

  test('after ten attempts the delivery has failed, and goes again only when asked for', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    const [event] = await office.happen(account)
    receiver.answer(500)
    for (let count = 0; count < 12; count++) {
      await office.makeDue()
      await tick()
    }
    assert.equal(receiver.received.length, 10)
    const failed = await detail(id)
    assert.deepEqual([failed.state, failed.attemptCount, failed.nextAttemptAt], ['failed', 10, null])
    receiver.answer(200)
    const { body } = await office.webhooks.deliveries.redeliver(ATTEMPT, office.caller(account), id, failed.id)
    assert.deepEqual([body.state, body.attemptCount], ['pending', 0])
    await tick()
    assert.deepEqual([(await detail(id)).state, receiver.ids().at(-1)], ['delivered', event])
  })

  test('that sends Retry-After gets a pause for its whole lane', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    await office.happen(account)
    receiver.answer({ status: 429, headers: { 'retry-after': '120' } })
    await tick()
    const [row] = await database.db.sql<{ ms: number }[]>`
      select extract(epoch from due_at - statement_timestamp()) * 1000 as ms from deliveries`
    between(row?.ms ?? null, 115_000, 120_500)
    await office.happen(account)
    assert.equal(await tick(), 0)
    between((await lane()).dueMs, 110_000, 120_500)
    // A manual redelivery does not wait.
    receiver.answer(200)
    const { body } = await office.webhooks.deliveries.test(ATTEMPT, office.caller(account), id)
    await tick()
    assert.equal((await office.webhooks.deliveries.detail(account, id, body.id)).state, 'delivered')
  })

  test('410 disables at once, with mail and event; what is owed is held and comes later', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    const { id: other } = await office.register(account, { url: `${receiver.url}/other` })
    receiver.answer((event, response) => response.writeHead(event.path === '/hook' ? 410 : 200).end())
    const [first] = await office.happen(account)
    await tick()
    const webhook = await office.webhooks.endpoints.find(account, id)
    assert.deepEqual([webhook.state, webhook.disabledReason], ['disabled', 'gone'])
    assert.deepEqual(
      office.mails.map(({ template, to }) => [template, to]),
      [['webhook-disabled', 'owner@example.invalid']],
    )
    await office.happen(account)
    await tick()
    const payloads = receiver.received.filter(({ path }) => path === '/hook/other').map(({ body }) => JSON.parse(body))
    const disabled = payloads.find(({ type }) => type === 'webhook.disabled')
    assert.equal(disabled?.data.webhook.id, id)
    assert.equal(
      (await deliveries(id)).every(({ state, nextAttemptAt }) => state === 'held' && nextAttemptAt === null),
      true,
    )
    assert.equal(receiver.received.filter(({ path }) => path === '/hook').length, 1)
    assert.ok((await deliveries(other)).every(({ state }) => state === 'delivered'))
    receiver.answer(200)
    receiver.received.length = 0
    await office.webhooks.endpoints.change(office.caller(account), id, { state: 'enabled' }, () => true)
    await office.makeDue()
    await tick()
    assert.equal(receiver.ids().filter((one) => one === first).length, 1)
    assert.ok((await deliveries(id)).every(({ state }) => state === 'delivered'))
  })

  test('may steer by a header', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    receiver.answer({ status: 500, headers: { 'webhook-delivery': 'abort-message' } })
    await office.happen(account)
    await tick()
    assert.equal((await detail(id)).state, 'aborted')
    receiver.answer({ status: 200, headers: { 'webhook-delivery': 'disable' } })
    await office.happen(account)
    await tick()
    const webhook = await office.webhooks.endpoints.find(account, id)
    assert.deepEqual([webhook.state, webhook.disabledReason], ['disabled', 'receiver'])
    assert.equal((await deliveries(id)).filter(({ state }) => state === 'delivered').length, 1)
  })

  test('that failed for five days, with a delivery given up, is disabled', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    receiver.answer(500)
    await office.happen(account, 2)
    await tick()
    const age = () =>
      database.db.sql`update webhook_lanes 
        set failing_since = (failing_since at time zone 'UTC' - interval '5 days 1 minute') at time zone 'UTC'`
    await age()
    assert.equal(await office.webhooks.ends.disableFailing(), 0)
    await database.db.sql`update deliveries set attempts = 9`
    await office.makeDue()
    await tick()
    assert.equal(await office.webhooks.ends.disableFailing(), 1)
    const webhook = await office.webhooks.endpoints.find(account, id)
    assert.deepEqual([webhook.state, webhook.disabledReason], ['disabled', 'failing'])
    assert.ok(webhook.failingSince)
    assert.equal(office.mails.length, 1)
    assert.equal(await office.webhooks.ends.disableFailing(), 0)
  })

  test('one success in between restarts the five days', async () => {
    await office.register(account, { url: receiver.url })
    receiver.answer(500)
    await office.happen(account)
    await database.db.sql`update deliveries set attempts = 9`
    await tick()
    assert.ok((await lane()).failingSince)
    receiver.answer(200)
    await office.happen(account)
    await tick()
    assert.equal((await lane()).failingSince, null)
    await database.db.sql`update webhook_lanes set failing_since = statement_timestamp() - interval '6 days'`
    assert.equal(await office.webhooks.ends.disableFailing(), 0)
  })
})

describe('a dead webhook', () => {
  test('gets one delivery at a time, with pauses, and recovers at once', async () => {
    await office.register(account, { url: receiver.url })
    const ids = await office.happen(account, 40)
    receiver.answer(500)
    await tick()
    const tried = receiver.received.length
    between(tried, 10, 32)
    const { failures, restMs } = await lane()
    assert.equal(failures, 10)
    between(restMs, 4_000, 5_000)
    for (const [count, rest] of [
      [11, 10_000],
      [12, 20_000],
    ] as const) {
      await office.makeDue()
      await tick()
      assert.equal((await lane()).failures, count)
      between((await lane()).restMs, rest - 1_000, rest)
    }
    assert.equal(receiver.received.length, tried + 2)
    receiver.answer(200)
    await office.makeDue()
    await tick()
    assert.deepEqual(await office.states(account), { delivered: ids.length })
  })

  test('retries one delivery until its attempts are used up', async () => {
    await office.register(account, { url: receiver.url })
    const ids = await office.happen(account, 30)
    await database.db.sql`update webhook_lanes set failures = 10`
    receiver.answer(500)
    for (let count = 0; count < 10; count++) {
      await office.makeDue()
      await tick()
    }
    assert.deepEqual(new Set(receiver.ids()), new Set([ids[0]]))
    assert.deepEqual(await office.states(account), { pending: 29, failed: 1 })
  })
})

describe('the plan and the account of a webhook', () => {
  const held = async (id: string) => (await deliveries(id)).map(({ state }) => state)

  test('the plan disables and enables it', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    await database.db.transaction((tx) => office.webhooks.fitPlan(tx, account, 'pro'))
    const [event] = await office.happen(account)
    await tick()
    assert.deepEqual([receiver.received.length, await held(id)], [0, ['held']])
    assert.equal((await office.webhooks.endpoints.find(account, id)).disabledReason, 'plan')
    await database.db.transaction((tx) => office.webhooks.fitPlan(tx, account, 'enterprise'))
    await tick()
    assert.deepEqual(receiver.ids(), [event])
    assert.equal((await office.webhooks.endpoints.find(account, id)).state, 'enabled')
  })

  test('a block of the account holds all deliveries until it ends', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    await database.db.sql`update accounts set blocked_by = 'inc_1' where id = ${account}`
    await office.happen(account)
    await tick()
    assert.deepEqual([receiver.received.length, await held(id)], [0, ['held']])
    const webhook = await office.webhooks.endpoints.find(account, id)
    assert.deepEqual([webhook.state, webhook.disabledReason], ['disabled', 'incident'])
    between((await lane()).dueMs, 20_000, 30_000)
    await database.db.sql`update accounts set blocked_by = null where id = ${account}`
    await office.makeDue()
    await tick()
    assert.deepEqual(await held(id), ['delivered'])
  })

  test('its owner disables it, and a forgotten lane is woken', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    await office.webhooks.endpoints.change(office.caller(account), id, { state: 'disabled' }, () => true)
    await office.happen(account, 3)
    await tick()
    assert.equal((await lane()).dueMs, null)
    await database.db.sql`
      update webhooks set state = 'enabled', disabled_reason = null, disabled_at = null where id = ${id}`
    assert.equal(await tick(), 0)
    await office.webhooks.ends.wakeForgotten()
    await tick()
    assert.deepEqual(await held(id), ['delivered', 'delivered', 'delivered'])
  })
})

describe('a range sent again (attack 62)', () => {
  test('is all of it, once each', async () => {
    const { id } = await office.register(account, { url: receiver.url })
    const ids = await office.happen(account, 25)
    receiver.answer({ status: 500, headers: { 'webhook-delivery': 'abort-message' } })
    for (let count = 0; count < 4; count++) {
      await office.makeDue()
      await tick()
    }
    await database.db.sql`update deliveries set state = 'failed', due_at = null, ended_at = statement_timestamp()`
    await office.webhooks.endpoints.change(office.caller(account), id, { state: 'disabled' }, () => true)
    receiver.answer(200)
    receiver.received.length = 0
    const range = { from: '2020-01-01' }
    const ask = () => office.webhooks.deliveries.redeliverRange(ATTEMPT, office.caller(account), id, range)
    assert.equal((await ask()).body.deliveries, 25)
    assert.equal((await ask()).body.deliveries, 0)
    await tick()
    assert.equal(receiver.received.length, 0)
    await office.webhooks.endpoints.change(office.caller(account), id, { state: 'enabled' }, () => true)
    await tick()
    assert.deepEqual(receiver.ids().sort(), ids.sort())
  })
})

test('pending deliveries expire after thirty days, and are deleted a week later', async () => {
  const { id } = await office.register(account, { url: receiver.url })
  await office.happen(account, 2)
  const age = (days: number) =>
    database.db.sql`update deliveries 
      set created_at = (created_at at time zone 'UTC' - ${days} * interval '1 day') at time zone 'UTC'`
  await age(29)
  assert.deepEqual(await office.webhooks.ends.sweep(), { expired: 0, deleted: 0 })
  await age(1)
  assert.deepEqual(await office.webhooks.ends.sweep(), { expired: 2, deleted: 0 })
  assert.deepEqual(
    (await deliveries(id)).map(({ state }) => state),
    ['expired', 'expired'],
  )
  const [{ id: first = '' } = {}] = await deliveries(id)
  await assert.rejects(
    office.webhooks.deliveries.redeliver(ATTEMPT, office.caller(account), id, first),
    /events are kept for 30 days/,
  )
  await age(7)
  assert.deepEqual(await office.webhooks.ends.sweep(), { expired: 0, deleted: 2 })
})

test('a stop lets running attempts finish, and starts none', async () => {
  const { id } = await office.register(account, { url: receiver.url })
  await office.happen(account, 40)
  const release: (() => void)[] = []
  receiver.answer((_event, response) => release.push(() => response.writeHead(200).end()))
  const worker = office.webhooks.worker()
  worker.start()
  await eventually(() => release.length === 16)
  const stopped = worker.stop()
  for (const let_ of release.splice(0)) let_()
  await stopped
  assert.equal(receiver.received.length, 16)
  assert.deepEqual(await office.states(account), { delivered: 16, pending: 24 })
  assert.equal((await lane()).leaseToken, null)
  receiver.answer(200)
  await tick()
  assert.equal(new Set(receiver.ids()).size, 40)
  assert.equal(receiver.received.length, 40)
  assert.ok(id)
})
