import { createLoop } from '../lib/clock.ts'
import type { Bids } from './index.ts'

/** A notice is found this long after its commit, and a little more. */
const LOOK_MS = 100

export function createBidJobs({ bids, onError }: { bids: Pick<Bids, 'keeper'>; onError: (error: unknown) => void }) {
  const { tick } = bids.keeper
  return { ...createLoop(LOOK_MS, tick, onError), tick }
}
