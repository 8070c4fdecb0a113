import { CSV_BOM, csvLine, csvList, csvText } from '../../lib/csv.ts'
import { LIST_FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import type { Bid } from '../schema.ts'

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

/** Names of the fields, behind the mark by which spreadsheets know UTF-8. */
export const bidCsvHead = (): string => CSV_BOM + csvLine(FIELDS)

export const bidCsvLine = (bid: Bid): string => csvLine(FIELDS.map((name) => textOf(bid[name])))

function textOf(value: Bid[keyof Bid]): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return csvText(value)
  if (!Array.isArray(value)) return String(value)
  return csvList(value.map((one) => (typeof one === 'string' ? one : `${one.code} ${one.name}`)))
}
