# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import Operation
from .core import Core, Page, raw_of

if TYPE_CHECKING:
    from .types import Code, CodeList


class CodesMethods:
    """Agencies, industries and regions by code and name."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> CodesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return CodesMethodsWithRawResponse(self)

    def list_agencies(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[CodeList, Code]:
        """Agencies.

        Agencies, those with the most notices first; then those that a source lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/agencies", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_industries(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[CodeList, Code]:
        """Industries.

        Industries that notices are limited to, those with the most notices first; then those that a source
        lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/industries", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_regions(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[CodeList, Code]:
        """Regions.

        Regions that notices can be limited to; the count includes notices without a region limit.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/regions", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))


class AsyncCodesMethods:
    """Agencies, industries and regions by code and name."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncCodesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncCodesMethodsWithRawResponse(self)

    def list_agencies(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Agencies.

        Agencies, those with the most notices first; then those that a source lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/codes/agencies", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_industries(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Industries.

        Industries that notices are limited to, those with the most notices first; then those that a source
        lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/codes/industries", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_regions(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Regions.

        Regions that notices can be limited to; the count includes notices without a region limit.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/codes/regions", query={"q": q, "page": page,
            "pageSize": page_size}, timeout=timeout))


class CodesMethodsWithRawResponse:
    """The methods of `CodesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: CodesMethods) -> None:
        self.list_agencies = raw_of(methods.list_agencies)
        self.list_industries = raw_of(methods.list_industries)
        self.list_regions = raw_of(methods.list_regions)


class AsyncCodesMethodsWithRawResponse:
    """The methods of `AsyncCodesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncCodesMethods) -> None:
        self.list_agencies = async_raw_of(methods.list_agencies)
        self.list_industries = async_raw_of(methods.list_industries)
        self.list_regions = async_raw_of(methods.list_regions)
