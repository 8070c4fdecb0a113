// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Bid, Open } from './shared.ts'

/** How often the keyword will report, as in the preview; only in the response of `POST /v1/keywords`. */
export interface KeywordEstimate {
  /** About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal. */
  perWeek: number
  /** Whether it would report more than 30 notices a day on average: narrow it, or choose a digest. */
  manyAlerts: boolean
}

/** A stored search of an account. */
export interface Keyword {
  /** Identifier of the keyword. */
  id: string
  /**
   * Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
   * parentheses group. It may be empty if the filter names an agency or an industry.
   */
  keyword: string
  /**
   * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
   * may be in none of these places.
   */
  in: Open<'title' | 'attachments' | 'all'>
  /** Conditions on a notice besides its words, as typed. */
  filter: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency: string[]
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry: string[]
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region: string[]
    /** Business category. Any one of the values is enough. */
    bsnsDiv: Array<Open<'물품' | '용역' | '공사' | '외자' | '기타'>>
    /** Part of the contract method (계약방법). Any one of the values is enough. */
    contractMethod: string[]
    /** Part of the award method (낙찰방법). Any one of the values is enough. */
    awardMethod: string[]
    /**
     * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
     * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
     * be read. Any one of the values is enough.
     */
    regionLimit: Array<Open<'limited' | 'nationwide' | 'unstated'>>
    /** Lower bound of the estimated price, inclusive. */
    minAmt: number | null
    /** Upper bound of the estimated price, inclusive. */
    maxAmt: number | null
    /** Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown. */
    currency: string
    /** What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`. */
    unknownAmt: Open<'include' | 'exclude' | 'only'> | null
    /** Texts a title must not contain; each works like `-"…"` in the keyword. */
    exclude: string[]
    /**
     * Only notices for which the company profile of the account, or of the company in `profile`, has one of these
     * verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
     */
    eligibility: Array<Open<'yes' | 'check'>>
  }
  /** The further company that it is for; `null` = the company of the account. */
  profile: string | null
  /** What to notify about, whom and how. */
  alert: {
    /** When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never. */
    email: Open<'off' | 'instant' | 'daily' | 'weekly'>
    /** Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did. */
    to: string[]
    /** Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks. */
    webhook: boolean
    /** What to notify about: notices that match for the first time, and what happens to them later. */
    on: Array<Open<'new' | 'deadline_changed' | 'price_changed' | 'cancelled' | 'awarded'>>
    /** How many days before closing a reminder is mailed; reminders follow a deadline that moves. */
    remind: number[]
  }
  /** A paused keyword matches nothing. */
  state: Open<'active' | 'paused'>
  /**
   * `owner` = paused by request, `plan` = the account has more keywords than its plan includes, or the plan includes no
   * further companies.
   */
  pausedReason: Open<'owner' | 'plan'> | null
  /** The key that created it; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it was last changed. */
  updatedAt: string
  /** Number of matches since it was created. */
  matchCount: number
  /** When a notice last matched it. */
  lastMatchedAt: string | null
  /**
   * What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with
   * `recent=true`.
   */
  recent?: {
    /** The first day, in Seoul time. */
    from: string
    /** One for each of the last 90 days, ending with today. */
    matches: number[]
  }
  estimate?: KeywordEstimate
}

/** A page of keywords */
export interface KeywordList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Keyword[]
}

/** What to look for. */
export interface NewKeyword {
  /**
   * Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
   * parentheses group. It may be empty if the filter names an agency or an industry.
   */
  keyword: string
  /**
   * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
   * may be in none of these places.
   */
  in?: 'title' | 'attachments' | 'all'
  /** Values of one field are combined with OR, fields with AND. */
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
    /** Part of the contract method (계약방법). Any one of the values is enough. */
    contractMethod?: string[]
    /** Part of the award method (낙찰방법). Any one of the values is enough. */
    awardMethod?: string[]
    /**
     * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
     * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
     * be read. Any one of the values is enough.
     */
    regionLimit?: Array<'limited' | 'nationwide' | 'unstated'>
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number | null
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number | null
    /** Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown. */
    currency?: string
    /** What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`. */
    unknownAmt?: 'include' | 'exclude' | 'only' | null
    /** Texts a title must not contain; each works like `-"…"` in the keyword. */
    exclude?: string[]
    /**
     * Only notices for which the company profile of the account, or of the company in `profile`, has one of these
     * verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
     */
    eligibility?: Array<'yes' | 'check'>
  }
  /**
   * The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
   * `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
   * company of the account.
   */
  profile?: string
  /** What to notify about, whom and how. */
  alert?: {
    /** When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never. */
    email?: 'off' | 'instant' | 'daily' | 'weekly'
    /** Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did. */
    to?: string[]
    /** Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks. */
    webhook?: boolean
    /** What to notify about: notices that match for the first time, and what happens to them later. */
    on?: Array<'new' | 'deadline_changed' | 'price_changed' | 'cancelled' | 'awarded'>
    /** How many days before closing a reminder is mailed; reminders follow a deadline that moves. */
    remind?: number[]
  }
}

/** Keywords to add in one request. */
export interface KeywordBatch {
  /** The keywords to add, in this order. */
  keywords: NewKeyword[]
}

/** The result of adding many keywords. */
export interface KeywordsAdded {
  /** Number of new keywords. */
  added: number
  /** One for each keyword, in the same order. */
  items: Array<{
    /** The keyword: the new one, or the equivalent one the account already had. */
    id: string
    /** `false`: the account, or an earlier line, already had an equivalent keyword. */
    added: boolean
  }>
}

/**
 * The same change to many keywords: absent fields stay as they are, `null` restores the default, lists are replaced as
 * a whole.
 */
export type KeywordsPatch = {
  /** The keywords to change. */
  ids: string[]
  /** Conditions to change. */
  filter?: {
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[] | null
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<
      '물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'
    > | null
  } | null
  /**
   * The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
   * `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
   * company of the account.
   */
  profile?: string | null
  /** Alert settings to change. */
  alert?: {
    /** When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never. */
    email?: 'off' | 'instant' | 'daily' | 'weekly' | null
    /** Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did. */
    to?: string[] | null
    /** Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks. */
    webhook?: boolean | null
    /** What to notify about: notices that match for the first time, and what happens to them later. */
    on?: Array<'new' | 'deadline_changed' | 'price_changed' | 'cancelled' | 'awarded'> | null
    /** How many days before closing a reminder is mailed; reminders follow a deadline that moves. */
    remind?: number[] | null
  } | null
  /** Pause or resume the keyword. */
  state?: 'active' | 'paused' | null
}

/** The result of changing many keywords. */
export interface KeywordsChanged {
  /** Number of keywords that were changed; the others already were as requested. */
  changed: number
}

/** What a keyword would have matched in the last 90 days. */
export interface KeywordPreview {
  /** Start of the period: the beginning of a day in Seoul. */
  from: string
  /** End of the period: now. */
  to: string
  /** Number of notices posted in the period that match. */
  matches: number
  /** Number of all notices posted in the period. */
  notices: number
  /** `matches` as a percentage of `notices`. */
  share: number
  /** Average number of matches per day. */
  averagePerDay: number
  /** About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal. */
  perWeek: number
  /** Whether it would report more than 30 notices a day on average: narrow it, or choose a digest. */
  manyAlerts: boolean
  /** Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected. */
  matchesEverything: boolean
  /** Each of the last 90 days, ending with today. */
  perDay: Array<{
    /** The day, in Seoul time. */
    date: string
    /** Number of matching notices posted on that day. */
    matches: number
  }>
  /** The newest matching notices. */
  samples: Array<{
    /** Number of the notice. */
    noticeNo: string
    /** Its title. */
    title: string
    /** Issuing agency. */
    agency: string
    /** Its business category. */
    bsnsDiv: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
    /** Its estimated price in whole units of `currency`. */
    estimatedPrice: number | null
    /** ISO 4217. */
    currency: string
    /** When it was posted. */
    postedAt: string
    /** When bidding ends. */
    closeAt: string | null
    /** Address of the notice at its source. */
    detailUrl: string
    /** Where the search terms are in the title, in Unicode code points from 0. */
    terms: Array<{
      /** The search term, as typed. */
      term: string
      /** Where it begins in the title. */
      start: number
      /** Where it ends in the title, exclusive. */
      end: number
    }>
  }>
}

/** A list of keywords to check before adding them. */
export interface KeywordLines {
  /** The keywords, in the order in which they would be added. */
  lines: Array<{
    /**
     * Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
     * parentheses group. It may be empty if the filter names an agency or an industry.
     */
    keyword: string
    /**
     * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
     * may be in none of these places.
     */
    in?: 'title' | 'attachments' | 'all'
    /** Values of one field are combined with OR, fields with AND. */
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
      /** Part of the contract method (계약방법). Any one of the values is enough. */
      contractMethod?: string[]
      /** Part of the award method (낙찰방법). Any one of the values is enough. */
      awardMethod?: string[]
      /**
       * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
       * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
       * be read. Any one of the values is enough.
       */
      regionLimit?: Array<'limited' | 'nationwide' | 'unstated'>
      /** Lower bound of the estimated price, inclusive. */
      minAmt?: number | null
      /** Upper bound of the estimated price, inclusive. */
      maxAmt?: number | null
      /** Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown. */
      currency?: string
      /** What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`. */
      unknownAmt?: 'include' | 'exclude' | 'only' | null
      /** Texts a title must not contain; each works like `-"…"` in the keyword. */
      exclude?: string[]
      /**
       * Only notices for which the company profile of the account, or of the company in `profile`, has one of these
       * verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
       */
      eligibility?: Array<'yes' | 'check'>
    }
    /**
     * The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
     * `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
     * company of the account.
     */
    profile?: string
  }>
}

/** The result of adding a list of keywords, and what each would have matched in the last 90 days. */
export interface KeywordVerdicts {
  /** Start of the period: the beginning of a day in Seoul. */
  from: string
  /** End of the period: now. */
  to: string
  /** Number of all notices posted in the period. */
  notices: number
  /** Number of keywords the plan includes. */
  limit: number
  /** Number of keywords the account has. */
  used: number
  /** One for each line, in the same order. */
  lines: Array<{
    /**
     * `ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection.
     * `limit_reached`: the lines above use up the limit of the plan.
     */
    verdict: Open<'ok' | 'invalid' | 'repeated' | 'keyword_exists' | 'matches_everything' | 'limit_reached'>
    /** Number of notices posted in the period that match; `null` if the line is rejected without counting. */
    matches: number | null
    /** With `keyword_exists`: the equivalent keyword of the account. */
    keywordId: string | null
    /** With `repeated`: the earlier equivalent line, counted from 0. */
    sameAs: number | null
    /** Errors of the line; empty if it is valid. */
    errors: Array<{
      in: Open<'path' | 'query' | 'header' | 'body'>
      /** Name of the parameter, or path of the field, such as `filter.agency[2]`. */
      name: string
      /** Machine-readable error code. */
      code: Open<
        | 'invalid_request'
        | 'invalid_path'
        | 'invalid_parameter'
        | 'missing_parameter'
        | 'unknown_parameter'
        | 'repeated_parameter'
        | 'reversed_range'
        | 'invalid_query'
        | 'search_too_broad'
        | 'matches_everything'
        | 'unknown_region'
        | 'invalid_cursor'
        | 'invalid_json'
        | 'invalid_field'
        | 'missing_field'
        | 'unknown_field'
        | 'invalid_url'
        | 'unexpected_body'
        | 'missing_credentials'
        | 'invalid_key'
        | 'expired_key'
        | 'revoked_key'
        | 'session_ended'
        | 'invalid_link'
        | 'invalid_passkey'
        | 'invalid_signature'
        | 'access_blocked'
        | 'ip_not_allowed'
        | 'beta_access_required'
        | 'plan_required'
        | 'scope_required'
        | 'console_header_required'
        | 'origin_not_allowed'
        | 'operator_required'
        | 'reason_required'
        | 'member_required'
        | 'https_required'
        | 'not_found'
        | 'method_not_allowed'
        | 'not_acceptable'
        | 'request_timeout'
        | 'request_in_progress'
        | 'outcome_unknown'
        | 'would_lock_out'
        | 'keyword_exists'
        | 'pursuit_exists'
        | 'profile_required'
        | 'profile_exists'
        | 'profile_in_use'
        | 'pursuit_settled'
        | 'limit_reached'
        | 'member_exists'
        | 'last_owner'
        | 'passkeys_unavailable'
        | 'keys_depend'
        | 'key_ended'
        | 'key_of_app'
        | 'consultation_closed'
        | 'attachments_off'
        | 'source_not_ready'
        | 'notice_withdrawn'
        | 'cursor_expired'
        | 'precondition_failed'
        | 'body_too_large'
        | 'url_too_long'
        | 'unsupported_media_type'
        | 'misdirected_request'
        | 'idempotency_key_reused'
        | 'http_1_1_required'
        | 'rate_limited'
        | 'too_many_at_once'
        | 'headers_too_large'
        | 'internal'
        | 'unavailable'
      >
      message: string
      /** Position in the value, in Unicode code points from 0. */
      at?: number
    }>
  }>
}

/**
 * Changes to a keyword (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as
 * a whole.
 */
export type KeywordPatch = {
  /**
   * Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
   * parentheses group. It may be empty if the filter names an agency or an industry.
   */
  keyword?: string | null
  /**
   * Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
   * may be in none of these places.
   */
  in?: 'title' | 'attachments' | 'all' | null
  /** Fields of the filter to change. */
  filter?: {
    /** Code or part of the name of the issuing or the demand agency. Any one of the values is enough. */
    agency?: string[] | null
    /**
     * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
     * one of the values is enough.
     */
    industry?: string[] | null
    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     */
    region?: string[] | null
    /** Business category. Any one of the values is enough. */
    bsnsDiv?: Array<
      '물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'
    > | null
    /** Part of the contract method (계약방법). Any one of the values is enough. */
    contractMethod?: string[] | null
    /** Part of the award method (낙찰방법). Any one of the values is enough. */
    awardMethod?: string[] | null
    /**
     * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
     * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
     * be read. Any one of the values is enough.
     */
    regionLimit?: Array<'limited' | 'nationwide' | 'unstated'> | null
    /** Lower bound of the estimated price, inclusive. */
    minAmt?: number | null
    /** Upper bound of the estimated price, inclusive. */
    maxAmt?: number | null
    /** Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown. */
    currency?: string | null
    /** What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`. */
    unknownAmt?: 'include' | 'exclude' | 'only' | null
    /** Texts a title must not contain; each works like `-"…"` in the keyword. */
    exclude?: string[] | null
    /**
     * Only notices for which the company profile of the account, or of the company in `profile`, has one of these
     * verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
     */
    eligibility?: Array<'yes' | 'check'> | null
  } | null
  /**
   * The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
   * `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
   * company of the account.
   */
  profile?: string | null
  /** Alert settings to change. */
  alert?: {
    /** When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never. */
    email?: 'off' | 'instant' | 'daily' | 'weekly' | null
    /** Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did. */
    to?: string[] | null
    /** Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks. */
    webhook?: boolean | null
    /** What to notify about: notices that match for the first time, and what happens to them later. */
    on?: Array<'new' | 'deadline_changed' | 'price_changed' | 'cancelled' | 'awarded'> | null
    /** How many days before closing a reminder is mailed; reminders follow a deadline that moves. */
    remind?: number[] | null
  } | null
  /** Pause or resume the keyword. */
  state?: 'active' | 'paused' | null
}

/** A notice reported because of the keyword, in its current state. */
export interface KeywordMatch {
  /** When the keyword first led to an event about this notice. */
  at: string
  /** Version of the notice at that time. */
  version: number
  bid: Bid
}

/** A page of matches */
export interface KeywordMatchList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: KeywordMatch[]
}

/** Of `GET /v1/keywords`. */
export interface ListKeywordsQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
  /** Part of the text of the keyword; case and spaces are ignored. */
  q?: string
  /** Only keywords in this state. */
  state?: 'active' | 'paused'
  /** Adds `recent` to each keyword: what it would have matched on each of the last 90 days. Default: false. */
  recent?: boolean
}

/** Of `GET /v1/keywords/{id}/matches`. */
export interface ListKeywordMatchesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Stored searches of an account: words and filters. */
export class KeywordsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List keywords.
   *
   * The keywords of the account, oldest first.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:read`.
   */
  list(query?: ListKeywordsQuery, options?: CallOptions): PageCall<KeywordList> {
    return this.#core.page({ method: 'GET', path: '/v1/keywords', query }, options)
  }

  /**
   * Add a keyword.
   *
   * Texts are stored as typed. A keyword without a word, agency or industry would match everything and is rejected. If
   * the account already has an equivalent keyword, in any order or spelling, the response is 409 with the id of that
   * keyword and its path in `Location`.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  create(body: NewKeyword, options?: CallOptions): Call<Keyword> {
    return this.#core.call({ method: 'POST', path: '/v1/keywords', body, takesKey: true }, options)
  }

  /**
   * Change many keywords.
   *
   * Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000 keywords in
   * one transaction: all of them, or none if one does not exist, or would become too broad or equivalent to another
   * keyword; `errors` gives its position, such as `ids[3]`. A keyword named twice is changed once.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  changeBatch(body: KeywordsPatch, options?: CallOptions): Call<KeywordsChanged> {
    return this.#core.call({ method: 'PATCH', path: '/v1/keywords', body }, options)
  }

  /**
   * Add many keywords.
   *
   * Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` gives its position,
   * such as `keywords[3].keyword`. Keywords the account already has are left as they are and returned with `added:
   * false`.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  createBatch(body: KeywordBatch, options?: CallOptions): Call<KeywordsAdded> {
    return this.#core.call({ method: 'POST', path: '/v1/keywords/batch', body, takesKey: true }, options)
  }

  /**
   * Preview a keyword.
   *
   * How often the keyword would have matched in the last 90 days: the number of matching notices for each day, and the
   * newest five. Nothing is stored.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  preview(body: NewKeyword, options?: CallOptions): Call<KeywordPreview> {
    return this.#core.call({ method: 'POST', path: '/v1/keywords/preview', body, takesKey: true }, options)
  }

  /**
   * Preview a list of keywords.
   *
   * Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each matches, or
   * why it would be rejected. Nothing is stored; add the lines that you want with `POST /v1/keywords/batch`.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  previewImport(body: KeywordLines, options?: CallOptions): Call<KeywordVerdicts> {
    return this.#core.call({ method: 'POST', path: '/v1/keywords/import/preview', body, takesKey: true }, options)
  }

  /**
   * One keyword.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:read`.
   */
  get(id: string, options?: CallOptions): Call<Keyword> {
    return this.#core.call({ method: 'GET', path: at`/v1/keywords/${id}` }, options)
  }

  /**
   * Change a keyword.
   *
   * Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change applies from
   * the next notice on; existing notices are not reported again. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  change(id: string, body?: KeywordPatch, options?: CallOptions): Call<Keyword> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/keywords/${id}`, body }, options)
  }

  /**
   * Delete a keyword.
   *
   * The keyword no longer matches anything and no longer counts towards the limit.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/keywords/${id}` }, options)
  }

  /**
   * List matches of a keyword.
   *
   * Every notice that was reported to the account because of this keyword, each once, newest first. A match is deleted
   * two years after its notice was over; `matchCount` still counts it.
   *
   * Plan: Pro and Enterprise. Scope: `keywords:read`.
   */
  listMatches(id: string, query?: ListKeywordMatchesQuery, options?: CallOptions): PageCall<KeywordMatchList> {
    return this.#core.page({ method: 'GET', path: at`/v1/keywords/${id}/matches`, query }, options)
  }
}
