// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// OperatorOverview: Overview of the service.
type OperatorOverview struct {
	// Version of the process that answers.
	Version string `json:"version"`

	// Time of this response.
	At Timestamp `json:"at"`

	// By plan and state; omitted if there are none.
	Accounts []OperatorOverviewAccount `json:"accounts"`

	// Open beta requests.
	Consultations OperatorOverviewConsultations `json:"consultations"`

	// The state of the sources.
	Sources OperatorOverviewSources `json:"sources"`

	// Unresolved incidents.
	Incidents OperatorOverviewIncidents `json:"incidents"`

	// Late deliveries to webhooks.
	Deliveries OperatorOverviewMails `json:"deliveries"`

	// The outbox.
	Mails OperatorOverviewMails `json:"mails"`

	// The queue of reports.
	Reports OperatorOverviewMails `json:"reports"`

	// The feed of changes.
	Feed OperatorOverviewFeed `json:"feed"`

	// The running processes.
	Processes []OperatorOverviewProcess `json:"processes"`
}

// OperatorOverviewAccount: a part of other types.
type OperatorOverviewAccount struct {
	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// `suspended`: its keys and members are blocked.
	State OperatorAccountState `json:"state"`

	// Number of accounts.
	Count int64 `json:"count"`
}

// OperatorAccountState is one of the words below, or one that a newer service knows.
type OperatorAccountState string

// The known words of [OperatorAccountState].
const (
	OperatorAccountStateActive    OperatorAccountState = "active"
	OperatorAccountStateSuspended OperatorAccountState = "suspended"
)

// OperatorOverviewConsultations: Open beta requests.
type OperatorOverviewConsultations struct {
	// Requests without a reply.
	Requested int64 `json:"requested"`

	// Replied to, not decided.
	Contacted int64 `json:"contacted"`
}

// OperatorOverviewSources: The state of the sources.
type OperatorOverviewSources struct {
	// Sources that are switched on.
	Enabled int64 `json:"enabled"`

	// Sources that lag by more than an hour.
	Behind int64 `json:"behind"`

	// Sources with time windows that failed.
	Failing int64 `json:"failing"`

	// Records in quarantine, over all sources.
	Quarantined int64 `json:"quarantined"`

	// Notices with missing parts, over all sources.
	Waiting int64 `json:"waiting"`
}

// OperatorOverviewIncidents: Unresolved incidents.
type OperatorOverviewIncidents struct {
	// Warnings; nothing is blocked.
	Open int64 `json:"open"`

	// A key or account is blocked.
	Contained int64 `json:"contained"`
}

// OperatorOverviewMails: Late deliveries to webhooks.
type OperatorOverviewMails struct {
	// Webhooks with late deliveries.
	Count int64 `json:"count"`

	// Waiting time of the oldest; `null` = none is waiting.
	OldestSeconds *int64 `json:"oldestSeconds"`
}

// OperatorOverviewFeed: The feed of changes.
type OperatorOverviewFeed struct {
	// The last position.
	Head int64 `json:"head"`

	// Readers of the feed.
	Readers []OperatorOverviewFeedReader `json:"readers"`
}

// OperatorOverviewFeedReader: a part of other types.
type OperatorOverviewFeedReader struct {
	// Name of the reader.
	Name string `json:"name"`

	// Changes not read yet.
	Behind int64 `json:"behind"`
}

// OperatorOverviewProcess: A process of the service.
type OperatorOverviewProcess struct {
	// Identifier of the process, new at each start.
	ID string `json:"id"`

	// Role of the process.
	Role OperatorOverviewProcessRole `json:"role"`

	// Version it runs.
	Version string `json:"version"`

	// When it started.
	StartedAt Timestamp `json:"startedAt"`

	// Last heartbeat: one every 10 seconds; after a minute without, the process is removed.
	SeenAt Timestamp `json:"seenAt"`
}

// OperatorOverviewProcessRole is one of the words below, or one that a newer service knows.
type OperatorOverviewProcessRole string

// The known words of [OperatorOverviewProcessRole].
const (
	OperatorOverviewProcessRoleAll    OperatorOverviewProcessRole = "all"
	OperatorOverviewProcessRoleAPI    OperatorOverviewProcessRole = "api"
	OperatorOverviewProcessRoleWorker OperatorOverviewProcessRole = "worker"
)

// LateDelivery: A webhook with late deliveries.
type LateDelivery struct {
	// The account.
	AccountID string `json:"accountId"`

	// Its name.
	AccountName string `json:"accountName"`

	// The webhook.
	WebhookID string `json:"webhookId"`

	// Scheme and host of its URL.
	Origin string `json:"origin"`

	// When its oldest late delivery was due.
	DueAt Timestamp `json:"dueAt"`

	// Number of attempts of that delivery.
	Attempts int64 `json:"attempts"`

	// Last HTTP status.
	LastStatus *int `json:"lastStatus"`
}

// LateDeliveryList: A page of webhooks
type LateDeliveryList = Page[LateDelivery, ListMeta]

// OperatorAuditEntry: A change by an operator, or the access of an operator to an account.
type OperatorAuditEntry struct {
	// Identifier of the entry.
	ID string `json:"id"`

	// When the action was taken.
	At Timestamp `json:"at"`

	// The operator; `null` = a command on the server.
	Operator *OperatorAuditEntryOperator `json:"operator"`

	// The action taken.
	Action OperatorAuditEntryAction `json:"action"`

	// The account concerned.
	AccountID *string `json:"accountId"`

	// Its name.
	AccountName *string `json:"accountName"`

	// What the action was applied to.
	Subject *string `json:"subject"`

	// The reason.
	Reason *string `json:"reason"`

	// The changed values.
	Detail map[string]any `json:"detail"`

	// The request.
	RequestID *string `json:"requestId"`
}

// OperatorAuditEntryOperator: The operator; `null` = a command on the server.
type OperatorAuditEntryOperator struct {
	// Account of the operator.
	AccountID string `json:"accountId"`

	// The operator.
	MemberID string `json:"memberId"`

	// Mail address.
	Email string `json:"email"`
}

// OperatorAuditEntryAction is one of the words below, or one that a newer service knows.
type OperatorAuditEntryAction string

// The known words of [OperatorAuditEntryAction].
const (
	OperatorAuditEntryActionAccountOpened         OperatorAuditEntryAction = "account_opened"
	OperatorAuditEntryActionAccountLookedAt       OperatorAuditEntryAction = "account_looked_at"
	OperatorAuditEntryActionAccountChanged        OperatorAuditEntryAction = "account_changed"
	OperatorAuditEntryActionConsultationApproved  OperatorAuditEntryAction = "consultation_approved"
	OperatorAuditEntryActionConsultationContacted OperatorAuditEntryAction = "consultation_contacted"
	OperatorAuditEntryActionConsultationDeclined  OperatorAuditEntryAction = "consultation_declined"
	OperatorAuditEntryActionSourceEnabled         OperatorAuditEntryAction = "source_enabled"
	OperatorAuditEntryActionMailResent            OperatorAuditEntryAction = "mail_resent"
	OperatorAuditEntryActionSourceDisabled        OperatorAuditEntryAction = "source_disabled"
	OperatorAuditEntryActionRejectsRequeued       OperatorAuditEntryAction = "rejects_requeued"
	OperatorAuditEntryActionNoticeWithdrawn       OperatorAuditEntryAction = "notice_withdrawn"
	OperatorAuditEntryActionNoticeRestored        OperatorAuditEntryAction = "notice_restored"
	OperatorAuditEntryActionIncidentOpened        OperatorAuditEntryAction = "incident_opened"
	OperatorAuditEntryActionIncidentResolved      OperatorAuditEntryAction = "incident_resolved"
	OperatorAuditEntryActionNetworkLifted         OperatorAuditEntryAction = "network_lifted"
	OperatorAuditEntryActionOperatorAdded         OperatorAuditEntryAction = "operator_added"
	OperatorAuditEntryActionOperatorRemoved       OperatorAuditEntryAction = "operator_removed"
)

// OperatorAuditList: A page of the log
type OperatorAuditList = Page[OperatorAuditEntry, ListMeta]

// OperatorAccountEntry: An account, with the fields that are visible without a reason.
type OperatorAccountEntry struct {
	// Identifier of the account.
	ID string `json:"id"`

	// Name of the account.
	Name string `json:"name"`

	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// `suspended`: its keys and members are blocked.
	State OperatorAccountState `json:"state"`

	// Mail address of the owner.
	Email string `json:"email"`

	// Whether it has access during the closed beta.
	Beta bool `json:"beta"`

	// Requests accepted in any 60 seconds; `null` = the limit of the plan.
	RequestLimit *int `json:"requestLimit"`

	// The incident that blocks the whole account.
	BlockedBy *string `json:"blockedBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`
}

// OperatorAccountList: A page of accounts
type OperatorAccountList = Page[OperatorAccountEntry, ListMeta]

// OperatorVisitInput: Why an account is opened.
type OperatorVisitInput struct {
	// Why you need to look into the account. Its owner sees the reason in the audit log.
	Reason string `json:"reason"`
}

// OperatorVisit: An account that is open for this operator.
type OperatorVisit struct {
	// The account.
	AccountID string `json:"accountId"`

	// The reason given.
	Reason string `json:"reason"`

	// When it was opened.
	BegunAt Timestamp `json:"begunAt"`

	// When it closes: an hour later.
	EndsAt Timestamp `json:"endsAt"`
}

// OperatorAccount: An account that was opened with a reason.
type OperatorAccount struct {
	// Identifier of the account.
	ID string `json:"id"`

	// Name of the account.
	Name string `json:"name"`

	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// `suspended`: its keys and members are blocked.
	State OperatorAccountState `json:"state"`

	// Mail address of the owner.
	Email string `json:"email"`

	// Whether it has access during the closed beta.
	Beta bool `json:"beta"`

	// Requests accepted in any 60 seconds; `null` = the limit of the plan.
	RequestLimit *int `json:"requestLimit"`

	// The incident that blocks the whole account.
	BlockedBy *string `json:"blockedBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// Language of mails.
	Language ReportLanguage `json:"language"`

	// Time zone of schedules.
	Zone string `json:"zone"`

	// The business registration number of the company.
	BusinessNo *string `json:"businessNo"`

	// Visit is the field with this name.
	Visit OperatorVisit `json:"visit"`

	// Usage is the field with this name.
	Usage Usage `json:"usage"`

	// Number of keywords.
	Keywords int64 `json:"keywords"`

	// Its members.
	Members []TeamMember `json:"members"`

	// Its keys, the newest first; at most 1,000.
	Keys []OperatorAccountKey `json:"keys"`

	// Its webhooks.
	Webhooks []OperatorAccountWebhook `json:"webhooks"`

	// Unresolved incidents, newest first.
	Incidents []Incident `json:"incidents"`
}

// OperatorAccountKey: a part of other types.
type OperatorAccountKey struct {
	// Identifier of the key.
	ID string `json:"id"`

	// Its name.
	Name *string `json:"name"`

	// First characters of the key; the rest is not stored.
	Prefix string `json:"prefix"`

	// Only an `active` key is accepted.
	State KeyState `json:"state"`

	// Scopes of the key.
	Scopes []KeyScope `json:"scopes"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it expires.
	ExpiresAt *Timestamp `json:"expiresAt"`

	// When it was last used.
	LastUsedAt *Timestamp `json:"lastUsedAt"`
}

// OperatorAccountWebhook: a part of other types.
type OperatorAccountWebhook struct {
	// Identifier of the webhook.
	ID string `json:"id"`

	// Scheme and host of its URL; the rest may be a secret.
	Origin string `json:"origin"`

	// Whether events are sent to it.
	State WebhookState `json:"state"`

	// Why nothing is sent to it.
	DisabledReason *string `json:"disabledReason"`

	// The first failure since the last success.
	FailingSince *Timestamp `json:"failingSince"`
}

// WebhookState is one of the words below, or one that a newer service knows.
type WebhookState string

// The known words of [WebhookState].
const (
	WebhookStateEnabled  WebhookState = "enabled"
	WebhookStateDisabled WebhookState = "disabled"
)

// OperatorAccountPatch: Changes to an account, and the reason.
type OperatorAccountPatch struct {
	// Plan of the account.
	Plan Optional[UsagePlan] `json:"plan,omitempty"`

	// `suspended`: its keys and members are blocked.
	State Optional[OperatorAccountState] `json:"state,omitempty"`

	// Requests accepted in any 60 seconds; `null` = the limit of the plan.
	RequestLimit Optional[int] `json:"requestLimit,omitempty"`

	// Whether it has access during the closed beta.
	Beta Optional[bool] `json:"beta,omitempty"`

	// The reason; it is recorded in the operators’ audit log.
	Reason string `json:"reason"`
}

// OperatorConsultation: A beta request.
type OperatorConsultation struct {
	// Identifier of the request.
	ID string `json:"id"`

	// Approving creates the account.
	State OperatorConsultationState `json:"state"`

	// Company that wants to take part.
	Company string `json:"company"`

	// Person to contact.
	Name string `json:"name"`

	// Mail address for the reply.
	Email string `json:"email"`

	// Phone number.
	Phone *string `json:"phone"`

	// What the company wants to use the service for.
	Message string `json:"message"`

	// Language of the reply.
	Language ReportLanguage `json:"language"`

	// Number of requests from this address.
	Requests int64 `json:"requests"`

	// When the first request was made.
	RequestedAt Timestamp `json:"requestedAt"`

	// When the last request was made.
	LastAt Timestamp `json:"lastAt"`

	// When it was approved or declined.
	DecidedAt *Timestamp `json:"decidedAt"`

	// The account that was created.
	AccountID *string `json:"accountId"`

	// Version of the consent text; `null` = requested by a program without one.
	Consent *string `json:"consent"`

	// When the consent was given.
	ConsentAt *Timestamp `json:"consentAt"`
}

// OperatorConsultationState is one of the words below, or one that a newer service knows.
type OperatorConsultationState string

// The known words of [OperatorConsultationState].
const (
	OperatorConsultationStateRequested OperatorConsultationState = "requested"
	OperatorConsultationStateContacted OperatorConsultationState = "contacted"
	OperatorConsultationStateApproved  OperatorConsultationState = "approved"
	OperatorConsultationStateDeclined  OperatorConsultationState = "declined"
)

// OperatorConsultationList: A page of requests
type OperatorConsultationList = Page[OperatorConsultation, ListMeta]

// OperatorApprovalInput: How a request is approved.
type OperatorApprovalInput struct {
	// Plan of the new account. Default: `pro`.
	Plan Optional[UsagePlan] `json:"plan,omitempty"`
}

// OperatorApproval: The account is created.
type OperatorApproval struct {
	// Consultation is the field with this name.
	Consultation OperatorConsultation `json:"consultation"`

	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// Identifier of the first key.
	KeyID string `json:"keyId"`

	// The first key. It is shown only here, and is not in the mail.
	Key string `json:"key"`
}

// OperatorSource: A source, with details that customers do not see.
type OperatorSource struct {
	// Name of the source.
	Name string `json:"name"`

	// How the source is read.
	Kind string `json:"kind"`

	// `idle`: not polled; it was imported or run once.
	State OperatorSourceState `json:"state"`

	// Whether this process can read it, for example has the service key.
	Ready bool `json:"ready"`

	// Notices older than this cause no alerts.
	GoLiveAt *Timestamp `json:"goLiveAt"`

	// Time windows that are still to be fetched.
	OpenWindows int64 `json:"openWindows"`

	// Why the last window failed.
	LastFailure *string `json:"lastFailure"`

	// Calls made today.
	CallsToday []OperatorSourceCallsToday `json:"callsToday"`

	// Report is the field with this name.
	Report Source `json:"report"`
}

// OperatorSourceState is one of the words below, or one that a newer service knows.
type OperatorSourceState string

// The known words of [OperatorSourceState].
const (
	OperatorSourceStateEnabled  OperatorSourceState = "enabled"
	OperatorSourceStateDisabled OperatorSourceState = "disabled"
	OperatorSourceStateIdle     OperatorSourceState = "idle"
)

// OperatorSourceCallsToday: a part of other types.
type OperatorSourceCallsToday struct {
	// Name of the quota.
	Budget string `json:"budget"`

	// Calls made today, in Seoul.
	Calls int64 `json:"calls"`

	// Whether the source reported that its quota is used up.
	Spent bool `json:"spent"`
}

// OperatorSourceList: A page of sources
type OperatorSourceList = Page[OperatorSource, ListMeta]

// OperatorSourcePatch: Switches a source on or off.
type OperatorSourcePatch struct {
	// Whether the source is switched on.
	State WebhookState `json:"state"`
}

// OperatorReject: A record in quarantine.
type OperatorReject struct {
	// Identifier of the record in quarantine.
	ID string `json:"id"`

	// The list of the source that it came from.
	Operation string `json:"operation"`

	// Why it could not be read.
	Reason string `json:"reason"`

	// When it was last rejected.
	At Timestamp `json:"at"`

	// Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin
	// was not recorded.
	Again OperatorRejectAgain `json:"again"`
}

// OperatorRejectAgain is one of the words below, or one that a newer service knows.
type OperatorRejectAgain string

// The known words of [OperatorRejectAgain].
const (
	OperatorRejectAgainPossible   OperatorRejectAgain = "possible"
	OperatorRejectAgainOrdered    OperatorRejectAgain = "ordered"
	OperatorRejectAgainImpossible OperatorRejectAgain = "impossible"
)

// OperatorRejectList: A page of records
type OperatorRejectList = Page[OperatorReject, OperatorRejectListMeta]

// OperatorRejectListMeta: a part of other types.
type OperatorRejectListMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// The reasons, most frequent first; at most 100.
	Reasons []OperatorRejectListMetaReason `json:"reasons"`
}

// OperatorRejectListMetaReason: a part of other types.
type OperatorRejectListMetaReason struct {
	// The reason, its first 500 characters.
	Reason string `json:"reason"`

	// Number of records rejected for this reason, on all pages.
	Count int64 `json:"count"`
}

// OperatorRejectRecord: A record in quarantine, in its original form.
type OperatorRejectRecord struct {
	// Identifier of the record in quarantine.
	ID string `json:"id"`

	// The list of the source that it came from.
	Operation string `json:"operation"`

	// Why it could not be read.
	Reason string `json:"reason"`

	// When it was last rejected.
	At Timestamp `json:"at"`

	// Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin
	// was not recorded.
	Again OperatorRejectAgain `json:"again"`

	// The record as JSON, without personal fields; cut after 100,000 characters.
	Record string `json:"record"`

	// Whether the record is longer than shown.
	IsCut bool `json:"isCut"`
}

// OperatorRequeueInput: The records to fetch again.
type OperatorRequeueInput struct {
	// Which records. Default: all.
	Ids Optional[[]string] `json:"ids,omitempty"`
}

// OperatorRequeued: The result of the order.
type OperatorRequeued struct {
	// Identifier of the order; `null` if there is nothing to fetch.
	Run *string `json:"run"`

	// Number of records that will be fetched again.
	Records int64 `json:"records"`

	// Time windows to fetch.
	Windows int64 `json:"windows"`

	// Number of records that cannot be fetched again.
	Left int64 `json:"left"`
}

// OperatorIncident: An incident and its account.
type OperatorIncident struct {
	// The account.
	AccountID string `json:"accountId"`

	// Its name.
	AccountName string `json:"accountName"`

	// Incident is the field with this name.
	Incident Incident `json:"incident"`
}

// OperatorIncidentList: A page of incidents
type OperatorIncidentList = Page[OperatorIncident, ListMeta]

// OperatorIncidentInput: Blocks a key or a whole account: name one of the two.
type OperatorIncidentInput struct {
	// The account to block, with all its keys.
	AccountID Optional[string] `json:"accountId,omitempty"`

	// The key to block.
	KeyID Optional[string] `json:"keyId,omitempty"`

	// Reason; the owner sees it.
	Reason string `json:"reason"`
}

// BlockedNetwork: A network that sent many requests with invalid credentials.
type BlockedNetwork struct {
	// Identifier of the block; rejected requests name it.
	ID string `json:"id"`

	// The network: an IPv4 address, or the first 64 bits of an IPv6 address.
	Network string `json:"network"`

	// `contained`: blocked. `resolved`: ended.
	State BlockedNetworkState `json:"state"`

	// Number of requests with invalid credentials that caused it.
	Requests int64 `json:"requests"`

	// Number of different credentials among them.
	Credentials int64 `json:"credentials"`

	// When it was blocked.
	OpenedAt Timestamp `json:"openedAt"`

	// When the block ends by itself.
	Until Timestamp `json:"until"`

	// When it ended; `null` = it is active.
	ResolvedAt *Timestamp `json:"resolvedAt"`
}

// BlockedNetworkState is one of the words below, or one that a newer service knows.
type BlockedNetworkState string

// The known words of [BlockedNetworkState].
const (
	BlockedNetworkStateContained BlockedNetworkState = "contained"
	BlockedNetworkStateResolved  BlockedNetworkState = "resolved"
)

// BlockedNetworkList: A page of blocked networks
type BlockedNetworkList = Page[BlockedNetwork, ListMeta]

// OperatorLiftInput: Why the block ends early.
type OperatorLiftInput struct {
	// The reason; it is recorded in the operators’ audit log.
	Reason string `json:"reason"`
}

// FailedMail: A mail that could not be sent.
type FailedMail struct {
	// Identifier of the mail.
	ID string `json:"id"`

	// The account.
	AccountID *string `json:"accountId"`

	// Its name.
	AccountName *string `json:"accountName"`

	// Address of the recipient: its first character and the domain.
	Recipient string `json:"recipient"`

	// Kind of mail.
	Template FailedMailTemplate `json:"template"`

	// Why it was not sent: the response of the mail server, with addresses masked.
	Reason *string `json:"reason"`

	// Number of attempts since it was queued or resent.
	Attempts int64 `json:"attempts"`

	// When it was queued.
	PostedAt Timestamp `json:"postedAt"`

	// When it failed for good.
	FailedAt Timestamp `json:"failedAt"`

	// Whether its content is still stored. Sign-in links and mails without a valid address have none.
	CanResend bool `json:"canResend"`
}

// FailedMailTemplate is one of the words below, or one that a newer service knows.
type FailedMailTemplate string

// The known words of [FailedMailTemplate].
const (
	FailedMailTemplateAlert            FailedMailTemplate = "alert"
	FailedMailTemplateBetaInvitation   FailedMailTemplate = "beta-invitation"
	FailedMailTemplatePasskeyAdded     FailedMailTemplate = "passkey-added"
	FailedMailTemplatePursuitReminder  FailedMailTemplate = "pursuit-reminder"
	FailedMailTemplateReportReady      FailedMailTemplate = "report-ready"
	FailedMailTemplateSecurityIncident FailedMailTemplate = "security-incident"
	FailedMailTemplateSignInLink       FailedMailTemplate = "sign-in-link"
	FailedMailTemplateTeamInvitation   FailedMailTemplate = "team-invitation"
	FailedMailTemplateWebhookDisabled  FailedMailTemplate = "webhook-disabled"
)

// FailedMailList: A page of failed mails
type FailedMailList = Page[FailedMail, ListMeta]

// OperatorResent: The result of sending mails again.
type OperatorResent struct {
	// Number of mails that will be sent again.
	Resent int64 `json:"resent"`

	// Number of these failed mails that cannot be sent again, because their content is no longer stored.
	Left int64 `json:"left"`
}

// OperatorResendInput: Which failed mails to send again. Without a field: all.
type OperatorResendInput struct {
	// Only mails to members of this account.
	AccountID Optional[string] `json:"accountId,omitempty"`

	// Only mails of this kind.
	Template Optional[FailedMailTemplate] `json:"template,omitempty"`
}

// OperatorListLateDeliveriesQuery is what ListLateDeliveries can be asked; nothing has to be.
type OperatorListLateDeliveriesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListLateDeliveriesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListAuditQuery is what ListAudit can be asked; nothing has to be.
type OperatorListAuditQuery struct {
	// Only entries about this account.
	AccountID string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListAuditQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "accountId", q.AccountID)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListAccountsQuery is what ListAccounts can be asked; nothing has to be.
type OperatorListAccountsQuery struct {
	// Part of the name or of a member’s mail address, or an identifier.
	Query string

	// Only accounts on this plan.
	Plan UsagePlan

	// Only accounts in this state.
	State OperatorAccountState

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListAccountsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "query", q.Query)
	put(values, "plan", q.Plan)
	put(values, "state", q.State)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListConsultationsQuery is what ListConsultations can be asked; nothing has to be.
type OperatorListConsultationsQuery struct {
	// Only requests in this state.
	State OperatorConsultationState

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListConsultationsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListSourcesQuery is what ListSources can be asked; nothing has to be.
type OperatorListSourcesQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListSourcesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListRejectsQuery is what ListRejects can be asked; nothing has to be.
type OperatorListRejectsQuery struct {
	// Only records rejected for exactly this reason.
	Reason string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListRejectsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "reason", q.Reason)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListIncidentsQuery is what ListIncidents can be asked; nothing has to be.
type OperatorListIncidentsQuery struct {
	// Only incidents in this state.
	State IncidentState

	// Only those of this account.
	AccountID string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListIncidentsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State)
	put(values, "accountId", q.AccountID)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListBlockedNetworksQuery is what ListBlockedNetworks can be asked; nothing has to be.
type OperatorListBlockedNetworksQuery struct {
	// Only active blocks, or only ended ones.
	State BlockedNetworkState

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListBlockedNetworksQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "state", q.State)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorListFailedMailsQuery is what ListFailedMails can be asked; nothing has to be.
type OperatorListFailedMailsQuery struct {
	// Only mails to members of this account.
	AccountID string

	// Only mails of this kind.
	Template FailedMailTemplate

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *OperatorListFailedMailsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "accountId", q.AccountID)
	put(values, "template", q.Template)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// OperatorMethods: For operators of the service: all accounts, sources, incidents.
type OperatorMethods struct{ settings settings }

// GetOverview: Overview of the service.
//
// Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.
//
// Only for operators who are signed in.
//
// GET /operator/overview
func (m *OperatorMethods) GetOverview(ctx context.Context, options ...Option) (*OperatorOverview, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/operator/overview", accept: "application/json"}, options, asJSON[*OperatorOverview])
}

// ListLateDeliveries: List late webhooks.
//
// Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.
//
// Only for operators who are signed in.
//
// GET /operator/deliveries
func (m *OperatorMethods) ListLateDeliveries(ctx context.Context, query *OperatorListLateDeliveriesQuery, options ...Option) (*LateDeliveryList, error) {
	return list[LateDelivery, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/deliveries", query: query.values(), accept: "application/json"}, options)
}

// ListAudit: Read the operators’ audit log.
//
// All changes by operators, and all their accesses to accounts, newest first. Entries are never changed, and are
// deleted only after their retention period.
//
// Only for operators who are signed in.
//
// GET /operator/audit
func (m *OperatorMethods) ListAudit(ctx context.Context, query *OperatorListAuditQuery, options ...Option) (*OperatorAuditList, error) {
	return list[OperatorAuditEntry, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/audit", query: query.values(), accept: "application/json"}, options)
}

// ListAccounts: Find accounts.
//
// Newest first, with the fields that are visible without a reason.
//
// Only for operators who are signed in.
//
// GET /operator/accounts
func (m *OperatorMethods) ListAccounts(ctx context.Context, query *OperatorListAccountsQuery, options ...Option) (*OperatorAccountList, error) {
	return list[OperatorAccountEntry, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/accounts", query: query.values(), accept: "application/json"}, options)
}

// OpenAccount: Open an account, with a reason.
//
// Gives you access to the account for one hour. Its owner sees the reason in the audit log, as `operator.looked`.
// Opening it again starts a new hour.
//
// Only for operators who are signed in.
//
// POST /operator/accounts/{accountId}/visits
func (m *OperatorMethods) OpenAccount(ctx context.Context, accountID string, body OperatorVisitInput, options ...Option) (*OperatorVisit, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/accounts/{}/visits", parts: []string{accountID}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*OperatorVisit])
}

// GetAccount: Look into an account.
//
// Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is recorded in
// the operators’ audit log. An account that you have not opened returns 403 `reason_required`.
//
// Only for operators who are signed in.
//
// GET /operator/accounts/{accountId}
func (m *OperatorMethods) GetAccount(ctx context.Context, accountID string, options ...Option) (*OperatorAccount, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/operator/accounts/{}", parts: []string{accountID}, accept: "application/json"}, options, asJSON[*OperatorAccount])
}

// ChangeAccount: Change an account, with a reason.
//
// Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on every process
// within a second.
//
// Only for operators who are signed in.
//
// PATCH /operator/accounts/{accountId}
func (m *OperatorMethods) ChangeAccount(ctx context.Context, accountID string, body OperatorAccountPatch, options ...Option) (*OperatorAccountEntry, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/operator/accounts/{}", parts: []string{accountID}, body: body, accept: "application/json"}, options, asJSON[*OperatorAccountEntry])
}

// ListConsultations: List beta requests.
//
// Oldest first.
//
// Only for operators who are signed in.
//
// GET /operator/consultations
func (m *OperatorMethods) ListConsultations(ctx context.Context, query *OperatorListConsultationsQuery, options ...Option) (*OperatorConsultationList, error) {
	return list[OperatorConsultation, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/consultations", query: query.values(), accept: "application/json"}, options)
}

// ApproveConsultation: Approve a beta request.
//
// Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only here: pass
// it on in the way you agreed on.
//
// Only for operators who are signed in.
//
// POST /operator/consultations/{id}/approve
func (m *OperatorMethods) ApproveConsultation(ctx context.Context, id string, body OperatorApprovalInput, options ...Option) (*OperatorApproval, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/consultations/{}/approve", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*OperatorApproval])
}

// MarkConsultationContacted: Mark a beta request as answered.
//
// Only for operators who are signed in.
//
// POST /operator/consultations/{id}/contacted
func (m *OperatorMethods) MarkConsultationContacted(ctx context.Context, id string, options ...Option) (*OperatorConsultation, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/consultations/{}/contacted", parts: []string{id}, accept: "application/json", takesKey: true}, options, asJSON[*OperatorConsultation])
}

// DeclineConsultation: Decline a beta request.
//
// No mail is sent: inform the applicant yourself.
//
// Only for operators who are signed in.
//
// POST /operator/consultations/{id}/decline
func (m *OperatorMethods) DeclineConsultation(ctx context.Context, id string, options ...Option) (*OperatorConsultation, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/consultations/{}/decline", parts: []string{id}, accept: "application/json", takesKey: true}, options, asJSON[*OperatorConsultation])
}

// ListSources: List sources with operating details.
//
// How current each source is, failed time windows, records in quarantine, and today’s number of calls.
//
// Only for operators who are signed in.
//
// GET /operator/sources
func (m *OperatorMethods) ListSources(ctx context.Context, query *OperatorListSourcesQuery, options ...Option) (*OperatorSourceList, error) {
	return list[OperatorSource, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/sources", query: query.values(), accept: "application/json"}, options)
}

// ChangeSource: Switch a source on or off.
//
// Takes effect on every process within a second. The notices of a source that is switched off remain.
//
// Only for operators who are signed in.
//
// PATCH /operator/sources/{name}
func (m *OperatorMethods) ChangeSource(ctx context.Context, name string, body OperatorSourcePatch, options ...Option) (*OperatorSource, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/operator/sources/{}", parts: []string{name}, body: body, accept: "application/json"}, options, asJSON[*OperatorSource])
}

// ListRejects: List records in quarantine.
//
// Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of `reason`.
//
// Only for operators who are signed in.
//
// GET /operator/sources/{name}/rejects
func (m *OperatorMethods) ListRejects(ctx context.Context, name string, query *OperatorListRejectsQuery, options ...Option) (*OperatorRejectList, error) {
	return list[OperatorReject, OperatorRejectListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/sources/{}/rejects", parts: []string{name}, query: query.values(), accept: "application/json"}, options)
}

// GetReject: Get a record in quarantine.
//
// Only for operators who are signed in.
//
// GET /operator/sources/{name}/rejects/{id}
func (m *OperatorMethods) GetReject(ctx context.Context, name, id string, options ...Option) (*OperatorRejectRecord, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/operator/sources/{}/rejects/{}", parts: []string{name, id}, accept: "application/json"}, options, asJSON[*OperatorRejectRecord])
}

// RequeueRejects: Fetch records in quarantine again.
//
// The time windows they came from are fetched again. Records that can then be read leave the quarantine; the others
// stay. Records from files cannot be fetched again.
//
// Only for operators who are signed in.
//
// POST /operator/sources/{name}/rejects/requeue
func (m *OperatorMethods) RequeueRejects(ctx context.Context, name string, body OperatorRequeueInput, options ...Option) (*OperatorRequeued, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/sources/{}/rejects/requeue", parts: []string{name}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*OperatorRequeued])
}

// ListIncidents: Incidents of all accounts.
//
// Newest first.
//
// Only for operators who are signed in.
//
// GET /operator/incidents
func (m *OperatorMethods) ListIncidents(ctx context.Context, query *OperatorListIncidentsQuery, options ...Option) (*OperatorIncidentList, error) {
	return list[OperatorIncident, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/incidents", query: query.values(), accept: "application/json"}, options)
}

// OpenIncident: Block a key or an account.
//
// Every process rejects it within a second, and the owners get a mail with the reason. If an operator has already
// blocked it, nothing changes and that incident is returned.
//
// Only for operators who are signed in.
//
// POST /operator/incidents
func (m *OperatorMethods) OpenIncident(ctx context.Context, body OperatorIncidentInput, options ...Option) (*OperatorIncident, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/incidents", body: body, accept: "application/json", takesKey: true}, options, asJSON[*OperatorIncident])
}

// ResolveIncident: Resolve an incident.
//
// Access is restored within a second, unless another incident blocks it. A resolved incident does not change.
//
// Only for operators who are signed in.
//
// POST /operator/incidents/{id}/resolve
func (m *OperatorMethods) ResolveIncident(ctx context.Context, id string, options ...Option) (*OperatorIncident, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/incidents/{}/resolve", parts: []string{id}, accept: "application/json", takesKey: true}, options, asJSON[*OperatorIncident])
}

// ListBlockedNetworks: List blocked networks.
//
// Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.
//
// Only for operators who are signed in.
//
// GET /operator/networks
func (m *OperatorMethods) ListBlockedNetworks(ctx context.Context, query *OperatorListBlockedNetworksQuery, options ...Option) (*BlockedNetworkList, error) {
	return list[BlockedNetwork, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/networks", query: query.values(), accept: "application/json"}, options)
}

// LiftNetwork: End the block of a network.
//
// Every process accepts the network again within a second; further invalid credentials can block it again. An ended
// block does not change.
//
// Only for operators who are signed in.
//
// POST /operator/networks/{id}/lift
func (m *OperatorMethods) LiftNetwork(ctx context.Context, id string, body OperatorLiftInput, options ...Option) (*BlockedNetwork, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/networks/{}/lift", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*BlockedNetwork])
}

// ListFailedMails: List failed mails.
//
// Mails that could not be sent, the last failure first, with the response of the mail server. They are kept for 30
// days.
//
// Only for operators who are signed in.
//
// GET /operator/mails
func (m *OperatorMethods) ListFailedMails(ctx context.Context, query *OperatorListFailedMailsQuery, options ...Option) (*FailedMailList, error) {
	return list[FailedMail, ListMeta](ctx, m.settings, operation{method: "GET", path: "/operator/mails", query: query.values(), accept: "application/json"}, options)
}

// ResendMail: Send a failed mail again.
//
// The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a new one. A
// mail that is queued or sent already does not change: `resent` is 0.
//
// Only for operators who are signed in.
//
// POST /operator/mails/{id}/resend
func (m *OperatorMethods) ResendMail(ctx context.Context, id string, options ...Option) (*OperatorResent, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/mails/{}/resend", parts: []string{id}, accept: "application/json", takesKey: true}, options, asJSON[*OperatorResent])
}

// ResendMails: Send failed mails again.
//
// Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of the mail
// server.
//
// Only for operators who are signed in.
//
// POST /operator/mails/resend
func (m *OperatorMethods) ResendMails(ctx context.Context, body OperatorResendInput, options ...Option) (*OperatorResent, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/operator/mails/resend", body: body, accept: "application/json", takesKey: true}, options, asJSON[*OperatorResent])
}
