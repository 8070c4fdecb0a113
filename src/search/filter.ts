import type { UnknownAmt } from '../vocabulary/amounts.ts'
import { LIST_FILTER_NAMES, type ListFilter, REGION_LIMITS, type RegionLimitKind } from '../vocabulary/filters.ts'
import type { Wording } from '../vocabulary/languages.ts'
import { BSNS_DIV_NAMES, BSNS_DIVS, type BsnsDiv, type BsnsDivName } from '../vocabulary/notices.ts'
import { nothingToFind } from '../vocabulary/sentences.ts'
import { fits, NATIONWIDE, resolveRegion, suggestRegions } from './regions.ts'
import { createTerm, hasTerm, normalise, type Term } from './text.ts'

/** The conditions on notices other than words; the same for searches and alerts. */
export type Filter = FilterLists & { price: PriceFilter }

/** Values of one list are alternatives; an empty list matches everything. */
export type FilterLists = { [Name in ListFilter]: FilterValues[Name][] }

export interface FilterValues {
  agency: NameFilter
  /** `none` = notices without an industry limit. */
  industry: NameFilter | 'none'
  /** Path of a region. */
  region: string
  bsnsDiv: BsnsDiv
  contractMethod: Term
  awardMethod: Term
  regionLimit: RegionLimitKind
}

/** The parts of a notice that filters use. */
export interface Filterable extends RegionLimit {
  /** The issuing and the demanding agency. */
  readonly agencies: readonly Named[]
  readonly industries: readonly Named[]
  readonly bsnsDiv: string
  readonly contractMethod: string | null
  readonly awardMethod: string | null
  readonly estimatedPrice: number | null
  readonly currency: string
}

/** A filter as a caller writes it. */
export interface FilterTexts extends Partial<Record<ListFilter, readonly string[]>> {
  minAmt?: number | null
  maxAmt?: number | null
  currency?: string
  unknownAmt?: UnknownAmt | null
}

export interface FilterFault {
  field: ListFilter | 'maxAmt'
  /** Which of the field's values is wrong. */
  index: number
  code: 'nothing_to_find' | 'unknown_region' | 'reversed_range'
  message: Wording
}

type Unread = Pick<FilterFault, 'code' | 'message'>

interface Meaning<Name extends ListFilter> {
  /** Parses one value; a value of a newer version of the program is ignored (`null`). */
  read(text: string): { value: FilterValues[Name] } | Unread | null
  /** The same for values with one meaning. */
  key(value: FilterValues[Name]): string
  fits(value: FilterValues[Name], notice: PartOf[Name]): boolean
}

/** The fields that a filter uses, for checking only these. */
export interface PartOf {
  agency: Pick<Filterable, 'agencies'>
  industry: Pick<Filterable, 'industries'>
  region: RegionLimit
  bsnsDiv: Pick<Filterable, 'bsnsDiv'>
  contractMethod: Pick<Filterable, 'contractMethod'>
  awardMethod: Pick<Filterable, 'awardMethod'>
  regionLimit: RegionLimit
}

const NO_INDUSTRY = 'none'

const MEANINGS: { [Name in ListFilter]: Meaning<Name> } = {
  agency: {
    read: readName,
    key: ({ term }) => term?.compact ?? '',
    fits: (wanted, { agencies }) => agencies.some((agency) => nameFits(wanted, agency)),
  },
  industry: {
    read: (text) => (text === NO_INDUSTRY ? { value: text } : readName(text)),
    key: (wanted) => (wanted === NO_INDUSTRY ? '' : (wanted.term?.compact ?? '')),
    fits: (wanted, { industries }) =>
      wanted === NO_INDUSTRY ? industries.length === 0 : industries.some((industry) => nameFits(wanted, industry)),
  },
  region: {
    read(text) {
      const region = resolveRegion(text)
      return region ? { value: region.path } : { code: 'unknown_region', message: noSuchRegion(text) }
    },
    key: (path) => path,
    fits: (path, limit) => regionFits(limit, [path]),
  },
  bsnsDiv: {
    read(text) {
      const [value] = readBsnsDivs([text])
      return value ? { value } : null
    },
    key: (value) => value,
    fits: (wanted, { bsnsDiv }) => wanted === bsnsDiv,
  },
  contractMethod: {
    read: readTerm,
    key: ({ compact }) => compact,
    fits: (term, { contractMethod }) => holdsTerm(contractMethod, term),
  },
  awardMethod: {
    read: readTerm,
    key: ({ compact }) => compact,
    fits: (term, { awardMethod }) => holdsTerm(awardMethod, term),
  },
  regionLimit: {
    read(text) {
      const value = REGION_LIMITS.find((kind) => kind === text)
      return value ? { value } : null
    },
    key: (value) => value,
    fits: (wanted, limit) => wanted === regionLimitOf(limit),
  },
}

/** A code matches exactly, a name in part. */
export interface NameFilter {
  code: string
  /** `null` if nothing of the text is searchable in names. */
  term: Term | null
}

export const createNameFilter = (text: string): NameFilter => ({ code: text.trim(), term: createTerm('plain', text) })

export interface Named {
  code: string | null
  norm: string
}

export const nameFits = (filter: NameFilter, { code, norm }: Named): boolean =>
  code === filter.code || (filter.term !== null && hasTerm(norm, filter.term))

export interface RegionLimit {
  readonly regionPaths: readonly string[]
  readonly regionCheckNeeded: boolean
}

/** No limit, or one that could not be read, always matches, so that an eligible notice is never hidden. */
export const regionFits = ({ regionPaths, regionCheckNeeded }: RegionLimit, wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  regionCheckNeeded ||
  regionPaths.length === 0 ||
  regionPaths.some((limit) => wanted.some((path) => fits(limit, path)))

function regionLimitOf({ regionPaths, regionCheckNeeded }: RegionLimit): RegionLimitKind {
  if (regionCheckNeeded || regionPaths.length === 0) return 'unstated'
  return regionPaths.includes(NATIONWIDE) ? 'nationwide' : 'limited'
}

const holdsTerm = (text: string | null, term: Term): boolean => text !== null && hasTerm(normalise(text), term)

/** Accepts both languages, returns Korean. */
export const readBsnsDivs = (texts: readonly string[]): BsnsDiv[] =>
  texts.flatMap((text) => BSNS_DIVS.find((name) => name === text) ?? BSNS_DIV_NAMES[text as BsnsDivName] ?? [])

function readName(text: string): { value: NameFilter } | Unread {
  const value = createNameFilter(text)
  return value.term ? { value } : noLetters(text)
}

function readTerm(text: string): { value: Term } | Unread {
  const value = createTerm('plain', text)
  return value ? { value } : noLetters(text)
}

const noLetters = (text: string): Unread => ({
  code: 'nothing_to_find',
  message: nothingToFind(`"${shorten(text)}"`),
})

function noSuchRegion(text: string): Wording {
  const near = suggestRegions(text).join(', ')
  const hint: Wording = near
    ? { en: `Did you mean ${near}?`, ko: `비슷한 지역: ${near}.` }
    : { en: 'See /v1/codes/regions.', ko: '/v1/codes/regions에서 찾아 주십시오.' }
  return {
    en: `Unknown region "${shorten(text)}". ${hint.en}`,
    ko: `"${shorten(text)}"에 해당하는 지역이 없습니다. ${hint.ko}`,
  }
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text)

/** The filter without its invalid values, and their errors. */
export function readFilter(given: FilterTexts): { filter: Filter; faults: FilterFault[] } {
  const { price, faults } = readPrice(given)
  const readList = <Name extends ListFilter>(field: Name): FilterValues[Name][] =>
    (given[field] ?? []).flatMap((text, index) => {
      const read = MEANINGS[field].read(text)
      if (read === null) return []
      if ('value' in read) return [read.value]
      faults.push({ field, index, ...read })
      return []
    })
  return { filter: { ...eachList(readList), price }, faults }
}

/** The lists of all filters. */
function eachList(listOf: <Name extends ListFilter>(name: Name) => FilterValues[Name][]): FilterLists {
  return Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, listOf(name)])) as unknown as FilterLists
}

/** Matches everything. */
export const anyNotice = (currency = 'KRW'): Filter => ({
  ...eachList(() => []),
  price: { from: null, to: null, currency, unknown: 'include' },
})

export const listsOf = (filter: Filter): ListFilter[] => LIST_FILTER_NAMES.filter((name) => filter[name].length > 0)

/** Whether one of the filter's values matches a notice; called only if there are values. */
export const listFits = <Name extends ListFilter>(
  name: Name,
  wanted: readonly FilterValues[Name][],
  part: PartOf[Name],
): boolean => wanted.some((value) => MEANINGS[name].fits(value, part))

export const valueKey = <Name extends ListFilter>(name: Name, value: FilterValues[Name]): string =>
  MEANINGS[name].key(value)

/** Whether a notice matches the whole filter. */
export const filterFits = (filter: Filter, notice: Filterable): boolean =>
  priceFits(notice.estimatedPrice, notice.currency, filter.price) &&
  LIST_FILTER_NAMES.every((name) => filter[name].length === 0 || fitsIn(name, filter, notice))

const fitsIn = <Name extends ListFilter>(name: Name, filter: Filter, notice: PartOf[Name]): boolean =>
  listFits(name, filter[name] as FilterValues[Name][], notice)

/** A price range, both bounds inclusive. */
export interface PriceFilter {
  from: number | null
  to: number | null
  currency: string
  /** How to treat unknown prices; a price in another currency counts as unknown. */
  unknown: UnknownAmt
}

/**
 * With a bound, unknown prices are excluded unless the caller includes them; a filter for unknown prices only has no
 * bounds.
 */
export function readPrice({ minAmt = null, maxAmt = null, currency = 'KRW', unknownAmt = null }: FilterTexts) {
  const faults: FilterFault[] = []
  if (minAmt !== null && maxAmt !== null && minAmt > maxAmt) {
    const message = {
      en: 'maxAmt must not be less than minAmt.',
      ko: 'maxAmt 값은 minAmt 값보다 작을 수 없습니다.',
    }
    faults.push({ field: 'maxAmt', index: 0, code: 'reversed_range', message })
  }
  const bounded = minAmt !== null || maxAmt !== null
  const unknown = unknownAmt ?? (bounded ? 'exclude' : 'include')
  const bounds = unknown === 'only' ? { from: null, to: null } : { from: minAmt, to: maxAmt }
  const price: PriceFilter = { ...bounds, currency, unknown }
  return { price, faults }
}

export const asksForPrice = ({ from, to, unknown }: PriceFilter): boolean =>
  from !== null || to !== null || unknown !== 'include'

export function priceFits(price: number | null, currency: string, wanted: PriceFilter): boolean {
  if (price === null || currency !== wanted.currency) return wanted.unknown !== 'exclude'
  if (wanted.unknown === 'only') return false
  return price >= (wanted.from ?? Number.NEGATIVE_INFINITY) && price <= (wanted.to ?? Number.POSITIVE_INFINITY)
}

/**
 * Filters with one meaning have one key, whatever the order and spelling of their values. Keys are stored: see
 * `KEY_BEGIN`.
 */
export function filterKey(filter: Filter): string {
  const keysOf = <Name extends ListFilter>(name: Name) =>
    unique(filter[name].map((value) => valueKey(name, value as FilterValues[Name])))
  const { from, to, currency, unknown } = filter.price
  const price = unknown === 'only' ? [unknown, currency] : [unknown, currency, from, to]
  const later = listsOf(filter).filter((name) => !KEY_BEGIN.includes(name))
  return JSON.stringify([
    ...KEY_BEGIN.map(keysOf),
    asksForPrice(filter.price) ? price : [],
    ...later.map((name) => [name, keysOf(name)]),
  ])
}

/** Keys of keywords are stored: filters added later come after the price, and only if they are set. */
const KEY_BEGIN: readonly ListFilter[] = ['agency', 'industry', 'region', 'bsnsDiv']

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort()
