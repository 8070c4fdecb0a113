// A rolling upgrade: processes of the previous version use the schema of this one, next to it and after a rollback.

import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createBidWriter } from '../src/bids/service/write.ts'
import { systemClock } from '../src/lib/clock.ts'
import { applyMigrations, readMigrations } from '../src/lib/db/index.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, createTestClock, makeAccount, makeKey, openNow } from './factories.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { plainEnv, type Service, serviceOf } from './services.ts'
import { listenFor } from './tcp-database.ts'

/** The previous delivered version: set it at each delivery. */
const PREVIOUS = 'b6d95d75'
const ROOT = join(import.meta.dirname, '..')
const PARTS = ['src', 'migrations', 'docs', 'demo', 'charts', 'fonts', 'package.json']
/** Detail fields, which must stay when the other version writes the notice. */
const DETAILS = {
  siteBriefingPlace: '공사 현장',
  fixedCosts: 1000,
  fixedCostItems: [{ name: '안전관리비', amount: 1000 }],
}
const SECRET = 'a secret of both versions'

const withoutHistory: string | false =
  spawnSync('git', ['cat-file', '-e', `${PREVIOUS}^{commit}`], { cwd: ROOT }).status === 0
    ? false
    : `the history of this clone does not reach back to ${PREVIOUS}`

const migrations = (root: string) => readMigrations(new URL(`file://${root}/migrations/`))

describe('a rolling upgrade', { skip: withoutHistory }, () => {
  const previous = mkdtempSync(join(tmpdir(), 'gonggo-previous-'))
  let database: TestDatabase
  let wire: Awaited<ReturnType<typeof listenFor>>
  let api: Service
  let baseUrl: string
  /** A worker of this version. */
  let worker: TestApp
  let key: string

  const startPrevious = (role: string): Service => {
    const settings = { DATABASE_URL: wire.url, GONGGO_SECRET: SECRET, GONGGO_DEMO: '0', GONGGO_PORT: '0' }
    const env = { ...plainEnv(), ...settings, GONGGO_DATA: join(previous, role) }
    const words = [join(previous, 'src/main.ts'), '--role', role]
    return serviceOf(endsWithTests(spawn(process.execPath, words, { cwd: previous, env })))
  }
  const startOurs = (role: 'api' | 'worker') =>
    startTestApp({
      database: { ...database, target: database.owner },
      role,
      clock: createTestClock(Date.now()),
      env: { GONGGO_SECRET: SECRET },
    })
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(
      `${baseUrl}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    )
    return { status: answer.status, body: (await answer.json()) as { total: number; items: { id: string }[] } }
  }
  const post = (number: string) => {
    const { upsert } = createBidWriter({ db: database.db, clock: systemClock })
    return upsert([bidRecord({ number, title: `교량 ${number}`, details: DETAILS, ...openNow() })], () => true)
  }
  /** Through the API of the previous version. */
  const untilEvents = (count: number) =>
    eventually(async () => {
      const { body } = await ask('/v1/events')
      return body.items.length === count && body.items
    })

  before(async () => {
    const archive = execFileSync('git', ['archive', PREVIOUS, ...PARTS], { cwd: ROOT, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', previous], { input: archive })
    symlinkSync(join(ROOT, 'node_modules'), join(previous, 'node_modules'))
    database = await openTestDatabase()
    await database.db.sql.unsafe(`drop schema public cascade; create schema public`)
    wire = await listenFor(database.owner)
    api = startPrevious('api')
    baseUrl = await api.listening()
  })

  after(async () => {
    await worker?.close()
    await api?.end()
    wire?.close()
    await database?.close()
    rmSync(previous, { recursive: true, force: true })
  })

  const versionOf = async () => (await database.db.sql<{ n: number }[]>`select count(*) as n from migrations`)[0]?.n

  test('the previous version answers while the schema is migrated, and works on it with a worker of this version', async () => {
    assert.equal(await versionOf(), migrations(previous).length)
    await applyMigrations(database.db, migrations(ROOT))
    assert.equal(await versionOf(), migrations(ROOT).length)
    worker = await startOurs('worker')
    const { id } = await makeAccount(worker, { plan: 'pro' })
    key = (await makeKey(worker, id)).key
    assert.equal((await ask('/v1/keywords', { keyword: '교량' })).status, 201)
    await post('U1')
    await untilEvents(1)
    const search = await eventually(async () => {
      const answer = await ask('/v1/bids?keyword=%EA%B5%90%EB%9F%89')
      assert.equal(answer.status, 200)
      return answer.body.total === 1 && answer
    })
    assert.equal(search.body.items.length, 1)
  })

  test('a request that is repeated at the other version gets the answer that the first one stored', async () => {
    const ours = await startOurs('api')
    const create = async (at: string, path: string, body: object) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': JSON.stringify(body).replace(/[^a-z]/g, '-'),
      }
      const answer = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const replayed = answer.headers.get('idempotent-replayed')
      return { status: answer.status, replayed, text: await answer.text() }
    }
    for (const [name, first, second] of [
      ['old', baseUrl, ours.baseUrl],
      ['new', ours.baseUrl, baseUrl],
    ] as const) {
      for (const [path, body] of [
        ['/v1/keywords', { keyword: `tunnel ${name}` }],
        ['/v1/keys', { name }],
      ] as const) {
        const { status, replayed, text } = await create(first, path, body)
        assert.deepEqual([status, replayed], [201, null], text)
        assert.deepEqual(await create(second, path, body), { status, replayed: 'true', text })
      }
    }
    await ours.close()
  })

  test('going back: a worker of the previous version starts on the newer schema and continues where this one stopped', async () => {
    const [first] = await untilEvents(1)
    await worker.close()
    const back = startPrevious('worker')
    await back.listening()
    await post('U2')
    const events = await untilEvents(2)
    assert.equal(events[0]?.id, first?.id, 'no event is created twice')
    assert.equal(await back.end(), 0)
    assert.equal(await api.end(), 0)
    const { createBidWriter: createOlderWriter } = (await import(
      pathToFileURL(join(previous, 'src/bids/service/write.ts')).href
    )) as { createBidWriter: typeof createBidWriter }
    const changed = bidRecord({ number: 'U1', title: '교량 U1 (정정)', revision: 1, ...openNow() })
    await createOlderWriter({ db: database.db, clock: systemClock }).upsert([changed], () => true)
    const rows = await database.db.sql<{ noticeNo: string; version: number; details: object }[]>`
      select notice_no, version, details from bids order by notice_no`
    assert.deepEqual(
      rows.map(({ noticeNo, version }) => [noticeNo, Number(version)]),
      [
        ['U1', 2],
        ['U2', 1],
      ],
    )
    for (const { details } of rows) assert.deepEqual({ ...details, ...DETAILS }, details, 'details stay')
  })
})
