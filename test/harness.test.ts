import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { MINUTE, SECOND } from '../src/lib/clock.ts'
import { endedRounds } from '../src/statistics/store/awards.ts'
import { startTestApp } from './app-harness.ts'
import { keepDemo } from './demo-service.ts'
import { eventually, forgetNotices, openTestDatabase } from './harness.ts'

test('notices are forgotten while somebody asks for awards and their notices', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  const inLine = (count: number) =>
    eventually(async () => {
      const waiting = await sql`
        select from pg_locks where not granted and relation = 'bids'::regclass
          and database = (select oid from pg_database where datname = current_database())`
      return waiting.length === count
    })
  // Both come before the notices; the querying transaction already has a lock on the awards.
  const both = await database.db.transaction(async (tx) => {
    await tx`lock table bids in access exclusive mode`
    const forgetting = forgetNotices(database.db)
    await inLine(1)
    const asking = endedRounds(sql, ['any'])
    await inLine(2)
    return () => Promise.all([forgetting, asking])
  })
  await both()
  await database.close()
})

test('the app of a test closes no connection before its client does', async () => {
  const app = await startTestApp()
  const { headers } = await app.get('/v1')
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
  // `fetch` keeps no connection longer than this, however long the server does.
  assert.ok(Number(seconds) * SECOND > 10 * MINUTE, `${seconds} s`)
  await app.close()
})

test('of two processes that make the demo, one keeps it; a place that cannot be used is left as it is', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-demos-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const make = (name: string) => {
    mkdirSync(join(folder, name, '.gonggo/postgres'), { recursive: true })
    return join(folder, name)
  }
  const place = join(folder, 'kept')
  assert.deepEqual(keepDemo(make('first'), place), { folder: place, isKept: true })
  const second = make('second')
  assert.deepEqual(keepDemo(second, place), { folder: place, isKept: true })
  assert.ok(!existsSync(second))

  const taken = join(folder, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'of-others'), '')
  const third = make('third')
  assert.deepEqual(keepDemo(third, taken), { folder: third, isKept: false })
  assert.ok(existsSync(third) && existsSync(join(taken, 'of-others')))
})
