# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page

if TYPE_CHECKING:
    from .types import (
        Passkey,
        PasskeyAssertion,
        PasskeyAttestation,
        PasskeyList,
        PasskeyOptions,
        PasskeyRequest,
        Session,
        SignInLinkReceipt,
    )


class SessionMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def sign_in(
        self,
        *,
        key: str | Unset = UNSET,
        token: str | Unset = UNSET,
        passkey: PasskeyAssertion | Unset = UNSET,
    ) -> Session:
        """Sign in.

        Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of
        `POST /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly`
        cookie that authenticates all routes under `/v1` with the scopes of the key, or of the member’s role:
        `__Host-gonggo` over https, `gonggo` over plain http. Its value is new at every sign-in. The session
        ends with the key or the membership, after 12 hours without use, and after 30 days. Requests with the
        cookie that change something need the header `X-Gonggo-Console: 1`.

        Args:
            key: An API key.
            token: The value after `#token=` in a mailed link.
        """
        answer: Session = self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}), Answer.json)
        return answer

    def get(self) -> Session:
        """Who is signed in.

        Account, member or key, role, operator status, scopes, plan, language and expiry of the session.
        """
        answer: Session = self._core.ask(Operation("GET", "/session"), Answer.json)
        return answer

    def sign_out(self) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.
        """
        self._core.ask(Operation("DELETE", "/session"), Answer.json)

    def mail_sign_in_link(self, *, email: str) -> SignInLinkReceipt:
        """Mail a sign-in link.

        For members of a team. The link works once, within 15 minutes. The response is the same for every
        address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks,
        and 30 from one network.

        Args:
            email: Mail address of a member.
        """
        answer: SignInLinkReceipt = self._core.ask(Operation("POST", "/session/links",
            body={"email": email}), Answer.json)
        return answer

    def begin_passkey_sign_in(self) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is
        needed: the device knows its users. At most 300 an hour are issued to one network.
        """
        answer: PasskeyRequest = self._core.ask(Operation("POST", "/session/challenges"), Answer.json)
        return answer

    def begin_passkey(self) -> PasskeyOptions:
        """Begin to add a passkey.

        The options with which a browser creates a passkey for the signed-in member. The challenge is valid for
        5 minutes, once. A member can have 20 passkeys.
        """
        answer: PasskeyOptions = self._core.ask(Operation("POST", "/session/passkeys/options"), Answer.json)
        return answer

    def add_passkey(self, *, name: str, response: PasskeyAttestation) -> Passkey:
        """Add a passkey.

        Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in
        with it by `POST /session {"passkey": …}`.

        Args:
            name: Name of the passkey.
        """
        answer: Passkey = self._core.ask(Operation("POST", "/session/passkeys", body={"name": name,
            "response": response}), Answer.json)
        return answer

    def list_passkeys(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[PasskeyList, Passkey]:
        """List your passkeys.

        The passkeys of the signed-in member, oldest first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/session/passkeys", query={"page": page,
            "pageSize": page_size}))

    def rename_passkey(self, id: str, *, name: str, if_match: str | None = None) -> Passkey:
        """Rename a passkey.

        Only you see the name.

        Args:
            name: Name of the passkey.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Passkey = self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}), Answer.json)
        return answer

    def remove_passkey(self, id: str) -> None:
        """Remove a passkey.

        The passkey can no longer be used to sign in. Sessions created with it end within a second, except the
        one making this request.
        """
        self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id)), Answer.json)


class AsyncSessionMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def sign_in(
        self,
        *,
        key: str | Unset = UNSET,
        token: str | Unset = UNSET,
        passkey: PasskeyAssertion | Unset = UNSET,
    ) -> Session:
        """Sign in.

        Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of
        `POST /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly`
        cookie that authenticates all routes under `/v1` with the scopes of the key, or of the member’s role:
        `__Host-gonggo` over https, `gonggo` over plain http. Its value is new at every sign-in. The session
        ends with the key or the membership, after 12 hours without use, and after 30 days. Requests with the
        cookie that change something need the header `X-Gonggo-Console: 1`.

        Args:
            key: An API key.
            token: The value after `#token=` in a mailed link.
        """
        answer: Session = await self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}), AsyncAnswer.json)
        return answer

    async def get(self) -> Session:
        """Who is signed in.

        Account, member or key, role, operator status, scopes, plan, language and expiry of the session.
        """
        answer: Session = await self._core.ask(Operation("GET", "/session"), AsyncAnswer.json)
        return answer

    async def sign_out(self) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.
        """
        await self._core.ask(Operation("DELETE", "/session"), AsyncAnswer.json)

    async def mail_sign_in_link(self, *, email: str) -> SignInLinkReceipt:
        """Mail a sign-in link.

        For members of a team. The link works once, within 15 minutes. The response is the same for every
        address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks,
        and 30 from one network.

        Args:
            email: Mail address of a member.
        """
        answer: SignInLinkReceipt = await self._core.ask(Operation("POST", "/session/links",
            body={"email": email}), AsyncAnswer.json)
        return answer

    async def begin_passkey_sign_in(self) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is
        needed: the device knows its users. At most 300 an hour are issued to one network.
        """
        answer: PasskeyRequest = await self._core.ask(Operation("POST", "/session/challenges"), AsyncAnswer.json)
        return answer

    async def begin_passkey(self) -> PasskeyOptions:
        """Begin to add a passkey.

        The options with which a browser creates a passkey for the signed-in member. The challenge is valid for
        5 minutes, once. A member can have 20 passkeys.
        """
        answer: PasskeyOptions = await self._core.ask(Operation("POST",
            "/session/passkeys/options"), AsyncAnswer.json)
        return answer

    async def add_passkey(self, *, name: str, response: PasskeyAttestation) -> Passkey:
        """Add a passkey.

        Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in
        with it by `POST /session {"passkey": …}`.

        Args:
            name: Name of the passkey.
        """
        answer: Passkey = await self._core.ask(Operation("POST", "/session/passkeys", body={"name": name,
            "response": response}), AsyncAnswer.json)
        return answer

    def list_passkeys(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[PasskeyList, Passkey]:
        """List your passkeys.

        The passkeys of the signed-in member, oldest first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/session/passkeys", query={"page": page, "pageSize": page_size}))

    async def rename_passkey(self, id: str, *, name: str, if_match: str | None = None) -> Passkey:
        """Rename a passkey.

        Only you see the name.

        Args:
            name: Name of the passkey.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Passkey = await self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer

    async def remove_passkey(self, id: str) -> None:
        """Remove a passkey.

        The passkey can no longer be used to sign in. Sessions created with it end within a second, except the
        one making this request.
        """
        await self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id)), AsyncAnswer.json)
