import { type FieldError, fieldProblem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { NameFilter } from '../../search/filter.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { foreignAnchor, NO_PROFILE } from '../../vocabulary/sentences.ts'
import { type WatchedKeyword, watchedQueries } from '../rules/matched.ts'
import { type BidParameters, type CursorAnchor, readAnchor, readQuery, searchKey } from '../rules/query.ts'

/** What responses depend on besides notices. */
export interface BidCaller {
  watched: readonly WatchedKeyword[]
  /** The account's company, which its keywords refer to. */
  company: CompanyJudge | null
  /** The company whose verdicts the search requests and shows: a further one if `profile` names it. */
  bidder: CompanyJudge | null
}

export type RequestPlace = 'query' | 'body'

export interface AskingDeps {
  secrets: () => Secrets
  /** The keywords of the account, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  /** The judge of the account's company; `null` = it has declared no profile. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** The judge of a further company of the account; throws if there is none, or the plan does not include it. */
  namedCompanyOf: (accountId: string, profile: string) => Promise<CompanyJudge>
  /** Numbers of the notices whose award names one of these firms. */
  noticesWon: (winners: readonly NameFilter[]) => Promise<ReadonlySet<string>>
}

export const ANCHOR = 'page anchor'

/** Turns a request into a query of the catalog. */
export function createAsking({ secrets, keywordsOf, companyOf, namedCompanyOf, noticesWon }: AskingDeps) {
  async function callerOf(accountId: string, profile?: string): Promise<BidCaller> {
    const [watched, company, named] = await Promise.all([
      keywordsOf(accountId),
      companyOf(accountId),
      profile === undefined ? null : namedCompanyOf(accountId, profile),
    ])
    return { watched, company, bidder: named ?? company }
  }

  async function understand(
    { anchor, ...given }: BidParameters & { anchor?: string | undefined },
    { watched, company, bidder }: BidCaller,
    place: RequestPlace,
  ) {
    const { query, errors } = readQuery(given)
    // A hash, needed only to read or sign an anchor.
    const key = () => searchKey(given)
    if (anchor !== undefined) query.anchor = openAnchor(anchor, key(), errors)
    if (errors.length > 0) throw fieldProblem(place === 'body' ? errors.map(ofField) : errors)
    if (query.eligibility.length > 0 && bidder === null) throw problem('profile_required', NO_PROFILE)
    query.company = bidder
    if (query.winner.length > 0) query.among = { noticeNos: await noticesWon(query.winner) }
    if (given.matched !== undefined) {
      query.watched = { matched: given.matched, company, keywords: watchedQueries(watched) }
    }
    return { query, key }
  }

  function openAnchor(text: string, key: string, errors: FieldError[]): CursorAnchor | null {
    const signed = secrets().verify(ANCHOR, text)
    const anchor = signed === null ? null : readAnchor(signed, key)
    if (!anchor) {
      const message = foreignAnchor({ en: 'search', ko: '검색' })
      errors.push({ in: 'query', name: 'anchor', code: 'invalid_cursor', message })
    }
    return anchor
  }

  return { callerOf, understand }
}

/** The error of a parameter, renamed to the body field. */
const ofField = (error: FieldError): FieldError => ({
  ...error,
  in: 'body',
  code: error.code === 'invalid_parameter' ? 'invalid_field' : error.code,
})
