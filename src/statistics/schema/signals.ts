import type { Static } from 'typebox'
import { Count, closed, Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'

const Day = (description: Wording) => Type.String({ format: 'date', maxLength: 10, description })

const MOST_SIGNALS = 1000

const SingleBidSignal = Type.Object(
  {
    n: Count({
      en: 'Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine',
      ko: '이 공고에서 끝난 개찰 중 참가업체 수를 알 수 있는 건수. 0이면 확인할 개찰이 없습니다.',
    }),
    items: Type.Array(
      Type.Object(
        {
          lot: Text({ en: 'Lot', ko: '분류' }, 60),
          rebid: SmallCount({
            en: 'Number of the re-bid, 0 = the first bidding',
            ko: '재입찰 차수. 0은 첫 입찰입니다.',
          }),
          openedOn: Nullable(Day({ en: 'Day of opening, in Seoul', ko: '개찰일(한국 시간)' })),
          awarded: Type.Boolean({
            description: {
              en: '`true`: awarded to the only bidder; `false`: failed',
              ko: '`true`: 유일한 참가업체가 낙찰, `false`: 유찰',
            },
          }),
        },
        closed,
      ),
      { maxItems: MOST_SIGNALS, description: { en: 'Openings with exactly one bidder', ko: '한 곳만 참가한 개찰' } },
    ),
  },
  { $id: 'SingleBidSignal', ...closed },
)

const LateChangeSignal = Type.Object(
  {
    n: Count({
      en: 'Changes of the notice that this service recorded; 0 = nothing to examine',
      ko: '이 서비스가 기록한 공고 변경 건수. 0이면 확인할 변경이 없습니다.',
    }),
    items: Type.Array(
      Type.Object(
        {
          version: SmallCount({ en: 'Version of the notice with the change', ko: '변경된 공고의 버전' }, 1),
          at: Time({ en: 'When this service recorded it', ko: '이 서비스가 기록한 시각' }),
          fields: Type.Array(Text({ en: 'Name of the field', ko: '필드 이름' }, 60), {
            maxItems: 100,
            description: { en: 'Changed fields', ko: '변경된 필드' },
          }),
          hoursBefore: SmallCount({
            en: 'Whole hours before the closing time that was in force before the change',
            ko: '변경 전 마감까지 남은 시간(시간 단위, 버림)',
          }),
        },
        closed,
      ),
      {
        maxItems: MOST_SIGNALS,
        description: {
          en: 'Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first; a value that is published for the first time does not count',
          ko: '마감 전 72시간 안에 일시, 금액, 방법, 지역, 업종이 바뀐 변경. 최신순이며, 처음 공개된 값은 제외합니다.',
        },
      },
    ),
  },
  { $id: 'LateChangeSignal', ...closed },
)

/** Why a period is not comparable. */
const NO_PERIOD = ['no_dates', 'no_method', 'first_version_unknown', 'too_few'] as const

const Days = (description: Wording) => Nullable(Type.Number({ minimum: 0, maximum: 1e6, description }))

const ShortPeriodSignal = Type.Object(
  {
    n: Count({
      en: 'Notices compared: same category, contract method and urgency, re-notices only with re-notices, posted in the last 12 months; 0 = nothing to examine',
      ko: '비교한 공고 건수. 최근 12개월에 게시되고 업무 구분, 계약방법, 긴급 여부, 재공고 여부가 같은 공고입니다. 0이면 비교할 공고가 없습니다.',
    }),
    reason: Nullable(
      Type.Enum([...NO_PERIOD], {
        description: {
          en: 'Why `short` is `null`. `no_dates`: the notice has no closing time · `no_method`: the source does not give the contract method · `first_version_unknown`: the notice had been changed before this service first recorded it · `too_few`: fewer than 20 notices to compare',
          ko: '`short`가 `null`인 이유. `no_dates`: 마감일시가 없음 · `no_method`: 출처에 계약방법이 없음 · `first_version_unknown`: 이 서비스가 처음 저장하기 전에 변경된 공고 · `too_few`: 비교할 공고가 20건 미만',
        },
      }),
    ),
    contractMethod: Nullable(Text({ en: 'Contract method', ko: '계약방법' })),
    urgent: Type.Boolean({ description: { en: 'Marked urgent (긴급)', ko: '긴급공고 여부' } }),
    renotice: Type.Boolean({ description: { en: 'Whether it is a re-notice (재공고)', ko: '재공고 여부' } }),
    days: Days({
      en: 'Days from the first posting of the notice to its closing time, to a tenth; re-bids do not count',
      ko: '처음 게시된 때부터 입찰 마감까지의 일수(소수 첫째 자리). 재입찰의 마감은 제외합니다.',
    }),
    medianDays: Days({ en: 'Median of the compared notices', ko: '비교한 공고의 중앙값' }),
    shortestTenthDays: Days({
      en: 'A tenth of the compared notices has a shorter period than this',
      ko: '비교한 공고의 10%가 이보다 짧습니다.',
    }),
    short: Nullable(
      Type.Boolean({
        description: {
          en: '`true`: shorter than `shortestTenthDays`. No legal minimum is applied',
          ko: '`shortestTenthDays`보다 짧으면 `true`. 법정 공고기간과는 비교하지 않습니다.',
        },
      }),
    ),
  },
  {
    $id: 'ShortPeriodSignal',
    description: {
      en: 'How long bidding is open, compared with other notices of the same kind',
      ko: '입찰 기간과 같은 종류 공고의 비교',
    },
    ...closed,
  },
)

export const SignalsShape = Type.Object(
  { singleBid: SingleBidSignal, lateChange: LateChangeSignal, shortPeriod: ShortPeriodSignal },
  {
    $id: 'CompetitionSignals',
    description: {
      en: 'Facts of this notice that correspond to red flags of the Open Contracting Partnership. A signal is a reason to look closer, not a finding',
      ko: 'Open Contracting Partnership의 위험 신호(red flags)에 해당하는 이 공고의 사실. 살펴볼 이유일 뿐이며 판단이 아닙니다.',
    },
    ...closed,
  },
)
export type Signals = Static<typeof SignalsShape>
