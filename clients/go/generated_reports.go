// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"fmt"
	"net/url"
)

// NewReport: The report to generate.
type NewReport struct {
	// A week begins on Monday; weeks and months are those of Seoul.
	Period ReportPeriod `json:"period"`

	// File format.
	Format ReportFormat `json:"format"`

	// Sections of the report; default: all.
	Sections Optional[[]ReportSection] `json:"sections,omitempty"`

	// Filter for every section. Values of one field are combined with OR, fields with AND.
	Filter Optional[NewReportFilter] `json:"filter,omitempty"`

	// Language of the report.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
	// `profile:read`. Default: the company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Any day of the week or month to report on, not in the future; default: the last complete period.
	Of Optional[string] `json:"of,omitempty"`
}

// ReportPeriod is one of the words below, or one that a newer service knows.
type ReportPeriod string

// The known words of [ReportPeriod].
const (
	ReportPeriodWeekly  ReportPeriod = "weekly"
	ReportPeriodMonthly ReportPeriod = "monthly"
)

// ReportFormat is one of the words below, or one that a newer service knows.
type ReportFormat string

// The known words of [ReportFormat].
const (
	ReportFormatPDF  ReportFormat = "pdf"
	ReportFormatXLSX ReportFormat = "xlsx"
	ReportFormatHTML ReportFormat = "html"
	ReportFormatJSON ReportFormat = "json"
)

// ReportSection is one of the words below, or one that a newer service knows.
type ReportSection string

// The known words of [ReportSection].
const (
	ReportSectionMatches     ReportSection = "matches"
	ReportSectionClosing     ReportSection = "closing"
	ReportSectionAwards      ReportSection = "awards"
	ReportSectionCompetitors ReportSection = "competitors"
	ReportSectionStatistics  ReportSection = "statistics"
)

// NewReportFilter: Filter for every section. Values of one field are combined with OR, fields with AND.
type NewReportFilter struct {
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

	// Lower bound of the estimated price, inclusive.
	MinAmt Optional[int64] `json:"minAmt,omitempty"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt Optional[int64] `json:"maxAmt,omitempty"`

	// Currency of all amounts (ISO 4217).
	Currency Optional[string] `json:"currency,omitempty"`

	// Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and
	// took part in at least three.
	BusinessNo Optional[[]string] `json:"businessNo,omitempty"`
}

// ReportAsOf: The state of the data that all figures refer to.
type ReportAsOf struct {
	// Position in the feed of changes that all figures refer to.
	Position int64 `json:"position"`

	// When the figures were taken.
	At Timestamp `json:"at"`
}

// Report: A report, requested or finished.
type Report struct {
	// Identifier of the report.
	ID string `json:"id"`

	// A week begins on Monday; weeks and months are those of Seoul.
	Period ReportPeriod `json:"period"`

	// First second of the period.
	From Timestamp `json:"from"`

	// Last second of the period.
	To Timestamp `json:"to"`

	// File format.
	Format ReportFormat `json:"format"`

	// Sections of the report; default: all.
	Sections []ReportSection `json:"sections"`

	// Filter for every section.
	Filter ReportFilter `json:"filter"`

	// Language of the report.
	Language ReportLanguage `json:"language"`

	// The further company whose verdicts lists of notices show; `null` = the company of the account.
	Profile *string `json:"profile"`

	// State of the report.
	State ReportState `json:"state"`

	// Progress in percent.
	Progress int `json:"progress"`

	// Why it failed, in the language of the report.
	Reason *string `json:"reason"`

	// AsOf is the field with this name.
	AsOf *ReportAsOf `json:"asOf"`

	// Link to the file that works without a key for one hour.
	ContentURL *string `json:"contentUrl"`

	// Size of the file.
	Bytes *int `json:"bytes"`

	// The schedule that requested it.
	ScheduleID *string `json:"scheduleId"`

	// When it was requested.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was ready.
	ReadyAt *Timestamp `json:"readyAt"`

	// When its file is deleted.
	ExpiresAt *Timestamp `json:"expiresAt"`
}

// ReportFilter: Filter for every section.
type ReportFilter struct {
	// Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
	Agency []string `json:"agency,omitempty"`

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
	// one of the values is enough.
	Industry []string `json:"industry,omitempty"`

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region []string `json:"region,omitempty"`

	// Business category. Any one of the values is enough.
	BsnsDiv []BidBsnsDiv `json:"bsnsDiv,omitempty"`

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64 `json:"minAmt,omitempty"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64 `json:"maxAmt,omitempty"`

	// Currency of all amounts (ISO 4217).
	Currency *string `json:"currency,omitempty"`

	// Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and
	// took part in at least three.
	BusinessNo []string `json:"businessNo,omitempty"`
}

// ReportState is one of the words below, or one that a newer service knows.
type ReportState string

// The known words of [ReportState].
const (
	ReportStateQueued  ReportState = "queued"
	ReportStateRunning ReportState = "running"
	ReportStateReady   ReportState = "ready"
	ReportStateFailed  ReportState = "failed"
	ReportStateExpired ReportState = "expired"
)

// ReportList: A page of reports
type ReportList = Page[Report, ListMeta]

// NewReportSchedule: A report to generate after each period.
type NewReportSchedule struct {
	// A week begins on Monday; weeks and months are those of Seoul.
	Period ReportPeriod `json:"period"`

	// File format.
	Format ReportFormat `json:"format"`

	// Sections of the report; default: all.
	Sections Optional[[]ReportSection] `json:"sections,omitempty"`

	// Filter for every section. Values of one field are combined with OR, fields with AND.
	Filter Optional[NewReportFilter] `json:"filter,omitempty"`

	// Language of the report.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
	// `profile:read`. Default: the company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.
	MailTo Optional[[]string] `json:"mailTo,omitempty"`
}

// ReportSchedule: A report that is generated after each period.
type ReportSchedule struct {
	// Identifier of the schedule.
	ID string `json:"id"`

	// A week begins on Monday; weeks and months are those of Seoul.
	Period ReportPeriod `json:"period"`

	// File format.
	Format ReportFormat `json:"format"`

	// Sections of the report; default: all.
	Sections []ReportSection `json:"sections"`

	// Filter for every section.
	Filter ReportFilter `json:"filter"`

	// Language of the report.
	Language ReportLanguage `json:"language"`

	// The further company whose verdicts lists of notices show; `null` = the company of the account.
	Profile *string `json:"profile"`

	// Members who get a mail; `null` = the owner.
	MailTo []string `json:"mailTo"`

	// A paused schedule generates no reports.
	State KeywordState `json:"state"`

	// When the next report is generated; `null` = it is paused.
	NextAt *Timestamp `json:"nextAt"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`
}

// ReportScheduleList: A page of schedules
type ReportScheduleList = Page[ReportSchedule, ListMeta]

// ReportSchedulePatch: Fields to change; `null` restores the default.
type ReportSchedulePatch struct {
	// A week begins on Monday; weeks and months are those of Seoul.
	Period Optional[ReportPeriod] `json:"period,omitempty"`

	// File format.
	Format Optional[ReportFormat] `json:"format,omitempty"`

	// Sections of the report; default: all.
	Sections Optional[[]ReportSection] `json:"sections,omitempty"`

	// Filter for every section. Values of one field are combined with OR, fields with AND.
	Filter Optional[NewReportFilter] `json:"filter,omitempty"`

	// Language of the report.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them; needs the scope
	// `profile:read`. Default: the company of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.
	MailTo Optional[[]string] `json:"mailTo,omitempty"`

	// A paused schedule generates no reports.
	State Optional[KeywordState] `json:"state,omitempty"`
}

// ReportsListQuery is what List can be asked; nothing has to be.
type ReportsListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *ReportsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// ReportsGetContentQuery is what GetContent can be asked; nothing has to be.
type ReportsGetContentQuery struct {
	// Whether browsers show the file instead of saving it. Only HTML can be shown. Default: false.
	Inline *bool
}

func (q *ReportsGetContentQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	if q.Inline != nil {
		put(values, "inline", fmt.Sprint(*q.Inline))
	}
	return values
}

// ReportsListSchedulesQuery is what ListSchedules can be asked; nothing has to be.
type ReportsListSchedulesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *ReportsListSchedulesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// ReportsMethods: A week or a month as a file: PDF, spreadsheet, web page or JSON.
type ReportsMethods struct{ settings settings }

// Request: Request a report.
//
// Generates a report of one week or month in the background. Two reports of an account run at a time; further ones are
// queued. All figures come from one snapshot, which the report names. Files are kept for 30 days.
//
// Plan: Enterprise. Scope: `reports:write`.
//
// POST /v1/reports
func (m *ReportsMethods) Request(ctx context.Context, body NewReport, options ...Option) (*Report, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/reports", body: body, accept: "application/json", takesKey: true}, options, asJSON[*Report])
}

// List: List reports.
//
// The reports of the account, newest first.
//
// Plan: Enterprise. Scope: `reports:read`.
//
// GET /v1/reports
func (m *ReportsMethods) List(ctx context.Context, query *ReportsListQuery, options ...Option) (*ReportList, error) {
	return list[Report, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/reports", query: query.values(), accept: "application/json"}, options)
}

// Get: One report.
//
// The progress of the report and, once it is ready, a link to its file that works without a key for one hour.
//
// Plan: Enterprise. Scope: `reports:read`.
//
// GET /v1/reports/{id}
func (m *ReportsMethods) Get(ctx context.Context, id string, options ...Option) (*Report, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/reports/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*Report])
}

// Delete: Delete a report.
//
// A queued or running report is cancelled; a finished one is deleted with its file and links.
//
// Plan: Enterprise. Scope: `reports:write`.
//
// DELETE /v1/reports/{id}
func (m *ReportsMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/reports/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// GetContent: Download a report.
//
// The file has the format of the report, regardless of `Accept`.
//
// Plan: Enterprise. Scope: `reports:read`.
//
// GET /v1/reports/{id}/content
func (m *ReportsMethods) GetContent(ctx context.Context, id string, query *ReportsGetContentQuery, options ...Option) ([]byte, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/reports/{}/content", parts: []string{id}, query: query.values(), accept: "*/*"}, options, asBytes)
}

// GetByLink: Download a report by a signed link.
//
// The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file. It returns
// 403 while the account is blocked or suspended, or while its plan includes no reports.
//
// GET /reports/{link}
func (m *ReportsMethods) GetByLink(ctx context.Context, link string, options ...Option) ([]byte, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/reports/{}", parts: []string{link}, accept: "*/*"}, options, asBytes)
}

// CreateSchedule: Schedule reports.
//
// The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone. Recipients
// get a mail with a link that works for seven days.
//
// Plan: Enterprise. Scope: `reports:write`.
//
// POST /v1/reports/schedules
func (m *ReportsMethods) CreateSchedule(ctx context.Context, body NewReportSchedule, options ...Option) (*ReportSchedule, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/reports/schedules", body: body, accept: "application/json", takesKey: true}, options, asJSON[*ReportSchedule])
}

// ListSchedules: List schedules.
//
// The schedules of the account, oldest first.
//
// Plan: Enterprise. Scope: `reports:read`.
//
// GET /v1/reports/schedules
func (m *ReportsMethods) ListSchedules(ctx context.Context, query *ReportsListSchedulesQuery, options ...Option) (*ReportScheduleList, error) {
	return list[ReportSchedule, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/reports/schedules", query: query.values(), accept: "application/json"}, options)
}

// GetSchedule: One schedule.
//
// Plan: Enterprise. Scope: `reports:read`.
//
// GET /v1/reports/schedules/{id}
func (m *ReportsMethods) GetSchedule(ctx context.Context, id string, options ...Option) (*ReportSchedule, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/reports/schedules/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*ReportSchedule])
}

// ChangeSchedule: Change a schedule.
//
// Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is generated;
// `active` (or `null`) resumes with the next period. `If-Match` is honoured.
//
// Plan: Enterprise. Scope: `reports:write`.
//
// PATCH /v1/reports/schedules/{id}
func (m *ReportsMethods) ChangeSchedule(ctx context.Context, id string, body ReportSchedulePatch, options ...Option) (*ReportSchedule, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/reports/schedules/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*ReportSchedule])
}

// DeleteSchedule: Delete a schedule.
//
// Reports it has already requested remain.
//
// Plan: Enterprise. Scope: `reports:write`.
//
// DELETE /v1/reports/schedules/{id}
func (m *ReportsMethods) DeleteSchedule(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/reports/schedules/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}
