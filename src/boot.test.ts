import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseNow, openTestDatabase } from '../test/harness.ts'
import { listenFor } from '../test/tcp-database.ts'
import { boot, tellSkew } from './boot.ts'
import { toConfig } from './config.ts'
import { HOUR } from './lib/clock.ts'

test('a start says by how much the clock of the database differs, if it does', async (t) => {
  const opened = await openTestDatabase()
  t.after(() => opened.close())
  const lines: string[] = []
  const offset = (await databaseNow(opened.db)) - Date.now()
  const tell = (aheadMs: number) =>
    tellSkew(
      opened.db.sql,
      () => Date.now() + offset + aheadMs,
      (message) => void lines.push(message),
    )
  await tell(0)
  assert.deepEqual(lines, [])
  await tell(HOUR)
  await tell(-HOUR)
  assert.match(lines[0] ?? '', /the database is \d+ ms behind this machine/)
  assert.match(lines[1] ?? '', /the database is \d+ ms ahead of this machine/)
})

test('with DATABASE_URL, a start refuses a breaking migration and says how to apply it', async (t) => {
  const { db, owner, close } = await openTestDatabase()
  const wire = await listenFor(owner)
  t.after(() => {
    wire.close()
    return close()
  })
  // As it was before migration 20, which is breaking.
  await db.sql`delete from migrations where version >= 20`
  const config = toConfig({ DATABASE_URL: wire.url, GONGGO_SECRET: 'long enough for this test' })
  await assert.rejects(boot(config, { name: 'test', join: false, log: () => {} }), {
    code: 'breaking_migration',
    message: /: 20 event-keywords\. Nothing was changed\. .*\.\/gonggo migrate --breaking$/,
  })
  assert.equal((await db.sql`select from migrations`).length, 19)
})
