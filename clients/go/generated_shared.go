// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

// Problem: An error (RFC 9457).
type Problem struct {
	// URL of the documentation of this code.
	Type string `json:"type"`

	// Short summary of the problem, in the language of `Content-Language`.
	Title string `json:"title"`

	// The HTTP status of the response.
	Status int `json:"status"`

	// Human-readable explanation of what is wrong with this request.
	Detail string `json:"detail"`

	// Machine-readable error code.
	Code ProblemCode `json:"code"`

	// Include it when you contact support.
	RequestID string `json:"requestId"`

	// Every part of the request that is wrong.
	Errors []ProblemError `json:"errors,omitempty"`
}

// ProblemCode is one of the words below, or one that a newer service knows.
type ProblemCode string

// The known words of [ProblemCode].
const (
	ProblemCodeInvalidRequest        ProblemCode = "invalid_request"
	ProblemCodeInvalidPath           ProblemCode = "invalid_path"
	ProblemCodeInvalidParameter      ProblemCode = "invalid_parameter"
	ProblemCodeMissingParameter      ProblemCode = "missing_parameter"
	ProblemCodeUnknownParameter      ProblemCode = "unknown_parameter"
	ProblemCodeRepeatedParameter     ProblemCode = "repeated_parameter"
	ProblemCodeReversedRange         ProblemCode = "reversed_range"
	ProblemCodeInvalidQuery          ProblemCode = "invalid_query"
	ProblemCodeSearchTooBroad        ProblemCode = "search_too_broad"
	ProblemCodeMatchesEverything     ProblemCode = "matches_everything"
	ProblemCodeUnknownRegion         ProblemCode = "unknown_region"
	ProblemCodeInvalidCursor         ProblemCode = "invalid_cursor"
	ProblemCodeInvalidJSON           ProblemCode = "invalid_json"
	ProblemCodeInvalidField          ProblemCode = "invalid_field"
	ProblemCodeMissingField          ProblemCode = "missing_field"
	ProblemCodeUnknownField          ProblemCode = "unknown_field"
	ProblemCodeInvalidURL            ProblemCode = "invalid_url"
	ProblemCodeUnexpectedBody        ProblemCode = "unexpected_body"
	ProblemCodeMissingCredentials    ProblemCode = "missing_credentials"
	ProblemCodeInvalidKey            ProblemCode = "invalid_key"
	ProblemCodeExpiredKey            ProblemCode = "expired_key"
	ProblemCodeRevokedKey            ProblemCode = "revoked_key"
	ProblemCodeSessionEnded          ProblemCode = "session_ended"
	ProblemCodeInvalidLink           ProblemCode = "invalid_link"
	ProblemCodeInvalidPasskey        ProblemCode = "invalid_passkey"
	ProblemCodeInvalidSignature      ProblemCode = "invalid_signature"
	ProblemCodeAccessBlocked         ProblemCode = "access_blocked"
	ProblemCodeIPNotAllowed          ProblemCode = "ip_not_allowed"
	ProblemCodeBetaAccessRequired    ProblemCode = "beta_access_required"
	ProblemCodePlanRequired          ProblemCode = "plan_required"
	ProblemCodeScopeRequired         ProblemCode = "scope_required"
	ProblemCodeConsoleHeaderRequired ProblemCode = "console_header_required"
	ProblemCodeOriginNotAllowed      ProblemCode = "origin_not_allowed"
	ProblemCodeOperatorRequired      ProblemCode = "operator_required"
	ProblemCodeReasonRequired        ProblemCode = "reason_required"
	ProblemCodeMemberRequired        ProblemCode = "member_required"
	ProblemCodeHTTPSRequired         ProblemCode = "https_required"
	ProblemCodeNotFound              ProblemCode = "not_found"
	ProblemCodeMethodNotAllowed      ProblemCode = "method_not_allowed"
	ProblemCodeNotAcceptable         ProblemCode = "not_acceptable"
	ProblemCodeRequestTimeout        ProblemCode = "request_timeout"
	ProblemCodeRequestInProgress     ProblemCode = "request_in_progress"
	ProblemCodeOutcomeUnknown        ProblemCode = "outcome_unknown"
	ProblemCodeWouldLockOut          ProblemCode = "would_lock_out"
	ProblemCodeKeywordExists         ProblemCode = "keyword_exists"
	ProblemCodePursuitExists         ProblemCode = "pursuit_exists"
	ProblemCodeProfileRequired       ProblemCode = "profile_required"
	ProblemCodeProfileExists         ProblemCode = "profile_exists"
	ProblemCodeProfileInUse          ProblemCode = "profile_in_use"
	ProblemCodePursuitSettled        ProblemCode = "pursuit_settled"
	ProblemCodeLimitReached          ProblemCode = "limit_reached"
	ProblemCodeMemberExists          ProblemCode = "member_exists"
	ProblemCodeLastOwner             ProblemCode = "last_owner"
	ProblemCodePasskeysUnavailable   ProblemCode = "passkeys_unavailable"
	ProblemCodeKeysDepend            ProblemCode = "keys_depend"
	ProblemCodeKeyEnded              ProblemCode = "key_ended"
	ProblemCodeKeyOfApp              ProblemCode = "key_of_app"
	ProblemCodeConsultationClosed    ProblemCode = "consultation_closed"
	ProblemCodeAttachmentsOff        ProblemCode = "attachments_off"
	ProblemCodeSourceNotReady        ProblemCode = "source_not_ready"
	ProblemCodeNoticeWithdrawn       ProblemCode = "notice_withdrawn"
	ProblemCodeCursorExpired         ProblemCode = "cursor_expired"
	ProblemCodePreconditionFailed    ProblemCode = "precondition_failed"
	ProblemCodeBodyTooLarge          ProblemCode = "body_too_large"
	ProblemCodeURLTooLong            ProblemCode = "url_too_long"
	ProblemCodeUnsupportedMediaType  ProblemCode = "unsupported_media_type"
	ProblemCodeMisdirectedRequest    ProblemCode = "misdirected_request"
	ProblemCodeIdempotencyKeyReused  ProblemCode = "idempotency_key_reused"
	ProblemCodeHTTP11Required        ProblemCode = "http_1_1_required"
	ProblemCodeRateLimited           ProblemCode = "rate_limited"
	ProblemCodeTooManyAtOnce         ProblemCode = "too_many_at_once"
	ProblemCodeHeadersTooLarge       ProblemCode = "headers_too_large"
	ProblemCodeInternal              ProblemCode = "internal"
	ProblemCodeUnavailable           ProblemCode = "unavailable"
)

// ProblemError: a part of other types.
type ProblemError struct {
	// In is the field with this name.
	In ProblemErrorIn `json:"in"`

	// Name of the parameter, or path of the field, such as `filter.agency[2]`.
	Name string `json:"name"`

	// Machine-readable error code.
	Code ProblemCode `json:"code"`

	// Message is the field with this name.
	Message string `json:"message"`

	// Position in the value, in Unicode code points from 0.
	At *int `json:"at,omitempty"`
}

// ProblemErrorIn is one of the words below, or one that a newer service knows.
type ProblemErrorIn string

// The known words of [ProblemErrorIn].
const (
	ProblemErrorInPath   ProblemErrorIn = "path"
	ProblemErrorInQuery  ProblemErrorIn = "query"
	ProblemErrorInHeader ProblemErrorIn = "header"
	ProblemErrorInBody   ProblemErrorIn = "body"
)

// Usage: Plan, limits and usage.
type Usage struct {
	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// Time of this response.
	AsOf Timestamp `json:"asOf"`

	// Current state of each limit on requests.
	RateLimits []UsageRateLimit `json:"rateLimits"`

	// All other limits.
	Counters []UsageCounter `json:"counters"`

	// The last 30 days, ending with today.
	Days []UsageDay `json:"days"`
}

// UsagePlan is one of the words below, or one that a newer service knows.
type UsagePlan string

// The known words of [UsagePlan].
const (
	UsagePlanFree       UsagePlan = "free"
	UsagePlanPro        UsagePlan = "pro"
	UsagePlanEnterprise UsagePlan = "enterprise"
)

// UsageRateLimit: A limit on requests.
type UsageRateLimit struct {
	// Name of the limit, as in the `RateLimit` headers.
	Policy string `json:"policy"`

	// Requests accepted in any one window.
	Limit int64 `json:"limit"`

	// Length of the window in seconds.
	WindowSeconds int64 `json:"windowSeconds"`

	// Requests that would be accepted now.
	Remaining int64 `json:"remaining"`

	// Seconds until `remaining` grows by at least one.
	ResetSeconds int64 `json:"resetSeconds"`
}

// UsageCounter: A resource whose number is limited.
type UsageCounter struct {
	// The resource.
	Name string `json:"name"`

	// The maximum.
	Limit int64 `json:"limit"`

	// Current number.
	Used int64 `json:"used"`
}

// UsageDay: Usage on one day.
type UsageDay struct {
	// The day, in Seoul time.
	Day string `json:"day"`

	// Requests accepted under the plan's limit, whatever their status.
	Requests int64 `json:"requests"`

	// Requests with a key to `/v1/keys`, `/v1/links`, `/v1/sessions`, `/v1/webhooks` and `/v1/usage`, which have a
	// separate limit.
	Manage int64 `json:"manage"`

	// Requests made in sessions, which have a separate limit.
	Console int64 `json:"console"`

	// Requests rejected with 429.
	Limited int64 `json:"limited"`
}

// Incident: A security problem of a key or of the account.
type Incident struct {
	// Identifier of the incident; `access_blocked` names it.
	ID string `json:"id"`

	// `leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks outside the
	// allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the operator opened
	// the incident.
	Cause IncidentCause `json:"cause"`

	// `open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: the incident has ended.
	State IncidentState `json:"state"`

	// The key concerned; `null` = the whole account.
	Key *SessionKey `json:"key"`

	// Explanation by the operator.
	Reason *string `json:"reason"`

	// The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32).
	Networks []string `json:"networks"`

	// Where the key was found, according to the report.
	Places []string `json:"places"`

	// When it was detected.
	OpenedAt Timestamp `json:"openedAt"`

	// When it was blocked.
	ContainedAt *Timestamp `json:"containedAt"`

	// When it was resolved.
	ResolvedAt *Timestamp `json:"resolvedAt"`

	// What resolved it: rotation or revocation of the key, or the operator.
	ResolvedBy *IncidentResolvedBy `json:"resolvedBy"`
}

// IncidentCause is one of the words below, or one that a newer service knows.
type IncidentCause string

// The known words of [IncidentCause].
const (
	IncidentCauseLeaked           IncidentCause = "leaked"
	IncidentCauseOutsideAllowList IncidentCause = "outside_allow_list"
	IncidentCauseManyNetworks     IncidentCause = "many_networks"
	IncidentCauseOperator         IncidentCause = "operator"
)

// IncidentState is one of the words below, or one that a newer service knows.
type IncidentState string

// The known words of [IncidentState].
const (
	IncidentStateOpen      IncidentState = "open"
	IncidentStateContained IncidentState = "contained"
	IncidentStateResolved  IncidentState = "resolved"
)

// SessionKey: The key concerned; `null` = the whole account.
type SessionKey struct {
	// The key.
	ID string `json:"id"`

	// Its name.
	Name *string `json:"name"`

	// The first twelve characters of its secret.
	Prefix string `json:"prefix"`
}

// IncidentResolvedBy is one of the words below, or one that a newer service knows.
type IncidentResolvedBy string

// The known words of [IncidentResolvedBy].
const (
	IncidentResolvedByRotation   IncidentResolvedBy = "rotation"
	IncidentResolvedByRevocation IncidentResolvedBy = "revocation"
	IncidentResolvedByOperator   IncidentResolvedBy = "operator"
)

// TeamMember: A member of the account.
type TeamMember struct {
	// Identifier of the member.
	ID string `json:"id"`

	// Mail address of the member.
	Email string `json:"email"`

	// Name of the member.
	Name *string `json:"name"`

	// Role in the team.
	Role SessionRole `json:"role"`

	// Scopes that the role grants; `write` and `manage` include read access.
	Permissions []KeyScope `json:"permissions"`

	// `invited`: the member has not accepted yet and gets no mail but the invitation. `suspended`: the plan of the
	// account includes no team; the member is active again once it does.
	State TeamMemberState `json:"state"`

	// Language of mails to the member.
	Language ReportLanguage `json:"language"`

	// Time zone in which the member’s digests are scheduled.
	Zone string `json:"zone"`

	// When the last invitation was mailed; `null` = none was needed.
	InvitedAt *Timestamp `json:"invitedAt"`

	// When the member last used the service while signed in; `null` = never. Requests with API keys do not count.
	LastActiveAt *Timestamp `json:"lastActiveAt"`
}

// SessionRole is one of the words below, or one that a newer service knows.
type SessionRole string

// The known words of [SessionRole].
const (
	SessionRoleOwner  SessionRole = "owner"
	SessionRoleAdmin  SessionRole = "admin"
	SessionRoleMember SessionRole = "member"
	SessionRoleViewer SessionRole = "viewer"
)

// KeyScope is one of the words below, or one that a newer service knows.
type KeyScope string

// The known words of [KeyScope].
const (
	KeyScopeBidsRead       KeyScope = "bids:read"
	KeyScopeKeywordsRead   KeyScope = "keywords:read"
	KeyScopeKeywordsWrite  KeyScope = "keywords:write"
	KeyScopePursuitsRead   KeyScope = "pursuits:read"
	KeyScopePursuitsWrite  KeyScope = "pursuits:write"
	KeyScopeProfileRead    KeyScope = "profile:read"
	KeyScopeProfileWrite   KeyScope = "profile:write"
	KeyScopeLinksRead      KeyScope = "links:read"
	KeyScopeLinksWrite     KeyScope = "links:write"
	KeyScopeStatisticsRead KeyScope = "statistics:read"
	KeyScopeReportsRead    KeyScope = "reports:read"
	KeyScopeReportsWrite   KeyScope = "reports:write"
	KeyScopeTeamRead       KeyScope = "team:read"
	KeyScopeTeamManage     KeyScope = "team:manage"
	KeyScopeWebhooksRead   KeyScope = "webhooks:read"
	KeyScopeWebhooksWrite  KeyScope = "webhooks:write"
	KeyScopeKeysManage     KeyScope = "keys:manage"
	KeyScopeAccessManage   KeyScope = "access:manage"
)

// TeamMemberState is one of the words below, or one that a newer service knows.
type TeamMemberState string

// The known words of [TeamMemberState].
const (
	TeamMemberStateInvited   TeamMemberState = "invited"
	TeamMemberStateActive    TeamMemberState = "active"
	TeamMemberStateSuspended TeamMemberState = "suspended"
)

// ReportLanguage is one of the words below, or one that a newer service knows.
type ReportLanguage string

// The known words of [ReportLanguage].
const (
	ReportLanguageKo ReportLanguage = "ko"
	ReportLanguageEn ReportLanguage = "en"
)

// FoundFile: A file in which a word of a search was found.
type FoundFile struct {
	// Identifier of the attachment
	AttachmentID string `json:"attachmentId"`

	// File name
	Name string `json:"name"`

	// Path of the file in an archive; `null` = no archive
	Entry *string `json:"entry"`

	// Page, section or sheet, from 1; `null` = the format has none
	Page *int `json:"page"`

	// Text around the first hit in the file; line ends are blanks
	Excerpt string `json:"excerpt"`

	// Where the word is in `excerpt`, in Unicode code points, `end` exclusive
	Places []FoundFilePlace `json:"places"`
}

// FoundFilePlace: a part of other types.
type FoundFilePlace struct {
	// First code point
	Start int `json:"start"`

	// Code point after the last one
	End int `json:"end"`
}

// FoundIn: Where a search with `in` found the notice. Excluded words are not shown.
type FoundIn struct {
	// Words of the query that the title contains, or that are the number of the notice
	Title []string `json:"title"`

	// Files with words of the query, at most 3. There may be more
	Attachments []FoundFile `json:"attachments"`
}

// Bid: the schema of this name in openapi.json.
type Bid struct {
	// Identifier of the notice
	NoticeNo string `json:"noticeNo"`

	// Title of the notice
	Title string `json:"title"`

	// Name of the issuing agency
	Agency string `json:"agency"`

	// Business category
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Estimated price (추정가격, without VAT), in whole units of `currency`
	EstimatedPrice *int64 `json:"estimatedPrice"`

	// End of bidding
	CloseAt *Timestamp `json:"closeAt"`

	// When bids are planned to be opened
	OpenAt *Timestamp `json:"openAt"`

	// Notice on the procurement portal
	DetailURL string `json:"detailUrl"`

	// The account's active keywords that match this notice
	MatchedKeywords []string `json:"matchedKeywords"`

	// ISO 4217
	Currency string `json:"currency"`

	// Budget (배정예산, with VAT)
	Budget *int64 `json:"budget"`

	// Base amount (기초금액)
	BaseAmount *int64 `json:"baseAmount"`

	// Lowest rate that can win (낙찰하한율), %
	FloorRate *float64 `json:"floorRate"`

	// Award method (낙찰방법)
	AwardMethod *string `json:"awardMethod"`

	// Contract method (계약방법)
	ContractMethod *string `json:"contractMethod"`

	// Start of bidding
	BidStartAt *Timestamp `json:"bidStartAt"`

	// Code of the issuing agency
	AgencyCode *string `json:"agencyCode"`

	// Name of the demand agency (수요기관)
	DemandAgency *string `json:"demandAgency"`

	// Code of the demand agency (수요기관)
	DemandAgencyCode *string `json:"demandAgencyCode"`

	// Status at the moment of the response
	Status BidStatus `json:"status"`

	// Kind of the newest version
	Kind BidKind `json:"kind"`

	// Marked urgent (긴급)
	Urgent bool `json:"urgent"`

	// Revision number given by the source
	Revision int `json:"revision"`

	// Version number given by this service, from 1
	Version int `json:"version"`

	// Number of the earlier notice that this one re-announces (재공고)
	PreviousNoticeNo *string `json:"previousNoticeNo"`

	// Number of the later notice that re-announces this one
	NextNoticeNo *string `json:"nextNoticeNo"`

	// When the notice was posted
	PostedAt Timestamp `json:"postedAt"`

	// When this service recorded this version
	UpdatedAt Timestamp `json:"updatedAt"`

	// Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say
	Regions []string `json:"regions"`

	// `true` if the region limit could not be read reliably: check the notice itself
	RegionCheckNeeded bool `json:"regionCheckNeeded"`

	// Industries the notice is limited to; empty = no limit, or the source does not say
	Industries []BidIndustry `json:"industries"`

	// Source of the notice
	Source string `json:"source"`

	// Address of the record at its source
	SourceURL *string `json:"sourceUrl"`

	// Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or `profile`
	// names another
	Eligibility *BidEligibility `json:"eligibility,omitempty"`

	// Until when firms must be registered to bid (입찰참가자격등록 마감)
	QualificationCloseAt Optional[Timestamp] `json:"qualificationCloseAt,omitempty"`

	// When the briefing (현장설명 or 설명회) takes place
	SiteBriefingAt Optional[Timestamp] `json:"siteBriefingAt,omitempty"`

	// Where the briefing (현장설명 or 설명회) takes place
	SiteBriefingPlace Optional[string] `json:"siteBriefingPlace,omitempty"`

	// How firms may contract together (공동수급), as the source words it
	JointContracting Optional[string] `json:"jointContracting,omitempty"`

	// Until when firms that bid together must file their agreement (공동수급협정서)
	JointAgreementCloseAt Optional[Timestamp] `json:"jointAgreementCloseAt,omitempty"`

	// Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically)
	BidBond Optional[string] `json:"bidBond,omitempty"`

	// Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works
	NetConstructionCost Optional[int64] `json:"netConstructionCost,omitempty"`

	// Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems`
	FixedCosts Optional[int64] `json:"fixedCosts,omitempty"`

	// What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts
	FixedCostItems Optional[[]BidFixedCostItem] `json:"fixedCostItems,omitempty"`

	// FoundIn is the field with this name.
	FoundIn *FoundIn `json:"foundIn,omitempty"`
}

// BidBsnsDiv is one of the words below, or one that a newer service knows.
type BidBsnsDiv string

// The known words of [BidBsnsDiv].
const (
	BidBsnsDiv물품 BidBsnsDiv = "물품"
	BidBsnsDiv용역 BidBsnsDiv = "용역"
	BidBsnsDiv공사 BidBsnsDiv = "공사"
	BidBsnsDiv외자 BidBsnsDiv = "외자"
	BidBsnsDiv기타 BidBsnsDiv = "기타"
)

// BidStatus is one of the words below, or one that a newer service knows.
type BidStatus string

// The known words of [BidStatus].
const (
	BidStatusOpen      BidStatus = "open"
	BidStatusClosed    BidStatus = "closed"
	BidStatusOpened    BidStatus = "opened"
	BidStatusAwarded   BidStatus = "awarded"
	BidStatusFailed    BidStatus = "failed"
	BidStatusCancelled BidStatus = "cancelled"
)

// BidKind is one of the words below, or one that a newer service knows.
type BidKind string

// The known words of [BidKind].
const (
	BidKindNew       BidKind = "new"
	BidKindChanged   BidKind = "changed"
	BidKindRenotice  BidKind = "renotice"
	BidKindCancelled BidKind = "cancelled"
)

// BidIndustry: a part of other types.
type BidIndustry struct {
	// Industry code
	Code string `json:"code"`

	// Name of the industry
	Name string `json:"name"`
}

// BidEligibility is one of the words below, or one that a newer service knows.
type BidEligibility string

// The known words of [BidEligibility].
const (
	BidEligibilityYes   BidEligibility = "yes"
	BidEligibilityCheck BidEligibility = "check"
	BidEligibilityNo    BidEligibility = "no"
)

// BidFixedCostItem: a part of other types.
type BidFixedCostItem struct {
	// Name of the item
	Name string `json:"name"`

	// Its amount
	Amount int64 `json:"amount"`
}

// AwardWinner: A firm that won, alone or with others.
type AwardWinner struct {
	// Name of the firm
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Amount this firm won; `null` where the source gives only the amount of the whole award
	Amount *int64 `json:"amount"`

	// Its share of a joint award, %; `null` where the source does not give it
	Share *float64 `json:"share"`
}

// FieldChange: the schema of this name in openapi.json.
type FieldChange struct {
	// Name of the field
	Field string `json:"field"`

	// Value before
	Old any `json:"old"`

	// Value after
	New any `json:"new"`
}

// Source: the schema of this name in openapi.json.
type Source struct {
	// Name of the source, as in `source` of a notice
	Name string `json:"name"`

	// When it last responded successfully
	LastSuccessAt *Timestamp `json:"lastSuccessAt"`

	// By how many seconds the stored notices may lag behind the source; `null` if it is not polled
	LagSeconds *int64 `json:"lagSeconds"`

	// Notices first seen in the last 24 hours
	Notices24H int64 `json:"notices24h"`

	// For each field, the share of notices of the last 30 days without a value
	NullRates map[string]float64 `json:"nullRates"`

	// Number of time windows that failed and will be fetched again
	FailedWindows int64 `json:"failedWindows"`

	// Number of records that could not be read
	Quarantined int64 `json:"quarantined"`

	// Number of notices with missing parts, and of OCDS processes that have announced only a plan
	Waiting int64 `json:"waiting"`

	// Periods that could not be read for more than an hour: notices of these periods may be missing. They are fetched
	// again until that succeeds, and missing notices are reported then.
	Gaps []SourceGap `json:"gaps"`
}

// SourceGap: a part of other types.
type SourceGap struct {
	// Start of the period
	From Timestamp `json:"from"`

	// End of the period
	To Timestamp `json:"to"`
}

// EventTerm: A place in the notice that matched.
type EventTerm struct {
	// The search term, as typed.
	Term string `json:"term"`

	// Field of the notice that contains it.
	Field string `json:"field"`

	// Where it begins, in Unicode code points from 0.
	Start int `json:"start"`

	// Where it ends, exclusive.
	End int `json:"end"`
}

// FoundInAttachment: A place in an attachment that matched.
type FoundInAttachment struct {
	// The search term, as typed.
	Term string `json:"term"`

	// The attachment.
	AttachmentID string `json:"attachmentId"`

	// Its name.
	Name string `json:"name"`

	// The file in it, if it is an archive.
	Entry *string `json:"entry"`

	// The page.
	Page *int `json:"page"`

	// The text around the term.
	Excerpt string `json:"excerpt"`

	// Where the term begins in the excerpt, in Unicode code points from 0.
	Start int `json:"start"`

	// Where it ends, exclusive.
	End int `json:"end"`
}

// EventCompany: The further company that the keyword is for; absent if it is for the company of the account.
type EventCompany struct {
	// The further company.
	ProfileID string `json:"profileId"`

	// Its name at that time.
	Name string `json:"name"`

	// Whether it may bid on the notice.
	Verdict BidEligibility `json:"verdict"`
}

// EventMatch: A keyword that led to an event, and why.
type EventMatch struct {
	// The keyword.
	KeywordID string `json:"keywordId"`

	// Its text at that time.
	Keyword string `json:"keyword"`

	// Which of its terms the notice contains, and where.
	Terms []EventTerm `json:"terms"`

	// Where its terms are in the attachments: at most three places. Absent if none is there.
	FoundIn []FoundInAttachment `json:"foundIn,omitempty"`

	// Company is the field with this name.
	Company *EventCompany `json:"company,omitempty"`
}

// EventAward: The award of one lot at the time of the event.
type EventAward struct {
	// `awarded`, or the new state of the lot if the award was withdrawn.
	State EventAwardState `json:"state"`

	// The lot; `0` for a notice without lots.
	Lot string `json:"lot"`

	// Every firm that won.
	Winners []AwardWinner `json:"winners"`

	// Winning amount of all winners together, in whole units of `currency`.
	Amount *int64 `json:"amount"`

	// ISO 4217.
	Currency string `json:"currency"`

	// Award rate, %.
	Rate *float64 `json:"rate"`

	// The price that the rate is a percentage of.
	RateBasis *AwardRateBasis `json:"rateBasis"`

	// Planned price (예정가격).
	PlannedPrice *int64 `json:"plannedPrice"`

	// Number of bidders.
	Bidders *int `json:"bidders"`

	// Why the bidding failed or was cancelled.
	Reason *string `json:"reason"`
}

// EventAwardState is one of the words below, or one that a newer service knows.
type EventAwardState string

// The known words of [EventAwardState].
const (
	EventAwardStateAwarded   EventAwardState = "awarded"
	EventAwardStateFailed    EventAwardState = "failed"
	EventAwardStateCancelled EventAwardState = "cancelled"
	EventAwardStateOpened    EventAwardState = "opened"
	EventAwardStateAnnounced EventAwardState = "announced"
)

// AwardRateBasis is one of the words below, or one that a newer service knows.
type AwardRateBasis string

// The known words of [AwardRateBasis].
const (
	AwardRateBasisPlannedPrice AwardRateBasis = "plannedPrice"
)

// EligibilityChange: The notice was not reported earlier because of its verdict, which has changed; only with
// `bid.matched` of keywords with `filter.eligibility`.
type EligibilityChange struct {
	// The verdict for which the notice was not reported.
	Old BidEligibility `json:"old"`

	// The verdict now.
	New BidEligibility `json:"new"`

	// What led to it: a change of the notice, or of the company profile.
	By EligibilityChangeBy `json:"by"`

	// The further company whose verdict changed; absent if it is that of the account.
	ProfileID *string `json:"profileId,omitempty"`
}

// EligibilityChangeBy is one of the words below, or one that a newer service knows.
type EligibilityChangeBy string

// The known words of [EligibilityChangeBy].
const (
	EligibilityChangeByNotice  EligibilityChangeBy = "notice"
	EligibilityChangeByProfile EligibilityChangeBy = "profile"
)

// EventActor: Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions.
type EventActor struct {
	// `system` = changed automatically by a result.
	Kind EventActorKind `json:"kind"`

	// Identifier of the key or member.
	ID *string `json:"id"`
}

// EventActorKind is one of the words below, or one that a newer service knows.
type EventActorKind string

// The known words of [EventActorKind].
const (
	EventActorKindKey      EventActorKind = "key"
	EventActorKindMember   EventActorKind = "member"
	EventActorKindOperator EventActorKind = "operator"
	EventActorKindSystem   EventActorKind = "system"
)

// EventData: Content of the event; with `bid.*` the notice as it was at that time.
type EventData struct {
	// Bid is the field with this name.
	Bid *Bid `json:"bid,omitempty"`

	// Every keyword that led to the event.
	Matches []EventMatch `json:"matches,omitempty"`

	// What changed; with `bid.changed` and `pursuit.changed`.
	Changes []FieldChange `json:"changes,omitempty"`

	// Award is the field with this name.
	Award *EventAward `json:"award,omitempty"`

	// EligibilityChange is the field with this name.
	EligibilityChange *EligibilityChange `json:"eligibilityChange,omitempty"`

	// `true` if an award reported earlier was corrected or withdrawn.
	Correction *bool `json:"correction,omitempty"`

	// The pursuit at that time; only with `pursuit.changed`.
	Pursuit map[string]any `json:"pursuit,omitempty"`

	// Actor is the field with this name.
	Actor *EventActor `json:"actor,omitempty"`

	// The report, with `profileName`, the name of its further company; only with `report.ready`.
	Report map[string]any `json:"report,omitempty"`

	// The disabled webhook; only with `webhook.disabled`.
	Webhook map[string]any `json:"webhook,omitempty"`

	// The incident; only with `security.incident`.
	Incident map[string]any `json:"incident,omitempty"`
}

// CodeAndName: the schema of this name in openapi.json.
type CodeAndName struct {
	// Code
	Code *string `json:"code"`

	// Name
	Name *string `json:"name"`
}

// Firm: the schema of this name in openapi.json.
type Firm struct {
	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`
}

// Bin: A bin of 0.1 percentage points
type Bin struct {
	// Lower edge in %, inclusive
	From float64 `json:"from"`

	// Upper edge in %, exclusive
	To float64 `json:"to"`

	// Number of values in the bin; in `noSkill`, the expected number
	Count float64 `json:"count"`
}

// Rates: Distribution of rates in %; withheld if there are fewer than 5 awards
type Rates struct {
	// Awards that have such a rate
	N int64 `json:"n"`

	// Median
	Median *float64 `json:"median"`

	// First quartile
	P25 *float64 `json:"p25"`

	// Third quartile
	P75 *float64 `json:"p75"`

	// Mean
	Mean *float64 `json:"mean"`

	// Non-empty bins of 0.1 percentage points, ascending; `null` = withheld
	Histogram []Bin `json:"histogram"`
}

// Excluded: Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the
// opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `otherCurrency`:
// awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a price per unit (단가계약) ·
// `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm · `noRate`: the source gives no
// rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no amount is known.
type Excluded struct {
	// Openings left out as failed
	Failed *int64 `json:"failed,omitempty"`

	// Openings left out as cancelled
	Cancelled *int64 `json:"cancelled,omitempty"`

	// Openings left out as superseded
	Superseded *int64 `json:"superseded,omitempty"`

	// Openings left out as otherCurrency
	OtherCurrency *int64 `json:"otherCurrency,omitempty"`

	// Openings left out as severalWinners
	SeveralWinners *int64 `json:"severalWinners,omitempty"`

	// Openings left out as unitPrice
	UnitPrice *int64 `json:"unitPrice,omitempty"`

	// Openings left out as negotiated
	Negotiated *int64 `json:"negotiated,omitempty"`

	// Openings left out as direct
	Direct *int64 `json:"direct,omitempty"`

	// Openings left out as noRate
	NoRate *int64 `json:"noRate,omitempty"`

	// Openings left out as outOfRange
	OutOfRange *int64 `json:"outOfRange,omitempty"`

	// Openings left out as noAmount
	NoAmount *int64 `json:"noAmount,omitempty"`

	// Value of the awards with several winners, undivided
	SharedValue *float64 `json:"sharedValue,omitempty"`
}

// AsOf: The state of the data that all figures refer to
type AsOf struct {
	// Position in the feed of changes
	Position int64 `json:"position"`

	// When that was the newest position
	At Timestamp `json:"at"`
}

// WebhookEvent: what arrives at a webhook. A newer service may send types that this client does not know.
type WebhookEvent struct {
	// Identifier of the event; webhooks receive the same.
	ID string `json:"id"`

	// What happened.
	Type EventType `json:"type"`

	// When it was recorded.
	Timestamp Timestamp `json:"timestamp"`

	// Version of the API that defines `data`.
	APIVersion string `json:"apiVersion"`

	// Data is the field with this name.
	Data EventData `json:"data"`
}

// EventType is one of the words below, or one that a newer service knows.
type EventType string

// The known words of [EventType].
const (
	EventTypeBidMatched       EventType = "bid.matched"
	EventTypeBidChanged       EventType = "bid.changed"
	EventTypeBidCancelled     EventType = "bid.cancelled"
	EventTypeBidAwarded       EventType = "bid.awarded"
	EventTypePursuitChanged   EventType = "pursuit.changed"
	EventTypeReportReady      EventType = "report.ready"
	EventTypeWebhookDisabled  EventType = "webhook.disabled"
	EventTypeWebhookTest      EventType = "webhook.test"
	EventTypeSecurityIncident EventType = "security.incident"
)

func (m BidChangesMeta) feed() (string, bool) { return m.NextCursor, m.HasMore }

func (m EventPageMeta) feed() (string, bool) { return m.NextCursor, m.HasMore }
