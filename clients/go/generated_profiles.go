// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// NamedProfileSummary: A further company of the account, without its profile.
type NamedProfileSummary struct {
	// Identifier of the profile.
	ID string `json:"id"`

	// Name of the company, unique among the profiles of the account.
	Name string `json:"name"`

	// `active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used or
	// changed.
	State KeywordState `json:"state"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last changed.
	UpdatedAt Timestamp `json:"updatedAt"`
}

// NamedProfileList: A page of profiles
type NamedProfileList = Page[NamedProfileSummary, ListMeta]

// NamedProfileInput: A further company and its profile. Absent fields become empty or `null`: the profile is replaced
// as a whole.
type NamedProfileInput struct {
	// Name of the company, unique among the profiles of the account.
	Name string `json:"name"`

	// Business registration number: ten digits, with or without hyphens; returned without.
	BusinessNo Optional[string] `json:"businessNo,omitempty"`

	// Registered places of business.
	Seats Optional[[]ProfileInputSeat] `json:"seats,omitempty"`

	// `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
	Size Optional[ProfileSize] `json:"size,omitempty"`

	// Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not
	// declared.
	JointBidding Optional[bool] `json:"jointBidding,omitempty"`

	// Lists that name everything the company has. What is absent from another list counts as not declared, never as
	// missing.
	Complete Optional[[]ProfileComplete] `json:"complete,omitempty"`

	// Licences of the company, each code once.
	Licences Optional[[]ProfileInputLicence] `json:"licences,omitempty"`

	// Registered products, each code once.
	Products Optional[[]ProfileInputProduct] `json:"products,omitempty"`

	// Certificates, each kind once.
	Certificates Optional[[]ProfileInputCertificate] `json:"certificates,omitempty"`

	// Completed contracts that can be cited as track record (실적).
	TrackRecord Optional[[]ProfileInputTrackRecord] `json:"trackRecord,omitempty"`
}

// NamedProfile: A further company of the account and its profile.
type NamedProfile struct {
	// Identifier of the profile.
	ID string `json:"id"`

	// Name of the company, unique among the profiles of the account.
	Name string `json:"name"`

	// `active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used or
	// changed.
	State KeywordState `json:"state"`

	// When it was created.
	CreatedAt Timestamp `json:"createdAt"`

	// When it was last changed.
	UpdatedAt Timestamp `json:"updatedAt"`

	// Business registration number: ten digits, with or without hyphens; returned without.
	BusinessNo *string `json:"businessNo"`

	// Registered places of business.
	Seats []ProfileSeat `json:"seats"`

	// `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
	Size *ProfileSize `json:"size"`

	// Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not
	// declared.
	JointBidding *bool `json:"jointBidding"`

	// Lists that name everything the company has. What is absent from another list counts as not declared, never as
	// missing.
	Complete []ProfileComplete `json:"complete"`

	// Licences of the company, each code once.
	Licences []ProfileLicence `json:"licences"`

	// Registered products, each code once.
	Products []ProfileProduct `json:"products"`

	// Certificates, each kind once.
	Certificates []ProfileCertificate `json:"certificates"`

	// Completed contracts that can be cited as track record (실적).
	TrackRecord []ProfileTrackRecord `json:"trackRecord"`
}

// ProfilesListQuery is what List can be asked; nothing has to be.
type ProfilesListQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *ProfilesListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// ProfilesMethods: The company profile, and whether the company may bid on a notice.
type ProfilesMethods struct{ settings settings }

// List: List further company profiles.
//
// Companies besides the one of `GET /v1/profile`, such as subsidiaries or members of a consortium, by name and without
// their profiles.
//
// Plan: Pro and Enterprise. Scope: `profile:read`.
//
// GET /v1/profiles
func (m *ProfilesMethods) List(ctx context.Context, query *ProfilesListQuery, options ...Option) (*NamedProfileList, error) {
	return list[NamedProfileSummary, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/profiles", query: query.values(), accept: "application/json"}, options)
}

// Create: Create a further company profile.
//
// Stores the profile of another company, with the fields of `PUT /v1/profile` and a name. An account may have 20.
//
// Plan: Enterprise. Scope: `profile:write`.
//
// POST /v1/profiles
func (m *ProfilesMethods) Create(ctx context.Context, body NamedProfileInput, options ...Option) (*NamedProfile, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/v1/profiles", body: body, accept: "application/json", takesKey: true}, options, asJSON[*NamedProfile])
}

// Get: Read a further company profile.
//
// Plan: Pro and Enterprise. Scope: `profile:read`.
//
// GET /v1/profiles/{id}
func (m *ProfilesMethods) Get(ctx context.Context, id string, options ...Option) (*NamedProfile, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/profiles/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[*NamedProfile])
}

// Replace: Replace a further company profile.
//
// Stores the name and the profile as a whole. With `If-Match` it is replaced only if its `ETag` is still the one you
// send.
//
// Plan: Enterprise. Scope: `profile:write`.
//
// PUT /v1/profiles/{id}
func (m *ProfilesMethods) Replace(ctx context.Context, id string, body NamedProfileInput, options ...Option) (*NamedProfile, error) {
	return call(ctx, m.settings, operation{method: "PUT", path: "/v1/profiles/{}", parts: []string{id}, body: body, accept: "application/json"}, options, asJSON[*NamedProfile])
}

// Delete: Delete a further company profile.
//
// A profile that keywords or schedules of reports use is not deleted: change or delete these first.
//
// Plan: Pro and Enterprise. Scope: `profile:write`.
//
// DELETE /v1/profiles/{id}
func (m *ProfilesMethods) Delete(ctx context.Context, id string, options ...Option) error {
	_, err := call(ctx, m.settings, operation{method: "DELETE", path: "/v1/profiles/{}", parts: []string{id}, accept: "application/json"}, options, asJSON[struct{}])
	return err
}
