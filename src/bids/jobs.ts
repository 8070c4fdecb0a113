import { createLoop, MINUTE, pause, SECOND } from '../lib/clock.ts'
import type { Bids } from './index.ts'

/** A notice is found this long after its commit, and a little more. */
const LOOK_MS = 100
/** So many changes are read in a second or less at the next start. */
const WORTH_KEEPING = 10_000
/** A stop waits no longer for a snapshot: without one only the next start takes longer. */
const LAST_MS = 5 * SECOND

export function createBidJobs({ bids, onError }: { bids: Pick<Bids, 'keeper'>; onError: (error: unknown) => void }) {
  const { tick, keep } = bids.keeper
  const look = createLoop(LOOK_MS, tick, onError)
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
