import { type Static, Type } from 'typebox'
import type { Award, Bid } from '../bids/index.ts'
import { amountParameters, CurrencyCode, ListFields, ShownListFields } from '../lib/filter-shapes.ts'
import { Id, Nullable, Time, TimeInput } from '../lib/shapes.ts'
import type { CompetitorsBody, WinnersBody } from '../statistics/index.ts'
import { AWARD_FILTER_NAMES } from '../vocabulary/filters.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'
import type { Status } from '../vocabulary/notices.ts'

export const PERIODS = ['weekly', 'monthly'] as const
export type Period = (typeof PERIODS)[number]

export const REPORT_FORMATS = ['pdf', 'xlsx', 'html', 'json'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const SECTIONS = ['matches', 'closing', 'awards', 'competitors', 'statistics'] as const
export type SectionName = (typeof SECTIONS)[number]

export const REPORT_STATES = ['queued', 'running', 'ready', 'failed', 'expired'] as const
export type ReportState = (typeof REPORT_STATES)[number]

const Texts = (description: string, ...example: string[]) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20, description, examples: [example] })
const Count = (description: string, most = Number.MAX_SAFE_INTEGER) =>
  Type.Integer({ minimum: 0, maximum: most, format: most > 2147483647 ? 'int64' : 'int32', description })

const PeriodName = Type.Enum([...PERIODS], {
  description: 'A week begins on Monday; weeks and months are those of Seoul.',
})
const FormatName = Type.Enum([...REPORT_FORMATS], { description: 'File format.' })
const LanguageName = Type.Enum([...LANGUAGES], { description: 'Language of the report.' })
const ScheduleState = Type.Enum(['active', 'paused'], { description: 'A paused schedule generates no reports.' })
const SectionNames = Type.Array(Type.Enum([...SECTIONS]), {
  minItems: 1,
  maxItems: SECTIONS.length,
  uniqueItems: true,
  description: 'Sections of the report; default: all.',
})

/** Beside the lists. */
const narrowing = {
  ...amountParameters,
  currency: CurrencyCode('Currency of all amounts (ISO 4217).'),
  businessNo: Texts(
    'Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took part in at least three.',
    '1048100000',
  ),
}

const FilterInput = Type.Partial(Type.Object({ ...ListFields(AWARD_FILTER_NAMES), ...narrowing }), {
  additionalProperties: false,
  description: 'Filter for every section. Values of one field are combined with OR, fields with AND.',
})
const ReportFilter = Type.Partial(Type.Object({ ...ShownListFields(AWARD_FILTER_NAMES), ...narrowing }), {
  additionalProperties: false,
  description: 'Filter for every section.',
})
export type ReportFilter = Static<typeof ReportFilter>

const wishes = {
  period: PeriodName,
  format: FormatName,
  sections: Type.Optional(SectionNames),
  filter: Type.Optional(FilterInput),
  language: Type.Optional(LanguageName),
}

export const ReportInput = Type.Object(
  {
    ...wishes,
    of: Type.Optional(
      TimeInput(
        'Any day of the week or month to report on, not in the future; default: the last complete period.',
        '2026-10-15',
      ),
    ),
  },
  {
    $id: 'NewReport',
    additionalProperties: false,
    description: 'The report to generate.',
    examples: [{ period: 'monthly', of: '2026-10-15', format: 'pdf', filter: { bsnsDiv: ['용역'] } }],
  },
)
export type ReportInput = Static<typeof ReportInput>

const MailTo = Type.Array(Id('A member.'), {
  maxItems: 100,
  uniqueItems: true,
  description: 'Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.',
})

export const ScheduleInput = Type.Object(
  {
    ...wishes,
    mailTo: Type.Optional(MailTo),
  },
  {
    $id: 'NewReportSchedule',
    additionalProperties: false,
    description: 'A report to generate after each period.',
    examples: [{ period: 'weekly', format: 'pdf' }],
  },
)
export type ScheduleInput = Static<typeof ScheduleInput>

export const SchedulePatch = Type.Partial(
  Type.Object({
    period: PeriodName,
    format: FormatName,
    sections: Nullable(SectionNames),
    filter: Nullable(FilterInput),
    language: Nullable(LanguageName),
    mailTo: Nullable(MailTo),
    state: Nullable(ScheduleState),
  }),
  {
    $id: 'ReportSchedulePatch',
    additionalProperties: false,
    description: 'Fields to change; `null` restores the default.',
    examples: [{ state: 'paused' }],
  },
)
export type SchedulePatch = Static<typeof SchedulePatch>

const AsOf = Type.Object(
  {
    position: Count('Position in the feed of changes that all figures refer to.'),
    at: Time('When the figures were taken.'),
  },
  { $id: 'ReportAsOf', additionalProperties: false, description: 'The state of the data that all figures refer to.' },
)

export const Report = Type.Object(
  {
    id: Id('Identifier of the report.'),
    period: PeriodName,
    from: Time('First second of the period.'),
    to: Time('Last second of the period.'),
    format: FormatName,
    sections: SectionNames,
    filter: ReportFilter,
    language: LanguageName,
    state: Type.Enum([...REPORT_STATES], { description: 'State of the report.' }),
    progress: Type.Integer({ minimum: 0, maximum: 100, format: 'int32', description: 'Progress in percent.' }),
    reason: Nullable(Type.String({ maxLength: 300, description: 'Why it failed.' })),
    asOf: Nullable(AsOf),
    contentUrl: Nullable(
      Type.String({
        format: 'uri',
        maxLength: 2000,
        description: 'Link to the file that works without a key for one hour.',
      }),
    ),
    bytes: Nullable(Count('Size of the file.', 2147483647)),
    scheduleId: Nullable(Id('The schedule that requested it.')),
    createdAt: Time('When it was requested.'),
    readyAt: Nullable(Time('When it was ready.')),
    expiresAt: Nullable(Time('When its file is deleted.')),
  },
  { $id: 'Report', additionalProperties: false, description: 'A report, requested or finished.' },
)
export type Report = Static<typeof Report>

export const Schedule = Type.Object(
  {
    id: Id('Identifier of the schedule.'),
    period: PeriodName,
    format: FormatName,
    sections: SectionNames,
    filter: ReportFilter,
    language: LanguageName,
    mailTo: Nullable(
      Type.Array(Id('A member.'), { maxItems: 100, description: 'Members who get a mail; `null` = the owner.' }),
    ),
    state: ScheduleState,
    nextAt: Nullable(Time('When the next report is generated; `null` = it is paused.')),
    createdAt: Time('When it was created.'),
  },
  { $id: 'ReportSchedule', additionalProperties: false, description: 'A report that is generated after each period.' },
)
export type Schedule = Static<typeof Schedule>

export const ReportPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The report.' }),
})
export const SchedulePath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The schedule.' }),
})
export const LinkPath = Type.Object({
  link: Type.String({ minLength: 1, maxLength: 1000, description: 'The signed token of the link.' }),
})

/** The words a list of notices is asked with; those of `GET /v1/bids`. */
export interface BidWords {
  agency?: string[]
  industry?: string[]
  region?: string[]
  bsnsDiv?: string[]
  minAmt?: number
  maxAmt?: number
  currency?: string
  status?: Status[]
  closeFrom?: string
  closeTo?: string
  openFrom?: string
  openTo?: string
  postedFrom?: string
  postedTo?: string
  sort?: '-postedAt' | 'closeAt'
  matched?: boolean
}

/** A notice of a list, with every field of `GET /v1/bids`. */
export type BidItem = Bid

/** A notice of the field that came to its end, with its results. */
export type AwardItem = Pick<BidItem, 'noticeNo' | 'title' | 'agency' | 'bsnsDiv' | 'openAt' | 'status'> & {
  awards: Award[]
}

export interface Notices {
  total: number
  items: BidItem[]
}

/** What stands on the first page, each of a section: its total, amounts, results, and the rate of the statistics. */
export const FIGURES = ['matches', 'matchAmount', 'results', 'awardAmount', 'awardRate'] as const
export type FigureName = (typeof FIGURES)[number]

/** A figure and the same of the period before; `null` where it is not known or withheld. */
export interface SummaryFigure {
  name: FigureName
  value: number | null
  before: number | null
  /** `value - before`. */
  difference: number | null
  /** The difference in percent of `before`; `null` where that is 0 or not known. */
  percent: number | null
}

/** The place of a notice among those that are open, from 1, by what decides; equal ones share a place. */
export interface Ranks {
  /** `null` = the amount is not known, or in another currency. */
  amount: number | null
  keywords: number
  closing: number
}

/** The first page: what is to be decided now. */
export interface Summary {
  /** What the figures are compared with. */
  before: { from: string; to: string }
  /** Of the chosen sections only. */
  figures: SummaryFigure[]
  /** Open notices worth deciding on first, in this order; of `matches` and `closing`. */
  toDecide?: (BidItem & { places: Ranks })[]
  /** Notices that close within three days; of `closing`. */
  closingSoon?: Notices
}

/** The file of a report as JSON, and what every other form is made of. */
export interface ReportContent {
  period: Period
  from: string
  to: string
  asOf: { position: number; at: string }
  summary: Summary
  sections: {
    matches?: Notices
    closing?: Notices
    awards?: { total: number; items: AwardItem[] }
    competitors?: CompetitorsBody
    statistics?: WinnersBody
  }
}

/** What a report is to be, beside its content. */
export interface Wish {
  company: string
  period: Period
  /** First and last second. */
  from: number
  to: number
  format: ReportFormat
  sections: SectionName[]
  filter: ReportFilter
  language: Language
}
