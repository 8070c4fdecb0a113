import { momentText, moneyText, rateText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { NOTICE_KIND_WORDS, NOTICE_STATUS_WORDS } from '../../lib/values.ts'
import { NOTICE_WORDS } from './words.ts'

const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget', 'netConstructionCost', 'fixedCosts']

/** The name of a field, and its values before and after a change. */
export function useNoticeChanges(currency: string) {
  const words = useWords(NOTICE_WORDS)
  const fields = useWords(NOTICE_FIELD_WORDS)
  const kinds = useWords(NOTICE_KIND_WORDS)
  const statuses = useWords(NOTICE_STATUS_WORDS)
  const { language } = useLanguage()
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined) return words.none
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (Array.isArray(value)) return value.map(textOf).join(', ') || words.none
    return typeof value === 'object' ? Object.values(value).map(textOf).join(' ') : String(value)
  }
  const itemsText = (items: { name: string; amount: number }[]): string =>
    items.map(({ name, amount }) => `${name} ${moneyText(amount, currency, language)}`).join(', ') ||
    words.amountsUnknown
  const valueText = (field: string, value: unknown): string => {
    if (typeof value === 'number' && AMOUNTS.includes(field)) return moneyText(value, currency, language) ?? ''
    if (typeof value === 'number' && field === 'floorRate') return rateText(value) ?? ''
    if (field === 'fixedCostItems' && Array.isArray(value)) return itemsText(value)
    if (typeof value !== 'string') return textOf(value)
    if (field === 'kind') return wordIn<string>(kinds, value)
    if (field === 'status') return wordIn<string>(statuses, value)
    return field.endsWith('At') ? momentText(value, language) : value
  }
  return { fieldName: (field: string): string => wordIn<string>(fields, field), valueText }
}
