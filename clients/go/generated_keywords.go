// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"fmt"
	"net/url"
)

// KeywordEstimate: How often the keyword will report, as in the preview; only in the response of `POST /v1/keywords`.
type KeywordEstimate struct {
	// About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal.
	PerWeek float64 `json:"perWeek"`

	// Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.
	ManyAlerts bool `json:"manyAlerts"`
}

// Keyword: A stored search of an account.
type Keyword struct {
	// Identifier of the keyword.
	ID string `json:"id"`

	// Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
	// parentheses group. It may be empty if the filter names an agency or an industry.
	Keyword string `json:"keyword"`

	// Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
	// may be in none of these places.
	In KeywordIn `json:"in"`

	// Conditions on a notice besides its words, as typed.
	Filter KeywordFilter `json:"filter"`

	// The further company that it is for; `null` = the company of the account.
	Profile *string `json:"profile"`

	// What to notify about, whom and how.
	Alert KeywordAlert `json:"alert"`

	// A paused keyword matches nothing.
	State KeywordState `json:"state"`

	// `owner` = paused by request, `plan` = the account has more keywords than its plan includes, or the plan includes no
	// further companies.
	PausedReason *KeywordPausedReason `json:"pausedReason"`

	// The key that created it; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last changed.
	UpdatedAt Timestamp `json:"updatedAt"`

	// Number of matches since it was created.
	MatchCount int64 `json:"matchCount"`

	// When a notice last matched it.
	LastMatchedAt *Timestamp `json:"lastMatchedAt"`

	// What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with
	// `recent=true`.
	Recent *KeywordRecent `json:"recent,omitempty"`

	// Estimate is the field with this name.
	Estimate *KeywordEstimate `json:"estimate,omitempty"`
}

// KeywordFilter: Conditions on a notice besides its words, as typed.
type KeywordFilter struct {
	// Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
	Agency []string `json:"agency"`

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
	// one of the values is enough.
	Industry []string `json:"industry"`

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region []string `json:"region"`

	// Business category. Any one of the values is enough.
	BsnsDiv []BidBsnsDiv `json:"bsnsDiv"`

	// Part of the contract method (계약방법). Any one of the values is enough.
	ContractMethod []string `json:"contractMethod"`

	// Part of the award method (낙찰방법). Any one of the values is enough.
	AwardMethod []string `json:"awardMethod"`

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Any one of the values is enough.
	RegionLimit []BidsListRegionLimit `json:"regionLimit"`

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64 `json:"minAmt"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64 `json:"maxAmt"`

	// Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.
	Currency string `json:"currency"`

	// What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.
	UnknownAmt *BidsListUnknownAmt `json:"unknownAmt"`

	// Texts a title must not contain; each works like `-"…"` in the keyword.
	Exclude []string `json:"exclude"`

	// Only notices for which the company profile of the account, or of the company in `profile`, has one of these
	// verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
	Eligibility []KeywordFilterEligibility `json:"eligibility"`
}

// KeywordFilterEligibility is one of the words below, or one that a newer service knows.
type KeywordFilterEligibility string

// The known words of [KeywordFilterEligibility].
const (
	KeywordFilterEligibilityYes   KeywordFilterEligibility = "yes"
	KeywordFilterEligibilityCheck KeywordFilterEligibility = "check"
)

// KeywordAlert: What to notify about, whom and how.
type KeywordAlert struct {
	// When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.
	Email KeywordAlertEmail `json:"email"`

	// Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.
	To []string `json:"to"`

	// Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.
	Webhook bool `json:"webhook"`

	// What to notify about: notices that match for the first time, and what happens to them later.
	On []KeywordAlertOn `json:"on"`

	// How many days before closing a reminder is mailed; reminders follow a deadline that moves.
	Remind []int `json:"remind"`
}

// KeywordAlertEmail is one of the words below, or one that a newer service knows.
type KeywordAlertEmail string

// The known words of [KeywordAlertEmail].
const (
	KeywordAlertEmailOff     KeywordAlertEmail = "off"
	KeywordAlertEmailInstant KeywordAlertEmail = "instant"
	KeywordAlertEmailDaily   KeywordAlertEmail = "daily"
	KeywordAlertEmailWeekly  KeywordAlertEmail = "weekly"
)

// KeywordAlertOn is one of the words below, or one that a newer service knows.
type KeywordAlertOn string

// The known words of [KeywordAlertOn].
const (
	KeywordAlertOnNew             KeywordAlertOn = "new"
	KeywordAlertOnDeadlineChanged KeywordAlertOn = "deadline_changed"
	KeywordAlertOnPriceChanged    KeywordAlertOn = "price_changed"
	KeywordAlertOnCancelled       KeywordAlertOn = "cancelled"
	KeywordAlertOnAwarded         KeywordAlertOn = "awarded"
)

// KeywordState is one of the words below, or one that a newer service knows.
type KeywordState string

// The known words of [KeywordState].
const (
	KeywordStateActive KeywordState = "active"
	KeywordStatePaused KeywordState = "paused"
)

// KeywordPausedReason is one of the words below, or one that a newer service knows.
type KeywordPausedReason string

// The known words of [KeywordPausedReason].
const (
	KeywordPausedReasonOwner KeywordPausedReason = "owner"
	KeywordPausedReasonPlan  KeywordPausedReason = "plan"
)

// KeywordRecent: What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes
// old. Only with `recent=true`.
type KeywordRecent struct {
	// The first day, in Seoul time.
	From string `json:"from"`

	// One for each of the last 90 days, ending with today.
	Matches []int64 `json:"matches"`
}

// KeywordList: A page of keywords
type KeywordList = Page[Keyword, ListMeta]

// NewKeyword: What to look for.
type NewKeyword struct {
	// Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
	// parentheses group. It may be empty if the filter names an agency or an industry.
	Keyword string `json:"keyword"`

	// Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
	// may be in none of these places.
	In Optional[KeywordIn] `json:"in,omitempty"`

	// Values of one field are combined with OR, fields with AND.
	Filter Optional[NewKeywordFilter] `json:"filter,omitempty"`

	// The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
	// `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
	// company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// What to notify about, whom and how.
	Alert Optional[NewKeywordAlert] `json:"alert,omitempty"`
}

// NewKeywordFilter: Values of one field are combined with OR, fields with AND.
type NewKeywordFilter struct {
	// Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
	Agency Optional[[]string] `json:"agency,omitempty"`

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
	// one of the values is enough.
	Industry Optional[[]string] `json:"industry,omitempty"`

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region Optional[[]string] `json:"region,omitempty"`

	// Business category. Any one of the values is enough.
	BsnsDiv Optional[[]BidsListBsnsDiv] `json:"bsnsDiv,omitempty"`

	// Part of the contract method (계약방법). Any one of the values is enough.
	ContractMethod Optional[[]string] `json:"contractMethod,omitempty"`

	// Part of the award method (낙찰방법). Any one of the values is enough.
	AwardMethod Optional[[]string] `json:"awardMethod,omitempty"`

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Any one of the values is enough.
	RegionLimit Optional[[]BidsListRegionLimit] `json:"regionLimit,omitempty"`

	// Lower bound of the estimated price, inclusive.
	MinAmt Optional[int64] `json:"minAmt,omitempty"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt Optional[int64] `json:"maxAmt,omitempty"`

	// Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.
	Currency Optional[string] `json:"currency,omitempty"`

	// What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.
	UnknownAmt Optional[BidsListUnknownAmt] `json:"unknownAmt,omitempty"`

	// Texts a title must not contain; each works like `-"…"` in the keyword.
	Exclude Optional[[]string] `json:"exclude,omitempty"`

	// Only notices for which the company profile of the account, or of the company in `profile`, has one of these
	// verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
	Eligibility Optional[[]KeywordFilterEligibility] `json:"eligibility,omitempty"`
}

// NewKeywordAlert: What to notify about, whom and how.
type NewKeywordAlert struct {
	// When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.
	Email Optional[KeywordAlertEmail] `json:"email,omitempty"`

	// Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.
	To Optional[[]string] `json:"to,omitempty"`

	// Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.
	Webhook Optional[bool] `json:"webhook,omitempty"`

	// What to notify about: notices that match for the first time, and what happens to them later.
	On Optional[[]KeywordAlertOn] `json:"on,omitempty"`

	// How many days before closing a reminder is mailed; reminders follow a deadline that moves.
	Remind Optional[[]int] `json:"remind,omitempty"`
}

// KeywordBatch: Keywords to add in one request.
type KeywordBatch struct {
	// The keywords to add, in this order.
	Keywords []NewKeyword `json:"keywords"`
}

// KeywordsAdded: The result of adding many keywords.
type KeywordsAdded = Page[KeywordsAddedPart, KeywordsAddedMeta]

// KeywordsAddedPart: The result for one keyword.
type KeywordsAddedPart struct {
	// The keyword: the new one, or the equivalent one the account already had.
	ID string `json:"id"`

	// `false`: the account, or an earlier line, already had an equivalent keyword.
	Added bool `json:"added"`
}

// KeywordsAddedMeta: a part of other types.
type KeywordsAddedMeta struct {
	// Number of new keywords.
	Added int `json:"added"`
}

// KeywordsPatch: The same change to many keywords: absent fields stay as they are, `null` restores the default, lists
// are replaced as a whole.
type KeywordsPatch struct {
	// The keywords to change.
	Ids []string `json:"ids"`

	// Conditions to change.
	Filter Optional[KeywordsPatchFilter] `json:"filter,omitempty"`

	// The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
	// `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
	// company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Alert settings to change.
	Alert Optional[KeywordPatchAlert] `json:"alert,omitempty"`

	// Pause or resume the keyword.
	State Optional[KeywordState] `json:"state,omitempty"`
}

// KeywordsPatchFilter: Conditions to change.
type KeywordsPatchFilter struct {
	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region Optional[[]string] `json:"region,omitempty"`

	// Business category. Any one of the values is enough.
	BsnsDiv Optional[[]BidsListBsnsDiv] `json:"bsnsDiv,omitempty"`
}

// KeywordPatchAlert: Alert settings to change.
type KeywordPatchAlert struct {
	// When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.
	Email Optional[KeywordAlertEmail] `json:"email,omitempty"`

	// Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.
	To Optional[[]string] `json:"to,omitempty"`

	// Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.
	Webhook Optional[bool] `json:"webhook,omitempty"`

	// What to notify about: notices that match for the first time, and what happens to them later.
	On Optional[[]KeywordAlertOn] `json:"on,omitempty"`

	// How many days before closing a reminder is mailed; reminders follow a deadline that moves.
	Remind Optional[[]int] `json:"remind,omitempty"`
}

// KeywordsChanged: The result of changing many keywords.
type KeywordsChanged struct {
	// Number of keywords that were changed; the others already were as requested.
	Changed int `json:"changed"`
}

// KeywordPreview: What a keyword would have matched in the last 90 days.
type KeywordPreview struct {
	// Start of the period: the beginning of a day in Seoul.
	From Timestamp `json:"from"`

	// End of the period: now.
	To Timestamp `json:"to"`

	// Number of notices posted in the period that match.
	Matches int64 `json:"matches"`

	// Number of all notices posted in the period.
	Notices int64 `json:"notices"`

	// `matches` as a percentage of `notices`.
	Share float64 `json:"share"`

	// Average number of matches per day.
	AveragePerDay float64 `json:"averagePerDay"`

	// About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal.
	PerWeek float64 `json:"perWeek"`

	// Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.
	ManyAlerts bool `json:"manyAlerts"`

	// Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected.
	MatchesEverything bool `json:"matchesEverything"`

	// Each of the last 90 days, ending with today.
	PerDay []KeywordPreviewPerDay `json:"perDay"`

	// The newest matching notices.
	Samples []KeywordPreviewSample `json:"samples"`
}

// KeywordPreviewPerDay: a part of other types.
type KeywordPreviewPerDay struct {
	// The day, in Seoul time.
	Date string `json:"date"`

	// Number of matching notices posted on that day.
	Matches int64 `json:"matches"`
}

// KeywordPreviewSample: A notice the keyword would have matched.
type KeywordPreviewSample struct {
	// Number of the notice.
	NoticeNo string `json:"noticeNo"`

	// Its title.
	Title string `json:"title"`

	// Issuing agency.
	Agency string `json:"agency"`

	// Its business category.
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Its estimated price in whole units of `currency`.
	EstimatedPrice *int64 `json:"estimatedPrice"`

	// ISO 4217.
	Currency string `json:"currency"`

	// When it was posted.
	PostedAt Timestamp `json:"postedAt"`

	// When bidding ends.
	CloseAt *Timestamp `json:"closeAt"`

	// Address of the notice at its source.
	DetailURL string `json:"detailUrl"`

	// Where the search terms are in the title, in Unicode code points from 0.
	Terms []KeywordPreviewSampleTerm `json:"terms"`
}

// KeywordPreviewSampleTerm: a part of other types.
type KeywordPreviewSampleTerm struct {
	// The search term, as typed.
	Term string `json:"term"`

	// Where it begins in the title.
	Start int `json:"start"`

	// Where it ends in the title, exclusive.
	End int `json:"end"`
}

// KeywordLines: A list of keywords to check before adding them.
type KeywordLines struct {
	// The keywords, in the order in which they would be added.
	Lines []KeywordLinesLine `json:"lines"`
}

// KeywordLinesLine: The keyword of one line.
type KeywordLinesLine struct {
	// Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
	// parentheses group. It may be empty if the filter names an agency or an industry.
	Keyword string `json:"keyword"`

	// Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
	// may be in none of these places.
	In Optional[KeywordIn] `json:"in,omitempty"`

	// Values of one field are combined with OR, fields with AND.
	Filter Optional[NewKeywordFilter] `json:"filter,omitempty"`

	// The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
	// `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
	// company of the account.
	Profile Optional[string] `json:"profile,omitempty"`
}

// KeywordVerdicts: The result of adding a list of keywords, and what each would have matched in the last 90 days.
type KeywordVerdicts struct {
	// Start of the period: the beginning of a day in Seoul.
	From Timestamp `json:"from"`

	// End of the period: now.
	To Timestamp `json:"to"`

	// Number of all notices posted in the period.
	Notices int64 `json:"notices"`

	// Number of keywords the plan includes.
	Limit int64 `json:"limit"`

	// Number of keywords the account has.
	Used int64 `json:"used"`

	// One for each line, in the same order.
	Lines []KeywordVerdictsLine `json:"lines"`
}

// KeywordVerdictsLine: The result for one line.
type KeywordVerdictsLine struct {
	// `ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection.
	// `limit_reached`: the lines above use up the limit of the plan.
	Verdict KeywordVerdictsLineVerdict `json:"verdict"`

	// Number of notices posted in the period that match; `null` if the line is rejected without counting.
	Matches *int64 `json:"matches"`

	// With `keyword_exists`: the equivalent keyword of the account.
	KeywordID *string `json:"keywordId"`

	// With `repeated`: the earlier equivalent line, counted from 0.
	SameAs *int `json:"sameAs"`

	// Errors of the line; empty if it is valid.
	Errors []ProblemError `json:"errors"`
}

// KeywordVerdictsLineVerdict is one of the words below, or one that a newer service knows.
type KeywordVerdictsLineVerdict string

// The known words of [KeywordVerdictsLineVerdict].
const (
	KeywordVerdictsLineVerdictOk                KeywordVerdictsLineVerdict = "ok"
	KeywordVerdictsLineVerdictInvalid           KeywordVerdictsLineVerdict = "invalid"
	KeywordVerdictsLineVerdictRepeated          KeywordVerdictsLineVerdict = "repeated"
	KeywordVerdictsLineVerdictKeywordExists     KeywordVerdictsLineVerdict = "keyword_exists"
	KeywordVerdictsLineVerdictMatchesEverything KeywordVerdictsLineVerdict = "matches_everything"
	KeywordVerdictsLineVerdictLimitReached      KeywordVerdictsLineVerdict = "limit_reached"
)

// KeywordPatch: Changes to a keyword (RFC 7396): absent fields stay as they are, `null` restores the default, lists
// are replaced as a whole.
type KeywordPatch struct {
	// Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
	// parentheses group. It may be empty if the filter names an agency or an industry.
	Keyword Optional[string] `json:"keyword,omitempty"`

	// Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is excluded
	// may be in none of these places.
	In Optional[KeywordIn] `json:"in,omitempty"`

	// Fields of the filter to change.
	Filter Optional[KeywordPatchFilter] `json:"filter,omitempty"`

	// The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
	// `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default: the
	// company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Alert settings to change.
	Alert Optional[KeywordPatchAlert] `json:"alert,omitempty"`

	// Pause or resume the keyword.
	State Optional[KeywordState] `json:"state,omitempty"`
}

// KeywordPatchFilter: Fields of the filter to change.
type KeywordPatchFilter struct {
	// Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
	Agency Optional[[]string] `json:"agency,omitempty"`

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
	// one of the values is enough.
	Industry Optional[[]string] `json:"industry,omitempty"`

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region Optional[[]string] `json:"region,omitempty"`

	// Business category. Any one of the values is enough.
	BsnsDiv Optional[[]BidsListBsnsDiv] `json:"bsnsDiv,omitempty"`

	// Part of the contract method (계약방법). Any one of the values is enough.
	ContractMethod Optional[[]string] `json:"contractMethod,omitempty"`

	// Part of the award method (낙찰방법). Any one of the values is enough.
	AwardMethod Optional[[]string] `json:"awardMethod,omitempty"`

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Any one of the values is enough.
	RegionLimit Optional[[]BidsListRegionLimit] `json:"regionLimit,omitempty"`

	// Lower bound of the estimated price, inclusive.
	MinAmt Optional[int64] `json:"minAmt,omitempty"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt Optional[int64] `json:"maxAmt,omitempty"`

	// Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.
	Currency Optional[string] `json:"currency,omitempty"`

	// What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.
	UnknownAmt Optional[BidsListUnknownAmt] `json:"unknownAmt,omitempty"`

	// Texts a title must not contain; each works like `-"…"` in the keyword.
	Exclude Optional[[]string] `json:"exclude,omitempty"`

	// Only notices for which the company profile of the account, or of the company in `profile`, has one of these
	// verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
	Eligibility Optional[[]KeywordFilterEligibility] `json:"eligibility,omitempty"`
}

// KeywordMatch: A notice reported because of the keyword, in its current state.
type KeywordMatch struct {
	// When the keyword first led to an event about this notice.
	At Timestamp `json:"at"`

	// Version of the notice at that time.
	Version int `json:"version"`

	// Bid is the field with this name.
	Bid Bid `json:"bid"`
}

// KeywordMatchList: A page of matches
type KeywordMatchList = Page[KeywordMatch, ListMeta]

// KeywordsListQuery is what List can be asked; nothing has to be.
type KeywordsListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int

	// Part of the text of the keyword; case and spaces are ignored.
	Q string

	// Only keywords in this state.
	State KeywordState

	// Adds `recent` to each keyword: what it would have matched on each of the last 90 days. Default: false.
	Recent *bool
}

func (q *KeywordsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	put(values, "q", q.Q)
	put(values, "state", q.State)
	if q.Recent != nil {
		put(values, "recent", fmt.Sprint(*q.Recent))
	}
	return values
}

// KeywordsListMatchesQuery is what ListMatches can be asked; nothing has to be.
type KeywordsListMatchesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *KeywordsListMatchesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// KeywordsMethods: Stored searches of an account: words and filters.
type KeywordsMethods struct{ settings settings }

// List: List keywords.
//
// The keywords of the account, oldest first.
//
// Plan: Pro and Enterprise. Scope: `keywords:read`.
//
// GET /v1/keywords
func (m *KeywordsMethods) List(ctx context.Context, query *KeywordsListQuery, options ...Option) (*KeywordList, error) {
	return list[Keyword, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/keywords", query: query.values(), accept: "application/json"}, options)
}

// Create: Add a keyword.
//
// Texts are stored as typed. A keyword without a word, agency or industry would match everything and is rejected. If
// the account already has an equivalent keyword, in any order or spelling, the response is 409 with the id of that
// keyword and its path in `Location`.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// POST /v1/keywords
func (m *KeywordsMethods) Create(ctx context.Context, body NewKeyword, options ...Option) (*Keyword, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/keywords", body: body, accept: "application/json", takesKey: true}, options, asJSON[*Keyword])
}

// ChangeBatch: Change many keywords.
//
// Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000 keywords in
// one transaction: all of them, or none if one does not exist, or would become too broad or equivalent to another
// keyword; `errors` gives its position, such as `ids[3]`. A keyword named twice is changed once.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// PATCH /v1/keywords
func (m *KeywordsMethods) ChangeBatch(ctx context.Context, body KeywordsPatch, options ...Option) (*KeywordsChanged, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/keywords", body: body, accept: "application/json"}, options, asJSON[*KeywordsChanged])
}

// CreateBatch: Add many keywords.
//
// Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` gives its position,
// such as `keywords[3].keyword`. Keywords the account already has are left as they are and returned with `added:
// false`.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// POST /v1/keywords/batch
func (m *KeywordsMethods) CreateBatch(ctx context.Context, body KeywordBatch, options ...Option) (*KeywordsAdded, error) {
	return list[KeywordsAddedPart, KeywordsAddedMeta](ctx, m.settings, operation{method: "POST", path: "/v1/keywords/batch", body: body, accept: "application/json", takesKey: true}, options)
}

// Preview: Preview a keyword.
//
// How often the keyword would have matched in the last 90 days: the number of matching notices for each day, and the
// newest five. Nothing is stored.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// POST /v1/keywords/preview
func (m *KeywordsMethods) Preview(ctx context.Context, body NewKeyword, options ...Option) (*KeywordPreview, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/keywords/preview", body: body, accept: "application/json", takesKey: true}, options, asJSON[*KeywordPreview])
}

// PreviewImport: Preview a list of keywords.
//
// Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each matches, or
// why it would be rejected. Nothing is stored; add the lines that you want with `POST /v1/keywords/batch`.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// POST /v1/keywords/import/preview
func (m *KeywordsMethods) PreviewImport(ctx context.Context, body KeywordLines, options ...Option) (*KeywordVerdicts, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/keywords/import/preview", body: body, accept: "application/json", takesKey: true}, options, asJSON[*KeywordVerdicts])
}

// Get: One keyword.
//
// Plan: Pro and Enterprise. Scope: `keywords:read`.
//
// GET /v1/keywords/{id}
func (m *KeywordsMethods) Get(ctx context.Context, id string, options ...Option) (*Keyword, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/keywords/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*Keyword])
}

// Change: Change a keyword.
//
// Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change applies from
// the next notice on; existing notices are not reported again. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// PATCH /v1/keywords/{id}
func (m *KeywordsMethods) Change(ctx context.Context, id string, body KeywordPatch, options ...Option) (*Keyword, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/keywords/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Keyword])
}

// Delete: Delete a keyword.
//
// The keyword no longer matches anything and no longer counts towards the limit.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// DELETE /v1/keywords/{id}
func (m *KeywordsMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/keywords/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// ListMatches: List matches of a keyword.
//
// Every notice that was reported to the account because of this keyword, each once, newest first. A match is deleted
// two years after its notice was over; `matchCount` still counts it.
//
// Plan: Pro and Enterprise. Scope: `keywords:read`.
//
// GET /v1/keywords/{id}/matches
func (m *KeywordsMethods) ListMatches(ctx context.Context, id string, query *KeywordsListMatchesQuery, options ...Option) (*KeywordMatchList, error) {
	return list[KeywordMatch, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/keywords/{}/matches", parts: []string{id}, query: query.values(), accept: "application/json"}, options)
}
