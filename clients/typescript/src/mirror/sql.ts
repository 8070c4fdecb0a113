import { type ChosenTable, type ColumnType, FILL, type MirrorColumn, STATE_TABLE } from './schema.ts'

/** The differences between PostgreSQL and SQLite. Rows are passed as one parameter, a JSON list of lists. */
export interface Dialect {
  types: Record<ColumnType, string>
  parameter(place: number): string
  /** A table `r` with a column `value` for each item of the JSON list in this parameter. */
  each(place: number): string
  /** One value of such an item. */
  item(index: number, type: ColumnType): string
  begin: string
  /** The names of the columns of the table in parameter 1. */
  columns: string
  /** The statements that precede the query of a view. */
  replaceView(name: string): string[]
  now: string
  monthAfter(column: string): string
}

const quoted = (name: string): string => `"${name}"`
const listed = (names: readonly string[]): string => names.map(quoted).join(', ')
const joined = (parts: readonly string[]): string => parts.join(', ')

export function createTable({ types }: Dialect, { name, key, columns }: Pick<ChosenTable, 'name' | 'key' | 'columns'>) {
  const lines = columns.map(
    (column) => `${quoted(column.name)} ${types[column.type]}${key.includes(column.name) ? ' not null' : ''}`,
  )
  return `create table if not exists ${quoted(name)} (${joined([...lines, `primary key (${listed(key)})`])})`
}

export const addColumn = ({ types }: Dialect, table: string, { name, type }: MirrorColumn): string =>
  `alter table ${quoted(table)} add column ${quoted(name)} ${types[type]}`

/** Rows in parameter 1, their fill in parameter 2; existing rows are replaced. */
export const upsert = (dialect: Dialect, table: ChosenTable): string =>
  replacing(dialect, table, [[FILL.name, `cast(${dialect.parameter(2)} as bigint)`]])

export const upsertState = (dialect: Dialect, table: ChosenTable): string => replacing(dialect, table, [])

function replacing(
  dialect: Dialect,
  { name, key, columns }: ChosenTable,
  more: [name: string, value: string][],
): string {
  const values = columns.map((column, index): [string, string] => [column.name, dialect.item(index, column.type)])
  const all = [...values, ...more]
  const others = all.filter(([one]) => !key.includes(one)).map(([one]) => `${quoted(one)} = excluded.${quoted(one)}`)
  return `insert into ${quoted(name)} (${listed(all.map(([one]) => one))})
    select ${joined(all.map(([, value]) => value))} from ${dialect.each(1)} where true
    on conflict (${listed(key)}) do update set ${joined(others)}`
}

const setState = (assignments: string, list: string): string =>
  `update ${quoted(STATE_TABLE)} set ${assignments} where "list" = ${list}`

/** Cursor, time, and the time again if this was the last page. */
export const moveOn = ({ parameter, types }: Dialect): string =>
  setState(
    `"cursor" = ${parameter(1)}, "last_at" = cast(${parameter(2)} as ${types.timestamptz}),
    "filled_at" = coalesce("filled_at", cast(${parameter(3)} as ${types.timestamptz}))`,
    parameter(4),
  )

export const restart = ({ parameter }: Dialect): string =>
  setState(`"cursor" = '', "fill" = "fill" + 1, "filled_at" = null`, parameter(1))

export const stateOf = ({ parameter }: Dialect): string =>
  `select * from ${quoted(STATE_TABLE)} where "list" = ${parameter(1)}`

/** The rows of this table for the notices in parameter 1. */
const ofNotices = (dialect: Dialect): string =>
  `"notice_no" in (select ${dialect.item(0, 'text')} from ${dialect.each(1)})`

export const deleteOfNotices = (dialect: Dialect, { name }: ChosenTable): string =>
  `delete from ${quoted(name)} where ${ofNotices(dialect)}`

/** Withdrawn notices are not written again, but remain. */
export const keepOfNotices = (dialect: Dialect, { name }: ChosenTable): string =>
  `update ${quoted(name)} set "gonggo_fill" = ${dialect.parameter(2)} where ${ofNotices(dialect)}`

export const withdraw = (dialect: Dialect): string =>
  `insert into "notices" ("notice_no", "version", "status", "gonggo_fill")
    select ${dialect.item(0, 'text')}, ${dialect.item(1, 'integer')}, 'withdrawn', cast(${dialect.parameter(2)} as bigint)
    from ${dialect.each(1)} where true
    on conflict ("notice_no") do update set
      "version" = excluded."version", "status" = excluded."status", "gonggo_fill" = excluded."gonggo_fill"`

/** Deletes rows that the ending fill has not written. Old events remain, because the service deletes them by age. */
export function deleteStale(dialect: Dialect, { name, list }: ChosenTable): string {
  const fill = dialect.parameter(1)
  const since = `select min("recorded_at") from ${quoted(name)} where "gonggo_fill" = ${fill}`
  const recent = list === 'events' ? ` and "recorded_at" >= (${since})` : ''
  return `delete from ${quoted(name)} where "gonggo_fill" <> ${fill}${recent}`
}

/**
 * The view computes the current status with the rules of the service: without a deadline, bidding ends after 30 days.
 */
export function replaceView({ now, monthAfter, replaceView: before }: Dialect): string[] {
  const texts = before('notices_now')
  const query = `select case
      when "status" in ('open', 'closed') and "open_at" <= ${now} then 'opened'
      when "status" = 'open' and coalesce("close_at", case when "open_at" is null then ${monthAfter('"posted_at"')} end) <= ${now}
        then 'closed'
      else "status" end as "status_now", "notices".* from "notices"`
  return texts.map((text) => (text.endsWith(' as') ? `${text} ${query}` : text))
}
