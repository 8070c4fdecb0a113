# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import Operation
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from .types import InvitationReceipt


class InvitationsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> InvitationsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return InvitationsMethodsWithRawResponse(self)

    def get(self, *, code: str, timeout: float | None = None) -> str:
        """Invitation page.

        A page for people, in the language of the invited member. Opening it does not accept the invitation.

        Args:
            code: The code from the link in the invitation mail.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/invitations", query={"code": code}, accept="text/html",
            timeout=timeout), Answer.text)

    def accept(
        self,
        *,
        code: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> InvitationReceipt:
        """Accept an invitation.

        Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an
        invitation that was withdrawn or is older than 30 days returns 404.

        Args:
            code: The code from the link in the invitation mail.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: InvitationReceipt = self._core.ask(Operation("POST", "/invitations", body={"code": code},
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer


class AsyncInvitationsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncInvitationsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncInvitationsMethodsWithRawResponse(self)

    async def get(self, *, code: str, timeout: float | None = None) -> str:
        """Invitation page.

        A page for people, in the language of the invited member. Opening it does not accept the invitation.

        Args:
            code: The code from the link in the invitation mail.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/invitations", query={"code": code}, accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def accept(
        self,
        *,
        code: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> InvitationReceipt:
        """Accept an invitation.

        Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an
        invitation that was withdrawn or is older than 30 days returns 404.

        Args:
            code: The code from the link in the invitation mail.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: InvitationReceipt = await self._core.ask(Operation("POST", "/invitations", body={"code": code},
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer


class InvitationsMethodsWithRawResponse:
    """The methods of `InvitationsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: InvitationsMethods) -> None:
        self.get = raw_of(methods.get)
        self.accept = raw_of(methods.accept)


class AsyncInvitationsMethodsWithRawResponse:
    """The methods of `AsyncInvitationsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncInvitationsMethods) -> None:
        self.get = async_raw_of(methods.get)
        self.accept = async_raw_of(methods.accept)
