import { type Static, Type } from 'typebox'
import { amountFields, CurrencyCode, ListFields, ShownListFields, UnknownAmount } from '../lib/filter-shapes.ts'
import { Id, Nullable, Time } from '../lib/shapes.ts'
import { queryLimits } from '../search/query.ts'
import { ALERT_CAUSES } from '../vocabulary/events.ts'
import { LIST_FILTER_NAMES } from '../vocabulary/filters.ts'
import { BSNS_DIVS } from '../vocabulary/notices.ts'
import type { Plan } from '../vocabulary/plans.ts'

export const KEYWORD_STATES = ['active', 'paused'] as const
export type KeywordStanding = (typeof KEYWORD_STATES)[number]
export const PAUSED_REASONS = ['owner', 'plan'] as const
export type PausedReason = (typeof PAUSED_REASONS)[number]
const ALERT_MAILS = ['off', 'instant', 'daily', 'weekly'] as const

const MOST_VALUES = 20

const Texts = (description: string, ...example: string[]) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description,
    examples: [example],
  })
const KeywordText = Type.String({
  maxLength: queryLimits.length,
  description:
    'Words of the title, in the language of the search: a blank means "and", `|` "or", `-` "not", `"…"` exactly so, parentheses group. It may be empty where the filter names an agency or an industry.',
  examples: ['정보시스템 (구축|고도화) -감리'],
})

/** Beside the lists. */
const amounts = {
  ...amountFields,
  currency: CurrencyCode(
    'Currency of the bounds (ISO 4217), `KRW` by default; a price in another one counts as unknown.',
  ),
  unknownAmt: Nullable(
    UnknownAmount(
      'Notices of unknown price. `null` leaves them out where a bound is given, and takes them in elsewhere.',
    ),
  ),
  exclude: Texts('Plain texts a title must not hold, each as `-"…"` in the keyword.', '감리'),
}
const askedFields = { ...ListFields(LIST_FILTER_NAMES), ...amounts }

const alertFields = {
  email: Type.Enum([...ALERT_MAILS], {
    description:
      'When mails go out: at once, each day at 08:00, each Monday at 08:00 (in the zone of the reader), never.',
  }),
  to: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: MOST_VALUES,
    description: 'Members who get the mails; empty = who made the keyword, for a key the owner of the account.',
    examples: [['mem_01jd3x9k2mexample0000000000']],
  }),
  webhook: Type.Boolean({
    description: 'Whether webhooks are told (Enterprise). Default: as the plan has it.',
  }),
  on: Type.Array(Type.Enum([...ALERT_CAUSES]), {
    maxItems: MOST_VALUES,
    description: 'What to tell of: a notice that fits for the first time, and what happens to it later.',
    examples: [['new', 'deadline_changed']],
  }),
  remind: Type.Array(Type.Integer({ minimum: 1, maximum: 14, format: 'int32' }), {
    maxItems: MOST_VALUES,
    description: 'Days before closing on which a mail reminds of the notice; it follows a moved deadline.',
    examples: [[3, 1]],
  }),
}

const AlertInput = Type.Partial(Type.Object(alertFields), {
  additionalProperties: false,
  description: 'Who is told of what, and how.',
})

export const KeywordAlert = Type.Object(alertFields, {
  additionalProperties: false,
  description: 'Who is told of what, and how.',
})
export type KeywordAlert = Static<typeof KeywordAlert>

/** `webhook: null` = as the plan has it, so that a plan that changes changes it. */
export type KeptAlert = Omit<KeywordAlert, 'webhook'> & { webhook: boolean | null }

const FilterInput = Type.Partial(Type.Object(askedFields), {
  additionalProperties: false,
  description: 'Values of one field are alternatives; different fields must all hold.',
})

export const KeywordInput = Type.Object(
  { keyword: KeywordText, filter: Type.Optional(FilterInput), alert: Type.Optional(AlertInput) },
  {
    $id: 'NewKeyword',
    additionalProperties: false,
    description: 'What to look for.',
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
  { ...ShownListFields(LIST_FILTER_NAMES), ...amounts },
  { additionalProperties: false, description: 'What a notice has to be beside its words, as typed.' },
)
export type KeywordFilter = Static<typeof KeywordFilter>

const patchOf = <T extends Record<string, Type.TSchema>>(fields: T, description: string) =>
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
    filter: patchOf(askedFields, 'Fields of the filter to change.'),
    alert: patchOf(alertFields, 'Alert settings to change.'),
    state: Nullable(Type.Enum([...KEYWORD_STATES], { description: 'Pause it, or let it go on.' })),
  }),
  {
    $id: 'KeywordPatch',
    additionalProperties: false,
    description:
      'What to change (RFC 7396): what is not named stays, `null` brings the default back, lists are replaced.',
    examples: [{ filter: { maxAmt: 500000000 }, alert: { email: 'daily', remind: [3] } }],
  },
)
export type KeywordPatch = Static<typeof KeywordPatch>

/** Whose keywords, and what his plan includes. */
export interface Tenant {
  accountId: string
  plan: Plan
}

export const KeywordPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The keyword.' }),
})

export const Keyword = Type.Object(
  {
    id: Id('Identifier of the keyword.'),
    keyword: KeywordText,
    filter: KeywordFilter,
    alert: KeywordAlert,
    state: Type.Enum([...KEYWORD_STATES], { description: 'A paused keyword matches nothing.' }),
    pausedReason: Nullable(
      Type.Enum([...PAUSED_REASONS], {
        description: '`owner` = paused by request, `plan` = there are more than the plan includes.',
      }),
    ),
    createdBy: Nullable(Id('The key it was made with; `null` = the operator.')),
    createdAt: Time('When it was made.'),
    updatedAt: Time('When it was last changed.'),
    matchCount: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'int64',
      description: 'How often a notice has matched it since it was made.',
    }),
    lastMatchedAt: Nullable(Time('When a notice last matched it.')),
  },
  { $id: 'Keyword', additionalProperties: false, description: 'What an account looks for.' },
)
export type Keyword = Static<typeof Keyword>

const Count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

const PREVIEW_DAYS = 90
const PREVIEW_SAMPLES = 5

const KeywordSample = Type.Object(
  {
    noticeNo: Type.String({ maxLength: 80, description: 'Number of the notice.' }),
    title: Type.String({ maxLength: 4000, description: 'Its title.' }),
    agency: Type.String({ maxLength: 400, description: 'Who issues it.' }),
    bsnsDiv: Type.Unsafe<string>(Type.Enum([...BSNS_DIVS], { description: 'Its business category.' })),
    estimatedPrice: Nullable(Count('Its estimated price in whole units of `currency`.')),
    currency: Type.String({ maxLength: 3, description: 'ISO 4217.' }),
    postedAt: Time('When it was posted.'),
    closeAt: Nullable(Time('When bidding ends.')),
    detailUrl: Type.String({ maxLength: 4000, description: 'Where it stands at its source.' }),
    terms: Type.Array(
      Type.Object(
        {
          term: Type.String({ maxLength: queryLimits.length, description: 'The word, as typed.' }),
          start: Type.Integer({ minimum: 0, maximum: 4000, format: 'int32', description: 'Its place in the title.' }),
          end: Type.Integer({ minimum: 0, maximum: 4000, format: 'int32', description: 'The place behind it.' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 1000, description: 'Where its words stand in the title, in Unicode code points.' },
    ),
  },
  { additionalProperties: false, description: 'A notice it would have told of.' },
)

export const KeywordPreview = Type.Object(
  {
    from: Time('The first moment looked at: the beginning of a day of Seoul.'),
    to: Time('The last moment looked at: now.'),
    matches: Count('How many notices posted in that time fit.'),
    notices: Count('How many were posted in all.'),
    share: Type.Number({ minimum: 0, maximum: 100, format: 'double', description: 'Those of these, in %.' }),
    averagePerDay: Type.Number({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'double',
      description: 'How many a day.',
    }),
    matchesEverything: Type.Boolean({
      description: 'It fits more than 30 % of at least 100 notices: adding it would be refused.',
    }),
    perDay: Type.Array(
      Type.Object(
        {
          date: Type.String({ format: 'date', maxLength: 10, description: 'A day of Seoul.' }),
          matches: Count('Notices posted on it that fit.'),
        },
        { additionalProperties: false },
      ),
      { maxItems: PREVIEW_DAYS, description: 'Each of the last 90 days, today the last.' },
    ),
    samples: Type.Array(KeywordSample, { maxItems: PREVIEW_SAMPLES, description: 'The newest of them.' }),
  },
  {
    $id: 'KeywordPreview',
    additionalProperties: false,
    description: 'What a keyword would have brought in the last 90 days.',
  },
)
export type KeywordPreview = Static<typeof KeywordPreview>

/** A keyword as it stood from one position of the feed on. */
export interface KeywordAsKept {
  text: string
  filter: KeywordFilter
  alert: KeywordAlert
  state: KeywordStanding
  createdBy: string | null
  madePosition: number
}

export interface KeywordState {
  accountId: string
  id: string
  version: number
  position: number
  /** Null = it was deleted. */
  keyword: KeywordAsKept | null
}
