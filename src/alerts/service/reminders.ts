import { inBatches, type Tx } from '../../lib/db/index.ts'
import { createWorker, type Worker } from '../../lib/leases.ts'
import { readersOf } from '../rules/mails.ts'
import { nextReminder } from '../rules/reminders.ts'
import { insertNotes } from '../store/mails.ts'
import * as store from '../store/reminders.ts'
import type { AlertMailDeps } from './mails.ts'
import { refusalsIn } from './refusals.ts'
import type { KeywordNow } from './wanted.ts'

type ReminderDeps = Pick<AlertMailDeps, 'db' | 'log' | 'membersOf' | 'keywordsNow' | 'noticesNow' | 'timing'>

const LEASE_MS = 60_000
const POLL_MS = 1_000
const AT_ONCE = 4
const FEED_BATCH = 2_000
/** No notice closes later than this after it was published, unless it is published again. */
const KEPT_DAYS = 400

/** Reminders of closing dates, for matched notices. A reminder is checked when due and when its notice changes. */
export function createReminders({ db, log, membersOf, keywordsNow, noticesNow, timing = {} }: ReminderDeps) {
  const leaseMs = timing.leaseMs ?? LEASE_MS
  const reminders = store.reminderLeases(leaseMs)

  async function check(row: store.ReminderRow): Promise<void> {
    await db.transaction(async (tx) => {
      // Locked before the notice is read, so that a concurrent change makes the row due again.
      const reminder = await store.lockDueReminder(tx, row)
      if (!reminder) return
      const { accountId, noticeNo, keywordId, now } = reminder
      const [keyword] = await keywordsNow(tx, accountId, [keywordId])
      const [notice] = await noticesNow([noticeNo])
      const isOpen = notice !== undefined && notice.kind !== 'cancelled'
      const remindDays = keyword && reminds(keyword) ? keyword.alert.remind : []
      const step = nextReminder(reminder, isOpen ? notice.closeAt : null, remindDays, now)
      if (keyword && step.days !== null)
        await writeNotes(tx, reminder, keyword, { days: step.days, closeAt: step.closeAt ?? 0 })
      await store.finishReminder(tx, reminder, step)
    })
  }

  async function writeNotes(
    tx: Tx,
    { accountId, noticeNo, now }: store.ReminderRow & { now: number },
    keyword: KeywordNow,
    { days, closeAt }: { days: number; closeAt: number },
  ): Promise<void> {
    const refuses = await refusalsIn(tx, accountId, [noticeNo])
    const isSubscribed = (memberId: string) => !refuses(memberId, keyword.id, noticeNo)
    const readers = readersOf(keyword, await membersOf(tx, accountId)).filter(isSubscribed)
    // The same key for all keywords of a member, so that they get one note.
    const ref = `closing ${noticeNo} ${closeAt} ${days}`
    await insertNotes(
      tx,
      readers.map((memberId) => ({
        accountId,
        memberId,
        ref,
        noticeNo,
        at: now,
        dueAt: now,
        pace: 'closing' as const,
        keywords: [keyword.id],
      })),
    )
  }

  const worker = (): Worker =>
    createWorker<store.ReminderRow>({
      claim: (limit) => reminders.claim(db.sql, limit),
      work: check,
      heartbeat: (rows) => reminders.extend(db.sql, rows),
      leaseMs,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: reminders.due() },
      concurrency: AT_ONCE,
      log,
    })

  return {
    worker,
    /** Makes the reminders of changed notices due. */
    follow: () => inBatches(FEED_BATCH, (limit) => db.transaction((tx) => store.followFeed(tx, limit))),
    sweep: () => store.deleteReminders(db.sql, KEPT_DAYS),
  }
}

const reminds = ({ state, alert }: KeywordNow): boolean => state === 'active' && alert.email !== 'off'
