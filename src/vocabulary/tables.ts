import type { Language, Wording } from './languages.ts'
import { COLUMN_WORDS, type ColumnName, VALUE_WORDS, type ValueKind } from './table-words.ts'

/** Names of API columns that differ from their own names, and the kind of their values. */
interface Columns {
  title: Wording
  names: Record<string, ColumnName>
  values: Record<string, ValueKind>
}
const NOTICE_VALUES = { bsnsDiv: 'category', status: 'status', eligibility: 'verdict' } as const

const TABLES = {
  bids: {
    title: { ko: '공고', en: 'Notices' },
    names: { matchedKeywords: 'keywords', detailUrl: 'link' },
    values: { ...NOTICE_VALUES, kind: 'kind', urgent: 'flag', regionCheckNeeded: 'flag' },
  },
  awards: {
    title: { ko: '낙찰', en: 'Awards' },
    names: { state: 'result', winners: 'winner' },
    values: {
      bsnsDiv: 'category',
      regionCheckNeeded: 'flag',
      state: 'outcome',
      noAward: 'reason',
      noRate: 'reason',
    },
  },
  competitors: {
    title: { ko: '경쟁사', en: 'Competitors' },
    names: { name: 'firm', amount: 'bid', rate: 'bidRate', won: 'result' },
    values: { bsnsDiv: 'category', won: 'won' },
  },
  events: {
    title: { ko: '알림', en: 'Events' },
    names: {
      state: 'mark',
      reason: 'markReason',
      award: 'result',
      winners: 'winner',
      winningAmount: 'amount',
      awardRate: 'rate',
      detailUrl: 'link',
    },
    values: { ...NOTICE_VALUES, type: 'alert', state: 'mark', award: 'outcome', correction: 'flag' },
  },
  pursuits: {
    title: { ko: '입찰 건', en: 'Pursuits' },
    names: {
      state: 'pursuitState',
      bidAmount: 'ownBid',
      winners: 'winner',
      winningAmount: 'amount',
      awardRate: 'rate',
      ownAmount: 'ownAmountBid',
      updatedAt: 'changedAt',
      detailUrl: 'link',
    },
    values: { status: 'status', state: 'pursuit', stateBy: 'basis', outcome: 'outcome' },
  },
} as const satisfies Record<string, Columns>
export type TableOfWords = keyof typeof TABLES

/** The names of columns and values in a table. */
export interface TableWords {
  title: string
  nameOf(column: string): string
  /** Formats a cell of the API. */
  textOf(column: string, text: string): string
}

const AS_IT_IS: TableWords = { title: '', nameOf: (column) => column, textOf: (_, text) => text }
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\+09:00$/

const own = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** The words of a table in a language; without a language, the names and values of the API. */
export function tableWords(table: TableOfWords, language: Language | undefined): TableWords {
  if (language === undefined) return AS_IT_IS
  const names: Readonly<Record<string, string>> = COLUMN_WORDS[language]
  const { title, names: renamed, values: kinds }: Columns = TABLES[table]
  const fieldName = (field: string) => own(names, own(renamed, field) ?? field) ?? field
  /** The name of a field of a notice or a pursuit. */
  const changedName = (field: string) => own(names, own(TABLES.pursuits.names, field) ?? field) ?? field
  return {
    title: title[language],
    nameOf: fieldName,
    textOf(column, text) {
      const kind = own(kinds, column) as ValueKind | undefined
      if (kind) return own(VALUE_WORDS[language][kind], text === '' && kind === 'won' ? 'unknown' : text) ?? text
      if (column === 'changes') return text.split('; ').map(changedName).join('; ')
      // Spreadsheets read times without a zone, so times are in Korean local time.
      return MOMENT.test(text) && /(?:At|timestamp)$/.test(column) ? text.replace(MOMENT, '$1 $2') : text
    },
  }
}

/** The kind of values of a column, in any table. */
const KINDS = {
  money:
    /^(?:estimatedPrice|budget|baseAmount|netConstructionCost|fixedCosts|plannedPrice|amount|bidAmount|winningAmount|ownAmount)$/,
  rate: /^(?:rate|floorRate|awardRate|ownRate)$/,
  count: /^(?:revision|version|rebid|rank|ownRank|bidders|noteCount)$/,
  time: /(?:At|timestamp)$/,
  link: /Url$/,
  title: /^title$/,
  name: /^(?:agency|demandAgency|winners|industries|regions|matchedKeywords)$/,
} as const

export const columnKind = (column: string): keyof typeof KINDS | 'text' =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(column)) ?? 'text'
