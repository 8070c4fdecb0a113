/** One bidder of one round, as opened. Names and numbers of firms only, never of people. */
export interface BidderRecord {
  name: string
  businessNo: string | null
  rank: number | null
  amount: number | null
  rate: number | null
  won: boolean
  reason: string | null
}

/** One of the prices (복수예비가격) from which the bidders of an opening draw its planned price. */
export interface ReservePrice {
  /** The number given by the source, from 1. */
  number: number
  price: number
  /** It is one of those whose mean is the planned price. */
  drawn: boolean
  /** How often bidders chose it; `null` = the source does not say. */
  draws: number | null
}

/** The law requires 15; the portal counts them with two digits. */
export const MOST_RESERVE_PRICES = 99

/** A firm that won, alone or with others; unknown fields are absent. */
export interface WinnerRecord {
  name: string
  businessNo: string | null
  /** The amount of this firm, if several won and each has its own. */
  amount?: number | null
  /** Its share of a joint award, %. */
  share?: number | null
}

/** The lists of a source that each give a part of a round, in any order; the round combines the newest of each. */
export const ROUND_PARTS = ['rebid', 'opening', 'failing', 'prices', 'bidders', 'award', 'whole'] as const
export type RoundPart = (typeof ROUND_PARTS)[number]

/** One opening of one lot: a first round (`rebid` 0) or a re-bid. Facts that a part does not state are `null`. */
export interface RoundRecord {
  part: RoundPart
  /** The time given by the source: an earlier statement of a part never replaces a later one. */
  changedAt: number
  /**
   * When it was read, where that matters: of two statements of a part for the same moment, the last one read counts.
   */
  fetchedAt?: number
  number: string
  revision: number
  lot: string
  rebid: number
  state: 'announced' | 'opened' | 'awarded' | 'failed' | 'cancelled'
  closeAt: number | null
  openAt: number | null
  openedAt: number | null
  decidedAt: number | null
  winners: WinnerRecord[]
  amount: number | null
  currency: string
  rate: number | null
  rateBasis: 'plannedPrice' | null
  plannedPrice: number | null
  baseAmount: number | null
  bidders: number | null
  reason: string | null
  bidderRows: BidderRecord[]
  /** By number; `null` = this part has none. */
  reservePrices: ReservePrice[] | null
}
