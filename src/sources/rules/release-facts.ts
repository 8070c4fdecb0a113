import type { ReleaseFirm, ReleaseMoney } from '../schema/connector.ts'

export const firmIdentity = ({ businessNo, name }: ReleaseFirm): string =>
  businessNo === null ? `name ${name.toLowerCase()}` : `no ${businessNo}`

export const uniqueFirms = (firms: readonly ReleaseFirm[]): ReleaseFirm[] => [
  ...new Map(firms.map((firm) => [firmIdentity(firm), firm])).values(),
]

/** The sum; `null` if a value is missing, because a part is not the whole, or if currencies differ. */
export function sumOf(values: readonly (ReleaseMoney | null)[]): ReleaseMoney | null {
  const [first] = values
  if (!first) return null
  let amount = 0
  for (const value of values) {
    if (!value || value.currency !== first.currency) return null
    amount += value.amount
  }
  return Number.isSafeInteger(amount) ? { amount, currency: first.currency } : null
}
