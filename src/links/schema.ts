import { type Static, Type } from 'typebox'
import { askedFilterFields, shownFilterFields } from '../lib/filter-shapes.ts'
import { Id, Nullable, Time } from '../lib/shapes.ts'
import { queryLimits } from '../search/query.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'

export const LINK_KINDS = ['calendar', 'atom', 'widget'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LINK_CONTENTS = ['all', 'starred', 'pursued', 'matched', 'keyword', 'search'] as const
export type LinkContent = (typeof LINK_CONTENTS)[number]

const Kind = Type.Enum([...LINK_KINDS], {
  description:
    '`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a page with the newest open notices, to embed in an intranet.',
})
const Of = Type.Enum([...LINK_CONTENTS], {
  description:
    'Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched` (by active keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or matched).',
})
const KeywordId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The keyword, with `of: keyword`. Deleting the keyword deletes the link.',
})
const Words = Type.String({
  maxLength: queryLimits.length,
  description: 'Words to find in titles, in the search language, with `of: search`.',
  examples: ['정보시스템 (구축|고도화) -감리'],
})
const LinkLanguage = Type.Enum([...LANGUAGES], {
  description: 'Language of the labels in the calendar, feed or widget.',
})
const Name = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'Name of the calendar, feed or widget.',
  examples: ['우리 회사 마감 일정'],
})
const Origins = Type.Array(
  Type.String({ minLength: 1, maxLength: 255, description: 'An origin, such as `https://intranet.example.com`.' }),
  {
    maxItems: 20,
    description:
      'The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service itself.',
    examples: [['https://intranet.example.com']],
  },
)
const FILTER = 'Conditions on a notice besides its words, as for a keyword, with `of: search`.'

const linkFields = {
  id: Id('Identifier of the link.'),
  kind: Kind,
  of: Of,
  keywordId: Nullable(KeywordId),
  keyword: Nullable(Words),
  filter: Nullable(Type.Object(shownFilterFields, { additionalProperties: false, description: FILTER })),
  language: LinkLanguage,
  name: Name,
  origins: Origins,
  state: Type.Enum(['active', 'paused'], {
    description: '`paused`: the plan includes fewer links; the oldest ones stay active.',
  }),
  createdBy: Nullable(
    Type.String({ maxLength: 64, description: 'The key or member that created it; `null` = the operator.' }),
  ),
  createdAt: Time('When it was created.'),
  lastUsedAt: Nullable(Time('When it was last used, to the minute; `null` = never.')),
}

export const SubscriptionLink = Type.Object(linkFields, {
  $id: 'SubscriptionLink',
  additionalProperties: false,
  description: 'A read-only address for a calendar, a feed reader or a widget.',
})
export type SubscriptionLink = Static<typeof SubscriptionLink>

export const SubscriptionLinkWithUrl = Type.Object(
  {
    ...linkFields,
    url: Type.String({
      format: 'uri',
      maxLength: 2048,
      description: 'The secret address. Anyone who has it can read what the link contains. It is shown only once.',
    }),
  },
  { $id: 'SubscriptionLinkWithUrl', additionalProperties: false, description: 'A link with its secret address.' },
)
export type SubscriptionLinkWithUrl = Static<typeof SubscriptionLinkWithUrl>

export const NewSubscriptionLink = Type.Object(
  {
    kind: Kind,
    of: Type.Optional(Nullable(Of)),
    keywordId: Type.Optional(Nullable(KeywordId)),
    keyword: Type.Optional(Nullable(Words)),
    filter: Type.Optional(
      Nullable(Type.Partial(Type.Object(askedFilterFields), { additionalProperties: false, description: FILTER })),
    ),
    language: Type.Optional(Nullable(LinkLanguage)),
    name: Type.Optional(Nullable(Name)),
    origins: Type.Optional(Nullable(Origins)),
  },
  {
    $id: 'NewSubscriptionLink',
    additionalProperties: false,
    description:
      'A link to create. `of` is `all` by default; `language` that of the request; `name` follows from what the link contains.',
    examples: [{ kind: 'calendar', of: 'pursued', language: 'ko', name: '우리 회사 마감 일정' }],
  },
)
export type NewSubscriptionLink = Static<typeof NewSubscriptionLink>

export const SubscriptionLinkPatch = Type.Partial(Type.Object({ name: Nullable(Name), origins: Nullable(Origins) }), {
  $id: 'SubscriptionLinkPatch',
  additionalProperties: false,
  description: 'What to change of a link. Absent fields stay as they are; `null` resets a field.',
  examples: [{ origins: ['https://intranet.example.com'] }],
})
export type SubscriptionLinkPatch = Static<typeof SubscriptionLinkPatch>

export const SubscriptionLinkPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The link.' }),
})

export const SecretLinkPath = Type.Object({
  link: Type.String({ minLength: 1, maxLength: 200, description: 'The secret part of the address.' }),
})

export const WIDGET_ROWS = { usual: 5, most: 20 } as const
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const
export const WIDGET_TARGETS = ['source', 'console'] as const

/** What the page around a widget chooses. */
export const WidgetQuery = Type.Partial(
  Type.Object({
    rows: Type.Integer({
      minimum: 1,
      maximum: WIDGET_ROWS.most,
      default: WIDGET_ROWS.usual,
      format: 'int32',
      description: 'Notices shown at most.',
    }),
    theme: Type.Enum([...WIDGET_THEMES], {
      default: 'auto',
      description: "`light`, `dark`, or `auto`: that of the reader's system.",
    }),
    lang: Type.Enum([...LANGUAGES], { description: 'Language of the labels; by default that of the link.' }),
    open: Type.Enum([...WIDGET_TARGETS], {
      default: 'source',
      description: 'Where titles lead: `source` to the portal, `console` to the notice in the console.',
    }),
  }),
)
export type WidgetQuery = Static<typeof WidgetQuery>

export interface WidgetLook {
  rows: number
  theme: (typeof WIDGET_THEMES)[number]
  open: (typeof WIDGET_TARGETS)[number]
}

type ShownFilter = NonNullable<SubscriptionLink['filter']>
/** A filter as links and keywords store it, perhaps by an older program. */
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
  /** How often programs should ask for it again. */
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

/** A notice, and why a link contains it. */
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
