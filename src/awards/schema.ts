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

/** One opening of one lot: a first round (`rebid` 0) or a re-bid. */
export interface RoundRecord {
  number: string
  revision: number
  lot: string
  rebid: number
  state: 'announced' | 'opened' | 'awarded' | 'failed' | 'cancelled'
  closeAt: number | null
  openAt: number | null
  openedAt: number | null
  decidedAt: number | null
  winners: { name: string; businessNo: string | null }[]
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
