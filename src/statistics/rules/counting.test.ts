import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY, dayOf } from '../../lib/clock.ts'
import { finish } from '../../search/catalog/catalog.ts'
import { type NameFilter, nameFits, regionFits } from '../../search/filter.ts'
import { businessNumber, firmKey, firmWords } from '../../search/firms.ts'
import { regionName } from '../../search/regions.ts'
import { normalise } from '../../search/text.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import type { Reason } from '../schema/reasons.ts'
import { REASONS } from '../schema/reasons.ts'
import type { Basis, Excluded, GroupBy, Rates } from '../schema/statistics.ts'
import { GROUPS } from '../schema/statistics.ts'
import type { Figures, Group, TopWinner, WinnersQuestion } from '../schema/winners.ts'
import { WIN_SORTS } from '../schema/winners.ts'
import { type AwardRow, bandOf, inRange, LEAST_SHOWN, monthOf, noAward, noRate } from './award.ts'
import { type AwardColumns, createAwardColumns, type Part } from './columns.ts'
import { binOf, rounded } from './figures.ts'
import { gatherSteps } from './gather.ts'
import type { Groups } from './group.ts'
import { type QuestionScope, readScope } from './question.ts'
import { type WinnersFound, type WinnersRequest, winnersSteps } from './winners.ts'

const NOW = Date.parse('2026-11-20T09:00:00+09:00')
const FIRMS = 40

/** Numbers below a limit; the same ones for the same seed. */
function createDice(seed: number) {
  let state = seed >>> 0
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
type Dice = ReturnType<typeof createDice>

const pick = <T>(dice: Dice, ...list: T[]): T => list[dice(list.length)] as T
/** The first value in nine of ten cases. */
const mostly = <T>(dice: Dice, usual: T, ...others: T[]): T => (dice(10) > 0 ? usual : pick(dice, ...others))

const agency = (i: number, old: boolean) => ({
  name: `기관 ${i}${old ? ' 본부' : ''}`,
  code: i % 5 === 0 ? null : `A${i}`,
})
const firm = (i: number, old: boolean) => ({
  name: `업체${i}${old && i % 3 === 0 ? ' 상사' : ''}`,
  businessNo: i % 4 === 0 ? null : `12345678${String(i).padStart(2, '0')}`,
})

function makeRow(dice: Dice, noticeNo: string, isRated: boolean): AwardRow {
  const [issuing, inNeed] = [agency(dice(12), dice(4) === 0), agency(dice(12), false)]
  const rate = mostly(dice, 80_000 + dice(20_500), 87_745, 5_000, 950_500, 200_000, 10_000) / 1000
  const winners = Array.from({ length: mostly(dice, 1, 0, 2, 3) }, () => firm(dice(FIRMS), dice(3) === 0))
  return {
    noticeNo,
    agency: issuing.name,
    agencyCode: issuing.code,
    demandAgency: dice(2) === 0 ? null : inNeed.name,
    demandAgencyCode: inNeed.code,
    bsnsDiv: pick(dice, '물품', '용역', '공사'),
    noticeCurrency: mostly(dice, 'KRW', 'GBP'),
    estimatedPrice: mostly(dice, 10 ** (6 + dice(5)) + dice(9_000_000), null, 0, 30_000_000),
    contractMethod: mostly(dice, '제한경쟁', '수의계약', null),
    awardMethod: mostly(dice, '적격심사', '협상에의한계약', '소액수의견적', null),
    regionPaths: pick(dice, [], ['11'], ['11', '41'], ['41'], ['26', '11']),
    regionCheckNeeded: dice(9) === 0,
    licences: pick(dice, [], [licence(1)], [licence(2)], [licence(1), licence(2)], [licence(1), licence(3)]),
    cancelled: dice(25) === 0,
    unitPrice: dice(25) === 0,
    superseded: dice(25) === 0,
    state: mostly(dice, 'awarded', 'failed', 'cancelled'),
    openedAt: dice(60) === 0 ? null : NOW - dice(500) * DAY,
    currency: mostly(dice, 'KRW', 'GBP'),
    winners,
    amount: mostly(dice, 10 ** (6 + dice(4)) + dice(900_000), null, 0, 77_000_000),
    rate: dice(10) > 0 === isRated ? (dice(6) === 0 ? rate + 1 / 3 : rate) : null,
    plannedPrice: null,
    baseAmount: null,
    bidders: mostly(dice, 1 + dice(60), null, 1_023, 1_024, 70_000),
  }
}

const licence = (i: number) => ({ code: i === 3 ? '' : `000${i}`, name: `면허${i}` })

const some = <T>(...list: T[]) => fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: 2 })
const question: fc.Arbitrary<WinnersQuestion & { offset: number; limit: number }> = fc
  .record(
    {
      agency: some('기관 1', 'A3', '본부', '없는 곳'),
      industry: some('0001', '면허2', 'none'),
      region: some('서울', '경기도'),
      bsnsDiv: some('용역', '공사'),
      minAmt: fc.constantFrom(0, 10_000_000),
      maxAmt: fc.constantFrom(99_999_999, 1_000_000_000),
      currency: fc.constantFrom('KRW', 'GBP'),
      from: fc.constantFrom('2025-01-01', '2026-06-01'),
      to: fc.constantFrom('2026-10-31', '2026-11-20'),
      winner: some('업체1', '상사', '12345678-05'),
    },
    { requiredKeys: [] },
  )
  .chain((given) =>
    fc.record({
      given: fc.constant(given),
      groupBy: fc.uniqueArray(fc.constantFrom(...GROUPS), { minLength: 1, maxLength: 2 }),
      sort: fc.constantFrom(...WIN_SORTS),
      offset: fc.constantFrom(0, 0, 3),
      limit: fc.constantFrom(20, 5, 1_000),
    }),
  )
  .map(({ given, ...asked }) => ({ ...given, ...asked }))

function compare(
  awards: AwardColumns,
  rows: readonly AwardRow[],
  asked: WinnersQuestion & { offset: number; limit: number },
) {
  const { groupBy = ['agency'], sort = '-awards', offset, limit, ...given } = asked
  const { scope } = readScope(given, NOW)
  const question = { scope, groupBy, sort, offset, limit }
  assert.deepEqual(finish(winnersSteps(awards.columns, question)), plainWinners(rows, question), JSON.stringify(asked))
}

/** The current rows by notice. */
function createWorld(dice: Dice, notices: number) {
  const awards = createAwardColumns()
  const world = new Map<string, AwardRow[]>()
  const isRated = dice(3) > 0
  const rowsOf = (noticeNo: string) => Array.from({ length: 1 + dice(3) }, () => makeRow(dice, noticeNo, isRated))
  for (let i = 0; i < notices; i++) world.set(`N${i}`, rowsOf(`N${i}`))
  for (const rows of world.values()) for (const row of rows) awards.add(row)
  return {
    awards,
    rows: () => [...world.values()].flat(),
    /** Corrections, withdrawals and new notices. */
    change(count: number): void {
      const numbers = new Set(Array.from({ length: count }, () => `N${dice(notices + 20)}`))
      for (const noticeNo of numbers) world.set(noticeNo, dice(4) === 0 ? [] : rowsOf(noticeNo))
      awards.replace(
        numbers,
        [...numbers].flatMap((noticeNo) => world.get(noticeNo) ?? []),
      )
    },
  }
}

/** The same answer, computed by filtering and sorting lists for each figure. */
function plainWinners(all: readonly AwardRow[], { scope, groupBy, sort, offset, limit }: WinnersRequest): WinnersFound {
  const { currency } = scope.filter.price
  const rows = all.filter((row) => isAsked(row, scope))
  const rated = rows.filter((row) => isAward(row, currency) && noRate(row) === null)
  const planned = rated.filter((row) => row.rate !== null).length
  const estimated = rated.filter((row) => row.rate === null && ratioOf(row) !== null).length
  const basis: Basis = planned >= estimated ? 'plannedPrice' : 'estimatedPrice'
  const groups = new Map<string, { keys: string[]; rows: AwardRow[] }>()
  for (const row of rows) {
    for (const keys of product(groupBy.map((name) => keysOf(row, name, currency)))) {
      const group = groups.get(keys.join('\n'))
      if (group) group.rows.push(row)
      else groups.set(keys.join('\n'), { keys, rows: [row] })
    }
  }
  const sign = sort.startsWith('-') ? -1 : 1
  const items = [...groups.values()]
    .filter((group) => group.rows.some((row) => isAward(row, currency)))
    .map((group) => ({ keys: group.keys, rows: group.rows, figures: plainFigures(group.rows, currency, basis) }))
    .sort((one, other) => {
      const [a, b] = [sortValue(one.figures, sort), sortValue(other.figures, sort)]
      if (a === null || b === null) return a === b ? byKeys(one.keys, other.keys) : a === null ? 1 : -1
      return sign * (a - b) || byKeys(one.keys, other.keys)
    })
  const totals = plainFigures(rows, currency, basis)
  return {
    total: items.length,
    items: items.slice(offset, offset + limit).map(({ keys, rows: own, figures }) => ({
      group: Object.fromEntries(groupBy.map((name, i) => [name, partOf(name, keys[i] ?? '', own)])),
      ...figures,
    })),
    totals,
    basis,
    excluded: totals.excluded,
  }
}

const byKeys = (one: string[], other: string[]): number => {
  const place = one.findIndex((key, i) => key !== other[i])
  return place < 0 ? 0 : (one[place] ?? '') < (other[place] ?? '') ? -1 : 1
}

const sortValue = (figures: Figures, sort: string): number | null => {
  if (sort.endsWith('awards')) return figures.awards
  return sort.endsWith('totalAmount') ? figures.totalAmount : figures.medianAmount
}

const agencyName = (name: string, code: string | null) => ({ code, name, norm: normalise(name) })

function isAsked(row: AwardRow, { filter, winners, fromDay, toDay }: QuestionScope): boolean {
  const { agency, industry, region, bsnsDiv, price } = filter
  const day = row.openedAt === null ? null : dayOf(row.openedAt)
  const parties = [agencyName(row.agency, row.agencyCode)]
  if (row.demandAgency !== null) parties.push(agencyName(row.demandAgency, row.demandAgencyCode))
  const isFit = (filters: readonly NameFilter[], names: ReturnType<typeof agencyName>[]) =>
    filters.some((one) => names.some((name) => nameFits(one, name)))
  const licences = row.licences.map(({ code, name }) => agencyName(name, code))
  const firms = row.winners.map(({ name, businessNo }) =>
    agencyName(firmWords(name), businessNo && businessNumber(businessNo)),
  )
  return (
    day !== null &&
    day >= fromDay &&
    day <= toDay &&
    (agency.length === 0 || isFit(agency, parties)) &&
    (industry.length === 0 ||
      (industry.includes('none') && licences.length === 0) ||
      isFit(
        industry.filter((one) => one !== 'none'),
        licences,
      )) &&
    regionFits(row, region) &&
    (bsnsDiv.length === 0 || bsnsDiv.some((one) => one === row.bsnsDiv)) &&
    (winners.length === 0 || isFit(winners, firms)) &&
    ((price.from === null && price.to === null) ||
      (row.noticeCurrency === price.currency &&
        row.estimatedPrice !== null &&
        row.estimatedPrice >= (price.from ?? 0) &&
        row.estimatedPrice <= (price.to ?? Number.POSITIVE_INFINITY)))
  )
}

const isAward = (row: AwardRow, currency: string): boolean => noAward(row) === null && row.currency === currency

const ratioOf = ({ amount, estimatedPrice, currency, noticeCurrency }: AwardRow): number | null =>
  amount === null || !estimatedPrice || currency !== noticeCurrency ? null : (amount * 100) / estimatedPrice

const product = (lists: string[][]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap((keys) => list.map((key) => [...keys, key])), [[]])

const firmKeyOf = ({ name, businessNo }: AwardRow['winners'][number]): string =>
  businessNo === null ? firmKey(name) : businessNumber(businessNo)

const firmKeysOf = (row: AwardRow): string[] => [...new Set(row.winners.map(firmKeyOf))]

function keysOf(row: AwardRow, name: GroupBy, currency: string): string[] {
  const { regionPaths, regionCheckNeeded, licences } = row
  if (name === 'agency') return [row.agencyCode ?? row.agency]
  if (name === 'winner') return firmKeysOf(row)
  if (name === 'bsnsDiv') return [row.bsnsDiv]
  if (name === 'month') return [monthOf(dayOf(row.openedAt ?? 0))]
  if (name === 'amountBand')
    return [BANDS[row.noticeCurrency === currency ? bandOf(row.estimatedPrice) : BANDS.length - 1] ?? '']
  if (name === 'industry') return licences.length === 0 ? [''] : licences.map(({ code, name }) => code || name)
  if (regionPaths.length === 0) return [regionCheckNeeded ? '미확인' : '전국']
  return [...new Set(regionPaths.map((path) => regionName(path) ?? path))]
}

type Naming = { key: string; code: string | null; name: string }

function partOf(name: GroupBy, key: string, rows: readonly AwardRow[]): Group[GroupBy] {
  const awards = rows.filter((row) => noAward(row) === null)
  if (name === 'agency') {
    const last = latest(awards, key, (row) => [
      { key: row.agencyCode ?? row.agency, code: row.agencyCode, name: row.agency },
    ])
    return { code: last.code, name: last.name }
  }
  if (name === 'industry') {
    if (key === '') return { code: null, name: null }
    const last = latest(awards, key, (row) => row.licences.map((one) => ({ key: one.code || one.name, ...one })))
    return { code: last.code, name: last.name }
  }
  if (name !== 'winner') return key as Group[GroupBy]
  const { name: firm, code } = latest(awards, key, firmNamings)
  return { name: firm, businessNo: code }
}

const firmNamings = (row: AwardRow): Naming[] =>
  row.winners.map((one) => ({
    key: firmKeyOf(one),
    code: one.businessNo && businessNumber(one.businessNo),
    name: one.name,
  }))

/** The latest name; of one day the first by name. */
function latest(rows: readonly AwardRow[], key: string, namingsOf: (row: AwardRow) => Naming[]): Naming {
  const all = rows.flatMap((row) => namingsOf(row).map((naming) => ({ ...naming, day: dayOf(row.openedAt ?? 0) })))
  const [{ day: _, ...first } = { day: 0, key, code: null, name: '' }] = all
    .filter((one) => one.key === key)
    .sort((one, other) => other.day - one.day || (one.name < other.name ? -1 : 1))
  return first
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** As percentile_cont of SQL does it. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (place - Math.floor(place)) * (high - low)
}

function plainFigures(rows: readonly AwardRow[], currency: string, basis: Basis): Figures {
  const awards = rows.filter((row) => isAward(row, currency))
  const own = awards.filter((row) => !['severalWinners', 'unitPrice'].includes(noRate(row) ?? ''))
  const amounts = own.flatMap(({ amount }) => amount ?? [])
  const rateOf = (row: AwardRow) => (basis === 'plannedPrice' ? row.rate : ratioOf(row))
  const rates = awards.filter((row) => noRate(row) === null).flatMap((row) => rateOf(row) ?? [])
  const shown = rates.filter((rate) => inRange(rate))
  const bidders = awards.flatMap((row) => row.bidders ?? [])
  const total = amounts.length === 0 ? null : sumOf(amounts)
  const few = [awards, amounts, shown, bidders].some(({ length }) => length > 0 && length < LEAST_SHOWN)
  return {
    awards: awards.length,
    totalAmount: total,
    medianAmount: amounts.length < LEAST_SHOWN ? null : Math.floor(percentile(amounts, 0.5) + 0.5),
    [basis === 'plannedPrice' ? 'awardRate' : 'awardToEstimateRatio']: plainRates(shown),
    bidders:
      bidders.length < LEAST_SHOWN
        ? { n: bidders.length, median: null, mean: null }
        : {
            n: bidders.length,
            median: rounded(percentile(bidders, 0.5)),
            mean: rounded(sumOf(bidders) / bidders.length),
          },
    topWinners: plainTop(awards, own, total),
    excluded: plainExcluded(rows, awards, rateOf),
    ...(few ? { suppressed: true as const } : {}),
  }
}

function plainRates(rates: readonly number[]): Rates {
  const n = rates.length
  if (n < LEAST_SHOWN) return { n, median: null, p25: null, p75: null, mean: null, histogram: null }
  const [median = 0, p25 = 0, p75 = 0] = [0.5, 0.25, 0.75].map((share) => rounded(percentile(rates, share)))
  const bins = Map.groupBy(
    rates.toSorted((a, b) => a - b),
    (rate) => binOf(rate),
  )
  const histogram = [...bins].map(([bin, same]) => ({ from: bin / 10, to: (bin + 1) / 10, count: same.length }))
  const mean = Math.round(sumOf(rates.map((rate) => Math.round(rate * 1e6))) / n) / 1e6
  return { n, median, p25, p75, mean, histogram }
}

function plainTop(awards: readonly AwardRow[], own: readonly AwardRow[], total: number | null): TopWinner[] {
  const won = own.flatMap((row) => firmKeysOf(row).map((key) => ({ key, amount: row.amount })))
  const byFirm = Map.groupBy(
    won.filter(({ amount }) => amount !== null),
    ({ key }) => key,
  )
  const amountOf = (key: string): number | null => {
    const amounts = byFirm.get(key)?.map(({ amount }) => amount ?? 0)
    return amounts ? sumOf(amounts) : null
  }
  return [...Map.groupBy(awards.flatMap(firmKeysOf), (key) => key)]
    .map(([key, { length }]) => ({ key, times: length, amount: amountOf(key) }))
    .sort((a, b) => b.times - a.times || (b.amount ?? -1) - (a.amount ?? -1) || (a.key < b.key ? -1 : 1))
    .slice(0, 5)
    .map(({ key, times, amount }) => {
      const { name, code } = latest(awards, key, firmNamings)
      const share = amount === null || !total ? null : Math.round((amount * 100 * 1e6) / total) / 1e6
      return { name, businessNo: code, awards: times, amount, share }
    })
}

function plainExcluded(
  rows: readonly AwardRow[],
  awards: readonly AwardRow[],
  rateOf: (row: AwardRow) => number | null,
): Excluded {
  const counted = new Set(awards)
  const reasons: Reason[] = rows.filter((row) => !counted.has(row)).map((row) => noAward(row) ?? 'otherCurrency')
  for (const row of awards) {
    const [rate, why] = [rateOf(row), noRate(row)]
    if (row.amount === null) reasons.push('noAmount')
    if (why !== null) reasons.push(why)
    else if (rate === null) reasons.push('noRate')
    else if (!inRange(rate)) reasons.push('outOfRange')
  }
  const counts = REASONS.map((reason) => [reason, reasons.filter((one) => one === reason).length] as const)
  const shared = awards.filter((row) => noRate(row) === 'severalWinners')
  return {
    ...Object.fromEntries(counts.filter(([, n]) => n > 0)),
    ...(shared.length > 0 ? { sharedValue: sumOf(shared.map(({ amount }) => amount ?? 0)) } : {}),
  }
}

describe('counting by kinds and buckets', () => {
  test('equals counting one round after another, also after changes', () => {
    const trial = fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      fc.array(question, { minLength: 1, maxLength: 3 }),
      (seed, changes, isArranged, questions) => {
        const world = createWorld(createDice(seed), 200)
        if (isArranged) finish(world.awards.arrangeSteps())
        world.change(changes)
        for (const asked of questions) compare(world.awards, world.rows(), asked)
      },
    )
    fc.assert(trial, { numRuns: 120 })
  })

  test('of groups so large that only buckets are examined', () => {
    const world = createWorld(createDice(7), 10_000)
    finish(world.awards.arrangeSteps())
    world.change(200)
    const rows = world.rows()
    const whole = { from: '2025-01-01', offset: 0, limit: 3 }
    compare(world.awards, rows, { ...whole, groupBy: ['region'], sort: '-medianAmount' })
    compare(world.awards, rows, { ...whole, groupBy: ['industry'], sort: '-totalAmount', agency: ['기관'] })
  })
})

describe('gathering', () => {
  test('passes on the rounds of each group, whether copied in batches or not copied', () => {
    const few = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 80 })
    const trial = fc.property(few, few, fc.integer({ min: 1, max: 40 }), (one, two, most) => {
      const { columns } = createWorld(createDice(most), 100).awards
      const members = [membersOf(one, 0), membersOf(two, 20)] as const
      const sizes = Int32Array.from({ length: 7 }, (_, group) => [...one, ...two].filter((it) => it === group).length)
      const groups: Groups = { last: 6, keyOf: (group) => group, members, awards: sizes, others: new Int32Array(7) }
      const wanted = Int32Array.of(5, 1, 2, 6)
      const handed: [number, number[], number[]][] = []
      const hand = function* (group: number, { rounds, places, rows }: Part) {
        handed.push([group, [...rows], Array.from(places, (place) => rounds.bidders[place] ?? 0)])
        yield
      }
      finish(gatherSteps(columns, groups, wanted, hand, most))
      const expected = Array.from(wanted, (group) => {
        const rows = members.flatMap((part) => [...part.rows.filter((_, i) => part.groups[i] === group)])
        return [group, rows, rows.map((at) => columns.bidders[at] ?? 0)]
      })
      assert.deepEqual(handed, expected)
    })
    fc.assert(trial)
  })
})

const membersOf = (groups: readonly number[], first: number) => ({
  rows: Int32Array.from(groups, (_, i) => first + i),
  groups: Int32Array.from(groups),
})
