import { createLoop, HOUR } from '../lib/clock.ts'
import type { Sessions } from './index.ts'

interface SessionJobsDeps {
  sessions: Sessions
  onError: (error: unknown) => void
}

/** Mails the requested links, and deletes expired records. */
export function createSessionJobs({ sessions, onError }: SessionJobsDeps) {
  const sweep = async () => {
    await sessions.sweep()
    await sessions.links.sweep()
    await sessions.passkeys.sweep()
  }
  const loops = [createLoop(0, sessions.links.follow, onError), createLoop(HOUR, sweep, onError)]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
