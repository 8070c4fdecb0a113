// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// SessionEntry: One of your sessions.
type SessionEntry struct {
	// Identifier of the session.
	ID string `json:"id"`

	// Whether this request uses the session.
	Current bool `json:"current"`

	// Browser and operating system, approximately; `null` if unknown.
	Device *string `json:"device"`

	// Network you signed in from.
	Network string `json:"network"`

	// When you signed in.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last used, to the minute.
	LastUsedAt Timestamp `json:"lastUsedAt"`

	// When it expires unless it is used again.
	ExpiresAt Timestamp `json:"expiresAt"`
}

// SessionList: A page of sessions
type SessionList = Page[SessionEntry, ListMeta]

// SessionsListQuery is what List can be asked; nothing has to be.
type SessionsListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *SessionsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// SessionsMethods: Signing in to the console, and your sessions.
type SessionsMethods struct{ settings settings }

// End: End one of your sessions.
//
// Every process rejects it within a second.
//
// Plan: Pro and Enterprise. Scope: any.
//
// DELETE /v1/sessions/{id}
func (m *SessionsMethods) End(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/sessions/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}

// List: List your sessions.
//
// The sessions of the signed-in member, or those created with the calling key, most recently used first.
//
// Plan: Pro and Enterprise. Scope: any.
//
// GET /v1/sessions
func (m *SessionsMethods) List(ctx context.Context, query *SessionsListQuery, options ...Option) (*SessionList, error) {
	return list[SessionEntry, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/sessions", query: query.values(), accept: "application/json"}, options)
}

// EndAll: End all your sessions.
//
// Signs you out everywhere, including here. Every process rejects the sessions within a second.
//
// Plan: Pro and Enterprise. Scope: any.
//
// DELETE /v1/sessions
func (m *SessionsMethods) EndAll(ctx context.Context, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/sessions", accept: "application/json"}, options, asJSON[struct{}])
	return err
}
