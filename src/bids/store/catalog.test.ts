import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { systemClock } from '../../lib/clock.ts'
import { createBidWriter } from '../service/write.ts'
import { allNotices, noticesNamed } from './catalog.ts'

/** Signs that mean something to one format or another. */
const sign = fc.constantFrom(
  '\t',
  '\n',
  '\r',
  '\\',
  '\\N',
  '\\.',
  '"',
  "'",
  '{',
  '}',
  ',',
  'NULL',
  '\u0001',
  '가',
  '🎗',
  '|',
  ' ',
)
const hostile = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const amount = orNull(fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER))

const changes = fc.record({
  title: hostile.map((text) => `공사 ${text}`),
  agency: hostile.map((text) => `청${text}`),
  agencyCode: orNull(hostile),
  demandAgency: orNull(hostile),
  demandAgencyCode: orNull(hostile),
  urgent: fc.boolean(),
  estimatedPrice: amount,
  budget: amount,
  baseAmount: amount,
  floorRate: orNull(fc.constantFrom(87.745, 0)),
  awardMethod: orNull(hostile),
  contractMethod: orNull(hostile),
  postedAt: fc.constantFrom(NOW, NOW + 1, Date.parse('1999-01-01T00:00:00.001Z')),
  bidStartAt: orNull(fc.constant(NOW)),
  closeAt: orNull(fc.constant(NOW + 7)),
  openAt: orNull(fc.constant(NOW + 8)),
  sourceUrl: orNull(hostile),
  previousNumber: orNull(hostile.map((text) => `p${text}`)),
  regions: fc.array(hostile, { maxLength: 3 }),
  regionCheckNeeded: fc.boolean(),
  licences: fc.array(fc.record({ group: fc.nat(2), code: hostile, name: hostile }), { maxLength: 2 }),
})

describe('loading all notices', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  test('each comes as it stands, whatever is in its texts', async () => {
    const { db } = database
    const { upsert } = createBidWriter({ db, clock: systemClock })
    const records = fc.sample(changes, 600).map((one) => bidRecord(one))
    await upsert(records, () => true)
    const loaded = []
    for await (const notices of allNotices(db)) loaded.push(...notices)
    const named = await noticesNamed(
      db.sql,
      loaded.map(({ noticeNo }) => noticeNo),
    )
    const byNumber = (a: { noticeNo: string }, b: { noticeNo: string }) => (a.noticeNo < b.noticeNo ? -1 : 1)
    assert.equal(loaded.length, 600)
    assert.deepEqual(loaded.toSorted(byNumber), named.map((row) => ({ ...row })).toSorted(byNumber))
  })
})
