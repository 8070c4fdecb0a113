import {
  daysAgo,
  type Fragment,
  forgetAged,
  inTwoPhases,
  type Queryable,
  readPage,
  rowSet,
  type Tx,
  unlessSplit,
} from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { DeliveryState } from '../schema/deliveries.ts'
import type { AttemptLine } from './lanes.ts'

/** As stored: `held` is derived from `pending` and the state of the webhook. */
export type StoredState = Exclude<DeliveryState, 'held'>

export interface DeliveryRow {
  accountId: string
  webhookId: string
  id: string
  eventId: string
  type: EventType
  state: StoredState
  attempts: number
  lastStatus: number | null
  createdAt: number
  endedAt: number | null
  dueAt: number | null
}

export interface LoggedDelivery extends DeliveryRow {
  /** Attempts recorded by older versions have no reason. */
  log: (Omit<AttemptLine, 'at' | 'reason'> & { at: string; reason?: AttemptLine['reason'] })[]
}

export type NewDelivery = Pick<DeliveryRow, 'accountId' | 'webhookId' | 'id' | 'eventId' | 'type'>

const shown = (sql: Queryable) => sql`
  account_id, webhook_id, id, event_id, type, state, attempts, last_status, created_at, ended_at, due_at`

export async function insertDeliveries(tx: Tx, rows: readonly NewDelivery[]): Promise<void> {
  const columns = rows.map((row) => ({
    account_id: row.accountId,
    webhook_id: row.webhookId,
    id: row.id,
    event_id: row.eventId,
    type: row.type,
  }))
  await tx`
    insert into deliveries (account_id, webhook_id, id, event_id, type)
    select account_id, webhook_id, id, event_id, type
    from json_to_recordset(${rowSet(tx, columns)})
      as r (account_id text, webhook_id text, id text, event_id text, type text)
    ${await inTwoPhases(tx)}`
}

export interface DeliveryQuery extends Page {
  accountId: string
  webhookId: string
  state: StoredState | null
  type: EventType | null
  since: number | null
  /** Exclusive. */
  before: number | null
}

/** Newest first. */
export function listDeliveries(sql: Queryable, query: DeliveryQuery) {
  const { accountId, webhookId, state, type, since, before } = query
  const from = sql`
    deliveries where account_id = ${accountId} and webhook_id = ${webhookId}
      and (${state}::text is null or state = ${state}) and (${type}::text is null or type = ${type})
      and (${since}::timestamptz is null or created_at >= ${since})
      and (${before}::timestamptz is null or created_at < ${before})`
  return readPage<DeliveryRow>(sql, {
    from,
    rows: sql`select ${shown(sql)} from page`,
    order: sql`id desc`,
    ...rangeOf(query),
  })
}

export async function findDelivery(
  sql: Queryable,
  accountId: string,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery | null> {
  const [row] = await sql<LoggedDelivery[]>`
    select ${shown(sql)}, log from deliveries
    where account_id = ${accountId} and webhook_id = ${webhookId} and id = ${id}`
  return row ?? null
}

const restart = (sql: Queryable) => sql`
  state = 'pending', attempts = 0, ended_at = null, due_at = statement_timestamp()`
/** Events older than this are no longer stored. */
const recent = (sql: Queryable, days: number) => sql`created_at > statement_timestamp() - ${days} * interval '1 day'`

/** Restarts a delivery with all its attempts. `false` if it is too old. */
export async function redeliverOne(
  tx: Tx,
  { accountId, webhookId, id }: Pick<DeliveryRow, 'accountId' | 'webhookId' | 'id'>,
  days: number,
): Promise<boolean> {
  const { count } = await tx`
    update deliveries set ${restart(tx)}
    where account_id = ${accountId} and webhook_id = ${webhookId} and id = ${id} and ${recent(tx, days)}`
  return count > 0
}

export interface DeliveryRange {
  accountId: string
  webhookId: string
  from: number
  /** Exclusive. */
  before: number | null
  state: Exclude<StoredState, 'pending'>
}

export async function redeliverRange(
  tx: Tx,
  { accountId, webhookId, from, before, state }: DeliveryRange,
  days: number,
): Promise<number> {
  const { count } = await tx`
    update deliveries set ${restart(tx)}
    where account_id = ${accountId} and webhook_id = ${webhookId} and state = ${state} and ${recent(tx, days)}
      and created_at >= ${from} and (${before}::timestamptz is null or created_at < ${before})`
  return count
}

/** Deliveries that were pending for too long, whatever the cause. */
export async function expireOld(sql: Queryable, days: number, limit: number): Promise<number> {
  const locked = await unlessSplit(sql, sql`for update skip locked`)
  const { count } = await sql`
    with old as materialized (
      select account_id, webhook_id, id from deliveries
      where state = 'pending' and created_at <= statement_timestamp() - ${days} * interval '1 day'
      order by created_at limit ${limit} ${locked}
    )
    update deliveries as d set state = 'expired', due_at = null, ended_at = statement_timestamp()
    from old where d.account_id = old.account_id and d.webhook_id = old.webhook_id and d.id = old.id
      and d.state = 'pending'`
  return count
}

export const deleteOldDeliveries = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'deliveries', daysAgo(sql, days))

/** Held deliveries are sent in the order in which they were created; waits of earlier attempts are skipped. */
export async function makeHeldDue(tx: Tx, accountId: string, webhookIds: string[]): Promise<void> {
  await tx`
    update deliveries set due_at = created_at
    where account_id = ${accountId} and webhook_id = any(${webhookIds}::text[]) and due_at is not null
      and attempts > 0`
}

export interface DeliveryCount {
  state: 'pending' | 'late'
  deliveries: number
  oldestSeconds: number | null
}

/** Pending deliveries, and overdue ones in lanes that are not blocked. */
export const countDeliveries = async (sql: Queryable): Promise<DeliveryCount[]> => [
  ...(await sql<DeliveryCount[]>`
    select 'pending' as state, count(*) as deliveries, null::double precision as oldest_seconds
    from deliveries where due_at is not null
    union all
    select 'late', count(*), extract(epoch from statement_timestamp() - min(l.due_at))::double precision
    from webhook_lanes l where ${isLate(sql)}`),
]

/** Condition on a lane `l`. */
const isLate = (sql: Queryable): Fragment => sql`
  l.due_at <= statement_timestamp() - interval '10 seconds'
  and (l.lease_until is null or l.lease_until <= statement_timestamp())`

/** A webhook with overdue deliveries, and the oldest of these. */
export interface LateLane {
  accountId: string
  accountName: string
  webhookId: string
  url: string
  dueAt: number
  attempts: number
  lastStatus: number | null
}

/** Longest wait first. */
export const pageLate = (sql: Queryable, page: Page) =>
  readPage<LateLane>(sql, {
    from: sql`webhook_lanes l where ${isLate(sql)}`,
    rows: sql`
      with late as materialized (
        select l.account_id, l.webhook_id, w.url, l.due_at, coalesce(d.attempts, 0) as attempts, d.last_status
        from page l
        join webhooks w on w.account_id = l.account_id and w.id = l.webhook_id
        left join lateral (
          select attempts, last_status from deliveries
          where account_id = w.account_id and webhook_id = w.id and due_at is not null
          order by due_at, id limit 1
        ) d on true
      )
      select late.*, a.name as account_name from late join accounts a on a.id = late.account_id`,
    order: sql`due_at, account_id, webhook_id`,
    ...rangeOf(page),
  })
