"""The public client class. `_generated/client.py` is made from this file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar, cast

from ._async_core import AsyncAnswer, AsyncCore, over, raw_of
from ._generated.async_groups import AsyncGroups
from ._platform.http_async import AsyncHttpTransport, AsyncPauses, AsyncTransport
from ._rules import Settings

P = ParamSpec("P")
T = TypeVar("T")


class AsyncClient(AsyncGroups):
    """The client, with methods by group. It keeps connections open: close it, or use it in `with`."""

    def __init__(
        self, base_url: str, key: str | None = None, *, headers: Mapping[str, str] | None = None, timeout: float = 30.0,
        max_retries: int = 2, retry_delay: float = 0.5, max_retry_after: float = 60.0, transport: AsyncTransport | None = None,
    ) -> None:
        """
        Args:
            base_url: The address of the service, such as ``https://gonggo.example.com``.
            key: An API key; without one, ``headers`` may authenticate the caller.
            headers: Sent with each request.
            timeout: Seconds for one attempt including its body; for streams, for each silence.
            max_retries: The maximum number of attempts after the first.
            retry_delay: Seconds before the second attempt; doubles each time up to 8, with a random reduction.
            max_retry_after: If the service asks for a longer wait, its error is raised at once.
            transport: Sends the requests instead of the default transport.
        """
        settings = Settings(base_url, key, headers or {}, timeout, max_retries, retry_delay, max_retry_after)
        super().__init__(AsyncCore(settings, transport or AsyncHttpTransport(), AsyncPauses()))

    def with_options(
        self, *, headers: Mapping[str, str] | None = None, timeout: float | None = None, max_retries: int | None = None
    ) -> AsyncClient:
        """A client with other options for some calls. It shares the connections, which are closed with this client.

        Args:
            headers: Additional headers.
            timeout: Seconds for one attempt.
            max_retries: The maximum number of attempts after the first, also in endless loops.
        """
        chosen = {"max_retries": max_retries, "loop_retries": max_retries, "timeout": timeout}
        given: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
        settings = replace(self._core.settings, headers={**self._core.settings.headers, **(headers or {})}, **given)
        client = AsyncClient.__new__(AsyncClient)
        AsyncGroups.__init__(client, replace(self._core, settings=settings))
        return client

    async def with_response(self, method: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> tuple[T, int, Mapping[str, str]]:
        """The result of a method with status and headers, as in ``with_response(client.bids.get, number)``. Names of
        headers are in lower case.
        """
        response = await raw_of(method)(*args, **kwargs)
        return response.data, response.status, response.headers

    async def raw(self, method: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> AsyncAnswer:
        """The response to a method with its body unread. Error statuses are still raised."""
        return cast(AsyncAnswer, await over(cast(Any, method), is_raw=True)(*args, **kwargs))

    async def close(self) -> None:
        """Closes the connections. Calls that are running in other threads or tasks end with ``ClientClosed``."""
        self._core.pauses.close()
        await self._core.transport.close()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
