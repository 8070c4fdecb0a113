# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPage, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence
    from typing import Literal
    from .types import (
        AttachmentFile,
        AttachmentFileList,
        AttachmentPart,
        AttachmentQuotation,
        AttachmentQuotations,
        AttachmentText,
        Bid,
        BidChange,
        BidChanges,
        BidDetail,
        BidList,
        BidSearchPage,
        Bidder,
        BidderList,
        Competition,
        Eligibility,
        LookedUpBid,
        LookedUpBids,
        NoticeVerdicts,
        PriceReference,
        ProfileVerdict,
        RecurringNotice,
        RecurringNotices,
        SimilarBid,
        SimilarBids,
    )


class BidsMethods:
    """Bid notices: search, detail, changes."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> BidsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return BidsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        explain: bool | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> Page[BidList, Bid]:
        """Search bid notices.

        Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            explain: Adds `explain`: how the query was understood, how many notices each filter matches alone,
                and hints.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: Part of the links to the neighbouring pages, so that new notices do not shift them. Follow
                the links instead of setting it yourself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "explain": explain, "facets": facets, "page": page, "pageSize": page_size,
            "anchor": anchor}, timeout=timeout))

    def list_as_csv(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Search bid notices: all of them as CSV, with a byte order mark and a header line.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets}, accept="text/csv", timeout=timeout))

    def list_as_ndjson(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> Iterator[Bid]:
        """Search bid notices: all of them as they arrive.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.lines(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets}, accept="application/x-ndjson", timeout=timeout))

    def list_as_xlsx(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Search bid notices: all of them as an Excel workbook, up to 10,000 rows.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets},
            accept="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", timeout=timeout))

    def list_changes(
        self,
        *,
        since: str | None = None,
        limit: int | None = None,
        awards: bool | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> Page[BidChanges, BidChange]:
        """Follow all notices.

        The latest state of every notice that changed after the cursor, in the order of the changes. Following
        the cursor misses no notice and repeats no state. Results are changes too, but do not create a new
        version of the notice.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            since: `nextCursor` of the page before; empty = from the start. Default: "".
            limit: Maximum number of items. Default: 200.
            awards: Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`.
                Default: false.
            wait: Seconds to wait for a change if there is none yet (long polling). At most five requests of an
                account may wait at once, and one per key. Default: 0.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/bids/changes", query={"since": since, "limit": limit,
            "awards": awards, "wait": wait}, timeout=timeout))

    def follow_changes(
        self,
        *,
        since: str | None = None,
        limit: int | None = None,
        awards: bool | None = None,
        wait: int = 30,
        pause: float = 5.0,
        timeout: float | None = None,
    ) -> Iterator[Page[BidChanges, BidChange]]:
        """Follow all notices, page by page without end, including later changes. Store the items of a page
        together with its `nextCursor`, and resume with that as `since`. `CursorExpired` is raised if it is too
        old.

        Args:
            since: `nextCursor` of the page before; empty = from the start. Default: "".
            limit: Maximum number of items. Default: 200.
            awards: Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`.
                Default: false.
            wait: Seconds to wait for a change if there is none yet (long polling). At most five requests of an
                account may wait at once, and one per key. Default: 0.
            pause: Seconds between two questions if nothing is new, where the service cannot wait by itself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.follow(Operation("GET", "/v1/bids/changes", query={"since": since, "limit": limit,
            "awards": awards, "wait": wait}, timeout=timeout), pause)

    def get(
        self,
        notice_no: str,
        *,
        version: int | None = None,
        revision: int | None = None,
        timeout: float | None = None,
    ) -> BidDetail:
        """One notice in detail.

        The notice with its versions, documents and results. To get an older state, add `version` or `revision`,
        or request `{noticeNo}-{revision}`.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            version: Version number given by this service, from 1.
            revision: Revision number given by the source; the newest version of it is shown.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: BidDetail = self._core.ask(Operation("GET", path_of("/v1/bids/{}", notice_no),
            query={"version": version, "revision": revision}, timeout=timeout), Answer.json)
        return answer

    def look_up(
        self,
        *,
        notice_nos: Sequence[str],
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | Unset = UNSET,
        timeout: float | None = None,
    ) -> Page[LookedUpBids, LookedUpBid]:
        """Find many notices by number.

        The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has
        `bid: null`, a withdrawn notice a `withdrawal` too. Nothing is stored.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            notice_nos: Notice numbers, also with a revision, as in `R26BK00000001-000`. Both forms return the
                newest state.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("POST", "/v1/bids/lookup", body={"noticeNos": notice_nos,
            "fields": fields}, only_reads=True, timeout=timeout))

    def search(
        self,
        *,
        keyword: str | Unset = UNSET,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        agency: Sequence[str] | Unset = UNSET,
        industry: Sequence[str] | Unset = UNSET,
        region: Sequence[str] | Unset = UNSET,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | Unset = UNSET,
        contract_method: Sequence[str] | Unset = UNSET,
        award_method: Sequence[str] | Unset = UNSET,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | Unset = UNSET,
        min_amt: int | Unset = UNSET,
        max_amt: int | Unset = UNSET,
        currency: str | Unset = UNSET,
        unknown_amt: Literal["include", "exclude", "only"] | str | Unset = UNSET,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | Unset = UNSET,
        close_from: str | Unset = UNSET,
        close_to: str | Unset = UNSET,
        open_from: str | Unset = UNSET,
        open_to: str | Unset = UNSET,
        posted_from: str | Unset = UNSET,
        posted_to: str | Unset = UNSET,
        updated_from: str | Unset = UNSET,
        updated_to: str | Unset = UNSET,
        urgent: bool | Unset = UNSET,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | Unset = UNSET,
        source: Sequence[str] | Unset = UNSET,
        winner: Sequence[str] | Unset = UNSET,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | Unset = UNSET,
        matched: bool | Unset = UNSET,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | Unset = UNSET,
        profile: str | Unset = UNSET,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        explain: bool | Unset = UNSET,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency",
            "month"] | str] | Unset = UNSET,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        anchor: str | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> Page[BidSearchPage, Bid]:
        """Search with a long query.

        The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the
        request can be repeated. For a neighbouring page, send the same body with `page` and `anchor` from
        `next` or `prev`.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Any one of the values is
                enough.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Any one of the values is enough.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Any one of the values is enough.
            bsns_div: Business category. Any one of the values is enough.
            contract_method: Part of the contract method (계약방법). Any one of the values is enough.
            award_method: Part of the award method (낙찰방법). Any one of the values is enough.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Any one of the values is enough.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Any one of the values is enough.
            source: Source of the notice, exactly as in its field. Any one of the values is enough.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Any one of the values is enough.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Any one of several verdicts is enough.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            explain: Adds `explain`: how the query was understood, how many notices each filter matches alone,
                and hints.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Name
                several filters to count each of them.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if
                it has none.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("POST", "/v1/bids/search", body={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "explain": explain, "facets": facets, "page": page, "pageSize": page_size,
            "anchor": anchor}, only_reads=True, timeout=timeout))

    def list_bidders(
        self,
        notice_no: str,
        *,
        lot: str | None = None,
        rebid: int | None = None,
        revision: int | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[BidderList, Bidder]:
        """List the bidders of a notice.

        Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those
        excluded, with the reason. Openings are in the order of `awards` of the notice. A notice that is not
        opened yet has none.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            lot: Only openings of this lot; `0` if there are no lots.
            rebid: Only this re-bid; 0 = the first bidding.
            revision: Only openings of this revision of the notice.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/bidders", notice_no),
            query={"lot": lot, "rebid": rebid, "revision": revision, "page": page, "pageSize": page_size},
            timeout=timeout))

    def list_similar(
        self,
        notice_no: str,
        *,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Page[SimilarBids, SimilarBid]:
        """List similar notices.

        Notices of the same category with similar titles, compared by words and required licences; synonyms such
        as 청소 and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of
        the notice itself. The list is a suggestion: it is not used for alerts or totals.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            status: Only notices with one of these statuses at the moment of the response. Default: ["open"].
            limit: Maximum number of notices. Default: 10.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/similar", notice_no),
            query={"status": status, "limit": limit}, timeout=timeout))

    def list_recurring(
        self,
        *,
        keyword: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        months: int | None = None,
        min_years: int | None = None,
        timeout: float | None = None,
    ) -> Page[RecurringNotices, RecurringNotice]:
        """List recurring notices.

        Notices that the same agency posted under the same title about once a year, at least two years in a row,
        with the month in which the next one is expected, the soonest first. This is inferred from past notices,
        which `evidence` lists; no plan or contract period is read. Filters apply to the first notice of the
        newest year.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            months: Only notices that are expected within this number of months; overdue ones are always
                included. Default: 12.
            min_years: Only notices that were posted in at least this number of years in a row. Default: 2.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/bids/recurring", query={"keyword": keyword,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "matched": matched, "eligibility": eligibility, "profile": profile, "page": page,
            "pageSize": page_size, "months": months, "minYears": min_years}, timeout=timeout))

    def list_attachments(
        self,
        notice_no: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[AttachmentFileList, AttachmentFile]:
        """List the attachments of a notice.

        The files of the newest version of the notice in the order of its source, each with whether it is stored
        and what was read from it. A file without text always has a reason.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/attachments", notice_no),
            query={"page": page, "pageSize": page_size}, timeout=timeout))

    def get_attachment_text(
        self,
        notice_no: str,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[AttachmentText, AttachmentPart]:
        """The text of an attachment.

        The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty,
        and `attachment.text` says why.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/attachments/{}/text", notice_no, id),
            query={"page": page, "pageSize": page_size}, timeout=timeout))

    def list_quotations(
        self,
        notice_no: str,
        *,
        timeout: float | None = None,
    ) -> Page[AttachmentQuotations, AttachmentQuotation]:
        """What the attachments say about who may bid.

        Sentences of the files about qualification, briefings, joint bids and track record, each with its file
        and page. They are quotations, not facts: a sentence may be negated or concern another lot. No field of
        a notice is derived from them.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/quotations", notice_no), timeout=timeout))

    def get_eligibility(
        self,
        notice_no: str,
        *,
        profile: str | None = None,
        timeout: float | None = None,
    ) -> Eligibility:
        """Whether the company may bid.

        Compares the company profile with the licence, region and product rows of the newest version of the
        notice. A sentence of an attachment that limits bidders turns `yes` into `check`, never `no` into `yes`.
        Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an
        aid: the text of the notice decides.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise). Default: the company
                profile of the account.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Eligibility = self._core.ask(Operation("GET", path_of("/v1/bids/{}/eligibility", notice_no),
            query={"profile": profile}, timeout=timeout), Answer.json)
        return answer

    def get_verdicts(
        self,
        notice_no: str,
        *,
        timeout: float | None = None,
    ) -> Page[NoticeVerdicts, ProfileVerdict]:
        """Which companies may bid.

        The verdict on the newest version of the notice for each company of the account, as `GET
        /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.

        Plan: Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/bids/{}/verdicts", notice_no), timeout=timeout))

    def get_price_reference(self, notice_no: str, *, timeout: float | None = None) -> PriceReference:
        """Get the price reference of a notice.

        Award rates of the same category and amount band in the last 12 months, the awards they come from, and
        the distribution that the random draw of planned prices would produce. The awards are those of the same
        agency; if fewer than 5 have a rate, those limited to the same province; otherwise all. `scope` says
        which. It describes the past and recommends nothing.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PriceReference = self._core.ask(Operation("GET", path_of("/v1/bids/{}/price-reference",
            notice_no), timeout=timeout), Answer.json)
        return answer

    def get_competition(self, notice_no: str, *, timeout: float | None = None) -> Competition:
        """Get the competition for a notice.

        Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there
        was one bidder, and how often bidding failed. Each section counts openings of the same agency, and
        widens to others if these are fewer than 5: `scope` and `widened` say how. All figures can be recomputed
        from `GET /v1/statistics/awards`. It describes the past and predicts nothing.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Competition = self._core.ask(Operation("GET", path_of("/v1/bids/{}/competition", notice_no),
            timeout=timeout), Answer.json)
        return answer


class AsyncBidsMethods:
    """Bid notices: search, detail, changes."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncBidsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncBidsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        explain: bool | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[BidList, Bid]:
        """Search bid notices.

        Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            explain: Adds `explain`: how the query was understood, how many notices each filter matches alone,
                and hints.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: Part of the links to the neighbouring pages, so that new notices do not shift them. Follow
                the links instead of setting it yourself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "explain": explain, "facets": facets, "page": page, "pageSize": page_size,
            "anchor": anchor}, timeout=timeout))

    async def list_as_csv(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """Search bid notices: all of them as CSV, with a byte order mark and a header line.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets}, accept="text/csv", timeout=timeout))

    def list_as_ndjson(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[Bid]:
        """Search bid notices: all of them as they arrive.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.lines(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets}, accept="application/x-ndjson", timeout=timeout))

    async def list_as_xlsx(
        self,
        *,
        keyword: str | None = None,
        in_: Literal["title", "attachments", "all"] | str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        posted_from: str | None = None,
        posted_to: str | None = None,
        updated_from: str | None = None,
        updated_to: str | None = None,
        urgent: bool | None = None,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | None = None,
        source: Sequence[str] | None = None,
        winner: Sequence[str] | None = None,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | None = None,
        language: Literal["ko", "en"] | str | None = None,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency", "month"] | str] | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """Search bid notices: all of them as an Excel workbook, up to 10,000 rows.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Repeat it to accept any of several values.
            source: Source of the notice, exactly as in its field. Repeat it to accept any of several values.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Repeat it to accept any of several values.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. Separate several with commas. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it
                for several filters.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/bids", query={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "facets": facets},
            accept="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", timeout=timeout))

    def list_changes(
        self,
        *,
        since: str | None = None,
        limit: int | None = None,
        awards: bool | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[BidChanges, BidChange]:
        """Follow all notices.

        The latest state of every notice that changed after the cursor, in the order of the changes. Following
        the cursor misses no notice and repeats no state. Results are changes too, but do not create a new
        version of the notice.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            since: `nextCursor` of the page before; empty = from the start. Default: "".
            limit: Maximum number of items. Default: 200.
            awards: Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`.
                Default: false.
            wait: Seconds to wait for a change if there is none yet (long polling). At most five requests of an
                account may wait at once, and one per key. Default: 0.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/bids/changes", query={"since": since, "limit": limit,
            "awards": awards, "wait": wait}, timeout=timeout))

    def follow_changes(
        self,
        *,
        since: str | None = None,
        limit: int | None = None,
        awards: bool | None = None,
        wait: int = 30,
        pause: float = 5.0,
        timeout: float | None = None,
    ) -> AsyncIterator[AsyncPage[BidChanges, BidChange]]:
        """Follow all notices, page by page without end, including later changes. Store the items of a page
        together with its `nextCursor`, and resume with that as `since`. `CursorExpired` is raised if it is too
        old.

        Args:
            since: `nextCursor` of the page before; empty = from the start. Default: "".
            limit: Maximum number of items. Default: 200.
            awards: Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`.
                Default: false.
            wait: Seconds to wait for a change if there is none yet (long polling). At most five requests of an
                account may wait at once, and one per key. Default: 0.
            pause: Seconds between two questions if nothing is new, where the service cannot wait by itself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.follow(Operation("GET", "/v1/bids/changes", query={"since": since, "limit": limit,
            "awards": awards, "wait": wait}, timeout=timeout), pause)

    async def get(
        self,
        notice_no: str,
        *,
        version: int | None = None,
        revision: int | None = None,
        timeout: float | None = None,
    ) -> BidDetail:
        """One notice in detail.

        The notice with its versions, documents and results. To get an older state, add `version` or `revision`,
        or request `{noticeNo}-{revision}`.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            version: Version number given by this service, from 1.
            revision: Revision number given by the source; the newest version of it is shown.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: BidDetail = await self._core.ask(Operation("GET", path_of("/v1/bids/{}", notice_no),
            query={"version": version, "revision": revision}, timeout=timeout), AsyncAnswer.json)
        return answer

    def look_up(
        self,
        *,
        notice_nos: Sequence[str],
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | Unset = UNSET,
        timeout: float | None = None,
    ) -> AsyncPages[LookedUpBids, LookedUpBid]:
        """Find many notices by number.

        The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has
        `bid: null`, a withdrawn notice a `withdrawal` too. Nothing is stored.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            notice_nos: Notice numbers, also with a revision, as in `R26BK00000001-000`. Both forms return the
                newest state.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("POST", "/v1/bids/lookup", body={"noticeNos": notice_nos,
            "fields": fields}, only_reads=True, timeout=timeout))

    def search(
        self,
        *,
        keyword: str | Unset = UNSET,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        agency: Sequence[str] | Unset = UNSET,
        industry: Sequence[str] | Unset = UNSET,
        region: Sequence[str] | Unset = UNSET,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | Unset = UNSET,
        contract_method: Sequence[str] | Unset = UNSET,
        award_method: Sequence[str] | Unset = UNSET,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | Unset = UNSET,
        min_amt: int | Unset = UNSET,
        max_amt: int | Unset = UNSET,
        currency: str | Unset = UNSET,
        unknown_amt: Literal["include", "exclude", "only"] | str | Unset = UNSET,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | Unset = UNSET,
        close_from: str | Unset = UNSET,
        close_to: str | Unset = UNSET,
        open_from: str | Unset = UNSET,
        open_to: str | Unset = UNSET,
        posted_from: str | Unset = UNSET,
        posted_to: str | Unset = UNSET,
        updated_from: str | Unset = UNSET,
        updated_to: str | Unset = UNSET,
        urgent: bool | Unset = UNSET,
        kind: Sequence[Literal["new", "changed", "renotice", "cancelled"] | str] | Unset = UNSET,
        source: Sequence[str] | Unset = UNSET,
        winner: Sequence[str] | Unset = UNSET,
        sort: Literal["-postedAt", "postedAt", "closeAt", "-closeAt", "estimatedPrice", "-estimatedPrice",
            "-updatedAt", "updatedAt"] | str | Unset = UNSET,
        matched: bool | Unset = UNSET,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | Unset = UNSET,
        profile: str | Unset = UNSET,
        fields: Sequence[Literal["noticeNo", "title", "agency", "bsnsDiv", "estimatedPrice", "closeAt",
            "openAt", "detailUrl", "matchedKeywords", "currency", "budget", "baseAmount", "floorRate",
            "awardMethod", "contractMethod", "bidStartAt", "agencyCode", "demandAgency", "demandAgencyCode",
            "status", "kind", "urgent", "revision", "version", "previousNoticeNo", "nextNoticeNo", "postedAt",
            "updatedAt", "regions", "regionCheckNeeded", "industries", "source", "sourceUrl", "eligibility",
            "qualificationCloseAt", "siteBriefingAt", "siteBriefingPlace", "jointContracting",
            "jointAgreementCloseAt", "bidBond", "netConstructionCost", "fixedCosts",
            "fixedCostItems"] | str] | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        explain: bool | Unset = UNSET,
        facets: Sequence[Literal["status", "bsnsDiv", "region", "regionLimit", "agency",
            "month"] | str] | Unset = UNSET,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        anchor: str | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> AsyncPages[BidSearchPage, Bid]:
        """Search with a long query.

        The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the
        request can be repeated. For a neighbouring page, send the same body with `page` and `anchor` from
        `next` or `prev`.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            in_: Where the words of `keyword` are searched: in titles, in the text of attachments, or in both.
                Default: `title`. With `all`, one word may be in the title and another in a file. With
                `attachments` and `all`, each notice has `foundIn`.
            agency: Code or part of the name of the issuing or the demand agency. Any one of the values is
                enough.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Any one of the values is enough.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Any one of the values is enough.
            bsns_div: Business category. Any one of the values is enough.
            contract_method: Part of the contract method (계약방법). Any one of the values is enough.
            award_method: Part of the award method (낙찰방법). Any one of the values is enough.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Any one of the values is enough.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            status: Status at the moment of the response.
            close_from: Only notices whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only notices whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only notices whose bids are opened at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            open_to: Only notices whose bids are opened at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            posted_from: Only notices posted at this time or later. A time with offset, or a date, which is the
                whole day in Seoul.
            posted_to: Only notices posted at this time or earlier. A time with offset, or a date, which is the
                whole day in Seoul.
            updated_from: Only notices whose newest version this service recorded at this time or later. A time
                with offset, or a date, which is the whole day in Seoul.
            updated_to: Only notices whose newest version this service recorded at this time or earlier. A time
                with offset, or a date, which is the whole day in Seoul.
            urgent: `true`: only notices marked urgent (긴급); `false`: only the others.
            kind: Kind of the newest version (공고종류). Any one of the values is enough.
            source: Source of the notice, exactly as in its field. Any one of the values is enough.
            winner: Only notices with an award to this firm, as the statistics count awards: its business
                number, with or without hyphens, or part of its name. Any one of the values is enough.
            sort: Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last
                in both directions. Default: "-postedAt".
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Any one of several verdicts is enough.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            fields: Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all
                fields. CSV and XLSX then have only these columns.
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            explain: Adds `explain`: how the query was understood, how many notices each filter matches alone,
                and hints.
            facets: Adds `facets`: for every value of this filter, the number of notices with that value, other
                filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Name
                several filters to count each of them.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if
                it has none.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("POST", "/v1/bids/search", body={"keyword": keyword, "in": in_,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "status": status, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "postedFrom": posted_from, "postedTo": posted_to, "updatedFrom": updated_from,
            "updatedTo": updated_to, "urgent": urgent, "kind": kind, "source": source, "winner": winner,
            "sort": sort, "matched": matched, "eligibility": eligibility, "profile": profile, "fields": fields,
            "language": language, "explain": explain, "facets": facets, "page": page, "pageSize": page_size,
            "anchor": anchor}, only_reads=True, timeout=timeout))

    def list_bidders(
        self,
        notice_no: str,
        *,
        lot: str | None = None,
        rebid: int | None = None,
        revision: int | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[BidderList, Bidder]:
        """List the bidders of a notice.

        Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those
        excluded, with the reason. Openings are in the order of `awards` of the notice. A notice that is not
        opened yet has none.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            lot: Only openings of this lot; `0` if there are no lots.
            rebid: Only this re-bid; 0 = the first bidding.
            revision: Only openings of this revision of the notice.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/bidders", notice_no), query={"lot": lot,
            "rebid": rebid, "revision": revision, "page": page, "pageSize": page_size}, timeout=timeout))

    def list_similar(
        self,
        notice_no: str,
        *,
        status: Sequence[Literal["open", "closed", "opened", "awarded", "failed", "cancelled"] | str] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[SimilarBids, SimilarBid]:
        """List similar notices.

        Notices of the same category with similar titles, compared by words and required licences; synonyms such
        as 청소 and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of
        the notice itself. The list is a suggestion: it is not used for alerts or totals.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            status: Only notices with one of these statuses at the moment of the response. Default: ["open"].
            limit: Maximum number of notices. Default: 10.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/similar", notice_no),
            query={"status": status, "limit": limit}, timeout=timeout))

    def list_recurring(
        self,
        *,
        keyword: str | None = None,
        agency: Sequence[str] | None = None,
        industry: Sequence[str] | None = None,
        region: Sequence[str] | None = None,
        bsns_div: Sequence[Literal["물품", "용역", "공사", "외자", "기타", "goods", "services", "works", "foreign",
            "other"] | str] | None = None,
        contract_method: Sequence[str] | None = None,
        award_method: Sequence[str] | None = None,
        region_limit: Sequence[Literal["limited", "nationwide", "unstated"] | str] | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        unknown_amt: Literal["include", "exclude", "only"] | str | None = None,
        matched: bool | None = None,
        eligibility: Sequence[Literal["yes", "check", "no"] | str] | None = None,
        profile: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        months: int | None = None,
        min_years: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[RecurringNotices, RecurringNotice]:
        """List recurring notices.

        Notices that the same agency posted under the same title about once a year, at least two years in a row,
        with the month in which the next one is expected, the soonest first. This is inferred from past notices,
        which `evidence` lists; no plan or contract period is read. Filters apply to the first notice of the
        newest year.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            keyword: Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase,
                and parentheses group. A notice number finds that notice.
            agency: Code or part of the name of the issuing or the demand agency. Repeat it to accept any of
                several values.
            industry: Code or part of the name of an industry the notice is limited to; `none` = notices without
                an industry limit. Repeat it to accept any of several values.
            region: Region where the bidder is based, as a code or name. Notices without a region limit always
                match. Repeat it to accept any of several values.
            bsns_div: Business category. Repeat it to accept any of several values.
            contract_method: Part of the contract method (계약방법). Repeat it to accept any of several values.
            award_method: Part of the award method (낙찰방법). Repeat it to accept any of several values.
            region_limit: What the notice says about its region limit: `limited` = limited to regions, with
                `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the
                source gives no region limit, or it could not be read. Repeat it to accept any of several
                values.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds; a price in another currency counts as unknown. Default: "KRW".
            unknown_amt: What to do with notices of unknown price. Default: `exclude` if a bound is given, else
                `include`.
            matched: `true`: only notices that active keywords of the account match; `false`: only the others.
            eligibility: Only notices with this verdict for the company of the account, as `GET
                /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by
                repeating the parameter.
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its
                verdict. Keywords use their own companies. Default: the company profile of the account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            months: Only notices that are expected within this number of months; overdue ones are always
                included. Default: 12.
            min_years: Only notices that were posted in at least this number of years in a row. Default: 2.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/bids/recurring", query={"keyword": keyword,
            "agency": agency, "industry": industry, "region": region, "bsnsDiv": bsns_div,
            "contractMethod": contract_method, "awardMethod": award_method, "regionLimit": region_limit,
            "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "unknownAmt": unknown_amt,
            "matched": matched, "eligibility": eligibility, "profile": profile, "page": page,
            "pageSize": page_size, "months": months, "minYears": min_years}, timeout=timeout))

    def list_attachments(
        self,
        notice_no: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[AttachmentFileList, AttachmentFile]:
        """List the attachments of a notice.

        The files of the newest version of the notice in the order of its source, each with whether it is stored
        and what was read from it. A file without text always has a reason.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/attachments", notice_no),
            query={"page": page, "pageSize": page_size}, timeout=timeout))

    def get_attachment_text(
        self,
        notice_no: str,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[AttachmentText, AttachmentPart]:
        """The text of an attachment.

        The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty,
        and `attachment.text` says why.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/attachments/{}/text", notice_no, id),
            query={"page": page, "pageSize": page_size}, timeout=timeout))

    def list_quotations(
        self,
        notice_no: str,
        *,
        timeout: float | None = None,
    ) -> AsyncPages[AttachmentQuotations, AttachmentQuotation]:
        """What the attachments say about who may bid.

        Sentences of the files about qualification, briefings, joint bids and track record, each with its file
        and page. They are quotations, not facts: a sentence may be negated or concern another lot. No field of
        a notice is derived from them.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/quotations", notice_no), timeout=timeout))

    async def get_eligibility(
        self,
        notice_no: str,
        *,
        profile: str | None = None,
        timeout: float | None = None,
    ) -> Eligibility:
        """Whether the company may bid.

        Compares the company profile with the licence, region and product rows of the newest version of the
        notice. A sentence of an attachment that limits bidders turns `yes` into `check`, never `no` into `yes`.
        Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an
        aid: the text of the notice decides.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            profile: A further company, as `GET /v1/profiles` lists them (Enterprise). Default: the company
                profile of the account.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Eligibility = await self._core.ask(Operation("GET", path_of("/v1/bids/{}/eligibility",
            notice_no), query={"profile": profile}, timeout=timeout), AsyncAnswer.json)
        return answer

    def get_verdicts(
        self,
        notice_no: str,
        *,
        timeout: float | None = None,
    ) -> AsyncPages[NoticeVerdicts, ProfileVerdict]:
        """Which companies may bid.

        The verdict on the newest version of the notice for each company of the account, as `GET
        /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.

        Plan: Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/bids/{}/verdicts", notice_no), timeout=timeout))

    async def get_price_reference(self, notice_no: str, *, timeout: float | None = None) -> PriceReference:
        """Get the price reference of a notice.

        Award rates of the same category and amount band in the last 12 months, the awards they come from, and
        the distribution that the random draw of planned prices would produce. The awards are those of the same
        agency; if fewer than 5 have a rate, those limited to the same province; otherwise all. `scope` says
        which. It describes the past and recommends nothing.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PriceReference = await self._core.ask(Operation("GET", path_of("/v1/bids/{}/price-reference",
            notice_no), timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_competition(self, notice_no: str, *, timeout: float | None = None) -> Competition:
        """Get the competition for a notice.

        Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there
        was one bidder, and how often bidding failed. Each section counts openings of the same agency, and
        widens to others if these are fewer than 5: `scope` and `widened` say how. All figures can be recomputed
        from `GET /v1/statistics/awards`. It describes the past and predicts nothing.

        Plan: Pro and Enterprise. Scope: `statistics:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Competition = await self._core.ask(Operation("GET", path_of("/v1/bids/{}/competition",
            notice_no), timeout=timeout), AsyncAnswer.json)
        return answer


class BidsMethodsWithRawResponse:
    """The methods of `BidsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: BidsMethods) -> None:
        self.list = raw_of(methods.list)
        self.list_changes = raw_of(methods.list_changes)
        self.get = raw_of(methods.get)
        self.look_up = raw_of(methods.look_up)
        self.search = raw_of(methods.search)
        self.list_bidders = raw_of(methods.list_bidders)
        self.list_similar = raw_of(methods.list_similar)
        self.list_recurring = raw_of(methods.list_recurring)
        self.list_attachments = raw_of(methods.list_attachments)
        self.get_attachment_text = raw_of(methods.get_attachment_text)
        self.list_quotations = raw_of(methods.list_quotations)
        self.get_eligibility = raw_of(methods.get_eligibility)
        self.get_verdicts = raw_of(methods.get_verdicts)
        self.get_price_reference = raw_of(methods.get_price_reference)
        self.get_competition = raw_of(methods.get_competition)


class AsyncBidsMethodsWithRawResponse:
    """The methods of `AsyncBidsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncBidsMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.list_changes = async_raw_of(methods.list_changes)
        self.get = async_raw_of(methods.get)
        self.look_up = async_raw_of(methods.look_up)
        self.search = async_raw_of(methods.search)
        self.list_bidders = async_raw_of(methods.list_bidders)
        self.list_similar = async_raw_of(methods.list_similar)
        self.list_recurring = async_raw_of(methods.list_recurring)
        self.list_attachments = async_raw_of(methods.list_attachments)
        self.get_attachment_text = async_raw_of(methods.get_attachment_text)
        self.list_quotations = async_raw_of(methods.list_quotations)
        self.get_eligibility = async_raw_of(methods.get_eligibility)
        self.get_verdicts = async_raw_of(methods.get_verdicts)
        self.get_price_reference = async_raw_of(methods.get_price_reference)
        self.get_competition = async_raw_of(methods.get_competition)
