import type { Static } from 'typebox'
import { CurrencyCode, Money, Nullable, Rate, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { OUTCOMES } from '../../vocabulary/notices.ts'

export const AwardWinner = Type.Object(
  {
    name: Text({ en: 'Name of the firm', ko: '업체 이름' }),
    businessNo: Nullable(Text({ en: 'Business registration number', ko: '사업자등록번호' }, 40)),
    amount: Nullable(
      Money({
        en: 'Amount this firm won; `null` where the source gives only the amount of the whole award',
        ko: '이 업체의 낙찰금액. 출처에 전체 금액만 있으면 `null`입니다.',
      }),
    ),
    share: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: {
          en: 'Its share of a joint award, %; `null` where the source does not give it',
          ko: '공동 낙찰의 지분, %. 출처에 없으면 `null`입니다.',
        },
      }),
    ),
  },
  {
    $id: 'AwardWinner',
    additionalProperties: false,
    description: { en: 'A firm that won, alone or with others.', ko: '단독으로 또는 공동으로 낙찰받은 업체' },
  },
)
export type AwardWinner = Static<typeof AwardWinner>

export const Award = Type.Object(
  {
    revision: SmallCount({ en: 'Revision number given by the source', ko: '출처의 차수' }),
    lot: Text({ en: 'Lot', ko: '분류' }, 60),
    rebid: SmallCount({ en: 'Number of the re-bid, 0 = the first bidding', ko: '재입찰 차수. 0은 첫 입찰입니다.' }),
    state: Type.Enum([...OUTCOMES], { description: { en: 'How the round ended', ko: '개찰의 결과' } }),
    at: Nullable(Time({ en: 'When it was decided', ko: '결과가 확정된 시각' })),
    winner: Nullable(
      Type.Object(
        {
          name: Text({ en: 'Name of the firm', ko: '업체 이름' }),
          businessNo: Nullable(Text({ en: 'Business registration number', ko: '사업자등록번호' }, 40)),
        },
        { additionalProperties: false, description: { en: 'The first of `winners`', ko: '`winners`의 첫 업체' } },
      ),
    ),
    winners: Type.Array(AwardWinner, {
      maxItems: 10_000,
      description: { en: 'Every firm that won, as the source lists them', ko: '모든 낙찰업체(출처의 순서)' },
    }),
    openedAt: Nullable(Time({ en: 'When the bids were opened', ko: '개찰 일시' })),
    amount: Nullable(Money({ en: 'Winning amount of all winners together', ko: '모든 낙찰업체를 합한 낙찰금액' })),
    currency: CurrencyCode({ en: 'ISO 4217', ko: 'ISO 4217 통화 코드' }),
    rate: Nullable(Rate({ en: 'Award rate, %', ko: '낙찰률, %' })),
    rateBasis: Nullable(
      Type.Enum(['plannedPrice'], {
        description: { en: 'The price that the rate is a percentage of', ko: '낙찰률의 기준 금액' },
      }),
    ),
    plannedPrice: Nullable(Money({ en: 'Planned price (예정가격)', ko: '예정가격' })),
    baseAmount: Nullable(Money({ en: 'Base amount (기초금액) at the opening', ko: '개찰 때의 기초금액' })),
    bidders: Nullable(SmallCount({ en: 'Number of bidders', ko: '참가업체 수' })),
    reason: Nullable(Text({ en: 'Why the bidding failed or was cancelled', ko: '유찰되거나 취소된 이유' })),
    correctedAt: Nullable(Time({ en: 'When the result was corrected', ko: '결과가 정정된 시각' })),
  },
  { $id: 'Award', additionalProperties: false },
)
export type Award = Static<typeof Award>
