import { type Filter, filterFits } from '../../search/filter.ts'
import { createMatcher, type MatchNotice } from '../../search/matcher/index.ts'
import { matches, type Query, type Searchable } from '../../search/query.ts'
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
  const doc = documentOf(notice)
  const matched = new Set<string>()
  for (const { keyword, query, filter } of watched) {
    // Words before filters: they refuse more, and by a single look at the letters.
    if (!matched.has(keyword) && matches(query, doc) && filterFits(filter, notice)) matched.add(keyword)
  }
  return [...matched]
}

/** From so many on it costs less to go from a notice's words to keywords than to try each: of 1,000 a twentieth. */
const MANY = 64

/** The same for many notices. */
export function createKeywordMatch(watched: readonly WatchedKeyword[]): (notice: MatchNotice) => string[] {
  if (watched.length < MANY) return (notice) => matchedKeywords(watched, notice)
  const matcher = createMatcher()
  const places: number[] = []
  for (const [place, one] of watched.entries()) places[matcher.add(one)] = place
  return (notice) => {
    const matched = matcher.match(notice).map((id) => places[id] ?? 0)
    return [...new Set(matched.sort((a, b) => a - b).map((place) => watched[place]?.keyword ?? ''))]
  }
}

/** A notice as words are looked for in it. */
export const documentOf = ({ norm, numbers }: MatchNotice): Searchable => ({ norm, letters: lettersOf(norm), numbers })

/** Whether the words and filters of a search let this notice in. What else it asks, times and status, is not looked at. */
export const mayFind = (
  { keyword, filter }: { keyword: Query | null; filter: Filter },
  notice: MatchNotice,
  document: Searchable,
): boolean => (keyword === null || matches(keyword, document)) && filterFits(filter, notice)

type StoredNotice = Omit<MatchNotice, 'agencies' | 'industries'> &
  Pick<BidRow, 'agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode'> & {
    licences: readonly { readonly code: string; readonly name: string }[]
  }

/** A notice as stored, with its names normalised. */
export const matchable = (row: StoredNotice): MatchNotice => ({
  ...row,
  agencies: [
    { code: row.agencyCode, norm: normalise(row.agency) },
    ...(row.demandAgency === null ? [] : [{ code: row.demandAgencyCode, norm: normalise(row.demandAgency) }]),
  ],
  industries: row.licences.map(({ code, name }) => ({ code, norm: normalise(name) })),
})
