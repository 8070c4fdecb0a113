import type { Language } from '../../vocabulary/languages.ts'
import { COLUMN_WORDS, VALUE_WORDS } from '../../vocabulary/table-words.ts'
import type { BidItem } from '../schema.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Words } from './shape.ts'

export const REPORT_WORDS: Record<Language, Words> = {
  ko: { ...ko, columns: COLUMN_WORDS.ko, values: VALUE_WORDS.ko },
  en: { ...en, columns: COLUMN_WORDS.en, values: VALUE_WORDS.en },
}

export const categoryName = (bsnsDiv: BidItem['bsnsDiv'], words: Words): string =>
  words.values.category[bsnsDiv] ?? bsnsDiv
