import type { Static } from 'typebox'
import { Count, closed, Money, Nullable, Rate, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import {
  AsOf,
  BasisShape,
  BinList,
  CodeAndName,
  Currency,
  distribution,
  Excluded,
  FirmShape,
  PRICE_SCOPES,
  periodFields,
  Rates,
} from './statistics.ts'
import { figures } from './winners.ts'

const ReferenceAward = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    openedOn: Type.String({
      format: 'date',
      maxLength: 10,
      description: { en: 'Day of opening in Seoul', ko: '개찰일(한국 시간 기준)' },
    }),
    winner: Nullable(FirmShape),
    amount: Nullable(Money({ en: 'Winning amount', ko: '낙찰금액' })),
    rate: Rate({ en: 'Rate on the basis, %', ko: '기준 금액에 대한 비율, %' }),
    bidders: Nullable(Count({ en: 'Number of bidders', ko: '참가업체 수' })),
  },
  { $id: 'ReferenceAward', ...closed },
)
export type ReferenceAward = Static<typeof ReferenceAward>

export const PriceReferenceBody = Type.Object(
  {
    scope: Type.Enum([...PRICE_SCOPES], {
      description: {
        en: 'Which awards of the category, amount band and currency are covered: `agency` = those of the same agency, `region` = those limited to a province the notice is limited to, `band` = all. The first of these with at least 5 rates; `band` if none has',
        ko: '업무 구분, 금액 구간, 통화가 같은 낙찰의 범위. `agency` = 같은 기관, `region` = 지역제한이 공고와 같은 시·도, `band` = 전체. 낙찰률이 5건 이상인 첫 범위이며, 모두 5건 미만이면 `band`입니다.',
      },
    }),
    regions: Type.Array(Text({ en: 'Province', ko: '시·도' }, 200), {
      maxItems: 20,
      description: {
        en: 'Provinces that the notice is limited to; empty = no limit, or an unreadable one',
        ko: '공고의 지역제한이 있는 시·도. 비어 있으면 제한이 없거나 읽지 못했습니다.',
      },
    }),
    basis: BasisShape,
    n: Count({ en: 'Awards behind the rates', ko: '낙찰률의 근거가 된 낙찰 건수' }),
    currency: Currency,
    agency: CodeAndName,
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: { en: 'Business category', ko: '업무 구분' } }),
    amountBand: Type.Enum([...BANDS], { description: { en: 'Band of the estimated price', ko: '추정가격 구간' } }),
    ...periodFields,
    rates: Type.Object({ ...distribution, histogram: BinList }, { ...closed }),
    assessment: Rates,
    noSkill: Type.Object(
      {
        spread: Nullable(
          Rate({
            en: 'Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3',
            ko: '복수예비가격의 범위(기초금액 대비 ±%). 이 개찰 결과에서 추정한 값으로 2 또는 3입니다.',
          }),
        ),
        sd: Nullable(
          Rate({
            en: 'Standard deviation of the planned price in % of the base amount, caused by the draw alone',
            ko: '추첨으로만 생기는 예정가격의 표준편차(기초금액 대비 %)',
          }),
        ),
        histogram: BinList,
      },
      {
        description: {
          en: 'The average of the same number of random draws, as a baseline without any pattern',
          ko: '같은 횟수의 무작위 추첨에서 기대되는 분포(무작위 기댓값)',
        },
        ...closed,
      },
    ),
    awards: Type.Array(ReferenceAward, {
      maxItems: 50,
      description: { en: 'The awards behind the rates, latest first', ko: '낙찰률의 근거가 된 낙찰(최신순)' },
    }),
    asOf: AsOf,
    excluded: Excluded,
    suppressed: figures.suppressed,
  },
  {
    $id: 'PriceReference',
    description: {
      en: 'Past rates of the same category and amount band, of the same agency if it has enough awards',
      ko: '업무 구분과 금액 구간이 같은 과거 낙찰률. 낙찰이 충분하면 같은 기관의 값',
    },
    ...closed,
  },
)
export type PriceReferenceBody = Static<typeof PriceReferenceBody>
