package gonggo

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Doer sends requests; an [http.Client] is one.
type Doer interface {
	Do(*http.Request) (*http.Response, error)
}

// Option configures requests: passed to [New] it applies to all of them, passed to a method to that call only.
type Option func(*settings)

type settings struct {
	baseURL, idempotencyKey             string
	doer                                Doer
	header                              http.Header
	timeout, retryDelay, maxWait, pause time.Duration
	maxRetries                          int
	response, raw                       **http.Response
}

// New creates a client for the service at a base URL, such as https://gonggo.example.com. The key may be empty if
// [WithHeader] authenticates the caller.
func New(baseURL, key string, options ...Option) (*Client, error) {
	// Paths begin with /v1, so it is removed from a base URL that ends with it.
	baseURL = strings.TrimRight(strings.TrimSuffix(strings.TrimRight(baseURL, "/"), "/v1"), "/")
	// Keys read from a file end in a line break.
	key = strings.TrimSpace(key)
	if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return nil, fmt.Errorf("%w: the key contains a blank or another character that no key has", ErrUsage)
	}
	if key != "" {
		options = append(options[:len(options):len(options)], WithHeader("Authorization", "Bearer "+key))
	}
	given := settings{baseURL: baseURL, doer: &http.Client{CheckRedirect: stay}, header: http.Header{}, maxRetries: 2, retryDelay: 500 * time.Millisecond,
		timeout: 30 * time.Second, maxWait: time.Minute, pause: 5 * time.Second}.with(options)
	if address, err := url.Parse(baseURL); err != nil || address.Host == "" {
		// A key passed as the base URL by mistake must not get into a log.
		shown, _, _ := strings.Cut(baseURL, "gg_")
		return nil, fmt.Errorf("%w: the first argument is not the base URL of a service, such as https://gonggo.example.com: %q", ErrUsage, shown)
	}
	return newClient(given), nil
}

// stay: redirects are not followed, because the key must not be sent to another address.
func stay(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }

func (s settings) with(options []Option) settings {
	s.header = maps.Clone(s.header)
	for _, option := range options {
		option(&s)
	}
	return s
}

// WithDoer sends requests with your own client. A copy of an [http.Client] is used that follows no redirects, because
// the key must not be sent to another address. Another Doer should not follow redirects either.
func WithDoer(doer Doer) Option {
	if client, ok := doer.(*http.Client); ok && client != nil {
		copied := *client
		copied.CheckRedirect = stay
		doer = &copied
	}
	return func(s *settings) { s.doer = doer }
}

// WithHeader sends a header with each request.
func WithHeader(name, value string) Option { return func(s *settings) { s.header.Set(name, value) } }

// WithTimeout limits one attempt including its body, and each silence of a stream. Default: 30 seconds.
func WithTimeout(longest time.Duration) Option { return func(s *settings) { s.timeout = longest } }

// WithMaxRetries limits the attempts after the first. Default: 2. Endless loops retry outages forever, unless this
// option is passed to them.
func WithMaxRetries(retries int) Option { return func(s *settings) { s.maxRetries = retries } }

// WithRetryDelay sets the delay before the second attempt; it doubles each time up to 8 seconds, with a random
// reduction. Default: 500 ms.
func WithRetryDelay(delay time.Duration) Option { return func(s *settings) { s.retryDelay = delay } }

// WithMaxRetryAfter sets the longest wait that the service may ask for; if it asks for a longer one, its error is
// returned at once. Default: a minute.
func WithMaxRetryAfter(wait time.Duration) Option { return func(s *settings) { s.maxWait = wait } }

// WithPause sets how long an endless loop waits without new data, if the service cannot wait itself. Default: 5
// seconds.
func WithPause(pause time.Duration) Option { return func(s *settings) { s.pause = pause } }

// WithIdempotencyKey sets the key of a POST, so that it can be repeated even after a restart of your program. Default:
// a random key for each call that accepts one, the same for all its attempts.
func WithIdempotencyKey(key string) Option { return func(s *settings) { s.idempotencyKey = key } }

// WithIfMatch sets the ETag of the record that you have read: a changed record is not overwritten (412).
func WithIfMatch(etag string) Option { return WithHeader("If-Match", etag) }

// WithLastEventID starts a stream of events after the event with this ID.
func WithLastEventID(id string) Option { return WithHeader("Last-Event-ID", id) }

// WithResponseInto stores the response with its status and headers. The method returns its value as usual, and the body
// can be read again.
func WithResponseInto(into **http.Response) Option { return func(s *settings) { s.response = into } }

// WithRawResponseInto stores the response with its body unread; close it. The method itself then returns nothing. Error
// statuses are still errors.
func WithRawResponseInto(into **http.Response) Option { return func(s *settings) { s.raw = into } }
