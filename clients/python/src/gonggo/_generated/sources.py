# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import Operation
from .core import Core, Page, raw_of

if TYPE_CHECKING:
    from .types import Source, SourceList


class SourcesMethods:
    """The sources of the notices, and how current each is."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> SourcesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return SourcesMethodsWithRawResponse(self)

    def list(self, *, timeout: float | None = None) -> Page[SourceList, Source]:
        """Sources.

        The sources of the notices, how current each is, and what is missing.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/sources", timeout=timeout))


class AsyncSourcesMethods:
    """The sources of the notices, and how current each is."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncSourcesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncSourcesMethodsWithRawResponse(self)

    def list(self, *, timeout: float | None = None) -> AsyncPages[SourceList, Source]:
        """Sources.

        The sources of the notices, how current each is, and what is missing.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/sources", timeout=timeout))


class SourcesMethodsWithRawResponse:
    """The methods of `SourcesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: SourcesMethods) -> None:
        self.list = raw_of(methods.list)


class AsyncSourcesMethodsWithRawResponse:
    """The methods of `AsyncSourcesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncSourcesMethods) -> None:
        self.list = async_raw_of(methods.list)
