import type { Sources } from './index.ts'

/** Reads the sources that are due, one process each at a time. */
export function createSourceJobs({ sources }: { sources: Pick<Sources, 'worker'> }) {
  const worker = sources.worker()
  return { start: worker.start, stop: worker.stop, tick: worker.tick }
}
