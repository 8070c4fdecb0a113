// Command conformance is the player of this client for the suite in clients/conformance: it reads a line, makes the
// call and writes a line.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"net/http"
	"os"
	"strings"
	"time"

	gonggo "gonggo.example/clients/go"
)

type settings struct {
	BaseURL, Key, IdempotencyKey, IfMatch                         string
	TimeoutMs, MaxRetries, RetryDelayMs, MaxRetryAfterMs, PauseMs *int
	Headers                                                       map[string]string
}

func (s settings) options() []gonggo.Option {
	var options []gonggo.Option
	text := func(value string, option func(string) gonggo.Option) {
		if value != "" {
			options = append(options, option(value))
		}
	}
	length := func(ms *int, option func(time.Duration) gonggo.Option) {
		if ms != nil {
			options = append(options, option(time.Duration(*ms)*time.Millisecond))
		}
	}
	text(s.IdempotencyKey, gonggo.WithIdempotencyKey)
	text(s.IfMatch, gonggo.WithIfMatch)
	length(s.TimeoutMs, gonggo.WithTimeout)
	length(s.RetryDelayMs, gonggo.WithRetryDelay)
	length(s.MaxRetryAfterMs, gonggo.WithMaxRetryAfter)
	length(s.PauseMs, gonggo.WithPause)
	if s.MaxRetries != nil {
		options = append(options, gonggo.WithMaxRetries(*s.MaxRetries))
	}
	for name, value := range s.Headers {
		options = append(options, gonggo.WithHeader(name, value))
	}
	return options
}

type task struct {
	Client settings
	Call   struct {
		Operation, As string
		Parameters    json.RawMessage
		Body          json.RawMessage
		Options       settings
		Take          *int
		Verify        *struct {
			Secrets          []string
			Headers          map[string]string
			Body             string
			At               int64
			ToleranceSeconds int
		}
	}
}

// asked is a running call.
type asked struct {
	ctx     context.Context
	client  *gonggo.Client
	given   json.RawMessage
	body    json.RawMessage
	options []gonggo.Option
	as      string
	give    func(any) bool
}

// to decodes JSON as an argument of a method.
func to[T any](text json.RawMessage) (value T) {
	if text != nil {
		must(json.Unmarshal(text, &value))
	}
	return value
}

func (a asked) part(name string) string { return to[map[string]any](a.given)[name].(string) }

func (a asked) each(values iter.Seq2[any, error]) (any, error) {
	for value, err := range values {
		if err != nil {
			return nil, err
		}
		if !a.give(value) {
			break
		}
	}
	return nil, nil
}

func anyOf[T any](values iter.Seq2[T, error]) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		for value, err := range values {
			if !yield(value, err) {
				return
			}
		}
	}
}

// page writes a page with the names of the API.
func page[T, M any](page *gonggo.Page[T, M]) any {
	if page == nil {
		return nil
	}
	text, err := json.Marshal(page.Meta)
	must(err)
	fields := to[map[string]any](text)
	fields["items"] = page.Data
	return fields
}

func pagesOf[T, M any](values iter.Seq2[*gonggo.Page[T, M], error]) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		for value, err := range values {
			if !yield(page(value), err) {
				return
			}
		}
	}
}

func list[T, M any](a asked, first *gonggo.Page[T, M], err error) (any, error) {
	switch {
	case err != nil:
		return nil, err
	case a.as == "all":
		return a.each(anyOf(first.All(a.ctx)))
	case a.as == "pages":
		return a.each(pagesOf(first.Pages(a.ctx)))
	}
	return page(first), nil
}

func one[T any](value *T, err error) (any, error) {
	if value == nil {
		return nil, err
	}
	return value, err
}

var ways = map[string]func(asked) (any, error){
	"listBids": func(a asked) (any, error) {
		first, err := a.client.Bids.List(a.ctx, to[*gonggo.BidsListQuery](a.given), a.options...)
		return list(a, first, err)
	},
	"listBids lines": func(a asked) (any, error) {
		return a.each(anyOf(a.client.Bids.ListAsNDJSON(a.ctx, to[*gonggo.BidsListQuery](a.given), a.options...)))
	},
	"listBids bytes": func(a asked) (any, error) {
		return a.client.Bids.ListAsCSV(a.ctx, to[*gonggo.BidsListQuery](a.given), a.options...)
	},
	"listBidChanges": func(a asked) (any, error) {
		first, err := a.client.Bids.ListChanges(a.ctx, to[*gonggo.BidsListChangesQuery](a.given), a.options...)
		return list(a, first, err)
	},
	"listBidChanges follow": func(a asked) (any, error) {
		return a.each(pagesOf(a.client.Bids.FollowChanges(a.ctx, to[*gonggo.BidsListChangesQuery](a.given), a.options...)))
	},
	"getBid": func(a asked) (any, error) {
		return one(a.client.Bids.Get(a.ctx, a.part("noticeNo"), to[*gonggo.BidsGetQuery](a.given), a.options...))
	},
	"searchBids": func(a asked) (any, error) {
		first, err := a.client.Bids.Search(a.ctx, to[gonggo.BidSearch](a.body), a.options...)
		return list(a, first, err)
	},
	"lookUpBids": func(a asked) (any, error) {
		first, err := a.client.Bids.LookUp(a.ctx, to[gonggo.BidLookup](a.body), a.options...)
		return list(a, first, err)
	},
	"listEvents": func(a asked) (any, error) {
		first, err := a.client.Events.List(a.ctx, to[*gonggo.EventsListQuery](a.given), a.options...)
		return list(a, first, err)
	},
	"listEvents follow": func(a asked) (any, error) {
		return a.each(pagesOf(a.client.Events.Follow(a.ctx, to[*gonggo.EventsListQuery](a.given), a.options...)))
	},
	"listEvents stream": func(a asked) (any, error) {
		if last, ok := to[map[string]any](a.given)["lastEventId"].(string); ok {
			a.options = append(a.options, gonggo.WithLastEventID(last))
		}
		return a.each(anyOf(a.client.Events.Stream(a.ctx, to[*gonggo.EventsListQuery](a.given), a.options...)))
	},
	"listKeywords": func(a asked) (any, error) {
		first, err := a.client.Keywords.List(a.ctx, to[*gonggo.KeywordsListQuery](a.given), a.options...)
		return list(a, first, err)
	},
	"createKeyword": func(a asked) (any, error) {
		return one(a.client.Keywords.Create(a.ctx, to[gonggo.NewKeyword](a.body), a.options...))
	},
	"getKeyword": func(a asked) (any, error) {
		return one(a.client.Keywords.Get(a.ctx, a.part("id"), a.options...))
	},
	"changeKeyword": func(a asked) (any, error) {
		return one(a.client.Keywords.Change(a.ctx, a.part("id"), to[gonggo.KeywordPatch](a.body), a.options...))
	},
	"deleteKeyword": func(a asked) (any, error) {
		return nil, a.client.Keywords.Delete(a.ctx, a.part("id"), a.options...)
	},
	"mailSignInLink": func(a asked) (any, error) {
		return one(a.client.Session.MailSignInLink(a.ctx, to[gonggo.SignInLinkInput](a.body), a.options...))
	},
}

func play(asks task, give func(any) bool) (any, error) {
	call := asks.Call
	if verify := call.Verify; verify != nil {
		header := http.Header{}
		for name, value := range verify.Headers {
			header.Set(name, value)
		}
		return one(gonggo.WebhookVerifier{
			Secrets:   verify.Secrets,
			Tolerance: time.Duration(verify.ToleranceSeconds) * time.Second,
			Now:       func() time.Time { return time.Unix(verify.At, 0) },
		}.Verify([]byte(verify.Body), header))
	}
	client, err := gonggo.New(asks.Client.BaseURL, asks.Client.Key, asks.Client.options()...)
	if err != nil {
		return nil, err
	}
	way, ok := ways[call.Operation+" "+call.As]
	if !ok {
		way, ok = ways[call.Operation]
	}
	if !ok {
		panic("no way to play " + call.Operation + " as " + call.As)
	}
	// After leaving a loop, its resources are released when the context ends, as with a deferred cancel.
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var response *http.Response
	options := call.Options.options()
	switch call.As {
	case "response":
		options = append(options, gonggo.WithResponseInto(&response))
	case "raw":
		options = append(options, gonggo.WithRawResponseInto(&response))
	}
	value, err := way(asked{ctx, client, call.Parameters, call.Body, options, call.As, give})
	if err != nil {
		return nil, err
	}
	switch call.As {
	case "response":
		return head(response, "value", value), nil
	case "raw":
		text, err := textOf(response.Body, call.Take)
		return head(response, "text", text), err
	case "bytes":
		return textOf(value.(io.ReadCloser), call.Take)
	}
	return value, nil
}

func head(response *http.Response, name string, value any) any {
	headers := map[string]string{}
	for name, values := range response.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	return map[string]any{"status": response.StatusCode, "headers": headers, name: value}
}

func textOf(stream io.ReadCloser, take *int) (string, error) {
	defer stream.Close()
	var text []byte
	piece := make([]byte, 1024)
	for {
		count, err := stream.Read(piece)
		text = append(text, piece[:count]...)
		if err == io.EOF || (take != nil && len(text) >= *take) {
			return string(text), nil
		}
		if err != nil {
			return "", err
		}
	}
}

// failure describes an error as programs see it. Any other error is a bug of this client.
func failure(err error) map[string]any {
	told := map[string]any{"message": err.Error(), "text": fmt.Sprintf("%v\n%+v\n%#v", err, err, err)}
	var refusal *gonggo.APIError
	var cut *gonggo.ConnectionError
	switch {
	case errors.As(err, &refusal):
		told["kind"] = "api"
		if errors.Is(err, gonggo.ErrCursorExpired) {
			told["kind"] = "expired"
		}
		fields := map[string]any{"status": refusal.Status, "code": refusal.Code, "detail": refusal.Detail}
		maps.Copy(told, fields)
		told["errors"] = append([]gonggo.ProblemError{}, refusal.Fields...)
		if refusal.RequestID != "" {
			told["requestId"] = refusal.RequestID
		}
		if refusal.RetryAfter != nil {
			told["retryAfter"] = refusal.RetryAfter.Seconds()
		}
	case errors.Is(err, gonggo.ErrTimeout):
		told["kind"] = "timeout"
	case errors.As(err, &cut):
		told["kind"] = "connection"
	case errors.Is(err, gonggo.ErrNotGonggo):
		told["kind"] = "foreign"
	case errors.Is(err, gonggo.ErrInvalidSignature):
		told["kind"] = "signature"
	case errors.Is(err, gonggo.ErrUsage):
		told["kind"] = "usage"
	default:
		panic(err)
	}
	return told
}

func answer(line []byte) map[string]any {
	asks := to[task](line)
	values := []any{}
	value, err := play(asks, func(value any) bool {
		values = append(values, value)
		return asks.Call.Take == nil || len(values) < *asks.Call.Take
	})
	if err != nil {
		return map[string]any{"values": values, "error": failure(err)}
	}
	switch asks.Call.As {
	case "all", "pages", "lines", "follow", "stream":
		return map[string]any{"values": values}
	}
	return map[string]any{"value": value}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	out := json.NewEncoder(os.Stdout)
	for reader := bufio.NewReader(os.Stdin); ; {
		line, err := reader.ReadBytes('\n')
		if err == io.EOF {
			return
		}
		must(err)
		must(out.Encode(answer(line)))
	}
}
