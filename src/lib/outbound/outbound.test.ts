import assert from 'node:assert/strict'
import { Agent, createServer } from 'node:http'
import { connect, createServer as createRawServer } from 'node:net'
import { mock, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { selfSigned } from '../../../test/certificates.ts'
import {
  fails,
  listen,
  named,
  OPERATOR,
  openOutbound as open,
  STRANGER,
  serve,
  serveRaw,
  serveSecure,
} from '../../../test/hosts.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { parseRange } from '../net.ts'
import { OutboundError } from './guard.ts'
import { MOST_AT_ONCE } from './outbound.ts'

const range = (text: string) => parseRange(text) ?? assert.fail(text)
const LOCAL = [range('127.0.0.1')]

test('asks as it is told and hands back what came', async (t) => {
  const base = await serve(t, (request, response) => {
    const { method, url, headers } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(201, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ])
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }))
    })
  })
  const headers = { 'x-own': 'yes', Host: 'elsewhere', 'Accept-Encoding': 'gzip', 'content-length': '1' }
  const { get } = open(t)
  const answer = await get(`${base}/a?q=1#f`, { method: 'POST', body: '한글', headers })
  assert.equal(answer.status, 201)
  assert.deepEqual(answer.headers.getSetCookie(), ['a=1', 'b=2'])
  const told = JSON.parse(Buffer.from(answer.body).toString())
  assert.deepEqual([told.method, told.url, told.body], ['POST', '/a?q=1', '한글'])
  assert.equal(told.headers['x-own'], 'yes')
  assert.equal(told.headers.host, new URL(base).host)
  assert.equal(told.headers['accept-encoding'], 'identity')
  assert.equal(told.headers['user-agent'], 'Gonggo/1.2.3')
  assert.equal(told.headers['content-length'], '6')

  const withUser = await get(`${base.replace('//', '//us%40er:pa%3Ass@')}/`)
  const { authorization } = JSON.parse(Buffer.from(withUser.body).toString()).headers
  assert.equal(authorization, `Basic ${Buffer.from('us@er:pa:ss').toString('base64')}`)
})

test('a connection is kept, and nothing else is', async (t) => {
  let connections = 0
  const server = createServer((_request, response) => response.end('ok'))
  server.on('connection', () => connections++)
  const base = await listen(t, server, 'http')
  const { get } = open(t)
  for (let left = 3; left > 0; left--) assert.equal((await get(base)).status, 200)
  assert.equal(connections, 1)
  const { get: other } = open(t, { allowPrivate: LOCAL })
  await other(base)
  await other(base, STRANGER)
  assert.equal(connections, 3, 'a connection made for an operator serves no stranger')
})

test('a kept connection that the host gave up is made anew for reading, not for writing', async (t) => {
  let requests = 0
  const base = await serveRaw(t, (socket) => {
    let asked = 0
    socket.on('data', () => {
      requests++
      if (asked++ > 0) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
    })
  })
  const { get } = open(t)
  await get(base)
  assert.equal((await get(base)).status, 200)
  assert.equal(requests, 3)
  await get(base)
  await fails(get(base, { method: 'POST', body: 'x' }), 'connection')
  await get(base)
  const repeated = await get(base, { method: 'POST', body: 'x', repeatable: true })
  assert.equal(repeated.status, 200, 'the receiver knows a repetition')
})

test('strangers lead to the public internet only, whatever the notation', async (t) => {
  const { get, urlFault } = open(t)
  for (const host of [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '017700000001',
    '2130706433',
    '0',
    '127。0。0。1',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'a.localhost',
    '169.254.169.254',
    '169.254.169.254.',
    '0xa9fea9fe',
    '10.0.0.1',
    '100.100.100.200',
    '192.168.0.1',
    '172.16.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:7f00:1::]',
    '[2001::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[ff02::1]',
    '[2001:db8::1]',
  ]) {
    for (const port of ['', ':8443']) {
      await fails(get(`https://${host}${port}/`, STRANGER), 'refused_address')
      assert.match(urlFault(`https://${host}${port}/`)?.en ?? '', /public/, host)
    }
  }
  for (const url of [
    'http://1.1.1.1/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'https://u:p@1.1.1.1/',
    'https://u@a.kr/',
  ])
    await fails(get(url, STRANGER), 'invalid_url')
  await fails(get('https://1.1.1.1:0/', STRANGER), 'invalid_url')
  await fails(get('file:///etc/passwd'), 'invalid_url')
  await fails(get('http://127.0.0.1:0/'), 'invalid_url')
})

test('what can be seen in an address', (t) => {
  const { urlFault } = open(t)
  for (const [url, fault] of [
    ['https://hooks.example.com/a?b=c', null],
    ['HTTPS://1.1.1.1:8443', null],
    ['https://한국.kr/', null],
    ['https://[2606:4700::1111]/', null],
    ['http://hooks.example.com/', /https/],
    ['javascript:alert(1)', /https/],
    ['https://user@example.com/', /user name/],
    ['https://:pass@example.com/', /user name/],
    ['https://1.1.1.1 &@2.2.2.2#', /not a valid URL/],
    ['https:\\\\example.com', /not a valid URL/],
    ['https://exam\tple.com', /not a valid URL/],
    ['https://example.com/\u0000', /not a valid URL/],
    ['https://', /not a valid URL/],
    ['example.com', /not a valid URL/],
    ['https://256.1.1.1/', /not a valid URL/],
    ['https://a.example:0/', /Port 0/],
    ['https://a.example:65536/', /not a valid URL/],
    ['https:127.0.0.1', /public/],
  ] as const) {
    const found = urlFault(url)
    if (fault === null) assert.equal(found, null, url)
    else assert.match(found?.en ?? '', fault, url)
  }
  const { urlFault: lenient } = open(t, { allowPrivate: LOCAL })
  assert.equal(lenient('http://127.0.0.1:9000/'), null)
  assert.equal(lenient('http://receiver:9000/'), null)
  assert.match(lenient('http://1.1.1.1/')?.en ?? '', /https/)
  assert.match(lenient('https://127.0.0.2/')?.en ?? '', /public/)
})

test('a name is asked for by us, and every answer must be fit', async (t) => {
  let hits = 0
  const base = await serve(t, (request, response) => {
    hits++
    response.end(request.headers.host)
  })
  const answers: Record<string, string[]> = {
    'private.example': ['127.0.0.1'],
    'mapped.example': ['::ffff:7f00:1'],
    'mixed.example': ['127.0.0.1', '10.0.0.1'],
    'mixed6.example': ['127.0.0.1', '::1'],
    'public.example': ['1.1.1.1'],
    'odd.example': ['127.1'],
    'none.example': [],
  }
  const resolve = async (host: string) => answers[host] ?? Promise.reject(new Error('SERVFAIL'))
  const { get } = open(t, { resolve, allowPrivate: LOCAL })
  for (const host of ['private.example', 'mapped.example', 'localhost']) {
    const { body } = await get(named(base, host), STRANGER)
    assert.equal(Buffer.from(body).toString(), new URL(named(base, host)).host)
  }
  assert.equal(hits, 3)
  // By plain http not even the public internet.
  for (const host of ['mixed.example', 'mixed6.example', 'public.example', 'odd.example'])
    await fails(get(named(base, host), STRANGER), 'refused_address')
  for (const host of ['none.example', 'broken.example']) await fails(get(named(base, host), STRANGER), 'dns')
  const { get: strict } = open(t, { resolve: async () => ['1.1.1.1', '169.254.169.254'] })
  await fails(strict('https://mixed.example/', STRANGER), 'refused_address')
  assert.equal(hits, 3)
})

test('a name that means something else a moment later leads nowhere', async (t) => {
  let [hits, asked] = [0, 0]
  const base = await serve(t, (_request, response) => {
    hits++
    response.setHeader('connection', 'close').end()
  })
  const resolve = async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.2']
  const { get } = open(t, { resolve, allowPrivate: LOCAL })
  await get(named(base, 'rebinding.example'), STRANGER)
  assert.equal(asked, 1, 'the address that was vetted is the one that is called')
  await fails(get(named(base, 'rebinding.example'), STRANGER), 'refused_address')
  assert.deepEqual([hits, asked], [1, 2])
})

test('the connection itself is looked at before anything is sent', async (t) => {
  let bytes = 0
  const base = await serveRaw(t, (socket) =>
    socket.on('data', (data) => {
      bytes += data.length
    }),
  )
  const { get, prove } = open(t, { resolve: async () => ['127.0.0.2'], allowPrivate: [range('127.0.0.2')] })
  await prove()
  // As in a runtime that does not ask `lookup`.
  const { port } = new URL(base)
  const astray = mock.method(Agent.prototype, 'createConnection', () => connect(Number(port), '127.0.0.1'))
  t.after(() => astray.mock.restore())
  for (const host of ['name.example', '127.0.0.2']) await fails(get(named(base, host), STRANGER), 'refused_address')
  assert.equal(astray.mock.callCount(), 2)
  assert.equal(bytes, 0)
})

test('redirects of an operator’s host are followed, so many and no more', async (t) => {
  const base = await serve(t, ({ url, method, headers }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) return response.end(`${method} ${headers.authorization}`)
    response.writeHead([301, 302, 303, 307, 308][left % 5] as number, { location: `/${left - 1}` }).end()
  })
  const { get } = open(t, { allowPrivate: LOCAL })
  const headers = { authorization: 'key' }
  const followed = await get(`${base}/5`, { redirects: 5, headers })
  assert.equal(Buffer.from(followed.body).toString(), 'GET key')
  for (const options of [{ redirects: 4 }, {}, { ...STRANGER, redirects: 9 }, { method: 'POST', redirects: 9 }]) {
    const { status } = await get(`${base}/5`, { ...options, headers })
    assert.ok(status >= 300 && status < 400)
  }
})

test('where an operator’s host sends us elsewhere, that is a stranger’s word', async (t) => {
  const target = await serve(t, ({ headers, url }, response) => {
    if (url === '/back') return response.writeHead(302, { location: base }).end()
    response.end(JSON.stringify(headers))
  })
  const base = await serve(t, ({ url }, response) => {
    const location = decodeURIComponent(url?.slice(1) ?? '')
    response.writeHead(302, { location }).end()
  })
  const to = (location: string) => `${base}/${encodeURIComponent(location)}`
  const { get } = open(t)
  for (const [location, reason] of [
    [target, 'invalid_url'],
    ['file:///etc/passwd', 'invalid_url'],
    ['https://user:pass@a.example/', 'invalid_url'],
    ['http://[', 'invalid_url'],
    ['https://169.254.169.254/latest', 'refused_address'],
    ['https://localhost/', 'refused_address'],
    ['//127.0.0.1/', 'invalid_url'],
  ] as const)
    await fails(
      get(to(location), { redirects: 3 }),
      reason,
      reason === 'invalid_url' && location === 'http://[' ? 302 : null,
    )

  const { get: lenient } = open(t, { allowPrivate: LOCAL })
  const headers = { authorization: 'key', 'x-api-key': 'key', accept: 'application/json' }
  const { body } = await lenient(to(target), { redirects: 3, headers })
  const told = JSON.parse(Buffer.from(body).toString())
  assert.equal(told.accept, 'application/json')
  assert.ok(!('authorization' in told) && !('x-api-key' in told))
  const { get: half } = open(t, { allowPrivate: [range('127.0.0.2')] })
  await fails(half(to(`${target}/back`), { redirects: 3 }), 'refused_address')
})

test('headers that never come, a body that drips and one that stops are cut off in time', async (t) => {
  const base = await serve(t, ({ url }, response) => {
    if (url === '/silent') return
    response.writeHead(200)
    response.write('x')
    if (url === '/stops') return
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  })
  const { get } = open(t)
  // The two heads that come must arrive within it, on a busy machine too.
  const limits = { timeoutMs: PATIENCE_MS / 60 }
  await Promise.all([
    fails(get(`${base}/silent`, limits), 'timeout'),
    fails(get(`${base}/stops`, limits), 'timeout', 200),
    fails(get(`${base}/drips`, limits), 'timeout', 200),
  ])
})

test('headers that drip and a name server that is silent are cut off in time', async (t) => {
  const base = await serveRaw(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-')
    const drip = setInterval(() => socket.write('x'), 10)
    socket.on('close', () => clearInterval(drip))
  })
  const { get } = open(t, { resolve: () => new Promise(() => {}) })
  await fails(get(base, { timeoutMs: 150 }), 'timeout')
  await fails(get('https://silent.example/', { ...STRANGER, timeoutMs: 50 }), 'timeout')
})

test('an answer is taken up to the last byte allowed and no further', async (t) => {
  const endless = Buffer.alloc(64 * 1024)
  let sent = 0
  const base = await serve(t, ({ url }, response) => {
    if (url === '/fits') return response.end(Buffer.alloc(100_000))
    const pour = () => {
      do sent += endless.length
      while (response.write(endless))
    }
    response.on('drain', pour)
    pour()
  })
  const { get } = open(t)
  assert.equal((await get(`${base}/fits`)).body.length, 100_000)
  await fails(get(`${base}/fits`, { maxBytes: 99_999 }), 'too_large', 200)
  await fails(get(`${base}/endless`), 'too_large', 200)
  assert.ok(sent < 50_000_000, `${sent}`)
})

test('the beginning of a long answer may be enough', async (t) => {
  const base = await serve(t, ({ url }, response) => {
    response.end(url === '/long' ? 'x'.repeat(200_000) : 'x'.repeat(1000))
  })
  const { get } = open(t)
  const cut = { maxBytes: 1000, tooLarge: 'cut' } as const
  const long = await get(`${base}/long`, cut)
  assert.deepEqual([long.status, long.body.length, long.isCut], [200, 1000, true])
  const fits = await get(base, cut)
  assert.deepEqual([fits.status, fits.body.length, fits.isCut], [200, 1000, false])
})

test('what is packed stays packed', async (t) => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const base = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip, gzip' }).end(bomb)
  })
  const answer = await open(t).get(base)
  assert.equal(answer.body.length, bomb.length)
  assert.ok(answer.body.length < 100_000)
})

test('more headers than anybody needs are too large', async (t) => {
  const base = await serveRaw(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    socket.write(Array.from({ length: 10_000 }, (_, index) => `x-${index}: ${index}\r\n`).join(''))
  })
  await fails(open(t).get(base), 'too_large')
})

test('answers cut off, connections reset and what is no HTTP fail as such', async (t) => {
  const { get } = open(t)
  for (const [bytes, status] of [
    ['', null],
    ['HTTP/1.1 200 OK\r\ncontent-le', null],
    ['HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf', 200],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n', 200],
    ['HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx', null],
    ['HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', null],
    ['SSH-2.0-OpenSSH_9.6\r\n', null],
  ] as const) {
    const base = await serveRaw(t, (socket) => socket.once('data', () => socket.end(bytes)))
    await fails(get(base), 'connection', status)
  }
  const resetting = await serveRaw(t, (socket) => socket.once('data', () => socket.resetAndDestroy()))
  await fails(get(resetting), 'connection')
  const closed = createRawServer()
  const base = await listen(t, closed, 'http')
  await new Promise((resolve) => closed.close(resolve))
  await fails(get(base), 'connection')
})

test('a certificate must be right: trusted, of that name, of that day', async (t) => {
  const good = selfSigned(['right.example'])
  const expired = selfSigned(['right.example'], { validDays: -1 })
  const resolve = async () => ['127.0.0.1']
  const deps = { resolve, allowPrivate: LOCAL }
  const trusting = open(t, { ...deps, authorities: [good.cert, expired.cert] })
  const doubting = open(t, deps)
  const base = await serveSecure(t, good)
  const right = await trusting.get(named(base, 'right.example'), STRANGER)
  assert.equal(Buffer.from(right.body).toString(), 'secret')
  await fails(trusting.get(named(base, 'wrong.example'), STRANGER), 'tls')
  await fails(trusting.get(base), 'tls')
  for (const trust of [STRANGER, OPERATOR]) await fails(doubting.get(named(base, 'localhost'), trust), 'tls')
  const late = await serveSecure(t, expired)
  await fails(trusting.get(named(late, 'right.example'), STRANGER), 'tls')
  const plain = await serve(t, (_request, response) => response.end())
  await fails(doubting.get(plain.replace('http:', 'https:')), 'tls')
})

test('a caller may give up at any moment', async (t) => {
  const arrived: (() => void)[] = []
  const base = await serve(t, ({ url }, response) => {
    if (url === '/body') response.write('x')
    for (const tell of arrived.splice(0)) tell()
  })
  const { get, close } = open(t)
  await fails(get(base, { signal: AbortSignal.abort() }), 'aborted')
  for (const path of ['/headers', '/body']) {
    const giving = new AbortController()
    const reached = new Promise<void>((resolve) => arrived.push(resolve))
    const work = get(base + path, { signal: giving.signal })
    await reached
    giving.abort(new Error('secret reason'))
    const error = await work.catch((error: unknown) => error)
    assert.ok(error instanceof OutboundError)
    assert.equal(error.reason, 'aborted')
    assert.doesNotMatch(error.message, /secret/)
  }
  const reached = new Promise<void>((resolve) => arrived.push(resolve))
  const last = get(base)
  await reached
  close()
  await fails(last, 'aborted')
  await fails(get(base), 'aborted')
})

test('a host that does not answer keeps nobody else waiting', async (t) => {
  const waiting: (() => void)[] = []
  let connections = 0
  const dead = createServer((_request, response) => waiting.push(() => response.end('late')))
  dead.on('connection', () => connections++)
  const base = await listen(t, dead, 'http')
  const alive = await serve(t, (_request, response) => response.end('ok'))
  const { get } = open(t)
  const held = new AbortController()
  const stuck = Array.from({ length: MOST_AT_ONCE + 20 }, () => get(base, { signal: held.signal }))
  const given = get(base, { timeoutMs: 100 })
  assert.equal((await get(alive)).status, 200)
  await fails(given, 'timeout')
  assert.equal(connections, MOST_AT_ONCE)
  while (waiting.length < MOST_AT_ONCE) await get(alive)
  for (const answer of waiting.splice(0, 5)) answer()
  for (const answer of stuck.slice(0, 5)) assert.equal((await answer).status, 200)
  while (waiting.length < MOST_AT_ONCE) await get(alive)
  assert.equal(connections, MOST_AT_ONCE, 'those who waited take over what is free')
  held.abort()
  for (const answer of stuck.slice(5)) await fails(answer, 'aborted')
})

test('customers on one host do not wait for each other', async (t) => {
  const base = await serve(t, ({ url }, response) => {
    if (url === '/quick') response.end('ok')
  })
  const { get } = open(t)
  const held = new AbortController()
  const slow = { lane: 'wh_slow', signal: held.signal }
  const stuck = Array.from({ length: MOST_AT_ONCE + 1 }, () => get(`${base}/slow`, slow))
  assert.equal((await get(`${base}/quick`, { lane: 'wh_quick' })).status, 200)
  held.abort()
  for (const answer of stuck) await fails(answer, 'aborted')
})

test('no error says more of an address than its host', async (t) => {
  const base = await serveRaw(t, (socket) => socket.once('data', () => socket.destroy()))
  const deps = { resolve: async () => ['10.1.2.3'] }
  const { get } = open(t, deps)
  const secret = '/hidden-path?serviceKey=hidden-key#hidden-part'
  const errors = await Promise.all([
    fails(get(base + secret), 'connection'),
    fails(get(`https://name.example${secret}`, STRANGER), 'refused_address'),
    fails(get(`https://hidden-user:hidden-pass@name.example${secret}`, STRANGER), 'invalid_url'),
    fails(get(`ftp://hidden-user:hidden-pass@name.example${secret}`), 'invalid_url'),
    fails(get(`mailto:hidden@name.example`), 'invalid_url'),
    fails(get(`https://127.0.0.1${secret}`, STRANGER), 'refused_address'),
    fails(get(base + secret, { signal: AbortSignal.abort() }), 'aborted'),
  ])
  for (const { message, stack, cause } of errors) {
    assert.doesNotMatch(`${message} ${stack?.split('\n')[0]}`, /hidden|10\.1\.2\.3/)
    assert.equal(cause, undefined)
  }
})

test('what is allowed for strangers is not allowed where only the public internet is meant', async (t) => {
  let asked = 0
  const base = await serve(t, (_request, response) => {
    asked++
    response.end('inside')
  })
  const PUBLIC = { ...STRANGER, trust: 'public' } as const
  const { get } = open(t, { allowPrivate: LOCAL, resolve: async () => ['127.0.0.1'] })
  assert.equal((await get(base, STRANGER)).status, 200)
  await fails(get(base, PUBLIC), 'invalid_url')
  await fails(get(base.replace('http:', 'https:'), PUBLIC), 'refused_address')
  await fails(get(named(base, 'inside.example').replace('http:', 'https:'), PUBLIC), 'refused_address')
  assert.equal(asked, 1)
  const { get: excepted } = open(t, { alsoPublic: LOCAL })
  assert.equal((await excepted(base, PUBLIC)).status, 200)
  await fails(excepted(base, STRANGER), 'invalid_url')
})
