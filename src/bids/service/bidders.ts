import { seoulTimeOrNull } from '../../lib/clock.ts'
import type { Queryable } from '../../lib/db/index.ts'
import { type Page, pageOf, rangeOf } from '../../lib/page.ts'
import { reservePricesOf } from '../rules/rounds.ts'
import { findBidders, type RoundFilter } from '../store/bidders.ts'
import { findMeant } from './meant.ts'

/** The bidders of a notice's openings, by rank; `null` = there is no such notice. */
export async function biddersOf(sql: Queryable, named: string, asked: RoundFilter & Partial<Page>) {
  const notice = await findMeant(sql, named)
  if (!notice) return null
  const page = pageOf(asked)
  const { openings, items } = await findBidders(sql, notice, asked, rangeOf(page))
  return {
    total: openings.reduce((sum, { listed }) => sum + listed, 0),
    page: page.page,
    items,
    openings: openings.map(({ openedAt, parts, ...opening }) => ({
      ...opening,
      openedAt: seoulTimeOrNull(openedAt),
      reservePrices: reservePricesOf(parts),
    })),
  }
}
