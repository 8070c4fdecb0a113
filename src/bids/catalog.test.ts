import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR, SECOND } from '../lib/clock.ts'
import { type Catalog, type CatalogSearch, createCatalog } from '../search/catalog.ts'
import { BSNS_DIVS, createNameFilter, nameFits, priceFits, regionFits } from '../search/filter.ts'
import { matches, parseQuery } from '../search/query.ts'
import { compact, normalise } from '../search/text.ts'
import { type BidRow, statusAt, toBid } from './rules/notice.ts'
import { KINDS, STATUSES } from './schema.ts'

const NOON = Date.UTC(2026, 10, 20, 3)

// Few words of few letters, so that hits happen; small segments, so that all parts of the catalog do.
const parts = ['가', '나', '다', '가나', '나다', '다라', 'a', 'B', '1', '𠮷', 'é', '각']
const gaps = [' ', '-', 'ㆍ', ' (', ')', '"', '\\', '🎗']
const title = fc
  .array(fc.constantFrom(...parts, ...parts, ...gaps), { minLength: 1, maxLength: 10 })
  .map((some) => some.join(''))
const number = fc.constantFrom(
  ...Array.from({ length: 30 }, (_, i) => `R26BK${i % 7}${i}`),
  ...'AB1나',
  'A-1',
  'B/2',
  '가 3',
  'R"4',
  'z'.repeat(90),
  '𠮷',
  '\uffff',
  'A',
  'AA',
)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
const time = fc.integer({ min: -3, max: 3 }).map((hours) => NOON + hours * HOUR)
const late = fc.constantFrom(NOON - 31 * DAY, NOON - 30 * DAY, NOON - DAY + 400)
const agency = fc.constantFrom('가나청', '나다 시청', '서울특별시', '다라구')
const code = fc.constantFrom('B1', 'B2', '나다')
const licence = fc.record({ group: fc.nat(2), code, name: fc.constantFrom('전기공사업', '토목', '나다업') })
const price = orNull(fc.constantFrom(0, 1, 1000, 5000, 123456789012))

const bid: fc.Arbitrary<BidRow> = fc
  .record({
    noticeNo: number,
    title,
    source: fc.constantFrom('demo', 'koneps'),
    revision: fc.nat(3),
    version: fc.integer({ min: 1, max: 900 }),
    position: fc.nat(40),
    agency,
    agencyCode: orNull(code),
    demandAgency: orNull(agency),
    demandAgencyCode: orNull(code),
    bsnsDiv: fc.constantFrom(...BSNS_DIVS),
    kind: fc.constantFrom(...KINDS),
    urgent: fc.boolean(),
    currency: fc.constantFrom('KRW', 'KRW', 'USD'),
    estimatedPrice: price,
    budget: price,
    baseAmount: price,
    floorRate: orNull(fc.constantFrom(87.745, 88)),
    awardMethod: orNull(fc.constantFrom('적격심사', '협상 "에" 의한')),
    contractMethod: orNull(fc.constantFrom('제한경쟁')),
    postedAt: fc.oneof(time, late),
    bidStartAt: orNull(time),
    closeAt: orNull(time),
    openAt: orNull(time),
    updatedAt: time,
    url: fc.constantFrom(
      'https://a.invalid/#?x=1',
      'https://b.invalid/#/#',
      'https://c.invalid/\\#',
      'https://d.invalid',
    ),
    sourceUrl: orNull(fc.constantFrom('https://s.invalid/#', 'https://s.invalid/한글')),
    previousNoticeNo: orNull(number),
    nextNoticeNo: orNull(number),
    regionPaths: fc.subarray(['11', '41', '41/안양시', '51', '00', '12/29']),
    regionCheckNeeded: fc.boolean(),
    licences: fc.array(licence, { maxLength: 2 }),
    outcome: orNull(fc.constantFrom('awarded', 'failed', 'opened')),
  })
  .map(({ url, sourceUrl, ...one }) => ({
    ...one,
    norm: normalise(one.title),
    numbers: [one.noticeNo, one.previousNoticeNo].filter((text) => text !== null).map(compact),
    regions: one.regionPaths.map((path) => `${path} 안`),
    detailUrl: url.replaceAll('#', one.noticeNo),
    sourceUrl: sourceUrl?.replaceAll('#', one.noticeNo) ?? null,
    number: one.noticeNo,
    previousNumber: one.previousNoticeNo,
    live: false,
    noticeCloseAt: one.closeAt,
    noticeOpenAt: one.openAt,
    agencyKeys: [],
    industryKeys: [],
    attachments: [],
    changes: null,
    firstAt: NOON,
    changedAt: NOON,
    fetchedAt: NOON,
  }))

const words = [
  '가',
  '나다',
  '가나',
  '가나다',
  '나다라',
  '가나다라',
  '각가',
  'a',
  'ab',
  'a1',
  '1',
  '𠮷',
  '𠮷가',
  'é가',
  'A-1',
]
const exact = ['"가 나"', '" 가"', '"가"', '"나다"', '"a b"', '"가나 다"', '"𠮷"', '"다 "']
const keyword = fc
  .array(fc.tuple(fc.constantFrom('', '', '-', '|'), fc.constantFrom(...words, ...exact)), {
    minLength: 1,
    maxLength: 4,
  })
  .map((some) => some.map(([sign, word]) => `${sign === '|' ? '| ' : sign}${word}`).join(' '))
  .map((text) => parseQuery(text.replace(/^\| /, '')))
  .map((parsed) => (parsed.ok ? parsed.query : null))
const names = (...texts: string[]) => fc.subarray(texts, { maxLength: 2 }).map((some) => some.map(createNameFilter))
const amount = orNull(fc.constantFrom(0, 1, 1000, 4999, 10 ** 12))
const often = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })

const filter = fc.record({
  agencies: often(names('나다', 'B1', '시청', '서울'), []),
  industries: often(
    fc
      .tuple(names('나다', 'B2', '전기'), fc.boolean())
      .map(([some, none]) => [...some, ...(none ? (['none'] as const) : [])]),
    [],
  ),
  regions: often(fc.subarray(['11', '41', '41/안양시', '00', '12']), []),
  bsnsDivs: often(fc.subarray([...BSNS_DIVS]), []),
  minAmt: often(amount, null),
  maxAmt: often(amount, null),
  currency: fc.constantFrom('KRW', 'KRW', 'USD', 'EUR'),
  unknownAmt: often(fc.constantFrom('include', 'exclude', 'only'), null),
})

const query: fc.Arbitrary<CatalogSearch> = fc.record({
  keyword: fc.option(keyword, { freq: 1 }),
  filter,
  status: often(fc.subarray([...STATUSES]), []),
  closeFrom: often(time, null),
  closeTo: often(time, null),
  openFrom: often(time, null),
  openTo: often(time, null),
  postedFrom: often(time, null),
  postedTo: often(time, null),
  any: often(
    fc
      .array(fc.tuple(keyword, filter), { maxLength: 2 })
      .map((some) => some.flatMap(([one, own]) => (one ? [{ keyword: one, filter: own }] : []))),
    null,
  ),
  sort: fc.record({
    by: fc.constantFrom('postedAt', 'closeAt', 'estimatedPrice'),
    descending: fc.boolean(),
  }),
  page: fc.constantFrom(1, 1, 1, 2, 3, 10 ** 9),
  pageSize: fc.constantFrom(0, 1, 2, 5, 5, 100),
  anchor: fc.option(
    fc.record({
      direction: fc.constantFrom('next', 'prev'),
      value: orNull(fc.oneof(time, fc.constantFrom(0, 1000, 5000))),
      noticeNo: number,
    }),
    { freq: 3, nil: null },
  ),
})

const names2 = ({ agency: name, agencyCode, demandAgency, demandAgencyCode }: BidRow) => [
  { code: agencyCode, norm: normalise(name) },
  ...(demandAgency === null ? [] : [{ code: demandAgencyCode, norm: normalise(demandAgency) }]),
]

const filterFits = (row: BidRow, asked: CatalogSearch['filter']): boolean =>
  (asked.agencies.length === 0 || asked.agencies.some((one) => names2(row).some((name) => nameFits(one, name)))) &&
  (asked.industries.length === 0 ||
    asked.industries.some((one) =>
      one === 'none'
        ? row.licences.length === 0
        : row.licences.some(({ code: own, name }) => nameFits(one, { code: own, norm: normalise(name) })),
    )) &&
  regionFits(row, asked.regions) &&
  (asked.bsnsDivs.length === 0 || asked.bsnsDivs.includes(row.bsnsDiv)) &&
  priceFits(row.estimatedPrice, row.currency, asked)

const isWithin = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null || (value !== null && value >= from)) && (to === null || (value !== null && value < to + SECOND))

const fitsAll = (row: BidRow, asked: CatalogSearch): boolean =>
  (asked.keyword === null || matches(asked.keyword, row)) &&
  filterFits(row, asked.filter) &&
  (asked.status.length === 0 || asked.status.includes(statusAt(row, NOON))) &&
  isWithin(row.closeAt, asked.closeFrom, asked.closeTo) &&
  isWithin(row.openAt, asked.openFrom, asked.openTo) &&
  isWithin(row.postedAt, asked.postedFrom, asked.postedTo) &&
  (!asked.any || asked.any.some((one) => matches(one.keyword, row) && filterFits(row, one.filter)))

interface Key {
  value: number | null
  noticeNo: string
}

const compareKeys = (a: Key, b: Key, descending: boolean): number => {
  if (a.value !== b.value) {
    if (a.value === null) return 1
    if (b.value === null) return -1
    return a.value < b.value === descending ? 1 : -1
  }
  return Buffer.compare(Buffer.from(a.noticeNo), Buffer.from(b.noticeNo))
}

/** The rules read one notice at a time. */
function judge(rows: Iterable<BidRow>, asked: CatalogSearch) {
  const { by, descending } = asked.sort
  const keyOf = (row: BidRow): Key => ({
    value: by === 'estimatedPrice' && row.currency !== asked.filter.currency ? null : row[by],
    noticeNo: row.noticeNo,
  })
  const hits = [...rows]
    .filter((row) => fitsAll(row, asked))
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareKeys(a.key, b.key, descending))
  const { anchor, page, pageSize } = asked
  const from = (page - 1) * pageSize
  if (!anchor) return { total: hits.length, page: hits.slice(from, from + pageSize).map(({ row }) => row) }
  const beyond = hits.filter(({ key }) => {
    const order = compareKeys(key, anchor, descending)
    return anchor.direction === 'next' ? order > 0 : order < 0
  })
  const near = anchor.direction === 'next' ? beyond.slice(0, pageSize) : pageSize === 0 ? [] : beyond.slice(-pageSize)
  return { total: hits.length, page: near.map(({ row }) => row) }
}

/** What happens to a catalog, as to a plain map of notices. */
type Event = { apply: BidRow[] } | { remove: string } | { compact: number } | { ask: CatalogSearch }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.array(bid, { minLength: 3, maxLength: 10 }).map((apply) => ({ apply })) },
  { weight: 1, arbitrary: number.map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 5, 20, 1000).map((steps) => ({ compact: steps })) },
  { weight: 5, arbitrary: query.map((ask) => ({ ask })) },
)

const small = { segmentSize: 12, tailSize: 4, rememberedBytes: 1500 }

function applyTo(rows: Map<string, BidRow>, batch: readonly BidRow[]): void {
  for (const row of batch) {
    const held = rows.get(row.noticeNo)
    if (!held || held.position < row.position) rows.set(row.noticeNo, row)
  }
}

function assertAnswers(catalog: Catalog, rows: Map<string, BidRow>, asked: CatalogSearch): void {
  const wanted = judge(rows.values(), asked)
  const { total, found } = catalog.search(asked, NOON)
  const matched = found.map((_, i) => (i % 2 === 0 ? [] : ['하수 "관로"']))
  const json = new TextDecoder().decode(catalog.write(found, NOON, matched))
  assert.deepEqual(
    { total, page: found.map((one) => catalog.read(one).noticeNo) },
    { total: wanted.total, page: wanted.page.map(({ noticeNo }) => noticeNo) },
  )
  assert.equal(json, wanted.page.map((row, i) => JSON.stringify(toBid(row, NOON, matched[i] ?? []))).join(','))
}

/** A catalog and a plain map of the same notices. */
function createPair() {
  const catalog = createCatalog(small)
  const rows = new Map<string, BidRow>()
  let work = catalog.compact()
  return (one: Event) => {
    if ('apply' in one) {
      applyTo(rows, one.apply)
      catalog.apply(one.apply)
    } else if ('remove' in one) assert.equal(catalog.remove(one.remove), rows.delete(one.remove))
    else if ('ask' in one) assertAnswers(catalog, rows, one.ask)
    // Work stops in the middle, and changes come in between.
    else for (let i = 0; i < one.compact; i++) if (work.next().done) work = catalog.compact()
    assert.equal(catalog.size, rows.size)
  }
}

describe('the catalog', () => {
  it('answers as the rules read one notice at a time do, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 3, maxLength: 40 }), (events) => {
        events.forEach(createPair())
      }),
      { numRuns: 300 },
    )
  })
})
