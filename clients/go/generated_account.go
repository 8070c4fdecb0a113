// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// Account: The account of the caller.
type Account struct {
	// Identifier of the account.
	ID string `json:"id"`

	// What it is called.
	Name string `json:"name"`

	// Its plan.
	Plan UsagePlan `json:"plan"`

	// Language of what it is told by default.
	Language ReportLanguage `json:"language"`

	// Its time zone.
	Zone string `json:"zone"`

	// The own business registration number: ten digits, with or without hyphens; shown without.
	BusinessNo *string `json:"businessNo"`
}

// AccountPatch: Settings to change.
type AccountPatch struct {
	// The own business registration number: ten digits, with or without hyphens; shown without.
	BusinessNo Optional[string] `json:"businessNo,omitempty"`
}

// AccountMethods: Keys, permissions, limits and the audit log.
type AccountMethods struct{ settings settings }

// Get: The account.
//
// What the account is called, its plan, and its own business number.
//
// Plan: Pro and Enterprise. Scope: any.
//
// GET /v1/account
func (m *AccountMethods) Get(ctx context.Context, options ...Option) (*Account, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/account", accept: "application/json"}, options, asJSON[*Account])
}

// Change: Set the own business number.
//
// By it, results tell whether the account has won: pursuits with a result are decided anew. Absent fields stay as they
// are; `null` resets a field. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// PATCH /v1/account
func (m *AccountMethods) Change(ctx context.Context, body AccountPatch, options ...Option) (*Account, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/account", body: body, accept: "application/json"}, options, asJSON[*Account])
}
