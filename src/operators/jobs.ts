import { createLoop, HOUR, SECOND } from '../lib/clock.ts'
import type { Operators } from './index.ts'

interface OperatorJobsDeps {
  operators: Pick<Operators, 'processes' | 'sweep'>
  onError: (error: unknown) => void
}

/** Reports that this process is running. */
export function createOperatorJobs({ operators: { processes, sweep }, onError }: OperatorJobsDeps) {
  const loops = [createLoop(10 * SECOND, processes.beat, onError), createLoop(HOUR, sweep, onError)]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await processes.leave().catch(onError)
    },
  }
}
