import type { Language } from './languages.ts'

/** The results of the bidding for a lot. */
export const AWARD_STATES = ['awarded', 'failed', 'cancelled', 'opened', 'announced'] as const
type LotState = (typeof AWARD_STATES)[number]

/** The fields of an award that are shown in one line. */
export interface AwardLine {
  state: LotState
  /** `0` for a notice without lots. */
  lot: string
  winners: string[]
  amount: number | null
  currency: string
  /** In percent. */
  rate: number | null
  bidders: number | null
  reason: string | null
}

interface AwardWords {
  heads: Record<LotState, string>
  ofLot: (lot: string) => string
  winners: (first: string, others: number) => string
  bidders: (count: number) => string
}

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

export const moneyText = (value: number, currency: string, language: Language): string =>
  language === 'ko' && currency === 'KRW' ? `${grouped(value)}원` : `${currency} ${grouped(value)}`

const AWARD_WORDS = {
  ko: {
    heads: { awarded: '낙찰', failed: '유찰', cancelled: '취소', opened: '낙찰자 미정', announced: '개찰 전' },
    ofLot: (lot) => `(분류 ${lot})`,
    winners: (first, others) => (others > 0 ? `${first} 외 ${others}개사` : first),
    bidders: (count) => `참가 ${grouped(count)}개사`,
  },
  en: {
    heads: {
      awarded: 'Awarded',
      failed: 'Failed',
      cancelled: 'Cancelled',
      opened: 'No winner yet',
      announced: 'Not opened yet',
    },
    ofLot: (lot) => ` (lot ${lot})`,
    winners: (first, others) => (others > 0 ? `${first} and ${others} more` : first),
    bidders: (count) => (count === 1 ? '1 bidder' : `${grouped(count)} bidders`),
  },
} as const satisfies Record<Language, AwardWords>

/** The result of the bidding, with the figures of the award or the reason why there is no winner. */
export function awardParts(award: AwardLine, language: Language): { head: string; parts: string[] } {
  const words: AwardWords = AWARD_WORDS[language]
  const { state, lot, winners, amount, currency, rate, bidders, reason } = award
  const [first, ...others] = winners
  const result = [
    first === undefined ? null : words.winners(first, others.length),
    amount === null ? null : moneyText(amount, currency, language),
    rate === null ? null : `${rate}%`,
    bidders === null ? null : words.bidders(bidders),
  ]
  const parts = (state === 'awarded' ? result : [reason]).filter((part) => part !== null)
  return { head: `${words.heads[state]}${lot === '0' ? '' : words.ofLot(lot)}`, parts }
}

/** For example `낙찰: ㈜○○ · 78,186,870원 · 89.755% · 참가 57개사`. */
export function awardText(award: AwardLine, language: Language): string {
  const { head, parts } = awardParts(award, language)
  return parts.length > 0 ? `${head}: ${parts.join(' · ')}` : head
}
