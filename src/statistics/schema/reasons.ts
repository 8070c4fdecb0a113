import type { Wording } from '../../vocabulary/languages.ts'

/** Reasons why an opening does not count as an award. */
const NO_AWARD = ['failed', 'cancelled', 'superseded', 'otherCurrency'] as const
/** Reasons for leaving an award's rate out of the distribution; each award has at most one. */
const NO_RATE = ['severalWinners', 'unitPrice', 'negotiated', 'direct', 'noRate', 'outOfRange'] as const
export const REASONS = [...NO_AWARD, ...NO_RATE, 'noAmount'] as const
export type Reason = (typeof REASONS)[number]

/** Reasons for leaving an opening out of a section of the competition; each has at most one. */
export const LEFT_OUT = [
  'cancelled',
  'superseded',
  'direct',
  'failed',
  'noWinner',
  'severalWinners',
  'unknownBidders',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

const WHY = {
  failed: '유찰되어',
  cancelled: '취소되어',
  superseded: '이후의 개찰로 대체되어',
  otherCurrency: '통화가 달라',
  severalWinners: '공동 낙찰이어서',
  unitPrice: '단가계약이어서',
  negotiated: '협상에 의한 계약이어서',
  direct: '수의계약이어서',
  noRate: '비율이 없어',
  outOfRange: '비율이 범위를 벗어나',
  noAmount: '금액을 알 수 없어',
  noWinner: '출처가 낙찰업체를 밝히지 않아',
  unknownBidders: '참가업체 수를 몰라',
} as const satisfies Record<Reason | LeftOut, string>

/** The number of such openings. */
export const leftOutAs = (reason: Reason | LeftOut): Wording => ({
  en: `Openings left out as ${reason}`,
  ko: `${WHY[reason]} 집계에서 제외한 개찰 건수`,
})
