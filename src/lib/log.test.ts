import assert from 'node:assert/strict'
import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { paceLimit, timeOf } from '../../test/pace.ts'
import { endsWithTests } from '../../test/processes.ts'
import { createLog, logAnswered, sparingRepeats } from './log.ts'

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
  log.info({ a: { b: { c: [{ token: { value: 'hunter2' } }] } }, password: ['hunter2'] })
  log.info({ url: `/v1/bids?key=${KEY}`, deep: { er: [`Bearer ${KEY}`] } }, `key ${KEY} in text`)
  log.error({ err: new Error(`cannot reach postgres://gonggo:hunter2@db/x as Bearer s3cr3t`) })
  log.info({ url: 'smtp://user:p%40ss@mail.example:25 redis://:topsecret@cache', sign: 'whsec_AAAABBBBCCCC+/=' })
  const all = lines.join('')
  assert.doesNotMatch(all, /hunter2|s3cr3t|p%40ss|topsecret|AAAABBBB|x-secret|abc"|c=1|d=2|0123456789/)
  assert.match(all, /postgres:\/\/gonggo:…@db/)
  for (const line of lines) JSON.parse(line)
})

test('secrets of sessions, links and connected apps are masked', () => {
  const { log, last } = collect()
  const secret = 'Yxnmyf-_rLnBZljJ'.repeat(3).slice(0, 43)
  for (const head of ['ggs_', 'ggl_', 'ggr_', 'gga_', 'ggf_', 'ggc_', 'ggq_']) {
    log.info({ path: `/connect?request=${head}${secret}` }, `token ${head}${secret}`)
    assert.deepEqual([last().path, last().msg], [`/connect?request=${head}…`, `token ${head}…`])
  }
})

test('links that need no key are written without what opens them, in whatever they are told', () => {
  const { log, lines } = collect()
  const signed = 'Yxnmyf-_rLnBZljJ'.repeat(7)
  const encoded = signed.replace(/Y/g, '%59')
  for (const link of [
    `/reports/${signed}`,
    `https://api.example.kr/gonggo/reports/${signed}?x=1`,
    `/unsubscribe/${signed}`,
    `/UNSUBSCRIBE/${encoded}`,
    `/reports%2F${signed}`,
    `//reports/${encoded}/`,
    `/invitations?code=${signed}`,
  ]) {
    log.info({ path: link, referer: [link], deep: { er: `see ${link}.` } }, `GET ${link} HTTP/1.1`)
    log.warn({ err: new Error(`cannot send ${link}`) })
  }
  const all = lines.join('')
  assert.equal(lines.length, 14)
  assert.doesNotMatch(all, /rLnBZljJ/)
  assert.match(all, /"path":"\/reports\/…"/)
  for (const line of lines) JSON.parse(line)
})

test('paths that open nothing stay readable', () => {
  const { log, last } = collect()
  for (const path of [
    '/v1/reports/rpt_01m7wxn00ganvxzwqrcg6wmny2/content',
    '/reports/x',
    'src/reports/service/manage.ts:12',
  ]) {
    log.info({ path }, 'answered')
    assert.equal(last().path, path)
  }
})

test('an outage of the database is told once a second, with how much was left out', () => {
  const { log, lines, last } = collect()
  const away = (code: string) => Object.assign(new Error('no'), { code })
  for (let i = 0; i < 1_000; i++) log.child({ i }).warn({ err: away('53100') }, 'the database is away')
  assert.equal(lines.length, 1)
  for (let i = 0; i < 3; i++) log.error({ err: away('23505') }, 'another matter')
  assert.equal(lines.length, 4)
  const until = performance.now() + 1_000
  while (performance.now() < until);
  log.error({ err: away('ECONNREFUSED') }, 'again')
  assert.equal(lines.length, 5)
  assert.equal(last().linesLeftOut, 999)
  const stacks = lines.filter((line) => line.includes('the database is away') || line.includes('"again"'))
  assert.deepEqual(
    stacks.map((line) => JSON.parse(line).err).map(({ code, stack }) => [code, stack !== '']),
    [
      ['53100', true],
      ['ECONNREFUSED', false],
    ],
    'one outage shows one stack',
  )
})

test('an error that repeats is written when it is new and once a minute, with how often it came meanwhile', () => {
  let now = 0
  const lines: [string, object?][] = []
  const write = sparingRepeats(
    (...line) => lines.push(line),
    () => now,
  )
  const [one, other] = [new Error('no node'), new Error('no disk')]
  for (; now < 59_750; now += 250) write('reading failed', { err: new Error('no node') })
  write('reading failed', { err: other })
  write('reading failed', { err: one })
  write('the keywords are loaded')
  write('the keywords are loaded')
  now = 60_000
  write('reading failed', { err: one })
  write('reading failed', { err: one })
  now = 120_000
  write('reading failed', { err: one })
  now = 1_000_000
  write('reading failed', { err: other })
  assert.deepEqual(lines, [
    ['reading failed', { err: one }],
    ['reading failed', { err: other }],
    ['the keywords are loaded', {}],
    ['the keywords are loaded', {}],
    ['reading failed', { err: one, repeated: 239 }],
    ['reading failed', { err: one, repeated: 1 }],
    ['reading failed', { err: other }],
  ])
})

test('a line is one line whatever it is told', () => {
  const { log, lines, last } = collect()
  log.info({ path: '/a\n{"level":"fatal"}\r\u2028' }, 'x\ny')
  assert.equal(lines.length, 1)
  assert.equal((lines[0] ?? '').trimEnd().split('\n').length, 1)
  assert.equal(last().msg, 'x\ny')
})

test('masking takes no longer than the text is long', async () => {
  const { log } = collect()
  const mask = (size: number) =>
    timeOf(() => {
      log.info({ a: '://'.repeat(4 * size), b: 'bearer '.repeat(2 * size), c: ':'.repeat(10 * size) })
      log.info({ a: '/reports/'.repeat(2 * size), b: '&code='.repeat(2 * size), c: '/reports%2F%2F'.repeat(size) })
    })
  // If the time grew with the square of the length, it would be a hundred times longer.
  const limit = paceLimit({ controlMs: await mask(5_000), times: 40, floorMs: 2_000 })
  assert.ok((await mask(50_000)) < limit)
})

test('an answered request is told as any other line would tell it, whatever its path', () => {
  const { log, lines } = collect()
  for (const path of ['/v1/bids', '/a\n{"level":"fatal"}\r\u2028"\\', `/v1/${KEY}`, `/reports/${'x'.repeat(60)}`]) {
    const answer = { requestId: 'req_1', method: 'GET', path, route: '/v1/bids', status: 200, ms: 0.25 }
    const { requestId, ...rest } = answer
    log.child({ requestId }).info(rest, 'answered')
    logAnswered(log, answer)
    const [usual, own] = lines.splice(0).map((line) => {
      assert.match(line, /^[^\n]+\n$/)
      return { ...(JSON.parse(line) as object), time: '' }
    })
    assert.deepEqual(own, usual)
    assert.deepEqual(Object.keys(own ?? {}), Object.keys(usual ?? {}))
  }
  const silent = createLog({ level: 'warn', destination: { write: () => assert.fail('it is not asked for') } })
  logAnswered(silent, { requestId: '', method: '', path: '', route: '', status: 200, ms: 0 })
})

test('lines that leave together leave in their order, and all of them however the process ends', async () => {
  const program = `
    import { createLog, standardOutput } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    const log = createLog({ level: 'info', destination: standardOutput() })
    log.info('one'); log.child({ a: 1 }).info('two'); log.warn('three')
    setImmediate(() => {
      log.info('four')
      if (process.argv[1] === 'exit') process.exit(0)
      if (process.argv[1] === 'throw') throw new Error('meant to')
      if (process.argv[1] === 'fatal') { log.fatal('five'); process.kill(process.pid, 'SIGKILL') }
    })`
  for (const end of ['exit', 'throw', 'nothing', 'fatal']) {
    const child = endsWithTests(spawn(process.execPath, ['--input-type=module', '-e', program, end]))
    const [told] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const said = told
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    assert.deepEqual(said, ['one', 'two', 'three', 'four', ...(end === 'fatal' ? ['five'] : [])], end)
  }
})

test('a line in a file does not wait for the disk, and all are written when the process ends', async () => {
  const program = `
    import fs from 'node:fs'
    import { createLog, standardOutput } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    const { fsyncSync } = fs
    let waits = 0
    fs.fsyncSync = (fd) => {
      waits++
      fsyncSync(fd)
    }
    const log = createLog({ level: 'info', destination: standardOutput() })
    let turns = 0
    setImmediate(function turn() {
      log.info(String(++turns))
      if (turns < 100) setImmediate(turn)
      else setImmediate(() => process.stderr.write(String(waits)))
    })`
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-log-'))
  try {
    const file = openSync(join(folder, 'log'), 'w')
    const stdio: StdioOptions = ['ignore', file, 'pipe']
    const child = endsWithTests(spawn(process.execPath, ['--input-type=module', '-e', program], { stdio }))
    const [waits] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')])
    closeSync(file)
    assert.equal(waits, '0')
    assert.equal(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').length, 100)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
