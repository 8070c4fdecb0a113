import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { GAP_AGE_MS, mergedGaps, type SourceGap } from '../rules/gaps.ts'
import { failingWindows } from '../store/windows.ts'

interface GapDeps {
  db: Pick<Db, 'sql'>
  clock: Clock
  /** How long a result is reused, for example for the digest of each member. */
  keptMs?: number
}

/** Periods that could not be read from their sources so far. */
export function createGapReader({ db, clock, keptMs = 0 }: GapDeps): () => Promise<SourceGap[]> {
  let kept: { at: number; gaps: Promise<SourceGap[]> } | null = null

  async function read(now: number): Promise<SourceGap[]> {
    try {
      return mergedGaps(await failingWindows(db.sql, { now, before: now - GAP_AGE_MS }))
    } catch (error) {
      kept = null
      throw error
    }
  }

  return async () => {
    const now = clock.now()
    if (kept === null || Math.abs(now - kept.at) >= keptMs) kept = { at: now, gaps: read(now) }
    return kept.gaps
  }
}
