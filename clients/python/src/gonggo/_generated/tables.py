# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    name: str
    type: str
    path: str
    """In an item of the list; ``[]`` stands for each item, ``#`` for its place from 1. Without one it is the mirror's own."""


@dataclass(frozen=True)
class Table:
    name: str
    list: str | None
    key: tuple[str, ...]
    columns: tuple[Column, ...]


SCHEMA_VERSION = 1
STATE_TABLE = "gonggo_mirror"
"""How far each list has been followed."""
FILL = Column("gonggo_fill", "integer", "")
"""The fill that wrote a row: at the end of the next one, what was not written again is no more."""
TABLES = (
    Table("notices", "changes", ("notice_no",), (
        Column("notice_no", "text", "noticeNo"),
        Column("version", "integer", "version"),
        Column("status", "text", "bid.status"),
        Column("title", "text", "bid.title"),
        Column("agency", "text", "bid.agency"),
        Column("agency_code", "text", "bid.agencyCode"),
        Column("demand_agency", "text", "bid.demandAgency"),
        Column("demand_agency_code", "text", "bid.demandAgencyCode"),
        Column("bsns_div", "text", "bid.bsnsDiv"),
        Column("kind", "text", "bid.kind"),
        Column("urgent", "boolean", "bid.urgent"),
        Column("currency", "text", "bid.currency"),
        Column("estimated_price", "integer", "bid.estimatedPrice"),
        Column("budget", "integer", "bid.budget"),
        Column("base_amount", "integer", "bid.baseAmount"),
        Column("floor_rate", "numeric", "bid.floorRate"),
        Column("award_method", "text", "bid.awardMethod"),
        Column("contract_method", "text", "bid.contractMethod"),
        Column("posted_at", "timestamptz", "bid.postedAt"),
        Column("bid_start_at", "timestamptz", "bid.bidStartAt"),
        Column("close_at", "timestamptz", "bid.closeAt"),
        Column("open_at", "timestamptz", "bid.openAt"),
        Column("regions", "json", "bid.regions"),
        Column("region_check_needed", "boolean", "bid.regionCheckNeeded"),
        Column("industries", "json", "bid.industries"),
        Column("previous_notice_no", "text", "bid.previousNoticeNo"),
        Column("next_notice_no", "text", "bid.nextNoticeNo"),
        Column("revision", "integer", "bid.revision"),
        Column("source", "text", "bid.source"),
        Column("detail_url", "text", "bid.detailUrl"),
        Column("source_url", "text", "bid.sourceUrl"),
        Column("updated_at", "timestamptz", "bid.updatedAt"),
    )),
    Table("awards", "changes", ("notice_no", "revision", "lot", "rebid",), (
        Column("notice_no", "text", "noticeNo"),
        Column("revision", "integer", "awards[].revision"),
        Column("lot", "text", "awards[].lot"),
        Column("rebid", "integer", "awards[].rebid"),
        Column("state", "text", "awards[].state"),
        Column("decided_at", "timestamptz", "awards[].at"),
        Column("opened_at", "timestamptz", "awards[].openedAt"),
        Column("winner", "text", "awards[].winner.name"),
        Column("winner_business_no", "text", "awards[].winner.businessNo"),
        Column("amount", "integer", "awards[].amount"),
        Column("currency", "text", "awards[].currency"),
        Column("rate", "numeric", "awards[].rate"),
        Column("rate_basis", "text", "awards[].rateBasis"),
        Column("planned_price", "integer", "awards[].plannedPrice"),
        Column("base_amount", "integer", "awards[].baseAmount"),
        Column("bidders", "integer", "awards[].bidders"),
        Column("reason", "text", "awards[].reason"),
        Column("corrected_at", "timestamptz", "awards[].correctedAt"),
    )),
    Table("award_winners", "changes", ("notice_no", "revision", "lot", "rebid", "place",), (
        Column("notice_no", "text", "noticeNo"),
        Column("revision", "integer", "awards[].revision"),
        Column("lot", "text", "awards[].lot"),
        Column("rebid", "integer", "awards[].rebid"),
        Column("place", "integer", "awards[].winners[].#"),
        Column("name", "text", "awards[].winners[].name"),
        Column("business_no", "text", "awards[].winners[].businessNo"),
        Column("amount", "integer", "awards[].winners[].amount"),
        Column("share", "numeric", "awards[].winners[].share"),
    )),
    Table("events", "events", ("id",), (
        Column("id", "text", "id"),
        Column("type", "text", "type"),
        Column("recorded_at", "timestamptz", "timestamp"),
        Column("api_version", "text", "apiVersion"),
        Column("notice_no", "text", "data.bid.noticeNo"),
        Column("notice_version", "integer", "data.bid.version"),
        Column("keywords", "json", "data.matches[].keyword"),
        Column("correction", "boolean", "data.correction"),
        Column("award_state", "text", "data.award.state"),
        Column("award_lot", "text", "data.award.lot"),
        Column("award_amount", "integer", "data.award.amount"),
        Column("data", "json", "data"),
    )),
    Table("gonggo_mirror", None, ("list",), (
        Column("list", "text", ""),
        Column("schema_version", "integer", ""),
        Column("tables", "text", ""),
        Column("cursor", "text", ""),
        Column("fill", "integer", ""),
        Column("filled_at", "timestamptz", ""),
        Column("last_at", "timestamptz", ""),
    )),
)
