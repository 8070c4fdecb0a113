import { BID_FIELDS, type Bid } from '@gonggo/client'
import { absenceText, isOccasional } from '../../lib/absent.ts'
import { momentText, moneyText, rateText } from '../../lib/format.ts'
import type { Language } from '../../lib/language.tsx'

/** Rows of the comparison, and columns of the results, in the order of the choice. */
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

/** `amount` is the most relevant amount of a notice. */
export const COLUMN_NAMES = ['amount', ...FIELD_NAMES] as const
export type ColumnName = (typeof COLUMN_NAMES)[number]

/** The fields to request for these columns; `undefined` = the default fields of lists. */
export function fieldsFor(columns: readonly ColumnName[]) {
  if (!columns.some(isOccasional)) return undefined
  return BID_FIELDS.filter((name) => !isOccasional(name) || columns.some((column) => column === name))
}

const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget', 'netConstructionCost', 'fixedCosts'] as const
type Amount = (typeof AMOUNTS)[number]
export const isAmount = (name: ColumnName): name is Amount => AMOUNTS.some((one) => one === name)

/** The formatted value. */
export function fieldText(bid: Bid, name: Exclude<FieldName, 'status'>, language: Language): string {
  const absent = absenceText(bid, name, language)
  // The list with this field is still loading.
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
