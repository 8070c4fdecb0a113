// Values that many notices share, with their JSON.

import type { Named } from '../filter.ts'
import { isLimiting, type LimitingLicence, limitingBrackets } from '../limits.ts'
import { normalise } from '../text.ts'
import type { CatalogNotice } from './columns.ts'

/**
 * Values that many notices share, each stored once with its part of the response. Building keys as text cost more than
 * everything else in loading, so values are found by a hash of the fields, and compared if the hash is the same.
 */
export interface Dictionary<T> {
  idOf(hash: number, same: (value: T) => boolean, make: () => T): number
  values: T[]
  /** Fields as JSON, with a trailing comma. */
  pieces: Uint8Array[]
  /** The number of living notices of each. */
  counts: number[]
}

const encoder = new TextEncoder()

const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** `"a":1,"b":2,` */
const fieldsOf = (value: object): string => `${JSON.stringify(value).slice(1, -1)},`

function createDictionary<T>(pieceOf: (value: T) => string): Dictionary<T> {
  const newest = new Map<number, number>()
  /** The previous entry with the same hash, else -1. */
  const others: number[] = []
  const values: T[] = []
  const pieces: Uint8Array[] = []
  const counts: number[] = []
  return {
    idOf(hash, same, make) {
      const first = newest.get(hash) ?? -1
      for (let id = first; id !== -1; id = others[id] ?? -1) if (same(values[id] as T)) return id
      const value = make()
      newest.set(hash, values.length)
      others.push(first)
      values.push(value)
      pieces.push(bytesOf(pieceOf(value)))
      counts.push(0)
      return values.length - 1
    },
    values,
    pieces,
    counts,
  }
}

/** `null` and the empty text are different. */
function addHash(hash: number, text: string | null): number {
  if (text === null) return Math.imul(hash ^ 0x10001, 0x01000193)
  let sum = Math.imul(hash ^ text.length, 0x01000193)
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i])

/** A name with its code, in the order in which the dictionary received them. */
export interface Name extends Named {
  readonly name: string
  /** Index in the list of codes. */
  readonly codeId: number
}

export interface Party {
  readonly agency: string
  readonly agencyCode: string | null
  readonly demandAgency: string | null
  readonly demandAgencyCode: string | null
  /** Issuing and demanding agency, as indexes in the list of agencies. */
  readonly names: readonly number[]
}

export interface Kind {
  readonly bsnsDiv: string
  readonly kind: string
  readonly urgent: boolean
  readonly currency: string
}

export interface ContractTerms {
  readonly floorRate: number | null
  readonly awardMethod: string | null
  readonly contractMethod: string | null
}

export interface RegionParts {
  readonly regions: readonly string[]
  readonly regionCheckNeeded: boolean
  readonly regionPaths: readonly string[]
}

export interface Licences {
  /** As the source wrote them. */
  readonly licences: readonly LimitingLicence[]
  readonly industries: readonly { code: string; name: string }[]
  /** Indexes in the list of industries. */
  readonly names: readonly number[]
}

/** The limits of a notice except the closing time; values of other dictionaries as indexes. */
export interface SharedLimits {
  readonly place: number
  readonly licences: number
  readonly source: number
  readonly bsnsDiv: string
  /** Only the parts of texts that limit bidders. */
  readonly brackets: string
  readonly awardMethod: string | null
  readonly contractMethod: string | null
  readonly jointContracting: string | null
}

export interface NoticeLink {
  /** JSON of both addresses, split at the notice number; empty if the notice stores its own. */
  readonly parts: readonly Uint8Array[]
  /** The addresses, split in the same way. */
  readonly detail: readonly string[]
  readonly source: readonly string[] | null
}

export interface Names {
  list: Name[]
  /** A code may have several names; without a code, entries are distinguished by name. */
  codes: { id: string }[]
  idOf(code: string | null, name: string): number
  /** Index of a code in the list of codes; `undefined` if no notice ever had it. */
  placeOf(code: string): number | undefined
}

function createNames(): Names {
  const list: Name[] = []
  const codes: { id: string }[] = []
  const ids = new Map<string, number>()
  const codeIds = new Map<string, number>()

  function codeIdOf(code: string | null, key: string): number {
    const id = code === null ? undefined : codeIds.get(code)
    if (id !== undefined) return id
    if (code !== null) codeIds.set(code, codes.length)
    codes.push({ id: code ?? key })
    return codes.length - 1
  }

  return {
    list,
    codes,
    placeOf: (code) => codeIds.get(code),
    idOf(code, name) {
      const key = `${code ?? ''}|${name}`
      const id = ids.get(key)
      if (id !== undefined) return id
      ids.set(key, list.length)
      list.push({ code, name, norm: normalise(name), codeId: codeIdOf(code, key) })
      return list.length - 1
    },
  }
}

export interface Dictionaries {
  party: Dictionary<Party>
  type: Dictionary<Kind>
  terms: Dictionary<ContractTerms>
  place: Dictionary<RegionParts>
  licences: Dictionary<Licences>
  source: Dictionary<string>
  limits: Dictionary<SharedLimits>
  link: Links
  agencies: Names
  industries: Names
}

export const OWN_LINK = 0
/** The maximum number of address patterns; further notices store their own addresses. */
const MOST_LINKS = 4096
const HOLE = '\u0000'
const PLAIN_NUMBER = /^[\w.~-]+$/

export function createDictionaries(): Dictionaries {
  return {
    party: createDictionary(({ names: _names, ...fields }) => fieldsOf(fields)),
    type: createDictionary<Kind>(fieldsOf),
    terms: createDictionary<ContractTerms>(fieldsOf),
    place: createDictionary(({ regions, regionCheckNeeded }) => fieldsOf({ regions, regionCheckNeeded })),
    licences: createDictionary(({ industries }) => fieldsOf({ industries })),
    source: createDictionary((source) => `"source":${JSON.stringify(source)}`),
    limits: createDictionary(() => ''),
    link: createLinks(),
    agencies: createNames(),
    industries: createNames(),
  }
}

function partyOf({ party, agencies }: Dictionaries, notice: Omit<Party, 'names'>): number {
  const { agency, agencyCode, demandAgency, demandAgencyCode } = notice
  const hash = addHash(addHash(1, agencyCode ?? agency), demandAgencyCode ?? demandAgency)
  const same = (one: Party) =>
    one.agency === agency &&
    one.demandAgency === demandAgency &&
    one.agencyCode === agencyCode &&
    one.demandAgencyCode === demandAgencyCode
  return party.idOf(hash, same, () => {
    const names = [agencies.idOf(agencyCode, agency)]
    if (demandAgency !== null) names.push(agencies.idOf(demandAgencyCode, demandAgency))
    return { agency, agencyCode, demandAgency, demandAgencyCode, names: [...new Set(names)] }
  })
}

function typeOf({ type }: Dictionaries, { bsnsDiv, kind, urgent, currency }: Kind): number {
  const hash = addHash(addHash(addHash(urgent ? 1 : 2, bsnsDiv), kind), currency)
  const same = (one: Kind) =>
    one.bsnsDiv === bsnsDiv && one.kind === kind && one.urgent === urgent && one.currency === currency
  return type.idOf(hash, same, () => ({ bsnsDiv, kind, urgent, currency }))
}

function termsOf({ terms }: Dictionaries, { floorRate, awardMethod, contractMethod }: ContractTerms): number {
  const hash = addHash(addHash(floorRate === null ? -1 : Math.round(floorRate * 1000), awardMethod), contractMethod)
  const same = (one: ContractTerms) =>
    one.floorRate === floorRate && one.awardMethod === awardMethod && one.contractMethod === contractMethod
  return terms.idOf(hash, same, () => ({ floorRate, awardMethod, contractMethod }))
}

function placeOf({ place }: Dictionaries, { regions, regionPaths, regionCheckNeeded }: RegionParts): number {
  const hash = regionPaths.reduce(addHash, regions.reduce(addHash, regionCheckNeeded ? 1 : 2))
  const same = (one: RegionParts) =>
    one.regionCheckNeeded === regionCheckNeeded &&
    sameTexts(one.regions, regions) &&
    sameTexts(one.regionPaths, regionPaths)
  return place.idOf(hash, same, () => ({ regions, regionCheckNeeded, regionPaths }))
}

function licencesOf({ licences, industries }: Dictionaries, { licences: list }: Pick<Licences, 'licences'>): number {
  const hash = list.reduce((sum, { code, group }) => addHash(sum ^ group, code), 1)
  const isSame = (one: LimitingLicence, i: number) =>
    one.code === list[i]?.code &&
    one.name === list[i]?.name &&
    one.group === list[i]?.group &&
    one.basis === list[i]?.basis
  const same = (one: Licences) => one.licences.length === list.length && one.licences.every(isSame)
  return licences.idOf(hash, same, () => ({
    licences: list.map(({ group, code, name, basis }) => ({ group, code, name, ...(basis && { basis }) })),
    // If a code appears twice, the first position and the last name are used.
    industries: [...new Map(list.map(({ code, name }) => [code, { code, name }])).values()],
    names: [...new Set(list.map(({ code, name }) => industries.idOf(code, name)))],
  }))
}

/** Patterns of addresses: most sources have one that contains the notice number. */
export interface Links {
  values: NoticeLink[]
  /** The pattern, or `OWN_LINK` and the addresses as JSON. */
  idOf(notice: CatalogNotice): { id: number; own: string }
  /** Adds a pattern and returns its index. */
  enter(pattern: Omit<NoticeLink, 'parts'>): number
}

const followed = (id: number) => ({ id, own: '' })

function createLinks(): Links {
  const values: NoticeLink[] = [{ parts: [], detail: [], source: null }]
  const ids = new Map<string, number>()
  let last = OWN_LINK

  function add(notice: CatalogNotice): number {
    const { noticeNo, detailUrl, sourceUrl } = notice
    const urls = `${detailUrl}${sourceUrl}`
    if (!PLAIN_NUMBER.test(noticeNo) || !detailUrl.includes(noticeNo) || /[\\\0]/.test(urls)) return OWN_LINK
    const detail = detailUrl.split(noticeNo)
    return enter({ detail, source: sourceUrl?.split(noticeNo) ?? null })
  }

  function enter({ detail, source }: Omit<NoticeLink, 'parts'>): number {
    if (detail.length === 0) return OWN_LINK
    const json = fieldsOf({ detailUrl: detail.join(HOLE), sourceUrl: source?.join(HOLE) ?? null })
    const id = ids.get(json)
    if (id !== undefined) return id
    if (values.length > MOST_LINKS) return OWN_LINK
    ids.set(json, values.length)
    values.push({ parts: json.split('\\u0000').map(bytesOf), detail, source })
    return values.length - 1
  }

  return {
    values,
    enter,
    idOf(notice) {
      const { noticeNo, detailUrl, sourceUrl } = notice
      const pattern = values[last] as NoticeLink
      const again = last !== OWN_LINK && isCut(detailUrl, noticeNo, pattern.detail)
      const both = again && (pattern.source === null ? sourceUrl === null : isCut(sourceUrl, noticeNo, pattern.source))
      if (both && PLAIN_NUMBER.test(noticeNo)) return followed(last)
      const id = add(notice)
      if (id === OWN_LINK) return { id, own: fieldsOf({ detailUrl, sourceUrl }) }
      last = id
      return followed(id)
    },
  }
}

/** Whether the text consists of these parts with the number between them. */
function isCut(text: string | null, number: string, parts: readonly string[]): boolean {
  if (text === null) return false
  let at = 0
  for (const [i, part] of parts.entries()) {
    if (i > 0) {
      if (!text.startsWith(number, at)) return false
      at += number.length
    }
    if (!text.startsWith(part, at)) return false
    at += part.length
  }
  return at === text.length
}

const sourceOf = ({ source }: Dictionaries, { source: name }: Pick<CatalogNotice, 'source'>): number =>
  source.idOf(
    addHash(1, name),
    (one) => one === name,
    () => name,
  )

function limitsOf({ limits }: Dictionaries, wanted: SharedLimits): number {
  const { place, licences, source, bsnsDiv, brackets, awardMethod, contractMethod, jointContracting } = wanted
  const numbers = Math.imul(Math.imul(place ^ 1, 0x01000193) ^ licences, 0x01000193) ^ source
  const hash = [bsnsDiv, brackets, awardMethod, contractMethod, jointContracting].reduce(addHash, numbers)
  const same = (one: SharedLimits) =>
    one.place === place &&
    one.licences === licences &&
    one.source === source &&
    one.bsnsDiv === bsnsDiv &&
    one.brackets === brackets &&
    one.awardMethod === awardMethod &&
    one.contractMethod === contractMethod &&
    one.jointContracting === jointContracting
  return limits.idOf(hash, same, () => wanted)
}

const ifLimiting = (text: string | null): string | null => (isLimiting(text) ? text : null)

export interface PieceIds {
  ids: Record<'party' | 'type' | 'terms' | 'link' | 'place' | 'licences' | 'source' | 'limits', number>
  own: string
}

export function idsOf(dictionaries: Dictionaries, notice: CatalogNotice): PieceIds {
  const { id, own } = dictionaries.link.idOf(notice)
  const place = placeOf(dictionaries, notice)
  const licences = licencesOf(dictionaries, notice)
  const source = sourceOf(dictionaries, notice)
  const limits = limitsOf(dictionaries, {
    place,
    licences,
    source,
    bsnsDiv: notice.bsnsDiv,
    brackets: limitingBrackets(notice.title).join(''),
    awardMethod: ifLimiting(notice.awardMethod),
    contractMethod: ifLimiting(notice.contractMethod),
    jointContracting: ifLimiting(notice.details?.jointContracting ?? null),
  })
  const [party, type, terms] = [
    partyOf(dictionaries, notice),
    typeOf(dictionaries, notice),
    termsOf(dictionaries, notice),
  ]
  return { ids: { party, type, terms, link: id, place, licences, source, limits }, own }
}

/** The shared values of notices, and functions to add them again: in the same order they get the same indexes. */
export const SHARED = [
  { name: 'party', enter: partyOf },
  { name: 'type', enter: typeOf },
  { name: 'terms', enter: termsOf },
  { name: 'place', enter: placeOf },
  { name: 'licences', enter: licencesOf },
  { name: 'source', enter: (to: Dictionaries, source: string) => sourceOf(to, { source }) },
  { name: 'limits', enter: limitsOf },
  { name: 'link', enter: ({ link }: Dictionaries, pattern: NoticeLink) => link.enter(pattern) },
] as const
