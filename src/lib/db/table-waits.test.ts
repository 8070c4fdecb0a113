import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestDatabase } from '../../../test/harness.ts'
import { createDb } from './db.ts'
import { applyMigrations, schemaState } from './migrations.ts'

const step = (version: number, text: string) => ({ version, name: `step-${version}`, breaking: false, text })
const change = (column: string) => `
  alter table in_use add column ${column} text;
  insert into in_use (${column}) values (current_setting('lock_timeout'))`

test('a migration waits for a table in use for a second at a time, says so, and gives up with a clear error', async () => {
  const database = await openTestDatabase()
  const reader = createDb({ target: database.owner, name: 'reader', connections: 2 })
  const { db } = database
  await db.sql`delete from migrations`
  await db.sql`create table in_use (id int)`
  const steps = [
    step(1, 'select 1'),
    step(2, change('whole')),
    step(3, `select 1;\n-- next transaction\n${change('parts')};\n-- next transaction\nselect 1`),
  ]
  for (const given of [steps.slice(0, 2), steps]) {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const backup = reader.transaction(async (tx) => {
      await tx`lock table in_use in access share mode`
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    await assert.rejects(
      applyMigrations(db, given, () => {}, { patience: { pauseMs: 1, attempts: 2 } }),
      new RegExp(`^Error: migration ${given.length} step-${given.length} .*backup`),
    )
    assert.equal(await schemaState(db.sql, given), 'behind')
    const told: string[] = []
    const tell = (message: string) => {
      told.push(message)
      gate.resolve()
    }
    const applied = await applyMigrations(db, given, tell, { patience: { pauseMs: 1, attempts: 1_000 } })
    assert.deepEqual(applied, [given.length])
    assert.match(told[0] ?? '', /waits for a table/)
    await backup
  }
  const rows = await db.sql<{ waited: string }[]>`select coalesce(whole, parts) as waited from in_use`
  assert.deepEqual(
    rows.map(({ waited }) => waited),
    ['1s', '1s'],
  )
  await reader.stop()
  await database.close()
})
