import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BidRow } from '../src/bids/rules/notice.ts'
import {
  applyMigrations,
  createDb,
  type Db,
  type Queryable,
  readMigrations,
  readSetting,
  writeSetting,
} from '../src/lib/db/index.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { normalise } from '../src/search/text.ts'
import { batches } from './data.ts'
import { INDEXES } from './rival-search.ts'

/** A separate server with the tables of the service, the notices, and enough memory for them. */
export interface BenchDatabase {
  db: Db
  target: EmbeddedConnection
  sql: Queryable
  /** Every n-th stored notice, in order of publication. */
  sample(titles: number): Promise<BidRow[]>
  /** Rows in the text form of COPY. */
  copyIn(statement: string, lines: Iterable<string>): Promise<void>
  /** Indexes that searches in SQL need in addition to those of the service. */
  index(): Promise<void>
  stop(): Promise<void>
}

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '4GB',
  effective_cache_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  autovacuum: 'off',
}

const LOADED = 'bench notices'
const INDEXED = 'bench indexes'

export interface DatabaseOptions {
  notices: number
  /** Folder where the database is kept and reused; `null` = created anew and deleted. */
  data: string | null
  progress: (text: string) => void
}

export async function openDatabase({ notices, data, progress }: DatabaseOptions): Promise<BenchDatabase> {
  const folder = data === null ? mkdtempSync(join(tmpdir(), 'gonggo-bench-')) : join(data, String(notices))
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const settings = SETTINGS
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log: progress, settings })
  const target = server.connection
  const db = createDb({ target, name: 'bench', connections: 2 })
  const { sql } = db
  const copyIn: CopyIn = (statement, lines) => copyLines(target, statement, lines)
  await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
  if ((await readSetting<string[]>(sql, LOADED))?.[0] !== String(notices)) {
    progress(`making a database of ${notices} notices …`)
    await sql`truncate bids, agencies, industries`
    await load(sql, copyIn, batches(notices, 2_000))
    await sql`update feed_head set position = ${notices}`
    for (const table of ['bids', 'agencies', 'industries']) await sql.unsafe(`vacuum analyze ${table}`)
    await writeSetting(sql, LOADED, [String(notices)])
  }
  return {
    db,
    target,
    sql,
    copyIn,
    sample: async (titles) => {
      const every = Math.max(1, Math.floor(notices / titles))
      return [...(await sql<BidRow[]>`select * from bids where position % ${every} = 1 % ${every} order by position`)]
    },
    async index() {
      if (await readSetting(sql, INDEXED)) return
      progress('indexing the tables …')
      for (const statement of INDEXES) await sql.unsafe(statement)
      await writeSetting(sql, INDEXED, ['made'])
    },
    async stop() {
      await db.stop()
      await server.stop()
      if (data === null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Column {
  name: string
  /** Name of the value in a row. */
  field: keyof BidRow
  type: string
}

type CopyIn = BenchDatabase['copyIn']

async function copyLines(target: EmbeddedConnection, statement: string, lines: Iterable<string>): Promise<void> {
  const client = new pg.Client({ ...target, user: target.username })
  await client.connect()
  await pipeline(Readable.from(inPieces(lines)), client.query(copyFrom(statement)))
  await client.end()
}

/** Buffered, because a write for each line would cost more than the lines. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < 1 << 20) continue
    yield piece
    piece = ''
  }
  yield piece
}

async function load(sql: Queryable, copyIn: CopyIn, rows: Iterable<BidRow[]>): Promise<void> {
  const columns = await sql<Column[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'bids' order by ordinal_position`
  const named = columns.map(({ name, type }) => ({ name, type, field: toCamel(name) }))
  const indexes = await sql<{ definition: string; name: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'bids' and indexname not in (select conname from pg_constraint)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  const agencies = new Map<string, object>()
  const industries = new Map<string, object>()
  function* lines() {
    for (const batch of rows) {
      for (const row of batch) {
        collectNames(row, agencies, industries)
        yield lineOf(row, named)
      }
    }
  }
  await copyIn('copy bids from stdin', lines())
  await fill(sql, 'agencies', [...agencies.values()])
  await fill(sql, 'industries', [...industries.values()])
  for (const { definition } of indexes) await sql.unsafe(definition)
}

const toCamel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof BidRow

function collectNames(row: BidRow, agencies: Map<string, object>, industries: Map<string, object>): void {
  const names = [
    { code: row.agencyCode, name: row.agency },
    { code: row.demandAgencyCode, name: row.demandAgency ?? '' },
  ]
  row.agencyKeys.forEach((key, index) => {
    const named = names[index]
    if (named && !agencies.has(key)) agencies.set(key, { key, ...named, norm: normalise(named.name) })
  })
  for (const { code, name } of row.licences) {
    const key = `${code}|${name}`
    if (!industries.has(key)) industries.set(key, { key, code, name, norm: normalise(name) })
  }
}

async function fill(sql: Queryable, table: 'agencies' | 'industries', entries: object[]): Promise<void> {
  await sql`insert into ${sql(table)}
    select * from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(entries.map((one) => ({ listed: false, ...one })))}::text::json)`
}

const lineOf = (row: BidRow, columns: readonly Column[]): string =>
  `${columns.map(({ field, type }) => cellOf(row[field], type)).join('\t')}\n`

/** A value in the text format of COPY. */
export function cellOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return '\\N'
  if (type === 'timestamp with time zone') return new Date(value as number).toISOString()
  if (type === 'ARRAY') return escaped(arrayText(value as string[]))
  if (type === 'jsonb') return escaped(JSON.stringify(value))
  return typeof value === 'string' ? escaped(value) : String(value)
}

const arrayText = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const NAMES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => NAMES[sign] ?? sign)
