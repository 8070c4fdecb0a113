// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// PasskeyAssertion: From `toJSON()` of what `navigator.credentials.get()` gives, these fields.
type PasskeyAssertion struct {
	// Identifier of the passkey, as `toJSON()` of the credential gives it: base64url.
	ID string `json:"id"`

	// What the device has signed.
	Response PasskeyAssertionResponse `json:"response"`
}

// PasskeyAssertionResponse: What the device has signed.
type PasskeyAssertionResponse struct {
	// What the browser has had signed: base64url.
	ClientDataJSON string `json:"clientDataJSON"`

	// What the device says of itself: base64url.
	AuthenticatorData string `json:"authenticatorData"`

	// Signature over both: base64url.
	Signature string `json:"signature"`

	// Whose passkey it is: base64url.
	UserHandle string `json:"userHandle"`
}

// SignIn: What you sign in with: one of the three.
type SignIn struct {
	// An API key.
	Key Optional[string] `json:"key,omitempty"`

	// What stands behind `#token=` in a mailed link.
	Token Optional[string] `json:"token,omitempty"`

	// Passkey is the field of that name.
	Passkey Optional[PasskeyAssertion] `json:"passkey,omitempty"`
}

// Session: Who is signed in.
type Session struct {
	// Identifier of the session.
	ID string `json:"id"`

	// The account.
	Account SessionAccount `json:"account"`

	// The member who is signed in; `null` if a key is.
	Member *SessionMember `json:"member"`

	// The key the session stands for; `null` if a member is signed in.
	Key *SessionKey `json:"key"`

	// Role of the member; `null` if a key is signed in.
	Role *SessionRole `json:"role"`

	// Whether the member is an operator of the service and may use `/operator`; never with a key.
	Operator bool `json:"operator"`

	// What the session may do: the scopes of the role, or those of the key.
	Scopes []KeyScope `json:"scopes"`

	// Plan of the account.
	Plan UsagePlan `json:"plan"`

	// Language of the member, or that of the account.
	Language ReportLanguage `json:"language"`

	// Origin of the pages on which you can add a passkey; `null` if a key is signed in, or the address of the service
	// allows no passkeys.
	PasskeyOrigin *string `json:"passkeyOrigin"`

	// When you signed in.
	CreatedAt Timestamp `json:"createdAt"`

	// When the session ends unless it is used before: 12 hours after its last use, 30 days in all.
	ExpiresAt Timestamp `json:"expiresAt"`
}

// SessionAccount: The account.
type SessionAccount struct {
	// Identifier of the account.
	ID string `json:"id"`

	// Name of the account.
	Name string `json:"name"`
}

// SessionMember: The member who is signed in; `null` if a key is.
type SessionMember struct {
	// Identifier of the member.
	ID string `json:"id"`

	// Mail address of the member.
	Email string `json:"email"`

	// Name of the member.
	Name *string `json:"name"`
}

// SignInLinkInput: To whom the link is mailed.
type SignInLinkInput struct {
	// Mail address of a member.
	Email string `json:"email"`
}

// SignInLinkReceipt: The request was taken.
type SignInLinkReceipt struct {
	// The same whether or not there is such a member.
	State InvitationReceiptState `json:"state"`
}

// PasskeyRequest: For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.
type PasskeyRequest struct {
	// What the passkey is to sign, once: base64url.
	Challenge string `json:"challenge"`

	// Name that browsers bind the passkey to: the host of the service.
	RpID string `json:"rpId"`

	// Milliseconds for which the challenge is good.
	Timeout int `json:"timeout"`

	// The device must ask who is there.
	UserVerification PasskeyRequestUserVerification `json:"userVerification"`
}

// PasskeyRequestUserVerification is one of the words below, or one that a newer service knows.
type PasskeyRequestUserVerification string

// The known words of [PasskeyRequestUserVerification].
const (
	PasskeyRequestUserVerificationRequired PasskeyRequestUserVerification = "required"
)

// PasskeyOptions: For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.
type PasskeyOptions struct {
	// The service.
	Rp SessionAccount `json:"rp"`

	// Whose passkey it will be.
	User PasskeyOptionsUser `json:"user"`

	// What the passkey is to sign, once: base64url.
	Challenge string `json:"challenge"`

	// Signatures that are accepted, the favourite first.
	PubKeyCredParams []PasskeyOptionsPubKeyCredParam `json:"pubKeyCredParams"`

	// Milliseconds for which the challenge is good.
	Timeout int `json:"timeout"`

	// Your passkeys, so that no device gets a second one.
	ExcludeCredentials []PasskeyOptionsExcludeCredential `json:"excludeCredentials"`

	// What the device must be able to do.
	AuthenticatorSelection PasskeyOptionsAuthenticatorSelection `json:"authenticatorSelection"`

	// No certificate of the device is asked for.
	Attestation PasskeyOptionsAttestation `json:"attestation"`
}

// PasskeyOptionsUser: Whose passkey it will be.
type PasskeyOptionsUser struct {
	// Stands for the member, and says nothing of him: base64url.
	ID string `json:"id"`

	// Mail address of the member.
	Name string `json:"name"`

	// Name of the member, or the mail address.
	DisplayName string `json:"displayName"`
}

// PasskeyOptionsPubKeyCredParam: A kind of signature.
type PasskeyOptionsPubKeyCredParam struct {
	// The only kind there is.
	Type PasskeyOptionsPubKeyCredParamType `json:"type"`

	// Number of the algorithm in COSE.
	Alg int `json:"alg"`
}

// PasskeyOptionsPubKeyCredParamType is one of the words below, or one that a newer service knows.
type PasskeyOptionsPubKeyCredParamType string

// The known words of [PasskeyOptionsPubKeyCredParamType].
const (
	PasskeyOptionsPubKeyCredParamTypePublicKey PasskeyOptionsPubKeyCredParamType = "public-key"
)

// PasskeyOptionsExcludeCredential: A passkey you have already.
type PasskeyOptionsExcludeCredential struct {
	// Identifier of the passkey: base64url.
	ID string `json:"id"`

	// The only kind there is.
	Type PasskeyOptionsPubKeyCredParamType `json:"type"`

	// How the device can be reached, as the browser says.
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

// PasskeyOptionsAuthenticatorSelection: What the device must be able to do.
type PasskeyOptionsAuthenticatorSelection struct {
	// The device must find it without being told which one.
	ResidentKey PasskeyRequestUserVerification `json:"residentKey"`

	// The same for older browsers.
	RequireResidentKey bool `json:"requireResidentKey"`

	// The device must ask who is there.
	UserVerification PasskeyRequestUserVerification `json:"userVerification"`
}

// PasskeyOptionsAttestation is one of the words below, or one that a newer service knows.
type PasskeyOptionsAttestation string

// The known words of [PasskeyOptionsAttestation].
const (
	PasskeyOptionsAttestationNone PasskeyOptionsAttestation = "none"
)

// PasskeyAttestation: From `toJSON()` of what `navigator.credentials.create()` gives, these fields.
type PasskeyAttestation struct {
	// Identifier of the passkey, as `toJSON()` of the credential gives it: base64url.
	ID string `json:"id"`

	// What the device has made.
	Response PasskeyAttestationResponse `json:"response"`
}

// PasskeyAttestationResponse: What the device has made.
type PasskeyAttestationResponse struct {
	// What the browser has had signed: base64url.
	ClientDataJSON string `json:"clientDataJSON"`

	// The new passkey, with its public key: base64url.
	AttestationObject string `json:"attestationObject"`

	// How the device can be reached, as the browser says.
	Transports Optional[[]PasskeyAttestationResponseTransport] `json:"transports,omitempty"`
}

// PasskeyInput: A new passkey.
type PasskeyInput struct {
	// What you call it.
	Name string `json:"name"`

	// Response is the field of that name.
	Response PasskeyAttestation `json:"response"`
}

// Passkey: One of your passkeys.
type Passkey struct {
	// Identifier of the passkey.
	ID string `json:"id"`

	// What you call it.
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
	// What you call it.
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

// SessionMethods: Signing in to the console, and where you are signed in.
type SessionMethods struct{ settings settings }

// SignIn: Sign in.
//
// With a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
// /session/challenges`. Over plain http it works on the machine of the service alone. Answers with a cookie that
// stands for the key, or for the member with the scopes of the role, on all routes under `/v1`: `__Host-gonggo` over
// https, `gonggo` over plain http. It is out of reach of scripts and has a new value at every sign-in. The session
// ends with the key or the membership, after 12 hours without use, and after 30 days. Requests that come with the
// cookie and change something need the header `X-Gonggo-Console: 1`.
//
// POST /session
func (m *SessionMethods) SignIn(ctx context.Context, body SignIn, options ...Option) (*Session, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session", body: body, accept: "application/json"}, options, asJSON[*Session])
}

// Get: Who is signed in.
//
// Account, member or key, role, whether an operator, scopes, plan, language and end of the session.
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

// MailSignInLink: Mail a link to sign in.
//
// For members of a team. The link works once, within 15 minutes. The answer is the same for every address; within an
// hour, at most 5 links to one address are accepted from a network, 20 to one address from all networks, and 30 from a
// network.
//
// POST /session/links
func (m *SessionMethods) MailSignInLink(ctx context.Context, body SignInLinkInput, options ...Option) (*SignInLinkReceipt, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/links", body: body, accept: "application/json"}, options, asJSON[*SignInLinkReceipt])
}

// BeginPasskeySignIn: Begin to sign in with a passkey.
//
// A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and the answer is
// of the same kind for everybody: the device knows whom it can sign in here. At most 300 an hour are given to a
// network.
//
// POST /session/challenges
func (m *SessionMethods) BeginPasskeySignIn(ctx context.Context, options ...Option) (*PasskeyRequest, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/challenges", accept: "application/json"}, options, asJSON[*PasskeyRequest])
}

// BeginPasskey: Begin to add a passkey.
//
// What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5 minutes, once. A
// member can have 20 passkeys.
//
// POST /session/passkeys/options
func (m *SessionMethods) BeginPasskey(ctx context.Context, options ...Option) (*PasskeyOptions, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/passkeys/options", accept: "application/json"}, options, asJSON[*PasskeyOptions])
}

// AddPasskey: Add a passkey.
//
// What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in with it from
// then on: `POST /session {"passkey": …}`.
//
// POST /session/passkeys
func (m *SessionMethods) AddPasskey(ctx context.Context, body PasskeyInput, options ...Option) (*Passkey, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/session/passkeys", body: body, accept: "application/json"}, options, asJSON[*Passkey])
}

// ListPasskeys: List your passkeys.
//
// Those of the member who is signed in; the oldest comes first.
//
// GET /session/passkeys
func (m *SessionMethods) ListPasskeys(ctx context.Context, query *SessionListPasskeysQuery, options ...Option) (*PasskeyList, error) {
	return list[Passkey, ListMeta](ctx, m.settings, operation{method: "GET", path: "/session/passkeys", query: query.values(), accept: "application/json"}, options)
}

// RenamePasskey: Rename a passkey.
//
// The name is for you alone.
//
// PATCH /session/passkeys/{id}
func (m *SessionMethods) RenamePasskey(ctx context.Context, id string, body PasskeyChange, options ...Option) (*Passkey, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/session/passkeys/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*Passkey])
}

// RemovePasskey: Remove a passkey.
//
// It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you ask with.
//
// DELETE /session/passkeys/{id}
func (m *SessionMethods) RemovePasskey(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/session/passkeys/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}
