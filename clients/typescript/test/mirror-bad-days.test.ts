import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { createClient, type GonggoClient } from '../src/index.ts'
import { mirror } from '../src/mirror/index.ts'
import { type MirrorPlace, PLACES, postgresPlace, sqlitePlace } from './mirror-places.ts'
import { cut, json, play, refusal } from './scripted-server.ts'

const BIN = join(import.meta.dirname, '../src/mirror/bin.ts')
const LIVE = () => true
const MANY = 2_300
const KILLS = 5

const KILLER = join(import.meta.dirname, 'mirror-killer.ts')

interface Run {
  code: number | null
  signal: NodeJS.Signals | null
  said: string
}

function start(words: string[], env: Record<string, string>, before: string[] = []) {
  const options = { env: { ...process.env, ...env }, cwd: join(import.meta.dirname, '..') }
  const child = endsWithTests(spawn(process.execPath, [...before, BIN, ...words], options))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<Run>((resolve) => child.on('close', (code, signal) => resolve({ code, signal, said })))
  return { child, ended, said: () => said }
}

describe('failures of a mirror', () => {
  let app: TestApp
  let client: GonggoClient
  /** Of each cursor that a page ends with, how many notices and awards there are up to it. */
  const counts = new Map<string, [notices: number, awards: number]>([['', [0, 0]]])
  const wordsTo = (to: string, ...more: string[]) => ['mirror', '--base-url', app.baseUrl, '--to', to, ...more]
  const run = (to: string, ...more: string[]) => start(wordsTo(to, ...more), { GONGGO_KEY: app.key }).ended

  before(async () => {
    app = await startTestApp()
    client = createClient({ baseUrl: app.baseUrl, key: app.key, retryDelayMs: 1 })
    const numbers = Array.from({ length: MANY }, (_, index) => `K${index}`)
    await app.bids.upsert(
      numbers.map((number) => bidRecord({ number })),
      LIVE,
    )
    const awarded = numbers.filter((_, index) => index % 3 === 0)
    await app.bids.recordRounds(
      'one',
      awarded.map((number) => roundRecord({ number })),
      LIVE,
    )
    let [cursor, notices, awards] = ['', 0, 0]
    for (let hasMore = true; hasMore; ) {
      const page = await client.bids.listChanges({ since: cursor, limit: 1_000, awards: true })
      notices += page.items.length
      awards += page.items.reduce((sum, item) => sum + (item.awards?.length ?? 0), 0)
      cursor = page.nextCursor
      hasMore = page.hasMore
      counts.set(cursor, [notices, awards])
    }
  })
  after(() => app?.close())

  /** As many rows as belong to the cursor, no row lost and none twice. */
  async function expectExact(place: MirrorPlace): Promise<void> {
    const [state] = await place.rows('gonggo_mirror')
    const sizes = [(await place.rows('notices')).length, (await place.rows('awards')).length]
    assert.deepEqual(sizes, counts.get(String(state?.cursor)))
  }

  for (const [name, open] of Object.entries(PLACES))
    test(`killed before any operation, ${name} matches its cursor, and the next run resumes there`, async () => {
      const place = await open()
      const statements = name === 'PostgreSQL' ? 50 : 60
      let killed = 0
      for (let kill = 0; kill < KILLS; kill++) {
        const at = Math.ceil(((kill + Math.random()) * statements) / KILLS)
        const env = { GONGGO_KEY: app.key, KILL_BEFORE: String(at) }
        const words = ['--import', pathToFileURL(KILLER).href]
        const { signal, code, said } = await start(wordsTo(place.to), env, words).ended
        assert.ok(signal === 'SIGKILL' || code === 0, `before ${at}: ${said}`)
        if (signal === 'SIGKILL') killed++
        // Before its first transaction, or before its first manifest, there is nothing to be read.
        const isThere = await place.rows('gonggo_mirror').then(
          () => true,
          () => false,
        )
        if (isThere) await expectExact(place)
      }
      assert.ok(killed >= KILLS / 2, `only ${killed} of ${KILLS} were killed`)
      assert.equal((await run(place.to)).code, 0)
      await expectExact(place)
      assert.equal((await place.rows('notices')).length, MANY)
      await place.close()
    })

  for (const [name, open] of Object.entries(PLACES))
    test(`while one mirror writes to ${name}, a second one is rejected with the reason`, async () => {
      const place = await open()
      const stop = new AbortController()
      let isFilled = () => {}
      const filled = new Promise<void>((resolve) => {
        isFilled = resolve
      })
      const onPage = ({ hasMore }: { hasMore: boolean }) => (hasMore ? null : isFilled())
      const first = mirror({ client, to: place.to, follow: true, signal: stop.signal, onPage })
      await filled
      await assert.rejects(mirror({ client, to: place.to }), /Another mirror is writing to/)
      stop.abort()
      await first
      await mirror({ client, to: place.to })
      await expectExact(place)
      await place.close()
    })

  test('an outage of the database ends it with a reason, and the next run resumes', async () => {
    const place = await postgresPlace()
    const { ended, said } = start(wordsTo(place.to, '--follow'), { GONGGO_KEY: app.key })
    await eventually(() => said().includes(`changes: ${MANY}\n`))
    const { pathname } = new URL(place.to)
    const lost = await app.database.db.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gonggo mirror' and datname = ${pathname.slice(1)}`
    assert.equal(lost.length, 1)
    await app.bids.upsert([bidRecord({ number: 'K0', title: '다시 왔습니다' })], LIVE)
    const { code, said: last } = await ended
    assert.deepEqual([code, /gonggo mirror: PostgreSQL: /.test(last)], [4, true], last)
    assert.equal((await run(place.to)).code, 0)
    assert.equal((await place.rows('notices')).find((row) => row.notice_no === 'K0')?.title, '다시 왔습니다')
    const nowhere = await run('postgres://nobody@127.0.0.1:1/none')
    assert.deepEqual(
      [nowhere.code, /^gonggo mirror: PostgreSQL: .*ECONNREFUSED/.test(nowhere.said)],
      [4, true],
      nowhere.said,
    )
    await place.close()
  })

  test('an outage and a rate limit of the service are waited for', async () => {
    const page = (noticeNo: string, hasMore: boolean) =>
      json({ items: [{ op: 'upsert', noticeNo, version: 1, bid: { noticeNo } }], nextCursor: noticeNo, hasMore })
    const { baseUrl, asked } = await play(
      page('A', true),
      cut,
      refusal(429, 'rate_limited', { 'retry-after': '1' }),
      page('B', false),
    )
    const place = sqlitePlace()
    const begun = performance.now()
    await mirror({ client: createClient({ baseUrl, retryDelayMs: 1 }), to: place.to, only: ['notices'] })
    assert.ok(performance.now() - begun >= 1_000)
    assert.deepEqual(
      (await place.rows('notices')).map((row) => row.notice_no),
      ['A', 'B'],
    )
    assert.match(asked.at(-1)?.url ?? '', /since=A&/)
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:1', retryDelayMs: 1 })
    await assert.rejects(mirror({ client: nobody, to: place.to, only: ['notices'] }), { name: 'ConnectionError' })
    const state = (await place.rows('gonggo_mirror')).find((row) => row.list === 'changes')
    assert.equal(state?.cursor, 'B')
  })

  test('a full disk is reported, and when there is room the next run resumes', {
    skip: process.getuid?.() === 0 ? false : 'mounting a small disk needs root',
  }, async (t) => {
    const disk = mkdtempSync(join(tmpdir(), 'gonggo-mirror-disk-'))
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    t.after(() => {
      if (status === 0) execFileSync('umount', [disk])
      rmdirSync(disk)
    })
    if (status !== 0) return t.skip(`a small disk cannot be mounted here: ${stderr}`)
    const place = sqlitePlace(disk)
    const { code, said } = await run(place.to)
    assert.deepEqual([code, /gonggo mirror: SQLite, .*disk is full/.test(said)], [4, true], said)
    execFileSync('mount', ['-o', 'remount,size=64m', disk])
    assert.equal((await run(place.to)).code, 0)
    assert.equal((await place.rows('notices')).length, MANY)
  })

  test('a wrong call reports its error', async () => {
    const to = sqlitePlace().to
    for (const [words, env, expected] of [
      [wordsTo(to), { GONGGO_KEY: '' }, /GONGGO_KEY is empty/],
      [['mirror', '--to', to], { GONGGO_KEY: 'k' }, /--base-url ADDRESS and --to TARGET are required/],
      [['mirror', '--to', to, '--base-url', 'nonsense'], { GONGGO_KEY: 'k' }, /--base-url ADDRESS/],
      [wordsTo(to, '--key', 'k'), { GONGGO_KEY: 'k' }, /Unknown option '--key'/],
      [wordsTo(to, '--only', 'bids'), { GONGGO_KEY: 'k' }, /--only takes notices, awards, events/],
      [wordsTo(to, '--once', '--follow'), { GONGGO_KEY: 'k' }, /not both/],
    ] as const) {
      const { code, said } = await start([...words], env).ended
      assert.deepEqual([code, expected.test(said)], [2, true], said)
    }
    const refused = await start(wordsTo(to), { GONGGO_KEY: 'gg_live_wrong' }).ended
    assert.deepEqual([refused.code, /^gonggo mirror: 401 /m.test(refused.said)], [3, true], refused.said)
  })

  test('a stop completes the current page', async () => {
    const place = sqlitePlace()
    const { child, said } = start(wordsTo(place.to, '--follow'), { GONGGO_KEY: app.key })
    await eventually(() => said().includes(`changes: ${MANY}\n`))
    assert.equal(await endProcess(child), 0)
  })
})
