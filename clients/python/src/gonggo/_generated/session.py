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
    """Signing in to the console, and where you are signed in."""

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

        With a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
        /session/challenges`. Over plain http it works on the machine of the service alone. Answers with a
        cookie that stands for the key, or for the member with the scopes of the role, on all routes under
        `/v1`: `__Host-gonggo` over https, `gonggo` over plain http. It is out of reach of scripts and has a new
        value at every sign-in. The session ends with the key or the membership, after 12 hours without use, and
        after 30 days. Requests that come with the cookie and change something need the header
        `X-Gonggo-Console: 1`.

        Args:
            key: An API key.
            token: What stands behind `#token=` in a mailed link.
        """
        answer: Session = self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}), Answer.json)
        return answer

    def get(self) -> Session:
        """Who is signed in.

        Account, member or key, role, whether an operator, scopes, plan, language and end of the session.
        """
        answer: Session = self._core.ask(Operation("GET", "/session"), Answer.json)
        return answer

    def sign_out(self) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.
        """
        self._core.ask(Operation("DELETE", "/session"), Answer.json)

    def mail_sign_in_link(self, *, email: str) -> SignInLinkReceipt:
        """Mail a link to sign in.

        For members of a team. The link works once, within 15 minutes. The answer is the same for every address;
        within an hour, at most 5 links to one address are accepted from a network, 20 to one address from all
        networks, and 30 from a network.

        Args:
            email: Mail address of a member.
        """
        answer: SignInLinkReceipt = self._core.ask(Operation("POST", "/session/links",
            body={"email": email}), Answer.json)
        return answer

    def begin_passkey_sign_in(self) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and
        the answer is of the same kind for everybody: the device knows whom it can sign in here. At most 300 an
        hour are given to a network.
        """
        answer: PasskeyRequest = self._core.ask(Operation("POST", "/session/challenges"), Answer.json)
        return answer

    def begin_passkey(self) -> PasskeyOptions:
        """Begin to add a passkey.

        What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5
        minutes, once. A member can have 20 passkeys.
        """
        answer: PasskeyOptions = self._core.ask(Operation("POST", "/session/passkeys/options"), Answer.json)
        return answer

    def add_passkey(self, *, name: str, response: PasskeyAttestation) -> Passkey:
        """Add a passkey.

        What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in
        with it from then on: `POST /session {"passkey": …}`.

        Args:
            name: What you call it.
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

        Those of the member who is signed in; the oldest comes first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/session/passkeys", query={"page": page,
            "pageSize": page_size}))

    def rename_passkey(self, id: str, *, name: str, if_match: str | None = None) -> Passkey:
        """Rename a passkey.

        The name is for you alone.

        Args:
            name: What you call it.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Passkey = self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}), Answer.json)
        return answer

    def remove_passkey(self, id: str) -> None:
        """Remove a passkey.

        It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you
        ask with.
        """
        self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id)), Answer.json)


class AsyncSessionMethods:
    """Signing in to the console, and where you are signed in."""

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

        With a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
        /session/challenges`. Over plain http it works on the machine of the service alone. Answers with a
        cookie that stands for the key, or for the member with the scopes of the role, on all routes under
        `/v1`: `__Host-gonggo` over https, `gonggo` over plain http. It is out of reach of scripts and has a new
        value at every sign-in. The session ends with the key or the membership, after 12 hours without use, and
        after 30 days. Requests that come with the cookie and change something need the header
        `X-Gonggo-Console: 1`.

        Args:
            key: An API key.
            token: What stands behind `#token=` in a mailed link.
        """
        answer: Session = await self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}), AsyncAnswer.json)
        return answer

    async def get(self) -> Session:
        """Who is signed in.

        Account, member or key, role, whether an operator, scopes, plan, language and end of the session.
        """
        answer: Session = await self._core.ask(Operation("GET", "/session"), AsyncAnswer.json)
        return answer

    async def sign_out(self) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.
        """
        await self._core.ask(Operation("DELETE", "/session"), AsyncAnswer.json)

    async def mail_sign_in_link(self, *, email: str) -> SignInLinkReceipt:
        """Mail a link to sign in.

        For members of a team. The link works once, within 15 minutes. The answer is the same for every address;
        within an hour, at most 5 links to one address are accepted from a network, 20 to one address from all
        networks, and 30 from a network.

        Args:
            email: Mail address of a member.
        """
        answer: SignInLinkReceipt = await self._core.ask(Operation("POST", "/session/links",
            body={"email": email}), AsyncAnswer.json)
        return answer

    async def begin_passkey_sign_in(self) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and
        the answer is of the same kind for everybody: the device knows whom it can sign in here. At most 300 an
        hour are given to a network.
        """
        answer: PasskeyRequest = await self._core.ask(Operation("POST", "/session/challenges"), AsyncAnswer.json)
        return answer

    async def begin_passkey(self) -> PasskeyOptions:
        """Begin to add a passkey.

        What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5
        minutes, once. A member can have 20 passkeys.
        """
        answer: PasskeyOptions = await self._core.ask(Operation("POST",
            "/session/passkeys/options"), AsyncAnswer.json)
        return answer

    async def add_passkey(self, *, name: str, response: PasskeyAttestation) -> Passkey:
        """Add a passkey.

        What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in
        with it from then on: `POST /session {"passkey": …}`.

        Args:
            name: What you call it.
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

        Those of the member who is signed in; the oldest comes first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/session/passkeys", query={"page": page, "pageSize": page_size}))

    async def rename_passkey(self, id: str, *, name: str, if_match: str | None = None) -> Passkey:
        """Rename a passkey.

        The name is for you alone.

        Args:
            name: What you call it.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: Passkey = await self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer

    async def remove_passkey(self, id: str) -> None:
        """Remove a passkey.

        It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you
        ask with.
        """
        await self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id)), AsyncAnswer.json)
