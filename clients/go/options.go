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

// Option says how requests are made: given to [New] for all of them, given to a method for that call alone.
type Option func(*settings)

type settings struct {
	baseURL, idempotencyKey             string
	doer                                Doer
	header                              http.Header
	timeout, retryDelay, maxWait, pause time.Duration
	maxRetries                          int
	response, raw                       **http.Response
}

// New makes a client of the service at a base URL, such as https://gonggo.example.com. The key may be empty if
// [WithHeader] says who asks.
func New(baseURL, key string, options ...Option) (*Client, error) {
	// Paths begin with /v1, so a base URL that ends with it, as in samples, loses it.
	baseURL = strings.TrimRight(strings.TrimSuffix(strings.TrimRight(baseURL, "/"), "/v1"), "/")
	// As it is read from a file, with a line end.
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
		// A key that is passed in its place must not get into a log.
		shown, _, _ := strings.Cut(baseURL, "gg_")
		return nil, fmt.Errorf("%w: the first argument is not the base URL of a service, such as https://gonggo.example.com: %q", ErrUsage, shown)
	}
	return newClient(given), nil
}

// stay: the key goes to the given address alone.
func stay(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }

func (s settings) with(options []Option) settings {
	s.header = maps.Clone(s.header)
	for _, option := range options {
		option(&s)
	}
	return s
}

// WithDoer sends requests by a client of your own. Of an [http.Client] a copy is used that follows no redirects: the key
// goes to the given address alone. Another Doer should follow none either.
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

// WithTimeout limits one attempt with its body, and each silence of a stream. Default: 30 seconds.
func WithTimeout(longest time.Duration) Option { return func(s *settings) { s.timeout = longest } }

// WithMaxRetries limits the attempts after the first. Default: 2. Loops without an end wait for outages however long,
// unless they are told otherwise themselves.
func WithMaxRetries(retries int) Option { return func(s *settings) { s.maxRetries = retries } }

// WithRetryDelay sets the pause before the second attempt; it doubles each time up to 8 seconds, and is made shorter by
// chance. Default: 500 ms.
func WithRetryDelay(delay time.Duration) Option { return func(s *settings) { s.retryDelay = delay } }

// WithMaxRetryAfter sets the longest wait that the service may ask for; if it asks for a longer one, its refusal is
// returned at once. Default: a minute.
func WithMaxRetryAfter(wait time.Duration) Option { return func(s *settings) { s.maxWait = wait } }

// WithPause sets how long a loop without an end waits if nothing is new, where the service cannot wait by itself.
// Default: 5 seconds.
func WithPause(pause time.Duration) Option { return func(s *settings) { s.pause = pause } }

// WithIdempotencyKey repeats a POST under your own key, over a restart of your program too. Default: one made up for each
// call that takes one, and kept over its attempts.
func WithIdempotencyKey(key string) Option { return func(s *settings) { s.idempotencyKey = key } }

// WithIfMatch gives the ETag of the record that you have read: if somebody has changed it since, it is not overwritten
// (412).
func WithIfMatch(etag string) Option { return WithHeader("If-Match", etag) }

// WithLastEventID begins a stream of events after the one with this ID.
func WithLastEventID(id string) Option { return WithHeader("Last-Event-ID", id) }

// WithResponseInto stores the answer with its status and headers. The method returns its value as usual, and the body can
// be read once more.
func WithResponseInto(into **http.Response) Option { return func(s *settings) { s.response = into } }

// WithRawResponseInto stores the answer with its body unread; close it. The method itself then returns nothing. Refusals
// are errors all the same.
func WithRawResponseInto(into **http.Response) Option { return func(s *settings) { s.raw = into } }
