import { type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { OperatorAction } from '../../vocabulary/audit.ts'

export interface OperatorAuditRow {
  at: number
  id: string
  accountId: string | null
  memberId: string | null
  email: string | null
  action: OperatorAction
  /** The account it concerns. */
  about: string | null
  accountName: string | null
  subject: string | null
  reason: string | null
  detail: object
  requestId: string | null
}

/** The address is the one the member has now; names of accounts are read anew each time. */
export async function insertOperatorAudit(tx: Tx, row: Omit<OperatorAuditRow, 'email' | 'accountName'>): Promise<void> {
  await tx`
    insert into operator_audit (at, id, account_id, member_id, email, action, about, subject, reason, detail, request_id)
    values (${row.at}, ${row.id}, ${row.accountId}, ${row.memberId},
      (select email from members where account_id = ${row.accountId} and id = ${row.memberId}),
      ${row.action}, ${row.about}, ${row.subject}, ${row.reason}, ${JSON.stringify(row.detail)}::text::jsonb,
      ${row.requestId})`
}

/** Newest first; of one account or of everything. */
export function pageOperatorAudit(sql: Queryable, about: string | null, page: Page) {
  const those = about === null ? sql`operator_audit` : sql`operator_audit where about = ${about}`
  const rows = sql`select *, (select name from accounts where id = about) as account_name from page`
  return readPage<OperatorAuditRow>(sql, { from: those, rows, order: sql`at desc, id desc`, ...rangeOf(page) })
}
