import type { Db } from '../lib/db/index.ts'
import { createFeedLoop } from '../lib/feed-loop.ts'
import type { Statistics } from './index.ts'

export function createStatisticsJobs({
  statistics,
  db,
  onError,
}: {
  statistics: Pick<Statistics, 'follower'>
  db: Db
  onError: (error: unknown) => void
}) {
  const { tick, follow } = statistics.follower
  return { ...createFeedLoop({ db, onError }, follow), tick }
}
