/** The amounts that a notice may have; the notice of a pursuit has no budget. */
export interface Priced {
  baseAmount: number | null
  estimatedPrice: number | null
  budget?: number | null
}

/** From the amount that bids are compared with to the roughest. */
const AMOUNTS = ['baseAmount', 'estimatedPrice', 'budget'] as const

export type AmountName = (typeof AMOUNTS)[number]
type LeadingAmount<Amount> = { of: AmountName; amount: Amount }

/** The most relevant amount of a notice, and its name; `null` = none is known. `first` is preferred. */
export function leadingAmount(notice: Priced, first: AmountName = AMOUNTS[0]): LeadingAmount<number> | null {
  for (const of of [first, ...AMOUNTS]) {
    const amount = notice[of] ?? null
    if (amount !== null) return { of, amount }
  }
  return null
}

/** The same, but returns the first missing amount if none is known, because the page shows why it is missing. */
export const shownAmount = (notice: Priced, first: AmountName = AMOUNTS[0]): LeadingAmount<number | null> =>
  leadingAmount(notice, first) ?? { of: first, amount: null }
