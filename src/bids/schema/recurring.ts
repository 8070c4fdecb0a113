import type { Static } from 'typebox'
import { listSchema } from '../../lib/page.ts'
import { CurrencyCode, closed, Money, Nullable, Rate, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { STATUSES } from '../../vocabulary/notices.ts'
import { Bid } from './notices.ts'

/** Newest first; older notices of a title are omitted. */
export const MOST_EVIDENCE = 10

const Day = (description: Wording) => Type.String({ format: 'date', maxLength: 10, description })

const RecurringEvidence = Type.Object(
  {
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    title: Text({ en: 'Title', ko: '공고명' }),
    postedAt: Time({ en: 'When it was posted', ko: '게시 일시' }),
    status: Type.Enum([...STATUSES], { description: { en: 'Status at this moment', ko: '현재 상태' } }),
    estimatedPrice: Nullable(Money({ en: 'Estimated price (추정가격)', ko: '추정가격' })),
    currency: CurrencyCode({ en: 'ISO 4217', ko: 'ISO 4217 통화 코드' }),
    award: Nullable(
      Type.Object(
        {
          winner: Nullable(Text({ en: 'Name of the first winner', ko: '첫 낙찰업체의 이름' })),
          businessNo: Nullable(Text({ en: 'Its business registration number', ko: '사업자등록번호' }, 40)),
          amount: Nullable(Money({ en: 'Winning amount', ko: '낙찰금액' })),
          currency: CurrencyCode({ en: 'Currency of the amount', ko: '낙찰금액의 통화' }),
          rate: Nullable(Rate({ en: 'Award rate, %', ko: '낙찰률, %' })),
        },
        {
          ...closed,
          description: { en: 'Its newest award; `null` = none is known', ko: '최근 낙찰. 없으면 `null`입니다.' },
        },
      ),
    ),
  },
  {
    $id: 'RecurringEvidence',
    description: { en: 'A past notice of the title', ko: '같은 공고명으로 나온 지난 공고' },
    ...closed,
  },
)
export type RecurringEvidence = Static<typeof RecurringEvidence>

const RecurringNotice = Type.Object(
  {
    expectedMonth: Type.String({
      pattern: '^\\d{4}-\\d{2}$',
      maxLength: 7,
      description: {
        en: 'Month in which the next notice is expected: one year after `bid` was posted. An inference, not an announcement',
        ko: '다음 공고가 예상되는 달. `bid`의 게시일로부터 1년 뒤이며, 발표된 일정이 아니라 추정입니다.',
      },
    }),
    expectedFrom: Day({
      en: 'Earliest of the past posting days, moved to the expected year',
      ko: '지난 게시일을 예상 연도로 옮겼을 때 가장 이른 날',
    }),
    expectedTo: Day({
      en: 'Latest of the past posting days, moved to the expected year',
      ko: '지난 게시일을 예상 연도로 옮겼을 때 가장 늦은 날',
    }),
    overdue: Type.Boolean({
      description: {
        en: '`true`: `expectedTo` is over and no such notice has been posted',
        ko: '`expectedTo`가 지났는데 공고가 나오지 않았으면 `true`',
      },
    }),
    years: SmallCount({ en: 'Years in a row in which it was posted', ko: '연속으로 공고가 나온 해의 수' }, 2),
    bid: Bid,
    evidence: Type.Array(RecurringEvidence, {
      maxItems: MOST_EVIDENCE,
      description: {
        en: 'The notices of these years, newest first, at most 10. Re-notices are listed too',
        ko: '그 해들의 공고. 최신순으로 10건까지이며 재공고도 포함합니다.',
      },
    }),
  },
  {
    $id: 'RecurringNotice',
    description: {
      en: 'A notice that its agency has posted about once a year. `bid` is the first notice of the newest year.',
      ko: '기관이 해마다 내는 공고. `bid`는 가장 최근 해의 첫 공고입니다.',
    },
    ...closed,
  },
)
export type RecurringNotice = Static<typeof RecurringNotice>

export const recurringNotices = () =>
  Type.Object(
    {
      ...listSchema(RecurringNotice).properties,
      asOf: Time({
        en: 'When titles were last compared; once a minute at most',
        ko: '공고명을 마지막으로 비교한 시각. 1분에 한 번까지 갱신합니다.',
      }),
    },
    {
      $id: 'RecurringNotices',
      description: { en: 'A page of notices that recur every year', ko: '매년 반복되는 공고 한 페이지' },
      ...closed,
    },
  )
export type RecurringNotices = Static<ReturnType<typeof recurringNotices>>
