package gonggo

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Errors for errors.Is.
var (
	// ErrCursorExpired is an [APIError]: the changes after the cursor are no longer stored. Start again without a cursor;
	// compare versions to see what is newer.
	ErrCursorExpired = errors.New("gonggo: the cursor has expired")
	// ErrTimeout is a [ConnectionError]: the response was not complete in time.
	ErrTimeout = errors.New("gonggo: no answer in time")
	// ErrNotGonggo means that another service has responded, which a retry does not change.
	ErrNotGonggo = errors.New("gonggo: the answer is not one of Gonggo: check the base URL")
	// ErrInvalidSignature means that the webhook request was not sent by the service, or is too old.
	ErrInvalidSignature = errors.New("gonggo: invalid signature")
	// ErrUsage is a mistake of the caller, detected before anything is sent.
	ErrUsage = errors.New("gonggo: wrong use")
)

// APIError means that the service has responded with an error. Error is for developers, Detail for users.
type APIError struct {
	// Status is the HTTP status.
	Status int
	// Code is for programs. A newer service may send codes that this client does not know; "unknown" = the response had
	// none.
	Code ProblemCode
	// Detail describes the problem of this request.
	Detail string
	// RequestID must be included in support requests.
	RequestID string
	// Fields contains all errors in path, query and body.
	Fields []ProblemError
	// RetryAfter is the wait before the next attempt, from the service; nil = none was sent.
	RetryAfter *time.Duration
}

// Error names the invalid parameters and fields, because the detail only describes the first error.
func (e *APIError) Error() string {
	names := make([]string, len(e.Fields))
	for at, field := range e.Fields {
		names[at] = field.Name
	}
	reason := e.Detail
	if e.Code == "unknown" {
		reason = cmp.Or(reason, hints[e.Status/100 == 3])
	}
	text := strings.TrimSpace(fmt.Sprintf("gonggo: %d %s %s", e.Status, e.Code, reason))
	if len(names) > 0 {
		text += " (" + strings.Join(names, ", ") + ")"
	}
	if e.RetryAfter != nil {
		text += fmt.Sprintf(" (retry after %.0f s)", math.Ceil(e.RetryAfter.Seconds()))
	}
	return text
}

// hints: what to check after a redirect, and after another response without a code.
var hints = map[bool]string{
	true:  "Redirects are not followed: the base URL must be the address of the service itself",
	false: "The answer has no error code of Gonggo: check the base URL and any proxy in front",
}

// Is supports [errors.Is] with [ErrCursorExpired].
func (e *APIError) Is(err error) bool { return err == ErrCursorExpired && e.Code == "cursor_expired" }

// ConnectionError means that there was no response, or only a part of it. The service may have executed the request,
// unless Unsent is true. [ErrTimeout] is a kind of it.
type ConnectionError struct {
	// Unsent is true if the request has surely not reached the service.
	Unsent bool
	// Err is the cause.
	Err error
	// reason is a short message that is the same in the clients of all languages.
	reason string
}

func (e *ConnectionError) Error() string {
	if errors.Is(e.Err, ErrTimeout) {
		return "gonggo: " + cmp.Or(e.reason, "no answer in time")
	}
	return fmt.Sprintf("gonggo: %s: %v", cmp.Or(e.reason, "no answer"), e.Err)
}

// errNotJSON: the body is not JSON, for example the page of a proxy. The error does not contain it, because it may
// contain secrets.
func errNotJSON(response *http.Response) error {
	form, _, _ := strings.Cut(response.Header.Get("Content-Type"), ";")
	return &ConnectionError{reason: "the answer is not JSON", Err: fmt.Errorf("status %d, %s; check the base URL", response.StatusCode, cmp.Or(form, "of no type"))}
}

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// toAPIError also accepts other bodies: a proxy may respond with a page, or the connection may be lost. The status is
// used as a fallback.
func toAPIError(response *http.Response) *APIError {
	told := Problem{Code: "unknown", RequestID: response.Header.Get("X-Request-Id")}
	// Larger than any problem document of the service.
	_ = json.NewDecoder(io.LimitReader(response.Body, 4<<20)).Decode(&told)
	return &APIError{response.StatusCode, told.Code, told.Detail, told.RequestID, told.Errors, retryAfter(response.Header)}
}

// retryAfter parses seconds or a date.
func retryAfter(header http.Header) *time.Duration {
	var wait time.Duration
	if seconds, err := strconv.ParseUint(header.Get("Retry-After"), 10, 31); err == nil {
		wait = time.Duration(seconds) * time.Second
	} else if date, err := http.ParseTime(header.Get("Retry-After")); err == nil {
		wait = max(0, time.Until(date))
	} else {
		return nil
	}
	return &wait
}
