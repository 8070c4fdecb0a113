// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// InvitationInput: The invitation to accept.
type InvitationInput struct {
	// The code from the link in the invitation mail.
	Code string `json:"code"`
}

// InvitationReceipt: The invitation is accepted.
type InvitationReceipt struct {
	// The same if the invitation was accepted before.
	State InvitationReceiptState `json:"state"`
}

// InvitationReceiptState is one of the words below, or one that a newer service knows.
type InvitationReceiptState string

// The known words of [InvitationReceiptState].
const (
	InvitationReceiptStateAccepted InvitationReceiptState = "accepted"
)

// InvitationsGetQuery is what Get can be asked; nothing has to be.
type InvitationsGetQuery struct {
	// The code from the link in the invitation mail.
	Code string
}

func (q *InvitationsGetQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "code", q.Code)
	return values
}

// InvitationsMethods: Members of the account and their roles.
type InvitationsMethods struct{ settings settings }

// Get: Invitation page.
//
// A page for people, in the language of the invited member. Opening it does not accept the invitation.
//
// GET /invitations
func (m *InvitationsMethods) Get(ctx context.Context, query *InvitationsGetQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/invitations", query: query.values(), accept: "text/html"}, options, asText)
}

// Accept: Accept an invitation.
//
// Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an invitation that
// was withdrawn or is older than 30 days returns 404.
//
// POST /invitations
func (m *InvitationsMethods) Accept(ctx context.Context, body InvitationInput, options ...Option) (*InvitationReceipt, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/invitations", body: body, accept: "application/json", takesKey: true}, options, asJSON[*InvitationReceipt])
}
