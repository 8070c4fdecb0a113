# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncCore, AsyncPages
from .._rules import Operation
from .core import Core, Page

if TYPE_CHECKING:
    from .types import Code, CodeList


class CodesMethods:
    """Agencies, industries and regions by code and name."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def list_agencies(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[CodeList, Code]:
        """Agencies.

        Agencies, those with the most notices first; then those that a source lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/agencies", query={"q": q, "page": page,
            "pageSize": page_size}))

    def list_industries(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[CodeList, Code]:
        """Industries.

        Industries that notices are limited to, those with the most notices first; then those that a source
        lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/industries", query={"q": q, "page": page,
            "pageSize": page_size}))

    def list_regions(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[CodeList, Code]:
        """Regions.

        Regions that notices can be limited to; the count includes notices without a region limit.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/v1/codes/regions", query={"q": q, "page": page,
            "pageSize": page_size}))


class AsyncCodesMethods:
    """Agencies, industries and regions by code and name."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    def list_agencies(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Agencies.

        Agencies, those with the most notices first; then those that a source lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/codes/agencies", query={"q": q, "page": page,
            "pageSize": page_size}))

    def list_industries(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Industries.

        Industries that notices are limited to, those with the most notices first; then those that a source
        lists but no notice names.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/codes/industries", query={"q": q, "page": page,
            "pageSize": page_size}))

    def list_regions(
        self,
        *,
        q: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[CodeList, Code]:
        """Regions.

        Regions that notices can be limited to; the count includes notices without a region limit.

        Plan: Pro and Enterprise. Scope: `bids:read`.

        Args:
            q: A code, or part of a name.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/v1/codes/regions", query={"q": q, "page": page,
            "pageSize": page_size}))
