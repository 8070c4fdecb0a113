import { createLoop, MINUTE } from '../lib/clock.ts'
import type { Access } from './index.ts'

/** A revoked key must stop within a second on every process: four looks a second leave room for a slow one. */
const LISTEN_MS = 250
/** What was noticed must be decided and heard of within a second too. */
const WATCH_MS = 250

export function createAccessJobs({ access, onError }: { access: Access; onError: (error: unknown) => void }) {
  const { door, watch } = access
  const loops = [
    createLoop(LISTEN_MS, door.listen, onError),
    createLoop(WATCH_MS, watch.flush, onError),
    createLoop(MINUTE, door.flushUses, onError),
    createLoop(MINUTE, watch.sweep, onError),
  ]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await door.flushUses().catch(onError)
      await watch.flush().catch(onError)
    },
    async tick() {
      await watch.flush()
      await door.listen()
      await door.flushUses()
    },
  }
}
