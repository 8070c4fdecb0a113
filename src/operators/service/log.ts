import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { createOrderedIds } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import type { OperatorAction } from '../../vocabulary/audit.ts'
import type { OperatorAuditEntry } from '../schema/audit.ts'
import * as store from '../store/audit.ts'

/** A signed-in operator, and the id of the request. */
export interface Operator {
  accountId: string
  memberId: string
  requestId: string
}

/** The object of an action. */
export interface LoggedSubject {
  /** The id of the account that it belongs to. */
  about?: string | null
  subject?: string | null
}

interface Action {
  /** `null` = a command. */
  by: Operator | null
  action: OperatorAction
  reason?: string | null
  detail?: object
}
export type LoggedAction = Action & LoggedSubject

/** The log of the operators' changes and visits, readable for all of them. Entries cannot be changed or deleted. */
export function createOperatorLog({ db, clock }: { db: Db; clock: Clock }) {
  const nextId = createOrderedIds('aud')

  /** Adds an entry for each subject, in the transaction of the action. */
  async function recordEach(tx: Tx, done: Action, subjects: readonly LoggedSubject[]): Promise<void> {
    const { by, action, reason = null, detail = {} } = done
    const at = clock.now()
    const { accountId = null, memberId = null, requestId = null } = by ?? {}
    const entries = subjects.map(({ about = null, subject = null }) => ({ id: nextId(at), about, subject }))
    await store.insertOperatorAudit(tx, { at, accountId, memberId, action, reason, detail, requestId }, entries)
  }

  const record = (tx: Tx, { about, subject, ...action }: LoggedAction): Promise<void> =>
    recordEach(tx, action, [{ about: about ?? null, subject: subject ?? null }])

  async function list(about: string | null, page: Page): Promise<{ total: number; items: OperatorAuditEntry[] }> {
    const { total, rows } = await store.pageOperatorAudit(db.sql, about, page)
    return { total, items: rows.map(toEntry) }
  }

  return { record, recordEach, list }
}
export type OperatorLog = ReturnType<typeof createOperatorLog>

const toEntry = (row: store.OperatorAuditRow): OperatorAuditEntry => ({
  id: row.id,
  at: seoulTime(row.at),
  operator:
    row.accountId === null || row.memberId === null
      ? null
      : { accountId: row.accountId, memberId: row.memberId, email: row.email ?? '' },
  action: row.action,
  accountId: row.about,
  accountName: row.accountName,
  subject: row.subject,
  reason: row.reason,
  detail: row.detail,
  requestId: row.requestId,
})
