import { type Fragment, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import type { OutboundReason } from '../../lib/outbound/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { DisabledReason, WebhookFormat } from '../schema/webhooks.ts'

export interface WebhookRow {
  accountId: string
  id: string
  url: string
  /** `null` = all. */
  events: EventType[] | null
  format: WebhookFormat
  description: string | null
  state: 'enabled' | 'disabled'
  disabledReason: Exclude<DisabledReason, 'incident'> | null
  disabledAt: number | null
  secret: Buffer
  secretHint: string
  previousSecret: Buffer | null
  previousUntil: number | null
  signingKey: Buffer | null
  publicKey: string | null
  createdAt: number
}

/** With the state of its lane and its account. */
export interface ShownRow extends WebhookRow {
  failingSince: number | null
  lastSuccessAt: number | null
  lastFailure: { at: string; status: number | null; reason: OutboundReason | null } | null
  /** When an incident blocked the whole account. */
  blockedSince: number | null
}

const shown = (sql: Queryable, accountId: string, from: Fragment) => sql`
  with w as materialized (
    select w.*, l.failing_since, l.last_success_at, l.last_failure
    from ${from} left join webhook_lanes l on l.account_id = w.account_id and l.webhook_id = w.id
    where w.account_id = ${accountId}
  )
  select w.*, case when a.blocked_by is null then null else coalesce((
    select i.contained_at from incidents i where i.account_id = a.id and i.id = a.blocked_by
  ), w.created_at) end as blocked_since
  from w join accounts a on a.id = w.account_id`

/** Oldest first. */
export const listWebhooks = (sql: Queryable, accountId: string, page: Page) =>
  readPage<ShownRow>(sql, {
    from: sql`webhooks where account_id = ${accountId}`,
    rows: shown(sql, accountId, sql`page w`),
    order: sql`id`,
    ...rangeOf(page),
  })

export async function findWebhook(sql: Queryable, accountId: string, id: string): Promise<ShownRow | null> {
  const [row] = await sql<
    ShownRow[]
  >`${shown(sql, accountId, sql`(select * from webhooks where account_id = ${accountId} and id = ${id}) w`)}`
  return row ?? null
}

/** Call this before changing a webhook or the deliveries of its lane. */
export async function lockWebhook(tx: Tx, accountId: string, id: string): Promise<ShownRow | null> {
  await tx`select from webhooks where account_id = ${accountId} and id = ${id} for no key update`
  return findWebhook(tx, accountId, id)
}

export async function countWebhooks(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from webhooks where account_id = ${accountId}`
  return row?.count ?? 0
}

export async function insertWebhook(tx: Tx, row: WebhookRow): Promise<void> {
  await tx`
    insert into webhooks (account_id, id, url, events, format, description, state, secret, secret_hint, signing_key,
      public_key, created_at)
    values (${row.accountId}, ${row.id}, ${row.url}, ${row.events}::text[], ${row.format}, ${row.description},
      ${row.state}, ${row.secret}, ${row.secretHint}, ${row.signingKey}, ${row.publicKey}, ${row.createdAt})`
  await tx`insert into webhook_lanes (account_id, webhook_id) values (${row.accountId}, ${row.id})`
}

export async function saveWebhook(tx: Tx, row: WebhookRow): Promise<void> {
  await tx`
    update webhooks set url = ${row.url}, events = ${row.events}::text[], format = ${row.format},
      description = ${row.description}, state = ${row.state}, disabled_reason = ${row.disabledReason},
      disabled_at = ${row.disabledAt}, secret = ${row.secret}, secret_hint = ${row.secretHint},
      previous_secret = ${row.previousSecret}, signing_key = ${row.signingKey}, public_key = ${row.publicKey}
    where account_id = ${row.accountId} and id = ${row.id}`
}

/** The previous secret keeps signing, together with the new one, until it expires by the database's clock. */
export async function saveSecret(
  tx: Tx,
  { accountId, id, secret, secretHint }: Pick<WebhookRow, 'accountId' | 'id' | 'secret' | 'secretHint'>,
  graceSeconds: number,
): Promise<void> {
  await tx`
    update webhooks set
      previous_secret = ${graceSeconds > 0 ? tx`secret` : tx`null`},
      previous_until = ${graceSeconds > 0 ? tx`statement_timestamp() + ${graceSeconds} * interval '1 second'` : tx`null`},
      secret = ${secret}, secret_hint = ${secretHint}
    where account_id = ${accountId} and id = ${id}`
}

/** Deletes a webhook with all its deliveries. */
export async function deleteWebhook(tx: Tx, accountId: string, id: string): Promise<boolean> {
  await tx`delete from deliveries where account_id = ${accountId} and webhook_id = ${id}`
  await tx`delete from webhook_lanes where account_id = ${accountId} and webhook_id = ${id}`
  const { count } = await tx`delete from webhooks where account_id = ${accountId} and id = ${id}`
  return count > 0
}

/** The plan no longer includes webhooks. */
export async function disableByPlan(tx: Tx, accountId: string): Promise<void> {
  await tx`
    update webhooks set state = 'disabled', disabled_reason = 'plan', disabled_at = statement_timestamp()
    where account_id = ${accountId} and state = 'enabled'`
}

/** The plan includes webhooks again: enables those that the plan had disabled. */
export async function enableByPlan(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update webhooks set state = 'enabled', disabled_reason = null, disabled_at = null
    where account_id = ${accountId} and disabled_reason = 'plan' returning id`
  return rows.map(({ id }) => id)
}

/** `false` if it was disabled already. */
export async function disableWebhook(
  tx: Tx,
  { accountId, id, reason }: { accountId: string; id: string; reason: WebhookRow['disabledReason'] },
): Promise<boolean> {
  const { count } = await tx`
    update webhooks set state = 'disabled', disabled_reason = ${reason}, disabled_at = statement_timestamp()
    where account_id = ${accountId} and id = ${id} and state = 'enabled'`
  return count > 0
}

/** Enabled webhooks that have failed for this long and gave up a delivery meanwhile. */
export const listFailing = async (sql: Queryable, days: number, limit: number) => [
  ...(await sql<{ accountId: string; id: string }[]>`
    select w.account_id, w.id
    from webhook_lanes l
    join webhooks w on w.account_id = l.account_id and w.id = l.webhook_id and w.state = 'enabled'
    where l.given_up and l.failing_since <= statement_timestamp() - ${days} * interval '1 day'
    order by w.account_id, w.id limit ${limit}`),
]

/** Whether the webhook is still failing; checked again after locking it. */
export async function isFailing(tx: Tx, accountId: string, id: string, days: number): Promise<boolean> {
  const rows = await tx`
    select from webhook_lanes
    where account_id = ${accountId} and webhook_id = ${id} and given_up
      and failing_since <= statement_timestamp() - ${days} * interval '1 day'`
  return rows.length > 0
}

/** The event types that each webhook of these accounts subscribes to. */
export const listSubscriptions = async (tx: Tx, accountIds: string[]) => [
  ...(await tx<Pick<WebhookRow, 'accountId' | 'id' | 'events'>[]>`
    select account_id, id, events from webhooks where account_id = any(${accountIds}::text[])
    order by account_id, id`),
]
