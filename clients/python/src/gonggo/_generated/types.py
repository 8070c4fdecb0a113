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
    "AttachmentFile",
    "AttachmentFileList",
    "AttachmentPart",
    "AttachmentText",
    "AttachmentTextSummary",
    "AttachmentTextSummaryUnread",
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
    "Competition",
    "CompetitionCompanies",
    "CompetitionExcluded",
    "CompetitionFirm",
    "CompetitionStep",
    "CompetitorItem",
    "CompetitorSummary",
    "CompetitorSummaryByMonth",
    "CompetitorSummaryTopAgencie",
    "Competitors",
    "Concentration",
    "ConsultationReceipt",
    "Delivery",
    "DeliveryDetail",
    "DeliveryDetailAttempt",
    "DeliveryList",
    "Eligibility",
    "EligibilityAxis",
    "EligibilityChange",
    "EligibilityRemedy",
    "EligibilityRemedyItem",
    "EligibilityRow",
    "Event",
    "EventActor",
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
    "FailedMail",
    "FailedMailList",
    "FailedNotice",
    "FailedOpenings",
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
    "KeywordsAdded",
    "KeywordsAddedItem",
    "KeywordsChanged",
    "KeywordsPatchAlert",
    "LateDelivery",
    "LateDeliveryList",
    "LookedUpBid",
    "LookedUpBids",
    "MarkedEvents",
    "NewKeyword",
    "NewKeywordAlert",
    "NewKeywordFilter",
    "NewReportFilter",
    "NewReportScheduleFilter",
    "NewSubscriptionLinkFilter",
    "NoticeWithdrawal",
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
    "OperatorResent",
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
    "Profile",
    "ProfileCertificate",
    "ProfileInputCertificate",
    "ProfileInputLicence",
    "ProfileInputProduct",
    "ProfileInputSeat",
    "ProfileInputTrackRecord",
    "ProfileLicence",
    "ProfileProduct",
    "ProfileSeat",
    "ProfileTrackRecord",
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
    "SingleBid",
    "Source",
    "SourceList",
    "StatisticsGroup",
    "SubscriptionLink",
    "SubscriptionLinkFilter",
    "SubscriptionLinkList",
    "SubscriptionLinkWithUrl",
    "SubscriptionLinkWithUrlFilter",
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
    """Name of the account."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Its plan."""
    language: Literal["ko", "en"] | str
    """Default language of mails and errors."""
    zone: str
    """Its time zone."""
    businessNo: str | None
    """The business registration number of the company: ten digits, with or without hyphens; returned without."""


class AsOf(TypedDict):
    """The state of the data that all figures refer to"""

    position: int
    """Position in the feed of changes"""
    at: str
    """When that was the newest position"""


class AttachmentFile(TypedDict):
    """A file attached to a notice."""

    id: str
    """Identifier of the attachment; the same as long as its notice and URL are the same"""
    name: str
    """File name"""
    url: str
    """Address of the file at the source"""
    state: Literal["notSelected", "pending", "fetched", "failed", "gone"] | str
    """`notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could
    not be fetched and is not tried again, `gone` = the source no longer has it
    """
    reason: str | None
    """Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added"""
    nextTryAt: str | None
    """When a pending file is tried again, after a failed attempt"""
    bytes: int | None
    """Size of the file"""
    fetchedAt: str | None
    """When the file was fetched"""
    text: AttachmentTextSummary


class AttachmentFileList(TypedDict):
    """A page of attachments"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[AttachmentFile]


class AttachmentPart(TypedDict):
    """A part of the text of a file."""

    part: int
    """Number of the part, from 1"""
    entry: str | None
    """Path of the file in an archive, with `/` between levels; `null` = no archive"""
    page: int | None
    """Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none"""
    text: str
    """Text. A long page consists of several parts; join them without a separator"""


class AttachmentText(TypedDict):
    """A page of the text of a file."""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[AttachmentPart]
    attachment: AttachmentFile


class AttachmentTextSummary(TypedDict):
    """What was read from a file."""

    state: Literal["none", "pending", "text", "partial", "placeholder", "protected", "scanned", "unsupported",
        "failed"] | str
    """`none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of
    it, `placeholder` = the file contains only a sentence that asks for another program, `protected` = password
    or DRM, `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
    """
    reason: str | None
    """Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added"""
    kind: str | None
    """Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added"""
    pages: int | None
    """Number of pages, sections or sheets with text; `null` = the format has none"""
    characters: int | None
    """Number of characters of the text"""
    parts: int
    """Number of parts of the text"""
    unread: list[AttachmentTextSummaryUnread]
    """Files in an archive whose text is missing or incomplete; more than these are left out"""
    readAt: str | None
    """When the file was read"""


class AttachmentTextSummaryUnread(TypedDict):
    """AttachmentTextSummaryUnread"""

    entry: str
    """Path of the file in the archive"""
    kind: str
    """Its format, as `kind` of the archive"""
    state: str
    """Its state, as `state` of the archive"""
    reason: str | None
    """Why there is no text, or not all of it"""


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
        "profile.replaced", "link.created", "link.deleted", "webhook.created", "webhook.changed",
        "webhook.deleted", "webhook.secret_rotated", "webhook.redelivered", "webhook.disabled",
        "allow_list.replaced", "session.started", "session.ended", "session.link_mailed", "passkey.added",
        "passkey.renamed", "passkey.removed", "passkey.counter_back", "incident.opened", "incident.contained",
        "incident.resolved", "incident_settings.changed", "operator.added", "operator.removed",
        "operator.looked"] | str
    """The action taken."""
    subject: str | None
    """What the action was applied to; `null` = the account itself."""
    detail: dict[str, Any]
    """Details of the action, by name. Never contains a secret."""
    requestId: str | None
    """`X-Request-Id` of the request that took the action."""


class AuditRecordActor(TypedDict):
    """Who took the action."""

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = an automatic action of the service."""
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
    """Number of the earlier notice that this one re-announces (재공고)"""
    nextNoticeNo: str | None
    """Number of the later notice that re-announces this one"""
    postedAt: str
    """When the notice was posted"""
    updatedAt: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say"""
    regionCheckNeeded: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    sourceUrl: str | None
    """Address of the record at its source"""
    eligibility: NotRequired[Literal["yes", "check", "no"] | str]
    """Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile"""


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
    """`delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`"""
    noticeNo: str
    """Notice"""
    version: int
    """Version"""
    bid: NotRequired[Bid]
    awards: NotRequired[list[Award]]
    """With `awards=true`: results, one per lot and round"""
    withdrawal: NotRequired[NoticeWithdrawal]


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
    """Number of the earlier notice that this one re-announces (재공고)"""
    nextNoticeNo: str | None
    """Number of the later notice that re-announces this one"""
    postedAt: str
    """When the notice was posted"""
    updatedAt: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say"""
    regionCheckNeeded: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidDetailIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    sourceUrl: str | None
    """Address of the record at its source"""
    eligibility: NotRequired[Literal["yes", "check", "no"] | str]
    """Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile"""
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
    """The requested filters, each once."""


class BidMatchedDelivered(TypedDict):
    """A notice matches. Once per notice: when one of your keywords first matches a version of it."""

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
    eligibilityChange: NotRequired[EligibilityChange]


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
    """Number of bidders listed by the source; only these are in `items`"""


class Bidder(TypedDict):
    """A firm that took part in an opening."""

    revision: int
    """Revision number given by the source"""
    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    rank: int | None
    """Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks"""
    name: str
    """Name of the firm"""
    businessNo: str | None
    """Business registration number"""
    amount: int | None
    """Amount of the bid"""
    rate: float | None
    """Rate of the bid, %"""
    won: bool | None
    """`null` = opened but not decided yet"""
    reason: str | None
    """Remark of the source on the bid, usually why it was excluded from the ranking"""


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

    ``from``: Lower edge in %, inclusive
    """

    to: float
    """Upper edge in %, exclusive"""
    count: float
    """Number of values in the bin; in `noSkill`, the expected number"""


class BlockedNetwork(TypedDict):
    """A network that sent many requests with invalid credentials."""

    id: str
    """Identifier of the block; rejected requests name it."""
    network: str
    """The network: an IPv4 address, or the first 64 bits of an IPv6 address."""
    state: Literal["contained", "resolved"] | str
    """`contained`: blocked. `resolved`: ended."""
    requests: int
    """Number of requests with invalid credentials that caused it."""
    credentials: int
    """Number of different credentials among them."""
    openedAt: str
    """When it was blocked."""
    until: str
    """When the block ends by itself."""
    resolvedAt: str | None
    """When it ended; `null` = it is active."""


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


_Competition = TypedDict("_Competition", {"from": "str"})


class Competition(_Competition):
    """Who won similar openings of the last 36 months, and how many failed or had one bidder

    ``from``: First day of opening
    """

    agency: CodeAndName
    bsnsDiv: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    industries: list[CodeAndName]
    """Industries of the notice; empty = no limit, or the source does not say"""
    regions: list[str]
    """Provinces that the notice is limited to; empty = no limit, or an unreadable one"""
    to: str
    """Last second of the last day"""
    companies: CompetitionCompanies
    concentration: Concentration
    singleBid: SingleBid
    failed: FailedOpenings
    asOf: AsOf


class CompetitionCompanies(TypedDict):
    """Firms that won often"""

    n: int
    """Openings that the section counts"""
    reason: Literal["too_few"] | str | None
    """`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty"""
    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the
    notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none),
    `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a
    province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at
    least 5 openings
    """
    widened: list[CompetitionStep]
    """Narrower scopes that were passed over because they have fewer than 5 openings, in this order"""
    excluded: CompetitionExcluded
    firms: int | None
    """Different firms that won"""
    items: list[CompetitionFirm]
    """Firms with at least 2 awards, the most awards first, then the latest award"""


class CompetitionExcluded(TypedDict):
    """Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or
    its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct
    contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner ·
    `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of
    bidders.
    """

    cancelled: NotRequired[int]
    """Openings left out as cancelled"""
    superseded: NotRequired[int]
    """Openings left out as superseded"""
    direct: NotRequired[int]
    """Openings left out as direct"""
    failed: NotRequired[int]
    """Openings left out as failed"""
    noWinner: NotRequired[int]
    """Openings left out as noWinner"""
    severalWinners: NotRequired[int]
    """Openings left out as severalWinners"""
    unknownBidders: NotRequired[int]
    """Openings left out as unknownBidders"""


class CompetitionFirm(TypedDict):
    """CompetitionFirm"""

    name: str
    """Name of the firm, as in its latest award"""
    businessNo: str | None
    """Business registration number"""
    awards: int
    """Awards it won, alone or with others"""
    share: float
    """Share of the awards counted, in %"""
    firstWonOn: str
    """Day of opening of its first award in the period, in Seoul"""
    lastWonOn: str
    """Day of opening of its latest award"""


class CompetitionStep(TypedDict):
    """CompetitionStep"""

    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Scope"""
    n: int
    """Openings that the section counts in this scope"""


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
    """Amount of the bid"""
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
    """Firms that match the given name"""
    currency: str
    """ISO 4217"""
    to: str
    """Last second of the last day"""
    asOf: AsOf
    excluded: Excluded
    explain: NotRequired[Hints]


class Concentration(TypedDict):
    """How the awards are divided among firms, by number of awards"""

    n: int
    """Openings that the section counts"""
    reason: Literal["too_few"] | str | None
    """`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty"""
    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the
    notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none),
    `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a
    province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at
    least 5 openings
    """
    widened: list[CompetitionStep]
    """Narrower scopes that were passed over because they have fewer than 5 openings, in this order"""
    excluded: CompetitionExcluded
    firms: int | None
    """Different firms that won"""
    firstShare: float | None
    """Share of the awards that the firm with the most awards won, in %"""
    hhi: float | None
    """Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything"""


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
    """`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is
    disabled · `aborted`: the receiver refused further attempts · `expired`: on hold for 30 days.
    """
    attemptCount: int
    """Attempts since it was created or last sent again."""
    lastStatus: int | None
    """HTTP status of the last attempt; `null` = no response, or no attempt yet."""
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
    """`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is
    disabled · `aborted`: the receiver refused further attempts · `expired`: on hold for 30 days.
    """
    attemptCount: int
    """Attempts since it was created or last sent again."""
    lastStatus: int | None
    """HTTP status of the last attempt; `null` = no response, or no attempt yet."""
    createdAt: str
    """When it was created."""
    nextAttemptAt: str | None
    """Time of the next attempt while it is pending."""
    endedAt: str | None
    """When it was delivered or given up."""
    event: dict[str, Any] | None
    """The event that is sent; `null` once it has been deleted. Chat services get a message made from it."""
    attempts: list[DeliveryDetailAttempt]
    """The last 30 attempts, oldest first."""


class DeliveryDetailAttempt(TypedDict):
    """One attempt."""

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the response; `null` = no response."""
    ms: int
    """Milliseconds until the response, or until the attempt failed."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an
    address that is not on the public internet.
    """
    error: str | None
    """The error, if there was no complete response."""
    answer: str
    """The first kilobyte of the response body."""


class DeliveryList(TypedDict):
    """A page of deliveries"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Delivery]


class Eligibility(TypedDict):
    """Whether the company may bid on a notice."""

    noticeNo: str
    """The notice."""
    version: int
    """Version of the notice that was judged."""
    verdict: Literal["yes", "check", "no"] | str
    """`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled
    out, `check` = anything else.
    """
    decidedBy: list[Literal["licence", "region", "product", "size", "trackRecord", "jointBidding", "sanctions"] | str]
    """Axes that keep the verdict from being `yes`."""
    axes: list[EligibilityAxis]
    """One entry per axis, always in this order."""
    judgedAt: str
    """When it was judged."""


class EligibilityAxis(TypedDict):
    """The verdict on one axis."""

    axis: Literal["licence", "region", "product", "size", "trackRecord", "jointBidding", "sanctions"] | str
    """What was judged."""
    verdict: Literal["yes", "check", "no"] | str
    """Whether the company meets this requirement by itself."""
    limited: bool | None
    """Whether the notice limits bidders on this axis; `null` = its data do not say. Axes other than licence and
    region with `null` do not change the overall verdict.
    """
    reason: Literal["met", "not_limited", "not_in_data", "rows_incomplete", "undeclared", "date_undeclared",
        "expires_before_closing", "wider_licence", "permitted_list_only", "no_code", "missing",
        "manufacture_undeclared", "certificate_undeclared", "branch_only", "seat_too_wide", "outside",
        "size_exceeded", "amounts_in_text", "joint_excluded", "joint_required"] | str
    """Why."""
    basis: list[EligibilityRow]
    """The rows and texts of the notice it is based on."""
    notExamined: list[Literal["notice_text", "location_basis", "product_limit", "company_size", "track_record",
        "joint_method", "sanctions_register"] | str]
    """What could not be examined."""
    remedies: list[EligibilityRemedy]
    """Remedies, cheapest first."""


class EligibilityChange(TypedDict):
    """The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of
    keywords with `filter.eligibility`.
    """

    old: Literal["yes", "check", "no"] | str
    """The verdict for which the notice was not reported."""
    new: Literal["yes", "check", "no"] | str
    """The verdict now."""
    by: Literal["notice", "profile"] | str
    """What led to it: a change of the notice, or of the company profile."""


class EligibilityRemedy(TypedDict):
    """What would change the verdict."""

    kind: Literal["declare", "declare_date", "renew", "joint_bidder", "obtain", "read_notice"] | str
    """`declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew
    before closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it,
    `read_notice` = read the notice.
    """
    items: list[EligibilityRemedyItem]
    """What is needed."""


class EligibilityRemedyItem(TypedDict):
    """EligibilityRemedyItem"""

    code: str | None
    """Code of the licence, product or region."""
    name: str
    """Its name."""


class EligibilityRow(TypedDict):
    """A row or text of the notice."""

    group: int | None
    """Group of the row: all rows of a group are required, any one group is enough."""
    code: str | None
    """Code in the row."""
    name: str
    """Text of the row."""
    verdict: Literal["yes", "check", "no"] | str
    """Whether the company meets this row."""
    reason: Literal["met", "not_limited", "not_in_data", "rows_incomplete", "undeclared", "date_undeclared",
        "expires_before_closing", "wider_licence", "permitted_list_only", "no_code", "missing",
        "manufacture_undeclared", "certificate_undeclared", "branch_only", "seat_too_wide", "outside",
        "size_exceeded", "amounts_in_text", "joint_excluded", "joint_required"] | str
    """Why."""


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
    """Its mark in the account."""
    reason: str | None
    """The reason given with the mark."""


class EventActor(TypedDict):
    """Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions."""

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = changed automatically by a result."""
    id: str | None
    """Identifier of the key or member."""


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
    eligibilityChange: NotRequired[EligibilityChange]
    correction: NotRequired[bool]
    """`true` if an award reported earlier was corrected or withdrawn."""
    pursuit: NotRequired[dict[str, Any]]
    """The pursuit at that time; only with `pursuit.changed`."""
    actor: NotRequired[EventActor]
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
    """Its mark in the account."""
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
    """Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`,
    without `sort`, to get later events as a list or a stream.
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
    """Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the
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
    """Hints on why few or no notices match, in the language of `Content-Language`"""


class ExplanationFilter(TypedDict):
    """ExplanationFilter"""

    name: str
    """Name of the filter"""
    notices: int
    """Number of notices that match this filter alone"""


class FacetCounts(TypedDict):
    """The number of notices for each value of a filter."""

    name: Literal["status", "bsnsDiv", "region", "agency", "month"] | str
    """The filter"""
    values: list[FacetCountsValue]
    """Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those
    with notices, newest first
    """


class FacetCountsValue(TypedDict):
    """FacetCountsValue"""

    value: str
    """A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as
    `2026-11`
    """
    name: NotRequired[str]
    """Name of the agency"""
    notices: int
    """Number of notices that the search would find with this value alone in the filter; with `agency` those that
    name the agency, with `month` those found that were posted in it
    """


class FailedMail(TypedDict):
    """A mail that could not be sent."""

    id: str
    """Identifier of the mail."""
    accountId: str | None
    """The account."""
    accountName: str | None
    """Its name."""
    recipient: str
    """Address of the recipient: its first character and the domain."""
    template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
        "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str
    """Kind of mail."""
    reason: str | None
    """Why it was not sent: the answer of the mail server, with addresses masked."""
    attempts: int
    """Number of attempts since it was queued or resent."""
    postedAt: str
    """When it was queued."""
    failedAt: str
    """When it failed for good."""
    canResend: bool
    """Whether its content is still stored. Sign-in links and mails without a valid address have none."""


class FailedMailList(TypedDict):
    """A page of failed mails"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[FailedMail]


class FailedNotice(TypedDict):
    """FailedNotice"""

    noticeNo: str
    """Notice"""
    title: str
    """Title"""
    openedOn: str
    """Day of its latest failed opening, in Seoul"""
    openings: int
    """Its failed openings: one for each lot and re-bid"""
    bidders: int | None
    """Most bidders in one of them; `null` = the source does not give the number"""


class FailedOpenings(TypedDict):
    """Openings that failed"""

    n: int
    """Openings that the section counts"""
    reason: Literal["too_few"] | str | None
    """`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty"""
    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the
    notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none),
    `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a
    province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at
    least 5 openings
    """
    widened: list[CompetitionStep]
    """Narrower scopes that were passed over because they have fewer than 5 openings, in this order"""
    excluded: CompetitionExcluded
    failed: int | None
    """Openings without a winner (유찰)"""
    share: float | None
    """Share of such openings, in %"""
    noBidder: int | None
    """Failed openings without any bidder"""
    oneBidder: int | None
    """Failed openings with exactly one bidder"""
    unknownBidders: int | None
    """Failed openings whose number of bidders is unknown"""
    items: list[FailedNotice]
    """Notices with a failed opening, latest first"""


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
    """Openings that both took part in"""
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
    """Why few or no awards match."""

    hints: list[str]
    """Values of `agency` and `winner` without any match, each with the nearest names, in the language of
    `Content-Language`.
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
    """The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32)."""
    places: list[str]
    """Where the key was found, according to the report."""
    openedAt: str
    """When it was detected."""
    containedAt: str | None
    """When it was blocked."""
    resolvedAt: str | None
    """When it was resolved."""
    resolvedBy: Literal["rotation", "revocation", "operator"] | str | None
    """What resolved it: rotation or revocation of the key, or the operator."""


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
    """Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.
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
    """The comment on one range."""

    range: str
    """One of the ranges."""
    comment: str
    """Comment, such as what the range is."""


class IpAllowListInputComment(TypedDict):
    """The comment on one range."""

    range: str
    """One of the ranges."""
    comment: str
    """Comment, such as what the range is."""


class IpAllowListPreview(TypedDict):
    """The effect an allow-list would have."""

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
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
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
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
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
    """What to notify about, whom and how."""
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
    """What to notify about, whom and how."""

    email: Literal["off", "instant", "daily", "weekly"] | str
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: list[str]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: bool
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: list[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str]
    """What to notify about: notices that match for the first time, and what happens to them later."""
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
    eligibility: list[Literal["yes", "check"] | str]
    """Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid,
    `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


class KeywordLinesLine(TypedDict):
    """The keyword of one line."""

    keyword: str
    """Words to find in titles, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact
    phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: NotRequired[KeywordLinesLineFilter]
    """Values of one field are combined with OR, fields with AND."""


class KeywordLinesLineFilter(TypedDict):
    """Values of one field are combined with OR, fields with AND."""

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
    eligibility: NotRequired[list[Literal["yes", "check"] | str]]
    """Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid,
    `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


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
    """What to notify about: notices that match for the first time, and what happens to them later."""
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
    eligibility: NotRequired[list[Literal["yes", "check"] | str] | None]
    """Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid,
    `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


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
    perWeek: float
    """About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal."""
    manyAlerts: bool
    """Whether it would report more than 30 notices a day on average: narrow it, or choose a digest."""
    matchesEverything: bool
    """Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected."""
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
    """A notice the keyword would have matched."""

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
    """The result of adding a list of keywords, and what each would have matched in the last 90 days.

    ``from``: Start of the period: the beginning of a day in Seoul.
    """

    to: str
    """End of the period: now."""
    notices: int
    """Number of all notices posted in the period."""
    limit: int
    """Number of keywords the plan includes."""
    used: int
    """Number of keywords the account has."""
    lines: list[KeywordVerdictsLine]
    """One for each line, in the same order."""


class KeywordVerdictsLine(TypedDict):
    """The result for one line."""

    verdict: Literal["ok", "invalid", "repeated", "keyword_exists", "matches_everything", "limit_reached"] | str
    """`ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection.
    `limit_reached`: the lines above use up the limit of the plan.
    """
    matches: int | None
    """Number of notices posted in the period that match; `null` if the line is rejected without counting."""
    keywordId: str | None
    """With `keyword_exists`: the equivalent keyword of the account."""
    sameAs: int | None
    """With `repeated`: the earlier equivalent line, counted from 0."""
    errors: list[KeywordVerdictsLineError]
    """Errors of the line; empty if it is valid."""


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
        "origin_not_allowed", "operator_required", "reason_required", "member_required", "https_required",
        "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress",
        "outcome_unknown", "would_lock_out", "keyword_exists", "pursuit_exists", "profile_required",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "consultation_closed", "source_not_ready", "notice_withdrawn",
        "cursor_expired", "precondition_failed", "body_too_large", "url_too_long", "unsupported_media_type",
        "misdirected_request", "idempotency_key_reused", "http_1_1_required", "rate_limited",
        "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    message: str
    at: NotRequired[int]
    """Position in the value, in Unicode code points from 0."""


class KeywordsAdded(TypedDict):
    """The result of adding many keywords."""

    added: int
    """Number of new keywords."""
    items: list[KeywordsAddedItem]
    """One for each keyword, in the same order."""


class KeywordsAddedItem(TypedDict):
    """The result for one keyword."""

    id: str
    """The keyword: the new one, or the equivalent one the account already had."""
    added: bool
    """`false`: the account, or an earlier line, already had an equivalent keyword."""


class KeywordsChanged(TypedDict):
    """The result of changing many keywords."""

    changed: int
    """Number of keywords that were changed; the others already were as requested."""


class KeywordsPatchAlert(TypedDict):
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
    """What to notify about: notices that match for the first time, and what happens to them later."""
    remind: NotRequired[list[int] | None]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class LateDelivery(TypedDict):
    """A webhook with late deliveries."""

    accountId: str
    """The account."""
    accountName: str
    """Its name."""
    webhookId: str
    """The webhook."""
    origin: str
    """Scheme and host of its URL."""
    dueAt: str
    """When its oldest late delivery was due."""
    attempts: int
    """Number of attempts of that delivery."""
    lastStatus: int | None
    """Last HTTP status."""


class LateDeliveryList(TypedDict):
    """A page of webhooks"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[LateDelivery]


class LookedUpBid(TypedDict):
    """A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`."""

    asked: str
    """The number as it was sent"""
    bid: Bid | None
    withdrawal: NotRequired[NoticeWithdrawal]


class LookedUpBids(TypedDict):
    """Notices found by their numbers"""

    items: list[LookedUpBid]
    """One item per number, in the same order"""


class MarkedEvents(TypedDict):
    """The marks of the events."""

    items: list[EventMark]
    """The resulting marks, in the order sent."""


class NewKeyword(TypedDict):
    """What to look for."""

    keyword: str
    """Words to find in titles, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact
    phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: NotRequired[NewKeywordFilter]
    """Values of one field are combined with OR, fields with AND."""
    alert: NotRequired[NewKeywordAlert]
    """What to notify about, whom and how."""


class NewKeywordAlert(TypedDict):
    """What to notify about, whom and how."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[list[str]]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[list[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str]]
    """What to notify about: notices that match for the first time, and what happens to them later."""
    remind: NotRequired[list[int]]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class NewKeywordFilter(TypedDict):
    """Values of one field are combined with OR, fields with AND."""

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
    eligibility: NotRequired[list[Literal["yes", "check"] | str]]
    """Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid,
    `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


class NewReportFilter(TypedDict):
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

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
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

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


class NewSubscriptionLinkFilter(TypedDict):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

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


class NoticeWithdrawal(TypedDict):
    """When and why a notice was withdrawn"""

    at: str
    """When this service recorded the withdrawal"""
    reason: str | None
    """Why, as the source or the operator says"""
    sameAs: str | None
    """The notice that remains, if both turned out to be the same one"""


class OperatorAccount(TypedDict):
    """An account that was opened with a reason."""

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are blocked."""
    email: str
    """Mail address of the owner."""
    beta: bool
    """Whether it has access during the closed beta."""
    requestLimit: int | None
    """Requests accepted in any 60 seconds; `null` = the limit of the plan."""
    blockedBy: str | None
    """The incident that blocks the whole account."""
    createdAt: str
    """When it was created."""
    language: Literal["ko", "en"] | str
    """Language of mails."""
    zone: str
    """Time zone of schedules."""
    businessNo: str | None
    """The business registration number of the company."""
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
    """Unresolved incidents, newest first."""


class OperatorAccountEntry(TypedDict):
    """An account, with the fields that are visible without a reason."""

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are blocked."""
    email: str
    """Mail address of the owner."""
    beta: bool
    """Whether it has access during the closed beta."""
    requestLimit: int | None
    """Requests accepted in any 60 seconds; `null` = the limit of the plan."""
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
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
    """Scopes of the key."""
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
    """Scheme and host of its URL; the rest may be a secret."""
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
    """A change or a look into an account by an operator."""

    id: str
    """Identifier of the entry."""
    at: str
    """When the action was taken."""
    operator: OperatorAuditEntryOperator | None
    """The operator; `null` = a command on the server."""
    action: Literal["account_opened", "account_looked_at", "account_changed", "consultation_approved",
        "consultation_contacted", "consultation_declined", "source_enabled", "mail_resent", "source_disabled",
        "rejects_requeued", "notice_withdrawn", "notice_restored", "incident_opened", "incident_resolved",
        "network_lifted", "operator_added", "operator_removed"] | str
    """The action taken."""
    accountId: str | None
    """The account concerned."""
    accountName: str | None
    """Its name."""
    subject: str | None
    """What the action was applied to."""
    reason: str | None
    """The reason."""
    detail: dict[str, Any]
    """The changed values."""
    requestId: str | None
    """The request."""


class OperatorAuditEntryOperator(TypedDict):
    """The operator; `null` = a command on the server."""

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
    """A beta request."""

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
    """Number of requests from this address."""
    requestedAt: str
    """When the first request was made."""
    lastAt: str
    """When the last request was made."""
    decidedAt: str | None
    """When it was approved or declined."""
    accountId: str | None
    """The account that was created."""
    consent: str | None
    """Version of the consent text; `null` = requested by a program without one."""
    consentAt: str | None
    """When the consent was given."""


class OperatorConsultationList(TypedDict):
    """A page of requests"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorConsultation]


class OperatorIncident(TypedDict):
    """An incident and its account."""

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
    """Overview of the service."""

    version: str
    """Version of the process that answers."""
    at: str
    """Time of this answer."""
    accounts: list[OperatorOverviewAccount]
    """By plan and state; omitted if there are none."""
    consultations: OperatorOverviewConsultations
    """Open beta requests."""
    sources: OperatorOverviewSources
    """The state of the sources."""
    incidents: OperatorOverviewIncidents
    """Unresolved incidents."""
    deliveries: OperatorOverviewDeliveries
    """Late deliveries to webhooks."""
    mails: OperatorOverviewMails
    """The outbox."""
    reports: OperatorOverviewReports
    """The queue of reports."""
    feed: OperatorOverviewFeed
    """The feed of changes."""
    processes: list[OperatorOverviewProcesse]
    """The running processes."""


class OperatorOverviewAccount(TypedDict):
    """OperatorOverviewAccount"""

    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are blocked."""
    count: int
    """Number of accounts."""


class OperatorOverviewConsultations(TypedDict):
    """Open beta requests."""

    requested: int
    """Requests without a reply."""
    contacted: int
    """Replied to, not decided."""


class OperatorOverviewDeliveries(TypedDict):
    """Late deliveries to webhooks."""

    count: int
    """Webhooks with late deliveries."""
    oldestSeconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewFeed(TypedDict):
    """The feed of changes."""

    head: int
    """The last position."""
    readers: list[OperatorOverviewFeedReader]
    """Readers of the feed."""


class OperatorOverviewFeedReader(TypedDict):
    """OperatorOverviewFeedReader"""

    name: str
    """Name of the reader."""
    behind: int
    """Changes not read yet."""


class OperatorOverviewIncidents(TypedDict):
    """Unresolved incidents."""

    open: int
    """Warnings; nothing is blocked."""
    contained: int
    """A key or account is blocked."""


class OperatorOverviewMails(TypedDict):
    """The outbox."""

    count: int
    """Mails waiting to be sent."""
    oldestSeconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewProcesse(TypedDict):
    """A process of the service."""

    id: str
    """Identifier of the process, new at each start."""
    role: Literal["all", "api", "worker"] | str
    """Role of the process."""
    version: str
    """Version it runs."""
    startedAt: str
    """When it started."""
    seenAt: str
    """Last heartbeat: one every 10 seconds; after a minute without, the process is removed."""


class OperatorOverviewReports(TypedDict):
    """The queue of reports."""

    count: int
    """Reports that are queued or being generated."""
    oldestSeconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewSources(TypedDict):
    """The state of the sources."""

    enabled: int
    """Sources that are switched on."""
    behind: int
    """Sources that lag by more than an hour."""
    failing: int
    """Sources with time windows that failed."""
    quarantined: int
    """Records in quarantine, over all sources."""
    waiting: int
    """Notices with missing parts, over all sources."""


class OperatorReject(TypedDict):
    """A record in quarantine."""

    id: str
    """Identifier of the record in quarantine."""
    operation: str
    """The list of the source that it came from."""
    reason: str
    """Why it could not be read."""
    at: str
    """When it was last rejected."""
    again: Literal["possible", "ordered", "impossible"] | str
    """Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its
    origin was not recorded.
    """


class OperatorRejectList(TypedDict):
    """A page of records"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[OperatorReject]
    reasons: list[OperatorRejectListReason]
    """The reasons, most frequent first; at most 100."""


class OperatorRejectListReason(TypedDict):
    """OperatorRejectListReason"""

    reason: str
    """The reason, its first 500 characters."""
    count: int
    """Number of records rejected for this reason, on all pages."""


class OperatorRejectRecord(TypedDict):
    """A record in quarantine, in its original form."""

    id: str
    """Identifier of the record in quarantine."""
    operation: str
    """The list of the source that it came from."""
    reason: str
    """Why it could not be read."""
    at: str
    """When it was last rejected."""
    again: Literal["possible", "ordered", "impossible"] | str
    """Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its
    origin was not recorded.
    """
    record: str
    """The record as JSON, without personal fields; cut after 100,000 characters."""
    isCut: bool
    """Whether the record is longer than shown."""


class OperatorRequeued(TypedDict):
    """The result of the order."""

    run: str | None
    """Identifier of the order; `null` if there is nothing to fetch."""
    records: int
    """Number of records that will be fetched again."""
    windows: int
    """Time windows to fetch."""
    left: int
    """Number of records that cannot be fetched again."""


class OperatorResent(TypedDict):
    """The result of sending mails again."""

    resent: int
    """Number of mails that will be sent again."""
    left: int
    """Number of these failed mails that cannot be sent again, because their content is no longer stored."""


class OperatorSource(TypedDict):
    """A source, with details that customers do not see."""

    name: str
    """Name of the source."""
    kind: str
    """How the source is read."""
    state: Literal["enabled", "disabled", "idle"] | str
    """`idle`: not polled; it was imported or run once."""
    ready: bool
    """Whether this process can read it, for example has the service key."""
    goLiveAt: str | None
    """Notices older than this cause no alerts."""
    openWindows: int
    """Time windows that are still to be fetched."""
    lastFailure: str | None
    """Why the last window failed."""
    callsToday: list[OperatorSourceCallsToday]
    """Calls made today."""
    report: Source


class OperatorSourceCallsToday(TypedDict):
    """OperatorSourceCallsToday"""

    budget: str
    """Name of the quota."""
    calls: int
    """Calls made today, in Seoul."""
    spent: bool
    """Whether the source reported that its quota is used up."""


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
    """Name of the passkey."""
    createdAt: str
    """When it was added."""
    lastUsedAt: str | None
    """When you last signed in with it; `null` if never."""


class PasskeyAssertion(TypedDict):
    """These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`."""

    id: str
    """Identifier of the passkey, from `toJSON()` of the credential: base64url."""
    response: PasskeyAssertionResponse
    """The signed response of the authenticator."""


class PasskeyAssertionResponse(TypedDict):
    """The signed response of the authenticator."""

    clientDataJSON: str
    """Client data that the device signed: base64url."""
    authenticatorData: str
    """Authenticator data: base64url."""
    signature: str
    """Signature over client and authenticator data: base64url."""
    userHandle: str
    """User handle of the passkey: base64url."""


class PasskeyAttestation(TypedDict):
    """These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`."""

    id: str
    """Identifier of the passkey, from `toJSON()` of the credential: base64url."""
    response: PasskeyAttestationResponse
    """The response of the authenticator."""


class PasskeyAttestationResponse(TypedDict):
    """The response of the authenticator."""

    clientDataJSON: str
    """Client data that the device signed: base64url."""
    attestationObject: str
    """Attestation object with the public key of the passkey: base64url."""
    transports: NotRequired[list[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]]
    """Transports of the authenticator, as the browser reports them."""


class PasskeyList(TypedDict):
    """A page of passkeys"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Passkey]


class PasskeyOptions(TypedDict):
    """Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`."""

    rp: PasskeyOptionsRp
    """The service."""
    user: PasskeyOptionsUser
    """The user of the new passkey."""
    challenge: str
    """Challenge for the passkey to sign; valid once: base64url."""
    pubKeyCredParams: list[PasskeyOptionsPubKeyCredParam]
    """Accepted signature algorithms, most preferred first."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    excludeCredentials: list[PasskeyOptionsExcludeCredential]
    """Your existing passkeys, so that a device does not register twice."""
    authenticatorSelection: PasskeyOptionsAuthenticatorSelection
    """Requirements on the authenticator."""
    attestation: Literal["none"] | str
    """No attestation is requested."""


class PasskeyOptionsAuthenticatorSelection(TypedDict):
    """Requirements on the authenticator."""

    residentKey: Literal["required"] | str
    """The passkey must be discoverable: usable without its identifier."""
    requireResidentKey: bool
    """The same, for older browsers."""
    userVerification: Literal["required"] | str
    """User verification is required."""


class PasskeyOptionsExcludeCredential(TypedDict):
    """A passkey you already have."""

    id: str
    """Identifier of the passkey: base64url."""
    type: Literal["public-key"] | str
    """The only credential type."""
    transports: list[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]
    """Transports of the authenticator, as the browser reports them."""


class PasskeyOptionsPubKeyCredParam(TypedDict):
    """A signature algorithm."""

    type: Literal["public-key"] | str
    """The only credential type."""
    alg: int
    """COSE identifier of the algorithm."""


class PasskeyOptionsRp(TypedDict):
    """The service."""

    id: str
    """Relying party ID: the host of the service."""
    name: str
    """Name of the service, as browsers show it."""


class PasskeyOptionsUser(TypedDict):
    """The user of the new passkey."""

    id: str
    """Opaque user handle of the member: base64url."""
    name: str
    """Mail address of the member."""
    displayName: str
    """Name of the member, or the mail address."""


class PasskeyRequest(TypedDict):
    """Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`."""

    challenge: str
    """Challenge for the passkey to sign; valid once: base64url."""
    rpId: str
    """Relying party ID: the host of the service."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    userVerification: Literal["required"] | str
    """User verification is required."""


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
    """The average of the same number of random draws, as a baseline without any pattern"""
    awards: list[ReferenceAward]
    """The awards behind the rates, latest first"""
    asOf: AsOf
    excluded: Excluded
    suppressed: NotRequired[bool]
    """A distribution is withheld because it has fewer than 5 awards"""


class PriceReferenceNoSkill(TypedDict):
    """The average of the same number of random draws, as a baseline without any pattern"""

    spread: float | None
    """Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3"""
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
    """URL of the documentation of this code."""
    title: str
    """Short summary of the problem, in the language of `Content-Language`."""
    status: int
    """The HTTP status of the response."""
    detail: str
    """Human-readable explanation of what is wrong with this request."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "matches_everything",
        "unknown_region", "invalid_cursor", "invalid_json", "invalid_field", "missing_field", "unknown_field",
        "invalid_url", "unexpected_body", "missing_credentials", "invalid_key", "expired_key", "revoked_key",
        "session_ended", "invalid_link", "invalid_passkey", "invalid_signature", "access_blocked",
        "ip_not_allowed", "beta_access_required", "plan_required", "scope_required", "console_header_required",
        "origin_not_allowed", "operator_required", "reason_required", "member_required", "https_required",
        "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress",
        "outcome_unknown", "would_lock_out", "keyword_exists", "pursuit_exists", "profile_required",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "consultation_closed", "source_not_ready", "notice_withdrawn",
        "cursor_expired", "precondition_failed", "body_too_large", "url_too_long", "unsupported_media_type",
        "misdirected_request", "idempotency_key_reused", "http_1_1_required", "rate_limited",
        "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    requestId: str
    """Include it when you contact support."""
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
        "origin_not_allowed", "operator_required", "reason_required", "member_required", "https_required",
        "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "request_in_progress",
        "outcome_unknown", "would_lock_out", "keyword_exists", "pursuit_exists", "profile_required",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "consultation_closed", "source_not_ready", "notice_withdrawn",
        "cursor_expired", "precondition_failed", "body_too_large", "url_too_long", "unsupported_media_type",
        "misdirected_request", "idempotency_key_reused", "http_1_1_required", "rate_limited",
        "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    message: str
    at: NotRequired[int]
    """Position in the value, in Unicode code points from 0."""


class Profile(TypedDict):
    """What the company has declared about itself."""

    businessNo: str | None
    """Business registration number: ten digits, with or without hyphens; returned without."""
    seats: list[ProfileSeat]
    """Registered places of business."""
    size: Literal["micro", "small", "medium", "large"] | str | None
    """`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared."""
    jointBidding: bool | None
    """Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy;
    `null` = not declared.
    """
    complete: list[Literal["licences", "seats", "products"] | str]
    """Lists that name everything the company has. What is absent from another list counts as not declared, never
    as missing.
    """
    licences: list[ProfileLicence]
    """Licences of the company, each code once."""
    products: list[ProfileProduct]
    """Registered products, each code once."""
    certificates: list[ProfileCertificate]
    """Certificates, each kind once."""
    trackRecord: list[ProfileTrackRecord]
    """Completed contracts that can be cited as track record (실적)."""
    updatedAt: str | None
    """When it was last changed; `null` = it has not been stored yet."""


class ProfileCertificate(TypedDict):
    """A certificate of the company."""

    kind: Literal["sme", "directProduction", "women", "disabled", "social", "startup"] | str
    """`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
    `startup` = 창업기업.
    """
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class ProfileInputCertificate(TypedDict):
    """A certificate of the company."""

    kind: Literal["sme", "directProduction", "women", "disabled", "social", "startup"] | str
    """`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
    `startup` = 창업기업.
    """
    until: NotRequired[str | None]
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class ProfileInputLicence(TypedDict):
    """A licence or registration that the company holds."""

    code: str
    """Industry code, as `GET /v1/codes/industries` lists them."""
    name: str
    """Name of the industry."""
    until: NotRequired[str | None]
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class ProfileInputProduct(TypedDict):
    """A product that the company is registered for."""

    code: str
    """Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호)."""
    manufactures: NotRequired[bool | None]
    """Whether the company makes the product itself; `null` = not declared."""


class ProfileInputSeat(TypedDict):
    """A registered place of business."""

    region: str
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The answer has the code."""
    kind: Literal["head", "branch"] | str
    """`head` = head office (본사), `branch` = branch (지사)."""


class ProfileInputTrackRecord(TypedDict):
    """A completed contract."""

    what: str
    """What was done or delivered."""
    amount: NotRequired[int | None]
    """Amount in won."""
    at: NotRequired[str | None]
    """Day of completion."""


class ProfileLicence(TypedDict):
    """A licence or registration that the company holds."""

    code: str
    """Industry code, as `GET /v1/codes/industries` lists them."""
    name: str
    """Name of the industry."""
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class ProfileProduct(TypedDict):
    """A product that the company is registered for."""

    code: str
    """Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호)."""
    manufactures: bool | None
    """Whether the company makes the product itself; `null` = not declared."""


class ProfileSeat(TypedDict):
    """A registered place of business."""

    region: str
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The answer has the code."""
    kind: Literal["head", "branch"] | str
    """`head` = head office (본사), `branch` = branch (지사)."""


class ProfileTrackRecord(TypedDict):
    """A completed contract."""

    what: str
    """What was done or delivered."""
    amount: int | None
    """Amount in won."""
    at: str | None
    """Day of completion."""


class Pursuit(TypedDict):
    """Your company’s work on one notice."""

    id: str
    """Identifier of the pursuit."""
    noticeNo: str
    """Number of the notice."""
    notice: PursuitNotice | None
    state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str
    """`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`."""
    stateBy: Literal["person", "result", "correction"] | str
    """What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`)."""
    assignee: str | None
    """The member it is assigned to, who gets the reminders."""
    bidAmount: int | None
    """The amount of your company’s bid, in whole units of the currency of the notice."""
    remindClosing: list[int]
    """How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`."""
    remindOpening: list[int]
    """How many days before the opening of bids the assignee gets a mail, while the state is `bid`."""
    outcome: Literal["awarded", "failed", "rebid", "cancelled"] | str | None
    """Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none
    yet.
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
    """A pursuit has changed. A person or a result changed it. On creation, `state` comes from `null`; on deletion,
    it becomes `null`. Notes create no event.
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
    actor: NotRequired[EventActor]


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
    """The result of the pursuit: with several lots, the one the account won, or else the first."""

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
    """The price that rates are a percentage of (예정가격); `null` if the source does not publish it."""
    own: PursuitResultOwn | None
    """Your company’s bid, as the source lists it."""


class PursuitResultOwn(TypedDict):
    """Your company’s bid, as the source lists it."""

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
    """What changed; on creation, from `null`."""


class PursuitStepActor(TypedDict):
    """Who changed it."""

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = changed automatically by a result."""
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
    """Number of deliveries sent again, each once."""

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
    """A report is ready. A requested or scheduled report is ready to download."""

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
    """A report that is generated after each period."""

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
    """A paused schedule generates no reports."""
    nextAt: str | None
    """When the next report is generated; `null` = it is paused."""
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
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

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
    """Token type, as the partner names it."""
    url: NotRequired[str | None]
    """Where it was found; may be empty."""
    source: NotRequired[str | None]
    """Kind of place, as the partner names it."""


class SecretFindingLabel(TypedDict):
    """The result for one finding."""

    token_hash: str
    """SHA-256 of the token, in hex."""
    token_type: str
    """The `type` of the finding."""
    label: Literal["true_positive", "false_positive"] | str
    """Whether the token is, or was, a key of this service."""


SecretFindingLabels: TypeAlias = "list[SecretFindingLabel]"
"""One result per finding, in the order sent."""


SecretFindings: TypeAlias = "list[SecretFinding]"
"""Tokens found in public places."""


class SecurityIncidentDelivered(TypedDict):
    """A security incident. A key or the account was blocked, or its use looks suspicious."""

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
    """The member who is signed in; `null` for a session created with a key."""
    key: SessionKey | None
    """The key the session was created with; `null` if a member is signed in."""
    role: Literal["owner", "admin", "member", "viewer"] | str | None
    """Role of the member; `null` for a session created with a key."""
    operator: bool
    """Whether the member is an operator of the service and can use `/operator`; always `false` with a key."""
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
    """Scopes of the session: those of the role, or those of the key."""
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    language: Literal["ko", "en"] | str
    """Language of the member, or that of the account."""
    passkeyOrigin: str | None
    """Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the
    address of the service allows no passkeys.
    """
    createdAt: str
    """When you signed in."""
    expiresAt: str
    """When the session expires: 12 hours after its last use, at the latest 30 days after signing in."""


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
    """Whether this request uses the session."""
    device: str | None
    """Browser and operating system, approximately; `null` if unknown."""
    network: str
    """Network you signed in from."""
    createdAt: str
    """When you signed in."""
    lastUsedAt: str
    """When it was last used, to the minute."""
    expiresAt: str
    """When it expires unless it is used again."""


class SessionKey(TypedDict):
    """The key the session was created with; `null` if a member is signed in."""

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
    """The member who is signed in; `null` for a session created with a key."""

    id: str
    """Identifier of the member."""
    email: str
    """Mail address of the member."""
    name: str | None
    """Name of the member."""


class SignInLinkReceipt(TypedDict):
    """The request was accepted."""

    state: Literal["accepted"] | str
    """Same response whether or not the member exists."""


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


class SingleBid(TypedDict):
    """Awards with one bidder"""

    n: int
    """Openings that the section counts"""
    reason: Literal["too_few"] | str | None
    """`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty"""
    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the
    notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none),
    `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a
    province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at
    least 5 openings
    """
    widened: list[CompetitionStep]
    """Narrower scopes that were passed over because they have fewer than 5 openings, in this order"""
    excluded: CompetitionExcluded
    single: int | None
    """Awards with exactly one bidder"""
    share: float | None
    """Share of such awards, in %"""
    medianBidders: float | None
    """Median of the number of bidders"""


class Source(TypedDict):
    """Source"""

    name: str
    """Name of the source, as in `source` of a notice"""
    lastSuccessAt: str | None
    """When it last responded successfully"""
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
    """Number of notices with missing parts, and of OCDS processes that have announced only a plan"""


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


class SubscriptionLink(TypedDict):
    """A read-only address for a calendar or feed reader."""

    id: str
    """Identifier of the link."""
    kind: Literal["calendar", "atom"] | str
    """`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed."""
    of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str
    """Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched` (by active
    keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by
    `keyword` and `filter`) · `all` (starred, pursued or matched).
    """
    keywordId: str | None
    """The keyword, with `of: keyword`. Deleting the keyword deletes the link."""
    keyword: str | None
    """Words to find in titles, in the search language, with `of: search`."""
    filter: SubscriptionLinkFilter | None
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""
    language: Literal["ko", "en"] | str
    """Language of the labels in the calendar or feed."""
    name: str
    """Name of the calendar or feed."""
    state: Literal["active", "paused"] | str
    """`paused`: the plan includes fewer links; the oldest ones stay active."""
    createdBy: str | None
    """The key or member that created it; `null` = the operator."""
    createdAt: str
    """When it was created."""
    lastUsedAt: str | None
    """When it was last used, to the minute; `null` = never."""


class SubscriptionLinkFilter(TypedDict):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

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


class SubscriptionLinkList(TypedDict):
    """A page of links"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[SubscriptionLink]


class SubscriptionLinkWithUrl(TypedDict):
    """A link with its secret address."""

    id: str
    """Identifier of the link."""
    kind: Literal["calendar", "atom"] | str
    """`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed."""
    of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str
    """Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched` (by active
    keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by
    `keyword` and `filter`) · `all` (starred, pursued or matched).
    """
    keywordId: str | None
    """The keyword, with `of: keyword`. Deleting the keyword deletes the link."""
    keyword: str | None
    """Words to find in titles, in the search language, with `of: search`."""
    filter: SubscriptionLinkWithUrlFilter | None
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""
    language: Literal["ko", "en"] | str
    """Language of the labels in the calendar or feed."""
    name: str
    """Name of the calendar or feed."""
    state: Literal["active", "paused"] | str
    """`paused`: the plan includes fewer links; the oldest ones stay active."""
    createdBy: str | None
    """The key or member that created it; `null` = the operator."""
    createdAt: str
    """When it was created."""
    lastUsedAt: str | None
    """When it was last used, to the minute; `null` = never."""
    url: str
    """The secret address. Anyone who has it can read what the link contains. It is shown only once."""


class SubscriptionLinkWithUrlFilter(TypedDict):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

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
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
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
    """When the member last used the service while signed in; `null` = never. Requests with API keys do not count."""


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
    """A resource whose number is limited."""

    name: str
    """The resource."""
    limit: int
    """The maximum."""
    used: int
    """Current number."""


class UsageDay(TypedDict):
    """Usage on one day."""

    day: str
    """The day, in Seoul time."""
    requests: int
    """Requests accepted under the plan's limit, whatever their status."""
    manage: int
    """Requests to `/v1/keys`, `/v1/links`, `/v1/webhooks` and `/v1/usage`, which have a separate limit."""
    console: int
    """Requests made in sessions, which have a separate limit."""
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
    """A URL that receives events of the account."""

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
    """A description to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled."""
    disabledReason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned
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
    """Another webhook was disabled. It failed for five days, returned 410, or asked to be disabled. Your other
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
    """HTTP status of the response; `null` = no response."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an
    address that is not on the public internet.
    """


class WebhookList(TypedDict):
    """A page of webhooks"""

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items: list[Webhook]


class WebhookTestDelivered(TypedDict):
    """A test event. Requested with `POST /v1/webhooks/{id}/test`; sent to that webhook only, regardless of its
    event types.
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
    """A description to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled."""
    disabledReason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned
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
    """HTTP status of the response; `null` = no response."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an
    address that is not on the public internet.
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
    suppressed: NotRequired[bool]
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
    suppressed: NotRequired[bool]
    """A distribution is withheld because it has fewer than 5 awards"""


class WinnersTotalsBidders(TypedDict):
    """WinnersTotalsBidders"""

    n: int
    """Awards whose number of bidders is known"""
    median: float | None
    """Median"""
    mean: float | None
    """Mean"""
