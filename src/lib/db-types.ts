import type { PostgresType } from 'postgres'

/** How values cross to the database and back: instants as milliseconds, integers as numbers, lists as lists. */

const INT8 = 20
const INT8S = 1016
const INT4S = 1007
const TEXTS = 1009
const TIMESTAMPTZ = 1184
const TIMESTAMPTZS = 1185

function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds an integer too large to be exact: ${text}`)
  return value
}

/** Years beyond 9999 as PostgreSQL writes them: five digits, no sign. */
const toTimeText = (value: number | string | Date) =>
  typeof value === 'string' ? value : new Date(value).toISOString().replace(/^\+0/, '')

const one = <T>(oid: number, parse: (text: string) => T, serialize: (value: T) => string): PostgresType<T> => ({
  to: oid,
  from: [oid],
  parse,
  serialize,
})

const list = <T>(oid: number, parse: (text: string) => T, serialize: (value: T) => string): PostgresType<T[]> => ({
  to: oid,
  from: [oid],
  parse: (text: string) => readList(text).map(parse),
  serialize: (values: T[]) => `{${values.map((value) => quote(serialize(value))).join(',')}}`,
})

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A list as PostgreSQL writes it, one level deep: `{plain,"with \\"signs\\""}`. */
function readList(text: string): string[] {
  const items: string[] = []
  for (const [, quoted, plain] of text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)) {
    items.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/gs, '$1'))
  }
  return items
}

const same = (text: string) => text

export const columnTypes = {
  bigint: one(INT8, toInteger, String),
  instant: one<number>(TIMESTAMPTZ, Date.parse, toTimeText),
  texts: list(TEXTS, same, same),
  integers: list(INT4S, toInteger, String),
  bigints: list(INT8S, toInteger, String),
  instants: list<number>(TIMESTAMPTZS, Date.parse, toTimeText),
}
