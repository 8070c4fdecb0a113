import { createLoop, HOUR } from '../lib/clock.ts'
import type { Reports } from './index.ts'

/** Makes what is due, asks for what schedules want, and lets go of files whose time is over. */
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
