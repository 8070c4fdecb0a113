import { readFilter } from '../../search/filter.ts'
import { regionList } from '../../search/regions.ts'
import { type ChoiceFacet, type Facet, type GroupFacet, REGION_LIMITS } from '../../vocabulary/filters.ts'
import { BSNS_DIVS, STATUSES } from '../../vocabulary/notices.ts'
import type { BidQuery } from './query.ts'

export interface FacetCounts {
  name: Facet
  values: { value: string; name?: string; notices: number }[]
}

/** One value of a filter, and the search with only that value in the filter. */
export interface FacetChoice {
  value: string
  query: BidQuery
}

const narrowed = (query: BidQuery, name: 'bsnsDiv' | 'region' | 'regionLimit', value: string): BidQuery => ({
  ...query,
  filter: { ...query.filter, [name]: readFilter({ [name]: [value] }).filter[name] },
})

/** Regions within provinces are too many to choose from. */
const provinces = (): string[] =>
  regionList().flatMap(({ code, name }) => (code.includes('/') || code === '00' ? [] : [name]))

const CHOICES: Record<ChoiceFacet, (query: BidQuery) => FacetChoice[]> = {
  status: (query) => STATUSES.map((value) => ({ value, query: { ...query, status: [value] } })),
  bsnsDiv: (query) => BSNS_DIVS.map((value) => ({ value, query: narrowed(query, 'bsnsDiv', value) })),
  region: (query) => provinces().map((value) => ({ value, query: narrowed(query, 'region', value) })),
  regionLimit: (query) => REGION_LIMITS.map((value) => ({ value, query: narrowed(query, 'regionLimit', value) })),
}

/** Counts per value, with the other filters unchanged. */
export const choicesOf = (query: BidQuery, facet: ChoiceFacet): FacetChoice[] => CHOICES[facet](query)

/** The maximum number of groups: months of fifty years, agencies to choose from. */
export const MOST_GROUPS: Record<GroupFacet, number> = { month: 600, agency: 40 }

/** The search to group: agencies ignore the agency filter; months stay within the requested times. */
export const groupedBy = (query: BidQuery, facet: GroupFacet): BidQuery =>
  facet === 'agency' ? { ...query, filter: { ...query.filter, agency: [] } } : query

/** The search without the counted filters: a notice that matches it may change a count. */
export function besideFacets(query: BidQuery, facets: readonly Facet[]): BidQuery {
  const filter = { ...query.filter }
  for (const name of facets) if (name !== 'status' && name !== 'month') filter[name] = []
  return { ...query, filter }
}
