import { test } from 'node:test'
import { endedRounds } from '../src/statistics/store/awards.ts'
import { eventually, forgetNotices, openTestDatabase } from './harness.ts'

test('notices are forgotten while somebody asks for awards and their notices', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  const inLine = (count: number) =>
    eventually(async () => {
      const waiting = await sql`select from pg_locks where not granted and relation = 'bids'::regclass`
      return waiting.length === count
    })
  // Both stand before the notices; the one that asks has a lock on the awards already.
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
