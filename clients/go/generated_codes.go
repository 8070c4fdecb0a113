// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// Code: the schema of this name in openapi.json.
type Code struct {
	// Code; a few agencies have none
	Code *string `json:"code"`

	// Name
	Name string `json:"name"`

	// Number of notices that match a filter by this code
	Notices int64 `json:"notices"`
}

// CodeList: A page of codes
type CodeList = Page[Code, ListMeta]

// CodesListAgenciesQuery is what ListAgencies can be asked; nothing has to be.
type CodesListAgenciesQuery struct {
	// A code, or part of a name.
	Q string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *CodesListAgenciesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "q", q.Q)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// CodesListIndustriesQuery is what ListIndustries can be asked; nothing has to be.
type CodesListIndustriesQuery struct {
	// A code, or part of a name.
	Q string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *CodesListIndustriesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "q", q.Q)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// CodesListRegionsQuery is what ListRegions can be asked; nothing has to be.
type CodesListRegionsQuery struct {
	// A code, or part of a name.
	Q string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *CodesListRegionsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "q", q.Q)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// CodesMethods: Agencies, industries and regions by code and name.
type CodesMethods struct{ settings settings }

// ListAgencies: Agencies.
//
// Agencies, those with the most notices first; then those that a source lists but no notice names.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/codes/agencies
func (m *CodesMethods) ListAgencies(ctx context.Context, query *CodesListAgenciesQuery, options ...Option) (*CodeList, error) {
	return list[Code, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/codes/agencies", query: query.values(), accept: "application/json"}, options)
}

// ListIndustries: Industries.
//
// Industries that notices are limited to, those with the most notices first; then those that a source lists but no
// notice names.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/codes/industries
func (m *CodesMethods) ListIndustries(ctx context.Context, query *CodesListIndustriesQuery, options ...Option) (*CodeList, error) {
	return list[Code, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/codes/industries", query: query.values(), accept: "application/json"}, options)
}

// ListRegions: Regions.
//
// Regions that notices can be limited to; the count includes notices without a region limit.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/codes/regions
func (m *CodesMethods) ListRegions(ctx context.Context, query *CodesListRegionsQuery, options ...Option) (*CodeList, error) {
	return list[Code, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/codes/regions", query: query.values(), accept: "application/json"}, options)
}
