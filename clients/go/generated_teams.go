// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// TeamList: A page of the team
type TeamList = Page[TeamMember, ListMeta]

// NewTeamMember: A member to invite.
type NewTeamMember struct {
	// Mail address to send the invitation to.
	Email string `json:"email"`

	// Role in the team; it cannot grant more than the calling key has. Default: `member`.
	Role Optional[SessionRole] `json:"role,omitempty"`

	// Name of the member.
	Name Optional[string] `json:"name,omitempty"`

	// Language of mails to the member. Default: that of the account.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// Time zone in which the member’s digests are scheduled. Default: that of the account.
	Zone Optional[string] `json:"zone,omitempty"`
}

// TeamMemberPatch: Changes to a member (RFC 7396): absent fields stay as they are.
type TeamMemberPatch struct {
	// `null` = `member`.
	Role Optional[SessionRole] `json:"role,omitempty"`

	// `null` = none.
	Name Optional[string] `json:"name,omitempty"`

	// `null` = that of the account.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// `null` = that of the account.
	Zone Optional[string] `json:"zone,omitempty"`
}

// TeamsListQuery is what List can be asked; nothing has to be.
type TeamsListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *TeamsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// TeamsChangeMemberQuery is what ChangeMember can be asked; nothing has to be.
type TeamsChangeMemberQuery struct {
	// What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second
	// on every process. If it is needed and absent, 409 `keys_depend` lists the keys.
	Keys KeysRevokeDescendants
}

func (q *TeamsChangeMemberQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "keys", q.Keys)
	return values
}

// TeamsRemoveMemberQuery is what RemoveMember can be asked; nothing has to be.
type TeamsRemoveMemberQuery struct {
	// What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second
	// on every process. If it is needed and absent, 409 `keys_depend` lists the keys.
	Keys KeysRevokeDescendants
}

func (q *TeamsRemoveMemberQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "keys", q.Keys)
	return values
}

// TeamsMethods: Members of the account and their roles.
type TeamsMethods struct{ settings settings }

// List: List team members.
//
// The members of the account with their permissions, in the order in which they joined.
//
// Plan: Enterprise. Scope: `team:read`.
//
// GET /v1/teams
func (m *TeamsMethods) List(ctx context.Context, query *TeamsListQuery, options ...Option) (*TeamList, error) {
	return list[TeamMember, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/teams", query: query.values(), accept: "application/json"}, options)
}

// InviteMember: Invite a member.
//
// Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key has. An address
// that is already invited gets another mail, at most three a day, and the response is 200; `invitedAt` is the time of
// the last mail.
//
// Plan: Enterprise. Scope: `team:manage`.
//
// POST /v1/teams
func (m *TeamsMethods) InviteMember(ctx context.Context, body NewTeamMember, options ...Option) (*TeamMember, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/teams", body: body, accept: "application/json", takesKey: true}, options, asJSON[*TeamMember])
}

// GetMember: One member.
//
// Plan: Enterprise. Scope: `team:read`.
//
// GET /v1/teams/{id}
func (m *TeamsMethods) GetMember(ctx context.Context, id string, options ...Option) (*TeamMember, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/teams/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*TeamMember])
}

// ChangeMember: Change a member.
//
// Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners, and the last
// active owner cannot be removed. If the member has created keys that can do more than a lower role allows, `keys`
// must say what happens to them. `If-Match` is honoured.
//
// Plan: Enterprise. Scope: `team:manage`.
//
// PATCH /v1/teams/{id}
func (m *TeamsMethods) ChangeMember(ctx context.Context, id string, body TeamMemberPatch, query *TeamsChangeMemberQuery, options ...Option) (*TeamMember, error) {
	return call(ctx, m.settings, operation{method: "PATCH", path: "/v1/teams/{}", parts: []string{id}, query: query.values(), body: body, accept: "application/json"}, options, asJSON[*TeamMember])
}

// RemoveMember: Remove a member.
//
// The member gets no more mails. If the member has created keys that are still valid, `keys` must say what happens to
// them.
//
// Plan: Enterprise. Scope: `team:manage`.
//
// DELETE /v1/teams/{id}
func (m *TeamsMethods) RemoveMember(ctx context.Context, id string, query *TeamsRemoveMemberQuery, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/teams/{}", parts: []string{id}, query: query.values(), accept: "application/json"}, options, asJSON[struct{}])
	return err
}
