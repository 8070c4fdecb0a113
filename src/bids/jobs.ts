import { createLoop, MINUTE, pause, SECOND } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import { createFeedLoop } from '../lib/feed-loop.ts'
import type { Bids } from './index.ts'

/** The next start reads so many changes in at most a second. */
const WORTH_KEEPING = 10_000
/** A stop waits no longer for a snapshot: without one, only the next start takes longer. */
const LAST_MS = 5 * SECOND

interface BidJobsDeps {
  bids: Pick<Bids, 'follower'>
  db: Db
  onError: (error: unknown) => void
}

export function createBidJobs({ bids, db, onError }: BidJobsDeps) {
  const { tick, follow, keep } = bids.follower
  const look = createFeedLoop({ db, onError }, follow)
  const keeping = createLoop(MINUTE, () => keep(WORTH_KEEPING), onError)
  return {
    tick,
    start() {
      look.start()
      keeping.start()
    },
    async stop() {
      await Promise.all([look.stop(), keeping.stop()])
      const done = new AbortController()
      const kept = keep(1).catch(onError)
      await Promise.race([kept, pause(LAST_MS, done.signal)])
      done.abort()
    },
  }
}
