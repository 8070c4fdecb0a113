# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, Optional, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired
else:  # 3.10 has none, and needs none when it runs
    NotRequired = Optional

__all__ = [
    "Account",
    "AsOf",
    "AuditList",
    "AuditRecord",
    "AuditRecordActor",
    "Award",
    "AwardWinner",
    "AwardWinnerValue",
    "Bid",
    "BidAwardedDelivered",
    "BidAwardedDeliveredData",
    "BidAwardedDeliveredDataMatche",
    "BidAwardedDeliveredDataMatcheTerm",
    "BidCancelledDelivered",
    "BidCancelledDeliveredData",
    "BidCancelledDeliveredDataMatche",
    "BidCancelledDeliveredDataMatcheTerm",
    "BidChange",
    "BidChangedDelivered",
    "BidChangedDeliveredData",
    "BidChangedDeliveredDataMatche",
    "BidChangedDeliveredDataMatcheTerm",
    "BidChanges",
    "BidDetail",
    "BidDetailAttachment",
    "BidDetailIndustrie",
    "BidIndustrie",
    "BidList",
    "BidMatchedDelivered",
    "BidMatchedDeliveredData",
    "BidMatchedDeliveredDataMatche",
    "BidMatchedDeliveredDataMatcheTerm",
    "BidOpening",
    "Bidder",
    "BidderList",
    "Bin",
    "BlockedNetwork",
    "BlockedNetworkList",
    "Candidate",
    "Code",
    "CodeAndName",
    "CodeList",
    "CompetitorItem",
    "CompetitorSummary",
    "CompetitorSummaryByMonth",
    "CompetitorSummaryTopAgencie",
    "Competitors",
    "ConsultationReceipt",
    "Delivery",
    "DeliveryDetail",
    "DeliveryDetailAttempt",
    "DeliveryList",
    "Event",
    "EventAward",
    "EventData",
    "EventMark",
    "EventMarksMark",
    "EventMatch",
    "EventPage",
    "EventTerm",
    "Excluded",
    "Explanation",
    "ExplanationFilter",
    "FacetCounts",
    "FacetCountsValue",
    "FieldChange",
    "Firm",
    "GetOpenApiAnswer",
    "HeadToHead",
    "Health",
    "Hints",
    "Incident",
    "IncidentKey",
    "IncidentList",
    "IncidentSettings",
    "InvitationReceipt",
    "IpAllowList",
    "IpAllowListComment",
    "IpAllowListInputComment",
    "IpAllowListPreview",
    "Key",
    "KeyList",
    "KeySecret",
    "KeyWithSecret",
    "KeyWithSecretSecret",
    "Keyword",
    "KeywordAlert",
    "KeywordFilter",
    "KeywordLinesLine",
    "KeywordLinesLineFilter",
    "KeywordList",
    "KeywordMatch",
    "KeywordMatchList",
    "KeywordPatchAlert",
    "KeywordPatchFilter",
    "KeywordPreview",
    "KeywordPreviewPerDay",
    "KeywordPreviewSample",
    "KeywordPreviewSampleTerm",
    "KeywordVerdicts",
    "KeywordVerdictsLine",
    "KeywordVerdictsLineError",
    "LateDelivery",
    "LateDeliveryList",
    "LookedUpBid",
    "LookedUpBids",
    "MarkedEvents",
    "NewKeywordAlert",
    "NewKeywordFilter",
    "NewReportFilter",
    "NewReportScheduleFilter",
    "OperatorAccount",
    "OperatorAccountEntry",
    "OperatorAccountKey",
    "OperatorAccountList",
    "OperatorAccountWebhook",
    "OperatorApproval",
    "OperatorAuditEntry",
    "OperatorAuditEntryOperator",
    "OperatorAuditList",
    "OperatorConsultation",
    "OperatorConsultationList",
    "OperatorIncident",
    "OperatorIncidentList",
    "OperatorOverview",
    "OperatorOverviewAccount",
    "OperatorOverviewConsultations",
    "OperatorOverviewDeliveries",
    "OperatorOverviewFeed",
    "OperatorOverviewFeedReader",
    "OperatorOverviewIncidents",
    "OperatorOverviewMails",
    "OperatorOverviewProcesse",
    "OperatorOverviewReports",
    "OperatorOverviewSources",
    "OperatorReject",
    "OperatorRejectList",
    "OperatorRejectListReason",
    "OperatorRejectRecord",
    "OperatorRequeued",
    "OperatorSource",
    "OperatorSourceCallsToday",
    "OperatorSourceList",
    "OperatorVisit",
    "Passkey",
    "PasskeyAssertion",
    "PasskeyAssertionResponse",
    "PasskeyAttestation",
    "PasskeyAttestationResponse",
    "PasskeyList",
    "PasskeyOptions",
    "PasskeyOptionsAuthenticatorSelection",
    "PasskeyOptionsExcludeCredential",
    "PasskeyOptionsPubKeyCredParam",
    "PasskeyOptionsRp",
    "PasskeyOptionsUser",
    "PasskeyRequest",
    "PreSpecification",
    "PreSpecificationDocument",
    "PriceReference",
    "PriceReferenceNoSkill",
    "PriceReferenceRates",
    "Problem",
    "ProblemError",
    "Pursuit",
    "PursuitAssignee",
    "PursuitAssigneeList",
    "PursuitChangedDelivered",
    "PursuitChangedDeliveredData",
    "PursuitHistory",
    "PursuitList",
    "PursuitNote",
    "PursuitNoteList",
    "PursuitNotice",
    "PursuitResult",
    "PursuitResultOwn",
    "PursuitStep",
    "PursuitStepActor",
    "Rates",
    "Readiness",
    "ReadinessCheck",
    "Redelivered",
    "ReferenceAward",
    "Report",
    "ReportAsOf",
    "ReportFilter",
    "ReportList",
    "ReportReadyDelivered",
    "ReportReadyDeliveredData",
    "ReportSchedule",
    "ReportScheduleFilter",
    "ReportScheduleList",
    "ReportSchedulePatchFilter",
    "Revision",
    "SecretFinding",
    "SecretFindingLabel",
    "SecretFindingLabels",
    "SecretFindings",
    "SecurityIncidentDelivered",
    "SecurityIncidentDeliveredData",
    "Service",
    "ServiceLinks",
    "Session",
    "SessionAccount",
    "SessionEntry",
    "SessionKey",
    "SessionList",
    "SessionMember",
    "SignInLinkReceipt",
    "SimilarAward",
    "Source",
    "SourceList",
    "StatisticsGroup",
    "TeamList",
    "TeamMember",
    "TopWinner",
    "Usage",
    "UsageCounter",
    "UsageDay",
    "UsageRateLimit",
    "Webhook",
    "WebhookDisabledDelivered",
    "WebhookDisabledDeliveredData",
    "WebhookEvent",
    "WebhookLastFailure",
    "WebhookList",
    "WebhookTestDelivered",
    "WebhookWithSecret",
    "WebhookWithSecretLastFailure",
    "Winners",
    "WinnersItem",
    "WinnersItemBidders",
    "WinnersTotals",
    "WinnersTotalsBidders",
]


class Account(TypedDict):
    """The account of the caller."""

    id: str
    """Identifier of the account."""
    name: str
    """What it is called."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Its plan."""
    language: Literal["ko", "en"] | str
    """Language of what it is told by default."""
    zone: str
    """Its time zone."""
    businessNo: str | None
    """The own business registration number: ten digits, with or without hyphens; shown without."""


class AsOf(TypedDict):
    """The state of the data that all figures refer to"""

    position: int
    """Position in the feed of changes"""
    at: str
    """When that was the newest position"""


class AuditList(TypedDict):
    """A page of the audit log"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[AuditRecord]


class AuditRecord(TypedDict):
    """An entry of the audit log."""

    id: str
    """Identifier of the entry."""
    at: str
    """When the action was taken."""
    actor: AuditRecordActor
    """Who took the action."""
    action: Literal["account.created", "account.plan_changed", "account.state_changed", "account.limit_changed",
        "account.business_no_changed", "account.beta_changed", "key.issued", "key.rotated", "key.revoked",
        "member.invited", "member.invited_again", "member.accepted", "member.changed", "member.removed",
        "members.suspended", "members.restored", "pursuit.created", "pursuit.changed", "pursuit.deleted",
        "webhook.created", "webhook.changed", "webhook.deleted", "webhook.secret_rotated",
        "webhook.redelivered", "webhook.disabled", "allow_list.replaced", "session.started", "session.ended",
        "session.link_mailed", "passkey.added", "passkey.renamed", "passkey.removed", "passkey.counter_back",
        "incident.opened", "incident.contained", "incident.resolved", "incident_settings.changed",
        "operator.added", "operator.removed", "operator.looked"] | str
    """The action taken."""
    subject: str | None
    """What the action was applied to; `null` = the account itself."""
    detail: dict[str, Any]
    """The values concerned, by name. Never contains a secret."""
    requestId: str | None
    """`X-Request-Id` of the request that took the action."""


class AuditRecordActor(TypedDict):
    """Who took the action."""

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = the service acted by itself, on evidence."""
    id: str | None
    """Identifier of the key or member."""


class Award(TypedDict):
    """Award"""

    revision: int
    """Revision number given by the source"""
    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    state: Literal["awarded", "failed", "cancelled"] | str
    """How the round ended"""
    at: str | None
    """When it was decided"""
    winner: AwardWinnerValue | None
    """The first of `winners`"""
    winners: list[AwardWinner]
    """Every firm that won, as the source lists them"""
    openedAt: str | None
    """When the bids were opened"""
    amount: int | None
    """Winning amount of all winners together"""
    currency: str
    """ISO 4217"""
    rate: float | None
    """Award rate, %"""
    rateBasis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of"""
    plannedPrice: int | None
    """Planned price (예정가격)"""
    baseAmount: int | None
    """Base amount (기초금액) at the opening"""
    bidders: int | None
    """Number of bidders"""
    reason: str | None
    """Why the bidding failed or was cancelled"""
    correctedAt: str | None
    """When the result was corrected"""


class AwardWinner(TypedDict):
    """A firm that won, alone or with others."""

    name: str
    """Name of the firm"""
    businessNo: str | None
    """Business registration number"""
    amount: int | None
    """Amount this firm won; `null` where the source gives only the amount of the whole award"""
    share: float | None
    """Its share of a joint award, %; `null` where the source does not give it"""


class AwardWinnerValue(TypedDict):
    """The first of `winners`"""

    name: str
    """Name of the firm"""
    businessNo: str | None
    """Business registration number"""


class Bid(TypedDict):
    """Bid"""

    noticeNo: str
    """Identifier of the notice"""
    title: str
    """Title of the notice"""
    agency: str
    """Name of the issuing agency"""
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    estimatedPrice: int | None
    """Estimated price (추정가격, without VAT), in whole units of `currency`"""
    closeAt: str | None
    """End of bidding"""
    openAt: str | None
    """When bids are planned to be opened"""
    detailUrl: str
    """Notice on the procurement portal"""
    matchedKeywords: list[str]
    """The account's active keywords that match this notice"""
    currency: str
    """ISO 4217"""
    budget: int | None
    """Budget (배정예산, with VAT)"""
    baseAmount: int | None
    """Base amount (기초금액)"""
    floorRate: float | None
    """Lowest rate that can win (낙찰하한율), %"""
    awardMethod: str | None
    """Award method (낙찰방법)"""
    contractMethod: str | None
    """Contract method (계약방법)"""
    bidStartAt: str | None
    """Start of bidding"""
    agencyCode: str | None
    """Code of the issuing agency"""
    demandAgency: str | None
    """Name of the demand agency (수요기관)"""
    demandAgencyCode: str | None
    """Code of the demand agency (수요기관)"""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the answer"""
    kind: Literal["new", "changed", "renotice", "cancelled"] | str
    """Kind of the newest version"""
    urgent: bool
    """Marked urgent (긴급)"""
    revision: int
    """Revision number given by the source"""
    version: int
    """Version number given by this service, from 1"""
    previousNoticeNo: str | None
    """Number of the earlier notice that this one announces again (재공고)"""
    nextNoticeNo: str | None
    """Number of the later notice that announces this one again"""
    postedAt: str
    """When the notice was posted"""
    updatedAt: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; empty = no limit, or the source does not say"""
    regionCheckNeeded: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    sourceUrl: str | None
    """Address of the record at its source"""


class BidAwardedDelivered(TypedDict):
    """A notice is awarded. Once per notice, for keywords that ask for it; again with `correction` if the award is
    corrected or withdrawn.
    """

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.awarded"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: BidAwardedDeliveredData


class BidAwardedDeliveredData(TypedDict):
    """BidAwardedDeliveredData"""

    bid: Bid
    matches: list[BidAwardedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""
    award: EventAward
    """The award of the lot; if it was withdrawn, the new state of the lot."""
    correction: NotRequired[bool]
    """`true` if an award reported earlier was corrected or withdrawn."""


class BidAwardedDeliveredDataMatche(TypedDict):
    """BidAwardedDeliveredDataMatche"""

    keywordId: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidAwardedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidAwardedDeliveredDataMatcheTerm(TypedDict):
    """BidAwardedDeliveredDataMatcheTerm"""

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidCancelledDelivered(TypedDict):
    """A notice is cancelled. Once per notice, for keywords that ask for it."""

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.cancelled"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: BidCancelledDeliveredData


class BidCancelledDeliveredData(TypedDict):
    """BidCancelledDeliveredData"""

    bid: Bid
    matches: list[BidCancelledDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""


class BidCancelledDeliveredDataMatche(TypedDict):
    """BidCancelledDeliveredDataMatche"""

    keywordId: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidCancelledDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidCancelledDeliveredDataMatcheTerm(TypedDict):
    """BidCancelledDeliveredDataMatcheTerm"""

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidChange(TypedDict):
    """BidChange"""

    op: Literal["upsert", "delete"] | str
    """`delete` = the source withdrew the notice; there is no `bid`"""
    noticeNo: str
    """Notice"""
    version: int
    """Version"""
    bid: NotRequired[Bid]
    awards: NotRequired[list[Award]]
    """With `awards=true`: results, one per lot and round"""


class BidChangedDelivered(TypedDict):
    """A notice has changed. A later version of a notice that a keyword matches or has matched, if the keyword asks
    for that kind of change.
    """

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.changed"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: BidChangedDeliveredData


class BidChangedDeliveredData(TypedDict):
    """BidChangedDeliveredData"""

    bid: Bid
    matches: list[BidChangedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""
    changes: list[FieldChange]
    """What changed."""


class BidChangedDeliveredDataMatche(TypedDict):
    """BidChangedDeliveredDataMatche"""

    keywordId: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidChangedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidChangedDeliveredDataMatcheTerm(TypedDict):
    """BidChangedDeliveredDataMatcheTerm"""

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidChanges(TypedDict):
    """BidChanges"""

    items: list[BidChange]
    nextCursor: str
    """Cursor for the next call"""
    hasMore: bool
    """Whether more can be fetched right away"""


class BidDetail(TypedDict):
    """BidDetail"""

    noticeNo: str
    """Identifier of the notice"""
    title: str
    """Title of the notice"""
    agency: str
    """Name of the issuing agency"""
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    estimatedPrice: int | None
    """Estimated price (추정가격, without VAT), in whole units of `currency`"""
    closeAt: str | None
    """End of bidding"""
    openAt: str | None
    """When bids are planned to be opened"""
    detailUrl: str
    """Notice on the procurement portal"""
    matchedKeywords: list[str]
    """The account's active keywords that match this notice"""
    currency: str
    """ISO 4217"""
    budget: int | None
    """Budget (배정예산, with VAT)"""
    baseAmount: int | None
    """Base amount (기초금액)"""
    floorRate: float | None
    """Lowest rate that can win (낙찰하한율), %"""
    awardMethod: str | None
    """Award method (낙찰방법)"""
    contractMethod: str | None
    """Contract method (계약방법)"""
    bidStartAt: str | None
    """Start of bidding"""
    agencyCode: str | None
    """Code of the issuing agency"""
    demandAgency: str | None
    """Name of the demand agency (수요기관)"""
    demandAgencyCode: str | None
    """Code of the demand agency (수요기관)"""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the answer"""
    kind: Literal["new", "changed", "renotice", "cancelled"] | str
    """Kind of the newest version"""
    urgent: bool
    """Marked urgent (긴급)"""
    revision: int
    """Revision number given by the source"""
    version: int
    """Version number given by this service, from 1"""
    previousNoticeNo: str | None
    """Number of the earlier notice that this one announces again (재공고)"""
    nextNoticeNo: str | None
    """Number of the later notice that announces this one again"""
    postedAt: str
    """When the notice was posted"""
    updatedAt: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; empty = no limit, or the source does not say"""
    regionCheckNeeded: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidDetailIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    sourceUrl: str | None
    """Address of the record at its source"""
    revisions: list[Revision]
    """Every version, newest first"""
    attachments: list[BidDetailAttachment]
    """Documents of the notice"""
    awards: list[Award]
    """Results, one per lot and round"""
    similarAwards: list[SimilarAward]
    """Past awards of the same category and trade with similar titles, the most similar first; empty if none is
    similar enough
    """
    preSpecifications: list[PreSpecification]
    """Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source"""
    fetchedAt: str
    """When the notice was last fetched from its source"""


class BidDetailAttachment(TypedDict):
    """BidDetailAttachment"""

    name: str
    """File name"""
    url: str
    """Address of the file"""


class BidDetailIndustrie(TypedDict):
    """BidDetailIndustrie"""

    code: str
    """Industry code"""
    name: str
    """Name of the industry"""


class BidIndustrie(TypedDict):
    """BidIndustrie"""

    code: str
    """Industry code"""
    name: str
    """Name of the industry"""


class BidList(TypedDict):
    """A page of notices"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Bid]
    explain: NotRequired[Explanation]
    facets: NotRequired[list[FacetCounts]]
    """The filters asked for, each once."""


class BidMatchedDelivered(TypedDict):
    """A notice matches. Once per notice: at the first version that one of your keywords matches."""

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.matched"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: BidMatchedDeliveredData


class BidMatchedDeliveredData(TypedDict):
    """BidMatchedDeliveredData"""

    bid: Bid
    matches: list[BidMatchedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""


class BidMatchedDeliveredDataMatche(TypedDict):
    """BidMatchedDeliveredDataMatche"""

    keywordId: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidMatchedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidMatchedDeliveredDataMatcheTerm(TypedDict):
    """BidMatchedDeliveredDataMatcheTerm"""

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidOpening(TypedDict):
    """One bidding for one lot, once its bids are opened."""

    revision: int
    """Revision number given by the source"""
    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    state: Literal["opened", "awarded", "failed", "cancelled"] | str
    """How the round ended; `opened` = not decided yet"""
    openedAt: str | None
    """When the bids were opened"""
    currency: str
    """ISO 4217"""
    bidders: int | None
    """Number of bidders"""
    listed: int
    """Number of bidders that the source names; only these are in `items`"""


class Bidder(TypedDict):
    """A firm that took part in an opening."""

    revision: int
    """Revision number given by the source"""
    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    rank: int | None
    """Rank; `null` = left out of the ranking (see `reason`), or the source gives no ranks"""
    name: str
    """Name of the firm"""
    businessNo: str | None
    """Business registration number"""
    amount: int | None
    """What the firm bid"""
    rate: float | None
    """Rate of the bid, %"""
    won: bool | None
    """`null` = opened but not decided yet"""
    reason: str | None
    """What the source remarks on the bid, above all why it was left out of the ranking"""


class BidderList(TypedDict):
    """A page of bidders and the openings they belong to"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Bidder]
    openings: list[BidOpening]
    """The openings that the filters select, on every page"""


_Bin = TypedDict("_Bin", {"from": "float"})


class Bin(_Bin):
    """A bin of 0.1 percentage points

    ``from``: Lower edge in %, included
    """

    to: float
    """Upper edge in %, not included"""
    count: float
    """Number of values in it; in `noSkill`, the number to expect"""


class BlockedNetwork(TypedDict):
    """A network that sent a storm of failing credentials."""

    id: str
    """Identifier of the block, which refusals name."""
    network: str
    """The network: an IPv4 address, or the first 64 bits of an IPv6 address."""
    state: Literal["contained", "resolved"] | str
    """`contained`: blocked. `resolved`: over."""
    requests: int
    """Requests with failing credentials that led to it."""
    credentials: int
    """Different credentials among them."""
    openedAt: str
    """When it was blocked."""
    until: str
    """When the block ends by itself."""
    resolvedAt: str | None
    """When it ended; `null` = it holds."""


class BlockedNetworkList(TypedDict):
    """A page of blocked networks"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[BlockedNetwork]


class Candidate(TypedDict):
    """Candidate"""

    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""
    bids: int
    """Bids in the period"""


class Code(TypedDict):
    """Code"""

    code: str | None
    """Code; a few agencies have none"""
    name: str
    """Name"""
    notices: int
    """Number of notices that match a filter by this code"""


class CodeAndName(TypedDict):
    """CodeAndName"""

    code: str | None
    """Code"""
    name: str | None
    """Name"""


class CodeList(TypedDict):
    """A page of codes"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Code]


class CompetitorItem(TypedDict):
    """CompetitorItem"""

    noticeNo: str
    """Notice"""
    title: str
    """Title"""
    agency: str
    """Issuing agency"""
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""
    openedAt: str | None
    """When the bids were opened"""
    rank: int | None
    """Rank"""
    bidders: int | None
    """Number of bidders"""
    amount: int | None
    """What the firm bid"""
    currency: str
    """ISO 4217"""
    rate: float | None
    """Rate of the bid, %"""
    won: bool | None
    """`null` = opened but not decided yet"""


class CompetitorSummary(TypedDict):
    """CompetitorSummary"""

    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""
    bids: int
    """Openings it took part in"""
    undecided: int
    """Of these, openings not decided yet"""
    wins: int
    """Of these, openings it won"""
    winRate: float | None
    """Wins in % of the decided ones"""
    amount: int | None
    """Sum of the awards it won alone"""
    medianRate: float | None
    """Median rate of its bids, %"""
    topAgencies: list[CompetitorSummaryTopAgencie]
    """Agencies it bids with most"""
    byMonth: list[CompetitorSummaryByMonth]
    """Months with bids, ascending"""


class CompetitorSummaryByMonth(TypedDict):
    """CompetitorSummaryByMonth"""

    month: str
    """Month in Seoul"""
    bids: int
    """Bids"""
    wins: int
    """Wins"""
    amount: int | None
    """Amount won"""


class CompetitorSummaryTopAgencie(TypedDict):
    """CompetitorSummaryTopAgencie"""

    code: str | None
    """Code"""
    name: str
    """Name"""
    bids: int
    """Bids"""
    wins: int
    """Wins"""


_Competitors = TypedDict("_Competitors", {"from": "str"})


class Competitors(_Competitors):
    """What these firms bid and won

    ``from``: First day
    """

    total: int
    """Number of items on all pages"""
    page: int
    """Page number, from 1"""
    items: list[CompetitorItem]
    summary: list[CompetitorSummary]
    headToHead: list[HeadToHead]
    """Every pair of the firms"""
    candidates: list[Candidate]
    """Firms that the given name may mean"""
    currency: str
    """ISO 4217"""
    to: str
    """Last second of the last day"""
    asOf: AsOf
    excluded: Excluded
    explain: NotRequired[Hints]


class ConsultationReceipt(TypedDict):
    """The request has arrived."""

    state: Literal["requested"] | str
    """The same for every request, whether the address is known or not."""


class Delivery(TypedDict):
    """The delivery of one event to one webhook."""

    id: str
    """Identifier of the delivery."""
    eventId: str
    """Identifier of the event, sent as `webhook-id` with every attempt."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """Type of the event."""
    state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str
    """`pending`: it will be attempted · `delivered` · `failed`: all attempts are used up · `held`: the webhook is
    disabled · `aborted`: the receiver refused further attempts · `expired`: held back for 30 days.
    """
    attemptCount: int
    """Attempts since it was created or last sent again."""
    lastStatus: int | None
    """HTTP status of the last attempt; `null` = no answer, or no attempt yet."""
    createdAt: str
    """When it was created."""
    nextAttemptAt: str | None
    """Time of the next attempt while it is pending."""
    endedAt: str | None
    """When it was delivered or given up."""


class DeliveryDetail(TypedDict):
    """A delivery with its attempts."""

    id: str
    """Identifier of the delivery."""
    eventId: str
    """Identifier of the event, sent as `webhook-id` with every attempt."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """Type of the event."""
    state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str
    """`pending`: it will be attempted · `delivered` · `failed`: all attempts are used up · `held`: the webhook is
    disabled · `aborted`: the receiver refused further attempts · `expired`: held back for 30 days.
    """
    attemptCount: int
    """Attempts since it was created or last sent again."""
    lastStatus: int | None
    """HTTP status of the last attempt; `null` = no answer, or no attempt yet."""
    createdAt: str
    """When it was created."""
    nextAttemptAt: str | None
    """Time of the next attempt while it is pending."""
    endedAt: str | None
    """When it was delivered or given up."""
    event: dict[str, Any] | None
    """The event that is sent; `null` once it is no longer kept. Chats get a message made from it."""
    attempts: list[DeliveryDetailAttempt]
    """The last 30 attempts, oldest first."""


class DeliveryDetailAttempt(TypedDict):
    """One attempt."""

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the answer; `null` = no answer."""
    ms: int
    """Milliseconds until the answer, or until the attempt failed."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no whole answer; `null` = there was one. `refused_address`: the host name leads to an address
    that is not on the public internet.
    """
    error: str | None
    """What went wrong, if not the answer itself."""
    answer: str
    """The first kilobyte of the answer."""


class DeliveryList(TypedDict):
    """A page of deliveries"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Delivery]


class Event(TypedDict):
    """Something the account is notified of."""

    id: str
    """Identifier of the event; webhooks receive the same."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: EventData
    state: Literal["new", "seen", "starred", "dismissed"] | str
    """How it has been marked in the account."""
    reason: str | None
    """The reason given with the mark."""


class EventAward(TypedDict):
    """The award of one lot at the time of the event."""

    state: Literal["awarded", "failed", "cancelled", "opened", "announced"] | str
    """`awarded`, or the new state of the lot if the award was withdrawn."""
    lot: str
    """The lot; `0` for a notice without lots."""
    winners: list[AwardWinner]
    """Every firm that won."""
    amount: int | None
    """Winning amount of all winners together, in whole units of `currency`."""
    currency: str
    """ISO 4217."""
    rate: float | None
    """Award rate, %."""
    rateBasis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of."""
    plannedPrice: int | None
    """Planned price (예정가격)."""
    bidders: int | None
    """Number of bidders."""
    reason: str | None
    """Why the bidding failed or was cancelled."""


class EventData(TypedDict):
    """Content of the event; with `bid.*` the notice as it was at that time."""

    bid: NotRequired[Bid]
    matches: NotRequired[list[EventMatch]]
    """Every keyword that led to the event."""
    changes: NotRequired[list[FieldChange]]
    """What changed; with `bid.changed` and `pursuit.changed`."""
    award: NotRequired[EventAward]
    correction: NotRequired[bool]
    """`true` if an award reported earlier was corrected or withdrawn."""
    pursuit: NotRequired[dict[str, Any]]
    """The pursuit as it then was; only with `pursuit.changed`."""
    report: NotRequired[dict[str, Any]]
    """The report; only with `report.ready`."""
    webhook: NotRequired[dict[str, Any]]
    """The disabled webhook; only with `webhook.disabled`."""
    incident: NotRequired[dict[str, Any]]
    """The incident; only with `security.incident`."""


class EventMark(TypedDict):
    """How an event is marked."""

    id: str
    """Identifier of the event."""
    state: Literal["new", "seen", "starred", "dismissed"] | str
    """How it has been marked in the account."""
    reason: str | None
    """The reason given with the mark."""


class EventMarksMark(TypedDict):
    """An event and its mark; absent fields stay as they are."""

    id: str
    """Identifier of the event."""
    state: NotRequired[Literal["new", "seen", "starred", "dismissed"] | str | None]
    """`null` resets it to `new`."""
    reason: NotRequired[str | None]
    """Reason for the mark; `null` = none."""


class EventMatch(TypedDict):
    """A keyword that led to an event, and why."""

    keywordId: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[EventTerm]
    """Which of its terms the notice contains, and where."""


class EventPage(TypedDict):
    """Events, oldest first unless `sort` says otherwise."""

    items: list[Event]
    nextCursor: str
    """Cursor for the next call."""
    hasMore: bool
    """Whether more can be fetched right away."""
    newestCursor: NotRequired[str]
    """Only with `sort=-timestamp`: the place of the newest event when the first page was read. As `since` without
    `sort` it brings what came later, in the list or as a stream.
    """


class EventTerm(TypedDict):
    """A place in the notice that matched."""

    term: str
    """The search term, as typed."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class Excluded(TypedDict):
    """Number of openings left out of a figure, by reason; absent = 0. `failed`: nobody won · `cancelled`: the
    opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it ·
    `otherCurrency`: awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a
    price per unit (단가계약) · `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm
    · `noRate`: the source gives no rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no
    amount is known.
    """

    failed: NotRequired[int]
    """Openings left out as failed"""
    cancelled: NotRequired[int]
    """Openings left out as cancelled"""
    superseded: NotRequired[int]
    """Openings left out as superseded"""
    otherCurrency: NotRequired[int]
    """Openings left out as otherCurrency"""
    severalWinners: NotRequired[int]
    """Openings left out as severalWinners"""
    unitPrice: NotRequired[int]
    """Openings left out as unitPrice"""
    negotiated: NotRequired[int]
    """Openings left out as negotiated"""
    direct: NotRequired[int]
    """Openings left out as direct"""
    noRate: NotRequired[int]
    """Openings left out as noRate"""
    outOfRange: NotRequired[int]
    """Openings left out as outOfRange"""
    noAmount: NotRequired[int]
    """Openings left out as noAmount"""
    sharedValue: NotRequired[float]
    """Value of the awards with several winners, undivided"""


class Explanation(TypedDict):
    """Explanation"""

    query: str | None
    """How the search text was understood"""
    filters: list[ExplanationFilter]
    """Each filter on its own"""
    hints: list[str]
    """Hints on why few or no notices match, in the language that `Content-Language` names"""


class ExplanationFilter(TypedDict):
    """ExplanationFilter"""

    name: str
    """Name of the filter"""
    notices: int
    """Number of notices that match this filter alone"""


class FacetCounts(TypedDict):
    """What each value of a filter would find."""

    name: Literal["status", "bsnsDiv", "region"] | str
    """The filter"""
    values: list[FacetCountsValue]
    """Every value there is to choose; of `region` the provinces"""


class FacetCountsValue(TypedDict):
    """FacetCountsValue"""

    value: str
    """A value as the filter takes it"""
    notices: int
    """Number of notices that the search would find with this value alone in the filter"""


class FieldChange(TypedDict):
    """FieldChange"""

    field: str
    """Name of the field"""
    old: Any
    """Value before"""
    new: Any
    """Value after"""


class Firm(TypedDict):
    """Firm"""

    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""


class GetOpenApiAnswer(TypedDict):
    """An OpenAPI 3.1 document."""

    openapi: str


class HeadToHead(TypedDict):
    """HeadToHead"""

    businessNo: str | None
    """Business registration number of the first firm"""
    name: str
    """Its name"""
    otherBusinessNo: str | None
    """Business registration number of the second firm"""
    otherName: str
    """Its name"""
    together: int
    """Openings both took part in"""
    wins: int
    """Of these, won by the first firm"""
    otherWins: int
    """Of these, won by the second firm"""
    ahead: int
    """Of these, the first firm ranked better"""
    otherAhead: int
    """Of these, the second firm ranked better"""


class Health(TypedDict):
    """The process is running."""

    status: Literal["ok"] | str


class Hints(TypedDict):
    """Why little or nothing was found."""

    hints: list[str]
    """Values of `agency` and `winner` that nothing bears, each with the nearest names, in the language that
    `Content-Language` names.
    """


class Incident(TypedDict):
    """A security problem of a key or of the account."""

    id: str
    """Identifier of the incident; `access_blocked` names it."""
    cause: Literal["leaked", "outside_allow_list", "many_networks", "operator"] | str
    """`leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks
    outside the allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the
    operator opened the incident.
    """
    state: Literal["open", "contained", "resolved"] | str
    """`open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: the incident has ended."""
    key: IncidentKey | None
    """The key concerned; `null` = the whole account."""
    reason: str | None
    """Explanation by the operator."""
    networks: list[str]
    """The networks the key was used from, each as wide as an internet provider’s (IPv4 /16, IPv6 /32)."""
    places: list[str]
    """Where the key was found, as reported."""
    openedAt: str
    """When it was detected."""
    containedAt: str | None
    """When it was blocked."""
    resolvedAt: str | None
    """When it was resolved."""
    resolvedBy: Literal["rotation", "revocation", "operator"] | str | None
    """What resolved it: a rotation or revocation of the key, or the operator."""


class IncidentKey(TypedDict):
    """The key concerned; `null` = the whole account."""

    id: str
    """The key."""
    name: str | None
    """Its name."""
    prefix: str
    """The first twelve characters of its secret."""


class IncidentList(TypedDict):
    """A page of incidents"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Incident]


class IncidentSettings(TypedDict):
    """Settings of the account for incidents."""

    autoBlock: bool
    """Also block a key that is merely used from many networks within a short time. Default: `false`, which only
    sends a mail.
    """


class InvitationReceipt(TypedDict):
    """The invitation is accepted."""

    state: Literal["accepted"] | str
    """The same if the invitation was accepted before."""


class IpAllowList(TypedDict):
    """Addresses from which the keys of the account may call."""

    ranges: list[str]
    """The ranges in normalised form; empty = calls are accepted from everywhere."""
    comments: list[IpAllowListComment]
    """Comments, in the order of the ranges."""
    updatedAt: str | None
    """When the list was last replaced; `null` = never."""


class IpAllowListComment(TypedDict):
    """What is said of one range."""

    range: str
    """One of the ranges."""
    comment: str
    """What it is, for those who read the list."""


class IpAllowListInputComment(TypedDict):
    """What is said of one range."""

    range: str
    """One of the ranges."""
    comment: str
    """What it is, for those who read the list."""


class IpAllowListPreview(TypedDict):
    """What an allow-list would do."""

    ranges: list[str]
    """The ranges in normalised form, as they would be stored."""
    address: str
    """The address this request comes from."""
    includesAddress: bool
    """Whether you could still call from that address."""


class Key(TypedDict):
    """A key, without its secret."""

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """The first twelve characters of its secret."""
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "statistics:read", "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read",
        "webhooks:write", "keys:manage", "access:manage"] | str]
    """Scopes of the key; `write` and `manage` include read access."""
    state: Literal["active", "blocked", "revoked", "expired"] | str
    """Only an `active` key is accepted."""
    createdBy: str | None
    """The key or member that created it; `null` = the operator."""
    createdAt: str
    """When it was created."""
    expiresAt: str | None
    """When it expires; `null` = never."""
    lastUsedAt: str | None
    """When it was last used (may lag by up to a minute); `null` = never."""
    secrets: list[KeySecret]
    """Its valid secrets, newest first: two during the grace period after a rotation."""


class KeyList(TypedDict):
    """A page of keys"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Key]


class KeySecret(TypedDict):
    """How long a secret of the key is valid; the secret itself is never shown again."""

    createdAt: str
    """When the secret became valid."""
    expiresAt: str | None
    """When its grace period after a rotation ends; `null` = it is valid as long as the key."""


class KeyWithSecret(TypedDict):
    """A key with its new secret."""

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """The first twelve characters of its secret."""
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "statistics:read", "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read",
        "webhooks:write", "keys:manage", "access:manage"] | str]
    """Scopes of the key; `write` and `manage` include read access."""
    state: Literal["active", "blocked", "revoked", "expired"] | str
    """Only an `active` key is accepted."""
    createdBy: str | None
    """The key or member that created it; `null` = the operator."""
    createdAt: str
    """When it was created."""
    expiresAt: str | None
    """When it expires; `null` = never."""
    lastUsedAt: str | None
    """When it was last used (may lag by up to a minute); `null` = never."""
    secrets: list[KeyWithSecretSecret]
    """Its valid secrets, newest first: two during the grace period after a rotation."""
    key: str
    """The secret: send it as `Authorization: Bearer`. It is shown only once."""


class KeyWithSecretSecret(TypedDict):
    """How long a secret of the key is valid; the secret itself is never shown again."""

    createdAt: str
    """When the secret became valid."""
    expiresAt: str | None
    """When its grace period after a rotation ends; `null` = it is valid as long as the key."""


class Keyword(TypedDict):
    """A stored search of an account."""

    id: str
    """Identifier of the keyword."""
    keyword: str
    """Words to find in titles, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact
    phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: KeywordFilter
    """Conditions on a notice besides its words, as typed."""
    alert: KeywordAlert
    """What is reported, to whom and how."""
    state: Literal["active", "paused"] | str
    """A paused keyword matches nothing."""
    pausedReason: Literal["owner", "plan"] | str | None
    """`owner` = paused by request, `plan` = the account has more keywords than its plan includes."""
    createdBy: str | None
    """The key that created it; `null` = the operator."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was last changed."""
    matchCount: int
    """Number of matches since it was created."""
    lastMatchedAt: str | None
    """When a notice last matched it."""


class KeywordAlert(TypedDict):
    """What is reported, to whom and how."""

    email: Literal["off", "instant", "daily", "weekly"] | str
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: list[str]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: bool
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: list[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str]
    """What to report: a notice that matches for the first time, and what happens to it later."""
    remind: list[int]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class KeywordFilter(TypedDict):
    """Conditions on a notice besides its words, as typed."""

    agency: list[str]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: list[str]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: list[str]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: list[Literal["물품", "용역", "공사", "외자", "기타"] | str]
    """Business category. Any one of the values is enough."""
    contractMethod: list[str]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: list[str]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    minAmt: int | None
    """Lower bound of the estimated price, inclusive."""
    maxAmt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: Literal["include", "exclude", "only"] | str | None
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: list[str]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class KeywordLinesLine(TypedDict):
    """What one line looks for."""

    keyword: str
    """Words to find in titles, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact
    phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: NotRequired[KeywordLinesLineFilter]
    """Within one field any one value is enough; all given fields must match."""


class KeywordLinesLineFilter(TypedDict):
    """Within one field any one value is enough; all given fields must match."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[list[str]]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[list[str]]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[list[str]]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class KeywordList(TypedDict):
    """A page of keywords"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Keyword]


class KeywordMatch(TypedDict):
    """A notice reported because of the keyword, in its current state."""

    at: str
    """When the keyword first led to an event about this notice."""
    version: int
    """Version of the notice at that time."""
    bid: Bid


class KeywordMatchList(TypedDict):
    """A page of matches"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[KeywordMatch]


class KeywordPatchAlert(TypedDict):
    """Alert settings to change."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str | None]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[list[str] | None]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool | None]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[list[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str] | None]
    """What to report: a notice that matches for the first time, and what happens to it later."""
    remind: NotRequired[list[int] | None]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class KeywordPatchFilter(TypedDict):
    """Fields of the filter to change."""

    agency: NotRequired[list[str] | None]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str] | None]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str] | None]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str] | None]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[list[str] | None]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[list[str] | None]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str | None]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[list[str] | None]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


_KeywordPreview = TypedDict("_KeywordPreview", {"from": "str"})


class KeywordPreview(_KeywordPreview):
    """What a keyword would have matched in the last 90 days.

    ``from``: Start of the period: the beginning of a day in Seoul.
    """

    to: str
    """End of the period: now."""
    matches: int
    """Number of notices posted in the period that match."""
    notices: int
    """Number of all notices posted in the period."""
    share: float
    """`matches` as a percentage of `notices`."""
    averagePerDay: float
    """Average number of matches per day."""
    matchesEverything: bool
    """It matches more than 30 % of at least 100 notices, so adding it would be refused."""
    perDay: list[KeywordPreviewPerDay]
    """Each of the last 90 days, ending with today."""
    samples: list[KeywordPreviewSample]
    """The newest matching notices."""


class KeywordPreviewPerDay(TypedDict):
    """KeywordPreviewPerDay"""

    date: str
    """The day, in Seoul time."""
    matches: int
    """Number of matching notices posted on that day."""


class KeywordPreviewSample(TypedDict):
    """A notice it would have reported."""

    noticeNo: str
    """Number of the notice."""
    title: str
    """Its title."""
    agency: str
    """Issuing agency."""
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Its business category."""
    estimatedPrice: int | None
    """Its estimated price in whole units of `currency`."""
    currency: str
    """ISO 4217."""
    postedAt: str
    """When it was posted."""
    closeAt: str | None
    """When bidding ends."""
    detailUrl: str
    """Address of the notice at its source."""
    terms: list[KeywordPreviewSampleTerm]
    """Where the search terms are in the title, in Unicode code points from 0."""


class KeywordPreviewSampleTerm(TypedDict):
    """KeywordPreviewSampleTerm"""

    term: str
    """The search term, as typed."""
    start: int
    """Where it begins in the title."""
    end: int
    """Where it ends in the title, exclusive."""


_KeywordVerdicts = TypedDict("_KeywordVerdicts", {"from": "str"})


class KeywordVerdicts(_KeywordVerdicts):
    """What would become of a list of keywords, and what each would have matched in the last 90 days.

    ``from``: Start of the period: the beginning of a day in Seoul.
    """

    to: str
    """End of the period: now."""
    notices: int
    """Number of all notices posted in the period."""
    limit: int
    """How many keywords the plan includes."""
    used: int
    """How many the account has."""
    lines: list[KeywordVerdictsLine]
    """One for each line, in the same order."""


class KeywordVerdictsLine(TypedDict):
    """What would become of a line."""

    verdict: Literal["ok", "invalid", "repeated", "keyword_exists", "matches_everything", "limit_reached"] | str
    """`ok` = it would be added; `repeated` = it means the same as an earlier line; otherwise why it would be
    refused. `limit_reached`: the lines above it take what the plan leaves.
    """
    matches: int | None
    """Number of notices posted in the period that match; `null` where nothing was counted because it is refused."""
    keywordId: str | None
    """`keyword_exists`: the keyword of the account that means the same."""
    sameAs: int | None
    """`repeated`: the earlier line that means the same, counted from 0."""
    errors: list[KeywordVerdictsLineError]
    """What is wrong with it; empty if nothing is."""


_KeywordVerdictsLineError = TypedDict("_KeywordVerdictsLineError", {"in": "Literal[\"path\", \"query\", \"header\", \"body\"] | str"})


class KeywordVerdictsLineError(_KeywordVerdictsLineError):
    """``in``: """

    name: str
    """Name of the parameter, or path of the field, such as `filter.agency[2]`."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "matches_everything",
        "unknown_region", "invalid_cursor", "invalid_json", "invalid_field", "missing_field", "unknown_field",
        "invalid_url", "unexpected_body", "missing_credentials", "invalid_key", "expired_key", "revoked_key",
        "session_ended", "invalid_link", "invalid_passkey", "invalid_signature", "access_blocked",
        "ip_not_allowed", "beta_access_required", "plan_required", "scope_required", "console_header_required",
        "operator_required", "reason_required", "member_required", "https_required", "not_found",
        "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown",
        "would_lock_out", "keyword_exists", "pursuit_exists", "pursuit_settled", "limit_reached",
        "member_exists", "last_owner", "passkeys_unavailable", "keys_depend", "key_ended",
        "consultation_closed", "source_not_ready", "cursor_expired", "precondition_failed", "body_too_large",
        "url_too_long", "unsupported_media_type", "misdirected_request", "idempotency_key_reused",
        "http_1_1_required", "rate_limited", "too_many_at_once", "headers_too_large", "internal",
        "unavailable"] | str
    """What went wrong, as a code for programs."""
    message: str
    at: NotRequired[int]
    """Position in the value, in Unicode code points from 0."""


class LateDelivery(TypedDict):
    """A webhook to which something should have been sent by now."""

    accountId: str
    """The account."""
    accountName: str
    """Its name."""
    webhookId: str
    """The webhook."""
    origin: str
    """Scheme and host of its address."""
    dueAt: str
    """When the oldest of its deliveries was due."""
    attempts: int
    """How often that one was tried."""
    lastStatus: int | None
    """What it answered."""


class LateDeliveryList(TypedDict):
    """A page of webhooks"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[LateDelivery]


class LookedUpBid(TypedDict):
    """A number and its notice; `null` = unknown here."""

    asked: str
    """The number as it was sent"""
    bid: Bid | None


class LookedUpBids(TypedDict):
    """Notices found by their numbers"""

    items: list[LookedUpBid]
    """One item per number, in the same order"""


class MarkedEvents(TypedDict):
    """What the events are marked as."""

    items: list[EventMark]
    """The marks as they now are, in the order sent."""


class NewKeywordAlert(TypedDict):
    """What is reported, to whom and how."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[list[str]]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[list[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str]]
    """What to report: a notice that matches for the first time, and what happens to it later."""
    remind: NotRequired[list[int]]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class NewKeywordFilter(TypedDict):
    """Within one field any one value is enough; all given fields must match."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[list[str]]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[list[str]]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[list[str]]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class NewReportFilter(TypedDict):
    """Filter for every section. Within one field any one value is enough; all given fields must match."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[list[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class NewReportScheduleFilter(TypedDict):
    """Filter for every section. Within one field any one value is enough; all given fields must match."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[list[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class OperatorAccount(TypedDict):
    """An account that was opened with a reason."""

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are refused."""
    email: str
    """Mail address of the owner."""
    beta: bool
    """Whether it may enter while the beta is closed."""
    requestLimit: int | None
    """Requests accepted in any 60 seconds; `null` = as many as the plan says."""
    blockedBy: str | None
    """The incident that blocks the whole account."""
    createdAt: str
    """When it was created."""
    language: Literal["ko", "en"] | str
    """Language of mails."""
    zone: str
    """Time zone of schedules."""
    businessNo: str | None
    """The own business number."""
    visit: OperatorVisit
    usage: Usage
    keywords: int
    """Number of keywords."""
    members: list[TeamMember]
    """Its members."""
    keys: list[OperatorAccountKey]
    """Its keys, the newest first; at most 1,000."""
    webhooks: list[OperatorAccountWebhook]
    """Its webhooks."""
    incidents: list[Incident]
    """Incidents that have not ended, the newest first."""


class OperatorAccountEntry(TypedDict):
    """An account, as far as it is seen without a reason."""

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are refused."""
    email: str
    """Mail address of the owner."""
    beta: bool
    """Whether it may enter while the beta is closed."""
    requestLimit: int | None
    """Requests accepted in any 60 seconds; `null` = as many as the plan says."""
    blockedBy: str | None
    """The incident that blocks the whole account."""
    createdAt: str
    """When it was created."""


class OperatorAccountKey(TypedDict):
    """OperatorAccountKey"""

    id: str
    """Identifier of the key."""
    name: str | None
    """Its name."""
    prefix: str
    """First characters of the key; the rest is not stored."""
    state: Literal["active", "blocked", "revoked", "expired"] | str
    """Only an `active` key is accepted."""
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "statistics:read", "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read",
        "webhooks:write", "keys:manage", "access:manage"] | str]
    """What it may do."""
    createdAt: str
    """When it was created."""
    expiresAt: str | None
    """When it expires."""
    lastUsedAt: str | None
    """When it was last used."""


class OperatorAccountList(TypedDict):
    """A page of accounts"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorAccountEntry]


class OperatorAccountWebhook(TypedDict):
    """OperatorAccountWebhook"""

    id: str
    """Identifier of the webhook."""
    origin: str
    """Scheme and host of its address: the rest may be a secret."""
    state: Literal["enabled", "disabled"] | str
    """Whether events are sent to it."""
    disabledReason: str | None
    """Why nothing is sent to it."""
    failingSince: str | None
    """The first failure since the last success."""


class OperatorApproval(TypedDict):
    """The account is created."""

    consultation: OperatorConsultation
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    keyId: str
    """Identifier of the first key."""
    key: str
    """The first key. It is shown only here, and is not in the mail."""


class OperatorAuditEntry(TypedDict):
    """What an operator did or looked at."""

    id: str
    """Identifier of the entry."""
    at: str
    """When it was done."""
    operator: OperatorAuditEntryOperator | None
    """Who did it; `null` = somebody at the machine, by a command."""
    action: Literal["account_opened", "account_looked_at", "account_changed", "consultation_approved",
        "consultation_contacted", "consultation_declined", "source_enabled", "mail_resent", "source_disabled",
        "rejects_requeued", "incident_opened", "incident_resolved", "network_lifted", "operator_added",
        "operator_removed"] | str
    """What was done."""
    accountId: str | None
    """The account it concerns."""
    accountName: str | None
    """Its name."""
    subject: str | None
    """What it was done to."""
    reason: str | None
    """Why."""
    detail: dict[str, Any]
    """What was changed."""
    requestId: str | None
    """The request."""


class OperatorAuditEntryOperator(TypedDict):
    """Who did it; `null` = somebody at the machine, by a command."""

    accountId: str
    """Account of the operator."""
    memberId: str
    """The operator."""
    email: str
    """Mail address."""


class OperatorAuditList(TypedDict):
    """A page of the log"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorAuditEntry]


class OperatorConsultation(TypedDict):
    """A request to take part."""

    id: str
    """Identifier of the request."""
    state: Literal["requested", "contacted", "approved", "declined"] | str
    """Approving creates the account."""
    company: str
    """Company that wants to take part."""
    name: str
    """Person to contact."""
    email: str
    """Mail address for the answer."""
    phone: str | None
    """Phone number."""
    message: str
    """What the company wants to use the service for."""
    language: Literal["ko", "en"] | str
    """Language of the answer."""
    requests: int
    """How often the address has asked."""
    requestedAt: str
    """When it was first asked."""
    lastAt: str
    """When it was last asked."""
    decidedAt: str | None
    """When it was approved or declined."""
    accountId: str | None
    """The account that was created."""
    consent: str | None
    """The wording of the consent; `null` = asked for by a program without it."""
    consentAt: str | None
    """When it was consented to."""


class OperatorConsultationList(TypedDict):
    """A page of requests"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorConsultation]


class OperatorIncident(TypedDict):
    """An incident, and whose it is."""

    accountId: str
    """The account."""
    accountName: str
    """Its name."""
    incident: Incident


class OperatorIncidentList(TypedDict):
    """A page of incidents"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorIncident]


class OperatorOverview(TypedDict):
    """The whole service at one glance."""

    version: str
    """Version of the process that answers."""
    at: str
    """Time of this answer."""
    accounts: list[OperatorOverviewAccount]
    """By plan and state; what has none is left out."""
    consultations: OperatorOverviewConsultations
    """Requests to take part that are open."""
    sources: OperatorOverviewSources
    """Where notices come from."""
    incidents: OperatorOverviewIncidents
    """Incidents that have not ended."""
    deliveries: OperatorOverviewDeliveries
    """What should have been sent to webhooks by now."""
    mails: OperatorOverviewMails
    """The outbox."""
    reports: OperatorOverviewReports
    """The queue of reports."""
    feed: OperatorOverviewFeed
    """The order of all changes."""
    processes: list[OperatorOverviewProcesse]
    """The processes that live."""


class OperatorOverviewAccount(TypedDict):
    """OperatorOverviewAccount"""

    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are refused."""
    count: int
    """Number of accounts."""


class OperatorOverviewConsultations(TypedDict):
    """Requests to take part that are open."""

    requested: int
    """Nobody has answered yet."""
    contacted: int
    """Answered, not decided."""


class OperatorOverviewDeliveries(TypedDict):
    """What should have been sent to webhooks by now."""

    count: int
    """Webhooks with something late."""
    oldestSeconds: int | None
    """For how long the oldest has waited; `null` = none does."""


class OperatorOverviewFeed(TypedDict):
    """The order of all changes."""

    head: int
    """The last position."""
    readers: list[OperatorOverviewFeedReader]
    """Readers of the feed."""


class OperatorOverviewFeedReader(TypedDict):
    """OperatorOverviewFeedReader"""

    name: str
    """Who reads."""
    behind: int
    """Changes not read yet."""


class OperatorOverviewIncidents(TypedDict):
    """Incidents that have not ended."""

    open: int
    """Warned of, nothing blocked."""
    contained: int
    """A key or an account is blocked."""


class OperatorOverviewMails(TypedDict):
    """The outbox."""

    count: int
    """Mails that wait."""
    oldestSeconds: int | None
    """For how long the oldest has waited; `null` = none does."""


class OperatorOverviewProcesse(TypedDict):
    """A process of the service."""

    id: str
    """Identifier of the process, new at each start."""
    role: Literal["all", "api", "worker"] | str
    """What it does."""
    version: str
    """Version it runs."""
    startedAt: str
    """When it started."""
    seenAt: str
    """When it last said that it lives; it does so every 10 seconds and is forgotten after a minute."""


class OperatorOverviewReports(TypedDict):
    """The queue of reports."""

    count: int
    """Reports that wait or are being made."""
    oldestSeconds: int | None
    """For how long the oldest has waited; `null` = none does."""


class OperatorOverviewSources(TypedDict):
    """Where notices come from."""

    enabled: int
    """Sources that are read."""
    behind: int
    """Those that lag by more than an hour."""
    failing: int
    """Those with time windows that failed."""
    quarantined: int
    """Records that could not be read, of all sources."""
    waiting: int
    """Notices that wait for missing parts, of all sources."""


class OperatorReject(TypedDict):
    """A record that could not be read."""

    id: str
    """Identifier of the record in quarantine."""
    operation: str
    """What of the source it came from."""
    reason: str
    """Why it could not be read."""
    at: str
    """When it was last refused."""
    again: Literal["possible", "ordered", "impossible"] | str
    """Whether it can be asked for again. `ordered`: the source will be asked for it. `impossible`: it came from a
    file, or before the service noted where records come from.
    """


class OperatorRejectList(TypedDict):
    """A page of records"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorReject]
    reasons: list[OperatorRejectListReason]
    """The reasons, that of most records first; at most 100."""


class OperatorRejectListReason(TypedDict):
    """OperatorRejectListReason"""

    reason: str
    """The reason, its first 500 characters."""
    count: int
    """Records refused for it, on all pages."""


class OperatorRejectRecord(TypedDict):
    """A record that could not be read, as it came."""

    id: str
    """Identifier of the record in quarantine."""
    operation: str
    """What of the source it came from."""
    reason: str
    """Why it could not be read."""
    at: str
    """When it was last refused."""
    again: Literal["possible", "ordered", "impossible"] | str
    """Whether it can be asked for again. `ordered`: the source will be asked for it. `impossible`: it came from a
    file, or before the service noted where records come from.
    """
    record: str
    """The record as JSON, without personal fields; cut after 100,000 characters."""
    isCut: bool
    """Whether it is longer than shown."""


class OperatorRequeued(TypedDict):
    """What was ordered."""

    run: str | None
    """The order; `null` where there is nothing to ask for."""
    records: int
    """Records that will be asked for again."""
    windows: int
    """Time windows to fetch."""
    left: int
    """Records that cannot be asked for again."""


class OperatorSource(TypedDict):
    """A source, with what customers do not see."""

    name: str
    """Name of the source."""
    kind: str
    """How it is read."""
    state: Literal["enabled", "disabled", "idle"] | str
    """`idle`: known from an import or a single run."""
    ready: bool
    """Whether this process could read it; not without the service key, say."""
    goLiveAt: str | None
    """What is older at the source never alerts."""
    openWindows: int
    """Time windows that are still to be fetched."""
    lastFailure: str | None
    """Why the last window failed."""
    callsToday: list[OperatorSourceCallsToday]
    """Calls of the day."""
    report: Source


class OperatorSourceCallsToday(TypedDict):
    """OperatorSourceCallsToday"""

    budget: str
    """What is counted."""
    calls: int
    """Calls made today, in Seoul."""
    spent: bool
    """Whether the source said that its quota is spent."""


class OperatorSourceList(TypedDict):
    """A page of sources"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorSource]


class OperatorVisit(TypedDict):
    """An account that is open for this operator."""

    accountId: str
    """The account."""
    reason: str
    """The reason given."""
    begunAt: str
    """When it was opened."""
    endsAt: str
    """When it closes: an hour later."""


class Passkey(TypedDict):
    """One of your passkeys."""

    id: str
    """Identifier of the passkey."""
    name: str
    """What you call it."""
    createdAt: str
    """When it was added."""
    lastUsedAt: str | None
    """When you last signed in with it; `null` if never."""


class PasskeyAssertion(TypedDict):
    """From `toJSON()` of what `navigator.credentials.get()` gives, these fields."""

    id: str
    """Identifier of the passkey, as `toJSON()` of the credential gives it: base64url."""
    response: PasskeyAssertionResponse
    """What the device has signed."""


class PasskeyAssertionResponse(TypedDict):
    """What the device has signed."""

    clientDataJSON: str
    """What the browser has had signed: base64url."""
    authenticatorData: str
    """What the device says of itself: base64url."""
    signature: str
    """Signature over both: base64url."""
    userHandle: str
    """Whose passkey it is: base64url."""


class PasskeyAttestation(TypedDict):
    """From `toJSON()` of what `navigator.credentials.create()` gives, these fields."""

    id: str
    """Identifier of the passkey, as `toJSON()` of the credential gives it: base64url."""
    response: PasskeyAttestationResponse
    """What the device has made."""


class PasskeyAttestationResponse(TypedDict):
    """What the device has made."""

    clientDataJSON: str
    """What the browser has had signed: base64url."""
    attestationObject: str
    """The new passkey, with its public key: base64url."""
    transports: NotRequired[list[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]]
    """How the device can be reached, as the browser says."""


class PasskeyList(TypedDict):
    """A page of passkeys"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Passkey]


class PasskeyOptions(TypedDict):
    """For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`."""

    rp: PasskeyOptionsRp
    """The service."""
    user: PasskeyOptionsUser
    """Whose passkey it will be."""
    challenge: str
    """What the passkey is to sign, once: base64url."""
    pubKeyCredParams: list[PasskeyOptionsPubKeyCredParam]
    """Signatures that are accepted, the favourite first."""
    timeout: int
    """Milliseconds for which the challenge is good."""
    excludeCredentials: list[PasskeyOptionsExcludeCredential]
    """Your passkeys, so that no device gets a second one."""
    authenticatorSelection: PasskeyOptionsAuthenticatorSelection
    """What the device must be able to do."""
    attestation: Literal["none"] | str
    """No certificate of the device is asked for."""


class PasskeyOptionsAuthenticatorSelection(TypedDict):
    """What the device must be able to do."""

    residentKey: Literal["required"] | str
    """The device must find it without being told which one."""
    requireResidentKey: bool
    """The same for older browsers."""
    userVerification: Literal["required"] | str
    """The device must ask who is there."""


class PasskeyOptionsExcludeCredential(TypedDict):
    """A passkey you have already."""

    id: str
    """Identifier of the passkey: base64url."""
    type: Literal["public-key"] | str
    """The only kind there is."""
    transports: list[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]
    """How the device can be reached, as the browser says."""


class PasskeyOptionsPubKeyCredParam(TypedDict):
    """A kind of signature."""

    type: Literal["public-key"] | str
    """The only kind there is."""
    alg: int
    """Number of the algorithm in COSE."""


class PasskeyOptionsRp(TypedDict):
    """The service."""

    id: str
    """Name that browsers bind the passkey to: the host of the service."""
    name: str
    """What browsers call the service."""


class PasskeyOptionsUser(TypedDict):
    """Whose passkey it will be."""

    id: str
    """Stands for the member, and says nothing of him: base64url."""
    name: str
    """Mail address of the member."""
    displayName: str
    """Name of the member, or the mail address."""


class PasskeyRequest(TypedDict):
    """For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`."""

    challenge: str
    """What the passkey is to sign, once: base64url."""
    rpId: str
    """Name that browsers bind the passkey to: the host of the service."""
    timeout: int
    """Milliseconds for which the challenge is good."""
    userVerification: Literal["required"] | str
    """The device must ask who is there."""


class PreSpecification(TypedDict):
    """PreSpecification"""

    number: str
    """Number of the pre-specification"""
    title: str
    """Title of the planned purchase"""
    agency: str
    """Agency that plans to buy"""
    demandAgency: str | None
    """Demand agency (수요기관)"""
    budget: int | None
    """Budget (배정예산), in won"""
    receivedAt: str
    """When it was published"""
    opinionsUntil: str | None
    """Deadline for firms to comment"""
    documents: list[PreSpecificationDocument]
    """Its documents"""


class PreSpecificationDocument(TypedDict):
    """PreSpecificationDocument"""

    name: str
    """File name"""
    url: str
    """Address of the file"""


_PriceReference = TypedDict("_PriceReference", {"from": "str"})


class PriceReference(_PriceReference):
    """Past rates of the same category and amount band, of the same agency if it has enough awards

    ``from``: First day
    """

    scope: Literal["agency", "region", "band"] | str
    """Which awards of the category, amount band and currency are covered: `agency` = those of the same agency,
    `region` = those limited to a province the notice is limited to, `band` = all. The first of these with at
    least 5 rates; `band` if none has
    """
    regions: list[str]
    """Provinces that the notice is limited to; empty = no limit, or an unreadable one"""
    basis: Literal["plannedPrice", "estimatedPrice"] | str
    """The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)"""
    n: int
    """Awards behind the rates"""
    currency: str
    """ISO 4217"""
    agency: CodeAndName
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    amountBand: Literal["lt50M", "50M-100M", "100M-300M", "300M-1B", "1B-5B", "5B-10B", "gte10B", "unknown"] | str
    """Band of the estimated price"""
    to: str
    """Last second of the last day"""
    rates: PriceReferenceRates
    assessment: Rates
    noSkill: PriceReferenceNoSkill
    """What the same number of random draws would show on average, without any pattern to bid by"""
    awards: list[ReferenceAward]
    """The awards behind the rates, latest first"""
    asOf: AsOf
    excluded: Excluded
    suppressed: NotRequired[Literal[True]]
    """A distribution is withheld because it has fewer than 5 awards"""


class PriceReferenceNoSkill(TypedDict):
    """What the same number of random draws would show on average, without any pattern to bid by"""

    spread: float | None
    """Range of the reserve prices around the base amount in ± %, as far as these openings show: 2 or 3"""
    sd: float | None
    """Standard deviation of the planned price in % of the base amount, caused by the draw alone"""
    histogram: list[Bin] | None
    """Bins of 0.1 percentage points with any values, ascending; `null` = withheld"""


class PriceReferenceRates(TypedDict):
    """PriceReferenceRates"""

    median: float | None
    """Median"""
    p25: float | None
    """First quartile"""
    p75: float | None
    """Third quartile"""
    histogram: list[Bin] | None
    """Bins of 0.1 percentage points with any values, ascending; `null` = withheld"""


class Problem(TypedDict):
    """An error (RFC 9457)."""

    type: str
    """Address of the explanation of this code."""
    title: str
    """The kind of problem in a few words, in the language that `Content-Language` names."""
    status: int
    """The HTTP status of the answer, repeated."""
    detail: str
    """What is wrong with this request, for people."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "matches_everything",
        "unknown_region", "invalid_cursor", "invalid_json", "invalid_field", "missing_field", "unknown_field",
        "invalid_url", "unexpected_body", "missing_credentials", "invalid_key", "expired_key", "revoked_key",
        "session_ended", "invalid_link", "invalid_passkey", "invalid_signature", "access_blocked",
        "ip_not_allowed", "beta_access_required", "plan_required", "scope_required", "console_header_required",
        "operator_required", "reason_required", "member_required", "https_required", "not_found",
        "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown",
        "would_lock_out", "keyword_exists", "pursuit_exists", "pursuit_settled", "limit_reached",
        "member_exists", "last_owner", "passkeys_unavailable", "keys_depend", "key_ended",
        "consultation_closed", "source_not_ready", "cursor_expired", "precondition_failed", "body_too_large",
        "url_too_long", "unsupported_media_type", "misdirected_request", "idempotency_key_reused",
        "http_1_1_required", "rate_limited", "too_many_at_once", "headers_too_large", "internal",
        "unavailable"] | str
    """What went wrong, as a code for programs."""
    requestId: str
    """Quote it when you ask for help."""
    errors: NotRequired[list[ProblemError]]
    """Every part of the request that is wrong."""


_ProblemError = TypedDict("_ProblemError", {"in": "Literal[\"path\", \"query\", \"header\", \"body\"] | str"})


class ProblemError(_ProblemError):
    """``in``: """

    name: str
    """Name of the parameter, or path of the field, such as `filter.agency[2]`."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "matches_everything",
        "unknown_region", "invalid_cursor", "invalid_json", "invalid_field", "missing_field", "unknown_field",
        "invalid_url", "unexpected_body", "missing_credentials", "invalid_key", "expired_key", "revoked_key",
        "session_ended", "invalid_link", "invalid_passkey", "invalid_signature", "access_blocked",
        "ip_not_allowed", "beta_access_required", "plan_required", "scope_required", "console_header_required",
        "operator_required", "reason_required", "member_required", "https_required", "not_found",
        "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown",
        "would_lock_out", "keyword_exists", "pursuit_exists", "pursuit_settled", "limit_reached",
        "member_exists", "last_owner", "passkeys_unavailable", "keys_depend", "key_ended",
        "consultation_closed", "source_not_ready", "cursor_expired", "precondition_failed", "body_too_large",
        "url_too_long", "unsupported_media_type", "misdirected_request", "idempotency_key_reused",
        "http_1_1_required", "rate_limited", "too_many_at_once", "headers_too_large", "internal",
        "unavailable"] | str
    """What went wrong, as a code for programs."""
    message: str
    at: NotRequired[int]
    """Position in the value, in Unicode code points from 0."""


class Pursuit(TypedDict):
    """What becomes of a notice in the company."""

    id: str
    """Identifier of the pursuit."""
    noticeNo: str
    """Number of the notice."""
    notice: PursuitNotice | None
    state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str
    """`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`."""
    stateBy: Literal["person", "result", "correction"] | str
    """Who gave it this state: a `person`, the `result` of the notice, or a person against a result (`correction`).
    """
    assignee: str | None
    """The member who works on it; gets the reminders."""
    bidAmount: int | None
    """The amount of the own bid, in whole units of the currency of the notice."""
    remindClosing: list[int]
    """How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`."""
    remindOpening: list[int]
    """How many days before the opening of bids the assignee gets a mail, while the state is `bid`."""
    outcome: Literal["awarded", "failed", "rebid", "cancelled"] | str | None
    """What became of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` =
    nothing yet.
    """
    result: PursuitResult | None
    noteCount: int
    """Number of notes."""
    createdBy: str | None
    """The key that created it, or the member who was signed in; `null` = the operator."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was last changed, by a person or a result."""


class PursuitAssignee(TypedDict):
    """A member who can work on pursuits."""

    id: str
    """Identifier of the member."""
    name: str
    """Name of the member, or the mail address of one without a name."""
    state: Literal["invited", "active", "suspended"] | str
    """Only an `active` one gets reminders."""


class PursuitAssigneeList(TypedDict):
    """A page of members"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[PursuitAssignee]


class PursuitChangedDelivered(TypedDict):
    """A pursuit has changed. A person or a result changed it. Created: `state` comes from `null`; deleted: `state`
    becomes `null`. Notes make no event.
    """

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["pursuit.changed"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: PursuitChangedDeliveredData


class PursuitChangedDeliveredData(TypedDict):
    """PursuitChangedDeliveredData"""

    pursuit: Pursuit
    changes: list[FieldChange]
    """What changed."""


class PursuitHistory(TypedDict):
    """A page of the history"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[PursuitStep]


class PursuitList(TypedDict):
    """A page of pursuits"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Pursuit]


class PursuitNote(TypedDict):
    """A note of a pursuit."""

    id: str
    """Identifier of the note."""
    at: str
    """When it was written."""
    keyId: str | None
    """The key that wrote it; `null` = a member who was signed in."""
    memberId: str | None
    """The member that the key acts for; `null` = the owner, by a key of the operator."""
    text: str
    """Text of the note."""


class PursuitNoteList(TypedDict):
    """A page of notes"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[PursuitNote]


class PursuitNotice(TypedDict):
    """The notice as it is now."""

    title: str
    """Its title."""
    agency: str
    """Issuing agency."""
    demandAgency: str | None
    """Demand agency (수요기관)."""
    currency: str
    """ISO 4217."""
    estimatedPrice: int | None
    """Estimated price (추정가격)."""
    baseAmount: int | None
    """Base amount (기초금액)."""
    closeAt: str | None
    """End of bidding."""
    openAt: str | None
    """When bids are planned to be opened."""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the answer."""
    detailUrl: str
    """The notice on the procurement portal."""


class PursuitResult(TypedDict):
    """The result that counts: of several lots the one the account won, or else the first."""

    state: Literal["awarded", "failed", "cancelled"] | str
    """How the bidding for the lot ended; `failed` = 유찰."""
    lot: str
    """The lot; `0` for a notice without lots."""
    rebid: int
    """Number of the re-bid, 0 = the first bidding."""
    at: str | None
    """When it was decided."""
    winners: list[AwardWinner]
    """Every firm that won."""
    amount: int | None
    """Winning amount of all winners together."""
    currency: str
    """ISO 4217."""
    rate: float | None
    """Award rate, %."""
    rateBasis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of."""
    bidders: int | None
    """Number of bidders."""
    reason: str | None
    """Why the bidding failed or was cancelled."""
    correctedAt: str | None
    """When the result was corrected."""
    plannedPrice: int | None
    """The price that rates are a percentage of (예정가격), where the source tells it."""
    own: PursuitResultOwn | None
    """The own bid as the source lists it."""


class PursuitResultOwn(TypedDict):
    """The own bid as the source lists it."""

    rank: int | None
    """Place among the bidders."""
    amount: int | None
    """The amount that was bid."""
    rate: float | None
    """Bid rate (투찰률), %."""


class PursuitStep(TypedDict):
    """A change of a pursuit."""

    at: str
    """When it was changed."""
    actor: PursuitStepActor
    """Who changed it."""
    changes: list[FieldChange]
    """What changed; at first from `null`."""


class PursuitStepActor(TypedDict):
    """Who changed it."""

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = a result did it."""
    id: str | None
    """Identifier of the key or member."""


class Rates(TypedDict):
    """Distribution of rates in %; withheld if there are fewer than 5 awards"""

    n: int
    """Awards that have such a rate"""
    median: float | None
    """Median"""
    p25: float | None
    """First quartile"""
    p75: float | None
    """Third quartile"""
    mean: float | None
    """Mean"""
    histogram: list[Bin] | None
    """Bins of 0.1 percentage points with any values, ascending; `null` = withheld"""


class Readiness(TypedDict):
    """Whether the service is ready for requests."""

    ok: bool
    """Whether the service should receive requests."""
    checks: list[ReadinessCheck]
    """The checks behind `ok`."""


class ReadinessCheck(TypedDict):
    """ReadinessCheck"""

    name: str
    """Name of the check."""
    ok: bool
    detail: str
    """What was found."""


class Redelivered(TypedDict):
    """How many deliveries are sent again, each once."""

    deliveries: int
    """Number of deliveries."""


class ReferenceAward(TypedDict):
    """ReferenceAward"""

    noticeNo: str
    """Notice"""
    title: str
    """Title"""
    openedOn: str
    """Day of opening in Seoul"""
    winner: Firm | None
    amount: int | None
    """Winning amount"""
    rate: float
    """Rate on the basis, %"""
    bidders: int | None
    """Number of bidders"""


_Report = TypedDict("_Report", {"from": "str"})


class Report(_Report):
    """A report, requested or finished.

    ``from``: First second of the period.
    """

    id: str
    """Identifier of the report."""
    period: Literal["weekly", "monthly"] | str
    """A week begins on Monday; weeks and months are those of Seoul."""
    to: str
    """Last second of the period."""
    format: Literal["pdf", "xlsx", "html", "json"] | str
    """File format."""
    sections: list[Literal["matches", "closing", "awards", "competitors", "statistics"] | str]
    """Sections of the report; default: all."""
    filter: ReportFilter
    """Filter for every section."""
    language: Literal["ko", "en"] | str
    """Language of the report."""
    state: Literal["queued", "running", "ready", "failed", "expired"] | str
    """State of the report."""
    progress: int
    """Progress in percent."""
    reason: str | None
    """Why it failed."""
    asOf: ReportAsOf | None
    contentUrl: str | None
    """Link to the file that works without a key for one hour."""
    bytes: int | None
    """Size of the file."""
    scheduleId: str | None
    """The schedule that requested it."""
    createdAt: str
    """When it was requested."""
    readyAt: str | None
    """When it was ready."""
    expiresAt: str | None
    """When its file is deleted."""


class ReportAsOf(TypedDict):
    """The state of the data that all figures refer to."""

    position: int
    """Position in the feed of changes that all figures refer to."""
    at: str
    """When the figures were taken."""


class ReportFilter(TypedDict):
    """Filter for every section."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[list[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class ReportList(TypedDict):
    """A page of reports"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Report]


class ReportReadyDelivered(TypedDict):
    """A report is ready. A requested or scheduled report can be fetched."""

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["report.ready"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: ReportReadyDeliveredData


class ReportReadyDeliveredData(TypedDict):
    """ReportReadyDeliveredData"""

    report: dict[str, Any]
    """The report."""


class ReportSchedule(TypedDict):
    """A report that is made after each period."""

    id: str
    """Identifier of the schedule."""
    period: Literal["weekly", "monthly"] | str
    """A week begins on Monday; weeks and months are those of Seoul."""
    format: Literal["pdf", "xlsx", "html", "json"] | str
    """File format."""
    sections: list[Literal["matches", "closing", "awards", "competitors", "statistics"] | str]
    """Sections of the report; default: all."""
    filter: ReportScheduleFilter
    """Filter for every section."""
    language: Literal["ko", "en"] | str
    """Language of the report."""
    mailTo: list[str] | None
    """Members who get a mail; `null` = the owner."""
    state: Literal["active", "paused"] | str
    """A paused schedule makes no reports."""
    nextAt: str | None
    """When the next report is made; `null` = it is paused."""
    createdAt: str
    """When it was created."""


class ReportScheduleFilter(TypedDict):
    """Filter for every section."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[list[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class ReportScheduleList(TypedDict):
    """A page of schedules"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[ReportSchedule]


class ReportSchedulePatchFilter(TypedDict):
    """Filter for every section. Within one field any one value is enough; all given fields must match."""

    agency: NotRequired[list[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[list[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[list[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[list[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[list[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class Revision(TypedDict):
    """Revision"""

    version: int
    """Version number given by this service"""
    revision: int
    """Revision number given by the source"""
    at: str
    """When this version was recorded"""
    changes: list[FieldChange]
    """Changes from the version before"""


class SecretFinding(TypedDict):
    """One finding."""

    token: str
    """What was found."""
    type: str
    """What the partner calls this kind of token."""
    url: NotRequired[str | None]
    """Where it was found; may be empty."""
    source: NotRequired[str | None]
    """Kind of place, as the partner names it."""


class SecretFindingLabel(TypedDict):
    """The result for one finding."""

    token_hash: str
    """SHA-256 of the token, in hex."""
    token_type: str
    """`type` as it was sent."""
    label: Literal["true_positive", "false_positive"] | str
    """Whether the token is, or was, a key of this service."""


SecretFindingLabels: TypeAlias = "list[SecretFindingLabel]"
"""One result per finding, in the order sent."""


SecretFindings: TypeAlias = "list[SecretFinding]"
"""Tokens found in public places."""


class SecurityIncidentDelivered(TypedDict):
    """A security incident. A key or the account was blocked, or there are signs that it should be."""

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["security.incident"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: SecurityIncidentDeliveredData


class SecurityIncidentDeliveredData(TypedDict):
    """SecurityIncidentDeliveredData"""

    incident: Incident


class Service(TypedDict):
    """Name, version and links of the service."""

    name: str
    """The name of the service."""
    version: str
    """The version of the API."""
    stage: Literal["closed-beta", "open-beta", "general"] | str
    """Stage of the release."""
    links: ServiceLinks


class ServiceLinks(TypedDict):
    """ServiceLinks"""

    docs: str
    """This reference as a web page."""
    openapi: str
    """This reference as OpenAPI."""
    errors: str
    """Every error code explained."""
    health: str
    """Check whether the service is running."""


class Session(TypedDict):
    """Who is signed in."""

    id: str
    """Identifier of the session."""
    account: SessionAccount
    """The account."""
    member: SessionMember | None
    """The member who is signed in; `null` if a key is."""
    key: SessionKey | None
    """The key the session stands for; `null` if a member is signed in."""
    role: Literal["owner", "admin", "member", "viewer"] | str | None
    """Role of the member; `null` if a key is signed in."""
    operator: bool
    """Whether the member is an operator of the service and may use `/operator`; never with a key."""
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "statistics:read", "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read",
        "webhooks:write", "keys:manage", "access:manage"] | str]
    """What the session may do: the scopes of the role, or those of the key."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    language: Literal["ko", "en"] | str
    """Language of the member, or that of the account."""
    passkeyOrigin: str | None
    """Origin of the pages on which you can add a passkey; `null` if a key is signed in, or the address of the
    service allows no passkeys.
    """
    createdAt: str
    """When you signed in."""
    expiresAt: str
    """When the session ends unless it is used before: 12 hours after its last use, 30 days in all."""


class SessionAccount(TypedDict):
    """The account."""

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""


class SessionEntry(TypedDict):
    """One of your sessions."""

    id: str
    """Identifier of the session."""
    current: bool
    """Whether this request came with it."""
    device: str | None
    """Browser and system, roughly; `null` if unknown."""
    network: str
    """Network you signed in from."""
    createdAt: str
    """When you signed in."""
    lastUsedAt: str
    """When it was last used, to the minute."""
    expiresAt: str
    """When it ends unless it is used before."""


class SessionKey(TypedDict):
    """The key the session stands for; `null` if a member is signed in."""

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """First characters of the key."""


class SessionList(TypedDict):
    """A page of sessions"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[SessionEntry]


class SessionMember(TypedDict):
    """The member who is signed in; `null` if a key is."""

    id: str
    """Identifier of the member."""
    email: str
    """Mail address of the member."""
    name: str | None
    """Name of the member."""


class SignInLinkReceipt(TypedDict):
    """The request was taken."""

    state: Literal["accepted"] | str
    """The same whether or not there is such a member."""


class SimilarAward(TypedDict):
    """SimilarAward"""

    noticeNo: str
    """Notice"""
    title: str
    """Title"""
    agency: str
    """Agency"""
    amount: int | None
    """Winning amount"""
    currency: str
    """ISO 4217"""
    rate: float | None
    """Award rate, %"""
    at: str | None
    """When it was awarded"""


class Source(TypedDict):
    """Source"""

    name: str
    """Name of the source, as in `source` of a notice"""
    lastSuccessAt: str | None
    """When it last answered successfully"""
    lagSeconds: int | None
    """By how many seconds the stored notices may lag behind the source; `null` if it is not polled"""
    notices24h: int
    """Notices first seen in the last 24 hours"""
    nullRates: dict[str, float]
    """For each field, the share of notices of the last 30 days without a value"""
    failedWindows: int
    """Number of time windows that failed and will be fetched again"""
    quarantined: int
    """Number of records that could not be read"""
    waiting: int
    """Number of notices that wait for missing parts, and of OCDS processes that have only announced a plan"""


class SourceList(TypedDict):
    """Every source"""

    items: list[Source]


class StatisticsGroup(TypedDict):
    """StatisticsGroup"""

    agency: NotRequired[CodeAndName]
    industry: NotRequired[CodeAndName]
    amountBand: NotRequired[Literal["lt50M", "50M-100M", "100M-300M", "300M-1B", "1B-5B", "5B-10B", "gte10B",
        "unknown"] | str]
    """Band of the estimated price"""
    winner: NotRequired[Firm]
    bsnsDiv: NotRequired[Literal["물품", "용역", "공사", "외자", "기타"] | str]
    """Business category"""
    region: NotRequired[str]
    """Region the notice is limited to; `전국` = no limit"""
    month: NotRequired[str]
    """Month in Seoul"""


class TeamList(TypedDict):
    """A page of the team"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[TeamMember]


class TeamMember(TypedDict):
    """A member of the account."""

    id: str
    """Identifier of the member."""
    email: str
    """Mail address of the member."""
    name: str | None
    """Name of the member."""
    role: Literal["owner", "admin", "member", "viewer"] | str
    """Role in the team."""
    permissions: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "statistics:read", "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read",
        "webhooks:write", "keys:manage", "access:manage"] | str]
    """Scopes that the role grants; `write` and `manage` include read access."""
    state: Literal["invited", "active", "suspended"] | str
    """`invited`: the member has not accepted yet and gets no mail but the invitation. `suspended`: the plan of the
    account includes no team; the member is active again once it does.
    """
    language: Literal["ko", "en"] | str
    """Language of mails to the member."""
    zone: str
    """Time zone in which the member’s digests are scheduled."""
    invitedAt: str | None
    """When the last invitation was mailed; `null` = none was needed."""
    lastActiveAt: str | None
    """When the member last used the service in person; `null` = never. Calls with keys do not count."""


class TopWinner(TypedDict):
    """TopWinner"""

    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""
    awards: int
    """Awards it won"""
    amount: int | None
    """Sum of what it won alone"""
    share: float | None
    """Share of the total amount, in %"""


class Usage(TypedDict):
    """Plan, limits and usage."""

    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    asOf: str
    """Time of this answer."""
    rateLimits: list[UsageRateLimit]
    """Current state of each limit on requests."""
    counters: list[UsageCounter]
    """All other limits."""
    days: list[UsageDay]
    """The last 30 days, ending with today."""


class UsageCounter(TypedDict):
    """Something of which an account may have a limited number."""

    name: str
    """What is counted."""
    limit: int
    """The most there may be."""
    used: int
    """Current number."""


class UsageDay(TypedDict):
    """Usage on one day."""

    day: str
    """The day, in Seoul time."""
    requests: int
    """Requests accepted under the plan's limit, whatever their status."""
    manage: int
    """Requests to `/v1/keys`, `/v1/webhooks` and `/v1/usage`, which have a limit of their own."""
    console: int
    """Requests of people who are signed in, which have a limit of their own."""
    limited: int
    """Requests refused with 429."""


class UsageRateLimit(TypedDict):
    """A limit on requests."""

    policy: str
    """Name of the limit, as in the `RateLimit` headers."""
    limit: int
    """Requests accepted in any one window."""
    windowSeconds: int
    """Length of the window in seconds."""
    remaining: int
    """Requests that would be accepted now."""
    resetSeconds: int
    """Seconds until `remaining` grows by at least one."""


class Webhook(TypedDict):
    """An address that events of the account are sent to."""

    id: str
    """Identifier of the webhook."""
    url: str
    """Where events are sent: `https`, without user name and password, on the public internet."""
    events: list[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str]
    """Event types it receives."""
    format: Literal["standard", "slack", "teams", "discord"] | str
    """`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming
    webhooks of these services take it.
    """
    description: str | None
    """Text to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are held for up to 30 days and sent once it is enabled."""
    disabledReason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it answered 410 · `receiver`: it answered
    `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks ·
    `incident`: the account is blocked.
    """
    disabledAt: str | None
    """When it was disabled."""
    failingSince: str | None
    """First failure since the last success; `null` = the last one succeeded."""
    lastSuccessAt: str | None
    """When an attempt last succeeded; `null` = none has."""
    lastFailure: WebhookLastFailure | None
    """The last attempt that failed; `null` = none has."""
    secretHint: str
    """The first twelve characters of its secret."""
    publicKey: str | None
    """Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`."""
    createdAt: str
    """When it was created."""


class WebhookDisabledDelivered(TypedDict):
    """Another webhook was disabled. It failed for five days, answered 410, or asked to be disabled. Your other
    webhooks get this event, and the owner gets a mail.
    """

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["webhook.disabled"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: WebhookDisabledDeliveredData


class WebhookDisabledDeliveredData(TypedDict):
    """WebhookDisabledDeliveredData"""

    webhook: Webhook


WebhookEvent: TypeAlias = (
    "BidMatchedDelivered"
    " | BidChangedDelivered"
    " | BidCancelledDelivered"
    " | BidAwardedDelivered"
    " | PursuitChangedDelivered"
    " | ReportReadyDelivered"
    " | WebhookDisabledDelivered"
    " | WebhookTestDelivered"
    " | SecurityIncidentDelivered"
)
"""What arrives at a webhook. A newer service may send types that are not among these."""


class WebhookLastFailure(TypedDict):
    """The last attempt that failed; `null` = none has."""

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the answer; `null` = no answer."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no whole answer; `null` = there was one. `refused_address`: the host name leads to an address
    that is not on the public internet.
    """


class WebhookList(TypedDict):
    """A page of webhooks"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Webhook]


class WebhookTestDelivered(TypedDict):
    """A test event. Requested with `POST /v1/webhooks/{id}/test`; sent to that webhook alone, whatever event types
    it receives.
    """

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["webhook.test"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    apiVersion: str
    """Version of the API that defines `data`."""
    data: dict[str, Any]


class WebhookWithSecret(TypedDict):
    """A webhook with its new secret."""

    id: str
    """Identifier of the webhook."""
    url: str
    """Where events are sent: `https`, without user name and password, on the public internet."""
    events: list[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str]
    """Event types it receives."""
    format: Literal["standard", "slack", "teams", "discord"] | str
    """`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming
    webhooks of these services take it.
    """
    description: str | None
    """Text to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are held for up to 30 days and sent once it is enabled."""
    disabledReason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it answered 410 · `receiver`: it answered
    `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks ·
    `incident`: the account is blocked.
    """
    disabledAt: str | None
    """When it was disabled."""
    failingSince: str | None
    """First failure since the last success; `null` = the last one succeeded."""
    lastSuccessAt: str | None
    """When an attempt last succeeded; `null` = none has."""
    lastFailure: WebhookWithSecretLastFailure | None
    """The last attempt that failed; `null` = none has."""
    secretHint: str
    """The first twelve characters of its secret."""
    publicKey: str | None
    """Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`."""
    createdAt: str
    """When it was created."""
    secret: str
    """The secret its requests are signed with. It is shown only once."""


class WebhookWithSecretLastFailure(TypedDict):
    """The last attempt that failed; `null` = none has."""

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the answer; `null` = no answer."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no whole answer; `null` = there was one. `refused_address`: the host name leads to an address
    that is not on the public internet.
    """


_Winners = TypedDict("_Winners", {"from": "str"})


class Winners(_Winners):
    """Award statistics

    ``from``: First day
    """

    total: int
    """Number of items on all pages"""
    page: int
    """Page number, from 1"""
    items: list[WinnersItem]
    totals: WinnersTotals
    basis: Literal["plannedPrice", "estimatedPrice"] | str
    """The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)"""
    currency: str
    """ISO 4217"""
    to: str
    """Last second of the last day"""
    asOf: AsOf
    excluded: Excluded
    explain: NotRequired[Hints]


class WinnersItem(TypedDict):
    """WinnersItem"""

    group: StatisticsGroup
    awards: int
    """Awards"""
    totalAmount: int | None
    """Sum of the amounts"""
    medianAmount: int | None
    """Median of the amounts"""
    awardRate: NotRequired[Rates]
    awardToEstimateRatio: NotRequired[Rates]
    bidders: WinnersItemBidders
    topWinners: list[TopWinner]
    """Firms with the most awards"""
    excluded: Excluded
    suppressed: NotRequired[Literal[True]]
    """A distribution is withheld because it has fewer than 5 awards"""


class WinnersItemBidders(TypedDict):
    """WinnersItemBidders"""

    n: int
    """Awards whose number of bidders is known"""
    median: float | None
    """Median"""
    mean: float | None
    """Mean"""


class WinnersTotals(TypedDict):
    """WinnersTotals"""

    awards: int
    """Awards"""
    totalAmount: int | None
    """Sum of the amounts"""
    medianAmount: int | None
    """Median of the amounts"""
    awardRate: NotRequired[Rates]
    awardToEstimateRatio: NotRequired[Rates]
    bidders: WinnersTotalsBidders
    topWinners: list[TopWinner]
    """Firms with the most awards"""
    excluded: Excluded
    suppressed: NotRequired[Literal[True]]
    """A distribution is withheld because it has fewer than 5 awards"""


class WinnersTotalsBidders(TypedDict):
    """WinnersTotalsBidders"""

    n: int
    """Awards whose number of bidders is known"""
    median: float | None
    """Median"""
    mean: float | None
    """Mean"""
