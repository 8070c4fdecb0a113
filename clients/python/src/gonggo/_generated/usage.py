# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import Operation
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from .types import Usage


class UsageMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> UsageMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return UsageMethodsWithRawResponse(self)

    def get(self, *, timeout: float | None = None) -> Usage:
        """Plan, limits and usage.

        Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time,
        including today. Requests to this endpoint do not count towards the plan’s limit.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Usage = self._core.ask(Operation("GET", "/v1/usage", timeout=timeout), Answer.json)
        return answer


class AsyncUsageMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncUsageMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncUsageMethodsWithRawResponse(self)

    async def get(self, *, timeout: float | None = None) -> Usage:
        """Plan, limits and usage.

        Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time,
        including today. Requests to this endpoint do not count towards the plan’s limit.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Usage = await self._core.ask(Operation("GET", "/v1/usage", timeout=timeout), AsyncAnswer.json)
        return answer


class UsageMethodsWithRawResponse:
    """The methods of `UsageMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: UsageMethods) -> None:
        self.get = raw_of(methods.get)


class AsyncUsageMethodsWithRawResponse:
    """The methods of `AsyncUsageMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncUsageMethods) -> None:
        self.get = async_raw_of(methods.get)
