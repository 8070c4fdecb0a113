// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import (
	"context"
	"fmt"
	"io"
	"net/url"
)

// StatisticsGroup: the schema of this name in openapi.json.
type StatisticsGroup struct {
	// Agency is the field with this name.
	Agency *CodeAndName `json:"agency,omitempty"`

	// Industry is the field with this name.
	Industry *CodeAndName `json:"industry,omitempty"`

	// Band of the estimated price
	AmountBand *PriceReferenceAmountBand `json:"amountBand,omitempty"`

	// Winner is the field with this name.
	Winner *Firm `json:"winner,omitempty"`

	// Business category
	BsnsDiv *BidBsnsDiv `json:"bsnsDiv,omitempty"`

	// Region the notice is limited to; `전국` = no limit
	Region *string `json:"region,omitempty"`

	// Month in Seoul
	Month *string `json:"month,omitempty"`
}

// TopWinner: the schema of this name in openapi.json.
type TopWinner struct {
	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Awards it won
	Awards int64 `json:"awards"`

	// Sum of what it won alone
	Amount *int64 `json:"amount"`

	// Share of the total amount, in %
	Share *float64 `json:"share"`
}

// WinnersItem: the schema of this name in openapi.json.
type WinnersItem struct {
	// Group is the field with this name.
	Group StatisticsGroup `json:"group"`

	// Awards
	Awards int64 `json:"awards"`

	// Sum of the amounts
	TotalAmount *int64 `json:"totalAmount"`

	// Median of the amounts
	MedianAmount *int64 `json:"medianAmount"`

	// AwardRate is the field with this name.
	AwardRate *Rates `json:"awardRate,omitempty"`

	// AwardToEstimateRatio is the field with this name.
	AwardToEstimateRatio *Rates `json:"awardToEstimateRatio,omitempty"`

	// Bidders is the field with this name.
	Bidders WinnersItemBidders `json:"bidders"`

	// Firms with the most awards
	TopWinners []TopWinner `json:"topWinners"`

	// Excluded is the field with this name.
	Excluded Excluded `json:"excluded"`

	// A distribution is withheld because it has fewer than 5 awards
	Suppressed *bool `json:"suppressed,omitempty"`
}

// WinnersItemBidders: a part of other types.
type WinnersItemBidders struct {
	// Awards whose number of bidders is known
	N int64 `json:"n"`

	// Median
	Median *float64 `json:"median"`

	// Mean
	Mean *float64 `json:"mean"`
}

// WinnersTotals: the schema of this name in openapi.json.
type WinnersTotals struct {
	// Awards
	Awards int64 `json:"awards"`

	// Sum of the amounts
	TotalAmount *int64 `json:"totalAmount"`

	// Median of the amounts
	MedianAmount *int64 `json:"medianAmount"`

	// AwardRate is the field with this name.
	AwardRate *Rates `json:"awardRate,omitempty"`

	// AwardToEstimateRatio is the field with this name.
	AwardToEstimateRatio *Rates `json:"awardToEstimateRatio,omitempty"`

	// Bidders is the field with this name.
	Bidders WinnersItemBidders `json:"bidders"`

	// Firms with the most awards
	TopWinners []TopWinner `json:"topWinners"`

	// Excluded is the field with this name.
	Excluded Excluded `json:"excluded"`

	// A distribution is withheld because it has fewer than 5 awards
	Suppressed *bool `json:"suppressed,omitempty"`
}

// Hints: Why few or no awards match.
type Hints struct {
	// Values of `agency` and `winner` without any match, each with the nearest names, in the language of
	// `Content-Language`.
	Hints []string `json:"hints"`
}

// Winners: Award statistics
type Winners = Page[WinnersItem, WinnersMeta]

// WinnersMeta: a part of other types.
type WinnersMeta struct {
	// Number of items on all pages
	Total int64 `json:"total"`

	// Page number, from 1
	Page int `json:"page"`

	// Totals is the field with this name.
	Totals WinnersTotals `json:"totals"`

	// The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)
	Basis WinnersMetaBasis `json:"basis"`

	// ISO 4217
	Currency string `json:"currency"`

	// First day
	From Timestamp `json:"from"`

	// Last second of the last day
	To Timestamp `json:"to"`

	// AsOf is the field with this name.
	AsOf AsOf `json:"asOf"`

	// Excluded is the field with this name.
	Excluded Excluded `json:"excluded"`

	// Explain is the field with this name.
	Explain *Hints `json:"explain,omitempty"`
}

// CompetitorItem: the schema of this name in openapi.json.
type CompetitorItem struct {
	// Notice
	NoticeNo string `json:"noticeNo"`

	// Title
	Title string `json:"title"`

	// Issuing agency
	Agency string `json:"agency"`

	// Business category
	BsnsDiv BidBsnsDiv `json:"bsnsDiv"`

	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// When the bids were opened
	OpenedAt *Timestamp `json:"openedAt"`

	// Rank
	Rank *int64 `json:"rank"`

	// Number of bidders
	Bidders *int64 `json:"bidders"`

	// Amount of the bid
	Amount *int64 `json:"amount"`

	// ISO 4217
	Currency string `json:"currency"`

	// Rate of the bid, %
	Rate *float64 `json:"rate"`

	// `null` = opened but not decided yet
	Won *bool `json:"won"`
}

// CompetitorSummary: the schema of this name in openapi.json.
type CompetitorSummary struct {
	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Openings it took part in
	Bids int64 `json:"bids"`

	// Of these, openings not decided yet
	Undecided int64 `json:"undecided"`

	// Of these, openings it won
	Wins int64 `json:"wins"`

	// Wins in % of the decided ones
	WinRate *float64 `json:"winRate"`

	// Sum of the awards it won alone
	Amount *int64 `json:"amount"`

	// Median rate of its bids, %
	MedianRate *float64 `json:"medianRate"`

	// Agencies it bids with most
	TopAgencies []CompetitorSummaryTopAgency `json:"topAgencies"`

	// Months with bids, ascending
	ByMonth []CompetitorSummaryByMonth `json:"byMonth"`
}

// CompetitorSummaryTopAgency: a part of other types.
type CompetitorSummaryTopAgency struct {
	// Code
	Code *string `json:"code"`

	// Name
	Name string `json:"name"`

	// Bids
	Bids int64 `json:"bids"`

	// Wins
	Wins int64 `json:"wins"`
}

// CompetitorSummaryByMonth: a part of other types.
type CompetitorSummaryByMonth struct {
	// Month in Seoul
	Month string `json:"month"`

	// Bids
	Bids int64 `json:"bids"`

	// Wins
	Wins int64 `json:"wins"`

	// Amount won
	Amount *int64 `json:"amount"`
}

// HeadToHead: the schema of this name in openapi.json.
type HeadToHead struct {
	// Business registration number of the first firm
	BusinessNo *string `json:"businessNo"`

	// Its name
	Name string `json:"name"`

	// Business registration number of the second firm
	OtherBusinessNo *string `json:"otherBusinessNo"`

	// Its name
	OtherName string `json:"otherName"`

	// Openings that both took part in
	Together int64 `json:"together"`

	// Of these, won by the first firm
	Wins int64 `json:"wins"`

	// Of these, won by the second firm
	OtherWins int64 `json:"otherWins"`

	// Of these, the first firm ranked better
	Ahead int64 `json:"ahead"`

	// Of these, the second firm ranked better
	OtherAhead int64 `json:"otherAhead"`
}

// Candidate: the schema of this name in openapi.json.
type Candidate struct {
	// Name of the firm, as in its latest award
	Name string `json:"name"`

	// Business registration number
	BusinessNo *string `json:"businessNo"`

	// Bids in the period
	Bids int64 `json:"bids"`
}

// Competitors: What these firms bid and won
type Competitors = Page[CompetitorItem, CompetitorsMeta]

// CompetitorsMeta: a part of other types.
type CompetitorsMeta struct {
	// Number of items on all pages
	Total int64 `json:"total"`

	// Page number, from 1
	Page int `json:"page"`

	// Summary is the field with this name.
	Summary []CompetitorSummary `json:"summary"`

	// Every pair of the firms
	HeadToHead []HeadToHead `json:"headToHead"`

	// Firms that match the given name
	Candidates []Candidate `json:"candidates"`

	// ISO 4217
	Currency string `json:"currency"`

	// First day
	From Timestamp `json:"from"`

	// Last second of the last day
	To Timestamp `json:"to"`

	// AsOf is the field with this name.
	AsOf AsOf `json:"asOf"`

	// Excluded is the field with this name.
	Excluded Excluded `json:"excluded"`

	// Explain is the field with this name.
	Explain *Hints `json:"explain,omitempty"`
}

// StatisticsListWinnersQuery is what ListWinners can be asked; nothing has to be.
type StatisticsListWinnersQuery struct {
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

	// Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none),
	// or either of the two. Default: "any".
	AgencyRole StatisticsListWinnersAgencyRole

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW".
	Currency string

	// First day of opening. A time with offset, or a date; the whole day in Seoul counts.
	From string

	// Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
	// Seoul counts.
	To string

	// Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of
	// several values.
	Winner []string

	// What the awards are grouped by: one or two dimensions. Default: `agency`.
	GroupBy []StatisticsListWinnersGroupBy

	// Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values come last; ties are
	// ordered by the key of the group. Default: "-awards".
	Sort StatisticsListWinnersSort

	// Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
	Explain *bool

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *StatisticsListWinnersQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "agency", q.Agency...)
	put(values, "industry", q.Industry...)
	put(values, "region", q.Region...)
	put(values, "bsnsDiv", q.BsnsDiv...)
	put(values, "agencyRole", q.AgencyRole)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "from", q.From)
	put(values, "to", q.To)
	put(values, "winner", q.Winner...)
	put(values, "groupBy", q.GroupBy...)
	put(values, "sort", q.Sort)
	if q.Explain != nil {
		put(values, "explain", fmt.Sprint(*q.Explain))
	}
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// StatisticsListWinnersAgencyRole is one of the words below, or one that a newer service knows.
type StatisticsListWinnersAgencyRole string

// The known words of [StatisticsListWinnersAgencyRole].
const (
	StatisticsListWinnersAgencyRoleAny     StatisticsListWinnersAgencyRole = "any"
	StatisticsListWinnersAgencyRoleIssuing StatisticsListWinnersAgencyRole = "issuing"
	StatisticsListWinnersAgencyRoleDemand  StatisticsListWinnersAgencyRole = "demand"
)

// StatisticsListWinnersGroupBy is one of the words below, or one that a newer service knows.
type StatisticsListWinnersGroupBy string

// The known words of [StatisticsListWinnersGroupBy].
const (
	StatisticsListWinnersGroupByAgency     StatisticsListWinnersGroupBy = "agency"
	StatisticsListWinnersGroupByIndustry   StatisticsListWinnersGroupBy = "industry"
	StatisticsListWinnersGroupByAmountBand StatisticsListWinnersGroupBy = "amountBand"
	StatisticsListWinnersGroupByWinner     StatisticsListWinnersGroupBy = "winner"
	StatisticsListWinnersGroupByBsnsDiv    StatisticsListWinnersGroupBy = "bsnsDiv"
	StatisticsListWinnersGroupByRegion     StatisticsListWinnersGroupBy = "region"
	StatisticsListWinnersGroupByMonth      StatisticsListWinnersGroupBy = "month"
)

// StatisticsListWinnersSort is one of the words below, or one that a newer service knows.
type StatisticsListWinnersSort string

// The known words of [StatisticsListWinnersSort].
const (
	StatisticsListWinnersSortAwardsDescending       StatisticsListWinnersSort = "-awards"
	StatisticsListWinnersSortAwards                 StatisticsListWinnersSort = "awards"
	StatisticsListWinnersSortTotalAmountDescending  StatisticsListWinnersSort = "-totalAmount"
	StatisticsListWinnersSortTotalAmount            StatisticsListWinnersSort = "totalAmount"
	StatisticsListWinnersSortMedianAmountDescending StatisticsListWinnersSort = "-medianAmount"
	StatisticsListWinnersSortMedianAmount           StatisticsListWinnersSort = "medianAmount"
)

// StatisticsExportAwardsQuery is what ExportAwards can be asked; nothing has to be.
type StatisticsExportAwardsQuery struct {
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

	// Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none),
	// or either of the two. Default: "any".
	AgencyRole StatisticsListWinnersAgencyRole

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW".
	Currency string

	// First day of opening. A time with offset, or a date; the whole day in Seoul counts.
	From string

	// Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
	// Seoul counts.
	To string

	// Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of
	// several values.
	Winner []string

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language ReportLanguage
}

func (q *StatisticsExportAwardsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "agency", q.Agency...)
	put(values, "industry", q.Industry...)
	put(values, "region", q.Region...)
	put(values, "bsnsDiv", q.BsnsDiv...)
	put(values, "agencyRole", q.AgencyRole)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "from", q.From)
	put(values, "to", q.To)
	put(values, "winner", q.Winner...)
	put(values, "language", q.Language)
	return values
}

// StatisticsListCompetitorsQuery is what ListCompetitors can be asked; nothing has to be.
type StatisticsListCompetitorsQuery struct {
	// Business numbers, with or without hyphens. Repeat it to compare firms. Either this or `name` is required, not both.
	BusinessNo []string

	// Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo` is required, not both.
	Name string

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

	// Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none),
	// or either of the two. Default: "any".
	AgencyRole StatisticsListWinnersAgencyRole

	// Lower bound of the estimated price, inclusive.
	MinAmt *int64

	// Upper bound of the estimated price, inclusive.
	MaxAmt *int64

	// Currency of all amounts; awards in another currency are left out and counted in `excluded`. Default: "KRW".
	Currency string

	// First day of opening. A time with offset, or a date; the whole day in Seoul counts.
	From string

	// Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in
	// Seoul counts.
	To string

	// Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of
	// several values.
	Winner []string

	// Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
	Explain *bool

	// Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
	// Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
	// the caller. Other formats ignore it.
	Language ReportLanguage

	// Page number, from 1. Default: 1.
	Page int

	// Number of items on a page. Default: 20.
	PageSize int
}

func (q *StatisticsListCompetitorsQuery) values() url.Values {
	values := url.Values{}
	if q == nil {
		return values
	}
	put(values, "businessNo", q.BusinessNo...)
	put(values, "name", q.Name)
	put(values, "agency", q.Agency...)
	put(values, "industry", q.Industry...)
	put(values, "region", q.Region...)
	put(values, "bsnsDiv", q.BsnsDiv...)
	put(values, "agencyRole", q.AgencyRole)
	if q.MinAmt != nil {
		put(values, "minAmt", fmt.Sprint(*q.MinAmt))
	}
	if q.MaxAmt != nil {
		put(values, "maxAmt", fmt.Sprint(*q.MaxAmt))
	}
	put(values, "currency", q.Currency)
	put(values, "from", q.From)
	put(values, "to", q.To)
	put(values, "winner", q.Winner...)
	if q.Explain != nil {
		put(values, "explain", fmt.Sprint(*q.Explain))
	}
	put(values, "language", q.Language)
	put(values, "page", q.Page)
	put(values, "pageSize", q.PageSize)
	return values
}

// StatisticsMethods: Award statistics, competitors and price references.
type StatisticsMethods struct{ settings settings }

// ListWinners: Award statistics.
//
// Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings
// excluded from a figure are counted in `excluded`.
//
// Plan: Pro and Enterprise. Scope: `statistics:read`.
//
// GET /v1/statistics/winners
func (m *StatisticsMethods) ListWinners(ctx context.Context, query *StatisticsListWinnersQuery, options ...Option) (*Winners, error) {
	return list[WinnersItem, WinnersMeta](ctx, m.settings, operation{method: "GET", path: "/v1/statistics/winners", query: query.values(), accept: "application/json"}, options)
}

// ListWinnersAsCSV: Award statistics: all of them as CSV, with a byte order mark and a header line. Close it. Paging
// parameters are ignored.
func (m *StatisticsMethods) ListWinnersAsCSV(ctx context.Context, query *StatisticsListWinnersQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	values.Del("explain")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/statistics/winners", query: values, accept: "text/csv"}, options, streamOf)
}

// ExportAwards: Export awards.
//
// Every ended opening that `GET /v1/statistics/winners` with the same parameters examines, one per line, as NDJSON or
// CSV. If `noAward` is null, it is an award; if `noRate` is null, its rate can be compared. All lines show the state
// of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the position in the changes feed.
//
// Plan: Pro and Enterprise. Scope: `statistics:read`.
//
// GET /v1/statistics/awards
func (m *StatisticsMethods) ExportAwards(ctx context.Context, query *StatisticsExportAwardsQuery, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/statistics/awards", query: query.values(), accept: "application/x-ndjson"}, options, asText)
}

// ListCompetitors: Award history of competitors.
//
// The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results. If a
// name matches several firms, the response lists candidates.
//
// Plan: Enterprise. Scope: `statistics:read`.
//
// GET /v1/statistics/competitors
func (m *StatisticsMethods) ListCompetitors(ctx context.Context, query *StatisticsListCompetitorsQuery, options ...Option) (*Competitors, error) {
	return list[CompetitorItem, CompetitorsMeta](ctx, m.settings, operation{method: "GET", path: "/v1/statistics/competitors", query: query.values(), accept: "application/json"}, options)
}

// ListCompetitorsAsCSV: Award history of competitors: all of them as CSV, with a byte order mark and a header line.
// Close it. Paging parameters are ignored.
func (m *StatisticsMethods) ListCompetitorsAsCSV(ctx context.Context, query *StatisticsListCompetitorsQuery, options ...Option) (io.ReadCloser, error) {
	values := query.values()
	values.Del("page")
	values.Del("pageSize")
	values.Del("explain")
	return call(ctx, m.settings, operation{method: "GET", path: "/v1/statistics/competitors", query: values, accept: "text/csv"}, options, streamOf)
}
