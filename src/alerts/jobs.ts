import { createLoop, HOUR } from '../lib/clock.ts'
import type { Alerts } from './index.ts'

/** How far behind who only stands ready may be. */
const READY_MS = 500

/** Reads the feed or stands ready to, and forgets what is long over. */
export function createAlertJobs({ alerts, onError }: { alerts: Alerts; onError: (error: unknown) => void }) {
  const { reader } = alerts
  const worker = reader.worker()
  const ready = createLoop(READY_MS, reader.keepReady, onError)
  const sweep = async () => {
    await alerts.sweep()
    await reader.forget()
  }
  const sweeping = createLoop(HOUR, sweep, onError)
  return {
    start() {
      worker.start()
      ready.start()
      sweeping.start()
    },
    async stop() {
      await Promise.all([worker.stop(), ready.stop(), sweeping.stop()])
    },
  }
}
