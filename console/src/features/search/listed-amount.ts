import type { AmountName } from '../../lib/leading-amount.ts'

/** The fields of a search that decide. */
interface PricedSearch {
  sort?: string
  minAmt?: string
  maxAmt?: string
}

/** The preferred amount in the amount column: the price by which notices are sorted or filtered, if any. */
export const amountOf = ({ sort, minAmt, maxAmt }: PricedSearch): AmountName =>
  sort?.endsWith('estimatedPrice') || minAmt || maxAmt ? 'estimatedPrice' : 'baseAmount'
