/** What a notice may say about its price; that of a pursuit has no budget. */
interface Priced {
  baseAmount: number | null
  estimatedPrice: number | null
  budget?: number | null
}

/** From the one that a bid is compared with to the roughest. */
const AMOUNTS = ['baseAmount', 'estimatedPrice', 'budget'] as const

/** The amount of a notice where there is room for one, and which it is; `null` = none is known. */
export function leadingAmount(notice: Priced): { of: (typeof AMOUNTS)[number]; amount: number } | null {
  for (const of of AMOUNTS) {
    const amount = notice[of] ?? null
    if (amount !== null) return { of, amount }
  }
  return null
}
