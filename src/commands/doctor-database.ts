import { DEMO_ACCOUNTS, FINGERPRINTS, tooNew } from '../boot.ts'
import { type Config, isReachedFromElsewhere } from '../config.ts'
import {
  excessOf,
  type Queryable,
  readMigrations,
  readServer,
  readSetting,
  readSkew,
  schemaState,
  skewText,
} from '../lib/db/index.ts'
import type { Secrets } from '../lib/secret.ts'
import type { DoctorFinding } from './doctor-machine.ts'
import { grouped } from './output.ts'

/** The requirements for the database; nothing here changes it. */

const OLDEST = 160_000
const MIGRATIONS = new URL('../../migrations/', import.meta.url)

export async function answers(sql: Queryable, way: string): Promise<DoctorFinding> {
  const begun = performance.now()
  await sql`select 1`
  return { ok: true, detail: `${way}, answers in ${(performance.now() - begun).toFixed(1)} ms` }
}

export async function version(sql: Queryable): Promise<DoctorFinding> {
  const { version } = await readServer(sql)
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  return version >= OLDEST ? { ok: true, detail: name } : { ok: false, detail: `${name}; 16 or newer is needed` }
}

export async function encoding(sql: Queryable): Promise<DoctorFinding> {
  const { encoding } = await readServer(sql)
  return encoding === 'UTF8' ? { ok: true, detail: encoding } : { ok: false, detail: `${encoding}; UTF8 is needed` }
}

/** Some locales only support ASCII letters, and some C libraries treat all Hangul as equal. */
export async function letters(sql: Queryable): Promise<DoctorFinding> {
  const [row] = await sql<{ small: boolean; sorted: boolean }[]>`
    select lower('Ї') = 'ї' as small, '가' < '각' and '각' < '나' and '나' < '힣' as sorted`
  const wrong = [
    ...(row?.small ? [] : ["lower('Ї') is not 'ї'"]),
    ...(row?.sorted ? [] : ['the Korean sort order is wrong']),
  ]
  if (wrong.length === 0) return { ok: true, detail: 'lower case and Korean sort order are correct' }
  return { ok: false, detail: `${wrong.join(', ')}; create the database with --locale-provider=icu --icu-locale=ko` }
}

export async function schema(sql: Queryable, hasOwner: boolean): Promise<DoctorFinding> {
  const migrations = readMigrations(MIGRATIONS)
  const newest = migrations.length
  const state = (await hasSchema(sql)) ? await schemaState(sql, migrations) : 'behind'
  if (state === 'current') return { ok: true, detail: `up to date (${newest})` }
  if (state === 'ahead') return { ok: true, detail: 'changed by a newer version; this version is compatible with it' }
  if (state === 'broken') return { ok: false, detail: await tooNew(sql, migrations) }
  if (!hasOwner && !(await mayMake(sql))) {
    return { ok: false, detail: 'migrations are pending, and this user cannot create tables: see GONGGO_MIGRATION_URL' }
  }
  return {
    ok: true,
    detail: 'migrations are pending: "./gonggo migrate", or the next start of the service, applies them',
  }
}

async function hasSchema(sql: Queryable): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`select to_regclass('migrations') is not null as there`
  return row?.there ?? false
}

async function mayMake(sql: Queryable): Promise<boolean> {
  const [row] = await sql<{ may: boolean | null }[]>`select has_schema_privilege(current_schema(), 'create') as may`
  return row?.may ?? false
}

/** One role for everything works as well; with two roles, this shows whether the service uses the right one. */
export async function rights(sql: Queryable): Promise<DoctorFinding> {
  const excess = await excessOf(sql)
  if (excess.length === 0)
    return { ok: true, detail: 'the service has no right to alter tables or to change the audit log' }
  return { ok: true, detail: `more than needed: its role ${excess.join(' and ')}; see GONGGO_MIGRATION_URL` }
}

export async function secret(sql: Queryable, secrets: Secrets): Promise<DoctorFinding> {
  const fingerprints = await readSetting<string[]>(sql, FINGERPRINTS)
  if (fingerprints === null) return { ok: true, detail: 'no secret has been used with this database yet' }
  const ours = secrets.fingerprints().some((fingerprint) => fingerprints.includes(fingerprint))
  return ours
    ? { ok: true, detail: 'the secret this database was created with' }
    : { ok: false, detail: 'not the secret this database was created with: every key would be rejected' }
}

/** Counting a large feed takes seconds; a gap matters near the end. */
const WINDOW = 100_000

export async function feed(sql: Queryable): Promise<DoctorFinding> {
  const [row] = await sql<{ position: number; last: number; count: number }[]>`
    select head.position, coalesce(tail.last, 0) as last, tail.count
    from feed_head head cross join lateral (
      select max(position) as last, count(*) as count from changes where position > head.position - ${WINDOW}
    ) tail`
  if (!row) return { ok: false, detail: 'the feed has no counter row' }
  const { position, last, count } = row
  const dense = last === position && count === Math.min(position, WINDOW)
  if (dense)
    return { ok: true, detail: `at position ${grouped(position)}, without a gap in its last ${grouped(count)}` }
  return {
    ok: false,
    detail: `its counter is at ${position}, the last change at ${last}, with ${count} changes in the window`,
  }
}

export async function clock(sql: Queryable): Promise<DoctorFinding> {
  const { ms, isLarge } = await readSkew(sql, Date.now)
  return { ok: !isLarge, detail: skewText(ms) }
}

/** A source that is this late, or has failed for so long, needs attention. */
const LATE = '3 hours'

/** Whether the service can fetch its sources. */
export async function sources(sql: Queryable): Promise<DoctorFinding> {
  const rows = await sql<{ name: string; failing: number; late: number; quarantined: number; reason: string | null }[]>`
    select s.name, count(w.source) filter (where w.attempts > 0) as failing,
      count(w.source) filter (where w.attempts > 0 and w.purpose = 'poll' and w.to_at < now() - ${LATE}::interval) as late,
      (select count(*) from source_rejects r where r.source = s.name) as quarantined,
      min(w.reason) filter (where w.attempts > 0) as reason
    from sources s left join source_windows w on w.source = s.name
    where s.state = 'enabled' group by s.name order by s.name`
  if (rows.length === 0) return { ok: true, detail: 'no source is enabled' }
  const words = rows.map(({ name, failing, quarantined, reason }) => {
    const missing =
      failing > 0 ? `${grouped(failing)} windows failing (${reason ?? 'no reason given'})` : 'all windows fetched'
    return `${name}: ${missing}, ${grouped(quarantined)} in quarantine`
  })
  return { ok: rows.every(({ late }) => late === 0), detail: words.join('; ') }
}

/** Everyone can find out what a demo account may do, and often its key too. */
export async function demo(sql: Queryable, config: Pick<Config, 'host' | 'publicUrl'>): Promise<DoctorFinding> {
  const ids = (await readSetting<string[]>(sql, DEMO_ACCOUNTS)) ?? []
  const open = await sql`select from accounts where id = any(${ids}) and state = 'active'`
  if (open.length === 0)
    return { ok: true, detail: ids.length === 0 ? 'has no accounts' : 'its accounts are suspended' }
  const accounts = `${open.length} demo accounts are open`
  if (!isReachedFromElsewhere(config)) return { ok: true, detail: `${accounts}, reachable from this machine only` }
  return { ok: false, detail: `${accounts}, and others can reach the service: start it with GONGGO_DEMO=0` }
}
