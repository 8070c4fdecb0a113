// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/**
 * A link to create. `of` is `all` by default; `language` that of the request; `name` follows from what the link
 * contains.
 */
export type NewSubscriptionLink = {
  /**
   * `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
   * page with the newest open notices, to embed in an intranet.
   */
  kind: 'calendar' | 'atom' | 'widget'
  /**
   * Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
   * keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
   * and `filter`) · `all` (starred, pursued or matched).
   */
  of?: 'all' | 'starred' | 'pursued' | 'matched' | 'keyword' | 'search' | null
  /** The keyword, with `of: keyword`. Deleting the keyword deletes the link. */
  keywordId?: string | null
  /** Words to find in titles, in the search language, with `of: search`. */
  keyword?: string | null
  /** Conditions on a notice besides its words, as for a keyword, with `of: search`. */
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
  } | null
  /** Language of the labels in the calendar, feed or widget. */
  language?: 'ko' | 'en' | null
  /** Name of the calendar, feed or widget. */
  name?: string | null
  /**
   * The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
   * itself.
   */
  origins?: string[] | null
}

/** A link with its secret address. */
export type SubscriptionLinkWithUrl = {
  /** Identifier of the link. */
  id: string
  /**
   * `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
   * page with the newest open notices, to embed in an intranet.
   */
  kind: Open<'calendar' | 'atom' | 'widget'>
  /**
   * Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
   * keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
   * and `filter`) · `all` (starred, pursued or matched).
   */
  of: Open<'all' | 'starred' | 'pursued' | 'matched' | 'keyword' | 'search'>
  /** The keyword, with `of: keyword`. Deleting the keyword deletes the link. */
  keywordId: string | null
  /** Words to find in titles, in the search language, with `of: search`. */
  keyword: string | null
  /** Conditions on a notice besides its words, as for a keyword, with `of: search`. */
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
  } | null
  /** Language of the labels in the calendar, feed or widget. */
  language: Open<'ko' | 'en'>
  /** Name of the calendar, feed or widget. */
  name: string
  /**
   * The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
   * itself.
   */
  origins: string[]
  /** `paused`: the plan includes fewer links; the oldest ones stay active. */
  state: Open<'active' | 'paused'>
  /** The key or member that created it; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it was last used, to the minute; `null` = never. */
  lastUsedAt: string | null
  /** The secret address. Anyone who has it can read what the link contains. It is shown only once. */
  url: string
}

/** A read-only address for a calendar, a feed reader or a widget. */
export type SubscriptionLink = {
  /** Identifier of the link. */
  id: string
  /**
   * `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
   * page with the newest open notices, to embed in an intranet.
   */
  kind: Open<'calendar' | 'atom' | 'widget'>
  /**
   * Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
   * keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
   * and `filter`) · `all` (starred, pursued or matched).
   */
  of: Open<'all' | 'starred' | 'pursued' | 'matched' | 'keyword' | 'search'>
  /** The keyword, with `of: keyword`. Deleting the keyword deletes the link. */
  keywordId: string | null
  /** Words to find in titles, in the search language, with `of: search`. */
  keyword: string | null
  /** Conditions on a notice besides its words, as for a keyword, with `of: search`. */
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
  } | null
  /** Language of the labels in the calendar, feed or widget. */
  language: Open<'ko' | 'en'>
  /** Name of the calendar, feed or widget. */
  name: string
  /**
   * The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
   * itself.
   */
  origins: string[]
  /** `paused`: the plan includes fewer links; the oldest ones stay active. */
  state: Open<'active' | 'paused'>
  /** The key or member that created it; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it was last used, to the minute; `null` = never. */
  lastUsedAt: string | null
}

/** A page of links */
export interface SubscriptionLinkList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: SubscriptionLink[]
}

/** What to change of a link. Absent fields stay as they are; `null` resets a field. */
export interface SubscriptionLinkPatch {
  /** Name of the calendar, feed or widget. */
  name?: string | null
  /**
   * The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
   * itself.
   */
  origins?: string[] | null
}

/** Of `GET /v1/links`. */
export interface ListLinksQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /links/{link}/notices.atom`. */
export interface GetLinkFeedQuery {
  /** Page of the feed, from 1. Default: 1. */
  pageNumber?: number
}

/** Of `GET /links/{link}/widget`. */
export interface GetLinkWidgetQuery {
  /** Maximum number of notices. Default: 5. */
  rows?: number
  /** `light`, `dark`, or `auto`: that of the reader's system. Default: "auto". */
  theme?: 'auto' | 'light' | 'dark'
  /** Language of the labels; by default that of the link. */
  lang?: 'ko' | 'en'
  /** Where titles lead: `source` to the portal, `console` to the notice in the console. Default: "source". */
  open?: 'source' | 'console'
}

/** Addresses that calendars, feed readers and widgets read without a key. */
export class LinksMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Create a link for a calendar, a feed reader or a widget.
   *
   * The response shows the secret address, only once. The address works without a key until the link is deleted. It
   * returns 404 while the account is suspended or blocked, while its plan does not include the link, and after the
   * member of the link was removed. The caller needs the scopes to read what the link contains: `bids:read`, and
   * `keywords:read` or `pursuits:read`.
   *
   * Plan: Pro and Enterprise. Scope: `links:write`.
   */
  create(body: NewSubscriptionLink, options?: CallOptions): Call<SubscriptionLinkWithUrl> {
    return this.#core.call({ method: 'POST', path: '/v1/links', body, takesKey: true }, options)
  }

  /**
   * List links.
   *
   * The links of the account, oldest first, without their secret addresses.
   *
   * Plan: Pro and Enterprise. Scope: `links:read`.
   */
  list(query?: ListLinksQuery, options?: CallOptions): PageCall<SubscriptionLinkList> {
    return this.#core.page({ method: 'GET', path: '/v1/links', query }, options)
  }

  /**
   * One link.
   *
   * Plan: Pro and Enterprise. Scope: `links:read`.
   */
  get(id: string, options?: CallOptions): Call<SubscriptionLink> {
    return this.#core.call({ method: 'GET', path: at`/v1/links/${id}` }, options)
  }

  /**
   * Change a link.
   *
   * Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields stay as
   * they are; `null` resets a field. `If-Match` compares the name and the sites; using the link does not change them. To
   * add a site, the caller needs the scopes to read what the link contains.
   *
   * Plan: Pro and Enterprise. Scope: `links:write`.
   */
  change(id: string, body?: SubscriptionLinkPatch, options?: CallOptions): Call<SubscriptionLink> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/links/${id}`, body }, options)
  }

  /**
   * Delete a link.
   *
   * Its address returns 404 from the next request on. Programs keep what they have already read.
   *
   * Plan: Pro and Enterprise. Scope: `links:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/links/${id}` }, options)
  }

  /**
   * Read a calendar by its link.
   *
   * iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the link
   * contains. It needs no key. Unknown, deleted and inactive links all return 404.
   */
  getCalendar(link: string, options?: CallOptions): Call<string> {
    return this.#core.call(
      { method: 'GET', path: at`/links/${link}/calendar.ics`, accept: 'text/calendar' },
      options,
      takeText,
    )
  }

  /**
   * Read a feed by its link.
   *
   * The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with `rel="next"` to the
   * next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.
   */
  getFeed(link: string, query?: GetLinkFeedQuery, options?: CallOptions): Call<string> {
    return this.#core.call(
      { method: 'GET', path: at`/links/${link}/notices.atom`, query, accept: 'application/atom+xml' },
      options,
      takeText,
    )
  }

  /**
   * Read a widget by its link.
   *
   * A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers show it
   * only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted and inactive links all return
   * 404.
   */
  getWidget(link: string, query?: GetLinkWidgetQuery, options?: CallOptions): Call<string> {
    return this.#core.call(
      { method: 'GET', path: at`/links/${link}/widget`, query, accept: 'text/html' },
      options,
      takeText,
    )
  }
}
