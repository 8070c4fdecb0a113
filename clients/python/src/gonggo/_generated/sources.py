# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import Operation
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import SourceList


class SourcesMethods:
    """The sources of the notices, and how current each is."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def list(self) -> SourceList:
        """Sources.

        The sources of the notices, how current each is, and what is missing.

        Plan: Pro and Enterprise. Scope: `bids:read`.
        """
        answer: SourceList = self._core.ask(Operation("GET", "/v1/sources"), Answer.json)
        return answer


class AsyncSourcesMethods:
    """The sources of the notices, and how current each is."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def list(self) -> SourceList:
        """Sources.

        The sources of the notices, how current each is, and what is missing.

        Plan: Pro and Enterprise. Scope: `bids:read`.
        """
        answer: SourceList = await self._core.ask(Operation("GET", "/v1/sources"), AsyncAnswer.json)
        return answer
