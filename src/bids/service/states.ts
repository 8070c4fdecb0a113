import type { Db } from '../../lib/db/index.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { keywordsMatching, matchable, type WatchedKeyword } from '../rules/matched.ts'
import { type BidRow, statusAt, toBid } from '../rules/notice.ts'
import type { Bid } from '../schema/notices.ts'
import { namedBids } from '../store/read.ts'
import { type BidState, findBidStates, type PositionRef, type VersionRef, versionsAt } from '../store/states.ts'
import { findNoticeNo, findNoticeNos } from './meant.ts'
import { findNoticeSummary } from './results.ts'

export interface StatesDeps {
  db: Db
  /** What the account watches, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  /** Says of its company whether it may bid; `null` where the account has declared none. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  clock: { now(): number }
}

/** For readers of the feed: notices as they stood at a change, not as they are by now. */
export function createBidStates({ db, clock, keywordsOf, companyOf }: StatesDeps) {
  return {
    /** These versions as they were written, in no order; what is not there is left out. */
    statesOf: (refs: readonly VersionRef[]): Promise<BidState[]> =>
      refs.length === 0 ? Promise.resolve([]) : findBidStates(db.sql, refs),
    /** Which version stood at a position of the feed, in the same order. */
    versionsAt: (refs: readonly PositionRef[]): Promise<(number | null)[]> =>
      refs.length === 0 ? Promise.resolve([]) : versionsAt(db.sql, refs),
    matchable,
    /** As the list shows it at that moment, but for the keywords of an account. */
    toBid: (state: BidRow, at: number): Bid => toBid(state, at, []),
    statusAt,
    /** As it is now, read in the caller's transaction: what comes after it is told by the feed. */
    noticeSummaryOf: findNoticeSummary,
    noticeNoOf: findNoticeNo,
    noticeNosOf: findNoticeNos,
    /** As the list of the account shows these; what is gone is left out. */
    async shown(accountId: string, noticeNos: string[]): Promise<Map<string, Bid>> {
      if (noticeNos.length === 0) return new Map()
      const [rows, watched, company] = await Promise.all([
        namedBids(db.sql, noticeNos),
        keywordsOf(accountId),
        companyOf(accountId),
      ])
      const now = clock.now()
      return new Map(rows.map((row) => [row.noticeNo, toBid(row, now, keywordsMatching(row, watched, company))]))
    },
  }
}
