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

/** The fields that past awards are compared by. */
export interface PriceRequest {
  noticeNo: string
  agency: string
  agencyCode: string | null
  bsnsDiv: string
  currency: string
  estimatedPrice: number | null
  /** The provinces of its region limit. */
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
 * Rates of the same category and price band, their awards, and the spread caused by the draw of prices alone. Uses the
 * narrowest scope with enough rates, else the widest.
 */
export function* priceSteps(awards: AwardColumns, request: PriceRequest): Steps<PriceFound> {
  const band = bandOf(request.estimatedPrice)
  const rows = yield* likeSteps(awards, request, band)
  const scopes = PRICE_SCOPES.filter((scope) => scope !== 'region' || request.provinces.length > 0)
  for (const scope of scopes) {
    const figures = yield* scopeSteps(awards, Int32Array.from(rows[scope]), request.currency)
    if (figures.rates.n >= LEAST_SHOWN || scope === scopes.at(-1)) {
      return { scope, amountBand: BANDS[band] as Band, ...figures }
    }
  }
  throw new Error('the last scope is always answered')
}

function* scopeSteps(awards: AwardColumns, rows: Int32Array, currencyName: string) {
  const { columns } = awards
  const currency = columns.currencies.indexOf(currencyName)
  const kinds = new Int32Array(columns.kinds.list.length)
  countKinds(columns, rows, 0, rows.length, kinds)
  const { question, rounds } = yield* tellingSteps(columns, { rows, kinds }, currency)
  const { basis, roles } = question
  const figures = yield* figureSteps({ rounds, places: rows, rows }, question)
  const rated = rows.filter((at) => ((roles[columns.kind[at] ?? 0] ?? 0) & RATED) !== 0)
  const drawn = Float64Array.from(rated, (at) => columns.assessment[at] ?? Number.NaN).filter((value) => inRange(value))
  const assessment = yield* rateSteps(drawn)
  const rates = (figures.awardRate ?? figures.awardToEstimateRatio) as Rates
  return {
    basis,
    rates,
    assessment,
    noSkill: noSkill(drawn, assessment),
    awards: latest(awards, rated, question.rate),
    excluded: figures.excluded,
    suppressed: figures.suppressed === true || (rates.n > 0 && rates.median === null),
  }
}

function noSkill(drawn: Float64Array, { n, histogram }: Rates): PriceFound['noSkill'] {
  if (histogram === null) return { spread: null, sd: null, histogram: null }
  const spread = spreadOf(drawn)
  return { spread, sd: rounded(drawDeviation(spread)), histogram: expectedDraws(n, spread) }
}

/** Rows of each scope, without the notice itself. */
function* likeSteps(
  { columns, noticeAt }: AwardColumns,
  request: PriceRequest,
  band: number,
): Steps<Record<PriceScope, number[]>> {
  const { size, notice, day, agency, regions } = columns
  const { list } = columns.agencies
  const key = columns.agencies.placeOf(request.agencyCode, request.agency)
  const category = columns.categories.indexOf(request.bsnsDiv)
  const wanted = columns.currencies.indexOf(request.currency) * 8 + band
  const isInside = columns.regionSets.map(({ regionPaths }) =>
    provincesOf(regionPaths).some((province) => request.provinces.includes(province)),
  )
  const own = noticeAt(request.noticeNo)
  const rows: Record<PriceScope, number[]> = { agency: [], region: [], band: [] }
  for (let at = 0; at < size; at++) {
    if (at % STEP === STEP - 1) yield
    if (columns.category[at] !== category || columns.band[at] !== wanted || (notice[at] ?? -1) < 0) continue
    const on = day[at] ?? 0
    if (on < request.fromDay || on > request.toDay || notice[at] === own) continue
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

/** The first day of the latest `many` awards, or of all if there are fewer. */
function dayOfLatest(days: Int32Array, many: number): number {
  const sorted = days.sort()
  return sorted.at(-Math.min(many, sorted.length)) ?? 0
}
