import { CSV_BOM, csvLine, csvList, csvText } from '../../lib/csv.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { LIST_FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import { tableWords } from '../../vocabulary/tables.ts'
import type { Bid } from '../schema.ts'
import { type BidField, type SomeOfBid, wantedFields } from './some-fields.ts'

/** In the order of the JSON answer. */
const FIELDS: (keyof Bid)[] = [
  'noticeNo',
  ...LIST_FIELD_NAMES,
  'matchedKeywords',
  'status',
  'version',
  'updatedAt',
  'source',
  'eligibility',
]

/** A table of these fields and the number; without `fields`, of all. `language`: of its names and values. */
export function bidTable(fields?: readonly BidField[], language?: Language) {
  const words = tableWords('bids', language)
  const wanted = fields && wantedFields(fields)
  const columns = wanted ? FIELDS.filter((name) => wanted.has(name)) : FIELDS
  return {
    /** Names of the fields, behind the mark by which spreadsheets know UTF-8. */
    head: () => CSV_BOM + csvLine(columns.map(words.nameOf)),
    line: (bid: SomeOfBid): string => csvLine(columns.map((name) => words.textOf(name, textOf(bid[name])))),
  }
}

function textOf(value: Bid[keyof Bid] | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return csvText(value)
  if (!Array.isArray(value)) return String(value)
  return csvList(value.map((one) => (typeof one === 'string' ? one : `${one.code} ${one.name}`)))
}
