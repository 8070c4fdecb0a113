// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// AuditRecord: An entry of the audit log.
type AuditRecord struct {
	// Identifier of the entry.
	ID string `json:"id"`

	// When the action was taken.
	At Timestamp `json:"at"`

	// Who took the action.
	Actor AuditRecordActor `json:"actor"`

	// The action taken.
	Action AuditRecordAction `json:"action"`

	// What the action was applied to; `null` = the account itself.
	Subject *string `json:"subject"`

	// Details of the action, by name. Never contains a secret.
	Detail map[string]any `json:"detail"`

	// `X-Request-Id` of the request that took the action.
	RequestID *string `json:"requestId"`
}

// AuditRecordActor: Who took the action.
type AuditRecordActor struct {
	// `system` = an automatic action of the service.
	Kind EventActorKind `json:"kind"`

	// Identifier of the key or member.
	ID *string `json:"id"`
}

// AuditRecordAction is one of the words below, or one that a newer service knows.
type AuditRecordAction string

// The known words of [AuditRecordAction].
const (
	AuditRecordActionAccountCreated           AuditRecordAction = "account.created"
	AuditRecordActionAccountPlanChanged       AuditRecordAction = "account.plan_changed"
	AuditRecordActionAccountStateChanged      AuditRecordAction = "account.state_changed"
	AuditRecordActionAccountLimitChanged      AuditRecordAction = "account.limit_changed"
	AuditRecordActionAccountBusinessNoChanged AuditRecordAction = "account.business_no_changed"
	AuditRecordActionAccountBetaChanged       AuditRecordAction = "account.beta_changed"
	AuditRecordActionKeyIssued                AuditRecordAction = "key.issued"
	AuditRecordActionKeyRotated               AuditRecordAction = "key.rotated"
	AuditRecordActionKeyRevoked               AuditRecordAction = "key.revoked"
	AuditRecordActionMemberInvited            AuditRecordAction = "member.invited"
	AuditRecordActionMemberInvitedAgain       AuditRecordAction = "member.invited_again"
	AuditRecordActionMemberAccepted           AuditRecordAction = "member.accepted"
	AuditRecordActionMemberChanged            AuditRecordAction = "member.changed"
	AuditRecordActionMemberRemoved            AuditRecordAction = "member.removed"
	AuditRecordActionMembersSuspended         AuditRecordAction = "members.suspended"
	AuditRecordActionMembersRestored          AuditRecordAction = "members.restored"
	AuditRecordActionPursuitCreated           AuditRecordAction = "pursuit.created"
	AuditRecordActionPursuitChanged           AuditRecordAction = "pursuit.changed"
	AuditRecordActionPursuitDeleted           AuditRecordAction = "pursuit.deleted"
	AuditRecordActionProfileCreated           AuditRecordAction = "profile.created"
	AuditRecordActionProfileReplaced          AuditRecordAction = "profile.replaced"
	AuditRecordActionProfileDeleted           AuditRecordAction = "profile.deleted"
	AuditRecordActionLinkCreated              AuditRecordAction = "link.created"
	AuditRecordActionLinkChanged              AuditRecordAction = "link.changed"
	AuditRecordActionLinkDeleted              AuditRecordAction = "link.deleted"
	AuditRecordActionWebhookCreated           AuditRecordAction = "webhook.created"
	AuditRecordActionWebhookChanged           AuditRecordAction = "webhook.changed"
	AuditRecordActionWebhookDeleted           AuditRecordAction = "webhook.deleted"
	AuditRecordActionWebhookSecretRotated     AuditRecordAction = "webhook.secret_rotated"
	AuditRecordActionWebhookRedelivered       AuditRecordAction = "webhook.redelivered"
	AuditRecordActionWebhookDisabled          AuditRecordAction = "webhook.disabled"
	AuditRecordActionAllowListReplaced        AuditRecordAction = "allow_list.replaced"
	AuditRecordActionSessionStarted           AuditRecordAction = "session.started"
	AuditRecordActionSessionEnded             AuditRecordAction = "session.ended"
	AuditRecordActionSessionLinkMailed        AuditRecordAction = "session.link_mailed"
	AuditRecordActionPasskeyAdded             AuditRecordAction = "passkey.added"
	AuditRecordActionPasskeyRenamed           AuditRecordAction = "passkey.renamed"
	AuditRecordActionPasskeyRemoved           AuditRecordAction = "passkey.removed"
	AuditRecordActionPasskeyCounterBack       AuditRecordAction = "passkey.counter_back"
	AuditRecordActionIncidentOpened           AuditRecordAction = "incident.opened"
	AuditRecordActionIncidentContained        AuditRecordAction = "incident.contained"
	AuditRecordActionIncidentResolved         AuditRecordAction = "incident.resolved"
	AuditRecordActionIncidentSettingsChanged  AuditRecordAction = "incident_settings.changed"
	AuditRecordActionOperatorAdded            AuditRecordAction = "operator.added"
	AuditRecordActionOperatorRemoved          AuditRecordAction = "operator.removed"
	AuditRecordActionOperatorLooked           AuditRecordAction = "operator.looked"
)

// AuditList: A page of the audit log
type AuditList = Page[AuditRecord, ListMeta]

// ListMeta: a part of other types.
type ListMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`
}

// IPAllowList: Addresses from which the keys of the account may call.
type IPAllowList struct {
	// The ranges in normalised form; empty = calls are accepted from everywhere.
	Ranges []string `json:"ranges"`

	// Comments, in the order of the ranges.
	Comments []IPAllowListComment `json:"comments"`

	// When the list was last replaced; `null` = never.
	UpdatedAt *Timestamp `json:"updatedAt"`
}

// IPAllowListComment: The comment on one range.
type IPAllowListComment struct {
	// One of the ranges.
	Range string `json:"range"`

	// Comment, such as what the range is.
	Comment string `json:"comment"`
}

// IPAllowListInput: Addresses from which the keys of the account may call.
type IPAllowListInput struct {
	// Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates merged;
	// `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all addresses.
	Ranges []string `json:"ranges"`

	// Comments on these ranges. Absent: ranges that stay on the list keep the comments they have.
	Comments Optional[[]IPAllowListInputComment] `json:"comments,omitempty"`

	// Accept the list even if it excludes the address this request comes from.
	Force Optional[bool] `json:"force,omitempty"`
}

// IPAllowListInputComment: The comment on one range.
type IPAllowListInputComment struct {
	// One of the ranges.
	Range string `json:"range"`

	// Comment, such as what the range is.
	Comment string `json:"comment"`
}

// IPAllowListProposal: An allow-list to check.
type IPAllowListProposal struct {
	// Addresses and ranges, as for `PUT /v1/access/ip-allow-list`.
	Ranges []string `json:"ranges"`
}

// IPAllowListPreview: The effect an allow-list would have.
type IPAllowListPreview struct {
	// The ranges in normalised form, as they would be stored.
	Ranges []string `json:"ranges"`

	// The address this request comes from.
	Address string `json:"address"`

	// Whether you could still call from that address.
	IncludesAddress bool `json:"includesAddress"`
}

// IncidentList: A page of incidents
type IncidentList = Page[Incident, ListMeta]

// IncidentSettings: Settings of the account for incidents.
type IncidentSettings struct {
	// Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.
	AutoBlock bool `json:"autoBlock"`
}

// IncidentSettingsPatch: `null` = the default.
type IncidentSettingsPatch struct {
	// Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.
	AutoBlock Optional[bool] `json:"autoBlock,omitempty"`
}

// AccessListAuditQuery is what ListAudit can be asked; nothing has to be.
type AccessListAuditQuery struct {
	// Only actions taken at this time or later. A time with offset, or a date, which is the whole day in Seoul.
	From string

	// Only actions taken at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
	To string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int

	// Part of the links to the neighbouring pages, so that new entries do not shift them. Follow the links instead of
	// setting it yourself.
	Anchor string
}

func (q *AccessListAuditQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "from", q.From)
	put(values, "to", q.To)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	put(values, "anchor", q.Anchor)
	return values
}

// AccessListIncidentsQuery is what ListIncidents can be asked; nothing has to be.
type AccessListIncidentsQuery struct {
	// Only incidents in this state.
	State IncidentState

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *AccessListIncidentsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// AccessMethods: Keys, permissions, limits and the audit log.
type AccessMethods struct{ settings settings }

// ListAudit: Read the audit log.
//
// Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never
// changed, and are deleted only after their retention period.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// GET /v1/access/audit
func (m *AccessMethods) ListAudit(ctx context.Context, query *AccessListAuditQuery, options ...Option) (*AuditList, error) {
	return list[AuditRecord, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/access/audit", query: query.values(), accept: "application/json"}, options)
}

// GetIPAllowList: Read the IP allow-list.
//
// The addresses from which the keys of the account may call. An empty list allows all addresses.
//
// Plan: Enterprise. Scope: `access:manage`.
//
// GET /v1/access/ip-allow-list
func (m *AccessMethods) GetIPAllowList(ctx context.Context, options ...Option) (*IPAllowList, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/access/ip-allow-list", accept: "application/json"}, options, asJSON[*IPAllowList])
}

// ReplaceIPAllowList: Replace the IP allow-list.
//
// Takes effect within a second on every process, for every key of the account. A list that does not include the
// address you call from is rejected with 409 `would_lock_out` unless you send `"force": true`. With `If-Match` the
// list is replaced only if its `ETag` is still the one you send.
//
// Plan: Enterprise. Scope: `access:manage`.
//
// PUT /v1/access/ip-allow-list
func (m *AccessMethods) ReplaceIPAllowList(ctx context.Context, body IPAllowListInput, options ...Option) (*IPAllowList, error) {
	return call(ctx, m.settings, operation{method: "PUT", path: "/v1/access/ip-allow-list", body: body, accept: "application/json"}, options, asJSON[*IPAllowList])
}

// PreviewIPAllowList: Check an IP allow-list.
//
// Returns the ranges as they would be stored, the address this request comes from, and whether it would still be
// allowed. Changes nothing.
//
// Plan: Enterprise. Scope: `access:manage`.
//
// POST /v1/access/ip-allow-list/preview
func (m *AccessMethods) PreviewIPAllowList(ctx context.Context, body IPAllowListProposal, options ...Option) (*IPAllowListPreview, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/access/ip-allow-list/preview", body: body, accept: "application/json", takesKey: true}, options, asJSON[*IPAllowListPreview])
}

// ListIncidents: List security incidents.
//
// Newest first. Requests with a blocked key return 403 `access_blocked`, which names the incident. To end the
// incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// GET /v1/access/incidents
func (m *AccessMethods) ListIncidents(ctx context.Context, query *AccessListIncidentsQuery, options ...Option) (*IncidentList, error) {
	return list[Incident, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/access/incidents", query: query.values(), accept: "application/json"}, options)
}

// GetIncidentSettings: Read incident settings.
//
// The optional automatic reactions to incidents.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// GET /v1/access/incidents/settings
func (m *AccessMethods) GetIncidentSettings(ctx context.Context, options ...Option) (*IncidentSettings, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/access/incidents/settings", accept: "application/json"}, options, asJSON[*IncidentSettings])
}

// ChangeIncidentSettings: Change incident settings.
//
// Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// PATCH /v1/access/incidents/settings
func (m *AccessMethods) ChangeIncidentSettings(ctx context.Context, body IncidentSettingsPatch, options ...Option) (*IncidentSettings, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/access/incidents/settings", body: body, accept: "application/json"}, options, asJSON[*IncidentSettings])
}
