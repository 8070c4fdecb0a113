package gonggo

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"maps"
	"math"
	"math/rand/v2"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Page is one page of a list, with access to the following ones.
type Page[T, M any] struct {
	// Data contains the items of the page.
	Data []T
	// Meta contains the other fields of the response, such as the total, or the cursor of a feed.
	Meta M
	next func(context.Context) (*Page[T, M], error)
}

// Pages yields this page and the following ones. An error is the last value.
func (p *Page[T, M]) Pages(ctx context.Context) iter.Seq2[*Page[T, M], error] {
	return loop(func(emit func(*Page[T, M]) error) (err error) {
		for page := p; page != nil && err == nil; {
			if err = emit(page); err != nil || page.next == nil {
				return err
			}
			page, err = page.next(ctx)
		}
		return err
	})
}

// All yields the items of this page and the following ones. An error is the last value.
func (p *Page[T, M]) All(ctx context.Context) iter.Seq2[T, error] {
	return loop(func(emit func(T) error) error {
		for page, err := range p.Pages(ctx) {
			if err != nil {
				return err
			}
			for _, item := range page.Data {
				if err := emit(item); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// UnmarshalJSON reads items into Data and all other fields into Meta.
func (p *Page[T, M]) UnmarshalJSON(text []byte) error {
	list := struct{ Items *[]T }{&p.Data}
	if err := cmp.Or(json.Unmarshal(text, &list), json.Unmarshal(text, &p.Meta)); err != nil || p.Data != nil {
		return err
	}
	return errors.New("a list has items")
}

// errStopped: the caller has left the loop.
var errStopped = errors.New("stopped")

// loop converts a function that emits values, and may fail, to a sequence.
func loop[T any](run func(emit func(T) error) error) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		err := run(func(value T) error {
			if yield(value, nil) {
				return nil
			}
			return errStopped
		})
		if err != nil && err != errStopped {
			yield(*new(T), err)
		}
	}
}

// nextLink matches `Link: </v1/bids?page=2>; rel="next"`.
var nextLink = regexp.MustCompile(`<[^>?]*\?([^>]*)>;\s*rel="?next"?`)

func list[T, M any](ctx context.Context, given settings, op operation, options []Option) (*Page[T, M], error) {
	return call(ctx, given, op, options, func(response *http.Response) (*Page[T, M], error) {
		page, err := asJSON[*Page[T, M]](response)
		if next, ok := op.after(response); page != nil && ok {
			page.next = func(ctx context.Context) (*Page[T, M], error) { return list[T, M](ctx, given, next, options) }
		}
		return page, err
	})
}

// after returns the request for the next page: by its link or, for a search by POST, by its body with the fields of
// next.
func (op operation) after(response *http.Response) (operation, bool) {
	if link := nextLink.FindStringSubmatch(response.Header.Get("Link")); link != nil {
		op.query, _ = url.ParseQuery(link[1])
		return op, true
	}
	text, _ := asBytes(response)
	answer := struct{ Next map[string]json.RawMessage }{}
	if op.body == nil || json.Unmarshal(text, &answer) != nil || answer.Next == nil {
		return op, false
	}
	given, _ := json.Marshal(op.body)
	body := map[string]json.RawMessage{}
	err := json.Unmarshal(given, &body)
	maps.Copy(body, answer.Next)
	op.body = body
	return op, err == nil
}

// feed returns the cursor of the next page, and whether that is already available.
type feed interface{ feed() (string, bool) }

// endless precedes the options of the caller: outages are retried forever, unless the caller sets a limit.
func endless(options []Option) []Option {
	return append(append([]Option{WithMaxRetries(math.MaxInt)}, options...), WithRawResponseInto(nil))
}

// follow yields pages without end.
func follow[T any, M feed](ctx context.Context, given settings, op operation, options []Option) iter.Seq2[*Page[T, M], error] {
	return loop(func(emit func(*Page[T, M]) error) error {
		op := op
		op.query = maps.Clone(op.query)
		for since := op.query.Get("since"); ; op.query.Set("since", since) {
			page, err := list[T, M](ctx, given, op, endless(options))
			if err != nil || page == nil {
				return err
			}
			cursor, hasMore := page.Meta.feed()
			if cursor != since {
				err = emit(page)
			}
			if since = cursor; err == nil && !hasMore && !op.query.Has("wait") {
				err = pause(ctx, given.with(options).pause)
			}
			if err != nil {
				return err
			}
		}
	})
}

// lines emits the lines of a body and closes it. A line cut off by an error is dropped.
func lines(body io.ReadCloser, take func(line string) error) (err error) {
	defer body.Close()
	for reader, line := bufio.NewReader(body), ""; err == nil; {
		if line, err = reader.ReadString('\n'); err == nil || err == io.EOF && line != "" {
			err = cmp.Or(take(strings.TrimRight(line, "\r\n")), err)
		}
	}
	if err == io.EOF {
		return nil
	}
	return err
}

func emitJSON[T any](text string, emit func(*T) error) error {
	value := new(T)
	if err := json.Unmarshal([]byte(text), value); err != nil {
		return err
	}
	return emit(value)
}

// export yields the lines of a response as they arrive.
func export[T any](ctx context.Context, given settings, op operation, options []Option) iter.Seq2[*T, error] {
	return loop(func(emit func(*T) error) error {
		body, err := call(ctx, given, op, append(options[:len(options):len(options)], WithRawResponseInto(nil)), streamOf)
		if err != nil {
			return err
		}
		return lines(body, func(line string) error {
			if line == "" {
				return nil
			}
			return emitJSON(line, emit)
		})
	})
}

// events yields messages without end: if the connection ends, a new one resumes after the last message.
func events[T any](ctx context.Context, given settings, op operation, options []Option) iter.Seq2[*T, error] {
	return loop(func(emit func(*T) error) (err error) {
		for options, body := endless(options), io.ReadCloser(nil); err == nil; {
			if body, err = call(ctx, given, op, options, streamOf); err == nil {
				err = messages(body, func(id, data string) error {
					if id != "" {
						options = append(options[:len(options):len(options)], WithLastEventID(id))
					}
					return emitJSON(data, emit)
				})
			}
			if cut := (*ConnectionError)(nil); err == nil || errors.As(err, &cut) {
				err = pause(ctx, time.Duration(float64(given.with(options).retryDelay)*(0.5+rand.Float64())))
			}
		}
		return err
	})
}

// messages emits server-sent events; an incomplete event at the end is dropped.
func messages(body io.ReadCloser, take func(id, data string) error) error {
	id, data := "", []string(nil)
	return lines(body, func(line string) (err error) {
		field, value, _ := strings.Cut(line, ":")
		switch value = strings.TrimPrefix(value, " "); {
		case field == "id":
			id = value
		case field == "data":
			data = append(data, value)
		case line == "":
			if data != nil {
				err = take(id, strings.Join(data, "\n"))
			}
			id, data = "", nil
		}
		return err
	})
}
