import { fits, resolveRegion, suggestRegions } from './regions.ts'
import { createTerm, hasTerm, type Term } from './text.ts'

/** What a caller narrows notices by beside words: the same for a search and for an alert. */
export interface Filter {
  agencies: NameFilter[]
  /** `none` = notices without an industry limit. */
  industries: (NameFilter | 'none')[]
  /** Paths of regions. */
  regions: string[]
  bsnsDivs: string[]
  minAmt: number | null
  maxAmt: number | null
  currency: string
  unknownAmt: UnknownAmt | null
}

export const UNKNOWN_AMTS = ['include', 'exclude', 'only'] as const
export type UnknownAmt = (typeof UNKNOWN_AMTS)[number]

export const BSNS_DIVS = ['물품', '용역', '공사', '외자', '기타'] as const
export type BsnsDiv = (typeof BSNS_DIVS)[number]

/** Names a caller may use instead of the Korean ones. */
export const BSNS_DIV_NAMES: Record<string, BsnsDiv> = {
  goods: '물품',
  services: '용역',
  works: '공사',
  foreign: '외자',
  other: '기타',
}

/** Either language comes in, Korean goes out. */
export const readBsnsDivs = (texts: readonly string[]): BsnsDiv[] =>
  texts.flatMap((text) => BSNS_DIVS.find((name) => name === text) ?? BSNS_DIV_NAMES[text] ?? [])

/** A filter as a caller writes it. */
export interface FilterTexts {
  agency?: readonly string[]
  industry?: readonly string[]
  region?: readonly string[]
  bsnsDiv?: readonly string[]
  minAmt?: number | null
  maxAmt?: number | null
  currency?: string
  unknownAmt?: UnknownAmt | null
}

export interface FilterFault {
  field: 'agency' | 'industry' | 'region' | 'maxAmt'
  /** Which of the field's values. */
  index: number
  code: 'nothing_to_find' | 'unknown_region' | 'reversed_range'
  message: string
}

const NO_INDUSTRY = 'none'

/** The filter without what is wrong in it, and what is wrong. */
export function readFilter(given: FilterTexts): { filter: Filter; faults: FilterFault[] } {
  const { agency = [], industry = [], region = [], bsnsDiv = [], minAmt = null, maxAmt = null } = given
  const faults: FilterFault[] = []
  const readName = (field: 'agency' | 'industry', text: string, index: number): NameFilter[] => {
    const filter = createNameFilter(text)
    if (filter.term) return [filter]
    faults.push({
      field,
      index,
      code: 'nothing_to_find',
      message: `"${shorten(text)}" holds no letter or digit to look for.`,
    })
    return []
  }
  if (minAmt !== null && maxAmt !== null && minAmt > maxAmt) {
    const message = 'maxAmt must not lie below minAmt.'
    faults.push({ field: 'maxAmt', index: 0, code: 'reversed_range', message })
  }
  const filter: Filter = {
    agencies: agency.flatMap((text, index) => readName('agency', text, index)),
    industries: industry.flatMap((text, index): Filter['industries'] =>
      text === NO_INDUSTRY ? [text] : readName('industry', text, index),
    ),
    regions: region.flatMap((text, index) => {
      const found = resolveRegion(text)
      if (!found) faults.push({ field: 'region', index, code: 'unknown_region', message: noSuchRegion(text) })
      return found ? [found.path] : []
    }),
    bsnsDivs: readBsnsDivs(bsnsDiv),
    minAmt,
    maxAmt,
    currency: given.currency ?? 'KRW',
    unknownAmt: given.unknownAmt ?? null,
  }
  return { filter, faults }
}

function noSuchRegion(text: string): string {
  const near = suggestRegions(text)
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'See /v1/codes/regions.'
  return `No region is called "${shorten(text)}". ${hint}`
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text)

/** A code, exact, or a part of a name. */
export interface NameFilter {
  code: string
  /** `null` where nothing of the text is left to look for in a name. */
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
  regionPaths: readonly string[]
  regionCheckNeeded: boolean
}

/** No limit, or one that could not be read, always fits: an eligible notice is never hidden. */
export const regionFits = ({ regionPaths, regionCheckNeeded }: RegionLimit, wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  regionCheckNeeded ||
  regionPaths.length === 0 ||
  regionPaths.some((limit) => wanted.some((path) => fits(limit, path)))

/** A price in another currency is as good as unknown. */
export function priceFits(price: number | null, currency: string, filter: Filter): boolean {
  const { unknownAmt } = priceMeaning(filter)
  if (price === null || currency !== filter.currency) return unknownAmt !== 'exclude'
  if (unknownAmt === 'only') return false
  return price >= (filter.minAmt ?? Number.NEGATIVE_INFINITY) && price <= (filter.maxAmt ?? Number.POSITIVE_INFINITY)
}

/** What the price part of a filter comes to, whatever it was left to say. */
function priceMeaning({ minAmt, maxAmt, unknownAmt }: Filter): { bounded: boolean; unknownAmt: UnknownAmt } {
  const bounded = minAmt !== null || maxAmt !== null
  return { bounded, unknownAmt: unknownAmt ?? (bounded ? 'exclude' : 'include') }
}

/** Filters of one meaning have one key, in whatever order and spelling their values came. */
export function filterKey(filter: Filter): string {
  const names = (filters: readonly (NameFilter | 'none')[]) =>
    unique(filters.map((one) => (one === NO_INDUSTRY ? '' : (one.term?.compact ?? ''))))
  const { minAmt, maxAmt, currency } = filter
  const { bounded, unknownAmt } = priceMeaning(filter)
  const price =
    unknownAmt === 'only'
      ? [unknownAmt, currency]
      : bounded || unknownAmt === 'exclude'
        ? [unknownAmt, currency, minAmt, maxAmt]
        : []
  return JSON.stringify([
    names(filter.agencies),
    names(filter.industries),
    unique(filter.regions),
    unique(filter.bsnsDivs),
    price,
  ])
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort()
