// Conversion of values to and from the database.

import { Json, type Parameter } from './sql.ts'

/** How values are converted: instants as milliseconds, integers as numbers, arrays as lists. */

const TIMESTAMPTZ = 1184
const TIMESTAMPTZS = 1185

function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds an integer too large to be exact: ${text}`)
  return value
}

/** An array in the text format of PostgreSQL, one level deep: `{plain,"with \\"signs\\""}`. */
function readList(text: string): string[] {
  const items: string[] = []
  for (const [, quoted, plain] of text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)) {
    items.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/gs, '$1'))
  }
  return items
}

const same = (text: string) => text
const listOf = (read: (text: string) => unknown) => (text: string) => readList(text).map(read)

/** By the type oids of PostgreSQL; a date stays text, as does every type that is missing here. */
const READERS = new Map<number, (text: string) => unknown>([
  ...[20, 21, 23, 26].map((integer) => [integer, toInteger] as const),
  ...[700, 701].map((float) => [float, Number] as const),
  ...[114, 3802].map((json) => [json, JSON.parse] as const),
  [16, (text) => text === 't'],
  [17, (text) => Buffer.from(text.slice(2), 'hex')],
  [TIMESTAMPTZ, Date.parse],
  [1009, listOf(same)],
  ...[1005, 1007, 1016].map((integers) => [integers, listOf(toInteger)] as const),
  [TIMESTAMPTZS, listOf(Date.parse)],
])

export const readerOf = (type: number): ((text: string) => unknown) => READERS.get(type) ?? same

/** As text. Only the server knows whether a number is meant as a number or as an instant. */
export function writeParameter(value: Parameter, type: number | undefined): string | Buffer | null {
  if (value === null) return null
  if (value instanceof Json) return value.text
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return `{${value.map((item) => writeItem(item, type === TIMESTAMPTZS)).join(',')}}`
  return writeScalar(value as string, type === TIMESTAMPTZ)
}

function writeItem(item: string | number | boolean | null, isInstant: boolean): string {
  if (item === null) return 'NULL'
  if (typeof item !== 'string') return writeScalar(item, isInstant)
  return `"${item.replace(/["\\]/g, '\\$&')}"`
}

/** Years beyond 9999 in the format of PostgreSQL: five digits, no sign. */
const writeScalar = (value: string | number | boolean | Date, isInstant: boolean): string =>
  value instanceof Date || (isInstant && typeof value === 'number')
    ? new Date(value).toISOString().replace(/^\+0/, '')
    : String(value)
