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
}
