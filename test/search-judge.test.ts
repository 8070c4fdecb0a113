import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type Bids, createBids } from '../src/bids/index.ts'
import { type RoundOutcome, statusAt } from '../src/bids/rules/notice.ts'
import { type BidParameters, type BidQuery, readQuery } from '../src/bids/rules/query.ts'
import { BID_SORTS, type BidRecord } from '../src/bids/schema/notices.ts'
import { DAY, SECOND, seoulTime } from '../src/lib/clock.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { nameFits, priceFits, regionFits } from '../src/search/filter.ts'
import { matches } from '../src/search/query.ts'
import { resolveRegion } from '../src/search/regions.ts'
import { compact, normalise } from '../src/search/text.ts'
import { UNKNOWN_AMTS } from '../src/vocabulary/amounts.ts'
import { REGION_LIMITS } from '../src/vocabulary/filters.ts'
import { BSNS_DIVS, NOTICE_KINDS, STATUSES } from '../src/vocabulary/notices.ts'
import { methodFits, regionLimitFits } from './catalog-notices.ts'
import { announcedRound, bidRecord, createTestClock, NO_COMPANIES, NOW } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'
import { searchBids } from './search-judge.ts'

/** A generated notice: the fields of its source, and the results of its openings. */
interface Made {
  record: BidRecord
  outcome: RoundOutcome | null
}

const words = [
  '하수',
  '관로',
  '정비',
  '교육',
  '대학교',
  '육상',
  '공사',
  '2차',
  'AI',
  'Wi',
  'Fi',
  'KOREA',
  'é',
  '각',
  '😀',
]
const separators = ['', '', ' ', 'ㆍ', '-', '·', '(', ') ', '/', '  ', '　', '[', '_']
const text = (most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...separators)), { minLength: 1, maxLength: most })
    .map((parts) => parts.flat().join(''))

const regionNames = [
  '서울특별시',
  '경기도',
  '경기도 안양시',
  '경기도 안양시 만안구',
  '강원도',
  '강원특별자치도',
  '광주광역시',
  '전남광주통합특별시',
  '전라남도 나주시',
  '전국',
  '아틀란티스',
]
const licences = [
  { group: 1, code: '0001', name: '토목공사업' },
  { group: 1, code: '0002', name: '건축공사업' },
  { group: 2, code: '1468', name: '소프트웨어사업자(컴퓨터관련서비스사업)' },
  { group: 2, code: '0001', name: '토목건축공사업' },
]
const agencies = ['서울특별시 종로구', '서울특별시교육청', '종로 구청', '한국전력공사', 'KOREA RAIL']
const moments = [-40, -30, -1, 0, 1, 30].flatMap((days) => [0, 500, SECOND].map((ms) => NOW + days * DAY + ms))
const prices = [0, 1, 49_999_999, 50_000_000, Number.MAX_SAFE_INTEGER]

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 })
const code = fc.constantFrom(null, '3000000', '6110000')

const made: fc.Arbitrary<Made> = fc.record({
  outcome: fc.constantFrom(null, null, null, 'awarded', 'failed', 'opened'),
  record: fc
    .record({
      number: fc
        .tuple(fc.constantFrom('A', 'a', 'Z', '가', '힣', 'ﾡ', '😀', '𠮷', '~', 'A-'), fc.nat(99))
        .map((parts) => parts.join('')),
      title: text(5),
      agency: fc.constantFrom(...agencies),
      agencyCode: code,
      demandAgency: maybe(fc.constantFrom(...agencies)),
      demandAgencyCode: code,
      bsnsDiv: fc.constantFrom(...BSNS_DIVS),
      contractMethod: fc.constantFrom(null, '제한경쟁(총액)', '수의계약'),
      awardMethod: fc.constantFrom(null, '적격심사제', '협상에 의한 계약'),
      kind: fc.constantFrom(...NOTICE_KINDS),
      currency: fc.constantFrom('KRW', 'KRW', 'USD', 'JPY'),
      estimatedPrice: maybe(fc.constantFrom(...prices)),
      postedAt: fc.constantFrom(...moments),
      closeAt: maybe(fc.constantFrom(...moments)),
      openAt: maybe(fc.constantFrom(...moments)),
      previousNumber: maybe(fc.constantFrom('P1', 'P-2')),
      regions: fc.subarray(regionNames, { maxLength: 3 }),
      regionCheckNeeded: fc.constantFrom(false, false, true),
      licences: fc.subarray(licences),
    })
    .map((fields) => bidRecord(fields)),
})
const notices = fc.uniqueArray(made, { minLength: 1, maxLength: 25, selector: ({ record }) => record.number })

const word = fc.constantFrom(...words, '하', '로정', '교육대', 'a', '차')
const pair = fc.tuple(word, fc.constantFrom('', '-', 'ㆍ'), word).map((parts) => parts.join(''))
const quoted = fc.tuple(word, fc.constantFrom('', ' ', ') ', '-'), word).map((parts) => `"${parts.join('')}"`)
const number = fc.constantFrom('A1', 'a-2', '가3', 'P-2', 'p1')
const term = fc.oneof({ weight: 4, arbitrary: word }, pair, quoted, number)
const keyword = fc
  .array(fc.tuple(fc.constantFrom(' ', ' | ', ' -', ' | -'), term), { minLength: 1, maxLength: 3 })
  .chain((parts) => {
    const plain = parts
      .flat()
      .join('')
      .replace(/^[ |]+/, '')
    return fc.constantFrom(plain, plain, `(${plain}) | 정비`, `-(${plain})`, `공사 (${plain})`)
  })

const time = fc
  .constantFrom(...moments, NOW + DAY)
  .chain((at) => fc.constantFrom(seoulTime(at), seoulTime(at).slice(0, 10)))
const some = <T>(...values: T[]) => fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })

const others = fc.record({
  agency: some('서울특별시', '3000000', '종로구', 'korea', '공사', '없는 기관'),
  industry: some('none', '0001', '토목', '소프트웨어', '9999'),
  region: some('11', '경기도', '안양시', '41/안양시', '강원', '42', '광주광역시 북구', '29', '전남', '전국'),
  bsnsDiv: some('물품', 'services', 'works'),
  contractMethod: some('제한', '경쟁 총액', '수의'),
  awardMethod: some('적격', '협상'),
  regionLimit: some(...REGION_LIMITS),
  minAmt: fc.constantFrom(...prices),
  maxAmt: fc.constantFrom(...prices),
  currency: fc.constantFrom('KRW', 'USD', 'EUR'),
  unknownAmt: fc.constantFrom(...UNKNOWN_AMTS),
  status: some(...STATUSES),
  closeFrom: time,
  closeTo: time,
  openFrom: time,
  openTo: time,
  postedFrom: time,
  postedTo: time,
  updatedFrom: time,
  updatedTo: time,
  urgent: fc.boolean(),
  kind: some(...NOTICE_KINDS),
  source: some('one', 'other'),
})
const order = fc.record({
  sort: fc.constantFrom(...BID_SORTS),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  pageSize: fc.constantFrom(1, 5, 20),
})
// Few filters at a time; otherwise there would be no results.
const few = others.chain((all) => fc.subarray(Object.entries(all), { maxLength: 3 }).map(Object.fromEntries))
const parameters: fc.Arbitrary<BidParameters> = fc
  .tuple(fc.oneof(fc.record({ keyword }), fc.constant({})), few, order)
  .map((parts) => Object.assign({}, ...parts) as BidParameters)
  .filter((given) => readQuery(given).errors.length === 0)

/** The search without any index, column or SQL: one notice after another, by the rules alone. */
function fits({ record, outcome }: Made, query: BidQuery): boolean {
  const { filter } = query
  const norm = normalise(record.title)
  const numbers = [record.number, record.previousNumber ?? record.number].map(compact)
  const named = [
    { code: record.agencyCode, norm: normalise(record.agency) },
    ...(record.demandAgency === null ? [] : [{ code: record.demandAgencyCode, norm: normalise(record.demandAgency) }]),
  ]
  const industries = record.licences.map(({ code, name }) => ({ code, norm: normalise(name) }))
  const regions = record.regions.map(resolveRegion)
  const limit = {
    regionPaths: regions.flatMap((region) => region?.path ?? []),
    regionCheckNeeded: record.regionCheckNeeded || regions.includes(null),
  }
  const within = (at: number | null, from: number | null, to: number | null) =>
    (from === null || (at !== null && at >= from)) && (to === null || (at !== null && at < to + SECOND))
  return (
    (query.keyword === null || matches(query.keyword, { norm, numbers })) &&
    (filter.agency.length === 0 || named.some((one) => filter.agency.some((wanted) => nameFits(wanted, one)))) &&
    (filter.industry.length === 0 ||
      filter.industry.some((wanted) =>
        wanted === 'none' ? industries.length === 0 : industries.some((one) => nameFits(wanted, one)),
      )) &&
    regionFits(limit, filter.region) &&
    (filter.bsnsDiv.length === 0 || filter.bsnsDiv.includes(record.bsnsDiv)) &&
    methodFits(record.contractMethod, filter.contractMethod) &&
    methodFits(record.awardMethod, filter.awardMethod) &&
    regionLimitFits(limit, filter.regionLimit) &&
    priceFits(record.estimatedPrice, record.currency, filter.price) &&
    (query.status.length === 0 || query.status.includes(statusAt({ ...record, outcome }, NOW))) &&
    within(record.closeAt, query.closeFrom, query.closeTo) &&
    within(record.openAt, query.openFrom, query.openTo) &&
    within(record.postedAt, query.postedFrom, query.postedTo) &&
    within(NOW, query.updatedFrom, query.updatedTo) &&
    (query.urgent === null || record.urgent === query.urgent) &&
    (query.kind.length === 0 || query.kind.includes(record.kind)) &&
    (query.source.length === 0 || query.source.includes(record.source))
  )
}

const byCodePoints = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

function inOrder(found: Made[], { sort, filter }: BidQuery): string[] {
  const keyOf = ({ record }: Made) =>
    // All are written at one moment.
    sort.by === 'updatedAt' || (sort.by === 'estimatedPrice' && record.currency !== filter.price.currency)
      ? null
      : record[sort.by]
  return found
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)]
      const tie = byCodePoints(one.record.number, other.record.number)
      if (a === b) return tie
      if (a === null || b === null) return a === null ? 1 : -1
      return sort.descending ? b - a : a - b
    })
    .map(({ record }) => record.number)
}

describe('search', () => {
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

  async function fill(anew: Made[]) {
    await database.db.sql`truncate bids, bid_versions, award_rounds, award_versions`
    const rounds = anew.flatMap(({ record: { number }, outcome }) =>
      outcome === null ? [] : announcedRound({ number, state: outcome }),
    )
    await bids.recordRounds('one', rounds, () => false)
    await bids.upsert(
      anew.map(({ record }) => record),
      () => false,
    )
  }

  test('finds what the rules find, in their order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(notices, fc.array(parameters, { minLength: 16, maxLength: 16 }), async (anew, searches) => {
        await fill(anew)
        await Promise.all(
          searches.map(async (given) => {
            const { query } = readQuery(given)
            const expected = inOrder(
              anew.filter((one) => fits(one, query)),
              query,
            )
            const { total, before, rows } = await searchBids(database.db.sql, query, NOW)
            const start = (query.page - 1) * query.pageSize
            const page = expected.slice(start, start + query.pageSize)
            const told = JSON.stringify(given)
            assert.deepEqual([total, before], [expected.length, Math.min(start, expected.length)], told)
            assert.deepEqual(
              rows.map((row) => row.noticeNo),
              page,
              told,
            )
          }),
        )
      }),
      { numRuns: 60 },
    )
  })
})
