import { csvList, csvText } from '../../lib/csv.ts'
import { DETAIL_FIELD_NAMES, LIST_FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import { type BidField, type SomeOfBid, wantedFields } from './some-fields.ts'

/** In the order of the JSON response. */
const FIELDS: BidField[] = [
  'noticeNo',
  ...LIST_FIELD_NAMES,
  'matchedKeywords',
  'status',
  'version',
  'updatedAt',
  'source',
  'eligibility',
]

/** A table of these fields and the number; without `fields`, of all fields of lists. */
export function bidTable(fields?: readonly BidField[]) {
  const wanted = fields && wantedFields(fields)
  const columns = wanted ? [...FIELDS, ...DETAIL_FIELD_NAMES].filter((name) => wanted.has(name)) : FIELDS
  return { columns, cells: (bid: SomeOfBid): string[] => columns.map((name) => textOf(bid[name])) }
}

function textOf(value: SomeOfBid[BidField]): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return csvText(value)
  if (!Array.isArray(value)) return String(value)
  return csvList(
    value.map((one) => {
      if (typeof one === 'string') return one
      return 'amount' in one ? `${one.name} ${one.amount}` : `${one.code} ${one.name}`
    }),
  )
}
