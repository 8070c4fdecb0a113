# Made by clients/python/scripts/generate.ts; do not edit.
"""Calls with their attempts, lists, and endless loops. This is the synchronous version."""

from __future__ import annotations

import random
from collections.abc import Iterator, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar, cast

from .._errors import ClientClosed, ConnectionLost, GonggoError
from .._platform.http import Pauses, Reply, Transport
from .._rules import NOT_OURS, Attempts, Operation, Response, Rows, Settings, Watch, json_in, refusal_of

T = TypeVar("T")
P = TypeVar("P")
Q = ParamSpec("Q")


class Answer:
    """A response with its body unread: iterate over it for its bytes. An incomplete body raises an error."""

    def __init__(self, reply: Reply, watch: Watch) -> None:
        self.status = reply.status
        self.headers = reply.headers
        """Names in lower case."""
        self.content = b""
        """The body, after `read`."""
        self._reply, self._watch, self._is_stream = reply, watch, False

    def as_stream(self) -> Answer:
        # The limit applies to each silence, excluding the time that the reader takes.
        self._is_stream = True
        return self

    def read(self) -> bytes:
        """The whole body."""
        self.content = b"".join([piece for piece in self])
        return self.content

    def text(self) -> str:
        """The whole body as text."""
        return (self.read()).decode(errors="replace")

    def json(self) -> Any:
        """The decoded body; ``None`` if it is empty."""
        return json_in(self.read(), self.status, self.headers)

    def page(self) -> Any:
        """A decoded list; empty without a body. A response without items is from another service."""
        data = {"items": []} if (said := self.json()) is None else said
        if not isinstance(data, dict) or not isinstance(data.get("items"), list):
            raise GonggoError(NOT_OURS)
        return data

    def lines(self) -> Iterator[str]:
        """The lines as they arrive."""
        rest = b""
        for piece in self:
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                yield line.removesuffix(b"\r").decode()
        if rest:
            yield rest.decode()

    def __iter__(self) -> Iterator[bytes]:
        rows = Rows(self.headers)
        try:
            while True:
                if self._is_stream:
                    self._watch.begin()
                with self._watch:
                    piece = self._reply.read(self._watch.left())
                rows.take(piece)
                if not piece:
                    return
                yield piece
        finally:
            self.close()

    def close(self) -> None:
        """Drops the rest of the body."""
        self._reply.close()

    def __enter__(self) -> Answer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Page(Generic[P, T]):
    """One page of a list."""

    def __init__(self, data: Any, following: Callable[[], Page[P, T]] | None) -> None:
        self.data: P = data
        """The page in the format of the API."""
        self.items: list[T] = data["items"]
        self.total: int | None = data.get("total")
        """Number of items on all pages at this moment; ``None`` if the list has no total, such as a feed."""
        self.next_cursor: str | None = data.get("nextCursor")
        """For feeds: where the next page begins."""
        self._following = following

    def __getitem__(self, name: str) -> Any:
        """A field of the page by its name in the API, such as ``nextCursor``."""
        return cast(Any, self.data)[name]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.data!r})"

    def pages(self) -> Iterator[Page[P, T]]:
        """This page and the following ones."""
        yield (page := self)
        while page._following is not None:
            yield (page := page._following())

    def all(self) -> Iterator[T]:
        """All items of this page and the following ones."""
        for page in self.pages():
            for item in page.items:
                yield item


@dataclass(frozen=True)
class Core:
    """The runtime of the generated methods."""

    settings: Settings
    transport: Transport
    pauses: Pauses
    # Called with each response that was read; `is_raw`: whether it is returned unread instead.
    seen: Callable[[Answer], None] | None = None
    is_raw: bool = False

    def stream(self, operation: Operation, max_retries: float | None = None) -> Answer:
        return self.ask(operation, Answer.as_stream, max_retries)

    def ask(self, operation: Operation, take: Callable[[Answer], T], max_retries: float | None = None) -> T:
        attempts = Attempts(self.settings, operation, max_retries)
        while True:
            try:
                answer = self._open(attempts)
                # For raw responses, the caller casts the type.
                taken = cast(T, answer) if self.is_raw else take(answer)
                if self.seen is not None:
                    self.seen(answer)
                return taken
            except GonggoError as error:
                if self.pauses.closed:
                    raise ClientClosed("The client was closed") from error
                self.pauses.wait(attempts.pause_after(error))

    def _open(self, attempts: Attempts) -> Answer:
        if self.pauses.closed:
            raise ClientClosed("The client is closed")
        watch = Watch(attempts.timeout)
        with watch:
            answer = Answer(self.transport.send(attempts.request, watch.left()), watch)
        if 200 <= answer.status < 300 or answer.status == 304:
            return answer
        with suppress(ConnectionLost):
            answer.read()
        raise refusal_of(answer.status, answer.headers, answer.content)

    def first_page(self, operation: Operation) -> Page[Any, Any]:
        def take(answer: Answer) -> Page[Any, Any]:
            data = answer.page()
            onward = operation.after(answer.headers, data)
            # A raw response contains only the body of the first page.
            return Page(data, None if onward is None else lambda: replace(self, seen=None).first_page(onward))

        return self.ask(operation, take)

    def lines(self, operation: Operation) -> Iterator[Any]:
        with self.stream(operation) as answer:
            for line in answer.lines():
                if line:
                    yield json_in(line, answer.status, answer.headers)

    def follow(self, operation: Operation, pause: float) -> Iterator[Any]:
        """Yields pages without end."""
        query = dict(operation.query)
        while True:
            page = self.ask(replace(operation, query=query), Answer.page, self.settings.loop_retries)
            if page["nextCursor"] != query.get("since"):
                yield Page(page, None)
            query["since"] = page["nextCursor"]
            if not page["hasMore"] and not query.get("wait"):
                self.pauses.wait(pause)

    def events(self, operation: Operation, last_event_id: str | None) -> Iterator[Any]:
        """Yields messages without end: if the connection ends, a new one resumes after the last message."""
        while True:
            answer = self.stream(replace(operation, headers={"last-event-id": last_event_id or None}), self.settings.loop_retries)
            told: dict[str, list[str]] = {}
            # If the connection is lost, the next one resumes there.
            with suppress(ConnectionLost):
                for line in answer.lines():
                    name, _, value = line.partition(":")
                    told.setdefault(name, []).append(value.removeprefix(" "))
                    if not line and "data" in told:
                        last_event_id = told.get("id", [last_event_id])[-1]
                        yield json_in("\n".join(told["data"]), answer.status, answer.headers)
                    told = told if line else {}
            answer.close()
            self.pauses.wait(self.settings.retry_delay * random.uniform(0.5, 1.5))


def over(method: Callable[Q, T], **changes: Any) -> Callable[Q, T]:
    """The same method on a core with these changes."""
    group = cast(Any, method).__self__
    return cast(Callable[Q, T], getattr(type(group)(replace(group._core, **changes)), method.__name__))


def raw_of(method: Callable[Q, T]) -> Callable[Q, Response[T]]:
    """The same method, which also returns status, headers and body of its response."""

    @wraps(method)
    def call(*args: Q.args, **kwargs: Q.kwargs) -> Response[T]:
        seen: list[Answer] = []
        data = over(method, seen=seen.append)(*args, **kwargs)
        return Response(data, seen[-1].status, seen[-1].headers, seen[-1].content)

    return call
