import type { Actor } from '../../accounts/index.ts'
import { type Fragment, forgetAudit, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { offsetOf, type Page } from '../../lib/page.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'

export interface AuditRow {
  accountId: string
  at: number
  id: string
  actorKind: Actor['kind']
  actorId: string | null
  action: AuditAction
  subject: string | null
  detail: object
  requestId: string | null
}

export interface AuditQuery extends Page {
  from: number | null
  to: number | null
  /** Replaces the page number: the rows after or before this one. */
  anchor: AuditAnchor | null
}

export interface AuditAnchor {
  direction: 'next' | 'prev'
  at: number
  id: string
}

export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx`
    insert into audit (account_id, at, id, actor_kind, actor_id, action, subject, detail, request_id)
    values (${row.accountId}, ${row.at}, ${row.id}, ${row.actorKind}, ${row.actorId}, ${row.action}, ${row.subject},
      ${JSON.stringify(row.detail)}::text::jsonb, ${row.requestId})`
}

/** Newest first, plus one row if there are more; backwards from an anchor, oldest first. */
export function listAudit(sql: Queryable, accountId: string, query: AuditQuery) {
  const { from, to, anchor, pageSize } = query
  const within = sql`audit where account_id = ${accountId}
    and (${from}::timestamptz is null or at >= ${from}) and (${to}::timestamptz is null or at < ${to})`
  return readPage<AuditRow>(sql, {
    from: within,
    part: sql`${within} and ${beyond(sql, anchor)}`,
    order: anchor?.direction === 'prev' ? sql`at, id` : sql`at desc, id desc`,
    limit: pageSize + 1,
    offset: anchor ? 0 : offsetOf(query),
  })
}

function beyond(sql: Queryable, anchor: AuditAnchor | null): Fragment {
  if (!anchor) return sql`true`
  const { direction, at, id } = anchor
  return direction === 'next' ? sql`(at, id) < (${at}, ${id})` : sql`(at, id) > (${at}, ${id})`
}

export const deleteAudit = (sql: Queryable, before: number): Promise<number> => forgetAudit(sql, 'audit', before)
