// Deletes rows after their retention period. docs/operating.md lists it for each table.

import { inBatches } from './batches.ts'
import { unlessSplit } from './citus.ts'
import { codeOf } from './db.ts'
import type { Fragment, Queryable } from './sql.ts'

interface Age {
  table: string
  /** The columns of its primary key. */
  key: readonly string[]
  /** The column or expression by which rows are deleted; it has an index. */
  by: string
  /** Only rows that match this condition are deleted. */
  only?: string
}

/** Each has an index that begins with `by`; a test checks the query plans. */
export const AGES = {
  alert_notes: { table: 'alert_notes', key: ['account_id', 'member_id', 'ref'], by: 'at' },
  consultation_visits: { table: 'consultation_visits', key: ['network'], by: 'begun_at' },
  consultations: { table: 'consultations', key: ['id'], by: 'greatest(last_at, decided_at)' },
  deliveries: { table: 'deliveries', key: ['account_id', 'webhook_id', 'id'], by: 'created_at' },
  event_notices: { table: 'event_notices', key: ['change'], by: 'at' },
  idempotency: { table: 'idempotency', key: ['scope', 'digest'], by: 'expires_at' },
  incidents: { table: 'incidents', key: ['account_id', 'id'], by: 'resolved_at', only: 'resolved_at is not null' },
  invitation_mails: { table: 'invitation_mails', key: ['account_id', 'day', 'address'], by: 'day' },
  key_networks: { table: 'key_networks', key: ['account_id', 'key_id', 'network', 'outside'], by: 'at' },
  keyword_states: { table: 'keyword_states', key: ['account_id', 'id', 'version'], by: 'until' },
  leak_reports: { table: 'leak_reports', key: ['account_id', 'key_id', 'finding'], by: 'at' },
  mails: { table: 'mails', key: ['id'], by: 'ended_at' },
  muted_notices: { table: 'muted_notices', key: ['account_id', 'member_id', 'notice_no'], by: 'at' },
  network_blocks: { table: 'network_blocks', key: ['id'], by: 'until' },
  oauth_clients: { table: 'oauth_clients', key: ['id'], by: 'expires_at' },
  oauth_codes: { table: 'oauth_codes', key: ['digest'], by: 'expires_at' },
  oauth_requests: { table: 'oauth_requests', key: ['digest'], by: 'expires_at' },
  oauth_tokens: { table: 'oauth_tokens', key: ['digest'], by: 'expires_at' },
  operator_visits: { table: 'operator_visits', key: ['account_id', 'member_id', 'visited'], by: 'ends_at' },
  passkey_challenges: { table: 'passkey_challenges', key: ['challenge'], by: 'expires_at' },
  profile_states: { table: 'profile_states', key: ['account_id', 'position'], by: 'until' },
  reminders: {
    table: 'reminders',
    key: ['account_id', 'notice_no', 'keyword_id'],
    by: 'made_at',
    only: 'due_at is null',
  },
  reports: { table: 'reports', key: ['account_id', 'id'], by: 'created_at', only: 'due_at is null' },
  session_link_visits: { table: 'session_link_visits', key: ['visitor'], by: 'begun_at' },
  session_links: { table: 'session_links', key: ['digest'], by: 'expires_at' },
  sessions_begun: { table: 'sessions', key: ['digest'], by: 'created_at' },
  sessions_unused: { table: 'sessions', key: ['digest'], by: 'last_used_at' },
  source_calls: { table: 'source_calls', key: ['source', 'budget', 'day'], by: 'day' },
  source_followed: { table: 'source_followed', key: ['source', 'operation', 'subject'], by: 'at' },
  source_held: { table: 'source_held', key: ['source', 'number', 'revision'], by: 'since', only: 'written' },
  // A withdrawal that arrived before its notice waits for it.
  source_rejects: { table: 'source_rejects', key: ['source', 'id'], by: 'at', only: "reason <> 'unknown_notice'" },
  source_runs: {
    table: 'source_runs',
    key: ['id'],
    by: 'begun_at',
    only: `not exists (select from source_windows w where w.run = source_runs.id)
      and not exists (select from source_rejects r where r.run = source_runs.id)`,
  },
  usage_days: { table: 'usage_days', key: ['account_id', 'day', 'kind'], by: 'day' },
} satisfies Record<string, Age>

export type AgeName = keyof typeof AGES

/**
 * On a cluster two processes may choose the same rows, because rows cannot be locked while they are chosen, and each
 * node deletes them in its own order, so no lock order holds for all nodes. PostgreSQL ends one of the two, which
 * starts again.
 */
const DEADLOCK = '40P01'
const ATTEMPTS = 8
/** Rows per statement: it holds their locks, but blocks nothing else. */
const BATCH = 1000

/** One batch, in its order. Rows that another process is deleting or changing are skipped. */
export const agedRows = async (
  sql: Queryable,
  name: AgeName,
  until: Fragment,
  { limit = BATCH, also = sql`true` } = {},
): Promise<[Fragment]> => {
  const { table, key, by, only = 'true' }: Age = AGES[name]
  const locked = await unlessSplit(sql, sql`for update skip locked`)
  const columns = key.map((column, at) => `${column} as key_${at}`).join(', ')
  // In a list, because an async function would run a fragment that it returns.
  return [
    sql`
      select ${sql.unsafe(columns)} from ${sql(table)}
      where ${sql.unsafe(by)} <= ${until} and ${sql.unsafe(only)} and ${also}
      order by ${sql.unsafe(by)} limit ${limit} ${locked}`,
  ]
}

/**
 * Deletes the rows whose time is at most `until` and that match the condition, if one is given; each batch in its own
 * transaction. Returns the number of deleted rows.
 */
export const forgetAged = (sql: Queryable, name: AgeName, until: Fragment, also = sql`true`): Promise<number> =>
  inBatches(BATCH, async (limit) => {
    const { table, key, by, only = 'true' }: Age = AGES[name]
    const [rows] = await agedRows(sql, name, until, { limit, also })
    const same = key.map((column, at) => `${table}.${column} = old.key_${at}`).join(' and ')
    // The condition is checked again, because rows are not locked on a cluster.
    const statement = () => sql`
      with old as materialized (${rows})
      delete from ${sql(table)} using old
      where ${sql.unsafe(same)} and ${sql.unsafe(by)} <= ${until} and ${sql.unsafe(only)} and ${also}`
    for (let attempt = 1; ; attempt++) {
      try {
        return (await statement()).count
      } catch (error) {
        if (codeOf(error) !== DEADLOCK || attempt === ATTEMPTS) throw error
      }
    }
  })

/**
 * The same for an audit log. The role of the app may not delete there; these database functions may, and refuse to
 * delete entries of the last year.
 */
export const forgetAudit = (sql: Queryable, log: 'audit' | 'operator_audit', before: number): Promise<number> =>
  inBatches(BATCH, async (limit) => {
    // Years differ in length and clocks differ; the functions raise an error for entries that are too young.
    const [row] = await sql<{ gone: number }[]>`
      select ${sql(`forget_${log}`)}(
        least(${before}::timestamptz, statement_timestamp() - interval '1 year'), ${limit}::integer
      ) as gone`
    return row?.gone ?? 0
  })

export const daysAgo = (sql: Queryable, days: number): Fragment =>
  sql`statement_timestamp() - ${days} * interval '1 day'`
