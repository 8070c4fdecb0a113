// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// UsageMethods: Keys, permissions, limits and the audit log.
type UsageMethods struct{ settings settings }

// Get: Plan, limits and usage.
//
// Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time, including
// today. Requests to this endpoint do not count towards the plan’s limit.
//
// Plan: Pro and Enterprise. Scope: any.
//
// GET /v1/usage
func (m *UsageMethods) Get(ctx context.Context, options ...Option) (*Usage, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/usage", accept: "application/json"}, options, asJSON[*Usage])
}
