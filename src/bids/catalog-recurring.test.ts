import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { bid, NOON, number, SMALL } from '../../test/catalog-notices.ts'
import { DAY } from '../lib/clock.ts'
import { createCatalog, finish } from '../search/catalog/catalog.ts'
import { LEAST_YEARS, type Recurring } from '../search/catalog/index.ts'
import { normalise } from '../search/text.ts'
import type { BidRow } from './rules/notice.ts'
import { type BidQuery, plainQuery } from './rules/query.ts'

const YEARS = [0, 0, 1, 1, 2, 3]
/** The first and the second are one buyer. */
const party = fc.constantFrom(
  { agency: '가나청', agencyCode: 'B1', demandAgency: null, demandAgencyCode: null },
  { agency: '조달청', agencyCode: 'B9', demandAgency: '가나청', demandAgencyCode: 'B1' },
  { agency: '나다 시청', agencyCode: null, demandAgency: null, demandAgencyCode: null },
)
const cleaning = fc
  .tuple(
    bid,
    party,
    fc.constantFrom('청사 청소', '승강기점검', '가나'),
    fc.constantFrom(...YEARS),
    fc.integer({ min: -40, max: 90 }),
    fc.constantFrom<BidRow['kind']>('new', 'new', 'renotice', 'cancelled'),
  )
  .map(([one, buyer, what, ago, days, kind]): BidRow => {
    const title = `${2026 - ago}년 ${what}`
    const postedAt = NOON - (ago * 365 + days) * DAY
    const bsnsDiv = one.urgent && one.revision === 0 ? '용역' : '물품'
    return { ...one, ...buyer, title, norm: normalise(title), postedAt, bsnsDiv, kind }
  })

type Event = { apply: BidRow[] } | { remove: string } | { compact: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.array(cleaning, { minLength: 3, maxLength: 12 }).map((apply) => ({ apply })) },
  { weight: 1, arbitrary: number.map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 20, 1000).map((compact) => ({ compact })) },
)

const agencyOf = ({ agency, agencyCode, demandAgency, demandAgencyCode }: BidRow): string =>
  demandAgency === null ? (agencyCode ?? agency) : (demandAgencyCode ?? demandAgency)

/** One title after the other, by the rule as it is documented. */
function judge(rows: readonly BidRow[], now: number): Map<string, number[]> {
  const shown = rows.filter(({ kind, postedAt }) => kind !== 'cancelled' && postedAt <= now)
  const letters = ({ title }: BidRow): string => title.replace(/^\d{4}년|\s/g, '')
  const titles = Map.groupBy(shown, (row) => [agencyOf(row), row.bsnsDiv, letters(row)].join('\n'))
  const found = new Map<string, number[]>()
  for (const [title, all] of titles) {
    if ((title.split('\n')[2] ?? '').length < 4) continue
    const posted = all.toSorted((a, b) => a.postedAt - b.postedAt || (a.noticeNo < b.noticeNo ? -1 : 1))
    const firsts: BidRow[] = []
    for (const row of posted) if (row.postedAt - (firsts.at(-1)?.postedAt ?? -1e15) > 60 * DAY) firsts.push(row)
    const newestFirst = firsts.toReversed()
    const gaps = newestFirst.slice(1).map((row, at) => (newestFirst[at]?.postedAt ?? 0) - row.postedAt)
    const broken = gaps.findIndex((gap) => gap < 305 * DAY || gap > 425 * DAY)
    const years = newestFirst.slice(0, broken < 0 ? undefined : broken + 1)
    const [newest] = years
    if (newest && years.length >= LEAST_YEARS && now - newest.postedAt <= 425 * DAY)
      found.set(
        newest.noticeNo,
        years.map(({ postedAt }) => postedAt),
      )
  }
  return found
}

/** A catalog and a plain map after the same events. */
function after(events: readonly Event[]) {
  const catalog = createCatalog(SMALL)
  const rows = new Map<string, BidRow>()
  let work = catalog.compact()
  for (const one of events) {
    if ('apply' in one) {
      catalog.apply(one.apply)
      for (const row of one.apply)
        if ((rows.get(row.noticeNo)?.position ?? -1) < row.position) rows.set(row.noticeNo, row)
    } else if ('remove' in one) {
      catalog.remove(one.remove)
      rows.delete(one.remove)
    } else for (let i = 0; i < one.compact; i++) if (work.next().done) work = catalog.compact()
  }
  return { catalog, rows }
}

describe('recurring titles', () => {
  it('are those that the rule finds one title at a time, whatever came before', () => {
    let found = 0
    const byYears = (recurring: Recurring) => new Map([...recurring.series].map(([no, { years }]) => [no, [...years]]))
    fc.assert(
      fc.property(fc.array(event, { minLength: 2, maxLength: 25 }), (events) => {
        const { catalog, rows } = after(events)
        const recurring = finish(catalog.recurringSteps(NOON))
        const expected = judge([...rows.values()], NOON)
        assert.deepEqual(sorted(byYears(recurring)), sorted(expected))
        for (const least of [2, 3]) {
          const query: BidQuery = plainQuery(null, { among: recurring.among(least), pageSize: 100 })
          const page = catalog.search(query, NOON)
          const wanted = [...expected].filter(([, years]) => years.length >= least).map(([no]) => no)
          assert.deepEqual(page.found.map(catalog.noticeNo).sort(), wanted.sort())
        }
        found += expected.size
      }),
      { numRuns: 200 },
    )
    assert.ok(found > 100, `only ${found} found`)
  })

  it('list a notice once that changes meanwhile', () => {
    const { catalog, rows } = withOneSeries()
    const [newest] = rows
    assert.ok(newest)
    const steps = catalog.recurringSteps(NOON)
    // The first part of the catalog has been read.
    steps.next()
    catalog.apply([{ ...newest, position: newest.position + 100 }])
    assert.deepEqual(finish(steps).series.get('Y0')?.noticeNos, ['Y0', 'Y1'])
  })

  it('do not take an agency that is new meanwhile for another one', () => {
    const { catalog, rows } = withOneSeries()
    const [, older] = rows
    assert.ok(older)
    const steps = catalog.recurringSteps(NOON)
    steps.next()
    catalog.apply([{ ...older, noticeNo: 'Z', agency: '라마청', agencyCode: 'B2', position: 100 }])
    assert.deepEqual(finish(steps).series.get('Y0')?.noticeNos, ['Y0', 'Y1'])
  })

  it('hold no part of a catalog that is replaced', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const { recurring, segment } = recurringWithSegment()
    assert.equal(recurring.series.size, 1)
    // What a WeakRef has given stays until the turn is over.
    await nextTurn()
    collect()
    assert.equal(segment.deref(), undefined)
    assert.equal(recurring.among(LEAST_YEARS).noticeNos.size, 1)
  })
})

/** Two notices of one title, a year apart, the newest first; and cancelled ones, the last in another part of the catalog. */
function withOneSeries() {
  const catalog = createCatalog(SMALL)
  const [row] = fc.sample(bid, 1)
  assert.ok(row)
  const party = { agency: '가나청', agencyCode: 'B1', demandAgency: null, demandAgencyCode: null }
  const rows = [0, 1, 2, 3, 4].map((ago, position): BidRow => {
    const title = `${2026 - ago}년 청사 청소`
    const kind = ago > 1 ? 'cancelled' : 'new'
    const postedAt = NOON - ago * 365 * DAY
    return { ...row, ...party, noticeNo: `Y${ago}`, title, norm: normalise(title), postedAt, kind, position }
  })
  catalog.apply(rows)
  finish(catalog.compact())
  return { catalog, rows }
}

/** Of a catalog that nothing else refers to. */
function recurringWithSegment() {
  const { catalog } = withOneSeries()
  const recurring = finish(catalog.recurringSteps(NOON))
  const found = catalog.find('Y0')
  assert.ok(found)
  return { recurring, segment: new WeakRef(found.segment) }
}

const sorted = (found: ReadonlyMap<string, number[]>) => [...found].sort(([a], [b]) => (a < b ? -1 : 1))
