import type { Steps } from '../../search/catalog/index.ts'
import { BANDS, type Band } from '../../vocabulary/amounts.ts'
import type { Basis, Excluded, Rates } from '../schema.ts'
import { bandOf, inRange } from './award.ts'
import type { AwardColumns } from './columns.ts'
import { figureSteps, rateSteps, rounded, tellingSteps } from './figures.ts'
import { RATED } from './kinds.ts'
import { drawDeviation, expectedDraws, spreadOf } from './reserve.ts'
import { countKinds } from './select.ts'

const STEP = 1 << 14
const SHOWN = 50

/** What past awards must have in common with a notice. */
export interface PriceAsked {
  noticeNo: string
  agency: string
  agencyCode: string | null
  bsnsDiv: string
  currency: string
  estimatedPrice: number | null
  fromDay: number
  toDay: number
}

export interface PriceFound {
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

/** Rates of the same agency, category and band, the awards behind them, and what the draw of prices does by itself. */
export function* priceSteps(awards: AwardColumns, asked: PriceAsked): Steps<PriceFound> {
  const { columns } = awards
  const band = bandOf(asked.estimatedPrice)
  const currency = columns.currencies.indexOf(asked.currency)
  const rows = yield* likeSteps(awards, asked, band)
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
    amountBand: BANDS[band] as Band,
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

function* likeSteps({ columns, noticeNo }: AwardColumns, asked: PriceAsked, band: number): Steps<Int32Array> {
  const { size, notice, day, agency } = columns
  const { list } = columns.agencies
  const key = columns.agencies.placeOf(asked.agencyCode, asked.agency)
  const category = columns.categories.indexOf(asked.bsnsDiv)
  const wanted = columns.currencies.indexOf(asked.currency) * 8 + band
  const rows: number[] = []
  for (let at = 0; at < size; at++) {
    if (at % STEP === STEP - 1) yield
    if (columns.category[at] !== category || columns.band[at] !== wanted || (notice[at] ?? -1) < 0) continue
    const on = day[at] ?? 0
    if (on < asked.fromDay || on > asked.toDay || list[agency[at] ?? 0]?.codeId !== key) continue
    // The notice's own award does not count as a past one.
    if (noticeNo(at) !== asked.noticeNo) rows.push(at)
  }
  return Int32Array.from(rows)
}

function latest({ columns, noticeNo }: AwardColumns, rated: Int32Array, rates: Float64Array): PastAward[] {
  const { day, amount, bidders, winners, winnerSets, firms } = columns
  const dayAt = (at: number) => day[at] ?? 0
  const byDay = [...rated].sort((a, b) => dayAt(b) - dayAt(a) || (noticeNo(a) < noticeNo(b) ? -1 : 1))
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
