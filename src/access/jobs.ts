import { createLoop, HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import type { Access, Limits } from './index.ts'

/** Sightings must be evaluated and known to other processes within a second. */
const WATCH_MS = 250
/** A killed process loses the counts since the last write. */
const COUNTS_MS = 10 * SECOND
/** Other processes treat this one as dead after five missed beats. */
const BEAT_MS = 2 * SECOND

interface AccessJobsDeps {
  access: Access
  limits: Pick<Limits, 'beat' | 'stop'>
  onError: (error: unknown) => void
}

export function createAccessJobs({ access, limits, onError }: AccessJobsDeps) {
  const { auth, usage, watch } = access
  const loops = [
    createLoop(0, auth.followChanges, onError),
    createLoop(WATCH_MS, watch.flush, onError),
    createLoop(MINUTE, auth.flushUses, onError),
    createLoop(MINUTE, watch.sweep, onError),
    createLoop(COUNTS_MS, usage.flush, onError),
    createLoop(BEAT_MS, limits.beat, onError),
  ]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await usage.flush().catch(onError)
      await Promise.all([auth.flushUses().catch(onError), limits.stop().catch(onError)])
      await watch.flush().catch(onError)
    },
    async tick() {
      await watch.flush()
      await auth.pollChanges()
      await auth.flushUses()
      await usage.flush()
    },
  }
}

/** A job of workers: one process is enough. */
export const createAccessSweepJob = ({ access, onError }: Pick<AccessJobsDeps, 'access' | 'onError'>) =>
  createLoop(HOUR, access.sweep, onError)
