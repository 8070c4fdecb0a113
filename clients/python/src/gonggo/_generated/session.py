# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

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

    @property
    def with_raw_response(self) -> SessionMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return SessionMethodsWithRawResponse(self)

    def sign_in(
        self,
        *,
        key: str | Unset = UNSET,
        token: str | Unset = UNSET,
        passkey: PasskeyAssertion | Unset = UNSET,
        timeout: float | None = None,
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
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Session = self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}, timeout=timeout), Answer.json)
        return answer

    def get(self, *, timeout: float | None = None) -> Session:
        """Who is signed in.

        Account, member or key, role, operator status, scopes, plan, language and expiry of the session.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Session = self._core.ask(Operation("GET", "/session", timeout=timeout), Answer.json)
        return answer

    def sign_out(self, *, timeout: float | None = None) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", "/session", timeout=timeout), Answer.json)

    def mail_sign_in_link(self, *, email: str, timeout: float | None = None) -> SignInLinkReceipt:
        """Mail a sign-in link.

        For members of a team. The link works once, within 15 minutes. The response is the same for every
        address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks,
        and 30 from one network.

        Args:
            email: Mail address of a member.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SignInLinkReceipt = self._core.ask(Operation("POST", "/session/links", body={"email": email},
            timeout=timeout), Answer.json)
        return answer

    def begin_passkey_sign_in(self, *, timeout: float | None = None) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is
        needed: the device knows its users. At most 300 an hour are issued to one network.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PasskeyRequest = self._core.ask(Operation("POST", "/session/challenges",
            timeout=timeout), Answer.json)
        return answer

    def begin_passkey(self, *, timeout: float | None = None) -> PasskeyOptions:
        """Begin to add a passkey.

        The options with which a browser creates a passkey for the signed-in member. The challenge is valid for
        5 minutes, once. A member can have 20 passkeys.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PasskeyOptions = self._core.ask(Operation("POST", "/session/passkeys/options",
            timeout=timeout), Answer.json)
        return answer

    def add_passkey(self, *, name: str, response: PasskeyAttestation, timeout: float | None = None) -> Passkey:
        """Add a passkey.

        Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in
        with it by `POST /session {"passkey": …}`.

        Args:
            name: Name of the passkey.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Passkey = self._core.ask(Operation("POST", "/session/passkeys", body={"name": name,
            "response": response}, timeout=timeout), Answer.json)
        return answer

    def list_passkeys(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[PasskeyList, Passkey]:
        """List your passkeys.

        The passkeys of the signed-in member, oldest first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/session/passkeys", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def rename_passkey(
        self,
        id: str,
        *,
        name: str,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Passkey:
        """Rename a passkey.

        Only you see the name.

        Args:
            name: Name of the passkey.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Passkey = self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def remove_passkey(self, id: str, *, timeout: float | None = None) -> None:
        """Remove a passkey.

        The passkey can no longer be used to sign in. Sessions created with it end within a second, except the
        one making this request.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id), timeout=timeout), Answer.json)


class AsyncSessionMethods:
    """Signing in to the console, and your sessions."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncSessionMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncSessionMethodsWithRawResponse(self)

    async def sign_in(
        self,
        *,
        key: str | Unset = UNSET,
        token: str | Unset = UNSET,
        passkey: PasskeyAssertion | Unset = UNSET,
        timeout: float | None = None,
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
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Session = await self._core.ask(Operation("POST", "/session", body={"key": key, "token": token,
            "passkey": passkey}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def get(self, *, timeout: float | None = None) -> Session:
        """Who is signed in.

        Account, member or key, role, operator status, scopes, plan, language and expiry of the session.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Session = await self._core.ask(Operation("GET", "/session", timeout=timeout), AsyncAnswer.json)
        return answer

    async def sign_out(self, *, timeout: float | None = None) -> None:
        """Sign out.

        Ends the session on every process within a second. Signing out twice changes nothing.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", "/session", timeout=timeout), AsyncAnswer.json)

    async def mail_sign_in_link(self, *, email: str, timeout: float | None = None) -> SignInLinkReceipt:
        """Mail a sign-in link.

        For members of a team. The link works once, within 15 minutes. The response is the same for every
        address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks,
        and 30 from one network.

        Args:
            email: Mail address of a member.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SignInLinkReceipt = await self._core.ask(Operation("POST", "/session/links",
            body={"email": email}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def begin_passkey_sign_in(self, *, timeout: float | None = None) -> PasskeyRequest:
        """Begin to sign in with a passkey.

        Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is
        needed: the device knows its users. At most 300 an hour are issued to one network.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PasskeyRequest = await self._core.ask(Operation("POST", "/session/challenges",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def begin_passkey(self, *, timeout: float | None = None) -> PasskeyOptions:
        """Begin to add a passkey.

        The options with which a browser creates a passkey for the signed-in member. The challenge is valid for
        5 minutes, once. A member can have 20 passkeys.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: PasskeyOptions = await self._core.ask(Operation("POST", "/session/passkeys/options",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def add_passkey(
        self,
        *,
        name: str,
        response: PasskeyAttestation,
        timeout: float | None = None,
    ) -> Passkey:
        """Add a passkey.

        Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in
        with it by `POST /session {"passkey": …}`.

        Args:
            name: Name of the passkey.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Passkey = await self._core.ask(Operation("POST", "/session/passkeys", body={"name": name,
            "response": response}, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_passkeys(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[PasskeyList, Passkey]:
        """List your passkeys.

        The passkeys of the signed-in member, oldest first.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/session/passkeys", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    async def rename_passkey(
        self,
        id: str,
        *,
        name: str,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Passkey:
        """Rename a passkey.

        Only you see the name.

        Args:
            name: Name of the passkey.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Passkey = await self._core.ask(Operation("PATCH", path_of("/session/passkeys/{}", id),
            body={"name": name}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def remove_passkey(self, id: str, *, timeout: float | None = None) -> None:
        """Remove a passkey.

        The passkey can no longer be used to sign in. Sessions created with it end within a second, except the
        one making this request.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/session/passkeys/{}", id),
            timeout=timeout), AsyncAnswer.json)


class SessionMethodsWithRawResponse:
    """The methods of `SessionMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: SessionMethods) -> None:
        self.sign_in = raw_of(methods.sign_in)
        self.get = raw_of(methods.get)
        self.sign_out = raw_of(methods.sign_out)
        self.mail_sign_in_link = raw_of(methods.mail_sign_in_link)
        self.begin_passkey_sign_in = raw_of(methods.begin_passkey_sign_in)
        self.begin_passkey = raw_of(methods.begin_passkey)
        self.add_passkey = raw_of(methods.add_passkey)
        self.list_passkeys = raw_of(methods.list_passkeys)
        self.rename_passkey = raw_of(methods.rename_passkey)
        self.remove_passkey = raw_of(methods.remove_passkey)


class AsyncSessionMethodsWithRawResponse:
    """The methods of `AsyncSessionMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncSessionMethods) -> None:
        self.sign_in = async_raw_of(methods.sign_in)
        self.get = async_raw_of(methods.get)
        self.sign_out = async_raw_of(methods.sign_out)
        self.mail_sign_in_link = async_raw_of(methods.mail_sign_in_link)
        self.begin_passkey_sign_in = async_raw_of(methods.begin_passkey_sign_in)
        self.begin_passkey = async_raw_of(methods.begin_passkey)
        self.add_passkey = async_raw_of(methods.add_passkey)
        self.list_passkeys = async_raw_of(methods.list_passkeys)
        self.rename_passkey = async_raw_of(methods.rename_passkey)
        self.remove_passkey = async_raw_of(methods.remove_passkey)
