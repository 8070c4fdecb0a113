import type { Queryable } from '../../lib/db/index.ts'
import { detailsOf } from '../rules/notice.ts'
import { type BidField, type DetailsOf, wantsDetails } from '../rules/some-fields.ts'
import { detailsOfNotices } from '../store/read.ts'

/** Details of the notices on a page, if `fields` names any: the catalog does not have them. */
export async function listedDetails(
  sql: Queryable,
  page: { size: number; place(index: number): { noticeNo: string } },
  fields: readonly BidField[] | undefined,
): Promise<DetailsOf | null> {
  if (!wantsDetails(fields)) return null
  const noticeNos = Array.from({ length: page.size }, (_, index) => page.place(index).noticeNo)
  const rows = await detailsOfNotices(sql, noticeNos)
  return new Map(rows.map((row) => [row.noticeNo, detailsOf(row)]))
}
