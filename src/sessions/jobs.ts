import { createLoop, HOUR } from '../lib/clock.ts'
import type { Sessions } from './index.ts'

/** Forgets what has ended by itself. */
export function createSessionJobs({ sessions, onError }: { sessions: Sessions; onError: (error: unknown) => void }) {
  const tick = sessions.sweep
  return { ...createLoop(HOUR, tick, onError), tick }
}
