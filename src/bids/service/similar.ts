import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { SimilarNotice, SimilarOptions, SimilarQuery } from '../../search/catalog/index.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { sharedSynonyms } from '../../search/synonyms.ts'
import type { Status } from '../../vocabulary/notices.ts'
import { keywordsMatching, type WatchedKeyword } from '../rules/matched.ts'
import { toBid } from '../rules/notice.ts'
import type { SimilarBid } from '../schema/detail.ts'
import { findBid, namedBids } from '../store/read.ts'

export type FindSimilar = (query: SimilarQuery, options: SimilarOptions, now: number) => Promise<SimilarNotice[]>

interface SimilarBidsDeps {
  db: Db
  clock: Clock
  callerOf: (accountId: string) => Promise<{ watched: readonly WatchedKeyword[]; company: CompanyJudge | null }>
  similar: FindSimilar
}

export interface SimilarAsked {
  status: readonly Status[]
  limit: number
}

/** `null` where there is no such notice. */
export function createSimilarBids({ db, clock, callerOf, similar }: SimilarBidsDeps) {
  return async (accountId: string, noticeNo: string, asked: SimilarAsked): Promise<SimilarBid[] | null> => {
    const row = await findBid(db.sql, noticeNo)
    if (!row) return null
    const now = clock.now()
    const found = await similar(row, { status: asked.status, most: asked.limit, agencyFirst: false }, now)
    if (found.length === 0) return []
    const numbers = found.map((one) => one.noticeNo)
    const [rows, { watched, company }] = await Promise.all([namedBids(db.sql, numbers), callerOf(accountId)])
    const byNumber = new Map(rows.map((one) => [one.noticeNo, one]))
    return found.flatMap(({ noticeNo, share, sameTrade, sameAgency }) => {
      const other = byNumber.get(noticeNo)
      if (!other) return []
      return {
        bid: toBid(other, now, keywordsMatching(other, watched, company)),
        similarity: Math.round(share * 100),
        synonyms: sharedSynonyms(row.norm, other.norm),
        sameLicence: sameTrade,
        sameAgency,
      }
    })
  }
}
