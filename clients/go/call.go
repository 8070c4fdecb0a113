package gonggo

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// operation describes an operation for its generated method. Each {} of the path stands for one of its parts.
type operation struct {
	method, path, accept string
	parts                []string
	query                url.Values
	body                 any
	// onlyReads: a POST that changes nothing.
	takesKey, onlyReads bool
}

// put adds the values of a query that are set: lists are repeated parameters, and absent values are omitted.
func put[T comparable](values url.Values, name string, given ...T) {
	for _, value := range given {
		if value != *new(T) {
			values.Add(name, fmt.Sprint(value))
		}
	}
}

const longestDelay = 8 * time.Second

// call makes a request with all its attempts, and reads the response. A connection that is lost within the body is
// retried too.
func call[T any](ctx context.Context, given settings, op operation, options []Option, read func(*http.Response) (T, error)) (answer T, err error) {
	s := given.with(options)
	if op.takesKey && s.idempotencyKey == "" {
		s.idempotencyKey = fmt.Sprintf("%016x%016x", rand.Uint64(), rand.Uint64())
	}
	for retries := 0; ; retries++ {
		var response *http.Response
		if response, err = s.attempt(ctx, op); err == nil {
			if s.raw != nil {
				response.Body, err = streamOf(response)
				*s.raw = response
				return answer, err
			}
			answer, err = read(response)
		}
		if delay, again := s.delay(err, op, retries); !again || pause(ctx, delay) != nil {
			if err != nil && ctx.Err() != nil {
				err = ctx.Err()
			}
			return answer, err
		}
	}
}

// attempt returns a successful response. Its body has time limits, and ends with the attempt.
func (s settings) attempt(ctx context.Context, op operation) (*http.Response, error) {
	request, err := s.request(op)
	if err != nil {
		return nil, err
	}
	// A long poll may take longer by its wait.
	seconds, _ := strconv.Atoi(op.query.Get("wait"))
	w := &watch{ReadCloser: http.NoBody, given: ctx, silence: s.timeout, limit: s.timeout + time.Duration(seconds)*time.Second}
	w.ctx, w.cancel = context.WithCancelCause(ctx)
	w.timer = time.AfterFunc(w.limit, func() { w.cancel(ErrTimeout) })
	response, err := s.doer.Do(request.WithContext(w.ctx))
	if err != nil {
		defer w.Close()
		return nil, w.explain(err, "")
	}
	w.ReadCloser, response.Body = response.Body, w
	if status := response.StatusCode; (status < 200 || status > 299) && status != http.StatusNotModified {
		defer w.Close()
		return nil, toAPIError(response)
	}
	if s.response != nil {
		*s.response = response
	}
	return response, nil
}

// delay returns the wait before the next attempt, and whether there is one: a request that may have reached the service
// is retried only if it is idempotent.
func (s settings) delay(err error, op operation, retries int) (wait time.Duration, again bool) {
	refusal, cut := (*APIError)(nil), (*ConnectionError)(nil)
	wait = time.Duration(float64(min(s.retryDelay<<min(retries, 10), longestDelay)) * (0.5 + rand.Float64()/2))
	if errors.As(err, &refusal) {
		again = refusal.Status == 429 || refusal.Status == 503 || op.takesKey && refusal.Code == "request_in_progress"
		if told := refusal.RetryAfter; told != nil {
			// The random part prevents clients with the same Retry-After from retrying at once.
			wait = *told + time.Duration(rand.Float64()*float64(s.retryDelay))
			again = again && *told <= s.maxWait
		}
	} else if errors.As(err, &cut) {
		again = op.takesKey || op.onlyReads || cut.Unsent || strings.Contains("GET PUT DELETE", op.method)
	}
	return wait, again && retries < s.maxRetries
}

func (s settings) request(op operation) (*http.Request, error) {
	address := s.baseURL + op.path
	for _, part := range op.parts {
		if part == "" || part == "." || part == ".." {
			return nil, fmt.Errorf("%w: %q is no part of an address", ErrUsage, part)
		}
		address = strings.Replace(address, "{}", url.PathEscape(part), 1)
	}
	address = strings.TrimRight(address+"?"+op.query.Encode(), "?")
	text, unwritable := json.Marshal(op.body)
	if op.body == nil {
		text = nil
	}
	request, err := http.NewRequest(op.method, address, bytes.NewReader(text))
	if err = errors.Join(unwritable, err); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUsage, err)
	}
	request.Header = http.Header{"Accept": {op.accept}, "User-Agent": {"gonggo-go/" + Version}}
	if op.takesKey {
		request.Header.Set("Idempotency-Key", s.idempotencyKey)
	}
	if text != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	maps.Copy(request.Header, s.header)
	return request, nil
}

// watch is a body that ends if it takes too long, or if the context ends.
type watch struct {
	io.ReadCloser
	given, ctx context.Context
	cancel     context.CancelCauseFunc
	timer      *time.Timer
	// limit is the limit of the current wait, silence that of each piece of a stream.
	limit, silence time.Duration
	// missing is the number of lines of an export that are still missing; inText is true within quotes of a table.
	missing                   int
	isStream, isTable, inText bool
}

// streamOf returns the body for streaming. The limit applies to each silence, excluding the time that its reader takes,
// and an export must have as many lines as its header says: a proxy may end an incomplete body without an error.
func streamOf(response *http.Response) (io.ReadCloser, error) {
	w := response.Body.(*watch)
	w.timer.Stop()
	w.isStream, w.isTable, w.limit = true, strings.HasPrefix(response.Header.Get("Content-Type"), "text/csv"), w.silence
	if w.missing, _ = strconv.Atoi(response.Header.Get("X-Total-Count")); w.isTable && w.missing > 0 {
		w.missing++
	}
	return w, nil
}

func (w *watch) Read(piece []byte) (int, error) {
	if w.isStream {
		w.timer.Reset(w.limit)
		defer w.timer.Stop()
	}
	count, err := w.ReadCloser.Read(piece)
	for _, letter := range piece[:count] {
		if w.inText = w.inText != (w.isTable && letter == '"'); letter == '\n' && !w.inText {
			w.missing--
		}
	}
	if err == io.EOF && w.missing > 0 {
		err = fmt.Errorf("%d rows are missing", w.missing)
	}
	if err != nil && err != io.EOF {
		err = w.explain(err, "the answer was cut off")
	}
	return count, err
}

func (w *watch) Close() error {
	w.timer.Stop()
	w.cancel(nil)
	return w.ReadCloser.Close()
}

func (w *watch) explain(err error, reason string) error {
	if w.given.Err() != nil {
		return w.given.Err()
	}
	if context.Cause(w.ctx) == ErrTimeout {
		return &ConnectionError{Err: ErrTimeout, reason: fmt.Sprintf("no answer within %g s: the option WithTimeout sets this limit", w.limit.Seconds())}
	}
	dial, lookup := (*net.OpError)(nil), (*net.DNSError)(nil)
	isUnsent := errors.As(err, &dial) && dial.Op == "dial"
	if errors.As(err, &lookup) {
		reason = "the host name was not found"
	} else if errors.Is(err, http.ErrSchemeMismatch) {
		reason = "the service at this address does not speak TLS: check http:// and https:// in the base URL"
	} else if isUnsent && strings.Contains(dial.Error(), "refused") {
		// The error number of Windows.
		reason = "the connection was refused"
	}
	return &ConnectionError{Unsent: isUnsent, Err: err, reason: reason}
}

func pause(ctx context.Context, length time.Duration) error {
	rest, end := context.WithTimeout(ctx, length)
	defer end()
	<-rest.Done()
	return ctx.Err()
}

func asBytes(response *http.Response) ([]byte, error) {
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	response.Body = io.NopCloser(bytes.NewReader(text))
	return text, err
}

func asText(response *http.Response) (string, error) {
	text, err := asBytes(response)
	return string(text), err
}

// asJSON decodes the body, which is empty for 204, and for 304 if you have sent an ETag.
func asJSON[T any](response *http.Response) (answer T, err error) {
	text, err := asBytes(response)
	if err != nil || len(text) == 0 {
		return answer, err
	}
	if !json.Valid(text) {
		return answer, errNotJSON(response)
	}
	if string(bytes.TrimSpace(text)) == "null" {
		return answer, ErrNotGonggo
	}
	if err = json.Unmarshal(text, &answer); err != nil {
		err = fmt.Errorf("%w (%w)", ErrNotGonggo, err)
	}
	return answer, err
}
