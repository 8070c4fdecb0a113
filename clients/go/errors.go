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

// What errors.Is finds in the errors of this package.
var (
	// ErrCursorExpired is an [APIError]: what follows the cursor is no longer kept. Begin again without one; versions decide
	// what is newer.
	ErrCursorExpired = errors.New("gonggo: the cursor has expired")
	// ErrTimeout is a [ConnectionError]: the answer, or the rest of it, did not come in time.
	ErrTimeout = errors.New("gonggo: no answer in time")
	// ErrNotGonggo means that another service has answered, which no retry changes.
	ErrNotGonggo = errors.New("gonggo: the answer is not one of Gonggo: check the base URL")
	// ErrInvalidSignature says that what arrived at a webhook is not what the service sent, or is too old.
	ErrInvalidSignature = errors.New("gonggo: invalid signature")
	// ErrUsage is a mistake of the caller, seen before anything is sent.
	ErrUsage = errors.New("gonggo: wrong use")
)

// APIError means that the service has answered, and refused. Error is for developers, Detail for people.
type APIError struct {
	// Status is that of the HTTP answer.
	Status int
	// Code is for programs. A newer service may know codes that this client does not; "unknown" = the answer had none.
	Code ProblemCode
	// Detail is what is wrong with this request.
	Detail string
	// RequestID is what you quote when you ask for help.
	RequestID string
	// Fields is everything that is wrong with path, query and body, at once.
	Fields []ProblemError
	// RetryAfter is how long the service asks to wait before the next attempt; nil = it did not say.
	RetryAfter *time.Duration
}

// Error names the wrong parameters and fields: the detail says only what is wrong with the first.
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

// hints say what to check after a redirect, and after another answer without a code.
var hints = map[bool]string{
	true:  "Redirects are not followed: the base URL must be the address of the service itself",
	false: "The answer has no error code of Gonggo: check the base URL and any proxy in front",
}

// Is tells [errors.Is] of [ErrCursorExpired].
func (e *APIError) Is(err error) bool { return err == ErrCursorExpired && e.Code == "cursor_expired" }

// ConnectionError means no answer, or only a part of one. Whether the service has acted is not known, unless Unsent says
// that it has not. [ErrTimeout] is one kind of it.
type ConnectionError struct {
	// Unsent is true if the request has surely not reached the service.
	Unsent bool
	// Err is the reason.
	Err error
	// reason is what was wrong in short, in the words of the clients of all languages.
	reason string
}

func (e *ConnectionError) Error() string {
	if errors.Is(e.Err, ErrTimeout) {
		return "gonggo: " + cmp.Or(e.reason, "no answer in time")
	}
	return fmt.Sprintf("gonggo: %s: %v", cmp.Or(e.reason, "no answer"), e.Err)
}

// errNotJSON: a proxy may answer with a page of its own. Its text is not told: there may be secrets in it.
func errNotJSON(response *http.Response) error {
	form, _, _ := strings.Cut(response.Header.Get("Content-Type"), ";")
	return &ConnectionError{reason: "the answer is not JSON", Err: fmt.Errorf("status %d, %s; check the base URL", response.StatusCode, cmp.Or(form, "of no type"))}
}

// Unwrap gives the reason.
func (e *ConnectionError) Unwrap() error { return e.Err }

// toAPIError also takes what is no problem document: a proxy may answer with a page, and the connection may be cut. The
// status still says what it says.
func toAPIError(response *http.Response) *APIError {
	told := Problem{Code: "unknown", RequestID: response.Header.Get("X-Request-Id")}
	// More than the service ever says of a problem.
	_ = json.NewDecoder(io.LimitReader(response.Body, 4<<20)).Decode(&told)
	return &APIError{response.StatusCode, told.Code, told.Detail, told.RequestID, told.Errors, retryAfter(response.Header)}
}

// retryAfter reads seconds, or a date.
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
