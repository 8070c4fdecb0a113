// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// Webhook: A URL that receives events of the account.
type Webhook struct {
	// Identifier of the webhook.
	ID string `json:"id"`

	// Where events are sent: `https`, without user name and password, on the public internet.
	URL string `json:"url"`

	// Event types it receives.
	Events []EventType `json:"events"`

	// Whether it receives all event types, including types added later.
	AllEvents bool `json:"allEvents"`

	// `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
	// of these services take it.
	Format WebhookFormat `json:"format"`

	// A description to recognise it by.
	Description *string `json:"description"`

	// Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.
	State WebhookState `json:"state"`

	// `failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery:
	// disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is
	// blocked.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`

	// When it was disabled.
	DisabledAt *Timestamp `json:"disabledAt"`

	// First failure since the last success; `null` = the last one succeeded.
	FailingSince *Timestamp `json:"failingSince"`

	// When an attempt last succeeded; `null` = never.
	LastSuccessAt *Timestamp `json:"lastSuccessAt"`

	// The last attempt that failed; `null` = never.
	LastFailure *WebhookLastFailure `json:"lastFailure"`

	// The first twelve characters of its secret.
	SecretHint string `json:"secretHint"`

	// Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`.
	PublicKey *string `json:"publicKey"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`
}

// WebhookFormat is one of the words below, or one that a newer service knows.
type WebhookFormat string

// The known words of [WebhookFormat].
const (
	WebhookFormatStandard WebhookFormat = "standard"
	WebhookFormatSlack    WebhookFormat = "slack"
	WebhookFormatTeams    WebhookFormat = "teams"
	WebhookFormatDiscord  WebhookFormat = "discord"
)

// WebhookDisabledReason is one of the words below, or one that a newer service knows.
type WebhookDisabledReason string

// The known words of [WebhookDisabledReason].
const (
	WebhookDisabledReasonFailing  WebhookDisabledReason = "failing"
	WebhookDisabledReasonGone     WebhookDisabledReason = "gone"
	WebhookDisabledReasonReceiver WebhookDisabledReason = "receiver"
	WebhookDisabledReasonOwner    WebhookDisabledReason = "owner"
	WebhookDisabledReasonPlan     WebhookDisabledReason = "plan"
	WebhookDisabledReasonIncident WebhookDisabledReason = "incident"
)

// WebhookLastFailure: The last attempt that failed; `null` = never.
type WebhookLastFailure struct {
	// When the attempt began.
	At Timestamp `json:"at"`

	// HTTP status of the response; `null` = no response.
	Status *int `json:"status"`

	// Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address
	// that is not on the public internet.
	Reason *WebhookLastFailureReason `json:"reason"`
}

// WebhookLastFailureReason is one of the words below, or one that a newer service knows.
type WebhookLastFailureReason string

// The known words of [WebhookLastFailureReason].
const (
	WebhookLastFailureReasonTimeout        WebhookLastFailureReason = "timeout"
	WebhookLastFailureReasonTooLarge       WebhookLastFailureReason = "too_large"
	WebhookLastFailureReasonRefusedAddress WebhookLastFailureReason = "refused_address"
	WebhookLastFailureReasonInvalidURL     WebhookLastFailureReason = "invalid_url"
	WebhookLastFailureReasonDns            WebhookLastFailureReason = "dns"
	WebhookLastFailureReasonConnection     WebhookLastFailureReason = "connection"
	WebhookLastFailureReasonTls            WebhookLastFailureReason = "tls"
	WebhookLastFailureReasonAborted        WebhookLastFailureReason = "aborted"
)

// WebhookList: A page of webhooks
type WebhookList = Page[Webhook, ListMeta]

// NewWebhook: A webhook to register.
type NewWebhook struct {
	// Where events are sent: `https`, without user name and password, on the public internet.
	URL string `json:"url"`

	// Event types to send. Absent or `null`: all, including types added later.
	Events Optional[[]EventType] `json:"events,omitempty"`

	// `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
	// of these services take it.
	Format Optional[WebhookFormat] `json:"format,omitempty"`

	// `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
	Signatures Optional[[]NewWebhookSignature] `json:"signatures,omitempty"`

	// A description to recognise it by.
	Description Optional[string] `json:"description,omitempty"`

	// Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.
	Secret Optional[string] `json:"secret,omitempty"`
}

// NewWebhookSignature is one of the words below, or one that a newer service knows.
type NewWebhookSignature string

// The known words of [NewWebhookSignature].
const (
	NewWebhookSignatureV1  NewWebhookSignature = "v1"
	NewWebhookSignatureV1A NewWebhookSignature = "v1a"
)

// WebhookWithSecret: A webhook with its new secret.
type WebhookWithSecret struct {
	// Identifier of the webhook.
	ID string `json:"id"`

	// Where events are sent: `https`, without user name and password, on the public internet.
	URL string `json:"url"`

	// Event types it receives.
	Events []EventType `json:"events"`

	// Whether it receives all event types, including types added later.
	AllEvents bool `json:"allEvents"`

	// `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
	// of these services take it.
	Format WebhookFormat `json:"format"`

	// A description to recognise it by.
	Description *string `json:"description"`

	// Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.
	State WebhookState `json:"state"`

	// `failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery:
	// disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is
	// blocked.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`

	// When it was disabled.
	DisabledAt *Timestamp `json:"disabledAt"`

	// First failure since the last success; `null` = the last one succeeded.
	FailingSince *Timestamp `json:"failingSince"`

	// When an attempt last succeeded; `null` = never.
	LastSuccessAt *Timestamp `json:"lastSuccessAt"`

	// The last attempt that failed; `null` = never.
	LastFailure *WebhookLastFailure `json:"lastFailure"`

	// The first twelve characters of its secret.
	SecretHint string `json:"secretHint"`

	// Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`.
	PublicKey *string `json:"publicKey"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// The secret its requests are signed with. It is shown only once.
	Secret string `json:"secret"`
}

// WebhookPatch: Fields to change; `null` restores the default.
type WebhookPatch struct {
	// Where events are sent: `https`, without user name and password, on the public internet.
	URL Optional[string] `json:"url,omitempty"`

	// Event types to send. `null`: all, including types added later.
	Events Optional[[]EventType] `json:"events,omitempty"`

	// `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
	// of these services take it.
	Format Optional[WebhookFormat] `json:"format,omitempty"`

	// `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
	Signatures Optional[[]NewWebhookSignature] `json:"signatures,omitempty"`

	// A description to recognise it by.
	Description Optional[string] `json:"description,omitempty"`

	// `enabled` (or `null`) also sends the events that were on hold, oldest first.
	State Optional[WebhookState] `json:"state,omitempty"`
}

// SecretRotation: How to replace a secret.
type SecretRotation struct {
	// How many seconds requests are also signed with the old secret. Default: 86400.
	GraceSeconds Optional[int] `json:"graceSeconds,omitempty"`
}

// Delivery: The delivery of one event to one webhook.
type Delivery struct {
	// Identifier of the delivery.
	ID string `json:"id"`

	// Identifier of the event, sent as `webhook-id` with every attempt.
	EventID string `json:"eventId"`

	// Type of the event.
	Type EventType `json:"type"`

	// `pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled ·
	// `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
	State DeliveryState `json:"state"`

	// Attempts since it was created or last sent again.
	AttemptCount int `json:"attemptCount"`

	// HTTP status of the last attempt; `null` = no response, or no attempt yet.
	LastStatus *int `json:"lastStatus"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// Time of the next attempt while it is pending.
	NextAttemptAt *Timestamp `json:"nextAttemptAt"`

	// When it was delivered or given up.
	EndedAt *Timestamp `json:"endedAt"`
}

// DeliveryState is one of the words below, or one that a newer service knows.
type DeliveryState string

// The known words of [DeliveryState].
const (
	DeliveryStatePending   DeliveryState = "pending"
	DeliveryStateDelivered DeliveryState = "delivered"
	DeliveryStateFailed    DeliveryState = "failed"
	DeliveryStateHeld      DeliveryState = "held"
	DeliveryStateAborted   DeliveryState = "aborted"
	DeliveryStateExpired   DeliveryState = "expired"
)

// DeliveryList: A page of deliveries
type DeliveryList = Page[Delivery, ListMeta]

// DeliveryDetail: A delivery with its attempts.
type DeliveryDetail struct {
	// Identifier of the delivery.
	ID string `json:"id"`

	// Identifier of the event, sent as `webhook-id` with every attempt.
	EventID string `json:"eventId"`

	// Type of the event.
	Type EventType `json:"type"`

	// `pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled ·
	// `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
	State DeliveryState `json:"state"`

	// Attempts since it was created or last sent again.
	AttemptCount int `json:"attemptCount"`

	// HTTP status of the last attempt; `null` = no response, or no attempt yet.
	LastStatus *int `json:"lastStatus"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// Time of the next attempt while it is pending.
	NextAttemptAt *Timestamp `json:"nextAttemptAt"`

	// When it was delivered or given up.
	EndedAt *Timestamp `json:"endedAt"`

	// The event that is sent; `null` once it has been deleted. Chat services get a message made from it.
	Event map[string]any `json:"event"`

	// The last 30 attempts, oldest first.
	Attempts []DeliveryDetailAttempt `json:"attempts"`
}

// DeliveryDetailAttempt: One attempt.
type DeliveryDetailAttempt struct {
	// When the attempt began.
	At Timestamp `json:"at"`

	// HTTP status of the response; `null` = no response.
	Status *int `json:"status"`

	// Milliseconds until the response, or until the attempt failed.
	Ms int `json:"ms"`

	// Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address
	// that is not on the public internet.
	Reason *WebhookLastFailureReason `json:"reason"`

	// The error, if there was no complete response.
	Error *string `json:"error"`

	// The first kilobyte of the response body.
	Answer string `json:"answer"`
}

// DeliveryRange: The deliveries to send again.
type DeliveryRange struct {
	// Deliveries created at this time or later: a time with offset, or a date.
	From string `json:"from"`

	// End of the range, inclusive. Absent: now.
	To Optional[string] `json:"to,omitempty"`

	// State of the deliveries to send again. Default: `failed`.
	State Optional[DeliveryRangeState] `json:"state,omitempty"`
}

// DeliveryRangeState is one of the words below, or one that a newer service knows.
type DeliveryRangeState string

// The known words of [DeliveryRangeState].
const (
	DeliveryRangeStateDelivered DeliveryRangeState = "delivered"
	DeliveryRangeStateFailed    DeliveryRangeState = "failed"
	DeliveryRangeStateAborted   DeliveryRangeState = "aborted"
)

// Redelivered: Number of deliveries sent again, each once.
type Redelivered struct {
	// Number of deliveries.
	Deliveries int64 `json:"deliveries"`
}

// WebhooksListQuery is what List can be asked; nothing has to be.
type WebhooksListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *WebhooksListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// WebhooksListDeliveriesQuery is what ListDeliveries can be asked; nothing has to be.
type WebhooksListDeliveriesQuery struct {
	// Only deliveries in this state.
	State DeliveryState

	// Only deliveries of events of this type.
	Type EventType

	// Only deliveries created at this time or later: a time with offset, or a date.
	Since string

	// Only deliveries created at this time or earlier: a time with offset, or a date.
	Until string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *WebhooksListDeliveriesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State)
	put(values, "type", q.Type)
	put(values, "since", q.Since)
	put(values, "until", q.Until)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// WebhooksMethods: Endpoints for events, their deliveries, and redelivery.
type WebhooksMethods struct{ settings settings }

// List: List webhooks.
//
// The webhooks of the account, oldest first.
//
// Plan: Enterprise. Scope: `webhooks:read`.
//
// GET /v1/webhooks
func (m *WebhooksMethods) List(ctx context.Context, query *WebhooksListQuery, options ...Option) (*WebhookList, error) {
	return list[Webhook, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/webhooks", query: query.values(), accept: "application/json"}, options)
}

// Create: Register a webhook.
//
// Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret, only once. A
// URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked at each delivery.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// POST /v1/webhooks
func (m *WebhooksMethods) Create(ctx context.Context, body NewWebhook, options ...Option) (*WebhookWithSecret, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/webhooks", body: body, accept: "application/json", takesKey: true}, options, asJSON[*WebhookWithSecret])
}

// Get: One webhook.
//
// Plan: Enterprise. Scope: `webhooks:read`.
//
// GET /v1/webhooks/{id}
func (m *WebhooksMethods) Get(ctx context.Context, id string, options ...Option) (*Webhook, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/webhooks/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*Webhook])
}

// Change: Change a webhook.
//
// Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that were on
// hold, oldest first. `If-Match` is honoured.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// PATCH /v1/webhooks/{id}
func (m *WebhooksMethods) Change(ctx context.Context, id string, body WebhookPatch, options ...Option) (*Webhook, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/webhooks/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Webhook])
}

// Delete: Delete a webhook.
//
// Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// DELETE /v1/webhooks/{id}
func (m *WebhooksMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/webhooks/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// RotateSecret: Replace the secret of a webhook.
//
// The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets, then with
// the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// POST /v1/webhooks/{id}/rotate-secret
func (m *WebhooksMethods) RotateSecret(ctx context.Context, id string, body SecretRotation, options ...Option) (*WebhookWithSecret, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/webhooks/{}/rotate-secret", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*WebhookWithSecret])
}

// Test: Send a test event.
//
// Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the delivery, which
// shows the result.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// POST /v1/webhooks/{id}/test
func (m *WebhooksMethods) Test(ctx context.Context, id string, options ...Option) (*Delivery, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/webhooks/{}/test", parts: []string{id}, accept: "application/json", takesKey: true}, options, asJSON[*Delivery])
}

// ListDeliveries: List deliveries.
//
// Past and pending deliveries of the webhook, newest first. They are kept for 30 days.
//
// Plan: Enterprise. Scope: `webhooks:read`.
//
// GET /v1/webhooks/{id}/deliveries
func (m *WebhooksMethods) ListDeliveries(ctx context.Context, id string, query *WebhooksListDeliveriesQuery, options ...Option) (*DeliveryList, error) {
	return list[Delivery, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/webhooks/{}/deliveries", parts: []string{id}, query: query.values(), accept: "application/json"}, options)
}

// GetDelivery: One delivery.
//
// The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of the
// response body.
//
// Plan: Enterprise. Scope: `webhooks:read`.
//
// GET /v1/webhooks/{id}/deliveries/{deliveryId}
func (m *WebhooksMethods) GetDelivery(ctx context.Context, id, deliveryID string, options ...Option) (*DeliveryDetail, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/webhooks/{}/deliveries/{}", parts: []string{id, deliveryID}, accept: "application/json"}, options, asJSON[*DeliveryDetail])
}

// Redeliver: Send one delivery again.
//
// Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it stays on
// hold. For events older than 30 days the response is 404.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// POST /v1/webhooks/{id}/deliveries/{deliveryId}/redeliver
func (m *WebhooksMethods) Redeliver(ctx context.Context, id, deliveryID string, options ...Option) (*Delivery, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/webhooks/{}/deliveries/{}/redeliver", parts: []string{id, deliveryID}, accept: "application/json", takesKey: true}, options, asJSON[*Delivery])
}

// RedeliverRange: Send deliveries again.
//
// Sends all deliveries in one state that were created between `from` and `to`, each once, with the same `webhook-id`.
// Returns their number.
//
// Plan: Enterprise. Scope: `webhooks:write`.
//
// POST /v1/webhooks/{id}/redeliver
func (m *WebhooksMethods) RedeliverRange(ctx context.Context, id string, body DeliveryRange, options ...Option) (*Redelivered, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/webhooks/{}/redeliver", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*Redelivered])
}
