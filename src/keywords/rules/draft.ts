import { createHash } from 'node:crypto'
import type { FieldError } from '../../lib/problems.ts'
import { type Filter, type FilterFault, filterKey, readBsnsDivs, readFilter } from '../../search/filter.ts'
import { canonical, hasPositiveTerm, parseQuery, type Query, withExclusions } from '../../search/query.ts'
import { createTerm } from '../../search/text.ts'
import { LIST_FILTER_NAMES, type ListFilter } from '../../vocabulary/filters.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import { WANTED_VERDICTS, type WantedVerdict } from '../../vocabulary/verdicts.ts'
import type { KeywordFilter, KeywordInput, StoredConditions } from '../schema/keywords.ts'

/** The compiled conditions of a keyword; the query includes the exclusions. */
export interface Meaning {
  query: Query
  filter: Filter
  /** Accepted eligibility verdicts of the company; empty = any. */
  eligibility: readonly WantedVerdict[]
}

/** A valid keyword, as typed, with its identity. */
export interface Draft {
  keyword: string
  /** The text that is searched; null = titles. */
  searchIn: Exclude<SearchPlace, 'title'> | null
  filter: KeywordFilter
  /** The further company whose verdicts are used; null = the company of the account. */
  profileId: string | null
  /** A hash that is equal for texts and filters that differ only in order, repetition and spelling. */
  identity: string
}

/** Adds absent fields. Texts remain as typed; names of business categories become the Korean ones. */
export const completed = (filter: KeywordInput['filter'] = {}): KeywordFilter => ({
  ...(Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, filter[name] ?? []])) as Record<ListFilter, string[]>),
  bsnsDiv: readBsnsDivs(filter.bsnsDiv ?? []),
  minAmt: filter.minAmt ?? null,
  maxAmt: filter.maxAmt ?? null,
  currency: filter.currency ?? 'KRW',
  unknownAmt: filter.unknownAmt ?? null,
  exclude: filter.exclude ?? [],
  eligibility: WANTED_VERDICTS.filter((verdict) => filter.eligibility?.includes(verdict)),
})

/** Returns the draft, or all errors of the input. */
export function toDraft(input: KeywordInput): { draft: Draft | null; errors: FieldError[] } {
  const filter = completed(input.filter)
  const parsed = parseQuery(input.keyword)
  const read = readFilter(filter)
  const excluded = filter.exclude.map((text) => createTerm('exact', text))
  const errors: FieldError[] = [
    ...(parsed.ok ? [] : [{ ...inBody('keyword', 'invalid_query', parsed.error.message), at: parsed.error.at }]),
    ...read.faults.map(faultError),
    ...excluded.flatMap((term, index) => (term ? [] : [nothingToExclude(index)])),
  ]
  if (!parsed.ok || errors.length > 0) return { draft: null, errors }
  if (matchesEverything(parsed.query, read.filter)) return { draft: null, errors: [tooWide()] }
  const exclusions = [...new Set(excluded.map((term) => term?.text ?? ''))].sort()
  // Stored identities must not change, so fields that were added later are at the end, and absent if they have no
  // value.
  const verdicts = filter.eligibility.length > 0 ? [filter.eligibility] : []
  const searchIn = input.in === undefined || input.in === 'title' ? null : input.in
  const places = searchIn === null ? [] : [searchIn]
  const profileId = input.profile ?? null
  const company = profileId === null ? [] : [{ profile: profileId }]
  const conditions = [canonical(parsed.query), filterKey(read.filter), exclusions, ...verdicts, ...places, ...company]
  const identity = createHash('sha256').update(JSON.stringify(conditions)).digest('base64url')
  return { draft: { keyword: input.keyword, searchIn, filter, profileId, identity }, errors }
}

/**
 * Compiles a stored keyword. Values that only a newer version of the service knows are ignored: an extra notice is
 * better than a missing one.
 */
export function meaningOf({ keyword, filter }: { keyword: string; filter: StoredConditions }): Meaning {
  const parsed = parseQuery(keyword)
  const wanted = parsed.ok ? withExclusions(parsed.query, filter.exclude) : parsed
  if (!wanted.ok) throw new Error(`a stored keyword cannot be read: ${wanted.error.message.en}`)
  // Filters stored before verdicts existed have no `eligibility`.
  return { query: wanted.query, filter: readFilter(filter).filter, eligibility: filter.eligibility ?? [] }
}

/** Most notices have no industry limit, so `none` does not narrow a search. */
const matchesEverything = (query: Query, filter: Filter): boolean =>
  !hasPositiveTerm(query) && filter.agency.length === 0 && filter.industry.every((one) => one === 'none')

const inBody = (name: string, code: FieldError['code'], message: Wording): FieldError => ({
  in: 'body',
  name,
  code,
  message,
})

const tooWide = (): FieldError =>
  inBody('keyword', 'matches_everything', {
    en: 'Provide a word to search for, or an agency or industry in the filter.',
    ko: '찾을 단어를 적거나, 조건에 기관이나 업종을 적어 주십시오.',
  })

const nothingToExclude = (index: number): FieldError =>
  inBody(`filter.exclude[${index}]`, 'invalid_field', {
    en: 'This text contains no letter or digit to search for.',
    ko: '이 문구에 찾을 글자나 숫자가 없습니다.',
  })

function faultError({ field, index, code, message }: FilterFault): FieldError {
  const name = field === 'maxAmt' ? `filter.${field}` : `filter.${field}[${index}]`
  return inBody(name, code === 'nothing_to_find' ? 'invalid_field' : code, message)
}
