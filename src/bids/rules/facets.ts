import { readFilter } from '../../search/filter.ts'
import { regionList } from '../../search/regions.ts'
import type { Facet } from '../../vocabulary/filters.ts'
import { BSNS_DIVS, STATUSES } from '../../vocabulary/notices.ts'
import type { BidQuery } from './query.ts'

export interface FacetCounts {
  name: Facet
  values: { value: string; notices: number }[]
}

/** One value of a filter, and the search with that value alone in the filter. */
export interface FacetChoice {
  value: string
  query: BidQuery
}

const narrowed = (query: BidQuery, name: 'bsnsDiv' | 'region', value: string): BidQuery => ({
  ...query,
  filter: { ...query.filter, [name]: readFilter({ [name]: [value] }).filter[name] },
})

/** Regions within regions are too many to be chosen from. */
const provinces = (): string[] =>
  regionList().flatMap(({ code, name }) => (code.includes('/') || code === '00' ? [] : [name]))

const CHOICES: Record<Facet, (query: BidQuery) => FacetChoice[]> = {
  status: (query) => STATUSES.map((value) => ({ value, query: { ...query, status: [value] } })),
  bsnsDiv: (query) => BSNS_DIVS.map((value) => ({ value, query: narrowed(query, 'bsnsDiv', value) })),
  region: (query) => provinces().map((value) => ({ value, query: narrowed(query, 'region', value) })),
}

/** Whatever the filter itself says: all others stay. */
export const choicesOf = (query: BidQuery, facet: Facet): FacetChoice[] => CHOICES[facet](query)

/** The search without the filters that are counted: whatever it lets in may change a count. */
export function besideFacets(query: BidQuery, facets: readonly Facet[]): BidQuery {
  const filter = { ...query.filter }
  for (const name of facets) if (name !== 'status') filter[name] = []
  return { ...query, filter }
}
