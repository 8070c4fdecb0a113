import type { Static } from 'typebox'
import { Count, closed, Money, Nullable, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import {
  type AnswerAbout,
  aboutFields,
  type Basis,
  BasisShape,
  CodeAndName,
  Currency,
  Excluded,
  FirmShape,
  firm,
  type GroupBy,
  Month,
  page,
  periodFields,
  Rates,
  Share,
  type StatisticsFilter,
} from './statistics.ts'

export const WIN_SORTS = ['-awards', 'awards', '-totalAmount', 'totalAmount', '-medianAmount', 'medianAmount'] as const
export type WinnerSort = (typeof WIN_SORTS)[number]

export interface WinnersQuestion extends StatisticsFilter {
  groupBy?: GroupBy[]
  sort?: WinnerSort
  page?: number
  pageSize?: number
}
const TopWinner = Type.Object(
  {
    ...firm,
    awards: Count({ en: 'Awards it won', ko: '낙찰받은 건수' }),
    amount: Nullable(Money({ en: 'Sum of what it won alone', ko: '단독으로 낙찰받은 금액의 합' })),
    share: Share({ en: 'Share of the total amount, in %', ko: '전체 금액에서 차지하는 %' }),
  },
  { $id: 'TopWinner', ...closed },
)
export type TopWinner = Static<typeof TopWinner>

export const figures = {
  awards: Count({ en: 'Awards', ko: '낙찰 건수' }),
  totalAmount: Nullable(Money({ en: 'Sum of the amounts', ko: '금액의 합' })),
  medianAmount: Nullable(Money({ en: 'Median of the amounts', ko: '금액의 중앙값' })),
  awardRate: Type.Optional(Rates),
  awardToEstimateRatio: Type.Optional(Rates),
  bidders: Type.Object(
    {
      n: Count({ en: 'Awards whose number of bidders is known', ko: '참가업체 수가 확인된 낙찰 건수' }),
      median: Nullable(Type.Number({ minimum: 0, maximum: 2147483647, description: { en: 'Median', ko: '중앙값' } })),
      mean: Nullable(Type.Number({ minimum: 0, maximum: 2147483647, description: { en: 'Mean', ko: '평균' } })),
    },
    { ...closed },
  ),
  topWinners: Type.Array(TopWinner, {
    maxItems: 5,
    description: { en: 'Firms with the most awards', ko: '최다 낙찰업체' },
  }),
  excluded: Excluded,
  suppressed: Type.Optional(
    Type.Literal(true, {
      description: {
        en: 'A distribution is withheld because it has fewer than 5 awards',
        ko: '낙찰이 5건 미만이어서 분포를 제공하지 않습니다.',
      },
    }),
  ),
}

const Group = Type.Object(
  {
    agency: Type.Optional(CodeAndName),
    industry: Type.Optional(CodeAndName),
    amountBand: Type.Optional(
      Type.Enum([...BANDS], { description: { en: 'Band of the estimated price', ko: '추정가격 구간' } }),
    ),
    winner: Type.Optional(FirmShape),
    bsnsDiv: Type.Optional(Type.Enum([...BSNS_DIVS], { description: { en: 'Business category', ko: '업무 구분' } })),
    region: Type.Optional(
      Text(
        { en: 'Region the notice is limited to; `전국` = no limit', ko: '지역제한. `전국`은 제한이 없다는 뜻입니다.' },
        200,
      ),
    ),
    month: Type.Optional(Month),
  },
  { $id: 'StatisticsGroup', ...closed },
)
export type Group = Static<typeof Group>

const WinnersItem = Type.Object({ group: Group, ...figures }, { $id: 'WinnersItem', ...closed })
const WinnersTotals = Type.Object(figures, { $id: 'WinnersTotals', ...closed })

export interface Figures {
  awards: number
  totalAmount: number | null
  medianAmount: number | null
  awardRate?: Rates
  awardToEstimateRatio?: Rates
  bidders: { n: number; median: number | null; mean: number | null }
  topWinners: TopWinner[]
  excluded: Excluded
  suppressed?: true
}

/** Body of `GET /v1/statistics/winners`. */
export interface WinnersBody extends AnswerAbout {
  total: number
  page: number
  items: (Figures & { group: Group })[]
  totals: Figures
  basis: Basis
  currency: string
  from: string
  to: string
}

export const WinnersBody = Type.Unsafe<WinnersBody>(
  Type.Object(
    {
      ...page,
      items: Type.Array(WinnersItem, { maxItems: 100 }),
      totals: WinnersTotals,
      basis: BasisShape,
      currency: Currency,
      ...periodFields,
      ...aboutFields,
    },
    { $id: 'Winners', description: { en: 'Award statistics', ko: '낙찰 통계' }, ...closed },
  ),
)
