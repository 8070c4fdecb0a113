/** What a notice may say about its price; that of a pursuit has no budget. */
export interface Priced {
  baseAmount: number | null
  estimatedPrice: number | null
  budget?: number | null
}

/** From the one that a bid is compared with to the roughest. */
const AMOUNTS = ['baseAmount', 'estimatedPrice', 'budget'] as const

export type AmountName = (typeof AMOUNTS)[number]
type LeadingAmount<Amount> = { of: AmountName; amount: Amount }

/** The amount of a notice where there is room for one, and which it is; `null` = none is known. `first` is preferred. */
export function leadingAmount(notice: Priced, first: AmountName = AMOUNTS[0]): LeadingAmount<number> | null {
  for (const of of [first, ...AMOUNTS]) {
    const amount = notice[of] ?? null
    if (amount !== null) return { of, amount }
  }
  return null
}

/** The same where the page says why there is none: then it is the first that is missing. */
export const shownAmount = (notice: Priced, first: AmountName = AMOUNTS[0]): LeadingAmount<number | null> =>
  leadingAmount(notice, first) ?? { of: first, amount: null }
