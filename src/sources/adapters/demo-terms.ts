import type { BsnsDiv } from '../../bids/index.ts'
import { HOUR } from '../../lib/clock.ts'
import type { AgencyKind } from './demo-agency-registry.ts'
import type { Random } from './demo-random.ts'
import type { Topic } from './demo-topic.ts'

/** What a notice is worth and by which rule its winner is found, told or not. */
export interface Terms {
  /** Without VAT, a multiple of 10 so that the tax is a whole number. */
  estimate: number
  budget: number
  /** What the reserve prices lie around. */
  base: number
  /** Quotes are asked for instead of bids. */
  small: boolean
  /** `floor`: lowest at or above it · `lowest` · `negotiated`: price is a small part of the score. */
  style: 'floor' | 'lowest' | 'negotiated'
  floor: number | null
  /** The reserve prices lie within so many per cent of the base amount. */
  spread: 2 | 3
  awardMethod: string
  contractMethod: string
  bidders: { median: number; sigma: number; least: number }
  /** Business days between opening and award. */
  decision: readonly [number, number]
}

interface Rule {
  style: Terms['style']
  floor: number | null
  awardMethod: string
  bidders: Terms['bidders']
  decision: readonly [number, number]
  small?: true
}

const MILLION = 1_000_000
const LEAST = 1.2 * MILLION
const MOST: Record<BsnsDiv, number> = {
  공사: 60_000 * MILLION,
  용역: 30_000 * MILLION,
  물품: 20_000 * MILLION,
  외자: 8000 * MILLION,
  기타: 5000 * MILLION,
}

/** Local governments and schools raised their floors by two points on this day. */
const RAISED_SINCE = Date.UTC(2025, 6, 1) - 9 * HOUR
const RAISED_KINDS = new Set<AgencyKind>([
  'city',
  'province',
  'office',
  'civic',
  'education',
  'school',
  'fire',
  'localcorp',
])

export function termsFor(topic: Topic, kind: AgencyKind, postedAt: number, random: Random): Terms {
  const estimate = estimateFor(topic, random)
  const raise = RAISED_KINDS.has(kind) && postedAt >= RAISED_SINCE ? 2 : 0
  const rule = ruleFor(topic, estimate, raise, random)
  const small = rule.small ?? false
  return {
    ...rule,
    ...pricesFor(topic, estimate, random),
    small,
    spread: raise > 0 || random.chance(0.3) ? 3 : 2,
    contractMethod: contractFor(topic.div, rule, random),
  }
}

function estimateFor({ div, median, sigma }: Topic, random: Random): number {
  const drawn = Math.exp(Math.log(median * MILLION) + sigma * random.normal())
  const value = Math.min(Math.max(drawn, LEAST), MOST[div])
  // Estimates are round, larger ones more so; some come out of a bill of quantities to the last ten won.
  const step = random.chance(0.15) ? 10 : value < 100 * MILLION ? 10_000 : value < 2000 * MILLION ? 100_000 : MILLION
  return Math.round(value / step) * step
}

/** The same share off or on all amounts, for an order whose price is corrected. */
export function repriced(terms: Terms, factor: number): Terms {
  const estimate = Math.round((terms.estimate * factor) / 10_000) * 10_000
  const taxed = terms.base === terms.estimate ? estimate : estimate + estimate / 10
  return { ...terms, estimate, base: taxed, budget: taxed + (terms.budget - terms.base) }
}

function pricesFor(topic: Topic, estimate: number, random: Random): Pick<Terms, 'estimate' | 'budget' | 'base'> {
  const base = topic.taxFree ? estimate : estimate + estimate / 10
  // The budget of some works also holds what the agency buys itself.
  const supplied =
    topic.div === '공사' && random.chance(0.1) ? Math.round((base * random.next()) / 2_000_000) * MILLION : 0
  return { estimate, base, budget: base + supplied }
}

function contractFor(div: BsnsDiv, rule: Rule, random: Random): string {
  const place = random.next()
  if (rule.small) return '수의계약'
  if (div === '기타') return place < 0.4 ? '일반경쟁' : place < 0.8 ? '공고서참조' : place < 0.92 ? '제한총액' : '실적'
  if (div === '외자') return place < 0.85 ? '일반경쟁' : '제한경쟁'
  if (place < 0.01) return '지명경쟁'
  return place < (rule.style === 'negotiated' ? 0.62 : 0.78) ? '제한경쟁' : '일반경쟁'
}

function ruleFor(topic: Topic, estimate: number, raise: number, random: Random): Rule {
  const small = smallRule(topic, estimate, raise, random)
  if (small) return small
  if (topic.div === '공사') return worksRule(topic, estimate, raise)
  if (topic.div === '외자') return foreignRule(random)
  if (topic.div === '기타')
    return { style: 'negotiated', floor: null, awardMethod: '공고서참조', bidders: FEW, decision: [1, 7] }
  if (topic.style === 'negotiated') return negotiatedRule(random)
  return topic.div === '용역' ? servicesRule(estimate, raise) : goodsRule(topic, estimate, random)
}

const FEW = { median: 3.2, sigma: 0.5, least: 2 }
const GENERAL = new Set(['0001', '0002', '0003', '0005'])
const LICENSED = new Set(['0036', '0037', '0040'])

function smallRule(topic: Topic, estimate: number, raise: number, random: Random): Rule | null {
  const licence = topic.licence.slice(0, 4)
  if (topic.div === '공사') {
    const limit = (GENERAL.has(licence) ? 400 : LICENSED.has(licence) ? 160 : 200) * MILLION
    if (estimate > limit || !random.chance(0.72)) return null
    const bidders = { median: 70, sigma: 0.85, least: 3 }
    return quotes(estimate, 87.745 + raise, bidders)
  }
  if (topic.div !== '용역' && topic.div !== '물품') return null
  const share = topic.style === 'negotiated' ? 0.25 : estimate <= 50 * MILLION ? 0.85 : 0.5
  if (estimate > 100 * MILLION || !random.chance(share)) return null
  return quotes(estimate, raise > 0 ? 88.745 : 88, { median: topic.div === '용역' ? 14 : 9, sigma: 0.9, least: 3 })
}

function quotes(estimate: number, floor: number, bidders: Terms['bidders']): Rule {
  const band =
    estimate <= 20 * MILLION
      ? '추정가격 2천만원 이하'
      : estimate <= 50 * MILLION
        ? '추정가격 2천만원 초과 5천만원 이하'
        : '추정가격 5천만원 초과'
  return {
    style: 'floor',
    floor,
    awardMethod: `소액수의견적(2인 이상 견적 제출)-${band}`,
    bidders,
    decision: [0, 3],
    small: true,
  }
}

/** Upper edge of the estimate in million won, its words, and the floor. */
type Band = readonly [number, string, number]

const WORKS_BANDS: readonly Band[] = [
  [200, '추정가격 2억원 미만인 공사', 87.745],
  [300, '추정가격 3억원 미만 2억원 이상인 공사', 87.745],
  [1000, '추정가격 10억원 미만 3억원 이상인 공사', 87.745],
  [5000, '추정가격 50억원 미만 10억원 이상인 공사', 86.745],
  [10_000, '추정가격 100억원 미만 50억원 이상인 공사', 85.495],
]
const SERVICE_BANDS: readonly Band[] = [
  [200, '추정가격 2억원 미만인 용역', 87.745],
  [500, '추정가격 5억원 미만 2억원 이상인 용역', 86.745],
  [1000, '추정가격 10억원 미만 5억원 이상인 용역', 84.245],
  [3000, '추정가격 30억원 미만 10억원 이상인 용역', 79.995],
  [5000, '추정가격 50억원 미만 30억원 이상인 용역', 72.995],
  [Number.POSITIVE_INFINITY, '추정가격 50억원 이상인 용역', 47.995],
]
const GOODS_BANDS: readonly Band[] = [
  [210, '추정가격 고시금액 미만인 물품', 84.245],
  [Number.POSITIVE_INFINITY, '추정가격 고시금액 이상인 물품', 80.495],
]

const bandFor = (bands: readonly Band[], estimate: number) => bands.find(([edge]) => estimate < edge * MILLION)

function assessed(band: Band, raise: number, bidders: Terms['bidders']): Rule {
  const floor = Math.round((band[2] + raise) * 1000) / 1000
  return { style: 'floor', floor, awardMethod: `적격심사제-${band[1]}`, bidders, decision: [3, 10] }
}

function worksRule(topic: Topic, estimate: number, raise: number): Rule {
  const bidders = { median: topic.div === '공사' ? 85 : 40, sigma: 0.75, least: 3 }
  const band = bandFor(WORKS_BANDS, estimate)
  if (band) return assessed(band, raise, bidders)
  const awardMethod = estimate < 30_000 * MILLION ? '간이형 종합심사낙찰제' : '종합심사낙찰제'
  return { style: 'lowest', floor: null, awardMethod, bidders: { median: 28, sigma: 0.4, least: 5 }, decision: [6, 12] }
}

function servicesRule(estimate: number, raise: number): Rule {
  const band = bandFor(SERVICE_BANDS, estimate) as Band
  return assessed(band, estimate < 1000 * MILLION ? raise : 0, { median: 24, sigma: 0.85, least: 3 })
}

function goodsRule(topic: Topic, estimate: number, random: Random): Rule {
  const bidders = { median: 12, sigma: 0.8, least: 3 }
  const place = random.next()
  if (topic.style === 'lowest' || place < 0.12) {
    const awardMethod = random.pick(['규격적합자중 최저가', '최저가 낙찰제', '2단계경쟁(규격ㆍ가격 동시입찰)'])
    return { style: 'lowest', floor: null, awardMethod, bidders: { median: 5, sigma: 0.6, least: 2 }, decision: [1, 7] }
  }
  if (place < 0.22) return negotiatedRule(random)
  if (place < 0.55) {
    const awardMethod = '중소기업자간 경쟁물품 계약이행능력심사'
    return {
      style: 'floor',
      floor: 87.995,
      awardMethod,
      bidders: { median: 18, sigma: 0.8, least: 3 },
      decision: [3, 10],
    }
  }
  return assessed(bandFor(GOODS_BANDS, estimate) as Band, 0, bidders)
}

function foreignRule(random: Random): Rule {
  const awardMethod = random.pick(['규격적합자중 최저가', '최저가 낙찰제', '2단계경쟁(규격ㆍ가격 동시입찰)'])
  return { style: 'lowest', floor: null, awardMethod, bidders: FEW, decision: [4, 12] }
}

function negotiatedRule(random: Random): Rule {
  const awardMethod = random.chance(0.93) ? '협상에의한계약' : '제안적격자 중 예가 내 최저가'
  return { style: 'negotiated', floor: null, awardMethod, bidders: FEW, decision: [4, 13] }
}
