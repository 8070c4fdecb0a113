"""Like `http.py`, for asyncio, with httpx2. Both are loaded late, because synchronous programs do not need them."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Any, Protocol, TypeVar

from .._errors import ClientClosed, ConnectionLost, TimedOut
from .http import Request, reason_of

T = TypeVar("T")


class AsyncReply(Protocol):
    """Like ``Reply``."""

    @property
    def status(self) -> int: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    async def read(self, timeout: float) -> bytes: ...
    async def close(self) -> None: ...


class AsyncTransport(Protocol):
    """Like ``Transport``."""

    async def send(self, request: Request, timeout: float) -> AsyncReply: ...
    async def close(self) -> None: ...


class AsyncHttpTransport:
    """Uses httpx2, which is not part of the public API."""

    def __init__(self) -> None:
        try:
            import httpx2
        except ImportError as error:
            raise ImportError("AsyncClient needs httpx2: install gonggo with the extra async") from error
        self._unsent = (httpx2.ConnectError, httpx2.ConnectTimeout)
        self._lost = (httpx2.HTTPError, httpx2.StreamError)
        self._client = httpx2.AsyncClient(timeout=None, headers={"accept-encoding": "identity"})

    async def send(self, request: Request, timeout: float) -> AsyncHttpReply:
        sent = self._client.build_request(
            request.method, request.url, headers=dict(request.headers), content=request.body
        )
        return AsyncHttpReply(self, await self.within(timeout, self._client.send(sent, stream=True)))

    async def within(self, timeout: float, work: Awaitable[T], otherwise: str = "No answer") -> T:
        import asyncio

        try:
            return await asyncio.wait_for(work, timeout)
        except (asyncio.TimeoutError, TimeoutError) as error:
            raise TimedOut("No answer in time") from error
        except self._lost as error:
            unsent = isinstance(error, self._unsent)
            raise ConnectionLost(reason_of(error, otherwise), unsent=unsent) from error

    async def close(self) -> None:
        await self._client.aclose()


class AsyncHttpReply:
    """The response of ``AsyncHttpTransport``."""

    def __init__(self, transport: AsyncHttpTransport, response: Any) -> None:
        self.status: int = response.status_code
        self.headers = {name.lower(): value for name, value in response.headers.items()}
        self._transport, self._response = transport, response
        self._pieces = response.aiter_raw()

    async def read(self, timeout: float) -> bytes:
        return await self._transport.within(timeout, self._next(), "The answer was cut off")

    async def _next(self) -> bytes:
        async for piece in self._pieces:
            return bytes(piece)
        return b""

    async def close(self) -> None:
        await self._response.aclose()


class AsyncPauses:
    """Like ``Pauses``; a cancelled task wakes up by itself."""

    closed = False

    async def wait(self, seconds: float) -> None:
        import asyncio

        await asyncio.sleep(seconds)
        if self.closed:
            raise ClientClosed("The client was closed")

    def close(self) -> None:
        self.closed = True
