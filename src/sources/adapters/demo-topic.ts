import type { BsnsDiv } from '../../bids/index.ts'

/** One sort of thing that is ordered: who orders it, from whom, for how much, and how its titles read. */
export interface Topic {
  div: BsnsDiv
  /** Kinds of agencies that order it. */
  by: string
  /** Licences demanded, see `licencesOf`. */
  licence: string
  /** The same for large orders, where general contractors take the place of specialists. */
  large?: string
  /** Median of the estimate in million won, and the spread of its logarithm. */
  median: number
  sigma: number
  weight: number
  /** How the winner is found, where amount and category do not decide it. */
  style?: 'negotiated' | 'lowest'
  taxFree?: true
  /** One title a line: `{slot}` is filled in, `<one/two>` is a choice. */
  titles: string
}
