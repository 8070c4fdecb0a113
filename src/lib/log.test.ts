import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './log.ts'

function collect() {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  return { lines, log, last: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> }
}

const KEY = 'gg_live_0123456789abcdefghijABCDEFGHIJ01abcdef'

test('a line says when, how bad and what', () => {
  const { log, last } = collect()
  log.child({ requestId: 'req_1' }).warn({ a: 1 }, 'hello')
  const { time, ...rest } = last()
  assert.match(String(time), /^\d{4}-\d\d-\d\dT/)
  assert.deepEqual(rest, { level: 'warn', requestId: 'req_1', a: 1, msg: 'hello' })
})

test('no secret is written, wherever it was hidden', () => {
  const { log, lines } = collect()
  log.info({
    authorization: 'Bearer abc',
    headers: { cookie: 'c=1', 'set-cookie': 'd=2' },
    req: { headers: { authorization: 'x-secret' } },
  })
  log.info({ url: `/v1/bids?key=${KEY}`, deep: { er: [`Bearer ${KEY}`] } }, `key ${KEY} in text`)
  log.error({ err: new Error(`cannot reach postgres://gonggo:hunter2@db/x as Bearer s3cr3t`) })
  log.info({ url: 'smtp://user:p%40ss@mail.example:25 redis://:topsecret@cache', sign: 'whsec_AAAABBBBCCCC+/=' })
  const all = lines.join('')
  assert.doesNotMatch(all, /hunter2|s3cr3t|p%40ss|topsecret|AAAABBBB|x-secret|abc"|c=1|d=2|0123456789/)
  assert.match(all, /postgres:\/\/gonggo:…@db/)
  for (const line of lines) JSON.parse(line)
})

test('a line is one line whatever it is told', () => {
  const { log, lines, last } = collect()
  log.info({ path: '/a\n{"level":"fatal"}\r\u2028' }, 'x\ny')
  assert.equal(lines.length, 1)
  assert.equal((lines[0] ?? '').trimEnd().split('\n').length, 1)
  assert.equal(last().msg, 'x\ny')
})

test('masking takes no longer than the text is long', () => {
  const { log } = collect()
  const started = performance.now()
  log.info({ a: '://'.repeat(200_000), b: 'bearer '.repeat(100_000), c: ':'.repeat(500_000) })
  assert.ok(performance.now() - started < 2_000)
})
