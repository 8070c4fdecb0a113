// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core, takeBlob, takeList } from '../core.ts'
import type { CallOptions, FollowOptions } from '../options.ts'
import { watched } from '../watch.ts'
import type {
  AsOf,
  AwardWinner,
  Bid,
  BidWith,
  Bin,
  CodeAndName,
  Excluded,
  FieldChange,
  Firm,
  Open,
  Rates,
} from './shared.ts'

export interface Explanation {
  /** How the search text was understood */
  query: string | null
  /** Each filter on its own */
  filters: Array<{
    /** Name of the filter */
    name: string
    /** Number of notices that match this filter alone */
    notices: number
  }>
  /** Hints on why few or no notices match, in the language of `Content-Language` */
  hints: string[]
}

/** What a search with `in` covers, counted at most a minute ago. A file that is not searched is not found by any word. */
export interface SearchedAttachments {
  /** Attachments that are fetched or to be fetched */
  files: number
  /** Attachments whose text is searched */
  searched: number
  /** Attachments that are still to be fetched, read or indexed; the others have no readable text */
  waiting: number
}

/** The number of notices for each value of a filter. */
export interface FacetCounts {
  /** The filter */
  name: Open<'status' | 'bsnsDiv' | 'region' | 'regionLimit' | 'agency' | 'month'>
  /**
   * Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those with
   * notices, newest first
   */
  values: Array<{
    /** A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as `2026-11` */
    value: string
    /** Name of the agency */
    name?: string
    /**
     * Number of notices that the search would find with this value alone in the filter; with `agency` those that name the
     * agency, with `month` those found that were posted in it
     */
    notices: number
  }>
}

/** A page of notices */
export interface BidList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Bid[]
  explain?: Explanation
  searchedAttachments?: SearchedAttachments
  /** The requested filters, each once. */
  facets?: FacetCounts[]
}

export type Award = {
  /** Revision number given by the source */
  revision: number
  /** Lot */
  lot: string
  /** Number of the re-bid, 0 = the first bidding */
  rebid: number
  /** How the round ended */
  state: Open<'awarded' | 'failed' | 'cancelled'>
  /** When it was decided */
  at: string | null
  /** The first of `winners` */
  winner: {
    /** Name of the firm */
    name: string
    /** Business registration number */
    businessNo: string | null
  } | null
  /** Every firm that won, as the source lists them */
  winners: AwardWinner[]
  /** When the bids were opened */
  openedAt: string | null
  /** Winning amount of all winners together */
  amount: number | null
  /** ISO 4217 */
  currency: string
  /** Award rate, % */
  rate: number | null
  /** The price that the rate is a percentage of */
  rateBasis: Open<'plannedPrice'> | null
  /** Planned price (예정가격) */
  plannedPrice: number | null
  /** Base amount (기초금액) at the opening */
  baseAmount: number | null
  /** Number of bidders */
  bidders: number | null
  /** Why the bidding failed or was cancelled */
  reason: string | null
  /** When the result was corrected */
  correctedAt: string | null
}

/** When and why a notice was withdrawn */
export interface NoticeWithdrawal {
  /** When this service recorded the withdrawal */
  at: string
  /** The reason that the source or the operator gave */
  reason: string | null
  /** The notice that remains, if both turned out to be the same one */
  sameAs: string | null
}

export interface BidChange {
  /** `delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal` */
  op: Open<'upsert' | 'delete'>
  /** Notice */
  noticeNo: string
  /** Version */
  version: number
  bid?: Bid
  /** With `awards=true`: results, one per lot and round */
  awards?: Award[]
  withdrawal?: NoticeWithdrawal
}

export interface BidChanges {
  items: BidChange[]
  /** Cursor for the next call */
  nextCursor: string
  /** Whether more can be fetched right away */
  hasMore: boolean
}

export interface Revision {
  /** Version number given by this service */
  version: number
  /** Revision number given by the source */
  revision: number
  /** When this version was recorded */
  at: string
  /** Changes from the version before */
  changes: FieldChange[]
}

export interface SimilarAward {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** Agency */
  agency: string
  /** Winning amount */
  amount: number | null
  /** ISO 4217 */
  currency: string
  /** Award rate, % */
  rate: number | null
  /** When it was awarded */
  at: string | null
}

export interface PreSpecification {
  /** Number of the pre-specification */
  number: string
  /** Title of the planned purchase */
  title: string
  /** Agency that plans to buy */
  agency: string
  /** Demand agency (수요기관) */
  demandAgency: string | null
  /** Budget (배정예산), in won */
  budget: number | null
  /** When it was published */
  receivedAt: string
  /** Deadline for firms to comment */
  opinionsUntil: string | null
  /** Its documents */
  documents: Array<{
    /** File name */
    name: string
    /** Address of the file */
    url: string
  }>
}

export interface BidDetail {
  /** Identifier of the notice */
  noticeNo: string
  /** Title of the notice */
  title: string
  /** Name of the issuing agency */
  agency: string
  /** Business category */
  bsnsDiv: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
  /** Estimated price (추정가격, without VAT), in whole units of `currency` */
  estimatedPrice: number | null
  /** End of bidding */
  closeAt: string | null
  /** When bids are planned to be opened */
  openAt: string | null
  /** Notice on the procurement portal */
  detailUrl: string
  /** The account's active keywords that match this notice */
  matchedKeywords: string[]
  /** ISO 4217 */
  currency: string
  /** Budget (배정예산, with VAT) */
  budget: number | null
  /** Base amount (기초금액) */
  baseAmount: number | null
  /** Lowest rate that can win (낙찰하한율), % */
  floorRate: number | null
  /** Award method (낙찰방법) */
  awardMethod: string | null
  /** Contract method (계약방법) */
  contractMethod: string | null
  /** Start of bidding */
  bidStartAt: string | null
  /** Code of the issuing agency */
  agencyCode: string | null
  /** Name of the demand agency (수요기관) */
  demandAgency: string | null
  /** Code of the demand agency (수요기관) */
  demandAgencyCode: string | null
  /** Status at the moment of the response */
  status: Open<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /** Kind of the newest version */
  kind: Open<'new' | 'changed' | 'renotice' | 'cancelled'>
  /** Marked urgent (긴급) */
  urgent: boolean
  /** Revision number given by the source */
  revision: number
  /** Version number given by this service, from 1 */
  version: number
  /** Number of the earlier notice that this one re-announces (재공고) */
  previousNoticeNo: string | null
  /** Number of the later notice that re-announces this one */
  nextNoticeNo: string | null
  /** When the notice was posted */
  postedAt: string
  /** When this service recorded this version */
  updatedAt: string
  /** Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say */
  regions: string[]
  /** `true` if the region limit could not be read reliably: check the notice itself */
  regionCheckNeeded: boolean
  /** Industries the notice is limited to; empty = no limit, or the source does not say */
  industries: Array<{
    /** Industry code */
    code: string
    /** Name of the industry */
    name: string
  }>
  /** Source of the notice */
  source: string
  /** Address of the record at its source */
  sourceUrl: string | null
  /**
   * Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or `profile`
   * names another
   */
  eligibility?: Open<'yes' | 'check' | 'no'>
  /** Every version, newest first */
  revisions: Revision[]
  /** Documents of the notice */
  attachments: Array<{
    /** File name */
    name: string
    /** Address of the file */
    url: string
  }>
  /** Until when firms must be registered to bid (입찰참가자격등록 마감) */
  qualificationCloseAt: string | null
  /** When the briefing (현장설명 or 설명회) takes place */
  siteBriefingAt: string | null
  /** Where the briefing (현장설명 or 설명회) takes place */
  siteBriefingPlace: string | null
  /** How firms may contract together (공동수급), as the source words it */
  jointContracting: string | null
  /** Until when firms that bid together must file their agreement (공동수급협정서) */
  jointAgreementCloseAt: string | null
  /** Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically) */
  bidBond: string | null
  /** Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works */
  netConstructionCost: number | null
  /** Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems` */
  fixedCosts: number | null
  /** What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts */
  fixedCostItems: Array<{
    /** Name of the item */
    name: string
    /** Its amount */
    amount: number
  }> | null
  /** Results, one per lot and round */
  awards: Award[]
  /**
   * Past awards of the same category and trade with similar titles, the most similar first; empty if none is similar
   * enough
   */
  similarAwards: SimilarAward[]
  /** Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source */
  preSpecifications: PreSpecification[]
  /** When the notice was last fetched from its source */
  fetchedAt: string
}

export interface BidLookup {
  /** Notice numbers, also with a revision, as in `R26BK00000001-000`. Both forms return the newest state. */
  noticeNos: string[]
  /** Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. */
  fields?: Array<
    | 'noticeNo'
    | 'title'
    | 'agency'
    | 'bsnsDiv'
    | 'estimatedPrice'
    | 'closeAt'
    | 'openAt'
    | 'detailUrl'
    | 'matchedKeywords'
    | 'currency'
    | 'budget'
    | 'baseAmount'
    | 'floorRate'
    | 'awardMethod'
    | 'contractMethod'
    | 'bidStartAt'
    | 'agencyCode'
    | 'demandAgency'
    | 'demandAgencyCode'
    | 'status'
    | 'kind'
    | 'urgent'
    | 'revision'
    | 'version'
    | 'previousNoticeNo'
    | 'nextNoticeNo'
    | 'postedAt'
    | 'updatedAt'
    | 'regions'
    | 'regionCheckNeeded'
    | 'industries'
    | 'source'
    | 'sourceUrl'
    | 'qualificationCloseAt'
    | 'siteBriefingAt'
    | 'siteBriefingPlace'
    | 'jointContracting'
    | 'jointAgreementCloseAt'
    | 'bidBond'
    | 'netConstructionCost'
    | 'fixedCosts'
    | 'fixedCostItems'
  >
}

/** A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`. */
export interface LookedUpBid {
  /** The number as it was sent */
  asked: string
  bid: Bid | null
  withdrawal?: NoticeWithdrawal
}

/** Notices found by their numbers */
export interface LookedUpBids {
  /** One item per number, in the same order */
  items: LookedUpBid[]
}

/** A search: the parameters of `GET /v1/bids` as fields. A filter with several values is a list. */
export interface BidSearch {
  /**
   * Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
   * notice number finds that notice.
   */
  keyword?: string
  /**
   * Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`. With
   * `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has `foundIn`.
   */
  in?: 'title' | 'attachments' | 'all'
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
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of the bounds; a price in another currency counts as unknown. Default: "KRW". */
  currency?: string
  /** What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`. */
  unknownAmt?: 'include' | 'exclude' | 'only'
  /** Status at the moment of the response. */
  status?: Array<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /**
   * Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeFrom?: string
  /**
   * Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeTo?: string
  /**
   * Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  openFrom?: string
  /**
   * Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  openTo?: string
  /** Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul. */
  postedFrom?: string
  /** Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul. */
  postedTo?: string
  /**
   * Only notices whose newest version this service recorded at this time or later. A time with offset, or a date, which
   * is the whole day in Seoul.
   */
  updatedFrom?: string
  /**
   * Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date,
   * which is the whole day in Seoul.
   */
  updatedTo?: string
  /** `true`: only notices marked urgent (긴급); `false`: only the others. */
  urgent?: boolean
  /** Kind of the newest version (공고종류). Any one of the values is enough. */
  kind?: Array<'new' | 'changed' | 'renotice' | 'cancelled'>
  /** Source of the notice, exactly as in its field. Any one of the values is enough. */
  source?: string[]
  /**
   * Only notices with an award to this firm, as the statistics count awards: its business number, with or without
   * hyphens, or part of its name. Any one of the values is enough.
   */
  winner?: string[]
  /**
   * Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.
   * Default: "-postedAt".
   */
  sort?:
    | '-postedAt'
    | 'postedAt'
    | 'closeAt'
    | '-closeAt'
    | 'estimatedPrice'
    | '-estimatedPrice'
    | '-updatedAt'
    | 'updatedAt'
  /** `true`: only notices that active keywords of the account match; `false`: only the others. */
  matched?: boolean
  /**
   * Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
   * Any one of several verdicts is enough.
   */
  eligibility?: Array<'yes' | 'check' | 'no'>
  /**
   * A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
   * their own companies. Default: the company profile of the account.
   */
  profile?: string
  /**
   * Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. CSV and XLSX
   * then have only these columns.
   */
  fields?: Array<
    | 'noticeNo'
    | 'title'
    | 'agency'
    | 'bsnsDiv'
    | 'estimatedPrice'
    | 'closeAt'
    | 'openAt'
    | 'detailUrl'
    | 'matchedKeywords'
    | 'currency'
    | 'budget'
    | 'baseAmount'
    | 'floorRate'
    | 'awardMethod'
    | 'contractMethod'
    | 'bidStartAt'
    | 'agencyCode'
    | 'demandAgency'
    | 'demandAgencyCode'
    | 'status'
    | 'kind'
    | 'urgent'
    | 'revision'
    | 'version'
    | 'previousNoticeNo'
    | 'nextNoticeNo'
    | 'postedAt'
    | 'updatedAt'
    | 'regions'
    | 'regionCheckNeeded'
    | 'industries'
    | 'source'
    | 'sourceUrl'
    | 'eligibility'
    | 'qualificationCloseAt'
    | 'siteBriefingAt'
    | 'siteBriefingPlace'
    | 'jointContracting'
    | 'jointAgreementCloseAt'
    | 'bidBond'
    | 'netConstructionCost'
    | 'fixedCosts'
    | 'fixedCostItems'
  >
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
  /** Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints. */
  explain?: boolean
  /**
   * Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged.
   * `agency`: the 40 busiest agencies; `month`: the months of posting. Name several filters to count each of them.
   */
  facets?: Array<'status' | 'bsnsDiv' | 'region' | 'regionLimit' | 'agency' | 'month'>
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
  /** From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if it has none. */
  anchor?: string | null
}

/** Fields to replace in the same search to get the previous or next page. */
export interface NeighbourPage {
  /** Number of the page */
  page: number
  /** Where the page begins or ends; `null` if the number decides */
  anchor: string | null
}

/** A page of notices. `prev` and `next` are `null` where there is no such page. */
export interface BidSearchPage {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Bid[]
  explain?: Explanation
  searchedAttachments?: SearchedAttachments
  /** The requested filters, each once. */
  facets?: FacetCounts[]
  prev: NeighbourPage | null
  next: NeighbourPage | null
}

/** A firm that took part in an opening. */
export interface Bidder {
  /** Revision number given by the source */
  revision: number
  /** Lot */
  lot: string
  /** Number of the re-bid, 0 = the first bidding */
  rebid: number
  /** Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks */
  rank: number | null
  /** Name of the firm */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Amount of the bid */
  amount: number | null
  /** Rate of the bid, % */
  rate: number | null
  /** `null` = opened but not decided yet */
  won: boolean | null
  /** Remark of the source on the bid, usually why it was excluded from the ranking */
  reason: string | null
}

/** One of the prices from which the planned price is drawn, usually 15 (복수예비가격). */
export interface ReservePrice {
  /** Number of the reserve price, from 1 */
  number: number
  /** Reserve price */
  price: number
  /** It was drawn: the planned price is the mean of the drawn ones */
  drawn: boolean
  /** How many times bidders chose it; `null` where the source does not give it */
  draws: number | null
}

/** One bidding for one lot, once its bids are opened. */
export interface BidOpening {
  /** Revision number given by the source */
  revision: number
  /** Lot */
  lot: string
  /** Number of the re-bid, 0 = the first bidding */
  rebid: number
  /** How the round ended; `opened` = not decided yet */
  state: Open<'opened' | 'awarded' | 'failed' | 'cancelled'>
  /** When the bids were opened */
  openedAt: string | null
  /** ISO 4217 */
  currency: string
  /** Number of bidders */
  bidders: number | null
  /** Number of bidders listed by the source; only these are in `items` */
  listed: number
  /** Planned price (예정가격) */
  plannedPrice: number | null
  /** Base amount (기초금액) at the opening */
  baseAmount: number | null
  /**
   * Reserve prices (복수예비가격) by number, as the source publishes them; empty if it publishes none or the planned price is
   * not drawn
   */
  reservePrices: ReservePrice[]
}

/** A page of bidders and the openings they belong to */
export interface BidderList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Bidder[]
  /** The openings that the filters select, on every page */
  openings: BidOpening[]
}

/** Two words for the same purchase. */
export interface SharedSynonym {
  /** Word in the title of the given notice */
  here: string
  /** Word in the title of the similar notice */
  there: string
}

/** A notice similar to another, and why. */
export interface SimilarBid {
  bid: Bid
  /**
   * How much of the given title the other title contains, %. Rare words weigh more than common ones, and words that most
   * titles have weigh nothing
   */
  similarity: number
  /** Words that the two titles use for the same purchase, such as 청소 and 미화 */
  synonyms: SharedSynonym[]
  /** Whether the two require licences in common; notices without any licence are compared by title alone */
  sameLicence: boolean
  /** Whether the same agency issued both */
  sameAgency: boolean
}

/** Notices similar to one notice */
export interface SimilarBids {
  /** The most similar first, those that require licences in common before the others */
  items: SimilarBid[]
}

/** A past notice of the title */
export type RecurringEvidence = {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** When it was posted */
  postedAt: string
  /** Status at this moment */
  status: Open<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /** Estimated price (추정가격) */
  estimatedPrice: number | null
  /** ISO 4217 */
  currency: string
  /** Its newest award; `null` = none is known */
  award: {
    /** Name of the first winner */
    winner: string | null
    /** Its business registration number */
    businessNo: string | null
    /** Winning amount */
    amount: number | null
    /** Currency of the amount */
    currency: string
    /** Award rate, % */
    rate: number | null
  } | null
}

/** A notice that its agency has posted about once a year. `bid` is the first notice of the newest year. */
export interface RecurringNotice {
  /** Month in which the next notice is expected: one year after `bid` was posted. An inference, not an announcement */
  expectedMonth: string
  /** Earliest of the past posting days, moved to the expected year */
  expectedFrom: string
  /** Latest of the past posting days, moved to the expected year */
  expectedTo: string
  /** `true`: `expectedTo` is over and no such notice has been posted */
  overdue: boolean
  /** Years in a row in which it was posted */
  years: number
  bid: Bid
  /** The notices of these years, newest first, at most 10. Re-notices are listed too */
  evidence: RecurringEvidence[]
}

/** A page of notices that recur every year */
export interface RecurringNotices {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: RecurringNotice[]
  /** When titles were last compared; once a minute at most */
  asOf: string
}

/** What was read from a file. */
export interface AttachmentTextSummary {
  /**
   * `none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it,
   * `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM,
   * `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
   */
  state: Open<
    'none' | 'pending' | 'text' | 'partial' | 'placeholder' | 'protected' | 'scanned' | 'unsupported' | 'failed'
  >
  /** Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added */
  reason: string | null
  /** Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added */
  kind: string | null
  /** Number of pages, sections or sheets with text; `null` = the format has none */
  pages: number | null
  /** Number of characters of the text */
  characters: number | null
  /** Number of parts of the text */
  parts: number
  /**
   * Files in an archive whose text is missing or incomplete: the first 5 of them in a list of attachments, at most 100
   * with the text
   */
  unread: Array<{
    /** Path of the file in the archive */
    entry: string
    /** Its format, as `kind` of the archive */
    kind: string
    /** Its state, as `state` of the archive */
    state: string
    /** Why there is no text, or not all of it */
    reason: string | null
  }>
  /** Number of files in the archive whose text is missing or incomplete */
  unreadCount: number
  /** When the file was read */
  readAt: string | null
}

/** A file attached to a notice. */
export interface AttachmentFile {
  /** Identifier of the attachment; the same as long as its notice and URL are the same */
  id: string
  /** File name */
  name: string
  /** Address of the file at the source */
  url: string
  /**
   * `notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could not be
   * fetched and is not tried again, `gone` = the source no longer has it
   */
  state: Open<'notSelected' | 'pending' | 'fetched' | 'failed' | 'gone'>
  /** Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added */
  reason: string | null
  /** When a pending file is tried again, after a failed attempt */
  nextTryAt: string | null
  /** Size of the file */
  bytes: number | null
  /** When the file was fetched */
  fetchedAt: string | null
  text: AttachmentTextSummary
}

/** A page of attachments */
export interface AttachmentFileList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: AttachmentFile[]
}

/** A part of the text of a file. */
export interface AttachmentPart {
  /** Number of the part, from 1 */
  part: number
  /** Path of the file in an archive, with `/` between levels; `null` = no archive */
  entry: string | null
  /** Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none */
  page: number | null
  /** Text. A long page consists of several parts; join them without a separator */
  text: string
}

/** A page of the text of a file. */
export interface AttachmentText {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: AttachmentPart[]
  attachment: AttachmentFile
}

/** A sentence of a file, with its place. */
export interface AttachmentQuotation {
  /**
   * What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of the
   * project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)
   */
  topic: Open<'qualification' | 'siteBriefing' | 'jointContracting' | 'trackRecord'>
  /** The sentence, or the section under a heading; `…` where it is cut */
  text: string
  /** Identifier of the attachment */
  attachmentId: string
  /** File name */
  name: string
  /** Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added */
  kind: string | null
  /** Number of the part, from 1 */
  part: number
  /** Path of the file in an archive, with `/` between levels; `null` = no archive */
  entry: string | null
  /** Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none */
  page: number | null
}

/** What the files of a notice say about who may bid */
export interface AttachmentQuotations {
  /** By topic, then in the order of the files: at most 20 for each topic */
  items: AttachmentQuotation[]
  /** Files whose text is missing or incomplete: they may say something about any topic */
  unread: Array<{
    /** Identifier of the attachment */
    attachmentId: string
    /** File name */
    name: string
    /**
     * `none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it,
     * `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM,
     * `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
     */
    state: Open<
      'none' | 'pending' | 'text' | 'partial' | 'placeholder' | 'protected' | 'scanned' | 'unsupported' | 'failed'
    >
  }>
  /** Whether there may be more: a limit of quotations, files or length was reached */
  truncated: boolean
}

/** A row or text of the notice, or a sentence of an attachment. */
export type EligibilityRow = {
  /** Group of the row: all rows of a group are required, any one group is enough. */
  group: number | null
  /** Code in the row. */
  code: string | null
  /** Text of the row. */
  name: string
  /** Whether the company meets this row. */
  verdict: Open<'yes' | 'check' | 'no'>
  /** Why. */
  reason: Open<
    | 'met'
    | 'not_limited'
    | 'not_in_data'
    | 'rows_incomplete'
    | 'undeclared'
    | 'date_undeclared'
    | 'expires_before_closing'
    | 'wider_licence'
    | 'permitted_list_only'
    | 'no_code'
    | 'missing'
    | 'expired'
    | 'manufacture_undeclared'
    | 'certificate_undeclared'
    | 'branch_only'
    | 'seat_too_wide'
    | 'outside'
    | 'size_exceeded'
    | 'amounts_in_text'
    | 'joint_excluded'
    | 'joint_required'
    | 'stated_in_attachment'
  >
  /**
   * With the reasons `expired` and `expires_before_closing`, the last day of the licence in the profile; otherwise
   * `null`.
   */
  until: string | null
  /** Where the sentence in `name` is in an attachment; `null` = a row or text of the notice itself. */
  attachment: {
    /** Identifier of the attachment */
    attachmentId: string
    /** File name */
    name: string
    /** Format of the file, such as `pdf` or `hwpx` */
    kind: string | null
    /** Number of the part of its text, from 1 */
    part: number
    /** Path of the file in an archive; `null` = no archive */
    entry: string | null
    /** Page, section or sheet, from 1; `null` = the format has none */
    page: number | null
  } | null
}

/** What would change the verdict. */
export interface EligibilityRemedy {
  /**
   * `declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew before
   * closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it, `read_notice` = read the
   * notice.
   */
  kind: Open<'declare' | 'declare_date' | 'renew' | 'joint_bidder' | 'obtain' | 'read_notice'>
  /** What is needed. */
  items: Array<{
    /** Code of the licence, product or region. */
    code: string | null
    /** Its name. */
    name: string
  }>
}

/** The verdict on one axis. */
export interface EligibilityAxis {
  /** What was judged. */
  axis: Open<'licence' | 'region' | 'product' | 'size' | 'trackRecord' | 'jointBidding' | 'sanctions'>
  /** Whether the company meets this requirement by itself. */
  verdict: Open<'yes' | 'check' | 'no'>
  /**
   * Whether the notice limits bidders on this axis, by its data or by a sentence of an attachment; `null` = they do not
   * say. Axes other than licence and region with `null` do not change the overall verdict.
   */
  limited: boolean | null
  /** Why. */
  reason: Open<
    | 'met'
    | 'not_limited'
    | 'not_in_data'
    | 'rows_incomplete'
    | 'undeclared'
    | 'date_undeclared'
    | 'expires_before_closing'
    | 'wider_licence'
    | 'permitted_list_only'
    | 'no_code'
    | 'missing'
    | 'expired'
    | 'manufacture_undeclared'
    | 'certificate_undeclared'
    | 'branch_only'
    | 'seat_too_wide'
    | 'outside'
    | 'size_exceeded'
    | 'amounts_in_text'
    | 'joint_excluded'
    | 'joint_required'
    | 'stated_in_attachment'
  >
  /** The rows and texts of the notice it is based on. */
  basis: EligibilityRow[]
  /** What could not be examined. */
  notExamined: Array<
    Open<
      | 'notice_text'
      | 'location_basis'
      | 'product_limit'
      | 'company_size'
      | 'track_record'
      | 'joint_method'
      | 'sanctions_register'
    >
  >
  /** Remedies, cheapest first. */
  remedies: EligibilityRemedy[]
}

/** Whether the company may bid on a notice. */
export interface Eligibility {
  /** The notice. */
  noticeNo: string
  /** Version of the notice that was judged. */
  version: number
  /**
   * `yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out,
   * `check` = anything else.
   */
  verdict: Open<'yes' | 'check' | 'no'>
  /** Axes that keep the verdict from being `yes`. */
  decidedBy: Array<Open<'licence' | 'region' | 'product' | 'size' | 'trackRecord' | 'jointBidding' | 'sanctions'>>
  /** One entry per axis, always in this order. */
  axes: EligibilityAxis[]
  /** When it was judged. */
  judgedAt: string
}

/** The verdict for one company. */
export interface ProfileVerdict {
  /** The profile; `null` = that of the account (`GET /v1/profile`). */
  profileId: string | null
  /** Its name; `null` = the account itself. */
  name: string | null
  /**
   * `yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out,
   * `check` = anything else.
   */
  verdict: Open<'yes' | 'check' | 'no'>
  /** Axes that keep the verdict from being `yes`. */
  decidedBy: Array<Open<'licence' | 'region' | 'product' | 'size' | 'trackRecord' | 'jointBidding' | 'sanctions'>>
}

/** Which companies of the account may bid on a notice. */
export interface NoticeVerdicts {
  /** The notice. */
  noticeNo: string
  /** Version of the notice that was judged. */
  version: number
  /** The account itself first, if it has a profile; then the others by name. */
  items: ProfileVerdict[]
  /** When it was judged. */
  judgedAt: string
}

export interface ReferenceAward {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** Day of opening in Seoul */
  openedOn: string
  winner: Firm | null
  /** Winning amount */
  amount: number | null
  /** Rate on the basis, % */
  rate: number
  /** Number of bidders */
  bidders: number | null
}

/** Past rates of the same category and amount band, of the same agency if it has enough awards */
export interface PriceReference {
  /**
   * Which awards of the category, amount band and currency are covered: `agency` = those of the same agency, `region` =
   * those limited to a province the notice is limited to, `band` = all. The first of these with at least 5 rates; `band`
   * if none has
   */
  scope: Open<'agency' | 'region' | 'band'>
  /** Provinces that the notice is limited to; empty = no limit, or an unreadable one */
  regions: string[]
  /** The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격) */
  basis: Open<'plannedPrice' | 'estimatedPrice'>
  /** Awards behind the rates */
  n: number
  /** ISO 4217 */
  currency: string
  agency: CodeAndName
  /** Business category */
  bsnsDiv: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
  /** Band of the estimated price */
  amountBand: Open<'lt50M' | '50M-100M' | '100M-300M' | '300M-1B' | '1B-5B' | '5B-10B' | 'gte10B' | 'unknown'>
  /** First day */
  from: string
  /** Last second of the last day */
  to: string
  rates: {
    /** Median */
    median: number | null
    /** First quartile */
    p25: number | null
    /** Third quartile */
    p75: number | null
    /** Non-empty bins of 0.1 percentage points, ascending; `null` = withheld */
    histogram: Bin[] | null
  }
  assessment: Rates
  /** The average of the same number of random draws, as a baseline without any pattern */
  noSkill: {
    /** Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3 */
    spread: number | null
    /** Standard deviation of the planned price in % of the base amount, caused by the draw alone */
    sd: number | null
    /** Non-empty bins of 0.1 percentage points, ascending; `null` = withheld */
    histogram: Bin[] | null
  }
  /** The awards behind the rates, latest first */
  awards: ReferenceAward[]
  asOf: AsOf
  excluded: Excluded
  /** A distribution is withheld because it has fewer than 5 awards */
  suppressed?: boolean
}

export interface CompetitionStep {
  /** Scope */
  scope: Open<'agencyIndustry' | 'agency' | 'regionIndustry' | 'region' | 'industry'>
  /** Openings that the section counts in this scope */
  n: number
}

/**
 * Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or its notice
 * was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct contract with a chosen
 * firm · `failed`: no winner · `noWinner`: the source does not name the winner · `severalWinners`: several firms won
 * together · `unknownBidders`: the source does not give the number of bidders.
 */
export interface CompetitionExcluded {
  /** Openings left out as cancelled */
  cancelled?: number
  /** Openings left out as superseded */
  superseded?: number
  /** Openings left out as direct */
  direct?: number
  /** Openings left out as failed */
  failed?: number
  /** Openings left out as noWinner */
  noWinner?: number
  /** Openings left out as severalWinners */
  severalWinners?: number
  /** Openings left out as unknownBidders */
  unknownBidders?: number
}

export interface CompetitionFirm {
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Awards it won, alone or with others */
  awards: number
  /** Share of the awards counted, in % */
  share: number
  /** Day of opening of its first award in the period, in Seoul */
  firstWonOn: string
  /** Day of opening of its latest award */
  lastWonOn: string
}

/** Firms that won often */
export interface CompetitionCompanies {
  /** Openings that the section counts */
  n: number
  /** `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty */
  reason: Open<'too_few'> | null
  /**
   * Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
   * `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
   * to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
   * an industry of the notice, anywhere. The first of these with at least 5 openings
   */
  scope: Open<'agencyIndustry' | 'agency' | 'regionIndustry' | 'region' | 'industry'>
  /** Narrower scopes that were passed over because they have fewer than 5 openings, in this order */
  widened: CompetitionStep[]
  excluded: CompetitionExcluded
  /** Different firms that won */
  firms: number | null
  /** Firms with at least 2 awards, the most awards first, then the latest award */
  items: CompetitionFirm[]
}

/** How the awards are divided among firms, by number of awards */
export interface Concentration {
  /** Openings that the section counts */
  n: number
  /** `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty */
  reason: Open<'too_few'> | null
  /**
   * Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
   * `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
   * to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
   * an industry of the notice, anywhere. The first of these with at least 5 openings
   */
  scope: Open<'agencyIndustry' | 'agency' | 'regionIndustry' | 'region' | 'industry'>
  /** Narrower scopes that were passed over because they have fewer than 5 openings, in this order */
  widened: CompetitionStep[]
  excluded: CompetitionExcluded
  /** Different firms that won */
  firms: number | null
  /** Share of the awards that the firm with the most awards won, in % */
  firstShare: number | null
  /** Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything */
  hhi: number | null
}

/** Awards with one bidder */
export interface SingleBid {
  /** Openings that the section counts */
  n: number
  /** `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty */
  reason: Open<'too_few'> | null
  /**
   * Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
   * `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
   * to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
   * an industry of the notice, anywhere. The first of these with at least 5 openings
   */
  scope: Open<'agencyIndustry' | 'agency' | 'regionIndustry' | 'region' | 'industry'>
  /** Narrower scopes that were passed over because they have fewer than 5 openings, in this order */
  widened: CompetitionStep[]
  excluded: CompetitionExcluded
  /** Awards with exactly one bidder */
  single: number | null
  /** Share of such awards, in % */
  share: number | null
  /** Median of the number of bidders */
  medianBidders: number | null
}

export interface FailedNotice {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** Day of its latest failed opening, in Seoul */
  openedOn: string
  /** Its failed openings: one for each lot and re-bid */
  openings: number
  /** Most bidders in one of them; `null` = the source does not give the number */
  bidders: number | null
}

/** Openings that failed */
export interface FailedOpenings {
  /** Openings that the section counts */
  n: number
  /** `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty */
  reason: Open<'too_few'> | null
  /**
   * Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
   * `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
   * to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
   * an industry of the notice, anywhere. The first of these with at least 5 openings
   */
  scope: Open<'agencyIndustry' | 'agency' | 'regionIndustry' | 'region' | 'industry'>
  /** Narrower scopes that were passed over because they have fewer than 5 openings, in this order */
  widened: CompetitionStep[]
  excluded: CompetitionExcluded
  /** Openings without a winner (유찰) */
  failed: number | null
  /** Share of such openings, in % */
  share: number | null
  /** Failed openings without any bidder */
  noBidder: number | null
  /** Failed openings with exactly one bidder */
  oneBidder: number | null
  /** Failed openings whose number of bidders is unknown */
  unknownBidders: number | null
  /** Notices with a failed opening, latest first */
  items: FailedNotice[]
}

/**
 * Similar notices that are not counted, by reason; absent = 0. `cancelled`: the notice was cancelled · `direct`:
 * direct contract with a chosen firm · `noResult`: closed or opened, but no award or failure is known yet
 */
export interface SimilarExcluded {
  /** Similar notices that were cancelled */
  cancelled?: number
  /** Similar notices of direct contracts */
  direct?: number
  /** Similar notices without a known result */
  noResult?: number
}

export interface SimilarFailedNotice {
  /** Notice */
  noticeNo: string
  /** Title */
  title: string
  /** Issuing agency */
  agency: string
  /** Whether the same agency issued it */
  sameAgency: boolean
  /** How similar the titles are, in % */
  similarity: number
  /** Planned day of opening, in Seoul */
  openedOn: string | null
}

/**
 * How many notices with similar titles failed, at any agency. They are found as in `GET /v1/bids/{noticeNo}/similar`:
 * same category, no other trade, posted in the period. Notices are counted, not openings: one that was awarded in a
 * re-bid counts as awarded
 */
export interface SimilarFailures {
  /** Similar notices that ended with an award or failed */
  n: number
  /** Similar notices examined: the 100 most similar ones at most. `n` and `excluded` add up to it */
  examined: number
  /** `too_few`: `n` is below 5, so the figures are `null` and the list is empty */
  reason: Open<'too_few'> | null
  excluded: SimilarExcluded
  /** Notices that failed (유찰) */
  failed: number | null
  /** Share of such notices, in % */
  share: number | null
  /** Failed notices, the most similar first */
  items: SimilarFailedNotice[]
}

export interface SingleBidSignal {
  /** Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine */
  n: number
  /** Openings with exactly one bidder */
  items: Array<{
    /** Lot */
    lot: string
    /** Number of the re-bid, 0 = the first bidding */
    rebid: number
    /** Day of opening, in Seoul */
    openedOn: string | null
    /** `true`: awarded to the only bidder; `false`: failed */
    awarded: boolean
  }>
}

export interface LateChangeSignal {
  /** Changes of the notice that this service recorded; 0 = nothing to examine */
  n: number
  /**
   * Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first; a value that
   * is published for the first time does not count
   */
  items: Array<{
    /** Version of the notice with the change */
    version: number
    /** When this service recorded it */
    at: string
    /** Changed fields */
    fields: string[]
    /** Whole hours before the closing time that was in force before the change */
    hoursBefore: number
  }>
}

/** How long bidding is open, compared with other notices of the same kind */
export interface ShortPeriodSignal {
  /**
   * Notices compared: same category, contract method and urgency, re-notices only with re-notices, posted in the last 12
   * months; 0 = nothing to examine
   */
  n: number
  /**
   * Why `short` is `null`. `no_dates`: the notice has no closing time · `no_method`: the source does not give the
   * contract method · `first_version_unknown`: the notice had been changed before this service first recorded it ·
   * `too_few`: fewer than 20 notices to compare
   */
  reason: Open<'no_dates' | 'no_method' | 'first_version_unknown' | 'too_few'> | null
  /** Contract method */
  contractMethod: string | null
  /** Marked urgent (긴급) */
  urgent: boolean
  /** Whether it is a re-notice (재공고) */
  renotice: boolean
  /** Days from the first posting of the notice to its closing time, to a tenth; re-bids do not count */
  days: number | null
  /** Median of the compared notices */
  medianDays: number | null
  /** A tenth of the compared notices has a shorter period than this */
  shortestTenthDays: number | null
  /** `true`: shorter than `shortestTenthDays`. No legal minimum is applied */
  short: boolean | null
}

/**
 * Facts of this notice that correspond to red flags of the Open Contracting Partnership. A signal is a reason to look
 * closer, not a finding
 */
export interface CompetitionSignals {
  singleBid: SingleBidSignal
  lateChange: LateChangeSignal
  shortPeriod: ShortPeriodSignal
}

/** Who won similar openings of the last 36 months, and how many failed or had one bidder */
export interface Competition {
  agency: CodeAndName
  /** Business category */
  bsnsDiv: Open<'물품' | '용역' | '공사' | '외자' | '기타'>
  /** Industries of the notice; empty = no limit, or the source does not say */
  industries: CodeAndName[]
  /** Provinces that the notice is limited to; empty = no limit, or an unreadable one */
  regions: string[]
  /** First day of opening */
  from: string
  /** Last second of the last day */
  to: string
  companies: CompetitionCompanies
  concentration: Concentration
  singleBid: SingleBid
  failed: FailedOpenings
  similar: SimilarFailures
  signals: CompetitionSignals
  asOf: AsOf
}

/** Of `GET /v1/bids`. */
export interface ListBidsQuery {
  /**
   * Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
   * notice number finds that notice.
   */
  keyword?: string
  /**
   * Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`. With
   * `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has `foundIn`.
   */
  in?: 'title' | 'attachments' | 'all'
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
  /** Part of the contract method (계약방법). Repeat it to accept any of several values. */
  contractMethod?: readonly string[]
  /** Part of the award method (낙찰방법). Repeat it to accept any of several values. */
  awardMethod?: readonly string[]
  /**
   * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
   * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
   * be read. Repeat it to accept any of several values.
   */
  regionLimit?: ReadonlyArray<'limited' | 'nationwide' | 'unstated'>
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of the bounds; a price in another currency counts as unknown. Default: "KRW". */
  currency?: string
  /** What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`. */
  unknownAmt?: 'include' | 'exclude' | 'only'
  /** Status at the moment of the response. */
  status?: ReadonlyArray<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /**
   * Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeFrom?: string
  /**
   * Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeTo?: string
  /**
   * Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  openFrom?: string
  /**
   * Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  openTo?: string
  /** Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul. */
  postedFrom?: string
  /** Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul. */
  postedTo?: string
  /**
   * Only notices whose newest version this service recorded at this time or later. A time with offset, or a date, which
   * is the whole day in Seoul.
   */
  updatedFrom?: string
  /**
   * Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date,
   * which is the whole day in Seoul.
   */
  updatedTo?: string
  /** `true`: only notices marked urgent (긴급); `false`: only the others. */
  urgent?: boolean
  /** Kind of the newest version (공고종류). Repeat it to accept any of several values. */
  kind?: ReadonlyArray<'new' | 'changed' | 'renotice' | 'cancelled'>
  /** Source of the notice, exactly as in its field. Repeat it to accept any of several values. */
  source?: readonly string[]
  /**
   * Only notices with an award to this firm, as the statistics count awards: its business number, with or without
   * hyphens, or part of its name. Repeat it to accept any of several values.
   */
  winner?: readonly string[]
  /**
   * Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.
   * Default: "-postedAt".
   */
  sort?:
    | '-postedAt'
    | 'postedAt'
    | 'closeAt'
    | '-closeAt'
    | 'estimatedPrice'
    | '-estimatedPrice'
    | '-updatedAt'
    | 'updatedAt'
  /** `true`: only notices that active keywords of the account match; `false`: only the others. */
  matched?: boolean
  /**
   * Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
   * Accept any of several verdicts with `yes,check` or by repeating the parameter.
   */
  eligibility?: ReadonlyArray<'yes' | 'check' | 'no'>
  /**
   * A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
   * their own companies. Default: the company profile of the account.
   */
  profile?: string
  /**
   * Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. Separate
   * several with commas. CSV and XLSX then have only these columns.
   */
  fields?: ReadonlyArray<
    | 'noticeNo'
    | 'title'
    | 'agency'
    | 'bsnsDiv'
    | 'estimatedPrice'
    | 'closeAt'
    | 'openAt'
    | 'detailUrl'
    | 'matchedKeywords'
    | 'currency'
    | 'budget'
    | 'baseAmount'
    | 'floorRate'
    | 'awardMethod'
    | 'contractMethod'
    | 'bidStartAt'
    | 'agencyCode'
    | 'demandAgency'
    | 'demandAgencyCode'
    | 'status'
    | 'kind'
    | 'urgent'
    | 'revision'
    | 'version'
    | 'previousNoticeNo'
    | 'nextNoticeNo'
    | 'postedAt'
    | 'updatedAt'
    | 'regions'
    | 'regionCheckNeeded'
    | 'industries'
    | 'source'
    | 'sourceUrl'
    | 'eligibility'
    | 'qualificationCloseAt'
    | 'siteBriefingAt'
    | 'siteBriefingPlace'
    | 'jointContracting'
    | 'jointAgreementCloseAt'
    | 'bidBond'
    | 'netConstructionCost'
    | 'fixedCosts'
    | 'fixedCostItems'
  >
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
  /** Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints. */
  explain?: boolean
  /**
   * Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged.
   * `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it for several filters.
   */
  facets?: ReadonlyArray<'status' | 'bsnsDiv' | 'region' | 'regionLimit' | 'agency' | 'month'>
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
  /**
   * Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of
   * setting it yourself.
   */
  anchor?: string
}

/** Of `GET /v1/bids/changes`. */
export interface ListBidChangesQuery {
  /** `nextCursor` of the page before; empty = from the start. Default: "". */
  since?: string
  /** Maximum number of items. Default: 200. */
  limit?: number
  /** Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`. Default: false. */
  awards?: boolean
  /**
   * Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at
   * once, and one per key. Default: 0.
   */
  wait?: number
}

/** Of `GET /v1/bids/{noticeNo}`. */
export interface GetBidQuery {
  /** Version number given by this service, from 1. */
  version?: number
  /** Revision number given by the source; the newest version of it is shown. */
  revision?: number
}

/** Of `GET /v1/bids/{noticeNo}/bidders`. */
export interface ListBiddersQuery {
  /** Only openings of this lot; `0` if there are no lots. */
  lot?: string
  /** Only this re-bid; 0 = the first bidding. */
  rebid?: number
  /** Only openings of this revision of the notice. */
  revision?: number
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/bids/{noticeNo}/similar`. */
export interface ListSimilarBidsQuery {
  /** Only notices with one of these statuses at the moment of the response. Default: ["open"]. */
  status?: ReadonlyArray<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /** Maximum number of notices. Default: 10. */
  limit?: number
}

/** Of `GET /v1/bids/recurring`. */
export interface ListRecurringBidsQuery {
  /**
   * Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
   * notice number finds that notice.
   */
  keyword?: string
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
  /** Part of the contract method (계약방법). Repeat it to accept any of several values. */
  contractMethod?: readonly string[]
  /** Part of the award method (낙찰방법). Repeat it to accept any of several values. */
  awardMethod?: readonly string[]
  /**
   * What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
   * `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
   * be read. Repeat it to accept any of several values.
   */
  regionLimit?: ReadonlyArray<'limited' | 'nationwide' | 'unstated'>
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of the bounds; a price in another currency counts as unknown. Default: "KRW". */
  currency?: string
  /** What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`. */
  unknownAmt?: 'include' | 'exclude' | 'only'
  /** `true`: only notices that active keywords of the account match; `false`: only the others. */
  matched?: boolean
  /**
   * Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
   * Accept any of several verdicts with `yes,check` or by repeating the parameter.
   */
  eligibility?: ReadonlyArray<'yes' | 'check' | 'no'>
  /**
   * A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
   * their own companies. Default: the company profile of the account.
   */
  profile?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
  /** Only notices that are expected within this number of months; overdue ones are always included. Default: 12. */
  months?: number
  /** Only notices that were posted in at least this number of years in a row. Default: 2. */
  minYears?: number
}

/** Of `GET /v1/bids/{noticeNo}/attachments`. */
export interface ListAttachmentsQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/bids/{noticeNo}/attachments/{id}/text`. */
export interface GetAttachmentTextQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/bids/{noticeNo}/eligibility`. */
export interface GetBidEligibilityQuery {
  /** A further company, as `GET /v1/profiles` lists them (Enterprise). Default: the company profile of the account. */
  profile?: string
}

/** Bid notices: search, detail, changes. */
export class BidsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Search bid notices.
   *
   * Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   *
   * With `fields`, each notice has these and its number.
   */
  list<const Field extends keyof Bid>(
    query: ListBidsQuery & { fields: readonly Field[] },
    options?: CallOptions,
  ): PageCall<Omit<BidList, 'items'> & { items: BidWith<Field>[] }>
  /**
   * Search bid notices.
   *
   * Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  list(query?: ListBidsQuery, options?: CallOptions): PageCall<BidList>
  list(query?: ListBidsQuery, options?: CallOptions): unknown {
    return this.#core.page({ method: 'GET', path: '/v1/bids', query }, options)
  }

  /** Search bid notices: all of them as CSV, with a byte order mark and a header line. */
  listAsCsv(
    query?: Omit<ListBidsQuery, 'page' | 'pageSize' | 'anchor' | 'explain'>,
    options?: CallOptions,
  ): Call<ReadableStream<Uint8Array>> {
    return this.#core.call({ method: 'GET', path: '/v1/bids', query, accept: 'text/csv' }, options, watched)
  }

  /**
   * Search bid notices: all of them as they arrive.
   *
   * With `fields`, each notice has these and its number.
   */
  listAsNdjson<const Field extends keyof Bid>(
    query: Omit<ListBidsQuery, 'page' | 'pageSize' | 'anchor' | 'explain'> & { fields: readonly Field[] },
    options?: CallOptions,
  ): AsyncGenerator<BidWith<Field>>
  /** Search bid notices: all of them as they arrive. */
  listAsNdjson(
    query?: Omit<ListBidsQuery, 'page' | 'pageSize' | 'anchor' | 'explain'>,
    options?: CallOptions,
  ): AsyncGenerator<Bid>
  listAsNdjson(
    query?: Omit<ListBidsQuery, 'page' | 'pageSize' | 'anchor' | 'explain'>,
    options?: CallOptions,
  ): unknown {
    return this.#core.lines({ method: 'GET', path: '/v1/bids', query, accept: 'application/x-ndjson' }, options)
  }

  /** Search bid notices: all of them as an Excel workbook, up to 10,000 rows. */
  listAsXlsx(
    query?: Omit<ListBidsQuery, 'page' | 'pageSize' | 'anchor' | 'explain'>,
    options?: CallOptions,
  ): Call<Blob> {
    return this.#core.call(
      {
        method: 'GET',
        path: '/v1/bids',
        query,
        accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      options,
      takeBlob,
    )
  }

  /**
   * Follow all notices.
   *
   * The latest state of every notice that changed after the cursor, in the order of the changes. Following the cursor
   * misses no notice and repeats no state. Results are changes too, but do not create a new version of the notice.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listChanges(query?: ListBidChangesQuery, options?: CallOptions): Call<BidChanges> {
    return this.#core.call({ method: 'GET', path: '/v1/bids/changes', query }, options, takeList)
  }

  /**
   * Follow all notices, page by page without end, including later changes. Store the items of a page together with its
   * `nextCursor`, and resume with that as `since`. `CursorExpired` is thrown if it is too old.
   */
  followChanges(query?: ListBidChangesQuery, options?: FollowOptions): AsyncGenerator<BidChanges> {
    return this.#core.follow({ method: 'GET', path: '/v1/bids/changes', query: { wait: 30, ...query } }, options)
  }

  /**
   * One notice in detail.
   *
   * The notice with its versions, documents and results. To get an older state, add `version` or `revision`, or request
   * `{noticeNo}-{revision}`.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  get(noticeNo: string, query?: GetBidQuery, options?: CallOptions): Call<BidDetail> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}`, query }, options)
  }

  /**
   * Find many notices by number.
   *
   * The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has `bid: null`, a
   * withdrawn notice a `withdrawal` too. Nothing is stored.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   *
   * With `fields`, each notice has these and its number.
   */
  lookUp<const Field extends keyof Bid>(
    body: BidLookup & { fields: readonly Field[] },
    options?: CallOptions,
  ): Call<{ items: (Omit<LookedUpBid, 'bid'> & { bid: BidWith<Field> | null })[] }>
  /**
   * Find many notices by number.
   *
   * The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has `bid: null`, a
   * withdrawn notice a `withdrawal` too. Nothing is stored.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  lookUp(body: BidLookup, options?: CallOptions): Call<LookedUpBids>
  lookUp(body: BidLookup, options?: CallOptions): unknown {
    return this.#core.call({ method: 'POST', path: '/v1/bids/lookup', body, onlyReads: true }, options, takeList)
  }

  /**
   * Search with a long query.
   *
   * The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the request can be
   * repeated. For a neighbouring page, send the same body with `page` and `anchor` from `next` or `prev`.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   *
   * With `fields`, each notice has these and its number.
   */
  search<const Field extends keyof Bid>(
    body: BidSearch & { fields: readonly Field[] },
    options?: CallOptions,
  ): Call<Omit<BidSearchPage, 'items'> & { items: BidWith<Field>[] }>
  /**
   * Search with a long query.
   *
   * The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the request can be
   * repeated. For a neighbouring page, send the same body with `page` and `anchor` from `next` or `prev`.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  search(body?: BidSearch, options?: CallOptions): Call<BidSearchPage>
  search(body?: BidSearch, options?: CallOptions): unknown {
    return this.#core.call({ method: 'POST', path: '/v1/bids/search', body, onlyReads: true }, options, takeList)
  }

  /**
   * List the bidders of a notice.
   *
   * Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those excluded, with
   * the reason. Openings are in the order of `awards` of the notice. A notice that is not opened yet has none.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listBidders(noticeNo: string, query?: ListBiddersQuery, options?: CallOptions): PageCall<BidderList> {
    return this.#core.page({ method: 'GET', path: at`/v1/bids/${noticeNo}/bidders`, query }, options)
  }

  /**
   * List similar notices.
   *
   * Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소 and
   * 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice itself.
   * The list is a suggestion: it is not used for alerts or totals.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listSimilar(noticeNo: string, query?: ListSimilarBidsQuery, options?: CallOptions): Call<SimilarBids> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/similar`, query }, options, takeList)
  }

  /**
   * List recurring notices.
   *
   * Notices that the same agency posted under the same title about once a year, at least two years in a row, with the
   * month in which the next one is expected, the soonest first. This is inferred from past notices, which `evidence`
   * lists; no plan or contract period is read. Filters apply to the first notice of the newest year.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listRecurring(query?: ListRecurringBidsQuery, options?: CallOptions): PageCall<RecurringNotices> {
    return this.#core.page({ method: 'GET', path: '/v1/bids/recurring', query }, options)
  }

  /**
   * List the attachments of a notice.
   *
   * The files of the newest version of the notice in the order of its source, each with whether it is stored and what
   * was read from it. A file without text always has a reason.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listAttachments(noticeNo: string, query?: ListAttachmentsQuery, options?: CallOptions): PageCall<AttachmentFileList> {
    return this.#core.page({ method: 'GET', path: at`/v1/bids/${noticeNo}/attachments`, query }, options)
  }

  /**
   * The text of an attachment.
   *
   * The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty, and
   * `attachment.text` says why.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  getAttachmentText(
    noticeNo: string,
    id: string,
    query?: GetAttachmentTextQuery,
    options?: CallOptions,
  ): PageCall<AttachmentText> {
    return this.#core.page({ method: 'GET', path: at`/v1/bids/${noticeNo}/attachments/${id}/text`, query }, options)
  }

  /**
   * What the attachments say about who may bid.
   *
   * Sentences of the files about qualification, briefings, joint bids and track record, each with its file and page.
   * They are quotations, not facts: a sentence may be negated or concern another lot. No field of a notice is derived
   * from them.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listQuotations(noticeNo: string, options?: CallOptions): Call<AttachmentQuotations> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/quotations` }, options, takeList)
  }

  /**
   * Whether the company may bid.
   *
   * Compares the company profile with the licence, region and product rows of the newest version of the notice. A
   * sentence of an attachment that limits bidders turns `yes` into `check`, never `no` into `yes`. Each axis has a
   * verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid: the text of the notice
   * decides.
   *
   * Plan: Pro and Enterprise. Scope: `profile:read`.
   */
  getEligibility(noticeNo: string, query?: GetBidEligibilityQuery, options?: CallOptions): Call<Eligibility> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/eligibility`, query }, options)
  }

  /**
   * Which companies may bid.
   *
   * The verdict on the newest version of the notice for each company of the account, as `GET
   * /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.
   *
   * Plan: Enterprise. Scope: `profile:read`.
   */
  getVerdicts(noticeNo: string, options?: CallOptions): Call<NoticeVerdicts> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/verdicts` }, options, takeList)
  }

  /**
   * Get the price reference of a notice.
   *
   * Award rates of the same category and amount band in the last 12 months, the awards they come from, and the
   * distribution that the random draw of planned prices would produce. The awards are those of the same agency; if fewer
   * than 5 have a rate, those limited to the same province; otherwise all. `scope` says which. It describes the past and
   * recommends nothing.
   *
   * Plan: Pro and Enterprise. Scope: `statistics:read`.
   */
  getPriceReference(noticeNo: string, options?: CallOptions): Call<PriceReference> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/price-reference` }, options)
  }

  /**
   * Get the competition for a notice.
   *
   * Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there was one
   * bidder, and how often bidding failed. Each section counts openings of the same agency, and widens to others if these
   * are fewer than 5: `scope` and `widened` say how. All figures can be recomputed from `GET /v1/statistics/awards`. It
   * describes the past and predicts nothing.
   *
   * Plan: Pro and Enterprise. Scope: `statistics:read`.
   */
  getCompetition(noticeNo: string, options?: CallOptions): Call<Competition> {
    return this.#core.call({ method: 'GET', path: at`/v1/bids/${noticeNo}/competition` }, options)
  }
}
