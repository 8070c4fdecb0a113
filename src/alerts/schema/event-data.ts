import type { Static } from 'typebox'
import type { AwardWinner, Bid, FieldChange } from '../../bids/index.ts'
import { ActorShape, CurrencyCode, Id, Money, Nullable, Rate, SmallCount } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { LONGEST_EXCERPT } from '../../search/excerpt.ts'
import { AWARD_STATES } from '../../vocabulary/awards.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'

const MOST_MATCHES = 1_000
const MOST_PLACES = 10_000

const Place = (description: Wording) => Type.Integer({ minimum: 0, maximum: 100_000, format: 'int32', description })
/** Names of the schemas below in the reference. */
export const BidShape = Type.Unsafe<Bid>({ $ref: 'Bid#' })
const FieldChangeShape = Type.Unsafe<FieldChange>({ $ref: 'FieldChange#' })

const AwardWinnerShape = Type.Unsafe<AwardWinner>({ $ref: 'AwardWinner#' })

const EventAward = Type.Object(
  {
    state: Type.Enum([...AWARD_STATES], {
      description: {
        en: '`awarded`, or the new state of the lot if the award was withdrawn.',
        ko: '`awarded`, 또는 낙찰이 취소되었으면 분류의 새 상태',
      },
    }),
    lot: Type.String({
      maxLength: 60,
      description: { en: 'The lot; `0` for a notice without lots.', ko: '분류. 분류가 없는 공고는 `0`입니다.' },
    }),
    winners: Type.Array(AwardWinnerShape, {
      maxItems: 10_000,
      description: { en: 'Every firm that won.', ko: '모든 낙찰업체' },
    }),
    amount: Nullable(
      Money({
        en: 'Winning amount of all winners together, in whole units of `currency`.',
        ko: '모든 낙찰업체를 합한 낙찰금액. 단위는 `currency`이며 정수입니다.',
      }),
    ),
    currency: CurrencyCode({ en: 'ISO 4217.', ko: 'ISO 4217 통화 코드' }),
    rate: Nullable(Rate({ en: 'Award rate, %.', ko: '낙찰률, %' })),
    rateBasis: Nullable(
      Type.Enum(['plannedPrice'], {
        description: { en: 'The price that the rate is a percentage of.', ko: '낙찰률의 기준 금액' },
      }),
    ),
    plannedPrice: Nullable(Money({ en: 'Planned price (예정가격).', ko: '예정가격' })),
    bidders: Nullable(SmallCount({ en: 'Number of bidders.', ko: '참가업체 수' })),
    reason: Nullable(
      Type.String({
        maxLength: 4000,
        description: { en: 'Why the bidding failed or was cancelled.', ko: '유찰되거나 취소된 이유' },
      }),
    ),
  },
  {
    $id: 'EventAward',
    additionalProperties: false,
    description: { en: 'The award of one lot at the time of the event.', ko: '이벤트 발생 시점의 분류별 낙찰' },
  },
)

const EventTerm = Type.Object(
  {
    term: Type.String({
      maxLength: 4000,
      description: { en: 'The search term, as typed.', ko: '입력한 그대로의 검색어' },
    }),
    field: Type.String({
      maxLength: 60,
      description: { en: 'Field of the notice that contains it.', ko: '검색어가 들어 있는 공고의 필드' },
      examples: ['title'],
    }),
    start: Place({
      en: 'Where it begins, in Unicode code points from 0.',
      ko: '시작하는 위치. 0부터 센 유니코드 코드 포인트입니다.',
    }),
    end: Place({ en: 'Where it ends, exclusive.', ko: '끝나는 위치(미포함)' }),
  },
  {
    $id: 'EventTerm',
    additionalProperties: false,
    description: { en: 'A place in the notice that matched.', ko: '공고에서 일치한 위치' },
  },
)
export type EventTerm = Static<typeof EventTerm>

export const MOST_FOUND = 3
const FoundInAttachment = Type.Object(
  {
    term: Type.String({
      maxLength: 4000,
      description: { en: 'The search term, as typed.', ko: '입력한 그대로의 검색어' },
    }),
    attachmentId: Type.String({ maxLength: 64, description: { en: 'The attachment.', ko: '첨부파일' } }),
    name: Type.String({ maxLength: 4000, description: { en: 'Its name.', ko: '이름' } }),
    entry: Nullable(
      Type.String({
        maxLength: 4000,
        description: { en: 'The file in it, if it is an archive.', ko: '압축 파일이면 그 안의 파일' },
      }),
    ),
    page: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 2147483647,
        format: 'int32',
        description: { en: 'The page.', ko: '페이지' },
      }),
    ),
    excerpt: Type.String({
      maxLength: LONGEST_EXCERPT,
      description: { en: 'The text around the term.', ko: '검색어 주변의 텍스트' },
    }),
    start: Place({
      en: 'Where the term begins in the excerpt, in Unicode code points from 0.',
      ko: '텍스트에서 검색어가 시작하는 위치. 0부터 센 유니코드 코드 포인트입니다.',
    }),
    end: Place({ en: 'Where it ends, exclusive.', ko: '끝나는 위치(미포함)' }),
  },
  {
    $id: 'FoundInAttachment',
    additionalProperties: false,
    description: { en: 'A place in an attachment that matched.', ko: '첨부파일에서 일치한 위치' },
  },
)
export type FoundInAttachment = Static<typeof FoundInAttachment>

const EventCompany = Type.Object(
  {
    profileId: Id({ en: 'The further company.', ko: '추가 회사' }),
    name: Type.String({ maxLength: 80, description: { en: 'Its name at that time.', ko: '당시의 회사 이름' } }),
    verdict: Type.Enum([...VERDICTS], {
      description: { en: 'Whether it may bid on the notice.', ko: '이 회사의 참가자격' },
    }),
  },
  {
    $id: 'EventCompany',
    additionalProperties: false,
    description: {
      en: 'The further company that the keyword is for; absent if it is for the company of the account.',
      ko: '키워드를 사용하는 추가 회사. 계정의 회사이면 필드가 없습니다.',
    },
  },
)

const EventMatch = Type.Object(
  {
    keywordId: Id({ en: 'The keyword.', ko: '키워드' }),
    keyword: Type.String({ maxLength: 4000, description: { en: 'Its text at that time.', ko: '당시의 검색어' } }),
    terms: Type.Array(EventTerm, {
      maxItems: MOST_PLACES,
      description: { en: 'Which of its terms the notice contains, and where.', ko: '일치한 단어와 공고에서의 위치' },
    }),
    foundIn: Type.Optional(
      Type.Array(FoundInAttachment, {
        maxItems: MOST_FOUND,
        description: {
          en: 'Where its terms are in the attachments: at most three places. Absent if none is there.',
          ko: '첨부파일에서 검색어가 있는 위치(3개까지). 없으면 필드가 없습니다.',
        },
      }),
    ),
    company: Type.Optional(EventCompany),
  },
  {
    $id: 'EventMatch',
    additionalProperties: false,
    description: { en: 'A keyword that led to an event, and why.', ko: '이 이벤트를 만든 키워드와 일치한 위치' },
  },
)
export type EventMatch = Static<typeof EventMatch>

const EligibilityChange = Type.Object(
  {
    old: Type.Enum([...VERDICTS], {
      description: { en: 'The verdict for which the notice was not reported.', ko: '공고를 알리지 않았을 때의 판단' },
    }),
    new: Type.Enum([...VERDICTS], { description: { en: 'The verdict now.', ko: '지금의 판단' } }),
    by: Type.Enum(['notice', 'profile'], {
      description: {
        en: 'What led to it: a change of the notice, or of the company profile.',
        ko: '바뀐 이유. 공고의 변경 또는 회사 정보의 변경입니다.',
      },
    }),
    profileId: Type.Optional(
      Id({
        en: 'The further company whose verdict changed; absent if it is that of the account.',
        ko: '판단이 바뀐 추가 회사. 계정의 회사이면 필드가 없습니다.',
      }),
    ),
  },
  {
    $id: 'EligibilityChange',
    additionalProperties: false,
    description: {
      en: 'The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of keywords with `filter.eligibility`.',
      ko: '참가자격 판단 때문에 알리지 않았던 공고의 판단 변경. `filter.eligibility`가 있는 키워드의 `bid.matched`에만 있습니다.',
    },
  },
)
export type EligibilityChange = Static<typeof EligibilityChange>

const OpenObject = (description: Wording) => Type.Object({}, { additionalProperties: true, description })

const EventActor = ActorShape(
  { en: '`system` = changed automatically by a result.', ko: '`system`은 개찰 결과에 따른 자동 변경입니다.' },
  {
    $id: 'EventActor',
    description: {
      en: 'Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions.',
      ko: '입찰 건을 변경한 주체. `pursuit.changed`에만 있으며, 이전 버전이 만든 이벤트에는 없습니다.',
    },
  },
)

export const EventData = Type.Object(
  {
    bid: Type.Optional(BidShape),
    matches: Type.Optional(
      Type.Array(EventMatch, {
        maxItems: MOST_MATCHES,
        description: { en: 'Every keyword that led to the event.', ko: '이 이벤트를 만든 모든 키워드' },
      }),
    ),
    changes: Type.Optional(
      Type.Array(FieldChangeShape, {
        maxItems: 100,
        description: {
          en: 'What changed; with `bid.changed` and `pursuit.changed`.',
          ko: '바뀐 내용. `bid.changed`와 `pursuit.changed`에 있습니다.',
        },
      }),
    ),
    award: Type.Optional(EventAward),
    eligibilityChange: Type.Optional(EligibilityChange),
    correction: Type.Optional(
      Type.Boolean({
        description: {
          en: '`true` if an award reported earlier was corrected or withdrawn.',
          ko: '이미 알린 낙찰이 정정되거나 취소되었으면 `true`입니다.',
        },
      }),
    ),
    pursuit: Type.Optional(
      OpenObject({
        en: 'The pursuit at that time; only with `pursuit.changed`.',
        ko: '당시의 입찰 건. `pursuit.changed`에만 있습니다.',
      }),
    ),
    actor: Type.Optional(EventActor),
    report: Type.Optional(
      OpenObject({
        en: 'The report, with `profileName`, the name of its further company; only with `report.ready`.',
        ko: '보고서. 추가 회사의 이름인 `profileName`도 있습니다. `report.ready`에만 있습니다.',
      }),
    ),
    webhook: Type.Optional(
      OpenObject({
        en: 'The disabled webhook; only with `webhook.disabled`.',
        ko: '비활성화된 웹훅. `webhook.disabled`에만 있습니다.',
      }),
    ),
    incident: Type.Optional(
      OpenObject({
        en: 'The incident; only with `security.incident`.',
        ko: '보안 사고. `security.incident`에만 있습니다.',
      }),
    ),
  },
  {
    $id: 'EventData',
    additionalProperties: false,
    description: {
      en: 'Content of the event; with `bid.*` the notice as it was at that time.',
      ko: '이벤트의 내용. `bid.*`에는 당시의 공고가 있습니다.',
    },
  },
)
