import { createLoop, MINUTE, SECOND } from '../lib/clock.ts'
import type { Access, Limits } from './index.ts'

/** A revoked key must stop within a second on every process: four looks a second leave room for a slow one. */
const LISTEN_MS = 250
/** What a killed process has counted since is lost. */
const COUNTS_MS = 10 * SECOND
/** Five beats before others take this process for dead. */
const BEAT_MS = 2 * SECOND

interface AccessJobsDeps {
  access: Access
  limits: Pick<Limits, 'beat' | 'stop'>
  onError: (error: unknown) => void
}

export function createAccessJobs({ access, limits, onError }: AccessJobsDeps) {
  const listening = createLoop(LISTEN_MS, access.door.listen, onError)
  const flushing = createLoop(MINUTE, access.door.flushUses, onError)
  const counting = createLoop(COUNTS_MS, access.usage.flush, onError)
  const beating = createLoop(BEAT_MS, limits.beat, onError)
  const loops = [listening, flushing, counting, beating]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await access.usage.flush().catch(onError)
      await Promise.all([access.door.flushUses().catch(onError), limits.stop().catch(onError)])
    },
    async tick() {
      await access.door.listen()
      await access.door.flushUses()
      await access.usage.flush()
    },
  }
}
