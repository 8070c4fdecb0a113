import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { Type } from 'typebox'
import { accessDeps, createTestClock } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { createHttp, createOverload, type Http } from '../lib/http/index.ts'
import { createLog } from '../lib/log.ts'
import { createMetrics } from '../lib/metrics.ts'
import { createSecrets } from '../lib/secret.ts'
import { type Access, createAccess, createLimits, type Limits } from './index.ts'
import { guard } from './routes/guard.ts'

const Done = Type.Object({ done: Type.Boolean() }, { additionalProperties: false })
const access = { needs: 'notices', scope: 'any' } as const
const Sent = Type.Object({ text: Type.String({ maxLength: 100 }) }, { additionalProperties: false })
const Texts = Type.Object({ texts: Type.Array(Type.String(), { maxItems: 9 }) }, { additionalProperties: false })
/** More than the system keeps for a reader who does not read. */
const UNREAD_BYTES = 32 * 1024 * 1024
/** For a request to arrive whole. */
const REQUEST_MS = 5_000

/** Routes whose handlers end when a test says so. */
describe('requests of one account', () => {
  let database: TestDatabase
  let http: Http
  let limits: Limits
  let auth: Access['auth']
  let key: string
  let baseUrl: string
  /** Handlers at work, by what they were asked. */
  const atWork = new Map<string, () => void>()
  const clock = createTestClock()
  /** The rounds of the event loop in which large bodies came to their handler. */
  const rounds: number[] = []
  let parsedIn = () => 0

  before(async () => {
    database = await openTestDatabase()
    const { db } = database
    const [log, metrics] = [createLog({ level: 'silent' }), createMetrics()]
    const secrets = createSecrets(['only for tests'])
    limits = createLimits({ db, clock, log, metrics, redisUrl: null, supervisor: null, alone: true })
    const service = createAccess({ ...accessDeps(db, clock), secrets: () => secrets, stage: 'general', limits })
    const publicUrl = () => 'http://here'
    const timeouts = { headers: REQUEST_MS, request: REQUEST_MS }
    http = createHttp({ log, clock, publicUrl, stage: 'general', version: '1', trustedProxies: [], metrics, timeouts })
    auth = service.auth
    guard(http, service, limits, createOverload({ metrics }))
    const schema = (operationId: string) => ({
      operationId,
      title: { en: 'x', ko: 'x' },
      tags: ['x'],
      response: { 200: Done },
    })
    http.get(
      '/v1/slow/:name',
      { config: { access }, schema: { ...schema('slow'), params: Type.Object({ name: Type.String() }) } },
      async (request) => {
        await new Promise<void>((resolve) => atWork.set(request.params.name, resolve))
        return { done: true }
      },
    )
    const slow = async ({ url }: { url: string }) => {
      await new Promise<void>((resolve) => atWork.set(url, resolve))
      return { done: true }
    }
    http.post('/v1/sent', { config: { access }, schema: { ...schema('send'), body: Sent } }, async () => ({
      done: true,
    }))
    http.post('/v1/texts', { config: { access }, schema: { ...schema('sendTexts'), body: Texts } }, slow)
    http.post('/v1/large', { config: { access }, schema: { ...schema('sendLarge'), body: Texts } }, async () => {
      rounds.push(parsedIn())
      return { done: true }
    })
    http.patch('/v1/alone', { config: { access, alone: true }, schema: { ...schema('alone'), body: Sent } }, slow)
    const holds = ({ headers }: { headers: { accept?: string } }) =>
      headers.accept === 'text/csv' ? { kind: 'exports' as const, longestMs: null } : null
    const produces = ['application/json', 'text/csv']
    const params = Type.Object({ name: Type.String() })
    const listed = { config: { access, alone: true, holds, produces } as const, schema: { ...schema('list'), params } }
    http.get('/v1/list/:name', listed, slow)
    http.get(
      '/v1/much',
      {
        config: { access, alone: true },
        schema: { ...schema('much'), response: { 200: Type.Object({ text: Type.String() }) } },
      },
      async () => ({ text: 'x'.repeat(UNREAD_BYTES) }),
    )
    http.get('/v1/keys', { config: { access, limiter: 'manage' }, schema: schema('keys') }, async () => ({
      done: true,
    }))
    baseUrl = await http.listen({ port: 0 })
    await db.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values ('acc_1', 'one', 'pro', 'active', 'ko', 'Asia/Seoul', false, now())`
    const wishes = { accountId: 'acc_1', name: null, scopes: null, expiresAt: null, createdBy: null }
    key = (await service.keys.issue(wishes)).key
  })
  after(async () => {
    await http.close()
    await database.close()
  })

  const ask = (path: string, signal?: AbortSignal) =>
    fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` }, ...(signal ? { signal } : {}) })
  const nextMinute = () => {
    clock.advance(60_000)
    return auth.pollChanges()
  }
  const finish = (name: string) => {
    atWork.get(name)?.()
    atWork.delete(name)
  }

  test('twenty are worked on, the others wait, are counted, and go on in order; who leaves gives his place back', async () => {
    const leaving = new AbortController()
    const answers: Promise<Response>[] = []
    for (let i = 0; i < 20; i++) answers.push(ask(`/v1/slow/${i}`))
    await eventually(() => atWork.size === 20)
    const gone = ask('/v1/slow/left', leaving.signal)
    gone.catch(() => {})
    await eventually(() => limits.places.counts().waiting === 1)
    for (let i = 20; i < 23; i++) {
      answers.push(ask(`/v1/slow/${i}`))
      await eventually(() => limits.places.counts().waiting === i - 18)
    }
    leaving.abort()
    await eventually(() => limits.places.counts().waiting === 3)
    for (const [ends, next] of [
      ['7', '20'],
      ['20', '21'],
      ['3', '22'],
    ] as const) {
      assert.ok(!atWork.has(next))
      finish(ends)
      await eventually(() => atWork.has(next))
    }
    assert.equal(atWork.has('left'), false)
    for (const name of [...atWork.keys()]) finish(name)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    assert.deepEqual(new Set(statuses), new Set([200]))
    await eventually(() => limits.places.counts().accounts === 0)
    const { headers } = await ask('/v1/keys')
    assert.equal(headers.get('ratelimit-policy'), '"manage";q=60;w=60')
  })

  test('who leaves while he is worked on frees his place as well', async () => {
    await nextMinute()
    const leaving = new AbortController()
    for (let i = 0; i < 20; i++) ask(`/v1/slow/${i}`, leaving.signal).catch(() => {})
    await eventually(() => atWork.size === 20)
    const last = ask('/v1/slow/last')
    await eventually(() => limits.places.counts().waiting === 1)
    leaving.abort()
    await eventually(() => atWork.has('last'))
    for (const name of [...atWork.keys()]) finish(name)
    assert.equal((await last).status, 200)
  })

  test('routes that manage have a limit of their own, apart from the plan', async () => {
    await nextMinute()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/v1/keys')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 60)
    const refused = await ask('/v1/keys')
    assert.equal(refused.headers.get('ratelimit'), '"manage";r=0;t=60')
    const plain = ask('/v1/slow/one')
    await eventually(() => atWork.has('one'))
    finish('one')
    assert.equal((await plain).headers.get('ratelimit'), '"pro";r=99;t=60')
  })

  /** Sends a head and as much of a body as is given. */
  async function begin(head: string, body = ''): Promise<Socket> {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
    await once(socket, 'connect')
    const headers = `host: localhost\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`
    socket.write(`${head} HTTP/1.1\r\n${headers}\r\n${body}`.replace('\r\n\r\n', `\r\n${lengthOf(body)}\r\n\r\n`))
    return socket
  }
  const lengthOf = (body: string) =>
    body === '' ? 'content-length: 100' : `content-length: ${Buffer.byteLength(body)}`
  const send = (path: string, body: object, method = 'POST') =>
    fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const isEmpty = () => limits.places.counts().accounts === 0

  test('a place is taken before the body is read, and given back when the upload ends or takes too long', async () => {
    await nextMinute()
    const uploads = await Promise.all(Array.from({ length: 20 }, () => begin('POST /v1/sent')))
    await eventually(() => limits.places.counts().working === 20)
    const waits = ask('/v1/slow/behind')
    await eventually(() => limits.places.counts().waiting === 1)
    assert.equal(atWork.has('behind'), false)
    const answered = once(uploads[1] as Socket, 'data')
    uploads[0]?.destroy()
    await eventually(() => atWork.has('behind'))
    finish('behind')
    assert.equal((await waits).status, 200)
    // The others never send the rest.
    assert.match(String((await answered)[0]), /^HTTP\/1.1 408 /)
    await eventually(isEmpty)
  })

  test('a place is given back whatever is wrong with the body', async () => {
    await nextMinute()
    assert.equal((await send('/v1/sent', { text: 'x' })).status, 200)
    assert.equal((await send('/v1/sent', { text: 'x'.repeat(40_000) })).status, 413)
    assert.equal((await send('/v1/sent', { text: 'x'.repeat(1_000) })).status, 400)
    const chunked = await fetch(`${baseUrl}/v1/sent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: new Blob(['{', ' '.repeat(40_000)]).stream(),
      duplex: 'half',
    } as RequestInit)
    assert.equal(chunked.status, 413)
    await eventually(isEmpty)
  })

  test('of bodies beyond 32 KiB, and of routes that say so, one is worked on at a time', async () => {
    await nextMinute()
    const large = { texts: ['x'.repeat(40_000)] }
    const first = send('/v1/texts', large)
    await eventually(() => atWork.has('/v1/texts'))
    const second = send('/v1/alone', { text: 'x' }, 'PATCH')
    const small = send('/v1/texts?', { texts: [] })
    await eventually(() => atWork.has('/v1/texts?'))
    assert.equal(atWork.has('/v1/alone'), false)
    finish('/v1/texts?')
    finish('/v1/texts')
    await eventually(() => atWork.has('/v1/alone'))
    finish('/v1/alone')
    assert.deepEqual(
      (await Promise.all([first, second, small])).map(({ status }) => status),
      [200, 200, 200],
    )
    await eventually(isEmpty)
  })

  test('a caller who does not read the answer keeps no other waiting', async () => {
    await nextMinute()
    const unread = connect({ port: Number(new URL(baseUrl).port), host: '127.0.0.1' })
    await once(unread, 'connect')
    unread.write(`GET /v1/much HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n\r\n`)
    await once(unread, 'readable')
    const alone = send('/v1/alone', { text: 'x' }, 'PATCH')
    await eventually(() => atWork.has('/v1/alone'))
    finish('/v1/alone')
    assert.equal((await alone).status, 200)
    assert.equal(limits.places.counts().working, 1, 'the other is still being sent')
    unread.destroy()
    await eventually(isEmpty)
  })

  test('an export has a place of its own and keeps no list waiting', async () => {
    await nextMinute()
    const get = (name: string, accept: string) =>
      fetch(`${baseUrl}/v1/list/${name}`, { headers: { authorization: `Bearer ${key}`, accept } })
    const all = [get('export', 'text/csv')]
    await eventually(() => atWork.has('/v1/list/export'))
    all.push(get('first', 'application/json'))
    await eventually(() => atWork.has('/v1/list/first'))
    all.push(get('second', 'application/json'))
    await eventually(() => limits.places.counts().holding === 1)
    assert.equal(atWork.has('/v1/list/second'), false)
    finish('/v1/list/first')
    await eventually(() => atWork.has('/v1/list/second'))
    for (const name of ['second', 'export']) finish(`/v1/list/${name}`)
    for (const { status } of await Promise.all(all)) assert.equal(status, 200)
    await eventually(isEmpty)
  })

  test('of large bodies that have all arrived, one is parsed in a round of the event loop', async () => {
    await nextMinute()
    let round = 0
    let isOver = false
    const count = () => {
      round++
      if (!isOver) setImmediate(count)
    }
    parsedIn = () => round
    count()
    const first = send('/v1/texts', { texts: ['x'.repeat(40_000)] })
    await eventually(() => atWork.has('/v1/texts'))
    const others = Array.from({ length: 10 }, () => send('/v1/large', { texts: ['x'.repeat(40_000)] }))
    await eventually(() => limits.places.counts().working === 11)
    finish('/v1/texts')
    for (const { status } of await Promise.all([first, ...others])) assert.equal(status, 200)
    isOver = true
    assert.equal(new Set(rounds).size, 10, `parsed in the rounds ${rounds}`)
    await eventually(isEmpty)
  })
})
