import { type Clock, DAY, seoulDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { forgetOldRejects } from '../store/rejects.ts'
import { forgetWindows } from '../store/windows.ts'

/** Finished queries are remembered for longer than windows overlap; calls are counted by day. */
const REQUEST_DAYS = 90
/** Orders and unreadable records are kept for longer than an operator takes to look at them. */
const KEPT_DAYS = 400

/** Deletes records after their retention period. The parts of a notice stay as long as the notice. */
export const createSourceSweep =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    const now = clock.now()
    // Before the orders that some of them refer to.
    await forgetOldRejects(db.sql, now - KEPT_DAYS * DAY)
    const asked = now - REQUEST_DAYS * DAY
    await forgetWindows(db.sql, { asked, callsDay: seoulDay(asked), runs: now - KEPT_DAYS * DAY })
  }
