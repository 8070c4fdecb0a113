import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withoutPackages } from '../../../clients/python/test/python.ts'
import { createClient, type GonggoClient } from '../../../clients/typescript/src/index.ts'
import { mirror } from '../../../clients/typescript/src/mirror/index.ts'
import { type MirrorPlace, PLACES, sqlitePlace } from '../../../clients/typescript/test/mirror-places.ts'
import { json, play, refusal } from '../../../clients/typescript/test/scripted-server.ts'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { installMirror } from './python.ts'

const LIVE = () => true
/** Six pages, so that there is a middle. */
const MANY = 5_500
const TABLES = ['notices', 'awards', 'award_winners', 'events'] as const

const folder = mkdtempSync(join(tmpdir(), 'gonggo-mirror-python-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutPackages(folder)
const program = (name: string) => join(folder, 'venv/bin', name)

interface Run {
  code: number | null
  said: string
}

/** `gonggo mirror` of the Python package, as it was installed. */
function start(words: string[], key: string) {
  const env = Object.assign({}, process.env, { GONGGO_KEY: key })
  const child = endsWithTests(
    spawn(program('gonggo'), ['mirror', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<Run>((resolve) => child.on('close', (code) => resolve({ code, said })))
  return { child, ended, said: () => said }
}

describe('the mirror in Python', { skip }, () => {
  let app: TestApp
  let client: GonggoClient
  /** What the mirror in TypeScript made of the same service. */
  let reference: Record<string, unknown[]>
  const startTo = ({ to }: MirrorPlace, ...more: string[]) =>
    start(['--base-url', app.baseUrl, '--to', to, ...more], app.key)
  const runTo = async (place: MirrorPlace) => {
    const { code, said } = await startTo(place).ended
    assert.equal(code, 0, said)
  }
  const rowsOf = async (place: MirrorPlace) =>
    Object.fromEntries(await Promise.all(TABLES.map(async (name) => [name, await place.rows(name)])))
  const cursorIn = async (place: MirrorPlace) => (await place.rows('gonggo_mirror'))[0]?.cursor

  before(async () => {
    installMirror(folder)
    app = await startTestApp()
    client = createClient({ baseUrl: app.baseUrl, key: app.key })
    await app.keywords.createMany(app.account.id, [{ keyword: '하수관로' }])
    await alertsRead(app)
    const numbers = Array.from({ length: MANY }, (_, index) => `N${String(index).padStart(4, '0')}`)
    const notices = numbers.map((number, index) =>
      bidRecord({
        number,
        title: index % 100 === 0 ? `하수관로 "정비" 공사 ${index}, 'A\\B' 😀 \\u0000` : `청사 관리 ${index}`,
        urgent: index % 2 === 0,
        estimatedPrice: index % 3 === 0 ? null : 9_007_199_254_740_991 - index,
        floorRate: index % 4 === 0 ? null : 87.745,
        regions: index % 7 === 0 ? ['경기도', '서울특별시'] : [],
        licences: index % 11 === 0 ? [{ code: '0001', name: '토목공사업', group: 1 }] : [],
      }),
    )
    await app.bids.upsert(notices, LIVE)
    const winners = [
      { name: '가나건설', businessNo: '1234567890', amount: 30_000_000, share: 60 },
      { name: '다라 "엔지니어링"', businessNo: null, share: 40 },
    ]
    const awarded = numbers.filter((_, index) => index % 10 === 0)
    await app.bids.recordRounds(
      'one',
      awarded.map((number) => roundRecord({ number, winners })),
      LIVE,
    )
    await alertsRead(app)
    await app.bids.follower.tick()
    const place = sqlitePlace()
    await mirror({ client, to: place.to })
    reference = await rowsOf(place)
    assert.deepEqual([reference.notices?.length, reference.events?.length], [MANY, MANY / 100])
  })
  after(() => app?.close())

  /** Killed as soon as it has told of its first pages. */
  async function killedAmid(place: MirrorPlace): Promise<void> {
    const { child, said, ended } = startTo(place)
    await eventually(() => said().includes('changes: 2000 …'))
    await endProcess(child, 'SIGKILL')
    await ended
    assert.ok(!said().includes('events:'), 'it had read all before it was killed')
  }

  for (const [name, open] of Object.entries(PLACES))
    test(`killed and run again, ${name} contains the same rows as with TypeScript`, async () => {
      const place = await open()
      await killedAmid(place)
      await runTo(place)
      assert.deepEqual(await rowsOf(place), reference)
      assert.deepEqual(
        (await place.rows('gonggo_mirror')).map(({ fill }) => fill),
        [1, 1],
      )
      await place.close()
    })

  for (const [name, open] of Object.entries(PLACES))
    test(`one language resumes in ${name} where the other stopped`, async () => {
      const begunHere = await open()
      await killedAmid(begunHere)
      await mirror({ client, to: begunHere.to })
      assert.deepEqual(await rowsOf(begunHere), reference)
      await begunHere.close()

      const begunThere = await open()
      const stop = new AbortController()
      await mirror({ client, to: begunThere.to, signal: stop.signal, follow: true, onPage: () => stop.abort() })
      const cursor = await cursorIn(begunThere)
      assert.ok(cursor)
      await runTo(begunThere)
      assert.notEqual(await cursorIn(begunThere), cursor)
      assert.deepEqual(await rowsOf(begunThere), reference)
      await begunThere.close()
    })

  for (const [name, open] of Object.entries(PLACES))
    test(`of two mirrors in ${name}, the second is rejected, and the first stops on request`, async () => {
      const place = await open()
      const { child, said, ended } = startTo(place, '--follow')
      await eventually(() => said().includes('events:'))
      await assert.rejects(mirror({ client, to: place.to }), /Another mirror is writing to/)
      const second = await startTo(place).ended
      assert.deepEqual([second.code, /gonggo mirror: Another mirror/.test(second.said)], [4, true], second.said)
      child.kill('SIGTERM')
      assert.equal((await ended).code, 0, said())
      assert.deepEqual(await rowsOf(place), reference)
      await place.close()
    })

  test('an older schema gets its columns and is filled again, a newer one is rejected', async () => {
    const place = sqlitePlace()
    await runTo(place)
    const change = (text: string) => {
      const path = place.to.replace('sqlite:', '')
      execFileSync(program('python'), [
        '-c',
        'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.argv[2])',
        path,
        text,
      ])
    }
    change(`drop view notices_now; alter table notices drop column title; insert into notices (notice_no, gonggo_fill)
      values ('GONE', 1); update gonggo_mirror set schema_version = 0`)
    await runTo(place)
    assert.deepEqual(await rowsOf(place), reference)
    assert.deepEqual(
      (await place.rows('gonggo_mirror')).map(({ fill }) => fill),
      [2, 2],
    )
    change('update gonggo_mirror set schema_version = 2')
    const { code, said } = await startTo(place).ended
    assert.deepEqual([code, /schema version 2/.test(said)], [4, true], said)
    change("update gonggo_mirror set schema_version = 1, cursor = 'x'")
    const strange = await startTo(place).ended
    assert.deepEqual([strange.code, /does not know the cursor/.test(strange.said)], [4, true], strange.said)
  })

  test('when the cursor has expired, it is filled again, and stale rows are deleted', async () => {
    const page = (...numbers: string[]) =>
      json({
        items: numbers.map((noticeNo) => ({ op: 'upsert', noticeNo, version: 1, bid: { noticeNo } })),
        nextCursor: numbers.join(),
        hasMore: false,
      })
    const { baseUrl, asked } = await play(page('A', 'B'), refusal(410, 'cursor_expired'), page('B', 'C'))
    const place = sqlitePlace()
    for (const expected of [
      ['A', 'B'],
      ['B', 'C'],
    ]) {
      const { code, said } = await start(['--base-url', baseUrl, '--to', place.to, '--only', 'notices'], 'key').ended
      assert.equal(code, 0, said)
      assert.deepEqual(
        (await place.rows('notices')).map((row) => row.notice_no),
        expected,
      )
    }
    assert.match(asked[1]?.url ?? '', /since=A%2CB&/)
    assert.deepEqual(
      (await place.rows('gonggo_mirror')).map(({ fill }) => fill),
      [2],
    )
  })
})
