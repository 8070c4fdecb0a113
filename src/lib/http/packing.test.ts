import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createGunzip } from 'node:zlib'
import fc from 'fast-check'
import { Type } from 'typebox'
import { eventually } from '../../../test/harness.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { askWire, unpack } from '../../../test/wire.ts'
import { inEach } from '../../vocabulary/languages.ts'
import { systemClock } from '../clock.ts'
import { CSV } from '../csv.ts'
import { HTML } from '../html.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { CODINGS } from './codings.ts'
import { entityTag, satisfiesIfMatch } from './headers.ts'
import { createHttp, createKept, inPieces, makeDocument, sendDocument } from './index.ts'

const CODED = [...CODINGS]
const LONG = { words: '하수관로 정비공사 '.repeat(200) }
const TEXT = JSON.stringify(LONG)
const EVENT_STREAM = 'text/event-stream'
const TYPES = {
  packed: ['application/json', 'application/x-ndjson', CSV, HTML, 'text/plain', 'application/json; charset=utf-8'],
  plain: ['application/pdf', 'image/png', 'font/woff2', 'application/problem+json', 'application/octet-stream'],
}

const anything = Type.Unknown()
const words = (operationId: string) => ({ operationId, title: inEach(() => operationId), tags: ['things'] })
const open = { access: 'open' } as const

/** What the routes answer; each test sets its own. */
let answer: unknown = LONG
let type = 'application/json'
let status: 200 | 404 = 200
const streams = { begun: 0, ended: 0, rows: 0 }
/** `wrong`: codings that an answer named and was not in. */
const answered = { begun: 0, ended: 0, wrong: [] as unknown[] }
/** Requests whose answer was remembered, and those for which it was made all the same. */
const remembered = { asked: 0, made: 0 }
const logged: string[] = []
let live: { send(text: string): void; end(): void } | undefined

/** Long enough, and of little that repeats, so that what lies between service and reader is soon full. */
async function* rows(count: number) {
  streams.begun++
  try {
    for (let row = 0; row < count; row++) {
      streams.rows++
      yield [
        `${row},하수관로 정비공사,${Array.from({ length: 8 }, (_, i) => hash('sha512', `${row} ${i}`)).join('')}\r\n`,
      ]
    }
  } finally {
    streams.ended++
  }
}

function thingsApp() {
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } })
  const shared = { clock: systemClock, publicUrl: () => 'https://gonggo.example', metrics: createMetrics() }
  const http = createHttp({ log, ...shared, stage: 'general', version: '1', trustedProxies: [] })
  const response = { 200: anything }
  http.get('/v1/thing', { config: open, schema: { ...words('getThing'), response } }, async () => answer as object)
  http.patch('/v1/thing', { config: open, schema: { ...words('changeThing'), response } }, async (request, reply) => {
    const tag = entityTag(JSON.stringify(answer))
    reply.header('etag', tag).header('x-met', String(satisfiesIfMatch(request.headers['if-match'], tag)))
    return answer as object
  })
  http.get('/v1/secret', { config: { ...open, showsSecret: true }, schema: { ...words('getSecret'), response } }, () =>
    Promise.resolve(LONG),
  )
  http.get(
    '/v1/typed',
    { config: open, schema: { ...words('getTyped'), response: { 200: anything, 404: anything } } },
    (_request, reply) =>
      reply.code(status).type(type).header('content-length', Buffer.byteLength(TEXT)).send(Buffer.from(TEXT)),
  )
  http.get(
    '/v1/none',
    { config: open, schema: { ...words('getNone'), response: { 204: Type.Null() } } },
    async (_request, reply) => reply.code(204).send(null),
  )
  const rowsOf = Type.Object({ rows: Type.Integer() })
  http.get(
    '/v1/rows',
    { config: { ...open, produces: [CSV] }, schema: { ...words('getRows'), querystring: rowsOf, response } },
    (request, reply) => reply.type(CSV).send(Readable.from(inPieces(rows(request.query.rows)))),
  )
  http.get(
    '/v1/live',
    { config: { ...open, produces: [EVENT_STREAM] }, schema: { ...words('getLive'), response } },
    (_, reply) => {
      const source = new Readable({ read() {} })
      live = { send: (text) => source.push(text), end: () => source.push(null) }
      return reply.type(EVENT_STREAM).send(source)
    },
  )
  http.get('/v1/breaks', { config: open, schema: { ...words('getBreaks'), response } }, (_request, reply) =>
    reply.type(CSV).send(
      new Readable({
        read() {
          this.destroy(new Error('nothing to tell'))
        },
      }),
    ),
  )
  const recall = async () => {
    remembered.asked++
    return createKept(Buffer.from(JSON.stringify(answer)), '')
  }
  http.get(
    '/v1/remembered',
    { config: { ...open, recall }, schema: { ...words('getRemembered'), response } },
    async () => {
      remembered.made++
      return answer as object
    },
  )
  const broken = async () => ({
    ...createKept(Buffer.from('{}'), ''),
    tag(): string {
      throw new Error('no tag')
    },
  })
  const brokenRoute = { config: { ...open, recall: broken }, schema: { ...words('getBroken'), response } }
  http.get('/v1/broken', brokenRoute, async () => answer as object)
  http.addHook('preSerialization', async () => {
    answered.begun++
  })
  http.addHook('onSend', async (_request, reply, payload) => {
    const coding = reply.getHeader('content-encoding')
    answered.ended++
    // Compressed, it would be bytes.
    if (typeof payload === 'string' && coding !== undefined) answered.wrong.push(coding)
    return payload
  })
  const document = makeDocument(TEXT)
  http.get('/thing.json', { config: open, schema: { ...words('getDocument'), response } }, async (request, reply) =>
    sendDocument(request, reply.type('application/json'), await document),
  )
  return http
}

const http = thingsApp()
let base: string
before(async () => {
  base = await http.listen({ port: 0, host: '127.0.0.1' })
})
after(() => http.close())

const ask = (path: string, coding: string, headers: Record<string, string> = {}, method = 'GET') =>
  askWire(`${base}${path}`, { 'accept-encoding': coding, ...headers }, method)

describe('an answer in a coding', () => {
  test('is, unpacked, the answer as it is, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 200, size: 'max' }), async (value) => {
        answer = { value }
        const plain = await ask('/v1/thing', 'identity')
        assert.equal(plain.headers['content-encoding'], undefined)
        assert.deepEqual(JSON.parse(plain.bytes.toString()), JSON.parse(JSON.stringify(answer)))
        for (const coding of CODED) {
          const packed = await ask('/v1/thing', coding)
          assert.equal(unpack(packed), plain.bytes.toString())
          assert.equal(packed.headers['content-encoding'], plain.bytes.length < 1024 ? undefined : coding)
          assert.equal(Number(packed.headers['content-length']), packed.bytes.length)
        }
      }),
      { numRuns: 40 },
    )
    answer = LONG
  })

  test('is smaller, and names what it varies by', async () => {
    for (const coding of CODED) {
      const { headers, bytes } = await ask('/v1/thing', `${coding}, deflate`)
      assert.equal(headers['content-encoding'], coding)
      assert.ok(bytes.length < TEXT.length / 10, `${bytes.length} of ${TEXT.length}`)
      assert.equal(headers.vary, 'Authorization, Accept, Accept-Encoding')
    }
    assert.match(String((await ask('/v1/thing', 'identity')).headers.vary), /Accept-Encoding/)
    assert.match(String((await ask('/thing.json', 'identity')).headers.vary), /Accept-Encoding/)
  })

  test('has a tag of its own: 304 for the same coding, and for no other', async () => {
    for (const path of ['/v1/thing', '/thing.json']) {
      const tags = new Map<string, string>()
      for (const coding of [...CODED, 'identity']) tags.set(coding, String((await ask(path, coding)).headers.etag))
      assert.equal(new Set(tags.values()).size, 4)
      for (const [coding, tag] of tags) {
        for (const other of tags.keys()) {
          const again = await ask(path, other, { 'if-none-match': `"x", W/${tag}` })
          assert.equal(again.status, other === coding ? 304 : 200, `${tag} for ${other}`)
          assert.equal(again.headers.etag, tags.get(other))
          if (again.status === 200) continue
          assert.equal(again.bytes.length, 0)
          assert.equal(again.headers['content-encoding'], undefined)
          assert.match(String(again.headers.vary), /Accept-Encoding/)
        }
      }
      assert.equal((await ask(path, 'gzip', { 'if-none-match': '*' })).status, 304)
    }
  })

  test('that changes something bears the tag of its coding, and any of them lets the next change pass', async () => {
    for (const coding of [...CODED, 'identity']) {
      const { etag = '' } = (await ask('/v1/thing', coding)).headers
      const changed = await ask('/v1/thing', coding, { 'if-match': etag }, 'PATCH')
      assert.deepEqual([changed.headers.etag, changed.headers['x-met']], [etag, 'true'])
      assert.equal(unpack(changed), TEXT)
    }
    assert.equal((await ask('/v1/thing', 'gzip', { 'if-match': '"other-gzip"' }, 'PATCH')).headers['x-met'], 'false')
  })

  test('to HEAD is that to GET without the body, streams too', async () => {
    for (const coding of [...CODED, 'identity']) {
      for (const path of ['/v1/thing', '/thing.json', '/v1/rows?rows=90']) {
        const names = ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'] as const
        const [get, head] = [await ask(path, coding), await ask(path, coding, {}, 'HEAD')]
        assert.equal(head.bytes.length, 0)
        for (const name of names) assert.equal(head.headers[name], get.headers[name], `${name} of ${path} as ${coding}`)
      }
    }
  })
})

test('a document is compressed once for each coding, however many read it at once', async () => {
  const document = makeDocument(TEXT)
  for (const coding of [...CODED, 'identity'] as const) {
    const [first, second] = await Promise.all([document.in(coding), document.in(coding)])
    assert.equal(first.bytes, second.bytes)
    assert.equal(first.tag, entityTag(first.bytes))
  }
})

test('an answer whose caller leaves while it waits to be compressed does not claim to be', async () => {
  answer = { value: randomBytes(500_000).toString('base64') }
  const before = { ...answered }
  // Of one caller one answer is compressed at a time.
  const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(base).port), '127.0.0.1'))
  for (const socket of sockets) socket.write('GET /v1/thing HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n')
  await eventually(() => answered.begun === before.begun + sockets.length)
  for (const socket of sockets) socket.destroy()
  await eventually(() => answered.ended === before.ended + sockets.length)
  answer = LONG
  assert.deepEqual(answered.wrong, [])
})

test('a remembered answer whose caller leaves while it waits to be compressed is not made anew', async () => {
  answer = { value: randomBytes(500_000).toString('base64') }
  const { ended } = answered
  logged.length = 0
  const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(base).port), '127.0.0.1'))
  for (const socket of sockets) socket.write('GET /v1/remembered HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n')
  await eventually(() => remembered.asked === sockets.length)
  for (const socket of sockets) socket.destroy()
  await eventually(() => answered.ended >= ended + sockets.length)
  answer = LONG
  assert.equal(remembered.made, 0)
  assert.deepEqual(logged, [])
})

describe('what is sent as it is, whatever is asked for:', () => {
  const all = CODED.join(', ')

  test('what is small', async () => {
    for (const [length, coding] of [
      [1022 - 8, undefined],
      [1024 - 8, 'zstd'],
    ] as const) {
      answer = { v: 'x'.repeat(length) }
      assert.equal((await ask('/v1/thing', all)).headers['content-encoding'], coding)
    }
    answer = LONG
  })

  test('what shows a secret', async () => {
    const { headers, bytes } = await ask('/v1/secret', all)
    assert.equal(headers['content-encoding'], undefined)
    assert.equal(bytes.toString(), TEXT)
  })

  test('files that are compressed already, problems and what has no body', async () => {
    for (const [types, coding] of [
      [TYPES.packed, 'zstd'],
      [TYPES.plain, undefined],
    ] as const) {
      for (type of types) {
        const answer = await ask('/v1/typed', all)
        assert.equal(answer.headers['content-encoding'], coding, type)
        assert.equal(Number(answer.headers['content-length']), answer.bytes.length)
        assert.equal(unpack(answer), TEXT)
      }
    }
    const none = await ask('/v1/none', all)
    assert.deepEqual([none.status, none.headers['content-encoding']], [204, undefined])
    const problem = await ask(`/v1/${'x'.repeat(3000)}`, all)
    assert.deepEqual([problem.status, problem.headers['content-encoding']], [404, undefined])
    ;[type, status] = ['application/json', 404]
    assert.equal((await ask('/v1/typed', all)).headers['content-encoding'], undefined)
    status = 200
  })

  test('a stream that breaks before its first byte: a problem in plain words', async () => {
    const { status, headers, bytes } = await ask('/v1/breaks', 'gzip')
    assert.deepEqual([status, headers['content-encoding']], [500, undefined])
    assert.equal(JSON.parse(bytes.toString()).code, 'internal')
  })
})

describe('a stream in a coding', () => {
  test('is, unpacked, the stream as it is', async () => {
    for (const count of [0, 1, 2_000]) {
      const plain = await ask(`/v1/rows?rows=${count}`, 'identity')
      for (const coding of CODED) {
        const packed = await ask(`/v1/rows?rows=${count}`, coding)
        assert.equal(packed.headers['content-encoding'], coding)
        assert.equal(unpack(packed), plain.bytes.toString())
        if (count > 1) assert.ok(packed.bytes.length < plain.bytes.length / 1.5)
      }
    }
  })

  test('of events brings each as soon as it is sent', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write(`GET /v1/live HTTP/1.0\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n`)
    const unpacked = createGunzip()
    let text = ''
    unpacked.on('data', (part: Buffer) => {
      text += part
    })
    let head = ''
    socket.on('data', (part: Buffer) => {
      if (head.includes('\r\n\r\n')) return void unpacked.write(part)
      const [before = '', rest = ''] = part.toString('latin1').split(/(?<=\r\n\r\n)/s)
      head += before
      unpacked.write(Buffer.from(rest, 'latin1'))
    })
    await eventually(() => live !== undefined)
    for (const event of ['retry: 1000\n\n', 'data: 하나\n\n', ': still here\n\n']) {
      const before = text
      live?.send(event)
      await eventually(() => text === before + event)
    }
    assert.match(head, /content-encoding: gzip/)
    live?.end()
    await once(socket, 'close')
  })

  test('is made no faster than it is read', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.pause()
    const before = { ...streams }
    socket.write('GET /v1/rows?rows=1000000000 HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n')
    let [rows, still] = [0, 0]
    await eventually(() => {
      still = rows > before.rows && rows === streams.rows ? still + 1 : 0
      rows = streams.rows
      return still === 30
    })
    socket.destroy()
    await eventually(() => streams.ended === before.ended + 1)
  })

  test('that is given up two hundred times leaves nothing behind', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const held = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const giveUp = async (coding: string) => {
      const socket: Socket = connect(Number(new URL(base).port), '127.0.0.1')
      socket.write(`GET /v1/rows?rows=1000000000 HTTP/1.1\r\nhost: x\r\naccept-encoding: ${coding}\r\n\r\n`)
      await once(socket, 'data')
      socket.destroy()
    }
    const round = async (times: number) => {
      for (let left = times; left > 0; left -= 25) {
        await Promise.all(Array.from({ length: 25 }, (_, index) => giveUp(CODED[index % CODED.length] ?? 'gzip')))
      }
      await eventually(() => streams.ended === streams.begun)
    }
    await round(100)
    const [before, resources] = [held(), process.getActiveResourcesInfo().length]
    await round(200)
    await eventually(() => process.getActiveResourcesInfo().length <= resources)
    await eventually(() => held() - before < 10e6)
  })
})

test('a held answer that cannot be sent ends its own request, and nothing else', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const broken = await fetch(`${base}/v1/broken`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  process.off('unhandledRejection', note)
  assert.deepEqual([broken.status, unhandled], [500, []])
  assert.equal((await ask('/v1/thing', 'identity')).status, 200)
})
