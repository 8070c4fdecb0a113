import assert from 'node:assert/strict'
import { PATIENCE_MS } from './patience.ts'
import { exchange, openSocket, type RawAnswer, readAnswer } from './raw-http.ts'
import { type Attack, judge, type RouteSample, refused, type Sender } from './security-target.ts'

const hasBody = (route: RouteSample): boolean => route.body !== undefined

/** Sends a hand-edited request head; what the HTTP parser refuses also gets 400. */
async function raw(sender: Sender, head: string, body = ''): Promise<RawAnswer> {
  sender.target.before?.()
  return judge(await exchange(sender.target.baseUrl, head, body), JSON.stringify(head))
}

/** Concurrent slow senders: enough to fill a small pool, few enough for any machine. */
const SLOW_SENDERS = 100

export const connectionAttacks: Attack[] = [
  {
    name: '27 two lengths, length and chunks, folded and broken headers',
    async run(sender, route) {
      const head = sender.head(route)
      const withHeaders = (lines: string) => head.replace(/\r\n\r\n$/, `\r\n${lines}\r\n\r\n`)
      const body = route.body === undefined ? '' : JSON.stringify(route.body)
      for (const lines of [
        'content-length: 4\r\ncontent-length: 5',
        'content-length: 4, 5',
        'content-length: +4',
        'content-length: 0x4',
        'content-length: -1',
        'content-length: 4\r\ntransfer-encoding: chunked',
        'transfer-encoding: chunked\r\ncontent-length: 4',
        'transfer-encoding: xchunked',
        'transfer-encoding: chunked, identity',
        'transfer-encoding: chunked\r\ntransfer-encoding: identity',
        'x-folded: a\r\n b',
        'x-space : a',
        'x\0nul: a',
        ': a',
        'x-cr: a\rb: c',
        'host: other.example',
      ]) {
        refused(await raw(sender, withHeaders(lines), body), 400)
      }
      refused(await raw(sender, head.replace(/host: [^\r]*\r\n/, '')), 400)
      refused(await raw(sender, head.replace('HTTP/1.1', 'HTTP/9.9')), 400)
      refused(await raw(sender, '\x16\x03\x01\x02\x00\x01\x00'), 400)
    },
  },
  {
    name: '27 a chunk of no length',
    fits: hasBody,
    async run(sender, route) {
      const head = sender.head(route).replace(/content-length: \d+/, 'transfer-encoding: chunked')
      for (const chunk of ['x\r\nab\r\n', '-1\r\nab\r\n', 'ffffffffffffffffff\r\nab\r\n', '2\r\nabc\r\n0\r\n\r\n']) {
        refused(await raw(sender, head, chunk), 400)
      }
    },
  },
  {
    name: '28 headers and bodies that come a byte at a time',
    fits: (route) => route.method === 'POST',
    async run(sender, route) {
      const { timeouts } = sender.target
      if (!timeouts) return
      const head = sender.head(route, { headers: { connection: 'keep-alive' } })
      const body = JSON.stringify(route.body ?? {})
      const drips = Array.from({ length: SLOW_SENDERS }, (_, index) =>
        index % 2 === 0 ? drip(sender, '', head) : drip(sender, head, body),
      )
      const other = await sender.send(route)
      assert.ok(other.status < 500, 'others are served meanwhile')
      const answers = await Promise.all(drips)
      const times = answers.map((answer) => {
        const judged = judge(answer, 'a slow request', timeouts.request + PATIENCE_MS)
        refused(judged, 408, 'request_timeout')
        return judged.ms
      })
      const ofHeaders = times.filter((_, index) => index % 2 === 0)
      const ofBodies = times.filter((_, index) => index % 2 === 1)
      assert.ok(Math.max(...ofHeaders) < Math.min(...ofBodies), 'headers have less time than bodies')
    },
  },
  {
    name: '29 addresses that are too long, parameters by the thousand',
    async run(sender, route) {
      const path = sender.head(route).split(' ')[1]?.split('?')[0] ?? ''
      refused(await sender.send(route, { target: `${path}?q=${'a'.repeat(100_000)}` }), 414, 'url_too_long')
      refused(await sender.send(route, { target: `${path}?q=${'a'.repeat(10_000)}` }), 414, 'url_too_long')
      refused(await sender.send(route, { headers: { 'x-long': 'a'.repeat(100_000) } }), 431, 'headers_too_large')
      const many = (count: number, name: (index: number) => string) =>
        `${path}?${Array.from({ length: count }, (_, index) => `${name(index)}=1`).join('&')}`
      refused(await sender.send(route, { target: many(10_000, (index) => `p${index}`) }), 414)
      refused(await sender.send(route, { target: many(1_000, () => 'no') }), 400, 'unknown_parameter')
      for (const query of [
        'a[]=1',
        'page[]=1',
        'page[a]=1',
        '__proto__=1',
        'constructor=1',
        '=1',
        'a.b=1',
        '%5B%5D=1',
      ]) {
        refused(await sender.send(route, { query }), 400, 'unknown_parameter')
      }
    },
  },
  {
    name: '29 one value asked for, several given',
    fits: (route) => route.query !== undefined,
    async run(sender, route) {
      for (const [name, value] of Object.entries(route.query ?? {})) {
        const pair = new URLSearchParams({ [name]: value })
        // In addition to all others: some of them may be required.
        const answer = await sender.send(route, { query: `${new URLSearchParams(route.query)}&${pair}` })
        // A list accepts several values, but some require unique ones.
        const isList = /must not contain a value twice|중복할 수 없습니다/.test(answer.body)
        if (answer.status >= 400) refused(answer, 400, isList ? 'invalid_parameter' : 'repeated_parameter')
      }
    },
  },
  {
    name: '30 methods nobody asked for',
    async run(sender, route) {
      for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'LOCK', 'SEARCH', 'M-SEARCH', 'QUERY']) {
        const answer = await sender.send(route, { method, body: undefined })
        refused(answer, 405, 'method_not_allowed')
        assert.match(answer.headers.allow ?? '', new RegExp(`\\b${route.method}\\b`))
      }
      for (const method of ['FOO', 'get', 'GETT', 'G\tET']) {
        refused(await sender.send(route, { method, body: undefined }), 400, 'invalid_request')
      }
      refused(await raw(sender, 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n'), 405)
      const plain = await sender.send(route)
      const overridden = await sender.send(route, {
        headers: { 'x-http-method-override': 'DELETE', 'x-method': 'DELETE' },
      })
      // A frequently called route may have used its daily quota by now, for every caller.
      const expected = overridden.status === plain.status ? plain : await sender.send(route)
      assert.equal(overridden.status, expected.status, 'a header does not change the method')
    },
  },
  {
    name: '32 answers in a form nobody can send',
    async run(sender, route) {
      for (const accept of [
        '*/*;q=0',
        ...(route.sendsPages ? [] : ['text/html']),
        'application/xml',
        'application/json;q=0',
        'image/*',
        'x',
        'application/*;q=0',
      ]) {
        const answer = await sender.send(route, { headers: { accept } })
        // The answer of these has no body, so that any `Accept` fits: it is done, or was done before.
        if (route.sendsFile) assert.equal(answer.status, 200)
        else if (route.method === 'DELETE')
          assert.ok(answer.status === 204 || answer.status === 404, `${answer.status}`)
        else refused(answer, 406, 'not_acceptable')
      }
      for (const accept of [
        'application/json',
        '*/*',
        'application/*',
        'text/html, */*;q=0.1',
        ' application/json ; q=0.5',
        '',
      ]) {
        assert.notEqual((await sender.send(route, { headers: { accept } })).status, 406, accept)
      }
    },
  },
]

/**
 * Sends `start` at once and then a byte of `rest` every 20 ms until the server ends the connection; resolves with the
 * response.
 */
async function drip(sender: Sender, start: string, rest: string): Promise<RawAnswer | null> {
  const socket = await openSocket(sender.target.baseUrl)
  const started = performance.now()
  const chunks: Buffer[] = []
  let place = 0
  socket.write(start)
  // The last byte is never sent: a complete request would be answered.
  const timer = setInterval(() => place < rest.length - 1 && socket.write(rest[place++] ?? ''), 20)
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return readAnswer(Buffer.concat(chunks), performance.now() - started)
}
