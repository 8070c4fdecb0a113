import { forgetAged, jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { Purpose, Task } from '../schema/connector.ts'
import type { OpenWindow, OperationRow, RunRow } from '../schema/sources.ts'

type Subject = Pick<Task, 'operation' | 'subject'>

export interface NewWindow extends Task {
  purpose: Purpose
  run: string | null
  dueAt: number
}

/** An open window is not added again; if it is ordered, it belongs to that order from now on. */
export async function addWindows(sql: Queryable, source: string, windows: readonly NewWindow[]): Promise<void> {
  if (windows.length === 0) return
  const rows = windows.map(({ operation, subject, window, purpose, run, dueAt }) => ({
    source,
    operation,
    subject,
    from_at: jsonTime(window.from),
    to_at: jsonTime(window.to),
    purpose,
    run,
    due_at: jsonTime(dueAt),
    attempts: 0,
  }))
  await sql`
    insert into source_windows
    select distinct on (operation, subject, from_at, to_at) *
    from json_populate_recordset(null::source_windows, ${rowSet(sql, rows)})
    on conflict (source, operation, subject, from_at, to_at) do update
    set run = coalesce(excluded.run, source_windows.run), due_at = least(excluded.due_at, source_windows.due_at)`
}

/** The subjects that have not been queried yet. */
export async function unasked(sql: Queryable, source: string, tasks: readonly Subject[]): Promise<Subject[]> {
  if (tasks.length === 0) return []
  return [
    ...(await sql<Subject[]>`
      select t.operation, t.subject
      from json_to_recordset(${rowSet(sql, tasks)}) as t (operation text, subject text)
      where not exists (
        select from source_followed f
        where f.source = ${source} and f.operation = t.operation and f.subject = t.subject
      )`),
  ]
}

export async function markRequested(sql: Queryable, source: string, { operation, subject }: Subject, at: number) {
  await sql`
    insert into source_followed (source, operation, subject, at) values (${source}, ${operation}, ${subject}, ${at})
    on conflict (source, operation, subject) do nothing`
}

/** Deletes queried subjects, daily counts of calls, and finished orders. */
export async function forgetWindows(
  sql: Queryable,
  before: { asked: number; callsDay: string; runs: number },
): Promise<void> {
  await forgetAged(sql, 'source_followed', sql`${before.asked}::timestamptz`)
  await forgetAged(sql, 'source_calls', sql`${before.callsDay}::text::date`)
  await forgetAged(sql, 'source_runs', sql`${before.runs}::timestamptz`)
}

export interface DueQuestion {
  now: number
  limit: number
  /** In the order of processing. */
  operations: readonly string[]
  /** Those whose windows are processed from the first day; for others the last comes first. */
  oldestFirst: readonly string[]
  only: 'all' | 'run'
}

/**
 * The most urgent first: new before late, parts before their notices. A poll that was not attempted yet is due at once,
 * even if the clock of the process that planned it was fast.
 */
export const dueWindows = async (
  sql: Queryable,
  source: string,
  { now, limit, operations, oldestFirst, only }: DueQuestion,
): Promise<OpenWindow[]> => [
  ...(await sql<OpenWindow[]>`
    select operation, subject, from_at, to_at, purpose, run, due_at, attempts, failure, reason, failed_at
    from source_windows
    where source = ${source} and operation = any(${operations})
      and (due_at <= ${now} or (purpose = 'poll' and attempts = 0 and failure is null))
      ${only === 'run' ? sql`and run is not null` : sql``}
    order by array_position(array['poll', 'follow', 'run', 'again', 'fill'], purpose),
      array_position(${operations}::text[], operation),
      case when operation = any(${oldestFirst}) then from_at end, from_at desc
    limit ${limit}`),
]

/** Returns the order it belongs to by now: it may have been ordered while it was fetched. */
export async function removeWindow(sql: Queryable, source: string, window: OpenWindow): Promise<string | null> {
  const [row] = await sql<{ run: string | null }[]>`
    delete from source_windows where ${same(sql, source, window)} returning run`
  return row?.run ?? null
}

export async function failWindow(
  sql: Queryable,
  source: string,
  window: OpenWindow,
  failure: { attempts: number; failure: string; reason: string; dueAt: number; now: number },
): Promise<void> {
  await sql`
    update source_windows
    set attempts = ${failure.attempts}, failure = ${failure.failure}, reason = ${failure.reason},
      due_at = ${failure.dueAt}, failed_at = ${failure.now}
    where ${same(sql, source, window)}`
}

/** Other windows of the same operation and purpose wait as long as this one, for its reason, without an attempt. */
export async function postpone(
  sql: Queryable,
  source: string,
  { operation, purpose }: OpenWindow,
  { failure, reason, dueAt }: { failure: string; reason: string; dueAt: number },
): Promise<void> {
  await sql`
    update source_windows set due_at = ${dueAt}, failure = ${failure}, reason = ${reason}
    where source = ${source} and operation = ${operation} and purpose = ${purpose} and due_at < ${dueAt}`
}

const same = (sql: Queryable, source: string, { operation, subject, fromAt, toAt }: OpenWindow) => sql`
  source = ${source} and operation = ${operation} and subject = ${subject}
  and from_at = ${fromAt} and to_at = ${toAt}`

export const openWindows = async (sql: Queryable, source: string): Promise<OpenWindow[]> => [
  ...(await sql<OpenWindow[]>`
    select operation, subject, from_at, to_at, purpose, run, due_at, attempts, failure, reason, failed_at
    from source_windows where source = ${source}`),
]

/**
 * For sources that are read: windows that have failed and began before that time, and what is not even planned while
 * they fail. Without lists of codes and single subjects.
 */
export const failingWindows = async (
  sql: Queryable,
  { now, before }: { now: number; before: number },
): Promise<{ source: string; from: number; to: number }[]> => [
  ...(await sql<{ source: string; from: number; to: number }[]>`
    with failing as (
      select w.source, w.operation, w.from_at, w.to_at
      from source_windows w join sources s on s.name = w.source
      where s.state = 'enabled' and (w.attempts > 0 or w.failure is not null) and w.subject = ''
        and w.from_at < ${before} and w.operation <> 'industries' and w.operation not like 'agencies.%'
    )
    select source, from_at as "from", to_at as "to" from failing
    union
    select o.source, o.planned_until, ${now}::timestamptz from source_operations o
    where o.planned_until < ${before} and (o.source, o.operation) in (select source, operation from failing)`),
]

export async function nextDue(sql: Queryable, source: string, only: 'all' | 'run'): Promise<number | null> {
  const [row] = await sql<{ dueAt: number | null }[]>`
    select min(due_at) as due_at from source_windows
    where source = ${source} ${only === 'run' ? sql`and run is not null` : sql``}`
  return row?.dueAt ?? null
}

export const operationsOf = async (sql: Queryable, source: string): Promise<OperationRow[]> => [
  ...(await sql<OperationRow[]>`
    select operation, planned_until, again_until::text as again_until, last_success_at
    from source_operations where source = ${source}`),
]

export async function planned(
  tx: Tx,
  source: string,
  { operation, plannedUntil, againUntil }: Omit<OperationRow, 'lastSuccessAt'>,
): Promise<void> {
  await tx`
    insert into source_operations (source, operation, planned_until, again_until)
    values (${source}, ${operation}, ${plannedUntil}, ${againUntil}::text::date)
    on conflict (source, operation) do update
    set planned_until = excluded.planned_until, again_until = excluded.again_until`
}

export async function succeeded(sql: Queryable, source: string, operation: string, at: number): Promise<void> {
  await sql`
    update source_operations set last_success_at = ${at} where source = ${source} and operation = ${operation}`
}

/** Counts one more call of the day, if the budget allows it. */
export async function countCall(
  sql: Queryable,
  source: string,
  { budget, day, limit }: { budget: string; day: string; limit: number },
): Promise<boolean> {
  const counted = await sql`
    insert into source_calls as c (source, budget, day, calls)
    select ${source}, ${budget}, ${day}::text::date, 1 where ${limit} >= 1
    on conflict (source, budget, day) do update set calls = c.calls + 1 where c.calls < ${limit} and not c.spent`
  return counted.count > 0
}

export async function markSpent(sql: Queryable, source: string, budget: string, day: string): Promise<void> {
  await sql`
    update source_calls set spent = true where source = ${source} and budget = ${budget} and day = ${day}::text::date`
}

export const callsOfDay = async (sql: Queryable, source: string, day: string) => [
  ...(await sql<{ budget: string; calls: number; spent: boolean }[]>`
    select budget, calls, spent from source_calls
    where source = ${source} and day = ${day}::text::date order by calls desc, budget`),
]

export async function addRun(sql: Queryable, run: { id: string; source: string; windows: number; now: number }) {
  await sql`
    insert into source_runs (id, source, windows, begun_at) values (${run.id}, ${run.source}, ${run.windows}, ${run.now})`
}

export async function addToRun(
  sql: Queryable,
  id: string,
  { new: fresh, changed, unchanged, quarantined }: Pick<RunRow, 'new' | 'changed' | 'unchanged' | 'quarantined'>,
): Promise<void> {
  await sql`
    update source_runs set new = new + ${fresh}, changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
      quarantined = quarantined + ${quarantined}
    where id = ${id}`
}

/**
 * Windows of an order that wait after failures become due now; if the source requested the wait, they continue to wait.
 */
export async function hurryRun(sql: Queryable, id: string, now: number): Promise<void> {
  await sql`update source_windows set due_at = ${now} where run = ${id} and due_at > ${now} and failure = 'retry'`
}

/** A failed window that is due will be retried, so it does not count as failing. */
export async function findRun(sql: Queryable, id: string, now: number): Promise<RunRow | null> {
  const [row] = await sql<RunRow[]>`
    select r.*, count(w.source)::int as open, coalesce(sum(w.attempts), 0)::int as attempts,
      count(*) filter (where w.is_late and w.failure not in ('config', 'quota'))::int as failing,
      count(*) filter (where w.failure = 'config')::int as refused,
      count(*) filter (where w.failure = 'quota')::int as waiting,
      min(w.reason) as reason
    from source_runs r
    left join (
      select source, run, attempts, due_at > coalesce(failed_at, ${now}) + interval '5 minutes' as is_late,
        case when due_at > ${now} then failure end as failure, reason
      from source_windows
    ) w on w.run = r.id
    where r.id = ${id} group by r.id`
  return row ?? null
}
