import type { Static } from 'typebox'
import { filterInputShapes, shownFilterFields } from '../lib/filter-shapes.ts'
import { Id, Nullable, Time } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import { queryLimits } from '../search/query.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'

export const LINK_KINDS = ['calendar', 'atom', 'widget'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LINK_CONTENTS = ['all', 'starred', 'pursued', 'matched', 'keyword', 'search'] as const
export type LinkContent = (typeof LINK_CONTENTS)[number]

const Kind = Type.Enum([...LINK_KINDS], {
  description: {
    en: '`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a page with the newest open notices, to embed in an intranet.',
    ko: '`calendar`: 마감, 개찰, 사전규격 의견 마감을 담은 iCalendar · `atom`: Atom 피드 · `widget`: 사내 포털에 넣는, 진행 중인 최근 공고의 페이지',
  },
})
const Of = Type.Enum([...LINK_CONTENTS], {
  description: {
    en: 'Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or matched).',
    ko: '담을 공고: `starred`(중요로 표시한 공고) · `pursued`(포기하지 않은 입찰 건) · `matched`(사용 중인 키워드와 일치하는 공고. 제외로 표시한 공고는 포함하지 않음) · `keyword`(키워드 `keywordId`와 일치하는 공고) · `search`(`keyword`와 `filter`로 찾은 공고) · `all`(중요, 입찰 건, 일치 공고 전부)',
  },
})
const KeywordId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: {
    en: 'The keyword, with `of: keyword`. Deleting the keyword deletes the link.',
    ko: '`of: keyword`일 때의 키워드. 키워드를 삭제하면 링크도 없어집니다.',
  },
})
const Words = Type.String({
  maxLength: queryLimits.length,
  description: {
    en: 'Words to find in titles, in the search language, with `of: search`.',
    ko: '`of: search`일 때 제목에서 찾을 검색어',
  },
  examples: ['정보시스템 (구축|고도화) -감리'],
})
const LinkLanguage = Type.Enum([...LANGUAGES], {
  description: { en: 'Language of the labels in the calendar, feed or widget.', ko: '캘린더, 피드, 위젯의 표시 언어' },
})
const Name = Type.String({
  minLength: 1,
  maxLength: 80,
  description: { en: 'Name of the calendar, feed or widget.', ko: '캘린더, 피드, 위젯의 이름' },
  examples: ['우리 회사 마감 일정'],
})
const Origins = Type.Array(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description: {
      en: 'An origin, such as `https://intranet.example.com`.',
      ko: '사이트 주소. 예: `https://intranet.example.com`',
    },
  }),
  {
    maxItems: 20,
    description: {
      en: 'The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service itself.',
      ko: '위젯을 표시할 수 있는 사이트: 스킴, 호스트, 포트. 없으면 이 서비스에서만 표시합니다.',
    },
    examples: [['https://intranet.example.com']],
  },
)
const FILTER = {
  en: 'Conditions on a notice besides its words, as for a keyword, with `of: search`.',
  ko: '`of: search`일 때 검색어 외의 조건. 키워드의 조건과 같습니다.',
}

const linkFields = {
  id: Id({ en: 'Identifier of the link.', ko: '링크의 ID' }),
  kind: Kind,
  of: Of,
  keywordId: Nullable(KeywordId),
  keyword: Nullable(Words),
  filter: Nullable(Type.Object(shownFilterFields, { additionalProperties: false, description: FILTER })),
  language: LinkLanguage,
  name: Name,
  origins: Origins,
  state: Type.Enum(['active', 'paused'], {
    description: {
      en: '`paused`: the plan includes fewer links; the oldest ones stay active.',
      ko: '`paused`: 요금제에 포함된 링크 수를 넘음. 먼저 만든 링크부터 동작합니다.',
    },
  }),
  createdBy: Nullable(
    Type.String({
      maxLength: 64,
      description: {
        en: 'The key or member that created it; `null` = the operator.',
        ko: '만든 키나 구성원. `null`은 운영자입니다.',
      },
    }),
  ),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
  lastUsedAt: Nullable(
    Time({
      en: 'When it was last used, to the minute; `null` = never.',
      ko: '마지막으로 조회한 시각(분 단위). `null`이면 조회한 적이 없습니다.',
    }),
  ),
}

export const SubscriptionLink = Type.Object(linkFields, {
  $id: 'SubscriptionLink',
  additionalProperties: false,
  description: {
    en: 'A read-only address for a calendar, a feed reader or a widget.',
    ko: '캘린더, 피드 리더, 위젯이 읽는 읽기 전용 주소',
  },
})
export type SubscriptionLink = Static<typeof SubscriptionLink>

export const SubscriptionLinkWithUrl = Type.Object(
  {
    ...linkFields,
    url: Type.String({
      format: 'uri',
      maxLength: 2048,
      description: {
        en: 'The secret address. Anyone who has it can read what the link contains. It is shown only once.',
        ko: '비밀 주소. 이 주소를 가진 사람은 누구나 링크의 내용을 읽을 수 있습니다. 한 번만 표시합니다.',
      },
    }),
  },
  {
    $id: 'SubscriptionLinkWithUrl',
    additionalProperties: false,
    description: { en: 'A link with its secret address.', ko: '링크와 비밀 주소' },
  },
)
export type SubscriptionLinkWithUrl = Static<typeof SubscriptionLinkWithUrl>

export const NewSubscriptionLink = Type.Object(
  {
    kind: Kind,
    of: Type.Optional(Nullable(Of)),
    keywordId: Type.Optional(Nullable(KeywordId)),
    keyword: Type.Optional(Nullable(Words)),
    filter: Type.Optional(
      Nullable(Type.Partial(Type.Object(filterInputShapes), { additionalProperties: false, description: FILTER })),
    ),
    language: Type.Optional(Nullable(LinkLanguage)),
    name: Type.Optional(Nullable(Name)),
    origins: Type.Optional(Nullable(Origins)),
  },
  {
    $id: 'NewSubscriptionLink',
    additionalProperties: false,
    description: {
      en: 'A link to create. `of` is `all` by default; `language` that of the request; `name` follows from what the link contains.',
      ko: '만들 링크. `of`의 기본값은 `all`, `language`의 기본값은 요청의 언어이며, `name`은 내용에 따라 정해집니다.',
    },
    examples: [{ kind: 'calendar', of: 'pursued', language: 'ko', name: '우리 회사 마감 일정' }],
  },
)
export type NewSubscriptionLink = Static<typeof NewSubscriptionLink>

export const SubscriptionLinkPatch = Type.Partial(Type.Object({ name: Nullable(Name), origins: Nullable(Origins) }), {
  $id: 'SubscriptionLinkPatch',
  additionalProperties: false,
  description: {
    en: 'What to change of a link. Absent fields stay as they are; `null` resets a field.',
    ko: '링크에서 바꿀 내용. 보내지 않은 필드는 그대로 두고, `null`은 필드를 기본값으로 되돌립니다.',
  },
  examples: [{ origins: ['https://intranet.example.com'] }],
})
export type SubscriptionLinkPatch = Static<typeof SubscriptionLinkPatch>

export const SubscriptionLinkPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The link.', ko: '링크' } }),
})

export const SecretLinkPath = Type.Object({
  link: Type.String({
    minLength: 1,
    maxLength: 200,
    description: { en: 'The secret part of the address.', ko: '주소의 비밀 부분' },
  }),
})

export const WIDGET_ROWS = { usual: 5, most: 20 } as const
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const
export const WIDGET_TARGETS = ['source', 'console'] as const

/** The options that the surrounding page sets. */
export const WidgetQuery = Type.Partial(
  Type.Object({
    rows: Type.Integer({
      minimum: 1,
      maximum: WIDGET_ROWS.most,
      default: WIDGET_ROWS.usual,
      format: 'int32',
      description: { en: 'Maximum number of notices.', ko: '표시할 공고 수의 상한' },
    }),
    theme: Type.Enum([...WIDGET_THEMES], {
      default: 'auto',
      description: {
        en: "`light`, `dark`, or `auto`: that of the reader's system.",
        ko: '`light`, `dark`, 또는 보는 사람의 시스템 설정(`auto`)',
      },
    }),
    lang: Type.Enum([...LANGUAGES], {
      description: {
        en: 'Language of the labels; by default that of the link.',
        ko: '표시 언어. 기본값은 링크의 언어입니다.',
      },
    }),
    open: Type.Enum([...WIDGET_TARGETS], {
      default: 'source',
      description: {
        en: 'Where titles lead: `source` to the portal, `console` to the notice in the console.',
        ko: '제목을 누르면 열리는 곳: `source`는 나라장터 등 원문, `console`은 콘솔의 공고',
      },
    }),
  }),
)
export type WidgetQuery = Static<typeof WidgetQuery>

export interface WidgetOptions {
  rows: number
  theme: (typeof WIDGET_THEMES)[number]
  open: (typeof WIDGET_TARGETS)[number]
}

type ShownFilter = NonNullable<SubscriptionLink['filter']>
/** A stored filter of a link or keyword. Those of older versions of the service lack `regionLimit`. */
export type StoredFilter = Omit<ShownFilter, 'regionLimit'> & Partial<Pick<ShownFilter, 'regionLimit'>>

/** One entry of a calendar. */
export interface CalendarEntry {
  uid: string
  sequence: number
  modifiedAt: number
  startAt: number
  endAt: number
  cancelled: boolean
  summary: string
  description: string
  url: string | null
}

export interface CalendarHead {
  name: string
  /** The refresh interval that programs should use. */
  refreshMs: number
}

export type EntryKind = 'closing' | 'opening' | 'opinions'

export interface FeedHead {
  id: string
  title: string
  subtitle: string
  language: Language
  updatedAt: number
  self: string
  first: string
  previous: string | null
  next: string | null
}

export interface FeedEntry {
  id: string
  title: string
  publishedAt: number
  updatedAt: number
  author: string
  url: string
  text: string
}

/** A notice, with the reasons why a link contains it. */
export interface LinkedNotice {
  noticeNo: string
  version: number
  title: string
  agency: string
  demandAgency: string | null
  kind: string
  outcome: 'awarded' | 'failed' | 'opened' | null
  source: string
  bsnsDiv: string
  regions: readonly string[]
  regionCheckNeeded: boolean
  currency: string
  estimatedPrice: number | null
  baseAmount: number | null
  budget: number | null
  postedAt: number
  closeAt: number | null
  openAt: number | null
  updatedAt: number
  detailUrl: string
  reasons: string[]
}

export interface LinkedPreSpec {
  number: string
  title: string
  agency: string
  demandAgency: string | null
  budget: number | null
  opinionsUntil: number | null
  changedAt: number
  reasons: string[]
}
