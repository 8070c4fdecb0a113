# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from typing import Literal
    from .types import NewSubscriptionLinkFilter, SubscriptionLink, SubscriptionLinkList, SubscriptionLinkWithUrl


class LinksMethods:
    """Addresses that calendars and feed readers read without a key."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> LinksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return LinksMethodsWithRawResponse(self)

    def create(
        self,
        *,
        kind: Literal["calendar", "atom"] | str,
        of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str | None | Unset = UNSET,
        keyword_id: str | None | Unset = UNSET,
        keyword: str | None | Unset = UNSET,
        filter: NewSubscriptionLinkFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLinkWithUrl:
        """Create a link for a calendar or feed reader.

        The response shows the secret address, only once. It works without a key until the link is deleted, and
        while the account is active, its plan includes the link, and the member whose link it is belongs to the
        account. The caller needs the scopes to read what the link contains: `bids:read`, and `keywords:read` or
        `pursuits:read`.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            kind: `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an
                Atom feed.
            of: Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched`
                (by active keywords of the account, without dismissed ones) · `keyword` (by the keyword
                `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or matched).
            keyword_id: The keyword, with `of: keyword`. Deleting the keyword deletes the link.
            keyword: Words to find in titles, in the search language, with `of: search`.
            filter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
            language: Language of the labels in the calendar or feed.
            name: Name of the calendar or feed.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLinkWithUrl = self._core.ask(Operation("POST", "/v1/links", body={"kind": kind,
            "of": of, "keywordId": keyword_id, "keyword": keyword, "filter": filter, "language": language,
            "name": name}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
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


class AsyncLinksMethods:
    """Addresses that calendars and feed readers read without a key."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncLinksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncLinksMethodsWithRawResponse(self)

    async def create(
        self,
        *,
        kind: Literal["calendar", "atom"] | str,
        of: Literal["all", "starred", "pursued", "matched", "keyword", "search"] | str | None | Unset = UNSET,
        keyword_id: str | None | Unset = UNSET,
        keyword: str | None | Unset = UNSET,
        filter: NewSubscriptionLinkFilter | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionLinkWithUrl:
        """Create a link for a calendar or feed reader.

        The response shows the secret address, only once. It works without a key until the link is deleted, and
        while the account is active, its plan includes the link, and the member whose link it is belongs to the
        account. The caller needs the scopes to read what the link contains: `bids:read`, and `keywords:read` or
        `pursuits:read`.

        Plan: Pro and Enterprise. Scope: `links:write`.

        Args:
            kind: `calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an
                Atom feed.
            of: Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched`
                (by active keywords of the account, without dismissed ones) · `keyword` (by the keyword
                `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or matched).
            keyword_id: The keyword, with `of: keyword`. Deleting the keyword deletes the link.
            keyword: Words to find in titles, in the search language, with `of: search`.
            filter: Conditions on a notice besides its words, as for a keyword, with `of: search`.
            language: Language of the labels in the calendar or feed.
            name: Name of the calendar or feed.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SubscriptionLinkWithUrl = await self._core.ask(Operation("POST", "/v1/links",
            body={"kind": kind, "of": of, "keywordId": keyword_id, "keyword": keyword, "filter": filter,
            "language": language, "name": name}, idempotency_key=idempotency_key,
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


class LinksMethodsWithRawResponse:
    """The methods of `LinksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: LinksMethods) -> None:
        self.create = raw_of(methods.create)
        self.list = raw_of(methods.list)
        self.get = raw_of(methods.get)
        self.delete = raw_of(methods.delete)
        self.get_calendar = raw_of(methods.get_calendar)
        self.get_feed = raw_of(methods.get_feed)


class AsyncLinksMethodsWithRawResponse:
    """The methods of `AsyncLinksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncLinksMethods) -> None:
        self.create = async_raw_of(methods.create)
        self.list = async_raw_of(methods.list)
        self.get = async_raw_of(methods.get)
        self.delete = async_raw_of(methods.delete)
        self.get_calendar = async_raw_of(methods.get_calendar)
        self.get_feed = async_raw_of(methods.get_feed)
