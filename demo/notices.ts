import type { Attachment, BidRecord, RoundRecord } from '../src/bids/index.ts'
import { DAY, dayOf, MINUTE } from '../src/lib/clock.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import { createAgencies } from './agencies.ts'
import type { WorkingDays } from './calendar.ts'
import words from './data/words.json' with { type: 'json' }
import { costsFor, detailsFor, NO_COSTS } from './details.ts'
import { createFirms } from './firms.ts'
import { createOpener, type Tender } from './openings.ts'
import { createOrders, type OrderDraft, provinceOf, regionsOf } from './orders.ts'
import type { Random } from './random.ts'
import { endingFor, holdRounds, type RoundEnding, type RoundPace, roundsByChance } from './rounds.ts'
import { type DemoSchedule, officeHours, postponed, scheduleFor } from './schedule.ts'
import { repriced } from './terms.ts'
import { corrected, marked, withdrawn } from './titles.ts'

export interface SyntheticNotice {
  /** Oldest first. */
  states: BidRecord[]
  rounds: RoundRecord[]
}

/** A notice at one moment. */
interface Posting {
  number: string
  postedAt: number
  /** Only events until this moment are included. */
  asOf: number
  /** The number of decided rounds; `null` = by the calendar. */
  decided: number | null
  pace: RoundPace
  /** A failed order that is posted again. */
  again: { order: OrderDraft; number: string } | null
  /** The order; by default a random one. */
  order?: OrderDraft
}

export interface MadeNotice extends SyntheticNotice {
  /** Set if there was no winner or the notice was withdrawn: the time from which its order may be posted again. */
  retry: { order: OrderDraft; number: string; from: number } | null
}

export type NoticeMaker = (posting: Posting, random: Random) => MadeNotice

const CANCELLED = 0.02
const AMENDED = 0.075

/** At most `bidderRows` bidders of a round are listed. */
export function createNoticeMaker(calendar: WorkingDays, bidderRows?: number): NoticeMaker {
  const agencies = createAgencies()
  const orders = createOrders(agencies)
  const open = createOpener(createFirms(), bidderRows)

  function poster(order: OrderDraft, at: number) {
    const { agency } = order
    if (order.central) return agencies.centralFor(agency.seat)
    // Some offices let their parent agency post.
    return agency.parent !== null && HOUSED.has(agency.kind) ? agencies.at(agency.parent, at) : agency
  }

  return (posting, random) => {
    const { number, postedAt, asOf, pace } = posting
    const bought = posting.again?.order ?? posting.order ?? orders(postedAt, random)
    const order = { ...bought, agency: agencies.at(bought.agency, postedAt) }
    const haste = { terms: order.terms, div: order.div, hurried: pace === 'hurried' }
    const schedule = scheduleFor(calendar, postedAt, haste, random)
    const facts = factsOf(order, random)
    const draft = { posting, order, schedule, facts, poster: poster(order, postedAt), calendar }
    const { states, last, cancelledAt } = amend(draft, firstState(draft, random), calendar, random)
    if (cancelledAt !== null) return { states, rounds: [], retry: { order, number, from: cancelledAt + DAY } }
    const ending = endingOf(posting, random)
    if (ending === null) return { states, rounds: [], retry: null }
    const revision = states.length - 1
    const hearing = { number, revision, schedule: last.schedule, asOf, pace, tender: tenderOf(last.order, random) }
    const rounds = holdRounds(hearing, ending, { calendar, open, random })
    return { states, rounds, retry: retryOf(order, number, rounds) }
  }
}

const HOUSED = new Set(['civic', 'office', 'police'])

function endingOf({ decided, pace }: Posting, random: Random): RoundEnding | null {
  if (decided === 0) return pace === 'unsettled' ? endingFor(1, random) : null
  return endingFor(decided ?? roundsByChance(random), random)
}

function retryOf(order: OrderDraft, number: string, rounds: RoundRecord[]): MadeNotice['retry'] {
  const end = rounds.at(-1)
  if (end?.state !== 'failed' || end.lot !== '0' || end.decidedAt === null) return null
  return { order, number, from: end.decidedAt + DAY }
}

function tenderOf(order: OrderDraft, random: Random): Tender {
  const several = order.forAll && random.chance(0.5)
  const { terms, trade } = order
  const winners = several ? random.int(2, 3) : 1
  return { terms, trade, home: provinceOf(order), foreign: order.div === '외자', share: 1, winners }
}

/** The facts that the notice states. */
interface Facts {
  estimate: boolean
  budget: boolean
  base: 'first' | 'later' | 'never'
  floor: boolean
  dates: boolean
  openAt: boolean
}

/**
 * The share of notices without an estimate. Then the budget is stated; sales and leases refer to the documents for
 * both.
 */
const SILENT_PRICE: Record<BsnsDiv, number> = { 공사: 0.17, 용역: 0.37, 물품: 0.38, 외자: 0.5, 기타: 0.85 }
/** The share of sales and leases that accept offers until there is a buyer, as their titles say. */
const NO_DEADLINE = 0.3

function factsOf({ div, terms }: OrderDraft, random: Random): Facts {
  const other = div === '기타'
  const estimate = !random.chance(SILENT_PRICE[div])
  const dates = !other || !random.chance(NO_DEADLINE)
  const based = terms.style === 'floor' && random.chance(0.85)
  return {
    estimate,
    budget: random.chance(estimate ? 0.9 : other ? 0.5 : 1),
    base: !based ? 'never' : random.chance(0.5) ? 'later' : 'first',
    floor: random.chance(0.9),
    dates,
    openAt: dates || random.chance(0.5),
  }
}

interface Draft {
  posting: Posting
  order: OrderDraft
  schedule: DemoSchedule
  facts: Facts
  poster: { name: string; code: string }
  calendar: WorkingDays
}

function firstState({ posting, order, schedule, facts, poster, calendar }: Draft, random: Random): BidRecord {
  const { number, postedAt, asOf, again } = posting
  const { agency, terms, div, area, central } = order
  const urgent = random.chance(0.045)
  const branch = agency.short.endsWith('지사') ? agency.short.slice(0, -2) : null
  const name = facts.dates ? order.name : `${order.name} (상시 접수)`
  const title = marked(name, { urgent, renotice: again !== null, central, branch, terms }, random)
  return {
    source: 'demo',
    number,
    revision: 0,
    title,
    agency: poster.name,
    agencyCode: poster.code,
    demandAgency: order.forAll ? '각 수요기관' : agency.name,
    demandAgencyCode: order.forAll ? 'ZZ99999' : div === '기타' ? null : agency.code,
    bsnsDiv: div,
    kind: again === null ? 'new' : 'renotice',
    urgent,
    currency: 'KRW',
    estimatedPrice: facts.estimate ? terms.estimate : null,
    budget: facts.budget ? terms.budget : null,
    baseAmount: facts.base === 'first' ? terms.base : null,
    floorRate: facts.floor ? terms.floor : null,
    awardMethod: div !== '기타' && random.chance(0.04) ? null : terms.awardMethod,
    contractMethod: random.chance(0.01) ? null : terms.contractMethod,
    postedAt,
    bidStartAt: facts.dates && random.chance(0.97) ? schedule.startAt : null,
    closeAt: facts.dates ? schedule.closeAt : null,
    openAt: facts.openAt ? schedule.openAt : null,
    detailUrl: `https://example.invalid/notices/${number}`,
    sourceUrl: null,
    previousNumber: again?.number ?? null,
    regions: regionsOf(order, postedAt),
    regionCheckNeeded: area.unread,
    licences: order.qualifications,
    attachments: attachmentsOf(number, title, div, random),
    details: {
      ...detailsFor(number, order, { schedule, hasDates: facts.dates }, calendar),
      ...(facts.base === 'first' ? costsFor(terms) : NO_COSTS),
    },
    changedAt: postedAt,
    fetchedAt: Math.min(postedAt + random.int(2, 14) * MINUTE, asOf),
  }
}

function attachmentsOf(number: string, title: string, div: BsnsDiv, random: Random): Attachment[] {
  const documents = words.documents[div]
  const count = Math.min(random.int(1, 4), documents.length)
  return Array.from({ length: count }, (_, index) => {
    const document = documents[index] as string
    const name = index === 0 && random.chance(0.3) ? document.replace('.', `_${title}.`) : document
    return { name, url: `https://example.invalid/files/${number}/${index + 1}` }
  })
}

interface Amended {
  states: BidRecord[]
  last: { order: OrderDraft; schedule: DemoSchedule }
  cancelledAt: number | null
}

/** All past changes of the notice: the publication of the base amount, corrections, a withdrawal. */
function amend(
  { order, schedule, facts, posting }: Draft,
  first: BidRecord,
  calendar: WorkingDays,
  random: Random,
): Amended {
  const { asOf, pace, decided } = posting
  const states = [first]
  // Costs that are not published do not count.
  const last = { order: facts.base === 'first' ? order : withoutCosts(order), schedule }
  const add = (at: number, changes: Partial<BidRecord>) => {
    const before = states[states.length - 1] as BidRecord
    const fetchedAt = Math.min(at + random.int(2, 14) * MINUTE, asOf)
    states.push({ ...before, ...changes, revision: before.revision + 1, changedAt: at, fetchedAt })
  }
  let at = first.postedAt
  const nextAt = (days: number) => {
    at = Math.max(officeHours(calendar.later(dayOf(at), days), random), at + 5 * MINUTE)
    return at <= asOf && at < last.schedule.closeAt - DAY ? at : null
  }

  if (facts.base === 'later') {
    const pricedAt = nextAt(random.int(1, 2))
    if (pricedAt !== null) {
      const details = { ...first.details, ...costsFor(order.terms) }
      last.order = order
      add(pricedAt, { baseAmount: order.terms.base, details })
    }
  }
  if (pace !== 'hurried' && random.chance(AMENDED)) {
    const changed = nextAt(random.int(1, 3))
    if (changed !== null) add(changed, correction(calendar, last, facts, states, random))
  }
  const withdraws = (decided === null || decided === 0) && random.chance(CANCELLED)
  const cancelledAt = withdraws ? nextAt(random.int(1, 2)) : null
  if (cancelledAt !== null) {
    const { title } = states[states.length - 1] as BidRecord
    add(cancelledAt, { kind: 'cancelled', title: withdrawn(title, random) })
  }
  return { states, last, cancelledAt }
}

const withoutCosts = (order: OrderDraft): OrderDraft => ({ ...order, terms: { ...order.terms, fixedCosts: 0 } })

/** Changes the schedule of the rounds; returns the changed fields of the notice. */
function correction(
  calendar: WorkingDays,
  last: Amended['last'],
  facts: Facts,
  states: BidRecord[],
  random: Random,
): Partial<BidRecord> {
  const before = states[states.length - 1] as BidRecord
  const kind = 'changed' as const
  const place = random.next()
  if (place < 0.5 && facts.dates) {
    last.schedule = postponed(calendar, last.schedule, random.int(3, 8), random)
    const { closeAt, openAt } = last.schedule
    const moved = detailsFor(before.number, last.order, { schedule: last.schedule, hasDates: true }, calendar)
    const { qualificationCloseAt, jointAgreementCloseAt } = moved
    const details = { ...before.details, qualificationCloseAt, jointAgreementCloseAt }
    return { kind, closeAt, openAt: before.openAt === null ? null : openAt, details }
  }
  if (place < 0.75 && (before.estimatedPrice ?? before.budget ?? before.baseAmount) !== null) {
    const terms = repriced(last.order.terms, 0.9 + 0.25 * random.next())
    last.order = { ...last.order, terms }
    return {
      kind,
      estimatedPrice: before.estimatedPrice === null ? null : terms.estimate,
      budget: before.budget === null ? null : terms.budget,
      baseAmount: before.baseAmount === null ? null : terms.base,
      details: { ...before.details, ...(before.baseAmount === null ? NO_COSTS : costsFor(terms)) },
    }
  }
  return { kind, title: corrected(before.title, random) }
}
