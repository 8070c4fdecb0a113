import { createLoop, HOUR } from '../lib/clock.ts'
import type { Sources } from './index.ts'

interface SourceJobsDeps {
  sources: Pick<Sources, 'worker' | 'sweep'>
  onError: (error: unknown) => void
}

/** Reads the sources that are due; each by one process at a time. */
export function createSourceJobs({ sources, onError }: SourceJobsDeps) {
  const worker = sources.worker()
  const sweeping = createLoop(HOUR, sources.sweep, onError)
  return {
    start() {
      worker.start()
      sweeping.start()
    },
    async stop() {
      await Promise.all([worker.stop(), sweeping.stop()])
    },
    tick: worker.tick,
  }
}
