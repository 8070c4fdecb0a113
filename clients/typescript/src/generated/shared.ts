// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

/** One of the known words, or one that a newer service knows. */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** A notice with the fields that were asked for, and its number. */
export type BidWith<Field extends keyof Bid> = Pick<Bid, Field | 'noticeNo'>

/** An error (RFC 9457). */
export interface Problem {
  /** URL of the documentation of this code. */
  type: string
  /** Short summary of the problem, in the language of `Content-Language`. */
  title: string
  /** The HTTP status of the response. */
  status: number
  /** Human-readable explanation of what is wrong with this request. */
  detail: string
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
  /** Include it when you contact support. */
  requestId: string
  /** Every part of the request that is wrong. */
  errors?: Array<{
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
}

/** Plan, limits and usage. */
export interface Usage {
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Time of this response. */
  asOf: string
  /** Current state of each limit on requests. */
  rateLimits: Array<{
    /** Name of the limit, as in the `RateLimit` headers. */
    policy: string
    /** Requests accepted in any one window. */
    limit: number
    /** Length of the window in seconds. */
    windowSeconds: number
    /** Requests that would be accepted now. */
    remaining: number
    /** Seconds until `remaining` grows by at least one. */
    resetSeconds: number
  }>
  /** All other limits. */
  counters: Array<{
    /** The resource. */
    name: string
    /** The maximum. */
    limit: number
    /** Current number. */
    used: number
  }>
  /** The last 30 days, ending with today. */
  days: Array<{
    /** The day, in Seoul time. */
    day: string
    /** Requests accepted under the plan's limit, whatever their status. */
    requests: number
    /**
     * Requests with a key to `/v1/keys`, `/v1/links`, `/v1/sessions`, `/v1/webhooks` and `/v1/usage`, which have a
     * separate limit.
     */
    manage: number
    /** Requests made in sessions, which have a separate limit. */
    console: number
    /** Requests rejected with 429. */
    limited: number
  }>
}

/** A security problem of a key or of the account. */
export type Incident = {
  /** Identifier of the incident; `access_blocked` names it. */
  id: string
  /**
   * `leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks outside the
   * allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the operator opened the
   * incident.
   */
  cause: Open<'leaked' | 'outside_allow_list' | 'many_networks' | 'operator'>
  /** `open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: the incident has ended. */
  state: Open<'open' | 'contained' | 'resolved'>
  /** The key concerned; `null` = the whole account. */
  key: {
    /** The key. */
    id: string
    /** Its name. */
    name: string | null
    /** The first twelve characters of its secret. */
    prefix: string
  } | null
  /** Explanation by the operator. */
  reason: string | null
  /** The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32). */
  networks: string[]
  /** Where the key was found, according to the report. */
  places: string[]
  /** When it was detected. */
  openedAt: string
  /** When it was blocked. */
  containedAt: string | null
  /** When it was resolved. */
  resolvedAt: string | null
  /** What resolved it: rotation or revocation of the key, or the operator. */
  resolvedBy: Open<'rotation' | 'revocation' | 'operator'> | null
}

/** A member of the account. */
export interface TeamMember {
  /** Identifier of the member. */
  id: string
  /** Mail address of the member. */
  email: string
  /** Name of the member. */
  name: string | null
  /** Role in the team. */
  role: Open<'owner' | 'admin' | 'member' | 'viewer'>
  /** Scopes that the role grants; `write` and `manage` include read access. */
  permissions: Array<
    Open<
      | 'bids:read'
      | 'keywords:read'
      | 'keywords:write'
      | 'pursuits:read'
      | 'pursuits:write'
      | 'profile:read'
      | 'profile:write'
      | 'links:read'
      | 'links:write'
      | 'statistics:read'
      | 'reports:read'
      | 'reports:write'
      | 'team:read'
      | 'team:manage'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'keys:manage'
      | 'access:manage'
    >
  >
  /**
   * `invited`: the member has not accepted yet and gets no mail but the invitation. `suspended`: the plan of the account
   * includes no team; the member is active again once it does.
   */
  state: Open<'invited' | 'active' | 'suspended'>
  /** Language of mails to the member. */
  language: Open<'ko' | 'en'>
  /** Time zone in which the member’s digests are scheduled. */
  zone: string
  /** When the last invitation was mailed; `null` = none was needed. */
  invitedAt: string | null
  /** When the member last used the service while signed in; `null` = never. Requests with API keys do not count. */
  lastActiveAt: string | null
}

/** A file in which a word of a search was found. */
export interface FoundFile {
  /** Identifier of the attachment */
  attachmentId: string
  /** File name */
  name: string
  /** Path of the file in an archive; `null` = no archive */
  entry: string | null
  /** Page, section or sheet, from 1; `null` = the format has none */
  page: number | null
  /** Text around the first hit in the file; line ends are blanks */
  excerpt: string
  /** Where the word is in `excerpt`, in Unicode code points, `end` exclusive */
  places: Array<{
    /** First code point */
    start: number
    /** Code point after the last one */
    end: number
  }>
}

/** Where a search with `in` found the notice. Excluded words are not shown. */
export interface FoundIn {
  /** Words of the query that the title contains, or that are the number of the notice */
  title: string[]
  /** Files with words of the query, at most 3. There may be more */
  attachments: FoundFile[]
}

export interface Bid {
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
  /** Until when firms must be registered to bid (입찰참가자격등록 마감) */
  qualificationCloseAt?: string | null
  /** When the briefing (현장설명 or 설명회) takes place */
  siteBriefingAt?: string | null
  /** Where the briefing (현장설명 or 설명회) takes place */
  siteBriefingPlace?: string | null
  /** How firms may contract together (공동수급), as the source words it */
  jointContracting?: string | null
  /** Until when firms that bid together must file their agreement (공동수급협정서) */
  jointAgreementCloseAt?: string | null
  /** Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically) */
  bidBond?: string | null
  /** Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works */
  netConstructionCost?: number | null
  /** Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems` */
  fixedCosts?: number | null
  /** What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts */
  fixedCostItems?: Array<{
    /** Name of the item */
    name: string
    /** Its amount */
    amount: number
  }> | null
  foundIn?: FoundIn
}

/** A firm that won, alone or with others. */
export interface AwardWinner {
  /** Name of the firm */
  name: string
  /** Business registration number */
  businessNo: string | null
  /** Amount this firm won; `null` where the source gives only the amount of the whole award */
  amount: number | null
  /** Its share of a joint award, %; `null` where the source does not give it */
  share: number | null
}

export interface FieldChange {
  /** Name of the field */
  field: string
  /** Value before */
  old: unknown
  /** Value after */
  new: unknown
}

export interface Source {
  /** Name of the source, as in `source` of a notice */
  name: string
  /** When it last responded successfully */
  lastSuccessAt: string | null
  /** By how many seconds the stored notices may lag behind the source; `null` if it is not polled */
  lagSeconds: number | null
  /** Notices first seen in the last 24 hours */
  notices24h: number
  /** For each field, the share of notices of the last 30 days without a value */
  nullRates: Record<string, number>
  /** Number of time windows that failed and will be fetched again */
  failedWindows: number
  /** Number of records that could not be read */
  quarantined: number
  /** Number of notices with missing parts, and of OCDS processes that have announced only a plan */
  waiting: number
  /**
   * Periods that could not be read for more than an hour: notices of these periods may be missing. They are fetched
   * again until that succeeds, and missing notices are reported then.
   */
  gaps: Array<{
    /** Start of the period */
    from: string
    /** End of the period */
    to: string
  }>
}

/** The award of one lot at the time of the event. */
export interface EventAward {
  /** `awarded`, or the new state of the lot if the award was withdrawn. */
  state: Open<'awarded' | 'failed' | 'cancelled' | 'opened' | 'announced'>
  /** The lot; `0` for a notice without lots. */
  lot: string
  /** Every firm that won. */
  winners: AwardWinner[]
  /** Winning amount of all winners together, in whole units of `currency`. */
  amount: number | null
  /** ISO 4217. */
  currency: string
  /** Award rate, %. */
  rate: number | null
  /** The price that the rate is a percentage of. */
  rateBasis: Open<'plannedPrice'> | null
  /** Planned price (예정가격). */
  plannedPrice: number | null
  /** Number of bidders. */
  bidders: number | null
  /** Why the bidding failed or was cancelled. */
  reason: string | null
}

/**
 * The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of keywords
 * with `filter.eligibility`.
 */
export interface EligibilityChange {
  /** The verdict for which the notice was not reported. */
  old: Open<'yes' | 'check' | 'no'>
  /** The verdict now. */
  new: Open<'yes' | 'check' | 'no'>
  /** What led to it: a change of the notice, or of the company profile. */
  by: Open<'notice' | 'profile'>
  /** The further company whose verdict changed; absent if it is that of the account. */
  profileId?: string
}

/** Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions. */
export interface EventActor {
  /** `system` = changed automatically by a result. */
  kind: Open<'key' | 'member' | 'operator' | 'system'>
  /** Identifier of the key or member. */
  id: string | null
}

/** The notice as it is now. */
export interface PursuitNotice {
  /** Its title. */
  title: string
  /** Issuing agency. */
  agency: string
  /** Demand agency (수요기관). */
  demandAgency: string | null
  /** ISO 4217. */
  currency: string
  /** Estimated price (추정가격). */
  estimatedPrice: number | null
  /** Base amount (기초금액). */
  baseAmount: number | null
  /** End of bidding. */
  closeAt: string | null
  /** When bids are planned to be opened. */
  openAt: string | null
  /** Status at the moment of the response. */
  status: Open<'open' | 'closed' | 'opened' | 'awarded' | 'failed' | 'cancelled'>
  /** The notice on the procurement portal. */
  detailUrl: string
}

/** The result of the pursuit: with several lots, the one the account won, or else the first. */
export type PursuitResult = {
  /** How the bidding for the lot ended; `failed` = 유찰. */
  state: Open<'awarded' | 'failed' | 'cancelled'>
  /** The lot; `0` for a notice without lots. */
  lot: string
  /** Number of the re-bid, 0 = the first bidding. */
  rebid: number
  /** When it was decided. */
  at: string | null
  /** Every firm that won. */
  winners: AwardWinner[]
  /** Winning amount of all winners together. */
  amount: number | null
  /** ISO 4217. */
  currency: string
  /** Award rate, %. */
  rate: number | null
  /** The price that the rate is a percentage of. */
  rateBasis: Open<'plannedPrice'> | null
  /** Number of bidders. */
  bidders: number | null
  /** Why the bidding failed or was cancelled. */
  reason: string | null
  /** When the result was corrected. */
  correctedAt: string | null
  /** The price that rates are a percentage of (예정가격); `null` if the source does not publish it. */
  plannedPrice: number | null
  /** Your company’s bid, as the source lists it. */
  own: {
    /** Place among the bidders. */
    rank: number | null
    /** The amount that was bid. */
    amount: number | null
    /** Bid rate (투찰률), %. */
    rate: number | null
  } | null
}

/** Your company’s work on one notice. */
export interface Pursuit {
  /** Identifier of the pursuit. */
  id: string
  /** Number of the notice. */
  noticeNo: string
  notice: PursuitNotice | null
  /** `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`. */
  state: Open<'watching' | 'preparing' | 'bid' | 'won' | 'lost' | 'dropped'>
  /** What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`). */
  stateBy: Open<'person' | 'result' | 'correction'>
  /** The member it is assigned to, who gets the reminders. */
  assignee: string | null
  /** The amount of your company’s bid, in whole units of the currency of the notice. */
  bidAmount: number | null
  /** How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`. */
  remindClosing: number[]
  /** How many days before the opening of bids the assignee gets a mail, while the state is `bid`. */
  remindOpening: number[]
  /** Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none yet. */
  outcome: Open<'awarded' | 'failed' | 'rebid' | 'cancelled'> | null
  result: PursuitResult | null
  /** Number of notes. */
  noteCount: number
  /** The key that created it, or the member who was signed in; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it was last changed, by a person or a result. */
  updatedAt: string
}

/** A URL that receives events of the account. */
export type Webhook = {
  /** Identifier of the webhook. */
  id: string
  /** Where events are sent: `https`, without user name and password, on the public internet. */
  url: string
  /** Event types it receives. */
  events: Array<
    Open<
      | 'bid.matched'
      | 'bid.changed'
      | 'bid.cancelled'
      | 'bid.awarded'
      | 'pursuit.changed'
      | 'report.ready'
      | 'webhook.disabled'
      | 'webhook.test'
      | 'security.incident'
    >
  >
  /** Whether it receives all event types, including types added later. */
  allEvents: boolean
  /**
   * `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
   * of these services take it.
   */
  format: Open<'standard' | 'slack' | 'teams' | 'discord'>
  /** A description to recognise it by. */
  description: string | null
  /** Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled. */
  state: Open<'enabled' | 'disabled'>
  /**
   * `failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery:
   * disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is
   * blocked.
   */
  disabledReason: Open<'failing' | 'gone' | 'receiver' | 'owner' | 'plan' | 'incident'> | null
  /** When it was disabled. */
  disabledAt: string | null
  /** First failure since the last success; `null` = the last one succeeded. */
  failingSince: string | null
  /** When an attempt last succeeded; `null` = never. */
  lastSuccessAt: string | null
  /** The last attempt that failed; `null` = never. */
  lastFailure: {
    /** When the attempt began. */
    at: string
    /** HTTP status of the response; `null` = no response. */
    status: number | null
    /**
     * Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address
     * that is not on the public internet.
     */
    reason: Open<
      'timeout' | 'too_large' | 'refused_address' | 'invalid_url' | 'dns' | 'connection' | 'tls' | 'aborted'
    > | null
  } | null
  /** The first twelve characters of its secret. */
  secretHint: string
  /** Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`. */
  publicKey: string | null
  /** When it was created. */
  createdAt: string
}

export interface CodeAndName {
  /** Code */
  code: string | null
  /** Name */
  name: string | null
}

export interface Firm {
  /** Name of the firm, as in its latest award */
  name: string
  /** Business registration number */
  businessNo: string | null
}

/** A bin of 0.1 percentage points */
export interface Bin {
  /** Lower edge in %, inclusive */
  from: number
  /** Upper edge in %, exclusive */
  to: number
  /** Number of values in the bin; in `noSkill`, the expected number */
  count: number
}

/** Distribution of rates in %; withheld if there are fewer than 5 awards */
export interface Rates {
  /** Awards that have such a rate */
  n: number
  /** Median */
  median: number | null
  /** First quartile */
  p25: number | null
  /** Third quartile */
  p75: number | null
  /** Mean */
  mean: number | null
  /** Non-empty bins of 0.1 percentage points, ascending; `null` = withheld */
  histogram: Bin[] | null
}

/**
 * Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the opening or
 * its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `otherCurrency`: awarded in
 * another currency · `severalWinners`: several firms won together · `unitPrice`: a price per unit (단가계약) ·
 * `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm · `noRate`: the source gives no
 * rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no amount is known.
 */
export interface Excluded {
  /** Openings left out as failed */
  failed?: number
  /** Openings left out as cancelled */
  cancelled?: number
  /** Openings left out as superseded */
  superseded?: number
  /** Openings left out as otherCurrency */
  otherCurrency?: number
  /** Openings left out as severalWinners */
  severalWinners?: number
  /** Openings left out as unitPrice */
  unitPrice?: number
  /** Openings left out as negotiated */
  negotiated?: number
  /** Openings left out as direct */
  direct?: number
  /** Openings left out as noRate */
  noRate?: number
  /** Openings left out as outOfRange */
  outOfRange?: number
  /** Openings left out as noAmount */
  noAmount?: number
  /** Value of the awards with several winners, undivided */
  sharedValue?: number
}

/** The state of the data that all figures refer to */
export interface AsOf {
  /** Position in the feed of changes */
  position: number
  /** When that was the newest position */
  at: string
}
