import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { type Receiver, startReceiver } from '../../test/receiver.ts'
import { verifyDelivery } from '../../test/webhook-verifier.ts'
import { notATime } from '../vocabulary/sentences.ts'
import type { Delivery, DeliveryDetail } from './schema/deliveries.ts'
import type { Webhook, WebhookWithSecret } from './schema/webhooks.ts'

let app: TestApp
let receiver: Receiver
let key: string
let accountId: string
before(async () => {
  app = await startTestApp({ env: { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' } })
  receiver = await startReceiver()
})
after(async () => {
  await app.close()
  await receiver.close()
})
beforeEach(async () => {
  accountId = (await makeAccount(app, { plan: 'enterprise' })).id
  key = (await makeKey(app, accountId)).key
  receiver.received.length = 0
  receiver.answer(200)
})

interface Asking {
  headers?: Record<string, string>
  key?: string
}

async function ask<Body = ProblemAnswer>(method: string, path: string, body?: object, asking: Asking = {}) {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${asking.key ?? key}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...asking.headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: (text === '' ? null : JSON.parse(text)) as Body }
}
const create = async (input: object = { url: receiver.url }) =>
  (await ask<WebhookWithSecret>('POST', '/v1/webhooks', input)).body
const delivered = (path: string) =>
  eventually(async () => {
    const { body } = await ask<DeliveryDetail>('GET', path)
    return body.state === 'delivered' && body
  })

describe('POST /v1/webhooks', () => {
  test('returns all defaults and the secret, which is never shown again', async () => {
    const { status, headers, body } = await ask<WebhookWithSecret>('POST', '/v1/webhooks', { url: receiver.url })
    assert.equal(status, 201)
    assert.equal(headers.get('location'), `/v1/webhooks/${body.id}`)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.match(headers.get('ratelimit-policy') ?? '', /^"manage";q=60;w=60$/)
    const { secret, ...shown } = body
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.deepEqual(shown, {
      id: body.id,
      url: receiver.url,
      events: [
        'bid.matched',
        'bid.changed',
        'bid.cancelled',
        'bid.awarded',
        'pursuit.changed',
        'report.ready',
        'webhook.disabled',
        'webhook.test',
        'security.incident',
      ],
      allEvents: true,
      format: 'standard',
      description: null,
      state: 'enabled',
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      lastSuccessAt: null,
      lastFailure: null,
      secretHint: `${secret.slice(0, 10)}…`,
      publicKey: null,
      createdAt: body.createdAt,
    })
    assert.deepEqual((await ask('GET', `/v1/webhooks/${body.id}`)).body as object, shown)
    const list = (await ask<{ total: number; items: object[] }>('GET', '/v1/webhooks')).body
    assert.deepEqual([list.total, list.items], [1, [shown]])
  })

  test('accepts a given secret, and creates a key for v1a', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const body = await create({ url: receiver.url, secret, signatures: ['v1', 'v1a'], events: ['bid.matched'] })
    assert.equal(body.secret, secret)
    assert.match(body.publicKey ?? '', /^whpk_[A-Za-z0-9+/]{43}=$/)
    const [row] = await app.db.sql<{ secret: Buffer; signingKey: Buffer }[]>`
      select secret, signing_key from webhooks where id = ${body.id}`
    assert.ok(row && !row.secret.includes(secret.slice(6)) && row.signingKey.length > 32)
  })

  test('repeating a request with its key creates one webhook and shows the same secret', async () => {
    const once = () => ask<WebhookWithSecret>('POST', '/v1/webhooks', { url: receiver.url }, withKey)
    const withKey = { headers: { 'idempotency-key': 'erp-1' } }
    const [first, second] = [await once(), await once()]
    assert.deepEqual(second.body, first.body)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assert.equal((await ask<{ total: number }>('GET', '/v1/webhooks')).body.total, 1)
  })

  test('refuses addresses it would never call, and headers of one’s own (attack 59)', async () => {
    for (const url of [
      'ftp://erp.example.com',
      'https://a:b@erp.example.com/',
      'https://10.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://0x0a000001/',
      'https://169.254.169.254/',
      'https://erp.example.com:0/',
      'https://localhost.localdomain:0/',
      'https://erp.example.com/\r\nhost: x',
      'nonsense',
      'https://[fd00::1]/',
    ]) {
      const { status, body } = await ask('POST', '/v1/webhooks', { url })
      assert.deepEqual([status, body.code, body.errors?.[0]?.name], [400, 'invalid_url', 'url'], url)
    }
    const own = await ask('POST', '/v1/webhooks', { url: receiver.url, headers: { host: 'x' } })
    assert.deepEqual([own.status, own.body.code], [400, 'unknown_field'])
  })

  test('refuses weak secrets, signatures without v1 and kinds that are none', async () => {
    for (const [field, value] of [
      ...['', 'whsec_', 'whsec_c2hvcnQ=', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'].map((text) => ['secret', text] as const),
      ...[['v1a'], [], ['v2']].map((list) => ['signatures', list] as const),
      ['events', ['bid.new']] as const,
      ['events', []] as const,
      ['format', 'xml'] as const,
    ]) {
      const { status, body } = await ask('POST', '/v1/webhooks', { url: receiver.url, [field]: value })
      assert.deepEqual([status, body.code], [400, 'invalid_field'], `${field} ${JSON.stringify(value)}`)
    }
  })

  test('has a limit, which usage shows', async () => {
    for (let count = 0; count < 20; count++) await create()
    const { status, body } = await ask('POST', '/v1/webhooks', { url: receiver.url })
    assert.deepEqual([status, body.code], [409, 'limit_reached'])
    const usage = await ask<{ counters: { name: string; limit: number; used: number }[] }>('GET', '/v1/usage')
    assert.deepEqual(
      usage.body.counters.find(({ name }) => name === 'webhooks'),
      { name: 'webhooks', limit: 20, used: 20 },
    )
  })

  test('requires Enterprise and the scope', async () => {
    const pro = await makeAccount(app, { plan: 'pro' })
    const ofPro = (await makeKey(app, pro.id)).key
    const reader = (await makeKey(app, accountId, { scopes: ['webhooks:read'] })).key
    const input = { url: receiver.url }
    assert.equal((await ask('POST', '/v1/webhooks', input, { key: ofPro })).body.code, 'plan_required')
    assert.equal((await ask('POST', '/v1/webhooks', input, { key: reader })).body.code, 'scope_required')
    assert.equal((await ask('GET', '/v1/webhooks', undefined, { key: reader })).status, 200)
  })
})

describe('PATCH /v1/webhooks/{id}', () => {
  test('changes given fields, resets those that are null, and honours If-Match', async () => {
    const { id } = await create({ url: receiver.url, events: ['bid.matched'], description: 'ERP', format: 'slack' })
    const path = `/v1/webhooks/${id}`
    const read = await ask('GET', path)
    const etag = read.headers.get('etag') ?? ''
    const changed = await ask<Webhook>('PATCH', path, { description: '연동' }, { headers: { 'if-match': etag } })
    assert.deepEqual([changed.status, changed.body.description, changed.body.format], [200, '연동', 'slack'])
    assert.equal((await ask('PATCH', path, { description: 'x' }, { headers: { 'if-match': etag } })).status, 412)
    const reset = await ask<Webhook>('PATCH', path, { description: null, events: null, format: null })
    assert.deepEqual([reset.body.description, reset.body.events.length, reset.body.format], [null, 9, 'standard'])
    assert.equal((await ask('PATCH', path, { url: 'https://127.0.0.1.nip.example:0/' })).body.code, 'invalid_url')
    const signed = await ask<Webhook>('PATCH', path, { signatures: ['v1', 'v1a'] })
    assert.match(signed.body.publicKey ?? '', /^whpk_/)
    assert.equal((await ask<Webhook>('PATCH', path, { signatures: null })).body.publicKey, null)
  })

  test('a list of all current event types is not the same as all event types', async () => {
    const { id, events, allEvents } = await create()
    assert.equal(allEvents, true)
    const path = `/v1/webhooks/${id}`
    const listed = (await ask<Webhook>('PATCH', path, { events })).body
    assert.deepEqual([listed.allEvents, listed.events], [false, events])
    assert.equal((await ask<Webhook>('PATCH', path, { events: null })).body.allEvents, true)
  })

  test('disables and enables', async () => {
    const { id } = await create()
    const path = `/v1/webhooks/${id}`
    const off = (await ask<Webhook>('PATCH', path, { state: 'disabled' })).body
    assert.deepEqual([off.state, off.disabledReason], ['disabled', 'owner'])
    assert.ok(off.disabledAt)
    const sent = await ask<Delivery>('POST', `${path}/test`)
    assert.deepEqual([sent.status, sent.body.state], [202, 'held'])
    const listed = async (state: string) =>
      (await ask<{ total: number }>('GET', `${path}/deliveries?state=${state}`)).body.total
    assert.deepEqual([await listed('held'), await listed('pending')], [1, 0])
    const on = (await ask<Webhook>('PATCH', path, { state: null })).body
    assert.deepEqual([on.state, on.disabledReason, on.disabledAt], ['enabled', null, null])
    await delivered(sent.headers.get('location') ?? '')
  })
})

describe('deliveries', () => {
  test('a test event arrives, and can be read with its attempts and sent again', async () => {
    const { id, secret } = await create({ url: receiver.url, events: ['bid.matched'] })
    const sent = await ask<Delivery>('POST', `/v1/webhooks/${id}/test`)
    assert.equal(sent.status, 202)
    const path = sent.headers.get('location') ?? ''
    assert.equal(path, `/v1/webhooks/${id}/deliveries/${sent.body.id}`)
    const done = await delivered(path)
    assert.deepEqual([done.type, done.attemptCount, done.lastStatus, done.attempts.length], ['webhook.test', 1, 200, 1])
    const [{ headers, body } = assert.fail()] = receiver.received
    const payload = verifyDelivery(secret, { body, headers })
    assert.deepEqual(Object.keys(payload), ['id', 'type', 'timestamp', 'apiVersion', 'data'])
    assert.deepEqual([payload.id, payload.type, payload.data], [done.eventId, 'webhook.test', {}])
    assert.match(String(payload.timestamp), /\+09:00$/)
    const again = await ask<Delivery>('POST', `${path}/redeliver`)
    assert.deepEqual([again.status, again.headers.get('location'), again.body.state], [202, path, 'pending'])
    await eventually(() => receiver.received.length === 2)
    assert.deepEqual(new Set(receiver.ids()), new Set([done.eventId]))
    assert.equal((await delivered(path)).attempts.length, 2)
  })

  test('show the event; the webhook shows its last success and failure', async () => {
    const away = await startReceiver()
    const { id } = await create({ url: away.url })
    const path = `/v1/webhooks/${id}`
    const tested = async () => (await ask<Delivery>('POST', `${path}/test`)).headers.get('location') ?? ''
    const shown = async () => (await ask<Webhook>('GET', path)).body
    assert.deepEqual([(await shown()).lastSuccessAt, (await shown()).lastFailure], [null, null])
    const { event, eventId, attempts, endedAt } = await delivered(await tested())
    assert.deepEqual(event, JSON.parse(away.received[0]?.body ?? ''))
    assert.deepEqual([away.ids(), attempts[0]?.reason, attempts[0]?.error], [[eventId], null, null])
    const { lastSuccessAt, lastFailure: none } = await shown()
    // Recorded by a separate statement, so up to a second may pass.
    assert.ok(lastSuccessAt !== null && endedAt !== null && lastSuccessAt >= endedAt, `${lastSuccessAt} ${endedAt}`)
    assert.equal(none, null)
    away.answer(500)
    await tested()
    const refused = await eventually(async () => (await shown()).lastFailure)
    assert.deepEqual([refused.status, refused.reason], [500, null])
    // Not by closing it: another process could listen on its port meanwhile, and answer.
    away.answer((_event, response) => response.destroy())
    const location = await tested()
    const silent = await eventually(async () => {
      const { lastFailure } = await shown()
      return lastFailure?.status === null && lastFailure
    })
    assert.equal(silent.reason, 'connection')
    const { body } = await ask<DeliveryDetail>('GET', location)
    assert.deepEqual([body.attempts[0]?.reason, body.attempts[0]?.at], ['connection', silent.at])
    assert.equal((await shown()).lastSuccessAt, lastSuccessAt, 'a failure leaves it')
    await away.close()
    await app.db.sql`delete from events where account_id = ${accountId} and id = ${eventId}`
    const [{ id: first = '' } = {}] = await app.db.sql<{ id: string }[]>`
      select id from deliveries where account_id = ${accountId} and event_id = ${eventId}`
    assert.equal((await ask<DeliveryDetail>('GET', `${path}/deliveries/${first}`)).body.event, null)
  })

  test('are filtered by state and time, and sent again by range', async () => {
    const { id } = await create()
    receiver.answer({ status: 400, headers: { 'webhook-delivery': 'abort-message' } })
    const sent = await ask<Delivery>('POST', `/v1/webhooks/${id}/test`)
    const path = `/v1/webhooks/${id}/deliveries`
    const total = async (query: string) => (await ask<{ total: number }>('GET', `${path}?${query}`)).body.total
    await eventually(async () => (await total('state=aborted')) === 1)
    assert.deepEqual(
      [await total('state=failed'), await total('since=2020-01-01'), await total('since=2099-01-01')],
      [0, 1, 0],
    )
    assert.deepEqual(
      [await total('type=webhook.test'), await total('type=bid.matched'), await total('until=2020-01-01')],
      [1, 0, 0],
    )
    assert.equal(await total('since=2020-01-01&until=2099-12-31&state=aborted&type=webhook.test'), 1)
    const { body: wrong } = await ask<ProblemAnswer>('GET', `${path}?since=yesterday&until=2026-13-01`, undefined, {
      headers: { 'accept-language': 'en' },
    })
    assert.deepEqual(
      wrong.errors?.map(({ name, code, message }) => [name, code, message]),
      ['since', 'until'].map((name) => [name, 'invalid_parameter', notATime(name).en]),
    )
    assert.equal((await ask('GET', `${path}?since=2026-11-21&until=2026-11-20`)).body.code, 'reversed_range')
    receiver.answer(200)
    const range = (body: object) => ask<{ deliveries: number }>('POST', `/v1/webhooks/${id}/redeliver`, body)
    assert.equal((await range({ from: '2020-01-01' })).body.deliveries, 0)
    const done = await range({ from: '2020-01-01', to: '2099-12-31', state: 'aborted' })
    assert.deepEqual([done.status, done.headers.get('location'), done.body.deliveries], [202, path, 1])
    await delivered(`${path}/${sent.body.id}`)
    const reversed = await ask('POST', `/v1/webhooks/${id}/redeliver`, { from: '2026-11-20', to: '2026-11-19' })
    assert.deepEqual([reversed.status, reversed.body.code], [400, 'reversed_range'])
  })
})

test('the secret is replaced, and the old one signs for the requested time', async () => {
  const { id, secret: old } = await create()
  const { status, headers, body } = await ask<WebhookWithSecret>('POST', `/v1/webhooks/${id}/rotate-secret`, {
    graceSeconds: 60,
  })
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'])
  assert.notEqual(body.secret, old)
  const sent = await ask('POST', `/v1/webhooks/${id}/test`)
  await delivered(sent.headers.get('location') ?? '')
  const [event = assert.fail()] = receiver.received
  for (const one of [old, body.secret]) verifyDelivery(one, event)
  const { body: at_once } = await ask<WebhookWithSecret>('POST', `/v1/webhooks/${id}/rotate-secret`, {
    graceSeconds: 0,
  })
  const later = await ask('POST', `/v1/webhooks/${id}/test`)
  await delivered(later.headers.get('location') ?? '')
  const last = receiver.received.at(-1) ?? assert.fail()
  verifyDelivery(at_once.secret, last)
  assert.throws(() => verifyDelivery(body.secret, last))
})

test('deleted, foreign and unknown webhooks are all 404; actions are audited', async () => {
  const { id } = await create()
  const sent = await ask<Delivery>('POST', `/v1/webhooks/${id}/test`)
  const stranger = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
  const paths = (one: string) => [
    `GET /v1/webhooks/${one}`,
    `PATCH /v1/webhooks/${one}`,
    `POST /v1/webhooks/${one}/test`,
    `GET /v1/webhooks/${one}/deliveries`,
    `GET /v1/webhooks/${one}/deliveries/${sent.body.id}`,
    `POST /v1/webhooks/${one}/deliveries/${sent.body.id}/redeliver`,
    `DELETE /v1/webhooks/${one}`,
  ]
  const all404 = async (one: string, asking: Asking) => {
    for (const request of paths(one)) {
      const [method = '', path = ''] = request.split(' ')
      const { status } = await ask(method, path, method === 'PATCH' ? {} : undefined, asking)
      assert.equal(status, 404, request)
    }
  }
  await all404(id, { key: stranger })
  await all404('wh_none', {})
  assert.equal((await ask('DELETE', `/v1/webhooks/${id}`)).status, 204)
  await all404(id, {})
  const { items } = (await ask<{ items: { action: string; subject: string }[] }>('GET', '/v1/access/audit')).body
  const actions = items.filter(({ subject }) => subject === id).map(({ action }) => action)
  assert.deepEqual(actions, ['webhook.deleted', 'webhook.created'])
  const rows = await app.db.sql`select from deliveries where webhook_id = ${id}`
  assert.equal(rows.length, 0)
})

test('a lower plan disables, a higher one enables again', async () => {
  const { id } = await create()
  await app.accounts.setPlan(accountId, 'pro')
  await app.accounts.setPlan(accountId, 'enterprise')
  const { body } = await ask<Webhook>('GET', `/v1/webhooks/${id}`)
  assert.equal(body.state, 'enabled')
  await app.accounts.setPlan(accountId, 'pro')
  const [row] = await app.db.sql<{ disabledReason: string }[]>`select disabled_reason from webhooks where id = ${id}`
  assert.equal(row?.disabledReason, 'plan')
})
