import { TABLES } from '../generated/tables.ts'

export type ColumnType = 'text' | 'integer' | 'numeric' | 'timestamptz' | 'boolean' | 'json'
/** The feeds of the service. */
export const LISTS = ['changes', 'events'] as const
export type ListName = (typeof LISTS)[number]

export interface MirrorColumn {
  name: string
  type: ColumnType
  /**
   * The path in an item of the list; `[]` = each item, `#` = its place from 1. Absent for columns of the mirror itself.
   */
  path?: string
}

export interface MirrorTable {
  list: ListName | null
  key: readonly string[]
  columns: readonly MirrorColumn[]
}

export interface MirrorSchema {
  schemaVersion: number
  tables: Record<string, MirrorTable>
}

export const SCHEMA: MirrorSchema = TABLES

/** The position in each feed. */
export const STATE_TABLE = 'gonggo_mirror'
/** The fill that wrote a row: rows that the next fill does not write again are deleted at its end. */
export const FILL: MirrorColumn = { name: 'gonggo_fill', type: 'integer' }

/** The data that can be mirrored; winners come with awards. */
export const CHOICES = ['notices', 'awards', 'events'] as const
export type Choice = (typeof CHOICES)[number]

export type ChosenTable = MirrorTable & { name: string }

export function tablesOf({ tables }: MirrorSchema, list: ListName, only: readonly Choice[]): ChosenTable[] {
  const isChosen = (name: string) =>
    only.some((choice) => name === choice || (choice === 'awards' && /^award_/.test(name)))
  return Object.entries(tables).flatMap(([name, table]) =>
    table.list === list && isChosen(name) ? [{ ...table, name }] : [],
  )
}
