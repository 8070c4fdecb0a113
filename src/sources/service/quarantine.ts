import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import * as store from '../store/rejects.ts'
import { findSource, wake } from '../store/sources.ts'
import { addRun, addWindows } from '../store/windows.ts'
import type { ConnectorFor } from './portals.ts'

/** The order for a source; `run` is `null` if nothing could be ordered. */
export interface OrderedAgain {
  run: string | null
  records: number
  windows: number
  left: number
}

/** The maximum; operators with more start with these. */
const MOST_REASONS = 100

/** Unreadable records, and requesting them again. */
export function createQuarantine({ db, clock, connectorFor }: { db: Db; clock: Clock; connectorFor: ConnectorFor }) {
  /**
   * Fetches their windows again. Records that are readable then leave the quarantine with the last window, and others
   * stay. `null` = there is no such source, `not_ready` = this process cannot read it.
   */
  async function orderIn(
    tx: Tx,
    name: string,
    ids: readonly string[] | null,
  ): Promise<OrderedAgain | 'not_ready' | null> {
    const source = await findSource(tx, name)
    if (!source) return null
    const all = await store.countRejects(tx, name, ids)
    const windows = await store.windowsOf(tx, name, ids)
    if (windows.length === 0) return { run: null, records: 0, windows: 0, left: all }
    if (!connectorFor(source)) return 'not_ready'
    const now = clock.now()
    const run = newId('run', now)
    await addRun(tx, { id: run, source: name, windows: windows.length, now })
    await addWindows(
      tx,
      name,
      windows.map(({ operation, subject, fromAt, toAt }) => ({
        operation,
        subject,
        window: { from: fromAt, to: toAt },
        purpose: 'run',
        run,
        dueAt: now,
      })),
    )
    const records = await store.markOrdered(tx, name, ids, run)
    await wake(tx, name)
    return { run, records, windows: windows.length, left: all - records }
  }

  return {
    page: (name: string, reason: string | null, page: Page) => store.pageRejects(db.sql, name, reason, page),
    reasons: (name: string) => store.countReasons(db.sql, name, MOST_REASONS),
    find: (name: string, id: string) => store.findReject(db.sql, name, id),
    orderIn,
  }
}
