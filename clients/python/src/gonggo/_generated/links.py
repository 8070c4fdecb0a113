# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import NewSubscriptionLinkFilter, SubscriptionLink, SubscriptionLinkList, SubscriptionLinkWithUrl


class LinksMethods:
    """Addresses that calendars, feed readers and widgets read without a key."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> LinksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return LinksMethodsWithRawResponse(self)

    def create(
        self,
        *,
        kind: Literal["calendar", "atom", "widget"] | str,
        of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str | None | Unset = UNSET,
        keyword_id: str | None | Unset = UNSET,
        keyword: str | None | Unset = UNSET,
        filter: NewSubscriptionLinkFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        origins: Sequence[str] | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLinkWithUrl:
        """Create a link for a calendar, a feed reader or a widget.

        The response shows the secret address, only once. The address works without a key until the link is
        deleted. It returns 404 while the account is suspended or blocked, while its plan does not include the
        link, and after the member of the link was removed. The caller needs the scopes to read what the link
        contains: `bids:read`, and `keywords:read` or `pursuits:read`.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            kind: `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an
                Atom feed · `widget`: a page with the newest open notices, to embed in an intranet.
            of: Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) ·
                `matched` (by active keywords of the account, without dismissed ones) · `keyword` (by the
                keyword `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or
                matched).
            keyword_id: The keyword, with `of: keyword`. Deleting the keyword deletes the link.
            keyword: Words to find in titles, in the search language, with `of: search`.
            filter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
            language: Language of the labels in the calendar, feed or widget.
            name: Name of the calendar, feed or widget.
            origins: The sites whose pages may show the widget: scheme, host and port. Without any, it is shown
                only by the service itself.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLinkWithUrl = self._core.ask(Operation("POST", "/v1/links", body={"kind": kind,
            "of": of, "keywordId": keyword_id, "keyword": keyword, "filter": filter, "language": language,
            "name": name, "origins": origins}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[SubscriptionLinkList, SubscriptionLink]:
        """List links.

        The links of the account, oldest first, without their secret addresses.

        Plan: Pro and Enterprise. Scope: `links:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/links", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    def get(self, id: str, *, timeout: float | None = None) -> SubscriptionLink:
        """One link.

        Plan: Pro and Enterprise. Scope: `links:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLink = self._core.ask(Operation("GET", path_of("/v1/links/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        origins: Sequence[str] | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLink:
        """Change a link.

        Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields
        stay as they are; `null` resets a field. `If-Match` compares the name and the sites; using the link does
        not change them. To add a site, the caller needs the scopes to read what the link contains.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            name: Name of the calendar, feed or widget.
            origins: The sites whose pages may show the widget: scheme, host and port. Without any, it is shown
                only by the service itself.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLink = self._core.ask(Operation("PATCH", path_of("/v1/links/{}", id),
            body={"name": name, "origins": origins}, headers={"if-match": if_match},
            timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a link.

        Its address returns 404 from the next request on. Programs keep what they have already read.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/links/{}", id), timeout=timeout), Answer.json)

    def get_calendar(self, link: str, *, timeout: float | None = None) -> str:
        """Read a calendar by its link.

        iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the
        link contains. It needs no key. Unknown, deleted and inactive links all return 404.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/links/{}/calendar.ics", link), accept="text/calendar",
            timeout=timeout), Answer.text)

    def get_feed(self, link: str, *, page_number: int | None = None, timeout: float | None = None) -> str:
        """Read a feed by its link.

        The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with
        `rel="next"` to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all
        return 404.

        Args:
            page_number: Page of the feed, from 1. Default: 1.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/links/{}/notices.atom", link),
            query={"pageNumber": page_number}, accept="application/atom+xml", timeout=timeout), Answer.text)

    def get_widget(
        self,
        link: str,
        *,
        rows: int | None = None,
        theme: Literal["auto", "light", "dark"] | str | None = None,
        lang: Literal["ko", "en"] | str | None = None,
        open: Literal["source", "console"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Read a widget by its link.

        A page with the newest open notices that the link contains, for a frame in a page of an intranet.
        Browsers show it only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted
        and inactive links all return 404.

        Args:
            rows: Maximum number of notices. Default: 5.
            theme: `light`, `dark`, or `auto`: that of the reader's system. Default: "auto".
            lang: Language of the labels; by default that of the link.
            open: Where titles lead: `source` to the portal, `console` to the notice in the console. Default:
                "source".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/links/{}/widget", link), query={"rows": rows,
            "theme": theme, "lang": lang, "open": open}, accept="text/html", timeout=timeout), Answer.text)


class AsyncLinksMethods:
    """Addresses that calendars, feed readers and widgets read without a key."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncLinksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncLinksMethodsWithRawResponse(self)

    async def create(
        self,
        *,
        kind: Literal["calendar", "atom", "widget"] | str,
        of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str | None | Unset = UNSET,
        keyword_id: str | None | Unset = UNSET,
        keyword: str | None | Unset = UNSET,
        filter: NewSubscriptionLinkFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        origins: Sequence[str] | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLinkWithUrl:
        """Create a link for a calendar, a feed reader or a widget.

        The response shows the secret address, only once. The address works without a key until the link is
        deleted. It returns 404 while the account is suspended or blocked, while its plan does not include the
        link, and after the member of the link was removed. The caller needs the scopes to read what the link
        contains: `bids:read`, and `keywords:read` or `pursuits:read`.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            kind: `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an
                Atom feed · `widget`: a page with the newest open notices, to embed in an intranet.
            of: Which notices: `starred` (events marked so) · `pursued` (pursuits that were not dropped) ·
                `matched` (by active keywords of the account, without dismissed ones) · `keyword` (by the
                keyword `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or
                matched).
            keyword_id: The keyword, with `of: keyword`. Deleting the keyword deletes the link.
            keyword: Words to find in titles, in the search language, with `of: search`.
            filter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
            language: Language of the labels in the calendar, feed or widget.
            name: Name of the calendar, feed or widget.
            origins: The sites whose pages may show the widget: scheme, host and port. Without any, it is shown
                only by the service itself.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLinkWithUrl = await self._core.ask(Operation("POST", "/v1/links",
            body={"kind": kind, "of": of, "keywordId": keyword_id, "keyword": keyword, "filter": filter,
            "language": language, "name": name, "origins": origins}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[SubscriptionLinkList, SubscriptionLink]:
        """List links.

        The links of the account, oldest first, without their secret addresses.

        Plan: Pro and Enterprise. Scope: `links:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/links", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def get(self, id: str, *, timeout: float | None = None) -> SubscriptionLink:
        """One link.

        Plan: Pro and Enterprise. Scope: `links:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLink = await self._core.ask(Operation("GET", path_of("/v1/links/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        origins: Sequence[str] | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLink:
        """Change a link.

        Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields
        stay as they are; `null` resets a field. `If-Match` compares the name and the sites; using the link does
        not change them. To add a site, the caller needs the scopes to read what the link contains.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            name: Name of the calendar, feed or widget.
            origins: The sites whose pages may show the widget: scheme, host and port. Without any, it is shown
                only by the service itself.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLink = await self._core.ask(Operation("PATCH", path_of("/v1/links/{}", id),
            body={"name": name, "origins": origins}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a link.

        Its address returns 404 from the next request on. Programs keep what they have already read.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/links/{}", id), timeout=timeout), AsyncAnswer.json)

    async def get_calendar(self, link: str, *, timeout: float | None = None) -> str:
        """Read a calendar by its link.

        iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the
        link contains. It needs no key. Unknown, deleted and inactive links all return 404.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/links/{}/calendar.ics", link),
            accept="text/calendar", timeout=timeout), AsyncAnswer.text)

    async def get_feed(self, link: str, *, page_number: int | None = None, timeout: float | None = None) -> str:
        """Read a feed by its link.

        The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with
        `rel="next"` to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all
        return 404.

        Args:
            page_number: Page of the feed, from 1. Default: 1.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/links/{}/notices.atom", link),
            query={"pageNumber": page_number}, accept="application/atom+xml",
            timeout=timeout), AsyncAnswer.text)

    async def get_widget(
        self,
        link: str,
        *,
        rows: int | None = None,
        theme: Literal["auto", "light", "dark"] | str | None = None,
        lang: Literal["ko", "en"] | str | None = None,
        open: Literal["source", "console"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Read a widget by its link.

        A page with the newest open notices that the link contains, for a frame in a page of an intranet.
        Browsers show it only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted
        and inactive links all return 404.

        Args:
            rows: Maximum number of notices. Default: 5.
            theme: `light`, `dark`, or `auto`: that of the reader's system. Default: "auto".
            lang: Language of the labels; by default that of the link.
            open: Where titles lead: `source` to the portal, `console` to the notice in the console. Default:
                "source".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/links/{}/widget", link), query={"rows": rows,
            "theme": theme, "lang": lang, "open": open}, accept="text/html", timeout=timeout), AsyncAnswer.text)


class LinksMethodsWithRawResponse:
    """The methods of `LinksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: LinksMethods) -> None:
        self.create = raw_of(methods.create)
        self.list = raw_of(methods.list)
        self.get = raw_of(methods.get)
        self.change = raw_of(methods.change)
        self.delete = raw_of(methods.delete)
        self.get_calendar = raw_of(methods.get_calendar)
        self.get_feed = raw_of(methods.get_feed)
        self.get_widget = raw_of(methods.get_widget)


class AsyncLinksMethodsWithRawResponse:
    """The methods of `AsyncLinksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncLinksMethods) -> None:
        self.create = async_raw_of(methods.create)
        self.list = async_raw_of(methods.list)
        self.get = async_raw_of(methods.get)
        self.change = async_raw_of(methods.change)
        self.delete = async_raw_of(methods.delete)
        self.get_calendar = async_raw_of(methods.get_calendar)
        self.get_feed = async_raw_of(methods.get_feed)
        self.get_widget = async_raw_of(methods.get_widget)
