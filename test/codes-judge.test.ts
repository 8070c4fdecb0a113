import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type Bids, createBids } from '../src/bids/index.ts'
import type { CodeRecord } from '../src/bids/schema/codes.ts'
import type { BidRecord } from '../src/bids/schema/notices.ts'
import { noticesNamed } from '../src/bids/store/catalog.ts'
import { codesNamed, listedCodes } from '../src/bids/store/dictionary.ts'
import { readChanges, readHead } from '../src/lib/feed.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { type Catalog, createCatalog, finish } from '../src/search/catalog/catalog.ts'
import type { CodeQuery } from '../src/search/catalog/codes.ts'
import { createNameFilter } from '../src/search/filter.ts'
import { regionList, resolveRegion } from '../src/search/regions.ts'
import { findCodes, regionCounts } from './codes-judge.ts'
import { bidRecord, createTestClock, NO_COMPANIES, NOW } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'

const name = fc.constantFrom('서울특별시 교육청', '서울시교육청', '(재)서울문화재단', 'ﾡ 서울', '𠮷野', '~', 'a', 'A')
const code = fc.constantFrom(null, null, '1', '12', '나', 'ﾡ', '𠮷')
const licence = fc.record({ group: fc.nat(2), code: fc.constantFrom('1', '2', '12', 'ﾡ', '𠮷'), name })

const record: fc.Arbitrary<BidRecord> = fc
  .record({
    number: fc.constantFrom(...Array.from({ length: 20 }, (_, i) => `N${i}`)),
    agency: name,
    agencyCode: code,
    demandAgency: fc.option(name),
    demandAgencyCode: code,
    licences: fc.array(licence, { maxLength: 3 }),
    regions: fc.subarray(['서울특별시', '경기도', '경기도 안양시', '인천광역시 서구', '전국', '아틀란티스'], {
      maxLength: 2,
    }),
    regionCheckNeeded: fc.constantFrom(false, false, true),
  })
  .map(bidRecord)

const query: fc.Arbitrary<CodeQuery> = fc.record({
  what: fc.constantFrom('agency', 'industry'),
  filter: fc.option(
    fc.constantFrom('서울', '서울시', '교육청', '12', '1', '𠮷', '!', 'a', '없는').map(createNameFilter),
  ),
  offset: fc.constantFrom(0, 0, 1, 3, 1000),
  limit: fc.constantFrom(1, 2, 20, 100),
})

const told: fc.Arbitrary<CodeRecord> = fc
  .record({
    kind: fc.constantFrom<CodeRecord['kind']>('agency', 'industry'),
    code: fc.constantFrom('1', '2', '12', '3', '나', 'ﾡ', '𠮷'),
    name,
    ended: fc.constantFrom(false, false, true),
  })
  .map(({ ended, ...code }) => (ended ? { ...code, ended } : code))

const KINDS = ['agency', 'industry'] as const

describe('codes', () => {
  let database: TestDatabase
  let bids: Bids

  before(async () => {
    database = await openTestDatabase()
    bids = createBids({
      db: database.db,
      clock: createTestClock(),
      secrets: () => createSecrets(['of no matter here']),
      companies: NO_COMPANIES,
      noticesWon: async () => new Set(),
      watched: { activeOf: async () => [] },
      log: () => {},
    })
  })
  after(() => database.close())

  async function follow(catalog: Catalog, from: number): Promise<void> {
    const changes = await readChanges(database.db.sql, from, 1000)
    for (const kind of KINDS) {
      const keys = changes.filter((change) => change.kind === kind).map(({ key }) => key)
      catalog.list(kind, await codesNamed(database.db.sql, kind, keys))
    }
  }

  async function refilled(): Promise<Catalog> {
    const catalog = createCatalog()
    const rows = await database.db.sql<{ noticeNo: string }[]>`select notice_no from bids`
    catalog.apply(
      await noticesNamed(
        database.db.sql,
        rows.map(({ noticeNo }) => noticeNo),
      ),
    )
    for (const kind of KINDS) for await (const codes of listedCodes(database.db.sql, kind)) catalog.list(kind, codes)
    return catalog
  }

  test('come from the catalog as SQL counts them, amended and withdrawn notices left out', async () => {
    const paths = regionList().map(({ code }) => resolveRegion(code)?.path ?? code)
    const batch = fc.tuple(fc.array(record, { minLength: 1, maxLength: 15 }), fc.array(told, { maxLength: 8 }))
    const batches = fc.array(batch, { minLength: 1, maxLength: 3 })
    const searches = fc.array(query, { minLength: 6, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(batches, searches, async (written, asked) => {
        const { sql } = database.db
        await sql`truncate bids, bid_versions`
        for (const table of ['agencies', 'industries']) {
          await sql`update ${sql(table)} set listed = false, position = null`
        }
        const catalog = createCatalog()
        const numbers = new Set<string>()
        for (const [round, [batch, listed]] of written.entries()) {
          const newest = new Map(batch.map((one) => [one.number, { ...one, changedAt: NOW + round }]))
          await bids.upsert([...newest.values()], () => false)
          for (const number of newest.keys()) numbers.add(number)
          catalog.apply(await noticesNamed(sql, [...numbers]))
          const { position } = await readHead(sql)
          await bids.rememberCodes(listed)
          await follow(catalog, position)
        }
        await sql`delete from bids where notice_no = 'N1'`
        catalog.remove('N1')
        const afresh = await refilled()
        for (const one of asked) {
          const judged = await findCodes(sql, one)
          assert.deepEqual(finish(catalog.codeSteps(one)), judged, JSON.stringify(one))
          assert.deepEqual(finish(afresh.codeSteps(one)), judged, JSON.stringify(one))
        }
        assert.deepEqual(finish(catalog.regionSteps(paths)), await regionCounts(sql, paths))
      }),
      { numRuns: 40 },
    )
  })
})
