import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { bid, methodFits, NOON, number, query, regionLimitFits, SMALL } from '../../test/catalog-notices.ts'
import { SECOND, seoulDay } from '../lib/clock.ts'
import { type Catalog, createCatalog } from '../search/catalog/catalog.ts'
import type { CatalogSearch } from '../search/catalog/plan.ts'
import { nameFits, priceFits, regionFits } from '../search/filter.ts'
import { matches } from '../search/query.ts'
import { normalise } from '../search/text.ts'
import { type BidRow, statusAt, toBid } from './rules/notice.ts'

const names2 = ({ agency: name, agencyCode, demandAgency, demandAgencyCode }: BidRow) => [
  { code: agencyCode, norm: normalise(name) },
  ...(demandAgency === null ? [] : [{ code: demandAgencyCode, norm: normalise(demandAgency) }]),
]

const filterFits = (row: BidRow, asked: CatalogSearch['filter']): boolean =>
  (asked.agency.length === 0 || asked.agency.some((one) => names2(row).some((name) => nameFits(one, name)))) &&
  (asked.industry.length === 0 ||
    asked.industry.some((one) =>
      one === 'none'
        ? row.licences.length === 0
        : row.licences.some(({ code: own, name }) => nameFits(one, { code: own, norm: normalise(name) })),
    )) &&
  regionFits(row, asked.region) &&
  (asked.bsnsDiv.length === 0 || asked.bsnsDiv.includes(row.bsnsDiv)) &&
  methodFits(row.contractMethod, asked.contractMethod) &&
  methodFits(row.awardMethod, asked.awardMethod) &&
  regionLimitFits(row, asked.regionLimit) &&
  priceFits(row.estimatedPrice, row.currency, asked.price)

const isWithin = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null || (value !== null && value >= from)) && (to === null || (value !== null && value < to + SECOND))

const isAny = (wanted: readonly string[] = [], value: string): boolean => wanted.length === 0 || wanted.includes(value)

const fitsAll = (row: BidRow, asked: CatalogSearch): boolean =>
  (asked.keyword === null || matches(asked.keyword, row)) &&
  filterFits(row, asked.filter) &&
  (asked.status.length === 0 || asked.status.includes(statusAt(row, NOON))) &&
  (!asked.company ||
    !asked.eligibility?.length ||
    asked.eligibility.includes(asked.company.verdict(row, row.closeAt))) &&
  isWithin(row.closeAt, asked.closeFrom, asked.closeTo) &&
  isWithin(row.openAt, asked.openFrom, asked.openTo) &&
  isWithin(row.postedAt, asked.postedFrom, asked.postedTo) &&
  isWithin(row.updatedAt, asked.updatedFrom ?? null, asked.updatedTo ?? null) &&
  (asked.urgent === null || asked.urgent === row.urgent) &&
  isAny(asked.kind, row.kind) &&
  isAny(asked.source, row.source) &&
  (!asked.among || asked.among.noticeNos.has(row.noticeNo)) &&
  (!asked.watched ||
    asked.watched.matched ===
      asked.watched.keywords.some((one) => matches(one.keyword, row) && filterFits(row, one.filter)))

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
    value: by === 'estimatedPrice' && row.currency !== asked.filter.price.currency ? null : row[by],
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
  const json = new TextDecoder().decode(catalog.write(found, NOON, { matched, company: asked.company ?? null }))
  assert.deepEqual(
    { total, page: found.map((one) => catalog.read(one).noticeNo) },
    { total: wanted.total, page: wanted.page.map(({ noticeNo }) => noticeNo) },
  )
  assertGroups(catalog, rows, asked)
  const shown = wanted.page.map((row, i) => ({
    ...toBid(row, NOON, matched[i] ?? []),
    ...(asked.company && { eligibility: asked.company.verdict(row, row.closeAt) }),
  }))
  assert.equal(json, shown.map((bid) => JSON.stringify(bid)).join(','))
}

/** Agencies are told apart by their codes, or by their names where they have none. */
function assertGroups(catalog: Catalog, rows: Map<string, BidRow>, asked: CatalogSearch): void {
  const hits = [...rows.values()].filter((row) => fitsAll(row, asked))
  const counted = (valuesOf: (row: BidRow) => string[]) =>
    [
      ...Map.groupBy(
        hits.flatMap((row) => [...new Set(valuesOf(row))]),
        (value) => value,
      ),
    ]
      .map(([value, same]) => ({ value, notices: same.length }))
      .sort((a, b) => (a.value < b.value ? 1 : -1))
  const months = finish(catalog.groupSteps(asked, NOON, 'month', 100))
  assert.deepEqual(
    months,
    counted(({ postedAt }) => [seoulDay(postedAt).slice(0, 7)]),
  )
  const agencies = finish(catalog.groupSteps(asked, NOON, 'agency', 100))
  assert.deepEqual(
    agencies.map(({ value, notices }) => ({ value, notices })).sort((a, b) => (a.value < b.value ? 1 : -1)),
    counted(({ agency, agencyCode, demandAgency, demandAgencyCode }) => [
      agencyCode ?? agency,
      ...(demandAgency === null ? [] : [demandAgencyCode ?? demandAgency]),
    ]),
  )
  assert.deepEqual(finish(catalog.groupSteps(asked, NOON, 'agency', 2)), agencies.slice(0, 2))
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** A catalog and a plain map of the same notices. */
function createPair() {
  const catalog = createCatalog(SMALL)
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
