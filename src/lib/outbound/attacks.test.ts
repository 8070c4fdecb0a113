import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createSecureServer, Agent as SecureAgent } from 'node:https'
import { type AddressInfo, connect, createServer as createRawServer } from 'node:net'
import { describe, mock, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { selfSigned } from '../../../test/certificates.ts'
import { eventually } from '../../../test/harness.ts'
import { fails, listen, named, openOutbound, STRANGER, serve, serveRaw } from '../../../test/hosts.ts'
import { type Names, serveNames } from '../../../test/name-server.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { isPublicAddress, parseRange } from '../net.ts'

/** What a customer, or whoever owns the host he names, may do with the addresses this service is given. */

const range = (text: string) => parseRange(text) ?? assert.fail(text)
/** Stands for the public internet, which no test may call. */
const LOCAL = [range('127.0.0.1')]
/** A test that waited for this would exceed its limit: what fails sooner was given up for another reason. */
const ENDLESS_MS = 10 * PATIENCE_MS

type Parts = readonly [number, number, number, number]

/** The ways in which an IPv4 address can be written so that a program goes there. */
const SPELLINGS: Record<string, (parts: Parts) => string> = {
  dotted: (parts) => parts.join('.'),
  'dot at the end': (parts) => `${parts.join('.')}.`,
  decimal: (parts) => String(numberOf(parts)),
  hexadecimal: (parts) => `0x${numberOf(parts).toString(16)}`,
  octal: (parts) => `0${numberOf(parts).toString(8)}`,
  'hexadecimal parts': (parts) => parts.map((part) => `0x${part.toString(16)}`).join('.'),
  'octal parts': (parts) => parts.map((part) => `0${part.toString(8)}`).join('.'),
  'padded parts': (parts) => parts.map((part) => `0x000${part.toString(16)}`).join('.'),
  'two parts': ([a, b, c, d]) => `${a}.${b * 65_536 + c * 256 + d}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'mixed parts': ([a, b, c, d]) => `0${a.toString(8)}.0x${b.toString(16)}.${c * 256 + d}`,
  'full-width digits': (parts) => wide(parts.join('.')),
  'ideographic dots': (parts) => parts.join('。'),
  percent: (parts) => Array.from(parts.join('.'), (sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
  mapped: (parts) => `[::ffff:${parts.join('.')}]`,
  'mapped, in groups': (parts) => `[0:0:0:0:0:ffff:${groups(parts)}]`,
  compatible: (parts) => `[::${groups(parts)}]`,
  NAT64: (parts) => `[64:ff9b::${groups(parts)}]`,
  'NAT64, local': (parts) => `[64:ff9b:1::${groups(parts)}]`,
  '6to4': (parts) => `[2002:${groups(parts)}::1]`,
  Teredo: (parts) => `[2001:0:${groups(parts)}::1]`,
  ISATAP: (parts) => `[fe80::5efe:${groups(parts)}]`,
}
const numberOf = ([a, b, c, d]: Parts) => a * 256 ** 3 + b * 65_536 + c * 256 + d
const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
const groups = ([a, b, c, d]: Parts) => `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
/** Only these say the very address; the others are never public, whatever they carry. */
const PLAIN = Object.keys(SPELLINGS).slice(0, Object.keys(SPELLINGS).indexOf('compatible'))

/** An endpoint that must never hear of anything. */
async function untouched(t: TestContext, host = '127.0.0.1') {
  const touched = { connections: 0 }
  const server = createRawServer((socket) => {
    touched.connections++
    socket.destroy()
  })
  const base = await listen(t, server, 'https', host)
  return { port: (server.address() as AddressInfo).port, base, touched }
}

async function withNames(t: TestContext, names: Names, allowPrivate = LOCAL) {
  const { server, asked } = await serveNames(t, names)
  const patience = { dnsMs: 300, connectMs: 300 }
  return { ...openOutbound(t, { resolve: undefined, nameServers: [server], allowPrivate, patience }), asked }
}

describe('51 spellings', () => {
  const part = fc.integer({ min: 0, max: 255 })
  const address = fc.tuple(part, part, part, part)

  test('of private addresses lead nowhere, and the same spellings of public ones do', (t) => {
    const { urlFault } = openOutbound(t)
    fc.assert(
      fc.property(
        address,
        fc.constantFrom(...Object.keys(SPELLINGS)),
        fc.constantFrom('', ':8443'),
        (parts, name, port) => {
          const fault = urlFault(`https://${SPELLINGS[name]?.(parts)}${port}/`)
          const isPublic = isPublicAddress(parts.join('.')) && PLAIN.includes(name)
          if (isPublic) assert.equal(fault, null)
          else assert.match(fault?.en ?? '', /public internet/)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('of this machine and of metadata services are refused before anybody is called', async (t) => {
    const { port, touched } = await untouched(t)
    const { get } = openOutbound(t)
    const machines = [
      [127, 0, 0, 1],
      [127, 1, 2, 3],
      [0, 0, 0, 0],
      [169, 254, 169, 254],
      [169, 254, 170, 2],
      [100, 100, 100, 200],
    ] as const
    const hosts = [
      ...machines.flatMap((parts) => Object.values(SPELLINGS).map((spell) => spell(parts))),
      'localhost',
      'localhost.',
      'LOCALHOST',
      'a.localhost',
      'ｌｏｃａｌｈｏｓｔ',
      '127.1',
      '0',
      '[::1]',
      '[::]',
      '[fd00:ec2::254]',
      '[2001::]',
      '[fec0::1]',
      '[ff02::1]',
    ]
    for (const host of hosts) {
      for (const method of ['POST', 'GET'])
        await fails(get(`https://${host}:${port}/`, { ...STRANGER, method }), 'refused_address')
    }
    assert.equal(touched.connections, 0)
  })
})

describe('52 a name with several addresses', () => {
  const mixtures: Record<string, Names> = {
    'one private among public ones': ({ kind }) => (kind === 'A' ? ['127.0.0.1', '10.0.0.1'] : []),
    'the private one first': ({ kind }) => (kind === 'A' ? ['169.254.169.254', '127.0.0.1'] : []),
    'a private one of the other family': ({ kind }) => (kind === 'A' ? ['127.0.0.1'] : ['::1']),
    'a private one in another dress': ({ kind }) => (kind === 'A' ? ['127.0.0.1'] : ['::ffff:7f00:2']),
    'a unique local one': ({ kind }) => (kind === 'A' ? ['127.0.0.1'] : ['fd00:ec2::254']),
  }
  test('of which one is private leads nowhere, however they are ordered', async (t) => {
    let hits = 0
    const base = await serve(t, (_request, response) => {
      hits++
      response.end()
    })
    for (const [what, names] of Object.entries(mixtures)) {
      const { get } = await withNames(t, names)
      const error = await fails(get(named(base, 'mixed.example'), STRANGER), 'refused_address')
      assert.doesNotMatch(error.message, /\d+\.\d+\.\d+\.\d+|::/, what)
    }
    assert.equal(hits, 0)
    const { get } = await withNames(t, ({ kind }) => (kind === 'A' ? ['127.0.0.1'] : ['::ffff:7f00:1']))
    assert.equal((await get(named(base, 'fit.example'), STRANGER)).status, 200)
    assert.equal(hits, 1)
  })
})

describe('53 rebinding', () => {
  test('a name that is fit when asked and private a moment later never leads there', async (t) => {
    const seen: string[] = []
    const server = createServer((request, response) => {
      seen.push(`${request.socket.localAddress} ${request.headers.host}`)
      response.setHeader('connection', 'close').end()
    })
    const base = await listen(t, server, 'http', '0.0.0.0')
    const { port } = new URL(base)
    // Fit for whoever asks first, private for whoever asks again.
    const { get, asked } = await withNames(t, ({ kind, before }) =>
      kind === 'AAAA' ? [] : before === 0 ? ['127.0.0.1'] : ['127.0.0.2'],
    )
    const url = `http://rebinding.example:${port}/`
    assert.equal((await get(url, STRANGER)).status, 200)
    assert.equal(asked.get('A rebinding.example'), 1, 'asked once: what was vetted is what is called')
    for (let again = 0; again < 3; again++) await fails(get(url, STRANGER), 'refused_address')
    assert.deepEqual(seen, [`127.0.0.1 rebinding.example:${port}`])
  })

  test('a kept connection serves on, as it leads where it was vetted to', async (t) => {
    const base = await serve(t, (_request, response) => response.end())
    const { get, asked } = await withNames(t, ({ kind, before }) =>
      kind === 'AAAA' ? [] : before === 0 ? ['127.0.0.1'] : ['10.0.0.1'],
    )
    for (let again = 0; again < 3; again++) assert.equal((await get(named(base, 'kept.example'), STRANGER)).status, 200)
    assert.equal(asked.get('A kept.example'), 1)
  })

  test('name servers that are silent cost no more than their time', async (t) => {
    const { get } = await withNames(t, () => null, [])
    const error = await fails(get('https://silent.example/', { ...STRANGER, timeoutMs: ENDLESS_MS }), 'timeout')
    assert.match(error.message, /name servers/)
  })
})

test('54 redirects to metadata, to files and from https to http are not followed', async (t) => {
  const { base: forbidden, touched } = await untouched(t)
  const targets = [
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    forbidden,
    '//127.0.0.1/',
    '/again',
  ]
  const asked: string[] = []
  const answer = (url = '') => {
    asked.push(url)
    const [, status = '302', target = '0'] = /^\/(\d+)\/(\d+)$/.exec(url) ?? []
    return { status: Number(status), location: targets[Number(target)] ?? '' }
  }
  const certificate = selfSigned(['hooks.example'])
  const secure = createSecureServer(certificate, ({ url }, response) => {
    const { status, location } = answer(url)
    response.writeHead(status, { location }).end()
  })
  const bases = [
    await serve(t, ({ url }, response) => {
      const { status, location } = answer(url)
      response.writeHead(status, { location, refresh: `0;url=${location}` }).end()
    }),
    named(await listen(t, secure, 'https'), 'hooks.example'),
  ]
  const deps = { resolve: async () => ['127.0.0.1'], allowPrivate: LOCAL, authorities: [certificate.cert] }
  const { get } = openOutbound(t, deps)
  for (const base of bases) {
    for (const status of [301, 302, 303, 307, 308]) {
      for (const index of targets.keys()) {
        const url = `${base}/${status}/${index}`
        assert.equal((await get(url, { ...STRANGER, method: 'POST', body: '{}', redirects: 5 })).status, status)
        assert.equal((await get(url, { ...STRANGER, redirects: 5 })).status, status)
      }
    }
  }
  assert.equal(touched.connections, 0)
  assert.equal(asked.length, 2 * 5 * targets.length * 2)
})

describe('55 places that are no receivers', () => {
  test('user info, ports of other services and of the system are refused', async (t) => {
    const { get, urlFault } = openOutbound(t, { allowPrivate: LOCAL })
    for (const port of [
      0, 1, 21, 22, 23, 25, 53, 110, 143, 445, 465, 587, 636, 993, 1433, 2375, 3306, 3389, 5432, 6379, 9200, 11211,
      27017,
    ]) {
      for (const base of [`https://hooks.example.com:${port}/`, `http://127.0.0.1:${port}/`]) {
        assert.notEqual(urlFault(base), null, base)
        await fails(get(base, STRANGER), port === 0 ? 'invalid_url' : 'refused_address')
      }
    }
    for (const url of [
      'https://user@hooks.example.com/',
      'https://user:pass@127.0.0.1/',
      'https://hooks.example.com:x@127.0.0.1/',
    ]) {
      assert.match(urlFault(url)?.en ?? '', /user name/)
      await fails(get(url, STRANGER), 'invalid_url')
    }
    for (const url of [
      'https://a.kr/',
      'https://a.kr:443/',
      'https://a.kr:8443/',
      'https://a.kr:3000/',
      'http://127.0.0.1:80/',
    ]) {
      assert.equal(urlFault(url), null, url)
    }
  })

  test('the service itself is not called, by name, by address or by another name for it', async (t) => {
    let hits = 0
    const server = createServer((_request, response) => {
      hits++
      response.end()
    })
    const { port } = new URL(await listen(t, server, 'http', '0.0.0.0'))
    const all = [range('127.0.0.0/8'), range('0.0.0.0')]
    const client = openOutbound(t, { allowPrivate: all, resolve: async () => ['127.0.0.1'] })
    await client.prove()
    assert.equal((await client.get(`http://receiver.example:${port}/`, STRANGER)).status, 200)
    client.avoid({ publicUrl: 'https://API.example.kr/gonggo', listening: server.address() })
    for (const url of [
      'https://api.example.kr/',
      'https://api.example.kr:443/hook',
      'https://api.example.kr./',
      'HTTPS://API.EXAMPLE.KR/',
      `http://127.0.0.1:${port}/`,
      `http://127.1:${port}/`,
      `http://localhost:${port}/`,
      `http://127.9.9.9:${port}/`,
      `http://0.0.0.0:${port}/`,
    ]) {
      assert.match(client.urlFault(url)?.en ?? '', /this service itself/, url)
      await fails(client.get(url, STRANGER), 'refused_address')
    }
    // A name of the customer's own that means this machine; seen on a new connection and on one that was kept.
    await fails(client.get(`http://alias.example:${port}/`, STRANGER), 'refused_address')
    await fails(client.get(`http://receiver.example:${port}/`, STRANGER), 'refused_address')
    assert.equal(hits, 1)
    assert.equal(client.urlFault('https://api.example.kr:8443/'), null)
    assert.equal(client.urlFault(`http://127.0.0.1:${Number(port) - 1}/`), null)
  })

  test('no proxy of the environment is asked', async (t) => {
    let asked = 0
    const proxy = await serve(t, (_request, response) => {
      asked++
      response.end('proxy')
    })
    const base = await serve(t, (_request, response) => response.end('host'))
    const script = `
      const { createOutbound } = await import(${JSON.stringify(new URL('./outbound.ts', import.meta.url).href)})
      const { parseRange } = await import(${JSON.stringify(new URL('../net.ts', import.meta.url).href)})
      const outbound = createOutbound({ version: '1', allowPrivate: [parseRange('127.0.0.1')] })
      for (const trust of ['stranger', 'operator']) {
        const { body } = await outbound.request(new URL('${base}'), { trust, timeoutMs: 5000, maxBytes: 100 })
        process.stdout.write(Buffer.from(body).toString() + ' ')
      }
      outbound.close()`
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy']
    const env = { ...Object.fromEntries(names.map((name) => [name, proxy])), NODE_USE_ENV_PROXY: '1', NO_PROXY: '' }
    const cwd = fileURLToPath(new URL('../../..', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env, cwd })
    assert.deepEqual([stdout, asked], ['host host ', 0])
  })
})

describe('56 answers without an end', () => {
  // A head that comes must arrive within it, on a busy machine too.
  const limits = { ...STRANGER, timeoutMs: PATIENCE_MS / 60, maxBytes: 64 * 1024 }

  test('no answer, a dripping one and a handshake that never ends are given up in time', async (t) => {
    const drip = (first: string) =>
      serveRaw(t, (socket) => {
        socket.write(first)
        const dripping = setInterval(() => socket.write('x'), 5)
        socket.on('close', () => clearInterval(dripping))
      })
    const silent = await serveRaw(t, () => {})
    const { get } = openOutbound(t, { allowPrivate: LOCAL, patience: { connectMs: PATIENCE_MS / 60 } })
    await Promise.all([
      fails(get(silent, limits), 'timeout'),
      fails(get(await drip('HTTP/1.1 200 OK\r\nx-'), limits), 'timeout'),
      fails(get(await drip('HTTP/1.1 200 OK\r\ncontent-length: 9999999\r\n\r\n'), limits), 'timeout', 200),
      fails(get(await drip('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;'), limits), 'timeout', 200),
      fails(get(silent.replace('http', 'https'), { ...STRANGER, timeoutMs: ENDLESS_MS }), 'timeout'),
    ])
  })

  test('an answer of 10 GB is left at the cap, and its connection with it', async (t) => {
    const block = Buffer.alloc(256 * 1024)
    const [announced, inHex] = [10 * 1024 ** 3, (10 * 1024 ** 3).toString(16)]
    for (const head of [
      `content-length: ${announced}\r\n\r\n`,
      'connection: close\r\n\r\n',
      `transfer-encoding: chunked\r\n\r\n${inHex}\r\n`,
    ]) {
      let [sent, open] = [0, 0]
      const base = await serveRaw(t, (socket) => {
        open++
        const pour = () => {
          while (!socket.destroyed && socket.write(block)) sent += block.length
        }
        socket.on('drain', pour)
        socket.on('close', () => open--)
        socket.once('data', () => {
          socket.write(`HTTP/1.1 200 OK\r\n${head}`)
          pour()
        })
      })
      const { get } = openOutbound(t, { allowPrivate: LOCAL })
      await fails(get(base, { ...limits, timeoutMs: 5000 }), 'too_large', 200)
      const { isCut, body } = await get(base, { ...limits, timeoutMs: 5000, tooLarge: 'cut' })
      assert.deepEqual([isCut, body.length], [true, limits.maxBytes])
      await eventually(() => open === 0)
      assert.ok(sent < 64 * 1024 ** 2, `${sent} bytes were taken`)
    }
  })

  test('10,000 headers, a header of 1 MB, hints without an end and encodings without an end', async (t) => {
    const { get } = openOutbound(t, { allowPrivate: LOCAL })
    const raw = (bytes: string) => serveRaw(t, (socket) => socket.once('data', () => socket.write(bytes)))
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: 1\r\n`).join('')
    const ok = 'HTTP/1.1 200 OK\r\n'
    await fails(get(await raw(`${ok}${lines(10_000)}\r\n`), limits), 'too_large')
    await fails(get(await raw(`${ok}${'a:\r\n'.repeat(300)}\r\n`), limits), 'too_large', 200)
    await fails(get(await raw(`${ok}x-long: ${'x'.repeat(1024 ** 2)}\r\n\r\n`), limits), 'too_large')
    await fails(get(await raw('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10_000)), limits), 'too_large')
    const most = await get(await raw(`${ok}${lines(250)}content-length: 0\r\n\r\n`), limits)
    assert.equal([...most.headers].length, 251)
    const chain = Array.from({ length: 1000 }, () => 'gzip').join(',')
    const packed = await get(await raw(`${ok}content-encoding: ${chain}\r\ncontent-length: 4\r\n\r\nabcd`), limits)
    assert.equal(Buffer.from(packed.body).toString(), 'abcd', 'nothing is unpacked, so nothing can grow')
  })
})

describe('57 certificates', () => {
  const ROUNDS = 250
  /** What a socket or an error held on to would be many times over. */
  const MOST_BYTES_EACH = 1000

  test('that are wrong a thousand times leave no socket, timer or memory behind', async (t) => {
    const right = selfSigned(['right.example'])
    const expired = selfSigned(['right.example'], { validDays: -1 })
    let open = 0
    const bases = await Promise.all(
      [selfSigned(['right.example']), expired, right].map((certificate) => {
        const server = createSecureServer(certificate, () => assert.fail('spoken to'))
        server.on('connection', (socket) => {
          open++
          socket.on('close', () => open--)
        })
        return listen(t, server, 'https')
      }),
    )
    const deps = { resolve: async () => ['127.0.0.1'], allowPrivate: LOCAL, authorities: [right.cert, expired.cert] }
    const { get } = openOutbound(t, deps)
    const [selfMade = '', late = '', other = ''] = bases
    const urls = [named(selfMade, 'right.example'), named(late, 'right.example'), named(other, 'wrong.example'), other]
    const round = () =>
      Promise.all(urls.map((url) => fails(get(url, { ...STRANGER, method: 'POST', body: '{}' }), 'tls')))
    const rounds = async (times: number) => {
      for (let left = times; left > 0; left--) await round()
      await eventually(() => open === 0)
    }
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const held = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    await rounds(50)
    const [before, resources] = [held(), process.getActiveResourcesInfo().length]
    await rounds(ROUNDS)
    // Our own ends of the connections are let go of a moment after theirs.
    await eventually(() => process.getActiveResourcesInfo().length <= resources)
    await eventually(() => (held() - before) / (ROUNDS * urls.length) < MOST_BYTES_EACH)
  })
})

test('on a runtime that does not ask for addresses no stranger is called at all', async (t) => {
  const { port } = await untouched(t)
  const astray = mock.method(SecureAgent.prototype, 'createConnection', () => connect(port, '127.0.0.1'))
  t.after(() => astray.mock.restore())
  const { prove, get } = openOutbound(t, { resolve: async () => ['1.1.1.1'] })
  await assert.rejects(prove(), /no stranger's address can be called safely here/)
  await fails(get('https://hooks.example/', STRANGER), 'refused_address')
  astray.mock.restore()
  await prove()
})
