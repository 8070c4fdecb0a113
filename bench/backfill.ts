import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SyntheticNotice, synthesise } from '../demo/synthesis.ts'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import type { Queryable } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { NOW, SEED } from './data.ts'
import { openDatabase } from './database.ts'
import { ms, number, type Options, type Result, times } from './stats.ts'

const TABLES = [
  'bids',
  'bid_versions',
  'award_rounds',
  'award_versions',
  'bidders',
  'changes',
  'agencies',
  'industries',
]
const BATCH = 500
/** As the back-fill of the service does it. */
const LANES = 2
const CHUNK = 10_000
const MOST = 4

/**
 * Imports notices with all versions, results and bidders through the service, compared with COPY of the resulting rows.
 */
export async function backfill(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase({ ...options, notices: 0, data: null })
  try {
    const { db, sql } = database
    const infrastructure = { db, secrets: createSecrets(['only to measure with']), migrations: [], embedded: true }
    const { bids } = createApp(toConfig({}), { infrastructure, log: createLog({ level: 'silent' }) })
    await bids.follower.tick()
    let took = 0
    let done = 0
    for (const chunk of made(notices)) {
      // Generating the notices is not measured: a source delivers them ready.
      const begun = performance.now()
      const left = chunk.values()
      const lane = async () => {
        for (const batch of left) {
          await bids.upsert(
            batch.flatMap((one) => one.states),
            () => false,
          )
          const rounds = batch.flatMap((one) => one.rounds)
          if (rounds.length > 0) await bids.recordRounds('demo', rounds, () => false)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      await bids.follower.tick()
      took += performance.now() - begun
      done += chunk.reduce((sum, batch) => sum + batch.length, 0)
      progress(`${number(done)} notices after ${ms(took)}`)
    }
    const { ms: copying, rows } = await copyAgain(sql)
    const ratio = took / copying
    return [
      {
        line: `backfill of ${number(notices)} notices`,
        figure: `${ms(took)} into database and catalog (${number(Math.round((notices / took) * 1000))} notices/s)`,
        rival: `COPY of the same ${number(rows)} rows into tables with primary keys only ${ms(copying)}`,
        ratio: times(ratio),
        need: `≤ ${MOST}×`,
        reached: ratio <= MOST,
      },
    ]
  } finally {
    await database.stop()
  }
}

function* made(notices: number): Generator<SyntheticNotice[][]> {
  const recent = Math.round((notices * 3) / 23)
  const stock = { notices: notices - recent, months: 22 }
  const all = synthesise({ seed: SEED, now: NOW, recent: { notices: recent, days: 60 }, stock })
  for (let chunk = take(all, CHUNK); chunk.length > 0; chunk = take(all, CHUNK)) {
    yield Array.from({ length: Math.ceil(chunk.length / BATCH) }, (_, n) => chunk.slice(n * BATCH, (n + 1) * BATCH))
  }
}

function take<T>(from: Iterator<T>, count: number): T[] {
  const taken: T[] = []
  while (taken.length < count) {
    const { done, value } = from.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

/** Exports to files, which is not measured, then imports into empty tables of the same structure. */
async function copyAgain(sql: Queryable): Promise<{ ms: number; rows: number }> {
  let total = 0
  let rows = 0
  for (const table of TABLES) {
    const file = join(tmpdir(), `gonggo-backfill-${process.pid}-${table}`)
    const [{ key } = { key: '' }] = await sql<{ key: string }[]>`
      select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`
    const again = `${table}_again`
    await sql.unsafe(`create table ${again} (like ${table} including defaults); alter table ${again} add ${key}`)
    const out = await sql.unsafe(`copy ${table} to '${file}'`)
    rows += out.count
    const begun = performance.now()
    await sql.unsafe(`copy ${again} from '${file}'`)
    total += performance.now() - begun
    rmSync(file)
  }
  return { ms: total, rows }
}
