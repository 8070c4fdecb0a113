import { type Filter, filterFits } from '../../search/filter.ts'
import type { BidderTerms, CompanyJudge } from '../../search/limits.ts'
import { createMatcher, type MatchNotice } from '../../search/matcher/index.ts'
import { matches, type Query, type Searchable } from '../../search/query.ts'
import { lettersOf, normalise } from '../../search/text.ts'
import { isVerdictWanted, type Verdict, verdictBits } from '../../vocabulary/verdicts.ts'
import type { BidRow } from './notice.ts'

/** A keyword of an account: the text as typed, and its parsed meaning. */
export interface WatchedKeyword {
  keyword: string
  query: Query
  filter: Filter
  /** Verdicts of its company; empty = any. */
  eligibility?: readonly Verdict[]
  /** The further company that it is for; absent = the company of the account. */
  company?: CompanyJudge
}

/**
 * The verdict of a further company, or else of the account's company, on the notice; `null` = the account has declared no
 * profile. Called only where it matters.
 */
type VerdictOf = (further: CompanyJudge | undefined) => Verdict | null

const NO_COMPANY: VerdictOf = () => null

const isWanted = ({ eligibility = [], company }: WatchedKeyword, verdictOf: VerdictOf): boolean =>
  eligibility.length === 0 || isVerdictWanted(verdictBits(eligibility), verdictOf(company))

/** The texts of the matching keywords, without duplicates, in the given order. */
export function matchedKeywords(
  watched: readonly WatchedKeyword[],
  notice: MatchNotice,
  verdictOf = NO_COMPANY,
): string[] {
  const doc = documentOf(notice)
  const matched = new Set<string>()
  for (const one of watched) {
    const { keyword, query, filter } = one
    // Words before filters: they exclude more, at a lower cost.
    if (matched.has(keyword) || !matches(query, doc) || !filterFits(filter, notice)) continue
    if (isWanted(one, verdictOf)) matched.add(keyword)
  }
  return [...matched]
}

/** The same for a stored notice, with the verdict for the account's company, if it has declared a profile. */
export const keywordsMatching = (
  row: StoredNotice & BidderTerms & Pick<BidRow, 'closeAt'>,
  watched: readonly WatchedKeyword[],
  company: CompanyJudge | null,
): string[] =>
  matchedKeywords(watched, matchable(row), (further) => (further ?? company)?.verdict(row, row.closeAt) ?? null)

/** Keywords as the catalog is asked about them. */
export const watchedQueries = (watched: readonly WatchedKeyword[]) =>
  watched.map(({ query: keyword, filter, eligibility, company }) => ({ keyword, filter, eligibility, company }))

/**
 * From this number on, an index from the words of a notice to keywords is faster than testing each: for 1,000 it takes
 * a twentieth.
 */
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

/** A notice in the form that the search for words uses. */
export const documentOf = ({ norm, numbers }: MatchNotice): Searchable => ({ norm, letters: lettersOf(norm), numbers })

/** Whether words and filters of a search can match this notice; ignores times and status. */
export const mayFind = (
  { keyword, filter }: { keyword: Query | null; filter: Filter },
  notice: MatchNotice,
  document: Searchable,
): boolean => (keyword === null || matches(keyword, document)) && filterFits(filter, notice)

type StoredNotice = Omit<MatchNotice, 'agencies' | 'industries'> &
  Pick<BidRow, 'agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode'> & {
    licences: readonly { readonly code: string; readonly name: string }[]
  }

/** A stored notice with normalised names. */
export const matchable = (row: StoredNotice): MatchNotice => ({
  ...row,
  agencies: [
    { code: row.agencyCode, norm: normalise(row.agency) },
    ...(row.demandAgency === null ? [] : [{ code: row.demandAgencyCode, norm: normalise(row.demandAgency) }]),
  ],
  industries: row.licences.map(({ code, name }) => ({ code, norm: normalise(name) })),
})
