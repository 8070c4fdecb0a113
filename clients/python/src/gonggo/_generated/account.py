# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from .types import Account


class AccountMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AccountMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AccountMethodsWithRawResponse(self)

    def get(self, *, timeout: float | None = None) -> Account:
        """The account.

        Name, plan and business registration number of the account.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Account = self._core.ask(Operation("GET", "/v1/account", timeout=timeout), Answer.json)
        return answer

    def change(
        self,
        *,
        business_no: str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Account:
        """Set your business number.

        The business number decides whether the account has won an award; the states of pursuits with a result
        are updated. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            business_no: The business registration number of the company: ten digits, with or without hyphens;
                returned without.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Account = self._core.ask(Operation("PATCH", "/v1/account", body={"businessNo": business_no},
            headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer


class AsyncAccountMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncAccountMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncAccountMethodsWithRawResponse(self)

    async def get(self, *, timeout: float | None = None) -> Account:
        """The account.

        Name, plan and business registration number of the account.

        Plan: Pro and Enterprise. Scope: any.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Account = await self._core.ask(Operation("GET", "/v1/account", timeout=timeout), AsyncAnswer.json)
        return answer

    async def change(
        self,
        *,
        business_no: str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Account:
        """Set your business number.

        The business number decides whether the account has won an award; the states of pursuits with a result
        are updated. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            business_no: The business registration number of the company: ten digits, with or without hyphens;
                returned without.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Account = await self._core.ask(Operation("PATCH", "/v1/account",
            body={"businessNo": business_no}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer


class AccountMethodsWithRawResponse:
    """The methods of `AccountMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AccountMethods) -> None:
        self.get = raw_of(methods.get)
        self.change = raw_of(methods.change)


class AsyncAccountMethodsWithRawResponse:
    """The methods of `AsyncAccountMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncAccountMethods) -> None:
        self.get = async_raw_of(methods.get)
        self.change = async_raw_of(methods.change)
