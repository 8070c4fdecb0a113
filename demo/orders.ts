import type { Licence } from '../src/bids/index.ts'
import { dayOf } from '../src/lib/clock.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import { AGENCY_KINDS, type Agencies, type Agency } from './agencies.ts'
import { dateOf } from './calendar.ts'
import shares from './data/shares.json' with { type: 'json' }
import { districtsIn, type Province, provinceAt, provinceNamed } from './places.ts'
import { createDraw, type Draw, type Random } from './random.ts'
import { type NoticeTerms, termsFor } from './terms.ts'
import { compileTitles, type TitleMaker } from './titles.ts'
import { qualificationsOf, TOPICS, type Topic } from './topics.ts'

/** A need of an agency, the same each time its notice is posted. */
export interface OrderDraft {
  agency: Agency
  /** Whether the central buyer posts it. */
  central: boolean
  /** A framework contract that any agency may use. */
  forAll: boolean
  div: BsnsDiv
  name: string
  qualifications: Licence[]
  trade: string
  terms: NoticeTerms
  area: Area
}

/** The area whose firms may bid. */
interface Area {
  reach: 'country' | 'province' | 'provinces' | 'district'
  /** The limit is only stated in the documents. */
  unread: boolean
}

export type Orders = (at: number, random: Random) => OrderDraft

interface Shelf {
  topics: readonly Topic[]
  titles: readonly (readonly TitleMaker[])[]
  draw: Draw
}

/** Shares of each category in percent; some kinds of agencies have their own. */
const OWN_SHARES: Partial<Record<string, Record<BsnsDiv, number>>> = shares.own

/** The orders of one kind of agency: what, how often, and in which words. */
function shelfFor(kind: string): Shelf {
  const made = TOPICS.map((topic) => ({ topic, titles: compileTitles(topic.titles, kind) }))
  const fitting = made.filter(({ topic, titles }) => topic.by.includes(kind) && titles.length > 0)
  const topics = fitting.map(({ topic }) => topic)
  const own = OWN_SHARES[kind] ?? shares.all
  const weights = topics.map((topic) => {
    const alike = topics.filter((other) => other.div === topic.div)
    return (own[topic.div] * topic.weight) / alike.reduce((sum, other) => sum + other.weight, 0)
  })
  return { topics, titles: fitting.map(({ titles }) => titles), draw: createDraw(weights) }
}

export function createOrders(agencies: Agencies): Orders {
  const shelves = new Map(AGENCY_KINDS.map((kind) => [kind, shelfFor(kind)]))

  return (at, random) => {
    const agency = agencies.draw(random, at)
    const shelf = shelves.get(agency.kind) as Shelf
    const index = shelf.draw(random)
    const topic = shelf.topics[index] as Topic
    const item = topic.items ? random.pick(topic.items) : null
    const terms = termsFor({ topic, item, kind: agency.kind, postedAt: at }, random)
    const moment = { random, agency, item, ...dateOf(dayOf(at)) }
    const name = random.pick(shelf.titles[index] as readonly TitleMaker[])(moment)
    const large = topic.large !== undefined && terms.estimate >= LARGE
    const demand = {
      licence: large ? (topic.large ?? '') : topic.licence,
      item: topic.div === '물품' ? item : null,
      direct: item?.made === true && terms.estimate >= RESERVED_FROM,
    }
    const forAll = agency.name === '조달청' && topic.div === '물품' && random.chance(0.3)
    return {
      agency,
      central: isCentral(agency, topic, terms, random),
      forAll,
      div: topic.div,
      name: forAll ? `${name} 제3자단가계약` : name,
      qualifications: random.chance(shares.unlimited[topic.div]) ? [] : qualificationsOf(demand),
      trade: topic.trade,
      terms,
      area: areaFor(agency, topic, terms, random),
    }
  }
}

/** Works above this amount need general contractors. */
const LARGE = 400_000_000
/** Below this amount, reserved goods may be bought from any firm. */
const RESERVED_FROM = 10_000_000

const CORPORATE = new Set(['roads', 'rail', 'power', 'energy', 'water', 'farm', 'housing', 'ports', 'airports'])

function isCentral(agency: Agency, topic: Topic, terms: NoticeTerms, random: Random): boolean {
  if (terms.small || CORPORATE.has(agency.kind) || topic.div === '기타' || agency.name === '조달청') return false
  return random.chance(topic.div === '외자' ? 0.6 : terms.estimate > 500_000_000 ? 0.4 : 0.12)
}

/** Works above this amount are open to the whole country. */
const LOCAL_LIMIT = 10_000_000_000

function areaFor(agency: Agency, topic: Topic, terms: NoticeTerms, random: Random): Area {
  if (random.chance(0.03)) return { reach: 'country', unread: true }
  const { contractMethod, estimate } = terms
  const open = contractMethod !== '제한경쟁' && contractMethod !== '수의계약'
  const share = localShare(topic.div, terms) * (agency.national ? 0.4 : 1)
  if (open || estimate >= LOCAL_LIMIT || !random.chance(share)) return { reach: 'country', unread: false }
  if (agency.district !== null && terms.small && random.chance(topic.div === '공사' ? 0.3 : 0.15)) {
    return { reach: 'district', unread: false }
  }
  return { reach: random.chance(0.05) ? 'provinces' : 'province', unread: false }
}

function localShare(div: BsnsDiv, { style, small }: NoticeTerms): number {
  if (div === '공사') return 0.95
  if (div === '외자' || div === '기타') return div === '기타' ? 0.15 : 0
  if (small) return div === '용역' ? 0.72 : 0.5
  return style === 'floor' ? (div === '용역' ? 0.5 : 0.12) : 0.1
}

/** The names of the area on a day. Like on the portal, works state 전국 and others nothing. */
export function regionsOf({ agency, area, div }: OrderDraft, at: number): string[] {
  if (area.reach === 'country') return div === '공사' && !area.unread ? ['전국'] : []
  const seat = provinceAt(agency.seat, at)
  if (area.reach === 'district' && agency.district !== null && districtsIn(seat).includes(agency.district)) {
    return [`${seat.name} ${agency.district}`]
  }
  const beside = area.reach === 'provinces' ? seat.beside : []
  return [seat, ...beside.map((short) => provinceAt(provinceNamed(short), at))].map(({ name }) => name)
}

export const provinceOf = ({ agency, area }: OrderDraft): Province | null =>
  area.reach === 'province' || area.reach === 'district' ? agency.seat : null
