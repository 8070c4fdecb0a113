import type { NoticeSummary } from '../../bids/index.ts'
import { type Db, inBatches, type Queryable, type Tx } from '../../lib/db/index.ts'
import { createWorker, type Worker } from '../../lib/leases.ts'
import type { NewMail } from '../../mail/index.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { settlePursuit } from '../rules/settle.ts'
import type { PursuitRow, Reminded, ReminderState } from '../schema.ts'
import * as store from '../store/checks.ts'
import { findPursuitOf, wakePursuit } from '../store/pursuits.ts'
import type { PursuitWriter } from './write.ts'

/** The reminder of a deadline that is due now, and the time of the next check. */
interface ReminderStep extends ReminderState {
  /** Days left. */
  days: number | null
  dueAt: number | null
}

export interface PursuitCheckDeps {
  db: Db
  noticeSummaryOf: (sql: Queryable, noticeNo: string) => Promise<NoticeSummary | null>
  accountOf: (id: string, sql: Queryable) => Promise<{ name: string; businessNo: string | null } | null>
  membersOf: (
    sql: Queryable,
    accountId: string,
  ) => Promise<{ id: string; email: string; state: string; language: MailLanguage }[]>
  /** The shared reminder code: which of these days before a deadline is due. */
  remind: (memory: ReminderState, at: number | null, days: readonly number[], now: number) => ReminderStep
  /** Adds a mail to the outbox, in the caller's transaction. */
  mail: (tx: Tx, mail: NewMail) => Promise<string | null>
  log: (message: string, detail?: object) => void
  timing?: { leaseMs?: number; pollMs?: number }
}

type Deadline = keyof Reminded

const LEASE_MS = 60_000
const POLL_MS = 500
const AT_ONCE = 4
const FEED_BATCH = 2_000
const NEVER: ReminderState = { closeAt: null, told: null }
const SERVICE = { actor: { kind: 'system' as const, id: null } }

/**
 * Checks a pursuit after its notice or its fields changed, and for reminders. Each check has its own transaction, so
 * that a failed one does not affect others.
 */
export function createPursuitChecks(deps: PursuitCheckDeps, writer: PursuitWriter) {
  const { db, noticeSummaryOf, accountOf, membersOf, remind, mail, log, timing = {} } = deps
  const leaseMs = timing.leaseMs ?? LEASE_MS
  const leases = store.pursuitLeases(leaseMs)

  const check = (due: store.DuePursuit): Promise<void> =>
    db.transaction(async (tx) => {
      // The pursuit is locked before the notice is read: a later change makes the row due again.
      const pursuit = await store.lockDuePursuit(tx, due)
      if (!pursuit) return
      const notice = await noticeSummaryOf(tx, pursuit.noticeNo)
      const account = await accountOf(pursuit.accountId, tx)
      if (!notice || !account) return store.finishCheck(tx, pursuit, { reminded: pursuit.reminded, dueAt: null })
      if (await moveToReplacement(tx, pursuit, notice)) return
      const after = { ...pursuit, ...settlePursuit(pursuit, notice, account.businessNo) }
      await store.finishCheck(
        tx,
        pursuit,
        await remindOf(tx, after, notice, { company: account.name, now: pursuit.now }),
      )
      await writer.change(tx, pursuit, after, SERVICE)
    })

  /**
   * If the notice was withdrawn as a duplicate, the pursuit moves to the notice that replaces it, unless the account
   * already pursues that one.
   */
  async function moveToReplacement(tx: Tx, pursuit: PursuitRow, { withdrawal }: NoticeSummary): Promise<boolean> {
    const noticeNo = withdrawal?.sameAs ?? null
    if (noticeNo === null || (await findPursuitOf(tx, pursuit.accountId, noticeNo))) return false
    const after = { ...pursuit, noticeNo }
    await store.finishCheck(tx, pursuit, { reminded: pursuit.reminded, dueAt: null })
    await writer.change(tx, pursuit, after, SERVICE)
    // The other notice may already have a result.
    await wakePursuit(tx, after)
    return true
  }

  /** Sends the reminders that are due; returns the new reminder state. */
  async function remindOf(
    tx: Tx,
    pursuit: PursuitRow,
    notice: NoticeSummary,
    { company, now }: { company: string; now: number },
  ): Promise<{ reminded: Reminded; dueAt: number | null }> {
    const { state, reminded, remindClosing, remindOpening } = pursuit
    const step = (of: Deadline, isWanted: boolean, at: number | null, days: number[]) =>
      remind(reminded[of] ?? NEVER, isWanted && !notice.isCancelled ? at : null, days, now)
    const isAhead = state === 'watching' || state === 'preparing'
    const closing = step('closing', isAhead, notice.closeAt, remindClosing)
    const opening = step('opening', state === 'bid', notice.openAt, remindOpening)
    for (const [of, { days, closeAt }] of Object.entries({ closing, opening }) as [Deadline, ReminderStep][]) {
      if (days !== null && closeAt !== null) await write(tx, pursuit, notice, { of, days, at: closeAt, company })
    }
    const times = [closing.dueAt, opening.dueAt].filter((time) => time !== null)
    return {
      reminded: {
        closing: { closeAt: closing.closeAt, told: closing.told },
        opening: { closeAt: opening.closeAt, told: opening.told },
      },
      dueAt: times.length > 0 ? Math.min(...times) : null,
    }
  }

  /** Mails the assignee, if that is an active member. */
  async function write(
    tx: Tx,
    { accountId, id, noticeNo, assignee, bidAmount }: PursuitRow,
    { title, agency, detailUrl }: NoticeSummary,
    { of, days, at, company }: { of: Deadline; days: number; at: number; company: string },
  ): Promise<void> {
    const members = await membersOf(tx, accountId)
    const reader = members.find((member) => member.id === assignee && member.state === 'active')
    if (!reader) return
    await mail(tx, {
      accountId,
      to: reader.email,
      language: reader.language,
      template: 'pursuit-reminder',
      dedupe: `pursuit ${id} ${of} ${at} ${days} ${reader.id}`,
      data: { company, of, days, at, title, agency, noticeNo, bidAmount, url: URL.parse(detailUrl) },
    })
  }

  const worker = (): Worker =>
    createWorker<store.DuePursuit>({
      claim: (limit) => leases.claim(db.sql, limit),
      work: check,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: leases.due() },
      concurrency: AT_ONCE,
      log,
    })

  return {
    worker,
    /** Makes pursuits due whose notices have changed. */
    follow: () => inBatches(FEED_BATCH, (limit) => db.transaction((tx) => store.followNotices(tx, limit))),
    /** Called in the transaction that changes the business number, because results must be evaluated again. */
    settleAnew: (tx: Tx, accountId: string): Promise<void> => store.wakeSettled(tx, accountId),
  }
}
