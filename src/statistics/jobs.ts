import { createLoop } from '../lib/clock.ts'
import type { Statistics } from './index.ts'

/** Awards count this long after their commit, and a little more. */
const LOOK_MS = 250

export function createStatisticsJobs({
  statistics,
  onError,
}: {
  statistics: Pick<Statistics, 'keeper'>
  onError: (error: unknown) => void
}) {
  const { tick } = statistics.keeper
  return { ...createLoop(LOOK_MS, tick, onError), tick }
}
