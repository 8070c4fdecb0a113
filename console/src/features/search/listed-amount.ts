import type { AmountName } from '../../lib/leading-amount.ts'

/** What it takes of a search. */
interface PricedSearch {
  sort?: string
  minAmt?: string
  maxAmt?: string
}

/** The amount that the column of amounts prefers: where notices are ordered or limited by their price, it is that price. */
export const amountOf = ({ sort, minAmt, maxAmt }: PricedSearch): AmountName =>
  sort?.endsWith('estimatedPrice') || minAmt || maxAmt ? 'estimatedPrice' : 'baseAmount'
