# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import Operation
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import CompetitorItem, Competitors, Winners, WinnersItem


class StatisticsMethods:
    """Award statistics, competitors and price references."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> StatisticsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return StatisticsMethodsWithRawResponse(self)

    def list_winners(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        group_by: Sequence[Literal["agency", "industry", "amountBand", "winner", "bsnsDiv", "region",
            "month"] | str] | None = None,
        sort: Literal["-awards", "awards", "-totalAmount", "totalAmount", "-medianAmount",
            "medianAmount"] | str | None = None,
        explain: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[Winners, WinnersItem]:
        """Award statistics.

        Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates.
        Openings excluded from a figure are counted in `excluded`.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            group_by: What the awards are grouped by: one or two dimensions. Default: `agency`.
            sort: Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values
                come last; ties are ordered by the key of the group. Default: "-awards".
            explain: Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/statistics/winners", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "groupBy": group_by, "sort": sort, "explain": explain, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_winners_as_csv(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        group_by: Sequence[Literal["agency", "industry", "amountBand", "winner", "bsnsDiv", "region",
            "month"] | str] | None = None,
        sort: Literal["-awards", "awards", "-totalAmount", "totalAmount", "-medianAmount",
            "medianAmount"] | str | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Award statistics: all of them as CSV, with a byte order mark and a header line.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            group_by: What the awards are grouped by: one or two dimensions. Default: `agency`.
            sort: Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values
                come last; ties are ordered by the key of the group. Default: "-awards".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/statistics/winners", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "groupBy": group_by, "sort": sort}, accept="text/csv", timeout=timeout))

    def export_awards(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Export awards.

        Every ended opening that `GET /v1/statistics/winners` with the same parameters examines, one per line,
        as NDJSON or CSV. If `noAward` is null, it is an award; if `noRate` is null, its rate can be compared.
        All lines show the state of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the
        position in the changes feed.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/v1/statistics/awards", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "language": language}, accept="application/x-ndjson",
            timeout=timeout), Answer.text)

    def list_competitors(
        self,
        *,
        business_no: Sequence[str] | None = None,
        name: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        explain: bool | None = None,
        language: Literal["ko", "en"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[Competitors, CompetitorItem]:
        """Award history of competitors.

        The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head
        results. If a name matches several firms, the response lists candidates.

        Plan: Enterprise. Scope: `statistics:read`.

        Args:
            business_no: Business numbers, with or without hyphens. Repeat it to compare firms. Either this or
                `name` is required, not both.
            name: Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo`
                is required, not both.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            explain: Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/statistics/competitors",
            query={"businessNo": business_no, "name": name, "agency": agency, "industry": industry,
            "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role, "minAmt": min_amt,
            "maxAmt": max_amt, "currency": currency, "from": from_, "to": to, "winner": winner,
            "explain": explain, "language": language, "page": page, "pageSize": page_size}, timeout=timeout))

    def list_competitors_as_csv(
        self,
        *,
        business_no: Sequence[str] | None = None,
        name: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Award history of competitors: all of them as CSV, with a byte order mark and a header line.

        Args:
            business_no: Business numbers, with or without hyphens. Repeat it to compare firms. Either this or
                `name` is required, not both.
            name: Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo`
                is required, not both.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/statistics/competitors",
            query={"businessNo": business_no, "name": name, "agency": agency, "industry": industry,
            "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role, "minAmt": min_amt,
            "maxAmt": max_amt, "currency": currency, "from": from_, "to": to, "winner": winner,
            "language": language}, accept="text/csv", timeout=timeout))


class AsyncStatisticsMethods:
    """Award statistics, competitors and price references."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncStatisticsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncStatisticsMethodsWithRawResponse(self)

    def list_winners(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        group_by: Sequence[Literal["agency", "industry", "amountBand", "winner", "bsnsDiv", "region",
            "month"] | str] | None = None,
        sort: Literal["-awards", "awards", "-totalAmount", "totalAmount", "-medianAmount",
            "medianAmount"] | str | None = None,
        explain: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[Winners, WinnersItem]:
        """Award statistics.

        Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates.
        Openings excluded from a figure are counted in `excluded`.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            group_by: What the awards are grouped by: one or two dimensions. Default: `agency`.
            sort: Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values
                come last; ties are ordered by the key of the group. Default: "-awards".
            explain: Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/statistics/winners", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "groupBy": group_by, "sort": sort, "explain": explain, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def list_winners_as_csv(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        group_by: Sequence[Literal["agency", "industry", "amountBand", "winner", "bsnsDiv", "region",
            "month"] | str] | None = None,
        sort: Literal["-awards", "awards", "-totalAmount", "totalAmount", "-medianAmount",
            "medianAmount"] | str | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """Award statistics: all of them as CSV, with a byte order mark and a header line.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            group_by: What the awards are grouped by: one or two dimensions. Default: `agency`.
            sort: Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values
                come last; ties are ordered by the key of the group. Default: "-awards".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/statistics/winners", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "groupBy": group_by, "sort": sort}, accept="text/csv", timeout=timeout))

    async def export_awards(
        self,
        *,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Export awards.

        Every ended opening that `GET /v1/statistics/winners` with the same parameters examines, one per line,
        as NDJSON or CSV. If `noAward` is null, it is an award; if `noRate` is null, its rate can be compared.
        All lines show the state of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the
        position in the changes feed.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/v1/statistics/awards", query={"agency": agency,
            "industry": industry, "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "from": from_, "to": to,
            "winner": winner, "language": language}, accept="application/x-ndjson",
            timeout=timeout), AsyncAnswer.text)

    def list_competitors(
        self,
        *,
        business_no: Sequence[str] | None = None,
        name: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        explain: bool | None = None,
        language: Literal["ko", "en"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[Competitors, CompetitorItem]:
        """Award history of competitors.

        The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head
        results. If a name matches several firms, the response lists candidates.

        Plan: Enterprise. Scope: `statistics:read`.

        Args:
            business_no: Business numbers, with or without hyphens. Repeat it to compare firms. Either this or
                `name` is required, not both.
            name: Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo`
                is required, not both.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            explain: Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/statistics/competitors", query={"businessNo": business_no,
            "name": name, "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "agencyRole": agency_role, "minAmt": min_amt, "maxAmt": max_amt, "currency": currency,
            "from": from_, "to": to, "winner": winner, "explain": explain, "language": language, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def list_competitors_as_csv(
        self,
        *,
        business_no: Sequence[str] | None = None,
        name: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        agency_role: Literal["any", "issuing", "demand"] | str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        winner: Sequence[str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """Award history of competitors: all of them as CSV, with a byte order mark and a header line.

        Args:
            business_no: Business numbers, with or without hyphens. Repeat it to compare firms. Either this or
                `name` is required, not both.
            name: Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo`
                is required, not both.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            agency_role: Which agency of an opening `agency` means: the issuing one, the demand agency (the
                issuing one if there is none), or either of the two. Default: "any".
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of all amounts; awards in another currency are left out and counted in
                `excluded`. Default: "KRW".
            from_: First day of opening. A time with offset, or a date; the whole day in Seoul counts.
            to: Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date;
                the whole day in Seoul counts.
            winner: Business number, with or without hyphens, or part of the name of a firm that won. Repeat it
                to accept any of several values.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/statistics/competitors",
            query={"businessNo": business_no, "name": name, "agency": agency, "industry": industry,
            "region": region, "bsnsDiv": bsns_div, "agencyRole": agency_role, "minAmt": min_amt,
            "maxAmt": max_amt, "currency": currency, "from": from_, "to": to, "winner": winner,
            "language": language}, accept="text/csv", timeout=timeout))


class StatisticsMethodsWithRawResponse:
    """The methods of `StatisticsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: StatisticsMethods) -> None:
        self.list_winners = raw_of(methods.list_winners)
        self.export_awards = raw_of(methods.export_awards)
        self.list_competitors = raw_of(methods.list_competitors)


class AsyncStatisticsMethodsWithRawResponse:
    """The methods of `AsyncStatisticsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncStatisticsMethods) -> None:
        self.list_winners = async_raw_of(methods.list_winners)
        self.export_awards = async_raw_of(methods.export_awards)
        self.list_competitors = async_raw_of(methods.list_competitors)
