import { createApp } from '../src/app.ts'
import type { BidRecord } from '../src/bids/index.ts'
import { toConfig } from '../src/config.ts'
import { DAY } from '../src/lib/clock.ts'
import { AGES, createDb, type Queryable, readMigrations } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { appConnection } from '../src/lib/postgres/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { bidRecord, createTestClock } from '../test/factories.ts'
import { startTestServer, TEMPLATE } from '../test/server.ts'
import { FACTOR, fillDay, fillFirst, NOTICES_A_DAY, ROWS_A_DAY } from './retention-days.ts'
import { megabytes, ms, number, type Options, percentile, type Result, times } from './stats.ts'

const DAYS = 3_652
const AUDIT_YEARS = 5
/** Autovacuum has no time between two simulated days, so it runs here once a month. */
const VACUUM_DAYS = 30
const NOTICE_DAYS = 7
/** Jobs sweep every hour; each sweep here deletes as much as 48 of theirs. */
const SWEEP_DAYS = 2
/** The compared years: marks are stored for two years and longer, audit entries for five. */
const [FIRST_YEAR, LAST_YEAR] = [6, 10]
const MOST_GROWTH = 1.1

/** The database on a simulated day: `statement_timestamp()` returns that day, except in defaults of columns. */
const CLOCK = `
  create schema sim;
  create table sim.clock (at timestamptz not null);
  insert into sim.clock values (now());
  create function sim.statement_timestamp() returns timestamptz stable language sql as 'select at from sim.clock';
  grant usage on schema sim to gonggo_app;
  grant select on sim.clock to gonggo_app;
  alter database ${TEMPLATE} set search_path = public, sim, pg_catalog`

interface Year {
  year: number
  /** Tables with a retention period. */
  aged: Sizes
  kept: Sizes
  audit: Sizes
}

interface Sizes {
  rows: number
  bytes: number
}

/** Ten years of an operation, day by day: the final size of the tables, and the duration of a sweep. */
export async function retention({ progress }: Options): Promise<Result[]> {
  const server = await startTestServer()
  const target = { ...server.connection, database: TEMPLATE }
  const maker = createDb({ target, name: 'bench', connections: 1 })
  await maker.sql.unsafe(CLOCK)
  await fillFirst(maker.sql)
  await maker.stop()
  const owner = createDb({ target, name: 'bench', connections: 2 })
  const db = createDb({ target: appConnection(target), name: 'app', connections: 4 })
  const first = Date.now() - DAYS * DAY
  const clock = createTestClock(first)
  const config = toConfig({
    GONGGO_SECRET: 'only for benchmarks and long enough',
    GONGGO_AUDIT_KEEP_YEARS: String(AUDIT_YEARS),
  })
  const migrations = readMigrations(new URL('../migrations/', import.meta.url))
  const infrastructure = { db, secrets: createSecrets(config.secrets ?? []), migrations, embedded: true }
  const app = createApp(config, { infrastructure, clock, log: createLog({ level: 'silent' }) })
  const sweeps = sweepsOf(app)
  const took = new Map(sweeps.map(([name]) => [name, [] as number[]]))
  const totals: number[] = []
  const years: Year[] = []
  for (let day = 0; day < DAYS; day++) {
    const at = first + day * DAY
    await owner.sql`update sim.clock set at = ${at + DAY - 1}`
    clock.set(at + DAY - 1)
    if (day % NOTICE_DAYS === 0) await app.bids.upsert(noticesOf(day, at), () => true)
    await fillDay(owner.sql, day, at)
    if (day % SWEEP_DAYS === SWEEP_DAYS - 1) totals.push(await sweepAll(sweeps, took))
    if (day % VACUUM_DAYS === 0) await owner.sql.unsafe('vacuum (analyze, truncate false)')
    if ((day + 1) % 365 === 0) {
      years.push(await yearOf(owner.sql, (day + 1) / 365))
      progress(`${JSON.stringify(years.at(-1))}`)
    }
  }
  await app.stop()
  await db.stop()
  await owner.stop()
  await server.stop()
  return results(years, totals, took)
}

/** Returns the total duration. */
async function sweepAll(sweeps: readonly Sweep[], took: ReadonlyMap<string, number[]>): Promise<number> {
  const begun = performance.now()
  for (const [name, sweep] of sweeps) {
    const from = performance.now()
    await sweep()
    took.get(name)?.push(performance.now() - from)
  }
  return performance.now() - begun
}

type Sweep = readonly [name: string, sweep: () => Promise<unknown>]
type App = ReturnType<typeof createApp>

/** As the jobs of a worker call them. */
const sweepsOf = (app: App): Sweep[] => [
  ['alerts', app.alerts.sweep],
  ['marks', app.alerts.reader.sweep],
  ['mailing', app.mailing.sweep],
  ['reminders', app.mailing.reminders.sweep],
  ['deliveries', app.webhooks.ends.sweep],
  ['mail', app.mail.sweep],
  ['access', app.access.sweep],
  ['watch', app.access.watch.sweep],
  ['operators', app.operators.sweep],
  ['sessions', app.sessions.sweep],
  ['sign-in links', app.sessions.links.sweep],
  ['passkeys', app.sessions.passkeys.sweep],
  ['teams', app.teams.sweep],
  ['accounts', app.accounts.consultations.sweep],
  ['reports', app.reports.sweep],
  ['sources', app.sources.sweep],
  ['idempotency', app.idempotency.sweep],
]

const noticesOf = (day: number, at: number): BidRecord[] =>
  Array.from({ length: NOTICES_A_DAY * NOTICE_DAYS }, (_, n) =>
    bidRecord({
      source: 'portal',
      number: `N${day + Math.floor(n / NOTICES_A_DAY)}-${n % NOTICES_A_DAY}`,
      postedAt: at,
      bidStartAt: at,
      closeAt: at + 10 * DAY,
      openAt: at + 10 * DAY,
      changedAt: at,
    }),
  )

const AUDIT = ['audit', 'operator_audit']
const OTHERS_WITH_PERIOD = ['events', 'events_told', 'keyword_matches', 'withheld_alerts', 'report_files', ...AUDIT]

async function yearOf(sql: Queryable, year: number): Promise<Year> {
  const aged = [...new Set([...Object.values(AGES).map(({ table }) => table as string), ...OTHERS_WITH_PERIOD])]
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const kept = tables.map(({ name }) => name).filter((name) => !aged.includes(name))
  return { year, aged: await sizesOf(sql, aged), kept: await sizesOf(sql, kept), audit: await sizesOf(sql, AUDIT) }
}

async function sizesOf(sql: Queryable, tables: readonly string[]): Promise<Sizes> {
  const counts = tables.map(
    (table) => `select count(*) as rows, pg_total_relation_size('${table}') as bytes from ${table}`,
  )
  const [row] = await sql.unsafe<Sizes[]>(
    `select sum(rows)::bigint as rows, sum(bytes)::bigint as bytes from (${counts.join(' union all ')}) t`,
  )
  return row ?? { rows: 0, bytes: 0 }
}

function results(years: readonly Year[], totals: number[], took: ReadonlyMap<string, number[]>): Result[] {
  const at = (year: number) =>
    years.find((entry) => entry.year === year) ?? { year, aged: NONE, kept: NONE, audit: NONE }
  const [first, last] = [at(FIRST_YEAR), at(LAST_YEAR)]
  const compared = (line: string, of: (year: Year) => number, text: (value: number) => string): Result => {
    const ratio = of(last) / of(first)
    const [figure, rival] = [`year ${LAST_YEAR}: ${text(of(last))}`, `year ${FIRST_YEAR}: ${text(of(first))}`]
    return { line, figure, rival, ratio: times(ratio), need: `≤ ${MOST_GROWTH}×`, reached: ratio <= MOST_GROWTH }
  }
  const plain = (line: string, figure: string, rival = '–'): Result => ({
    line,
    figure,
    rival,
    ratio: '–',
    need: '–',
    reached: null,
  })
  const slowest = [...took].toSorted(([, a], [, b]) => sum(b) - sum(a)).slice(0, 4)
  return [
    compared('retention: rows of tables with a period', ({ aged }) => aged.rows, number),
    compared('retention: their size with indexes', ({ aged }) => aged.bytes, megabytes),
    plain('retention: rows written', number(ROWS_A_DAY * DAYS), `one in ${FACTOR} of the operation`),
    plain('retention: notices and other kept rows', megabytes(last.kept.bytes), `${number(last.kept.rows)} rows`),
    plain(
      `retention: audit logs, kept for ${AUDIT_YEARS} years`,
      megabytes(last.audit.bytes),
      `${number(last.audit.rows)} rows`,
    ),
    plain(
      `retention: all sweeps, every ${SWEEP_DAYS} days`,
      `p50 ${ms(percentile(totals, 0.5))}, p99 ${ms(percentile(totals, 0.99))}`,
      `most ${ms(Math.max(...totals))}`,
    ),
    ...slowest.map(([name, times]) =>
      plain(
        `retention: sweep "${name}"`,
        `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`,
        `most ${ms(Math.max(...times))}`,
      ),
    ),
  ]
}

const NONE: Sizes = { rows: 0, bytes: 0 }
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
