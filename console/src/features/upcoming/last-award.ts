/** The fields of a past notice that are used. */
interface Past {
  postedAt: string
  award: { amount: number | null; currency: string } | null
}

/** The newest past notice with a known award amount. */
export function lastAward(evidence: readonly Past[]): { amount: number; currency: string; postedAt: string } | null {
  const awards = evidence.flatMap(({ postedAt, award }) =>
    award?.amount == null ? [] : [{ amount: award.amount, currency: award.currency, postedAt }],
  )
  return awards.toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt))[0] ?? null
}
