import type { ChosenTable, ColumnType, MirrorColumn } from './schema.ts'

export type Value = string | number | boolean | null
export type Row = Value[]

/** Nesting levels: an item, an award in it, a winner in that, each with its place from 1. */
type Level = { value: unknown; place: number }

/** The rows of a table for items of a list, in the order of its columns; of rows with the same key, the last. */
export function rowsOf(table: ChosenTable, items: readonly unknown[]): Row[] {
  const paths = table.columns.map(({ path = '' }) => path.split('[].'))
  // The deepest path in the key determines which lists have a row for each item.
  const keys = table.key.map((name) => paths[table.columns.findIndex((column) => column.name === name)] ?? [])
  const lists = keys.reduce((a, b) => (b.length > a.length ? b : a), []).slice(0, -1)
  const places = table.key.map((name) => table.columns.findIndex((column) => column.name === name))
  const rows = new Map<string, Row>()
  for (const item of items)
    for (const levels of levelsOf([{ value: item, place: 1 }], lists)) {
      const row = table.columns.map((column, index) => valueIn(column, paths[index] ?? [], levels))
      rows.set(JSON.stringify(places.map((place) => row[place])), row)
    }
  return [...rows.values()]
}

function levelsOf(levels: Level[], [list, ...deeper]: string[]): Level[][] {
  if (list === undefined) return [levels]
  const values = at(levels.at(-1)?.value, list)
  if (!Array.isArray(values)) return []
  return values.flatMap((value, index) => levelsOf([...levels, { value, place: index + 1 }], deeper))
}

function valueIn({ type }: MirrorColumn, path: string[], levels: Level[]): Value {
  const depth = Math.min(path.length, levels.length) - 1
  const level = levels[depth]
  const [first = '', ...rest] = path.slice(depth)
  if (first === '#') return level?.place ?? null
  return CONVERT[type](collect(level?.value, first, rest))
}

/** The rest of a path with `[]` is a list of values. */
function collect(value: unknown, path: string, [next, ...rest]: string[]): unknown {
  const found = at(value, path)
  if (next === undefined || !Array.isArray(found)) return found
  return found.map((one) => collect(one, next, rest))
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => Object(inside)[name], value)

/** Values of an unexpected type from a newer service become null. */
const CONVERT: Record<ColumnType, (value: unknown) => Value> = {
  text: (value) => (value === undefined || value === null ? null : plain(String(value))),
  integer: (value) => (Number.isSafeInteger(value) ? Number(value) : null),
  numeric: (value) => (Number.isFinite(value) ? Number(value) : null),
  timestamptz: (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? utc(value) : null),
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  json: (value) => (value === undefined || value === null ? null : jsonOf(value)),
}

/** PostgreSQL does not store NUL, neither in text nor in JSON. */
const plain = (text: string): string => text.replaceAll('\0', '')

export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_name, inside) => (typeof inside === 'string' ? plain(inside) : inside))

/** `2026-11-20T00:00:00Z`: with seconds, like the service, so that the text sorts by time. */
export const utc = (time: string | number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
