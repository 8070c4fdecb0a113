# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page

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
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
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
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/pursuits", query={"state": state,
            "assignee": assignee, "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to,
            "openFrom": open_from, "openTo": open_to, "q": q, "sort": sort, "page": page,
            "pageSize": page_size}))

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
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
    ) -> Answer:
        """List pursuits: all at once as CSV, with a byte-order mark and a line of names.

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
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
        """
        return self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state, "assignee": assignee,
            "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "q": q, "sort": sort}, accept="text/csv"))

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
    ) -> Pursuit:
        """Create a pursuit.

        An account has one pursuit of a notice. If there is one already, the answer is 409 with its id and its
        path in `Location`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            notice_no: Number of the notice.
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
        """
        answer: Pursuit = self._core.ask(Operation("POST", "/v1/pursuits", body={"noticeNo": notice_no,
            "state": state, "assignee": assignee, "bidAmount": bid_amount, "remindClosing": remind_closing,
            "remindOpening": remind_opening, "note": note}, idempotency_key=idempotency_key), Answer.json)
        return answer

    def list_assignees(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[PursuitAssigneeList, PursuitAssignee]:
        """List assignees.

        The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/pursuits/assignees", query={"page": page,
            "pageSize": page_size}))

    def get(self, id: str) -> Pursuit:
        """One pursuit.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.
        """
        answer: Pursuit = self._core.ask(Operation("GET", path_of("/v1/pursuits/{}", id)), Answer.json)
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
        """
        answer: Pursuit = self._core.ask(Operation("PATCH", path_of("/v1/pursuits/{}", id),
            body={"state": state, "assignee": assignee, "bidAmount": bid_amount,
            "remindClosing": remind_closing, "remindOpening": remind_opening, "correction": correction},
            headers={"if-match": if_match}), Answer.json)
        return answer

    def delete(self, id: str) -> None:
        """Delete a pursuit.

        Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state
        `dropped`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}", id)), Answer.json)

    def list_history(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[PursuitHistory, PursuitStep]:
        """History of a pursuit.

        The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
        included.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/pursuits/{}/history", id),
            query={"page": page, "pageSize": page_size}))

    def list_notes(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[PursuitNoteList, PursuitNote]:
        """Notes of a pursuit.

        Newest first.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/pursuits/{}/notes", id), query={"page": page,
            "pageSize": page_size}))

    def add_note(self, id: str, *, text: str, idempotency_key: str | None = None) -> PursuitNote:
        """Add a note.

        Notes have a date and an author. They create no event.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            text: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: PursuitNote = self._core.ask(Operation("POST", path_of("/v1/pursuits/{}/notes", id),
            body={"text": text}, idempotency_key=idempotency_key), Answer.json)
        return answer

    def delete_note(self, id: str, note_id: str) -> None:
        """Delete a note.

        Only its author can delete it: with the key that wrote it, or as the same member.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}/notes/{}", id, note_id)), Answer.json)


class AsyncPursuitsMethods:
    """Your company’s work on notices: states, notes, results."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

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
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
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
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/pursuits", query={"state": state, "assignee": assignee,
            "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to, "openFrom": open_from,
            "openTo": open_to, "q": q, "sort": sort, "page": page, "pageSize": page_size}))

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
        q: str | None = None,
        sort: Literal["-updatedAt", "updatedAt", "closeAt", "-closeAt"] | str | None = None,
    ) -> AsyncAnswer:
        """List pursuits: all at once as CSV, with a byte-order mark and a line of names.

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
            q: Part of the title of the notice.
            sort: Order; a leading `-` sorts from latest to earliest. Unknown times come last in both
                directions. Default: "-updatedAt".
        """
        return await self._core.stream(Operation("GET", "/v1/pursuits", query={"state": state,
            "assignee": assignee, "noticeNo": notice_no, "closeFrom": close_from, "closeTo": close_to,
            "openFrom": open_from, "openTo": open_to, "q": q, "sort": sort}, accept="text/csv"))

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
    ) -> Pursuit:
        """Create a pursuit.

        An account has one pursuit of a notice. If there is one already, the answer is 409 with its id and its
        path in `Location`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            notice_no: Number of the notice.
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
        """
        answer: Pursuit = await self._core.ask(Operation("POST", "/v1/pursuits", body={"noticeNo": notice_no,
            "state": state, "assignee": assignee, "bidAmount": bid_amount, "remindClosing": remind_closing,
            "remindOpening": remind_opening, "note": note}, idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    def list_assignees(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[PursuitAssigneeList, PursuitAssignee]:
        """List assignees.

        The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/pursuits/assignees", query={"page": page,
            "pageSize": page_size}))

    async def get(self, id: str) -> Pursuit:
        """One pursuit.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.
        """
        answer: Pursuit = await self._core.ask(Operation("GET", path_of("/v1/pursuits/{}", id)), AsyncAnswer.json)
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
        """
        answer: Pursuit = await self._core.ask(Operation("PATCH", path_of("/v1/pursuits/{}", id),
            body={"state": state, "assignee": assignee, "bidAmount": bid_amount,
            "remindClosing": remind_closing, "remindOpening": remind_opening, "correction": correction},
            headers={"if-match": if_match}), AsyncAnswer.json)
        return answer

    async def delete(self, id: str) -> None:
        """Delete a pursuit.

        Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state
        `dropped`.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}", id)), AsyncAnswer.json)

    def list_history(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[PursuitHistory, PursuitStep]:
        """History of a pursuit.

        The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
        included.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", path_of("/v1/pursuits/{}/history", id), query={"page": page,
            "pageSize": page_size}))

    def list_notes(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[PursuitNoteList, PursuitNote]:
        """Notes of a pursuit.

        Newest first.

        Plan: Pro and Enterprise. Scope: `pursuits:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", path_of("/v1/pursuits/{}/notes", id), query={"page": page,
            "pageSize": page_size}))

    async def add_note(self, id: str, *, text: str, idempotency_key: str | None = None) -> PursuitNote:
        """Add a note.

        Notes have a date and an author. They create no event.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.

        Args:
            text: Text of the note.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: PursuitNote = await self._core.ask(Operation("POST", path_of("/v1/pursuits/{}/notes", id),
            body={"text": text}, idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def delete_note(self, id: str, note_id: str) -> None:
        """Delete a note.

        Only its author can delete it: with the key that wrote it, or as the same member.

        Plan: Pro and Enterprise. Scope: `pursuits:write`.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/pursuits/{}/notes/{}", id, note_id)), AsyncAnswer.json)
