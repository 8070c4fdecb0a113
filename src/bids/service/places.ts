import { problem } from '../../lib/problems.ts'
import { anyNotice } from '../../search/filter.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import { hits, positiveTerms } from '../../search/query.ts'
import { type Term, termKey } from '../../search/text.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import { NO_ATTACHMENTS } from '../../vocabulary/sentences.ts'
import { documentOf } from '../rules/matched.ts'
import { termsOf, widest } from '../rules/places.ts'
import { type BidQuery, plainQuery } from '../rules/query.ts'

/** The rows of a page. */
interface FoundRows {
  size: number
  row(index: number): { noticeNo: string; title: string }
  notice(index: number): MatchNotice
}

/** The numbers of all matching notices; `null` = more than `most`. */
type Numbers = (query: BidQuery, now: number, most?: number) => Promise<ReadonlySet<string> | null>

/** By the key of each term, the notices whose files contain it. */
type TermNotices = ReadonlyMap<string, ReadonlySet<string>>

/** The search in the files of notices. */
export interface AttachmentSearch {
  find(
    accountId: string,
    search: {
      terms: readonly Term[]
      among: ReadonlySet<string> | null
      narrow: (most: TermNotices, sure: ReadonlySet<string>) => Promise<ReadonlySet<string>>
    },
    signal: AbortSignal,
  ): Promise<TermNotices>
  foundFiles(
    accountId: string,
    wanted: { noticeNos: readonly string[]; terms: readonly Term[] },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly object[]>>
  reach(): Promise<object>
}

/** Whose search it is, and how long the caller waits for it. */
export interface PlaceRequest {
  accountId: string
  place: SearchPlace
  signal: AbortSignal
  /** The response also has counts without some of the filters. */
  isWide: boolean
}

const refused = async () => {
  throw problem('attachments_off', NO_ATTACHMENTS)
}
const NONE: AttachmentSearch = { find: refused, foundFiles: refused, reach: refused }

/** If the filters leave more notices than this, the search in files does not use them. */
const MOST_AMONG = 20_000

/** Lets the catalog answer searches in attachments: it gets the notices whose files contain each term. */
export function createPlaceSearch(attachments: AttachmentSearch = NONE, numbers: Numbers) {
  async function inTexts(query: BidQuery, now: number, asked: PlaceRequest): Promise<BidQuery> {
    const { keyword } = query
    if (keyword === null || asked.place === 'title') return query
    const { accountId, isWide, signal } = asked
    const textsOf = (found: TermNotices) => ({
      isOnly: asked.place === 'attachments',
      byTerm: new Map([...found].map(([key, noticeNos]) => [key, { noticeNos }])),
    })
    const base = isWide ? plainQuery({ query: keyword, filter: anyNotice() }) : { ...query, anchor: null }
    const among = isWide ? null : await numbers({ ...base, keyword: null }, now, MOST_AMONG)
    const narrow = async (most: TermNotices, sure: ReadonlySet<string>) => {
      const wide = { ...base, keyword: widest(keyword, (term) => sure.has(termKey(term))), texts: textsOf(most) }
      return (await numbers(wide, now)) ?? new Set<string>()
    }
    const found = await attachments.find(accountId, { terms: termsOf(keyword), among, narrow }, signal)
    return { ...query, texts: textsOf(found) }
  }

  /** Where each row contains words of the query; `null` = only titles were searched. */
  async function foundIn({ keyword, texts }: BidQuery, rows: FoundRows, { accountId, signal }: PlaceRequest) {
    if (keyword === null || texts === null) return null
    const places = Array.from({ length: rows.size }, (_, at) => rows.row(at))
    const terms = [...new Map(positiveTerms(keyword).map(({ term }) => [termKey(term), term])).values()]
    const noticeNos = places.map(({ noticeNo }) => noticeNo)
    const files = await attachments.foundFiles(accountId, { noticeNos, terms }, signal)
    return places.map((row, at) => ({
      title: [
        ...new Set(hits(keyword, { ...documentOf(rows.notice(at)), title: row.title }).map(({ node }) => node.typed)),
      ],
      attachments: files.get(row.noticeNo) ?? [],
    }))
  }

  return { inTexts, foundIn, reach: attachments.reach }
}
