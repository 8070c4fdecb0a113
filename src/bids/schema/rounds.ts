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
  /** The source's number of it, from 1. */
  number: number
  price: number
  /** It is one of those whose mean is the planned price. */
  drawn: boolean
  /** How many times bidders chose it; `null` where the source does not give it. */
  draws: number | null
}

/** There are 15 by law; the portal counts them with two digits. */
export const MOST_RESERVE_PRICES = 99

/** A firm that won, alone or with others; what a source does not tell is left out. */
export interface WinnerRecord {
  name: string
  businessNo: string | null
  /** What this firm won, where several won and each is told its own. */
  amount?: number | null
  /** Its part of a joint award, %. */
  share?: number | null
}

/** The lists of a source that each give a part of a round, in any order; the round combines the newest of each. */
export const ROUND_PARTS = ['rebid', 'opening', 'failing', 'prices', 'bidders', 'award', 'whole'] as const
export type RoundPart = (typeof ROUND_PARTS)[number]

/** One opening of one lot: a first round (`rebid` 0) or a re-bid. What a part does not tell is `null`. */
export interface RoundRecord {
  part: RoundPart
  /** When the source says this came to be: a part said earlier never replaces the same part said later. */
  changedAt: number
  /** When it was read, where that decides: of two things a part says of one moment, the one read last. */
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
  /** By number; `null` where this part gives none. */
  reservePrices: ReservePrice[] | null
}
