# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import Operation
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import Usage


class UsageMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get(self) -> Usage:
        """Plan, limits and usage.

        Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time,
        including today. Requests to this endpoint do not count towards the plan’s limit.

        Plan: Pro and Enterprise. Scope: any.
        """
        answer: Usage = self._core.ask(Operation("GET", "/v1/usage"), Answer.json)
        return answer


class AsyncUsageMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(self) -> Usage:
        """Plan, limits and usage.

        Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time,
        including today. Requests to this endpoint do not count towards the plan’s limit.

        Plan: Pro and Enterprise. Scope: any.
        """
        answer: Usage = await self._core.ask(Operation("GET", "/v1/usage"), AsyncAnswer.json)
        return answer
