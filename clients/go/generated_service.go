// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// ConsultationInput: A beta request.
type ConsultationInput struct {
	// Company that wants to take part.
	Company string `json:"company"`

	// Name of the person to contact.
	Name string `json:"name"`

	// Mail address for the reply.
	Email string `json:"email"`

	// Phone number, to be called back.
	Phone Optional[string] `json:"phone,omitempty"`

	// What the company wants to use the service for.
	Message Optional[string] `json:"message,omitempty"`

	// Language of the reply. Default: the first that `Accept-Language` names.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// Version of the consent text on `/beta` that the person agreed to. The form requires it. Programs that omit it must
	// obtain the consent in another way.
	Consent Optional[ConsultationInputConsent] `json:"consent,omitempty"`

	// Leave it out: only bots fill in this field.
	Homepage Optional[string] `json:"homepage,omitempty"`
}

// ConsultationInputConsent is one of the words below, or one that a newer service knows.
type ConsultationInputConsent string

// The known words of [ConsultationInputConsent].
const (
	ConsultationInputConsent20261122 ConsultationInputConsent = "2026-11-22"
)

// ConsultationReceipt: The request has arrived.
type ConsultationReceipt struct {
	// The same for every request, whether the address is known or not.
	State ConsultationReceiptState `json:"state"`
}

// ConsultationReceiptState is one of the words below, or one that a newer service knows.
type ConsultationReceiptState string

// The known words of [ConsultationReceiptState].
const (
	ConsultationReceiptStateRequested ConsultationReceiptState = "requested"
)

// Service: Name, version and links of the service.
type Service struct {
	// The name of the service.
	Name string `json:"name"`

	// The version of the API.
	Version string `json:"version"`

	// Stage of the release.
	Stage ServiceStage `json:"stage"`

	// Links is the field with this name.
	Links ServiceLinks `json:"links"`
}

// ServiceStage is one of the words below, or one that a newer service knows.
type ServiceStage string

// The known words of [ServiceStage].
const (
	ServiceStageClosedBeta ServiceStage = "closed-beta"
	ServiceStageOpenBeta   ServiceStage = "open-beta"
	ServiceStageGeneral    ServiceStage = "general"
)

// ServiceLinks: a part of other types.
type ServiceLinks struct {
	// This reference as a web page.
	Docs string `json:"docs"`

	// This reference as OpenAPI.
	Openapi string `json:"openapi"`

	// Every error code explained.
	Errors string `json:"errors"`

	// Check whether the service is running.
	Health string `json:"health"`
}

// Health: The process is running.
type Health struct {
	// Status is the field with this name.
	Status HealthStatus `json:"status"`
}

// HealthStatus is one of the words below, or one that a newer service knows.
type HealthStatus string

// The known words of [HealthStatus].
const (
	HealthStatusOk HealthStatus = "ok"
)

// Readiness: Whether the service is ready for requests.
type Readiness struct {
	// Whether the service should receive requests.
	Ok bool `json:"ok"`

	// The checks behind `ok`.
	Checks []ReadinessCheck `json:"checks"`
}

// ReadinessCheck: a part of other types.
type ReadinessCheck struct {
	// Name of the check.
	Name string `json:"name"`

	// Ok is the field with this name.
	Ok bool `json:"ok"`

	// What was found.
	Detail string `json:"detail"`
}

// ServiceGetBetaQuery is what GetBeta can be asked; nothing has to be.
type ServiceGetBetaQuery struct {
	// Language of the page. Default: from `Accept-Language`.
	Lang ReportLanguage
}

func (q *ServiceGetBetaQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "lang", q.Lang)
	return values
}

// ServiceGetPrivacyQuery is what GetPrivacy can be asked; nothing has to be.
type ServiceGetPrivacyQuery struct {
	// Language of the page. Default: from `Accept-Language`.
	Lang ReportLanguage
}

func (q *ServiceGetPrivacyQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "lang", q.Lang)
	return values
}

// ServiceMethods: The service itself: version, health, reference.
type ServiceMethods struct{ settings settings }

// GetBeta: Page to request access.
//
// A form for people, in Korean or English; it needs no script.
//
// GET /beta
func (m *ServiceMethods) GetBeta(ctx context.Context, query *ServiceGetBetaQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/beta", query: query.values(), accept: "text/html"}, options, asText)
}

// GetPrivacy: Personal data stored by the service.
//
// A page that says which personal data the service stores, why, and for how long, with a link to the privacy notice of
// the operator if there is one (`GONGGO_PRIVACY_URL`).
//
// GET /privacy
func (m *ServiceMethods) GetPrivacy(ctx context.Context, query *ServiceGetPrivacyQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/privacy", query: query.values(), accept: "text/html"}, options, asText)
}

// RequestConsultation: Request access.
//
// Asks the operator for a consultation about the beta. The response is the same whether the address is known or not.
// At most ten requests an hour are accepted from one network.
//
// POST /consultations
func (m *ServiceMethods) RequestConsultation(ctx context.Context, body ConsultationInput, options ...Option) (*ConsultationReceipt, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/consultations", body: body, accept: "application/json", takesKey: true}, options, asJSON[*ConsultationReceipt])
}

// GetUnsubscribe: Unsubscribe page.
//
// A page for people. Opening it changes nothing; its buttons unsubscribe.
//
// GET /unsubscribe/{link}
func (m *ServiceMethods) GetUnsubscribe(ctx context.Context, link string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/unsubscribe/{}", parts: []string{link}, accept: "text/html"}, options, asText)
}

// Unsubscribe: Unsubscribe from alert mails.
//
// One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored. It ends the
// mails of this keyword, of all keywords, or about this notice, for this member only. Repeating it changes nothing.
//
// POST /unsubscribe/{link}
func (m *ServiceMethods) Unsubscribe(ctx context.Context, link string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/unsubscribe/{}", parts: []string{link}, accept: "text/html"}, options, asText)
}

// Get: Name, version and stage.
//
// Name and version of the service, the stage of its release, and where to read more.
//
// GET /v1
func (m *ServiceMethods) Get(ctx context.Context, options ...Option) (*Service, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1", accept: "application/json"}, options, asJSON[*Service])
}

// GetHealth: Check whether the process is running.
//
// Succeeds while the process is running. Meant for a supervisor that restarts dead processes.
//
// GET /healthz
func (m *ServiceMethods) GetHealth(ctx context.Context, options ...Option) (*Health, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/healthz", accept: "application/json"}, options, asJSON[*Health])
}

// GetOpenAPI: This reference as OpenAPI.
//
// The OpenAPI document behind `/docs`, with the address of this service.
//
// GET /openapi.json
func (m *ServiceMethods) GetOpenAPI(ctx context.Context, options ...Option) (map[string]any, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/openapi.json", accept: "application/json"}, options, asJSON[map[string]any])
}

// GetToolsOpenAPI: This reference as OpenAPI for tools.
//
// The OpenAPI document for tools that import it and send requests: without webhooks, with this service as its only
// server, and with an example of each request and response.
//
// GET /openapi-tools.json
func (m *ServiceMethods) GetToolsOpenAPI(ctx context.Context, options ...Option) (map[string]any, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/openapi-tools.json", accept: "application/json"}, options, asJSON[map[string]any])
}

// GetReadiness: Check whether the service is ready.
//
// Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency is
// unavailable or the service is stopping.
//
// Available only from the server itself and from configured networks.
//
// GET /readyz
func (m *ServiceMethods) GetReadiness(ctx context.Context, options ...Option) (*Readiness, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/readyz", accept: "application/json"}, options, asJSON[*Readiness])
}

// GetMetrics: Metrics for Prometheus.
//
// Metrics of this process. No label contains an account, a key or a query.
//
// Available only from the server itself and from configured networks.
//
// GET /metrics
func (m *ServiceMethods) GetMetrics(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/metrics", accept: "text/plain"}, options, asText)
}

// GetLlms: Contents for language models.
//
// The URL of every page as Markdown, with one line about each (llms.txt).
//
// GET /llms.txt
func (m *ServiceMethods) GetLlms(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/llms.txt", accept: "text/markdown"}, options, asText)
}

// GetDocs: This reference as a page.
//
// The contents of all guides and operations.
//
// GET /docs
func (m *ServiceMethods) GetDocs(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/docs", accept: "text/html"}, options, asText)
}

// GetErrorDocs: Every error code explained.
//
// The page that the `type` of every problem links to.
//
// GET /docs/errors
func (m *ServiceMethods) GetErrorDocs(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/docs/errors", accept: "text/html"}, options, asText)
}

// GetDocsPage: One guide.
//
// A guide, or `ko` for the Korean start page. Append `.md` or send `Accept: text/markdown` to get it as Markdown.
//
// GET /docs/{page}
func (m *ServiceMethods) GetDocsPage(ctx context.Context, page string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/docs/{}", parts: []string{page}, accept: "text/html"}, options, asText)
}

// GetDocsSubpage: A page of one section.
//
// The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under `pictures`. Append
// `.md` to the name of a page, or send `Accept: text/markdown`, to get it as Markdown.
//
// GET /docs/{section}/{page}
func (m *ServiceMethods) GetDocsSubpage(ctx context.Context, section, page string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/docs/{}/{}", parts: []string{section, page}, accept: "text/html"}, options, asText)
}

// GetDocsKoreanGroup: The operations of one group, in Korean.
//
// Append `.md` to its name, or send `Accept: text/markdown`, to get it as Markdown.
//
// GET /docs/ko/api/{page}
func (m *ServiceMethods) GetDocsKoreanGroup(ctx context.Context, page string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/docs/ko/api/{}", parts: []string{page}, accept: "text/html"}, options, asText)
}

// GetHome: Root.
//
// Browsers get the console, or the first page of this reference if the console is switched off, in the language of
// `Accept-Language`. Other clients get the same as `GET /v1`.
//
// GET /
func (m *ServiceMethods) GetHome(ctx context.Context, options ...Option) (*Service, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/", accept: "application/json"}, options, asJSON[*Service])
}

// GetSignInPage: Sign in to the console.
//
// The sign-in page of the console: with a key, a mailed link or a passkey.
//
// GET /sign-in
func (m *ServiceMethods) GetSignInPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/sign-in", accept: "text/html"}, options, asText)
}

// GetConnectPage: Connect an app in the console.
//
// The console page on which a signed-in member decides about a request of an app (OAuth). `GET /oauth/authorize` leads
// here.
//
// GET /connect
func (m *ServiceMethods) GetConnectPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/connect", accept: "text/html"}, options, asText)
}

// GetSearchPage: Search in the console.
//
// The search page of the console. It reads the parameters of `GET /v1/bids`.
//
// GET /search
func (m *ServiceMethods) GetSearchPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/search", accept: "text/html"}, options, asText)
}

// GetInboxPage: The inbox in the console.
//
// The console page with the events of the account. It reads filters from its parameters.
//
// GET /inbox
func (m *ServiceMethods) GetInboxPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/inbox", accept: "text/html"}, options, asText)
}

// GetKeywordsPage: Keywords in the console.
//
// The console page for creating, previewing and changing keywords.
//
// GET /keywords
func (m *ServiceMethods) GetKeywordsPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/keywords", accept: "text/html"}, options, asText)
}

// GetUpcomingPage: Upcoming notices in the console.
//
// The console page with notices that recur every year. It reads filters from its parameters.
//
// GET /upcoming
func (m *ServiceMethods) GetUpcomingPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/upcoming", accept: "text/html"}, options, asText)
}

// GetPipelinePage: Pursuits in the console.
//
// The console page with the pursuits of the account: as a board, a table and a calendar.
//
// GET /pipeline
func (m *ServiceMethods) GetPipelinePage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/pipeline", accept: "text/html"}, options, asText)
}

// GetStatisticsPage: Statistics in the console.
//
// The console page for award statistics, competitors and price references.
//
// GET /statistics
func (m *ServiceMethods) GetStatisticsPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/statistics", accept: "text/html"}, options, asText)
}

// GetReportsPage: Reports in the console.
//
// The console page for requesting, reading, downloading and scheduling reports.
//
// GET /reports
func (m *ServiceMethods) GetReportsPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/reports", accept: "text/html"}, options, asText)
}

// GetWebhooksPage: Webhooks in the console.
//
// The console page for webhooks and their deliveries.
//
// GET /webhooks
func (m *ServiceMethods) GetWebhooksPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/webhooks", accept: "text/html"}, options, asText)
}

// GetIntegrationsPage: Integrations in the console.
//
// The console page that leads to each integration: what it does, what it needs, and its first step.
//
// GET /integrations
func (m *ServiceMethods) GetIntegrationsPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/integrations", accept: "text/html"}, options, asText)
}

// GetAccountPage: The account in the console.
//
// The console page for keys, team, allow-list, incidents, audit log, usage and sessions.
//
// GET /account
func (m *ServiceMethods) GetAccountPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/account", accept: "text/html"}, options, asText)
}

// GetOperatorPage: The operator area in the console.
//
// The console page for operators of the service. The page checks this with `GET /session`.
//
// GET /operator
func (m *ServiceMethods) GetOperatorPage(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/operator", accept: "text/html"}, options, asText)
}

// GetNoticePage: A notice in the console.
//
// The console page of one notice. The page itself checks whether the notice exists.
//
// GET /notices/{noticeNo}
func (m *ServiceMethods) GetNoticePage(ctx context.Context, noticeNo string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/notices/{}", parts: []string{noticeNo}, accept: "text/html"}, options, asText)
}

// GetConsoleFile: A file of the console.
//
// Scripts, styles and fonts of the console. A file with a hash in its name never changes.
//
// GET /assets/{file}
func (m *ServiceMethods) GetConsoleFile(ctx context.Context, file string, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/assets/{}", parts: []string{file}, accept: "text/javascript"}, options, asText)
}
