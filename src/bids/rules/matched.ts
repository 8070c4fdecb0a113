import type { CatalogNotice } from '../../search/catalog.ts'
import { type Filter, nameFits, priceFits, regionFits } from '../../search/filter.ts'
import { matches, type Query } from '../../search/query.ts'
import { normalise } from '../../search/text.ts'

/** What an account watches: the text as typed, and what it was understood to mean. */
export interface WatchedKeyword {
  keyword: string
  query: Query
  filter: Filter
}

/** A notice as stored or as the catalog holds it. */
type MatchedNotice = Omit<CatalogNotice, 'position'>

/** Texts of the keywords that match, each once, in the order given. */
export function matchedKeywords(watched: readonly WatchedKeyword[], row: MatchedNotice): string[] {
  if (watched.length === 0) return []
  const named = namesOf(row)
  const matched = watched.filter(
    ({ query, filter }) => filterFits(filter, row, named) && matches(query, { norm: row.norm, numbers: row.numbers }),
  )
  return [...new Set(matched.map(({ keyword }) => keyword))]
}

const namesOf = ({ agency, agencyCode, demandAgency, demandAgencyCode, licences }: MatchedNotice) => ({
  agencies: [
    { code: agencyCode, norm: normalise(agency) },
    ...(demandAgency === null ? [] : [{ code: demandAgencyCode, norm: normalise(demandAgency) }]),
  ],
  industries: licences.map(({ code, name }) => ({ code, norm: normalise(name) })),
})

function filterFits(filter: Filter, row: MatchedNotice, { agencies, industries }: ReturnType<typeof namesOf>): boolean {
  if (filter.bsnsDivs.length > 0 && !filter.bsnsDivs.includes(row.bsnsDiv)) return false
  if (!priceFits(row.estimatedPrice, row.currency, filter) || !regionFits(row, filter.regions)) return false
  if (
    filter.agencies.length > 0 &&
    !filter.agencies.some((wanted) => agencies.some((named) => nameFits(wanted, named)))
  ) {
    return false
  }
  return (
    filter.industries.length === 0 ||
    filter.industries.some((wanted) =>
      wanted === 'none' ? industries.length === 0 : industries.some((named) => nameFits(wanted, named)),
    )
  )
}
