import type { Clock } from '../../lib/clock.ts'
import type { CatalogNotice } from '../../search/catalog/index.ts'
import type { Filter } from '../../search/filter.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import type { Query } from '../../search/query.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import { type BidQuery, plainQuery } from '../rules/query.ts'
import type { SearchBids } from './read.ts'

/** The filter of a keyword. */
export interface PostedMeaning {
  query: Query
  filter: Filter
  /** Verdicts for the company, if there is one; empty = any. */
  eligibility?: readonly Verdict[]
  company?: CompanyJudge | null
}

/** Notices by posting time, from memory; the bounds are inclusive. */
export function createPosted({ clock, search }: { clock: Clock; search: SearchBids }) {
  return {
    /** `null` counts all notices. */
    count: (meaning: PostedMeaning | null, from: number, to: number): Promise<number> =>
      search.count(postedWithin(meaning, from, to), clock.now()),
    /** The number posted on each day in Seoul that has any, for a limited number of days. */
    async perDay(meaning: PostedMeaning, from: number, to: number, days: number): Promise<Map<string, number>> {
      const groups = await search.groups(postedWithin(meaning, from, to), clock.now(), 'day', days)
      return new Map(groups.map(({ value, notices }) => [value, notices]))
    },
    /** The newest of them. */
    async newest(meaning: PostedMeaning, from: number, to: number, most: number): Promise<CatalogNotice[]> {
      const page = await search.search({ ...postedWithin(meaning, from, to), pageSize: most }, clock.now())
      return Array.from({ length: page.size }, (_, index) => page.row(index))
    },
  }
}

const postedWithin = (meaning: PostedMeaning | null, from: number, to: number): BidQuery =>
  plainQuery(meaning, { postedFrom: from, postedTo: to })
