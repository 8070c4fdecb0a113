import { createLoop, HOUR, MINUTE } from '../lib/clock.ts'
import type { Webhooks } from './index.ts'

/** Sends due deliveries, disables webhooks that have failed for too long, and deletes old deliveries. */
export function createWebhookJobs({ webhooks, onError }: { webhooks: Webhooks; onError: (error: unknown) => void }) {
  const { ends } = webhooks
  const worker = webhooks.worker()
  const watching = createLoop(
    MINUTE,
    async () => {
      await ends.disableFailing()
      await ends.wakeForgotten()
    },
    onError,
  )
  const sweeping = createLoop(HOUR, ends.sweep, onError)
  return {
    start() {
      for (const part of [worker, watching, sweeping]) part.start()
    },
    async stop() {
      await Promise.all([worker.stop(), watching.stop(), sweeping.stop()])
    },
    tick: worker.tick,
  }
}
