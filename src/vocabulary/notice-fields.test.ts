import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bidRecord } from '../../test/factories.ts'
import { openTestDatabase } from '../../test/harness.ts'
import { toBid } from '../bids/rules/notice.ts'
import { BidDetail } from '../bids/schema/detail.ts'
import { Bid } from '../bids/schema/notices.ts'
import { createBidWriter } from '../bids/service/write.ts'
import { findBid } from '../bids/store/read.ts'
import { REPLACED } from '../bids/store/write.ts'
import { systemClock } from '../lib/clock.ts'
import { LIST_FIELD_NAMES, NOTICE_FIELD_NAMES } from './notice-fields.ts'

/** What a row keeps from its first version. */
const KEPT = ['notice_no', 'source', 'number', 'first_at']

test('the API reference has every field of the table, and lists only those of lists', () => {
  const detail = Object.keys(BidDetail.properties)
  assert.deepEqual(
    NOTICE_FIELD_NAMES.filter((name) => !detail.includes(name)),
    [],
  )
  const list = Object.keys(Bid.properties)
  assert.deepEqual(
    NOTICE_FIELD_NAMES.filter((name) => list.includes(name)),
    LIST_FIELD_NAMES,
  )
})

test('a new version replaces every column of the row except for those of its first version', async () => {
  const database = await openTestDatabase()
  try {
    const columns = await database.db.sql<{ columnName: string }[]>`
      select column_name from information_schema.columns where table_schema = 'public' and table_name = 'bids'`
    const names = columns.map(({ columnName }) => columnName).sort()
    assert.deepEqual([...REPLACED, ...KEPT].sort(), names)

    const { upsert } = createBidWriter({ db: database.db, clock: systemClock })
    const record = bidRecord()
    await upsert([record], () => true)
    const row = await findBid(database.db.sql, record.number)
    assert.ok(row)
    assert.deepEqual(
      NOTICE_FIELD_NAMES.filter((name) => Object.hasOwn(toBid(row, 0, []), name)),
      LIST_FIELD_NAMES,
    )
  } finally {
    await database.close()
  }
})
