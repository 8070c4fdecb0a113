import { type Fragment, forgetAged, jsonTime, type Queryable, rowSet } from '../../lib/db/index.ts'
import type { FoundNotice, KnownRelease, NoticePart } from '../schema/connector.ts'
import type { HeldNotice, PartRow } from '../schema/sources.ts'

export async function saveParts(sql: Queryable, source: string, parts: readonly NoticePart[]): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map(({ number, revision, part, value }) => ({ source, number, revision, part, value }))
  await sql`
    insert into source_parts
    select distinct on (number, revision, part) source, number, revision, part, coalesce(value, 'null')
    from json_populate_recordset(null::source_parts, ${rowSet(sql, rows)})
    order by number, revision, part
    on conflict (source, number, revision, part) do update set value = excluded.value
    where source_parts.value is distinct from excluded.value`
}

export const findParts = async (sql: Queryable, source: string, numbers: readonly string[]): Promise<PartRow[]> => [
  ...(await sql<PartRow[]>`
    select number, revision, part, value from source_parts
    where source = ${source} and number = any(${numbers})
    order by number, revision desc`),
]

/** The newest text of a revision is kept; the waiting time counts from the first. */
export async function hold(
  sql: Queryable,
  source: string,
  notices: readonly (FoundNotice & { written: boolean })[],
  { run, now }: { run: string | null; now: number },
): Promise<void> {
  if (notices.length === 0) return
  const rows = notices.map(({ written, ...notice }) => ({
    source,
    number: notice.record.number,
    revision: notice.record.revision,
    notice,
    run,
    since: jsonTime(now),
    written,
  }))
  await sql`
    insert into source_held
    select distinct on (number, revision) * from json_populate_recordset(null::source_held, ${rowSet(sql, rows)})
    order by number, revision
    on conflict (source, number, revision) do update
    set notice = excluded.notice, written = source_held.written or excluded.written`
}

/** All waiting notices, those that are not written yet first. */
export const allHeld = async (sql: Queryable, source: string, limit: number): Promise<HeldNotice[]> => [
  ...(await sql<HeldNotice[]>`
    select notice, run, since, written from source_held
    where source = ${source} order by written, since, number limit ${limit}`),
]

export const isWaiting = async (sql: Queryable, source: string): Promise<boolean> => {
  const [row] = await sql`select from source_held where source = ${source} and not written limit 1`
  return row !== undefined
}

export const heldOf = async (sql: Queryable, source: string, numbers: readonly string[]): Promise<HeldNotice[]> => [
  ...(await sql<HeldNotice[]>`
    select notice, run, since, written from source_held where source = ${source} and number = any(${numbers})`),
]

export async function release(
  sql: Queryable,
  source: string,
  notices: readonly { number: string; revision: number }[],
): Promise<void> {
  if (notices.length === 0) return
  await sql`
    delete from source_held h
    using json_to_recordset(${rowSet(sql, notices)}) as n (number text, revision integer)
    where h.source = ${source} and h.number = n.number and h.revision = n.revision`
}

/** Deletes notices that have waited too long. */
export const forgetHeld = (sql: Queryable, source: string, before: number): Promise<number> =>
  forgetAged(sql, 'source_held', sql`${before}::timestamptz`, sql`source = ${source}`)

export const releasesOf = async (
  sql: Queryable,
  source: string,
  numbers: readonly string[],
): Promise<KnownRelease[]> => [
  ...(await sql<KnownRelease[]>`
    select number, id, at, arrived, latest_at, told from source_releases
    where source = ${source} and number = any(${numbers})`),
]

export async function saveReleases(sql: Queryable, source: string, releases: readonly KnownRelease[]): Promise<void> {
  if (releases.length === 0) return
  const rows = releases.map((one) => ({
    source,
    number: one.number,
    id: one.id,
    at: jsonTime(one.at),
    arrived: one.arrived,
    latest_at: jsonTime(one.latestAt),
    told: one.told,
  }))
  await sql`
    insert into source_releases select * from json_populate_recordset(null::source_releases, ${rowSet(sql, rows)})
    on conflict (source, number, id) do update
    set at = excluded.at, latest_at = excluded.latest_at, told = excluded.told`
}

const onlyPlanned = (sql: Queryable, source: Fragment) => sql`
  from source_releases r
  where r.source = ${source} and r.told ->> 'stage' = 'plan' and r.told ? 'title'
    and not exists (
      select from source_releases o
      where o.source = r.source and o.number = r.number and o.told ->> 'stage' <> 'plan')`

/** For each row of `sources s`: how many processes have only announced a plan. */
export const countPlanned = (sql: Queryable): Fragment => sql`
  select count(distinct r.number) ${onlyPlanned(sql, sql`s.name`)}`

/** How many of these have only announced a plan. */
export async function stillPlanned(sql: Queryable, source: string, numbers: readonly string[]): Promise<number> {
  if (numbers.length === 0) return 0
  const [row] = await sql<{ count: number }[]>`
    select count(distinct r.number) ${onlyPlanned(sql, sql`${source}`)} and r.number = any(${numbers})`
  return row?.count ?? 0
}
