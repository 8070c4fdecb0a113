import { momentText, moneyText } from '../../lib/format.ts'
import type { Language } from '../../lib/language.tsx'
import type { NoticeWords } from './words.ts'

const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget']

interface Saying {
  words: NoticeWords
  language: Language
  currency: string
}

/** What a field held before or holds after a change. */
export function valueText(field: string, value: unknown, { words, language, currency }: Saying): string {
  if (typeof value === 'number' && AMOUNTS.includes(field)) return moneyText(value, currency, language) ?? ''
  if (typeof value === 'string' && field.endsWith('At')) return momentText(value, language)
  return textOf(value, words)
}

/** Fields that the page has no word for are shown by their name in the API. */
export function fieldName(field: string, words: NoticeWords): string {
  const [, word] = Object.entries(words).find(([name]) => name === field) ?? []
  return typeof word === 'string' ? word : field
}

function textOf(value: unknown, words: NoticeWords): string {
  if (value === null || value === undefined) return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join(', ') || words.none
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => textOf(one, words))
      .join(' ')
  return String(value)
}
