"""The decisions of a call without input or output, shared by both clients."""

from __future__ import annotations

import json
import math
import random
import re
import time
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final, Generic, TypeVar
from urllib.parse import quote, urlencode

from ._errors import ApiError, ConnectionLost, CursorExpired, GonggoError, TimedOut
from ._platform.http import Request
from ._record import Record

T = TypeVar("T")

LONGEST_DELAY = 8.0
NOT_OURS = "The answer is not one of Gonggo: check the base URL"


class Unset(Enum):
    """The type of ``UNSET``."""

    UNSET = "not given"


UNSET: Final = Unset.UNSET
"""Absent: in a patch, the field remains unchanged. ``None`` is sent as ``null``."""


@dataclass(frozen=True)
class Settings:
    """The options of the client."""

    base_url: str
    key: str | None = field(repr=False)
    headers: Mapping[str, str]
    timeout: float
    max_retries: int
    retry_delay: float
    max_retry_after: float
    # Endless loops retry outages forever, unless the caller sets a limit for them.
    loop_retries: float = math.inf

    def __post_init__(self) -> None:
        if not isinstance(self.base_url, str) or not re.fullmatch(r"https?://[^/?#]+[^?#]*", self.base_url):
            # A key passed as the base URL by mistake must not get into a log.
            shown = "" if "gg_" in str(self.base_url) else f": {self.base_url!r}"
            raise ValueError(f"The first argument is not the base URL of a service, such as https://gonggo.example.com{shown}")
        # Paths begin with /v1, so it is removed from a base URL that ends with it.
        object.__setattr__(self, "base_url", re.sub(r"/*(?:/v1)?/*$", "", self.base_url))
        # Keys read from a file end in a line break. Characters that headers do not allow are rejected here, because the
        # error of the platform would contain the key.
        key = (self.key or "").strip() or None
        if key and not re.fullmatch(r"[!-~]+", key):
            raise ValueError("The key contains a blank or another character that no key has")
        object.__setattr__(self, "key", key)


@dataclass(frozen=True)
class Operation:
    """The properties of an operation, from its generated method."""

    method: str
    path: str
    query: Mapping[str, object] = field(default_factory=dict)
    body: object = UNSET
    accept: str = "application/json"
    headers: Mapping[str, str | None] = field(default_factory=dict)
    # The same for all attempts of a call; random if None. Unset if the operation accepts none.
    idempotency_key: str | None | Unset = UNSET
    # A POST that only reads.
    only_reads: bool = False
    # Options of this call only.
    timeout: float | None = None

    def request(self, settings: Settings) -> Request:
        headers = {"accept": self.accept, **{name.lower(): value for name, value in settings.headers.items()}}
        headers |= {name: value for name, value in self.headers.items() if value is not None}
        headers |= {"authorization": f"Bearer {settings.key}"} if settings.key else {}
        if self.idempotency_key is not UNSET:
            headers["idempotency-key"] = self.idempotency_key or str(uuid.uuid4())
        url = settings.base_url + self.path + search_of(self.query)
        if self.body is UNSET:
            return Request(self.method, url, headers, None)
        headers["content-type"] = "application/json"
        given = {name: it for name, it in self.body.items() if it is not UNSET} if isinstance(self.body, dict) else self.body
        return Request(self.method, url, headers, json.dumps(given, ensure_ascii=False).encode())

    def after(self, headers: Mapping[str, str], page: Mapping[str, Any]) -> Operation | None:
        """The request for the next page: by its link, by its cursor, or by its body."""
        if link := re.search(r'<[^>?]*(\?[^>]*)>;\s*rel="?next"?', headers.get("link", "")):
            return replace(self, path=self.path.split("?")[0] + link[1], query={})
        if isinstance(self.body, dict) and isinstance(page.get("next"), dict):
            return replace(self, body={**self.body, **page["next"]})
        return replace(self, query={**self.query, "since": page["nextCursor"]}) if page.get("hasMore") else None


def path_of(template: str, *values: str) -> str:
    """A path with encoded values; values that would change the address are rejected."""
    if not {"", ".", ".."}.isdisjoint(values):
        raise ValueError('"", "." and ".." are no parts of an address')
    return template.format(*(quote(value, safe="") for value in values))


def search_of(query: Mapping[str, object]) -> str:
    """Lists are repeated parameters; absent values are omitted."""
    pairs: list[tuple[str, str]] = []
    for name, value in query.items():
        several = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
        pairs += [(name, str(it).lower() if isinstance(it, bool) else str(it)) for it in several if it is not None]
    return "?" + urlencode(pairs, quote_via=quote) if pairs else ""


@dataclass(frozen=True)
class Response(Generic[T]):
    """The result of a method with its response."""

    data: T
    """The return value of the method."""
    status: int
    headers: Mapping[str, str]
    """Names in lower case."""
    content: bytes = field(repr=False)
    """The unparsed body."""

    @property
    def request_id(self) -> str | None:
        """Include it in support requests."""
        return self.headers.get("x-request-id")


class Attempts:
    """The attempts of one call: the request, the limit of each, and whether there is a next one."""

    def __init__(self, settings: Settings, operation: Operation, max_retries: float | None = None) -> None:
        self.request, self._settings = operation.request(settings), settings
        self._takes_key, self._only_reads = operation.idempotency_key is not UNSET, operation.only_reads
        self._left, self._delay = settings.max_retries if max_retries is None else max_retries, settings.retry_delay
        # A long poll may take longer by its wait.
        wait = operation.query.get("wait")
        own = settings.timeout if operation.timeout is None else operation.timeout
        self.timeout = own + (float(wait) if isinstance(wait, (int, float)) else 0.0)

    def pause_after(self, error: GonggoError) -> float:
        """Returns the wait before the next attempt; raises the error if there is none."""
        told = error.retry_after if isinstance(error, ApiError) else None
        if self._left <= 0 or (told or 0) > self._settings.max_retry_after or not self._is_repeatable(error):
            raise error
        own, self._delay = min(self._delay, LONGEST_DELAY), min(self._delay * 2, LONGEST_DELAY)
        self._left -= 1
        # The random part prevents clients with the same Retry-After from retrying at once.
        return own * random.uniform(0.5, 1) if told is None else told + random.uniform(0, self._settings.retry_delay)

    def _is_repeatable(self, error: GonggoError) -> bool:
        """A request that may have reached the service is retried only if it is idempotent."""
        if isinstance(error, ApiError):
            return error.status in (429, 503) or (self._takes_key and error.code == "request_in_progress")
        is_same_twice = self._takes_key or self._only_reads or self.request.method in ("GET", "PUT", "DELETE")
        return isinstance(error, ConnectionLost) and (error.unsent or is_same_twice)


class Watch:
    """The time limit of an attempt. Waiting beyond it raises an error that names the limit."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.begin()

    def begin(self) -> None:
        self._end = time.monotonic() + self._seconds

    def left(self) -> float:
        if (left := self._end - time.monotonic()) <= 0:
            raise TimedOut("No answer in time")
        return left

    def __enter__(self) -> None: ...
    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, TimedOut):
            text = f"No answer within {self._seconds:g} s: the option timeout sets this limit"
            raise TimedOut(text, unsent=error.unsent) from error


class Rows:
    """Counts the missing lines of an export: a proxy may end an incomplete body without an error."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        total = headers.get("x-total-count", "")
        self._is_table, self._in_text = headers.get("content-type", "").startswith("text/csv"), False
        # The head of a table is not a row.
        self._missing = int(total) + self._is_table if total.isdecimal() and total != "0" else 0

    def take(self, piece: bytes) -> None:
        """Counts line ends; in a table, those outside quotes. Empty input is the end."""
        for place, text in enumerate(piece.split(b'"') if self._is_table else [piece]):
            self._in_text ^= place > 0
            self._missing -= 0 if self._in_text else text.count(b"\n")
        if not piece and self._missing > 0:
            raise ConnectionLost(f"The answer was cut off: {self._missing} rows are missing")


def refusal_of(status: int, headers: Mapping[str, str], body: bytes) -> ApiError:
    # The body may be the page of a proxy or cut off, so the status is used as a fallback.
    try:
        problem = dict(json.loads(body, object_hook=Record))
    except (TypeError, ValueError):
        problem = {}
    return (CursorExpired if problem.get("code") == "cursor_expired" else ApiError)(status, headers, problem)


def json_in(body: bytes | str, status: int, headers: Mapping[str, str]) -> Any:
    """``None`` for a response without a body (204, and 304 if you have sent an ``ETag``)."""
    try:
        data = json.loads(body, object_hook=Record) if body else None
    except ValueError as error:
        # For example the page of a proxy.
        form = headers.get("content-type", "").split(";")[0] or "of no type"
        raise ConnectionLost(f"The answer is not JSON: status {status}, {form}; check the base URL") from error
    if body and data is None:
        raise GonggoError(NOT_OURS)
    return data
