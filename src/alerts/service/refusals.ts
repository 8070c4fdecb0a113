import type { Queryable } from '../../lib/db/index.ts'
import { mutedAmong, refusalsOf } from '../store/mails.ts'

export type Refuses = (memberId: string, keywordId: string, noticeNo: string | null) => boolean

/** Whether a member unsubscribed from a keyword, from all keywords, or from one of these notices. */
export async function refusalsIn(
  sql: Queryable,
  accountId: string,
  noticeNos: readonly (string | null)[],
): Promise<Refuses> {
  const named = [...new Set(noticeNos)].filter((noticeNo) => noticeNo !== null)
  const [refusals, muted] = await Promise.all([refusalsOf(sql, accountId), mutedAmong(sql, accountId, named)])
  const keywords = new Set(refusals.map(({ memberId, keywordId }) => `${memberId} ${keywordId}`))
  const notices = new Set(muted.map(({ memberId, noticeNo }) => `${memberId} ${noticeNo}`))
  return (memberId, keywordId, noticeNo) =>
    keywords.has(`${memberId} `) ||
    keywords.has(`${memberId} ${keywordId}`) ||
    (noticeNo !== null && notices.has(`${memberId} ${noticeNo}`))
}
