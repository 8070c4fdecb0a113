import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { boot } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { createDb } from '../src/lib/db/index.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { type Pgbouncer, startPgbouncer, withoutPgbouncer } from './pgbouncer.ts'
import { startService, wayTo } from './services.ts'

describe('behind pgbouncer', { skip: withoutPgbouncer }, () => {
  let database: TestDatabase
  let folder: string
  before(async () => {
    database = await openTestDatabase()
    folder = mkdtempSync(join(tmpdir(), 'gonggo-pooler-'))
  })
  after(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const envOf = ({ target }: Pgbouncer) => ({
    ...wayTo({ target }),
    GONGGO_PORT: '0',
    GONGGO_DATA: folder,
    GONGGO_SECRET: 'a'.repeat(40),
    GONGGO_DEMO: '0',
  })

  test('with pool_mode = session, connections have our settings, wake-ups arrive, and the service starts', async (t) => {
    const pooler = await startPgbouncer(database, 'session')
    const db = createDb({ target: pooler.target, name: 'pooled', connections: 4 })
    t.after(async () => {
      await db.stop()
      await pooler.close()
    })
    assert.equal(await db.poolsTransactions(), false)
    const [settings] = await db.sql`
      select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('plan_cache_mode') as plans, current_setting('TimeZone') as zone`
    assert.deepEqual(settings, { lock: '2s', idle: '10s', plans: 'force_custom_plan', zone: 'UTC' })
    const { signal } = new AbortController()
    await db.poll.next({ name: 'one', sql: (sql) => sql`'1'` }, { after: 0, withinMs: 1, signal })
    await eventually(() => db.poll.isWoken())
    const service = startService({ env: envOf(pooler) })
    const address = await service.listening()
    await eventually(async () => (await fetch(`${address}/readyz`)).ok)
    await service.end()
  })

  for (const mode of ['transaction', 'statement'])
    test(`with pool_mode = ${mode}, a start ends at once and says what to change`, async (t) => {
      const pooler = await startPgbouncer(database, mode)
      t.after(() => pooler.close())
      const { target } = pooler
      const url = `postgres://${target.username}:${target.password}@${target.host}:${target.port}/${target.database}`
      const config = toConfig({ DATABASE_URL: url, GONGGO_SECRET: 'a'.repeat(40), GONGGO_DATA: folder })
      await assert.rejects(boot(config, { name: 'pooled', log: () => {}, join: false }), {
        code: 'transaction_pooling',
        message: /Set pool_mode = session for this database \(pgbouncer\)/,
      })
    })
})
