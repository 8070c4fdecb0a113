import { createLoop, HOUR, SECOND } from '../lib/clock.ts'
import type { Operators } from './index.ts'

interface OperatorJobsDeps {
  operators: Pick<Operators, 'lives' | 'sweep'>
  onError: (error: unknown) => void
}

/** Says that this process lives. */
export function createOperatorJobs({ operators: { lives, sweep }, onError }: OperatorJobsDeps) {
  const loops = [createLoop(10 * SECOND, lives.beat, onError), createLoop(HOUR, sweep, onError)]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await lives.leave().catch(onError)
    },
  }
}
