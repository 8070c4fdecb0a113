"""Calls with their attempts, lists, and endless loops. `_generated/core.py` is made from this file."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar, cast

from ._errors import ClientClosed, ConnectionLost, GonggoError
from ._platform.http_async import AsyncPauses, AsyncReply, AsyncTransport
from ._rules import NOT_OURS, Attempts, Operation, Response, Rows, Settings, Watch, json_in, refusal_of

T = TypeVar("T")
P = TypeVar("P")
Q = ParamSpec("Q")


class AsyncAnswer:
    """A response with its body unread: iterate over it for its bytes. An incomplete body raises an error."""

    def __init__(self, reply: AsyncReply, watch: Watch) -> None:
        self.status = reply.status
        self.headers = reply.headers
        """Names in lower case."""
        self.content = b""
        """The body, after `read`."""
        self._reply, self._watch, self._is_stream = reply, watch, False

    async def as_stream(self) -> AsyncAnswer:
        # The limit applies to each silence, excluding the time that the reader takes.
        self._is_stream = True
        return self

    async def read(self) -> bytes:
        """The whole body."""
        self.content = b"".join([piece async for piece in self])
        return self.content

    async def text(self) -> str:
        """The whole body as text."""
        return (await self.read()).decode(errors="replace")

    async def json(self) -> Any:
        """The decoded body; ``None`` if it is empty."""
        return json_in(await self.read(), self.status, self.headers)

    async def page(self) -> Any:
        """A decoded list; empty without a body. A response without items is from another service."""
        data = {"items": []} if (said := await self.json()) is None else said
        if not isinstance(data, dict) or not isinstance(data.get("items"), list):
            raise GonggoError(NOT_OURS)
        return data

    async def lines(self) -> AsyncIterator[str]:
        """The lines as they arrive."""
        rest = b""
        async for piece in self:
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                yield line.removesuffix(b"\r").decode()
        if rest:
            yield rest.decode()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        rows = Rows(self.headers)
        try:
            while True:
                if self._is_stream:
                    self._watch.begin()
                with self._watch:
                    piece = await self._reply.read(self._watch.left())
                rows.take(piece)
                if not piece:
                    return
                yield piece
        finally:
            await self.close()

    async def close(self) -> None:
        """Drops the rest of the body."""
        await self._reply.close()

    async def __aenter__(self) -> AsyncAnswer:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncPage(Generic[P, T]):
    """One page of a list."""

    def __init__(self, data: Any, following: Callable[[], Awaitable[AsyncPage[P, T]]] | None) -> None:
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

    async def pages(self) -> AsyncIterator[AsyncPage[P, T]]:
        """This page and the following ones."""
        yield (page := self)
        while page._following is not None:
            yield (page := await page._following())

    async def all(self) -> AsyncIterator[T]:
        """All items of this page and the following ones."""
        async for page in self.pages():
            for item in page.items:
                yield item


# async only: begin
class AsyncPages(Generic[P, T]):
    """A list: await it for its first page, or loop over all of it."""

    def __init__(self, first: Callable[[], Awaitable[AsyncPage[P, T]]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, Any, AsyncPage[P, T]]:
        return self._first().__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[P, T]]:
        """Yields page by page."""
        async for page in (await self._first()).pages():
            yield page

    async def all(self) -> AsyncIterator[T]:
        """All items of all pages."""
        async for item in (await self._first()).all():
            yield item
# async only: end


@dataclass(frozen=True)
class AsyncCore:
    """The runtime of the generated methods."""

    settings: Settings
    transport: AsyncTransport
    pauses: AsyncPauses
    # Called with each response that was read; `is_raw`: whether it is returned unread instead.
    seen: Callable[[AsyncAnswer], None] | None = None
    is_raw: bool = False

    async def stream(self, operation: Operation, max_retries: float | None = None) -> AsyncAnswer:
        return await self.ask(operation, AsyncAnswer.as_stream, max_retries)

    async def ask(self, operation: Operation, take: Callable[[AsyncAnswer], Awaitable[T]], max_retries: float | None = None) -> T:
        attempts = Attempts(self.settings, operation, max_retries)
        while True:
            try:
                answer = await self._open(attempts)
                # For raw responses, the caller casts the type.
                taken = cast(T, answer) if self.is_raw else await take(answer)
                if self.seen is not None:
                    self.seen(answer)
                return taken
            except GonggoError as error:
                if self.pauses.closed:
                    raise ClientClosed("The client was closed") from error
                await self.pauses.wait(attempts.pause_after(error))

    async def _open(self, attempts: Attempts) -> AsyncAnswer:
        if self.pauses.closed:
            raise ClientClosed("The client is closed")
        watch = Watch(attempts.timeout)
        with watch:
            answer = AsyncAnswer(await self.transport.send(attempts.request, watch.left()), watch)
        if 200 <= answer.status < 300 or answer.status == 304:
            return answer
        with suppress(ConnectionLost):
            await answer.read()
        raise refusal_of(answer.status, answer.headers, answer.content)

    # async only: begin
    def page(self, operation: Operation) -> AsyncPages[Any, Any]:
        return AsyncPages(lambda: self.first_page(operation))

    # async only: end
    async def first_page(self, operation: Operation) -> AsyncPage[Any, Any]:
        async def take(answer: AsyncAnswer) -> AsyncPage[Any, Any]:
            data = await answer.page()
            onward = operation.after(answer.headers, data)
            # A raw response contains only the body of the first page.
            return AsyncPage(data, None if onward is None else lambda: replace(self, seen=None).first_page(onward))

        return await self.ask(operation, take)

    async def lines(self, operation: Operation) -> AsyncIterator[Any]:
        async with await self.stream(operation) as answer:
            async for line in answer.lines():
                if line:
                    yield json_in(line, answer.status, answer.headers)

    async def follow(self, operation: Operation, pause: float) -> AsyncIterator[Any]:
        """Yields pages without end."""
        query = dict(operation.query)
        while True:
            page = await self.ask(replace(operation, query=query), AsyncAnswer.page, self.settings.loop_retries)
            if page["nextCursor"] != query.get("since"):
                yield AsyncPage(page, None)
            query["since"] = page["nextCursor"]
            if not page["hasMore"] and not query.get("wait"):
                await self.pauses.wait(pause)

    async def events(self, operation: Operation, last_event_id: str | None) -> AsyncIterator[Any]:
        """Yields messages without end: if the connection ends, a new one resumes after the last message."""
        while True:
            answer = await self.stream(replace(operation, headers={"last-event-id": last_event_id or None}), self.settings.loop_retries)
            told: dict[str, list[str]] = {}
            # If the connection is lost, the next one resumes there.
            with suppress(ConnectionLost):
                async for line in answer.lines():
                    name, _, value = line.partition(":")
                    told.setdefault(name, []).append(value.removeprefix(" "))
                    if not line and "data" in told:
                        last_event_id = told.get("id", [last_event_id])[-1]
                        yield json_in("\n".join(told["data"]), answer.status, answer.headers)
                    told = told if line else {}
            await answer.close()
            await self.pauses.wait(self.settings.retry_delay * random.uniform(0.5, 1.5))


def over(method: Callable[Q, T], **changes: Any) -> Callable[Q, T]:
    """The same method on a core with these changes."""
    group = cast(Any, method).__self__
    return cast(Callable[Q, T], getattr(type(group)(replace(group._core, **changes)), method.__name__))


def raw_of(method: Callable[Q, Awaitable[T]]) -> Callable[Q, Awaitable[Response[T]]]:
    """The same method, which also returns status, headers and body of its response."""

    @wraps(method)
    async def call(*args: Q.args, **kwargs: Q.kwargs) -> Response[T]:
        seen: list[AsyncAnswer] = []
        data = await over(method, seen=seen.append)(*args, **kwargs)
        return Response(data, seen[-1].status, seen[-1].headers, seen[-1].content)

    return call
