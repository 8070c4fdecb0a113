import { type Clock, DAY, seoulDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { deleteAudit } from '../store/audit.ts'
import { deleteResolved } from '../store/incidents.ts'
import { deleteUsage } from '../store/usage.ts'

interface AgeDeps {
  db: Db
  clock: Clock
  /** Audit entries and resolved incidents. */
  auditKeepYears: number
}

/** A year and the month in which it is billed. */
const USAGE_DAYS = 400
/** The longest possible year. */
const YEAR = 366 * DAY

/** Deletes records after their retention period. */
export const createAccessSweep =
  ({ db, clock, auditKeepYears }: AgeDeps) =>
  async (): Promise<void> => {
    const now = clock.now()
    const before = Math.max(0, now - auditKeepYears * YEAR)
    await deleteUsage(db.sql, seoulDay(now - USAGE_DAYS * DAY))
    await deleteResolved(db.sql, before)
    await deleteAudit(db.sql, before)
  }
