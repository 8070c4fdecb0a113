// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"fmt"
	"io"
	"iter"
	"net/url"
)

// Explanation: the schema of this name in openapi.json.
type Explanation struct {
	// How the search text was understood
	Query *string `json:"query"`

	// Each filter on its own
	Filters []ExplanationFilter `json:"filters"`

	// Hints on why few or no notices match, in the language of `Content-Language`
	Hints []string `json:"hints"`
}

// ExplanationFilter: a part of other types.
type ExplanationFilter struct {
	// Name of the filter
	Name string `json:"name"`

	// Number of notices that match this filter alone
	Notices int64 `json:"notices"`
}

// SearchedAttachments: What a search with `in` covers, counted at most a minute ago. A file that is not searched is
// not found by any word.
type SearchedAttachments struct {
	// Attachments that are fetched or to be fetched
	Files int64 `json:"files"`

	// Attachments whose text is searched
	Searched int64 `json:"searched"`

	// Attachments that are still to be fetched, read or indexed; the others have no readable text
	Waiting int64 `json:"waiting"`
}

// FacetCounts: The number of notices for each value of a filter.
type FacetCounts struct {
	// The filter
	Name BidsListFacet `json:"name"`

	// Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those with
	// notices, newest first
	Values []FacetCountsValue `json:"values"`
}

// BidsListFacet is one of the words below, or one that a newer service knows.
type BidsListFacet string

// The known words of [BidsListFacet].
const (
	BidsListFacetStatus      BidsListFacet = "status"
	BidsListFacetBsnsDiv     BidsListFacet = "bsnsDiv"
	BidsListFacetRegion      BidsListFacet = "region"
	BidsListFacetRegionLimit BidsListFacet = "regionLimit"
	BidsListFacetAgency      BidsListFacet = "agency"
	BidsListFacetMonth       BidsListFacet = "month"
)

// FacetCountsValue: a part of other types.
type FacetCountsValue struct {
	// A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as `2026-11`
	Value string `json:"value"`

	// Name of the agency
	Name *string `json:"name,omitempty"`

	// Number of notices that the search would find with this value alone in the filter; with `agency` those that name the
	// agency, with `month` those found that were posted in it
	Notices int64 `json:"notices"`
}

// BidList: A page of notices
type BidList = Page[Bid, BidListMeta]

// BidListMeta: a part of other types.
type BidListMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// Explain is the field with this name.
	Explain *Explanation `json:"explain,omitempty"`

	// SearchedAttachments is the field with this name.
	SearchedAttachments *SearchedAttachments `json:"searchedAttachments,omitempty"`

	// The requested filters, each once.
	Facets []FacetCounts `json:"facets,omitempty"`
}

// Award: the schema of this name in openapi.json.
type Award struct {
	// Revision number given by the source
	Revision int `json:"revision"`

	// Lot
	Lot string `json:"lot"`

	// Number of the re-bid, 0 = the first bidding
	Rebid int `json:"rebid"`

	// How the round ended
	State AwardState `json:"state"`

	// When it was decided
	At *Timestamp `json:"at"`

	// The first of `winners`
	Winner *AwardWinnerPart `json:"winner"`

	// Every firm that won, as the source lists them
	Winners []AwardWinner `json:"winners"`

	// When the bids were opened
	OpenedAt *Timestamp `json:"openedAt"`

	// Winning amount of all winners together
	Amount *int64 `json:"amount"`

	// ISO 4217
	Currency string `json:"currency"`

	// Award rate, %
	Rate *float64 `json:"rate"`

	// The price that the rate is a percentage of
	RateBasis *AwardRateBasis `json:"rateBasis"`

	// Planned price (예정가격)
	PlannedPrice *int64 `json:"plannedPrice"`

	// Base amount (기초금액) at the opening
	BaseAmount *int64 `json:"baseAmount"`

	// Number of bidders
	Bidders *int `json:"bidders"`

	// Why the bidding failed or was cancelled
	Reason *string `json:"reason"`

	// When the result was corrected
	CorrectedAt *Timestamp `json:"correctedAt"`
}

// AwardState is one of the words below, or one that a newer service knows.
type AwardState string

// The known words of [AwardState].
const (
	AwardStateAwarded   AwardState = "awarded"
	AwardStateFailed    AwardState = "failed"
	AwardStateCancelled AwardState = "cancelled"
)

// AwardWinnerPart: The first of `winners`
type AwardWinnerPart struct {
	// Name of the firm
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`
}

// NoticeWithdrawal: When and why a notice was withdrawn
type NoticeWithdrawal struct {
	// When this service recorded the withdrawal
	At Timestamp `json:"at"`

	// The reason that the source or the operator gave
	Reason *string `json:"reason"`

	// The notice that remains, if both turned out to be the same one
	SameAs *string `json:"sameAs"`
}

// BidChange: the schema of this name in openapi.json.
type BidChange struct {
	// `delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`
	Op BidChangeOp `json:"op"`

	// Notice
	NoticeNo string `json:"noticeNo"`

	// Version
	Version int `json:"version"`

	// Bid is the field with this name.
	Bid *Bid `json:"bid,omitempty"`

	// With `awards=true`: results, one per lot and round
	Awards []Award `json:"awards,omitempty"`

	// Withdrawal is the field with this name.
	Withdrawal *NoticeWithdrawal `json:"withdrawal,omitempty"`
}

// BidChangeOp is one of the words below, or one that a newer service knows.
type BidChangeOp string

// The known words of [BidChangeOp].
const (
	BidChangeOpUpsert BidChangeOp = "upsert"
	BidChangeOpDelete BidChangeOp = "delete"
)

// BidChanges: the schema of this name in openapi.json.
type BidChanges = Page[BidChange, BidChangesMeta]

// BidChangesMeta: a part of other types.
type BidChangesMeta struct {
	// Cursor for the next call
	NextCursor string `json:"nextCursor"`

	// Whether more can be fetched right away
	HasMore bool `json:"hasMore"`
}

// Revision: the schema of this name in openapi.json.
type Revision struct {
	// Version number given by this service
	Version int `json:"version"`

	// Revision number given by the source
	Revision int `json:"revision"`

	// When this version was recorded
	At Timestamp `json:"at"`

	// Changes from the version before
	Changes []FieldChange `json:"changes"`
}

// SimilarAward: the schema of this name in openapi.json.
type SimilarAward struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// Agency
	Agency string `json:"agency"`

	// Winning amount
	Amount *int64 `json:"amount"`

	// ISO 4217
	Currency string `json:"currency"`

	// Award rate, %
	Rate *float64 `json:"rate"`

	// When it was awarded
	At *Timestamp `json:"at"`
}

// PreSpecification: the schema of this name in openapi.json.
type PreSpecification struct {
	// Number of the pre-specification
	Number string `json:"number"`

	// Title of the planned purchase
	Title string `json:"title"`

	// Agency that plans to buy
	Agency string `json:"agency"`

	// Demand agency (수요기관)
	DemandAgency *string `json:"demandAgency"`

	// Budget (배정예산), in won
	Budget *int64 `json:"budget"`

	// When it was published
	ReceivedAt Timestamp `json:"receivedAt"`

	// Deadline for firms to comment
	OpinionsUntil *Timestamp `json:"opinionsUntil"`

	// Its documents
	Documents []BidDetailAttachment `json:"documents"`
}

// BidDetailAttachment: a part of other types.
type BidDetailAttachment struct {
	// File name
	Name string `json:"name"`

	// Address of the file
	URL string `json:"url"`
}

// BidDetail: the schema of this name in openapi.json.
type BidDetail struct {
	// Identifier of the notice
	NoticeNo string `json:"noticeNo"`

	// Title of the notice
	Title string `json:"title"`

	// Name of the issuing agency
	Agency string `json:"agency"`

	// Business category
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Estimated price (추정가격, without VAT), in whole units of `currency`
	EstimatedPrice *int64 `json:"estimatedPrice"`

	// End of bidding
	CloseAt *Timestamp `json:"closeAt"`

	// When bids are planned to be opened
	OpenAt *Timestamp `json:"openAt"`

	// Notice on the procurement portal
	DetailURL string `json:"detailUrl"`

	// The account's active keywords that match this notice
	MatchedKeywords []string `json:"matchedKeywords"`

	// ISO 4217
	Currency string `json:"currency"`

	// Budget (배정예산, with VAT)
	Budget *int64 `json:"budget"`

	// Base amount (기초금액)
	BaseAmount *int64 `json:"baseAmount"`

	// Lowest rate that can win (낙찰하한율), %
	FloorRate *float64 `json:"floorRate"`

	// Award method (낙찰방법)
	AwardMethod *string `json:"awardMethod"`

	// Contract method (계약방법)
	ContractMethod *string `json:"contractMethod"`

	// Start of bidding
	BidStartAt *Timestamp `json:"bidStartAt"`

	// Code of the issuing agency
	AgencyCode *string `json:"agencyCode"`

	// Name of the demand agency (수요기관)
	DemandAgency *string `json:"demandAgency"`

	// Code of the demand agency (수요기관)
	DemandAgencyCode *string `json:"demandAgencyCode"`

	// Status at the moment of the response
	Status BidStatus `json:"status"`

	// Kind of the newest version
	Kind BidKind `json:"kind"`

	// Marked urgent (긴급)
	Urgent bool `json:"urgent"`

	// Revision number given by the source
	Revision int `json:"revision"`

	// Version number given by this service, from 1
	Version int `json:"version"`

	// Number of the earlier notice that this one re-announces (재공고)
	PreviousNoticeNo *string `json:"previousNoticeNo"`

	// Number of the later notice that re-announces this one
	NextNoticeNo *string `json:"nextNoticeNo"`

	// When the notice was posted
	PostedAt Timestamp `json:"postedAt"`

	// When this service recorded this version
	UpdatedAt Timestamp `json:"updatedAt"`

	// Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say
	Regions []string `json:"regions"`

	// `true` if the region limit could not be read reliably: check the notice itself
	RegionCheckNeeded bool `json:"regionCheckNeeded"`

	// Industries the notice is limited to; empty = no limit, or the source does not say
	Industries []BidIndustry `json:"industries"`

	// Source of the notice
	Source string `json:"source"`

	// Address of the record at its source
	SourceURL *string `json:"sourceUrl"`

	// Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or `profile`
	// names another
	Eligibility *BidEligibility `json:"eligibility,omitempty"`

	// Every version, newest first
	Revisions []Revision `json:"revisions"`

	// Documents of the notice
	Attachments []BidDetailAttachment `json:"attachments"`

	// Until when firms must be registered to bid (입찰참가자격등록 마감)
	QualificationCloseAt *Timestamp `json:"qualificationCloseAt"`

	// When the briefing (현장설명 or 설명회) takes place
	SiteBriefingAt *Timestamp `json:"siteBriefingAt"`

	// Where the briefing (현장설명 or 설명회) takes place
	SiteBriefingPlace *string `json:"siteBriefingPlace"`

	// How firms may contract together (공동수급), as the source words it
	JointContracting *string `json:"jointContracting"`

	// Until when firms that bid together must file their agreement (공동수급협정서)
	JointAgreementCloseAt *Timestamp `json:"jointAgreementCloseAt"`

	// Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically)
	BidBond *string `json:"bidBond"`

	// Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works
	NetConstructionCost *int64 `json:"netConstructionCost"`

	// Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems`
	FixedCosts *int64 `json:"fixedCosts"`

	// What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts
	FixedCostItems []BidFixedCostItem `json:"fixedCostItems"`

	// Results, one per lot and round
	Awards []Award `json:"awards"`

	// Past awards of the same category and trade with similar titles, the most similar first; empty if none is similar
	// enough
	SimilarAwards []SimilarAward `json:"similarAwards"`

	// Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source
	PreSpecifications []PreSpecification `json:"preSpecifications"`

	// When the notice was last fetched from its source
	FetchedAt Timestamp `json:"fetchedAt"`
}

// BidLookup: the schema of this name in openapi.json.
type BidLookup struct {
	// Notice numbers, also with a revision, as in `R26BK00000001-000`. Both forms return the newest state.
	NoticeNos []string `json:"noticeNos"`

	// Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields.
	Fields Optional[[]BidLookupField] `json:"fields,omitempty"`
}

// BidLookupField is one of the words below, or one that a newer service knows.
type BidLookupField string

// The known words of [BidLookupField].
const (
	BidLookupFieldNoticeNo              BidLookupField = "noticeNo"
	BidLookupFieldTitle                 BidLookupField = "title"
	BidLookupFieldAgency                BidLookupField = "agency"
	BidLookupFieldBsnsDiv               BidLookupField = "bsnsDiv"
	BidLookupFieldEstimatedPrice        BidLookupField = "estimatedPrice"
	BidLookupFieldCloseAt               BidLookupField = "closeAt"
	BidLookupFieldOpenAt                BidLookupField = "openAt"
	BidLookupFieldDetailURL             BidLookupField = "detailUrl"
	BidLookupFieldMatchedKeywords       BidLookupField = "matchedKeywords"
	BidLookupFieldCurrency              BidLookupField = "currency"
	BidLookupFieldBudget                BidLookupField = "budget"
	BidLookupFieldBaseAmount            BidLookupField = "baseAmount"
	BidLookupFieldFloorRate             BidLookupField = "floorRate"
	BidLookupFieldAwardMethod           BidLookupField = "awardMethod"
	BidLookupFieldContractMethod        BidLookupField = "contractMethod"
	BidLookupFieldBidStartAt            BidLookupField = "bidStartAt"
	BidLookupFieldAgencyCode            BidLookupField = "agencyCode"
	BidLookupFieldDemandAgency          BidLookupField = "demandAgency"
	BidLookupFieldDemandAgencyCode      BidLookupField = "demandAgencyCode"
	BidLookupFieldStatus                BidLookupField = "status"
	BidLookupFieldKind                  BidLookupField = "kind"
	BidLookupFieldUrgent                BidLookupField = "urgent"
	BidLookupFieldRevision              BidLookupField = "revision"
	BidLookupFieldVersion               BidLookupField = "version"
	BidLookupFieldPreviousNoticeNo      BidLookupField = "previousNoticeNo"
	BidLookupFieldNextNoticeNo          BidLookupField = "nextNoticeNo"
	BidLookupFieldPostedAt              BidLookupField = "postedAt"
	BidLookupFieldUpdatedAt             BidLookupField = "updatedAt"
	BidLookupFieldRegions               BidLookupField = "regions"
	BidLookupFieldRegionCheckNeeded     BidLookupField = "regionCheckNeeded"
	BidLookupFieldIndustries            BidLookupField = "industries"
	BidLookupFieldSource                BidLookupField = "source"
	BidLookupFieldSourceURL             BidLookupField = "sourceUrl"
	BidLookupFieldQualificationCloseAt  BidLookupField = "qualificationCloseAt"
	BidLookupFieldSiteBriefingAt        BidLookupField = "siteBriefingAt"
	BidLookupFieldSiteBriefingPlace     BidLookupField = "siteBriefingPlace"
	BidLookupFieldJointContracting      BidLookupField = "jointContracting"
	BidLookupFieldJointAgreementCloseAt BidLookupField = "jointAgreementCloseAt"
	BidLookupFieldBidBond               BidLookupField = "bidBond"
	BidLookupFieldNetConstructionCost   BidLookupField = "netConstructionCost"
	BidLookupFieldFixedCosts            BidLookupField = "fixedCosts"
	BidLookupFieldFixedCostItems        BidLookupField = "fixedCostItems"
)

// LookedUpBid: A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`.
type LookedUpBid struct {
	// The number as it was sent
	Asked string `json:"asked"`

	// Bid is the field with this name.
	Bid *Bid `json:"bid"`

	// Withdrawal is the field with this name.
	Withdrawal *NoticeWithdrawal `json:"withdrawal,omitempty"`
}

// LookedUpBids: Notices found by their numbers
type LookedUpBids = Page[LookedUpBid, struct{}]

// BidSearch: A search: the parameters of `GET /v1/bids` as fields. A filter with several values is a list.
type BidSearch struct {
	// Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
	// notice number finds that notice.
	Keyword Optional[string] `json:"keyword,omitempty"`

	// Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`.
	// With `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has
	// `foundIn`.
	In Optional[KeywordIn] `json:"in,omitempty"`

	// Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
	Agency Optional[[]string] `json:"agency,omitempty"`

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any
	// one of the values is enough.
	Industry Optional[[]string] `json:"industry,omitempty"`

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
	// values is enough.
	Region Optional[[]string] `json:"region,omitempty"`

	// Business category. Any one of the values is enough.
	BsnsDiv Optional[[]BidsListBsnsDiv] `json:"bsnsDiv,omitempty"`

	// Part of the contract method (계약방법). Any one of the values is enough.
	ContractMethod Optional[[]string] `json:"contractMethod,omitempty"`

	// Part of the award method (낙찰방법). Any one of the values is enough.
	AwardMethod Optional[[]string] `json:"awardMethod,omitempty"`

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Any one of the values is enough.
	RegionLimit Optional[[]BidsListRegionLimit] `json:"regionLimit,omitempty"`

	// Lower bound of the estimated price, inclusive.
	MinAmt Optional[int64] `json:"minAmt,omitempty"`

	// Upper bound of the estimated price, inclusive.
	MaxAmt Optional[int64] `json:"maxAmt,omitempty"`

	// Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
	Currency Optional[string] `json:"currency,omitempty"`

	// What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.
	UnknownAmt Optional[BidsListUnknownAmt] `json:"unknownAmt,omitempty"`

	// Status at the moment of the response.
	Status Optional[[]BidStatus] `json:"status,omitempty"`

	// Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseFrom Optional[string] `json:"closeFrom,omitempty"`

	// Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseTo Optional[string] `json:"closeTo,omitempty"`

	// Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day in
	// Seoul.
	OpenFrom Optional[string] `json:"openFrom,omitempty"`

	// Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day
	// in Seoul.
	OpenTo Optional[string] `json:"openTo,omitempty"`

	// Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul.
	PostedFrom Optional[string] `json:"postedFrom,omitempty"`

	// Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
	PostedTo Optional[string] `json:"postedTo,omitempty"`

	// Only notices whose newest version this service recorded at this time or later. A time with offset, or a date, which
	// is the whole day in Seoul.
	UpdatedFrom Optional[string] `json:"updatedFrom,omitempty"`

	// Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date,
	// which is the whole day in Seoul.
	UpdatedTo Optional[string] `json:"updatedTo,omitempty"`

	// `true`: only notices marked urgent (긴급); `false`: only the others.
	Urgent Optional[bool] `json:"urgent,omitempty"`

	// Kind of the newest version (공고종류). Any one of the values is enough.
	Kind Optional[[]BidKind] `json:"kind,omitempty"`

	// Source of the notice, exactly as in its field. Any one of the values is enough.
	Source Optional[[]string] `json:"source,omitempty"`

	// Only notices with an award to this firm, as the statistics count awards: its business number, with or without
	// hyphens, or part of its name. Any one of the values is enough.
	Winner Optional[[]string] `json:"winner,omitempty"`

	// Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.
	// Default: "-postedAt".
	Sort Optional[BidsListSort] `json:"sort,omitempty"`

	// `true`: only notices that active keywords of the account match; `false`: only the others.
	Matched Optional[bool] `json:"matched,omitempty"`

	// Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
	// Any one of several verdicts is enough.
	Eligibility Optional[[]BidEligibility] `json:"eligibility,omitempty"`

	// A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
	// their own companies. Default: the company profile of the account.
	Profile Optional[string] `json:"profile,omitempty"`

	// Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. CSV and XLSX
	// then have only these columns.
	Fields Optional[[]BidsListField] `json:"fields,omitempty"`

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language Optional[ReportLanguage] `json:"language,omitempty"`

	// Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.
	Explain Optional[bool] `json:"explain,omitempty"`

	// Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged.
	// `agency`: the 40 busiest agencies; `month`: the months of posting. Name several filters to count each of them.
	Facets Optional[[]BidsListFacet] `json:"facets,omitempty"`

	// Page number, from 1. Default: 1.
	Page Optional[int] `json:"page,omitempty"`

	// Number of items on a page. Default: 20.
	PageSize Optional[int] `json:"pageSize,omitempty"`

	// From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if it has none.
	Anchor Optional[string] `json:"anchor,omitempty"`
}

// KeywordIn is one of the words below, or one that a newer service knows.
type KeywordIn string

// The known words of [KeywordIn].
const (
	KeywordInTitle       KeywordIn = "title"
	KeywordInAttachments KeywordIn = "attachments"
	KeywordInAll         KeywordIn = "all"
)

// BidsListBsnsDiv is one of the words below, or one that a newer service knows.
type BidsListBsnsDiv string

// The known words of [BidsListBsnsDiv].
const (
	BidsListBsnsDiv물품       BidsListBsnsDiv = "물품"
	BidsListBsnsDiv용역       BidsListBsnsDiv = "용역"
	BidsListBsnsDiv공사       BidsListBsnsDiv = "공사"
	BidsListBsnsDiv외자       BidsListBsnsDiv = "외자"
	BidsListBsnsDiv기타       BidsListBsnsDiv = "기타"
	BidsListBsnsDivGoods    BidsListBsnsDiv = "goods"
	BidsListBsnsDivServices BidsListBsnsDiv = "services"
	BidsListBsnsDivWorks    BidsListBsnsDiv = "works"
	BidsListBsnsDivForeign  BidsListBsnsDiv = "foreign"
	BidsListBsnsDivOther    BidsListBsnsDiv = "other"
)

// BidsListRegionLimit is one of the words below, or one that a newer service knows.
type BidsListRegionLimit string

// The known words of [BidsListRegionLimit].
const (
	BidsListRegionLimitLimited    BidsListRegionLimit = "limited"
	BidsListRegionLimitNationwide BidsListRegionLimit = "nationwide"
	BidsListRegionLimitUnstated   BidsListRegionLimit = "unstated"
)

// BidsListUnknownAmt is one of the words below, or one that a newer service knows.
type BidsListUnknownAmt string

// The known words of [BidsListUnknownAmt].
const (
	BidsListUnknownAmtInclude BidsListUnknownAmt = "include"
	BidsListUnknownAmtExclude BidsListUnknownAmt = "exclude"
	BidsListUnknownAmtOnly    BidsListUnknownAmt = "only"
)

// BidsListSort is one of the words below, or one that a newer service knows.
type BidsListSort string

// The known words of [BidsListSort].
const (
	BidsListSortPostedAtDescending       BidsListSort = "-postedAt"
	BidsListSortPostedAt                 BidsListSort = "postedAt"
	BidsListSortCloseAt                  BidsListSort = "closeAt"
	BidsListSortCloseAtDescending        BidsListSort = "-closeAt"
	BidsListSortEstimatedPrice           BidsListSort = "estimatedPrice"
	BidsListSortEstimatedPriceDescending BidsListSort = "-estimatedPrice"
	BidsListSortUpdatedAtDescending      BidsListSort = "-updatedAt"
	BidsListSortUpdatedAt                BidsListSort = "updatedAt"
)

// BidsListField is one of the words below, or one that a newer service knows.
type BidsListField string

// The known words of [BidsListField].
const (
	BidsListFieldNoticeNo              BidsListField = "noticeNo"
	BidsListFieldTitle                 BidsListField = "title"
	BidsListFieldAgency                BidsListField = "agency"
	BidsListFieldBsnsDiv               BidsListField = "bsnsDiv"
	BidsListFieldEstimatedPrice        BidsListField = "estimatedPrice"
	BidsListFieldCloseAt               BidsListField = "closeAt"
	BidsListFieldOpenAt                BidsListField = "openAt"
	BidsListFieldDetailURL             BidsListField = "detailUrl"
	BidsListFieldMatchedKeywords       BidsListField = "matchedKeywords"
	BidsListFieldCurrency              BidsListField = "currency"
	BidsListFieldBudget                BidsListField = "budget"
	BidsListFieldBaseAmount            BidsListField = "baseAmount"
	BidsListFieldFloorRate             BidsListField = "floorRate"
	BidsListFieldAwardMethod           BidsListField = "awardMethod"
	BidsListFieldContractMethod        BidsListField = "contractMethod"
	BidsListFieldBidStartAt            BidsListField = "bidStartAt"
	BidsListFieldAgencyCode            BidsListField = "agencyCode"
	BidsListFieldDemandAgency          BidsListField = "demandAgency"
	BidsListFieldDemandAgencyCode      BidsListField = "demandAgencyCode"
	BidsListFieldStatus                BidsListField = "status"
	BidsListFieldKind                  BidsListField = "kind"
	BidsListFieldUrgent                BidsListField = "urgent"
	BidsListFieldRevision              BidsListField = "revision"
	BidsListFieldVersion               BidsListField = "version"
	BidsListFieldPreviousNoticeNo      BidsListField = "previousNoticeNo"
	BidsListFieldNextNoticeNo          BidsListField = "nextNoticeNo"
	BidsListFieldPostedAt              BidsListField = "postedAt"
	BidsListFieldUpdatedAt             BidsListField = "updatedAt"
	BidsListFieldRegions               BidsListField = "regions"
	BidsListFieldRegionCheckNeeded     BidsListField = "regionCheckNeeded"
	BidsListFieldIndustries            BidsListField = "industries"
	BidsListFieldSource                BidsListField = "source"
	BidsListFieldSourceURL             BidsListField = "sourceUrl"
	BidsListFieldEligibility           BidsListField = "eligibility"
	BidsListFieldQualificationCloseAt  BidsListField = "qualificationCloseAt"
	BidsListFieldSiteBriefingAt        BidsListField = "siteBriefingAt"
	BidsListFieldSiteBriefingPlace     BidsListField = "siteBriefingPlace"
	BidsListFieldJointContracting      BidsListField = "jointContracting"
	BidsListFieldJointAgreementCloseAt BidsListField = "jointAgreementCloseAt"
	BidsListFieldBidBond               BidsListField = "bidBond"
	BidsListFieldNetConstructionCost   BidsListField = "netConstructionCost"
	BidsListFieldFixedCosts            BidsListField = "fixedCosts"
	BidsListFieldFixedCostItems        BidsListField = "fixedCostItems"
)

// NeighbourPage: Fields to replace in the same search to get the previous or next page.
type NeighbourPage struct {
	// Number of the page
	Page int `json:"page"`

	// Where the page begins or ends; `null` if the number decides
	Anchor *string `json:"anchor"`
}

// BidSearchPage: A page of notices. `prev` and `next` are `null` where there is no such page.
type BidSearchPage = Page[Bid, BidSearchPageMeta]

// BidSearchPageMeta: a part of other types.
type BidSearchPageMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// Explain is the field with this name.
	Explain *Explanation `json:"explain,omitempty"`

	// SearchedAttachments is the field with this name.
	SearchedAttachments *SearchedAttachments `json:"searchedAttachments,omitempty"`

	// The requested filters, each once.
	Facets []FacetCounts `json:"facets,omitempty"`

	// Prev is the field with this name.
	Prev *NeighbourPage `json:"prev"`

	// Next is the field with this name.
	Next *NeighbourPage `json:"next"`
}

// Bidder: A firm that took part in an opening.
type Bidder struct {
	// Revision number given by the source
	Revision int `json:"revision"`

	// Lot
	Lot string `json:"lot"`

	// Number of the re-bid, 0 = the first bidding
	Rebid int `json:"rebid"`

	// Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks
	Rank *int `json:"rank"`

	// Name of the firm
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Amount of the bid
	Amount *int64 `json:"amount"`

	// Rate of the bid, %
	Rate *float64 `json:"rate"`

	// `null` = opened but not decided yet
	Won *bool `json:"won"`

	// Remark of the source on the bid, usually why it was excluded from the ranking
	Reason *string `json:"reason"`
}

// ReservePrice: One of the prices from which the planned price is drawn, usually 15 (복수예비가격).
type ReservePrice struct {
	// Number of the reserve price, from 1
	Number int `json:"number"`

	// Reserve price
	Price int64 `json:"price"`

	// It was drawn: the planned price is the mean of the drawn ones
	Drawn bool `json:"drawn"`

	// How many times bidders chose it; `null` where the source does not give it
	Draws *int `json:"draws"`
}

// BidOpening: One bidding for one lot, once its bids are opened.
type BidOpening struct {
	// Revision number given by the source
	Revision int `json:"revision"`

	// Lot
	Lot string `json:"lot"`

	// Number of the re-bid, 0 = the first bidding
	Rebid int `json:"rebid"`

	// How the round ended; `opened` = not decided yet
	State BidOpeningState `json:"state"`

	// When the bids were opened
	OpenedAt *Timestamp `json:"openedAt"`

	// ISO 4217
	Currency string `json:"currency"`

	// Number of bidders
	Bidders *int `json:"bidders"`

	// Number of bidders listed by the source; only these are in `items`
	Listed int `json:"listed"`

	// Planned price (예정가격)
	PlannedPrice *int64 `json:"plannedPrice"`

	// Base amount (기초금액) at the opening
	BaseAmount *int64 `json:"baseAmount"`

	// Reserve prices (복수예비가격) by number, as the source publishes them; empty if it publishes none or the planned price is
	// not drawn
	ReservePrices []ReservePrice `json:"reservePrices"`
}

// BidOpeningState is one of the words below, or one that a newer service knows.
type BidOpeningState string

// The known words of [BidOpeningState].
const (
	BidOpeningStateOpened    BidOpeningState = "opened"
	BidOpeningStateAwarded   BidOpeningState = "awarded"
	BidOpeningStateFailed    BidOpeningState = "failed"
	BidOpeningStateCancelled BidOpeningState = "cancelled"
)

// BidderList: A page of bidders and the openings they belong to
type BidderList = Page[Bidder, BidderListMeta]

// BidderListMeta: a part of other types.
type BidderListMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// The openings that the filters select, on every page
	Openings []BidOpening `json:"openings"`
}

// SharedSynonym: Two words for the same purchase.
type SharedSynonym struct {
	// Word in the title of the given notice
	Here string `json:"here"`

	// Word in the title of the similar notice
	There string `json:"there"`
}

// SimilarBid: A notice similar to another, and why.
type SimilarBid struct {
	// Bid is the field with this name.
	Bid Bid `json:"bid"`

	// How much of the given title the other title contains, %. Rare words weigh more than common ones, and words that
	// most titles have weigh nothing
	Similarity int `json:"similarity"`

	// Words that the two titles use for the same purchase, such as 청소 and 미화
	Synonyms []SharedSynonym `json:"synonyms"`

	// Whether the two require licences in common; notices without any licence are compared by title alone
	SameLicence bool `json:"sameLicence"`

	// Whether the same agency issued both
	SameAgency bool `json:"sameAgency"`
}

// SimilarBids: Notices similar to one notice
type SimilarBids = Page[SimilarBid, struct{}]

// RecurringEvidence: A past notice of the title
type RecurringEvidence struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// When it was posted
	PostedAt Timestamp `json:"postedAt"`

	// Status at this moment
	Status BidStatus `json:"status"`

	// Estimated price (추정가격)
	EstimatedPrice *int64 `json:"estimatedPrice"`

	// ISO 4217
	Currency string `json:"currency"`

	// Its newest award; `null` = none is known
	Award *RecurringEvidenceAward `json:"award"`
}

// RecurringEvidenceAward: Its newest award; `null` = none is known
type RecurringEvidenceAward struct {
	// Name of the first winner
	Winner *string `json:"winner"`

	// Its business registration number
	BusinessNo *string `json:"businessNo"`

	// Winning amount
	Amount *int64 `json:"amount"`

	// Currency of the amount
	Currency string `json:"currency"`

	// Award rate, %
	Rate *float64 `json:"rate"`
}

// RecurringNotice: A notice that its agency has posted about once a year. `bid` is the first notice of the newest
// year.
type RecurringNotice struct {
	// Month in which the next notice is expected: one year after `bid` was posted. An inference, not an announcement
	ExpectedMonth string `json:"expectedMonth"`

	// Earliest of the past posting days, moved to the expected year
	ExpectedFrom string `json:"expectedFrom"`

	// Latest of the past posting days, moved to the expected year
	ExpectedTo string `json:"expectedTo"`

	// `true`: `expectedTo` is over and no such notice has been posted
	Overdue bool `json:"overdue"`

	// Years in a row in which it was posted
	Years int `json:"years"`

	// Bid is the field with this name.
	Bid Bid `json:"bid"`

	// The notices of these years, newest first, at most 10. Re-notices are listed too
	Evidence []RecurringEvidence `json:"evidence"`
}

// RecurringNotices: A page of notices that recur every year
type RecurringNotices = Page[RecurringNotice, RecurringNoticesMeta]

// RecurringNoticesMeta: a part of other types.
type RecurringNoticesMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// When titles were last compared; once a minute at most
	AsOf Timestamp `json:"asOf"`
}

// AttachmentTextSummary: What was read from a file.
type AttachmentTextSummary struct {
	// `none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it,
	// `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM,
	// `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
	State AttachmentTextSummaryState `json:"state"`

	// Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added
	Reason *string `json:"reason"`

	// Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added
	Kind *string `json:"kind"`

	// Number of pages, sections or sheets with text; `null` = the format has none
	Pages *int `json:"pages"`

	// Number of characters of the text
	Characters *int64 `json:"characters"`

	// Number of parts of the text
	Parts int `json:"parts"`

	// Files in an archive whose text is missing or incomplete: the first 5 of them in a list of attachments, at most 100
	// with the text
	Unread []AttachmentTextSummaryUnread `json:"unread"`

	// Number of files in the archive whose text is missing or incomplete
	UnreadCount int `json:"unreadCount"`

	// When the file was read
	ReadAt *Timestamp `json:"readAt"`
}

// AttachmentTextSummaryState is one of the words below, or one that a newer service knows.
type AttachmentTextSummaryState string

// The known words of [AttachmentTextSummaryState].
const (
	AttachmentTextSummaryStateNone        AttachmentTextSummaryState = "none"
	AttachmentTextSummaryStatePending     AttachmentTextSummaryState = "pending"
	AttachmentTextSummaryStateText        AttachmentTextSummaryState = "text"
	AttachmentTextSummaryStatePartial     AttachmentTextSummaryState = "partial"
	AttachmentTextSummaryStatePlaceholder AttachmentTextSummaryState = "placeholder"
	AttachmentTextSummaryStateProtected   AttachmentTextSummaryState = "protected"
	AttachmentTextSummaryStateScanned     AttachmentTextSummaryState = "scanned"
	AttachmentTextSummaryStateUnsupported AttachmentTextSummaryState = "unsupported"
	AttachmentTextSummaryStateFailed      AttachmentTextSummaryState = "failed"
)

// AttachmentTextSummaryUnread: a part of other types.
type AttachmentTextSummaryUnread struct {
	// Path of the file in the archive
	Entry string `json:"entry"`

	// Its format, as `kind` of the archive
	Kind string `json:"kind"`

	// Its state, as `state` of the archive
	State string `json:"state"`

	// Why there is no text, or not all of it
	Reason *string `json:"reason"`
}

// AttachmentFile: A file attached to a notice.
type AttachmentFile struct {
	// Identifier of the attachment; the same as long as its notice and URL are the same
	ID string `json:"id"`

	// File name
	Name string `json:"name"`

	// Address of the file at the source
	URL string `json:"url"`

	// `notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could not be
	// fetched and is not tried again, `gone` = the source no longer has it
	State AttachmentFileState `json:"state"`

	// Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added
	Reason *string `json:"reason"`

	// When a pending file is tried again, after a failed attempt
	NextTryAt *Timestamp `json:"nextTryAt"`

	// Size of the file
	Bytes *int64 `json:"bytes"`

	// When the file was fetched
	FetchedAt *Timestamp `json:"fetchedAt"`

	// Text is the field with this name.
	Text AttachmentTextSummary `json:"text"`
}

// AttachmentFileState is one of the words below, or one that a newer service knows.
type AttachmentFileState string

// The known words of [AttachmentFileState].
const (
	AttachmentFileStateNotSelected AttachmentFileState = "notSelected"
	AttachmentFileStatePending     AttachmentFileState = "pending"
	AttachmentFileStateFetched     AttachmentFileState = "fetched"
	AttachmentFileStateFailed      AttachmentFileState = "failed"
	AttachmentFileStateGone        AttachmentFileState = "gone"
)

// AttachmentFileList: A page of attachments
type AttachmentFileList = Page[AttachmentFile, ListMeta]

// AttachmentPart: A part of the text of a file.
type AttachmentPart struct {
	// Number of the part, from 1
	Part int `json:"part"`

	// Path of the file in an archive, with `/` between levels; `null` = no archive
	Entry *string `json:"entry"`

	// Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none
	Page *int `json:"page"`

	// Text. A long page consists of several parts; join them without a separator
	Text string `json:"text"`
}

// AttachmentText: A page of the text of a file.
type AttachmentText = Page[AttachmentPart, AttachmentTextMeta]

// AttachmentTextMeta: a part of other types.
type AttachmentTextMeta struct {
	// Number of items on all pages at this moment.
	Total int64 `json:"total"`

	// Page number, from 1. Default: 1.
	Page int `json:"page"`

	// Attachment is the field with this name.
	Attachment AttachmentFile `json:"attachment"`
}

// AttachmentQuotation: A sentence of a file, with its place.
type AttachmentQuotation struct {
	// What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of the
	// project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)
	Topic AttachmentQuotationTopic `json:"topic"`

	// The sentence, or the section under a heading; `…` where it is cut
	Text string `json:"text"`

	// Identifier of the attachment
	AttachmentID string `json:"attachmentId"`

	// File name
	Name string `json:"name"`

	// Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added
	Kind *string `json:"kind"`

	// Number of the part, from 1
	Part int `json:"part"`

	// Path of the file in an archive, with `/` between levels; `null` = no archive
	Entry *string `json:"entry"`

	// Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none
	Page *int `json:"page"`
}

// AttachmentQuotationTopic is one of the words below, or one that a newer service knows.
type AttachmentQuotationTopic string

// The known words of [AttachmentQuotationTopic].
const (
	AttachmentQuotationTopicQualification    AttachmentQuotationTopic = "qualification"
	AttachmentQuotationTopicSiteBriefing     AttachmentQuotationTopic = "siteBriefing"
	AttachmentQuotationTopicJointContracting AttachmentQuotationTopic = "jointContracting"
	AttachmentQuotationTopicTrackRecord      AttachmentQuotationTopic = "trackRecord"
)

// AttachmentQuotations: What the files of a notice say about who may bid
type AttachmentQuotations = Page[AttachmentQuotation, AttachmentQuotationsMeta]

// AttachmentQuotationsMeta: a part of other types.
type AttachmentQuotationsMeta struct {
	// Files whose text is missing or incomplete: they may say something about any topic
	Unread []AttachmentQuotationsMetaUnread `json:"unread"`

	// Whether there may be more: a limit of quotations, files or length was reached
	Truncated bool `json:"truncated"`
}

// AttachmentQuotationsMetaUnread: a part of other types.
type AttachmentQuotationsMetaUnread struct {
	// Identifier of the attachment
	AttachmentID string `json:"attachmentId"`

	// File name
	Name string `json:"name"`

	// `none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it,
	// `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM,
	// `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
	State AttachmentTextSummaryState `json:"state"`
}

// EligibilityRow: A row or text of the notice, or a sentence of an attachment.
type EligibilityRow struct {
	// Group of the row: all rows of a group are required, any one group is enough.
	Group *int `json:"group"`

	// Code in the row.
	Code *string `json:"code"`

	// Text of the row.
	Name string `json:"name"`

	// Whether the company meets this row.
	Verdict BidEligibility `json:"verdict"`

	// Why.
	Reason EligibilityRowReason `json:"reason"`

	// With the reasons `expired` and `expires_before_closing`, the last day of the licence in the profile; otherwise
	// `null`.
	Until *string `json:"until"`

	// Where the sentence in `name` is in an attachment; `null` = a row or text of the notice itself.
	Attachment *EligibilityRowAttachment `json:"attachment"`
}

// EligibilityRowReason is one of the words below, or one that a newer service knows.
type EligibilityRowReason string

// The known words of [EligibilityRowReason].
const (
	EligibilityRowReasonMet                   EligibilityRowReason = "met"
	EligibilityRowReasonNotLimited            EligibilityRowReason = "not_limited"
	EligibilityRowReasonNotInData             EligibilityRowReason = "not_in_data"
	EligibilityRowReasonRowsIncomplete        EligibilityRowReason = "rows_incomplete"
	EligibilityRowReasonUndeclared            EligibilityRowReason = "undeclared"
	EligibilityRowReasonDateUndeclared        EligibilityRowReason = "date_undeclared"
	EligibilityRowReasonExpiresBeforeClosing  EligibilityRowReason = "expires_before_closing"
	EligibilityRowReasonWiderLicence          EligibilityRowReason = "wider_licence"
	EligibilityRowReasonPermittedListOnly     EligibilityRowReason = "permitted_list_only"
	EligibilityRowReasonNoCode                EligibilityRowReason = "no_code"
	EligibilityRowReasonMissing               EligibilityRowReason = "missing"
	EligibilityRowReasonExpired               EligibilityRowReason = "expired"
	EligibilityRowReasonManufactureUndeclared EligibilityRowReason = "manufacture_undeclared"
	EligibilityRowReasonCertificateUndeclared EligibilityRowReason = "certificate_undeclared"
	EligibilityRowReasonBranchOnly            EligibilityRowReason = "branch_only"
	EligibilityRowReasonSeatTooWide           EligibilityRowReason = "seat_too_wide"
	EligibilityRowReasonOutside               EligibilityRowReason = "outside"
	EligibilityRowReasonSizeExceeded          EligibilityRowReason = "size_exceeded"
	EligibilityRowReasonAmountsInText         EligibilityRowReason = "amounts_in_text"
	EligibilityRowReasonJointExcluded         EligibilityRowReason = "joint_excluded"
	EligibilityRowReasonJointRequired         EligibilityRowReason = "joint_required"
	EligibilityRowReasonStatedInAttachment    EligibilityRowReason = "stated_in_attachment"
)

// EligibilityRowAttachment: Where the sentence in `name` is in an attachment; `null` = a row or text of the notice
// itself.
type EligibilityRowAttachment struct {
	// Identifier of the attachment
	AttachmentID string `json:"attachmentId"`

	// File name
	Name string `json:"name"`

	// Format of the file, such as `pdf` or `hwpx`
	Kind *string `json:"kind"`

	// Number of the part of its text, from 1
	Part int `json:"part"`

	// Path of the file in an archive; `null` = no archive
	Entry *string `json:"entry"`

	// Page, section or sheet, from 1; `null` = the format has none
	Page *int `json:"page"`
}

// EligibilityRemedy: What would change the verdict.
type EligibilityRemedy = Page[EligibilityRemedyPart, EligibilityRemedyMeta]

// EligibilityRemedyPart: a part of other types.
type EligibilityRemedyPart struct {
	// Code of the licence, product or region.
	Code *string `json:"code"`

	// Its name.
	Name string `json:"name"`
}

// EligibilityRemedyMeta: a part of other types.
type EligibilityRemedyMeta struct {
	// `declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew before
	// closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it, `read_notice` = read the
	// notice.
	Kind EligibilityRemedyMetaKind `json:"kind"`
}

// EligibilityRemedyMetaKind is one of the words below, or one that a newer service knows.
type EligibilityRemedyMetaKind string

// The known words of [EligibilityRemedyMetaKind].
const (
	EligibilityRemedyMetaKindDeclare     EligibilityRemedyMetaKind = "declare"
	EligibilityRemedyMetaKindDeclareDate EligibilityRemedyMetaKind = "declare_date"
	EligibilityRemedyMetaKindRenew       EligibilityRemedyMetaKind = "renew"
	EligibilityRemedyMetaKindJointBidder EligibilityRemedyMetaKind = "joint_bidder"
	EligibilityRemedyMetaKindObtain      EligibilityRemedyMetaKind = "obtain"
	EligibilityRemedyMetaKindReadNotice  EligibilityRemedyMetaKind = "read_notice"
)

// EligibilityAxis: The verdict on one axis.
type EligibilityAxis struct {
	// What was judged.
	Axis EligibilityAxisAxis `json:"axis"`

	// Whether the company meets this requirement by itself.
	Verdict BidEligibility `json:"verdict"`

	// Whether the notice limits bidders on this axis, by its data or by a sentence of an attachment; `null` = they do not
	// say. Axes other than licence and region with `null` do not change the overall verdict.
	Limited *bool `json:"limited"`

	// Why.
	Reason EligibilityRowReason `json:"reason"`

	// The rows and texts of the notice it is based on.
	Basis []EligibilityRow `json:"basis"`

	// What could not be examined.
	NotExamined []EligibilityAxisNotExamined `json:"notExamined"`

	// Remedies, cheapest first.
	Remedies []EligibilityRemedy `json:"remedies"`
}

// EligibilityAxisAxis is one of the words below, or one that a newer service knows.
type EligibilityAxisAxis string

// The known words of [EligibilityAxisAxis].
const (
	EligibilityAxisAxisLicence      EligibilityAxisAxis = "licence"
	EligibilityAxisAxisRegion       EligibilityAxisAxis = "region"
	EligibilityAxisAxisProduct      EligibilityAxisAxis = "product"
	EligibilityAxisAxisSize         EligibilityAxisAxis = "size"
	EligibilityAxisAxisTrackRecord  EligibilityAxisAxis = "trackRecord"
	EligibilityAxisAxisJointBidding EligibilityAxisAxis = "jointBidding"
	EligibilityAxisAxisSanctions    EligibilityAxisAxis = "sanctions"
)

// EligibilityAxisNotExamined is one of the words below, or one that a newer service knows.
type EligibilityAxisNotExamined string

// The known words of [EligibilityAxisNotExamined].
const (
	EligibilityAxisNotExaminedNoticeText        EligibilityAxisNotExamined = "notice_text"
	EligibilityAxisNotExaminedLocationBasis     EligibilityAxisNotExamined = "location_basis"
	EligibilityAxisNotExaminedProductLimit      EligibilityAxisNotExamined = "product_limit"
	EligibilityAxisNotExaminedCompanySize       EligibilityAxisNotExamined = "company_size"
	EligibilityAxisNotExaminedTrackRecord       EligibilityAxisNotExamined = "track_record"
	EligibilityAxisNotExaminedJointMethod       EligibilityAxisNotExamined = "joint_method"
	EligibilityAxisNotExaminedSanctionsRegister EligibilityAxisNotExamined = "sanctions_register"
)

// Eligibility: Whether the company may bid on a notice.
type Eligibility struct {
	// The notice.
	NoticeNo string `json:"noticeNo"`

	// Version of the notice that was judged.
	Version int `json:"version"`

	// `yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out,
	// `check` = anything else.
	Verdict BidEligibility `json:"verdict"`

	// Axes that keep the verdict from being `yes`.
	DecidedBy []EligibilityAxisAxis `json:"decidedBy"`

	// One entry per axis, always in this order.
	Axes []EligibilityAxis `json:"axes"`

	// When it was judged.
	JudgedAt Timestamp `json:"judgedAt"`
}

// ProfileVerdict: The verdict for one company.
type ProfileVerdict struct {
	// The profile; `null` = that of the account (`GET /v1/profile`).
	ProfileID *string `json:"profileId"`

	// Its name; `null` = the account itself.
	Name *string `json:"name"`

	// `yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out,
	// `check` = anything else.
	Verdict BidEligibility `json:"verdict"`

	// Axes that keep the verdict from being `yes`.
	DecidedBy []EligibilityAxisAxis `json:"decidedBy"`
}

// NoticeVerdicts: Which companies of the account may bid on a notice.
type NoticeVerdicts = Page[ProfileVerdict, NoticeVerdictsMeta]

// NoticeVerdictsMeta: a part of other types.
type NoticeVerdictsMeta struct {
	// The notice.
	NoticeNo string `json:"noticeNo"`

	// Version of the notice that was judged.
	Version int `json:"version"`

	// When it was judged.
	JudgedAt Timestamp `json:"judgedAt"`
}

// ReferenceAward: the schema of this name in openapi.json.
type ReferenceAward struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// Day of opening in Seoul
	OpenedOn string `json:"openedOn"`

	// Winner is the field with this name.
	Winner *Firm `json:"winner"`

	// Winning amount
	Amount *int64 `json:"amount"`

	// Rate on the basis, %
	Rate float64 `json:"rate"`

	// Number of bidders
	Bidders *int64 `json:"bidders"`
}

// PriceReference: Past rates of the same category and amount band, of the same agency if it has enough awards
type PriceReference struct {
	// Which awards of the category, amount band and currency are covered: `agency` = those of the same agency, `region` =
	// those limited to a province the notice is limited to, `band` = all. The first of these with at least 5 rates;
	// `band` if none has
	Scope PriceReferenceScope `json:"scope"`

	// Provinces that the notice is limited to; empty = no limit, or an unreadable one
	Regions []string `json:"regions"`

	// The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)
	Basis WinnersMetaBasis `json:"basis"`

	// Awards behind the rates
	N int64 `json:"n"`

	// ISO 4217
	Currency string `json:"currency"`

	// Agency is the field with this name.
	Agency CodeAndName `json:"agency"`

	// Business category
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Band of the estimated price
	AmountBand PriceReferenceAmountBand `json:"amountBand"`

	// First day
	From Timestamp `json:"from"`

	// Last second of the last day
	To Timestamp `json:"to"`

	// Rates is the field with this name.
	Rates PriceReferenceRates `json:"rates"`

	// Assessment is the field with this name.
	Assessment Rates `json:"assessment"`

	// The average of the same number of random draws, as a baseline without any pattern
	NoSkill PriceReferenceNoSkill `json:"noSkill"`

	// The awards behind the rates, latest first
	Awards []ReferenceAward `json:"awards"`

	// AsOf is the field with this name.
	AsOf AsOf `json:"asOf"`

	// Excluded is the field with this name.
	Excluded Excluded `json:"excluded"`

	// A distribution is withheld because it has fewer than 5 awards
	Suppressed *bool `json:"suppressed,omitempty"`
}

// PriceReferenceScope is one of the words below, or one that a newer service knows.
type PriceReferenceScope string

// The known words of [PriceReferenceScope].
const (
	PriceReferenceScopeAgency PriceReferenceScope = "agency"
	PriceReferenceScopeRegion PriceReferenceScope = "region"
	PriceReferenceScopeBand   PriceReferenceScope = "band"
)

// WinnersMetaBasis is one of the words below, or one that a newer service knows.
type WinnersMetaBasis string

// The known words of [WinnersMetaBasis].
const (
	WinnersMetaBasisPlannedPrice   WinnersMetaBasis = "plannedPrice"
	WinnersMetaBasisEstimatedPrice WinnersMetaBasis = "estimatedPrice"
)

// PriceReferenceAmountBand is one of the words below, or one that a newer service knows.
type PriceReferenceAmountBand string

// The known words of [PriceReferenceAmountBand].
const (
	PriceReferenceAmountBandLt50M    PriceReferenceAmountBand = "lt50M"
	PriceReferenceAmountBand50M100M  PriceReferenceAmountBand = "50M-100M"
	PriceReferenceAmountBand100M300M PriceReferenceAmountBand = "100M-300M"
	PriceReferenceAmountBand300M1B   PriceReferenceAmountBand = "300M-1B"
	PriceReferenceAmountBand1B5B     PriceReferenceAmountBand = "1B-5B"
	PriceReferenceAmountBand5B10B    PriceReferenceAmountBand = "5B-10B"
	PriceReferenceAmountBandGte10B   PriceReferenceAmountBand = "gte10B"
	PriceReferenceAmountBandUnknown  PriceReferenceAmountBand = "unknown"
)

// PriceReferenceRates: a part of other types.
type PriceReferenceRates struct {
	// Median
	Median *float64 `json:"median"`

	// First quartile
	P25 *float64 `json:"p25"`

	// Third quartile
	P75 *float64 `json:"p75"`

	// Non-empty bins of 0.1 percentage points, ascending; `null` = withheld
	Histogram []Bin `json:"histogram"`
}

// PriceReferenceNoSkill: The average of the same number of random draws, as a baseline without any pattern
type PriceReferenceNoSkill struct {
	// Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3
	Spread *float64 `json:"spread"`

	// Standard deviation of the planned price in % of the base amount, caused by the draw alone
	Sd *float64 `json:"sd"`

	// Non-empty bins of 0.1 percentage points, ascending; `null` = withheld
	Histogram []Bin `json:"histogram"`
}

// CompetitionStep: the schema of this name in openapi.json.
type CompetitionStep struct {
	// Scope
	Scope SingleBidScope `json:"scope"`

	// Openings that the section counts in this scope
	N int64 `json:"n"`
}

// SingleBidScope is one of the words below, or one that a newer service knows.
type SingleBidScope string

// The known words of [SingleBidScope].
const (
	SingleBidScopeAgencyIndustry SingleBidScope = "agencyIndustry"
	SingleBidScopeAgency         SingleBidScope = "agency"
	SingleBidScopeRegionIndustry SingleBidScope = "regionIndustry"
	SingleBidScopeRegion         SingleBidScope = "region"
	SingleBidScopeIndustry       SingleBidScope = "industry"
)

// CompetitionExcluded: Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the
// opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct
// contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner ·
// `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of bidders.
type CompetitionExcluded struct {
	// Openings left out as cancelled
	Cancelled *int64 `json:"cancelled,omitempty"`

	// Openings left out as superseded
	Superseded *int64 `json:"superseded,omitempty"`

	// Openings left out as direct
	Direct *int64 `json:"direct,omitempty"`

	// Openings left out as failed
	Failed *int64 `json:"failed,omitempty"`

	// Openings left out as noWinner
	NoWinner *int64 `json:"noWinner,omitempty"`

	// Openings left out as severalWinners
	SeveralWinners *int64 `json:"severalWinners,omitempty"`

	// Openings left out as unknownBidders
	UnknownBidders *int64 `json:"unknownBidders,omitempty"`
}

// CompetitionFirm: the schema of this name in openapi.json.
type CompetitionFirm struct {
	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Awards it won, alone or with others
	Awards int64 `json:"awards"`

	// Share of the awards counted, in %
	Share float64 `json:"share"`

	// Day of opening of its first award in the period, in Seoul
	FirstWonOn string `json:"firstWonOn"`

	// Day of opening of its latest award
	LastWonOn string `json:"lastWonOn"`
}

// CompetitionCompanies: Firms that won often
type CompetitionCompanies = Page[CompetitionFirm, CompetitionCompaniesMeta]

// CompetitionCompaniesMeta: a part of other types.
type CompetitionCompaniesMeta struct {
	// Openings that the section counts
	N int64 `json:"n"`

	// `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty
	Reason *SingleBidReason `json:"reason"`

	// Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
	// `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
	// to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
	// an industry of the notice, anywhere. The first of these with at least 5 openings
	Scope SingleBidScope `json:"scope"`

	// Narrower scopes that were passed over because they have fewer than 5 openings, in this order
	Widened []CompetitionStep `json:"widened"`

	// Excluded is the field with this name.
	Excluded CompetitionExcluded `json:"excluded"`

	// Different firms that won
	Firms *int64 `json:"firms"`
}

// SingleBidReason is one of the words below, or one that a newer service knows.
type SingleBidReason string

// The known words of [SingleBidReason].
const (
	SingleBidReasonTooFew SingleBidReason = "too_few"
)

// Concentration: How the awards are divided among firms, by number of awards
type Concentration struct {
	// Openings that the section counts
	N int64 `json:"n"`

	// `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty
	Reason *SingleBidReason `json:"reason"`

	// Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
	// `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
	// to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
	// an industry of the notice, anywhere. The first of these with at least 5 openings
	Scope SingleBidScope `json:"scope"`

	// Narrower scopes that were passed over because they have fewer than 5 openings, in this order
	Widened []CompetitionStep `json:"widened"`

	// Excluded is the field with this name.
	Excluded CompetitionExcluded `json:"excluded"`

	// Different firms that won
	Firms *int64 `json:"firms"`

	// Share of the awards that the firm with the most awards won, in %
	FirstShare *float64 `json:"firstShare"`

	// Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything
	Hhi *float64 `json:"hhi"`
}

// SingleBid: Awards with one bidder
type SingleBid struct {
	// Openings that the section counts
	N int64 `json:"n"`

	// `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty
	Reason *SingleBidReason `json:"reason"`

	// Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
	// `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
	// to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
	// an industry of the notice, anywhere. The first of these with at least 5 openings
	Scope SingleBidScope `json:"scope"`

	// Narrower scopes that were passed over because they have fewer than 5 openings, in this order
	Widened []CompetitionStep `json:"widened"`

	// Excluded is the field with this name.
	Excluded CompetitionExcluded `json:"excluded"`

	// Awards with exactly one bidder
	Single *int64 `json:"single"`

	// Share of such awards, in %
	Share *float64 `json:"share"`

	// Median of the number of bidders
	MedianBidders *float64 `json:"medianBidders"`
}

// FailedNotice: the schema of this name in openapi.json.
type FailedNotice struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// Day of its latest failed opening, in Seoul
	OpenedOn string `json:"openedOn"`

	// Its failed openings: one for each lot and re-bid
	Openings int64 `json:"openings"`

	// Most bidders in one of them; `null` = the source does not give the number
	Bidders *int `json:"bidders"`
}

// FailedOpenings: Openings that failed
type FailedOpenings = Page[FailedNotice, FailedOpeningsMeta]

// FailedOpeningsMeta: a part of other types.
type FailedOpeningsMeta struct {
	// Openings that the section counts
	N int64 `json:"n"`

	// `too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty
	Reason *SingleBidReason `json:"reason"`

	// Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice,
	// `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited
	// to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of
	// an industry of the notice, anywhere. The first of these with at least 5 openings
	Scope SingleBidScope `json:"scope"`

	// Narrower scopes that were passed over because they have fewer than 5 openings, in this order
	Widened []CompetitionStep `json:"widened"`

	// Excluded is the field with this name.
	Excluded CompetitionExcluded `json:"excluded"`

	// Openings without a winner (유찰)
	Failed *int64 `json:"failed"`

	// Share of such openings, in %
	Share *float64 `json:"share"`

	// Failed openings without any bidder
	NoBidder *int64 `json:"noBidder"`

	// Failed openings with exactly one bidder
	OneBidder *int64 `json:"oneBidder"`

	// Failed openings whose number of bidders is unknown
	UnknownBidders *int64 `json:"unknownBidders"`
}

// SimilarExcluded: Similar notices that are not counted, by reason; absent = 0. `cancelled`: the notice was cancelled
// · `direct`: direct contract with a chosen firm · `noResult`: closed or opened, but no award or failure is known yet
type SimilarExcluded struct {
	// Similar notices that were cancelled
	Cancelled *int64 `json:"cancelled,omitempty"`

	// Similar notices of direct contracts
	Direct *int64 `json:"direct,omitempty"`

	// Similar notices without a known result
	NoResult *int64 `json:"noResult,omitempty"`
}

// SimilarFailedNotice: the schema of this name in openapi.json.
type SimilarFailedNotice struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// Issuing agency
	Agency string `json:"agency"`

	// Whether the same agency issued it
	SameAgency bool `json:"sameAgency"`

	// How similar the titles are, in %
	Similarity int `json:"similarity"`

	// Planned day of opening, in Seoul
	OpenedOn *string `json:"openedOn"`
}

// SimilarFailures: How many notices with similar titles failed, at any agency. They are found as in `GET
// /v1/bids/{noticeNo}/similar`: same category, no other trade, posted in the period. Notices are counted, not
// openings: one that was awarded in a re-bid counts as awarded
type SimilarFailures = Page[SimilarFailedNotice, SimilarFailuresMeta]

// SimilarFailuresMeta: a part of other types.
type SimilarFailuresMeta struct {
	// Similar notices that ended with an award or failed
	N int64 `json:"n"`

	// Similar notices examined: the 100 most similar ones at most. `n` and `excluded` add up to it
	Examined int `json:"examined"`

	// `too_few`: `n` is below 5, so the figures are `null` and the list is empty
	Reason *SingleBidReason `json:"reason"`

	// Excluded is the field with this name.
	Excluded SimilarExcluded `json:"excluded"`

	// Notices that failed (유찰)
	Failed *int64 `json:"failed"`

	// Share of such notices, in %
	Share *float64 `json:"share"`
}

// SingleBidSignal: the schema of this name in openapi.json.
type SingleBidSignal = Page[SingleBidSignalPart, SingleBidSignalMeta]

// SingleBidSignalPart: a part of other types.
type SingleBidSignalPart struct {
	// Lot
	Lot string `json:"lot"`

	// Number of the re-bid, 0 = the first bidding
	Rebid int `json:"rebid"`

	// Day of opening, in Seoul
	OpenedOn *string `json:"openedOn"`

	// `true`: awarded to the only bidder; `false`: failed
	Awarded bool `json:"awarded"`
}

// SingleBidSignalMeta: a part of other types.
type SingleBidSignalMeta struct {
	// Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine
	N int64 `json:"n"`
}

// LateChangeSignal: the schema of this name in openapi.json.
type LateChangeSignal = Page[LateChangeSignalPart, SingleBidSignalMeta]

// LateChangeSignalPart: a part of other types.
type LateChangeSignalPart struct {
	// Version of the notice with the change
	Version int `json:"version"`

	// When this service recorded it
	At Timestamp `json:"at"`

	// Changed fields
	Fields []string `json:"fields"`

	// Whole hours before the closing time that was in force before the change
	HoursBefore int `json:"hoursBefore"`
}

// ShortPeriodSignal: How long bidding is open, compared with other notices of the same kind
type ShortPeriodSignal struct {
	// Notices compared: same category, contract method and urgency, re-notices only with re-notices, posted in the last
	// 12 months; 0 = nothing to examine
	N int64 `json:"n"`

	// Why `short` is `null`. `no_dates`: the notice has no closing time · `no_method`: the source does not give the
	// contract method · `first_version_unknown`: the notice had been changed before this service first recorded it ·
	// `too_few`: fewer than 20 notices to compare
	Reason *ShortPeriodSignalReason `json:"reason"`

	// Contract method
	ContractMethod *string `json:"contractMethod"`

	// Marked urgent (긴급)
	Urgent bool `json:"urgent"`

	// Whether it is a re-notice (재공고)
	Renotice bool `json:"renotice"`

	// Days from the first posting of the notice to its closing time, to a tenth; re-bids do not count
	Days *float64 `json:"days"`

	// Median of the compared notices
	MedianDays *float64 `json:"medianDays"`

	// A tenth of the compared notices has a shorter period than this
	ShortestTenthDays *float64 `json:"shortestTenthDays"`

	// `true`: shorter than `shortestTenthDays`. No legal minimum is applied
	Short *bool `json:"short"`
}

// ShortPeriodSignalReason is one of the words below, or one that a newer service knows.
type ShortPeriodSignalReason string

// The known words of [ShortPeriodSignalReason].
const (
	ShortPeriodSignalReasonNoDates             ShortPeriodSignalReason = "no_dates"
	ShortPeriodSignalReasonNoMethod            ShortPeriodSignalReason = "no_method"
	ShortPeriodSignalReasonFirstVersionUnknown ShortPeriodSignalReason = "first_version_unknown"
	ShortPeriodSignalReasonTooFew              ShortPeriodSignalReason = "too_few"
)

// CompetitionSignals: Facts of this notice that correspond to red flags of the Open Contracting Partnership. A signal
// is a reason to look closer, not a finding
type CompetitionSignals struct {
	// SingleBid is the field with this name.
	SingleBid SingleBidSignal `json:"singleBid"`

	// LateChange is the field with this name.
	LateChange LateChangeSignal `json:"lateChange"`

	// ShortPeriod is the field with this name.
	ShortPeriod ShortPeriodSignal `json:"shortPeriod"`
}

// Competition: Who won similar openings of the last 36 months, and how many failed or had one bidder
type Competition struct {
	// Agency is the field with this name.
	Agency CodeAndName `json:"agency"`

	// Business category
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Industries of the notice; empty = no limit, or the source does not say
	Industries []CodeAndName `json:"industries"`

	// Provinces that the notice is limited to; empty = no limit, or an unreadable one
	Regions []string `json:"regions"`

	// First day of opening
	From Timestamp `json:"from"`

	// Last second of the last day
	To Timestamp `json:"to"`

	// Companies is the field with this name.
	Companies CompetitionCompanies `json:"companies"`

	// Concentration is the field with this name.
	Concentration Concentration `json:"concentration"`

	// SingleBid is the field with this name.
	SingleBid SingleBid `json:"singleBid"`

	// Failed is the field with this name.
	Failed FailedOpenings `json:"failed"`

	// Similar is the field with this name.
	Similar SimilarFailures `json:"similar"`

	// Signals is the field with this name.
	Signals CompetitionSignals `json:"signals"`

	// AsOf is the field with this name.
	AsOf AsOf `json:"asOf"`
}

// BidsListQuery is what List can be asked; nothing has to be.
type BidsListQuery struct {
	// Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
	// notice number finds that notice.
	Keyword string

	// Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`.
	// With `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has
	// `foundIn`.
	In KeywordIn

	// Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
	Agency []string

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit.
	// Repeat it to accept any of several values.
	Industry []string

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
	// accept any of several values.
	Region []string

	// Business category. Repeat it to accept any of several values.
	BsnsDiv []BidsListBsnsDiv

	// Part of the contract method (계약방법). Repeat it to accept any of several values.
	ContractMethod []string

	// Part of the award method (낙찰방법). Repeat it to accept any of several values.
	AwardMethod []string

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Repeat it to accept any of several values.
	RegionLimit []BidsListRegionLimit

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
	Currency string

	// What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.
	UnknownAmt BidsListUnknownAmt

	// Status at the moment of the response.
	Status []BidStatus

	// Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseFrom string

	// Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
	// Seoul.
	CloseTo string

	// Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day in
	// Seoul.
	OpenFrom string

	// Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day
	// in Seoul.
	OpenTo string

	// Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul.
	PostedFrom string

	// Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
	PostedTo string

	// Only notices whose newest version this service recorded at this time or later. A time with offset, or a date, which
	// is the whole day in Seoul.
	UpdatedFrom string

	// Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date,
	// which is the whole day in Seoul.
	UpdatedTo string

	// `true`: only notices marked urgent (긴급); `false`: only the others.
	Urgent *bool

	// Kind of the newest version (공고종류). Repeat it to accept any of several values.
	Kind []BidKind

	// Source of the notice, exactly as in its field. Repeat it to accept any of several values.
	Source []string

	// Only notices with an award to this firm, as the statistics count awards: its business number, with or without
	// hyphens, or part of its name. Repeat it to accept any of several values.
	Winner []string

	// Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.
	// Default: "-postedAt".
	Sort BidsListSort

	// `true`: only notices that active keywords of the account match; `false`: only the others.
	Matched *bool

	// Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
	// Accept any of several verdicts with `yes,check` or by repeating the parameter.
	Eligibility []BidEligibility

	// A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
	// their own companies. Default: the company profile of the account.
	Profile string

	// Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. Separate
	// several with commas. CSV and XLSX then have only these columns.
	Fields []BidsListField

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language ReportLanguage

	// Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.
	Explain *bool

	// Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged.
	// `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it for several filters.
	Facets []BidsListFacet

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int

	// Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of
	// setting it yourself.
	Anchor string
}

func (q *BidsListQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "keyword", q.Keyword)
	put(values, "in", q.In)
	put(values, "agency", q.Agency...)
	put(values, "industry", q.Industry...)
	put(values, "region", q.Region...)
	put(values, "bsnsDiv", q.BsnsDiv...)
	put(values, "contractMethod", q.ContractMethod...)
	put(values, "awardMethod", q.AwardMethod...)
	put(values, "regionLimit", q.RegionLimit...)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "unknownAmt", q.UnknownAmt)
	put(values, "status", q.Status...)
	put(values, "closeFrom", q.CloseFrom)
	put(values, "closeTo", q.CloseTo)
	put(values, "openFrom", q.OpenFrom)
	put(values, "openTo", q.OpenTo)
	put(values, "postedFrom", q.PostedFrom)
	put(values, "postedTo", q.PostedTo)
	put(values, "updatedFrom", q.UpdatedFrom)
	put(values, "updatedTo", q.UpdatedTo)
	if q.Urgent != nil {
		put(values, "urgent", fmt.Sprint(*q.Urgent))
	}
	put(values, "kind", q.Kind...)
	put(values, "source", q.Source...)
	put(values, "winner", q.Winner...)
	put(values, "sort", q.Sort)
	if q.Matched != nil {
		put(values, "matched", fmt.Sprint(*q.Matched))
	}
	put(values, "eligibility", q.Eligibility...)
	put(values, "profile", q.Profile)
	put(values, "fields", q.Fields...)
	put(values, "language", q.Language)
	if q.Explain != nil {
		put(values, "explain", fmt.Sprint(*q.Explain))
	}
	put(values, "facets", q.Facets...)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	put(values, "anchor", q.Anchor)
	return values
}

// BidsListChangesQuery is what ListChanges can be asked; nothing has to be.
type BidsListChangesQuery struct {
	// `nextCursor` of the page before; empty = from the start. Default: "".
	Since string

	// Maximum number of items. Default: 200.
	Limit int

	// Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`. Default: false.
	Awards *bool

	// Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at
	// once, and one per key. Default: 0.
	Wait int
}

func (q *BidsListChangesQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "since", q.Since)
	put(values, "limit", q.Limit)
	if q.Awards != nil {
		put(values, "awards", fmt.Sprint(*q.Awards))
	}
	put(values, "wait", q.Wait)
	return values
}

// BidsGetQuery is what Get can be asked; nothing has to be.
type BidsGetQuery struct {
	// Version number given by this service, from 1.
	Version int

	// Revision number given by the source; the newest version of it is shown.
	Revision *int
}

func (q *BidsGetQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "version", q.Version)
	if q.Revision != nil {
		put(values, "revision", fmt.Sprint(*q.Revision))
	}
	return values
}

// BidsListBiddersQuery is what ListBidders can be asked; nothing has to be.
type BidsListBiddersQuery struct {
	// Only openings of this lot; `0` if there are no lots.
	Lot string

	// Only this re-bid; 0 = the first bidding.
	Rebid *int

	// Only openings of this revision of the notice.
	Revision *int

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *BidsListBiddersQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "lot", q.Lot)
	if q.Rebid != nil {
		put(values, "rebid", fmt.Sprint(*q.Rebid))
	}
	if q.Revision != nil {
		put(values, "revision", fmt.Sprint(*q.Revision))
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// BidsListSimilarQuery is what ListSimilar can be asked; nothing has to be.
type BidsListSimilarQuery struct {
	// Only notices with one of these statuses at the moment of the response. Default: ["open"].
	Status []BidStatus

	// Maximum number of notices. Default: 10.
	Limit int
}

func (q *BidsListSimilarQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "status", q.Status...)
	put(values, "limit", q.Limit)
	return values
}

// BidsListRecurringQuery is what ListRecurring can be asked; nothing has to be.
type BidsListRecurringQuery struct {
	// Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A
	// notice number finds that notice.
	Keyword string

	// Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.
	Agency []string

	// Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit.
	// Repeat it to accept any of several values.
	Industry []string

	// Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to
	// accept any of several values.
	Region []string

	// Business category. Repeat it to accept any of several values.
	BsnsDiv []BidsListBsnsDiv

	// Part of the contract method (계약방법). Repeat it to accept any of several values.
	ContractMethod []string

	// Part of the award method (낙찰방법). Repeat it to accept any of several values.
	AwardMethod []string

	// What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
	// `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not
	// be read. Repeat it to accept any of several values.
	RegionLimit []BidsListRegionLimit

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
	Currency string

	// What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.
	UnknownAmt BidsListUnknownAmt

	// `true`: only notices that active keywords of the account match; `false`: only the others.
	Matched *bool

	// Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.
	// Accept any of several verdicts with `yes,check` or by repeating the parameter.
	Eligibility []BidEligibility

	// A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use
	// their own companies. Default: the company profile of the account.
	Profile string

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int

	// Only notices that are expected within this number of months; overdue ones are always included. Default: 12.
	Months int

	// Only notices that were posted in at least this number of years in a row. Default: 2.
	MinYears int
}

func (q *BidsListRecurringQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "keyword", q.Keyword)
	put(values, "agency", q.Agency...)
	put(values, "industry", q.Industry...)
	put(values, "region", q.Region...)
	put(values, "bsnsDiv", q.BsnsDiv...)
	put(values, "contractMethod", q.ContractMethod...)
	put(values, "awardMethod", q.AwardMethod...)
	put(values, "regionLimit", q.RegionLimit...)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "unknownAmt", q.UnknownAmt)
	if q.Matched != nil {
		put(values, "matched", fmt.Sprint(*q.Matched))
	}
	put(values, "eligibility", q.Eligibility...)
	put(values, "profile", q.Profile)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	put(values, "months", q.Months)
	put(values, "minYears", q.MinYears)
	return values
}

// BidsListAttachmentsQuery is what ListAttachments can be asked; nothing has to be.
type BidsListAttachmentsQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *BidsListAttachmentsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// BidsGetAttachmentTextQuery is what GetAttachmentText can be asked; nothing has to be.
type BidsGetAttachmentTextQuery struct {
	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *BidsGetAttachmentTextQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// BidsGetEligibilityQuery is what GetEligibility can be asked; nothing has to be.
type BidsGetEligibilityQuery struct {
	// A further company, as `GET /v1/profiles` lists them (Enterprise). Default: the company profile of the account.
	Profile string
}

func (q *BidsGetEligibilityQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "profile", q.Profile)
	return values
}

// BidsMethods: Bid notices: search, detail, changes.
type BidsMethods struct{ settings settings }

// List: Search bid notices.
//
// Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids
func (m *BidsMethods) List(ctx context.Context, query *BidsListQuery, options ...Option) (*BidList, error) {
	return list[Bid, BidListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids", query: query.values(), accept: "application/json"}, options)
}

// ListAsCSV: Search bid notices: all of them as CSV, with a byte order mark and a header line. Close it. Paging
// parameters are ignored.
func (m *BidsMethods) ListAsCSV(ctx context.Context, query *BidsListQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	values.Del("anchor")
	values.Del("explain")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids", query: values, accept: "text/csv"}, options, streamOf)
}

// ListAsNDJSON: Search bid notices: all of them as they arrive. Paging parameters are ignored. An error is the last
// value.
func (m *BidsMethods) ListAsNDJSON(ctx context.Context, query *BidsListQuery, options ...Option) iter.Seq2[*Bid, error] {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	values.Del("anchor")
	values.Del("explain")
	return export[Bid](ctx, m.settings, operation{method: "GET", path: "/v1/bids", query: values, accept: "application/x-ndjson"}, options)
}

// ListAsXLSX: Search bid notices: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are
// ignored.
func (m *BidsMethods) ListAsXLSX(ctx context.Context, query *BidsListQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	values.Del("anchor")
	values.Del("explain")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids", query: values, accept: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}, options, streamOf)
}

// ListChanges: Follow all notices.
//
// The latest state of every notice that changed after the cursor, in the order of the changes. Following the cursor
// misses no notice and repeats no state. Results are changes too, but do not create a new version of the notice.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/changes
func (m *BidsMethods) ListChanges(ctx context.Context, query *BidsListChangesQuery, options ...Option) (*BidChanges, error) {
	return list[BidChange, BidChangesMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/changes", query: query.values(), accept: "application/json"}, options)
}

// FollowChanges: Follow all notices, page by page without end, including later changes. Store the items of a page
// together with its NextCursor, and resume with that as Since. [ErrCursorExpired] is yielded if it is too old. An
// error is the last value.
func (m *BidsMethods) FollowChanges(ctx context.Context, query *BidsListChangesQuery, options ...Option) iter.Seq2[*BidChanges, error] {
	values := query.values()
	if !values.Has("wait") {
		values.Set("wait", "30")
	}
	return follow[BidChange, BidChangesMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/changes", query: values, accept: "application/json"}, options)
}

// Get: One notice in detail.
//
// The notice with its versions, documents and results. To get an older state, add `version` or `revision`, or request
// `{noticeNo}-{revision}`.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}
func (m *BidsMethods) Get(ctx context.Context, noticeNo string, query *BidsGetQuery, options ...Option) (*BidDetail, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}", parts: []string{noticeNo}, query: query.values(), accept: "application/json"}, options, asJSON[*BidDetail])
}

// LookUp: Find many notices by number.
//
// The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has `bid: null`, a
// withdrawn notice a `withdrawal` too. Nothing is stored.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// POST /v1/bids/lookup
func (m *BidsMethods) LookUp(ctx context.Context, body BidLookup, options ...Option) (*LookedUpBids, error) {
	return list[LookedUpBid, struct{}](ctx, m.settings, operation{method: "POST", path: "/v1/bids/lookup", body: body, accept: "application/json", onlyReads: true}, options)
}

// Search: Search with a long query.
//
// The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the request can be
// repeated. For a neighbouring page, send the same body with `page` and `anchor` from `next` or `prev`.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// POST /v1/bids/search
func (m *BidsMethods) Search(ctx context.Context, body BidSearch, options ...Option) (*BidSearchPage, error) {
	return list[Bid, BidSearchPageMeta](ctx, m.settings, operation{method: "POST", path: "/v1/bids/search", body: body, accept: "application/json", onlyReads: true}, options)
}

// ListBidders: List the bidders of a notice.
//
// Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those excluded, with
// the reason. Openings are in the order of `awards` of the notice. A notice that is not opened yet has none.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}/bidders
func (m *BidsMethods) ListBidders(ctx context.Context, noticeNo string, query *BidsListBiddersQuery, options ...Option) (*BidderList, error) {
	return list[Bidder, BidderListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/bidders", parts: []string{noticeNo}, query: query.values(), accept: "application/json"}, options)
}

// ListSimilar: List similar notices.
//
// Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소 and
// 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice itself.
// The list is a suggestion: it is not used for alerts or totals.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}/similar
func (m *BidsMethods) ListSimilar(ctx context.Context, noticeNo string, query *BidsListSimilarQuery, options ...Option) (*SimilarBids, error) {
	return list[SimilarBid, struct{}](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/similar", parts: []string{noticeNo}, query: query.values(), accept: "application/json"}, options)
}

// ListRecurring: List recurring notices.
//
// Notices that the same agency posted under the same title about once a year, at least two years in a row, with the
// month in which the next one is expected, the soonest first. This is inferred from past notices, which `evidence`
// lists; no plan or contract period is read. Filters apply to the first notice of the newest year.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/recurring
func (m *BidsMethods) ListRecurring(ctx context.Context, query *BidsListRecurringQuery, options ...Option) (*RecurringNotices, error) {
	return list[RecurringNotice, RecurringNoticesMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/recurring", query: query.values(), accept: "application/json"}, options)
}

// ListAttachments: List the attachments of a notice.
//
// The files of the newest version of the notice in the order of its source, each with whether it is stored and what
// was read from it. A file without text always has a reason.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}/attachments
func (m *BidsMethods) ListAttachments(ctx context.Context, noticeNo string, query *BidsListAttachmentsQuery, options ...Option) (*AttachmentFileList, error) {
	return list[AttachmentFile, ListMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/attachments", parts: []string{noticeNo}, query: query.values(), accept: "application/json"}, options)
}

// GetAttachmentText: The text of an attachment.
//
// The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty, and
// `attachment.text` says why.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}/attachments/{id}/text
func (m *BidsMethods) GetAttachmentText(ctx context.Context, noticeNo, id string, query *BidsGetAttachmentTextQuery, options ...Option) (*AttachmentText, error) {
	return list[AttachmentPart, AttachmentTextMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/attachments/{}/text", parts: []string{noticeNo, id}, query: query.values(), accept: "application/json"}, options)
}

// ListQuotations: What the attachments say about who may bid.
//
// Sentences of the files about qualification, briefings, joint bids and track record, each with its file and page.
// They are quotations, not facts: a sentence may be negated or concern another lot. No field of a notice is derived
// from them.
//
// Plan: Pro and Enterprise. Scope: `bids:read`.
//
// GET /v1/bids/{noticeNo}/quotations
func (m *BidsMethods) ListQuotations(ctx context.Context, noticeNo string, options ...Option) (*AttachmentQuotations, error) {
	return list[AttachmentQuotation, AttachmentQuotationsMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/quotations", parts: []string{noticeNo}, accept: "application/json"}, options)
}

// GetEligibility: Whether the company may bid.
//
// Compares the company profile with the licence, region and product rows of the newest version of the notice. A
// sentence of an attachment that limits bidders turns `yes` into `check`, never `no` into `yes`. Each axis has a
// verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid: the text of the notice
// decides.
//
// Plan: Pro and Enterprise. Scope: `profile:read`.
//
// GET /v1/bids/{noticeNo}/eligibility
func (m *BidsMethods) GetEligibility(ctx context.Context, noticeNo string, query *BidsGetEligibilityQuery, options ...Option) (*Eligibility, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/eligibility", parts: []string{noticeNo}, query: query.values(), accept: "application/json"}, options, asJSON[*Eligibility])
}

// GetVerdicts: Which companies may bid.
//
// The verdict on the newest version of the notice for each company of the account, as `GET
// /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.
//
// Plan: Enterprise. Scope: `profile:read`.
//
// GET /v1/bids/{noticeNo}/verdicts
func (m *BidsMethods) GetVerdicts(ctx context.Context, noticeNo string, options ...Option) (*NoticeVerdicts, error) {
	return list[ProfileVerdict, NoticeVerdictsMeta](ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/verdicts", parts: []string{noticeNo}, accept: "application/json"}, options)
}

// GetPriceReference: Get the price reference of a notice.
//
// Award rates of the same category and amount band in the last 12 months, the awards they come from, and the
// distribution that the random draw of planned prices would produce. The awards are those of the same agency; if fewer
// than 5 have a rate, those limited to the same province; otherwise all. `scope` says which. It describes the past and
// recommends nothing.
//
// Plan: Pro and Enterprise. Scope: `statistics:read`.
//
// GET /v1/bids/{noticeNo}/price-reference
func (m *BidsMethods) GetPriceReference(ctx context.Context, noticeNo string, options ...Option) (*PriceReference, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/price-reference", parts: []string{noticeNo}, accept: "application/json"}, options, asJSON[*PriceReference])
}

// GetCompetition: Get the competition for a notice.
//
// Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there was one
// bidder, and how often bidding failed. Each section counts openings of the same agency, and widens to others if these
// are fewer than 5: `scope` and `widened` say how. All figures can be recomputed from `GET /v1/statistics/awards`. It
// describes the past and predicts nothing.
//
// Plan: Pro and Enterprise. Scope: `statistics:read`.
//
// GET /v1/bids/{noticeNo}/competition
func (m *BidsMethods) GetCompetition(ctx context.Context, noticeNo string, options ...Option) (*Competition, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/bids/{}/competition", parts: []string{noticeNo}, accept: "application/json"}, options, asJSON[*Competition])
}
