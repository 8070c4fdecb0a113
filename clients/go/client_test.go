package gonggo_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	gonggo "gonggo.example/clients/go"
)

// scripted answers each request with the next response; the last one is repeated.
func scripted(t *testing.T, answers ...http.HandlerFunc) (*gonggo.Client, *[]*http.Request) {
	t.Helper()
	var asked []*http.Request
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r)
		answers[min(len(asked), len(answers))-1](w, r)
	}))
	t.Cleanup(server.Close)
	client, err := gonggo.New(server.URL, "gg_test", gonggo.WithRetryDelay(time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	return client, &asked
}

func says(body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, body) }
}

func refuses(status int, code string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		fmt.Fprintf(w, `{"code": %q, "detail": "no", "requestId": "req_1", "status": %d}`, code, status)
	}
}

// hangs sends its text and then nothing, until the client disconnects.
func hangs(body string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, body)
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}
}

func TestNewWantsAnAddress(t *testing.T) {
	for _, address := range []string{"", "gonggo", "http://", "::"} {
		if _, err := gonggo.New(address, "key"); !errors.Is(err, gonggo.ErrUsage) {
			t.Errorf("%q: %v", address, err)
		}
	}
}

func TestAKeyThatIsGivenAsTheAddressIsNotShown(t *testing.T) {
	for _, address := range []string{"gg_live_secret", " gg_live_secret/"} {
		_, err := gonggo.New(address, "https://a")
		if !errors.Is(err, gonggo.ErrUsage) || strings.Contains(err.Error(), "secret") || !strings.Contains(err.Error(), "base URL") {
			t.Errorf("%v", err)
		}
	}
}

func TestPagesOfASearchAreAskedForByItsBody(t *testing.T) {
	var bodies []string
	notes := func(answer string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			text, _ := io.ReadAll(r.Body)
			bodies = append(bodies, r.Method+r.URL.Path+" "+string(text))
			if answer == "" {
				panic(http.ErrAbortHandler)
			}
			fmt.Fprint(w, answer)
		}
	}
	client, _ := scripted(t,
		notes(`{"total": 2, "page": 1, "items": [{"noticeNo": "A"}], "prev": null, "next": {"page": 2, "anchor": "x"}}`),
		notes(""),
		notes(`{"total": 2, "page": 2, "items": [{"noticeNo": "B"}], "prev": {"page": 1, "anchor": "y"}, "next": null}`))
	first, err := client.Bids.Search(context.Background(), gonggo.BidSearch{Keyword: gonggo.Set("도로"), MinAmt: gonggo.Set[int64](9007199254740993)})
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for notice, err := range first.All(context.Background()) {
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, notice.NoticeNo)
	}
	next := `POST/v1/bids/search {"anchor":"x","keyword":"도로","minAmt":9007199254740993,"page":2}`
	wanted := fmt.Sprint([]string{`POST/v1/bids/search {"keyword":"도로","minAmt":9007199254740993}`, next, next})
	if fmt.Sprint(found) != "[A B]" || fmt.Sprint(bodies) != wanted {
		t.Errorf("%v by %v", found, bodies)
	}
}

func TestTheContextEndsACall(t *testing.T) {
	for name, answer := range map[string]http.HandlerFunc{
		"before the answer": hangs(""), "inside the body": hangs(`{"noticeNo": `), "between attempts": refuses(503, "unavailable"),
	} {
		client, _ := scripted(t, answer)
		ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
		_, err := client.Bids.Get(ctx, "1", nil, gonggo.WithRetryDelay(time.Minute))
		cancel()
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTheContextEndsALoop(t *testing.T) {
	page := says(`{"items": [{"op": "upsert", "noticeNo": "1", "version": 1}], "nextCursor": "a", "hasMore": false}`)
	for name, answers := range map[string][]http.HandlerFunc{
		"while nothing is new": {page, page}, "in an outage": {page, refuses(503, "unavailable")}, "while waiting": {page, hangs("")},
	} {
		client, _ := scripted(t, answers...)
		ctx, cancel := context.WithCancel(context.Background())
		var last error
		pages := 0
		for _, err := range client.Bids.FollowChanges(ctx, nil) {
			if last = err; err == nil {
				pages++
				time.AfterFunc(20*time.Millisecond, cancel)
			}
		}
		cancel()
		if pages != 1 || !errors.Is(last, context.Canceled) {
			t.Errorf("%s: %d pages, %v", name, pages, last)
		}
	}
}

func TestLeavingALoopEndsItsConnection(t *testing.T) {
	over := make(chan struct{})
	client, _ := scripted(t, func(w http.ResponseWriter, r *http.Request) {
		hangs("id: 1\ndata: {\"id\": \"evt_1\"}\n\n")(w, r)
		close(over)
	})
	for event, err := range client.Events.Stream(context.Background(), nil) {
		if err != nil || event.ID != "evt_1" {
			t.Fatal(event, err)
		}
		break
	}
	select {
	case <-over:
	case <-time.After(5 * time.Second):
		t.Error("the connection is still open")
	}
}

func TestAPageKnowsTheNext(t *testing.T) {
	client, asked := scripted(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Link", `</v1/bids?page=2>; rel="next"`)
		says(`{"total": 2, "page": 1, "items": [{"noticeNo": "1"}]}`)(w, r)
	}, says(`{"total": 2, "page": 2, "items": [{"noticeNo": "2"}]}`))
	first, err := client.Bids.List(context.Background(), &gonggo.BidsListQuery{PageSize: 1})
	if err != nil || len(first.Data) != 1 || first.Meta.Total != 2 {
		t.Fatal(first, err)
	}
	for range 2 { // a page can be looped over again
		var numbers []string
		for bid, err := range first.All(context.Background()) {
			if err != nil {
				t.Fatal(err)
			}
			numbers = append(numbers, bid.NoticeNo)
		}
		if strings.Join(numbers, " ") != "1 2" {
			t.Error(numbers)
		}
	}
	if len(*asked) != 3 || (*asked)[0].URL.RawQuery != "pageSize=1" || (*asked)[1].URL.RawQuery != "page=2" {
		t.Error(*asked)
	}
}

func TestErrorsAreFound(t *testing.T) {
	client, _ := scripted(t, refuses(410, "cursor_expired"))
	_, err := client.Bids.ListChanges(context.Background(), nil)
	var refusal *gonggo.APIError
	wrapped := fmt.Errorf("copying: %w", err)
	if !errors.As(wrapped, &refusal) || !errors.Is(wrapped, gonggo.ErrCursorExpired) || refusal.RequestID != "req_1" {
		t.Error(err)
	}
	client, _ = scripted(t, hangs("{"))
	_, err = client.Bids.Get(context.Background(), "1", nil, gonggo.WithTimeout(20*time.Millisecond), gonggo.WithMaxRetries(0))
	var cut *gonggo.ConnectionError
	if !errors.As(err, &cut) || !errors.Is(err, gonggo.ErrTimeout) || cut.Unsent {
		t.Error(err)
	}
	nobody := httptest.NewServer(nil)
	nobody.Close()
	if client, err = gonggo.New(nobody.URL, "key", gonggo.WithMaxRetries(0)); err != nil {
		t.Fatal(err)
	}
	_, err = client.Bids.Get(context.Background(), "1", nil)
	if !errors.As(err, &cut) || !cut.Unsent || errors.Is(err, gonggo.ErrTimeout) {
		t.Error(err)
	}
}

type doer func(*http.Request) (*http.Response, error)

func (d doer) Do(r *http.Request) (*http.Response, error) { return d(r) }

func TestADoerOfOnesOwn(t *testing.T) {
	var sent *http.Request
	client, err := gonggo.New("http://gonggo.example/at/", "", gonggo.WithHeader("cookie", "a=b"),
		gonggo.WithDoer(doer(func(r *http.Request) (*http.Response, error) {
			sent = r
			return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader(`{"version": "1"}`))}, nil
		})))
	if err != nil {
		t.Fatal(err)
	}
	var response *http.Response
	if _, err = client.Service.Get(context.Background(), gonggo.WithResponseInto(&response)); err != nil || response.StatusCode != 200 {
		t.Fatal(response, err)
	}
	if text, err := io.ReadAll(response.Body); err != nil || string(text) != `{"version": "1"}` {
		t.Error("the body cannot be read once more", string(text), err)
	}
	if sent.URL.String() != "http://gonggo.example/at/v1" || sent.Header.Get("Cookie") != "a=b" || sent.Header["Authorization"] != nil {
		t.Error(sent)
	}
}

func TestAClientOfOnesOwnFollowsNoRedirects(t *testing.T) {
	var asked []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.URL.Path)
		http.Redirect(w, r, "/elsewhere", http.StatusTemporaryRedirect)
	}))
	defer server.Close()
	own := &http.Client{}
	client, err := gonggo.New(server.URL, "key", gonggo.WithDoer(own))
	if err != nil {
		t.Fatal(err)
	}
	_, err = client.Bids.Get(context.Background(), "1", nil)
	if refusal := (*gonggo.APIError)(nil); !errors.As(err, &refusal) || refusal.Status != 307 || len(asked) != 1 {
		t.Error(err, asked)
	}
	if own.CheckRedirect != nil {
		t.Error("the client of the caller was changed")
	}
}

func TestOptionsOfACallAreOfThatCall(t *testing.T) {
	client, asked := scripted(t, says(`{}`))
	for _, options := range [][]gonggo.Option{{gonggo.WithIfMatch(`"1"`)}, nil} {
		if _, err := client.Keywords.Change(context.Background(), "1", gonggo.KeywordPatch{}, options...); err != nil {
			t.Fatal(err)
		}
	}
	if (*asked)[0].Header.Get("If-Match") != `"1"` || (*asked)[1].Header["If-Match"] != nil {
		t.Error(*asked)
	}
}

func TestARawAnswerIsUnread(t *testing.T) {
	client, _ := scripted(t, says(`{"noticeNo":  "1"}`))
	var response *http.Response
	bid, err := client.Bids.Get(context.Background(), "1", nil, gonggo.WithRawResponseInto(&response))
	if bid != nil || err != nil {
		t.Fatal(bid, err)
	}
	defer response.Body.Close()
	if text, err := io.ReadAll(response.Body); string(text) != `{"noticeNo":  "1"}` || err != nil {
		t.Error(string(text), err)
	}
}

func TestOptionalHasThreeStates(t *testing.T) {
	for text, patch := range map[string]gonggo.EventPatch{
		`{}`:                                  {},
		`{"reason":null}`:                     {Reason: gonggo.Null[string]()},
		`{"state":"seen","reason":"no"}`:      {State: gonggo.Set(gonggo.EventStateSeen), Reason: gonggo.Set("no")},
		`{"state":"a newer one","reason":""}`: {State: gonggo.Set(gonggo.EventState("a newer one")), Reason: gonggo.Set("")},
	} {
		written, err := json.Marshal(patch)
		if string(written) != text || err != nil {
			t.Error(string(written), err)
		}
		var read gonggo.EventPatch
		if err := json.Unmarshal([]byte(text), &read); err != nil {
			t.Error(err)
		}
		value, ok := read.Reason.Get()
		wanted, there := patch.Reason.Get()
		if value != wanted || ok != there || read.Reason.IsNull() != patch.Reason.IsNull() || len(read.State) != len(patch.State) {
			t.Error(text, read)
		}
	}
}

func TestTimestampsAreReadWhereTheyAreNeeded(t *testing.T) {
	moment, err := gonggo.Timestamp("2026-11-23T10:00:00+09:00").Time()
	if err != nil || !moment.Equal(time.Date(2026, 11, 23, 1, 0, 0, 0, time.UTC)) {
		t.Error(moment, err)
	}
}

func TestWebhooksAreVerified(t *testing.T) {
	header := http.Header{}
	header.Set("webhook-id", "msg_p5jXN8AQM9LWM0D4loKWxJek")
	header.Set("webhook-timestamp", "1614265330")
	header.Set("webhook-signature", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
	verifier := gonggo.WebhookVerifier{
		Secrets: []string{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},
		Now:     func() time.Time { return time.Unix(1614265330, 0) },
	}
	body := []byte(`{"test": 2432232314}`)
	if _, err := verifier.Verify(body, header); err != nil {
		t.Error(err)
	}
	if _, err := verifier.Verify(body[1:], header); !errors.Is(err, gonggo.ErrInvalidSignature) {
		t.Error(err)
	}
	verifier.Now = nil
	if _, err := verifier.Verify(body, header); !errors.Is(err, gonggo.ErrInvalidSignature) {
		t.Error("years later:", err)
	}
	verifier.Secrets = []string{"whpk_AAAA"}
	verifier.Now = func() time.Time { return time.Unix(1614265330, 0) }
	if _, err := verifier.Verify(body, header); !errors.Is(err, gonggo.ErrUsage) {
		t.Error(err)
	}
}

func TestTablesAreBytes(t *testing.T) {
	const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	client, asked := scripted(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", r.Header.Get("Accept"))
		fmt.Fprint(w, "PK\x03\x04\xff")
	})
	ctx := context.Background()
	for name, ask := range map[string]func() (io.ReadCloser, error){
		"/v1/bids " + kind:     func() (io.ReadCloser, error) { return client.Bids.ListAsXLSX(ctx, nil) },
		"/v1/pursuits " + kind: func() (io.ReadCloser, error) { return client.Pursuits.ListAsXLSX(ctx, nil) },
		"/v1/events text/csv":  func() (io.ReadCloser, error) { return client.Events.ListAsCSV(ctx, nil) },
		"/v1/statistics/competitors text/csv": func() (io.ReadCloser, error) {
			return client.Statistics.ListCompetitorsAsCSV(ctx, nil)
		},
	} {
		body, err := ask()
		if err != nil {
			t.Fatal(name, err)
		}
		read, err := io.ReadAll(body)
		body.Close()
		last := (*asked)[len(*asked)-1]
		if err != nil || string(read) != "PK\x03\x04\xff" || last.URL.Path+" "+last.Header.Get("Accept") != name {
			t.Error(name, read, err, last.URL.Path, last.Header.Get("Accept"))
		}
	}
}
