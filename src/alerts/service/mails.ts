import { createWorker, type Worker } from '../../lib/leases.ts'
import { STALE } from '../rules/mails.ts'
import * as store from '../store/mails.ts'
import { createMemberMails, isSuspended, type MemberMailDeps } from './member-mails.ts'
import { createNoteWriter, type NoteWriterDeps } from './notes.ts'
import { refusalsIn } from './refusals.ts'

export interface AlertMailDeps extends MemberMailDeps, NoteWriterDeps {
  timing?: { leaseMs?: number; pollMs?: number }
}

const LEASE_MS = 60_000
const POLL_MS = 1_000
/** Poll interval for new events; the only delay of an immediate mail. */
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

/** Turns events into notes for members, and notes into mails in the outbox; each step is one transaction. */
export function createAlertMails(deps: AlertMailDeps) {
  const { db, log, membersOf, accountOf, timing = {} } = deps
  const { enqueue, writeNotes } = createNoteWriter(deps)
  const sendDue = createMemberMails(deps)
  const leaseMs = timing.leaseMs ?? LEASE_MS
  let wakeMembers = () => {}
  const items = store.itemLeases(leaseMs)
  const members = store.memberLeases(leaseMs)

  /**
   * Called by the outbox right before a mail is sent. If the mail is no longer wanted, its notes are open again: the
   * next mail leaves out those no longer wanted, and a digest lists those that are too late for a separate mail.
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
    const canGetMail = reader?.state === 'active' && !isSuspended(reader, await accountOf(accountId))
    const isSubscribed = notes.every(
      ({ keywords, noticeNo }) => !keywords.some((keyword) => refuses(memberId, keyword, noticeNo)),
    )
    if (!isStale && canGetMail && isSubscribed) return true
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
        await writeNotes(rows)
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
      work: sendDue,
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
