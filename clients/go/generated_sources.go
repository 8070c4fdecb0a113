// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// SourceList: Every source
type SourceList = Page[Source, struct{}]

// SourcesMethods: Where the notices come from, and how current each source is.
type SourcesMethods struct{ settings settings }

// List: Sources.
//
// Where the notices come from, how current each source is, and what is missing in it.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/sources
func (m *SourcesMethods) List(ctx context.Context, options ...Option) (*SourceList, error) {
	return list[Source, struct{}](ctx, m.settings, operation{method: "GET", path: "/v1/sources", accept: "application/json"}, options)
}
