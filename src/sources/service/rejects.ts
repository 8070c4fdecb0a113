import { createHash } from 'node:crypto'
import type { UpsertSummary } from '../../bids/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Settled } from '../rules/compose.ts'
import type { Rejected } from '../schema/connector.ts'
import * as store from '../store/rejects.ts'
import { isolated } from './isolate.ts'

export interface Origin {
  source: string
  operation: string
  run: string | null
  /** The window being read; a file has none. */
  window: store.WindowRef | null
  /** Whether a record from this time may cause alerts. */
  isLive: (changedAt: number) => boolean
  settled: Settled
  /** The address of the source, for records without their own. */
  address: string | null
  /** Whether a notice may wait for its parts; a file is complete. */
  patient: boolean
}

/** An origin, and its rejected records, which are stored in quarantine. */
export interface WindowWork extends Origin {
  rejected: Rejected[]
}

/** Writes the records; one that the database refuses although it has no known fault is rejected alone. */
export const writeOrReject = <T extends object, Result>(
  items: T[],
  { rejected }: WindowWork,
  write: (items: T[]) => Promise<Result>,
  recordOf: (item: T) => object = (item) => item,
) => isolated(items, write, (item, reason) => void rejected.push({ reason, record: { ...recordOf(item) } }))

export const quarantine = (db: Db, { rejected, ...origin }: WindowWork, now: number) =>
  store.saveRejects(
    db.sql,
    origin,
    rejected.map((reject) => entryOf(reject, origin)),
    now,
  )

/** The records without a fault; the others are rejected. */
export function rejectFaulty<T>(
  items: T[],
  faultOf: (item: T) => string | null,
  rejected: Rejected[],
  recordOf: (item: T) => object,
): T[] {
  return items.filter((item) => {
    const reason = faultOf(item)
    if (reason !== null) rejected.push({ reason, record: { ...recordOf(item) } })
    return reason === null
  })
}

export function addSummaries(summaries: readonly UpsertSummary[]): UpsertSummary {
  const sum = { new: 0, changed: 0, unchanged: 0 }
  for (const one of summaries) for (const name of ['new', 'changed', 'unchanged'] as const) sum[name] += one[name]
  return sum
}

function entryOf(reject: Rejected, { operation }: Origin): store.RejectRow {
  const id = createHash('sha256')
    .update(JSON.stringify([operation, reject.record]))
    .digest('hex')
    .slice(0, 32)
  return { ...reject, id, operation }
}
