import { forgetAudit, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { OperatorAction } from '../../vocabulary/audit.ts'

export interface OperatorAuditRow {
  at: number
  id: string
  accountId: string | null
  memberId: string | null
  email: string | null
  action: OperatorAction
  /** The id of the account that it belongs to. */
  about: string | null
  accountName: string | null
  subject: string | null
  reason: string | null
  detail: object
  requestId: string | null
}

/** One subject of an action. */
export type NewAuditRow = Pick<OperatorAuditRow, 'id' | 'about' | 'subject'>
type NewAuditAction = Omit<OperatorAuditRow, 'email' | 'accountName' | keyof NewAuditRow>

/** Stores the member's current address. Names of accounts are read at each request. */
export async function insertOperatorAudit(tx: Tx, action: NewAuditAction, rows: readonly NewAuditRow[]): Promise<void> {
  const { at, accountId, memberId, reason, detail, requestId } = action
  await tx`
    insert into operator_audit (at, id, account_id, member_id, email, action, about, subject, reason, detail, request_id)
    select ${at}, id, ${accountId}, ${memberId},
      (select email from members where account_id = ${accountId} and members.id = ${memberId}),
      ${action.action}, about, subject, ${reason}, ${JSON.stringify(detail)}::text::jsonb, ${requestId}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ about }) => about)}::text[],
      ${rows.map(({ subject }) => subject)}::text[]) as added (id, about, subject)`
}

/** Newest first; for one account or for all. */
export function pageOperatorAudit(sql: Queryable, about: string | null, page: Page) {
  const those = about === null ? sql`operator_audit` : sql`operator_audit where about = ${about}`
  const rows = sql`select *, (select name from accounts where id = about) as account_name from page`
  return readPage<OperatorAuditRow>(sql, { from: those, rows, order: sql`at desc, id desc`, ...rangeOf(page) })
}

export const deleteOperatorAudit = (sql: Queryable, before: number): Promise<number> =>
  forgetAudit(sql, 'operator_audit', before)
