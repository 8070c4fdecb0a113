import type { Static, TSchema } from 'typebox'
import { filterInputShapes, shownFilterFields } from '../../lib/filter-shapes.ts'
import { Count, Id, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { queryLimits } from '../../search/query.ts'
import { ALERT_CAUSES } from '../../vocabulary/events.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { SEARCH_PLACES } from '../../vocabulary/places.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { WANTED_VERDICTS, type WantedVerdict } from '../../vocabulary/verdicts.ts'

export const KEYWORD_STATES = ['active', 'paused'] as const
export type KeywordStatus = (typeof KEYWORD_STATES)[number]
export const PAUSED_REASONS = ['owner', 'plan'] as const
export type PausedReason = (typeof PAUSED_REASONS)[number]
const ALERT_MAILS = ['off', 'instant', 'daily', 'weekly'] as const

const MOST_VALUES = 20

export const KeywordText = Type.String({
  maxLength: queryLimits.length,
  description: {
    en: 'Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. It may be empty if the filter names an agency or an industry.',
    ko: "검색 문법에 따른 검색어. 공백은 '그리고', `|`는 '또는', `-`는 '제외', `\"…\"`는 정확한 구절이며 괄호로 묶습니다. 필터에 기관이나 업종이 있으면 비울 수 있습니다.",
  },
  examples: ['정보시스템 (구축|고도화) -감리'],
})

export const PlaceOfWords = Type.Enum([...SEARCH_PLACES], {
  description: {
    en: 'Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded may be in none of these places.',
    ko: '단어를 찾을 위치. 공고명, 첨부파일의 텍스트, 또는 둘을 합친 것. 제외한 단어는 이 가운데 어디에도 없어야 합니다.',
  },
})

export const KeywordProfile = Type.String({
  minLength: 1,
  maxLength: 64,
  description: {
    en: 'The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the company of the account.',
    ko: '키워드를 사용할 추가 회사의 ID(`GET /v1/profiles` 참고, Enterprise). `profile:read` 권한이 필요합니다. `filter.eligibility`와 이벤트의 참가자격이 이 회사의 판단이 됩니다. 생략하면 계정의 회사입니다.',
  },
  examples: ['prf_01jd3x9k2mexample0000000000'],
})

const alertFields = {
  email: Type.Enum([...ALERT_MAILS], {
    description: {
      en: 'When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.',
      ko: '메일 주기. 즉시, 매일 08:00, 매주 월요일 08:00(수신자의 시간대), 보내지 않음 중 하나입니다.',
    },
  }),
  to: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: MOST_VALUES,
    description: {
      en: 'Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.',
      ko: '메일을 받는 구성원. 비어 있으면 키워드를 만든 구성원이고, 키로 만들었으면 계정의 소유자입니다.',
    },
    examples: [['mem_01jd3x9k2mexample0000000000']],
  }),
  webhook: Type.Boolean({
    description: {
      en: 'Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.',
      ko: '이벤트를 웹훅으로 보낼지(Enterprise). 요금제에 웹훅이 있으면 기본값은 `true`입니다.',
    },
  }),
  on: Type.Array(Type.Enum([...ALERT_CAUSES]), {
    maxItems: MOST_VALUES,
    description: {
      en: 'What to notify about: notices that match for the first time, and what happens to them later.',
      ko: '알릴 내용. 신규 일치 공고와 이후의 변경, 취소, 낙찰입니다.',
    },
    examples: [['new', 'deadline_changed']],
  }),
  remind: Type.Array(Type.Integer({ minimum: 1, maximum: 14, format: 'int32' }), {
    maxItems: MOST_VALUES,
    description: {
      en: 'How many days before closing a reminder is mailed; reminders follow a deadline that moves.',
      ko: '마감 알림을 보낼 날(마감까지 남은 일수). 마감일시가 바뀌면 바뀐 일시를 기준으로 합니다.',
    },
    examples: [[3, 1]],
  }),
}

const AlertInput = Type.Partial(Type.Object(alertFields), {
  additionalProperties: false,
  description: { en: 'What to notify about, whom and how.', ko: '알림 내용, 수신자, 방법' },
})

export const KeywordAlert = Type.Object(alertFields, {
  additionalProperties: false,
  description: { en: 'What to notify about, whom and how.', ko: '알림 내용, 수신자, 방법' },
})
export type KeywordAlert = Static<typeof KeywordAlert>

/** `webhook: null` follows the plan: changing the plan changes it. */
export type StoredAlert = Omit<KeywordAlert, 'webhook'> & { webhook: boolean | null }

const eligibilityField = {
  eligibility: Type.Unsafe<WantedVerdict[]>(
    Type.Array(Type.Enum([...WANTED_VERDICTS]), {
      maxItems: MOST_VALUES,
      description: {
        en: 'Only notices for which the company profile of the account, or of the company in `profile`, has one of these verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.',
        ko: '계정 또는 `profile`의 회사 정보로 판단한 참가자격이 이 중 하나인 공고만. `yes`는 참가 가능, `check`는 확인 필요입니다. 비우면 모든 공고이며, 회사 정보가 필요합니다.',
      },
      examples: [['yes', 'check']],
    }),
  ),
}
const filterInputFields = { ...filterInputShapes, ...eligibilityField }

export const FilterInput = Type.Partial(Type.Object(filterInputFields), {
  additionalProperties: false,
  description: {
    en: 'Values of one field are combined with OR, fields with AND.',
    ko: '같은 필드의 값은 하나만, 서로 다른 필드는 모두 일치해야 합니다.',
  },
})

export const KeywordInput = Type.Object(
  {
    keyword: KeywordText,
    in: Type.Optional(PlaceOfWords),
    filter: Type.Optional(FilterInput),
    profile: Type.Optional(KeywordProfile),
    alert: Type.Optional(AlertInput),
  },
  {
    $id: 'NewKeyword',
    additionalProperties: false,
    description: { en: 'What to look for.', ko: '검색어와 조건' },
    examples: [
      {
        keyword: '정보시스템 (구축|고도화)',
        filter: { region: ['서울'], maxAmt: 300000000, exclude: ['감리'] },
        alert: { email: 'daily', on: ['new', 'deadline_changed'], remind: [3, 1] },
      },
    ],
  },
)
export type KeywordInput = Static<typeof KeywordInput>

const KeywordFilter = Type.Object(
  { ...shownFilterFields, ...eligibilityField },
  {
    additionalProperties: false,
    description: {
      en: 'Conditions on a notice besides its words, as typed.',
      ko: '검색어 외의 조건. 입력한 그대로입니다.',
    },
  },
)
export type KeywordFilter = Static<typeof KeywordFilter>
/** A stored filter. Those of older versions of the service lack later fields. */
export type StoredConditions = Omit<KeywordFilter, LaterField> & Partial<Pick<KeywordFilter, LaterField>>
type LaterField = 'eligibility' | 'regionLimit'

const patchOf = <T extends Record<string, TSchema>>(fields: T, description: Wording) =>
  Nullable(
    Type.Partial(
      Type.Object(
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Nullable(field)])) as {
          [K in keyof T]: ReturnType<typeof Nullable<T[K]>>
        },
      ),
      { additionalProperties: false, description },
    ),
  )

export const KeywordPatch = Type.Partial(
  Type.Object({
    keyword: Nullable(KeywordText),
    in: Nullable(PlaceOfWords),
    filter: patchOf(filterInputFields, { en: 'Fields of the filter to change.', ko: '바꿀 필터 필드' }),
    profile: Nullable(KeywordProfile),
    alert: patchOf(alertFields, { en: 'Alert settings to change.', ko: '바꿀 알림 설정' }),
    state: Nullable(
      Type.Enum([...KEYWORD_STATES], {
        description: { en: 'Pause or resume the keyword.', ko: '키워드를 일시 중지하거나 다시 시작합니다.' },
      }),
    ),
  }),
  {
    $id: 'KeywordPatch',
    additionalProperties: false,
    description: {
      en: 'Changes to a keyword (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
      ko: '키워드의 변경(RFC 7396). 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
    },
    examples: [{ filter: { maxAmt: 500000000 }, alert: { email: 'daily', remind: [3] } }],
  },
)
export type KeywordPatch = Static<typeof KeywordPatch>

/** The maximum number of keywords in one request. */
export const MOST_LINES = 1_000

/** The conditions that can be set for many keywords at once. Others are specific to each text. */
const { region, bsnsDiv } = filterInputFields
export const FilterOfMany = patchOf({ region, bsnsDiv }, { en: 'Conditions to change.', ko: '바꿀 조건' })

/** The same change to many keywords. */
export interface KeywordsChange extends Pick<KeywordPatch, 'alert' | 'profile' | 'state'> {
  ids: string[]
  filter?: Static<typeof FilterOfMany>
}

/** Selects keywords of the account. */
export interface KeywordChoice {
  q: string | null
  state: KeywordStatus | null
}

/** The account that owns the keywords, with its plan. */
export interface Tenant {
  accountId: string
  plan: Plan
}

export const KeywordPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The keyword.', ko: '키워드' } }),
})

const RECENT_DAYS = 90

const RecentMatches = Type.Object(
  {
    from: Type.String({
      format: 'date',
      maxLength: 10,
      description: { en: 'The first day, in Seoul time.', ko: '첫날(한국 시간)' },
    }),
    matches: Type.Array(
      Count({ en: 'Number of notices posted on that day that match.', ko: '그날 게시된 일치 공고 수' }),
      {
        maxItems: RECENT_DAYS,
        description: {
          en: 'One for each of the last 90 days, ending with today.',
          ko: '오늘을 포함한 최근 90일의 일별 값',
        },
      },
    ),
  },
  {
    additionalProperties: false,
    description: {
      en: 'What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with `recent=true`.',
      ko: '키워드가 있었다면 최근 90일 동안 날마다 일치했을 공고 수. 최대 10분 전 기준이며, `recent=true`일 때만 있습니다.',
    },
  },
)
export type RecentMatches = Static<typeof RecentMatches>
/** Expected number of matches, from the last 90 days. */
export const estimateFields = {
  perWeek: Type.Number({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    format: 'double',
    description: {
      en: 'About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal.',
      ko: '주당 예상 알림 건수. `matches` × 7 / 90을 소수점 첫째 자리로 반올림합니다.',
    },
  }),
  manyAlerts: Type.Boolean({
    description: {
      en: 'Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.',
      ko: '하루 평균 알림이 30건을 넘는지 여부. 넘으면 키워드를 좁히거나 모음 메일(매일, 매주)을 선택하십시오.',
    },
  }),
}

export const Keyword = Type.Object(
  {
    id: Id({ en: 'Identifier of the keyword.', ko: '키워드의 ID' }),
    keyword: KeywordText,
    in: PlaceOfWords,
    filter: KeywordFilter,
    profile: Nullable(
      Id({
        en: 'The further company that it is for; `null` = the company of the account.',
        ko: '키워드를 사용하는 추가 회사. `null`이면 계정의 회사입니다.',
      }),
    ),
    alert: KeywordAlert,
    state: Type.Enum([...KEYWORD_STATES], {
      description: {
        en: 'A paused keyword matches nothing.',
        ko: '일시 중지한 키워드는 어떤 공고와도 일치하지 않습니다.',
      },
    }),
    pausedReason: Nullable(
      Type.Enum([...PAUSED_REASONS], {
        description: {
          en: '`owner` = paused by request, `plan` = the account has more keywords than its plan includes, or the plan includes no further companies.',
          ko: '`owner`: 요청에 따라 일시 중지함 · `plan`: 키워드 수가 요금제의 한도를 넘거나 요금제에 추가 회사가 없음',
        },
      }),
    ),
    createdBy: Nullable(
      Id({ en: 'The key that created it; `null` = the operator.', ko: '이 키워드를 만든 키. `null`은 운영자입니다.' }),
    ),
    createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
    updatedAt: Time({ en: 'When it was last changed.', ko: '마지막으로 바뀐 시각' }),
    matchCount: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'int64',
      description: { en: 'Number of matches since it was created.', ko: '만든 뒤의 일치 공고 수' },
    }),
    lastMatchedAt: Nullable(Time({ en: 'When a notice last matched it.', ko: '마지막으로 공고와 일치한 시각' })),
    recent: Type.Optional(RecentMatches),
    estimate: Type.Optional(
      Type.Object(estimateFields, {
        $id: 'KeywordEstimate',
        additionalProperties: false,
        description: {
          en: 'How often the keyword will report, as in the preview; only in the response of `POST /v1/keywords`.',
          ko: '예상 알림 건수. 미리 보기와 같으며 `POST /v1/keywords`의 응답에만 있습니다.',
        },
      }),
    ),
  },
  {
    $id: 'Keyword',
    additionalProperties: false,
    description: { en: 'A stored search of an account.', ko: '계정의 키워드' },
  },
)
export type Keyword = Static<typeof Keyword>
