import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { createOrderedIds } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import type { OperatorAction } from '../../vocabulary/audit.ts'
import type { OperatorAuditEntry } from '../schema/audit.ts'
import * as store from '../store/audit.ts'

/** An operator who is signed in, and the request. */
export interface Operator {
  accountId: string
  memberId: string
  requestId: string
}

export interface Deed {
  /** `null` = somebody at the machine, by a command. */
  by: Operator | null
  action: OperatorAction
  /** The account it concerns. */
  about?: string | null
  subject?: string | null
  reason?: string
  detail?: object
}

/** What operators did and looked at, for all of them to read. Nothing here changes or removes. */
export function createOperatorLog({ db, clock }: { db: Db; clock: Clock }) {
  const nextId = createOrderedIds('aud')

  /** In the transaction of the deed: neither exists without the other. */
  async function record(
    tx: Tx,
    { by, action, about = null, subject = null, reason, detail = {} }: Deed,
  ): Promise<void> {
    const at = clock.now()
    await store.insertOperatorAudit(tx, {
      at,
      id: nextId(at),
      accountId: by?.accountId ?? null,
      memberId: by?.memberId ?? null,
      action,
      about,
      subject,
      reason: reason ?? null,
      detail,
      requestId: by?.requestId ?? null,
    })
  }

  async function list(about: string | null, page: Page): Promise<{ total: number; items: OperatorAuditEntry[] }> {
    const { total, rows } = await store.pageOperatorAudit(db.sql, about, page)
    return { total, items: rows.map(toEntry) }
  }

  return { record, list }
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
