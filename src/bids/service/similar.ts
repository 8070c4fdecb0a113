import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { SimilarNotice, SimilarOptions, SimilarQuery } from '../../search/catalog/index.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { sharedSynonyms } from '../../search/synonyms.ts'
import type { Status } from '../../vocabulary/notices.ts'
import { keywordsMatching, type WatchedKeyword } from '../rules/matched.ts'
import { statusAt, toBid } from '../rules/notice.ts'
import type { SimilarBid } from '../schema/detail.ts'
import { findBid, namedBids, namedTenders } from '../store/read.ts'
import { findMeant } from './meant.ts'

export type FindSimilar = (query: SimilarQuery, options: SimilarOptions, now: number) => Promise<SimilarNotice[]>

interface SimilarBidsDeps {
  db: Db
  clock: Clock
  callerOf: (accountId: string) => Promise<{ watched: readonly WatchedKeyword[]; company: CompanyJudge | null }>
  similar: FindSimilar
}

export interface SimilarRequest {
  status: readonly Status[]
  limit: number
}

/** `null` = there is no such notice. */
export function createSimilarBids({ db, clock, callerOf, similar }: SimilarBidsDeps) {
  return async (accountId: string, named: string, asked: SimilarRequest): Promise<SimilarBid[] | null> => {
    const row = await findMeant(db.sql, named)
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

/** A notice that is no longer open, with its similarity. */
interface EndedNotice {
  noticeNo: string
  title: string
  agency: string
  contractMethod: string | null
  awardMethod: string | null
  openAt: number | null
  status: Status
  sameAgency: boolean
  /** From 0 to 100. */
  similarity: number
}

const ENDED: readonly Status[] = ['closed', 'opened', 'awarded', 'failed', 'cancelled']

/** Similar notices that are no longer open, the most similar first; empty if there is no such notice. */
export const createSimilarEnded =
  ({ db, clock, similar }: Pick<SimilarBidsDeps, 'db' | 'clock' | 'similar'>) =>
  async (noticeNo: string, { postedFrom, most }: { postedFrom: number; most: number }): Promise<EndedNotice[]> => {
    const row = await findBid(db.sql, noticeNo)
    if (!row) return []
    const now = clock.now()
    const found = await similar(row, { status: ENDED, most, agencyFirst: false, postedFrom }, now)
    const named = await namedTenders(
      db.sql,
      found.map((one) => one.noticeNo),
    )
    const byNumber = new Map(named.map((one) => [one.noticeNo, one]))
    return found.flatMap(({ share, sameAgency, ...one }) => {
      const ending = byNumber.get(one.noticeNo)
      if (!ending) return []
      const { title, agency, contractMethod, awardMethod, openAt } = ending
      const status = statusAt(ending, now)
      const similarity = Math.round(share * 100)
      return {
        noticeNo: one.noticeNo,
        title,
        agency,
        contractMethod,
        awardMethod,
        openAt,
        status,
        sameAgency,
        similarity,
      }
    })
  }
