import type { Static } from 'typebox'
import type { AwardWinner, FieldChange } from '../bids/index.ts'
import { ActorShape, CurrencyCode, Id, Money, Nullable, Rate, SmallCount, Time } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import type { Wording } from '../vocabulary/languages.ts'
import { OUTCOMES, STATUSES } from '../vocabulary/notices.ts'

/** In working order; the last three are final. */
export const PURSUIT_STATES = ['watching', 'preparing', 'bid', 'won', 'lost', 'dropped'] as const
export type PursuitState = (typeof PURSUIT_STATES)[number]

/** What set the state; `correction` = a person overruled a result. */
export const PURSUIT_BASES = ['person', 'result', 'correction'] as const
export type PursuitBasis = (typeof PURSUIT_BASES)[number]

/** The outcome of the notice. */
export const PURSUIT_OUTCOMES = ['awarded', 'failed', 'rebid', 'cancelled'] as const
export type PursuitOutcome = (typeof PURSUIT_OUTCOMES)[number]

export const PURSUIT_SORTS = ['-updatedAt', 'updatedAt', 'closeAt', '-closeAt'] as const
export type PursuitSort = (typeof PURSUIT_SORTS)[number]

const Currency = CurrencyCode({ en: 'ISO 4217.', ko: 'ISO 4217 통화 코드' })
/** Shapes of earlier features, referred to by name. */
const WinnerShape = Type.Unsafe<AwardWinner>({ $ref: 'AwardWinner#' })
const ChangeShape = Type.Unsafe<FieldChange>({ $ref: 'FieldChange#' })

const State = Type.Enum([...PURSUIT_STATES], {
  description: {
    en: '`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.',
    ko: '`watching` → `preparing` → `bid` → `won`, `lost`, `dropped`. 개찰 결과가 나오면 `bid`가 `won`이나 `lost`로 바뀝니다.',
  },
})
const Assignee = Type.String({
  minLength: 1,
  maxLength: 64,
  description: {
    en: 'The member it is assigned to, who gets the reminders.',
    ko: '담당자. 마감·개찰 전 알림 메일을 받습니다.',
  },
  examples: ['mem_01jd3x9k2mexample0000000000'],
})
const BidAmount = Money(
  {
    en: 'The amount of your company’s bid, in whole units of the currency of the notice.',
    ko: '자사의 투찰금액. 공고 통화의 정수 단위입니다.',
  },
  0,
)
const Days = (description: Wording) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 14, format: 'int32' }), {
    maxItems: 14,
    description,
    examples: [[3, 1]],
  })
const RemindClosing = Days({
  en: 'How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.',
  ko: '입찰 마감 며칠 전에 담당자에게 메일을 보낼지. 상태가 `watching`이나 `preparing`일 때 보냅니다.',
})
const RemindOpening = Days({
  en: 'How many days before the opening of bids the assignee gets a mail, while the state is `bid`.',
  ko: '개찰 며칠 전에 담당자에게 메일을 보낼지. 상태가 `bid`일 때 보냅니다.',
})
const NoteText = Type.String({
  minLength: 1,
  maxLength: 4000,
  pattern: '\\S',
  description: { en: 'Text of the note.', ko: '메모의 내용' },
  examples: ['현장설명 참석 완료. 공동수급 업체 확인 필요.'],
})

/** The fields that members can set. */
const wishes = { assignee: Nullable(Assignee), bidAmount: Nullable(BidAmount) }
const reminders = { remindClosing: RemindClosing, remindOpening: RemindOpening }

export const PursuitInput = Type.Object(
  {
    noticeNo: Type.String({
      minLength: 1,
      maxLength: 90,
      description: {
        en: 'Number of the notice, also with a revision, as in `R26BK00000001-000`.',
        ko: '공고번호. `R26BK00000001-000`처럼 차수를 붙여도 됩니다.',
      },
    }),
    state: Type.Optional(State),
    ...Type.Partial(Type.Object({ ...wishes, ...reminders })).properties,
    note: Type.Optional(NoteText),
  },
  {
    $id: 'NewPursuit',
    additionalProperties: false,
    description: { en: 'A notice to pursue.', ko: '진행할 공고' },
    examples: [{ noticeNo: 'R26BK00123456', state: 'preparing', bidAmount: 62_400_000, remindClosing: [3, 1] }],
  },
)
export type PursuitInput = Static<typeof PursuitInput>

export const PursuitPatch = Type.Partial(
  Type.Object({
    state: Nullable(State),
    ...wishes,
    remindClosing: Nullable(RemindClosing),
    remindOpening: Nullable(RemindOpening),
    correction: Type.Boolean({
      description: {
        en: '`true` to override a state that was set by a result. Your state stays until the result itself changes.',
        ko: '개찰 결과로 정해진 상태를 바꾸려면 `true`. 바꾼 상태는 공개된 결과가 바뀔 때까지 유지됩니다.',
      },
    }),
  }),
  {
    $id: 'PursuitPatch',
    additionalProperties: false,
    description: {
      en: 'Changes to a pursuit (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
      ko: '입찰 건의 변경(RFC 7396). 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
    },
    examples: [{ state: 'bid', bidAmount: 61_900_000 }],
  },
)
export type PursuitPatch = Static<typeof PursuitPatch>

const PursuitNotice = Type.Object(
  {
    title: Type.String({ maxLength: 4000, description: { en: 'Its title.', ko: '공고명' } }),
    agency: Type.String({ maxLength: 4000, description: { en: 'Issuing agency.', ko: '공고기관' } }),
    demandAgency: Nullable(
      Type.String({ maxLength: 4000, description: { en: 'Demand agency (수요기관).', ko: '수요기관' } }),
    ),
    currency: Currency,
    estimatedPrice: Nullable(Money({ en: 'Estimated price (추정가격).', ko: '추정가격' })),
    baseAmount: Nullable(Money({ en: 'Base amount (기초금액).', ko: '기초금액' })),
    closeAt: Nullable(Time({ en: 'End of bidding.', ko: '입찰 마감' })),
    openAt: Nullable(Time({ en: 'When bids are planned to be opened.', ko: '개찰 예정 시각' })),
    status: Type.Enum([...STATUSES], {
      description: { en: 'Status at the moment of the response.', ko: '응답 시점의 상태' },
    }),
    detailUrl: Type.String({
      maxLength: 2000,
      description: { en: 'The notice on the procurement portal.', ko: '조달 포털의 공고' },
    }),
  },
  {
    $id: 'PursuitNotice',
    additionalProperties: false,
    description: { en: 'The notice as it is now.', ko: '공고의 현재 내용' },
  },
)

const resultFields = {
  state: Type.Enum([...OUTCOMES], {
    description: {
      en: 'How the bidding for the lot ended; `failed` = 유찰.',
      ko: '이 분류의 입찰 결과. `failed`는 유찰입니다.',
    },
  }),
  lot: Type.String({
    maxLength: 60,
    description: { en: 'The lot; `0` for a notice without lots.', ko: '분류. 분류가 없는 공고는 `0`입니다.' },
  }),
  rebid: SmallCount({ en: 'Number of the re-bid, 0 = the first bidding.', ko: '재입찰 차수. 0은 첫 입찰입니다.' }),
  at: Nullable(Time({ en: 'When it was decided.', ko: '확정된 시각' })),
  winners: Type.Array(WinnerShape, {
    maxItems: 10_000,
    description: { en: 'Every firm that won.', ko: '모든 낙찰업체' },
  }),
  amount: Nullable(Money({ en: 'Winning amount of all winners together.', ko: '모든 낙찰업체의 낙찰금액 합계' })),
  currency: Currency,
  rate: Nullable(Rate({ en: 'Award rate, %.', ko: '낙찰률, %' })),
  rateBasis: Nullable(
    Type.Enum(['plannedPrice'], {
      description: { en: 'The price that the rate is a percentage of.', ko: '낙찰률의 기준 금액' },
    }),
  ),
  bidders: Nullable(SmallCount({ en: 'Number of bidders.', ko: '참가업체 수' })),
  reason: Nullable(
    Type.String({
      maxLength: 4000,
      description: { en: 'Why the bidding failed or was cancelled.', ko: '유찰되거나 취소된 이유' },
    }),
  ),
  correctedAt: Nullable(Time({ en: 'When the result was corrected.', ko: '결과가 정정된 시각' })),
}

const OwnPlace = Type.Object(
  {
    rank: Nullable(SmallCount({ en: 'Place among the bidders.', ko: '참가업체 중 순위' })),
    amount: Nullable(Money({ en: 'The amount that was bid.', ko: '투찰금액' })),
    rate: Nullable(Rate({ en: 'Bid rate (투찰률), %.', ko: '투찰률(%)' })),
  },
  {
    additionalProperties: false,
    description: { en: 'Your company’s bid, as the source lists it.', ko: '출처에 공개된 자사의 투찰' },
  },
)
export type OwnPlace = Static<typeof OwnPlace>

const PursuitResult = Type.Object(
  {
    ...resultFields,
    plannedPrice: Nullable(
      Money({
        en: 'The price that rates are a percentage of (예정가격); `null` if the source does not publish it.',
        ko: '비율의 기준이 되는 예정가격. 출처가 공개하지 않으면 `null`입니다.',
      }),
    ),
    own: Nullable(OwnPlace),
  },
  {
    $id: 'PursuitResult',
    additionalProperties: false,
    description: {
      en: 'The result of the pursuit: with several lots, the one the account won, or else the first.',
      ko: '기준 결과. 분류가 여럿이면 자사가 낙찰받은 분류, 없으면 첫 번째 분류입니다.',
    },
  },
)
export type PursuitResult = Static<typeof PursuitResult>

/**
 * The stored result. Planned price and own rank are read with each request, because lists of bidders may arrive later.
 */
export type StoredResult = Omit<PursuitResult, 'plannedPrice' | 'own'> & { revision: number }

export const Pursuit = Type.Object(
  {
    id: Id({ en: 'Identifier of the pursuit.', ko: '입찰 건의 ID' }),
    noticeNo: Type.String({ maxLength: 80, description: { en: 'Number of the notice.', ko: '공고번호' } }),
    notice: Nullable(PursuitNotice),
    state: State,
    stateBy: Type.Enum([...PURSUIT_BASES], {
      description: {
        en: 'What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`).',
        ko: '상태를 정한 주체. 사람(`person`), 개찰 결과(`result`), 결과를 정정한 사람(`correction`) 중 하나입니다.',
      },
    }),
    ...wishes,
    ...reminders,
    outcome: Nullable(
      Type.Enum([...PURSUIT_OUTCOMES], {
        description: {
          en: 'Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none yet.',
          ko: '공고의 결과. `awarded`(낙찰), `failed`(유찰), `rebid`(재입찰 진행), `cancelled`(취소). `null`이면 아직 결과가 없습니다.',
        },
      }),
    ),
    result: Nullable(PursuitResult),
    noteCount: SmallCount({ en: 'Number of notes.', ko: '메모 수' }),
    createdBy: Nullable(
      Id({
        en: 'The key that created it, or the member who was signed in; `null` = the operator.',
        ko: '만든 키 또는 로그인한 구성원. `null`은 운영자입니다.',
      }),
    ),
    createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
    updatedAt: Time({
      en: 'When it was last changed, by a person or a result.',
      ko: '사람이나 개찰 결과가 마지막으로 바꾼 시각',
    }),
  },
  {
    $id: 'Pursuit',
    additionalProperties: false,
    description: { en: 'Your company’s work on one notice.', ko: '공고 하나에 대한 회사의 진행 상황' },
  },
)
export type Pursuit = Static<typeof Pursuit>

export const PursuitStep = Type.Object(
  {
    at: Time({ en: 'When it was changed.', ko: '바뀐 시각' }),
    actor: ActorShape(
      { en: '`system` = changed automatically by a result.', ko: '`system`은 개찰 결과에 따른 자동 변경입니다.' },
      {
        description: { en: 'Who changed it.', ko: '변경한 주체' },
      },
    ),
    changes: Type.Array(ChangeShape, {
      maxItems: 20,
      description: {
        en: 'What changed; on creation, from `null`.',
        ko: '바뀐 내용. 생성할 때의 이전 값은 `null`입니다.',
      },
    }),
  },
  {
    $id: 'PursuitStep',
    additionalProperties: false,
    description: { en: 'A change of a pursuit.', ko: '입찰 건의 변경' },
  },
)
export type PursuitStep = Static<typeof PursuitStep>

export const PursuitNoteInput = Type.Object(
  { text: NoteText },
  { $id: 'NewPursuitNote', additionalProperties: false, description: { en: 'A note to add.', ko: '추가할 메모' } },
)
export type PursuitNoteInput = Static<typeof PursuitNoteInput>

export const PursuitNote = Type.Object(
  {
    id: Id({ en: 'Identifier of the note.', ko: '메모의 ID' }),
    at: Time({ en: 'When it was written.', ko: '작성 시각' }),
    keyId: Nullable(
      Id({
        en: 'The key that wrote it; `null` = a member who was signed in.',
        ko: '작성한 키. `null`이면 로그인한 구성원이 작성했습니다.',
      }),
    ),
    memberId: Nullable(
      Id({
        en: 'The member that the key acts for; `null` = the owner, by a key of the operator.',
        ko: '작성한 구성원 또는 작성에 쓴 키의 구성원. `null`이면 운영자가 발급한 키로 작성했습니다.',
      }),
    ),
    text: NoteText,
  },
  {
    $id: 'PursuitNote',
    additionalProperties: false,
    description: { en: 'A note of a pursuit.', ko: '입찰 건의 메모' },
  },
)
export type PursuitNote = Static<typeof PursuitNote>

export const PursuitAssignee = Type.Object(
  {
    id: Id({ en: 'Identifier of the member.', ko: '구성원의 ID' }),
    name: Type.String({
      maxLength: 320,
      description: {
        en: 'Name of the member, or the mail address of one without a name.',
        ko: '구성원의 이름. 이름이 없으면 메일 주소',
      },
    }),
    state: Type.Enum(['invited', 'active', 'suspended'], {
      description: { en: 'Only an `active` one gets reminders.', ko: '`active`인 구성원만 알림 메일을 받습니다.' },
    }),
  },
  {
    $id: 'PursuitAssignee',
    additionalProperties: false,
    description: { en: 'A member who can work on pursuits.', ko: '입찰 건을 맡을 수 있는 구성원' },
  },
)
export type PursuitAssignee = Static<typeof PursuitAssignee>

export const PursuitPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The pursuit.', ko: '입찰 건' } }),
})
export const PursuitNotePath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The pursuit.', ko: '입찰 건' } }),
  noteId: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The note.', ko: '메모' } }),
})

/** The reminders of a deadline that were already sent, in the form of the shared reminder code. */
export interface ReminderState {
  closeAt: number | null
  told: number[] | null
}
export interface Reminded {
  closing?: ReminderState
  opening?: ReminderState
}

/** A stored pursuit. */
export interface PursuitRow {
  accountId: string
  id: string
  noticeNo: string
  state: PursuitState
  stateBy: PursuitBasis
  assignee: string | null
  bidAmount: number | null
  remindClosing: number[]
  remindOpening: number[]
  outcome: PursuitOutcome | null
  result: StoredResult | null
  reminded: Reminded
  createdBy: string | null
  createdAt: number
  updatedAt: number
  version: number
}
