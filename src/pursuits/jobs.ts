import type { Db } from '../lib/db/index.ts'
import { createFeedFollower } from '../lib/feed-loop.ts'
import type { Pursuits } from './index.ts'

/** Records results and sends reminders of deadlines. */
export function createPursuitJobs({
  pursuits,
  db,
  onError,
}: {
  pursuits: Pick<Pursuits, 'follow' | 'worker'>
  db: Db
  onError: (error: unknown) => void
}) {
  const parts = [pursuits.worker(), createFeedFollower({ db, onError }, pursuits.follow)]
  return {
    start() {
      for (const part of parts) part.start()
    },
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}
