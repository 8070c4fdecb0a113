import type { Static, TNumber, TOptional } from 'typebox'
import { Count, CurrencyCode, closed, Hints, Nullable, Rate, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { AgencyRole } from '../../vocabulary/filters.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { leftOutAs, REASONS, type Reason } from './reasons.ts'

export const GROUPS = ['agency', 'industry', 'amountBand', 'winner', 'bsnsDiv', 'region', 'month'] as const
export type GroupBy = (typeof GROUPS)[number]

/** The basis of a rate: the planned price (예정가격) or the estimated price (추정가격), never both in one answer. */
export const BASES = ['plannedPrice', 'estimatedPrice'] as const
export type Basis = (typeof BASES)[number]

/** The scopes of past awards for a price reference, narrowest first. */
export const PRICE_SCOPES = ['agency', 'region', 'band'] as const
export type PriceScope = (typeof PRICE_SCOPES)[number]

/** The filters of all statistics, as callers write them. */
export interface StatisticsFilter {
  agency?: string[]
  agencyRole?: AgencyRole
  industry?: string[]
  region?: string[]
  bsnsDiv?: string[]
  minAmt?: number
  maxAmt?: number
  currency?: string
  from?: string
  to?: string
  winner?: string[]
  explain?: boolean
}

export const Share = (description: Wording) => Nullable(Type.Number({ minimum: 0, maximum: 100, description }))
export const Month = Type.String({
  pattern: '^\\d{4}-\\d{2}$',
  maxLength: 7,
  description: { en: 'Month in Seoul', ko: '월(한국 시간 기준)' },
})
export const Currency = CurrencyCode({ en: 'ISO 4217', ko: 'ISO 4217 통화 코드' })
export const BasisShape = Type.Enum([...BASES], {
  description: {
    en: 'The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)',
    ko: '낙찰률의 기준 금액. 예정가격 또는 추정가격입니다.',
  },
})

export const RateBin = Type.Object(
  {
    from: Rate({ en: 'Lower edge in %, inclusive', ko: '구간의 시작(%, 포함)' }),
    to: Rate({ en: 'Upper edge in %, exclusive', ko: '구간의 끝(%, 미포함)' }),
    count: Type.Number({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: {
        en: 'Number of values in the bin; in `noSkill`, the expected number',
        ko: '구간의 건수. `noSkill`에서는 기댓값입니다.',
      },
    }),
  },
  { $id: 'Bin', description: { en: 'A bin of 0.1 percentage points', ko: '0.1%p 구간 하나' }, ...closed },
)
export type RateBin = Static<typeof RateBin>

export const distribution = {
  median: Nullable(Rate({ en: 'Median', ko: '중앙값' })),
  p25: Nullable(Rate({ en: 'First quartile', ko: '제1사분위수(25%)' })),
  p75: Nullable(Rate({ en: 'Third quartile', ko: '제3사분위수(75%)' })),
}
export const BinList = Nullable(
  Type.Array(RateBin, {
    maxItems: 2000,
    description: {
      en: 'Non-empty bins of 0.1 percentage points, ascending; `null` = withheld',
      ko: '값이 있는 0.1%p 구간(낮은 순). 제공하지 않으면 `null`입니다.',
    },
  }),
)

export const Rates = Type.Object(
  {
    n: Count({ en: 'Awards that have such a rate', ko: '이 비율이 있는 낙찰 건수' }),
    ...distribution,
    mean: Nullable(Rate({ en: 'Mean', ko: '평균' })),
    histogram: BinList,
  },
  {
    $id: 'Rates',
    description: {
      en: 'Distribution of rates in %; withheld if there are fewer than 5 awards',
      ko: '비율(%)의 분포. 낙찰이 5건 미만이면 제공하지 않습니다.',
    },
    ...closed,
  },
)
export type Rates = Static<typeof Rates>

export const firm = {
  name: Text({ en: 'Name of the firm, as in its latest award', ko: '가장 최근 낙찰에 적힌 업체 이름' }),
  businessNo: Nullable(Text({ en: 'Business registration number', ko: '사업자등록번호' }, 40)),
}

const EXCLUDED = {
  en: 'Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `otherCurrency`: awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a price per unit (단가계약) · `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm · `noRate`: the source gives no rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no amount is known.',
  ko: '수치의 집계에서 제외한 개찰의 이유별 건수. 없으면 0입니다. `failed`: 낙찰업체가 없음 · `cancelled`: 개찰이나 공고가 취소됨 · `superseded`: 같은 분류의 이후 개찰로 대체됨 · `otherCurrency`: 다른 통화로 낙찰됨 · `severalWinners`: 공동 낙찰 · `unitPrice`: 단가계약 · `negotiated`: 협상에 의한 계약 · `direct`: 업체를 지정한 수의계약 · `noRate`: 출처에 비율이 없음 · `outOfRange`: 비율이 10% 미만이거나 200% 초과 · `noAmount`: 금액을 알 수 없음',
}

export const Excluded = Type.Object(
  {
    ...Object.fromEntries(REASONS.map((reason) => [reason, Type.Optional(Count(leftOutAs(reason)))])),
    sharedValue: Type.Optional(
      Type.Number({
        description: {
          en: 'Value of the awards with several winners, undivided',
          ko: '공동 낙찰의 금액(나누지 않은 전체 금액)',
        },
      }),
    ),
  } as Record<Reason | 'sharedValue', TOptional<TNumber>>,
  { $id: 'Excluded', description: EXCLUDED, ...closed },
)
export type Excluded = Partial<Record<Reason | 'sharedValue', number>>

export const CodeAndName = Type.Object(
  { code: Nullable(Text({ en: 'Code', ko: '코드' }, 60)), name: Nullable(Text({ en: 'Name', ko: '이름' })) },
  { $id: 'CodeAndName', ...closed },
)
export const FirmShape = Type.Object(firm, { $id: 'Firm', ...closed })

export const periodFields = {
  from: Time({ en: 'First day', ko: '첫날' }),
  to: Time({ en: 'Last second of the last day', ko: '마지막 날의 마지막 1초' }),
}
export const AsOf = Type.Object(
  {
    position: Count({ en: 'Position in the feed of changes', ko: '변경 피드의 위치' }),
    at: Time({ en: 'When that was the newest position', ko: '그 위치가 최신이던 시각' }),
  },
  {
    $id: 'AsOf',
    description: { en: 'The state of the data that all figures refer to', ko: '모든 수치의 기준 시점' },
    ...closed,
  },
)

export const page = {
  total: Count({ en: 'Number of items on all pages', ko: '모든 페이지의 항목 수' }),
  page: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    format: 'int32',
    description: { en: 'Page number, from 1', ko: '페이지 번호. 1부터 시작합니다.' },
  }),
}

export type AsOf = Static<typeof AsOf>

export const aboutFields = { asOf: AsOf, excluded: Excluded, explain: Type.Optional(Hints) }
export interface AnswerAbout {
  asOf: AsOf
  excluded: Excluded
  explain?: Hints
}
