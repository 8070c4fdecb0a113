# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages
from .._rules import Operation, path_of
from .core import Answer, Core, Page

if TYPE_CHECKING:
    from .types import SessionEntry, SessionList


class SessionsMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def end(self, id: str) -> None:
        """End one of your sessions.

        Every process refuses it within a second.

        Plan: Pro and Enterprise. Scope: any.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/sessions/{}", id)), Answer.json)

    def list(self, *, page: int | None = None, page_size: int | None = None) -> Page[SessionList, SessionEntry]:
        """List your sessions.

        The sessions of the signed-in member, or those created with the calling key, most recently used first.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/sessions", query={"page": page, "pageSize": page_size}))

    def end_all(self) -> None:
        """End all your sessions.

        Signs you out everywhere, including here. Every process rejects the sessions within a second.

        Plan: Pro and Enterprise. Scope: any.
        """
        self._core.ask(Operation("DELETE", "/v1/sessions"), Answer.json)


class AsyncSessionsMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def end(self, id: str) -> None:
        """End one of your sessions.

        Every process refuses it within a second.

        Plan: Pro and Enterprise. Scope: any.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/sessions/{}", id)), AsyncAnswer.json)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[SessionList, SessionEntry]:
        """List your sessions.

        The sessions of the signed-in member, or those created with the calling key, most recently used first.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/sessions", query={"page": page, "pageSize": page_size}))

    async def end_all(self) -> None:
        """End all your sessions.

        Signs you out everywhere, including here. Every process rejects the sessions within a second.

        Plan: Pro and Enterprise. Scope: any.
        """
        await self._core.ask(Operation("DELETE", "/v1/sessions"), AsyncAnswer.json)
