import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Type } from 'typebox'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { bodyLimitOf } from './body-limit.ts'
import { createHttp } from './http.ts'

const closed = { additionalProperties: false }

test('most bodies may have 32 KiB, none more than 1 MiB', () => {
  assert.equal(bodyLimitOf(undefined), 32_768)
  assert.equal(bodyLimitOf(Type.Object({ name: Type.String({ maxLength: 100 }) }, closed)), 32_768)
  const many = Type.Array(Type.String({ maxLength: 4_000 }), { maxItems: 1_000 })
  assert.equal(bodyLimitOf(Type.Object({ many }, closed)), 1_048_576)
})

test('what a schema sets no limit to may have 1 MiB', () => {
  for (const open of [
    Type.Object({ text: Type.String() }, closed),
    Type.Object({ list: Type.Array(Type.Integer()) }, closed),
    Type.Object({}, { additionalProperties: true }),
    Type.Object({ any: Type.Any() }, closed),
    Type.Union([Type.Null(), Type.String()]),
  ])
    assert.equal(bodyLimitOf(open), 1_048_576)
})

const Many = Type.Object(
  {
    text: Type.String({ maxLength: 3_000 }),
    size: Type.Union([Type.Number(), Type.Null()]),
    state: Type.Enum(['new', 'seen']),
    tags: Type.Array(Type.Object({ name: Type.String({ maxLength: 60 }) }, closed), { maxItems: 20 }),
  },
  closed,
)

/** Each UTF-16 unit escaped, as some writers of JSON do with all that is not ASCII. */
const escaped = (json: string) =>
  json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

test('whatever is valid is let in, indented and with every character escaped', () => {
  const text = (most: number) => fc.constantFrom('x', '가', '"', '\n', '😀').map((one) => one.repeat(most))
  const bodies = fc.record({
    text: text(3_000),
    size: fc.constantFrom(null, -Number.MAX_VALUE),
    state: fc.constantFrom('new', 'seen'),
    tags: fc.array(fc.record({ name: text(60) }), { minLength: 20, maxLength: 20 }),
  })
  const limit = bodyLimitOf(Many)
  assert.ok(limit > 32_768 && limit < 100_000, String(limit))
  fc.assert(
    fc.property(bodies, (body) => {
      assert.ok(escaped(JSON.stringify(body, null, 4)).length <= limit)
    }),
  )
})

test('a route reads as much as its schema needs, and its refusal names the limit', async (t) => {
  const http = createHttp({
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    publicUrl: () => 'http://here',
    stage: 'general',
    version: '1',
    trustedProxies: [],
    metrics: createMetrics(),
  })
  t.after(() => http.close())
  const schema = (operationId: string) => ({
    operationId,
    title: { en: 'x', ko: 'x' },
    tags: ['x'],
    response: { 204: Type.Null() },
  })
  const config = { access: 'open' } as const
  http.post('/many', { config, schema: { ...schema('many'), body: Many } }, async (_, reply) =>
    reply.code(204).send(null),
  )
  http.post('/none', { config, schema: schema('none') }, async (_, reply) => reply.code(204).send(null))
  const body = { text: 'x', size: 1, state: 'new', tags: [] }
  const send = (url: string, length: number) =>
    http.inject({
      method: 'POST',
      url,
      body: JSON.stringify(body).padEnd(length),
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    })
  const limit = bodyLimitOf(Many)
  assert.equal((await send('/many', limit)).statusCode, 204)
  for (const [url, most] of [
    ['/many', limit],
    ['/none', 32_768],
  ] as const) {
    const answer = await send(url, most + 1)
    assert.deepEqual([answer.statusCode, answer.json().code], [413, 'body_too_large'])
    assert.match(answer.json().detail, new RegExp(`larger than ${most} bytes`))
  }
})
