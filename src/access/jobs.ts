import { createLoop, MINUTE, SECOND } from '../lib/clock.ts'
import type { Access } from './index.ts'

/** A revoked key must stop within a second on every process: four looks a second leave room for a slow one. */
const LISTEN_MS = 250
/** What a killed process has counted since is lost. */
const COUNTS_MS = 10 * SECOND

export function createAccessJobs({ access, onError }: { access: Access; onError: (error: unknown) => void }) {
  const listening = createLoop(LISTEN_MS, access.door.listen, onError)
  const flushing = createLoop(MINUTE, access.door.flushUses, onError)
  const counting = createLoop(COUNTS_MS, access.usage.flush, onError)
  return {
    start() {
      listening.start()
      flushing.start()
      counting.start()
    },
    async stop() {
      await Promise.all([listening.stop(), flushing.stop(), counting.stop()])
      await access.usage.flush().catch(onError)
      await access.door.flushUses().catch(onError)
    },
    async tick() {
      await access.door.listen()
      await access.door.flushUses()
      await access.usage.flush()
    },
  }
}
