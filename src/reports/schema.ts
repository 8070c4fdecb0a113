import type { Static } from 'typebox'
import type { Award, Bid } from '../bids/index.ts'
import { amountParameters, ListFields, ShownListFields } from '../lib/filter-shapes.ts'
import { CurrencyCode, Id, Nullable, Time, TimeInput } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import type { CompetitorsBody, WinnersBody } from '../statistics/index.ts'
import { AWARD_FILTER_NAMES } from '../vocabulary/filters.ts'
import { LANGUAGES, type Language, type Wording } from '../vocabulary/languages.ts'
import type { Status } from '../vocabulary/notices.ts'

export const PERIODS = ['weekly', 'monthly'] as const
export type Period = (typeof PERIODS)[number]

export const REPORT_FORMATS = ['pdf', 'xlsx', 'html', 'json'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const SECTIONS = ['matches', 'closing', 'awards', 'competitors', 'statistics'] as const
export type SectionName = (typeof SECTIONS)[number]

export const REPORT_STATES = ['queued', 'running', 'ready', 'failed', 'expired'] as const
export type ReportState = (typeof REPORT_STATES)[number]

const Texts = (description: Wording, ...example: string[]) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20, description, examples: [example] })
const Count = (description: Wording, most = Number.MAX_SAFE_INTEGER) =>
  Type.Integer({ minimum: 0, maximum: most, format: most > 2147483647 ? 'int64' : 'int32', description })

const PeriodName = Type.Enum([...PERIODS], {
  description: {
    en: 'A week begins on Monday; weeks and months are those of Seoul.',
    ko: '한 주는 월요일에 시작하며, 한국 시간 기준입니다.',
  },
})
const FormatName = Type.Enum([...REPORT_FORMATS], { description: { en: 'File format.', ko: '파일 형식' } })
const LanguageName = Type.Enum([...LANGUAGES], { description: { en: 'Language of the report.', ko: '보고서의 언어' } })
const ScheduleState = Type.Enum(['active', 'paused'], {
  description: { en: 'A paused schedule generates no reports.', ko: '일시 중지한 예약은 보고서를 생성하지 않습니다.' },
})
const SectionNames = Type.Array(Type.Enum([...SECTIONS]), {
  minItems: 1,
  maxItems: SECTIONS.length,
  uniqueItems: true,
  description: { en: 'Sections of the report; default: all.', ko: '보고서에 포함할 항목. 생략하면 전체입니다.' },
})

/** Filters besides the lists. */
const narrowing = {
  ...amountParameters,
  currency: CurrencyCode({ en: 'Currency of all amounts (ISO 4217).', ko: '모든 금액의 통화(ISO 4217)' }),
  businessNo: Texts(
    {
      en: 'Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took part in at least three.',
      ko: '표시할 경쟁사의 사업자등록번호. 생략하면 기간 중 일치 공고를 낙찰받았고 일치 공고 3건 이상에 투찰한 업체를 5곳까지 선정합니다.',
    },
    '1048100000',
  ),
}

const FilterInput = Type.Partial(Type.Object({ ...ListFields(AWARD_FILTER_NAMES), ...narrowing }), {
  additionalProperties: false,
  description: {
    en: 'Filter for every section. Values of one field are combined with OR, fields with AND.',
    ko: '모든 항목에 적용하는 필터. 같은 필드의 값은 하나만, 서로 다른 필드는 모두 일치해야 합니다.',
  },
})
const ReportFilter = Type.Partial(Type.Object({ ...ShownListFields(AWARD_FILTER_NAMES), ...narrowing }), {
  additionalProperties: false,
  description: { en: 'Filter for every section.', ko: '모든 항목에 적용하는 필터' },
})
export type ReportFilter = Static<typeof ReportFilter>

const ProfileId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: {
    en: 'The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope `profile:read`. Default: the company of the account.',
    ko: '공고 목록에 참가자격을 표시할 추가 회사의 ID(`GET /v1/profiles` 참고). `profile:read` 권한이 필요합니다. 생략하면 계정의 회사입니다.',
  },
  examples: ['prf_01jd3x9k2mexample0000000000'],
})
const ShownProfile = Nullable(
  Id({
    en: 'The further company whose verdicts lists of notices show; `null` = the company of the account.',
    ko: '공고 목록에 참가자격을 표시한 추가 회사. `null`이면 계정의 회사입니다.',
  }),
)

const wishes = {
  period: PeriodName,
  format: FormatName,
  sections: Type.Optional(SectionNames),
  filter: Type.Optional(FilterInput),
  language: Type.Optional(LanguageName),
  profile: Type.Optional(ProfileId),
}

export const ReportInput = Type.Object(
  {
    ...wishes,
    of: Type.Optional(
      TimeInput(
        {
          en: 'Any day of the week or month to report on, not in the future; default: the last complete period.',
          ko: '보고서를 생성할 주나 달에 속하는 날짜. 미래일 수 없으며, 생략하면 가장 최근에 끝난 주나 달입니다.',
        },
        '2026-10-15',
      ),
    ),
  },
  {
    $id: 'NewReport',
    additionalProperties: false,
    description: { en: 'The report to generate.', ko: '만들 보고서' },
    examples: [{ period: 'monthly', of: '2026-10-15', format: 'pdf', filter: { bsnsDiv: ['용역'] } }],
  },
)
export type ReportInput = Static<typeof ReportInput>

const MailTo = Type.Array(Id({ en: 'A member.', ko: '구성원의 ID' }), {
  maxItems: 100,
  uniqueItems: true,
  description: {
    en: 'Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.',
    ko: '보고서가 완성되면 메일을 받는 구성원. 생략하면 소유자이며, 빈 목록이면 메일을 보내지 않습니다.',
  },
})

export const ScheduleInput = Type.Object(
  {
    ...wishes,
    mailTo: Type.Optional(MailTo),
  },
  {
    $id: 'NewReportSchedule',
    additionalProperties: false,
    description: { en: 'A report to generate after each period.', ko: '기간이 끝날 때마다 만들 보고서' },
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
    profile: Nullable(ProfileId),
    mailTo: Nullable(MailTo),
    state: Nullable(ScheduleState),
  }),
  {
    $id: 'ReportSchedulePatch',
    additionalProperties: false,
    description: {
      en: 'Fields to change; `null` restores the default.',
      ko: '바꿀 필드. `null`은 기본값으로 되돌립니다.',
    },
    examples: [{ state: 'paused' }],
  },
)
export type SchedulePatch = Static<typeof SchedulePatch>

const AsOf = Type.Object(
  {
    position: Count({
      en: 'Position in the feed of changes that all figures refer to.',
      ko: '모든 수치의 기준이 되는 변경 피드의 위치',
    }),
    at: Time({ en: 'When the figures were taken.', ko: '수치의 기준 시각' }),
  },
  {
    $id: 'ReportAsOf',
    additionalProperties: false,
    description: { en: 'The state of the data that all figures refer to.', ko: '모든 수치의 기준 시점' },
  },
)

export const Report = Type.Object(
  {
    id: Id({ en: 'Identifier of the report.', ko: '보고서의 ID' }),
    period: PeriodName,
    from: Time({ en: 'First second of the period.', ko: '기간의 첫 1초' }),
    to: Time({ en: 'Last second of the period.', ko: '기간의 마지막 1초' }),
    format: FormatName,
    sections: SectionNames,
    filter: ReportFilter,
    language: LanguageName,
    profile: ShownProfile,
    state: Type.Enum([...REPORT_STATES], { description: { en: 'State of the report.', ko: '보고서의 상태' } }),
    progress: Type.Integer({
      minimum: 0,
      maximum: 100,
      format: 'int32',
      description: { en: 'Progress in percent.', ko: '진행률, %' },
    }),
    reason: Nullable(
      Type.String({
        maxLength: 300,
        description: {
          en: 'Why it failed, in the language of the report.',
          ko: '실패한 이유. 보고서의 언어로 씁니다.',
        },
      }),
    ),
    asOf: Nullable(AsOf),
    contentUrl: Nullable(
      Type.String({
        format: 'uri',
        maxLength: 2000,
        description: {
          en: 'Link to the file that works without a key for one hour.',
          ko: '키 없이 한 시간 동안 쓸 수 있는 파일 링크',
        },
      }),
    ),
    bytes: Nullable(Count({ en: 'Size of the file.', ko: '파일 크기(바이트)' }, 2147483647)),
    scheduleId: Nullable(Id({ en: 'The schedule that requested it.', ko: '이 보고서를 요청한 예약' })),
    createdAt: Time({ en: 'When it was requested.', ko: '요청한 시각' }),
    readyAt: Nullable(Time({ en: 'When it was ready.', ko: '완성된 시각' })),
    expiresAt: Nullable(Time({ en: 'When its file is deleted.', ko: '파일을 파기하는 시각' })),
  },
  {
    $id: 'Report',
    additionalProperties: false,
    description: { en: 'A report, requested or finished.', ko: '요청했거나 완성된 보고서' },
  },
)
export type Report = Static<typeof Report>

export const Schedule = Type.Object(
  {
    id: Id({ en: 'Identifier of the schedule.', ko: '예약의 ID' }),
    period: PeriodName,
    format: FormatName,
    sections: SectionNames,
    filter: ReportFilter,
    language: LanguageName,
    profile: ShownProfile,
    mailTo: Nullable(
      Type.Array(Id({ en: 'A member.', ko: '구성원의 ID' }), {
        maxItems: 100,
        description: {
          en: 'Members who get a mail; `null` = the owner.',
          ko: '메일을 받는 구성원. `null`이면 소유자입니다.',
        },
      }),
    ),
    state: ScheduleState,
    nextAt: Nullable(
      Time({
        en: 'When the next report is generated; `null` = it is paused.',
        ko: '다음 보고서의 생성 시각. `null`이면 일시 중지 상태입니다.',
      }),
    ),
    createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
  },
  {
    $id: 'ReportSchedule',
    additionalProperties: false,
    description: { en: 'A report that is generated after each period.', ko: '기간마다 생성하는 보고서' },
  },
)
export type Schedule = Static<typeof Schedule>

export const ReportPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The report.', ko: '보고서' } }),
})
export const SchedulePath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The schedule.', ko: '예약' } }),
})
export const LinkPath = Type.Object({
  link: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: { en: 'The signed token of the link.', ko: '링크의 서명된 토큰' },
  }),
})

/** The query of a list of notices, with the parameters of `GET /v1/bids`. */
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
  profile?: string
}

/** A notice of a list, with every field of `GET /v1/bids`. */
export type BidItem = Bid

/** An ended notice of the field, with its results. */
export type AwardItem = Pick<BidItem, 'noticeNo' | 'title' | 'agency' | 'bsnsDiv' | 'openAt' | 'status'> & {
  awards: Award[]
}

export interface Notices {
  total: number
  items: BidItem[]
}

/** The figures of the first page, each from a section: total, amounts, results, and the rate of the statistics. */
export const FIGURES = ['matches', 'matchAmount', 'results', 'awardAmount', 'awardRate'] as const
export type FigureName = (typeof FIGURES)[number]

/** A figure with its value in the previous period; `null` if unknown or withheld. */
export interface SummaryFigure {
  name: FigureName
  value: number | null
  before: number | null
  /** `value - before`. */
  difference: number | null
  /** The difference in percent of `before`; `null` if that is 0 or unknown. */
  percent: number | null
}

/** The ranks of a notice among the open ones, from 1; equal values share a rank. */
export interface Ranks {
  /** `null` = the amount is unknown, or in another currency. */
  amount: number | null
  keywords: number
  closing: number
}

/** The content of the first page. */
export interface Summary {
  /** The period that the figures are compared with. */
  before: { from: string; to: string }
  /** Only figures of the chosen sections. */
  figures: SummaryFigure[]
  /** Open notices to review first, in this order. Requires the sections `matches` and `closing`. */
  toDecide?: (BidItem & { places: Ranks })[]
  /** Notices that close within three days. Requires the section `closing`. */
  closingSoon?: Notices
}

interface FurtherCompany {
  id: string
  name: string
}

/** The JSON file of a report, from which all other formats are made. */
export interface ReportContent {
  period: Period
  from: string
  to: string
  asOf: { position: number; at: string }
  /** The further company whose verdicts are shown; `null` = the company of the account. */
  profile: FurtherCompany | null
  summary: Summary
  sections: {
    matches?: Notices
    closing?: Notices
    awards?: { total: number; items: AwardItem[] }
    competitors?: CompetitorsBody
    statistics?: WinnersBody
  }
}

/** The specification of a report. */
export interface ReportSpec {
  company: string
  period: Period
  /** The first and the last second. */
  from: number
  to: number
  format: ReportFormat
  sections: SectionName[]
  filter: ReportFilter
  language: Language
  /** The further company whose verdicts are shown; `null` = the company of the account. */
  profileId: string | null
}
