import type { WebhookEvent } from '../../clients/typescript/src/index.ts'

/** The fields of a message on a phone. */
export interface News {
  what: string
  title: string
  agency: string
  price: string
  closing: string
  link: string | null
}

const WHAT = {
  'bid.matched': '새 입찰공고',
  'bid.changed': '입찰공고 변경',
  'bid.cancelled': '입찰공고 취소',
  'bid.awarded': '개찰·낙찰 결과',
}

const isOfBid = (event: WebhookEvent): event is Extract<WebhookEvent, { type: keyof typeof WHAT }> =>
  Object.hasOwn(WHAT, event.type)

/** Returns `null` for events that need no message: reports, tests, and types added later. */
export function newsOf(event: WebhookEvent): News | null {
  if (!isOfBid(event)) return null
  const { bid } = event.data
  const award = event.type === 'bid.awarded' ? event.data.award : undefined
  const winners = award?.winners.map(({ name }) => name) ?? []
  const what = WHAT[event.type]
  return {
    what: winners.length > 0 ? `${what}: ${winners.join(', ')}` : what,
    title: bid.title,
    agency: bid.agency ?? '미정',
    price: priceOf(bid),
    // The service sends Korean time.
    closing: bid.closeAt?.slice(0, 16).replace('T', ' ') ?? '미정',
    link: bid.detailUrl,
  }
}

interface Priced {
  estimatedPrice: number | null
  baseAmount?: number | null
  budget?: number | null
}

function priceOf({ estimatedPrice, baseAmount = null, budget = null }: Priced): string {
  const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
  if (estimatedPrice !== null) return `추정가격 ${won(estimatedPrice)}`
  if (baseAmount !== null) return `기초금액 ${won(baseAmount)}`
  return budget === null ? '미공개' : `배정예산 ${won(budget)}`
}
