import { HOUR } from '../src/lib/clock.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import rules from './data/award-rules.json' with { type: 'json' }
import type { Random } from './random.ts'
import type { Item, Topic } from './topics.ts'

/** The rule for choosing the winner. */
interface Rule {
  /** `floor`: the lowest at or above the floor · `lowest` · `negotiated`: price is a small part of the score. */
  style: 'floor' | 'lowest' | 'negotiated'
  floor: number | null
  awardMethod: string
  bidders: { median: number; sigma: number; least: number }
  /** Business days between opening and award. */
  decision: readonly [number, number]
  /** Quotes are requested instead of bids. */
  small?: true
}

/** The value of a notice and the rule for its winner, published or not. */
export interface NoticeTerms extends Rule {
  /** Without VAT, a multiple of 10, so that the tax is an integer. */
  estimate: number
  budget: number
  /** The centre of the reserve prices. */
  base: number
  /** A값, to which the floor does not apply; 0 = none. */
  fixedCosts: number
  /** The maximum difference of reserve prices from the base amount in percent. */
  spread: 2 | 3
  contractMethod: string
}

const MILLION = 1_000_000
const LEAST = 1.2 * MILLION
const MOST: Record<BsnsDiv, number> = { 공사: 60_000, 용역: 30_000, 물품: 20_000, 외자: 8000, 기타: 5000 }

/** Local governments and schools raised their floors by two percentage points on this day. */
const RAISED_SINCE = Date.UTC(2025, 6, 1) - 9 * HOUR
const RAISED_KINDS = new Set(['city', 'province', 'office', 'civic', 'education', 'school', 'fire', 'localcorp'])

interface Wanted {
  topic: Topic
  item: Item | null
  /** The kind of the agency. */
  kind: string
  postedAt: number
}

export function termsFor({ topic, item, kind, postedAt }: Wanted, random: Random): NoticeTerms {
  const estimate = estimateFor(topic, random)
  const raise = RAISED_KINDS.has(kind) && postedAt >= RAISED_SINCE ? 2 : 0
  const rule = ruleFor({ topic, item, estimate, raise }, random)
  const prices = pricesFor(topic, estimate, random)
  return {
    ...rule,
    ...prices,
    fixedCosts: fixedCostsFor(topic, rule, prices),
    spread: raise > 0 || random.chance(0.3) ? 3 : 2,
    contractMethod: contractFor(topic.div, rule, random),
  }
}

function estimateFor({ div, median, sigma }: Topic, random: Random): number {
  const drawn = Math.exp(Math.log(median * MILLION) + sigma * random.normal())
  const value = Math.min(Math.max(drawn, LEAST), MOST[div] * MILLION)
  // Estimates are rounded, larger ones more; some result from a bill of quantities, to ten won.
  const step = random.chance(0.15) ? 10 : value < 100 * MILLION ? 10_000 : value < 2000 * MILLION ? 100_000 : MILLION
  return Math.round(value / step) * step
}

/** The same relative change of all amounts, for an order with a corrected price. */
export function repriced(terms: NoticeTerms, factor: number): NoticeTerms {
  const estimate = Math.round((terms.estimate * factor) / 10_000) * 10_000
  const taxed = terms.base === terms.estimate ? estimate : estimate + estimate / 10
  const fixedCosts = Math.round((terms.fixedCosts * factor) / 10) * 10
  return { ...terms, estimate, fixedCosts, base: taxed, budget: taxed + (terms.budget - terms.base) }
}

/** Insurance, safety and quality: 3 to 7 % of larger works. Computed from the amount, without a random draw. */
function fixedCostsFor(
  { div }: Topic,
  { style, small }: Rule,
  { estimate, base }: Pick<NoticeTerms, 'estimate' | 'base'>,
) {
  if (div !== '공사' || style !== 'floor' || small || estimate < FIXED_COSTS_FROM) return 0
  return Math.round((base * (0.03 + ((estimate / 10) % 41) / 1000)) / 10) * 10
}

const FIXED_COSTS_FROM = 100 * MILLION

function pricesFor(topic: Topic, estimate: number, random: Random): Pick<NoticeTerms, 'estimate' | 'budget' | 'base'> {
  const base = topic.taxFree ? estimate : estimate + estimate / 10
  // The budget of some works also includes materials that the agency buys itself.
  const supplied =
    topic.div === '공사' && random.chance(0.1) ? Math.round((base * random.next()) / 2_000_000) * MILLION : 0
  return { estimate, base, budget: base + supplied }
}

function contractFor(div: BsnsDiv, rule: Rule, random: Random): string {
  const place = random.next()
  if (rule.small) return '수의계약'
  if (rule.awardMethod === RESERVED) return '제한경쟁'
  if (div === '기타') return place < 0.4 ? '일반경쟁' : place < 0.8 ? '공고서참조' : place < 0.92 ? '제한총액' : '실적'
  if (div === '외자') return place < 0.85 ? '일반경쟁' : '제한경쟁'
  if (place < 0.01) return '지명경쟁'
  return place < (rule.style === 'negotiated' ? 0.62 : 0.78) ? '제한경쟁' : '일반경쟁'
}

interface Case extends Pick<Wanted, 'topic' | 'item'> {
  estimate: number
  /** Percentage points added to the floor. */
  raise: number
}

const FEW = { median: 3.2, sigma: 0.5, least: 2 }
const RESERVED = '중소기업자간 경쟁물품 계약이행능력심사'

function ruleFor(one: Case, random: Random): Rule {
  const { topic, estimate, raise } = one
  const small = smallRule(one, random)
  if (small) return small
  if (topic.div === '기타')
    return { style: 'negotiated', floor: null, awardMethod: '공고서참조', bidders: FEW, decision: [1, 7] }
  if (topic.div === '외자') return lowestRule([4, 12], FEW, random)
  if (topic.div === '공사') return worksRule(estimate, raise)
  if (topic.style === 'negotiated') return negotiatedRule(random)
  if (topic.div === '물품') return goodsRule(one, random)
  const lift = estimate < 1000 * MILLION ? raise : 0
  return assessed(rules.services, estimate, lift, { median: 24, sigma: 0.85, least: 3 })
}

const GENERAL = new Set(['0001', '0002', '0003', '0005'])
const LICENSED = new Set(['0036', '0037', '0040'])

function smallRule({ topic, estimate, raise }: Case, random: Random): Rule | null {
  if (topic.div === '공사') {
    const licence = topic.licence.slice(0, 4)
    const limit = (GENERAL.has(licence) ? 400 : LICENSED.has(licence) ? 160 : 200) * MILLION
    if (estimate > limit || !random.chance(0.72)) return null
    return quotes(estimate, 87.745 + raise, { median: 70, sigma: 0.85, least: 3 })
  }
  if (topic.div !== '용역' && topic.div !== '물품') return null
  const share = topic.style === 'negotiated' ? 0.25 : estimate <= 50 * MILLION ? 0.85 : 0.5
  if (estimate > 100 * MILLION || !random.chance(share)) return null
  return quotes(estimate, raise > 0 ? 88.745 : 88, { median: topic.div === '용역' ? 14 : 9, sigma: 0.9, least: 3 })
}

/** Each line has the upper bound of the estimate in million won, its words, and the floor. */
type Bands = readonly (readonly (number | string)[])[]

function bandFor(bands: Bands, estimate: number): { words: string; floor: number } | null {
  const band = bands.find(([edge]) => estimate < Number(edge) * MILLION)
  return band ? { words: String(band[1]), floor: Number(band[2]) } : null
}

function quotes(estimate: number, floor: number, bidders: Rule['bidders']): Rule {
  const awardMethod = `소액수의견적(2인 이상 견적 제출)-${bandFor(rules.quotes, estimate)?.words}`
  return { style: 'floor', floor, awardMethod, bidders, decision: [0, 3], small: true }
}

function assessed(bands: Bands, estimate: number, raise: number, bidders: Rule['bidders']): Rule {
  const band = bandFor(bands, estimate)
  const floor = Math.round(((band?.floor ?? 0) + raise) * 1000) / 1000
  return { style: 'floor', floor, awardMethod: `적격심사제-${band?.words}`, bidders, decision: [3, 10] }
}

function worksRule(estimate: number, raise: number): Rule {
  if (bandFor(rules.works, estimate))
    return assessed(rules.works, estimate, raise, { median: 85, sigma: 0.75, least: 3 })
  const awardMethod = estimate < 30_000 * MILLION ? '간이형 종합심사낙찰제' : '종합심사낙찰제'
  return { style: 'lowest', floor: null, awardMethod, bidders: { median: 28, sigma: 0.4, least: 5 }, decision: [6, 12] }
}

function goodsRule({ topic, item, estimate }: Case, random: Random): Rule {
  if (item?.made) {
    const bidders = { median: 18, sigma: 0.8, least: 3 }
    return { style: 'floor', floor: 87.995, awardMethod: RESERVED, bidders, decision: [3, 10] }
  }
  const place = random.next()
  if (topic.style === 'lowest' || place < 0.2) return lowestRule([1, 7], { median: 5, sigma: 0.6, least: 2 }, random)
  if (place < 0.35) return negotiatedRule(random)
  return assessed(rules.goods, estimate, 0, { median: 12, sigma: 0.8, least: 3 })
}

const lowestRule = (decision: Rule['decision'], bidders: Rule['bidders'], random: Random): Rule => ({
  style: 'lowest',
  floor: null,
  awardMethod: random.pick(rules.lowest),
  bidders,
  decision,
})

function negotiatedRule(random: Random): Rule {
  const awardMethod = random.chance(0.93) ? '협상에의한계약' : '제안적격자 중 예가 내 최저가'
  return { style: 'negotiated', floor: null, awardMethod, bidders: FEW, decision: [4, 13] }
}
