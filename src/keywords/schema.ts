import { type Static, Type } from 'typebox'
import { askedFilterFields, shownFilterFields } from '../lib/filter-shapes.ts'
import { MOST_ERRORS, ToldError } from '../lib/problems.ts'
import { Count, Id, Nullable, Time } from '../lib/shapes.ts'
import { queryLimits } from '../search/query.ts'
import { ALERT_CAUSES } from '../vocabulary/events.ts'
import { BSNS_DIVS } from '../vocabulary/notices.ts'
import { SEARCH_PLACES } from '../vocabulary/places.ts'
import type { Plan } from '../vocabulary/plans.ts'
import { WANTED_VERDICTS, type WantedVerdict } from '../vocabulary/verdicts.ts'

export const KEYWORD_STATES = ['active', 'paused'] as const
export type KeywordStanding = (typeof KEYWORD_STATES)[number]
export const PAUSED_REASONS = ['owner', 'plan'] as const
export type PausedReason = (typeof PAUSED_REASONS)[number]
const ALERT_MAILS = ['off', 'instant', 'daily', 'weekly'] as const

const MOST_VALUES = 20

const KeywordText = Type.String({
  maxLength: queryLimits.length,
  description:
    'Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. It may be empty if the filter names an agency or an industry.',
  examples: ['정보시스템 (구축|고도화) -감리'],
})

const PlaceOfWords = Type.Enum([...SEARCH_PLACES], {
  description:
    'Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded may be in none of these places.',
})

const alertFields = {
  email: Type.Enum([...ALERT_MAILS], {
    description:
      'When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.',
  }),
  to: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: MOST_VALUES,
    description:
      'Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.',
    examples: [['mem_01jd3x9k2mexample0000000000']],
  }),
  webhook: Type.Boolean({
    description: 'Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.',
  }),
  on: Type.Array(Type.Enum([...ALERT_CAUSES]), {
    maxItems: MOST_VALUES,
    description: 'What to notify about: notices that match for the first time, and what happens to them later.',
    examples: [['new', 'deadline_changed']],
  }),
  remind: Type.Array(Type.Integer({ minimum: 1, maximum: 14, format: 'int32' }), {
    maxItems: MOST_VALUES,
    description: 'How many days before closing a reminder is mailed; reminders follow a deadline that moves.',
    examples: [[3, 1]],
  }),
}

const AlertInput = Type.Partial(Type.Object(alertFields), {
  additionalProperties: false,
  description: 'What to notify about, whom and how.',
})

export const KeywordAlert = Type.Object(alertFields, {
  additionalProperties: false,
  description: 'What to notify about, whom and how.',
})
export type KeywordAlert = Static<typeof KeywordAlert>

/** `webhook: null` = as the plan has it, so that a plan that changes changes it. */
export type KeptAlert = Omit<KeywordAlert, 'webhook'> & { webhook: boolean | null }

const eligibilityField = {
  eligibility: Type.Unsafe<WantedVerdict[]>(
    Type.Array(Type.Enum([...WANTED_VERDICTS]), {
      maxItems: MOST_VALUES,
      description:
        'Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.',
      examples: [['yes', 'check']],
    }),
  ),
}
const askedFields = { ...askedFilterFields, ...eligibilityField }

const FilterInput = Type.Partial(Type.Object(askedFields), {
  additionalProperties: false,
  description: 'Values of one field are combined with OR, fields with AND.',
})

export const KeywordInput = Type.Object(
  {
    keyword: KeywordText,
    in: Type.Optional(PlaceOfWords),
    filter: Type.Optional(FilterInput),
    alert: Type.Optional(AlertInput),
  },
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
  { ...shownFilterFields, ...eligibilityField },
  {
    additionalProperties: false,
    description: 'Conditions on a notice besides its words, as typed.',
  },
)
export type KeywordFilter = Static<typeof KeywordFilter>
/** As stored, perhaps by an older program. */
export type KeptFilter = Omit<KeywordFilter, LaterField> & Partial<Pick<KeywordFilter, LaterField>>
type LaterField = 'eligibility' | 'regionLimit'

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
    in: Nullable(PlaceOfWords),
    filter: patchOf(askedFields, 'Fields of the filter to change.'),
    alert: patchOf(alertFields, 'Alert settings to change.'),
    state: Nullable(Type.Enum([...KEYWORD_STATES], { description: 'Pause or resume the keyword.' })),
  }),
  {
    $id: 'KeywordPatch',
    additionalProperties: false,
    description:
      'Changes to a keyword (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
    examples: [{ filter: { maxAmt: 500000000 }, alert: { email: 'daily', remind: [3] } }],
  },
)
export type KeywordPatch = Static<typeof KeywordPatch>

/** Keywords in one request. */
export const MOST_LINES = 1_000

/** The same change to many keywords. */
export interface KeywordsChange extends Pick<KeywordPatch, 'alert' | 'state'> {
  ids: string[]
}

/** Which keywords of the account to list. */
export interface KeywordChoice {
  q: string | null
  state: KeywordStanding | null
}

/** The account that owns the keywords, and what its plan includes. */
export interface Tenant {
  accountId: string
  plan: Plan
}

export const KeywordPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The keyword.' }),
})

const RECENT_DAYS = 90

const RecentMatches = Type.Object(
  {
    from: Type.String({ format: 'date', maxLength: 10, description: 'The first day, in Seoul time.' }),
    matches: Type.Array(Count('Number of notices posted on that day that match.'), {
      maxItems: RECENT_DAYS,
      description: 'One for each of the last 90 days, ending with today.',
    }),
  },
  {
    additionalProperties: false,
    description:
      'What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with `recent=true`.',
  },
)
export type RecentMatches = Static<typeof RecentMatches>
/** How often a keyword will report, by the last 90 days. */
const estimateFields = {
  perWeek: Type.Number({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    format: 'double',
    description: 'About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal.',
  }),
  manyAlerts: Type.Boolean({
    description: 'Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.',
  }),
}

export const Keyword = Type.Object(
  {
    id: Id('Identifier of the keyword.'),
    keyword: KeywordText,
    in: PlaceOfWords,
    filter: KeywordFilter,
    alert: KeywordAlert,
    state: Type.Enum([...KEYWORD_STATES], { description: 'A paused keyword matches nothing.' }),
    pausedReason: Nullable(
      Type.Enum([...PAUSED_REASONS], {
        description: '`owner` = paused by request, `plan` = the account has more keywords than its plan includes.',
      }),
    ),
    createdBy: Nullable(Id('The key that created it; `null` = the operator.')),
    createdAt: Time('When it was created.'),
    updatedAt: Time('When it was last changed.'),
    matchCount: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'int64',
      description: 'Number of matches since it was created.',
    }),
    lastMatchedAt: Nullable(Time('When a notice last matched it.')),
    recent: Type.Optional(RecentMatches),
    estimate: Type.Optional(
      Type.Object(estimateFields, {
        $id: 'KeywordEstimate',
        additionalProperties: false,
        description: 'How often it will report, as the preview says; only in the response of `POST /v1/keywords`.',
      }),
    ),
  },
  { $id: 'Keyword', additionalProperties: false, description: 'A stored search of an account.' },
)
export type Keyword = Static<typeof Keyword>
export type KeywordEstimate = NonNullable<Keyword['estimate']>

const PREVIEW_DAYS = 90
const PREVIEW_SAMPLES = 5

const KeywordSample = Type.Object(
  {
    noticeNo: Type.String({ maxLength: 80, description: 'Number of the notice.' }),
    title: Type.String({ maxLength: 4000, description: 'Its title.' }),
    agency: Type.String({ maxLength: 400, description: 'Issuing agency.' }),
    bsnsDiv: Type.Unsafe<string>(Type.Enum([...BSNS_DIVS], { description: 'Its business category.' })),
    estimatedPrice: Nullable(Count('Its estimated price in whole units of `currency`.')),
    currency: Type.String({ maxLength: 3, description: 'ISO 4217.' }),
    postedAt: Time('When it was posted.'),
    closeAt: Nullable(Time('When bidding ends.')),
    detailUrl: Type.String({ maxLength: 4000, description: 'Address of the notice at its source.' }),
    terms: Type.Array(
      Type.Object(
        {
          term: Type.String({ maxLength: queryLimits.length, description: 'The search term, as typed.' }),
          start: Type.Integer({
            minimum: 0,
            maximum: 4000,
            format: 'int32',
            description: 'Where it begins in the title.',
          }),
          end: Type.Integer({
            minimum: 0,
            maximum: 4000,
            format: 'int32',
            description: 'Where it ends in the title, exclusive.',
          }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 1000, description: 'Where the search terms are in the title, in Unicode code points from 0.' },
    ),
  },
  { additionalProperties: false, description: 'A notice the keyword would have matched.' },
)

export const KeywordPreview = Type.Object(
  {
    from: Time('Start of the period: the beginning of a day in Seoul.'),
    to: Time('End of the period: now.'),
    matches: Count('Number of notices posted in the period that match.'),
    notices: Count('Number of all notices posted in the period.'),
    share: Type.Number({
      minimum: 0,
      maximum: 100,
      format: 'double',
      description: '`matches` as a percentage of `notices`.',
    }),
    averagePerDay: Type.Number({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'double',
      description: 'Average number of matches per day.',
    }),
    ...estimateFields,
    matchesEverything: Type.Boolean({
      description: 'Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected.',
    }),
    perDay: Type.Array(
      Type.Object(
        {
          date: Type.String({ format: 'date', maxLength: 10, description: 'The day, in Seoul time.' }),
          matches: Count('Number of matching notices posted on that day.'),
        },
        { additionalProperties: false },
      ),
      { maxItems: PREVIEW_DAYS, description: 'Each of the last 90 days, ending with today.' },
    ),
    samples: Type.Array(KeywordSample, { maxItems: PREVIEW_SAMPLES, description: 'The newest matching notices.' }),
  },
  {
    $id: 'KeywordPreview',
    additionalProperties: false,
    description: 'What a keyword would have matched in the last 90 days.',
  },
)
export type KeywordPreview = Static<typeof KeywordPreview>

/** What adding it would answer: added, or the code of the refusal; `repeated` is `keyword_exists` within the list. */
const LINE_VERDICTS = ['ok', 'invalid', 'repeated', 'keyword_exists', 'matches_everything', 'limit_reached'] as const

const KeywordLine = Type.Object(
  { keyword: KeywordText, in: Type.Optional(PlaceOfWords), filter: Type.Optional(FilterInput) },
  { additionalProperties: false, description: 'The keyword of one line.' },
)
export type KeywordLine = Static<typeof KeywordLine>

export const KeywordLines = Type.Object(
  {
    lines: Type.Array(KeywordLine, {
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'The keywords, in the order in which they would be added.',
    }),
  },
  {
    $id: 'KeywordLines',
    additionalProperties: false,
    description: 'A list of keywords to check before adding them.',
    examples: [
      { lines: [{ keyword: '정보시스템 (구축|고도화)', filter: { region: ['서울'] } }, { keyword: '하수관로' }] },
    ],
  },
)

const LineVerdict = Type.Object(
  {
    verdict: Type.Enum([...LINE_VERDICTS], {
      description:
        '`ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection. `limit_reached`: the lines above use up the limit of the plan.',
    }),
    matches: Nullable(
      Count('Number of notices posted in the period that match; `null` if the line is rejected without counting.'),
    ),
    keywordId: Nullable(Id('With `keyword_exists`: the equivalent keyword of the account.')),
    sameAs: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: MOST_LINES,
        format: 'int32',
        description: 'With `repeated`: the earlier equivalent line, counted from 0.',
      }),
    ),
    errors: Type.Array(ToldError, {
      maxItems: MOST_ERRORS,
      description: 'Errors of the line; empty if it is valid.',
    }),
  },
  { additionalProperties: false, description: 'The result for one line.' },
)
export type LineVerdict = Static<typeof LineVerdict>

export const KeywordVerdicts = Type.Object(
  {
    from: Time('Start of the period: the beginning of a day in Seoul.'),
    to: Time('End of the period: now.'),
    notices: Count('Number of all notices posted in the period.'),
    limit: Count('Number of keywords the plan includes.'),
    used: Count('Number of keywords the account has.'),
    lines: Type.Array(LineVerdict, { maxItems: MOST_LINES, description: 'One for each line, in the same order.' }),
  },
  {
    $id: 'KeywordVerdicts',
    additionalProperties: false,
    description: 'The result of adding a list of keywords, and what each would have matched in the last 90 days.',
  },
)
export type KeywordVerdicts = Static<typeof KeywordVerdicts>
