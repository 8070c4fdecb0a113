import { TABLES } from '../generated/tables.ts'

export type ColumnType = 'text' | 'integer' | 'numeric' | 'timestamptz' | 'boolean' | 'json'
/** What the service hands out to be followed. */
export const LISTS = ['changes', 'events'] as const
export type ListName = (typeof LISTS)[number]

export interface MirrorColumn {
  name: string
  type: ColumnType
  /** In an item of the list; `[]` stands for each item, `#` for its place from 1. Without one it is the mirror's own. */
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

/** How far each list has been followed. */
export const STATE_TABLE = 'gonggo_mirror'
/** The fill that wrote a row: at the end of the next one, what was not written again is no more. */
export const FILL: MirrorColumn = { name: 'gonggo_fill', type: 'integer' }

/** What may be asked for; winners come with their awards. */
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
