import type { Bid } from '../schema.ts'

const BOM = '\ufeff'
const LINE_END = '\r\n'

/** In the order of the JSON answer. */
const FIELDS: (keyof Bid)[] = [
  'noticeNo',
  'revision',
  'title',
  'agency',
  'agencyCode',
  'demandAgency',
  'demandAgencyCode',
  'bsnsDiv',
  'kind',
  'urgent',
  'currency',
  'estimatedPrice',
  'budget',
  'baseAmount',
  'floorRate',
  'awardMethod',
  'contractMethod',
  'postedAt',
  'bidStartAt',
  'closeAt',
  'openAt',
  'detailUrl',
  'sourceUrl',
  'previousNoticeNo',
  'nextNoticeNo',
  'regions',
  'regionCheckNeeded',
  'industries',
  'matchedKeywords',
  'status',
  'version',
  'updatedAt',
  'source',
]

/** Names of the fields, behind the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => BOM + line(FIELDS)

export const csvLine = (bid: Bid): string => line(FIELDS.map((name) => textOf(bid[name])))

const line = (cells: string[]): string => cells.map(quoted).join(',') + LINE_END

function textOf(value: Bid[keyof Bid]): string {
  if (value === null) return ''
  if (typeof value === 'string') return harmless(value)
  if (!Array.isArray(value)) return String(value)
  return harmless(value.map((one) => (typeof one === 'string' ? one : `${one.code} ${one.name}`)).join('; '))
}

/** A text that a spreadsheet would take for a formula is marked as text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
