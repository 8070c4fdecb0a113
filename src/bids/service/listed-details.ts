import type { Queryable } from '../../lib/db/index.ts'
import { detailsOf } from '../rules/notice.ts'
import { type BidField, type DetailsOf, wantsDetails } from '../rules/some-fields.ts'
import { detailsOfVersions } from '../store/read.ts'

/**
 * Details of the notices on a page, if `fields` names any, because the catalog does not have them. They belong to the
 * versions on the page: a notice may have changed since the catalog was searched.
 */
export async function listedDetails(
  sql: Queryable,
  page: { size: number; row(index: number): { noticeNo: string; version: number } },
  fields: readonly BidField[] | undefined,
): Promise<DetailsOf | null> {
  if (!wantsDetails(fields)) return null
  const shown = Array.from({ length: page.size }, (_, index) => page.row(index))
  const rows = await detailsOfVersions(sql, shown)
  return new Map(rows.map((row) => [row.noticeNo, detailsOf(row)]))
}
