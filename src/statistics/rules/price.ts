import type { Steps } from '../../lib/turns.ts'
import { outermost } from '../../search/regions.ts'
import { BANDS, type Band } from '../../vocabulary/amounts.ts'
import { type Basis, type Excluded, PRICE_SCOPES, type PriceScope, type Rates } from '../schema/statistics.ts'
import { bandOf, inRange, LEAST_SHOWN } from './award.ts'
import type { AwardColumns } from './columns.ts'
import { figureSteps, rateSteps, rounded, tellingSteps } from './figures.ts'
import { RATED } from './kinds.ts'
import { drawDeviation, expectedDraws, spreadOf } from './reserve.ts'
import { countKinds } from './select.ts'

const STEP = 1 << 14
const SHOWN = 50

/** What past awards must have in common with a notice. */
export interface PriceRequest {
  noticeNo: string
  agency: string
  agencyCode: string | null
  bsnsDiv: string
  currency: string
  estimatedPrice: number | null
  /** Provinces that the notice is limited to. */
  provinces: readonly string[]
  fromDay: number
  toDay: number
}

export interface PriceFound {
  scope: PriceScope
  basis: Basis
  amountBand: Band
  rates: Rates
  assessment: Rates
  noSkill: { spread: number | null; sd: number | null; histogram: Rates['histogram'] }
  awards: PastAward[]
  excluded: Excluded
  suppressed: boolean
}

export interface PastAward {
  noticeNo: string
  day: number
  winner: { name: string; businessNo: string | null } | null
  amount: number | null
  rate: number
  bidders: number | null
}

/** The provinces of a region limit. */
export const provincesOf = (regionPaths: readonly string[]): string[] => [
  ...new Set(regionPaths.flatMap((path) => outermost(path) ?? [])),
]

/**
 * Rates of the same category and band, the awards behind them, and what the draw of prices does by itself. Of the scopes
 * it is the narrowest that has enough rates, else the widest.
 */
export function* priceSteps(awards: AwardColumns, asked: PriceRequest): Steps<PriceFound> {
  const band = bandOf(asked.estimatedPrice)
  const rows = yield* likeSteps(awards, asked, band)
  const scopes = PRICE_SCOPES.filter((scope) => scope !== 'region' || asked.provinces.length > 0)
  for (const scope of scopes) {
    const found = yield* scopeSteps(awards, Int32Array.from(rows[scope]), asked.currency)
    if (found.rates.n >= LEAST_SHOWN || scope === scopes.at(-1)) {
      return { scope, amountBand: BANDS[band] as Band, ...found }
    }
  }
  throw new Error('the last scope is always answered')
}

function* scopeSteps(awards: AwardColumns, rows: Int32Array, asked: string) {
  const { columns } = awards
  const currency = columns.currencies.indexOf(asked)
  const kinds = new Int32Array(columns.kinds.list.length)
  countKinds(columns, rows, 0, rows.length, kinds)
  const { telling, rounds } = yield* tellingSteps(columns, { rows, kinds }, currency)
  const { basis, roles } = telling
  const figures = yield* figureSteps({ rounds, places: rows, rows }, telling)
  const rated = rows.filter((at) => ((roles[columns.kind[at] ?? 0] ?? 0) & RATED) !== 0)
  const drawn = Float64Array.from(rated, (at) => columns.assessment[at] ?? Number.NaN).filter((one) => inRange(one))
  const assessment = yield* rateSteps(drawn)
  const rates = (figures.awardRate ?? figures.awardToEstimateRatio) as Rates
  return {
    basis,
    rates,
    assessment,
    noSkill: noSkill(drawn, assessment),
    awards: latest(awards, rated, telling.rate),
    excluded: figures.excluded,
    suppressed: figures.suppressed === true || (rates.n > 0 && rates.median === null),
  }
}

function noSkill(drawn: Float64Array, { n, histogram }: Rates): PriceFound['noSkill'] {
  if (histogram === null) return { spread: null, sd: null, histogram: null }
  const spread = spreadOf(drawn)
  return { spread, sd: rounded(drawDeviation(spread)), histogram: expectedDraws(n, spread) }
}

/** Rows of each scope, without the notice's own award. */
function* likeSteps(
  { columns, noticeAt }: AwardColumns,
  asked: PriceRequest,
  band: number,
): Steps<Record<PriceScope, number[]>> {
  const { size, notice, day, agency, regions } = columns
  const { list } = columns.agencies
  const key = columns.agencies.placeOf(asked.agencyCode, asked.agency)
  const category = columns.categories.indexOf(asked.bsnsDiv)
  const wanted = columns.currencies.indexOf(asked.currency) * 8 + band
  const isInside = columns.regionSets.map(({ regionPaths }) =>
    provincesOf(regionPaths).some((province) => asked.provinces.includes(province)),
  )
  const own = noticeAt(asked.noticeNo)
  const rows: Record<PriceScope, number[]> = { agency: [], region: [], band: [] }
  for (let at = 0; at < size; at++) {
    if (at % STEP === STEP - 1) yield
    if (columns.category[at] !== category || columns.band[at] !== wanted || (notice[at] ?? -1) < 0) continue
    const on = day[at] ?? 0
    if (on < asked.fromDay || on > asked.toDay || notice[at] === own) continue
    rows.band.push(at)
    if (isInside[regions[at] ?? 0]) rows.region.push(at)
    if (list[agency[at] ?? 0]?.codeId === key) rows.agency.push(at)
  }
  return rows
}

function latest({ columns, noticeNo }: AwardColumns, rated: Int32Array, rates: Float64Array): PastAward[] {
  const { day, amount, bidders, winners, winnerSets, firms } = columns
  const dayAt = (at: number) => day[at] ?? 0
  const from = dayOfLatest(Int32Array.from(rated, dayAt), SHOWN)
  const byDay = [...rated.filter((at) => dayAt(at) >= from)].sort(
    (a, b) => dayAt(b) - dayAt(a) || (noticeNo(a) < noticeNo(b) ? -1 : 1),
  )
  return byDay.slice(0, SHOWN).map((at) => {
    const [name = -1] = winnerSets.items[winners[at] ?? 0] ?? []
    const firm = firms.list[name]
    const won = amount[at] ?? Number.NaN
    const many = bidders[at] ?? -1
    return {
      noticeNo: noticeNo(at),
      day: dayAt(at),
      winner: firm ? { name: firm.name, businessNo: firm.code } : null,
      amount: Number.isNaN(won) ? null : won,
      rate: rounded(rates[at] ?? Number.NaN),
      bidders: many < 0 ? null : many,
    }
  })
}

/** The day from which on there are as many, or the first of all. */
function dayOfLatest(days: Int32Array, many: number): number {
  const sorted = days.sort()
  return sorted.at(-Math.min(many, sorted.length)) ?? 0
}
