import type { AsOf, Excluded } from '@gonggo/client'
import { dayText, momentText, moneyText, numberText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { counted } from '../lib/plural.ts'
import styles from './chart.module.css'

const WORDS = bilingual(
  {
    awards: (n: string) => `낙찰 ${n}건`,
    bids: (n: string) => `투찰 ${n}건`,
    period: (from: string, to: string) => `개찰 ${from}~${to}`,
    currency: (currency: string) => `통화 ${currency}`,
    plannedPrice: '비율 기준: 예정가격',
    estimatedPrice: '비율 기준: 추정가격',
    asOf: (at: string) => `${at} 기준`,
    notCounted: (parts: string) => `집계 제외(건): ${parts}`,
    notInRates: (parts: string) => `건수에는 있으나 비율 분포나 금액에서 제외(건): ${parts}`,
    sharedValue: (amount: string) => `공동 낙찰 금액 ${amount}은 합계에서 제외했습니다.`,
    failed: '유찰',
    cancelled: '취소',
    superseded: '재입찰로 대체',
    otherCurrency: '다른 통화',
    severalWinners: '공동 낙찰',
    unitPrice: '단가계약',
    negotiated: '협상에 의한 계약',
    direct: '수의계약',
    noRate: '비율 없음',
    outOfRange: '범위 밖',
    noAmount: '금액 없음',
  },
  {
    awards: (n: string) => counted(n, 'award'),
    bids: (n: string) => counted(n, 'bid'),
    period: (from: string, to: string) => `opened ${from} to ${to}`,
    currency: (currency: string) => `currency ${currency}`,
    plannedPrice: 'rates in % of the planned price',
    estimatedPrice: 'rates in % of the estimated price',
    asOf: (at: string) => `as of ${at}`,
    notCounted: (parts: string) => `Not counted: ${parts}`,
    notInRates: (parts: string) => `Counted, but excluded from rates or amounts: ${parts}`,
    sharedValue: (amount: string) => `${amount} won by several firms together is in no sum.`,
    failed: 'failed',
    cancelled: 'cancelled',
    superseded: 'replaced by a re-bid',
    otherCurrency: 'another currency',
    severalWinners: 'several winners',
    unitPrice: 'price per unit',
    negotiated: 'negotiated',
    direct: 'direct contract',
    noRate: 'no rate',
    outOfRange: 'out of range',
    noAmount: 'no amount',
  },
)

const NO_AWARD = ['failed', 'cancelled', 'superseded', 'otherCurrency'] as const
const NO_RATE = ['severalWinners', 'unitPrice', 'negotiated', 'direct', 'noRate', 'outOfRange', 'noAmount'] as const

interface BasisProps {
  counted: { awards: number } | { bids: number }
  basis?: string
  currency: string
  from: string
  to: string
  asOf: AsOf
  excluded: Excluded
}

/** The basis of the figures: what was counted, what was excluded, and when. */
export function BasisLine({ counted, basis, currency, from, to, asOf, excluded }: BasisProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const count = (n: number) => numberText(n, language)
  const parts = (names: readonly ((typeof NO_AWARD)[number] | (typeof NO_RATE)[number])[]) =>
    names
      .filter((name) => excluded[name])
      .map((name) => `${words[name]} ${count(excluded[name] ?? 0)}`)
      .join(' · ')
  const [noAward, noRate] = [parts(NO_AWARD), parts(NO_RATE)]
  const shared = moneyText(excluded.sharedValue ?? null, currency, language)
  return (
    <div className={styles.soft} data-basis>
      <p>
        {[
          'awards' in counted ? words.awards(count(counted.awards)) : words.bids(count(counted.bids)),
          basis === 'plannedPrice' || basis === 'estimatedPrice' ? words[basis] : null,
          words.period(dayText(from, language), dayText(to, language)),
          words.currency(currency),
          words.asOf(momentText(asOf.at, language)),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {noAward === '' ? null : <p>{words.notCounted(noAward)}</p>}
      {noRate === '' ? null : <p>{words.notInRates(noRate)}</p>}
      {shared === null ? null : <p>{words.sharedValue(shared)}</p>}
    </div>
  )
}
