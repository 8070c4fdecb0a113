import type { StatisticsGroup } from '@gonggo/client'
import { filtersOf, type StatisticsState, statisticsAddress } from './address.ts'
import { agencyLead } from './agency-lead.ts'

export type GroupName = keyof StatisticsGroup

/** The bounds of each band in won; `unknown` has none, and no filter of the API selects it. */
const BOUNDS: Record<string, readonly [number | null, number | null]> = {
  lt50M: [null, 49_999_999],
  '50M-100M': [50_000_000, 99_999_999],
  '100M-300M': [100_000_000, 299_999_999],
  '300M-1B': [300_000_000, 999_999_999],
  '1B-5B': [1_000_000_000, 4_999_999_999],
  '5B-10B': [5_000_000_000, 9_999_999_999],
  gte10B: [10_000_000_000, null],
}
/** Groups of `region` that are not regions. */
const NO_REGION = ['전국', '미확인']

/** The filters that select this group; null = no filter can. */
function narrowedTo(group: StatisticsGroup, state: StatisticsState): StatisticsState | null {
  const parts = [
    agencyLead(group.agency, state),
    ofIndustry(group.industry),
    ofWinner(group.winner),
    ofBand(group.amountBand, state),
    ofMonth(group.month, state),
    group.bsnsDiv === undefined ? {} : { bsnsDiv: group.bsnsDiv },
    ofRegion(group.region),
  ]
  const filters: StatisticsState = filtersOf(state)
  for (const part of parts) {
    if (part === null) return null
    Object.assign(filters, part)
  }
  return filters
}

type Part = StatisticsState | null

const ofIndustry = (industry: StatisticsGroup['industry']): Part =>
  industry === undefined ? {} : { industry: industry.code ?? industry.name ?? 'none' }

const ofWinner = (winner: StatisticsGroup['winner']): Part =>
  winner === undefined ? {} : named(winner.businessNo ?? winner.name)

const named = (winner: string | null): Part => (winner === null ? null : { winner })

const ofRegion = (region: string | undefined): Part => {
  if (region === undefined) return {}
  return NO_REGION.includes(region) ? null : { region }
}

function ofBand(band: string | undefined, { minAmt, maxAmt, currency }: StatisticsState): Part {
  if (band === undefined) return {}
  const bounds = BOUNDS[band]
  if (bounds === undefined || (currency !== undefined && currency !== 'KRW')) return null
  const least = Math.max(bounds[0] ?? 0, Number(minAmt ?? 0))
  const most = Math.min(bounds[1] ?? Number.POSITIVE_INFINITY, Number(maxAmt ?? Number.POSITIVE_INFINITY))
  return {
    minAmt: least === 0 ? undefined : String(least),
    maxAmt: most === Number.POSITIVE_INFINITY ? undefined : String(most),
  }
}

function ofMonth(month: string | undefined, { from, to }: StatisticsState): Part {
  if (month === undefined) return {}
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
  const first = `${month}-01`
  return { from: from && from > first ? from : first, to: to && to < last ? to : last }
}

/** The default next grouping: the winners there, or the agencies of a winner. */
const NEXT: readonly GroupName[] = ['agency', 'winner', 'month']

/** The statistics of this group alone; null = no filter selects it. */
export function insideOf(group: StatisticsGroup, state: StatisticsState): string | null {
  const filters = narrowedTo(group, state)
  if (filters === null) return null
  const seen = [...Object.keys(group), ...Object.keys(filters)]
  return statisticsAddress({ ...filters, view: state.view, groupBy: NEXT.find((name) => !seen.includes(name)) })
}

/** The search for the notices of a group; null = the search has no such filter. */
export function noticesOf(group: StatisticsGroup, state: StatisticsState, period: Period): string | null {
  const filters = narrowedTo(group, state)
  const isForeign = state.currency !== undefined && state.currency !== 'KRW'
  if (filters === null || filters.winner !== undefined || isForeign) return null
  const {
    from = period.from.slice(0, 10),
    to = period.to.slice(0, 10),
    currency: _won,
    agencyRole: _role,
    ...others
  } = filters
  return `/search?${new URLSearchParams(given({ status: 'awarded', ...others, openFrom: from, openTo: to }))}`
}

interface Period {
  from: string
  to: string
}

const given = (fields: Record<string, string | undefined>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

/** The bids of a winner; firms without a business number cannot be selected. */
export const bidsOfWinner = ({ winner }: StatisticsGroup, state: StatisticsState): string | null => {
  if (!winner?.businessNo) return null
  const { winner: _one, ...filters } = filtersOf(state)
  return statisticsAddress({ ...filters, view: 'competitors', businessNo: winner.businessNo })
}
