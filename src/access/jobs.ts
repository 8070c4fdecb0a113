import { createLoop, MINUTE } from '../lib/clock.ts'
import type { Access } from './index.ts'

/** A revoked key must stop within a second on every process: four looks a second leave room for a slow one. */
const LISTEN_MS = 250

export function createAccessJobs({ access, onError }: { access: Access; onError: (error: unknown) => void }) {
  const listening = createLoop(LISTEN_MS, access.door.listen, onError)
  const flushing = createLoop(MINUTE, access.door.flushUses, onError)
  return {
    start() {
      listening.start()
      flushing.start()
    },
    async stop() {
      await Promise.all([listening.stop(), flushing.stop()])
      await access.door.flushUses().catch(onError)
    },
    async tick() {
      await access.door.listen()
      await access.door.flushUses()
    },
  }
}
