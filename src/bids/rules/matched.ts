import { type Filter, filterFits } from '../../search/filter.ts'
import type { BidderTerms, CompanyJudge } from '../../search/limits.ts'
import { createMatcher, type MatchNotice } from '../../search/matcher/index.ts'
import { matches, type Query, type Searchable } from '../../search/query.ts'
import { lettersOf, normalise } from '../../search/text.ts'
import { isVerdictWanted, type Verdict, verdictBits } from '../../vocabulary/verdicts.ts'
import type { BidRow } from './notice.ts'

/** What an account watches: the text as typed, and what it was understood to mean. */
export interface WatchedKeyword {
  keyword: string
  query: Query
  filter: Filter
  /** Verdicts of the account's company; none = any. */
  eligibility?: readonly Verdict[]
}

/** The verdict of the account's company on the notice; `null` where it has declared nothing. Asked only where it counts. */
type VerdictOf = () => Verdict | null

const NO_COMPANY: VerdictOf = () => null

const isWanted = ({ eligibility = [] }: WatchedKeyword, verdictOf: VerdictOf): boolean =>
  eligibility.length === 0 || isVerdictWanted(verdictBits(eligibility), verdictOf())

/** Texts of the keywords that match, each once, in the order given. */
export function matchedKeywords(
  watched: readonly WatchedKeyword[],
  notice: MatchNotice,
  verdictOf = NO_COMPANY,
): string[] {
  const doc = documentOf(notice)
  const matched = new Set<string>()
  for (const one of watched) {
    const { keyword, query, filter } = one
    // Words before filters: they refuse more, and by a single look at the letters.
    if (matched.has(keyword) || !matches(query, doc) || !filterFits(filter, notice)) continue
    if (isWanted(one, verdictOf)) matched.add(keyword)
  }
  return [...matched]
}

/** The same for a notice as stored, with the verdict of the account's company, if it has declared one. */
export const keywordsMatching = (
  row: StoredNotice & BidderTerms & Pick<BidRow, 'closeAt'>,
  watched: readonly WatchedKeyword[],
  company: CompanyJudge | null,
): string[] => matchedKeywords(watched, matchable(row), () => company?.verdict(row, row.closeAt) ?? null)

/** From so many on it costs less to go from a notice's words to keywords than to try each: of 1,000 a twentieth. */
const MANY = 64

/** The same for many notices. */
export function createKeywordMatch(
  watched: readonly WatchedKeyword[],
): (notice: MatchNotice, verdictOf?: VerdictOf) => string[] {
  if (watched.length < MANY) return (notice, verdictOf) => matchedKeywords(watched, notice, verdictOf)
  const matcher = createMatcher()
  const places: number[] = []
  for (const [place, one] of watched.entries()) places[matcher.add(one)] = place
  return (notice, verdictOf = NO_COMPANY) => {
    const matched = matcher.match(notice).map((id) => places[id] ?? 0)
    const wanted = matched.sort((a, b) => a - b).flatMap((place) => watched[place] ?? [])
    return [...new Set(wanted.filter((one) => isWanted(one, verdictOf)).map(({ keyword }) => keyword))]
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
