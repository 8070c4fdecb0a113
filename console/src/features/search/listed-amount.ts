import type { AmountName } from '../../lib/leading-amount.ts'
import type { SearchState } from './address.ts'

/** The amount that the column of amounts prefers: where notices are ordered or limited by their price, it is that price. */
export const amountOf = ({ sort, minAmt, maxAmt }: SearchState): AmountName =>
  sort?.endsWith('estimatedPrice') || minAmt || maxAmt ? 'estimatedPrice' : 'baseAmount'
