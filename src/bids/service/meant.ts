import type { Queryable } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'
import { meantRow, noticesMeant } from '../rules/revision.ts'
import { findBid, namedBids } from '../store/read.ts'

/** The newest version of the notice that a customer's text names; `null` = there is none, or it was withdrawn. */
export async function findMeant(sql: Queryable, asked: string): Promise<BidRow | null> {
  // Programs send the number unchanged.
  const written = await findBid(sql, asked)
  if (written) return written
  const meant = noticesMeant(asked)
  const rows = await namedBids(
    sql,
    meant.map(({ noticeNo }) => noticeNo),
  )
  return meantRow(meant, new Map(rows.map((row) => [row.noticeNo, row])))
}

/** The number of that notice. */
export const findNoticeNo = async (sql: Queryable, asked: string): Promise<string | null> =>
  (await findMeant(sql, asked))?.noticeNo ?? null

/** The numbers of several notices, without those that are not found. Most texts equal the stored number. */
export async function findNoticeNos(sql: Queryable, asked: readonly string[]): Promise<string[]> {
  const meant = asked.map(noticesMeant).filter(({ length }) => length > 1)
  if (meant.length === 0) return []
  const rows = await namedBids(sql, [...new Set(meant.flat().map(({ noticeNo }) => noticeNo))])
  const byNumber = new Map(rows.map((row) => [row.noticeNo, row]))
  return meant.flatMap((notices) => meantRow(notices, byNumber)?.noticeNo ?? [])
}
