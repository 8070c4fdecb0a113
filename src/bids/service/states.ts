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
  /** The keywords of the account, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  /** The judge of the account's company; `null` = it has declared no profile. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  clock: { now(): number }
}

/** For readers of the feed: notices as they were at a change, not as they are now. */
export function createBidStates({ db, clock, keywordsOf, companyOf }: StatesDeps) {
  return {
    /** These versions as they were written, in no order; missing ones are omitted. */
    statesOf: (refs: readonly VersionRef[]): Promise<BidState[]> =>
      refs.length === 0 ? Promise.resolve([]) : findBidStates(db.sql, refs),
    /** The version at a position of the feed, in the same order. */
    versionsAt: (refs: readonly PositionRef[]): Promise<(number | null)[]> =>
      refs.length === 0 ? Promise.resolve([]) : versionsAt(db.sql, refs),
    matchable,
    /** The list item at that moment, without the account's keywords. */
    toBid: (state: BidRow, at: number): Bid => toBid(state, at, []),
    statusAt,
    /** The current state, read in the caller's transaction; later changes are in the feed. */
    noticeSummaryOf: findNoticeSummary,
    noticeNoOf: findNoticeNo,
    noticeNosOf: findNoticeNos,
    /** The list items of the account for these notices; deleted ones are omitted. */
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
