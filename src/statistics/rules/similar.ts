import { seoulDay } from '../../lib/clock.ts'
import type { Status } from '../../vocabulary/notices.ts'
import type { SimilarFailures, SimilarLeftOut } from '../schema/similar.ts'
import { isDirect, LEAST_SHOWN } from './award.ts'
import { rounded } from './figures.ts'

/** A similar notice that is no longer open. */
export interface EndedNotice {
  noticeNo: string
  title: string
  agency: string
  contractMethod: string | null
  awardMethod: string | null
  openAt: number | null
  status: Status
  sameAgency: boolean
  similarity: number
}

export const MOST_EXAMINED = 100
const MOST_LISTED = 10

/** The number of similar notices that ended without an award. The list begins with the most similar. */
export function similarFailures(notices: readonly EndedNotice[]): SimilarFailures {
  const counted: EndedNotice[] = []
  const excluded: Partial<Record<SimilarLeftOut, number>> = {}
  for (const notice of notices) {
    const reason = leftOut(notice)
    if (reason === null) counted.push(notice)
    else excluded[reason] = (excluded[reason] ?? 0) + 1
  }
  const n = counted.length
  const about = { n, examined: notices.length, excluded }
  if (n < LEAST_SHOWN) return { ...about, reason: 'too_few', failed: null, share: null, items: [] }
  const failed = counted.filter(({ status }) => status === 'failed')
  return {
    ...about,
    reason: null,
    failed: failed.length,
    share: rounded((failed.length * 100) / n),
    items: failed.slice(0, MOST_LISTED).map(({ noticeNo, title, agency, sameAgency, similarity, openAt }) => ({
      noticeNo,
      title,
      agency,
      sameAgency,
      similarity,
      openedOn: openAt === null ? null : seoulDay(openAt),
    })),
  }
}

function leftOut({ status, awardMethod, contractMethod }: EndedNotice): SimilarLeftOut | null {
  if (status === 'cancelled') return 'cancelled'
  if (isDirect(awardMethod, contractMethod)) return 'direct'
  return status === 'awarded' || status === 'failed' ? null : 'noResult'
}
