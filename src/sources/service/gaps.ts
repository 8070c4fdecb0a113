import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { GAP_AGE_MS, mergedGaps, type SourceGap } from '../rules/gaps.ts'
import { failingWindows } from '../store/windows.ts'

/** Periods that could not be read from their sources so far. */
export const createGapReader =
  ({ db, clock }: { db: Pick<Db, 'sql'>; clock: Clock }) =>
  async (): Promise<SourceGap[]> => {
    const now = clock.now()
    return mergedGaps(await failingWindows(db.sql, { now, before: now - GAP_AGE_MS }))
  }
