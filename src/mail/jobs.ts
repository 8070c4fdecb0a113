import { createLoop, HOUR } from '../lib/clock.ts'
import type { Mail } from './index.ts'

/** Sends due mails, and deletes old ones. */
export function createMailJobs({ mail, onError }: { mail: Mail; onError: (error: unknown) => void }) {
  const worker = mail.worker()
  const sweeping = createLoop(HOUR, mail.sweep, onError)
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
