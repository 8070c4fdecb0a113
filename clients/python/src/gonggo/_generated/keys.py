# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import Key, KeyList, KeyWithSecret


class KeysMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> KeysMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return KeysMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[KeyList, Key]:
        """List keys.

        The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they
        are not stored.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/keys", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    def create(
        self,
        *,
        name: str | None | Unset = UNSET,
        scopes: Sequence[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read",
            "pursuits:write", "profile:read", "profile:write", "links:read", "links:write", "statistics:read",
            "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write",
            "keys:manage", "access:manage"] | str] | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeyWithSecret:
        """Create a key.

        The response shows the secret in `key`, only once. A key can grant at most its own scopes, and grants
        all of them if none are named. The new key expires no later than the key you call with.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            name: Name to recognise the key by; must not be blank.
            scopes: Scopes of the new key, at most those of the key you call with. Absent: all of those.
            expires_at: When it expires: a time with offset, or a date (that day is included). It must be in the
                future and not after the expiry of the key you call with. Absent or `null`: it expires together
                with that key, or never if that key does not expire.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeyWithSecret = self._core.ask(Operation("POST", "/v1/keys", body={"name": name,
            "scopes": scopes, "expiresAt": expires_at}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def get(self, id: str, *, timeout: float | None = None) -> Key:
        """One key.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Key = self._core.ask(Operation("GET", path_of("/v1/keys/{}", id), timeout=timeout), Answer.json)
        return answer

    def revoke(
        self,
        id: str,
        *,
        descendants: Literal["keep", "revoke"] | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Revoke a key.

        Every process rejects the key within a second, and this cannot be undone. With `descendants=revoke` the
        keys created with it, and those created with them in turn, are revoked too.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            descendants: What to do with the keys that were created with this one, and those created with them
                in turn. Default: "keep".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/keys/{}", id), query={"descendants": descendants},
            timeout=timeout), Answer.json)

    def rotate(
        self,
        id: str,
        *,
        grace_seconds: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeyWithSecret:
        """Replace the secret of a key.

        The response shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`;
        one that was already in its grace period ends at once. A key may always rotate itself, and other keys
        only if it has all of their scopes.

        Plan: Pro and Enterprise. Scope: `keys:manage`; a key needs none for itself; signed-in members need none
        for their own keys.

        Args:
            grace_seconds: How many seconds the old secret stays valid. Default: 86400.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeyWithSecret = self._core.ask(Operation("POST", path_of("/v1/keys/{}/rotate", id),
            body={"graceSeconds": grace_seconds}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer


class AsyncKeysMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncKeysMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncKeysMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[KeyList, Key]:
        """List keys.

        The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they
        are not stored.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/keys", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def create(
        self,
        *,
        name: str | None | Unset = UNSET,
        scopes: Sequence[Literal["bids:read", "keywords:read", "keywords:write", "pursuits:read",
            "pursuits:write", "profile:read", "profile:write", "links:read", "links:write", "statistics:read",
            "reports:read", "reports:write", "team:read", "team:manage", "webhooks:read", "webhooks:write",
            "keys:manage", "access:manage"] | str] | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeyWithSecret:
        """Create a key.

        The response shows the secret in `key`, only once. A key can grant at most its own scopes, and grants
        all of them if none are named. The new key expires no later than the key you call with.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            name: Name to recognise the key by; must not be blank.
            scopes: Scopes of the new key, at most those of the key you call with. Absent: all of those.
            expires_at: When it expires: a time with offset, or a date (that day is included). It must be in the
                future and not after the expiry of the key you call with. Absent or `null`: it expires together
                with that key, or never if that key does not expire.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeyWithSecret = await self._core.ask(Operation("POST", "/v1/keys", body={"name": name,
            "scopes": scopes, "expiresAt": expires_at}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get(self, id: str, *, timeout: float | None = None) -> Key:
        """One key.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Key = await self._core.ask(Operation("GET", path_of("/v1/keys/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def revoke(
        self,
        id: str,
        *,
        descendants: Literal["keep", "revoke"] | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Revoke a key.

        Every process rejects the key within a second, and this cannot be undone. With `descendants=revoke` the
        keys created with it, and those created with them in turn, are revoked too.

        Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.

        Args:
            descendants: What to do with the keys that were created with this one, and those created with them
                in turn. Default: "keep".
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/keys/{}", id), query={"descendants": descendants},
            timeout=timeout), AsyncAnswer.json)

    async def rotate(
        self,
        id: str,
        *,
        grace_seconds: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeyWithSecret:
        """Replace the secret of a key.

        The response shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`;
        one that was already in its grace period ends at once. A key may always rotate itself, and other keys
        only if it has all of their scopes.

        Plan: Pro and Enterprise. Scope: `keys:manage`; a key needs none for itself; signed-in members need none
        for their own keys.

        Args:
            grace_seconds: How many seconds the old secret stays valid. Default: 86400.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeyWithSecret = await self._core.ask(Operation("POST", path_of("/v1/keys/{}/rotate", id),
            body={"graceSeconds": grace_seconds}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer


class KeysMethodsWithRawResponse:
    """The methods of `KeysMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: KeysMethods) -> None:
        self.list = raw_of(methods.list)
        self.create = raw_of(methods.create)
        self.get = raw_of(methods.get)
        self.revoke = raw_of(methods.revoke)
        self.rotate = raw_of(methods.rotate)


class AsyncKeysMethodsWithRawResponse:
    """The methods of `AsyncKeysMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncKeysMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.create = async_raw_of(methods.create)
        self.get = async_raw_of(methods.get)
        self.revoke = async_raw_of(methods.revoke)
        self.rotate = async_raw_of(methods.rotate)
