import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type Asking, type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { createSessionHands } from '../../test/session.ts'
import { MINUTE } from '../lib/clock.ts'

const TABLE = '/v1/statistics/winners'

describe('when work is late', () => {
  let app: TestApp
  let late = 0
  before(async () => {
    app = await startTestApp({ lateMs: () => late })
    const records = Array.from({ length: 1_500 }, (_, index) => bidRecord({ number: `F${index}` }))
    await app.bids.upsert(records, () => false)
  })
  after(() => app.close())
  beforeEach(() => {
    late = 0
    return app.pass(MINUTE)
  })

  const statusOf = async (path: string, asking: Asking = {}) => (await app.get(path, {}, asking)).status
  const metric = async (name: string) => {
    const { body } = await app.get<string>('/metrics', {}, { key: null })
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
  }

  test('who shows no key is asked to come again, and nobody else', async () => {
    late = 60
    const { status, headers, body } = await app.get<ProblemAnswer>('/docs', {}, { key: null })
    assert.deepEqual([status, body.code, headers.get('retry-after')], [503, 'unavailable', '2'])
    for (const path of ['/openapi.json', '/v1', '/v1/bids'])
      assert.equal(await statusOf(path, { key: null }), 503, path)
    for (const path of ['/healthz', '/metrics']) assert.equal(await statusOf(path, { key: null }), 200, path)
    // The catalog may still be catching up.
    await eventually(async () => (await statusOf('/readyz', { key: null })) === 200)
    for (const path of ['/v1/bids', TABLE, '/v1/usage']) assert.equal(await statusOf(path), 200, path)
    assert.equal(await metric('gonggo_shed_strangers_total'), 4)
    assert.equal(await metric('gonggo_event_loop_late_seconds'), 0.06)
    late = 0
    assert.equal(await statusOf('/docs', { key: null }), 200)
  })

  test('heavier still, heavy questions of an account over its share wait as well, uncounted', async () => {
    const [greedy, modest] = [await makeAccount(app), await makeAccount(app)]
    const [{ key }, other] = [await makeKey(app, greedy.id), await makeKey(app, modest.id)]
    const { port } = new URL(app.baseUrl)
    const lines: Socket[] = []
    const exporting = (by: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.pause()
      socket.write(
        `GET /v1/bids HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${by}\r\naccept: text/csv\r\n\r\n`,
      )
      lines.push(socket)
    }
    for (const by of [key, key, other.key]) exporting(by)
    await eventually(() => app.limits.places.counts().holding === 3)
    late = 120
    const { status, headers } = await app.get(TABLE, {}, { key })
    assert.deepEqual([status, headers.get('retry-after'), headers.get('ratelimit')], [503, '2', null])
    assert.equal(await statusOf('/v1/bids', { key }), 200, 'a plain search is answered')
    assert.equal(await statusOf(TABLE, { key: other.key }), 200, 'who has less than others is answered')
    assert.equal(await metric('gonggo_shed_heavy_total'), 1)
    late = 60
    assert.equal(await statusOf(TABLE, { key }), 200)
    for (const line of lines) line.destroy()
    await eventually(() => app.limits.places.counts().holding === 0)
  })

  test('a list of keywords is heavy where it counts notices for each of them', async () => {
    const [greedy, modest] = [await makeAccount(app), await makeAccount(app)]
    const [{ key }, other] = [await makeKey(app, greedy.id), await makeKey(app, modest.id)]
    const open = [greedy, greedy, modest].map(({ id }, index) => {
      const slot = app.limits.places.open({ accountId: id, keyId: `own-${index}` })
      assert.equal(slot.takeLong('exports', null), null)
      return slot
    })
    late = 120
    const counted = '/v1/keywords?pageSize=100&recent=true'
    assert.equal(await statusOf(counted, { key }), 503)
    for (const path of ['/v1/keywords', '/v1/keywords?recent=false'])
      assert.equal(await statusOf(path, { key }), 200, path)
    assert.equal(await statusOf(counted, { key: other.key }), 200, 'who has less than others is answered')
    late = 60
    assert.equal(await statusOf(counted, { key }), 200)
    for (const slot of open) slot.end()
  })

  test('the files of a page are sent to a browser that is signed in, and refused to others', async () => {
    const { cookie } = await createSessionHands(() => app).signIn({ key: app.key })
    const file = (headers: Record<string, string>) => statusOf('/assets/icon.svg', { key: null, headers })
    late = 60
    assert.equal(await statusOf('/v1/keywords', { key: null, headers: { cookie } }), 200)
    assert.equal(await file({ cookie }), 200)
    late = 0
    await createSessionHands(() => app).signIn({ key: app.key })
    await app.access.auth.pollChanges()
    late = 60
    assert.equal(await file({ cookie }), 200, 'also after somebody else has signed in')
    assert.equal(await statusOf('/session', { key: null, headers: { cookie } }), 200)
    assert.equal(await statusOf('/session', { key: null }), 503)
    assert.equal(await file({}), 503)
    assert.equal(await file({ cookie: `${cookie}x` }), 503)
  })

  test('whatever crowds in, nobody is told anything but 200, 429 and 503', async () => {
    const account = await makeAccount(app, { requestLimit: 50 })
    const { key } = await makeKey(app, account.id)
    const csv = { key, headers: { accept: 'text/csv' } }
    const told = new Set<number>()
    for (let i = 0; i < 30; i++) {
      late = [0, 60, 120][i % 3] ?? 0
      const open = ['/docs', '/v1'].map((path) => statusOf(path, { key: null }))
      const keyed = [statusOf('/v1/bids', { key }), statusOf(TABLE, { key }), statusOf('/v1/bids', csv)]
      for (const status of await Promise.all([...open, ...keyed])) told.add(status)
    }
    assert.deepEqual([...told].sort(), [200, 429, 503])
  })
})

describe('routes that need no key', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  })
  after(() => app.close())
  beforeEach(() => app.pass(MINUTE))

  const from = (address: string): Asking => ({ key: null, headers: { 'x-forwarded-for': address } })
  const ask = (path: string, address: string) => app.get<ProblemAnswer>(path, {}, from(address))

  test('are answered six hundred times a minute and network, then 429 without rate headers', async () => {
    const paths = ['/docs', '/docs/errors', '/openapi.json', '/v1', '/healthz', '/beta']
    let answered = 0
    for (let i = 0; i < 650; i += 10) {
      const ten = Array.from({ length: 10 }, (_, n) => ask(paths[(i + n) % paths.length] ?? '', '203.0.113.30'))
      answered += (await Promise.all(ten)).filter(({ status }) => status === 200).length
    }
    assert.equal(answered, 600)
    const { status, body, headers } = await ask('/docs', '203.0.113.30')
    assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'rate_limited', '60'])
    assert.equal(headers.get('ratelimit'), null)
    assert.equal((await ask('/docs', '203.0.113.31')).status, 200, 'a neighbour is another')
    const keyed = await app.get('/v1/keywords', {}, { headers: { 'x-forwarded-for': '203.0.113.30' } })
    assert.equal(keyed.status, 200, 'a key is counted by its account')
    for (let i = 0; i < 620; i++) assert.equal((await app.get('/healthz', {}, { key: null })).status, 200)
  })

  test('are not counted where they are files that a page loads', async () => {
    const opened = await Promise.all(Array.from({ length: 650 }, () => ask('/assets/icon.svg', '203.0.113.32')))
    assert.ok(opened.every(({ status }) => status === 200))
    assert.equal((await ask('/docs', '203.0.113.32')).status, 200)
  })

  test('take sixty faulty bodies a minute and network', async () => {
    const names = Array.from({ length: 3_600 }, (_, index) => `"${index.toString(36)}":1`)
    const send = async (body: string, address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const answer = await fetch(`${app.baseUrl}/consultations`, { method: 'POST', headers, body })
      return { status: answer.status, code: ((await answer.json()) as ProblemAnswer).code }
    }
    for (let i = 0; i < 60; i++) {
      const told = await send(i % 2 === 0 ? `{${names.join()}}` : '{"nmae":"x"}', '203.0.113.40')
      assert.deepEqual(told, { status: 400, code: 'unknown_field' })
    }
    assert.deepEqual(await send('{}', '203.0.113.40'), { status: 429, code: 'rate_limited' })
    assert.equal((await send('{}', '203.0.113.41')).status, 400)
    assert.equal((await ask('/beta', '203.0.113.40')).status, 200, 'reading goes on')
  })
})
