import { createHash } from 'node:crypto'
import { parseTime } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import { createNameFilter, type Filter, type NameFilter, type UnknownAmt } from '../../search/filter.ts'
import { parseQuery, type Query } from '../../search/query.ts'
import { resolveRegion, suggestRegions } from '../../search/regions.ts'
import { BSNS_DIV_NAMES, BSNS_DIVS, type BsnsDiv, type SortText, type Status } from '../schema.ts'

export interface Sort {
  by: 'postedAt' | 'closeAt' | 'estimatedPrice'
  descending: boolean
}

/** Where a page began or ended: who follows the links sees no notice twice, whatever arrives meanwhile. */
export interface Anchor {
  direction: 'next' | 'prev'
  value: number | null
  noticeNo: string
}

/** A search, understood. */
export interface BidQuery {
  keyword: Query | null
  filter: Filter
  status: Status[]
  closeFrom: number | null
  closeTo: number | null
  openFrom: number | null
  openTo: number | null
  postedFrom: number | null
  postedTo: number | null
  sort: Sort
  page: number
  pageSize: number
  anchor: Anchor | null
  /** Only notices that one of these matches: the keywords of the caller. */
  any: { keyword: Query; filter: Filter }[] | null
}

/** A search as it came: names known, types right, the rest not yet looked at. */
export interface BidParameters {
  keyword?: string
  agency?: string[]
  industry?: string[]
  region?: string[]
  bsnsDiv?: string[]
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
  sort?: SortText
  page?: number
  pageSize?: number
  /** Only what the caller's keywords match. */
  matched?: boolean
}

export function readQuery(given: BidParameters): { query: BidQuery; errors: FieldError[] } {
  const errors: FieldError[] = []
  const times = readTimes(given, errors)
  const query: BidQuery = {
    keyword: readKeyword(given.keyword, errors),
    filter: readFilter(given, errors),
    status: given.status ?? [],
    ...times,
    sort: readSort(given.sort ?? '-postedAt'),
    page: given.page ?? 1,
    pageSize: given.pageSize ?? 20,
    anchor: null,
    any: null,
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

function readFilter(given: BidParameters, errors: FieldError[]): Filter {
  const { minAmt = null, maxAmt = null } = given
  if (minAmt !== null && maxAmt !== null && minAmt > maxAmt) errors.push(reversed('minAmt', 'maxAmt'))
  return {
    agencies: readNames('agency', given.agency ?? [], errors),
    industries: [
      ...readNames(
        'industry',
        (given.industry ?? []).filter((text) => text !== 'none'),
        errors,
      ),
      ...((given.industry ?? []).includes('none') ? (['none'] as const) : []),
    ],
    regions: readRegions(given.region ?? [], errors),
    bsnsDivs: readBsnsDivs(given.bsnsDiv ?? []),
    minAmt,
    maxAmt,
    currency: given.currency ?? 'KRW',
    unknownAmt: given.unknownAmt ?? null,
  }
}

function readNames(name: 'agency' | 'industry', texts: string[], errors: FieldError[]): NameFilter[] {
  const filters = texts.map(createNameFilter)
  if (filters.some(({ code, term }) => code === '' || term === null)) {
    errors.push({
      in: 'query',
      name,
      code: 'invalid_parameter',
      message: `${name} holds no letter or digit to look for`,
    })
  }
  return filters
}

function readRegions(texts: string[], errors: FieldError[]): string[] {
  return texts.flatMap((text) => {
    const region = resolveRegion(text)
    if (region) return [region.path]
    const near = suggestRegions(text)
    const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ' See /v1/codes/regions.'
    errors.push({
      in: 'query',
      name: 'region',
      code: 'unknown_region',
      message: `No region is called "${shorten(text)}".${hint}`,
    })
    return []
  })
}

/** Either language; the list of allowed words is the schema's. */
const readBsnsDivs = (texts: string[]): BsnsDiv[] =>
  texts.flatMap((text) => BSNS_DIVS.find((name) => name === text) ?? BSNS_DIV_NAMES[text] ?? [])

type TimeName = 'closeFrom' | 'closeTo' | 'openFrom' | 'openTo' | 'postedFrom' | 'postedTo'

function readTimes(given: BidParameters, errors: FieldError[]): Record<TimeName, number | null> {
  const read = (name: TimeName): number | null => {
    const text = given[name]
    if (text === undefined) return null
    const instant = parseTime(text, name.endsWith('From') ? 'start' : 'end')
    if (instant === null) {
      const message = `${name} must be a date such as 2026-11-20 or a time with offset such as 2026-11-20T09:00:00+09:00`
      errors.push({ in: 'query', name, code: 'invalid_parameter', message })
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
  }
  for (const [from, to] of [
    ['closeFrom', 'closeTo'],
    ['openFrom', 'openTo'],
    ['postedFrom', 'postedTo'],
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
  message: `${to} must not lie before ${from}`,
})

function readSort(text: SortText): Sort {
  const by = text.replace('-', '') as Sort['by']
  return { by, descending: text.startsWith('-') }
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** What an anchor holds good for: the same search in the same order; the page size may differ. */
export function searchKey({ page: _page, pageSize: _size, ...given }: BidParameters): string {
  const sorted = Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

export const anchorText = (anchor: Anchor, key: string): string =>
  JSON.stringify([anchor.direction, anchor.value, anchor.noticeNo, key])

/** Reads a text whose signature was found good; `null` where it belongs to another search. */
export function readAnchor(text: string, key: string): Anchor | null {
  const [direction, value, noticeNo, itsKey] = JSON.parse(text) as [Anchor['direction'], number | null, string, string]
  return itsKey === key ? { direction, value, noticeNo } : null
}
