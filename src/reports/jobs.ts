import { createLoop, HOUR } from '../lib/clock.ts'
import type { Reports } from './index.ts'

/** Generates due reports, requests those of schedules, and deletes expired files. */
export function createReportJobs({ reports, onError }: { reports: Reports; onError: (error: unknown) => void }) {
  const workers = reports.workers()
  const sweeping = createLoop(HOUR, reports.sweep, onError)
  return {
    start() {
      for (const worker of workers) worker.start()
      sweeping.start()
    },
    async stop() {
      await Promise.all([...workers.map((worker) => worker.stop()), sweeping.stop()])
    },
  }
}
