// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// NewSubscriptionLink: A link to create. `of` is `all` by default; `language` that of the request; `name` follows from
// what the link contains.
type NewSubscriptionLink struct {
	// `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
	// page with the newest open notices, to embed in an intranet.
	Kind SubscriptionLinkKind `json:"kind"`

	// Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
	// keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
	// and `filter`) · `all` (starred, pursued or matched).
	Of Optional[SubscriptionLinkOf] `json:"of,omitempty"`

	// The keyword, with `of: keyword`. Deleting the keyword deletes the link.
	KeywordID Optional[string] `json:"keywordId,omitempty"`

	// Words to find in titles, in the search language, with `of: search`.
	Keyword Optional[string] `json:"keyword,omitempty"`

	// Conditions on a notice besides its words, as for a keyword, with `of: search`.
	Filter Optional[NewSubscriptionLinkFilter] `json:"filter,omitempty"`

	// Language of the labels in the calendar, feed or widget.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// Name of the calendar, feed or widget.
	Name Optional[string] `json:"name,omitempty"`

	// The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
	// itself.
	Origins Optional[[]string] `json:"origins,omitempty"`
}

// SubscriptionLinkKind is one of the words below, or one that a newer service knows.
type SubscriptionLinkKind string

// The known words of [SubscriptionLinkKind].
const (
	SubscriptionLinkKindCalendar SubscriptionLinkKind = "calendar"
	SubscriptionLinkKindAtom     SubscriptionLinkKind = "atom"
	SubscriptionLinkKindWidget   SubscriptionLinkKind = "widget"
)

// SubscriptionLinkOf is one of the words below, or one that a newer service knows.
type SubscriptionLinkOf string

// The known words of [SubscriptionLinkOf].
const (
	SubscriptionLinkOfAll     SubscriptionLinkOf = "all"
	SubscriptionLinkOfStarred SubscriptionLinkOf = "starred"
	SubscriptionLinkOfPursued SubscriptionLinkOf = "pursued"
	SubscriptionLinkOfMatched SubscriptionLinkOf = "matched"
	SubscriptionLinkOfKeyword SubscriptionLinkOf = "keyword"
	SubscriptionLinkOfSearch  SubscriptionLinkOf = "search"
)

// NewSubscriptionLinkFilter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
type NewSubscriptionLinkFilter struct {
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
}

// SubscriptionLinkWithURL: A link with its secret address.
type SubscriptionLinkWithURL struct {
	// Identifier of the link.
	ID string `json:"id"`

	// `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
	// page with the newest open notices, to embed in an intranet.
	Kind SubscriptionLinkKind `json:"kind"`

	// Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
	// keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
	// and `filter`) · `all` (starred, pursued or matched).
	Of SubscriptionLinkOf `json:"of"`

	// The keyword, with `of: keyword`. Deleting the keyword deletes the link.
	KeywordID *string `json:"keywordId"`

	// Words to find in titles, in the search language, with `of: search`.
	Keyword *string `json:"keyword"`

	// Conditions on a notice besides its words, as for a keyword, with `of: search`.
	Filter *SubscriptionLinkFilter `json:"filter"`

	// Language of the labels in the calendar, feed or widget.
	Language ReportLanguage `json:"language"`

	// Name of the calendar, feed or widget.
	Name string `json:"name"`

	// The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
	// itself.
	Origins []string `json:"origins"`

	// `paused`: the plan includes fewer links; the oldest ones stay active.
	State KeywordState `json:"state"`

	// The key or member that created it; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last used, to the minute; `null` = never.
	LastUsedAt *Timestamp `json:"lastUsedAt"`

	// The secret address. Anyone who has it can read what the link contains. It is shown only once.
	URL string `json:"url"`
}

// SubscriptionLinkFilter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
type SubscriptionLinkFilter struct {
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
}

// SubscriptionLink: A read-only address for a calendar, a feed reader or a widget.
type SubscriptionLink struct {
	// Identifier of the link.
	ID string `json:"id"`

	// `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a
	// page with the newest open notices, to embed in an intranet.
	Kind SubscriptionLinkKind `json:"kind"`

	// Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by active
	// keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword`
	// and `filter`) · `all` (starred, pursued or matched).
	Of SubscriptionLinkOf `json:"of"`

	// The keyword, with `of: keyword`. Deleting the keyword deletes the link.
	KeywordID *string `json:"keywordId"`

	// Words to find in titles, in the search language, with `of: search`.
	Keyword *string `json:"keyword"`

	// Conditions on a notice besides its words, as for a keyword, with `of: search`.
	Filter *SubscriptionLinkFilter `json:"filter"`

	// Language of the labels in the calendar, feed or widget.
	Language ReportLanguage `json:"language"`

	// Name of the calendar, feed or widget.
	Name string `json:"name"`

	// The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
	// itself.
	Origins []string `json:"origins"`

	// `paused`: the plan includes fewer links; the oldest ones stay active.
	State KeywordState `json:"state"`

	// The key or member that created it; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last used, to the minute; `null` = never.
	LastUsedAt *Timestamp `json:"lastUsedAt"`
}

// SubscriptionLinkList: A page of links
type SubscriptionLinkList = Page[SubscriptionLink, ListMeta]

// SubscriptionLinkPatch: What to change of a link. Absent fields stay as they are; `null` resets a field.
type SubscriptionLinkPatch struct {
	// Name of the calendar, feed or widget.
	Name Optional[string] `json:"name,omitempty"`

	// The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service
	// itself.
	Origins Optional[[]string] `json:"origins,omitempty"`
}

// LinksListQuery is what List can be asked; nothing has to be.
type LinksListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *LinksListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// LinksGetFeedQuery is what GetFeed can be asked; nothing has to be.
type LinksGetFeedQuery struct {
	// Page of the feed, from 1. Default: 1.
	PageNumber int
}

func (q *LinksGetFeedQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "pageNumber", q.PageNumber)
	return values
}

// LinksGetWidgetQuery is what GetWidget can be asked; nothing has to be.
type LinksGetWidgetQuery struct {
	// Maximum number of notices. Default: 5.
	Rows int

	// `light`, `dark`, or `auto`: that of the reader's system. Default: "auto".
	Theme LinksGetWidgetTheme

	// Language of the labels; by default that of the link.
	Lang ReportLanguage

	// Where titles lead: `source` to the portal, `console` to the notice in the console. Default: "source".
	Open LinksGetWidgetOpen
}

func (q *LinksGetWidgetQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "rows", q.Rows)
	put(values, "theme", q.Theme)
	put(values, "lang", q.Lang)
	put(values, "open", q.Open)
	return values
}

// LinksGetWidgetTheme is one of the words below, or one that a newer service knows.
type LinksGetWidgetTheme string

// The known words of [LinksGetWidgetTheme].
const (
	LinksGetWidgetThemeAuto  LinksGetWidgetTheme = "auto"
	LinksGetWidgetThemeLight LinksGetWidgetTheme = "light"
	LinksGetWidgetThemeDark  LinksGetWidgetTheme = "dark"
)

// LinksGetWidgetOpen is one of the words below, or one that a newer service knows.
type LinksGetWidgetOpen string

// The known words of [LinksGetWidgetOpen].
const (
	LinksGetWidgetOpenSource  LinksGetWidgetOpen = "source"
	LinksGetWidgetOpenConsole LinksGetWidgetOpen = "console"
)

// LinksMethods: Addresses that calendars, feed readers and widgets read without a key.
type LinksMethods struct{ settings settings }

// Create: Create a link for a calendar, a feed reader or a widget.
//
// The response shows the secret address, only once. The address works without a key until the link is deleted. It
// returns 404 while the account is suspended or blocked, while its plan does not include the link, and after the
// member of the link was removed. The caller needs the scopes to read what the link contains: `bids:read`, and
// `keywords:read` or `pursuits:read`.
//
// Plan: Pro and Enterprise. Scope: `links:write`.
//
// POST /v1/links
func (m *LinksMethods) Create(ctx context.Context, body NewSubscriptionLink, options ...Option) (*SubscriptionLinkWithURL, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/links", body: body, accept: "application/json", takesKey: true}, options, asJSON[*SubscriptionLinkWithURL])
}

// List: List links.
//
// The links of the account, oldest first, without their secret addresses.
//
// Plan: Pro and Enterprise. Scope: `links:read`.
//
// GET /v1/links
func (m *LinksMethods) List(ctx context.Context, query *LinksListQuery, options ...Option) (*SubscriptionLinkList, error) {
	return list[SubscriptionLink, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/links", query: query.values(), accept: "application/json"}, options)
}

// Get: One link.
//
// Plan: Pro and Enterprise. Scope: `links:read`.
//
// GET /v1/links/{id}
func (m *LinksMethods) Get(ctx context.Context, id string, options ...Option) (*SubscriptionLink, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/links/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*SubscriptionLink])
}

// Change: Change a link.
//
// Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields stay as
// they are; `null` resets a field. `If-Match` compares the name and the sites; using the link does not change them. To
// add a site, the caller needs the scopes to read what the link contains.
//
// Plan: Pro and Enterprise. Scope: `links:write`.
//
// PATCH /v1/links/{id}
func (m *LinksMethods) Change(ctx context.Context, id string, body SubscriptionLinkPatch, options ...Option) (*SubscriptionLink, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/links/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*SubscriptionLink])
}

// Delete: Delete a link.
//
// Its address returns 404 from the next request on. Programs keep what they have already read.
//
// Plan: Pro and Enterprise. Scope: `links:write`.
//
// DELETE /v1/links/{id}
func (m *LinksMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/links/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// GetCalendar: Read a calendar by its link.
//
// iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the link
// contains. It needs no key. Unknown, deleted and inactive links all return 404.
//
// GET /links/{link}/calendar.ics
func (m *LinksMethods) GetCalendar(ctx context.Context, link string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/links/{}/calendar.ics", parts: []string{link}, accept: "text/calendar"}, options, asText)
}

// GetFeed: Read a feed by its link.
//
// The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with `rel="next"` to the
// next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.
//
// GET /links/{link}/notices.atom
func (m *LinksMethods) GetFeed(ctx context.Context, link string, query *LinksGetFeedQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/links/{}/notices.atom", parts: []string{link}, query: query.values(), accept: "application/atom+xml"}, options, asText)
}

// GetWidget: Read a widget by its link.
//
// A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers show it
// only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted and inactive links all return 404.
//
// GET /links/{link}/widget
func (m *LinksMethods) GetWidget(ctx context.Context, link string, query *LinksGetWidgetQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/links/{}/widget", parts: []string{link}, query: query.values(), accept: "text/html"}, options, asText)
}
