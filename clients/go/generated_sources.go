// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// SourceList: Every source
type SourceList = Page[Source, struct{}]

// SourcesMethods: The sources of the notices, and how current each is.
type SourcesMethods struct{ settings settings }

// List: Sources.
//
// The sources of the notices, how current each is, and what is missing.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/sources
func (m *SourcesMethods) List(ctx context.Context, options ...Option) (*SourceList, error) {
	return list[Source, struct{}](ctx, m.settings, operation{method: "GET", path: "/v1/sources", accept: "application/json"}, options)
}
