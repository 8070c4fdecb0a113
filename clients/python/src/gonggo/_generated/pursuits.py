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
        Pursuit,
        PursuitAssignee,
        PursuitAssigneeList,
        PursuitHistory,
        PursuitList,
        PursuitNote,
        PursuitNoteList,
        PursuitStep,
    )


class PursuitsMethods:
    """Your company’s work on notices: states, notes, results."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> PursuitsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return PursuitsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[PursuitList, Pursuit]:
        """List pursuits.

        The pursuits of the account that match every filter given, each with the current state of its notice.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/pursuits", query={"state": state,
            "assignee": assignee, "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to,
            "openFrom": open_from, "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt,
            "currency": currency, "q": q, "sort": sort, "language": language, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_as_csv(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """List pursuits: all of them as CSV, with a byte order mark and a header line.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state, "assignee": assignee,
            "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "q": q, "sort": sort,
            "language": language}, accept="text/csv", timeout=timeout))

    def list_as_xlsx(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """List pursuits: all of them as an Excel workbook, up to 10,000 rows.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state, "assignee": assignee,
            "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "q": q, "sort": sort,
            "language": language}, accept="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            timeout=timeout))

    def create(
        self,
        *,
        notice_no: str,
        state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str | Unset = UNSET,
        assignee: str | None | Unset = UNSET,
        bid_amount: int | None | Unset = UNSET,
        remind_closing: Sequence[int] | Unset = UNSET,
        remind_opening: Sequence[int] | Unset = UNSET,
        note: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Pursuit:
        """Create a pursuit.

        An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its
        path in `Location`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            notice_no: Number of the notice, also with a revision, as in `R26BK00000001-000`.
            state: `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into
                `won` or `lost`.
            assignee: The member it is assigned to, who gets the reminders.
            bid_amount: The amount of your company’s bid, in whole units of the currency of the notice.
            remind_closing: How many days before closing the assignee gets a mail, while the state is `watching`
                or `preparing`.
            remind_opening: How many days before the opening of bids the assignee gets a mail, while the state
                is `bid`.
            note: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = self._core.ask(Operation("POST", "/v1/pursuits", body={"noticeNo": notice_no,
            "state": state, "assignee": assignee, "bidAmount": bid_amount, "remindClosing": remind_closing,
            "remindOpening": remind_opening, "note": note}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def list_assignees(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[PursuitAssigneeList, PursuitAssignee]:
        """List assignees.

        The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/pursuits/assignees", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def get(self, id: str, *, timeout: float | None = None) -> Pursuit:
        """One pursuit.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = self._core.ask(Operation("GET", path_of("/v1/pursuits/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change(
        self,
        id: str,
        *,
        state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str | None | Unset = UNSET,
        assignee: str | None | Unset = UNSET,
        bid_amount: int | None | Unset = UNSET,
        remind_closing: Sequence[int] | None | Unset = UNSET,
        remind_opening: Sequence[int] | None | Unset = UNSET,
        correction: bool | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Pursuit:
        """Change a pursuit.

        Any state can change to any other. A state that was set by a result changes only with `correction`.
        Absent fields stay as they are; `null` restores the default. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            state: `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into
                `won` or `lost`.
            assignee: The member it is assigned to, who gets the reminders.
            bid_amount: The amount of your company’s bid, in whole units of the currency of the notice.
            remind_closing: How many days before closing the assignee gets a mail, while the state is `watching`
                or `preparing`.
            remind_opening: How many days before the opening of bids the assignee gets a mail, while the state
                is `bid`.
            correction: `true` to override a state that was set by a result. Your state stays until the result
                itself changes.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = self._core.ask(Operation("PATCH", path_of("/v1/pursuits/{}", id),
            body={"state": state, "assignee": assignee, "bidAmount": bid_amount,
            "remindClosing": remind_closing, "remindOpening": remind_opening, "correction": correction},
            headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a pursuit.

        Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state
        `dropped`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}", id), timeout=timeout), Answer.json)

    def list_history(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[PursuitHistory, PursuitStep]:
        """History of a pursuit.

        The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
        included.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/pursuits/{}/history", id),
            query={"page": page, "pageSize": page_size}, timeout=timeout))

    def list_notes(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[PursuitNoteList, PursuitNote]:
        """Notes of a pursuit.

        Newest first.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/pursuits/{}/notes", id), query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def add_note(
        self,
        id: str,
        *,
        text: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> PursuitNote:
        """Add a note.

        Notes have a date and an author. They create no event.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            text: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PursuitNote = self._core.ask(Operation("POST", path_of("/v1/pursuits/{}/notes", id),
            body={"text": text}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def delete_note(self, id: str, note_id: str, *, timeout: float | None = None) -> None:
        """Delete a note.

        Only its author can delete it: with the key that wrote it, or as the same member.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}/notes/{}", id, note_id),
            timeout=timeout), Answer.json)


class AsyncPursuitsMethods:
    """Your company’s work on notices: states, notes, results."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncPursuitsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncPursuitsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[PursuitList, Pursuit]:
        """List pursuits.

        The pursuits of the account that match every filter given, each with the current state of its notice.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/pursuits", query={"state": state, "assignee": assignee,
            "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt, "currency": currency, "q": q, "sort": sort,
            "language": language, "page": page, "pageSize": page_size}, timeout=timeout))

    async def list_as_csv(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """List pursuits: all of them as CSV, with a byte order mark and a header line.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state,
            "assignee": assignee, "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to,
            "openFrom": open_from, "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt,
            "currency": currency, "q": q, "sort": sort, "language": language}, accept="text/csv",
            timeout=timeout))

    async def list_as_xlsx(
        self,
        *,
        state: Sequence[Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str] | None = None,
        assignee: Sequence[str] | None = None,
        notice_no: Sequence[str] | None = None,
        close_from: str | None = None,
        close_to: str | None = None,
        open_from: str | None = None,
        open_to: str | None = None,
        min_amt: int | None = None,
        max_amt: int | None = None,
        currency: str | None = None,
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """List pursuits: all of them as an Excel workbook, up to 10,000 rows.

        Args:
            state: Only pursuits in this state. Repeat it to accept any of several values.
            assignee: Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any
                of several values.
            notice_no: Only pursuits of this notice. Repeat it to accept any of several values.
            close_from: Only pursuits whose bidding ends at this time or later. A time with offset, or a date,
                which is the whole day in Seoul.
            close_to: Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date,
                which is the whole day in Seoul.
            open_from: Only pursuits whose bids are planned to be opened at this time or later. A time with
                offset, or a date, which is the whole day in Seoul.
            open_to: Only pursuits whose bids are planned to be opened at this time or earlier. A time with
                offset, or a date, which is the whole day in Seoul.
            min_amt: Lower bound of the estimated price, inclusive.
            max_amt: Upper bound of the estimated price, inclusive.
            currency: Currency of the bounds. With a bound, pursuits without an estimated price in it do not
                match. Default: "KRW".
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state,
            "assignee": assignee, "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to,
            "openFrom": open_from, "openTo": open_to, "minAmt": min_amt, "maxAmt": max_amt,
            "currency": currency, "q": q, "sort": sort, "language": language},
            accept="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", timeout=timeout))

    async def create(
        self,
        *,
        notice_no: str,
        state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str | Unset = UNSET,
        assignee: str | None | Unset = UNSET,
        bid_amount: int | None | Unset = UNSET,
        remind_closing: Sequence[int] | Unset = UNSET,
        remind_opening: Sequence[int] | Unset = UNSET,
        note: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Pursuit:
        """Create a pursuit.

        An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its
        path in `Location`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            notice_no: Number of the notice, also with a revision, as in `R26BK00000001-000`.
            state: `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into
                `won` or `lost`.
            assignee: The member it is assigned to, who gets the reminders.
            bid_amount: The amount of your company’s bid, in whole units of the currency of the notice.
            remind_closing: How many days before closing the assignee gets a mail, while the state is `watching`
                or `preparing`.
            remind_opening: How many days before the opening of bids the assignee gets a mail, while the state
                is `bid`.
            note: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = await self._core.ask(Operation("POST", "/v1/pursuits", body={"noticeNo": notice_no,
            "state": state, "assignee": assignee, "bidAmount": bid_amount, "remindClosing": remind_closing,
            "remindOpening": remind_opening, "note": note}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list_assignees(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[PursuitAssigneeList, PursuitAssignee]:
        """List assignees.

        The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/pursuits/assignees", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    async def get(self, id: str, *, timeout: float | None = None) -> Pursuit:
        """One pursuit.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = await self._core.ask(Operation("GET", path_of("/v1/pursuits/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change(
        self,
        id: str,
        *,
        state: Literal["watching", "preparing", "bid", "won", "lost", "dropped"] | str | None | Unset = UNSET,
        assignee: str | None | Unset = UNSET,
        bid_amount: int | None | Unset = UNSET,
        remind_closing: Sequence[int] | None | Unset = UNSET,
        remind_opening: Sequence[int] | None | Unset = UNSET,
        correction: bool | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Pursuit:
        """Change a pursuit.

        Any state can change to any other. A state that was set by a result changes only with `correction`.
        Absent fields stay as they are; `null` restores the default. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            state: `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into
                `won` or `lost`.
            assignee: The member it is assigned to, who gets the reminders.
            bid_amount: The amount of your company’s bid, in whole units of the currency of the notice.
            remind_closing: How many days before closing the assignee gets a mail, while the state is `watching`
                or `preparing`.
            remind_opening: How many days before the opening of bids the assignee gets a mail, while the state
                is `bid`.
            correction: `true` to override a state that was set by a result. Your state stays until the result
                itself changes.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Pursuit = await self._core.ask(Operation("PATCH", path_of("/v1/pursuits/{}", id),
            body={"state": state, "assignee": assignee, "bidAmount": bid_amount,
            "remindClosing": remind_closing, "remindOpening": remind_opening, "correction": correction},
            headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a pursuit.

        Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state
        `dropped`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}", id), timeout=timeout), AsyncAnswer.json)

    def list_history(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[PursuitHistory, PursuitStep]:
        """History of a pursuit.

        The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
        included.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/pursuits/{}/history", id), query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_notes(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[PursuitNoteList, PursuitNote]:
        """Notes of a pursuit.

        Newest first.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/pursuits/{}/notes", id), query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    async def add_note(
        self,
        id: str,
        *,
        text: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> PursuitNote:
        """Add a note.

        Notes have a date and an author. They create no event.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            text: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PursuitNote = await self._core.ask(Operation("POST", path_of("/v1/pursuits/{}/notes", id),
            body={"text": text}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete_note(self, id: str, note_id: str, *, timeout: float | None = None) -> None:
        """Delete a note.

        Only its author can delete it: with the key that wrote it, or as the same member.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}/notes/{}", id, note_id),
            timeout=timeout), AsyncAnswer.json)


class PursuitsMethodsWithRawResponse:
    """The methods of `PursuitsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: PursuitsMethods) -> None:
        self.list = raw_of(methods.list)
        self.create = raw_of(methods.create)
        self.list_assignees = raw_of(methods.list_assignees)
        self.get = raw_of(methods.get)
        self.change = raw_of(methods.change)
        self.delete = raw_of(methods.delete)
        self.list_history = raw_of(methods.list_history)
        self.list_notes = raw_of(methods.list_notes)
        self.add_note = raw_of(methods.add_note)
        self.delete_note = raw_of(methods.delete_note)


class AsyncPursuitsMethodsWithRawResponse:
    """The methods of `AsyncPursuitsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncPursuitsMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.create = async_raw_of(methods.create)
        self.list_assignees = async_raw_of(methods.list_assignees)
        self.get = async_raw_of(methods.get)
        self.change = async_raw_of(methods.change)
        self.delete = async_raw_of(methods.delete)
        self.list_history = async_raw_of(methods.list_history)
        self.list_notes = async_raw_of(methods.list_notes)
        self.add_note = async_raw_of(methods.add_note)
        self.delete_note = async_raw_of(methods.delete_note)
