import type { AlertAward, AlertNotice, ChangedValue, MatchPlace, NoticeChange, Piece } from '../../mail/index.ts'
import type { BidEventType, EventType } from '../../vocabulary/events.ts'
import { CHANGE_KINDS, type ChangedField } from '../../vocabulary/notice-fields.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import { type EligibilityChange, type EventMatch, MOST_FOUND } from '../schema/event-data.ts'

/** The parts of an event that a mail shows, as JSON fragments. */
export interface MailedEvent {
  id: string
  type: EventType
  data: string
  bid: string | null
  changes: string | null
  award: string | null
  isCorrection: boolean
  eligibility: string | null
  eligibilityChange: string | null
}

/** The fields of a notice, as the API names them, that a mail shows. */
export interface MailedBid {
  noticeNo: string
  revision: number
  urgent: boolean
  source: string
  bsnsDiv: string
  title: string
  agency: string
  demandAgency: string | null
  currency: string
  baseAmount: number | null
  estimatedPrice: number | null
  budget: number | null
  floorRate: number | null
  regions: readonly string[]
  regionCheckNeeded: boolean
  industries: { name: string }[]
  contractMethod: string | null
  awardMethod: string | null
  closeAt: string | null
  openAt: string | null
  detailUrl: string
}

/** The same fields as stored. */
export interface NoticeNow extends Omit<MailedBid, 'industries' | 'closeAt' | 'openAt'> {
  licences: readonly { name: string }[]
  closeAt: number | null
  openAt: number | null
  kind: string
}

/** The fields that a mail shows unchanged. */
const PLAIN_FACTS = [
  'noticeNo',
  'revision',
  'urgent',
  'source',
  'bsnsDiv',
  'currency',
  'baseAmount',
  'estimatedPrice',
  'budget',
  'floorRate',
  'regions',
  'regionCheckNeeded',
  'contractMethod',
  'awardMethod',
] as const satisfies (keyof AlertNotice['facts'] & keyof MailedBid)[]

type PlainFacts = Pick<MailedBid, (typeof PLAIN_FACTS)[number]>

const plainFacts = (bid: PlainFacts): PlainFacts =>
  Object.fromEntries(PLAIN_FACTS.map((name) => [name, bid[name]])) as PlainFacts

const isAboutNotice = (type: EventType): type is BidEventType => type.startsWith('bid.')
const secondWord = <Word extends string>(type: `bid.${Word}`): Word => type.slice('bid.'.length) as Word

export const causeOf = ({
  type,
  isCorrection,
}: Pick<MailedEvent, 'type' | 'isCorrection'>): AlertNotice['what'] | null =>
  isCorrection ? 'corrected' : isAboutNotice(type) ? secondWord(type) : null

/**
 * An event as one member's mail shows it, with only that member's keywords. `null` if the event is not about a notice.
 */
export function noticeOf(event: MailedEvent, keywords: readonly string[], muteUrl: URL | null): AlertNotice | null {
  const what = causeOf(event)
  if (event.bid === null || !what) return null
  const bid = JSON.parse(event.bid) as MailedBid
  const matches = (JSON.parse(event.data) as EventMatch[]).filter(({ keywordId }) => keywords.includes(keywordId))
  const piecesIn = (field: 'title' | 'agency' | 'demandAgency', text: string) =>
    piecesOf(
      text,
      matches.flatMap(({ terms }) => terms.filter((term) => term.field === field)),
    )
  return {
    what,
    title: piecesIn('title', bid.title),
    facts: {
      ...plainFacts(bid),
      agency: piecesIn('agency', bid.agency),
      demandAgency: bid.demandAgency === null ? null : piecesIn('demandAgency', bid.demandAgency),
      industries: bid.industries.map(({ name }) => name),
      closeAt: instantOf(bid.closeAt),
      openAt: instantOf(bid.openAt),
    },
    detailUrl: new URL(bid.detailUrl),
    matches: wordsOf(matches),
    found: attachmentPlaces(matches),
    changes: changesOf(event.changes),
    award: awardOf(event.award),
    // If all keywords are for further companies, the verdict on the account's own says nothing to the reader.
    eligibility: matches.some(({ company }) => !company) ? verdictOf(event) : null,
    companies: companiesOf(event, matches),
    muteUrl,
  }
}

/** A notice that closes soon, for the keywords that remind of it. */
export const closingOf = (now: NoticeNow, keywords: readonly string[], muteUrl: URL | null): AlertNotice => ({
  what: 'closing',
  title: [{ text: now.title, hit: false }],
  facts: {
    ...plainFacts(now),
    closeAt: now.closeAt,
    openAt: now.openAt,
    agency: [{ text: now.agency, hit: false }],
    demandAgency: now.demandAgency === null ? null : [{ text: now.demandAgency, hit: false }],
    industries: [...new Set(now.licences.map(({ name }) => name))],
  },
  detailUrl: new URL(now.detailUrl),
  matches: keywords.map((keyword) => ({ keyword, places: [] })),
  changes: [],
  award: null,
  eligibility: null,
  muteUrl,
})

const PLACES: Record<string, MatchPlace> = {
  title: 'title',
  noticeNo: 'number',
  previousNoticeNo: 'number',
  agency: 'agency',
  agencyCode: 'agency',
  demandAgency: 'demandAgency',
  demandAgencyCode: 'demandAgency',
  industries: 'industry',
  contractMethod: 'method',
  awardMethod: 'method',
}

/** Keywords with the same text are shown once. */
function wordsOf(matches: readonly EventMatch[]): AlertNotice['matches'] {
  const byText = Map.groupBy(matches, ({ keyword }) => keyword)
  return [...byText]
    .filter(([keyword]) => keyword.trim() !== '')
    .map(([keyword, group]) => {
      const fields = group.flatMap(({ terms }) => terms.map(({ field }) => field.replace(/\[.*$/, '')))
      const inAttachments = group.some(({ foundIn }) => foundIn) ? (['attachment'] as const) : []
      return { keyword, places: [...new Set([...fields.flatMap((field) => PLACES[field] ?? []), ...inAttachments])] }
    })
}

/** The first places only; places that several keywords share are shown once. */
function attachmentPlaces(matches: readonly EventMatch[]): NonNullable<AlertNotice['found']> {
  const places = matches.flatMap(({ foundIn = [] }) => foundIn)
  const unique = new Map(
    places.map((place) => [`${place.attachmentId} ${place.page} ${place.start} ${place.excerpt}`, place]),
  )
  return [...unique.values()]
    .slice(0, MOST_FOUND)
    .map(({ name, page, excerpt, ...place }) => ({ name, page, excerpt: piecesOf(excerpt, [place]) }))
}

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

function changesOf(text: string | null): NoticeChange[] {
  if (text === null) return []
  const changes = JSON.parse(text) as { field: string; old: unknown; new: unknown }[]
  return changes.flatMap(({ field, old, new: now }) =>
    isShown(field) ? [{ field, old: changedValue(field, old), new: changedValue(field, now) }] : [],
  )
}

const isShown = (field: string): field is ChangedField => Object.hasOwn(CHANGE_KINDS, field)

function changedValue(field: ChangedField, value: unknown): ChangedValue {
  const kind = CHANGE_KINDS[field]
  if (kind === 'list') return Array.isArray(value) ? value.map(nameOf) : []
  if (kind === 'time') return typeof value === 'string' ? Date.parse(value) : null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Regions are plain names; licences and documents are objects with a name. */
const nameOf = (value: string | { name: string }): string => (typeof value === 'string' ? value : value.name)

function verdictOf({ eligibility, eligibilityChange }: MailedEvent): AlertNotice['eligibility'] {
  const verdict = VERDICTS.find((name) => name === eligibility)
  if (!verdict) return null
  return { verdict, old: oldVerdict(eligibilityChange, undefined) }
}

/** Each further company once, in the order of its keywords. */
function companiesOf(
  { eligibilityChange }: Pick<MailedEvent, 'eligibilityChange'>,
  matches: readonly EventMatch[],
): NonNullable<AlertNotice['companies']> {
  const companies = new Map(matches.flatMap(({ company }) => (company ? [[company.profileId, company]] : [])))
  return [...companies.values()].map(({ profileId, name, verdict }) => ({
    name,
    verdict,
    old: oldVerdict(eligibilityChange, profileId),
  }))
}

/** The verdict for which the notice was not reported earlier, if it was that of this company (`undefined` = the account's). */
function oldVerdict(eligibilityChange: string | null, profileId: string | undefined): EligibilityChange['old'] | null {
  const change = eligibilityChange === null ? null : (JSON.parse(eligibilityChange) as EligibilityChange)
  return change !== null && change.profileId === profileId ? change.old : null
}

function awardOf(text: string | null): AlertAward | null {
  if (text === null) return null
  const award = JSON.parse(text) as Omit<AlertAward, 'winners'> & { winners: { name: string }[] }
  return { ...award, winners: award.winners.map(({ name }) => name) }
}

/** Splits a title at the beginnings and ends of matches. Places count code points and may overlap. */
export function piecesOf(title: string, places: readonly { start: number; end: number }[]): Piece[] {
  const letters = [...title]
  const hit = letters.map((_, at) => places.some(({ start, end }) => start <= at && at < end))
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += letter
    else pieces.push({ text: letter, hit: hit[at] ?? false })
  }
  return pieces
}
