import { DAY } from '../../lib/clock.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import { REASONS, type Reason } from '../schema/reasons.ts'

/** A round that has ended, with what its notice says of it. */
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
  /** A later round of the same lot is known. */
  superseded: boolean
  openedAt: number | null
  winners: { name: string; businessNo: string | null }[]
  amount: number | null
  currency: string
  /** On the planned price. */
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

/** Place of a price among the bands. */
export function bandOf(price: number | null): number {
  if (price === null) return UNKNOWN_BAND
  const band = EDGES.findIndex((edge) => price < edge)
  return band < 0 ? EDGES.length : band
}

/** Reasons as they lie in columns; 0 = none. */
export const CODE_OF = Object.fromEntries(REASONS.map((reason, index) => [reason, index + 1])) as Record<Reason, number>

/** Why a round is no award, whatever is asked. */
export function noAward({ cancelled, state, superseded }: AwardRow): Reason | null {
  if (cancelled || state === 'cancelled') return 'cancelled'
  if (state === 'failed') return 'failed'
  return superseded ? 'superseded' : null
}

/** Why the rate of an award cannot be compared with others, whatever it is a share of. */
export function noRate({ winners, unitPrice, awardMethod, contractMethod }: AwardRow): Reason | null {
  if (winners.length > 1) return 'severalWinners'
  if (unitPrice) return 'unitPrice'
  if (`${awardMethod} ${contractMethod}`.includes('협상')) return 'negotiated'
  return isDirect(awardMethod, contractMethod) ? 'direct' : null
}

/** A contract with one chosen firm. Where quotations of several are asked for, they compete like any bids. */
export const isDirect = (awardMethod: string | null, contractMethod: string | null): boolean =>
  (contractMethod ?? '').includes('수의') && !(awardMethod ?? '').includes('견적')

/** Rates and ratios outside of these are slips of the pen, or the price of something else. */
const LEAST_RATE = 10
export const MOST_RATE = 200
export const inRange = (rate: number): boolean => rate >= LEAST_RATE && rate <= MOST_RATE

/** Below so many a distribution says nothing. */
export const LEAST_SHOWN = 5
