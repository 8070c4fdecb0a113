import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { CatalogNotice } from '../../search/catalog/index.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { keywordsMatching, matchedKeywords, type WatchedKeyword, watchedQueries } from '../rules/matched.ts'
import { type StatusFacts, statusAt } from '../rules/notice.ts'
import { type BidQuery, plainQuery } from '../rules/query.ts'
import { noticesNamed } from '../store/catalog.ts'
import { type DatedPreSpec, preSpecsOfNotices } from '../store/pre-specifications.ts'
import type { PostedMeaning } from './posted.ts'
import type { SearchBids } from './read.ts'

export interface DatedDeps {
  db: Db
  clock: Clock
  search: SearchBids
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** The further companies of an account by id. */
  furtherCompaniesOf: (accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, CompanyJudge>>
}

/** A notice, and the matching keywords of the account. */
export type DatedNotice = CatalogNotice & { matched: string[] }

/** Which notices: those that match a filter, or without one those that match any keyword of the account. */
interface Wanted {
  accountId: string
  meaning: PostedMeaning | null
  /** The further company whose verdicts the meaning asks for; default: the company of the account. */
  profile?: string | null
}

/** Notices for calendars and feeds of an account. */
export function createDated({ db, clock, search, keywordsOf, companyOf, furtherCompaniesOf }: DatedDeps) {
  async function read(
    { accountId, meaning, profile = null }: Wanted,
    parts: Partial<BidQuery>,
  ): Promise<DatedNotice[]> {
    const [keywords, company] = await Promise.all([keywordsOf(accountId), companyOf(accountId)])
    if (meaning === null && keywords.length === 0) return []
    const watched = { matched: true, company, keywords: watchedQueries(keywords) }
    const bidder = profile === null ? company : (await furtherCompaniesOf(accountId, [profile])).get(profile)
    if (bidder === undefined) return []
    const query = plainQuery(meaning, { ...parts, company: bidder, watched: meaning === null ? watched : null })
    const page = await search.search(query, clock.now())
    return Array.from({ length: page.size }, (_, index) => ({
      ...page.row(index),
      matched: matchedKeywords(keywords, page.notice(index), (further) => {
        const judge = further ?? company
        return judge && page.verdict(judge, index)
      }),
    }))
  }

  return {
    /**
     * Notices that close after a moment: a limited number of the next to close, and of those that have closed the
     * latest.
     */
    async closingOf(wanted: Wanted, since: number, most: { ahead: number; over: number }): Promise<DatedNotice[]> {
      const now = clock.now()
      const [ahead, over] = await Promise.all([
        read(wanted, { closeFrom: now, sort: { by: 'closeAt', descending: false }, pageSize: most.ahead }),
        read(wanted, {
          closeFrom: since,
          closeTo: now - 1,
          sort: { by: 'closeAt', descending: true },
          pageSize: most.over,
        }),
      ])
      return [...ahead, ...over]
    },
    /** The most recently posted ones. */
    newestOf: (wanted: Wanted, most: number): Promise<DatedNotice[]> => read(wanted, { pageSize: most }),
    /** The most recently posted open ones. */
    newestOpenOf: (wanted: Wanted, most: number): Promise<DatedNotice[]> =>
      read(wanted, { status: ['open'], pageSize: most }),
    /** Whether a notice is open, by the rule of searches. */
    isOpenAt: ({ kind, ...facts }: Omit<StatusFacts, 'kind'> & { kind: string }, at: number): boolean =>
      statusAt({ ...facts, kind: kind as StatusFacts['kind'] }, at) === 'open',
    /** These notices, if they exist. */
    async datedNotices(accountId: string, noticeNos: string[]): Promise<DatedNotice[]> {
      if (noticeNos.length === 0) return []
      const [rows, keywords, company] = await Promise.all([
        noticesNamed(db.sql, noticeNos),
        keywordsOf(accountId),
        companyOf(accountId),
      ])
      return rows.map((row) => ({ ...row, matched: keywordsMatching(row, keywords, company) }))
    },
    /** The pre-specifications of these notices whose period for opinions ended after a moment. */
    preSpecsSince: (noticeNos: string[], since: number): Promise<DatedPreSpec[]> =>
      noticeNos.length === 0 ? Promise.resolve([]) : preSpecsOfNotices(db.sql, noticeNos, since),
  }
}
