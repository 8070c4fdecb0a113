import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openTestDatabase } from '../../test/harness.ts'

test('the upgrade removes only the keyword place from stored notices of events', async () => {
  const database = await openTestDatabase()
  const title = 'a title that says "matchedKeywords":[], itself'
  const kept = { noticeNo: 'R26BK1', title, matchedKeywords: [], status: 'open' }
  await database.db.sql`insert into event_notices (change, at, bid) values (1, now(), ${JSON.stringify(kept)})`
  const step = readFileSync(new URL('../../migrations/0020-event-keywords.sql', import.meta.url), 'utf8')
  await database.db.sql.unsafe(step)
  const [row] = await database.db.sql<{ bid: string }[]>`select bid from event_notices`
  assert.deepEqual(JSON.parse(row?.bid ?? ''), { noticeNo: 'R26BK1', title, status: 'open' })
  await database.close()
})
