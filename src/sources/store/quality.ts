import type { Queryable } from '../../lib/db/index.ts'
import { countPlanned } from './parts.ts'

export interface Counts {
  source: string
  notices24h: number
  quarantined: number
  /** Notices that wait for missing parts, and OCDS processes that have only announced a plan. */
  waiting: number
}

export const countsOf = async (sql: Queryable, since: number): Promise<Counts[]> => [
  ...(await sql<Counts[]>`
    select s.name as source,
      (select count(*) from bids b where b.source = s.name and b.first_at > ${since}) as notices24h,
      (select count(*) from source_rejects r where r.source = s.name) as quarantined,
      (select count(*) from source_held h where h.source = s.name) + (${countPlanned(sql)}) as waiting
    from sources s order by s.name`),
]

export interface NullCounts {
  source: string
  notices: number
  estimatedPrice: number
  closeAt: number
  openAt: number
  agencyCode: number
  regionCheckNeeded: number
}

/** The number of notices since then without each of these fields. */
export const nullsOf = async (sql: Queryable, since: number): Promise<NullCounts[]> => [
  ...(await sql<NullCounts[]>`
    select source, count(*) as notices,
      count(*) filter (where estimated_price is null) as estimated_price,
      count(*) filter (where close_at is null) as close_at,
      count(*) filter (where open_at is null) as open_at,
      count(*) filter (where agency_code is null) as agency_code,
      count(*) filter (where region_check_needed) as region_check_needed
    from bids where source in (select name from sources) and first_at > ${since} group by source`),
]
