# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import Operation
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import InvitationReceipt


class InvitationsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get(self, *, code: str) -> str:
        """Invitation page.

        A page for people, in the language of the invited member. Opening it does not accept the invitation.

        Args:
            code: The code from the link in the invitation mail.
        """
        return self._core.ask(Operation("GET", "/invitations", query={"code": code}, accept="text/html"), Answer.text)

    def accept(self, *, code: str, idempotency_key: str | None = None) -> InvitationReceipt:
        """Accept an invitation.

        Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an
        invitation that was withdrawn or is older than 30 days returns 404.

        Args:
            code: The code from the link in the invitation mail.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: InvitationReceipt = self._core.ask(Operation("POST", "/invitations", body={"code": code},
            idempotency_key=idempotency_key), Answer.json)
        return answer


class AsyncInvitationsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(self, *, code: str) -> str:
        """Invitation page.

        A page for people, in the language of the invited member. Opening it does not accept the invitation.

        Args:
            code: The code from the link in the invitation mail.
        """
        return await self._core.ask(Operation("GET", "/invitations", query={"code": code},
            accept="text/html"), AsyncAnswer.text)

    async def accept(self, *, code: str, idempotency_key: str | None = None) -> InvitationReceipt:
        """Accept an invitation.

        Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an
        invitation that was withdrawn or is older than 30 days returns 404.

        Args:
            code: The code from the link in the invitation mail.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: InvitationReceipt = await self._core.ask(Operation("POST", "/invitations", body={"code": code},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer
