import fc from 'fast-check'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { companyOf } from '../src/eligibility/rules/company.ts'
import { UNDECLARED } from '../src/eligibility/rules/profile.ts'
import { DAY, HOUR } from '../src/lib/clock.ts'
import type { CatalogSearch } from '../src/search/catalog/plan.ts'
import { createNameFilter, type Filter, readFilter } from '../src/search/filter.ts'
import { parseQuery } from '../src/search/query.ts'
import { compact, createTerm, hasTerm, normalise, type Term } from '../src/search/text.ts'
import { REGION_LIMITS, type RegionLimitKind } from '../src/vocabulary/filters.ts'
import { BSNS_DIVS, NOTICE_KINDS, STATUSES } from '../src/vocabulary/notices.ts'
import { VERDICTS } from '../src/vocabulary/verdicts.ts'

export const NOON = Date.UTC(2026, 10, 20, 3)

// Few words of few letters, so that hits occur; small segments, so that all parts of the catalog are used.
const parts = ['가', '나', '다', '가나', '나다', '다라', 'a', 'B', '1', '𠮷', 'é', '각']
const gaps = [' ', '-', 'ㆍ', ' (', ')', '"', '\\', '🎗', '(여성기업)', ' [공동수급 불허]', '실적']
const title = fc
  .array(fc.constantFrom(...parts, ...parts, ...gaps), { minLength: 1, maxLength: 10 })
  .map((some) => some.join(''))
export const number = fc.constantFrom(
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
const licence = fc
  .record({
    group: fc.nat(2),
    code,
    name: fc.constantFrom('전기공사업', '토목', '나다업'),
    basis: fc.constantFrom(undefined, undefined, 'row' as const, 'permitted' as const),
  })
  .map(({ basis, ...one }) => ({ ...one, ...(basis && { basis }) }))
const price = orNull(fc.constantFrom(0, 1, 1000, 5000, 123456789012))

export const bid: fc.Arbitrary<BidRow> = fc
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
    kind: fc.constantFrom(...NOTICE_KINDS),
    urgent: fc.boolean(),
    currency: fc.constantFrom('KRW', 'KRW', 'USD'),
    estimatedPrice: price,
    budget: price,
    baseAmount: price,
    floorRate: orNull(fc.constantFrom(87.745, 88)),
    awardMethod: orNull(fc.constantFrom('적격심사', '협상 "에" 의한')),
    contractMethod: orNull(fc.constantFrom('제한경쟁', '제한경쟁(실적)')),
    postedAt: fc.oneof(time, late),
    bidStartAt: orNull(time),
    closeAt: orNull(fc.oneof(time, fc.constantFrom(NOON - DAY, NOON + DAY))),
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
    jointContracting: fc.constantFrom(undefined, null, '공동수급불허', '(전자)공동이행'),
  })
  .map(({ url, sourceUrl, jointContracting, ...one }) => ({
    ...one,
    details: jointContracting === undefined ? null : { jointContracting },
    norm: normalise(one.title),
    numbers: [one.noticeNo, one.previousNoticeNo].filter((text) => text !== null).map(compact),
    regions: one.regionPaths,
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

const terms = (...texts: string[]) =>
  fc.subarray(texts, { maxLength: 2 }).map((some) => some.map((text) => createTerm('plain', text) as Term))

/** How judges interpret the filters on contract and award methods. */
export const methodFits = (said: string | null, wanted: readonly Term[]): boolean =>
  wanted.length === 0 || (said !== null && wanted.some((term) => hasTerm(normalise(said), term)))

/** How judges interpret the filter on the region limit. */
export function regionLimitFits(
  { regionPaths, regionCheckNeeded }: { regionPaths: readonly string[]; regionCheckNeeded: boolean },
  wanted: readonly RegionLimitKind[],
): boolean {
  if (wanted.length === 0) return true
  const isStated = !regionCheckNeeded && regionPaths.length > 0
  const isOpen = isStated && regionPaths.some((path) => path === '00')
  return (
    (wanted.includes('unstated') && !isStated) ||
    (wanted.includes('nationwide') && isOpen) ||
    (wanted.includes('limited') && isStated && !isOpen)
  )
}

const filter: fc.Arbitrary<Filter> = fc.record({
  agency: often(names('나다', 'B1', '시청', '서울'), []),
  industry: often(
    fc
      .tuple(names('나다', 'B2', '전기'), fc.boolean())
      .map(([some, none]) => [...some, ...(none ? (['none'] as const) : [])]),
    [],
  ),
  region: often(fc.subarray(['11', '41', '41/안양시', '00', '12']), []),
  bsnsDiv: often(fc.subarray([...BSNS_DIVS]), []),
  contractMethod: often(terms('제한', '경쟁', '수의'), []),
  awardMethod: often(terms('적격', '에의한'), []),
  regionLimit: often(fc.subarray([...REGION_LIMITS]), []),
  price: fc
    .record({
      minAmt: often(amount, null),
      maxAmt: often(amount, null),
      currency: fc.constantFrom('KRW', 'KRW', 'USD', 'EUR'),
      unknownAmt: often(fc.constantFrom(null, 'include' as const, 'exclude' as const, 'only' as const), null),
    })
    .map((given) => readFilter(given).filter.price),
})

const until = '2026-11-20'
/** Companies of which some may bid, and one whose licences expire when some notices close. */
export const companiesAt = (now: number) =>
  [
    {
      licences: [{ code: 'B1', name: '전기공사업', until: '9999-12-31' }],
      seats: [{ region: '41/안양시', kind: 'head' }],
    },
    {
      licences: [
        { code: 'B1', name: '토목', until },
        { code: '나다', name: '나다업', until: '2026-11-19' },
      ],
    },
    { licences: [{ code: 'B2', name: '토목', until }], certificates: [{ kind: 'women', until: '2026-11-21' }] },
  ].map((declared, place) =>
    companyOf(`acc_${place}`, {
      ...UNDECLARED,
      jointBidding: false,
      complete: ['licences', 'seats'],
      ...(declared as Partial<typeof UNDECLARED>),
    }).at(now),
  )

export const query: fc.Arbitrary<CatalogSearch> = fc.record({
  company: fc.constantFrom(null, ...companiesAt(NOON)),
  eligibility: often(fc.subarray([...VERDICTS]), []),
  keyword: fc.option(keyword, { freq: 1 }),
  filter,
  status: often(fc.subarray([...STATUSES]), []),
  closeFrom: often(time, null),
  closeTo: often(time, null),
  openFrom: often(time, null),
  openTo: often(time, null),
  postedFrom: often(time, null),
  postedTo: often(time, null),
  updatedFrom: often(time, null),
  updatedTo: often(time, null),
  urgent: often(fc.boolean(), null),
  kind: often(fc.subarray([...NOTICE_KINDS]), []),
  source: often(fc.subarray(['demo', 'koneps', 'none such']), []),
  among: often(
    fc.array(number, { maxLength: 8 }).map((numbers) => ({ noticeNos: new Set(numbers) })),
    null,
  ),
  watched: often(
    fc.record({
      matched: fc.boolean(),
      keywords: fc
        .array(fc.tuple(keyword, filter), { maxLength: 2 })
        .map((some) => some.flatMap(([one, own]) => (one ? [{ keyword: one, filter: own }] : []))),
    }),
    null,
  ),
  sort: fc.record({
    by: fc.constantFrom('postedAt', 'closeAt', 'estimatedPrice', 'updatedAt'),
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

/** Small segments, so that all parts of a catalog are used. */
export const SMALL = { segmentSize: 12, tailSize: 4, rememberedBytes: 1500 }
