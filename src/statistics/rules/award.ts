import { DAY } from '../../lib/clock.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import { REASONS, type Reason } from '../schema/reasons.ts'

/** An ended round with fields of its notice. */
export interface AwardRow {
  noticeNo: string
  agency: string
  agencyCode: string | null
  demandAgency: string | null
  demandAgencyCode: string | null
  bsnsDiv: string
  noticeCurrency: string
  estimatedPrice: number | null
  contractMethod: string | null
  awardMethod: string | null
  regionPaths: string[]
  regionCheckNeeded: boolean
  licences: { code: string; name: string }[]
  /** The notice was cancelled. */
  cancelled: boolean
  unitPrice: boolean
  state: string
  /** A later round of the same lot exists. */
  superseded: boolean
  openedAt: number | null
  winners: { name: string; businessNo: string | null }[]
  amount: number | null
  currency: string
  /** In % of the planned price. */
  rate: number | null
  plannedPrice: number | null
  baseAmount: number | null
  bidders: number | null
}

/** `2026-09` */
export const monthOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 7)

const MILLION = 1_000_000
const EDGES = [50, 100, 300, 1_000, 5_000, 10_000].map((edge) => edge * MILLION)
export const UNKNOWN_BAND = BANDS.length - 1

/** Index of the price band. */
export function bandOf(price: number | null): number {
  if (price === null) return UNKNOWN_BAND
  const band = EDGES.findIndex((edge) => price < edge)
  return band < 0 ? EDGES.length : band
}

/** Codes of the reasons in columns; 0 = none. */
export const CODE_OF = Object.fromEntries(REASONS.map((reason, index) => [reason, index + 1])) as Record<Reason, number>

/** Why a round is not an award, whatever the filters. */
export function noAward({ cancelled, state, superseded }: AwardRow): Reason | null {
  if (cancelled || state === 'cancelled') return 'cancelled'
  if (state === 'failed') return 'failed'
  return superseded ? 'superseded' : null
}

/** Why the rate of an award is not comparable, whatever its basis. */
export function noRate({ winners, unitPrice, awardMethod, contractMethod }: AwardRow): Reason | null {
  if (winners.length > 1) return 'severalWinners'
  if (unitPrice) return 'unitPrice'
  if (`${awardMethod} ${contractMethod}`.includes('협상')) return 'negotiated'
  return isDirect(awardMethod, contractMethod) ? 'direct' : null
}

/**
 * Contracts negotiated with one firm. Private contracts with quotations of several firms are competitive and count like
 * any bid.
 */
export const isDirect = (awardMethod: string | null, contractMethod: string | null): boolean =>
  (contractMethod ?? '').includes('수의') && !(awardMethod ?? '').includes('견적')

/** Rates and ratios outside these limits are typing errors, or belong to another price. */
const LEAST_RATE = 10
export const MOST_RATE = 200
export const inRange = (rate: number): boolean => rate >= LEAST_RATE && rate <= MOST_RATE

/** Distributions of fewer values are not shown. */
export const LEAST_SHOWN = 5
