import { hash } from 'node:crypto'
import { parseTime } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import type { Among, TextMatches, WatchedQuery } from '../../search/catalog/index.ts'
import { anyNotice, type Filter, type NameFilter, readFilter } from '../../search/filter.ts'
import { createFirmFilter } from '../../search/firms.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { parseQuery, type Query } from '../../search/query.ts'
import type { UnknownAmt } from '../../vocabulary/amounts.ts'
import type { ListFilter } from '../../vocabulary/filters.ts'
import type { NoticeKind, Status } from '../../vocabulary/notices.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import { endsTooEarly, notATime, nothingToFind } from '../../vocabulary/sentences.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { BidSort } from '../schema/notices.ts'

export interface Sort {
  by: 'postedAt' | 'closeAt' | 'estimatedPrice' | 'updatedAt'
  descending: boolean
}

/** The row at which a page began or ended: following the links shows no notice twice, whatever arrives meanwhile. */
export interface CursorAnchor {
  direction: 'next' | 'prev'
  value: number | null
  noticeNo: string
}

/** A parsed search. */
export interface BidQuery {
  keyword: Query | null
  /** Matches of its terms in attachments; `null` = only titles are searched, or not looked up yet. */
  texts: TextMatches | null
  filter: Filter
  status: Status[]
  closeFrom: number | null
  closeTo: number | null
  openFrom: number | null
  openTo: number | null
  postedFrom: number | null
  postedTo: number | null
  updatedFrom: number | null
  updatedTo: number | null
  /** `null` = either. */
  urgent: boolean | null
  /** Any value of each list matches; empty = any. */
  kind: NoticeKind[]
  source: string[]
  winner: NameFilter[]
  /** The notices that these firms won; `null` = no such filter, or not looked up yet. */
  among: Among | null
  sort: Sort
  page: number
  pageSize: number
  anchor: CursorAnchor | null
  /** Whether the caller's keywords must match. */
  watched: WatchedQuery | null
  /** The company whose verdicts are requested and shown, if any. */
  company: CompanyJudge | null
  /** The requested verdicts; empty = any. */
  eligibility: Verdict[]
}

/** A search as received: names known, types correct, values not yet checked. */
export interface BidParameters extends Partial<Record<ListFilter, string[]>> {
  keyword?: string
  in?: SearchPlace
  minAmt?: number
  maxAmt?: number
  currency?: string
  unknownAmt?: UnknownAmt
  status?: Status[]
  closeFrom?: string
  closeTo?: string
  openFrom?: string
  openTo?: string
  postedFrom?: string
  postedTo?: string
  updatedFrom?: string
  updatedTo?: string
  urgent?: boolean
  kind?: NoticeKind[]
  source?: string[]
  winner?: string[]
  sort?: BidSort
  page?: number
  pageSize?: number
  /** Only notices that match the caller's keywords, or only the others. */
  matched?: boolean
  eligibility?: Verdict[]
  /** A further company, for `eligibility`. */
  profile?: string
}

/** All notices that match a filter, newest first unless changed; one per page. */
export const plainQuery = (
  meaning: { query: Query; filter: Filter; eligibility?: readonly Verdict[]; company?: CompanyJudge | null } | null,
  parts: Partial<BidQuery> = {},
): BidQuery => ({
  keyword: meaning?.query ?? null,
  texts: null,
  filter: meaning?.filter ?? anyNotice(),
  status: [],
  closeFrom: null,
  closeTo: null,
  openFrom: null,
  openTo: null,
  postedFrom: null,
  postedTo: null,
  updatedFrom: null,
  updatedTo: null,
  urgent: null,
  kind: [],
  source: [],
  winner: [],
  among: null,
  sort: { by: 'postedAt', descending: true },
  page: 1,
  pageSize: 1,
  anchor: null,
  watched: null,
  company: meaning?.company ?? null,
  eligibility: [...(meaning?.eligibility ?? [])],
  ...parts,
})

export function readQuery(given: BidParameters): { query: BidQuery; errors: FieldError[] } {
  const errors: FieldError[] = []
  const times = readTimes(given, errors)
  const query: BidQuery = {
    keyword: readKeyword(given.keyword, errors),
    texts: null,
    filter: readFilterOf(given, errors),
    status: given.status ?? [],
    ...times,
    urgent: given.urgent ?? null,
    kind: given.kind ?? [],
    source: given.source ?? [],
    winner: readWinners(given.winner ?? [], errors),
    among: null,
    sort: readSort(given.sort ?? '-postedAt'),
    page: given.page ?? 1,
    pageSize: given.pageSize ?? 20,
    anchor: null,
    watched: null,
    company: null,
    eligibility: given.eligibility ?? [],
  }
  return { query, errors }
}

function readKeyword(text: string | undefined, errors: FieldError[]): Query | null {
  if (text === undefined) return null
  const parsed = parseQuery(text)
  if (parsed.ok) return parsed.query
  errors.push({
    in: 'query',
    name: 'keyword',
    code: 'invalid_query',
    message: parsed.error.message,
    at: parsed.error.at,
  })
  return null
}

/** Its errors are reported together with the others. */
function readFilterOf(given: BidParameters, errors: FieldError[]): Filter {
  const { filter, faults } = readFilter(given)
  for (const { field, code, message } of faults) {
    errors.push({ in: 'query', name: field, code: code === 'nothing_to_find' ? 'invalid_parameter' : code, message })
  }
  return filter
}

function readWinners(texts: readonly string[], errors: FieldError[]): NameFilter[] {
  const winners = texts.map(createFirmFilter)
  if (winners.some(({ term }) => term === null)) {
    errors.push({ in: 'query', name: 'winner', code: 'invalid_parameter', message: nothingToFind('winner') })
  }
  return winners
}

type TimeName =
  | 'closeFrom'
  | 'closeTo'
  | 'openFrom'
  | 'openTo'
  | 'postedFrom'
  | 'postedTo'
  | 'updatedFrom'
  | 'updatedTo'

function readTimes(given: BidParameters, errors: FieldError[]): Record<TimeName, number | null> {
  const read = (name: TimeName): number | null => {
    const text = given[name]
    if (text === undefined) return null
    const instant = parseTime(text, name.endsWith('From') ? 'start' : 'end')
    if (instant === null) {
      errors.push({ in: 'query', name, code: 'invalid_parameter', message: notATime(name) })
    }
    return instant
  }
  const times = {
    closeFrom: read('closeFrom'),
    closeTo: read('closeTo'),
    openFrom: read('openFrom'),
    openTo: read('openTo'),
    postedFrom: read('postedFrom'),
    postedTo: read('postedTo'),
    updatedFrom: read('updatedFrom'),
    updatedTo: read('updatedTo'),
  }
  for (const [from, to] of [
    ['closeFrom', 'closeTo'],
    ['openFrom', 'openTo'],
    ['postedFrom', 'postedTo'],
    ['updatedFrom', 'updatedTo'],
  ] as const) {
    const [start, end] = [times[from], times[to]]
    if (start !== null && end !== null && start > end) errors.push(reversed(from, to))
  }
  return times
}

const reversed = (from: string, to: string): FieldError => ({
  in: 'query',
  name: to,
  code: 'reversed_range',
  message: endsTooEarly(from, to),
})

function readSort(text: BidSort): Sort {
  const by = text.replace('-', '') as Sort['by']
  return { by, descending: text.startsWith('-') }
}

/** An anchor is valid for the same search in the same order; the page size may differ. */
export function searchKey({ page: _page, pageSize: _size, ...given }: BidParameters): string {
  const sorted = Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify(sorted), 'base64url').slice(0, 12)
}

export const anchorText = (anchor: CursorAnchor, key: string): string =>
  JSON.stringify([anchor.direction, anchor.value, anchor.noticeNo, key])

/** Parses a text with a valid signature; `null` = it belongs to another search. */
export function readAnchor(text: string, key: string): CursorAnchor | null {
  const [direction, value, noticeNo, itsKey] = JSON.parse(text) as [
    CursorAnchor['direction'],
    number | null,
    string,
    string,
  ]
  return itsKey === key ? { direction, value, noticeNo } : null
}
