import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { createDb, type Sql } from '../src/lib/db.ts'
import { migrate, readMigrations } from '../src/lib/db-migrations.ts'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres.ts'
import { normalise } from '../src/search/text.ts'

/** A server of its own with the product's tables, and memory enough to hold them. */
export interface Rival {
  sql: Sql
  load(batches: Iterable<BidRow[]>): Promise<void>
  /** Statements that take longer are stopped from now on. */
  limit(ms: number): Promise<void>
  stop(): Promise<void>
}

const SETTINGS = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{ shared_buffers: '4GB', effective_cache_size: '8GB', work_mem: '256MB', maintenance_work_mem: '1GB' },
  ...{ max_wal_size: '8GB', random_page_cost: '1.1', autovacuum: 'off' },
}

export async function startRival(): Promise<Rival> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-'))
  const server = await startEmbeddedPostgres({
    dataFolder: join(folder, 'postgres'),
    log: () => {},
    settings: SETTINGS,
  })
  const db = createDb({ target: server.connection, name: 'bench', connections: 2 })
  await migrate(db, readMigrations(new URL('../migrations/', import.meta.url)))
  return {
    sql: db.sql,
    load: (batches) => load(db.sql, batches),
    async limit(ms) {
      await db.sql.unsafe(`alter system set statement_timeout = ${ms}`)
      await db.sql`select pg_reload_conf()`
    },
    async stop() {
      await db.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Column {
  name: string
  /** As the row calls it. */
  field: keyof BidRow
  type: string
}

async function load(sql: Sql, batches: Iterable<BidRow[]>): Promise<void> {
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
  const stream = await sql`copy bids from stdin`.writable()
  for (const batch of batches) {
    for (const row of batch) collectNames(row, agencies, industries)
    await send(stream, batch.map((row) => lineOf(row, named)).join(''))
  }
  stream.end()
  await once(stream, 'finish')
  await fill(sql, 'agencies', [...agencies.values()])
  await fill(sql, 'industries', [...industries.values()])
  for (const { definition } of indexes) await sql.unsafe(definition)
}

async function send(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
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

async function fill(sql: Sql, table: 'agencies' | 'industries', entries: object[]): Promise<void> {
  await sql`insert into ${sql(table)}
    select * from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(entries)}::text::json)`
}

const lineOf = (row: BidRow, columns: readonly Column[]): string =>
  `${columns.map(({ field, type }) => cellOf(row[field], type)).join('\t')}\n`

/** A value in the text format of COPY. */
function cellOf(value: unknown, type: string): string {
  if (value === null) return '\\N'
  if (type === 'timestamp with time zone') return new Date(value as number).toISOString()
  if (type === 'ARRAY') return escaped(arrayText(value as string[]))
  if (type === 'jsonb') return escaped(JSON.stringify(value))
  return typeof value === 'string' ? escaped(value) : String(value)
}

const arrayText = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const NAMES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => NAMES[sign] ?? sign)
