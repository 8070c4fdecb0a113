# Made by clients/python/scripts/generate.ts; do not edit.
"""The public client class. This is the synchronous version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar, cast

from .core import Answer, Core, over, raw_of
from .groups import Groups
from .._platform.http import HttpTransport, Pauses, Transport
from .._rules import Settings

P = ParamSpec("P")
T = TypeVar("T")


class Client(Groups):
    """The client, with methods by group. It keeps connections open: close it, or use it in `with`."""

    def __init__(
        self, base_url: str, key: str | None = None, *, headers: Mapping[str, str] | None = None, timeout: float = 30.0,
        max_retries: int = 2, retry_delay: float = 0.5, max_retry_after: float = 60.0, transport: Transport | None = None,
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
        super().__init__(Core(settings, transport or HttpTransport(), Pauses()))

    def with_options(
        self, *, headers: Mapping[str, str] | None = None, timeout: float | None = None, max_retries: int | None = None
    ) -> Client:
        """A client with other options for some calls. It shares the connections, which are closed with this client.

        Args:
            headers: Additional headers.
            timeout: Seconds for one attempt.
            max_retries: The maximum number of attempts after the first, also in endless loops.
        """
        chosen = {"max_retries": max_retries, "loop_retries": max_retries, "timeout": timeout}
        given: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
        settings = replace(self._core.settings, headers={**self._core.settings.headers, **(headers or {})}, **given)
        client = Client.__new__(Client)
        Groups.__init__(client, replace(self._core, settings=settings))
        return client

    def with_response(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, int, Mapping[str, str]]:
        """The result of a method with status and headers, as in ``with_response(client.bids.get, number)``. Names of
        headers are in lower case.
        """
        response = raw_of(method)(*args, **kwargs)
        return response.data, response.status, response.headers

    def raw(self, method: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """The response to a method with its body unread. Error statuses are still raised."""
        return cast(Answer, over(cast(Any, method), is_raw=True)(*args, **kwargs))

    def close(self) -> None:
        """Closes the connections. Calls that are running in other threads or tasks end with ``ClientClosed``."""
        self._core.pauses.close()
        self._core.transport.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
