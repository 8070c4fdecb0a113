import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after } from 'node:test'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import pg from 'pg'
import { databaseNow, openTestDatabase } from '../../../test/harness.ts'
import { type ColumnType, type MirrorSchema, SCHEMA } from '../src/mirror/schema.ts'

type Record_ = Record<string, unknown>

/** A target of a mirror, and its content in the same form for every target. */
export interface MirrorPlace {
  to: string
  rows(table: string, schema?: MirrorSchema): Promise<Record_[]>
  /** The clock that its views use. */
  now(): Promise<number>
  close(): Promise<void>
}

const READ: Record<ColumnType, (value: unknown) => unknown> = {
  text: (value) => value,
  integer: Number,
  numeric: Number,
  timestamptz: (value) => new Date(value as string).getTime(),
  boolean: (value) => value === true || value === 1 || value === 1n,
  json: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
}

function plain(table: string, row: Record_, { tables }: MirrorSchema): Record_ {
  const columns = tables[table]?.columns
  if (!columns) return row
  return Object.fromEntries(columns.map(({ name, type }) => [name, row[name] === null ? null : READ[type](row[name])]))
}

const orderOf = (table: string, { tables }: MirrorSchema) => {
  const keyOf = (row: Record_) => (tables[table]?.key ?? []).map((name) => String(row[name])).join('\n')
  return (a: Record_, b: Record_) => (keyOf(a) < keyOf(b) ? -1 : 1)
}

const place = (
  to: string,
  all: (table: string) => Promise<Record_[]>,
  { now = async () => Date.now(), close = async () => {} }: Partial<MirrorPlace> = {},
): MirrorPlace => ({
  to,
  now,
  close,
  rows: async (table, schema = SCHEMA) =>
    (await all(table)).map((row) => plain(table, row, schema)).sort(orderOf(table, schema)),
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-mirror-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function sqlitePlace(folder = temporaryFolder()): MirrorPlace {
  const path = join(folder, 'gonggo.db')
  return place(`sqlite:${path}`, async (table) => {
    const file = new DatabaseSync(path, { readOnly: true })
    const rows = file.prepare(`select * from ${table}`).all()
    file.close()
    return rows
  })
}

/** A separate schema, because the service has other tables with these names. */
export async function postgresPlace(): Promise<MirrorPlace> {
  const database = await openTestDatabase()
  const { host, port, username, password, database: name } = database.owner
  const way = new URLSearchParams({ host, port: String(port), user: username, options: '-csearch_path=mirror' })
  const to = `postgres:///${name}?${way}&password=${encodeURIComponent(password)}`
  await database.db.sql`create schema mirror`
  const rowsOf = async (table: string) => {
    const client = new pg.Client({ connectionString: to })
    await client.connect()
    try {
      return (await client.query(`select * from ${table}`)).rows
    } finally {
      await client.end()
    }
  }
  return place(to, rowsOf, { now: () => databaseNow(database.db), close: () => database.close() })
}

function parquetPlace(folder = temporaryFolder()): MirrorPlace {
  return place(`parquet:${folder}`, async (table) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    if (!manifest.complete) throw new Error('the manifest says that parts are being written')
    if (table === 'gonggo_mirror') return manifest.lists
    const files = globSync(join(folder, table, '*.parquet')).sort()
    const parts = files.map(async (path) => parquetReadObjects({ file: await asyncBufferFromFile(path) }))
    return (await Promise.all(parts)).flat()
  })
}

export const PLACES = {
  SQLite: async () => sqlitePlace(),
  PostgreSQL: postgresPlace,
  Parquet: async () => parquetPlace(),
}
