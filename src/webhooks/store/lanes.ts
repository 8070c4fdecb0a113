import { ifSplit, jsonTime, type Queryable, rowSet, type Tx, unlessSplit, wakeReaders } from '../../lib/db/index.ts'
import { createLeases, LeaseLost } from '../../lib/leases.ts'
import type { OutboundReason } from '../../lib/outbound/index.ts'
import type { EventType } from '../../vocabulary/events.ts'
import { plansWith } from '../../vocabulary/plans.ts'
import type { DeliveryState } from '../schema/deliveries.ts'
import type { WebhookFormat } from '../schema/webhooks.ts'

export interface Lane {
  accountId: string
  webhookId: string
  leaseToken: string
}

export interface ClaimedLane extends Lane {
  failures: number
}

export const laneLeases = (leaseMs: number) =>
  createLeases<ClaimedLane>('webhook_lanes', ['account_id', 'webhook_id'], leaseMs)

export interface LaneFacts {
  url: string
  format: WebhookFormat
  secret: Buffer
  previousSecret: Buffer | null
  /** The previous secret signs until then. */
  previousUntil: number | null
  signingKey: Buffer | null
  /** The database's time. */
  now: number
  enabled: boolean
  /** Enabled, and neither the plan nor the account keeps it from sending. */
  open: boolean
}

/** The state of a claimed lane; `null` if the webhook was deleted or another process has the lease. */
export async function readLane(sql: Queryable, lane: Lane): Promise<LaneFacts | null> {
  const [row] = await sql<LaneFacts[]>`
    with w as materialized (
      select w.* from webhook_lanes l
      join webhooks w on w.account_id = l.account_id and w.id = l.webhook_id
      where l.account_id = ${lane.accountId} and l.webhook_id = ${lane.webhookId} and l.lease_token = ${lane.leaseToken}
    )
    select w.url, w.format, w.secret, w.signing_key, statement_timestamp() as now,
      w.previous_secret, w.previous_until, w.state = 'enabled' as enabled,
      w.state = 'enabled' and a.plan = any(${plansWith('webhooks')}) and a.state = 'active' and a.blocked_by is null as open
    from w join accounts a on a.id = w.account_id`
  return row ?? null
}

export interface DueDelivery {
  id: string
  eventId: string
  type: EventType
  attempts: number
}

/**
 * Due deliveries that are not yet loaded, longest due first. With `careful`, deliveries that were tried before come
 * first: while a webhook is down, one delivery uses up its attempts, instead of every delivery its first two.
 */
export async function dueDeliveries(
  sql: Queryable,
  { accountId, webhookId }: Lane,
  loadedIds: string[],
  { limit, careful }: { limit: number; careful: boolean },
): Promise<DueDelivery[]> {
  const due = (onlyRetries: boolean) => sql`
    select id, event_id, type, attempts, due_at from deliveries
    where account_id = ${accountId} and webhook_id = ${webhookId} and due_at <= statement_timestamp()
      ${onlyRetries ? sql`and due_at is not null and attempts > 0` : sql``} and id <> all(${loadedIds}::text[])
    order by due_at, id limit ${limit}`
  const retries = careful ? await sql<DueDelivery[]>`${due(true)}` : []
  return retries.length > 0 ? [...retries] : [...(await sql<DueDelivery[]>`${due(false)}`)]
}

export interface AttemptLine {
  at: number
  status: number | null
  ms: number
  /** Why the response is missing or incomplete. */
  reason: OutboundReason | null
  error: string | null
  answer: string
}

export interface Attempted {
  id: string
  attempt: AttemptLine
  /** `null` = it is retried after `waitMs`. */
  end: Exclude<DeliveryState, 'pending' | 'held'> | null
  waitMs: number | null
}

/** The number of attempts that are stored for display. */
const LOG_LENGTH = 30

/** Throws `LeaseLost` if another process has the lease, so that nothing is recorded. Returns the database's time. */
export async function lockLane(tx: Tx, lane: Lane): Promise<number> {
  const [row] = await tx<{ now: number }[]>`
    select clock_timestamp() as now from webhook_lanes
    where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId} and lease_token = ${lane.leaseToken}
    for no key update`
  if (!row) throw new LeaseLost()
  return row.now
}

export async function saveAttempts(tx: Tx, lane: Lane, attempted: readonly Attempted[], now: number): Promise<void> {
  const rows = attempted.map(({ id, attempt, end, waitMs }) => ({
    id,
    ended: end,
    ended_at: end === null ? null : jsonTime(now),
    due_at: end === null ? jsonTime(now + (waitMs ?? 0)) : null,
    status: attempt.status,
    line: [{ ...attempt, at: jsonTime(attempt.at) }],
  }))
  await tx`
    update deliveries as d set
      attempts = d.attempts + 1,
      last_status = results.status,
      log = case when jsonb_array_length(d.log) < ${LOG_LENGTH} then d.log else d.log - 0 end || results.line,
      state = coalesce(results.ended, d.state),
      ended_at = results.ended_at,
      due_at = results.due_at
    from json_to_recordset(${rowSet(tx, rows)})
      as results (id text, ended text, ended_at timestamptz, due_at timestamptz, status integer, line jsonb)
    where d.account_id = ${lane.accountId} and d.webhook_id = ${lane.webhookId} and d.id = results.id
      and d.state = 'pending'`
}

/** Their events are no longer stored. */
export async function expireDeliveries(tx: Tx, lane: Lane, ids: string[]): Promise<void> {
  await tx`
    update deliveries set state = 'expired', due_at = null, ended_at = statement_timestamp()
    where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId} and id = any(${ids}::text[])
      and state = 'pending'`
}

export interface LaneOutcome {
  /** Consecutive failures up to the last response. */
  failures: number
  /** Whether any response was a success, and whether a delivery was given up since. */
  succeeded: boolean
  gaveUp: boolean
  restMs: number
  /** The last failed attempt, for display. */
  failed: Pick<AttemptLine, 'at' | 'status' | 'reason'> | null
}

export async function saveOutcome(tx: Tx, lane: Lane, outcome: LaneOutcome, now: number): Promise<void> {
  const { failures, succeeded, gaveUp, restMs, failed } = outcome
  const { status = null, reason = null } = failed ?? {}
  const shown = failed && JSON.stringify({ at: jsonTime(failed.at), status, reason })
  await tx`
    update webhook_lanes set
      failures = ${failures},
      failing_since = case
        when ${failures} = 0 then null
        when ${succeeded} then ${now}::timestamptz
        else coalesce(failing_since, ${now}::timestamptz) end,
      given_up = ${failures} > 0 and (${gaveUp} or (given_up and not ${succeeded})),
      rest_until = ${restMs > 0 ? jsonTime(now + restMs) : null}::timestamptz,
      last_success_at = case when ${succeeded} then ${now}::timestamptz else last_success_at end,
      last_failure = coalesce(${shown}::text::jsonb, last_failure)
    where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId} and lease_token = ${lane.leaseToken}`
}

/** Interval at which the webhooks of a blocked account are checked again. */
const CLOSED_SECONDS = 30

/**
 * Releases the lane, due when its first delivery is. The lane is locked, so deliveries added concurrently wait for the
 * release and then make it due again. `parked`: the webhook was disabled when last read, and stays not due if it still
 * is; enabling it makes the lane due, before or after this.
 */
export async function releaseLane(tx: Tx, lane: Lane, how: 'open' | 'closed' | 'parked'): Promise<void> {
  const { accountId, webhookId, leaseToken } = lane
  const first = tx`(
    select min(due_at) from deliveries
    where account_id = ${accountId} and webhook_id = ${webhookId} and due_at is not null)`
  const open = tx`case when ${first} is null then null else greatest(${first}, rest_until) end`
  const isEnabled = tx`exists (
    select from webhooks where account_id = ${accountId} and id = ${webhookId} and state = 'enabled')`
  const next = {
    open,
    closed: tx`statement_timestamp() + ${CLOSED_SECONDS} * interval '1 second'`,
    parked: tx`case when ${isEnabled} then ${open} end`,
  }
  await tx`
    update webhook_lanes set lease_until = null, lease_token = null, due_at = ${next[how]}
    where account_id = ${accountId} and webhook_id = ${webhookId} and lease_token = ${leaseToken}`
}

interface LaneName {
  accountId: string
  webhookId: string
}

/**
 * Makes these lanes due. `anew`: on request, which resets failures and pauses. Locks lanes in key order, so that
 * concurrent callers do not deadlock.
 */
export async function wakeLanes(tx: Tx, lanes: readonly LaneName[], anew = false): Promise<void> {
  if (lanes.length === 0) return
  const [accounts, webhooks] = [lanes.map(({ accountId }) => accountId), lanes.map(({ webhookId }) => webhookId)]
  const locked = await unlessSplit(tx, tx`order by account_id, webhook_id for no key update`)
  const nodes = await ifSplit(tx, tx`and l.account_id = any(${accounts}::text[])`)
  const update = tx`
    with woken as materialized (
      select account_id, webhook_id from webhook_lanes l
      where (account_id, webhook_id) in (select * from unnest(${accounts}::text[], ${webhooks}::text[]))
        ${nodes} ${locked}
    )
    update webhook_lanes as l set
      due_at = ${anew ? tx`statement_timestamp()` : tx`least(l.due_at, greatest(statement_timestamp(), l.rest_until))`}
      ${anew ? tx`, rest_until = null, failures = 0` : tx``}
    from woken where l.account_id = woken.account_id and l.webhook_id = woken.webhook_id ${nodes}`
  await Promise.all([update, wakeReaders(tx)])
}

/** Lanes with pending deliveries that are not due. There should be none; this repairs them whatever the cause. */
export async function wakeForgotten(tx: Tx): Promise<number> {
  const { count } = await tx`
    update webhook_lanes as l set due_at = statement_timestamp()
    from webhooks w
    where w.account_id = l.account_id and w.id = l.webhook_id and w.state = 'enabled' and l.due_at is null
      and exists (
        select from deliveries d
        where d.account_id = l.account_id and d.webhook_id = l.webhook_id and d.due_at is not null)`
  return count
}
