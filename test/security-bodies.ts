import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { exchange } from './raw-http.ts'
import { type Attack, judge, type RouteSample, refused, type Sender } from './security-target.ts'

const hasBody = (route: RouteSample): boolean => route.body !== undefined
const textOf = (route: RouteSample): string => JSON.stringify(route.body)
const MOST_BODY = 1024 * 1024
const LEAST_BODY = 32 * 1024

/** The limit that the route declares, which must be that of the target if it has one. */
async function limitOf(sender: Sender, route: RouteSample): Promise<number> {
  const answer = await sender.send(route, { body: ' '.repeat(MOST_BODY + 1) })
  refused(answer, 413, 'body_too_large')
  const { detail, error_description: description } = JSON.parse(answer.body)
  const limit = Number(/\d+(?=바이트| bytes)/.exec(detail ?? description)?.[0])
  const { bodyLimit } = sender.target
  if (bodyLimit === undefined) assert.ok(limit >= LEAST_BODY && limit <= MOST_BODY, answer.body)
  else assert.equal(limit, bodyLimit)
  return limit
}

/** The sample with each of its texts replaced, one at a time, as hand-written JSON. */
function withEachText(route: RouteSample, json: string): string[] {
  return Object.entries(route.body ?? {})
    .filter(([, value]) => typeof value === 'string')
    .map(([name]) => {
      const rest = Object.entries(route.body ?? {}).filter(([other]) => other !== name)
      return `{${[...rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`), `${JSON.stringify(name)}:${json}`].join(',')}}`
    })
}

/** Bodies that must be refused as JSON, whatever fields the route accepts. */
const badJson = (name: string, bodies: (route: RouteSample, limit: number) => (string | Buffer)[]): Attack => ({
  name,
  fits: hasBody,
  async run(sender, route) {
    const limit = await limitOf(sender, route)
    for (const body of bodies(route, limit)) refused(await sender.send(route, { body }), 400, 'invalid_json')
  },
})

const withField = (route: RouteSample, field: string): string => `${textOf(route).slice(0, -1)},${field}}`

export const bodyAttacks: Attack[] = [
  badJson('16 truncated JSON', (route) => {
    const text = textOf(route)
    return [1, text.length >> 1, text.length - 1].map((length) => text.slice(0, length))
  }),
  badJson('17 JSON nested 100,000 deep, or as deep as a body may be', (route, limit) => [
    '['.repeat(Math.min(100_000, limit)),
    '{"a":'.repeat(Math.min(100_000, Math.floor(limit / 5))),
    withField(route, `"x":${'['.repeat(100)}${']'.repeat(100)}`),
  ]),
  badJson('18 a name twice', (route) => {
    const [name = 'a'] = Object.keys(route.body ?? {})
    return [withField(route, `"${name}":1`), withField(route, '"x":{"a":1,"\\u0061":2}')]
  }),
  {
    name: '19 names that reach for the prototype',
    fits: hasBody,
    async run(sender, route) {
      for (const field of [
        '"__proto__":{"polluted":1}',
        '"\\u005f_proto__":{"polluted":1}',
        '"constructor":{"prototype":{"polluted":1}}',
        '"prototype":{"polluted":1}',
      ]) {
        const answer = await sender.send(route, { body: withField(route, field) })
        if (!route.takesUnknown) refused(answer, 400)
      }
      assert.equal(({} as Record<string, unknown>).polluted, undefined)
    },
  },
  badJson('20 numbers no double holds', (route) =>
    ['1e400', '-1e400', '9007199254740993', '-9007199254740993', 'NaN', 'Infinity', '01', '+1', '1.', '.5', '0x10'].map(
      (number) => withField(route, `"x":${number}`),
    ),
  ),
  badJson('21 half a character', (route) => [
    ...withEachText(route, '"\\ud800"'),
    ...withEachText(route, '"a\\udc00b"'),
    withField(route, '"\\ud800":1'),
  ]),
  badJson('22 U+0000 in a text', (route) => [
    ...withEachText(route, '"a\\u0000b"'),
    ...withEachText(route, '"\0"'),
    withField(route, '"a\\u0000":1'),
  ]),
  badJson('23 a byte order mark, UTF-16, bytes that are no UTF-8', (route) => [
    `\ufeff${textOf(route)}`,
    Buffer.from(textOf(route), 'utf16le'),
    Buffer.from(`\ufeff${textOf(route)}`, 'utf16le'),
    ...[[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map((bytes) =>
      Buffer.concat([Buffer.from('{"x":"'), Buffer.from(bytes), Buffer.from('"}')]),
    ),
  ]),
  {
    name: '24 other content types and other spellings of JSON',
    fits: hasBody,
    async run(sender, route) {
      for (const type of [
        'application/json\ta',
        'application/json a',
        'application/json;charset=x',
        'application/json;charset=utf-16',
        'application/json;charset=utf-8;charset=latin1',
        'application/json; boundary=x',
        'application/jsonx',
        'application/json, text/plain',
        'text/json',
        'text/plain',
        'text/plain;application/json',
        'multipart/form-data; boundary=x',
        ...(route.takesForm ? [] : ['application/x-www-form-urlencoded']),
        'application/merge-patch',
        '/',
        '',
      ]) {
        refused(await sender.send(route, { headers: { 'content-type': type } }), 415)
      }
      const none = sender.head(route).replace(/content-type: [^\r]*\r\n/, '')
      refused(judge(await exchange(sender.target.baseUrl, none, textOf(route)), 'no content type'), 415)
      if (!route.takesUnknown) await readsInvalidBodies(sender.send.bind(null, route))
    },
  },
  {
    name: '25 compressed bodies',
    fits: hasBody,
    async run(sender, route) {
      const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' '))
      for (const encoding of [
        'gzip',
        'gzip, gzip',
        'deflate',
        'br',
        'zstd',
        'compress',
        'identity, gzip',
        'GZIP',
        'x',
      ]) {
        refused(await sender.send(route, { body: bomb, headers: { 'content-encoding': encoding } }), 415)
      }
    },
  },
  {
    name: '26 bodies at, over and without a limit',
    fits: hasBody,
    async run(sender, route) {
      const limit = await limitOf(sender, route)
      const text = textOf(route)
      const full = text + ' '.repeat(limit - Buffer.byteLength(text))
      const atLimit = await sender.send(route, { body: full })
      assert.notEqual(atLimit.status, 413)
      refused(await sender.send(route, { body: `${full} ` }), 413, 'body_too_large')
      const head = sender.head(route).replace(/content-length: \d+/, 'transfer-encoding: chunked')
      const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
      const endless = Array.from({ length: Math.ceil(limit / 0x10000) + 2 }, () => chunk)
      refused(judge(await exchange(sender.target.baseUrl, head, ...endless), 'chunks without end'), 413)
    },
  },
]

/**
 * Every spelling of the type that is read as JSON must be validated as JSON: once, a blank was enough to skip the
 * schema.
 */
async function readsInvalidBodies(
  send: (change: { body: string; headers: Record<string, string> }) => Promise<{ status: number; body: string }>,
): Promise<void> {
  for (const type of [
    'application/json',
    ' application/json',
    '\tapplication/json',
    'application/json ',
    'application/json\t',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="UTF-8"',
  ]) {
    const answer = await send({ body: '{"noSuchField":1}', headers: { 'content-type': type } })
    assert.equal(answer.status, 400, `${type}: ${answer.body}`)
    assert.equal(JSON.parse(answer.body).code, 'unknown_field', type)
  }
}
