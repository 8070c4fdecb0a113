# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import Operation, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from .types import SessionEntry, SessionList


class SessionsMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> SessionsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return SessionsMethodsWithRawResponse(self)

    def end(self, id: str, *, timeout: float | None = None) -> None:
        """End one of your sessions.

        Every process rejects it within a second.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/sessions/{}", id), timeout=timeout), Answer.json)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[SessionList, SessionEntry]:
        """List your sessions.

        The sessions of the signed-in member, or those created with the calling key, most recently used first.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/sessions", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def end_all(self, *, timeout: float | None = None) -> None:
        """End all your sessions.

        Signs you out everywhere, including here. Every process rejects the sessions within a second.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", "/v1/sessions", timeout=timeout), Answer.json)


class AsyncSessionsMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncSessionsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncSessionsMethodsWithRawResponse(self)

    async def end(self, id: str, *, timeout: float | None = None) -> None:
        """End one of your sessions.

        Every process rejects it within a second.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/sessions/{}", id), timeout=timeout), AsyncAnswer.json)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[SessionList, SessionEntry]:
        """List your sessions.

        The sessions of the signed-in member, or those created with the calling key, most recently used first.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/sessions", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def end_all(self, *, timeout: float | None = None) -> None:
        """End all your sessions.

        Signs you out everywhere, including here. Every process rejects the sessions within a second.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", "/v1/sessions", timeout=timeout), AsyncAnswer.json)


class SessionsMethodsWithRawResponse:
    """The methods of `SessionsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: SessionsMethods) -> None:
        self.end = raw_of(methods.end)
        self.list = raw_of(methods.list)
        self.end_all = raw_of(methods.end_all)


class AsyncSessionsMethodsWithRawResponse:
    """The methods of `AsyncSessionsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncSessionsMethods) -> None:
        self.end = async_raw_of(methods.end)
        self.list = async_raw_of(methods.list)
        self.end_all = async_raw_of(methods.end_all)
