import { hash } from 'node:crypto'
import { seoulDay } from '../../lib/clock.ts'
import { firmKey } from '../../search/firms.ts'
import {
  type BidderRecord,
  type ReservePrice,
  ROUND_PARTS,
  type RoundPart,
  type RoundRecord,
  type WinnerRecord,
} from '../schema/rounds.ts'

export interface RoundKey {
  source: string
  number: string
  revision: number
  lot: string
  rebid: number
}

/** The facts of a round. */
export type RoundFacts = Omit<
  RoundRecord,
  keyof RoundKey | 'part' | 'changedAt' | 'fetchedAt' | 'bidderRows' | 'reservePrices'
>

/** The newest statement of one part, with only the facts it states. */
export type RoundPartRecord = { changedAt: number; fetchedAt?: number } & Pick<RoundFacts, 'state' | 'currency'> &
  Partial<RoundFacts> & { reservePrices?: ReservePrice[] }
export type RoundParts = Partial<Record<RoundPart, RoundPartRecord>>

/** The origin of a list of bidders. */
export interface ListOrigin {
  changedAt: number
  fetchedAt?: number
  part: RoundPart
  /** Distinguishes lists of bidders. */
  digest: string
}

/** A stored round: the combination of its parts, and the parts. */
export interface RoundRow extends RoundKey, RoundFacts {
  parts: RoundParts
  biddersFrom: ListOrigin | null
  version: number
  position: number
  live: boolean
  correctedAt: number | null
  updatedAt: number
}

/** The fields of a round that decide the status of its notice. */
export type Round = Pick<RoundRow, 'revision' | 'lot' | 'rebid' | 'state' | 'closeAt' | 'openAt'>

const FACTS = [
  'state',
  'closeAt',
  'openAt',
  'openedAt',
  'decidedAt',
  'winners',
  'amount',
  'currency',
  'rate',
  'rateBasis',
  'plannedPrice',
  'baseAmount',
  'bidders',
  'reason',
] as const satisfies readonly (keyof RoundFacts)[]
type Fact = (typeof FACTS)[number]

export const FURTHER: Record<RoundFacts['state'], number> = {
  announced: 0,
  opened: 1,
  awarded: 2,
  failed: 2,
  cancelled: 2,
}
export const isDecided = (state: RoundFacts['state']): boolean => FURTHER[state] === 2

/**
 * The round after this record: the same row if it adds nothing, the same version if only its part is stored, otherwise
 * the next version.
 */
export function nextRound(
  before: RoundRow | null,
  record: RoundRecord,
  { source, live, now }: { source: string; live: boolean; now: number },
): RoundRow {
  const parts = withPart(before?.parts ?? {}, record)
  const biddersFrom = laterList(before?.biddersFrom ?? null, record)
  if (before && parts === before.parts && biddersFrom === before.biddersFrom) return before
  const facts = fold(parts)
  if (before && FACTS.every((name) => textOf(before, name) === textOf(facts, name))) {
    return { ...before, parts, biddersFrom }
  }
  const { number, revision, lot, rebid } = record
  return {
    source,
    number,
    revision,
    lot,
    rebid,
    ...facts,
    parts,
    biddersFrom,
    version: (before?.version ?? 0) + 1,
    position: 0,
    live,
    correctedAt: before && corrects(before, facts) ? now : (before?.correctedAt ?? null),
    updatedAt: now,
  }
}

/** The newest statement of a part is kept; of two from the same moment, always the same one, independent of order. */
function withPart(parts: RoundParts, record: RoundRecord): RoundParts {
  const before = parts[record.part]
  if (before && before.changedAt > record.changedAt) return parts
  const part = partOf(record)
  if (before?.changedAt === record.changedAt && !replaces(record, before, contentOf(part), contentOf(before)))
    return parts
  return { ...parts, [record.part]: part }
}

/** For the same moment, the last one read counts; if that is unknown, the choice is deterministic. */
function replaces(one: { fetchedAt?: number }, other: { fetchedAt?: number }, says: string, said: string): boolean {
  if (says === said) return false
  return one.fetchedAt === other.fetchedAt ? says > said : (one.fetchedAt ?? 0) > (other.fetchedAt ?? 0)
}

function partOf(record: RoundRecord): RoundPartRecord {
  const { changedAt, fetchedAt, state, currency } = record
  const winners = record.winners.map(plainWinner)
  const facts: RoundFacts = { ...record, winners }
  const entries = FACTS.filter((name) => isKnown(facts, name)).map((name) => [name, facts[name]])
  const read = fetchedAt === undefined ? {} : { fetchedAt }
  const prices = record.reservePrices ? { reservePrices: record.reservePrices.map(plainPrice) } : {}
  return { ...Object.fromEntries(entries), changedAt, ...read, state, currency, ...prices }
}

/** Only the known fields. */
const plainWinner = ({ name, businessNo, amount, share }: WinnerRecord): WinnerRecord => ({
  name,
  businessNo,
  ...(typeof amount === 'number' ? { amount } : {}),
  ...(typeof share === 'number' ? { share } : {}),
})

const plainPrice = ({ number, price, drawn, draws }: ReservePrice): ReservePrice => ({ number, price, drawn, draws })

const isKnown = (facts: RoundFacts, name: Fact): boolean =>
  name === 'winners' ? facts.winners.length > 0 : facts[name] !== null

const contentOf = (part: RoundPartRecord): string =>
  JSON.stringify([...FACTS.map((name) => textOf(part, name)), pricesText(part.reservePrices)])

const pricesText = (prices: ReservePrice[] = []): string =>
  JSON.stringify(prices.map(({ number, price, drawn, draws }) => [number, price, drawn, draws]))

/** Winners are stored as jsonb, which does not keep the order of names. */
const textOf = (facts: Partial<RoundFacts>, name: Fact): string =>
  JSON.stringify(
    name === 'winners'
      ? (facts.winners ?? []).map((one) => [one.name, one.businessNo, one.amount, one.share])
      : facts[name],
  ) ?? 'null'

/**
 * The combination of all parts: each fact from the last part that states it. The state is the furthest one; a part with
 * another decision has been overruled and says nothing about the outcome.
 */
function fold(parts: RoundParts): RoundFacts {
  const all = ROUND_PARTS.flatMap((part) => parts[part] ?? [])
  const state = stateOf(all)
  const agreed = all.filter((one) => one.state === state || !isDecided(one.state))
  const rated = agreed.findLast((one) => one.rateBasis === 'plannedPrice' && one.rate !== undefined)
  return {
    state,
    closeAt: lastKnown(all, 'closeAt'),
    openAt: lastKnown(all, 'openAt'),
    openedAt: lastKnown(all, 'openedAt'),
    decidedAt: lastKnown(agreed, 'decidedAt'),
    winners: winnersOf(agreed),
    amount: lastKnown(agreed, 'amount'),
    currency: (all.findLast(hasMoney) ?? all.at(-1))?.currency ?? 'KRW',
    rate: rated?.rate ?? null,
    rateBasis: rated?.rateBasis ?? null,
    plannedPrice: lastKnown(all, 'plannedPrice'),
    baseAmount: lastKnown(all, 'baseAmount'),
    bidders: lastKnown(all, 'bidders'),
    reason: lastKnown(agreed, 'reason'),
  }
}

/**
 * The reserve prices of the last part that has any. Like the bidders, they are no facts of the round: they create no
 * version and correct no award.
 */
export function reservePricesOf(parts: RoundParts): ReservePrice[] {
  const last = ROUND_PARTS.findLast((part) => parts[part]?.reservePrices !== undefined)
  return (last && parts[last]?.reservePrices) ?? []
}

function stateOf(parts: RoundPartRecord[]): RoundFacts['state'] {
  const furthest = parts.reduce<RoundPartRecord | null>((best, one) => (best && isBehind(one, best) ? best : one), null)
  return furthest?.state ?? 'announced'
}

/** The later of two decisions counts; at the same moment, the part with the higher weight. */
const isBehind = (one: RoundPartRecord, best: RoundPartRecord): boolean =>
  FURTHER[one.state] < FURTHER[best.state] ||
  (isDecided(one.state) && isDecided(best.state) && one.changedAt < best.changedAt)

const lastKnown = <Name extends Fact>(parts: RoundPartRecord[], name: Name): RoundFacts[Name] | null =>
  (parts.findLast((one) => one[name] !== undefined)?.[name] as RoundFacts[Name] | undefined) ?? null

const hasMoney = ({ amount, plannedPrice, baseAmount }: Partial<RoundFacts>): boolean =>
  [amount, plannedPrice, baseAmount].some((money) => money !== undefined && money !== null)

/** A firm without a number gets the number of the only firm with that name. */
function winnersOf(parts: RoundPartRecord[]): WinnerRecord[] {
  const winners = lastKnown(parts, 'winners') ?? []
  if (winners.every(({ businessNo }) => businessNo !== null)) return winners
  const numbered = parts.flatMap((one) => one.winners ?? []).filter(({ businessNo }) => businessNo !== null)
  return winners.map((winner) => {
    if (winner.businessNo !== null) return winner
    const same = numbered.filter(({ name }) => firmKey(name) === firmKey(winner.name))
    const numbers = new Set(same.map(({ businessNo }) => businessNo))
    const bidder = numbers.size === 1 ? same.at(-1) : null
    return bidder ? plainWinner({ ...winner, name: bidder.name, businessNo: bidder.businessNo }) : winner
  })
}

/** Whether an earlier statement is withdrawn; adding an unknown fact corrects nothing. */
export const corrects = (before: RoundRow, after: RoundFacts): boolean =>
  isDecided(before.state) &&
  FACTS.some((name) => {
    if (!isKnown(before, name) || textOf(before, name) === textOf(after, name)) return false
    if (name === 'winners') return !isCompleted(before.winners, after.winners)
    return name !== 'currency' || hasMoney(before)
  })

const isCompleted = (before: WinnerRecord[], after: WinnerRecord[]): boolean =>
  before.length === after.length &&
  before.every((one, index) => {
    const now = after[index]
    if (!now || !stays(one.amount, now.amount) || !stays(one.share, now.share)) return false
    if (one.businessNo !== null) return now.name === one.name && now.businessNo === one.businessNo
    return firmKey(now.name) === firmKey(one.name)
  })

const stays = (before: number | null | undefined, after: number | null | undefined): boolean =>
  (before ?? null) === null || before === after

/** A newer list replaces an older one; of two from the same moment, the choice is deterministic. */
function laterList(before: ListOrigin | null, record: RoundRecord): ListOrigin | null {
  const { part, changedAt, fetchedAt, bidderRows } = record
  if (bidderRows.length === 0 || (before && before.changedAt > changedAt)) return before
  const origin: ListOrigin = { changedAt, part, digest: digestOf(bidderRows) }
  if (fetchedAt !== undefined) origin.fetchedAt = fetchedAt
  return before?.changedAt === changedAt && !replaces(origin, before, weightOf(origin), weightOf(before))
    ? before
    : origin
}

const weightOf = ({ part, digest }: ListOrigin): string => `${ROUND_PARTS.indexOf(part)} ${digest}`

const digestOf = (bidders: BidderRecord[]): string =>
  hash('sha256', JSON.stringify(bidders.map(lineOf)), 'hex').slice(0, 16)

const lineOf = ({ name, businessNo, rank, amount, rate, won, reason }: BidderRecord) => [
  name,
  businessNo,
  rank,
  amount,
  rate,
  won,
  reason,
]

export const roundKey = ({ source, number, revision, lot, rebid }: RoundKey) =>
  `${source}\n${number}\n${String(revision).padStart(10, '0')}\n${lot}\n${String(rebid).padStart(10, '0')}`

/** The day in Korea under which a round's bidders are found. */
export function openedOn({ openedAt, decidedAt }: RoundFacts): string | null {
  const at = openedAt ?? decidedAt
  return at === null ? null : seoulDay(at)
}
