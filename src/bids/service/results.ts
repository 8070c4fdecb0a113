import type { Queryable } from '../../lib/db/index.ts'
import { toAward } from '../rules/awards.ts'
import { newestRounds } from '../rules/notice.ts'
import type { Award } from '../schema/awards.ts'
import { findBid, findVersion } from '../store/read.ts'
import { findRounds } from '../store/rounds.ts'
import { findWithdrawal } from '../store/withdrawals.ts'

/** The state of a notice for its followers. */
export interface NoticeSummary {
  title: string
  agency: string
  detailUrl: string
  closeAt: number | null
  openAt: number | null
  /** Also of a withdrawn notice. */
  isCancelled: boolean
  /** `null` = it is not withdrawn. */
  withdrawal: { sameAs: string | null } | null
  /** The outcome of all its lots; `null` = bidding continues. */
  outcome: 'awarded' | 'failed' | 'opened' | null
  /** A lot is in a re-bid. */
  isBidAgain: boolean
  /** For each lot the newest round, if it is decided. */
  results: Award[]
}

/** `null` = there is no such notice, and never was. */
export async function findNoticeSummary(sql: Queryable, noticeNo: string): Promise<NoticeSummary | null> {
  const stored = await findBid(sql, noticeNo)
  const withdrawal = stored ? null : await findWithdrawal(sql, noticeNo)
  const row = stored ?? (withdrawal && (await findVersion(sql, noticeNo, withdrawal)))
  if (!row) return null
  const rounds = newestRounds(await findRounds(sql, [row]))
  const { title, agency, detailUrl, closeAt, openAt, kind, outcome } = row
  return {
    title,
    agency,
    detailUrl,
    closeAt,
    openAt,
    isCancelled: withdrawal !== null || kind === 'cancelled',
    withdrawal,
    outcome,
    isBidAgain: rounds.some(({ state, rebid }) => state === 'announced' && rebid > 0),
    results: rounds.flatMap((round) => toAward(round) ?? []),
  }
}
