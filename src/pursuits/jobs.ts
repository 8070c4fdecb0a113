import { createLoop } from '../lib/clock.ts'
import type { Pursuits } from './index.ts'

/** How soon a changed notice is heard of. */
const FOLLOW_MS = 500

/** Fills in results and reminds of deadlines. */
export function createPursuitJobs({
  pursuits,
  onError,
}: {
  pursuits: Pick<Pursuits, 'follow' | 'worker'>
  onError: (error: unknown) => void
}) {
  const parts = [pursuits.worker(), createLoop(FOLLOW_MS, pursuits.follow, onError)]
  return {
    start() {
      for (const part of parts) part.start()
    },
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}
