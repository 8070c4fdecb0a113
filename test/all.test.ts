import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { seoulTime } from '../src/lib/clock.ts'
import { clockVariables, nextInstant, SHIFTED_DATES } from './all-dates.ts'
import { allParts, dateSensitiveFiles } from './all-parts.ts'
import { type PartRecord, selectParts, tableOf } from './all-records.ts'
import { shiftDate } from './browser/shifted-date.ts'
import { endsWithTests, eventually } from './harness.ts'
import { plainEnv } from './services.ts'

const RUN = join(import.meta.dirname, 'all-run.ts')
const folder = mkdtempSync(join(tmpdir(), 'gonggo-all-'))
after(() => rmSync(folder, { recursive: true, force: true }))

describe('a shifted date', () => {
  const next = (name: keyof typeof SHIFTED_DATES, now: string) =>
    seoulTime(nextInstant(SHIFTED_DATES[name], Date.parse(now)))

  test('is the next one after now, in Seoul', () => {
    assert.equal(next('sunday', '2026-11-26T15:23:00+09:00'), '2026-11-29T03:00:00+09:00')
    assert.equal(next('monday', '2026-11-26T15:23:00+09:00'), '2026-11-30T07:30:00+09:00')
    assert.equal(next('new-year', '2026-11-26T15:23:00+09:00'), '2027-01-01T00:10:00+09:00')
  })

  test('is in the future at every time of its own day', () => {
    assert.equal(next('sunday', '2026-11-29T02:59:59+09:00'), '2026-11-29T03:00:00+09:00')
    assert.equal(next('sunday', '2026-11-29T03:00:00+09:00'), '2026-12-06T03:00:00+09:00')
    assert.equal(next('new-year', '2027-01-01T00:09:00+09:00'), '2027-01-01T00:10:00+09:00')
    assert.equal(next('new-year', '2027-01-01T00:11:00+09:00'), '2028-01-01T00:10:00+09:00')
  })

  test('is passed on as a distance, for Node alone', () => {
    const variables = clockVariables('/lib/faketime.so', 90_000, 30_000)
    assert.equal(variables.FAKETIME, '+60')
    assert.equal(variables.FAKETIME_ONLY_CMDS, 'node')
  })

  test('is set in a page, where other dates stay as they are', () => {
    const asked = `(${shiftDate})(86_400_000);
      [Date.now(), +new Date(), +new Date(Date()), +new Date(5), Date.UTC(1970, 0, 2), new Date() instanceof Date]`
    const before = Date.now() + 86_400_000
    const [now, made, called, given, utc, isDate] = runInNewContext(asked) as number[]
    for (const instant of [now, made]) assert.ok(Number(instant) >= before && Number(instant) <= before + 86_400_000)
    assert.ok(Math.abs(Number(called) - Number(now)) <= 1_000)
    assert.deepEqual([given, utc, isDate], [5, 86_400_000, true])
  })
})

describe('the list of parts', () => {
  test('has every client, integration and shifted date, each name once', () => {
    const names = allParts().map(({ name }) => name)
    assert.equal(new Set(names).size, names.length)
    for (const name of [
      'clients-java',
      'integrations-tryton',
      'contract',
      'dependencies',
      'deploy',
      'eligibility',
      'generators',
      'agents',
      'attachments',
      'bucket',
      'citus',
      'postgres-16',
      'crash-alerts',
      'storm-kills',
      'monday-tests',
      'new-year-browser',
    ])
      assert.ok(names.includes(name), name)
  })

  test('finds the files that use dates', () => {
    assert.ok(dateSensitiveFiles().includes('src/alerts/service/mails.test.ts'))
  })

  test('is narrowed to whole names or groups of them', () => {
    const parts = ['clients-go', 'clients-java', 'contract', 'clientele'].map((name) => ({ name }))
    const select = (...only: string[]) => selectParts(parts, only).map(({ name }) => name)
    assert.deepEqual(select(), ['clients-go', 'clients-java', 'contract', 'clientele'])
    assert.deepEqual(select('clients', 'contract'), ['clients-go', 'clients-java', 'contract'])
    assert.throws(() => select('clients', 'client'), /no such part: client$/)
  })
})

test('the table names what passed, failed and did not run, and what was flaky', () => {
  const record: PartRecord = {
    part: 'one',
    commit: 'c',
    endedAt: '',
    ms: 61_400,
    isPassed: true,
    passed: 7,
    failed: 0,
    notes: ['flaky: x'],
  }
  const failed = { ...record, part: 'other', isPassed: false, failed: 2, notes: [] }
  const records = new Map([record, failed].map((it) => [it.part, it]))
  assert.equal(
    tableOf(['one', 'other', 'third'], records),
    'one    passed    61 s  7 passed, 0 failed\n  flaky: x\nother  FAILED    61 s  7 passed, 2 failed\nthird  not run\n',
  )
})

/**
 * Scripted parts instead of suites, in a process that can be killed. Each start of a part leaves a line in `started`; the file
 * `NAME.fails` makes it fail, and `NAME.hangs` makes it hang.
 */
function createRun(name: string) {
  const place = mkdtempSync(join(folder, `${name}-`))
  const part = join(place, 'part.mjs')
  const script = join(place, 'run.mjs')
  writeFileSync(
    part,
    `import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
const [name, ...again] = process.argv.slice(2)
const at = (what) => ${JSON.stringify(place)} + '/' + what
writeFileSync(at('pid'), String(process.pid))
appendFileSync(at('started'), name + again + '\\n')
if (existsSync(at(name + '.hangs'))) await new Promise(() => setInterval(() => {}, 1000))
const result = (it) => appendFileSync(process.env.GONGGO_TEST_RESULTS, JSON.stringify(it) + '\\n')
const isBad = existsSync(at(name + '.fails')) || (existsSync(at(name + '.fails-once')) && again.length === 0)
if (isBad) result({ kind: 'failed', file: name, test: 'first', message: 'bad', again: [process.argv[1], name, '+'] })
result({ kind: 'ended', passed: isBad ? 0 : 1, failed: isBad ? 1 : 0 })
process.exitCode = isBad ? 1 : 0`,
  )
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs'
import { runAll, stopController } from ${JSON.stringify(RUN)}
const at = (what) => ${JSON.stringify(place)} + '/' + what
const parts = ['one', 'two', 'three'].map((name) => ({ name, command: [${JSON.stringify(part)}, name] }))
const { signal } = stopController()
const isPassed = await runAll(parts, {
  folder: at('results'),
  again: process.argv.includes('--again'),
  commitOf: () => readFileSync(at('commit'), 'utf8'),
  print: (line) => console.log(line),
  signal,
})
process.exitCode = isPassed ? 0 : 1`,
  )
  const set = (file: string, content = '') => writeFileSync(join(place, file), content)
  const startedFile = join(place, 'started')
  const started = () => (existsSync(startedFile) ? readFileSync(startedFile, 'utf8').trim().split('\n') : [])
  set('commit', 'first')
  return {
    set,
    unset: (file: string) => rmSync(join(place, file)),
    started,
    begin: (...words: string[]) => endsWithTests(spawn(process.execPath, [script, ...words], { env: plainEnv() })),
    /** Runs to the end; starts are counted from zero. */
    async run(...words: string[]) {
      rmSync(startedFile, { force: true })
      const child = this.begin(...words)
      const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
      return { code: Number(code), said: said + errors, started: started() }
    },
    /** The process id of a part, once it has started. */
    async pidOf(part: string) {
      await eventually(() => started().includes(part))
      return Number(readFileSync(join(place, 'pid'), 'utf8'))
    },
  }
}

describe('a run of all parts', { concurrency: 3 }, () => {
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGINT'] as const)
    test(`continues with the part in which it was stopped by ${signal}`, async () => {
      const all = createRun(signal)
      all.set('one.fails')
      all.set('two.hangs')
      const child = all.begin()
      const said = text(child.stderr)
      child.stdout.resume()
      const pid = await all.pidOf('two')
      child.kill(signal)
      if (signal === 'SIGKILL') process.kill(pid)
      await once(child, 'close')
      assert.match(await said, signal === 'SIGKILL' ? /^$/ : /^stopped; the next run continues with this part\n/)
      assert.deepEqual(all.started(), ['one', 'one+', 'two'])

      all.unset('two.hangs')
      const second = await all.run()
      assert.deepEqual(second.started, ['two', 'three'])
      assert.equal(second.code, 1)
      assert.match(
        second.said,
        /\none {4}FAILED .*0 passed, 1 failed\n {2}broken: one · one · failed again\ntwo {4}passed .*\nthree {2}passed /,
      )
    })

  test('passes if all parts passed on this commit, and runs nothing then', async () => {
    const all = createRun('passes')
    all.set('two.fails-once')
    const first = await all.run()
    assert.deepEqual([first.code, first.started], [0, ['one', 'two', 'two+', 'three']], first.said)
    assert.match(first.said, /\ntwo {4}passed .*\n {2}flaky: two · two · first · bad\n/)
    const second = await all.run()
    assert.deepEqual([second.code, second.started], [0, []])
    assert.match(second.said, /\nthree {2}passed /)
  })

  test('runs parts again for another commit, and when asked to', async () => {
    const all = createRun('again')
    all.set('three.fails')
    assert.equal((await all.run()).code, 1)
    all.unset('three.fails')
    assert.deepEqual((await all.run()).code, 1, 'a recorded failure stays')
    const again = await all.run('--again')
    assert.deepEqual([again.code, again.started], [0, ['one', 'two', 'three']])
    all.set('commit', 'second')
    const other = await all.run()
    assert.deepEqual([other.code, other.started], [0, ['one', 'two', 'three']])
  })

  test('records no result of a part during which the project changed', async () => {
    const all = createRun('changed')
    all.set('two.hangs')
    const child = all.begin()
    child.stdout.resume()
    const said = text(child.stderr)
    const pid = await all.pidOf('two')
    all.set('commit', 'second')
    process.kill(pid)
    await once(child, 'close')
    assert.match(await said, /the project changed while two ran/)
    all.unset('two.hangs')
    all.set('commit', 'first')
    assert.deepEqual((await all.run()).started, ['two', 'three'])
  })

  test('fails a part that ends without results, and goes on', async () => {
    const all = createRun('crashes')
    all.set('one.hangs')
    const child = all.begin()
    const said = text(child.stdout)
    process.kill(await all.pidOf('one'), 'SIGKILL')
    assert.deepEqual(await once(child, 'close'), [1, null])
    assert.match(
      await said,
      /\none {4}FAILED .*\n {2}broken: one · ended with code 1 and without results\ntwo {4}passed /,
    )
  })
})
