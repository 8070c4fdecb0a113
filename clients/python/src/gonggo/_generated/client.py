# Made by clients/python/scripts/generate.ts; do not edit.
"""What callers hold in their hands. The same without waiting."""

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
    """All that the service can be asked, by subject. It keeps connections open: close it, or use it in `with`."""

    def __init__(
        self, base_url: str, key: str | None = None, *, headers: Mapping[str, str] | None = None, timeout: float = 30.0,
        max_retries: int = 2, retry_delay: float = 0.5, max_retry_after: float = 60.0, transport: Transport | None = None,
    ) -> None:
        """
        Args:
            base_url: Address of the service, such as ``https://gonggo.example.com``.
            key: An API key; without one the caller may be known by ``headers``.
            headers: Sent with each request.
            timeout: Seconds for one attempt, its body included; of a stream for each silence.
            max_retries: Attempts after the first.
            retry_delay: Seconds before the second attempt; doubled each time up to 8, and less by chance.
            max_retry_after: If the service asks to wait longer than this, its refusal is raised at once.
            transport: What sends the requests instead of the one that comes along.
        """
        settings = Settings(base_url, key, headers or {}, timeout, max_retries, retry_delay, max_retry_after)
        super().__init__(Core(settings, transport or HttpTransport(), Pauses()))

    def with_options(
        self, *, headers: Mapping[str, str] | None = None, timeout: float | None = None, max_retries: int | None = None
    ) -> Client:
        """The same client for some calls: its connections are shared, and closed with it.

        Args:
            headers: Sent as well.
            timeout: Seconds for one attempt.
            max_retries: Attempts after the first; of loops without an end too.
        """
        chosen = {"max_retries": max_retries, "loop_retries": max_retries, "timeout": timeout}
        given: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
        settings = replace(self._core.settings, headers={**self._core.settings.headers, **(headers or {})}, **given)
        client = Client.__new__(Client)
        Groups.__init__(client, replace(self._core, settings=settings))
        return client

    def with_response(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, int, Mapping[str, str]]:
        """What a method gives, with status and headers, as in ``with_response(client.bids.get, number)``. Names of
        headers are in lower case.
        """
        response = raw_of(method)(*args, **kwargs)
        return response.data, response.status, response.headers

    def raw(self, method: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """The answer to a method with its body unread. Refusals are raised all the same."""
        return cast(Answer, over(cast(Any, method), is_raw=True)(*args, **kwargs))

    def close(self) -> None:
        """Closes the connections. What still waits, in another thread or task, ends with ``ClientClosed``."""
        self._core.pauses.close()
        self._core.transport.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
