# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import Operation
from .core import Answer, Core, raw_of


class WidgetMethods:
    """Addresses that calendars, feed readers and widgets read without a key."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> WidgetMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return WidgetMethodsWithRawResponse(self)

    def get_script(self, *, timeout: float | None = None) -> str:
        """The script of widgets.

        A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that
        link. It needs no key, stores nothing, and sends requests to this service only.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/widget.js", accept="text/javascript", timeout=timeout), Answer.text)


class AsyncWidgetMethods:
    """Addresses that calendars, feed readers and widgets read without a key."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncWidgetMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncWidgetMethodsWithRawResponse(self)

    async def get_script(self, *, timeout: float | None = None) -> str:
        """The script of widgets.

        A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that
        link. It needs no key, stores nothing, and sends requests to this service only.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/widget.js", accept="text/javascript",
            timeout=timeout), AsyncAnswer.text)


class WidgetMethodsWithRawResponse:
    """The methods of `WidgetMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: WidgetMethods) -> None:
        self.get_script = raw_of(methods.get_script)


class AsyncWidgetMethodsWithRawResponse:
    """The methods of `AsyncWidgetMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncWidgetMethods) -> None:
        self.get_script = async_raw_of(methods.get_script)
