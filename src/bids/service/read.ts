import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Anchors } from '../../lib/page.ts'
import { createPace } from '../../lib/turns.ts'
import type {
  CatalogNotice,
  CodePage,
  CodeQuery,
  GroupCount,
  GroupName,
  NoticePlace,
} from '../../search/catalog/index.ts'
import { createNameFilter, type NameFilter } from '../../search/filter.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import { regionList, resolveRegion } from '../../search/regions.ts'
import type { GroupFacet } from '../../vocabulary/filters.ts'
import { type ChoiceFacet, type Facet, GROUP_FACETS } from '../../vocabulary/filters.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import { besideFacets, choicesOf, type FacetCounts, groupedBy, MOST_GROUPS } from '../rules/facets.ts'
import { createKeywordMatch, type WatchedKeyword } from '../rules/matched.ts'
import { anchorText, type BidParameters, type BidQuery, type CursorAnchor } from '../rules/query.ts'
import { type BidField, type DetailsOf, someJson, wantedFields } from '../rules/some-fields.ts'
import { ANCHOR, type AskingDeps, type BidCaller, createAsking, type RequestPlace } from './asking.ts'
import { createBidDetail } from './detail.ts'
import { explain } from './explain.ts'
import { listedDetails } from './listed-details.ts'
import { type AttachmentSearch, createPlaceSearch } from './places.ts'
import { createSimilarBids, type FindSimilar } from './similar.ts'

/** The result of a search, all of one moment. */
export interface SearchBids {
  search(query: BidQuery, now: number): Promise<FoundBids>
  /** The whole result of a search at this moment, however long reading it takes. */
  all(query: BidQuery, now: number): Promise<AllBids>
  count(query: BidQuery, now: number): Promise<number>
  numbers(query: BidQuery, now: number, most?: number): Promise<Set<string> | null>
  groups(query: BidQuery, now: number, by: GroupName, most: number): Promise<GroupCount[]>
  /** Until when no status changes by time alone. */
  statusesEnd(now: number): number
  codes(query: CodeQuery): Promise<CodePage>
  /** The known agencies most similar to an unknown one. */
  nearAgencies(filter: NameFilter, most: number): Promise<string[]>
  regionCounts(paths: string[]): Promise<number[]>
  /** The most similar notices, the most similar first. */
  similar: FindSimilar
}

export interface FoundBids extends BidRows {
  /** Exact, over all pages. */
  total: number
  /** How many of them precede the rows. */
  before: number
  /** Until when nothing in it changes by time alone. */
  until: number
}

export interface AllBids {
  total: number
  /** The next rows, fewer at the end. */
  next(most: number): BidRows
}

/** Some notices, as they were found. */
export interface BidRows {
  size: number
  row(index: number): CatalogNotice
  /** The data for an anchor. */
  place(index: number): NoticePlace
  /** The fields of a row that keywords match. */
  notice(index: number): MatchNotice
  /** Whether the company may bid. */
  verdict(company: CompanyJudge, index: number): Verdict
  /** JSON of the rows, or of a range of them, composed of prepared pieces; `matched` has the keywords of each. */
  write(matched: string[][], separator?: string, from?: number, to?: number): Uint8Array
}

export interface BidReaderDeps extends AskingDeps {
  db: Db
  clock: Clock
  search: SearchBids
  /** Without it, only titles are searched. */
  attachmentSearch?: AttachmentSearch
}

export interface BidPage {
  total: number
  /** The query; a notice it excludes cannot change the answer. */
  query: BidQuery
  caller: BidCaller
  /** The moment of the result, and until when nothing in it changes by time alone. */
  from: number
  until: number
  /** The whole response as bytes. */
  body: Buffer
  /** The anchors in the links to the neighbouring pages. */
  anchors: Anchors
}

/** With only the requested fields, or whole for a table, whose columns select the fields. */
type Cut = 'cut' | 'whole'

export interface WalkedPage {
  total: number
  /** JSON of some notices at a time, in turns: writing a whole page at once would block other requests too long. */
  pieces(separator: string, cut?: Cut): AsyncGenerator<Buffer>
  /** All of them in one buffer. */
  write(separator: string): Promise<Buffer>
}

export type BidListParameters = BidParameters & {
  anchor?: string
  explain?: boolean
  facets?: Facet[]
  /** Of each notice; default: all. */
  fields?: BidField[]
  /** Of a table. */
  language?: Language
}

/** Options of a search. */
export interface SearchAsking {
  /** The language of the hints. */
  language: Language
  /** Where the parameters were; default: in the query. */
  from?: RequestPlace
  /** Aborts when the result is no longer needed; default: never. */
  signal?: AbortSignal | undefined
}

const WALKED = 500
type KeywordMatch = ReturnType<typeof createKeywordMatch>
/** The keywords that a row matches. */
type RowMatch = (rows: BidRows, index: number) => string[]

/** Rows that are matched and written before other requests get a turn. */
const WRITTEN = 25

export type BidReader = ReturnType<typeof createBidReader>

export function createBidReader(deps: BidReaderDeps) {
  const { db, clock, secrets, search, keywordsOf, companyOf } = deps
  const { callerOf, understand } = createAsking(deps)
  const matchFor = createMatches()
  const places = createPlaceSearch(deps.attachmentSearch, search.numbers)

  async function list(
    accountId: string,
    asked: BidListParameters,
    { language, from = 'query', signal = new AbortController().signal }: SearchAsking,
  ): Promise<BidPage> {
    const caller = await callerOf(accountId, asked.profile)
    const now = clock.now()
    const isWide = asked.explain === true || asked.facets !== undefined
    const placed = { accountId, place: asked.in ?? 'title', signal, isWide }
    const { query: plain, key } = await understood(asked, caller, from)
    const query = await places.inTexts(plain, now, placed)
    const answer = await search.search(query, now)
    const { total, before, size } = answer
    const seal = (direction: CursorAnchor['direction'], place: NoticePlace) =>
      secrets().sign(ANCHOR, anchorText({ direction, value: sortValue(place, query), noticeNo: place.noticeNo }, key()))
    const count = (one: BidQuery) => search.count(one, now)
    const { nearAgencies } = search
    const explanation = asked.explain ? await explain(query, total, { count, nearAgencies, language }) : null
    const group = (one: BidQuery, by: GroupFacet) => search.groups(one, now, by, MOST_GROUPS[by])
    const facets = asked.facets ? await facetsOf(query, asked.facets, { count, group }) : null
    const reach = query.texts && (await places.reach())
    const body = Buffer.concat([
      Buffer.from(`{"total":${total},"page":${query.page},"items":[`),
      withFoundIn(await itemsOf(answer, caller, asked.fields), await places.foundIn(query, answer, placed)),
      Buffer.from(
        `]${memberOf('explain', explanation)}${memberOf('facets', facets)}${memberOf('searchedAttachments', reach)}}`,
      ),
    ])
    return {
      total,
      query: besideFacets(query, asked.facets ?? []),
      caller,
      from: now,
      until: facets ? search.statusesEnd(now) : answer.until,
      body,
      anchors: {
        next: before + size >= total ? null : size === 0 ? undefined : seal('next', answer.place(size - 1)),
        prev: before === 0 ? null : size === 0 ? undefined : seal('prev', answer.place(0)),
      },
    }
  }

  /** Fields that are not requested are not written, and keywords are matched only if they are requested. */
  async function itemsOf(page: BidRows, caller: BidCaller, fields?: readonly BidField[]): Promise<Uint8Array> {
    const match = matchFor(caller, fields)
    const details = await listedDetails(db.sql, page, fields)
    const items = page.write(matchedOf(page, match))
    return fields ? someJson(items, wantedFields(fields), { details }) : items
  }

  function understood(asked: BidListParameters, caller: BidCaller, place: RequestPlace) {
    const { explain: _explain, facets: _facets, fields: _fields, language: _language, ...given } = asked
    return understand(given, caller, place)
  }

  /** The whole result of a search at one moment, page by page; the total is exact. */
  async function* walk(
    accountId: string,
    asked: BidListParameters,
    { from = 'query', signal = new AbortController().signal }: Omit<SearchAsking, 'language'> = {},
  ): AsyncGenerator<WalkedPage> {
    const caller = await callerOf(accountId, asked.profile)
    const now = clock.now()
    const { query: plain } = await understood(asked, caller, from)
    const placed = { accountId, place: asked.in ?? 'title', signal, isWide: false }
    const { total, next } = await search.all(await places.inTexts(plain, now, placed), now)
    const { fields } = asked
    for (let size = WALKED; size === WALKED; ) {
      const page = next(WALKED)
      size = page.size
      async function* pieces(separator: string, cut: Cut = 'cut') {
        const details = await listedDetails(db.sql, page, fields)
        const match = matchFor(caller, fields)
        yield* piecesOf(page, match, { separator, details, fields: cut === 'cut' || details ? fields : undefined })
      }
      yield { total, pieces, write: (separator) => joined(pieces(separator), separator) }
    }
  }

  return {
    list,
    walk,
    detail: createBidDetail({ db, clock, keywordsOf, companyOf, similar: search.similar }),
    similar: createSimilarBids({ db, clock, callerOf, similar: search.similar }),
    codes: createCodes(search),
  }
}

/** The rows with the places where each was found, if these were looked up. */
function withFoundIn(items: Uint8Array, places: readonly object[] | null): Uint8Array {
  if (places === null) return items
  const rows = JSON.parse(`[${Buffer.from(items)}]`) as object[]
  const found = rows.map((row, at) => Object.assign(row, { foundIn: places[at] }))
  return Buffer.from(JSON.stringify(found).slice(1, -1))
}

const memberOf = (name: string, value: object | null): string =>
  value === null ? '' : `,"${name}":${JSON.stringify(value)}`

interface FacetPorts {
  count: (query: BidQuery) => Promise<number>
  group: (query: BidQuery, by: GroupFacet) => Promise<GroupCount[]>
}

const isGroup = (name: Facet): name is Exclude<Facet, ChoiceFacet> => GROUP_FACETS.some((one) => one === name)

/** One count after the other, each in turns. */
async function facetsOf(
  query: BidQuery,
  facets: readonly Facet[],
  { count, group }: FacetPorts,
): Promise<FacetCounts[]> {
  const counted: FacetCounts[] = []
  for (const name of new Set(facets)) {
    if (isGroup(name)) {
      counted.push({ name, values: await group(groupedBy(query, name), name) })
      continue
    }
    const values = []
    for (const choice of choicesOf(query, name))
      values.push({ value: choice.value, notices: await count(choice.query) })
    counted.push({ name, values })
  }
  return counted
}

/** The available filter values. */
function createCodes(search: Pick<SearchBids, 'codes' | 'regionCounts'>) {
  const namedCodes = (what: CodeQuery['what']) => (q: string | null, limit: number, offset: number) =>
    search.codes({ what, filter: q === null ? null : createNameFilter(q), limit, offset })

  async function regionCodes(q: string | null, limit: number, offset: number): Promise<CodePage> {
    const wanted = q === null ? null : resolveRegion(q)
    const regions = regionList().filter(
      ({ code, name }) => q === null || code === q.trim() || name.includes(q.trim()) || name === wanted?.name,
    )
    const page = regions.slice(offset, offset + limit)
    const counts = await search.regionCounts(page.map(({ code }) => resolveRegion(code)?.path ?? code))
    return {
      total: regions.length,
      items: page.map(({ code, name }, index) => ({ code, name, notices: counts[index] ?? 0 })),
    }
  }

  return { agencies: namedCodes('agency'), industries: namedCodes('industry'), regions: regionCodes }
}

/** Cached as long as the keywords of an account; without keywords there is nothing to match. */
function createMatches() {
  const matches = new WeakMap<readonly WatchedKeyword[], KeywordMatch>()
  return ({ watched, company }: BidCaller, fields?: readonly BidField[]): RowMatch | null => {
    if (watched.length === 0 || fields?.includes('matchedKeywords') === false) return null
    const match = matches.get(watched) ?? createKeywordMatch(watched)
    matches.set(watched, match)
    return (rows, index) =>
      match(rows.notice(index), (further) => {
        const judge = further ?? company
        return judge && rows.verdict(judge, index)
      })
  }
}

/** The keywords of a range of rows. */
const matchedOf = (rows: BidRows, match: RowMatch | null, from = 0, to = rows.size): string[][] =>
  match === null ? [] : Array.from({ length: to - from }, (_, index) => match(rows, from + index))

interface Pieces {
  separator: string
  fields: readonly BidField[] | undefined
  details: DetailsOf | null
}

async function* piecesOf(page: BidRows, match: RowMatch | null, { separator, fields, details }: Pieces) {
  const pace = createPace()
  const wanted = fields && wantedFields(fields)
  for (let from = 0; from < page.size; from += WRITTEN) {
    // Finding the page took a turn already.
    if (from === 0 || pace.isOver()) await pace.rest()
    const to = Math.min(from + WRITTEN, page.size)
    const matched = matchedOf(page, match, from, to)
    if (wanted) yield someJson(page.write(matched, ',', from, to), wanted, { details, separator })
    // Copied, because the next write reuses the same memory.
    else yield Buffer.from(page.write(matched, separator, from, to))
  }
}

async function joined(pieces: AsyncIterable<Buffer>, separator: string): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(...(all.length > 0 ? [Buffer.from(separator)] : []), piece)
  return Buffer.concat(all)
}

function sortValue(row: NoticePlace, { sort, filter }: BidQuery): number | null {
  if (sort.by === 'estimatedPrice') return row.currency === filter.price.currency ? row.estimatedPrice : null
  return row[sort.by]
}
