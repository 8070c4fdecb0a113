// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// KeyApp: The app that a member has connected with OAuth. Its name, which the app has chosen, is the name of the key.
// `null` = an ordinary key.
type KeyApp struct {
	// The `client_id` of the app: the URL of its metadata document, or an id from its registration.
	ID string `json:"id"`

	// The host to which the user was redirected after consent; `localhost` = a program on their computer.
	Host string `json:"host"`
}

// Key: A key, without its secret.
type Key struct {
	// Identifier of the key.
	ID string `json:"id"`

	// Name of the key.
	Name *string `json:"name"`

	// The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from others.
	Prefix string `json:"prefix"`

	// Scopes of the key; `write` and `manage` include read access.
	Scopes []KeyScope `json:"scopes"`

	// Only an `active` key is accepted.
	State KeyState `json:"state"`

	// App is the field with this name.
	App *KeyApp `json:"app"`

	// The key or member that created it; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it expires; `null` = never.
	ExpiresAt *Timestamp `json:"expiresAt"`

	// When it was last used (may lag by up to a minute); `null` = never.
	LastUsedAt *Timestamp `json:"lastUsedAt"`

	// Its valid secrets, newest first: two during the grace period after a rotation.
	Secrets []KeySecret `json:"secrets"`
}

// KeyState is one of the words below, or one that a newer service knows.
type KeyState string

// The known words of [KeyState].
const (
	KeyStateActive  KeyState = "active"
	KeyStateBlocked KeyState = "blocked"
	KeyStateRevoked KeyState = "revoked"
	KeyStateExpired KeyState = "expired"
)

// KeySecret: How long a secret of the key is valid; the secret itself is never shown again.
type KeySecret struct {
	// When the secret became valid.
	CreatedAt Timestamp `json:"createdAt"`

	// When its grace period after a rotation ends; `null` = it is valid as long as the key.
	ExpiresAt *Timestamp `json:"expiresAt"`
}

// KeyList: A page of keys
type KeyList = Page[Key, ListMeta]

// NewKey: A key to create.
type NewKey struct {
	// Name to recognise the key by; must not be blank.
	Name Optional[string] `json:"name,omitempty"`

	// Scopes of the new key, at most those of the key you call with. Absent: all of those.
	Scopes Optional[[]KeyScope] `json:"scopes,omitempty"`

	// When it expires: a time with offset, or a date (that day is included). It must be in the future and not after the
	// expiry of the key you call with. Absent or `null`: it expires together with that key, or never if that key does not
	// expire.
	ExpiresAt Optional[string] `json:"expiresAt,omitempty"`
}

// KeyWithSecret: A key with its new secret.
type KeyWithSecret struct {
	// Identifier of the key.
	ID string `json:"id"`

	// Name of the key.
	Name *string `json:"name"`

	// The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from others.
	Prefix string `json:"prefix"`

	// Scopes of the key; `write` and `manage` include read access.
	Scopes []KeyScope `json:"scopes"`

	// Only an `active` key is accepted.
	State KeyState `json:"state"`

	// App is the field with this name.
	App *KeyApp `json:"app"`

	// The key or member that created it; `null` = the operator.
	CreatedBy *string `json:"createdBy"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it expires; `null` = never.
	ExpiresAt *Timestamp `json:"expiresAt"`

	// When it was last used (may lag by up to a minute); `null` = never.
	LastUsedAt *Timestamp `json:"lastUsedAt"`

	// Its valid secrets, newest first: two during the grace period after a rotation.
	Secrets []KeySecret `json:"secrets"`

	// The secret: send it as `Authorization: Bearer`. It is shown only once.
	Key string `json:"key"`
}

// Rotation: How to replace a secret.
type Rotation struct {
	// How many seconds the old secret stays valid. Default: 86400.
	GraceSeconds Optional[int] `json:"graceSeconds,omitempty"`
}

// KeysListQuery is what List can be asked; nothing has to be.
type KeysListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *KeysListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// KeysRevokeQuery is what Revoke can be asked; nothing has to be.
type KeysRevokeQuery struct {
	// What to do with the keys that were created with this one, and those created with them in turn. Default: "keep".
	Descendants KeysRevokeDescendants
}

func (q *KeysRevokeQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "descendants", q.Descendants)
	return values
}

// KeysRevokeDescendants is one of the words below, or one that a newer service knows.
type KeysRevokeDescendants string

// The known words of [KeysRevokeDescendants].
const (
	KeysRevokeDescendantsKeep   KeysRevokeDescendants = "keep"
	KeysRevokeDescendantsRevoke KeysRevokeDescendants = "revoke"
)

// KeysMethods: Keys, permissions, limits and the audit log.
type KeysMethods struct{ settings settings }

// List: List keys.
//
// The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not
// stored.
//
// Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
//
// GET /v1/keys
func (m *KeysMethods) List(ctx context.Context, query *KeysListQuery, options ...Option) (*KeyList, error) {
	return list[Key, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/keys", query: query.values(), accept: "application/json"}, options)
}

// Create: Create a key.
//
// The response shows the secret in `key`, only once. A key can grant at most its own scopes, and grants all of them if
// none are named. The new key expires no later than the key you call with.
//
// Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
//
// POST /v1/keys
func (m *KeysMethods) Create(ctx context.Context, body NewKey, options ...Option) (*KeyWithSecret, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/keys", body: body, accept: "application/json", takesKey: true}, options, asJSON[*KeyWithSecret])
}

// Get: One key.
//
// Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
//
// GET /v1/keys/{id}
func (m *KeysMethods) Get(ctx context.Context, id string, options ...Option) (*Key, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/keys/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*Key])
}

// Revoke: Revoke a key.
//
// Every process rejects the key within a second, and this cannot be undone. With `descendants=revoke` the keys created
// with it, and those created with them in turn, are revoked too.
//
// Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
//
// DELETE /v1/keys/{id}
func (m *KeysMethods) Revoke(ctx context.Context, id string, query *KeysRevokeQuery, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/keys/{}", parts: []string{id}, query: query.values(), accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// Rotate: Replace the secret of a key.
//
// The response shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`; one that was
// already in its grace period ends at once. A key may always rotate itself, and other keys only if it has all of their
// scopes.
//
// Plan: Pro and Enterprise. Scope: `keys:manage`; a key needs none for itself; signed-in members need none for their
// own keys.
//
// POST /v1/keys/{id}/rotate
func (m *KeysMethods) Rotate(ctx context.Context, id string, body Rotation, options ...Option) (*KeyWithSecret, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/keys/{}/rotate", parts: []string{id}, body: body, accept: "application/json", takesKey: true}, options, asJSON[*KeyWithSecret])
}
