import { readFilter } from '../../search/filter.ts'
import { regionList } from '../../search/regions.ts'
import { type ChoiceFacet, type Facet, type GroupFacet, REGION_LIMITS } from '../../vocabulary/filters.ts'
import { BSNS_DIVS, STATUSES } from '../../vocabulary/notices.ts'
import type { BidQuery } from './query.ts'

export interface FacetCounts {
  name: Facet
  values: { value: string; name?: string; notices: number }[]
}

/** One value of a filter, and the search with that value alone in the filter. */
export interface FacetChoice {
  value: string
  query: BidQuery
}

const narrowed = (query: BidQuery, name: 'bsnsDiv' | 'region' | 'regionLimit', value: string): BidQuery => ({
  ...query,
  filter: { ...query.filter, [name]: readFilter({ [name]: [value] }).filter[name] },
})

/** Regions within regions are too many to be chosen from. */
const provinces = (): string[] =>
  regionList().flatMap(({ code, name }) => (code.includes('/') || code === '00' ? [] : [name]))

const CHOICES: Record<ChoiceFacet, (query: BidQuery) => FacetChoice[]> = {
  status: (query) => STATUSES.map((value) => ({ value, query: { ...query, status: [value] } })),
  bsnsDiv: (query) => BSNS_DIVS.map((value) => ({ value, query: narrowed(query, 'bsnsDiv', value) })),
  region: (query) => provinces().map((value) => ({ value, query: narrowed(query, 'region', value) })),
  regionLimit: (query) => REGION_LIMITS.map((value) => ({ value, query: narrowed(query, 'regionLimit', value) })),
}

/** Whatever the filter itself says: all others stay. */
export const choicesOf = (query: BidQuery, facet: ChoiceFacet): FacetChoice[] => CHOICES[facet](query)

/** Groups that are shown at most: months of fifty years, agencies to choose from. */
export const MOST_GROUPS: Record<GroupFacet, number> = { month: 600, agency: 40 }

/** What is grouped: of agencies all, whatever the filter says; months stay within the times that are asked for. */
export const groupedBy = (query: BidQuery, facet: GroupFacet): BidQuery =>
  facet === 'agency' ? { ...query, filter: { ...query.filter, agency: [] } } : query

/** The search without the filters that are counted: whatever it lets in may change a count. */
export function besideFacets(query: BidQuery, facets: readonly Facet[]): BidQuery {
  const filter = { ...query.filter }
  for (const name of facets) if (name !== 'status' && name !== 'month') filter[name] = []
  return { ...query, filter }
}
