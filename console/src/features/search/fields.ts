import { BID_FIELDS, type Bid } from '@gonggo/client'
import { absenceText, isOccasional } from '../../lib/absent.ts'
import { momentText, moneyText, rateText } from '../../lib/format.ts'
import type { Language } from '../../lib/language.tsx'
import { leadingAmount } from '../../lib/leading-amount.ts'

/** Columns of the results and rows of the comparison, in the order in which they are offered. */
export const FIELD_NAMES = [
  'status',
  'estimatedPrice',
  'closeAt',
  'baseAmount',
  'budget',
  'floorRate',
  'postedAt',
  'openAt',
  'agency',
  'demandAgency',
  'bsnsDiv',
  'contractMethod',
  'awardMethod',
  'regions',
  'industries',
  'qualificationCloseAt',
  'siteBriefingAt',
  'siteBriefingPlace',
  'jointContracting',
  'jointAgreementCloseAt',
  'bidBond',
  'netConstructionCost',
  'fixedCosts',
  'fixedCostItems',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** What to ask of each notice for these columns; `undefined` = what lists have anyway. */
export function fieldsFor(columns: readonly FieldName[]) {
  if (!columns.some(isOccasional)) return undefined
  return BID_FIELDS.filter((name) => !isOccasional(name) || columns.some((column) => column === name))
}

const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget', 'netConstructionCost', 'fixedCosts'] as const
type Amount = (typeof AMOUNTS)[number]
export const isAmount = (name: FieldName): name is Amount => AMOUNTS.some((one) => one === name)

const PRICES = ['estimatedPrice', 'baseAmount'] as const

/** The column that shows the budget where no other amount is known, unless the budget has its own. */
export function budgetColumn(bid: Bid, columns: readonly FieldName[]): FieldName | undefined {
  if (columns.includes('budget') || leadingAmount(bid)?.of !== 'budget') return undefined
  return columns.find((column) => PRICES.some((price) => price === column))
}

/** The value as people read it. */
export function fieldText(bid: Bid, name: Exclude<FieldName, 'status'>, language: Language): string {
  const absent = absenceText(bid, name, language)
  // Until the list with it has come.
  if (bid[name] === undefined) return ''
  if (isAmount(name)) return moneyText(bid[name] ?? null, bid.currency, language) ?? absent
  switch (name) {
    case 'closeAt':
    case 'openAt':
    case 'postedAt':
    case 'qualificationCloseAt':
    case 'siteBriefingAt':
    case 'jointAgreementCloseAt':
      return bid[name] ? momentText(bid[name], language) : absent
    case 'floorRate':
      return rateText(bid.floorRate) ?? absent
    case 'regions':
      return bid.regions.join(', ') || absent
    case 'industries':
      return bid.industries.map((industry) => industry.name).join(', ') || absent
    case 'fixedCostItems':
      return (
        bid.fixedCostItems
          ?.map((item) => `${item.name} ${moneyText(item.amount, bid.currency, language)}`)
          .join(', ') || absent
      )
    default:
      return bid[name] ?? absent
  }
}
