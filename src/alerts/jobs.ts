import { createLoop, HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import { createFeedFollower } from '../lib/feed-loop.ts'
import type { Alerts, Mailing } from './index.ts'

/** Poll interval of a standby process that follows the reader's position. */
const READY_MS = 500
/** A million keywords take a minute to load on a busy machine. */
const READY_PATIENCE = { step: 10 * MINUTE, stop: 10 * SECOND }

/** Reads the feed or keeps a standby ready, and deletes old data. */
export function createAlertJobs({ alerts, onError }: { alerts: Alerts; onError: (error: unknown) => void }) {
  const { reader } = alerts
  const worker = reader.worker()
  const stopping = new AbortController()
  const ready = createLoop(READY_MS, () => reader.keepReady(stopping.signal), onError, READY_PATIENCE)
  const sweep = async () => {
    await alerts.sweep()
    await reader.forget()
    await reader.sweep()
  }
  const sweeping = createLoop(HOUR, sweep, onError)
  return {
    start() {
      worker.start()
      ready.start()
      sweeping.start()
    },
    async stop() {
      stopping.abort()
      await Promise.all([worker.stop(), ready.stop(), sweeping.stop()])
    },
  }
}

/** Sends mails, reminds of deadlines, and deletes old data. */
export function createMailingJobs({
  mailing,
  db,
  onError,
}: {
  mailing: Mailing
  db: Db
  onError: (error: unknown) => void
}) {
  const { reminders } = mailing
  const workers = [mailing.itemWorker(), mailing.memberWorker(), reminders.worker()]
  const following = createFeedFollower({ db, onError }, reminders.follow)
  const sweep = async () => {
    await mailing.sweep()
    await reminders.sweep()
  }
  const parts = [...workers, following, createLoop(HOUR, sweep, onError)]
  return {
    start() {
      for (const part of parts) part.start()
    },
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}
