# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPage, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence
    from typing import Literal
    from .types import Event, EventMark, EventMarksMark, EventPage, MarkedEvents


class EventsMethods:
    """Notifications of an account: new matches, changes, awards and more."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> EventsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return EventsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Page[EventPage, Event]:
        """Follow events.

        The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and
        repeats nothing. `sort=-timestamp` lists from the newest backwards: new events do not shift the pages;
        get them from `newestCursor`. With `Accept: text/event-stream` the same events arrive as an open stream;
        the header `Last-Event-ID` resumes it after that event.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            limit: Maximum number of items; a stream ignores it. Default: 200.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language, "limit": limit},
            timeout=timeout))

    def follow(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        limit: int | None = None,
        pause: float = 5.0,
        timeout: float | None = None,
    ) -> Iterator[Page[EventPage, Event]]:
        """Follow events, page by page without end, including later changes. Store the items of a page together
        with its `nextCursor`, and resume with that as `since`. `CursorExpired` is raised if it is too old.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            limit: Maximum number of items; a stream ignores it. Default: 200.
            pause: Seconds between two questions if nothing is new, where the service cannot wait by itself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.follow(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language, "limit": limit},
            timeout=timeout), pause)

    def stream(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        last_event_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[Event]:
        """Follow events as they happen, without end. If the connection ends, the stream resumes after the last
        event.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            last_event_id: The `id` of the last event that you have read, to go on after it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.events(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language},
            accept="text/event-stream", timeout=timeout), last_event_id)

    def list_as_csv(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Follow events: all of them as CSV, with a byte order mark and a header line.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.stream(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language}, accept="text/csv",
            timeout=timeout))

    def mark(
        self,
        *,
        marks: Sequence[EventMarksMark],
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Page[MarkedEvents, EventMark]:
        """Mark many events.

        Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does
        not exist. Repeating it changes nothing.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            marks: The marks, each event once.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("PATCH", "/v1/events", body={"marks": marks},
            headers={"if-match": if_match}, timeout=timeout))

    def change(
        self,
        id: str,
        *,
        state: Literal["new", "seen", "starred", "dismissed"] | str | None | Unset = UNSET,
        reason: str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Event:
        """Mark an event.

        Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the
        account see the same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is
        honoured.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            state: `null` resets it to `new`.
            reason: Reason for the mark; `null` = none.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Event = self._core.ask(Operation("PATCH", path_of("/v1/events/{}", id), body={"state": state,
            "reason": reason}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer


class AsyncEventsMethods:
    """Notifications of an account: new matches, changes, awards and more."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncEventsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncEventsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[EventPage, Event]:
        """Follow events.

        The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and
        repeats nothing. `sort=-timestamp` lists from the newest backwards: new events do not shift the pages;
        get them from `newestCursor`. With `Accept: text/event-stream` the same events arrive as an open stream;
        the header `Last-Event-ID` resumes it after that event.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            limit: Maximum number of items; a stream ignores it. Default: 200.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language, "limit": limit},
            timeout=timeout))

    def follow(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        limit: int | None = None,
        pause: float = 5.0,
        timeout: float | None = None,
    ) -> AsyncIterator[AsyncPage[EventPage, Event]]:
        """Follow events, page by page without end, including later changes. Store the items of a page together
        with its `nextCursor`, and resume with that as `since`. `CursorExpired` is raised if it is too old.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            limit: Maximum number of items; a stream ignores it. Default: 200.
            pause: Seconds between two questions if nothing is new, where the service cannot wait by itself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.follow(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language, "limit": limit},
            timeout=timeout), pause)

    def stream(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        last_event_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[Event]:
        """Follow events as they happen, without end. If the connection ends, the stream resumes after the last
        event.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            last_event_id: The `id` of the last event that you have read, to go on after it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.events(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language},
            accept="text/event-stream", timeout=timeout), last_event_id)

    async def list_as_csv(
        self,
        *,
        since: str | None = None,
        type: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str] | None = None,
        state: Sequence[Literal["new", "seen", "starred", "dismissed"] | str] | None = None,
        keyword_id: str | None = None,
        sort: Literal["timestamp", "-timestamp"] | str | None = None,
        language: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> AsyncAnswer:
        """Follow events: all of them as CSV, with a byte order mark and a header line.

        Args:
            since: `nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event,
                with `sort=-timestamp` from the newest. Default: "".
            type: Only events of this type. Repeat it to accept any of several types.
            state: Only events with this mark. Repeat it to accept any of several marks.
            keyword_id: Only events this keyword led to.
            sort: Oldest or newest first; a stream ignores it. Default: "timestamp".
            language: Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and
                times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and
                values of the API, in XLSX the language of the caller. Other formats ignore it.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.stream(Operation("GET", "/v1/events", query={"since": since, "type": type,
            "state": state, "keywordId": keyword_id, "sort": sort, "language": language}, accept="text/csv",
            timeout=timeout))

    def mark(
        self,
        *,
        marks: Sequence[EventMarksMark],
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[MarkedEvents, EventMark]:
        """Mark many events.

        Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does
        not exist. Repeating it changes nothing.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            marks: The marks, each event once.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("PATCH", "/v1/events", body={"marks": marks},
            headers={"if-match": if_match}, timeout=timeout))

    async def change(
        self,
        id: str,
        *,
        state: Literal["new", "seen", "starred", "dismissed"] | str | None | Unset = UNSET,
        reason: str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Event:
        """Mark an event.

        Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the
        account see the same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is
        honoured.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            state: `null` resets it to `new`.
            reason: Reason for the mark; `null` = none.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Event = await self._core.ask(Operation("PATCH", path_of("/v1/events/{}", id),
            body={"state": state, "reason": reason}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer


class EventsMethodsWithRawResponse:
    """The methods of `EventsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: EventsMethods) -> None:
        self.list = raw_of(methods.list)
        self.mark = raw_of(methods.mark)
        self.change = raw_of(methods.change)


class AsyncEventsMethodsWithRawResponse:
    """The methods of `AsyncEventsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncEventsMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.mark = async_raw_of(methods.mark)
        self.change = async_raw_of(methods.change)
