// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"fmt"
	"io"
	"net/url"
)

// PursuitNotice: The notice as it is now.
type PursuitNotice struct {
	// Its title.
	Title string `json:"title"`

	// Issuing agency.
	Agency string `json:"agency"`

	// Demand agency (수요기관).
	DemandAgency *string `json:"demandAgency"`

	// ISO 4217.
	Currency string `json:"currency"`

	// Estimated price (추정가격).
	EstimatedPrice *int64 `json:"estimatedPrice"`

	// Base amount (기초금액).
	BaseAmount *int64 `json:"baseAmount"`

	// End of bidding.
	CloseAt *Timestamp `json:"closeAt"`

	// When bids are planned to be opened.
	OpenAt *Timestamp `json:"openAt"`

	// Status at the moment of the response.
	Status BidStatus `json:"status"`

	// The notice on the procurement portal.
	DetailURL string `json:"detailUrl"`
}

// PursuitResult: The result of the pursuit: with several lots, the one the account won, or else the first.
type PursuitResult struct {
	// How the bidding for the lot ended; `failed` = 유찰.
	State AwardState `json:"state"`

	// The lot; `0` for a notice without lots.
	Lot string `json:"lot"`

	// Number of the re-bid, 0 = the first bidding.
	Rebid int `json:"rebid"`

	// When it was decided.
	At *Timestamp `json:"at"`

	// Every firm that won.
	Winners []AwardWinner `json:"winners"`

	// Winning amount of all winners together.
	Amount *int64 `json:"amount"`

	// ISO 4217.
	Currency string `json:"currency"`

	// Award rate, %.
	Rate *float64 `json:"rate"`

	// The price that the rate is a percentage of.
	RateBasis *AwardRateBasis `json:"rateBasis"`

	// Number of bidders.
	Bidders *int `json:"bidders"`

	// Why the bidding failed or was cancelled.
	Reason *string `json:"reason"`

	// When the result was corrected.
	CorrectedAt *Timestamp `json:"correctedAt"`

	// The price that rates are a percentage of (예정가격); `null` if the source does not publish it.
	PlannedPrice *int64 `json:"plannedPrice"`

	// Your company’s bid, as the source lists it.
	Own *PursuitResultOwn `json:"own"`
}

// PursuitResultOwn: Your company’s bid, as the source lists it.
type PursuitResultOwn struct {
	// Place among the bidders.
	Rank *int `json:"rank"`

	// The amount that was bid.
	Amount *int64 `json:"amount"`

	// Bid rate (투찰률), %.
	Rate *float64 `json:"rate"`
}

// Pursuit: Your company’s work on one notice.
type Pursuit struct {
	// Identifier of the pursuit.
	ID string `json:"id"`

	// Number of the notice.
	NoticeNo string `json:"noticeNo"`

	// Notice is the field with this name.
	Notice *PursuitNotice `json:"notice"`

	// `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.
	State PursuitState `json:"state"`

	// What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`).
	StateBy PursuitStateBy `json:"stateBy"`

	// The member it is assigned to, who gets the reminders.
	Assignee *string `json:"assignee"`

	// The amount of your company’s bid, in whole units of the currency of the notice.
	BidAmount *int64 `json:"bidAmount"`

	// How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.
	RemindClosing []int `json:"remindClosing"`

	// How many days before the opening of bids the assignee gets a mail, while the state is `bid`.
	RemindOpening []int `json:"remindOpening"`

	// Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none yet.
	Outcome *PursuitOutcome `json:"outcome"`

	// Result is the field with this name.
	Result *PursuitResult `json:"result"`

	// Number of notes.
	NoteCount int `json:"noteCount"`

	// The key that created it, or the member who was signed in; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last changed, by a person or a result.
	UpdatedAt Timestamp `json:"updatedAt"`
}

// PursuitState is one of the words below, or one that a newer service knows.
type PursuitState string

// The known words of [PursuitState].
const (
	PursuitStateWatching  PursuitState = "watching"
	PursuitStatePreparing PursuitState = "preparing"
	PursuitStateBid       PursuitState = "bid"
	PursuitStateWon       PursuitState = "won"
	PursuitStateLost      PursuitState = "lost"
	PursuitStateDropped   PursuitState = "dropped"
)

// PursuitStateBy is one of the words below, or one that a newer service knows.
type PursuitStateBy string

// The known words of [PursuitStateBy].
const (
	PursuitStateByPerson     PursuitStateBy = "person"
	PursuitStateByResult     PursuitStateBy = "result"
	PursuitStateByCorrection PursuitStateBy = "correction"
)

// PursuitOutcome is one of the words below, or one that a newer service knows.
type PursuitOutcome string

// The known words of [PursuitOutcome].
const (
	PursuitOutcomeAwarded   PursuitOutcome = "awarded"
	PursuitOutcomeFailed    PursuitOutcome = "failed"
	PursuitOutcomeRebid     PursuitOutcome = "rebid"
	PursuitOutcomeCancelled PursuitOutcome = "cancelled"
)

// PursuitList: A page of pursuits
type PursuitList = Page[Pursuit, ListMeta]

// NewPursuit: A notice to pursue.
type NewPursuit struct {
	// Number of the notice, also with a revision, as in `R26BK00000001-000`.
	NoticeNo string `json:"noticeNo"`

	// `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.
	State Optional[PursuitState] `json:"state,omitempty"`

	// The member it is assigned to, who gets the reminders.
	Assignee Optional[string] `json:"assignee,omitempty"`

	// The amount of your company’s bid, in whole units of the currency of the notice.
	BidAmount Optional[int64] `json:"bidAmount,omitempty"`

	// How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.
	RemindClosing Optional[[]int] `json:"remindClosing,omitempty"`

	// How many days before the opening of bids the assignee gets a mail, while the state is `bid`.
	RemindOpening Optional[[]int] `json:"remindOpening,omitempty"`

	// Text of the note.
	Note Optional[string] `json:"note,omitempty"`
}

// PursuitAssignee: A member who can work on pursuits.
type PursuitAssignee struct {
	// Identifier of the member.
	ID string `json:"id"`

	// Name of the member, or the mail address of one without a name.
	Name string `json:"name"`

	// Only an `active` one gets reminders.
	State TeamMemberState `json:"state"`
}

// PursuitAssigneeList: A page of members
type PursuitAssigneeList = Page[PursuitAssignee, ListMeta]

// PursuitPatch: Changes to a pursuit (RFC 7396): absent fields stay as they are, `null` restores the default, lists
// are replaced as a whole.
type PursuitPatch struct {
	// `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.
	State Optional[PursuitState] `json:"state,omitempty"`

	// The member it is assigned to, who gets the reminders.
	Assignee Optional[string] `json:"assignee,omitempty"`

	// The amount of your company’s bid, in whole units of the currency of the notice.
	BidAmount Optional[int64] `json:"bidAmount,omitempty"`

	// How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.
	RemindClosing Optional[[]int] `json:"remindClosing,omitempty"`

	// How many days before the opening of bids the assignee gets a mail, while the state is `bid`.
	RemindOpening Optional[[]int] `json:"remindOpening,omitempty"`

	// `true` to override a state that was set by a result. Your state stays until the result itself changes.
	Correction Optional[bool] `json:"correction,omitempty"`
}

// PursuitStep: A change of a pursuit.
type PursuitStep struct {
	// When it was changed.
	At Timestamp `json:"at"`

	// Who changed it.
	Actor AuditRecordActor `json:"actor"`

	// What changed; on creation, from `null`.
	Changes []FieldChange `json:"changes"`
}

// PursuitHistory: A page of the history
type PursuitHistory = Page[PursuitStep, ListMeta]

// PursuitNote: A note of a pursuit.
type PursuitNote struct {
	// Identifier of the note.
	ID string `json:"id"`

	// When it was written.
	At Timestamp `json:"at"`

	// The key that wrote it; `null` = a member who was signed in.
	KeyID *string `json:"keyId"`

	// The member that the key acts for; `null` = the owner, by a key of the operator.
	MemberID *string `json:"memberId"`

	// Text of the note.
	Text string `json:"text"`
}

// PursuitNoteList: A page of notes
type PursuitNoteList = Page[PursuitNote, ListMeta]

// NewPursuitNote: A note to add.
type NewPursuitNote struct {
	// Text of the note.
	Text string `json:"text"`
}

// PursuitsListQuery is what List can be asked; nothing has to be.
type PursuitsListQuery struct {
	// Only pursuits in this state. Repeat it to accept any of several values.
	State []PursuitState

	// Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any of several values.
	Assignee []string

	// Only pursuits of this notice. Repeat it to accept any of several values.
	NoticeNo []string

	// Only pursuits whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseFrom string

	// Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseTo string

	// Only pursuits whose bids are planned to be opened at this time or later. A time with offset, or a date, which is
	// the whole day in Seoul.
	OpenFrom string

	// Only pursuits whose bids are planned to be opened at this time or earlier. A time with offset, or a date, which is
	// the whole day in Seoul.
	OpenTo string

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of the bounds. With a bound, pursuits without an estimated price in it do not match. Default: "KRW".
	Currency string

	// Part of the title of the notice.
	Q string

	// Order; a leading `-` sorts from latest to earliest. Unknown times come last in both directions. Default:
	// "-updatedAt".
	Sort PursuitsListSort

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language ReportLanguage

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *PursuitsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State...)
	put(values, "assignee", q.Assignee...)
	put(values, "noticeNo", q.NoticeNo...)
	put(values, "closeFrom", q.CloseFrom)
	put(values, "closeTo", q.CloseTo)
	put(values, "openFrom", q.OpenFrom)
	put(values, "openTo", q.OpenTo)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "q", q.Q)
	put(values, "sort", q.Sort)
	put(values, "language", q.Language)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// PursuitsListSort is one of the words below, or one that a newer service knows.
type PursuitsListSort string

// The known words of [PursuitsListSort].
const (
	PursuitsListSortUpdatedAtDescending PursuitsListSort = "-updatedAt"
	PursuitsListSortUpdatedAt           PursuitsListSort = "updatedAt"
	PursuitsListSortCloseAt             PursuitsListSort = "closeAt"
	PursuitsListSortCloseAtDescending   PursuitsListSort = "-closeAt"
)

// PursuitsListAssigneesQuery is what ListAssignees can be asked; nothing has to be.
type PursuitsListAssigneesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *PursuitsListAssigneesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// PursuitsListHistoryQuery is what ListHistory can be asked; nothing has to be.
type PursuitsListHistoryQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *PursuitsListHistoryQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// PursuitsListNotesQuery is what ListNotes can be asked; nothing has to be.
type PursuitsListNotesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *PursuitsListNotesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// PursuitsMethods: Your company’s work on notices: states, notes, results.
type PursuitsMethods struct{ settings settings }

// List: List pursuits.
//
// The pursuits of the account that match every filter given, each with the current state of its notice.
//
// Plan: Pro and Enterprise. Scope: `pursuits:read`.
//
// GET /v1/pursuits
func (m *PursuitsMethods) List(ctx context.Context, query *PursuitsListQuery, options ...Option) (*PursuitList, error) {
	return list[Pursuit, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/pursuits", query: query.values(), accept: "application/json"}, options)
}

// ListAsCSV: List pursuits: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters
// are ignored.
func (m *PursuitsMethods) ListAsCSV(ctx context.Context, query *PursuitsListQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/pursuits", query: values, accept: "text/csv"}, options, streamOf)
}

// ListAsXLSX: List pursuits: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are
// ignored.
func (m *PursuitsMethods) ListAsXLSX(ctx context.Context, query *PursuitsListQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/pursuits", query: values, accept: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}, options, streamOf)
}

// Create: Create a pursuit.
//
// An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its path in
// `Location`.
//
// Plan: Pro and Enterprise. Scope: `pursuits:write`.
//
// POST /v1/pursuits
func (m *PursuitsMethods) Create(ctx context.Context, body NewPursuit, options ...Option) (*Pursuit, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/pursuits", body: body, accept: "application/json", takesKey: true}, options, asJSON[*Pursuit])
}

// ListAssignees: List assignees.
//
// The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.
//
// Plan: Pro and Enterprise. Scope: `pursuits:read`.
//
// GET /v1/pursuits/assignees
func (m *PursuitsMethods) ListAssignees(ctx context.Context, query *PursuitsListAssigneesQuery, options ...Option) (*PursuitAssigneeList, error) {
	return list[PursuitAssignee, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/pursuits/assignees", query: query.values(), accept: "application/json"}, options)
}

// Get: One pursuit.
//
// Plan: Pro and Enterprise. Scope: `pursuits:read`.
//
// GET /v1/pursuits/{id}
func (m *PursuitsMethods) Get(ctx context.Context, id string, options ...Option) (*Pursuit, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/pursuits/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*Pursuit])
}

// Change: Change a pursuit.
//
// Any state can change to any other. A state that was set by a result changes only with `correction`. Absent fields
// stay as they are; `null` restores the default. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `pursuits:write`.
//
// PATCH /v1/pursuits/{id}
func (m *PursuitsMethods) Change(ctx context.Context, id string, body PursuitPatch, options ...Option) (*Pursuit, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/pursuits/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Pursuit])
}

// Delete: Delete a pursuit.
//
// Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state `dropped`.
//
// Plan: Pro and Enterprise. Scope: `pursuits:write`.
//
// DELETE /v1/pursuits/{id}
func (m *PursuitsMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/pursuits/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// ListHistory: History of a pursuit.
//
// The changes of the pursuit with author, time, old and new value, newest first. Changes by results are included.
//
// Plan: Pro and Enterprise. Scope: `pursuits:read`.
//
// GET /v1/pursuits/{id}/history
func (m *PursuitsMethods) ListHistory(ctx context.Context, id string, query *PursuitsListHistoryQuery, options ...Option) (*PursuitHistory, error) {
	return list[PursuitStep, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/pursuits/{}/history", parts: []string{id}, query: query.values(), accept: "application/json"}, options)
}

// ListNotes: Notes of a pursuit.
//
// Newest first.
//
// Plan: Pro and Enterprise. Scope: `pursuits:read`.
//
// GET /v1/pursuits/{id}/notes
func (m *PursuitsMethods) ListNotes(ctx context.Context, id string, query *PursuitsListNotesQuery, options ...Option) (*PursuitNoteList, error) {
	return list[PursuitNote, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/pursuits/{}/notes", parts: []string{id}, query: query.values(), accept: "application/json"}, options)
}

// AddNote: Add a note.
//
// Notes have a date and an author. They create no event.
//
// Plan: Pro and Enterprise. Scope: `pursuits:write`.
//
// POST /v1/pursuits/{id}/notes
func (m *PursuitsMethods) AddNote(ctx context.Context, id string, body NewPursuitNote, options ...Option) (*PursuitNote, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/pursuits/{}/notes", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*PursuitNote])
}

// DeleteNote: Delete a note.
//
// Only its author can delete it: with the key that wrote it, or as the same member.
//
// Plan: Pro and Enterprise. Scope: `pursuits:write`.
//
// DELETE /v1/pursuits/{id}/notes/{noteId}
func (m *PursuitsMethods) DeleteNote(ctx context.Context, id, noteID string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/pursuits/{}/notes/{}", parts: []string{id, noteID}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}
