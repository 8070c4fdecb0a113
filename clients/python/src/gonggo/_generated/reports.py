# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import (
        NewReportFilter,
        NewReportScheduleFilter,
        Report,
        ReportList,
        ReportSchedule,
        ReportScheduleList,
        ReportSchedulePatchFilter,
    )


class ReportsMethods:
    """A week or a month as a file: PDF, spreadsheet, web page or JSON."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> ReportsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return ReportsMethodsWithRawResponse(self)

    def request(
        self,
        *,
        period: Literal["weekly", "monthly"] | str,
        format: Literal["pdf", "xlsx", "html", "json"] | str,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors", "statistics"] | str] | Unset = UNSET,
        filter: NewReportFilter | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        profile: str | Unset = UNSET,
        of: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Report:
        """Request a report.

        Generates a report of one week or month in the background. Two reports of an account run at a time;
        further ones are queued. All figures come from one snapshot, which the report names. Files are kept for
        30 days.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            of: Any day of the week or month to report on, not in the future; default: the last complete period.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Report = self._core.ask(Operation("POST", "/v1/reports", body={"period": period,
            "format": format, "sections": sections, "filter": filter, "language": language, "profile": profile,
            "of": of}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[ReportList, Report]:
        """List reports.

        The reports of the account, newest first.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/reports", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def get(self, id: str, *, timeout: float | None = None) -> Report:
        """One report.

        The progress of the report and, once it is ready, a link to its file that works without a key for one
        hour.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Report = self._core.ask(Operation("GET", path_of("/v1/reports/{}", id), timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a report.

        A queued or running report is cancelled; a finished one is deleted with its file and links.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/reports/{}", id), timeout=timeout), Answer.json)

    def get_content(self, id: str, *, inline: bool | None = None, timeout: float | None = None) -> bytes:
        """Download a report.

        The file has the format of the report, regardless of `Accept`.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            inline: Whether browsers show the file instead of saving it. Only HTML can be shown. Default: false.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/v1/reports/{}/content", id), query={"inline": inline},
            accept="*/*", timeout=timeout), Answer.read)

    def get_by_link(self, link: str, *, timeout: float | None = None) -> bytes:
        """Download a report by a signed link.

        The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file.
        It returns 403 while the account is blocked or suspended, or while its plan includes no reports.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/reports/{}", link), accept="*/*",
            timeout=timeout), Answer.read)

    def create_schedule(
        self,
        *,
        period: Literal["weekly", "monthly"] | str,
        format: Literal["pdf", "xlsx", "html", "json"] | str,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors", "statistics"] | str] | Unset = UNSET,
        filter: NewReportScheduleFilter | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        profile: str | Unset = UNSET,
        mail_to: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> ReportSchedule:
        """Schedule reports.

        The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone.
        Recipients get a mail with a link that works for seven days.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            mail_to: Members who get a mail when a report is ready; default: the owner. With an empty list no
                mail is sent.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = self._core.ask(Operation("POST", "/v1/reports/schedules",
            body={"period": period, "format": format, "sections": sections, "filter": filter,
            "language": language, "profile": profile, "mailTo": mail_to}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def list_schedules(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[ReportScheduleList, ReportSchedule]:
        """List schedules.

        The schedules of the account, oldest first.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/reports/schedules", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def get_schedule(self, id: str, *, timeout: float | None = None) -> ReportSchedule:
        """One schedule.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = self._core.ask(Operation("GET", path_of("/v1/reports/schedules/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change_schedule(
        self,
        id: str,
        *,
        period: Literal["weekly", "monthly"] | str | Unset = UNSET,
        format: Literal["pdf", "xlsx", "html", "json"] | str | Unset = UNSET,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors",
            "statistics"] | str] | None | Unset = UNSET,
        filter: ReportSchedulePatchFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        mail_to: Sequence[str] | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> ReportSchedule:
        """Change a schedule.

        Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is
        generated; `active` (or `null`) resumes with the next period. `If-Match` is honoured.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            mail_to: Members who get a mail when a report is ready; default: the owner. With an empty list no
                mail is sent.
            state: A paused schedule generates no reports.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = self._core.ask(Operation("PATCH", path_of("/v1/reports/schedules/{}", id),
            body={"period": period, "format": format, "sections": sections, "filter": filter,
            "language": language, "profile": profile, "mailTo": mail_to, "state": state},
            headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def delete_schedule(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a schedule.

        Reports it has already requested remain.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/reports/schedules/{}", id), timeout=timeout), Answer.json)


class AsyncReportsMethods:
    """A week or a month as a file: PDF, spreadsheet, web page or JSON."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncReportsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncReportsMethodsWithRawResponse(self)

    async def request(
        self,
        *,
        period: Literal["weekly", "monthly"] | str,
        format: Literal["pdf", "xlsx", "html", "json"] | str,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors", "statistics"] | str] | Unset = UNSET,
        filter: NewReportFilter | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        profile: str | Unset = UNSET,
        of: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Report:
        """Request a report.

        Generates a report of one week or month in the background. Two reports of an account run at a time;
        further ones are queued. All figures come from one snapshot, which the report names. Files are kept for
        30 days.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            of: Any day of the week or month to report on, not in the future; default: the last complete period.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Report = await self._core.ask(Operation("POST", "/v1/reports", body={"period": period,
            "format": format, "sections": sections, "filter": filter, "language": language, "profile": profile,
            "of": of}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[ReportList, Report]:
        """List reports.

        The reports of the account, newest first.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/reports", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def get(self, id: str, *, timeout: float | None = None) -> Report:
        """One report.

        The progress of the report and, once it is ready, a link to its file that works without a key for one
        hour.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Report = await self._core.ask(Operation("GET", path_of("/v1/reports/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a report.

        A queued or running report is cancelled; a finished one is deleted with its file and links.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/reports/{}", id), timeout=timeout), AsyncAnswer.json)

    async def get_content(self, id: str, *, inline: bool | None = None, timeout: float | None = None) -> bytes:
        """Download a report.

        The file has the format of the report, regardless of `Accept`.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            inline: Whether browsers show the file instead of saving it. Only HTML can be shown. Default: false.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/v1/reports/{}/content", id),
            query={"inline": inline}, accept="*/*", timeout=timeout), AsyncAnswer.read)

    async def get_by_link(self, link: str, *, timeout: float | None = None) -> bytes:
        """Download a report by a signed link.

        The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file.
        It returns 403 while the account is blocked or suspended, or while its plan includes no reports.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/reports/{}", link), accept="*/*",
            timeout=timeout), AsyncAnswer.read)

    async def create_schedule(
        self,
        *,
        period: Literal["weekly", "monthly"] | str,
        format: Literal["pdf", "xlsx", "html", "json"] | str,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors", "statistics"] | str] | Unset = UNSET,
        filter: NewReportScheduleFilter | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        profile: str | Unset = UNSET,
        mail_to: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> ReportSchedule:
        """Schedule reports.

        The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone.
        Recipients get a mail with a link that works for seven days.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            mail_to: Members who get a mail when a report is ready; default: the owner. With an empty list no
                mail is sent.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = await self._core.ask(Operation("POST", "/v1/reports/schedules",
            body={"period": period, "format": format, "sections": sections, "filter": filter,
            "language": language, "profile": profile, "mailTo": mail_to}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list_schedules(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[ReportScheduleList, ReportSchedule]:
        """List schedules.

        The schedules of the account, oldest first.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/reports/schedules", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    async def get_schedule(self, id: str, *, timeout: float | None = None) -> ReportSchedule:
        """One schedule.

        Plan: Enterprise. Scope: `reports:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = await self._core.ask(Operation("GET", path_of("/v1/reports/schedules/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change_schedule(
        self,
        id: str,
        *,
        period: Literal["weekly", "monthly"] | str | Unset = UNSET,
        format: Literal["pdf", "xlsx", "html", "json"] | str | Unset = UNSET,
        sections: Sequence[Literal["matches", "closing", "awards", "competitors",
            "statistics"] | str] | None | Unset = UNSET,
        filter: ReportSchedulePatchFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        mail_to: Sequence[str] | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> ReportSchedule:
        """Change a schedule.

        Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is
        generated; `active` (or `null`) resumes with the next period. `If-Match` is honoured.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            period: A week begins on Monday; weeks and months are those of Seoul.
            format: File format.
            sections: Sections of the report; default: all.
            filter: Filter for every section. Values of one field are combined with OR, fields with AND.
            language: Language of the report.
            profile: The further company whose verdicts lists of notices show, as `GET /v1/profiles` lists them;
                needs the scope `profile:read`. Default: the company of the account.
            mail_to: Members who get a mail when a report is ready; default: the owner. With an empty list no
                mail is sent.
            state: A paused schedule generates no reports.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ReportSchedule = await self._core.ask(Operation("PATCH", path_of("/v1/reports/schedules/{}",
            id), body={"period": period, "format": format, "sections": sections, "filter": filter,
            "language": language, "profile": profile, "mailTo": mail_to, "state": state},
            headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete_schedule(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a schedule.

        Reports it has already requested remain.

        Plan: Enterprise. Scope: `reports:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/reports/schedules/{}", id),
            timeout=timeout), AsyncAnswer.json)


class ReportsMethodsWithRawResponse:
    """The methods of `ReportsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: ReportsMethods) -> None:
        self.request = raw_of(methods.request)
        self.list = raw_of(methods.list)
        self.get = raw_of(methods.get)
        self.delete = raw_of(methods.delete)
        self.get_content = raw_of(methods.get_content)
        self.get_by_link = raw_of(methods.get_by_link)
        self.create_schedule = raw_of(methods.create_schedule)
        self.list_schedules = raw_of(methods.list_schedules)
        self.get_schedule = raw_of(methods.get_schedule)
        self.change_schedule = raw_of(methods.change_schedule)
        self.delete_schedule = raw_of(methods.delete_schedule)


class AsyncReportsMethodsWithRawResponse:
    """The methods of `AsyncReportsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncReportsMethods) -> None:
        self.request = async_raw_of(methods.request)
        self.list = async_raw_of(methods.list)
        self.get = async_raw_of(methods.get)
        self.delete = async_raw_of(methods.delete)
        self.get_content = async_raw_of(methods.get_content)
        self.get_by_link = async_raw_of(methods.get_by_link)
        self.create_schedule = async_raw_of(methods.create_schedule)
        self.list_schedules = async_raw_of(methods.list_schedules)
        self.get_schedule = async_raw_of(methods.get_schedule)
        self.change_schedule = async_raw_of(methods.change_schedule)
        self.delete_schedule = async_raw_of(methods.delete_schedule)
