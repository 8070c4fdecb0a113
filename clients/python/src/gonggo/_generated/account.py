# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import UNSET, Operation, Unset
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import Account


class AccountMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get(self) -> Account:
        """The account.

        Name, plan and business registration number of the account.

        Plan: Pro and Enterprise. Scope: any.
        """
        answer: Account = self._core.ask(Operation("GET", "/v1/account"), Answer.json)
        return answer

    def change(self, *, business_no: str | None | Unset = UNSET, if_match: str | None = None) -> Account:
        """Set your business number.

        The business number decides whether the account has won an award; the states of pursuits with a result
        are updated. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            business_no: The business registration number of the company: ten digits, with or without hyphens;
                returned without.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Account = self._core.ask(Operation("PATCH", "/v1/account", body={"businessNo": business_no},
            headers={"if-match": if_match}), Answer.json)
        return answer


class AsyncAccountMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(self) -> Account:
        """The account.

        Name, plan and business registration number of the account.

        Plan: Pro and Enterprise. Scope: any.
        """
        answer: Account = await self._core.ask(Operation("GET", "/v1/account"), AsyncAnswer.json)
        return answer

    async def change(self, *, business_no: str | None | Unset = UNSET, if_match: str | None = None) -> Account:
        """Set your business number.

        The business number decides whether the account has won an award; the states of pursuits with a result
        are updated. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            business_no: The business registration number of the company: ten digits, with or without hyphens;
                returned without.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Account = await self._core.ask(Operation("PATCH", "/v1/account",
            body={"businessNo": business_no}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer
