import type { Bids, DatedWithdrawal, UpsertSummary, Withdrawal } from '../../bids/index.ts'
import { parseTime, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Rejected } from '../schema/connector.ts'
import * as store from '../store/rejects.ts'
import { type WindowWork, writeOrReject } from './rejects.ts'

export interface WithdrawalPorts {
  db: Db
  bids: Pick<Bids, 'withdraw'>
}

/** Withdrawals of a source; one that arrives before its notice waits in quarantine, where operators see it. */
export function createWithdrawalIntake({ db, bids }: WithdrawalPorts) {
  const written = async (withdrawals: DatedWithdrawal[], work: WindowWork) => {
    const isLive = ({ asOf }: Withdrawal) => asOf !== null && work.isLive(asOf)
    const summaries = await writeOrReject(withdrawals, work, (some) => bids.withdraw(work.source, some, isLive))
    return {
      new: 0,
      changed: summaries.reduce((sum, { withdrawn }) => sum + withdrawn.length, 0),
      unchanged: summaries.reduce((sum, { unchanged }) => sum + unchanged, 0),
      unknown: new Set(summaries.flatMap((summary) => summary.unknown)),
    }
  }

  /** The last step of a batch, which may contain the withdrawn notices. */
  async function takeWithdrawals(withdrawals: DatedWithdrawal[], work: WindowWork): Promise<UpsertSummary> {
    const { unknown, ...summary } = await written(withdrawals, work)
    for (const one of withdrawals) if (unknown.has(one.number)) work.rejected.push(rejectOf(one))
    return summary
  }

  /**
   * Withdrawals that waited for these notices. Call it once the notices and the quarantine are stored: of two processes
   * that store a notice and its withdrawal at the same moment, one then sees both.
   */
  async function takeWaiting(numbers: string[], work: WindowWork): Promise<UpsertSummary> {
    const none = { new: 0, changed: 0, unchanged: 0 }
    const waiting = await store.findUnknown(db.sql, work.source, [...new Set(numbers)])
    const withdrawals = waiting.flatMap(({ record }) => withdrawalOf(record) ?? [])
    if (withdrawals.length === 0) return none
    // Records that the database refuses stay unchanged.
    const refused = { ...work, rejected: [] as Rejected[] }
    const { unknown, ...summary } = await written(withdrawals, refused)
    if (refused.rejected.length > 0) return summary
    const done = waiting.filter(({ record }) => !unknown.has(String(record.noticeNo)))
    await store.forgetRejects(
      db.sql,
      work.source,
      done.map(({ id }) => id),
    )
    return summary
  }

  return { takeWithdrawals, takeWaiting }
}

const rejectOf = ({ number, asOf, reason }: DatedWithdrawal): Rejected => ({
  reason: store.UNKNOWN_NOTICE,
  record: { noticeNo: number, asOf: seoulTime(asOf), ...(reason === null ? {} : { reason }) },
})

function withdrawalOf({ noticeNo, asOf, reason }: Record<string, unknown>): DatedWithdrawal | null {
  const at = typeof asOf === 'string' ? parseTime(asOf, 'end') : null
  if (typeof noticeNo !== 'string' || at === null) return null
  return { number: noticeNo, asOf: at, reason: typeof reason === 'string' ? reason : null, sameAs: null }
}
