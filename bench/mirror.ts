import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../clients/typescript/src/index.ts'
import { mirror as follow } from '../clients/typescript/src/mirror/index.ts'
import { loadAwards } from './awards.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { type Server, startServer } from './server.ts'
import { median, ms, number, type Options, type Result, times } from './stats.ts'

const TABLES = ['notices', 'awards', 'award_winners']
const EMPTY_ROUNDS = 20

interface Filled {
  ms: number
  /** Of the mirroring process; the rest is the service and the database. */
  cpuMs: number
}

/** Mirrors all notices with results into tables of each kind, compared with COPY of the resulting rows. */
export async function mirror(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-mirror-'))
  try {
    await loadAwards(database, notices)
    // Results come after the notices, each at a separate feed position.
    await database.sql`
      update award_rounds set position = position + greatest(0, (select max(position) from bids) - (select min(position) from award_rounds) + 1)`
    await database.sql`drop schema if exists mirror cascade`
    await database.sql`create schema mirror`
    const server = await startServer('product', database.target)
    const results: Result[] = []
    const places = {
      PostgreSQL: addressOf(database),
      SQLite: `sqlite:${folder}/a.db`,
      Parquet: `parquet:${folder}/parts`,
    }
    let copying: { ms: number; rows: number } | null = null
    for (const [name, to] of Object.entries(places)) {
      progress(`${name} …`)
      const filled = await fill(server, to)
      copying ??= await copyAgain(database)
      const empty: number[] = []
      for (let round = 0; round < EMPTY_ROUNDS; round++) empty.push((await fill(server, to)).ms)
      results.push(lineOf(name, options, filled, copying, median(empty)))
    }
    await server.stop()
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.stop()
  }
}

function addressOf({ target }: BenchDatabase): string {
  const { host, port, username, password, database } = target
  const way = new URLSearchParams({ host, port: String(port), user: username, options: '-csearch_path=mirror' })
  return `postgres:///${database}?${way}&password=${encodeURIComponent(password)}`
}

async function fill({ origin, teamKey }: Server, to: string): Promise<Filled> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  await follow({
    client: createClient({ baseUrl: origin, key: teamKey, maxRetries: 10 }),
    to,
    only: ['notices', 'awards'],
  })
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000 }
}

/** The same rows, into empty tables with the same keys. */
async function copyAgain({ sql, copyIn }: BenchDatabase): Promise<{ ms: number; rows: number }> {
  let [took, rows] = [0, 0]
  for (const table of TABLES) {
    const lines = await sql<{ line: string }[]>`
      select array_to_string(array(
        select coalesce(replace(replace(value, '\\', '\\\\'), chr(10), '\\n'), '\\N') from (
          select c.ordinal_position, to_jsonb(t) ->> c.column_name as value
          from information_schema.columns c where c.table_schema = 'mirror' and c.table_name = ${table}) cells
        order by ordinal_position), chr(9)) as line
      from ${sql.unsafe(`mirror.${table}`)} t`
    await sql.unsafe(`create table mirror.${table}_copy (like mirror.${table} including indexes)`)
    const begun = performance.now()
    await copyIn(
      `copy mirror.${table}_copy from stdin`,
      lines.map(({ line }) => `${line}\n`),
    )
    took += performance.now() - begun
    rows += lines.length
  }
  return { ms: took, rows }
}

const lineOf = (
  name: string,
  { notices }: Options,
  filled: Filled,
  { ms: copying, rows }: { ms: number; rows: number },
  empty: number,
): Result => ({
  line: `mirror of ${number(notices)} notices into ${name}`,
  figure: `${ms(filled.ms)}, ${number(Math.round((rows / filled.ms) * 1000))} rows/s through the API (${ms(filled.cpuMs)} of CPU time in the mirror); repeated with nothing new ${ms(empty)}`,
  rival: `COPY of the same ${number(rows)} rows into PostgreSQL ${ms(copying)}`,
  ratio: times(filled.ms / copying),
  need: '–',
  reached: null,
})
