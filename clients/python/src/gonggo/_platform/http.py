"""The transport: the standard library, or your own."""

from __future__ import annotations

import io
import selectors
import socket
import ssl
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

from .._errors import ClientClosed, ConnectionLost, TimedOut

PIECE = 65536


@dataclass(frozen=True)
class Request:
    """The request of one attempt."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None


class Reply(Protocol):
    """A response whose body is read piece by piece."""

    @property
    def status(self) -> int: ...
    @property
    def headers(self) -> Mapping[str, str]:
        """Names in lower case."""
        ...

    def read(self, timeout: float) -> bytes:
        """The next piece as it arrives; ``b""`` at the end. Raises ``ConnectionLost`` if the body is incomplete."""
        ...

    def close(self) -> None:
        """Drops the rest of the body."""


class Transport(Protocol):
    """Sends requests: pass your own for a proxy, for recordings or for tests."""

    def send(self, request: Request, timeout: float) -> Reply:
        """Raises ``ConnectionLost``, with ``unsent`` if the request has surely not arrived, or ``TimedOut``."""
        ...

    def close(self) -> None:
        """Closes all connections, also those that other threads are waiting for."""


class Pauses:
    """Pauses between attempts, which end when the client is closed."""

    def __init__(self) -> None:
        self._closing = threading.Event()

    @property
    def closed(self) -> bool:
        return self._closing.is_set()

    def wait(self, seconds: float) -> None:
        if self._closing.wait(seconds):
            raise ClientClosed("The client was closed")

    def close(self) -> None:
        self._closing.set()


class HttpTransport:
    """``http.client`` with kept-alive connections and the TLS certificates of the platform."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self._context = context
        self._idle: list[tuple[str, HTTPConnection]] = []
        self._open: set[HTTPConnection] = set()
        self._lock = threading.Lock()
        self._closed = False

    def send(self, request: Request, timeout: float) -> HttpReply:
        end = time.monotonic() + timeout
        scheme, place, path, query, _ = urlsplit(request.url)
        connection = self._take(f"{scheme}://{place}", timeout)
        try:
            if connection.sock is None:
                with _Explained(unsent=True):
                    connection.connect()
            with _Explained():
                sock: Any = connection.sock
                deadline = _Deadline(sock, end)
                sock.settimeout(deadline.left())
                connection.request(
                    request.method, path + (query and "?" + query), request.body, dict(request.headers)
                )
                connection.response_class = cast(Any, lambda _, **told: HTTPResponse(cast(Any, deadline), **told))
                return HttpReply(self, f"{scheme}://{place}", connection, connection.getresponse(), deadline)
        except BaseException:
            self.give_up(connection)
            raise

    def _take(self, origin: str, timeout: float) -> HTTPConnection:
        with self._lock:
            if self._closed:
                raise ClientClosed("The client is closed")
            for kept in [it for it in reversed(self._idle) if it[0] == origin]:
                self._idle.remove(kept)
                if is_alive(kept[1].sock):
                    return kept[1]
                self._open.discard(kept[1])
                kept[1].close()
            scheme, place = origin.split("://")
            context = self._context or ssl.create_default_context() if scheme == "https" else None
            self._context = context or self._context
            connection = (
                HTTPSConnection(place, timeout=timeout, context=context)
                if scheme == "https"
                else HTTPConnection(place, timeout=timeout)
            )
            self._open.add(connection)
            return connection

    def keep(self, origin: str, connection: HTTPConnection) -> None:
        with self._lock:
            self._idle.append((origin, connection))

    def give_up(self, connection: HTTPConnection) -> None:
        with self._lock:
            self._open.discard(connection)
        connection.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for connection in self._open:
                if connection.sock is not None:
                    # Wakes other threads that wait for bytes.
                    with suppress(OSError):
                        connection.sock.shutdown(socket.SHUT_RDWR)
            for _, connection in self._idle:
                connection.close()
            self._idle.clear()


class HttpReply:
    """The response of ``HttpTransport``."""

    def __init__(
        self, transport: HttpTransport, origin: str, connection: HTTPConnection, response: HTTPResponse, deadline: Any
    ) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.headers.items()}
        self._transport, self._origin, self._connection = transport, origin, connection
        self._response, self._deadline = response, deadline
        self._left = response.length
        self._is_whole = self._is_closed = False

    def read(self, timeout: float) -> bytes:
        self._deadline.end = time.monotonic() + timeout
        with _Explained("The answer was cut off"):
            wanted = PIECE if self._left is None else min(PIECE, self._left)
            piece = self._response.read1(wanted) if wanted else b""
        if self._left is not None:
            self._left -= len(piece)
            if not piece and self._left:
                raise ConnectionLost("The answer was cut off")
        self._is_whole = not piece
        return piece

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        is_kept = self._is_whole and not self._response.will_close
        self._response.close()
        if is_kept:
            self._transport.keep(self._origin, self._connection)
        else:
            self._transport.give_up(self._connection)


def reason_of(error: BaseException, otherwise: str) -> str:
    """The message is the same in the clients of all languages, followed by the cause."""
    found, cause = otherwise, cast("BaseException | None", error)
    while cause is not None:
        if isinstance(cause, socket.gaierror):
            found = "The host name was not found"
        if isinstance(cause, ConnectionRefusedError):
            found = "The connection was refused"
        if isinstance(cause, ssl.SSLError) and cause.reason in ("WRONG_VERSION_NUMBER", "RECORD_LAYER_FAILURE"):
            return "The service at this address does not speak TLS: check http:// and https:// in the base URL"
        cause = cause.__cause__ or cause.__context__
    return f"{found}: {error!r}"


class _Explained:
    """Converts errors of the standard library to those of this client."""

    def __init__(self, otherwise: str = "No answer", *, unsent: bool = False) -> None:
        self._otherwise, self._unsent = otherwise, unsent

    def __enter__(self) -> None: ...
    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, TimeoutError):
            raise TimedOut("No answer in time", unsent=self._unsent) from error
        if isinstance(error, (OSError, HTTPException)):
            raise ConnectionLost(reason_of(error, self._otherwise), unsent=self._unsent) from error


class _Deadline:
    """A socket with a deadline for all reading, even if bytes arrive slowly."""

    def __init__(self, sock: socket.socket, end: float) -> None:
        self.end = end
        self._sock = sock

    def left(self) -> float:
        left = self.end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Bytes(self._sock, self), PIECE)


class _Bytes(io.RawIOBase):
    def __init__(self, sock: socket.socket, deadline: _Deadline) -> None:
        self._sock, self._deadline = sock, deadline
        self._raw = sock.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any) -> int | None:
        self._sock.settimeout(self._deadline.left())
        return self._raw.readinto(into)

    def close(self) -> None:
        self._raw.close()
        super().close()


def is_alive(sock: socket.socket) -> bool:
    """An idle connection must be silent: bytes, or its end, mean that the service has closed it."""
    with selectors.DefaultSelector() as selector:
        selector.register(sock, selectors.EVENT_READ)
        return not selector.select(0)
