# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import Operation
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import SourceList


class SourcesMethods:
    """Where the notices come from, and how current each source is."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def list(self) -> SourceList:
        """Sources.

        Where the notices come from, how current each source is, and what is missing in it.

        Plan: Pro and Enterprise. Scope: `bids:read`.
        """
        answer: SourceList = self._core.ask(Operation("GET", "/v1/sources"), Answer.json)
        return answer


class AsyncSourcesMethods:
    """Where the notices come from, and how current each source is."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def list(self) -> SourceList:
        """Sources.

        Where the notices come from, how current each source is, and what is missing in it.

        Plan: Pro and Enterprise. Scope: `bids:read`.
        """
        answer: SourceList = await self._core.ask(Operation("GET", "/v1/sources"), AsyncAnswer.json)
        return answer
