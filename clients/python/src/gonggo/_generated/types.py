# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Optional, TypeAlias, TypedDict

from .._record import Record

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
    "AttachmentQuotation",
    "AttachmentQuotations",
    "AttachmentQuotationsUnread",
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
    "BidDetailFixedCostItem",
    "BidDetailIndustrie",
    "BidFixedCostItem",
    "BidIndustrie",
    "BidList",
    "BidMatchedDelivered",
    "BidMatchedDeliveredData",
    "BidMatchedDeliveredDataMatche",
    "BidMatchedDeliveredDataMatcheTerm",
    "BidOpening",
    "BidSearchPage",
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
    "CompetitionSignals",
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
    "EligibilityRowAttachment",
    "Event",
    "EventActor",
    "EventAward",
    "EventCompany",
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
    "FoundFile",
    "FoundFilePlace",
    "FoundIn",
    "FoundInAttachment",
    "GetOpenApiAnswer",
    "GetToolsOpenApiAnswer",
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
    "KeyApp",
    "KeyList",
    "KeySecret",
    "KeyWithSecret",
    "KeyWithSecretSecret",
    "Keyword",
    "KeywordAlert",
    "KeywordEstimate",
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
    "KeywordRecent",
    "KeywordVerdicts",
    "KeywordVerdictsLine",
    "KeywordVerdictsLineError",
    "KeywordsAdded",
    "KeywordsAddedItem",
    "KeywordsChanged",
    "KeywordsPatchAlert",
    "KeywordsPatchFilter",
    "LateChangeSignal",
    "LateChangeSignalItem",
    "LateDelivery",
    "LateDeliveryList",
    "LookedUpBid",
    "LookedUpBids",
    "MarkedEvents",
    "NamedProfile",
    "NamedProfileCertificate",
    "NamedProfileInputCertificate",
    "NamedProfileInputLicence",
    "NamedProfileInputProduct",
    "NamedProfileInputSeat",
    "NamedProfileInputTrackRecord",
    "NamedProfileLicence",
    "NamedProfileList",
    "NamedProfileProduct",
    "NamedProfileSeat",
    "NamedProfileSummary",
    "NamedProfileTrackRecord",
    "NeighbourPage",
    "NewKeyword",
    "NewKeywordAlert",
    "NewKeywordFilter",
    "NewReportFilter",
    "NewReportScheduleFilter",
    "NewSubscriptionLinkFilter",
    "NoticeVerdicts",
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
    "ProfileVerdict",
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
    "RecurringEvidence",
    "RecurringEvidenceAward",
    "RecurringNotice",
    "RecurringNotices",
    "Redelivered",
    "ReferenceAward",
    "RegistryEntry",
    "RegistryEntryLicence",
    "RegistryEntryProduct",
    "RegistryEntrySanction",
    "RegistryEntrySeat",
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
    "ReservePrice",
    "Revision",
    "SearchedAttachments",
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
    "SharedSynonym",
    "ShortPeriodSignal",
    "SignInLinkReceipt",
    "SimilarAward",
    "SimilarBid",
    "SimilarBids",
    "SimilarExcluded",
    "SimilarFailedNotice",
    "SimilarFailures",
    "SingleBid",
    "SingleBidSignal",
    "SingleBidSignalItem",
    "Source",
    "SourceGap",
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


class Account(Record):
    """The account of the caller."""

    __slots__ = ()

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
    business_no: str | None
    """The business registration number of the company: ten digits, with or without hyphens; returned without."""


class AsOf(Record):
    """The state of the data that all figures refer to"""

    __slots__ = ()

    position: int
    """Position in the feed of changes"""
    at: str
    """When that was the newest position"""


class AttachmentFile(Record):
    """A file attached to a notice."""

    __slots__ = ()

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
    next_try_at: str | None
    """When a pending file is tried again, after a failed attempt"""
    bytes: int | None
    """Size of the file"""
    fetched_at: str | None
    """When the file was fetched"""
    text: AttachmentTextSummary


class AttachmentFileList(Record):
    """A page of attachments"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[AttachmentFile]


class AttachmentPart(Record):
    """A part of the text of a file."""

    __slots__ = ()

    part: int
    """Number of the part, from 1"""
    entry: str | None
    """Path of the file in an archive, with `/` between levels; `null` = no archive"""
    page: int | None
    """Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none"""
    text: str
    """Text. A long page consists of several parts; join them without a separator"""


class AttachmentQuotation(Record):
    """A sentence of a file, with its place."""

    __slots__ = ()

    topic: Literal["qualification", "siteBriefing", "jointContracting", "trackRecord"] | str
    """What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of
    the project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)
    """
    text: str
    """The sentence, or the section under a heading; `…` where it is cut"""
    attachment_id: str
    """Identifier of the attachment"""
    name: str
    """File name"""
    kind: str | None
    """Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added"""
    part: int
    """Number of the part, from 1"""
    entry: str | None
    """Path of the file in an archive, with `/` between levels; `null` = no archive"""
    page: int | None
    """Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none"""


class AttachmentQuotations(Record):
    """What the files of a notice say about who may bid"""

    __slots__ = ()

    items_: list[AttachmentQuotation]
    """By topic, then in the order of the files: at most 20 for each topic"""
    unread: list[AttachmentQuotationsUnread]
    """Files whose text is missing or incomplete: they may say something about any topic"""
    truncated: bool
    """Whether there may be more: a limit of quotations, files or length was reached"""


class AttachmentQuotationsUnread(Record):
    """AttachmentQuotationsUnread"""

    __slots__ = ()

    attachment_id: str
    """Identifier of the attachment"""
    name: str
    """File name"""
    state: Literal["none", "pending", "text", "partial", "placeholder", "protected", "scanned", "unsupported",
        "failed"] | str
    """`none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of
    it, `placeholder` = the file contains only a sentence that asks for another program, `protected` = password
    or DRM, `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`
    """


class AttachmentText(Record):
    """A page of the text of a file."""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[AttachmentPart]
    attachment: AttachmentFile


class AttachmentTextSummary(Record):
    """What was read from a file."""

    __slots__ = ()

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
    """Files in an archive whose text is missing or incomplete: the first 5 of them in a list of attachments, at
    most 100 with the text
    """
    unread_count: int
    """Number of files in the archive whose text is missing or incomplete"""
    read_at: str | None
    """When the file was read"""


class AttachmentTextSummaryUnread(Record):
    """AttachmentTextSummaryUnread"""

    __slots__ = ()

    entry: str
    """Path of the file in the archive"""
    kind: str
    """Its format, as `kind` of the archive"""
    state: str
    """Its state, as `state` of the archive"""
    reason: str | None
    """Why there is no text, or not all of it"""


class AuditList(Record):
    """A page of the audit log"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[AuditRecord]


class AuditRecord(Record):
    """An entry of the audit log."""

    __slots__ = ()

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
        "profile.created", "profile.replaced", "profile.deleted", "link.created", "link.changed",
        "link.deleted", "webhook.created", "webhook.changed", "webhook.deleted", "webhook.secret_rotated",
        "webhook.redelivered", "webhook.disabled", "allow_list.replaced", "session.started", "session.ended",
        "session.link_mailed", "passkey.added", "passkey.renamed", "passkey.removed", "passkey.counter_back",
        "incident.opened", "incident.contained", "incident.resolved", "incident_settings.changed",
        "operator.added", "operator.removed", "operator.looked"] | str
    """The action taken."""
    subject: str | None
    """What the action was applied to; `null` = the account itself."""
    detail: dict[str, Any]
    """Details of the action, by name. Never contains a secret."""
    request_id: str | None
    """`X-Request-Id` of the request that took the action."""


class AuditRecordActor(Record):
    """Who took the action."""

    __slots__ = ()

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = an automatic action of the service."""
    id: str | None
    """Identifier of the key or member."""


class Award(Record):
    """Award"""

    __slots__ = ()

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
    opened_at: str | None
    """When the bids were opened"""
    amount: int | None
    """Winning amount of all winners together"""
    currency: str
    """ISO 4217"""
    rate: float | None
    """Award rate, %"""
    rate_basis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of"""
    planned_price: int | None
    """Planned price (예정가격)"""
    base_amount: int | None
    """Base amount (기초금액) at the opening"""
    bidders: int | None
    """Number of bidders"""
    reason: str | None
    """Why the bidding failed or was cancelled"""
    corrected_at: str | None
    """When the result was corrected"""


class AwardWinner(Record):
    """A firm that won, alone or with others."""

    __slots__ = ()

    name: str
    """Name of the firm"""
    business_no: str | None
    """Business registration number"""
    amount: int | None
    """Amount this firm won; `null` where the source gives only the amount of the whole award"""
    share: float | None
    """Its share of a joint award, %; `null` where the source does not give it"""


class AwardWinnerValue(Record):
    """The first of `winners`"""

    __slots__ = ()

    name: str
    """Name of the firm"""
    business_no: str | None
    """Business registration number"""


class Bid(Record):
    """Bid"""

    __slots__ = ()

    notice_no: str
    """Identifier of the notice"""
    title: str
    """Title of the notice"""
    agency: str
    """Name of the issuing agency"""
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    estimated_price: int | None
    """Estimated price (추정가격, without VAT), in whole units of `currency`"""
    close_at: str | None
    """End of bidding"""
    open_at: str | None
    """When bids are planned to be opened"""
    detail_url: str
    """Notice on the procurement portal"""
    matched_keywords: list[str]
    """The account's active keywords that match this notice"""
    currency: str
    """ISO 4217"""
    budget: int | None
    """Budget (배정예산, with VAT)"""
    base_amount: int | None
    """Base amount (기초금액)"""
    floor_rate: float | None
    """Lowest rate that can win (낙찰하한율), %"""
    award_method: str | None
    """Award method (낙찰방법)"""
    contract_method: str | None
    """Contract method (계약방법)"""
    bid_start_at: str | None
    """Start of bidding"""
    agency_code: str | None
    """Code of the issuing agency"""
    demand_agency: str | None
    """Name of the demand agency (수요기관)"""
    demand_agency_code: str | None
    """Code of the demand agency (수요기관)"""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the response"""
    kind: Literal["new", "changed", "renotice", "cancelled"] | str
    """Kind of the newest version"""
    urgent: bool
    """Marked urgent (긴급)"""
    revision: int
    """Revision number given by the source"""
    version: int
    """Version number given by this service, from 1"""
    previous_notice_no: str | None
    """Number of the earlier notice that this one re-announces (재공고)"""
    next_notice_no: str | None
    """Number of the later notice that re-announces this one"""
    posted_at: str
    """When the notice was posted"""
    updated_at: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say"""
    region_check_needed: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    source_url: str | None
    """Address of the record at its source"""
    eligibility: Literal["yes", "check", "no"] | str | None
    """Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or
    `profile` names another
    """
    qualification_close_at: str | None
    """Until when firms must be registered to bid (입찰참가자격등록 마감)"""
    site_briefing_at: str | None
    """When the briefing (현장설명 or 설명회) takes place"""
    site_briefing_place: str | None
    """Where the briefing (현장설명 or 설명회) takes place"""
    joint_contracting: str | None
    """How firms may contract together (공동수급), as the source words it"""
    joint_agreement_close_at: str | None
    """Until when firms that bid together must file their agreement (공동수급협정서)"""
    bid_bond: str | None
    """Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically)"""
    net_construction_cost: int | None
    """Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works"""
    fixed_costs: int | None
    """Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems`"""
    fixed_cost_items: list[BidFixedCostItem] | None
    """What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts"""
    found_in: FoundIn | None


class BidAwardedDelivered(Record):
    """A notice is awarded. Once per notice, for keywords that ask for it; again with `correction` if the award is
    corrected or withdrawn.
    """

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.awarded"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: BidAwardedDeliveredData


class BidAwardedDeliveredData(Record):
    """BidAwardedDeliveredData"""

    __slots__ = ()

    bid: Bid
    matches: list[BidAwardedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""
    award: EventAward
    """The award of the lot; if it was withdrawn, the new state of the lot."""
    correction: bool | None
    """`true` if an award reported earlier was corrected or withdrawn."""


class BidAwardedDeliveredDataMatche(Record):
    """BidAwardedDeliveredDataMatche"""

    __slots__ = ()

    keyword_id: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidAwardedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidAwardedDeliveredDataMatcheTerm(Record):
    """BidAwardedDeliveredDataMatcheTerm"""

    __slots__ = ()

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidCancelledDelivered(Record):
    """A notice is cancelled. Once per notice, for keywords that ask for it."""

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.cancelled"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: BidCancelledDeliveredData


class BidCancelledDeliveredData(Record):
    """BidCancelledDeliveredData"""

    __slots__ = ()

    bid: Bid
    matches: list[BidCancelledDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""


class BidCancelledDeliveredDataMatche(Record):
    """BidCancelledDeliveredDataMatche"""

    __slots__ = ()

    keyword_id: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidCancelledDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidCancelledDeliveredDataMatcheTerm(Record):
    """BidCancelledDeliveredDataMatcheTerm"""

    __slots__ = ()

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidChange(Record):
    """BidChange"""

    __slots__ = ()

    op: Literal["upsert", "delete"] | str
    """`delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`"""
    notice_no: str
    """Notice"""
    version: int
    """Version"""
    bid: Bid | None
    awards: list[Award] | None
    """With `awards=true`: results, one per lot and round"""
    withdrawal: NoticeWithdrawal | None


class BidChangedDelivered(Record):
    """A notice has changed. A later version of a notice that a keyword matches or has matched, if the keyword asks
    for that kind of change.
    """

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.changed"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: BidChangedDeliveredData


class BidChangedDeliveredData(Record):
    """BidChangedDeliveredData"""

    __slots__ = ()

    bid: Bid
    matches: list[BidChangedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""
    changes: list[FieldChange]
    """What changed."""


class BidChangedDeliveredDataMatche(Record):
    """BidChangedDeliveredDataMatche"""

    __slots__ = ()

    keyword_id: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidChangedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidChangedDeliveredDataMatcheTerm(Record):
    """BidChangedDeliveredDataMatcheTerm"""

    __slots__ = ()

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidChanges(Record):
    """BidChanges"""

    __slots__ = ()

    items_: list[BidChange]
    next_cursor: str
    """Cursor for the next call"""
    has_more: bool
    """Whether more can be fetched right away"""


class BidDetail(Record):
    """BidDetail"""

    __slots__ = ()

    notice_no: str
    """Identifier of the notice"""
    title: str
    """Title of the notice"""
    agency: str
    """Name of the issuing agency"""
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    estimated_price: int | None
    """Estimated price (추정가격, without VAT), in whole units of `currency`"""
    close_at: str | None
    """End of bidding"""
    open_at: str | None
    """When bids are planned to be opened"""
    detail_url: str
    """Notice on the procurement portal"""
    matched_keywords: list[str]
    """The account's active keywords that match this notice"""
    currency: str
    """ISO 4217"""
    budget: int | None
    """Budget (배정예산, with VAT)"""
    base_amount: int | None
    """Base amount (기초금액)"""
    floor_rate: float | None
    """Lowest rate that can win (낙찰하한율), %"""
    award_method: str | None
    """Award method (낙찰방법)"""
    contract_method: str | None
    """Contract method (계약방법)"""
    bid_start_at: str | None
    """Start of bidding"""
    agency_code: str | None
    """Code of the issuing agency"""
    demand_agency: str | None
    """Name of the demand agency (수요기관)"""
    demand_agency_code: str | None
    """Code of the demand agency (수요기관)"""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the response"""
    kind: Literal["new", "changed", "renotice", "cancelled"] | str
    """Kind of the newest version"""
    urgent: bool
    """Marked urgent (긴급)"""
    revision: int
    """Revision number given by the source"""
    version: int
    """Version number given by this service, from 1"""
    previous_notice_no: str | None
    """Number of the earlier notice that this one re-announces (재공고)"""
    next_notice_no: str | None
    """Number of the later notice that re-announces this one"""
    posted_at: str
    """When the notice was posted"""
    updated_at: str
    """When this service recorded this version"""
    regions: list[str]
    """Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say"""
    region_check_needed: bool
    """`true` if the region limit could not be read reliably: check the notice itself"""
    industries: list[BidDetailIndustrie]
    """Industries the notice is limited to; empty = no limit, or the source does not say"""
    source: str
    """Source of the notice"""
    source_url: str | None
    """Address of the record at its source"""
    eligibility: Literal["yes", "check", "no"] | str | None
    """Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile or
    `profile` names another
    """
    revisions: list[Revision]
    """Every version, newest first"""
    attachments: list[BidDetailAttachment]
    """Documents of the notice"""
    qualification_close_at: str | None
    """Until when firms must be registered to bid (입찰참가자격등록 마감)"""
    site_briefing_at: str | None
    """When the briefing (현장설명 or 설명회) takes place"""
    site_briefing_place: str | None
    """Where the briefing (현장설명 or 설명회) takes place"""
    joint_contracting: str | None
    """How firms may contract together (공동수급), as the source words it"""
    joint_agreement_close_at: str | None
    """Until when firms that bid together must file their agreement (공동수급협정서)"""
    bid_bond: str | None
    """Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically)"""
    net_construction_cost: int | None
    """Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works"""
    fixed_costs: int | None
    """Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems`"""
    fixed_cost_items: list[BidDetailFixedCostItem] | None
    """What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts"""
    awards: list[Award]
    """Results, one per lot and round"""
    similar_awards: list[SimilarAward]
    """Past awards of the same category and trade with similar titles, the most similar first; empty if none is
    similar enough
    """
    pre_specifications: list[PreSpecification]
    """Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source"""
    fetched_at: str
    """When the notice was last fetched from its source"""


class BidDetailAttachment(Record):
    """BidDetailAttachment"""

    __slots__ = ()

    name: str
    """File name"""
    url: str
    """Address of the file"""


class BidDetailFixedCostItem(Record):
    """BidDetailFixedCostItem"""

    __slots__ = ()

    name: str
    """Name of the item"""
    amount: int
    """Its amount"""


class BidDetailIndustrie(Record):
    """BidDetailIndustrie"""

    __slots__ = ()

    code: str
    """Industry code"""
    name: str
    """Name of the industry"""


class BidFixedCostItem(Record):
    """BidFixedCostItem"""

    __slots__ = ()

    name: str
    """Name of the item"""
    amount: int
    """Its amount"""


class BidIndustrie(Record):
    """BidIndustrie"""

    __slots__ = ()

    code: str
    """Industry code"""
    name: str
    """Name of the industry"""


class BidList(Record):
    """A page of notices"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Bid]
    explain: Explanation | None
    searched_attachments: SearchedAttachments | None
    facets: list[FacetCounts] | None
    """The requested filters, each once."""


class BidMatchedDelivered(Record):
    """A notice matches. Once per notice: when one of your keywords first matches a version of it."""

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["bid.matched"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: BidMatchedDeliveredData


class BidMatchedDeliveredData(Record):
    """BidMatchedDeliveredData"""

    __slots__ = ()

    bid: Bid
    matches: list[BidMatchedDeliveredDataMatche]
    """Every keyword with `alert.webhook` that led to the event."""
    eligibility_change: EligibilityChange | None


class BidMatchedDeliveredDataMatche(Record):
    """BidMatchedDeliveredDataMatche"""

    __slots__ = ()

    keyword_id: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[BidMatchedDeliveredDataMatcheTerm]
    """Which of its terms the notice contains, and where."""


class BidMatchedDeliveredDataMatcheTerm(Record):
    """BidMatchedDeliveredDataMatcheTerm"""

    __slots__ = ()

    term: str
    """The search term."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class BidOpening(Record):
    """One bidding for one lot, once its bids are opened."""

    __slots__ = ()

    revision: int
    """Revision number given by the source"""
    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    state: Literal["opened", "awarded", "failed", "cancelled"] | str
    """How the round ended; `opened` = not decided yet"""
    opened_at: str | None
    """When the bids were opened"""
    currency: str
    """ISO 4217"""
    bidders: int | None
    """Number of bidders"""
    listed: int
    """Number of bidders listed by the source; only these are in `items`"""
    planned_price: int | None
    """Planned price (예정가격)"""
    base_amount: int | None
    """Base amount (기초금액) at the opening"""
    reserve_prices: list[ReservePrice]
    """Reserve prices (복수예비가격) by number, as the source publishes them; empty if it publishes none or the planned
    price is not drawn
    """


class BidSearchPage(Record):
    """A page of notices. `prev` and `next` are `null` where there is no such page."""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Bid]
    explain: Explanation | None
    searched_attachments: SearchedAttachments | None
    facets: list[FacetCounts] | None
    """The requested filters, each once."""
    prev: NeighbourPage | None
    next: NeighbourPage | None


class Bidder(Record):
    """A firm that took part in an opening."""

    __slots__ = ()

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
    business_no: str | None
    """Business registration number"""
    amount: int | None
    """Amount of the bid"""
    rate: float | None
    """Rate of the bid, %"""
    won: bool | None
    """`null` = opened but not decided yet"""
    reason: str | None
    """Remark of the source on the bid, usually why it was excluded from the ranking"""


class BidderList(Record):
    """A page of bidders and the openings they belong to"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Bidder]
    openings: list[BidOpening]
    """The openings that the filters select, on every page"""


class Bin(Record):
    """A bin of 0.1 percentage points"""

    __slots__ = ()

    from_: float
    """Lower edge in %, inclusive"""
    to: float
    """Upper edge in %, exclusive"""
    count: float
    """Number of values in the bin; in `noSkill`, the expected number"""


class BlockedNetwork(Record):
    """A network that sent many requests with invalid credentials."""

    __slots__ = ()

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
    opened_at: str
    """When it was blocked."""
    until: str
    """When the block ends by itself."""
    resolved_at: str | None
    """When it ended; `null` = it is active."""


class BlockedNetworkList(Record):
    """A page of blocked networks"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[BlockedNetwork]


class Candidate(Record):
    """Candidate"""

    __slots__ = ()

    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""
    bids: int
    """Bids in the period"""


class Code(Record):
    """Code"""

    __slots__ = ()

    code: str | None
    """Code; a few agencies have none"""
    name: str
    """Name"""
    notices: int
    """Number of notices that match a filter by this code"""


class CodeAndName(Record):
    """CodeAndName"""

    __slots__ = ()

    code: str | None
    """Code"""
    name: str | None
    """Name"""


class CodeList(Record):
    """A page of codes"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Code]


class Competition(Record):
    """Who won similar openings of the last 36 months, and how many failed or had one bidder"""

    __slots__ = ()

    agency: CodeAndName
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    industries: list[CodeAndName]
    """Industries of the notice; empty = no limit, or the source does not say"""
    regions: list[str]
    """Provinces that the notice is limited to; empty = no limit, or an unreadable one"""
    from_: str
    """First day of opening"""
    to: str
    """Last second of the last day"""
    companies: CompetitionCompanies
    concentration: Concentration
    single_bid: SingleBid
    failed: FailedOpenings
    similar: SimilarFailures
    signals: CompetitionSignals
    as_of: AsOf


class CompetitionCompanies(Record):
    """Firms that won often"""

    __slots__ = ()

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
    items_: list[CompetitionFirm]
    """Firms with at least 2 awards, the most awards first, then the latest award"""


class CompetitionExcluded(Record):
    """Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or
    its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct
    contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner ·
    `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of
    bidders.
    """

    __slots__ = ()

    cancelled: int | None
    """Openings left out as cancelled"""
    superseded: int | None
    """Openings left out as superseded"""
    direct: int | None
    """Openings left out as direct"""
    failed: int | None
    """Openings left out as failed"""
    no_winner: int | None
    """Openings left out as noWinner"""
    several_winners: int | None
    """Openings left out as severalWinners"""
    unknown_bidders: int | None
    """Openings left out as unknownBidders"""


class CompetitionFirm(Record):
    """CompetitionFirm"""

    __slots__ = ()

    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""
    awards: int
    """Awards it won, alone or with others"""
    share: float
    """Share of the awards counted, in %"""
    first_won_on: str
    """Day of opening of its first award in the period, in Seoul"""
    last_won_on: str
    """Day of opening of its latest award"""


class CompetitionSignals(Record):
    """Facts of this notice that correspond to red flags of the Open Contracting Partnership. A signal is a reason
    to look closer, not a finding
    """

    __slots__ = ()

    single_bid: SingleBidSignal
    late_change: LateChangeSignal
    short_period: ShortPeriodSignal


class CompetitionStep(Record):
    """CompetitionStep"""

    __slots__ = ()

    scope: Literal["agencyIndustry", "agency", "regionIndustry", "region", "industry"] | str
    """Scope"""
    n: int
    """Openings that the section counts in this scope"""


class CompetitorItem(Record):
    """CompetitorItem"""

    __slots__ = ()

    notice_no: str
    """Notice"""
    title: str
    """Title"""
    agency: str
    """Issuing agency"""
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""
    opened_at: str | None
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


class CompetitorSummary(Record):
    """CompetitorSummary"""

    __slots__ = ()

    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""
    bids: int
    """Openings it took part in"""
    undecided: int
    """Of these, openings not decided yet"""
    wins: int
    """Of these, openings it won"""
    win_rate: float | None
    """Wins in % of the decided ones"""
    amount: int | None
    """Sum of the awards it won alone"""
    median_rate: float | None
    """Median rate of its bids, %"""
    top_agencies: list[CompetitorSummaryTopAgencie]
    """Agencies it bids with most"""
    by_month: list[CompetitorSummaryByMonth]
    """Months with bids, ascending"""


class CompetitorSummaryByMonth(Record):
    """CompetitorSummaryByMonth"""

    __slots__ = ()

    month: str
    """Month in Seoul"""
    bids: int
    """Bids"""
    wins: int
    """Wins"""
    amount: int | None
    """Amount won"""


class CompetitorSummaryTopAgencie(Record):
    """CompetitorSummaryTopAgencie"""

    __slots__ = ()

    code: str | None
    """Code"""
    name: str
    """Name"""
    bids: int
    """Bids"""
    wins: int
    """Wins"""


class Competitors(Record):
    """What these firms bid and won"""

    __slots__ = ()

    total: int
    """Number of items on all pages"""
    page: int
    """Page number, from 1"""
    items_: list[CompetitorItem]
    summary: list[CompetitorSummary]
    head_to_head: list[HeadToHead]
    """Every pair of the firms"""
    candidates: list[Candidate]
    """Firms that match the given name"""
    currency: str
    """ISO 4217"""
    from_: str
    """First day"""
    to: str
    """Last second of the last day"""
    as_of: AsOf
    excluded: Excluded
    explain: Hints | None


class Concentration(Record):
    """How the awards are divided among firms, by number of awards"""

    __slots__ = ()

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
    first_share: float | None
    """Share of the awards that the firm with the most awards won, in %"""
    hhi: float | None
    """Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything"""


class ConsultationReceipt(Record):
    """The request has arrived."""

    __slots__ = ()

    state: Literal["requested"] | str
    """The same for every request, whether the address is known or not."""


class Delivery(Record):
    """The delivery of one event to one webhook."""

    __slots__ = ()

    id: str
    """Identifier of the delivery."""
    event_id: str
    """Identifier of the event, sent as `webhook-id` with every attempt."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """Type of the event."""
    state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str
    """`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is
    disabled · `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
    """
    attempt_count: int
    """Attempts since it was created or last sent again."""
    last_status: int | None
    """HTTP status of the last attempt; `null` = no response, or no attempt yet."""
    created_at: str
    """When it was created."""
    next_attempt_at: str | None
    """Time of the next attempt while it is pending."""
    ended_at: str | None
    """When it was delivered or given up."""


class DeliveryDetail(Record):
    """A delivery with its attempts."""

    __slots__ = ()

    id: str
    """Identifier of the delivery."""
    event_id: str
    """Identifier of the event, sent as `webhook-id` with every attempt."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """Type of the event."""
    state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str
    """`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is
    disabled · `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
    """
    attempt_count: int
    """Attempts since it was created or last sent again."""
    last_status: int | None
    """HTTP status of the last attempt; `null` = no response, or no attempt yet."""
    created_at: str
    """When it was created."""
    next_attempt_at: str | None
    """Time of the next attempt while it is pending."""
    ended_at: str | None
    """When it was delivered or given up."""
    event: dict[str, Any] | None
    """The event that is sent; `null` once it has been deleted. Chat services get a message made from it."""
    attempts: list[DeliveryDetailAttempt]
    """The last 30 attempts, oldest first."""


class DeliveryDetailAttempt(Record):
    """One attempt."""

    __slots__ = ()

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


class DeliveryList(Record):
    """A page of deliveries"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Delivery]


class Eligibility(Record):
    """Whether the company may bid on a notice."""

    __slots__ = ()

    notice_no: str
    """The notice."""
    version: int
    """Version of the notice that was judged."""
    verdict: Literal["yes", "check", "no"] | str
    """`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled
    out, `check` = anything else.
    """
    decided_by: list[Literal["licence", "region", "product", "size", "trackRecord", "jointBidding",
        "sanctions"] | str]
    """Axes that keep the verdict from being `yes`."""
    axes: list[EligibilityAxis]
    """One entry per axis, always in this order."""
    judged_at: str
    """When it was judged."""


class EligibilityAxis(Record):
    """The verdict on one axis."""

    __slots__ = ()

    axis: Literal["licence", "region", "product", "size", "trackRecord", "jointBidding", "sanctions"] | str
    """What was judged."""
    verdict: Literal["yes", "check", "no"] | str
    """Whether the company meets this requirement by itself."""
    limited: bool | None
    """Whether the notice limits bidders on this axis, by its data or by a sentence of an attachment; `null` = they
    do not say. Axes other than licence and region with `null` do not change the overall verdict.
    """
    reason: Literal["met", "not_limited", "not_in_data", "rows_incomplete", "undeclared", "date_undeclared",
        "expires_before_closing", "wider_licence", "permitted_list_only", "no_code", "missing", "expired",
        "manufacture_undeclared", "certificate_undeclared", "branch_only", "seat_too_wide", "outside",
        "size_exceeded", "amounts_in_text", "joint_excluded", "joint_required", "stated_in_attachment"] | str
    """Why."""
    basis: list[EligibilityRow]
    """The rows and texts of the notice it is based on."""
    not_examined: list[Literal["notice_text", "location_basis", "product_limit", "company_size", "track_record",
        "joint_method", "sanctions_register"] | str]
    """What could not be examined."""
    remedies: list[EligibilityRemedy]
    """Remedies, cheapest first."""


class EligibilityChange(Record):
    """The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of
    keywords with `filter.eligibility`.
    """

    __slots__ = ()

    old: Literal["yes", "check", "no"] | str
    """The verdict for which the notice was not reported."""
    new: Literal["yes", "check", "no"] | str
    """The verdict now."""
    by: Literal["notice", "profile"] | str
    """What led to it: a change of the notice, or of the company profile."""
    profile_id: str | None
    """The further company whose verdict changed; absent if it is that of the account."""


class EligibilityRemedy(Record):
    """What would change the verdict."""

    __slots__ = ()

    kind: Literal["declare", "declare_date", "renew", "joint_bidder", "obtain", "read_notice"] | str
    """`declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew
    before closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it,
    `read_notice` = read the notice.
    """
    items_: list[EligibilityRemedyItem]
    """What is needed."""


class EligibilityRemedyItem(Record):
    """EligibilityRemedyItem"""

    __slots__ = ()

    code: str | None
    """Code of the licence, product or region."""
    name: str
    """Its name."""


class EligibilityRow(Record):
    """A row or text of the notice, or a sentence of an attachment."""

    __slots__ = ()

    group: int | None
    """Group of the row: all rows of a group are required, any one group is enough."""
    code: str | None
    """Code in the row."""
    name: str
    """Text of the row."""
    verdict: Literal["yes", "check", "no"] | str
    """Whether the company meets this row."""
    reason: Literal["met", "not_limited", "not_in_data", "rows_incomplete", "undeclared", "date_undeclared",
        "expires_before_closing", "wider_licence", "permitted_list_only", "no_code", "missing", "expired",
        "manufacture_undeclared", "certificate_undeclared", "branch_only", "seat_too_wide", "outside",
        "size_exceeded", "amounts_in_text", "joint_excluded", "joint_required", "stated_in_attachment"] | str
    """Why."""
    until: str | None
    """With the reasons `expired` and `expires_before_closing`, the last day of the licence in the profile;
    otherwise `null`.
    """
    attachment: EligibilityRowAttachment | None
    """Where the sentence in `name` is in an attachment; `null` = a row or text of the notice itself."""


class EligibilityRowAttachment(Record):
    """Where the sentence in `name` is in an attachment; `null` = a row or text of the notice itself."""

    __slots__ = ()

    attachment_id: str
    """Identifier of the attachment"""
    name: str
    """File name"""
    kind: str | None
    """Format of the file, such as `pdf` or `hwpx`"""
    part: int
    """Number of the part of its text, from 1"""
    entry: str | None
    """Path of the file in an archive; `null` = no archive"""
    page: int | None
    """Page, section or sheet, from 1; `null` = the format has none"""


class Event(Record):
    """Something the account is notified of."""

    __slots__ = ()

    id: str
    """Identifier of the event; webhooks receive the same."""
    type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: EventData
    state: Literal["new", "seen", "starred", "dismissed"] | str
    """Its mark in the account."""
    reason: str | None
    """The reason given with the mark."""


class EventActor(Record):
    """Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions."""

    __slots__ = ()

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = changed automatically by a result."""
    id: str | None
    """Identifier of the key or member."""


class EventAward(Record):
    """The award of one lot at the time of the event."""

    __slots__ = ()

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
    rate_basis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of."""
    planned_price: int | None
    """Planned price (예정가격)."""
    bidders: int | None
    """Number of bidders."""
    reason: str | None
    """Why the bidding failed or was cancelled."""


class EventCompany(Record):
    """The further company that the keyword is for; absent if it is for the company of the account."""

    __slots__ = ()

    profile_id: str
    """The further company."""
    name: str
    """Its name at that time."""
    verdict: Literal["yes", "check", "no"] | str
    """Whether it may bid on the notice."""


class EventData(Record):
    """Content of the event; with `bid.*` the notice as it was at that time."""

    __slots__ = ()

    bid: Bid | None
    matches: list[EventMatch] | None
    """Every keyword that led to the event."""
    changes: list[FieldChange] | None
    """What changed; with `bid.changed` and `pursuit.changed`."""
    award: EventAward | None
    eligibility_change: EligibilityChange | None
    correction: bool | None
    """`true` if an award reported earlier was corrected or withdrawn."""
    pursuit: dict[str, Any] | None
    """The pursuit at that time; only with `pursuit.changed`."""
    actor: EventActor | None
    report: dict[str, Any] | None
    """The report, with `profileName`, the name of its further company; only with `report.ready`."""
    webhook: dict[str, Any] | None
    """The disabled webhook; only with `webhook.disabled`."""
    incident: dict[str, Any] | None
    """The incident; only with `security.incident`."""


class EventMark(Record):
    """How an event is marked."""

    __slots__ = ()

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


class EventMatch(Record):
    """A keyword that led to an event, and why."""

    __slots__ = ()

    keyword_id: str
    """The keyword."""
    keyword: str
    """Its text at that time."""
    terms: list[EventTerm]
    """Which of its terms the notice contains, and where."""
    found_in: list[FoundInAttachment] | None
    """Where its terms are in the attachments: at most three places. Absent if none is there."""
    company: EventCompany | None


class EventPage(Record):
    """Events, oldest first unless `sort` says otherwise."""

    __slots__ = ()

    items_: list[Event]
    next_cursor: str
    """Cursor for the next call."""
    has_more: bool
    """Whether more can be fetched right away."""
    newest_cursor: str | None
    """Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`,
    without `sort`, to get later events as a list or a stream.
    """


class EventTerm(Record):
    """A place in the notice that matched."""

    __slots__ = ()

    term: str
    """The search term, as typed."""
    field: str
    """Field of the notice that contains it."""
    start: int
    """Where it begins, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class Excluded(Record):
    """Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the
    opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it ·
    `otherCurrency`: awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a
    price per unit (단가계약) · `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm
    · `noRate`: the source gives no rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no
    amount is known.
    """

    __slots__ = ()

    failed: int | None
    """Openings left out as failed"""
    cancelled: int | None
    """Openings left out as cancelled"""
    superseded: int | None
    """Openings left out as superseded"""
    other_currency: int | None
    """Openings left out as otherCurrency"""
    several_winners: int | None
    """Openings left out as severalWinners"""
    unit_price: int | None
    """Openings left out as unitPrice"""
    negotiated: int | None
    """Openings left out as negotiated"""
    direct: int | None
    """Openings left out as direct"""
    no_rate: int | None
    """Openings left out as noRate"""
    out_of_range: int | None
    """Openings left out as outOfRange"""
    no_amount: int | None
    """Openings left out as noAmount"""
    shared_value: float | None
    """Value of the awards with several winners, undivided"""


class Explanation(Record):
    """Explanation"""

    __slots__ = ()

    query: str | None
    """How the search text was understood"""
    filters: list[ExplanationFilter]
    """Each filter on its own"""
    hints: list[str]
    """Hints on why few or no notices match, in the language of `Content-Language`"""


class ExplanationFilter(Record):
    """ExplanationFilter"""

    __slots__ = ()

    name: str
    """Name of the filter"""
    notices: int
    """Number of notices that match this filter alone"""


class FacetCounts(Record):
    """The number of notices for each value of a filter."""

    __slots__ = ()

    name: Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str
    """The filter"""
    values_: list[FacetCountsValue]
    """Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those
    with notices, newest first
    """


class FacetCountsValue(Record):
    """FacetCountsValue"""

    __slots__ = ()

    value: str
    """A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as
    `2026-11`
    """
    name: str | None
    """Name of the agency"""
    notices: int
    """Number of notices that the search would find with this value alone in the filter; with `agency` those that
    name the agency, with `month` those found that were posted in it
    """


class FailedMail(Record):
    """A mail that could not be sent."""

    __slots__ = ()

    id: str
    """Identifier of the mail."""
    account_id: str | None
    """The account."""
    account_name: str | None
    """Its name."""
    recipient: str
    """Address of the recipient: its first character and the domain."""
    template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
        "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str
    """Kind of mail."""
    reason: str | None
    """Why it was not sent: the response of the mail server, with addresses masked."""
    attempts: int
    """Number of attempts since it was queued or resent."""
    posted_at: str
    """When it was queued."""
    failed_at: str
    """When it failed for good."""
    can_resend: bool
    """Whether its content is still stored. Sign-in links and mails without a valid address have none."""


class FailedMailList(Record):
    """A page of failed mails"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[FailedMail]


class FailedNotice(Record):
    """FailedNotice"""

    __slots__ = ()

    notice_no: str
    """Notice"""
    title: str
    """Title"""
    opened_on: str
    """Day of its latest failed opening, in Seoul"""
    openings: int
    """Its failed openings: one for each lot and re-bid"""
    bidders: int | None
    """Most bidders in one of them; `null` = the source does not give the number"""


class FailedOpenings(Record):
    """Openings that failed"""

    __slots__ = ()

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
    no_bidder: int | None
    """Failed openings without any bidder"""
    one_bidder: int | None
    """Failed openings with exactly one bidder"""
    unknown_bidders: int | None
    """Failed openings whose number of bidders is unknown"""
    items_: list[FailedNotice]
    """Notices with a failed opening, latest first"""


class FieldChange(Record):
    """FieldChange"""

    __slots__ = ()

    field: str
    """Name of the field"""
    old: Any
    """Value before"""
    new: Any
    """Value after"""


class Firm(Record):
    """Firm"""

    __slots__ = ()

    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""


class FoundFile(Record):
    """A file in which a word of a search was found."""

    __slots__ = ()

    attachment_id: str
    """Identifier of the attachment"""
    name: str
    """File name"""
    entry: str | None
    """Path of the file in an archive; `null` = no archive"""
    page: int | None
    """Page, section or sheet, from 1; `null` = the format has none"""
    excerpt: str
    """Text around the first hit in the file; line ends are blanks"""
    places: list[FoundFilePlace]
    """Where the word is in `excerpt`, in Unicode code points, `end` exclusive"""


class FoundFilePlace(Record):
    """FoundFilePlace"""

    __slots__ = ()

    start: int
    """First code point"""
    end: int
    """Code point after the last one"""


class FoundIn(Record):
    """Where a search with `in` found the notice. Excluded words are not shown."""

    __slots__ = ()

    title: list[str]
    """Words of the query that the title contains, or that are the number of the notice"""
    attachments: list[FoundFile]
    """Files with words of the query, at most 3. There may be more"""


class FoundInAttachment(Record):
    """A place in an attachment that matched."""

    __slots__ = ()

    term: str
    """The search term, as typed."""
    attachment_id: str
    """The attachment."""
    name: str
    """Its name."""
    entry: str | None
    """The file in it, if it is an archive."""
    page: int | None
    """The page."""
    excerpt: str
    """The text around the term."""
    start: int
    """Where the term begins in the excerpt, in Unicode code points from 0."""
    end: int
    """Where it ends, exclusive."""


class GetOpenApiAnswer(Record):
    """An OpenAPI 3.1 document."""

    __slots__ = ()

    openapi: str


class GetToolsOpenApiAnswer(Record):
    """An OpenAPI 3.1 document."""

    __slots__ = ()

    openapi: str


class HeadToHead(Record):
    """HeadToHead"""

    __slots__ = ()

    business_no: str | None
    """Business registration number of the first firm"""
    name: str
    """Its name"""
    other_business_no: str | None
    """Business registration number of the second firm"""
    other_name: str
    """Its name"""
    together: int
    """Openings that both took part in"""
    wins: int
    """Of these, won by the first firm"""
    other_wins: int
    """Of these, won by the second firm"""
    ahead: int
    """Of these, the first firm ranked better"""
    other_ahead: int
    """Of these, the second firm ranked better"""


class Health(Record):
    """The process is running."""

    __slots__ = ()

    status: Literal["ok"] | str


class Hints(Record):
    """Why few or no awards match."""

    __slots__ = ()

    hints: list[str]
    """Values of `agency` and `winner` without any match, each with the nearest names, in the language of
    `Content-Language`.
    """


class Incident(Record):
    """A security problem of a key or of the account."""

    __slots__ = ()

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
    opened_at: str
    """When it was detected."""
    contained_at: str | None
    """When it was blocked."""
    resolved_at: str | None
    """When it was resolved."""
    resolved_by: Literal["rotation", "revocation", "operator"] | str | None
    """What resolved it: rotation or revocation of the key, or the operator."""


class IncidentKey(Record):
    """The key concerned; `null` = the whole account."""

    __slots__ = ()

    id: str
    """The key."""
    name: str | None
    """Its name."""
    prefix: str
    """The first twelve characters of its secret."""


class IncidentList(Record):
    """A page of incidents"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Incident]


class IncidentSettings(Record):
    """Settings of the account for incidents."""

    __slots__ = ()

    auto_block: bool
    """Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.
    """


class InvitationReceipt(Record):
    """The invitation is accepted."""

    __slots__ = ()

    state: Literal["accepted"] | str
    """The same if the invitation was accepted before."""


class IpAllowList(Record):
    """Addresses from which the keys of the account may call."""

    __slots__ = ()

    ranges: list[str]
    """The ranges in normalised form; empty = calls are accepted from everywhere."""
    comments: list[IpAllowListComment]
    """Comments, in the order of the ranges."""
    updated_at: str | None
    """When the list was last replaced; `null` = never."""


class IpAllowListComment(Record):
    """The comment on one range."""

    __slots__ = ()

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


class IpAllowListPreview(Record):
    """The effect an allow-list would have."""

    __slots__ = ()

    ranges: list[str]
    """The ranges in normalised form, as they would be stored."""
    address: str
    """The address this request comes from."""
    includes_address: bool
    """Whether you could still call from that address."""


class Key(Record):
    """A key, without its secret."""

    __slots__ = ()

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from
    others.
    """
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
    """Scopes of the key; `write` and `manage` include read access."""
    state: Literal["active", "blocked", "revoked", "expired"] | str
    """Only an `active` key is accepted."""
    app: KeyApp | None
    created_by: str | None
    """The key or member that created it; `null` = the operator."""
    created_at: str
    """When it was created."""
    expires_at: str | None
    """When it expires; `null` = never."""
    last_used_at: str | None
    """When it was last used (may lag by up to a minute); `null` = never."""
    secrets: list[KeySecret]
    """Its valid secrets, newest first: two during the grace period after a rotation."""


class KeyApp(Record):
    """The app that a member has connected with OAuth. Its name, which the app has chosen, is the name of the key.
    `null` = an ordinary key.
    """

    __slots__ = ()

    id: str
    """The `client_id` of the app: the URL of its metadata document, or an id from its registration."""
    host: str
    """The host to which the user was redirected after consent; `localhost` = a program on their computer."""


class KeyList(Record):
    """A page of keys"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Key]


class KeySecret(Record):
    """How long a secret of the key is valid; the secret itself is never shown again."""

    __slots__ = ()

    created_at: str
    """When the secret became valid."""
    expires_at: str | None
    """When its grace period after a rotation ends; `null` = it is valid as long as the key."""


class KeyWithSecret(Record):
    """A key with its new secret."""

    __slots__ = ()

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from
    others.
    """
    scopes: list[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read", "pursuits:write",
        "profile:read", "profile:write", "links:read", "links:write", "statistics:read", "reports:read",
        "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write", "keys:manage",
        "access:manage"] | str]
    """Scopes of the key; `write` and `manage` include read access."""
    state: Literal["active", "blocked", "revoked", "expired"] | str
    """Only an `active` key is accepted."""
    app: KeyApp | None
    created_by: str | None
    """The key or member that created it; `null` = the operator."""
    created_at: str
    """When it was created."""
    expires_at: str | None
    """When it expires; `null` = never."""
    last_used_at: str | None
    """When it was last used (may lag by up to a minute); `null` = never."""
    secrets: list[KeyWithSecretSecret]
    """Its valid secrets, newest first: two during the grace period after a rotation."""
    key: str
    """The secret: send it as `Authorization: Bearer`. It is shown only once."""


class KeyWithSecretSecret(Record):
    """How long a secret of the key is valid; the secret itself is never shown again."""

    __slots__ = ()

    created_at: str
    """When the secret became valid."""
    expires_at: str | None
    """When its grace period after a rotation ends; `null` = it is valid as long as the key."""


class Keyword(Record):
    """A stored search of an account."""

    __slots__ = ()

    id: str
    """Identifier of the keyword."""
    keyword: str
    """Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
    parentheses group. It may be empty if the filter names an agency or an industry.
    """
    in_: Literal["title", "attachments", "all"] | str
    """Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is
    excluded may be in none of these places.
    """
    filter: KeywordFilter
    """Conditions on a notice besides its words, as typed."""
    profile: str | None
    """The further company that it is for; `null` = the company of the account."""
    alert: KeywordAlert
    """What to notify about, whom and how."""
    state: Literal["active", "paused"] | str
    """A paused keyword matches nothing."""
    paused_reason: Literal["owner", "plan"] | str | None
    """`owner` = paused by request, `plan` = the account has more keywords than its plan includes, or the plan
    includes no further companies.
    """
    created_by: str | None
    """The key that created it; `null` = the operator."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it was last changed."""
    match_count: int
    """Number of matches since it was created."""
    last_matched_at: str | None
    """When a notice last matched it."""
    recent: KeywordRecent | None
    """What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old.
    Only with `recent=true`.
    """
    estimate: KeywordEstimate | None


class KeywordAlert(Record):
    """What to notify about, whom and how."""

    __slots__ = ()

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


class KeywordEstimate(Record):
    """How often the keyword will report, as in the preview; only in the response of `POST /v1/keywords`."""

    __slots__ = ()

    per_week: float
    """About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal."""
    many_alerts: bool
    """Whether it would report more than 30 notices a day on average: narrow it, or choose a digest."""


class KeywordFilter(Record):
    """Conditions on a notice besides its words, as typed."""

    __slots__ = ()

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
    bsns_div: list[Literal["물품", "용역", "공사", "외자", "기타"] | str]
    """Business category. Any one of the values is enough."""
    contract_method: list[str]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    award_method: list[str]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    region_limit: list[Literal["limited", "nationwide", "unstated"] | str]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    min_amt: int | None
    """Lower bound of the estimated price, inclusive."""
    max_amt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknown_amt: Literal["include", "exclude", "only"] | str | None
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: list[str]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""
    eligibility: list[Literal["yes", "check"] | str]
    """Only notices for which the company profile of the account, or of the company in `profile`, has one of these
    verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


_KeywordLinesLine = TypedDict("_KeywordLinesLine", {"in": "NotRequired[Literal[\"title\", \"attachments\", \"all\"] | str]"})


class KeywordLinesLine(_KeywordLinesLine):
    """The keyword of one line.

    ``in``: Where the words are looked for: in titles, in the text of attachments, or in both together. A word
    that is excluded may be in none of these places.
    """

    keyword: str
    """Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
    parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: NotRequired[KeywordLinesLineFilter]
    """Values of one field are combined with OR, fields with AND."""
    profile: NotRequired[str]
    """The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
    `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default:
    the company of the account.
    """


class KeywordLinesLineFilter(TypedDict):
    """Values of one field are combined with OR, fields with AND."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[Sequence[str]]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[Sequence[str]]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    regionLimit: NotRequired[Sequence[Literal["limited", "nationwide", "unstated"] | str]]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[Sequence[str]]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""
    eligibility: NotRequired[Sequence[Literal["yes", "check"] | str]]
    """Only notices for which the company profile of the account, or of the company in `profile`, has one of these
    verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


class KeywordList(Record):
    """A page of keywords"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Keyword]


class KeywordMatch(Record):
    """A notice reported because of the keyword, in its current state."""

    __slots__ = ()

    at: str
    """When the keyword first led to an event about this notice."""
    version: int
    """Version of the notice at that time."""
    bid: Bid


class KeywordMatchList(Record):
    """A page of matches"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[KeywordMatch]


class KeywordPatchAlert(TypedDict):
    """Alert settings to change."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str | None]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[Sequence[str] | None]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool | None]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[Sequence[Literal["new", "deadline_changed", "price_changed", "cancelled",
        "awarded"] | str] | None]
    """What to notify about: notices that match for the first time, and what happens to them later."""
    remind: NotRequired[Sequence[int] | None]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class KeywordPatchFilter(TypedDict):
    """Fields of the filter to change."""

    agency: NotRequired[Sequence[str] | None]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str] | None]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str] | None]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str] | None]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[Sequence[str] | None]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[Sequence[str] | None]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    regionLimit: NotRequired[Sequence[Literal["limited", "nationwide", "unstated"] | str] | None]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str | None]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[Sequence[str] | None]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""
    eligibility: NotRequired[Sequence[Literal["yes", "check"] | str] | None]
    """Only notices for which the company profile of the account, or of the company in `profile`, has one of these
    verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


class KeywordPreview(Record):
    """What a keyword would have matched in the last 90 days."""

    __slots__ = ()

    from_: str
    """Start of the period: the beginning of a day in Seoul."""
    to: str
    """End of the period: now."""
    matches: int
    """Number of notices posted in the period that match."""
    notices: int
    """Number of all notices posted in the period."""
    share: float
    """`matches` as a percentage of `notices`."""
    average_per_day: float
    """Average number of matches per day."""
    per_week: float
    """About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal."""
    many_alerts: bool
    """Whether it would report more than 30 notices a day on average: narrow it, or choose a digest."""
    matches_everything: bool
    """Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected."""
    per_day: list[KeywordPreviewPerDay]
    """Each of the last 90 days, ending with today."""
    samples: list[KeywordPreviewSample]
    """The newest matching notices."""


class KeywordPreviewPerDay(Record):
    """KeywordPreviewPerDay"""

    __slots__ = ()

    date: str
    """The day, in Seoul time."""
    matches: int
    """Number of matching notices posted on that day."""


class KeywordPreviewSample(Record):
    """A notice the keyword would have matched."""

    __slots__ = ()

    notice_no: str
    """Number of the notice."""
    title: str
    """Its title."""
    agency: str
    """Issuing agency."""
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Its business category."""
    estimated_price: int | None
    """Its estimated price in whole units of `currency`."""
    currency: str
    """ISO 4217."""
    posted_at: str
    """When it was posted."""
    close_at: str | None
    """When bidding ends."""
    detail_url: str
    """Address of the notice at its source."""
    terms: list[KeywordPreviewSampleTerm]
    """Where the search terms are in the title, in Unicode code points from 0."""


class KeywordPreviewSampleTerm(Record):
    """KeywordPreviewSampleTerm"""

    __slots__ = ()

    term: str
    """The search term, as typed."""
    start: int
    """Where it begins in the title."""
    end: int
    """Where it ends in the title, exclusive."""


class KeywordRecent(Record):
    """What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old.
    Only with `recent=true`.
    """

    __slots__ = ()

    from_: str
    """The first day, in Seoul time."""
    matches: list[int]
    """One for each of the last 90 days, ending with today."""


class KeywordVerdicts(Record):
    """The result of adding a list of keywords, and what each would have matched in the last 90 days."""

    __slots__ = ()

    from_: str
    """Start of the period: the beginning of a day in Seoul."""
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


class KeywordVerdictsLine(Record):
    """The result for one line."""

    __slots__ = ()

    verdict: Literal["ok", "invalid", "repeated", "keyword_exists", "matches_everything", "limit_reached"] | str
    """`ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection.
    `limit_reached`: the lines above use up the limit of the plan.
    """
    matches: int | None
    """Number of notices posted in the period that match; `null` if the line is rejected without counting."""
    keyword_id: str | None
    """With `keyword_exists`: the equivalent keyword of the account."""
    same_as: int | None
    """With `repeated`: the earlier equivalent line, counted from 0."""
    errors: list[KeywordVerdictsLineError]
    """Errors of the line; empty if it is valid."""


class KeywordVerdictsLineError(Record):
    """KeywordVerdictsLineError"""

    __slots__ = ()

    in_: Literal["path", "query", "header", "body"] | str
    name: str
    """Name of the parameter, or path of the field, such as `filter.agency[2]`."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "search_too_broad",
        "matches_everything", "unknown_region", "invalid_cursor", "invalid_json", "invalid_field",
        "missing_field", "unknown_field", "invalid_url", "unexpected_body", "missing_credentials",
        "invalid_key", "expired_key", "revoked_key", "session_ended", "invalid_link", "invalid_passkey",
        "invalid_signature", "access_blocked", "ip_not_allowed", "beta_access_required", "plan_required",
        "scope_required", "console_header_required", "origin_not_allowed", "operator_required",
        "reason_required", "member_required", "https_required", "not_found", "method_not_allowed",
        "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown", "would_lock_out",
        "keyword_exists", "pursuit_exists", "profile_required", "profile_exists", "profile_in_use",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "key_of_app", "consultation_closed", "attachments_off", "source_not_ready",
        "notice_withdrawn", "cursor_expired", "precondition_failed", "body_too_large", "url_too_long",
        "unsupported_media_type", "misdirected_request", "idempotency_key_reused", "http_1_1_required",
        "rate_limited", "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    message: str
    at: int | None
    """Position in the value, in Unicode code points from 0."""


class KeywordsAdded(Record):
    """The result of adding many keywords."""

    __slots__ = ()

    added: int
    """Number of new keywords."""
    items_: list[KeywordsAddedItem]
    """One for each keyword, in the same order."""


class KeywordsAddedItem(Record):
    """The result for one keyword."""

    __slots__ = ()

    id: str
    """The keyword: the new one, or the equivalent one the account already had."""
    added: bool
    """`false`: the account, or an earlier line, already had an equivalent keyword."""


class KeywordsChanged(Record):
    """The result of changing many keywords."""

    __slots__ = ()

    changed: int
    """Number of keywords that were changed; the others already were as requested."""


class KeywordsPatchAlert(TypedDict):
    """Alert settings to change."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str | None]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[Sequence[str] | None]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool | None]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[Sequence[Literal["new", "deadline_changed", "price_changed", "cancelled",
        "awarded"] | str] | None]
    """What to notify about: notices that match for the first time, and what happens to them later."""
    remind: NotRequired[Sequence[int] | None]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class KeywordsPatchFilter(TypedDict):
    """Conditions to change."""

    region: NotRequired[Sequence[str] | None]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str] | None]
    """Business category. Any one of the values is enough."""


class LateChangeSignal(Record):
    """LateChangeSignal"""

    __slots__ = ()

    n: int
    """Changes of the notice that this service recorded; 0 = nothing to examine"""
    items_: list[LateChangeSignalItem]
    """Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first; a
    value that is published for the first time does not count
    """


class LateChangeSignalItem(Record):
    """LateChangeSignalItem"""

    __slots__ = ()

    version: int
    """Version of the notice with the change"""
    at: str
    """When this service recorded it"""
    fields: list[str]
    """Changed fields"""
    hours_before: int
    """Whole hours before the closing time that was in force before the change"""


class LateDelivery(Record):
    """A webhook with late deliveries."""

    __slots__ = ()

    account_id: str
    """The account."""
    account_name: str
    """Its name."""
    webhook_id: str
    """The webhook."""
    origin: str
    """Scheme and host of its URL."""
    due_at: str
    """When its oldest late delivery was due."""
    attempts: int
    """Number of attempts of that delivery."""
    last_status: int | None
    """Last HTTP status."""


class LateDeliveryList(Record):
    """A page of webhooks"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[LateDelivery]


class LookedUpBid(Record):
    """A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`."""

    __slots__ = ()

    asked: str
    """The number as it was sent"""
    bid: Bid | None
    withdrawal: NoticeWithdrawal | None


class LookedUpBids(Record):
    """Notices found by their numbers"""

    __slots__ = ()

    items_: list[LookedUpBid]
    """One item per number, in the same order"""


class MarkedEvents(Record):
    """The marks of the events."""

    __slots__ = ()

    items_: list[EventMark]
    """The resulting marks, in the order sent."""


class NamedProfile(Record):
    """A further company of the account and its profile."""

    __slots__ = ()

    id: str
    """Identifier of the profile."""
    name: str
    """Name of the company, unique among the profiles of the account."""
    state: Literal["active", "paused"] | str
    """`active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used
    or changed.
    """
    created_at: str
    """When it was created."""
    updated_at: str
    """When it was last changed."""
    business_no: str | None
    """Business registration number: ten digits, with or without hyphens; returned without."""
    seats: list[NamedProfileSeat]
    """Registered places of business."""
    size: Literal["micro", "small", "medium", "large"] | str | None
    """`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared."""
    joint_bidding: bool | None
    """Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy;
    `null` = not declared.
    """
    complete: list[Literal["licences", "seats", "products"] | str]
    """Lists that name everything the company has. What is absent from another list counts as not declared, never
    as missing.
    """
    licences: list[NamedProfileLicence]
    """Licences of the company, each code once."""
    products: list[NamedProfileProduct]
    """Registered products, each code once."""
    certificates: list[NamedProfileCertificate]
    """Certificates, each kind once."""
    track_record: list[NamedProfileTrackRecord]
    """Completed contracts that can be cited as track record (실적)."""


class NamedProfileCertificate(Record):
    """A certificate of the company."""

    __slots__ = ()

    kind: Literal["sme", "directProduction", "women", "disabled", "social", "startup"] | str
    """`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
    `startup` = 창업기업.
    """
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class NamedProfileInputCertificate(TypedDict):
    """A certificate of the company."""

    kind: Literal["sme", "directProduction", "women", "disabled", "social", "startup"] | str
    """`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
    `startup` = 창업기업.
    """
    until: NotRequired[str | None]
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class NamedProfileInputLicence(TypedDict):
    """A licence or registration that the company holds."""

    code: str
    """Industry code, as `GET /v1/codes/industries` lists them."""
    name: str
    """Name of the industry."""
    until: NotRequired[str | None]
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class NamedProfileInputProduct(TypedDict):
    """A product that the company is registered for."""

    code: str
    """Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호)."""
    manufactures: NotRequired[bool | None]
    """Whether the company makes the product itself; `null` = not declared."""


class NamedProfileInputSeat(TypedDict):
    """A registered place of business."""

    region: str
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code."""
    kind: Literal["head", "branch"] | str
    """`head` = head office (본사), `branch` = branch (지사)."""


class NamedProfileInputTrackRecord(TypedDict):
    """A completed contract."""

    what: str
    """What was done or delivered."""
    amount: NotRequired[int | None]
    """Amount in won."""
    at: NotRequired[str | None]
    """Day of completion."""


class NamedProfileLicence(Record):
    """A licence or registration that the company holds."""

    __slots__ = ()

    code: str
    """Industry code, as `GET /v1/codes/industries` lists them."""
    name: str
    """Name of the industry."""
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class NamedProfileList(Record):
    """A page of profiles"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[NamedProfileSummary]


class NamedProfileProduct(Record):
    """A product that the company is registered for."""

    __slots__ = ()

    code: str
    """Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호)."""
    manufactures: bool | None
    """Whether the company makes the product itself; `null` = not declared."""


class NamedProfileSeat(Record):
    """A registered place of business."""

    __slots__ = ()

    region: str
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code."""
    kind: Literal["head", "branch"] | str
    """`head` = head office (본사), `branch` = branch (지사)."""


class NamedProfileSummary(Record):
    """A further company of the account, without its profile."""

    __slots__ = ()

    id: str
    """Identifier of the profile."""
    name: str
    """Name of the company, unique among the profiles of the account."""
    state: Literal["active", "paused"] | str
    """`active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used
    or changed.
    """
    created_at: str
    """When it was created."""
    updated_at: str
    """When it was last changed."""


class NamedProfileTrackRecord(Record):
    """A completed contract."""

    __slots__ = ()

    what: str
    """What was done or delivered."""
    amount: int | None
    """Amount in won."""
    at: str | None
    """Day of completion."""


class NeighbourPage(Record):
    """Fields to replace in the same search to get the previous or next page."""

    __slots__ = ()

    page: int
    """Number of the page"""
    anchor: str | None
    """Where the page begins or ends; `null` if the number decides"""


_NewKeyword = TypedDict("_NewKeyword", {"in": "NotRequired[Literal[\"title\", \"attachments\", \"all\"] | str]"})


class NewKeyword(_NewKeyword):
    """What to look for.

    ``in``: Where the words are looked for: in titles, in the text of attachments, or in both together. A word
    that is excluded may be in none of these places.
    """

    keyword: str
    """Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and
    parentheses group. It may be empty if the filter names an agency or an industry.
    """
    filter: NotRequired[NewKeywordFilter]
    """Values of one field are combined with OR, fields with AND."""
    profile: NotRequired[str]
    """The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise); needs the scope
    `profile:read`. `filter.eligibility` and the verdicts of its events are then those of this company. Default:
    the company of the account.
    """
    alert: NotRequired[NewKeywordAlert]
    """What to notify about, whom and how."""


class NewKeywordAlert(TypedDict):
    """What to notify about, whom and how."""

    email: NotRequired[Literal["off", "instant", "daily", "weekly"] | str]
    """When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never."""
    to: NotRequired[Sequence[str]]
    """Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
    did.
    """
    webhook: NotRequired[bool]
    """Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks."""
    on: NotRequired[Sequence[Literal["new", "deadline_changed", "price_changed", "cancelled", "awarded"] | str]]
    """What to notify about: notices that match for the first time, and what happens to them later."""
    remind: NotRequired[Sequence[int]]
    """How many days before closing a reminder is mailed; reminders follow a deadline that moves."""


class NewKeywordFilter(TypedDict):
    """Values of one field are combined with OR, fields with AND."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[Sequence[str]]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[Sequence[str]]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    regionLimit: NotRequired[Sequence[Literal["limited", "nationwide", "unstated"] | str]]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[Sequence[str]]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""
    eligibility: NotRequired[Sequence[Literal["yes", "check"] | str]]
    """Only notices for which the company profile of the account, or of the company in `profile`, has one of these
    verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.
    """


class NewReportFilter(TypedDict):
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[Sequence[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class NewReportScheduleFilter(TypedDict):
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[Sequence[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class NewSubscriptionLinkFilter(TypedDict):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    contractMethod: NotRequired[Sequence[str]]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    awardMethod: NotRequired[Sequence[str]]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    regionLimit: NotRequired[Sequence[Literal["limited", "nationwide", "unstated"] | str]]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    minAmt: NotRequired[int | None]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int | None]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknownAmt: NotRequired[Literal["include", "exclude", "only"] | str | None]
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: NotRequired[Sequence[str]]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class NoticeVerdicts(Record):
    """Which companies of the account may bid on a notice."""

    __slots__ = ()

    notice_no: str
    """The notice."""
    version: int
    """Version of the notice that was judged."""
    items_: list[ProfileVerdict]
    """The account itself first, if it has a profile; then the others by name."""
    judged_at: str
    """When it was judged."""


class NoticeWithdrawal(Record):
    """When and why a notice was withdrawn"""

    __slots__ = ()

    at: str
    """When this service recorded the withdrawal"""
    reason: str | None
    """The reason that the source or the operator gave"""
    same_as: str | None
    """The notice that remains, if both turned out to be the same one"""


class OperatorAccount(Record):
    """An account that was opened with a reason."""

    __slots__ = ()

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
    request_limit: int | None
    """Requests accepted in any 60 seconds; `null` = the limit of the plan."""
    blocked_by: str | None
    """The incident that blocks the whole account."""
    created_at: str
    """When it was created."""
    language: Literal["ko", "en"] | str
    """Language of mails."""
    zone: str
    """Time zone of schedules."""
    business_no: str | None
    """The business registration number of the company."""
    visit: OperatorVisit
    usage: Usage
    keywords: int
    """Number of keywords."""
    members: list[TeamMember]
    """Its members."""
    keys_: list[OperatorAccountKey]
    """Its keys, the newest first; at most 1,000."""
    webhooks: list[OperatorAccountWebhook]
    """Its webhooks."""
    incidents: list[Incident]
    """Unresolved incidents, newest first."""


class OperatorAccountEntry(Record):
    """An account, with the fields that are visible without a reason."""

    __slots__ = ()

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
    request_limit: int | None
    """Requests accepted in any 60 seconds; `null` = the limit of the plan."""
    blocked_by: str | None
    """The incident that blocks the whole account."""
    created_at: str
    """When it was created."""


class OperatorAccountKey(Record):
    """OperatorAccountKey"""

    __slots__ = ()

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
    created_at: str
    """When it was created."""
    expires_at: str | None
    """When it expires."""
    last_used_at: str | None
    """When it was last used."""


class OperatorAccountList(Record):
    """A page of accounts"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorAccountEntry]


class OperatorAccountWebhook(Record):
    """OperatorAccountWebhook"""

    __slots__ = ()

    id: str
    """Identifier of the webhook."""
    origin: str
    """Scheme and host of its URL; the rest may be a secret."""
    state: Literal["enabled", "disabled"] | str
    """Whether events are sent to it."""
    disabled_reason: str | None
    """Why nothing is sent to it."""
    failing_since: str | None
    """The first failure since the last success."""


class OperatorApproval(Record):
    """The account is created."""

    __slots__ = ()

    consultation: OperatorConsultation
    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    key_id: str
    """Identifier of the first key."""
    key: str
    """The first key. It is shown only here, and is not in the mail."""


class OperatorAuditEntry(Record):
    """A change by an operator, or the access of an operator to an account."""

    __slots__ = ()

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
    account_id: str | None
    """The account concerned."""
    account_name: str | None
    """Its name."""
    subject: str | None
    """What the action was applied to."""
    reason: str | None
    """The reason."""
    detail: dict[str, Any]
    """The changed values."""
    request_id: str | None
    """The request."""


class OperatorAuditEntryOperator(Record):
    """The operator; `null` = a command on the server."""

    __slots__ = ()

    account_id: str
    """Account of the operator."""
    member_id: str
    """The operator."""
    email: str
    """Mail address."""


class OperatorAuditList(Record):
    """A page of the log"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorAuditEntry]


class OperatorConsultation(Record):
    """A beta request."""

    __slots__ = ()

    id: str
    """Identifier of the request."""
    state: Literal["requested", "contacted", "approved", "declined"] | str
    """Approving creates the account."""
    company: str
    """Company that wants to take part."""
    name: str
    """Person to contact."""
    email: str
    """Mail address for the reply."""
    phone: str | None
    """Phone number."""
    message: str
    """What the company wants to use the service for."""
    language: Literal["ko", "en"] | str
    """Language of the reply."""
    requests: int
    """Number of requests from this address."""
    requested_at: str
    """When the first request was made."""
    last_at: str
    """When the last request was made."""
    decided_at: str | None
    """When it was approved or declined."""
    account_id: str | None
    """The account that was created."""
    consent: str | None
    """Version of the consent text; `null` = requested by a program without one."""
    consent_at: str | None
    """When the consent was given."""


class OperatorConsultationList(Record):
    """A page of requests"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorConsultation]


class OperatorIncident(Record):
    """An incident and its account."""

    __slots__ = ()

    account_id: str
    """The account."""
    account_name: str
    """Its name."""
    incident: Incident


class OperatorIncidentList(Record):
    """A page of incidents"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorIncident]


class OperatorOverview(Record):
    """Overview of the service."""

    __slots__ = ()

    version: str
    """Version of the process that answers."""
    at: str
    """Time of this response."""
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


class OperatorOverviewAccount(Record):
    """OperatorOverviewAccount"""

    __slots__ = ()

    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    state: Literal["active", "suspended"] | str
    """`suspended`: its keys and members are blocked."""
    count: int
    """Number of accounts."""


class OperatorOverviewConsultations(Record):
    """Open beta requests."""

    __slots__ = ()

    requested: int
    """Requests without a reply."""
    contacted: int
    """Replied to, not decided."""


class OperatorOverviewDeliveries(Record):
    """Late deliveries to webhooks."""

    __slots__ = ()

    count: int
    """Webhooks with late deliveries."""
    oldest_seconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewFeed(Record):
    """The feed of changes."""

    __slots__ = ()

    head: int
    """The last position."""
    readers: list[OperatorOverviewFeedReader]
    """Readers of the feed."""


class OperatorOverviewFeedReader(Record):
    """OperatorOverviewFeedReader"""

    __slots__ = ()

    name: str
    """Name of the reader."""
    behind: int
    """Changes not read yet."""


class OperatorOverviewIncidents(Record):
    """Unresolved incidents."""

    __slots__ = ()

    open: int
    """Warnings; nothing is blocked."""
    contained: int
    """A key or account is blocked."""


class OperatorOverviewMails(Record):
    """The outbox."""

    __slots__ = ()

    count: int
    """Mails waiting to be sent."""
    oldest_seconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewProcesse(Record):
    """A process of the service."""

    __slots__ = ()

    id: str
    """Identifier of the process, new at each start."""
    role: Literal["all", "api", "worker"] | str
    """Role of the process."""
    version: str
    """Version it runs."""
    started_at: str
    """When it started."""
    seen_at: str
    """Last heartbeat: one every 10 seconds; after a minute without, the process is removed."""


class OperatorOverviewReports(Record):
    """The queue of reports."""

    __slots__ = ()

    count: int
    """Reports that are queued or being generated."""
    oldest_seconds: int | None
    """Waiting time of the oldest; `null` = none is waiting."""


class OperatorOverviewSources(Record):
    """The state of the sources."""

    __slots__ = ()

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


class OperatorReject(Record):
    """A record in quarantine."""

    __slots__ = ()

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


class OperatorRejectList(Record):
    """A page of records"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorReject]
    reasons: list[OperatorRejectListReason]
    """The reasons, most frequent first; at most 100."""


class OperatorRejectListReason(Record):
    """OperatorRejectListReason"""

    __slots__ = ()

    reason: str
    """The reason, its first 500 characters."""
    count: int
    """Number of records rejected for this reason, on all pages."""


class OperatorRejectRecord(Record):
    """A record in quarantine, in its original form."""

    __slots__ = ()

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
    is_cut: bool
    """Whether the record is longer than shown."""


class OperatorRequeued(Record):
    """The result of the order."""

    __slots__ = ()

    run: str | None
    """Identifier of the order; `null` if there is nothing to fetch."""
    records: int
    """Number of records that will be fetched again."""
    windows: int
    """Time windows to fetch."""
    left: int
    """Number of records that cannot be fetched again."""


class OperatorResent(Record):
    """The result of sending mails again."""

    __slots__ = ()

    resent: int
    """Number of mails that will be sent again."""
    left: int
    """Number of these failed mails that cannot be sent again, because their content is no longer stored."""


class OperatorSource(Record):
    """A source, with details that customers do not see."""

    __slots__ = ()

    name: str
    """Name of the source."""
    kind: str
    """How the source is read."""
    state: Literal["enabled", "disabled", "idle"] | str
    """`idle`: not polled; it was imported or run once."""
    ready: bool
    """Whether this process can read it, for example has the service key."""
    go_live_at: str | None
    """Notices older than this cause no alerts."""
    open_windows: int
    """Time windows that are still to be fetched."""
    last_failure: str | None
    """Why the last window failed."""
    calls_today: list[OperatorSourceCallsToday]
    """Calls made today."""
    report: Source


class OperatorSourceCallsToday(Record):
    """OperatorSourceCallsToday"""

    __slots__ = ()

    budget: str
    """Name of the quota."""
    calls: int
    """Calls made today, in Seoul."""
    spent: bool
    """Whether the source reported that its quota is used up."""


class OperatorSourceList(Record):
    """A page of sources"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[OperatorSource]


class OperatorVisit(Record):
    """An account that is open for this operator."""

    __slots__ = ()

    account_id: str
    """The account."""
    reason: str
    """The reason given."""
    begun_at: str
    """When it was opened."""
    ends_at: str
    """When it closes: an hour later."""


class Passkey(Record):
    """One of your passkeys."""

    __slots__ = ()

    id: str
    """Identifier of the passkey."""
    name: str
    """Name of the passkey."""
    created_at: str
    """When it was added."""
    last_used_at: str | None
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
    transports: NotRequired[Sequence[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]]
    """Transports of the authenticator, as the browser reports them."""


class PasskeyList(Record):
    """A page of passkeys"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Passkey]


class PasskeyOptions(Record):
    """Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`."""

    __slots__ = ()

    rp: PasskeyOptionsRp
    """The service."""
    user: PasskeyOptionsUser
    """The user of the new passkey."""
    challenge: str
    """Challenge for the passkey to sign; valid once: base64url."""
    pub_key_cred_params: list[PasskeyOptionsPubKeyCredParam]
    """Accepted signature algorithms, most preferred first."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    exclude_credentials: list[PasskeyOptionsExcludeCredential]
    """Your existing passkeys, so that a device does not register twice."""
    authenticator_selection: PasskeyOptionsAuthenticatorSelection
    """Requirements on the authenticator."""
    attestation: Literal["none"] | str
    """No attestation is requested."""


class PasskeyOptionsAuthenticatorSelection(Record):
    """Requirements on the authenticator."""

    __slots__ = ()

    resident_key: Literal["required"] | str
    """The passkey must be discoverable: usable without its identifier."""
    require_resident_key: bool
    """The same, for older browsers."""
    user_verification: Literal["required"] | str
    """User verification is required."""


class PasskeyOptionsExcludeCredential(Record):
    """A passkey you already have."""

    __slots__ = ()

    id: str
    """Identifier of the passkey: base64url."""
    type: Literal["public-key"] | str
    """The only credential type."""
    transports: list[Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] | str]
    """Transports of the authenticator, as the browser reports them."""


class PasskeyOptionsPubKeyCredParam(Record):
    """A signature algorithm."""

    __slots__ = ()

    type: Literal["public-key"] | str
    """The only credential type."""
    alg: int
    """COSE identifier of the algorithm."""


class PasskeyOptionsRp(Record):
    """The service."""

    __slots__ = ()

    id: str
    """Relying party ID: the host of the service."""
    name: str
    """Name of the service, as browsers show it."""


class PasskeyOptionsUser(Record):
    """The user of the new passkey."""

    __slots__ = ()

    id: str
    """Opaque user handle of the member: base64url."""
    name: str
    """Mail address of the member."""
    display_name: str
    """Name of the member, or the mail address."""


class PasskeyRequest(Record):
    """Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`."""

    __slots__ = ()

    challenge: str
    """Challenge for the passkey to sign; valid once: base64url."""
    rp_id: str
    """Relying party ID: the host of the service."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    user_verification: Literal["required"] | str
    """User verification is required."""


class PreSpecification(Record):
    """PreSpecification"""

    __slots__ = ()

    number: str
    """Number of the pre-specification"""
    title: str
    """Title of the planned purchase"""
    agency: str
    """Agency that plans to buy"""
    demand_agency: str | None
    """Demand agency (수요기관)"""
    budget: int | None
    """Budget (배정예산), in won"""
    received_at: str
    """When it was published"""
    opinions_until: str | None
    """Deadline for firms to comment"""
    documents: list[PreSpecificationDocument]
    """Its documents"""


class PreSpecificationDocument(Record):
    """PreSpecificationDocument"""

    __slots__ = ()

    name: str
    """File name"""
    url: str
    """Address of the file"""


class PriceReference(Record):
    """Past rates of the same category and amount band, of the same agency if it has enough awards"""

    __slots__ = ()

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
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str
    """Business category"""
    amount_band: Literal["lt50M", "50M-100M", "100M-300M", "300M-1B", "1B-5B", "5B-10B", "gte10B", "unknown"] | str
    """Band of the estimated price"""
    from_: str
    """First day"""
    to: str
    """Last second of the last day"""
    rates: PriceReferenceRates
    assessment: Rates
    no_skill: PriceReferenceNoSkill
    """The average of the same number of random draws, as a baseline without any pattern"""
    awards: list[ReferenceAward]
    """The awards behind the rates, latest first"""
    as_of: AsOf
    excluded: Excluded
    suppressed: bool | None
    """A distribution is withheld because it has fewer than 5 awards"""


class PriceReferenceNoSkill(Record):
    """The average of the same number of random draws, as a baseline without any pattern"""

    __slots__ = ()

    spread: float | None
    """Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3"""
    sd: float | None
    """Standard deviation of the planned price in % of the base amount, caused by the draw alone"""
    histogram: list[Bin] | None
    """Non-empty bins of 0.1 percentage points, ascending; `null` = withheld"""


class PriceReferenceRates(Record):
    """PriceReferenceRates"""

    __slots__ = ()

    median: float | None
    """Median"""
    p25: float | None
    """First quartile"""
    p75: float | None
    """Third quartile"""
    histogram: list[Bin] | None
    """Non-empty bins of 0.1 percentage points, ascending; `null` = withheld"""


class Problem(Record):
    """An error (RFC 9457)."""

    __slots__ = ()

    type: str
    """URL of the documentation of this code."""
    title: str
    """Short summary of the problem, in the language of `Content-Language`."""
    status: int
    """The HTTP status of the response."""
    detail: str
    """Human-readable explanation of what is wrong with this request."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "search_too_broad",
        "matches_everything", "unknown_region", "invalid_cursor", "invalid_json", "invalid_field",
        "missing_field", "unknown_field", "invalid_url", "unexpected_body", "missing_credentials",
        "invalid_key", "expired_key", "revoked_key", "session_ended", "invalid_link", "invalid_passkey",
        "invalid_signature", "access_blocked", "ip_not_allowed", "beta_access_required", "plan_required",
        "scope_required", "console_header_required", "origin_not_allowed", "operator_required",
        "reason_required", "member_required", "https_required", "not_found", "method_not_allowed",
        "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown", "would_lock_out",
        "keyword_exists", "pursuit_exists", "profile_required", "profile_exists", "profile_in_use",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "key_of_app", "consultation_closed", "attachments_off", "source_not_ready",
        "notice_withdrawn", "cursor_expired", "precondition_failed", "body_too_large", "url_too_long",
        "unsupported_media_type", "misdirected_request", "idempotency_key_reused", "http_1_1_required",
        "rate_limited", "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    request_id: str
    """Include it when you contact support."""
    errors: list[ProblemError] | None
    """Every part of the request that is wrong."""


class ProblemError(Record):
    """ProblemError"""

    __slots__ = ()

    in_: Literal["path", "query", "header", "body"] | str
    name: str
    """Name of the parameter, or path of the field, such as `filter.agency[2]`."""
    code: Literal["invalid_request", "invalid_path", "invalid_parameter", "missing_parameter",
        "unknown_parameter", "repeated_parameter", "reversed_range", "invalid_query", "search_too_broad",
        "matches_everything", "unknown_region", "invalid_cursor", "invalid_json", "invalid_field",
        "missing_field", "unknown_field", "invalid_url", "unexpected_body", "missing_credentials",
        "invalid_key", "expired_key", "revoked_key", "session_ended", "invalid_link", "invalid_passkey",
        "invalid_signature", "access_blocked", "ip_not_allowed", "beta_access_required", "plan_required",
        "scope_required", "console_header_required", "origin_not_allowed", "operator_required",
        "reason_required", "member_required", "https_required", "not_found", "method_not_allowed",
        "not_acceptable", "request_timeout", "request_in_progress", "outcome_unknown", "would_lock_out",
        "keyword_exists", "pursuit_exists", "profile_required", "profile_exists", "profile_in_use",
        "pursuit_settled", "limit_reached", "member_exists", "last_owner", "passkeys_unavailable",
        "keys_depend", "key_ended", "key_of_app", "consultation_closed", "attachments_off", "source_not_ready",
        "notice_withdrawn", "cursor_expired", "precondition_failed", "body_too_large", "url_too_long",
        "unsupported_media_type", "misdirected_request", "idempotency_key_reused", "http_1_1_required",
        "rate_limited", "too_many_at_once", "headers_too_large", "internal", "unavailable"] | str
    """Machine-readable error code."""
    message: str
    at: int | None
    """Position in the value, in Unicode code points from 0."""


class Profile(Record):
    """What the company has declared about itself."""

    __slots__ = ()

    business_no: str | None
    """Business registration number: ten digits, with or without hyphens; returned without."""
    seats: list[ProfileSeat]
    """Registered places of business."""
    size: Literal["micro", "small", "medium", "large"] | str | None
    """`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared."""
    joint_bidding: bool | None
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
    track_record: list[ProfileTrackRecord]
    """Completed contracts that can be cited as track record (실적)."""
    updated_at: str | None
    """When it was last changed; `null` = it has not been stored yet."""


class ProfileCertificate(Record):
    """A certificate of the company."""

    __slots__ = ()

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
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code."""
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


class ProfileLicence(Record):
    """A licence or registration that the company holds."""

    __slots__ = ()

    code: str
    """Industry code, as `GET /v1/codes/industries` lists them."""
    name: str
    """Name of the industry."""
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared."""


class ProfileProduct(Record):
    """A product that the company is registered for."""

    __slots__ = ()

    code: str
    """Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호)."""
    manufactures: bool | None
    """Whether the company makes the product itself; `null` = not declared."""


class ProfileSeat(Record):
    """A registered place of business."""

    __slots__ = ()

    region: str
    """Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code."""
    kind: Literal["head", "branch"] | str
    """`head` = head office (본사), `branch` = branch (지사)."""


class ProfileTrackRecord(Record):
    """A completed contract."""

    __slots__ = ()

    what: str
    """What was done or delivered."""
    amount: int | None
    """Amount in won."""
    at: str | None
    """Day of completion."""


class ProfileVerdict(Record):
    """The verdict for one company."""

    __slots__ = ()

    profile_id: str | None
    """The profile; `null` = that of the account (`GET /v1/profile`)."""
    name: str | None
    """Its name; `null` = the account itself."""
    verdict: Literal["yes", "check", "no"] | str
    """`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled
    out, `check` = anything else.
    """
    decided_by: list[Literal["licence", "region", "product", "size", "trackRecord", "jointBidding",
        "sanctions"] | str]
    """Axes that keep the verdict from being `yes`."""


class Pursuit(Record):
    """Your company’s work on one notice."""

    __slots__ = ()

    id: str
    """Identifier of the pursuit."""
    notice_no: str
    """Number of the notice."""
    notice: PursuitNotice | None
    state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str
    """`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`."""
    state_by: Literal["person", "result", "correction"] | str
    """What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`)."""
    assignee: str | None
    """The member it is assigned to, who gets the reminders."""
    bid_amount: int | None
    """The amount of your company’s bid, in whole units of the currency of the notice."""
    remind_closing: list[int]
    """How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`."""
    remind_opening: list[int]
    """How many days before the opening of bids the assignee gets a mail, while the state is `bid`."""
    outcome: Literal["awarded", "failed", "rebid", "cancelled"] | str | None
    """Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none
    yet.
    """
    result: PursuitResult | None
    note_count: int
    """Number of notes."""
    created_by: str | None
    """The key that created it, or the member who was signed in; `null` = the operator."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it was last changed, by a person or a result."""


class PursuitAssignee(Record):
    """A member who can work on pursuits."""

    __slots__ = ()

    id: str
    """Identifier of the member."""
    name: str
    """Name of the member, or the mail address of one without a name."""
    state: Literal["invited", "active", "suspended"] | str
    """Only an `active` one gets reminders."""


class PursuitAssigneeList(Record):
    """A page of members"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[PursuitAssignee]


class PursuitChangedDelivered(Record):
    """A pursuit has changed. A person or a result changed it. On creation, `state` comes from `null`; on deletion,
    it becomes `null`. Notes create no event.
    """

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["pursuit.changed"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: PursuitChangedDeliveredData


class PursuitChangedDeliveredData(Record):
    """PursuitChangedDeliveredData"""

    __slots__ = ()

    pursuit: Pursuit
    changes: list[FieldChange]
    """What changed."""
    actor: EventActor | None


class PursuitHistory(Record):
    """A page of the history"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[PursuitStep]


class PursuitList(Record):
    """A page of pursuits"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Pursuit]


class PursuitNote(Record):
    """A note of a pursuit."""

    __slots__ = ()

    id: str
    """Identifier of the note."""
    at: str
    """When it was written."""
    key_id: str | None
    """The key that wrote it; `null` = a member who was signed in."""
    member_id: str | None
    """The member that the key acts for; `null` = the owner, by a key of the operator."""
    text: str
    """Text of the note."""


class PursuitNoteList(Record):
    """A page of notes"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[PursuitNote]


class PursuitNotice(Record):
    """The notice as it is now."""

    __slots__ = ()

    title: str
    """Its title."""
    agency: str
    """Issuing agency."""
    demand_agency: str | None
    """Demand agency (수요기관)."""
    currency: str
    """ISO 4217."""
    estimated_price: int | None
    """Estimated price (추정가격)."""
    base_amount: int | None
    """Base amount (기초금액)."""
    close_at: str | None
    """End of bidding."""
    open_at: str | None
    """When bids are planned to be opened."""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at the moment of the response."""
    detail_url: str
    """The notice on the procurement portal."""


class PursuitResult(Record):
    """The result of the pursuit: with several lots, the one the account won, or else the first."""

    __slots__ = ()

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
    rate_basis: Literal["plannedPrice"] | str | None
    """The price that the rate is a percentage of."""
    bidders: int | None
    """Number of bidders."""
    reason: str | None
    """Why the bidding failed or was cancelled."""
    corrected_at: str | None
    """When the result was corrected."""
    planned_price: int | None
    """The price that rates are a percentage of (예정가격); `null` if the source does not publish it."""
    own: PursuitResultOwn | None
    """Your company’s bid, as the source lists it."""


class PursuitResultOwn(Record):
    """Your company’s bid, as the source lists it."""

    __slots__ = ()

    rank: int | None
    """Place among the bidders."""
    amount: int | None
    """The amount that was bid."""
    rate: float | None
    """Bid rate (투찰률), %."""


class PursuitStep(Record):
    """A change of a pursuit."""

    __slots__ = ()

    at: str
    """When it was changed."""
    actor: PursuitStepActor
    """Who changed it."""
    changes: list[FieldChange]
    """What changed; on creation, from `null`."""


class PursuitStepActor(Record):
    """Who changed it."""

    __slots__ = ()

    kind: Literal["key", "member", "operator", "system"] | str
    """`system` = changed automatically by a result."""
    id: str | None
    """Identifier of the key or member."""


class Rates(Record):
    """Distribution of rates in %; withheld if there are fewer than 5 awards"""

    __slots__ = ()

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
    """Non-empty bins of 0.1 percentage points, ascending; `null` = withheld"""


class Readiness(Record):
    """Whether the service is ready for requests."""

    __slots__ = ()

    ok: bool
    """Whether the service should receive requests."""
    checks: list[ReadinessCheck]
    """The checks behind `ok`."""


class ReadinessCheck(Record):
    """ReadinessCheck"""

    __slots__ = ()

    name: str
    """Name of the check."""
    ok: bool
    detail: str
    """What was found."""


class RecurringEvidence(Record):
    """A past notice of the title"""

    __slots__ = ()

    notice_no: str
    """Notice"""
    title: str
    """Title"""
    posted_at: str
    """When it was posted"""
    status: Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str
    """Status at this moment"""
    estimated_price: int | None
    """Estimated price (추정가격)"""
    currency: str
    """ISO 4217"""
    award: RecurringEvidenceAward | None
    """Its newest award; `null` = none is known"""


class RecurringEvidenceAward(Record):
    """Its newest award; `null` = none is known"""

    __slots__ = ()

    winner: str | None
    """Name of the first winner"""
    business_no: str | None
    """Its business registration number"""
    amount: int | None
    """Winning amount"""
    currency: str
    """Currency of the amount"""
    rate: float | None
    """Award rate, %"""


class RecurringNotice(Record):
    """A notice that its agency has posted about once a year. `bid` is the first notice of the newest year."""

    __slots__ = ()

    expected_month: str
    """Month in which the next notice is expected: one year after `bid` was posted. An inference, not an
    announcement
    """
    expected_from: str
    """Earliest of the past posting days, moved to the expected year"""
    expected_to: str
    """Latest of the past posting days, moved to the expected year"""
    overdue: bool
    """`true`: `expectedTo` is over and no such notice has been posted"""
    years: int
    """Years in a row in which it was posted"""
    bid: Bid
    evidence: list[RecurringEvidence]
    """The notices of these years, newest first, at most 10. Re-notices are listed too"""


class RecurringNotices(Record):
    """A page of notices that recur every year"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[RecurringNotice]
    as_of: str
    """When titles were last compared; once a minute at most"""


class Redelivered(Record):
    """Number of deliveries sent again, each once."""

    __slots__ = ()

    deliveries: int
    """Number of deliveries."""


class ReferenceAward(Record):
    """ReferenceAward"""

    __slots__ = ()

    notice_no: str
    """Notice"""
    title: str
    """Title"""
    opened_on: str
    """Day of opening in Seoul"""
    winner: Firm | None
    amount: int | None
    """Winning amount"""
    rate: float
    """Rate on the basis, %"""
    bidders: int | None
    """Number of bidders"""


class RegistryEntry(Record):
    """What the registry of the portal lists of a company, which may have more than is listed."""

    __slots__ = ()

    business_no: str
    """The number without hyphens."""
    name: str | None
    """Name of the company; `null` = the registry lists no company with this number, or `company` was not read."""
    seats: list[RegistryEntrySeat]
    """Places of business."""
    licences: list[RegistryEntryLicence]
    """Registered industries, each code once."""
    products: list[RegistryEntryProduct]
    """Registered products, each code once."""
    sanctions: list[RegistryEntrySanction]
    """Exclusions from bidding that are in force (부정당업자 제재). The registry does not list past and suspended ones."""
    truncated: list[Literal["company", "licences", "products", "sanctions"] | str]
    """Lists that lack rows of the registry: there were more than fit, or some could not be read."""
    not_examined: list[Literal["company", "licences", "products", "sanctions"] | str]
    """Lists that the portal did not return; they are empty here."""
    fetched_at: str
    """When the portal was read."""


class RegistryEntryLicence(Record):
    """RegistryEntryLicence"""

    __slots__ = ()

    code: str
    """Industry code."""
    name: str
    """Name of the industry."""
    registered_on: str | None
    """Day of registration."""
    until: str | None
    """Last day on which it is valid; `9999-12-31` = it does not expire; `null` = the registry has no day, or one
    that cannot be read.
    """
    status: str | None
    """State in the words of the registry."""
    state: Literal["valid", "undated", "expired", "unclear"] | str
    """Today in Seoul: `valid` = its last day has not passed, or the registry calls it normal; `undated` = listed
    without a last day and without a state; `expired` = its last day has passed, or the registry calls it
    expired; `unclear` = its day cannot be read, or its state is another.
    """


class RegistryEntryProduct(Record):
    """RegistryEntryProduct"""

    __slots__ = ()

    code: str
    """Item number with 10 digits."""
    name: str | None
    """Name of the item."""
    manufactures: bool | None
    """Whether it is registered as made by the company; `null` = the registry does not say."""


class RegistryEntrySanction(Record):
    """RegistryEntrySanction"""

    __slots__ = ()

    from_: str | None
    """First day."""
    until: str | None
    """Last day."""
    agency: str | None
    """Agency that reported it."""
    basis: str | None
    """Law."""
    status: str | None
    """State in the words of the registry."""


class RegistryEntrySeat(Record):
    """RegistryEntrySeat"""

    __slots__ = ()

    region: str | None
    """Code of the region, as a company profile takes it; `null` = the text names no known region."""
    kind: Literal["head", "branch"] | str
    """`head` if the registry calls it a head office (본사), otherwise `branch`."""
    text: str | None
    """The place as the registry has it."""


class Report(Record):
    """A report, requested or finished."""

    __slots__ = ()

    id: str
    """Identifier of the report."""
    period: Literal["weekly", "monthly"] | str
    """A week begins on Monday; weeks and months are those of Seoul."""
    from_: str
    """First second of the period."""
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
    profile: str | None
    """The further company whose verdicts lists of notices show; `null` = the company of the account."""
    state: Literal["queued", "running", "ready", "failed", "expired"] | str
    """State of the report."""
    progress: int
    """Progress in percent."""
    reason: str | None
    """Why it failed, in the language of the report."""
    as_of: ReportAsOf | None
    content_url: str | None
    """Link to the file that works without a key for one hour."""
    bytes: int | None
    """Size of the file."""
    schedule_id: str | None
    """The schedule that requested it."""
    created_at: str
    """When it was requested."""
    ready_at: str | None
    """When it was ready."""
    expires_at: str | None
    """When its file is deleted."""


class ReportAsOf(Record):
    """The state of the data that all figures refer to."""

    __slots__ = ()

    position: int
    """Position in the feed of changes that all figures refer to."""
    at: str
    """When the figures were taken."""


class ReportFilter(Record):
    """Filter for every section."""

    __slots__ = ()

    agency: list[str] | None
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: list[str] | None
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: list[str] | None
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsns_div: list[Literal["물품", "용역", "공사", "외자", "기타"] | str] | None
    """Business category. Any one of the values is enough."""
    min_amt: int | None
    """Lower bound of the estimated price, inclusive."""
    max_amt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str | None
    """Currency of all amounts (ISO 4217)."""
    business_no: list[str] | None
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class ReportList(Record):
    """A page of reports"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Report]


class ReportReadyDelivered(Record):
    """A report is ready. A requested or scheduled report is ready to download."""

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["report.ready"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: ReportReadyDeliveredData


class ReportReadyDeliveredData(Record):
    """ReportReadyDeliveredData"""

    __slots__ = ()

    report: dict[str, Any]
    """The report, with `profileName`: the name of its further company, or `null`."""


class ReportSchedule(Record):
    """A report that is generated after each period."""

    __slots__ = ()

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
    profile: str | None
    """The further company whose verdicts lists of notices show; `null` = the company of the account."""
    mail_to: list[str] | None
    """Members who get a mail; `null` = the owner."""
    state: Literal["active", "paused"] | str
    """A paused schedule generates no reports."""
    next_at: str | None
    """When the next report is generated; `null` = it is paused."""
    created_at: str
    """When it was created."""


class ReportScheduleFilter(Record):
    """Filter for every section."""

    __slots__ = ()

    agency: list[str] | None
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: list[str] | None
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: list[str] | None
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsns_div: list[Literal["물품", "용역", "공사", "외자", "기타"] | str] | None
    """Business category. Any one of the values is enough."""
    min_amt: int | None
    """Lower bound of the estimated price, inclusive."""
    max_amt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str | None
    """Currency of all amounts (ISO 4217)."""
    business_no: list[str] | None
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class ReportScheduleList(Record):
    """A page of schedules"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[ReportSchedule]


class ReportSchedulePatchFilter(TypedDict):
    """Filter for every section. Values of one field are combined with OR, fields with AND."""

    agency: NotRequired[Sequence[str]]
    """Code or part of the name of the issuing or the demand agency. Any one of the values is enough."""
    industry: NotRequired[Sequence[str]]
    """Code or part of the name of an industry the notice is limited to; `none` = notices without an industry
    limit. Any one of the values is enough.
    """
    region: NotRequired[Sequence[str]]
    """Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of
    the values is enough.
    """
    bsnsDiv: NotRequired[Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
        "other"] | str]]
    """Business category. Any one of the values is enough."""
    minAmt: NotRequired[int]
    """Lower bound of the estimated price, inclusive."""
    maxAmt: NotRequired[int]
    """Upper bound of the estimated price, inclusive."""
    currency: NotRequired[str]
    """Currency of all amounts (ISO 4217)."""
    businessNo: NotRequired[Sequence[str]]
    """Business numbers of competitors to show; default: up to five firms that won a matching notice in the period
    and took part in at least three.
    """


class ReservePrice(Record):
    """One of the prices from which the planned price is drawn, usually 15 (복수예비가격)."""

    __slots__ = ()

    number: int
    """Number of the reserve price, from 1"""
    price: int
    """Reserve price"""
    drawn: bool
    """It was drawn: the planned price is the mean of the drawn ones"""
    draws: int | None
    """How many times bidders chose it; `null` where the source does not give it"""


class Revision(Record):
    """Revision"""

    __slots__ = ()

    version: int
    """Version number given by this service"""
    revision: int
    """Revision number given by the source"""
    at: str
    """When this version was recorded"""
    changes: list[FieldChange]
    """Changes from the version before"""


class SearchedAttachments(Record):
    """What a search with `in` covers, counted at most a minute ago. A file that is not searched is not found by
    any word.
    """

    __slots__ = ()

    files: int
    """Attachments that are fetched or to be fetched"""
    searched: int
    """Attachments whose text is searched"""
    waiting: int
    """Attachments that are still to be fetched, read or indexed; the others have no readable text"""


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


class SecretFindingLabel(Record):
    """The result for one finding."""

    __slots__ = ()

    token_hash: str
    """SHA-256 of the token, in hex."""
    token_type: str
    """The `type` of the finding."""
    label: Literal["true_positive", "false_positive"] | str
    """Whether the token is, or was, a key of this service."""


SecretFindingLabels: TypeAlias = "list[SecretFindingLabel]"
"""One result per finding, in the order sent."""


SecretFindings: TypeAlias = "Sequence[SecretFinding]"
"""Tokens found in public places."""


class SecurityIncidentDelivered(Record):
    """A security incident. A key or the account was blocked, or its use looks suspicious."""

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["security.incident"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: SecurityIncidentDeliveredData


class SecurityIncidentDeliveredData(Record):
    """SecurityIncidentDeliveredData"""

    __slots__ = ()

    incident: Incident


class Service(Record):
    """Name, version and links of the service."""

    __slots__ = ()

    name: str
    """The name of the service."""
    version: str
    """The version of the API."""
    stage: Literal["closed-beta", "open-beta", "general"] | str
    """Stage of the release."""
    links: ServiceLinks


class ServiceLinks(Record):
    """ServiceLinks"""

    __slots__ = ()

    docs: str
    """This reference as a web page."""
    openapi: str
    """This reference as OpenAPI."""
    errors: str
    """Every error code explained."""
    health: str
    """Check whether the service is running."""


class Session(Record):
    """Who is signed in."""

    __slots__ = ()

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
    entitlements: list[Literal["notices", "keywords", "pursuits", "statistics", "access", "competitors",
        "reports", "team", "webhooks", "allowList", "profiles"] | str]
    """What the plan includes."""
    language: Literal["ko", "en"] | str
    """Language of the member, or that of the account."""
    passkey_origin: str | None
    """Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the
    address of the service allows no passkeys.
    """
    attachments: bool
    """Whether the service fetches attachments; `false` = only titles can be searched."""
    created_at: str
    """When you signed in."""
    expires_at: str
    """When the session expires: 12 hours after its last use, at the latest 30 days after signing in."""


class SessionAccount(Record):
    """The account."""

    __slots__ = ()

    id: str
    """Identifier of the account."""
    name: str
    """Name of the account."""


class SessionEntry(Record):
    """One of your sessions."""

    __slots__ = ()

    id: str
    """Identifier of the session."""
    current: bool
    """Whether this request uses the session."""
    device: str | None
    """Browser and operating system, approximately; `null` if unknown."""
    network: str
    """Network you signed in from."""
    created_at: str
    """When you signed in."""
    last_used_at: str
    """When it was last used, to the minute."""
    expires_at: str
    """When it expires unless it is used again."""


class SessionKey(Record):
    """The key the session was created with; `null` if a member is signed in."""

    __slots__ = ()

    id: str
    """Identifier of the key."""
    name: str | None
    """Name of the key."""
    prefix: str
    """First characters of the key."""


class SessionList(Record):
    """A page of sessions"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[SessionEntry]


class SessionMember(Record):
    """The member who is signed in; `null` for a session created with a key."""

    __slots__ = ()

    id: str
    """Identifier of the member."""
    email: str
    """Mail address of the member."""
    name: str | None
    """Name of the member."""


class SharedSynonym(Record):
    """Two words for the same purchase."""

    __slots__ = ()

    here: str
    """Word in the title of the given notice"""
    there: str
    """Word in the title of the similar notice"""


class ShortPeriodSignal(Record):
    """How long bidding is open, compared with other notices of the same kind"""

    __slots__ = ()

    n: int
    """Notices compared: same category, contract method and urgency, re-notices only with re-notices, posted in the
    last 12 months; 0 = nothing to examine
    """
    reason: Literal["no_dates", "no_method", "first_version_unknown", "too_few"] | str | None
    """Why `short` is `null`. `no_dates`: the notice has no closing time · `no_method`: the source does not give
    the contract method · `first_version_unknown`: the notice had been changed before this service first
    recorded it · `too_few`: fewer than 20 notices to compare
    """
    contract_method: str | None
    """Contract method"""
    urgent: bool
    """Marked urgent (긴급)"""
    renotice: bool
    """Whether it is a re-notice (재공고)"""
    days: float | None
    """Days from the first posting of the notice to its closing time, to a tenth; re-bids do not count"""
    median_days: float | None
    """Median of the compared notices"""
    shortest_tenth_days: float | None
    """A tenth of the compared notices has a shorter period than this"""
    short: bool | None
    """`true`: shorter than `shortestTenthDays`. No legal minimum is applied"""


class SignInLinkReceipt(Record):
    """The request was accepted."""

    __slots__ = ()

    state: Literal["accepted"] | str
    """Same response whether or not the member exists."""


class SimilarAward(Record):
    """SimilarAward"""

    __slots__ = ()

    notice_no: str
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


class SimilarBid(Record):
    """A notice similar to another, and why."""

    __slots__ = ()

    bid: Bid
    similarity: int
    """How much of the given title the other title contains, %. Rare words weigh more than common ones, and words
    that most titles have weigh nothing
    """
    synonyms: list[SharedSynonym]
    """Words that the two titles use for the same purchase, such as 청소 and 미화"""
    same_licence: bool
    """Whether the two require licences in common; notices without any licence are compared by title alone"""
    same_agency: bool
    """Whether the same agency issued both"""


class SimilarBids(Record):
    """Notices similar to one notice"""

    __slots__ = ()

    items_: list[SimilarBid]
    """The most similar first, those that require licences in common before the others"""


class SimilarExcluded(Record):
    """Similar notices that are not counted, by reason; absent = 0. `cancelled`: the notice was cancelled ·
    `direct`: direct contract with a chosen firm · `noResult`: closed or opened, but no award or failure is
    known yet
    """

    __slots__ = ()

    cancelled: int | None
    """Similar notices that were cancelled"""
    direct: int | None
    """Similar notices of direct contracts"""
    no_result: int | None
    """Similar notices without a known result"""


class SimilarFailedNotice(Record):
    """SimilarFailedNotice"""

    __slots__ = ()

    notice_no: str
    """Notice"""
    title: str
    """Title"""
    agency: str
    """Issuing agency"""
    same_agency: bool
    """Whether the same agency issued it"""
    similarity: int
    """How similar the titles are, in %"""
    opened_on: str | None
    """Planned day of opening, in Seoul"""


class SimilarFailures(Record):
    """How many notices with similar titles failed, at any agency. They are found as in `GET
    /v1/bids/{noticeNo}/similar`: same category, no other trade, posted in the period. Notices are counted, not
    openings: one that was awarded in a re-bid counts as awarded
    """

    __slots__ = ()

    n: int
    """Similar notices that ended with an award or failed"""
    examined: int
    """Similar notices examined: the 100 most similar ones at most. `n` and `excluded` add up to it"""
    reason: Literal["too_few"] | str | None
    """`too_few`: `n` is below 5, so the figures are `null` and the list is empty"""
    excluded: SimilarExcluded
    failed: int | None
    """Notices that failed (유찰)"""
    share: float | None
    """Share of such notices, in %"""
    items_: list[SimilarFailedNotice]
    """Failed notices, the most similar first"""


class SingleBid(Record):
    """Awards with one bidder"""

    __slots__ = ()

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
    median_bidders: float | None
    """Median of the number of bidders"""


class SingleBidSignal(Record):
    """SingleBidSignal"""

    __slots__ = ()

    n: int
    """Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine"""
    items_: list[SingleBidSignalItem]
    """Openings with exactly one bidder"""


class SingleBidSignalItem(Record):
    """SingleBidSignalItem"""

    __slots__ = ()

    lot: str
    """Lot"""
    rebid: int
    """Number of the re-bid, 0 = the first bidding"""
    opened_on: str | None
    """Day of opening, in Seoul"""
    awarded: bool
    """`true`: awarded to the only bidder; `false`: failed"""


class Source(Record):
    """Source"""

    __slots__ = ()

    name: str
    """Name of the source, as in `source` of a notice"""
    last_success_at: str | None
    """When it last responded successfully"""
    lag_seconds: int | None
    """By how many seconds the stored notices may lag behind the source; `null` if it is not polled"""
    notices24h: int
    """Notices first seen in the last 24 hours"""
    null_rates: dict[str, float]
    """For each field, the share of notices of the last 30 days without a value"""
    failed_windows: int
    """Number of time windows that failed and will be fetched again"""
    quarantined: int
    """Number of records that could not be read"""
    waiting: int
    """Number of notices with missing parts, and of OCDS processes that have announced only a plan"""
    gaps: list[SourceGap]
    """Periods that could not be read for more than an hour: notices of these periods may be missing. They are
    fetched again until that succeeds, and missing notices are reported then.
    """


class SourceGap(Record):
    """SourceGap"""

    __slots__ = ()

    from_: str
    """Start of the period"""
    to: str
    """End of the period"""


class SourceList(Record):
    """Every source"""

    __slots__ = ()

    items_: list[Source]


class StatisticsGroup(Record):
    """StatisticsGroup"""

    __slots__ = ()

    agency: CodeAndName | None
    industry: CodeAndName | None
    amount_band: Literal["lt50M", "50M-100M", "100M-300M", "300M-1B", "1B-5B", "5B-10B", "gte10B",
        "unknown"] | str | None
    """Band of the estimated price"""
    winner: Firm | None
    bsns_div: Literal["물품", "용역", "공사", "외자", "기타"] | str | None
    """Business category"""
    region: str | None
    """Region the notice is limited to; `전국` = no limit"""
    month: str | None
    """Month in Seoul"""


class SubscriptionLink(Record):
    """A read-only address for a calendar, a feed reader or a widget."""

    __slots__ = ()

    id: str
    """Identifier of the link."""
    kind: Literal["calendar", "atom", "widget"] | str
    """`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed ·
    `widget`: a page with the newest open notices, to embed in an intranet.
    """
    of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str
    """Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by
    active keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search`
    (by `keyword` and `filter`) · `all` (starred, pursued or matched).
    """
    keyword_id: str | None
    """The keyword, with `of: keyword`. Deleting the keyword deletes the link."""
    keyword: str | None
    """Words to find in titles, in the search language, with `of: search`."""
    filter: SubscriptionLinkFilter | None
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""
    language: Literal["ko", "en"] | str
    """Language of the labels in the calendar, feed or widget."""
    name: str
    """Name of the calendar, feed or widget."""
    origins: list[str]
    """The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the
    service itself.
    """
    state: Literal["active", "paused"] | str
    """`paused`: the plan includes fewer links; the oldest ones stay active."""
    created_by: str | None
    """The key or member that created it; `null` = the operator."""
    created_at: str
    """When it was created."""
    last_used_at: str | None
    """When it was last used, to the minute; `null` = never."""


class SubscriptionLinkFilter(Record):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

    __slots__ = ()

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
    bsns_div: list[Literal["물품", "용역", "공사", "외자", "기타"] | str]
    """Business category. Any one of the values is enough."""
    contract_method: list[str]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    award_method: list[str]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    region_limit: list[Literal["limited", "nationwide", "unstated"] | str]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    min_amt: int | None
    """Lower bound of the estimated price, inclusive."""
    max_amt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknown_amt: Literal["include", "exclude", "only"] | str | None
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: list[str]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class SubscriptionLinkList(Record):
    """A page of links"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[SubscriptionLink]


class SubscriptionLinkWithUrl(Record):
    """A link with its secret address."""

    __slots__ = ()

    id: str
    """Identifier of the link."""
    kind: Literal["calendar", "atom", "widget"] | str
    """`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed ·
    `widget`: a page with the newest open notices, to embed in an intranet.
    """
    of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str
    """Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) · `matched` (by
    active keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search`
    (by `keyword` and `filter`) · `all` (starred, pursued or matched).
    """
    keyword_id: str | None
    """The keyword, with `of: keyword`. Deleting the keyword deletes the link."""
    keyword: str | None
    """Words to find in titles, in the search language, with `of: search`."""
    filter: SubscriptionLinkWithUrlFilter | None
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""
    language: Literal["ko", "en"] | str
    """Language of the labels in the calendar, feed or widget."""
    name: str
    """Name of the calendar, feed or widget."""
    origins: list[str]
    """The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the
    service itself.
    """
    state: Literal["active", "paused"] | str
    """`paused`: the plan includes fewer links; the oldest ones stay active."""
    created_by: str | None
    """The key or member that created it; `null` = the operator."""
    created_at: str
    """When it was created."""
    last_used_at: str | None
    """When it was last used, to the minute; `null` = never."""
    url: str
    """The secret address. Anyone who has it can read what the link contains. It is shown only once."""


class SubscriptionLinkWithUrlFilter(Record):
    """Conditions on a notice besides its words, as for a keyword, with `of: search`."""

    __slots__ = ()

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
    bsns_div: list[Literal["물품", "용역", "공사", "외자", "기타"] | str]
    """Business category. Any one of the values is enough."""
    contract_method: list[str]
    """Part of the contract method (계약방법). Any one of the values is enough."""
    award_method: list[str]
    """Part of the award method (낙찰방법). Any one of the values is enough."""
    region_limit: list[Literal["limited", "nationwide", "unstated"] | str]
    """What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these;
    `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it
    could not be read. Any one of the values is enough.
    """
    min_amt: int | None
    """Lower bound of the estimated price, inclusive."""
    max_amt: int | None
    """Upper bound of the estimated price, inclusive."""
    currency: str
    """Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown."""
    unknown_amt: Literal["include", "exclude", "only"] | str | None
    """What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`."""
    exclude: list[str]
    """Texts a title must not contain; each works like `-"…"` in the keyword."""


class TeamList(Record):
    """A page of the team"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[TeamMember]


class TeamMember(Record):
    """A member of the account."""

    __slots__ = ()

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
    invited_at: str | None
    """When the last invitation was mailed; `null` = none was needed."""
    last_active_at: str | None
    """When the member last used the service while signed in; `null` = never. Requests with API keys do not count."""


class TopWinner(Record):
    """TopWinner"""

    __slots__ = ()

    name: str
    """Name of the firm, as in its latest award"""
    business_no: str | None
    """Business registration number"""
    awards: int
    """Awards it won"""
    amount: int | None
    """Sum of what it won alone"""
    share: float | None
    """Share of the total amount, in %"""


class Usage(Record):
    """Plan, limits and usage."""

    __slots__ = ()

    plan: Literal["free", "pro", "enterprise"] | str
    """Plan of the account."""
    as_of: str
    """Time of this response."""
    rate_limits: list[UsageRateLimit]
    """Current state of each limit on requests."""
    counters: list[UsageCounter]
    """All other limits."""
    days: list[UsageDay]
    """The last 30 days, ending with today."""


class UsageCounter(Record):
    """A resource whose number is limited."""

    __slots__ = ()

    name: str
    """The resource."""
    limit: int
    """The maximum."""
    used: int
    """Current number."""


class UsageDay(Record):
    """Usage on one day."""

    __slots__ = ()

    day: str
    """The day, in Seoul time."""
    requests: int
    """Requests accepted under the plan's limit, whatever their status."""
    manage: int
    """Requests with a key to `/v1/keys`, `/v1/links`, `/v1/sessions`, `/v1/webhooks` and `/v1/usage`, which have a
    separate limit.
    """
    console: int
    """Requests made in sessions, which have a separate limit."""
    limited: int
    """Requests rejected with 429."""


class UsageRateLimit(Record):
    """A limit on requests."""

    __slots__ = ()

    policy: str
    """Name of the limit, as in the `RateLimit` headers."""
    limit: int
    """Requests accepted in any one window."""
    window_seconds: int
    """Length of the window in seconds."""
    remaining: int
    """Requests that would be accepted now."""
    reset_seconds: int
    """Seconds until `remaining` grows by at least one."""


class Webhook(Record):
    """A URL that receives events of the account."""

    __slots__ = ()

    id: str
    """Identifier of the webhook."""
    url: str
    """Where events are sent: `https`, without user name and password, on the public internet."""
    events: list[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str]
    """Event types it receives."""
    all_events: bool
    """Whether it receives all event types, including types added later."""
    format: Literal["standard", "slack", "teams", "discord"] | str
    """`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming
    webhooks of these services take it.
    """
    description: str | None
    """A description to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled."""
    disabled_reason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned
    `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks ·
    `incident`: the account is blocked.
    """
    disabled_at: str | None
    """When it was disabled."""
    failing_since: str | None
    """First failure since the last success; `null` = the last one succeeded."""
    last_success_at: str | None
    """When an attempt last succeeded; `null` = never."""
    last_failure: WebhookLastFailure | None
    """The last attempt that failed; `null` = never."""
    secret_hint: str
    """The first twelve characters of its secret."""
    public_key: str | None
    """Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`."""
    created_at: str
    """When it was created."""


class WebhookDisabledDelivered(Record):
    """Another webhook was disabled. It failed for five days, returned 410, or asked to be disabled. Your other
    webhooks get this event, and the owner gets a mail.
    """

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["webhook.disabled"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: WebhookDisabledDeliveredData


class WebhookDisabledDeliveredData(Record):
    """WebhookDisabledDeliveredData"""

    __slots__ = ()

    webhook: Webhook


WebhookEvent: TypeAlias = "BidMatchedDelivered | BidChangedDelivered | BidCancelledDelivered | BidAwardedDelivered | PursuitChangedDelivered | ReportReadyDelivered | WebhookDisabledDelivered | WebhookTestDelivered | SecurityIncidentDelivered"
"""What arrives at a webhook. A newer service may send types that are not among these."""


class WebhookLastFailure(Record):
    """The last attempt that failed; `null` = never."""

    __slots__ = ()

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the response; `null` = no response."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an
    address that is not on the public internet.
    """


class WebhookList(Record):
    """A page of webhooks"""

    __slots__ = ()

    total: int
    """Number of items on all pages at this moment."""
    page: int
    """Page number, from 1. Default: 1."""
    items_: list[Webhook]


class WebhookTestDelivered(Record):
    """A test event. Requested with `POST /v1/webhooks/{id}/test`; sent to that webhook only, regardless of its
    event types.
    """

    __slots__ = ()

    id: str
    """The event, as in `webhook-id`."""
    type: Literal["webhook.test"]
    """What happened."""
    timestamp: str
    """When it was recorded."""
    api_version: str
    """Version of the API that defines `data`."""
    data: dict[str, Any]


class WebhookWithSecret(Record):
    """A webhook with its new secret."""

    __slots__ = ()

    id: str
    """Identifier of the webhook."""
    url: str
    """Where events are sent: `https`, without user name and password, on the public internet."""
    events: list[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
        "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str]
    """Event types it receives."""
    all_events: bool
    """Whether it receives all event types, including types added later."""
    format: Literal["standard", "slack", "teams", "discord"] | str
    """`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming
    webhooks of these services take it.
    """
    description: str | None
    """A description to recognise it by."""
    state: Literal["enabled", "disabled"] | str
    """Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled."""
    disabled_reason: Literal["failing", "gone", "receiver", "owner", "plan", "incident"] | str | None
    """`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned
    `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks ·
    `incident`: the account is blocked.
    """
    disabled_at: str | None
    """When it was disabled."""
    failing_since: str | None
    """First failure since the last success; `null` = the last one succeeded."""
    last_success_at: str | None
    """When an attempt last succeeded; `null` = never."""
    last_failure: WebhookWithSecretLastFailure | None
    """The last attempt that failed; `null` = never."""
    secret_hint: str
    """The first twelve characters of its secret."""
    public_key: str | None
    """Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`."""
    created_at: str
    """When it was created."""
    secret: str
    """The secret its requests are signed with. It is shown only once."""


class WebhookWithSecretLastFailure(Record):
    """The last attempt that failed; `null` = never."""

    __slots__ = ()

    at: str
    """When the attempt began."""
    status: int | None
    """HTTP status of the response; `null` = no response."""
    reason: Literal["timeout", "too_large", "refused_address", "invalid_url", "dns", "connection", "tls",
        "aborted"] | str | None
    """Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an
    address that is not on the public internet.
    """


class Winners(Record):
    """Award statistics"""

    __slots__ = ()

    total: int
    """Number of items on all pages"""
    page: int
    """Page number, from 1"""
    items_: list[WinnersItem]
    totals: WinnersTotals
    basis: Literal["plannedPrice", "estimatedPrice"] | str
    """The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)"""
    currency: str
    """ISO 4217"""
    from_: str
    """First day"""
    to: str
    """Last second of the last day"""
    as_of: AsOf
    excluded: Excluded
    explain: Hints | None


class WinnersItem(Record):
    """WinnersItem"""

    __slots__ = ()

    group: StatisticsGroup
    awards: int
    """Awards"""
    total_amount: int | None
    """Sum of the amounts"""
    median_amount: int | None
    """Median of the amounts"""
    award_rate: Rates | None
    award_to_estimate_ratio: Rates | None
    bidders: WinnersItemBidders
    top_winners: list[TopWinner]
    """Firms with the most awards"""
    excluded: Excluded
    suppressed: bool | None
    """A distribution is withheld because it has fewer than 5 awards"""


class WinnersItemBidders(Record):
    """WinnersItemBidders"""

    __slots__ = ()

    n: int
    """Awards whose number of bidders is known"""
    median: float | None
    """Median"""
    mean: float | None
    """Mean"""


class WinnersTotals(Record):
    """WinnersTotals"""

    __slots__ = ()

    awards: int
    """Awards"""
    total_amount: int | None
    """Sum of the amounts"""
    median_amount: int | None
    """Median of the amounts"""
    award_rate: Rates | None
    award_to_estimate_ratio: Rates | None
    bidders: WinnersTotalsBidders
    top_winners: list[TopWinner]
    """Firms with the most awards"""
    excluded: Excluded
    suppressed: bool | None
    """A distribution is withheld because it has fewer than 5 awards"""


class WinnersTotalsBidders(Record):
    """WinnersTotalsBidders"""

    __slots__ = ()

    n: int
    """Awards whose number of bidders is known"""
    median: float | None
    """Median"""
    mean: float | None
    """Mean"""
