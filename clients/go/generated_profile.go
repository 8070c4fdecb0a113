// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"net/url"
)

// Profile: What the company has declared about itself.
type Profile struct {
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

	// When it was last changed; `null` = it has not been stored yet.
	UpdatedAt *Timestamp `json:"updatedAt"`
}

// ProfileSeat: A registered place of business.
type ProfileSeat struct {
	// Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code.
	Region string `json:"region"`

	// `head` = head office (본사), `branch` = branch (지사).
	Kind ProfileSeatKind `json:"kind"`
}

// ProfileSeatKind is one of the words below, or one that a newer service knows.
type ProfileSeatKind string

// The known words of [ProfileSeatKind].
const (
	ProfileSeatKindHead   ProfileSeatKind = "head"
	ProfileSeatKindBranch ProfileSeatKind = "branch"
)

// ProfileSize is one of the words below, or one that a newer service knows.
type ProfileSize string

// The known words of [ProfileSize].
const (
	ProfileSizeMicro  ProfileSize = "micro"
	ProfileSizeSmall  ProfileSize = "small"
	ProfileSizeMedium ProfileSize = "medium"
	ProfileSizeLarge  ProfileSize = "large"
)

// ProfileComplete is one of the words below, or one that a newer service knows.
type ProfileComplete string

// The known words of [ProfileComplete].
const (
	ProfileCompleteLicences ProfileComplete = "licences"
	ProfileCompleteSeats    ProfileComplete = "seats"
	ProfileCompleteProducts ProfileComplete = "products"
)

// ProfileLicence: A licence or registration that the company holds.
type ProfileLicence struct {
	// Industry code, as `GET /v1/codes/industries` lists them.
	Code string `json:"code"`

	// Name of the industry.
	Name string `json:"name"`

	// Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.
	Until *string `json:"until"`
}

// ProfileProduct: A product that the company is registered for.
type ProfileProduct struct {
	// Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).
	Code string `json:"code"`

	// Whether the company makes the product itself; `null` = not declared.
	Manufactures *bool `json:"manufactures"`
}

// ProfileCertificate: A certificate of the company.
type ProfileCertificate struct {
	// `sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
	// `startup` = 창업기업.
	Kind ProfileCertificateKind `json:"kind"`

	// Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.
	Until *string `json:"until"`
}

// ProfileCertificateKind is one of the words below, or one that a newer service knows.
type ProfileCertificateKind string

// The known words of [ProfileCertificateKind].
const (
	ProfileCertificateKindSme              ProfileCertificateKind = "sme"
	ProfileCertificateKindDirectProduction ProfileCertificateKind = "directProduction"
	ProfileCertificateKindWomen            ProfileCertificateKind = "women"
	ProfileCertificateKindDisabled         ProfileCertificateKind = "disabled"
	ProfileCertificateKindSocial           ProfileCertificateKind = "social"
	ProfileCertificateKindStartup          ProfileCertificateKind = "startup"
)

// ProfileTrackRecord: A completed contract.
type ProfileTrackRecord struct {
	// What was done or delivered.
	What string `json:"what"`

	// Amount in won.
	Amount *int64 `json:"amount"`

	// Day of completion.
	At *string `json:"at"`
}

// ProfileInput: The company profile to store. Absent fields become empty or `null`: the profile is replaced as a
// whole.
type ProfileInput struct {
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

// ProfileInputSeat: A registered place of business.
type ProfileInputSeat struct {
	// Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code.
	Region string `json:"region"`

	// `head` = head office (본사), `branch` = branch (지사).
	Kind ProfileSeatKind `json:"kind"`
}

// ProfileInputLicence: A licence or registration that the company holds.
type ProfileInputLicence struct {
	// Industry code, as `GET /v1/codes/industries` lists them.
	Code string `json:"code"`

	// Name of the industry.
	Name string `json:"name"`

	// Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.
	Until Optional[string] `json:"until,omitempty"`
}

// ProfileInputProduct: A product that the company is registered for.
type ProfileInputProduct struct {
	// Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).
	Code string `json:"code"`

	// Whether the company makes the product itself; `null` = not declared.
	Manufactures Optional[bool] `json:"manufactures,omitempty"`
}

// ProfileInputCertificate: A certificate of the company.
type ProfileInputCertificate struct {
	// `sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
	// `startup` = 창업기업.
	Kind ProfileCertificateKind `json:"kind"`

	// Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.
	Until Optional[string] `json:"until,omitempty"`
}

// ProfileInputTrackRecord: A completed contract.
type ProfileInputTrackRecord struct {
	// What was done or delivered.
	What string `json:"what"`

	// Amount in won.
	Amount Optional[int64] `json:"amount,omitempty"`

	// Day of completion.
	At Optional[string] `json:"at,omitempty"`
}

// RegistryEntry: What the registry of the portal lists of a company, which may have more than is listed.
type RegistryEntry struct {
	// The number without hyphens.
	BusinessNo string `json:"businessNo"`

	// Name of the company; `null` = the registry lists no company with this number, or `company` was not read.
	Name *string `json:"name"`

	// Places of business.
	Seats []RegistryEntrySeat `json:"seats"`

	// Registered industries, each code once.
	Licences []RegistryEntryLicence `json:"licences"`

	// Registered products, each code once.
	Products []RegistryEntryProduct `json:"products"`

	// Exclusions from bidding that are in force (부정당업자 제재). The registry does not list past and suspended ones.
	Sanctions []RegistryEntrySanction `json:"sanctions"`

	// Lists that lack rows of the registry: there were more than fit, or some could not be read.
	Truncated []RegistryEntryTruncated `json:"truncated"`

	// Lists that the portal did not return; they are empty here.
	NotExamined []RegistryEntryTruncated `json:"notExamined"`

	// When the portal was read.
	FetchedAt Timestamp `json:"fetchedAt"`
}

// RegistryEntrySeat: a part of other types.
type RegistryEntrySeat struct {
	// Code of the region, as a company profile takes it; `null` = the text names no known region.
	Region *string `json:"region"`

	// `head` if the registry calls it a head office (본사), otherwise `branch`.
	Kind ProfileSeatKind `json:"kind"`

	// The place as the registry has it.
	Text *string `json:"text"`
}

// RegistryEntryLicence: a part of other types.
type RegistryEntryLicence struct {
	// Industry code.
	Code string `json:"code"`

	// Name of the industry.
	Name string `json:"name"`

	// Day of registration.
	RegisteredOn *string `json:"registeredOn"`

	// Last day on which it is valid; `9999-12-31` = it does not expire; `null` = the registry has no day, or one that
	// cannot be read.
	Until *string `json:"until"`

	// State in the words of the registry.
	Status *string `json:"status"`

	// Today in Seoul: `valid` = its last day has not passed, or the registry calls it normal; `undated` = listed without
	// a last day and without a state; `expired` = its last day has passed, or the registry calls it expired; `unclear` =
	// its day cannot be read, or its state is another.
	State RegistryEntryLicenceState `json:"state"`
}

// RegistryEntryLicenceState is one of the words below, or one that a newer service knows.
type RegistryEntryLicenceState string

// The known words of [RegistryEntryLicenceState].
const (
	RegistryEntryLicenceStateValid   RegistryEntryLicenceState = "valid"
	RegistryEntryLicenceStateUndated RegistryEntryLicenceState = "undated"
	RegistryEntryLicenceStateExpired RegistryEntryLicenceState = "expired"
	RegistryEntryLicenceStateUnclear RegistryEntryLicenceState = "unclear"
)

// RegistryEntryProduct: a part of other types.
type RegistryEntryProduct struct {
	// Item number with 10 digits.
	Code string `json:"code"`

	// Name of the item.
	Name *string `json:"name"`

	// Whether it is registered as made by the company; `null` = the registry does not say.
	Manufactures *bool `json:"manufactures"`
}

// RegistryEntrySanction: a part of other types.
type RegistryEntrySanction struct {
	// First day.
	From *string `json:"from"`

	// Last day.
	Until *string `json:"until"`

	// Agency that reported it.
	Agency *string `json:"agency"`

	// Law.
	Basis *string `json:"basis"`

	// State in the words of the registry.
	Status *string `json:"status"`
}

// RegistryEntryTruncated is one of the words below, or one that a newer service knows.
type RegistryEntryTruncated string

// The known words of [RegistryEntryTruncated].
const (
	RegistryEntryTruncatedCompany   RegistryEntryTruncated = "company"
	RegistryEntryTruncatedLicences  RegistryEntryTruncated = "licences"
	RegistryEntryTruncatedProducts  RegistryEntryTruncated = "products"
	RegistryEntryTruncatedSanctions RegistryEntryTruncated = "sanctions"
)

// ProfileGetRegistryEntryQuery is what GetRegistryEntry can be asked; nothing has to be.
type ProfileGetRegistryEntryQuery struct {
	// Business registration number: ten digits, with or without hyphens.
	BusinessNo string
}

func (q *ProfileGetRegistryEntryQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "businessNo", q.BusinessNo)
	return values
}

// ProfileMethods: The company profile, and whether the company may bid on a notice.
type ProfileMethods struct{ settings settings }

// Get: Read the company profile.
//
// What the account has declared about its company. An account has one profile; before it is first stored, everything
// is empty and `updatedAt` is `null`.
//
// Plan: Pro and Enterprise. Scope: `profile:read`.
//
// GET /v1/profile
func (m *ProfileMethods) Get(ctx context.Context, options ...Option) (*Profile, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/profile", accept: "application/json"}, options, asJSON[*Profile])
}

// Replace: Replace the company profile.
//
// Stores the profile as a whole. What is absent counts as not declared, never as missing, unless `complete` names its
// list. With `If-Match` the profile is replaced only if its `ETag` is still the one you send.
//
// Plan: Pro and Enterprise. Scope: `profile:write`.
//
// PUT /v1/profile
func (m *ProfileMethods) Replace(ctx context.Context, body ProfileInput, options ...Option) (*Profile, error) {
	return call(ctx, m.settings, operation{method: "PUT", path: "/v1/profile", body: body, accept: "application/json"}, options, asJSON[*Profile])
}

// GetRegistryEntry: Look up a company in the registry of the portal.
//
// Returns what KONEPS lists of the company with this business number: name, place, industries, products and exclusions
// from bidding. Use it to fill in a company profile: nothing is stored. A company may have more than is listed, so an
// entry never makes a list of the profile complete. A result is reused for an hour.
//
// Plan: Pro and Enterprise. Scope: `profile:read`.
//
// GET /v1/profile/registry
func (m *ProfileMethods) GetRegistryEntry(ctx context.Context, query *ProfileGetRegistryEntryQuery, options ...Option) (*RegistryEntry, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/profile/registry", query: query.values(), accept: "application/json"}, options, asJSON[*RegistryEntry])
}
