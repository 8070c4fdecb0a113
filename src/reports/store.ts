import { daysAgo, type Fragment, forgetAged, type Queryable, readPage, type Tx, unlessSplit } from '../lib/db/index.ts'
import { createLeases } from '../lib/leases.ts'
import { type Page, rangeOf } from '../lib/page.ts'
import type { Language } from '../vocabulary/languages.ts'
import type { Period, ReportFilter, ReportFormat, ReportState, SectionName } from './schema.ts'

/** The specification of a report or schedule. */
export interface SpecRow {
  accountId: string
  id: string
  period: Period
  format: ReportFormat
  sections: SectionName[]
  filter: ReportFilter
  language: Language
  /** The further company whose verdicts are shown; `null` = that of the account. */
  profileId: string | null
}

export interface NewReportRow extends SpecRow {
  fromAt: number
  toAt: number
  scheduleId: string | null
}

export interface ReportRow extends NewReportRow {
  state: ReportState
  progress: number
  reason: string | null
  asOfPosition: number | null
  asOf: number | null
  bytes: number | null
  createdAt: number
  readyAt: number | null
  expiresAt: number | null
  tries: number
}

export type LeasedReport = ReportRow & { leaseToken: string }

export interface NewScheduleRow extends SpecRow {
  mailTo: string[] | null
  zone: string
  /** `null` = paused. */
  dueAt: number | null
}
export type ScheduleRow = NewScheduleRow & { createdAt: number }
export type LeasedSchedule = ScheduleRow & { dueAt: number; leaseToken: string }

/** Reports of an account that are generated at once; further ones wait. */
const IN_WORK = 2

export const reportLeases = (leaseMs: number) => createLeases<LeasedReport>('reports', ['account_id', 'id'], leaseMs)
export const scheduleLeases = (leaseMs: number) =>
  createLeases<LeasedSchedule>('report_schedules', ['account_id', 'id'], leaseMs)

/** Only the oldest waiting reports of an account, so that concurrent claims cannot exceed the limit. */
export const isAmongFirst = (sql: Queryable): Fragment => sql`
  (select count(*) from reports o
    where o.account_id = t.account_id and o.due_at is not null and (o.created_at, o.id) < (t.created_at, t.id))
  < ${IN_WORK}`

/** Returns `null` if the schedule already has its report of that period. */
export async function insertReport(tx: Tx, row: NewReportRow): Promise<ReportRow | null> {
  const [made] = await tx<ReportRow[]>`
    insert into reports (
      account_id, id, period, from_at, to_at, format, sections, filter, language, profile_id, schedule_id)
    values (${row.accountId}, ${row.id}, ${row.period}, ${new Date(row.fromAt)}, ${new Date(row.toAt)}, ${row.format},
      ${row.sections}::text[], ${JSON.stringify(row.filter)}::text::jsonb, ${row.language}, ${row.profileId}, ${row.scheduleId})
    on conflict do nothing
    returning *`
  return made ?? null
}

export async function findReport(sql: Queryable, accountId: string, id: string): Promise<ReportRow | null> {
  const [row] = await sql<ReportRow[]>`select * from reports where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

export const listReports = (sql: Queryable, accountId: string, page: Page) =>
  readPage<ReportRow>(sql, {
    from: sql`reports where account_id = ${accountId}`,
    order: sql`created_at desc, id desc`,
    ...rangeOf(page),
  })

export async function deleteReport(sql: Queryable, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from reports where account_id = ${accountId} and id = ${id}`
  return count > 0
}

export async function countWaiting(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from reports where account_id = ${accountId} and due_at is not null`
  return row?.count ?? 0
}

/** The file of a completed report, with its row. */
export async function findFile(sql: Queryable, accountId: string, id: string) {
  const [row] = await sql<(ReportRow & { content: Buffer })[]>`
    select r.*, f.content
    from reports r join report_files f on f.account_id = r.account_id and f.report_id = r.id
    where r.account_id = ${accountId} and r.id = ${id} and r.state = 'ready'
      and r.expires_at > statement_timestamp()`
  return row ?? null
}

/** Counts an attempt when it begins, so that attempts that end the process are counted too. */
export const beginAttempts = (sql: Queryable, rows: LeasedReport[]) =>
  sql<{ id: string; tries: number }[]>`
    update reports as t set state = 'running', tries = tries + 1, progress = 0
    from unnest(${rows.map(({ accountId }) => accountId)}::text[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ leaseToken }) => leaseToken)}::text[]) as mine (account_id, id, lease_token)
    where t.account_id = mine.account_id and t.id = mine.id and t.lease_token = mine.lease_token
    returning t.id, t.tries`

/** Returns `false` if another process has taken over the report, or it was deleted. */
export async function setProgress(sql: Queryable, row: LeasedReport, progress: number): Promise<boolean> {
  const { count } = await sql`
    update reports set progress = ${progress}
    where account_id = ${row.accountId} and id = ${row.id} and lease_token = ${row.leaseToken}`
  return count > 0
}

export interface MadeReport {
  asOf: { position: number; at: number }
  content: Buffer
}

export const readyAs = (sql: Queryable, { asOf, content }: MadeReport, keptDays: number): Fragment => sql`
  state = 'ready', progress = 100, reason = null, bytes = ${content.length}, as_of_position = ${asOf.position},
  as_of = ${new Date(asOf.at)}, ready_at = statement_timestamp(),
  expires_at = statement_timestamp() + ${keptDays} * interval '1 day'`

export const failedAs = (sql: Queryable, reason: string): Fragment => sql`
  state = 'failed', reason = ${reason}`

export const waitsAgain = (sql: Queryable): Fragment => sql`state = 'queued', progress = 0`

/** An attempt that was interrupted by a stop of the service does not count. */
export const handedBack = (sql: Queryable): Fragment => sql`state = 'queued', progress = 0, tries = tries - 1`

export async function insertFile(tx: Tx, { accountId, id }: LeasedReport, content: Buffer): Promise<void> {
  await tx`insert into report_files (account_id, report_id, content) values (${accountId}, ${id}, ${content})`
}

/** Deletes expired files; returns their number. */
export async function expire(sql: Queryable, limit: number): Promise<number> {
  const locked = await unlessSplit(sql, sql`for update skip locked`)
  const { count } = await sql`
    with old as materialized (
      select account_id, id from reports
      where state = 'ready' and expires_at <= statement_timestamp()
      order by expires_at limit ${limit} ${locked}
    ), gone as (
      delete from report_files f using old where f.account_id = old.account_id and f.report_id = old.id
    )
    update reports r set state = 'expired' from old where r.account_id = old.account_id and r.id = old.id`
  return count
}

/** Deletes old reports that are completed or failed. */
export const deleteOldReports = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'reports', daysAgo(sql, days))

export async function insertSchedule(tx: Tx, row: NewScheduleRow): Promise<ScheduleRow> {
  const [made] = await tx<ScheduleRow[]>`
    insert into report_schedules (
      account_id, id, period, format, sections, filter, language, profile_id, mail_to, zone, due_at)
    values (${row.accountId}, ${row.id}, ${row.period}, ${row.format}, ${row.sections}::text[],
      ${JSON.stringify(row.filter)}::text::jsonb, ${row.language}, ${row.profileId}, ${row.mailTo}::text[],
      ${row.zone}, ${row.dueAt}::timestamptz)
    returning *`
  if (!made) throw new Error('a schedule was written and did not come back')
  return made
}

export const listSchedules = (sql: Queryable, accountId: string, page: Page) =>
  readPage<ScheduleRow>(sql, {
    from: sql`report_schedules where account_id = ${accountId}`,
    order: sql`created_at, id`,
    ...rangeOf(page),
  })

export async function countSchedules(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from report_schedules where account_id = ${accountId}`
  return row?.count ?? 0
}

export async function findSchedule(sql: Queryable, accountId: string, id: string): Promise<ScheduleRow | null> {
  const [row] = await sql<ScheduleRow[]>`
    select * from report_schedules where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

/**
 * Locks the schedule until the transaction ends. A report that is being requested at this moment is completed first.
 */
export async function lockSchedule(tx: Tx, accountId: string, id: string): Promise<ScheduleRow | null> {
  const [row] = await tx<ScheduleRow[]>`
    select * from report_schedules where account_id = ${accountId} and id = ${id} for update`
  return row ?? null
}

/**
 * Takes the row from the worker that has claimed it, which then requests nothing, because the schedule may have
 * changed.
 */
export async function saveSchedule(tx: Tx, row: ScheduleRow): Promise<void> {
  await tx`
    update report_schedules set period = ${row.period}, format = ${row.format}, sections = ${row.sections}::text[],
      filter = ${JSON.stringify(row.filter)}::text::jsonb, language = ${row.language}, profile_id = ${row.profileId},
      mail_to = ${row.mailTo}::text[], zone = ${row.zone}, due_at = ${row.dueAt}::timestamptz, lease_until = null, lease_token = null
    where account_id = ${row.accountId} and id = ${row.id}`
}

export async function deleteSchedule(sql: Queryable, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from report_schedules where account_id = ${accountId} and id = ${id}`
  return count > 0
}

export interface ReportCount {
  state: 'waiting' | 'failed'
  reports: number
  oldestSeconds: number | null
}

export const countReports = async (sql: Queryable): Promise<ReportCount[]> => [
  ...(await sql<ReportCount[]>`
    select 'waiting' as state, count(*) as reports,
      extract(epoch from statement_timestamp() - min(created_at))::double precision as oldest_seconds
    from reports where due_at is not null
    union all
    select 'failed', count(*), null from reports where state = 'failed'`),
]
