import { dayOf } from '../src/lib/clock.ts'
import type { NoticeDetails } from '../src/vocabulary/notice-fields.ts'
import { instantAt, type WorkingDays } from './calendar.ts'
import type { OrderDraft } from './orders.ts'
import { createRandom } from './random.ts'
import type { DemoSchedule } from './schedule.ts'
import type { NoticeTerms } from './terms.ts'

/** Shares of notices with a site briefing. */
const BRIEFED = { 공사: 0.12, 용역: 0.05 } as const
const PLACES = ['공사 현장', '발주기관 회의실', '발주기관 계약 담당 부서']
const TOGETHER = ['(전자)공동이행', '(전자)공동이행', '(전자)분담이행', '공동 또는 분담']
const REGISTERED_UNTIL = 18

/** Further fields of a notice. They use separate random numbers, so that the rest of the market is unchanged. */
export function detailsFor(
  number: string,
  order: Pick<OrderDraft, 'div' | 'terms'>,
  { schedule, hasDates }: { schedule: DemoSchedule; hasDates: boolean },
  calendar: WorkingDays,
): NoticeDetails {
  const { div, terms } = order
  const random = createRandom(`details:${number}`)
  const share = div === '공사' || div === '용역' ? BRIEFED[div] : 0
  const [isRegistered, isBriefed, isTogether] = [random.chance(0.9), random.chance(share), random.chance(0.35)]
  const [place, way, bond] = [random.pick(PLACES), random.pick(TOGETHER), random.chance(0.75)]
  if (div === '기타') return EMPTY
  const until = isRegistered && hasDates && !terms.small ? dayBefore(schedule.closeAt, calendar) : null
  const together = isTogether && !terms.small && (div === '공사' || div === '용역')
  return {
    qualificationCloseAt: until,
    siteBriefingAt: isBriefed && hasDates ? briefingAt(schedule, calendar) : null,
    siteBriefingPlace: isBriefed && hasDates ? place : null,
    jointContracting: together ? way : '단독',
    jointAgreementCloseAt: together ? until : null,
    bidBond: bond ? '불허' : '전자납부허용',
  }
}

const EMPTY: NoticeDetails = {
  qualificationCloseAt: null,
  siteBriefingAt: null,
  siteBriefingPlace: null,
  jointContracting: null,
  jointAgreementCloseAt: null,
  bidBond: null,
}

/** Parts of the fixed costs, with the names of the portal; the last one gets the rest. */
const ITEMS: readonly (readonly [string, number])[] = [
  ['국민연금보험료', 0.27],
  ['국민건강보험료', 0.21],
  ['노인장기요양보험료', 0.03],
  ['퇴직공제부금비', 0.13],
  ['산업안전보건관리비', 0.26],
  ['품질관리비', 0],
]
const NET_SHARE = 0.77

export const NO_COSTS: NoticeDetails = { netConstructionCost: null, fixedCosts: null, fixedCostItems: null }

/** The costs of works that are published with their base amount. */
export function costsFor({ base, fixedCosts }: NoticeTerms): NoticeDetails {
  if (fixedCosts === 0) return NO_COSTS
  const parts = ITEMS.map(([name, share]) => ({ name, amount: Math.floor((fixedCosts * share) / 10) * 10 }))
  const rest = fixedCosts - parts.reduce((sum, { amount }) => sum + amount, 0)
  const fixedCostItems = parts.map((one, index) => (index === parts.length - 1 ? { ...one, amount: rest } : one))
  return { netConstructionCost: Math.round((base * NET_SHARE) / 10) * 10, fixedCosts, fixedCostItems }
}

/** The evening of the last working day before bidding ends. */
function dayBefore(closeAt: number, calendar: WorkingDays): number {
  let day = dayOf(closeAt) - 1
  while (!calendar.isBusinessDay(day)) day--
  return instantAt(day, REGISTERED_UNTIL)
}

const briefingAt = ({ startAt }: DemoSchedule, calendar: WorkingDays): number =>
  instantAt(calendar.later(dayOf(startAt), 2), 14)
