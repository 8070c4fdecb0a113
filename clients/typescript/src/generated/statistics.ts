// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'
import { watched } from '../watch.ts'
import type { AsOf, CodeAndName, Excluded, Firm, Open, Rates } from './shared.ts'

export interface StatisticsGroup {
  agency?: CodeAndName
  industry?: CodeAndName
  /** Band of the estimated price */
  amountBand?: Open<'lt50M' | '50M-100M' | '100M-300M' | '300M-1B' | '1B-5B' | '5B-10B' | 'gte10B' | 'unknown'>
  winner?: Firm
  /** Business category */
  bsnsDiv?: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
  /** Region the notice is limited to; `전국` = no limit */
  region?: string
  /** Month in Seoul */
  month?: string
}

export interface TopWinner {
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Awards it won */
  awards: number
  /** Sum of what it won alone */
  amount: number | null
  /** Share of the total amount, in % */
  share: number | null
}

export interface WinnersItem {
  group: StatisticsGroup
  /** Awards */
  awards: number
  /** Sum of the amounts */
  totalAmount: number | null
  /** Median of the amounts */
  medianAmount: number | null
  awardRate?: Rates
  awardToEstimateRatio?: Rates
  bidders: {
    /** Awards whose number of bidders is known */
    n: number
    /** Median */
    median: number | null
    /** Mean */
    mean: number | null
  }
  /** Firms with the most awards */
  topWinners: TopWinner[]
  excluded: Excluded
  /** A distribution is withheld because it has fewer than 5 awards */
  suppressed?: boolean
}

export interface WinnersTotals {
  /** Awards */
  awards: number
  /** Sum of the amounts */
  totalAmount: number | null
  /** Median of the amounts */
  medianAmount: number | null
  awardRate?: Rates
  awardToEstimateRatio?: Rates
  bidders: {
    /** Awards whose number of bidders is known */
    n: number
    /** Median */
    median: number | null
    /** Mean */
    mean: number | null
  }
  /** Firms with the most awards */
  topWinners: TopWinner[]
  excluded: Excluded
  /** A distribution is withheld because it has fewer than 5 awards */
  suppressed?: boolean
}

/** Why few or no awards match. */
export interface Hints {
  /**
   * Values of `agency` and `winner` without any match, each with the nearest names, in the language of
   * `Content-Language`.
   */
  hints: string[]
}

/** Award statistics */
export interface Winners {
  /** Number of items on all pages */
  total: number
  /** Page number, from 1 */
  page: number
  items: WinnersItem[]
  totals: WinnersTotals
  /** The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격) */
  basis: Open<'plannedPrice' | 'estimatedPrice'>
  /** ISO 4217 */
  currency: string
  /** First day */
  from: string
  /** Last second of the last day */
  to: string
  asOf: AsOf
  excluded: Excluded
  explain?: Hints
}

export interface CompetitorItem {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** Issuing agency */
  agency: string
  /** Business category */
  bsnsDiv: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** When the bids were opened */
  openedAt: string | null
  /** Rank */
  rank: number | null
  /** Number of bidders */
  bidders: number | null
  /** Amount of the bid */
  amount: number | null
  /** ISO 4217 */
  currency: string
  /** Rate of the bid, % */
  rate: number | null
  /** `null` = opened but not decided yet */
  won: boolean | null
}

export interface CompetitorSummary {
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Openings it took part in */
  bids: number
  /** Of these, openings not decided yet */
  undecided: number
  /** Of these, openings it won */
  wins: number
  /** Wins in % of the decided ones */
  winRate: number | null
  /** Sum of the awards it won alone */
  amount: number | null
  /** Median rate of its bids, % */
  medianRate: number | null
  /** Agencies it bids with most */
  topAgencies: Array<{
    /** Code */
    code: string | null
    /** Name */
    name: string
    /** Bids */
    bids: number
    /** Wins */
    wins: number
  }>
  /** Months with bids, ascending */
  byMonth: Array<{
    /** Month in Seoul */
    month: string
    /** Bids */
    bids: number
    /** Wins */
    wins: number
    /** Amount won */
    amount: number | null
  }>
}

export interface HeadToHead {
  /** Business registration number of the first firm */
  businessNo: string | null
  /** Its name */
  name: string
  /** Business registration number of the second firm */
  otherBusinessNo: string | null
  /** Its name */
  otherName: string
  /** Openings that both took part in */
  together: number
  /** Of these, won by the first firm */
  wins: number
  /** Of these, won by the second firm */
  otherWins: number
  /** Of these, the first firm ranked better */
  ahead: number
  /** Of these, the second firm ranked better */
  otherAhead: number
}

export interface Candidate {
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Bids in the period */
  bids: number
}

/** What these firms bid and won */
export interface Competitors {
  /** Number of items on all pages */
  total: number
  /** Page number, from 1 */
  page: number
  items: CompetitorItem[]
  summary: CompetitorSummary[]
  /** Every pair of the firms */
  headToHead: HeadToHead[]
  /** Firms that match the given name */
  candidates: Candidate[]
  /** ISO 4217 */
  currency: string
  /** First day */
  from: string
  /** Last second of the last day */
  to: string
  asOf: AsOf
  excluded: Excluded
  explain?: Hints
}

/** Of `GET /v1/statistics/winners`. */
export interface ListWinnersQuery {
  /** Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values. */
  agency?: readonly string[]
  /**
   * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Repeat
   * it to accept any of several values.
   */
  industry?: readonly string[]
  /**
   * Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
   * accept any of several values.
   */
  region?: readonly string[]
  /** Business category. Repeat it to accept any of several values. */
  bsnsDiv?: ReadonlyArray<
    '물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'
  >
  /**
   * Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or
   * either of the two. Default: "any".
   */
  agencyRole?: 'any' | 'issuing' | 'demand'
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW". */
  currency?: string
  /** First day of opening. A time with offset, or a date; the whole day in Seoul counts. */
  from?: string
  /**
   * Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
   * Seoul counts.
   */
  to?: string
  /**
   * Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of several
   * values.
   */
  winner?: readonly string[]
  /** What the awards are grouped by: one or two dimensions. Default: `agency`. */
  groupBy?: ReadonlyArray<'agency' | 'industry' | 'amountBand' | 'winner' | 'bsnsDiv' | 'region' | 'month'>
  /**
   * Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values come last; ties are
   * ordered by the key of the group. Default: "-awards".
   */
  sort?: '-awards' | 'awards' | '-totalAmount' | 'totalAmount' | '-medianAmount' | 'medianAmount'
  /** Adds `explain`: values of `agency` and `winner` without any match, with the nearest names. */
  explain?: boolean
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/statistics/awards`. */
export interface ExportAwardsQuery {
  /** Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values. */
  agency?: readonly string[]
  /**
   * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Repeat
   * it to accept any of several values.
   */
  industry?: readonly string[]
  /**
   * Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
   * accept any of several values.
   */
  region?: readonly string[]
  /** Business category. Repeat it to accept any of several values. */
  bsnsDiv?: ReadonlyArray<
    '물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'
  >
  /**
   * Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or
   * either of the two. Default: "any".
   */
  agencyRole?: 'any' | 'issuing' | 'demand'
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW". */
  currency?: string
  /** First day of opening. A time with offset, or a date; the whole day in Seoul counts. */
  from?: string
  /**
   * Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
   * Seoul counts.
   */
  to?: string
  /**
   * Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of several
   * values.
   */
  winner?: readonly string[]
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
}

/** Of `GET /v1/statistics/competitors`. */
export interface ListCompetitorsQuery {
  /** Business numbers, with or without hyphens. Repeat it to compare firms. Either this or `name` is required, not both. */
  businessNo?: readonly string[]
  /** Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo` is required, not both. */
  name?: string
  /** Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values. */
  agency?: readonly string[]
  /**
   * Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Repeat
   * it to accept any of several values.
   */
  industry?: readonly string[]
  /**
   * Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
   * accept any of several values.
   */
  region?: readonly string[]
  /** Business category. Repeat it to accept any of several values. */
  bsnsDiv?: ReadonlyArray<
    '물품' | '용역' | '공사' | '외자' | '기타' | 'goods' | 'services' | 'works' | 'foreign' | 'other'
  >
  /**
   * Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or
   * either of the two. Default: "any".
   */
  agencyRole?: 'any' | 'issuing' | 'demand'
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW". */
  currency?: string
  /** First day of opening. A time with offset, or a date; the whole day in Seoul counts. */
  from?: string
  /**
   * Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
   * Seoul counts.
   */
  to?: string
  /**
   * Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of several
   * values.
   */
  winner?: readonly string[]
  /** Adds `explain`: values of `agency` and `winner` without any match, with the nearest names. */
  explain?: boolean
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Award statistics, competitors and price references. */
export class StatisticsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Award statistics.
   *
   * Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings
   * excluded from a figure are counted in `excluded`.
   *
   * Plan: Pro and Enterprise. Scope: `statistics:read`.
   */
  listWinners(query?: ListWinnersQuery, options?: CallOptions): PageCall<Winners> {
    return this.#core.page({ method: 'GET', path: '/v1/statistics/winners', query }, options)
  }

  /** Award statistics: all of them as CSV, with a byte order mark and a header line. */
  listWinnersAsCsv(
    query?: Omit<ListWinnersQuery, 'page' | 'pageSize' | 'explain'>,
    options?: CallOptions,
  ): Call<ReadableStream<Uint8Array>> {
    return this.#core.call(
      { method: 'GET', path: '/v1/statistics/winners', query, accept: 'text/csv' },
      options,
      watched,
    )
  }

  /**
   * Export awards.
   *
   * Every ended opening that `GET /v1/statistics/winners` with the same parameters examines, one per line, as NDJSON or
   * CSV. If `noAward` is null, it is an award; if `noRate` is null, its rate can be compared. All lines show the state
   * of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the position in the changes feed.
   *
   * Plan: Pro and Enterprise. Scope: `statistics:read`.
   */
  exportAwards(query?: ExportAwardsQuery, options?: CallOptions): Call<string> {
    return this.#core.call(
      { method: 'GET', path: '/v1/statistics/awards', query, accept: 'application/x-ndjson' },
      options,
      takeText,
    )
  }

  /**
   * Award history of competitors.
   *
   * The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results. If a
   * name matches several firms, the response lists candidates.
   *
   * Plan: Enterprise. Scope: `statistics:read`.
   */
  listCompetitors(query?: ListCompetitorsQuery, options?: CallOptions): PageCall<Competitors> {
    return this.#core.page({ method: 'GET', path: '/v1/statistics/competitors', query }, options)
  }

  /** Award history of competitors: all of them as CSV, with a byte order mark and a header line. */
  listCompetitorsAsCsv(
    query?: Omit<ListCompetitorsQuery, 'page' | 'pageSize' | 'explain'>,
    options?: CallOptions,
  ): Call<ReadableStream<Uint8Array>> {
    return this.#core.call(
      { method: 'GET', path: '/v1/statistics/competitors', query, accept: 'text/csv' },
      options,
      watched,
    )
  }
}
