import { hash } from 'node:crypto'
import { DAY, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import { resolveRegion } from '../../search/regions.ts'
import { compact, normalise } from '../../search/text.ts'
import {
  DETAIL_FIELD_NAMES,
  type DetailField,
  LIST_FIELD_NAMES,
  type ListField,
  NOTICE_FIELD_NAMES,
  type NoticeDetails,
  type NoticeField,
  noticeField,
  RECORD_FIELD_NAMES,
  type RecordField,
  type ShownValue,
} from '../../vocabulary/notice-fields.ts'
import type { Status } from '../../vocabulary/notices.ts'
import type { FieldChange } from '../schema/detail.ts'
import type { Bid, BidRecord } from '../schema/notices.ts'
import type { Round } from './rounds.ts'

/** The outcome of a notice's openings so far. */
export type RoundOutcome = 'awarded' | 'failed' | 'opened'

/** A stored notice: its fields, and the fields derived for searching. */
export interface BidRow extends Omit<BidRecord, 'closeAt' | 'openAt' | 'details'> {
  noticeNo: string
  version: number
  position: number
  live: boolean
  norm: string
  noticeCloseAt: number | null
  noticeOpenAt: number | null
  closeAt: number | null
  openAt: number | null
  previousNoticeNo: string | null
  nextNoticeNo: string | null
  regionPaths: string[]
  outcome: RoundOutcome | null
  numbers: string[]
  agencyKeys: string[]
  industryKeys: string[]
  changes: FieldChange[] | null
  /** `null` = stored before there were details. */
  details?: NoticeDetails | null
  firstAt: number
  updatedAt: number
}

export interface StatusFacts {
  kind: BidRow['kind']
  outcome: RoundOutcome | null
  closeAt: number | null
  openAt: number | null
  postedAt: number
}

const UNDATED_OPEN_DAYS = 30

/** The only answer to "can I still bid?", used by lists, filters, exports and mails alike. */
export function statusAt(facts: StatusFacts, now: number): Status {
  if (facts.kind === 'cancelled') return 'cancelled'
  if (facts.outcome !== null) return facts.outcome
  if (facts.openAt !== null && facts.openAt <= now) return 'opened'
  return closesAt(facts) <= now ? 'closed' : 'open'
}

function closesAt({ closeAt, openAt, postedAt }: StatusFacts): number {
  if (closeAt !== null) return closeAt
  return openAt === null ? postedAt + UNDATED_OPEN_DAYS * DAY : Number.POSITIVE_INFINITY
}

/** For each lot the current round. */
export function newestRounds<R extends Round>(rounds: readonly R[]): R[] {
  const newest = new Map<string, R>()
  for (const round of rounds) {
    const other = newest.get(round.lot)
    if (!other || isLater(round, other)) newest.set(round.lot, round)
  }
  return [...newest.values()]
}

/** The result of all known rounds of a notice: an outcome, and the dates of a pending re-bid. */
function settle(rounds: Round[]): { outcome: RoundOutcome | null; rebid: Round | null } {
  const last = newestRounds(rounds)
  const ahead = last.filter((round) => round.state === 'announced')
  const [rebid = null] = ahead.filter((round) => round.rebid > 0).sort((a, b) => (b.closeAt ?? 0) - (a.closeAt ?? 0))
  return { outcome: outcomeOf(last), rebid }
}

/** The notice with the result of its openings. */
export function settled(row: BidRow, rounds: Round[]): BidRow {
  const { outcome, rebid } = settle(rounds)
  // A re-bid with its own dates: both replace those of the notice, even if one is unknown.
  const dated = rebid && (rebid.closeAt !== null || rebid.openAt !== null) ? rebid : null
  const { closeAt, openAt } = dated ?? { closeAt: row.noticeCloseAt, openAt: row.noticeOpenAt }
  return { ...row, outcome, closeAt, openAt }
}

const isLater = (a: Round, b: Round) => a.revision > b.revision || (a.revision === b.revision && a.rebid > b.rebid)

function outcomeOf(last: Round[]): RoundOutcome | null {
  const states = new Set(last.map((round) => round.state))
  if (states.size === 0 || states.has('announced')) return null
  if (states.has('awarded')) return 'awarded'
  return states.has('opened') ? 'opened' : 'failed'
}

export const LONGEST_NUMBER = 80
const DIGEST_LENGTH = 12
/** Numbers that would mean another path in a URL. */
const RESERVED = new Set(['changes', 'recurring', '.', '..'])

/**
 * The number of a notice in this service: that of its source, with the source added if another notice has the number.
 */
export function noticeName(source: string, number: string, isTaken: (name: string) => boolean): string {
  const marked = markedName(source, number)
  return [number, marked].find((name) => !RESERVED.has(name) && !isTaken(name)) ?? digested(`${source}~${number}`)
}

export function markedName(source: string, number: string): string {
  const marked = `${source}~${number}`
  return [...marked].length > LONGEST_NUMBER ? digested(marked) : marked
}

/** A name cut to the maximum length, with a hash that distinguishes it from others with the same beginning. */
const digested = (name: string): string =>
  `${[...name].slice(0, LONGEST_NUMBER - DIGEST_LENGTH - 1).join('')}~${hash('sha256', name, 'hex').slice(0, DIGEST_LENGTH)}`

/** An agency or industry in the dictionary: code and name, because one code may have had several names. */
export const dictionaryKey = (code: string | null, name: string): string => `${code ?? ''}|${name}`

export interface StateContext {
  noticeNo: string
  previousNoticeNo: string | null
  live: boolean
  /** If the notice is withdrawn. */
  withdrawn?: { asOf: number; sameAs: string | null } | undefined
  now: number
}

/** The state after this record; `null` = it changes nothing, or is older than the stored state. */
export function nextState(before: BidRow | null, record: BidRecord, context: StateContext): BidRow | null {
  const { noticeNo, previousNoticeNo, live, withdrawn, now } = context
  if (before && isOlder(record, before)) return null
  // A list that is read again must not restore what was withdrawn later.
  if (withdrawn && (withdrawn.sameAs !== null || record.changedAt <= withdrawn.asOf)) return null
  const { closeAt, openAt, ...fields } = record
  const reannounced = before !== null && hasRebidDates(before) && record.revision === before.revision
  const after: BidRow = {
    ...fields,
    ...searchFields(record, noticeNo, previousNoticeNo),
    noticeNo,
    previousNoticeNo,
    regionCheckNeeded: regionUnclear(record),
    details: withDetails(before, record),
    noticeCloseAt: closeAt,
    noticeOpenAt: openAt,
    closeAt: reannounced ? before.closeAt : closeAt,
    openAt: reannounced ? before.openAt : openAt,
    nextNoticeNo: before?.nextNoticeNo ?? null,
    outcome: before?.outcome ?? null,
    version: (before?.version ?? 0) + 1,
    position: 0,
    live,
    changes: null,
    firstAt: before?.firstAt ?? now,
    updatedAt: now,
  }
  if (!before) return after
  const changes = changesBetween(before, after)
  return changes.length === 0 && !withdrawn ? null : { ...after, changes }
}

const NO_DETAILS: NoticeDetails = Object.fromEntries(DETAIL_FIELD_NAMES.map((name) => [name, null]))

/**
 * Details that a reading omits, because its source or an older version did not read them, stay unchanged. A new notice
 * has no older reading: omitted details are not published yet, and appear later as a change.
 */
const withDetails = (before: BidRow | null, { details }: BidRecord): NoticeDetails | null =>
  details || before?.details ? { ...(before ? before.details : NO_DETAILS), ...details } : null

/**
 * The details of an otherwise unchanged notice, if the record has fields that were never read before. They are no
 * change of the notice: the service has learned to read them.
 */
export function learnedDetails(before: BidRow, record: BidRecord): NoticeDetails | null {
  if (!record.details || isOlder(record, before) || record.revision !== before.revision) return null
  const isNew = Object.keys(record.details).some((name) => !Object.hasOwn(before.details ?? {}, name))
  return isNew ? withDetails(before, record) : null
}

/** Sources are read in overlapping windows, so an older state may arrive after a newer one. */
const isOlder = (record: BidRecord, row: BidRow) =>
  record.revision < row.revision || (record.revision === row.revision && record.changedAt < row.changedAt)

const hasRebidDates = (row: BidRow) => row.closeAt !== row.noticeCloseAt || row.openAt !== row.noticeOpenAt

/** Derived fields that searching needs. */
function searchFields(record: BidRecord, noticeNo: string, previousNoticeNo: string | null) {
  const { agency, agencyCode, demandAgency, demandAgencyCode, licences, regions } = record
  const agencies = [dictionaryKey(agencyCode, agency)]
  if (demandAgency !== null) agencies.push(dictionaryKey(demandAgencyCode, demandAgency))
  return {
    norm: normalise(record.title),
    regionPaths: [...new Set(regions.flatMap((name) => resolveRegion(name)?.path ?? []))],
    numbers: compactNumbers(noticeNo, previousNoticeNo),
    agencyKeys: [...new Set(agencies)],
    industryKeys: [...new Set(licences.map(({ code, name }) => dictionaryKey(code, name)))],
  }
}

const compactNumbers = (...numbers: (string | null)[]) => numbers.filter((number) => number !== null).map(compact)

/** The same notice with its links: the notice it follows, and the one that follows it. */
export const linked = (row: BidRow, links: Pick<BidRow, 'previousNoticeNo' | 'nextNoticeNo'>): BidRow => ({
  ...row,
  ...links,
  numbers: compactNumbers(row.noticeNo, links.previousNoticeNo),
})

/** The number of the notice that this one follows; a notice never follows itself, whatever its source says. */
export const precedingNumber = ({ number, previousNumber }: Pick<BidRecord, 'number' | 'previousNumber'>) =>
  previousNumber === number ? null : previousNumber

/**
 * A restriction to an unknown region cannot be compared: it is better to show the notice with a warning than to hide
 * it.
 */
const regionUnclear = (record: BidRecord): boolean =>
  record.regionCheckNeeded || record.regions.some((name) => resolveRegion(name) === null)

/** The notice that follows this one; of several, the one posted last, independent of the order of arrival. */
export function successorOf(
  row: Pick<BidRow, 'noticeNo' | 'source' | 'number'>,
  candidates: Pick<BidRow, 'noticeNo' | 'source' | 'previousNumber' | 'postedAt'>[],
): string | null {
  const following = candidates.filter(
    (one) => one.source === row.source && one.noticeNo !== row.noticeNo && one.previousNumber === row.number,
  )
  const newest = following.reduce<(typeof following)[number] | null>(
    (best, one) =>
      !best || one.postedAt > best.postedAt || (one.postedAt === best.postedAt && one.noticeNo > best.noticeNo)
        ? one
        : best,
    null,
  )
  return newest?.noticeNo ?? null
}

const isDetail = (name: NoticeField): name is DetailField => noticeField(name).kept === 'details'

interface FieldReader {
  name: NoticeField
  /** The stored value of the field. */
  stored: (row: BidRow) => unknown
  /** The field in responses. */
  shown: (row: BidRow) => unknown
}

function readerOf(name: NoticeField): FieldReader {
  if (name === 'industries') return { name, stored: (row) => row.licences, shown: industriesOf }
  // jsonb does not keep the order of names.
  if (name === 'attachments')
    return {
      name,
      stored: (row) => row.attachments,
      shown: (row) => row.attachments.map(({ name, url }) => ({ name, url })),
    }
  if (name === 'fixedCostItems')
    return {
      name,
      stored: (row) => row.details?.[name],
      shown: (row) => row.details?.[name]?.map(({ name, amount }) => ({ name, amount })) ?? null,
    }
  const stored = isDetail(name) ? (row: BidRow) => row.details?.[name] ?? null : (row: BidRow) => row[name]
  if (noticeField(name).type !== 'time') return { name, stored, shown: stored }
  return { name, stored, shown: (row) => seoulTimeOrNull(stored(row) as number | null) }
}

const industriesOf = (row: BidRow) => {
  const seen = new Map(row.licences.map(({ code, name }) => [code, { code, name }]))
  return [...seen.values()]
}

const READERS = NOTICE_FIELD_NAMES.map(readerOf)
const readersFor = (names: readonly NoticeField[]) => READERS.filter(({ name }) => names.includes(name))
const LIST_READERS = readersFor(LIST_FIELD_NAMES)
const DETAIL_READERS = readersFor(DETAIL_FIELD_NAMES)

/** A field that was never read before has not changed. */
const isKnown = (row: BidRow, name: NoticeField): boolean => !isDetail(name) || Object.hasOwn(row.details ?? {}, name)

/** A change of a visible field makes a new version. */
export function changesBetween(before: BidRow, after: BidRow): FieldChange[] {
  const changes: FieldChange[] = []
  for (const { name: field, stored, shown } of READERS) {
    if (stored(before) === stored(after) || !isKnown(before, field)) continue
    const [old, now] = [shown(before), shown(after)]
    if (JSON.stringify(old) !== JSON.stringify(now)) changes.push({ field, old, new: now })
  }
  return changes
}

type Shown<Name extends NoticeField> = { [Field in Name]: ShownValue<Field> }

function shownFields<Name extends NoticeField>(row: BidRow, readers: readonly FieldReader[]): Shown<Name> {
  const fields: Record<string, unknown> = {}
  for (const { name, shown } of readers) fields[name] = shown(row)
  return fields as Shown<Name>
}

/** Fields that only the response about one notice has. */
export const detailsOf = (row: Pick<BidRow, 'details'>) => shownFields<DetailField>(row as BidRow, DETAIL_READERS)

export function toBid(row: BidRow, now: number, matchedKeywords: string[]): Bid {
  return {
    noticeNo: row.noticeNo,
    ...shownFields<ListField>(row, LIST_READERS),
    matchedKeywords,
    status: statusAt(row, now),
    version: row.version,
    updatedAt: seoulTime(row.updatedAt),
    source: row.source,
  }
}

type RecordFields = Pick<BidRecord, RecordField>

/** The newest state as its source gave it, without the dates of re-bids. */
export function toRecord(row: BidRow): BidRecord {
  const fields = Object.fromEntries(RECORD_FIELD_NAMES.map((name) => [name, row[name]])) as RecordFields
  return {
    ...fields,
    source: row.source,
    number: row.number,
    closeAt: row.noticeCloseAt,
    openAt: row.noticeOpenAt,
    previousNumber: row.previousNumber,
    licences: row.licences.map(({ group, code, name, basis }) => ({ group, code, name, ...(basis && { basis }) })),
    attachments: row.attachments.map(({ name, url }) => ({ name, url })),
    changedAt: row.changedAt,
    fetchedAt: row.fetchedAt,
    ...(row.details && { details: row.details }),
  }
}
