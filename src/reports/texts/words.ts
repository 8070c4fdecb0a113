import type { Language } from '../../vocabulary/languages.ts'
import type { BidItem } from '../schema.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Words } from './shape.ts'

export const REPORT_WORDS: Record<Language, Words> = { ko, en }

export const categoryName = (bsnsDiv: BidItem['bsnsDiv'], words: Words): string => words.bsnsDiv[bsnsDiv] ?? bsnsDiv
