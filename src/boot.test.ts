import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseNow, openTestDatabase } from '../test/harness.ts'
import { tellSkew } from './boot.ts'
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
