import type { AuditEntry } from '../../accounts/index.ts'
import type { FieldChange } from '../../bids/index.ts'
import { type Clock, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Queryable, Tx } from '../../lib/db/index.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import type { NoticeKind, Status } from '../../vocabulary/notices.ts'
import { pursuitChanges } from '../rules/moves.ts'
import type { Pursuit, PursuitRow } from '../schema.ts'
import { insertPursuitStep, type PursuitActor } from '../store/history.ts'
import * as store from '../store/pursuits.ts'

/** The actor and the id of the request. */
export interface PursuitOperation {
  actor: PursuitActor
  requestId?: string
}

interface StatusFacts {
  kind: NoticeKind
  outcome: 'awarded' | 'failed' | 'opened' | null
  closeAt: number | null
  openAt: number | null
  postedAt: number
}

/** The data of a `pursuit.changed` event. Clients use the actor to ignore their own changes. */
interface PursuitNews {
  pursuit: Pursuit
  changes: FieldChange[]
  actor: PursuitActor
}

export interface PursuitWriterDeps {
  clock: Clock
  /** The status of a notice at a moment. */
  statusAt: (facts: StatusFacts, at: number) => Status
  /** Writes to the audit log, in the transaction of the change. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  /** Adds an event of the account, in the transaction of the change. */
  record: (tx: Tx, event: { accountId: string; type: 'pursuit.changed'; data: PursuitNews }) => Promise<unknown>
}

/** Every write of a pursuit adds a step to its history, an entry to the audit log and an event. */
export function createPursuitWriter({ clock, statusAt, audit, record }: PursuitWriterDeps) {
  const show = (row: store.ShownPursuit): Pursuit => toPursuit(row, statusAt, clock.now())

  async function find(sql: Queryable, accountId: string, id: string): Promise<Pursuit | null> {
    const row = await store.findPursuit(sql, accountId, id)
    return row && show(row)
  }

  /** Records a row that was just inserted; returns the pursuit as the API shows it. */
  const begin = (tx: Tx, row: PursuitRow, operation: PursuitOperation): Promise<Pursuit> =>
    recordAudit(tx, 'pursuit.created', row, pursuitChanges(null, row), operation)

  /** Updates a locked row; returns `null` if nothing changed. */
  async function change(
    tx: Tx,
    before: PursuitRow,
    after: PursuitRow,
    operation: PursuitOperation,
  ): Promise<Pursuit | null> {
    const changes = pursuitChanges(before, after)
    if (changes.length === 0) return null
    const row = { ...after, version: before.version + 1, updatedAt: clock.now() }
    await store.updatePursuit(tx, row)
    return recordAudit(tx, 'pursuit.changed', row, changes, operation)
  }

  async function recordAudit(
    tx: Tx,
    action: AuditAction,
    row: PursuitRow,
    changes: FieldChange[],
    operation: PursuitOperation,
  ) {
    const { accountId, id, noticeNo } = row
    await insertPursuitStep(tx, row, operation.actor, changes)
    await audit(tx, { ...operation, accountId, action, subject: id, detail: { noticeNo, ...detailOf(changes) } })
    const pursuit = await find(tx, accountId, id)
    if (!pursuit) throw new Error('a pursuit was written and did not come back')
    await record(tx, { accountId, type: 'pursuit.changed', data: { pursuit, changes, actor: operation.actor } })
    return pursuit
  }

  async function end(tx: Tx, row: store.ShownPursuit, operation: PursuitOperation): Promise<void> {
    const { accountId, id, noticeNo } = row
    const changes = pursuitChanges(row, null)
    await store.removePursuit(tx, row)
    const detail = { noticeNo, ...detailOf(changes) }
    await audit(tx, { ...operation, accountId, action: 'pursuit.deleted', subject: id, detail })
    await record(tx, {
      accountId,
      type: 'pursuit.changed',
      data: { pursuit: show(row), changes, actor: operation.actor },
    })
  }

  return { show, find, begin, change, end }
}
export type PursuitWriter = ReturnType<typeof createPursuitWriter>

/** The audit log omits results, because the history contains them. */
const detailOf = (changes: FieldChange[]): object =>
  Object.fromEntries(
    changes.filter(({ field }) => field !== 'result').map(({ field, old, new: to }) => [field, { from: old, to }]),
  )

function toPursuit(row: store.ShownPursuit, statusAt: PursuitWriterDeps['statusAt'], now: number): Pursuit {
  return {
    id: row.id,
    noticeNo: row.noticeNo,
    notice: row.title === null ? null : toNotice(row, row.title, statusAt, now),
    state: row.state,
    stateBy: row.stateBy,
    assignee: row.assignee,
    bidAmount: row.bidAmount,
    remindClosing: row.remindClosing,
    remindOpening: row.remindOpening,
    outcome: row.outcome,
    result: toResult(row),
    noteCount: row.noteCount,
    createdBy: row.createdBy,
    createdAt: seoulTime(row.createdAt),
    updatedAt: seoulTime(row.updatedAt),
  }
}

const toNotice = (
  {
    agency,
    demandAgency,
    currency,
    estimatedPrice,
    baseAmount,
    closeAt,
    openAt,
    postedAt,
    kind,
    ...row
  }: store.ShownPursuit,
  title: string,
  statusAt: PursuitWriterDeps['statusAt'],
  now: number,
): NonNullable<Pursuit['notice']> => ({
  title,
  agency,
  demandAgency,
  currency,
  estimatedPrice,
  baseAmount,
  closeAt: seoulTimeOrNull(closeAt),
  openAt: seoulTimeOrNull(openAt),
  status: statusAt({ kind, outcome: row.noticeOutcome, closeAt, openAt, postedAt }, now),
  detailUrl: row.detailUrl,
})

function toResult({
  result,
  plannedPrice,
  hasOwn,
  ownRank,
  ownAmount,
  ownRate,
}: store.ShownPursuit): Pursuit['result'] {
  if (!result) return null
  const { revision: _revision, ...shown } = result
  return { ...shown, plannedPrice, own: hasOwn ? { rank: ownRank, amount: ownAmount, rate: ownRate } : null }
}
