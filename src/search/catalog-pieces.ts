import type { CatalogNotice } from './catalog-columns.ts'
import type { Named } from './filter.ts'
import { normalise } from './text.ts'

/** Values that many notices share, each kept once together with its part of the answer. */
export interface Dictionary<T> {
  idOf(key: string, make: () => T): number
  has(key: string): boolean
  values: T[]
  /** Fields as JSON, with the comma behind them. */
  pieces: Uint8Array[]
  /** Living notices of each. */
  counts: number[]
}

const encoder = new TextEncoder()

const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** `"a":1,"b":2,` */
const fieldsOf = (value: object): string => `${JSON.stringify(value).slice(1, -1)},`

export function createDictionary<T>(pieceOf: (value: T) => string): Dictionary<T> {
  const ids = new Map<string, number>()
  const values: T[] = []
  const pieces: Uint8Array[] = []
  const counts: number[] = []
  return {
    idOf(key, make) {
      const known = ids.get(key)
      if (known !== undefined) return known
      const value = make()
      ids.set(key, values.length)
      values.push(value)
      pieces.push(bytesOf(pieceOf(value)))
      counts.push(0)
      return values.length - 1
    },
    has: (key) => ids.has(key),
    values,
    pieces,
    counts,
  }
}

/** A name with its code, in the order the dictionary met them. */
export interface Name extends Named {
  readonly name: string
}

export interface Party {
  readonly agency: string
  readonly agencyCode: string | null
  readonly demandAgency: string | null
  readonly demandAgencyCode: string | null
  /** Issuing and demanding agency, as places in the list of agencies. */
  readonly names: readonly number[]
}

export interface Kind {
  readonly bsnsDiv: string
  readonly kind: string
  readonly urgent: boolean
  readonly currency: string
}

export interface Terms {
  readonly floorRate: number | null
  readonly awardMethod: string | null
  readonly contractMethod: string | null
}

export interface Place {
  readonly regions: readonly string[]
  readonly regionCheckNeeded: boolean
  readonly regionPaths: readonly string[]
}

export interface Licences {
  readonly industries: readonly { code: string; name: string }[]
  /** As places in the list of industries. */
  readonly names: readonly number[]
}

export interface Link {
  /** JSON of both addresses, cut where the notice number stands; empty where the notice keeps its own. */
  readonly parts: readonly Uint8Array[]
}

export interface Names {
  list: Name[]
  idOf(code: string | null, name: string): number
}

function createNames(): Names {
  const list: Name[] = []
  const ids = new Map<string, number>()
  return {
    list,
    idOf(code, name) {
      const key = `${code ?? ''}|${name}`
      const known = ids.get(key)
      if (known !== undefined) return known
      ids.set(key, list.length)
      list.push({ code, name, norm: normalise(name) })
      return list.length - 1
    },
  }
}

export interface Dictionaries {
  party: Dictionary<Party>
  type: Dictionary<Kind>
  terms: Dictionary<Terms>
  place: Dictionary<Place>
  licences: Dictionary<Licences>
  source: Dictionary<string>
  link: Dictionary<Link>
  agencies: Names
  industries: Names
}

export const OWN_LINK = 0
/** Patterns of addresses beyond this many are no patterns. */
const MOST_LINKS = 4096
const HOLE = '\u0000'
const PLAIN_NUMBER = /^[\w.~-]+$/

export function createDictionaries(): Dictionaries {
  const link = createDictionary<Link>(() => '')
  link.idOf('', () => ({ parts: [] }))
  return {
    party: createDictionary(({ names: _names, ...fields }) => fieldsOf(fields)),
    type: createDictionary<Kind>(fieldsOf),
    terms: createDictionary<Terms>(fieldsOf),
    place: createDictionary(({ regions, regionCheckNeeded }) => fieldsOf({ regions, regionCheckNeeded })),
    licences: createDictionary(({ industries }) => fieldsOf({ industries })),
    source: createDictionary((source) => `"source":${JSON.stringify(source)}}`),
    link,
    agencies: createNames(),
    industries: createNames(),
  }
}

function partyOf({ party, agencies }: Dictionaries, notice: CatalogNotice): number {
  const { agency, agencyCode, demandAgency, demandAgencyCode } = notice
  const key = `${agency}${HOLE}${agencyCode}${HOLE}${demandAgency}${HOLE}${demandAgencyCode}${nulls(agencyCode, demandAgency, demandAgencyCode)}`
  return party.idOf(key, () => {
    const names = [agencies.idOf(agencyCode, agency)]
    if (demandAgency !== null) names.push(agencies.idOf(demandAgencyCode, demandAgency))
    return { agency, agencyCode, demandAgency, demandAgencyCode, names: [...new Set(names)] }
  })
}

/** Which of these are `null`, so that no text can pass for it. */
const nulls = (...values: unknown[]): number =>
  values.reduce<number>((mask, value, index) => (value === null ? mask | (1 << index) : mask), 0)

function typeOf({ type }: Dictionaries, { bsnsDiv, kind, urgent, currency }: CatalogNotice): number {
  const key = `${bsnsDiv}${HOLE}${kind}${HOLE}${urgent}${HOLE}${currency}`
  return type.idOf(key, () => ({ bsnsDiv, kind, urgent, currency }))
}

function termsOf({ terms }: Dictionaries, notice: CatalogNotice): number {
  const { floorRate, awardMethod, contractMethod } = notice
  const key = `${floorRate}${HOLE}${awardMethod}${HOLE}${contractMethod}${nulls(awardMethod, contractMethod)}`
  return terms.idOf(key, () => ({ floorRate, awardMethod, contractMethod }))
}

function placeOf({ place }: Dictionaries, notice: CatalogNotice): number {
  const { regions, regionPaths, regionCheckNeeded } = notice
  const mark = regionCheckNeeded ? '!' : ''
  const key = regions.length === 0 && regionPaths.length === 0 ? mark : JSON.stringify([regions, regionPaths, mark])
  return place.idOf(key, () => ({ regions, regionCheckNeeded, regionPaths }))
}

function licencesOf({ licences, industries }: Dictionaries, notice: CatalogNotice): number {
  const list = notice.licences
  const key = list.length === 0 ? '' : list.map(({ code, name }) => `${code}${HOLE}${name}`).join(HOLE)
  return licences.idOf(key, () => ({
    // Of a code that stands there twice the first place and the last name count.
    industries: [...new Map(list.map(({ code, name }) => [code, { code, name }])).values()],
    names: [...new Set(list.map(({ code, name }) => industries.idOf(code, name)))],
  }))
}

/** The pattern of the addresses, or `OWN_LINK` and their JSON. */
function linkOf({ link }: Dictionaries, notice: CatalogNotice): { id: number; own: string } {
  const { noticeNo, detailUrl, sourceUrl } = notice
  const patterned =
    PLAIN_NUMBER.test(noticeNo) &&
    detailUrl.includes(noticeNo) &&
    !detailUrl.includes('\\') &&
    !sourceUrl?.includes('\\') &&
    !detailUrl.includes(HOLE) &&
    !sourceUrl?.includes(HOLE)
  if (!patterned) return { id: OWN_LINK, own: fieldsOf({ detailUrl, sourceUrl }) }
  const withHole = (url: string) => url.replaceAll(noticeNo, HOLE)
  const holed = { detailUrl: withHole(detailUrl), sourceUrl: sourceUrl === null ? null : withHole(sourceUrl) }
  const key = `${holed.detailUrl.length}${sourceUrl === null ? '-' : '+'}${holed.detailUrl}${holed.sourceUrl ?? ''}`
  if (link.values.length > MOST_LINKS && !link.has(key))
    return { id: OWN_LINK, own: fieldsOf({ detailUrl, sourceUrl }) }
  return { id: link.idOf(key, () => ({ parts: fieldsOf(holed).split('\\u0000').map(bytesOf) })), own: '' }
}

export interface Found {
  ids: Record<'party' | 'type' | 'terms' | 'link' | 'place' | 'licences' | 'source', number>
  own: string
}

export function idsOf(dictionaries: Dictionaries, notice: CatalogNotice): Found {
  const { id, own } = linkOf(dictionaries, notice)
  return {
    ids: {
      party: partyOf(dictionaries, notice),
      type: typeOf(dictionaries, notice),
      terms: termsOf(dictionaries, notice),
      link: id,
      place: placeOf(dictionaries, notice),
      licences: licencesOf(dictionaries, notice),
      source: dictionaries.source.idOf(notice.source, () => notice.source),
    },
    own,
  }
}
