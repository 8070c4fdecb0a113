import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { DAY, MINUTE } from '../src/lib/clock.ts'
import { alertsRead } from './alerts-read.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './app-harness.ts'
import { type CollectedSpan, type Collector, startCollector } from './collector.ts'
import { bidRecord, createTestClock, makeAccount, makeKey } from './factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { startService, wayTo } from './services.ts'

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const MAIL_ADDRESS = 'somebody@example.invalid'
const KEYWORD = 'Roads'

const tracedEnv = (url: string, more: Record<string, string> = {}) => ({
  GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8',
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: '20',
  ...more,
})

const startTraced = (collector: Collector, options: TestAppOptions = {}, env: Record<string, string> = {}) =>
  startTestApp({ ...options, env: tracedEnv(collector.url, env) })

const spanNamed = (collector: Collector, name: string) =>
  eventually(() => collector.spans.find((span) => span.name === name))

const metric = async ({ get }: TestApp, name: string) => {
  const { body } = await get<string>('/metrics', {}, { key: null })
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
}

/** A portal of OCDS over HTTP that returns all its releases each time. */
async function startPortal() {
  const releases: object[] = []
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ releases }))
  })
  server.listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  return {
    releases,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases?key=portal-secret`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe('one notice from the portal to the system of a customer', () => {
  const clock = createTestClock()
  let database: TestDatabase
  let collector: Collector
  let receiver: Receiver
  let portal: Awaited<ReturnType<typeof startPortal>>
  before(async () => {
    database = await openTestDatabase()
    collector = await startCollector()
    receiver = await startReceiver()
    portal = await startPortal()
  })
  after(async () => {
    await Promise.all([collector.close(), receiver.close(), portal.close()])
    await database.close()
  })

  const asking = async (app: TestApp, key: string, path: string, body: object) => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.ok(answer.ok, `${path} ${answer.status}`)
    return (await answer.json()) as { id: string; secret: string }
  }

  test('is one trace, over two processes, and its attributes name no person and no secret', async () => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector' }
    const first = await startTraced(collector, { database, clock }, { ...headers, OTEL_SERVICE_NAME: 'gonggo-test' })
    const account = await makeAccount(first, { plan: 'enterprise', email: MAIL_ADDRESS })
    const { key } = await makeKey(first, account.id)
    // Without it, the retry may come before the redelivery.
    receiver.answer({ status: 500, headers: { 'retry-after': '3600' } })
    const webhook = await asking(first, key, '/v1/webhooks', { url: `${receiver.url}?token=receiver-secret` })
    await asking(first, key, '/v1/keywords', { keyword: KEYWORD })
    await first.sources.add('north', 'ocds', { url: portal.url })
    // After its first read, new notices may cause alerts.
    await eventually(async () => (await first.sources.list()).some(({ lastSuccessAt }) => lastSuccessAt !== null))

    clock.advance(16 * MINUTE)
    const date = new Date(clock.now() - MINUTE).toISOString()
    const endDate = new Date(clock.now() + 9 * DAY).toISOString()
    const tender = { title: `${KEYWORD} of the north`, status: 'active', tenderPeriod: { endDate } }
    portal.releases.push({ ocid: 'ocds-t1-1', id: '1', date, tag: ['tender'], tender })
    await eventually(async () => {
      await first.sources.wakeAll()
      return receiver.received.length > 0
    })
    const failed = await spanNamed(collector, 'webhook.deliver')
    await first.close()

    const second = await startTraced(collector, { database, clock }, headers)
    receiver.answer(200)
    const { items } = (
      await second.get<{ items: { id: string }[] }>(`/v1/webhooks/${webhook.id}/deliveries`, {}, { key })
    ).body
    await asking(second, key, `/v1/webhooks/${webhook.id}/deliveries/${items[0]?.id}/redeliver`, {})
    const delivered = await eventually(() =>
      collector.spans.find((span) => span.name === 'webhook.deliver' && span.spanId !== failed.spanId),
    )

    const trace = collector.spans.filter(({ traceId }) => traceId === delivered.traceId)
    const bySpan = new Map(trace.map((span) => [span.spanId, span]))
    const names = (span: CollectedSpan | undefined): string[] =>
      span ? [...names(bySpan.get(span.parentSpanId ?? '')), span.name] : []
    const chain = ['source.read', 'source.intake', 'feed.write', 'alert.match', 'event.write', 'webhook.deliver']
    assert.deepEqual(names(delivered), chain)
    assert.deepEqual(names(failed), chain)
    assert.equal(bySpan.size, 7)
    assert.deepEqual([failed.status, delivered.status], [{ code: 2 }, undefined])
    assert.deepEqual(
      [failed, delivered].map(({ attributes }) => attributes['http.response.status_code']),
      [500, 200],
    )
    assert.equal(trace.find(({ name }) => name === 'source.read')?.attributes['gonggo.notice.number'], 'ocds-t1-1')
    assert.deepEqual(
      [failed, delivered].map(({ resource }) => resource['service.name']),
      ['gonggo-test', 'gonggo'],
    )
    // The trace that the customer's system may continue.
    assert.deepEqual(
      [receiver.received.at(0), receiver.received.at(-1)].map((event) => event?.headers.traceparent),
      [failed, delivered].map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
    )
    assert.ok(collector.requests.every(({ path }) => path === '/v1/traces'))
    assert.ok(collector.requests.every((request) => request.headers.authorization === 'Bearer of-the-collector'))
    const told = JSON.stringify(collector.spans)
    const secrets = [
      key,
      webhook.secret,
      new URL(receiver.url).host,
      'receiver-secret',
      'portal-secret',
      'of-the-collector',
      account.id,
      account.name,
      MAIL_ADDRESS,
      KEYWORD,
    ]
    for (const secret of secrets) assert.ok(!told.includes(secret), secret)
    await second.close()
  })
})

describe('a notice that is reported after a change of the company profile', () => {
  let collector: Collector
  let app: TestApp
  before(async () => {
    collector = await startCollector()
    app = await startTraced(collector)
  })
  after(async () => {
    await app.close()
    await collector.close()
  })

  test('is matched in the trace of the notice', async () => {
    const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
    const declare = (codes: string[]) =>
      app.eligibility.profiles.replace(
        { accountId, actor: { kind: 'operator', id: null } },
        {
          seats: [{ region: '경기도 안양시', kind: 'head' }],
          licences: codes.map((code) => ({ code, name: code, until: '9999-12-31' })),
          jointBidding: false,
          complete: ['licences', 'seats'],
        },
        () => true,
      )
    await declare([])
    await app.keywords.createMany(accountId, [{ keyword: 'Bridges', filter: { eligibility: ['yes'] } }])
    const licences = [{ group: 1, code: '0037', name: '전기공사업' }]
    const notice = bidRecord({ title: 'Bridges', bsnsDiv: '공사', source: 'koneps', regions: ['경기도'], licences })
    await app.bids.upsert([notice], () => true)
    await alertsRead(app)
    assert.equal(collector.spans.filter(({ name }) => name === 'event.write').length, 0)
    await declare(['0037'])
    await alertsRead(app)
    const [match, write, origin] = [
      await spanNamed(collector, 'alert.match'),
      await spanNamed(collector, 'event.write'),
      await spanNamed(collector, 'feed.write'),
    ]
    assert.deepEqual([match.traceId, match.parentSpanId], [origin.traceId, origin.spanId])
    assert.equal(write.parentSpanId, match.spanId)
  })
})

describe('requests to the API', () => {
  let collector: Collector
  let app: TestApp
  before(async () => {
    collector = await startCollector()
    app = await startTraced(collector)
  })
  after(async () => {
    await app.close()
    await collector.close()
  })

  const ask = (headers: Record<string, string>, path = '/v1/bids') => app.get(path, {}, { headers })
  const ofRequest = (id: string) =>
    eventually(() => collector.spans.find((span) => span.attributes['gonggo.request_id'] === id))

  test('continue the trace of their caller, who also decides whether it is kept', async () => {
    const { headers } = await ask({ traceparent: TRACEPARENT })
    const span = await ofRequest(headers.get('x-request-id') ?? '')
    assert.deepEqual([span.traceId, span.parentSpanId], ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
    assert.deepEqual([span.name, span.kind], ['GET /v1/bids', 2])
    const unsampled = await ask({ traceparent: TRACEPARENT.replace(/01$/, '00') })
    for (const path of ['/healthz', '/metrics', '/v1/nothing-here']) await ask({}, path)
    const later = await ask({})
    await ofRequest(later.headers.get('x-request-id') ?? '')
    const known = collector.spans.map(({ attributes }) => attributes['gonggo.request_id'])
    assert.ok(!known.includes(unsampled.headers.get('x-request-id') ?? ''))
    assert.deepEqual([...new Set(collector.spans.map(({ name }) => name))], ['GET /v1/bids'])
  })

  test('with a context that is not valid have a trace of their own', async () => {
    const wrong = [
      TRACEPARENT.replace('00-4', 'ff-4'),
      TRACEPARENT.toUpperCase(),
      `${TRACEPARENT}-more`,
      'x',
      `${TRACEPARENT}, ${TRACEPARENT}`,
    ]
    for (const traceparent of wrong) {
      const { headers } = await ask({ traceparent })
      const span = await ofRequest(headers.get('x-request-id') ?? '')
      assert.equal(span.parentSpanId, undefined)
      assert.notEqual(span.traceId, '4bf92f3577b34da6a3ce929d0e0e4736')
    }
  })
})

describe('a collector that is away', () => {
  const REQUESTS = 200
  const load = async (app: TestApp) => {
    for (let count = 0; count < REQUESTS; count++) assert.equal((await app.get('/v1/keywords')).status, 200)
  }

  for (const [how, silent] of [
    ['refuses connections', false],
    ['never answers', true],
  ] as const) {
    test(`${how}: nothing fails or waits, and what did not fit is counted`, async () => {
      const collector = await startCollector()
      collector.answer(0)
      if (!silent) await collector.close()
      const control = await startTestApp()
      const most = {
        OTEL_BSP_MAX_QUEUE_SIZE: '50',
        OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
        OTEL_BSP_EXPORT_TIMEOUT: '999999',
      }
      const app = await startTraced(collector, {}, most)
      try {
        await load(control)
        await load(app)
        const controlMs = await timeOf(() => load(control))
        const ms = await timeOf(() => load(app))
        assert.ok(ms < paceLimit({ controlMs, times: 3, floorMs: 2_000 }), `${ms} ms instead of ${controlMs}`)
        const dropped = await metric(app, 'gonggo_spans_dropped_total')
        // 50 wait, and 10 are being sent.
        assert.ok(dropped >= 2 * REQUESTS - 60 && dropped < 2 * REQUESTS, String(dropped))
        assert.equal(await metric(app, 'gonggo_spans_exported_total'), 0)
        // A stop tries to send the rest for a moment; otherwise the test would not end.
        await app.close()
      } finally {
        await control.close()
        if (silent) await collector.close()
      }
    })
  }
})

test('without a collector nothing is sent to receivers, and there are no metrics of it', async () => {
  const app = await startTestApp({ env: { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' } })
  const receiver = await startReceiver()
  const account = await makeAccount(app, { plan: 'enterprise' })
  const { key } = await makeKey(app, account.id)
  for (const [path, body] of [
    ['/v1/webhooks', { url: receiver.url }],
    ['/v1/keywords', { keyword: '청사' }],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    assert.equal(
      (await fetch(`${app.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status,
      201,
    )
  }
  await app.bids.upsert([bidRecord()], () => true)
  await eventually(() => receiver.received.length === 1)
  assert.equal(receiver.received[0]?.headers.traceparent, undefined)
  assert.ok(Number.isNaN(await metric(app, 'gonggo_spans_dropped_total')))
  await app.close()
  await receiver.close()
})

test('the program itself loads what traces, and sends its last spans when it stops', async (t) => {
  const database = await openTestDatabase()
  const collector = await startCollector()
  const service = startService({
    words: ['--role=api'],
    env: {
      ...wayTo(database),
      GONGGO_PORT: '0',
      GONGGO_SECRET: 'only for tests and long enough',
      ...tracedEnv(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '999999', OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip' }),
    },
  })
  t.after(async () => {
    await service.end('SIGKILL')
    await collector.close()
    await database.close()
  })
  assert.equal((await fetch(`${await service.listening()}/v1/bids`)).status, 401)
  assert.equal(await service.end('SIGTERM'), 0)
  assert.deepEqual(
    collector.spans.map(({ name, resource }) => [name, resource['service.name'], resource['gonggo.role']]),
    [['GET /v1/bids', 'gonggo', 'api']],
  )
})
