/** What a notice may say about its price; that of a pursuit has no budget. */
interface Priced {
  baseAmount: number | null
  estimatedPrice: number | null
  budget?: number | null
}

/** From the one that a bid is compared with to the roughest. */
const AMOUNTS = ['baseAmount', 'estimatedPrice', 'budget'] as const

type LeadingAmount<Amount> = { of: (typeof AMOUNTS)[number]; amount: Amount }

/** The amount of a notice where there is room for one, and which it is; `null` = none is known. */
export function leadingAmount(notice: Priced): LeadingAmount<number> | null {
  for (const of of AMOUNTS) {
    const amount = notice[of] ?? null
    if (amount !== null) return { of, amount }
  }
  return null
}

/** The same where the page says why there is none: then it is the base amount that is missing. */
export const shownAmount = (notice: Priced): LeadingAmount<number | null> =>
  leadingAmount(notice) ?? { of: 'baseAmount', amount: null }
