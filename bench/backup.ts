import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackupManifest, createBackups, openWhole, restoreInto } from '../src/backup/index.ts'
import { ownMigrations } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createDb, roleOf } from '../src/lib/db/index.ts'
import { createMetrics } from '../src/lib/metrics.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { measure, searchPaths } from './http.ts'
import { startServer } from './server.ts'
import { median, megabytes, ms, number, type Options, percentile, type Result, times } from './stats.ts'

const ROUNDS = 3
const SECONDS = 15
const RATE = 40
const CONNECTIONS = 16
const SECRET = 'only for measurements'
const never = new AbortController().signal

/** A backup and its restore, and the latency of searches during repeated backups. */
export async function backup(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-backup-'))
  try {
    const runs: Run[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      runs.push(await runOnce(database, folder))
      options.progress(`backup ${ms(runs.at(-1)?.made.ms ?? 0)}, restore ${ms(runs.at(-1)?.restored.ms ?? 0)}`)
    }
    const copyMs = await copyAll(database)
    return [
      lineOf('backup', options.notices, runs, ({ made }) => made, copyMs),
      lineOf('check and restore', options.notices, runs, ({ restored }) => restored, null),
      await beside(database, folder, options),
    ]
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Timed {
  ms: number
  /** The maximum growth of this process's memory. */
  grown: number
}

interface Run {
  manifest: BackupManifest
  made: Timed
  restored: Timed
}

async function timed<T>(work: () => Promise<T>): Promise<Timed & { result: T }> {
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const begun = performance.now()
  const result = await work()
  clearInterval(look)
  return { result, ms: performance.now() - begun, grown: most - before }
}

function makeOf({ db }: BenchDatabase) {
  const { make } = createBackups({
    db,
    clock: systemClock,
    secrets: () => createSecrets([SECRET]),
    version: 'bench',
    settings: { ...toConfig({}), secrets: [SECRET] },
    metrics: createMetrics(),
    log: () => {},
  })
  return (to: string) => make({ to, passphrase: null, signal: never })
}

async function runOnce(database: BenchDatabase, to: string): Promise<Run> {
  const { result: kept, ...made } = await timed(() => makeOf(database)(to))
  await database.sql.unsafe('drop database if exists bench_restored')
  await database.sql.unsafe('create database bench_restored template template0')
  const db = createDb({ target: { ...database.target, database: 'bench_restored' }, name: 'bench', connections: 2 })
  const { folder } = kept
  const { result: manifest, ...restored } = await timed(async () => {
    const manifest = await openWhole(folder, { signal: never })
    const secret = { state: 'present', text: null } as const
    const place = { folder, manifest, secret, secretFile: join(to, 'secret'), migrations: ownMigrations() }
    await restoreInto({ ...place, db, appRole: await roleOf(db.sql), signal: never, progress: () => {} })
    return manifest
  })
  await db.stop()
  await database.sql.unsafe('drop database bench_restored')
  rmSync(folder, { recursive: true })
  return { manifest, made, restored }
}

/** Reads the largest table in text format and discards the output. */
async function copyAll({ db }: BenchDatabase): Promise<number> {
  const begun = performance.now()
  for await (const _ of db.copyOut((sql) => sql`copy bids to stdout`));
  return performance.now() - begun
}

function lineOf(
  what: string,
  notices: number,
  runs: readonly Run[],
  of: (run: Run) => Timed,
  copyMs: number | null,
): Result {
  const took = median(runs.map((run) => of(run).ms))
  const [{ manifest }] = runs as [Run]
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  const grown = Math.max(...runs.map((run) => of(run).grown))
  return {
    line: `${what} of ${number(notices)} notices`,
    figure: `${ms(took)}, ${number((rows * 1000) / took)} rows/s (${number(rows)} rows, ${megabytes(bytes)} compressed); memory grew by ${megabytes(grown)} at most`,
    rival: copyMs === null ? '–' : `COPY of the notices alone, not stored: ${ms(copyMs)}`,
    ratio: copyMs === null ? '–' : times(took / copyMs),
    need: '–',
    reached: null,
  }
}

async function beside(database: BenchDatabase, folder: string, { notices, progress }: Options): Promise<Result> {
  const paths = (await searchPaths(database, notices)).slice(0, SECONDS * RATE)
  const server = await startServer('product', database.target)
  const how = { connections: CONNECTIONS, rate: RATE }
  await measure(server, paths, how)
  const alone = await measure(server, paths, how)
  progress(`searches alone: p99 ${ms(percentile(alone.ms, 0.99))}`)
  let isMeasured = false
  const searching = measure(server, paths, how).finally(() => {
    isMeasured = true
  })
  let backups = 0
  for (const make = makeOf(database); !isMeasured; backups++) rmSync((await make(folder)).folder, { recursive: true })
  const busy = await searching
  await server.stop()
  const [p99, control] = [percentile(busy.ms, 0.99), percentile(alone.ms, 0.99)]
  return {
    line: `searches while ${backups} backups run consecutively, ${RATE}/s`,
    figure: `p50 ${ms(percentile(busy.ms, 0.5))}, p99 ${ms(p99)}`,
    rival: `the same without backups: p50 ${ms(percentile(alone.ms, 0.5))}, p99 ${ms(control)}`,
    ratio: times(p99 / control),
    need: '–',
    reached: null,
  }
}
