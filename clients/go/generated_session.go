// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// PasskeyAssertion: These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`.
type PasskeyAssertion struct {
	// Identifier of the passkey, from `toJSON()` of the credential: base64url.
	ID string `json:"id"`

	// The signed response of the authenticator.
	Response PasskeyAssertionResponse `json:"response"`
}

// PasskeyAssertionResponse: The signed response of the authenticator.
type PasskeyAssertionResponse struct {
	// Client data that the device signed: base64url.
	ClientDataJSON string `json:"clientDataJSON"`

	// Authenticator data: base64url.
	AuthenticatorData string `json:"authenticatorData"`

	// Signature over client and authenticator data: base64url.
	Signature string `json:"signature"`

	// User handle of the passkey: base64url.
	UserHandle string `json:"userHandle"`
}

// SignIn: The credential to sign in with: exactly one of the three.
type SignIn struct {
	// An API key.
	Key Optional[string] `json:"key,omitempty"`

	// The value after `#token=` in a mailed link.
	Token Optional[string] `json:"token,omitempty"`

	// Passkey is the field with this name.
	Passkey Optional[PasskeyAssertion] `json:"passkey,omitempty"`
}

// Session: Who is signed in.
type Session struct {
	// Identifier of the session.
	ID string `json:"id"`

	// The account.
	Account SessionAccount `json:"account"`

	// The member who is signed in; `null` for a session created with a key.
	Member *SessionMember `json:"member"`

	// The key the session was created with; `null` if a member is signed in.
	Key *SessionKey `json:"key"`

	// Role of the member; `null` for a session created with a key.
	Role *SessionRole `json:"role"`

	// Whether the member is an operator of the service and can use `/operator`; always `false` with a key.
	Operator bool `json:"operator"`

	// Scopes of the session: those of the role, or those of the key.
	Scopes []KeyScope `json:"scopes"`

	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// What the plan includes.
	Entitlements []SessionEntitlement `json:"entitlements"`

	// Language of the member, or that of the account.
	Language ReportLanguage `json:"language"`

	// Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of
	// the service allows no passkeys.
	PasskeyOrigin *string `json:"passkeyOrigin"`

	// Whether the service fetches attachments; `false` = only titles can be searched.
	Attachments bool `json:"attachments"`

	// When you signed in.
	CreatedAt Timestamp `json:"createdAt"`

	// When the session expires: 12 hours after its last use, at the latest 30 days after signing in.
	ExpiresAt Timestamp `json:"expiresAt"`
}

// SessionAccount: The account.
type SessionAccount struct {
	// Identifier of the account.
	ID string `json:"id"`

	// Name of the account.
	Name string `json:"name"`
}

// SessionMember: The member who is signed in; `null` for a session created with a key.
type SessionMember struct {
	// Identifier of the member.
	ID string `json:"id"`

	// Mail address of the member.
	Email string `json:"email"`

	// Name of the member.
	Name *string `json:"name"`
}

// SessionEntitlement is one of the words below, or one that a newer service knows.
type SessionEntitlement string

// The known words of [SessionEntitlement].
const (
	SessionEntitlementNotices     SessionEntitlement = "notices"
	SessionEntitlementKeywords    SessionEntitlement = "keywords"
	SessionEntitlementPursuits    SessionEntitlement = "pursuits"
	SessionEntitlementStatistics  SessionEntitlement = "statistics"
	SessionEntitlementAccess      SessionEntitlement = "access"
	SessionEntitlementCompetitors SessionEntitlement = "competitors"
	SessionEntitlementReports     SessionEntitlement = "reports"
	SessionEntitlementTeam        SessionEntitlement = "team"
	SessionEntitlementWebhooks    SessionEntitlement = "webhooks"
	SessionEntitlementAllowList   SessionEntitlement = "allowList"
	SessionEntitlementProfiles    SessionEntitlement = "profiles"
)

// SignInLinkInput: The recipient of the link.
type SignInLinkInput struct {
	// Mail address of a member.
	Email string `json:"email"`
}

// SignInLinkReceipt: The request was accepted.
type SignInLinkReceipt struct {
	// Same response whether or not the member exists.
	State InvitationReceiptState `json:"state"`
}

// PasskeyRequest: Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.
type PasskeyRequest struct {
	// Challenge for the passkey to sign; valid once: base64url.
	Challenge string `json:"challenge"`

	// Relying party ID: the host of the service.
	RpID string `json:"rpId"`

	// Validity of the challenge in milliseconds.
	Timeout int `json:"timeout"`

	// User verification is required.
	UserVerification PasskeyRequestUserVerification `json:"userVerification"`
}

// PasskeyRequestUserVerification is one of the words below, or one that a newer service knows.
type PasskeyRequestUserVerification string

// The known words of [PasskeyRequestUserVerification].
const (
	PasskeyRequestUserVerificationRequired PasskeyRequestUserVerification = "required"
)

// PasskeyOptions: Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and
// `navigator.credentials.create()`.
type PasskeyOptions struct {
	// The service.
	Rp SessionAccount `json:"rp"`

	// The user of the new passkey.
	User PasskeyOptionsUser `json:"user"`

	// Challenge for the passkey to sign; valid once: base64url.
	Challenge string `json:"challenge"`

	// Accepted signature algorithms, most preferred first.
	PubKeyCredParams []PasskeyOptionsPubKeyCredParam `json:"pubKeyCredParams"`

	// Validity of the challenge in milliseconds.
	Timeout int `json:"timeout"`

	// Your existing passkeys, so that a device does not register twice.
	ExcludeCredentials []PasskeyOptionsExcludeCredential `json:"excludeCredentials"`

	// Requirements on the authenticator.
	AuthenticatorSelection PasskeyOptionsAuthenticatorSelection `json:"authenticatorSelection"`

	// No attestation is requested.
	Attestation PasskeyOptionsAttestation `json:"attestation"`
}

// PasskeyOptionsUser: The user of the new passkey.
type PasskeyOptionsUser struct {
	// Opaque user handle of the member: base64url.
	ID string `json:"id"`

	// Mail address of the member.
	Name string `json:"name"`

	// Name of the member, or the mail address.
	DisplayName string `json:"displayName"`
}

// PasskeyOptionsPubKeyCredParam: A signature algorithm.
type PasskeyOptionsPubKeyCredParam struct {
	// The only credential type.
	Type PasskeyOptionsPubKeyCredParamType `json:"type"`

	// COSE identifier of the algorithm.
	Alg int `json:"alg"`
}

// PasskeyOptionsPubKeyCredParamType is one of the words below, or one that a newer service knows.
type PasskeyOptionsPubKeyCredParamType string

// The known words of [PasskeyOptionsPubKeyCredParamType].
const (
	PasskeyOptionsPubKeyCredParamTypePublicKey PasskeyOptionsPubKeyCredParamType = "public-key"
)

// PasskeyOptionsExcludeCredential: A passkey you already have.
type PasskeyOptionsExcludeCredential struct {
	// Identifier of the passkey: base64url.
	ID string `json:"id"`

	// The only credential type.
	Type PasskeyOptionsPubKeyCredParamType `json:"type"`

	// Transports of the authenticator, as the browser reports them.
	Transports []PasskeyAttestationResponseTransport `json:"transports"`
}

// PasskeyAttestationResponseTransport is one of the words below, or one that a newer service knows.
type PasskeyAttestationResponseTransport string

// The known words of [PasskeyAttestationResponseTransport].
const (
	PasskeyAttestationResponseTransportBle       PasskeyAttestationResponseTransport = "ble"
	PasskeyAttestationResponseTransportCable     PasskeyAttestationResponseTransport = "cable"
	PasskeyAttestationResponseTransportHybrid    PasskeyAttestationResponseTransport = "hybrid"
	PasskeyAttestationResponseTransportInternal  PasskeyAttestationResponseTransport = "internal"
	PasskeyAttestationResponseTransportNfc       PasskeyAttestationResponseTransport = "nfc"
	PasskeyAttestationResponseTransportSmartCard PasskeyAttestationResponseTransport = "smart-card"
	PasskeyAttestationResponseTransportUsb       PasskeyAttestationResponseTransport = "usb"
)

// PasskeyOptionsAuthenticatorSelection: Requirements on the authenticator.
type PasskeyOptionsAuthenticatorSelection struct {
	// The passkey must be discoverable: usable without its identifier.
	ResidentKey PasskeyRequestUserVerification `json:"residentKey"`

	// The same, for older browsers.
	RequireResidentKey bool `json:"requireResidentKey"`

	// User verification is required.
	UserVerification PasskeyRequestUserVerification `json:"userVerification"`
}

// PasskeyOptionsAttestation is one of the words below, or one that a newer service knows.
type PasskeyOptionsAttestation string

// The known words of [PasskeyOptionsAttestation].
const (
	PasskeyOptionsAttestationNone PasskeyOptionsAttestation = "none"
)

// PasskeyAttestation: These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`.
type PasskeyAttestation struct {
	// Identifier of the passkey, from `toJSON()` of the credential: base64url.
	ID string `json:"id"`

	// The response of the authenticator.
	Response PasskeyAttestationResponse `json:"response"`
}

// PasskeyAttestationResponse: The response of the authenticator.
type PasskeyAttestationResponse struct {
	// Client data that the device signed: base64url.
	ClientDataJSON string `json:"clientDataJSON"`

	// Attestation object with the public key of the passkey: base64url.
	AttestationObject string `json:"attestationObject"`

	// Transports of the authenticator, as the browser reports them.
	Transports Optional[[]PasskeyAttestationResponseTransport] `json:"transports,omitempty"`
}

// PasskeyInput: A new passkey.
type PasskeyInput struct {
	// Name of the passkey.
	Name string `json:"name"`

	// Response is the field with this name.
	Response PasskeyAttestation `json:"response"`
}

// Passkey: One of your passkeys.
type Passkey struct {
	// Identifier of the passkey.
	ID string `json:"id"`

	// Name of the passkey.
	Name string `json:"name"`

	// When it was added.
	CreatedAt Timestamp `json:"createdAt"`

	// When you last signed in with it; `null` if never.
	LastUsedAt *Timestamp `json:"lastUsedAt"`
}

// PasskeyList: A page of passkeys
type PasskeyList = Page[Passkey, ListMeta]

// PasskeyChange: The new name.
type PasskeyChange struct {
	// Name of the passkey.
	Name string `json:"name"`
}

// SessionListPasskeysQuery is what ListPasskeys can be asked; nothing has to be.
type SessionListPasskeysQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *SessionListPasskeysQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// SessionMethods: Signing in to the console, and your sessions.
type SessionMethods struct{ settings settings }

// SignIn: Sign in.
//
// Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
// /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly` cookie that
// authenticates all routes under `/v1` with the scopes of the key, or of the member’s role: `__Host-gonggo` over
// https, `gonggo` over plain http. Its value is new at every sign-in. The session ends with the key or the membership,
// after 12 hours without use, and after 30 days. Requests with the cookie that change something need the header
// `X-Gonggo-Console: 1`.
//
// POST /session
func (m *SessionMethods) SignIn(ctx context.Context, body SignIn, options ...Option) (*Session, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session", body: body, accept: "application/json"}, options, asJSON[*Session])
}

// Get: Who is signed in.
//
// Account, member or key, role, operator status, scopes, plan, language and expiry of the session.
//
// GET /session
func (m *SessionMethods) Get(ctx context.Context, options ...Option) (*Session, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/session", accept: "application/json"}, options, asJSON[*Session])
}

// SignOut: Sign out.
//
// Ends the session on every process within a second. Signing out twice changes nothing.
//
// DELETE /session
func (m *SessionMethods) SignOut(ctx context.Context, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/session", accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// MailSignInLink: Mail a sign-in link.
//
// For members of a team. The link works once, within 15 minutes. The response is the same for every address. Limits
// per hour: 5 links to one address from one network, 20 to one address from all networks, and 30 from one network.
//
// POST /session/links
func (m *SessionMethods) MailSignInLink(ctx context.Context, body SignInLinkInput, options ...Option) (*SignInLinkReceipt, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/links", body: body, accept: "application/json"}, options, asJSON[*SignInLinkReceipt])
}

// BeginPasskeySignIn: Begin to sign in with a passkey.
//
// Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is needed: the
// device knows its users. At most 300 an hour are issued to one network.
//
// POST /session/challenges
func (m *SessionMethods) BeginPasskeySignIn(ctx context.Context, options ...Option) (*PasskeyRequest, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/challenges", accept: "application/json"}, options, asJSON[*PasskeyRequest])
}

// BeginPasskey: Begin to add a passkey.
//
// The options with which a browser creates a passkey for the signed-in member. The challenge is valid for 5 minutes,
// once. A member can have 20 passkeys.
//
// POST /session/passkeys/options
func (m *SessionMethods) BeginPasskey(ctx context.Context, options ...Option) (*PasskeyOptions, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/passkeys/options", accept: "application/json"}, options, asJSON[*PasskeyOptions])
}

// AddPasskey: Add a passkey.
//
// Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in with it by
// `POST /session {"passkey": …}`.
//
// POST /session/passkeys
func (m *SessionMethods) AddPasskey(ctx context.Context, body PasskeyInput, options ...Option) (*Passkey, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/passkeys", body: body, accept: "application/json"}, options, asJSON[*Passkey])
}

// ListPasskeys: List your passkeys.
//
// The passkeys of the signed-in member, oldest first.
//
// GET /session/passkeys
func (m *SessionMethods) ListPasskeys(ctx context.Context, query *SessionListPasskeysQuery, options ...Option) (*PasskeyList, error) {
	return list[Passkey, ListMeta](ctx, m.settings, operation{method: "GET", path: "/session/passkeys", query: query.values(), accept: "application/json"}, options)
}

// RenamePasskey: Rename a passkey.
//
// Only you see the name.
//
// PATCH /session/passkeys/{id}
func (m *SessionMethods) RenamePasskey(ctx context.Context, id string, body PasskeyChange, options ...Option) (*Passkey, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/session/passkeys/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Passkey])
}

// RemovePasskey: Remove a passkey.
//
// The passkey can no longer be used to sign in. Sessions created with it end within a second, except the one making
// this request.
//
// DELETE /session/passkeys/{id}
func (m *SessionMethods) RemovePasskey(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/session/passkeys/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}
