// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// Account: The account of the caller.
type Account struct {
	// Identifier of the account.
	ID string `json:"id"`

	// Name of the account.
	Name string `json:"name"`

	// Its plan.
	Plan UsagePlan `json:"plan"`

	// Default language of mails and errors.
	Language ReportLanguage `json:"language"`

	// Its time zone.
	Zone string `json:"zone"`

	// The business registration number of the company: ten digits, with or without hyphens; returned without.
	BusinessNo *string `json:"businessNo"`
}

// AccountPatch: Settings to change.
type AccountPatch struct {
	// The business registration number of the company: ten digits, with or without hyphens; returned without.
	BusinessNo Optional[string] `json:"businessNo,omitempty"`
}

// AccountMethods: Keys, permissions, limits and the audit log.
type AccountMethods struct{ settings settings }

// Get: The account.
//
// Name, plan and business registration number of the account.
//
// Plan: Pro and Enterprise. Scope: any.
//
// GET /v1/account
func (m *AccountMethods) Get(ctx context.Context, options ...Option) (*Account, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/account", accept: "application/json"}, options, asJSON[*Account])
}

// Change: Set your business number.
//
// The business number decides whether the account has won an award; the states of pursuits with a result are updated.
// Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
//
// Plan: Pro and Enterprise. Scope: `access:manage`.
//
// PATCH /v1/account
func (m *AccountMethods) Change(ctx context.Context, body AccountPatch, options ...Option) (*Account, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/account", body: body, accept: "application/json"}, options, asJSON[*Account])
}
