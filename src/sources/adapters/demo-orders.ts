import type { BsnsDiv } from '../../bids/index.ts'
import type { Agencies } from './demo-agencies.ts'
import { AGENCY_KINDS, type Agency, type AgencyKind } from './demo-agency-registry.ts'
import { dateOf, dayOf } from './demo-calendar.ts'
import { type Trade, tradeOf } from './demo-industries.ts'
import { type Province, provinceAt, provinceNamed } from './demo-places.ts'
import { createDraw, type Draw, type Random } from './demo-random.ts'
import { type Terms, termsFor } from './demo-terms.ts'
import { compileTitles, type TitleMaker } from './demo-titles.ts'
import type { Topic } from './demo-topic.ts'
import { TOPICS } from './demo-topics.ts'

/** What somebody wants, before it is posted and each time it is posted again. */
export interface Order {
  agency: Agency
  /** Posted by the central buyer. */
  central: boolean
  /** The buyer of things that any agency may call off. */
  forAll: boolean
  div: BsnsDiv
  name: string
  licence: string
  trade: Trade
  terms: Terms
  area: Area
}

/** Whose firms may bid. */
interface Area {
  reach: 'country' | 'province' | 'provinces' | 'district'
  /** The limit stands in the documents only. */
  unread: boolean
}

export type Orders = (at: number, random: Random) => Order

const SHARES: Record<BsnsDiv, number> = { 공사: 30, 용역: 38, 물품: 27, 외자: 1.5, 기타: 3 }
const OWN_SHARES: Partial<Record<AgencyKind, Record<BsnsDiv, number>>> = {
  university: { 공사: 10, 용역: 32, 물품: 45, 외자: 9, 기타: 4 },
  institute: { 공사: 8, 용역: 36, 물품: 45, 외자: 11, 기타: 0 },
  hospital: { 공사: 10, 용역: 30, 물품: 48, 외자: 8, 기타: 4 },
  ministry: { 공사: 10, 용역: 64, 물품: 26, 외자: 0, 기타: 0 },
  body: { 공사: 10, 용역: 66, 물품: 22, 외자: 0, 기타: 2 },
  culture: { 공사: 6, 용역: 74, 물품: 20, 외자: 0, 기타: 0 },
  farm: { 공사: 60, 용역: 27, 물품: 13, 외자: 0, 기타: 0 },
  roads: { 공사: 52, 용역: 28, 물품: 20, 외자: 0, 기타: 0 },
}

interface Shelf {
  topics: readonly Topic[]
  titles: readonly (readonly TitleMaker[])[]
  draw: Draw
}

/** What one kind of agency orders, how often, and in which words. */
function shelfFor(kind: AgencyKind): Shelf {
  const topics = TOPICS.filter((topic) => topic.by.split(' ').includes(kind))
  const shares = OWN_SHARES[kind] ?? SHARES
  const weights = topics.map((topic) => {
    const alike = topics.filter((other) => other.div === topic.div)
    return (shares[topic.div] * topic.weight) / alike.reduce((sum, other) => sum + other.weight, 0)
  })
  return { topics, titles: topics.map((topic) => compileTitles(topic.titles, kind)), draw: createDraw(weights) }
}

export function createOrders(agencies: Agencies): Orders {
  const shelves = new Map(AGENCY_KINDS.map((kind) => [kind, shelfFor(kind)]))

  return (at, random) => {
    const agency = agencies.draw(random, at)
    const shelf = shelves.get(agency.kind) as Shelf
    const index = shelf.draw(random)
    const topic = shelf.topics[index] as Topic
    const terms = termsFor(topic, agency.kind, at, random)
    const name = random.pick(shelf.titles[index] as readonly TitleMaker[])({ random, agency, ...dateOf(dayOf(at)) })
    const central = isCentral(agency, topic, terms, random)
    const licence = licenceFor(topic, terms, random)
    const area = areaFor(agency, topic, terms, random)
    const forAll = agency.name === '조달청' && topic.div === '물품' && random.chance(0.3)
    const title = forAll ? `${name} 제3자단가계약` : name
    return { agency, central, forAll, div: topic.div, name: title, licence, trade: tradeOf(topic.licence), terms, area }
  }
}

const CORPORATE = new Set<AgencyKind>([
  'roads',
  'rail',
  'power',
  'energy',
  'water',
  'farm',
  'housing',
  'ports',
  'airports',
])

function isCentral(agency: Agency, topic: Topic, terms: Terms, random: Random): boolean {
  if (terms.small || CORPORATE.has(agency.kind) || topic.div === '기타' || agency.name === '조달청') return false
  return random.chance(topic.div === '외자' ? 0.6 : terms.estimate > 500_000_000 ? 0.4 : 0.12)
}

const UNLIMITED: Record<BsnsDiv, number> = { 공사: 0.003, 용역: 0.02, 물품: 0.04, 외자: 0, 기타: 0 }
const LARGE = 400_000_000

function licenceFor(topic: Topic, terms: Terms, random: Random): string {
  if (random.chance(UNLIMITED[topic.div])) return ''
  return topic.large !== undefined && terms.estimate >= LARGE ? topic.large : topic.licence
}

/** Above this, works are open to the whole country. */
const LOCAL_LIMIT = 10_000_000_000

function areaFor(agency: Agency, topic: Topic, terms: Terms, random: Random): Area {
  if (random.chance(0.03)) return { reach: 'country', unread: true }
  const { contractMethod, style, small, estimate } = terms
  const open = contractMethod !== '제한경쟁' && contractMethod !== '수의계약'
  const share = localShare(topic.div, style, small) * (agency.national ? 0.4 : 1)
  if (open || estimate >= LOCAL_LIMIT || !random.chance(share)) return { reach: 'country', unread: false }
  if (agency.district !== null && small && random.chance(topic.div === '공사' ? 0.3 : 0.15)) {
    return { reach: 'district', unread: false }
  }
  return { reach: random.chance(0.05) ? 'provinces' : 'province', unread: false }
}

function localShare(div: BsnsDiv, style: Terms['style'], small: boolean): number {
  if (div === '공사') return 0.95
  if (div === '외자' || div === '기타') return div === '기타' ? 0.15 : 0
  if (small) return div === '용역' ? 0.72 : 0.5
  return style === 'floor' ? (div === '용역' ? 0.5 : 0.12) : 0.1
}

const NEIGHBOURS: Record<string, readonly string[]> = {
  서울: ['경기', '인천'],
  경기: ['서울', '인천'],
  인천: ['서울', '경기'],
  부산: ['울산', '경남'],
  울산: ['부산', '경남'],
  경남: ['부산', '울산'],
  대구: ['경북'],
  경북: ['대구'],
  대전: ['세종', '충남'],
  세종: ['대전', '충남'],
  충남: ['대전', '세종'],
  충북: ['세종', '대전'],
  광주: ['전남'],
  전남: ['광주'],
}

/** The names of the area on the day it is written down. */
export function regionsOf({ agency, area }: Order, at: number): string[] {
  if (area.reach === 'country') return []
  const seat = provinceAt(agency.seat, at)
  if (area.reach === 'district' && agency.district !== null && seat.districts.includes(agency.district)) {
    return [`${seat.name} ${agency.district}`]
  }
  const beside = area.reach === 'provinces' ? (NEIGHBOURS[seat.short] ?? []) : []
  return [seat, ...beside.map((short) => provinceAt(provinceNamed(short), at))].map(({ name }) => name)
}

export const homeOf = ({ agency, area }: Order): Province | null =>
  area.reach === 'province' || area.reach === 'district' ? agency.seat : null
