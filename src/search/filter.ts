import { fits } from './regions.ts'
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
  const bounded = filter.minAmt !== null || filter.maxAmt !== null
  const unknownAmt = filter.unknownAmt ?? (bounded ? 'exclude' : 'include')
  if (price === null || currency !== filter.currency) return unknownAmt !== 'exclude'
  if (unknownAmt === 'only') return false
  return price >= (filter.minAmt ?? Number.NEGATIVE_INFINITY) && price <= (filter.maxAmt ?? Number.POSITIVE_INFINITY)
}
