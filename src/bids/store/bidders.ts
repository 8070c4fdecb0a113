import type { Fragment, Queryable } from '../../lib/db/index.ts'
import type { Outcome } from '../../vocabulary/notices.ts'
import type { RoundParts } from '../rules/rounds.ts'
import type { BidderRecord } from '../schema/rounds.ts'
import type { NoticeRef } from './rounds.ts'

interface RoundName {
  revision: number
  lot: string
  rebid: number
}

/** The requested openings of the notice; absent fields mean all. */
export type RoundFilter = Partial<RoundName>

export interface OpeningRow extends RoundName {
  state: 'opened' | Outcome
  openedAt: number | null
  currency: string
  bidders: number | null
  /** How many bidders have a stored name: sources may give only the number. */
  listed: number
  plannedPrice: number | null
  baseAmount: number | null
  parts: RoundParts
}

/** `won` is `null` until the opening is decided. */
export type BidderRow = RoundName & Omit<BidderRecord, 'won'> & { won: boolean | null }

/** The openings of a notice and some of their bidders, of one moment: all come from one statement. */
export async function findBidders(
  sql: Queryable,
  notice: NoticeRef,
  { revision, lot, rebid }: RoundFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ openings: OpeningRow[]; items: BidderRow[] }> {
  const [row] = await sql<{ openings: OpeningRow[]; items: BidderRow[] }[]>`
    with rounds as materialized (
      select * from award_rounds
      where source = ${notice.source} and number = ${notice.number} and state <> 'announced'
        and (${revision ?? null}::integer is null or revision = ${revision ?? null})
        and (${lot ?? null}::text is null or lot = ${lot ?? null})
        and (${rebid ?? null}::integer is null or rebid = ${rebid ?? null})
    ), listed as materialized (
      select d.* from bidders d join rounds r using (source, number, revision, lot, rebid)
    )
    select
      coalesce((select json_agg(opening) from (
        select r.revision, r.lot, r.rebid, r.state, (extract(epoch from r.opened_at) * 1000)::bigint as "openedAt",
          r.currency, r.bidders, (select count(*) from listed d where ${sameRound(sql)}) as listed,
          r.planned_price as "plannedPrice", r.base_amount as "baseAmount",
          r.parts
        from rounds r order by r.revision desc, r.lot collate "C", r.rebid desc
      ) opening), '[]') as openings,
      coalesce((select json_agg(bidder) from (
        select d.revision, d.lot, d.rebid, d.rank, d.name, d.business_no as "businessNo", d.amount, d.rate, d.reason,
          case r.state when 'awarded' then ${hasWon(sql)} when 'opened' then null else false end as won
        from (
          select * from listed d
          order by ${places(sql)}
          limit ${limit} offset ${offset}
        ) d join rounds r on ${sameRound(sql)}
        order by ${places(sql)}
      ) bidder), '[]') as items`
  if (!row) throw new Error('a statement without a table gives a row')
  return row
}

/** Sources without ranks still name their winners, and the reason why a bidder was excluded. */
const places = (sql: Queryable): Fragment => sql`
  d.revision desc, d.lot collate "C", d.rebid desc,
  d.rank nulls last, d.won desc, d.reason is not null, d.amount nulls last, d.line`

const sameRound = (sql: Queryable): Fragment => sql`(d.revision, d.lot, d.rebid) = (r.revision, r.lot, r.rebid)`

/** The award names the winners; if it names none, the list of bidders. As in the history of competitors. */
const hasWon = (sql: Queryable): Fragment => sql`
  (case when jsonb_array_length(r.winners) = 0 then d.won else exists (
    select from jsonb_array_elements(r.winners) w
    where w->>'businessNo' = d.business_no or ((d.business_no is null or w->>'businessNo' is null) and w->>'name' = d.name)
  ) end)`
