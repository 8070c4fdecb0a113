import { createWorker, type Worker } from '../../lib/leases.ts'
import { STALE } from '../rules/mails.ts'
import * as store from '../store/mails.ts'
import { refusalsIn } from './refusals.ts'
import { createSorting, type SortingDeps } from './sort.ts'
import { createTelling, isSuspended, type TellingDeps } from './tell.ts'

export interface AlertMailDeps extends TellingDeps, SortingDeps {
  timing?: { leaseMs?: number; pollMs?: number }
}

const LEASE_MS = 60_000
const POLL_MS = 1_000
/** Poll interval for the reader's events: all that an immediate mail waits for. */
const ITEM_POLL_MS = 200
const ITEMS_AT_ONCE = 500
const MEMBERS_AT_ONCE = 8
const KEPT_DAYS = 40
/** Stated in `docs/alerts.md`. A notice may change, and get a result, long after it has closed. */
const MUTED_DAYS = 400

interface PendingMail {
  id: string
  accountId: string | null
  template: string
  ageMs: number
}

/** Events become notes for members, notes become mails in the outbox; each step is one transaction. */
export function createAlertMails(deps: AlertMailDeps) {
  const { db, log, membersOf, accountOf, timing = {} } = deps
  const { enqueue, sort } = createSorting(deps)
  const tell = createTelling(deps)
  const leaseMs = timing.leaseMs ?? LEASE_MS
  let wakeMembers = () => {}
  const items = store.itemLeases(leaseMs)
  const members = store.memberLeases(leaseMs)

  /**
   * Asked by the outbox right before a mail leaves. Where the answer is no, its notes go back to those still to be
   * told: without those no longer wanted, or, too late for a mail of their own, to be listed in the next digest.
   */
  async function isWanted({ id, accountId, template, ageMs }: PendingMail): Promise<boolean> {
    if (template !== 'alert' || accountId === null) return true
    const notes = await store.notesOfMail(db.sql, accountId, id)
    const [first] = notes
    if (!first) return true
    const { memberId } = first
    const people = await membersOf(db.sql, accountId)
    const refuses = await refusalsIn(
      db.sql,
      accountId,
      notes.map(({ noticeNo }) => noticeNo),
    )
    const isDigest = notes.some(({ pace }) => pace === 'daily' || pace === 'weekly')
    const isStale = isDigest
      ? ageMs > STALE.digest
      : notes.some((note) => note.lateAt === null && note.ageMs > STALE.instant)
    const reader = people.find(({ id }) => id === memberId)
    const listens = reader?.state === 'active' && !isSuspended(reader, await accountOf(accountId))
    const agrees = notes.every(
      ({ keywords, noticeNo }) => !keywords.some((keyword) => refuses(memberId, keyword, noticeNo)),
    )
    if (!isStale && listens && agrees) return true
    await db.transaction(async (tx) => {
      await store.wakeMembers(tx, [{ accountId, memberId, dueAt: first.at }])
      await store.reopenNotes(tx, accountId, id, isStale)
    })
    return false
  }

  const itemWorker = (): Worker =>
    createWorker<{ rows: store.ItemRow[] }>({
      claim: async () => {
        const rows = await items.claim(db.sql, ITEMS_AT_ONCE)
        return rows.length > 0 ? [{ rows }] : []
      },
      work: async ({ rows }) => {
        await sort(rows)
        wakeMembers()
      },
      heartbeat: async (jobs) => {
        const extended = await Promise.all(jobs.map(({ rows }) => items.extend(db.sql, rows)))
        return jobs.filter((_, index) => (extended[index]?.length ?? 0) > 0)
      },
      leaseMs,
      pollMs: timing.pollMs ?? ITEM_POLL_MS,
      due: { db, question: items.due() },
      concurrency: 1,
      log,
    })

  function memberWorker(): Worker {
    const worker = createWorker<store.AlertMemberRow>({
      claim: (limit) => members.claim(db.sql, limit),
      work: tell,
      heartbeat: (rows) => members.extend(db.sql, rows),
      leaseMs,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: members.due() },
      concurrency: MEMBERS_AT_ONCE,
      log,
    })
    wakeMembers = worker.nudge
    return worker
  }

  return {
    enqueue,
    isWanted,
    itemWorker,
    memberWorker,
    async sweep() {
      await store.deleteNotes(db.sql, KEPT_DAYS)
      await store.deleteMuted(db.sql, MUTED_DAYS)
    },
  }
}
