import type { ToldFirm, ToldMoney } from '../schema/connector.ts'

export const toldFirmKey = ({ businessNo, name }: ToldFirm): string =>
  businessNo === null ? `name ${name.toLowerCase()}` : `no ${businessNo}`

export const uniqueFirms = (firms: readonly ToldFirm[]): ToldFirm[] => [
  ...new Map(firms.map((firm) => [toldFirmKey(firm), firm])).values(),
]

/** All of them added up; `null` if one is missing, for a part is not the whole, or if currencies differ. */
export function sumOf(values: readonly (ToldMoney | null)[]): ToldMoney | null {
  const [first] = values
  if (!first) return null
  let amount = 0
  for (const value of values) {
    if (!value || value.currency !== first.currency) return null
    amount += value.amount
  }
  return Number.isSafeInteger(amount) ? { amount, currency: first.currency } : null
}
