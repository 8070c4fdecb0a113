// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core, takeBlob } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** The report to generate. */
export interface NewReport {
  /** A week begins on Monday; weeks and months are those of Seoul. */
  period: 'weekly' | 'monthly'
  /** File format. */
  format: 'pdf' | 'xlsx' | 'html' | 'json'
  /** Sections of the report; default: all. */
  sections?: Array<'matches' | 'closing' | 'awards' | 'competitors' | 'statistics'>
  /** Filter for every section. Values of one field are combined with OR, fields with AND. */
  filter?: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<'물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number
    /** Currency of all amounts (ISO 4217). */
    currency?: string
    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took
     * part in at least three.
     */
    businessNo?: string[]
  }
  /** Language of the report. */
  language?: 'ko' | 'en'
  /**
   * The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
   * `profile:read`. Default: the company of the account.
   */
  profile?: string
  /** Any day of the week or month to report on, not in the future; default: the last complete period. */
  of?: string
}

/** The state of the data that all figures refer to. */
export interface ReportAsOf {
  /** Position in the feed of changes that all figures refer to. */
  position: number
  /** When the figures were taken. */
  at: string
}

/** A report, requested or finished. */
export interface Report {
  /** Identifier of the report. */
  id: string
  /** A week begins on Monday; weeks and months are those of Seoul. */
  period: Open<'weekly' | 'monthly'>
  /** First second of the period. */
  from: string
  /** Last second of the period. */
  to: string
  /** File format. */
  format: Open<'pdf' | 'xlsx' | 'html' | 'json'>
  /** Sections of the report; default: all. */
  sections: Array<Open<'matches' | 'closing' | 'awards' | 'competitors' | 'statistics'>>
  /** Filter for every section. */
  filter: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<Open<'물품' | '용역' | '공사' | '외자' | '기타'>>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number
    /** Currency of all amounts (ISO 4217). */
    currency?: string
    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took
     * part in at least three.
     */
    businessNo?: string[]
  }
  /** Language of the report. */
  language: Open<'ko' | 'en'>
  /** The further company whose verdicts lists of notices show; `null` = the company of the account. */
  profile: string | null
  /** State of the report. */
  state: Open<'queued' | 'running' | 'ready' | 'failed' | 'expired'>
  /** Progress in percent. */
  progress: number
  /** Why it failed, in the language of the report. */
  reason: string | null
  asOf: ReportAsOf | null
  /** Link to the file that works without a key for one hour. */
  contentUrl: string | null
  /** Size of the file. */
  bytes: number | null
  /** The schedule that requested it. */
  scheduleId: string | null
  /** When it was requested. */
  createdAt: string
  /** When it was ready. */
  readyAt: string | null
  /** When its file is deleted. */
  expiresAt: string | null
}

/** A page of reports */
export interface ReportList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Report[]
}

/** A report to generate after each period. */
export interface NewReportSchedule {
  /** A week begins on Monday; weeks and months are those of Seoul. */
  period: 'weekly' | 'monthly'
  /** File format. */
  format: 'pdf' | 'xlsx' | 'html' | 'json'
  /** Sections of the report; default: all. */
  sections?: Array<'matches' | 'closing' | 'awards' | 'competitors' | 'statistics'>
  /** Filter for every section. Values of one field are combined with OR, fields with AND. */
  filter?: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<'물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number
    /** Currency of all amounts (ISO 4217). */
    currency?: string
    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took
     * part in at least three.
     */
    businessNo?: string[]
  }
  /** Language of the report. */
  language?: 'ko' | 'en'
  /**
   * The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
   * `profile:read`. Default: the company of the account.
   */
  profile?: string
  /** Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent. */
  mailTo?: string[]
}

/** A report that is generated after each period. */
export interface ReportSchedule {
  /** Identifier of the schedule. */
  id: string
  /** A week begins on Monday; weeks and months are those of Seoul. */
  period: Open<'weekly' | 'monthly'>
  /** File format. */
  format: Open<'pdf' | 'xlsx' | 'html' | 'json'>
  /** Sections of the report; default: all. */
  sections: Array<Open<'matches' | 'closing' | 'awards' | 'competitors' | 'statistics'>>
  /** Filter for every section. */
  filter: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<Open<'물품' | '용역' | '공사' | '외자' | '기타'>>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number
    /** Currency of all amounts (ISO 4217). */
    currency?: string
    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took
     * part in at least three.
     */
    businessNo?: string[]
  }
  /** Language of the report. */
  language: Open<'ko' | 'en'>
  /** The further company whose verdicts lists of notices show; `null` = the company of the account. */
  profile: string | null
  /** Members who get a mail; `null` = the owner. */
  mailTo: string[] | null
  /** A paused schedule generates no reports. */
  state: Open<'active' | 'paused'>
  /** When the next report is generated; `null` = it is paused. */
  nextAt: string | null
  /** When it was created. */
  createdAt: string
}

/** A page of schedules */
export interface ReportScheduleList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: ReportSchedule[]
}

/** Fields to change; `null` restores the default. */
export type ReportSchedulePatch = {
  /** A week begins on Monday; weeks and months are those of Seoul. */
  period?: 'weekly' | 'monthly'
  /** File format. */
  format?: 'pdf' | 'xlsx' | 'html' | 'json'
  /** Sections of the report; default: all. */
  sections?: Array<'matches' | 'closing' | 'awards' | 'competitors' | 'statistics'> | null
  /** Filter for every section. Values of one field are combined with OR, fields with AND. */
  filter?: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<'물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number
    /** Currency of all amounts (ISO 4217). */
    currency?: string
    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took
     * part in at least three.
     */
    businessNo?: string[]
  } | null
  /** Language of the report. */
  language?: 'ko' | 'en' | null
  /**
   * The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
   * `profile:read`. Default: the company of the account.
   */
  profile?: string | null
  /** Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent. */
  mailTo?: string[] | null
  /** A paused schedule generates no reports. */
  state?: 'active' | 'paused' | null
}

/** Of `GET /v1/reports`. */
export interface ListReportsQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/reports/{id}/content`. */
export interface GetReportContentQuery {
  /** Whether browsers show the file instead of saving it. Only HTML can be shown. Default: false. */
  inline?: boolean
}

/** Of `GET /v1/reports/schedules`. */
export interface ListReportSchedulesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** A week or a month as a file: PDF, spreadsheet, web page or JSON. */
export class ReportsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Request a report.
   *
   * Generates a report of one week or month in the background. Two reports of an account run at a time; further ones are
   * queued. All figures come from one snapshot, which the report names. Files are kept for 30 days.
   *
   * Plan: Enterprise. Scope: `reports:write`.
   */
  request(body: NewReport, options?: CallOptions): Call<Report> {
    return this.#core.call({ method: 'POST', path: '/v1/reports', body, takesKey: true }, options)
  }

  /**
   * List reports.
   *
   * The reports of the account, newest first.
   *
   * Plan: Enterprise. Scope: `reports:read`.
   */
  list(query?: ListReportsQuery, options?: CallOptions): PageCall<ReportList> {
    return this.#core.page({ method: 'GET', path: '/v1/reports', query }, options)
  }

  /**
   * One report.
   *
   * The progress of the report and, once it is ready, a link to its file that works without a key for one hour.
   *
   * Plan: Enterprise. Scope: `reports:read`.
   */
  get(id: string, options?: CallOptions): Call<Report> {
    return this.#core.call({ method: 'GET', path: at`/v1/reports/${id}` }, options)
  }

  /**
   * Delete a report.
   *
   * A queued or running report is cancelled; a finished one is deleted with its file and links.
   *
   * Plan: Enterprise. Scope: `reports:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/reports/${id}` }, options)
  }

  /**
   * Download a report.
   *
   * The file has the format of the report, regardless of `Accept`.
   *
   * Plan: Enterprise. Scope: `reports:read`.
   */
  getContent(id: string, query?: GetReportContentQuery, options?: CallOptions): Call<Blob> {
    return this.#core.call(
      { method: 'GET', path: at`/v1/reports/${id}/content`, query, accept: '*/*' },
      options,
      takeBlob,
    )
  }

  /**
   * Download a report by a signed link.
   *
   * The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file. It returns
   * 403 while the account is blocked or suspended, or while its plan includes no reports.
   */
  getByLink(link: string, options?: CallOptions): Call<Blob> {
    return this.#core.call({ method: 'GET', path: at`/reports/${link}`, accept: '*/*' }, options, takeBlob)
  }

  /**
   * Schedule reports.
   *
   * The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone. Recipients
   * get a mail with a link that works for seven days.
   *
   * Plan: Enterprise. Scope: `reports:write`.
   */
  createSchedule(body: NewReportSchedule, options?: CallOptions): Call<ReportSchedule> {
    return this.#core.call({ method: 'POST', path: '/v1/reports/schedules', body, takesKey: true }, options)
  }

  /**
   * List schedules.
   *
   * The schedules of the account, oldest first.
   *
   * Plan: Enterprise. Scope: `reports:read`.
   */
  listSchedules(query?: ListReportSchedulesQuery, options?: CallOptions): PageCall<ReportScheduleList> {
    return this.#core.page({ method: 'GET', path: '/v1/reports/schedules', query }, options)
  }

  /**
   * One schedule.
   *
   * Plan: Enterprise. Scope: `reports:read`.
   */
  getSchedule(id: string, options?: CallOptions): Call<ReportSchedule> {
    return this.#core.call({ method: 'GET', path: at`/v1/reports/schedules/${id}` }, options)
  }

  /**
   * Change a schedule.
   *
   * Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is generated;
   * `active` (or `null`) resumes with the next period. `If-Match` is honoured.
   *
   * Plan: Enterprise. Scope: `reports:write`.
   */
  changeSchedule(id: string, body?: ReportSchedulePatch, options?: CallOptions): Call<ReportSchedule> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/reports/schedules/${id}`, body }, options)
  }

  /**
   * Delete a schedule.
   *
   * Reports it has already requested remain.
   *
   * Plan: Enterprise. Scope: `reports:write`.
   */
  deleteSchedule(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/reports/schedules/${id}` }, options)
  }
}
