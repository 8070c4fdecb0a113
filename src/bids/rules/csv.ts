import type { Bid } from '../schema.ts'

const BOM = '\ufeff'
const LINE_END = '\r\n'

/** Names of the fields, in the order of the JSON answer, behind the mark by which spreadsheets know UTF-8. */
export const csvHead = (fields: readonly string[]): string => BOM + line([...fields])

export const csvLine = (bid: Bid): string => line(Object.values(bid).map(textOf))

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
