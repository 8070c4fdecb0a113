// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"io"
	"iter"
	"net/url"
)

// Event: Something the account is notified of.
type Event struct {
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

	// Its mark in the account.
	State EventState `json:"state"`

	// The reason given with the mark.
	Reason *string `json:"reason"`
}

// EventState is one of the words below, or one that a newer service knows.
type EventState string

// The known words of [EventState].
const (
	EventStateNew       EventState = "new"
	EventStateSeen      EventState = "seen"
	EventStateStarred   EventState = "starred"
	EventStateDismissed EventState = "dismissed"
)

// EventPage: Events, oldest first unless `sort` says otherwise.
type EventPage = Page[Event, EventPageMeta]

// EventPageMeta: a part of other types.
type EventPageMeta struct {
	// Cursor for the next call.
	NextCursor string `json:"nextCursor"`

	// Whether more can be fetched right away.
	HasMore bool `json:"hasMore"`

	// Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`, without
	// `sort`, to get later events as a list or a stream.
	NewestCursor *string `json:"newestCursor,omitempty"`
}

// EventPatch: How to mark the event.
type EventPatch struct {
	// `null` resets it to `new`.
	State Optional[EventState] `json:"state,omitempty"`

	// Reason for the mark; `null` = none.
	Reason Optional[string] `json:"reason,omitempty"`
}

// EventMarks: How to mark many events.
type EventMarks struct {
	// The marks, each event once.
	Marks []EventMarksMark `json:"marks"`
}

// EventMarksMark: An event and its mark; absent fields stay as they are.
type EventMarksMark struct {
	// Identifier of the event.
	ID string `json:"id"`

	// `null` resets it to `new`.
	State Optional[EventState] `json:"state,omitempty"`

	// Reason for the mark; `null` = none.
	Reason Optional[string] `json:"reason,omitempty"`
}

// EventMark: How an event is marked.
type EventMark struct {
	// Identifier of the event.
	ID string `json:"id"`

	// Its mark in the account.
	State EventState `json:"state"`

	// The reason given with the mark.
	Reason *string `json:"reason"`
}

// MarkedEvents: The marks of the events.
type MarkedEvents = Page[EventMark, struct{}]

// EventsListQuery is what List can be asked; nothing has to be.
type EventsListQuery struct {
	// `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event, with `sort=-timestamp`
	// from the newest. Default: "".
	Since string

	// Only events of this type. Repeat it to accept any of several types.
	Type []EventType

	// Only events with this mark. Repeat it to accept any of several marks.
	State []EventState

	// Only events this keyword led to.
	KeywordID string

	// Oldest or newest first; a stream ignores it. Default: "timestamp".
	Sort EventsListSort

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language ReportLanguage

	// Maximum number of items; a stream ignores it. Default: 200.
	Limit int
}

func (q *EventsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "since", q.Since)
	put(values, "type", q.Type...)
	put(values, "state", q.State...)
	put(values, "keywordId", q.KeywordID)
	put(values, "sort", q.Sort)
	put(values, "language", q.Language)
	put(values, "limit", q.Limit)
	return values
}

// EventsListSort is one of the words below, or one that a newer service knows.
type EventsListSort string

// The known words of [EventsListSort].
const (
	EventsListSortTimestamp           EventsListSort = "timestamp"
	EventsListSortTimestampDescending EventsListSort = "-timestamp"
)

// EventsMethods: Notifications of an account: new matches, changes, awards and more.
type EventsMethods struct{ settings settings }

// List: Follow events.
//
// The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats nothing.
// `sort=-timestamp` lists from the newest backwards: new events do not shift the pages; get them from `newestCursor`.
// With `Accept: text/event-stream` the same events arrive as an open stream; the header `Last-Event-ID` resumes it
// after that event.
//
// Plan: Pro and Enterprise. Scope: `keywords:read`.
//
// GET /v1/events
func (m *EventsMethods) List(ctx context.Context, query *EventsListQuery, options ...Option) (*EventPage, error) {
	return list[Event, EventPageMeta](ctx, m.settings, operation{method: "GET", path: "/v1/events", query: query.values(), accept: "application/json"}, options)
}

// Follow: Follow events, page by page without end, including later changes. Store the items of a page together with
// its NextCursor, and resume with that as Since. [ErrCursorExpired] is yielded if it is too old. An error is the last
// value.
func (m *EventsMethods) Follow(ctx context.Context, query *EventsListQuery, options ...Option) iter.Seq2[*EventPage, error] {
	values := query.values()
	return follow[Event, EventPageMeta](ctx, m.settings, operation{method: "GET", path: "/v1/events", query: values, accept: "application/json"}, options)
}

// Stream: Follow events as they happen, without end. If the connection ends, the stream resumes after the last event.
// To resume later, pass the ID of the last event with [WithLastEventID]. An error is the last value.
func (m *EventsMethods) Stream(ctx context.Context, query *EventsListQuery, options ...Option) iter.Seq2[*Event, error] {
	values := query.values()
	values.Del("limit")
	return events[Event](ctx, m.settings, operation{method: "GET", path: "/v1/events", query: values, accept: "text/event-stream"}, options)
}

// ListAsCSV: Follow events: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters
// are ignored.
func (m *EventsMethods) ListAsCSV(ctx context.Context, query *EventsListQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("limit")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/events", query: values, accept: "text/csv"}, options, streamOf)
}

// Mark: Mark many events.
//
// Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does not exist.
// Repeating it changes nothing.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// PATCH /v1/events
func (m *EventsMethods) Mark(ctx context.Context, body EventMarks, options ...Option) (*MarkedEvents, error) {
	return list[EventMark, struct{}](ctx, m.settings, operation{method: "PATCH", path: "/v1/events", body: body, accept: "application/json"}, options)
}

// Change: Mark an event.
//
// Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the account see the
// same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `keywords:write`.
//
// PATCH /v1/events/{id}
func (m *EventsMethods) Change(ctx context.Context, id string, body EventPatch, options ...Option) (*Event, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/events/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Event])
}
