import { type Filter, filterFits } from '../../search/filter.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import { matches, type Query } from '../../search/query.ts'
import { lettersOf, normalise } from '../../search/text.ts'
import type { BidRow } from './notice.ts'

/** What an account watches: the text as typed, and what it was understood to mean. */
export interface WatchedKeyword {
  keyword: string
  query: Query
  filter: Filter
}

/** Texts of the keywords that match, each once, in the order given. */
export function matchedKeywords(watched: readonly WatchedKeyword[], notice: MatchNotice): string[] {
  const doc = { norm: notice.norm, letters: lettersOf(notice.norm), numbers: notice.numbers }
  const matched = new Set<string>()
  for (const { keyword, query, filter } of watched) {
    // Words before filters: they refuse more, and by a single look at the letters.
    if (!matched.has(keyword) && matches(query, doc) && filterFits(filter, notice)) matched.add(keyword)
  }
  return [...matched]
}

type StoredNotice = Omit<MatchNotice, 'agencies' | 'industries'> &
  Pick<BidRow, 'agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode' | 'licences'>

/** A notice as stored, with its names normalised. */
export const matchable = (row: StoredNotice): MatchNotice => ({
  ...row,
  agencies: [
    { code: row.agencyCode, norm: normalise(row.agency) },
    ...(row.demandAgency === null ? [] : [{ code: row.demandAgencyCode, norm: normalise(row.demandAgency) }]),
  ],
  industries: row.licences.map(({ code, name }) => ({ code, norm: normalise(name) })),
})
