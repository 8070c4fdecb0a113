"""The errors of this client."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._generated.types import ProblemError


class GonggoError(Exception):
    """The base class of all errors of this client."""


class ApiError(GonggoError):
    """The service has responded with an error."""

    def __init__(self, status: int, headers: Mapping[str, str], problem: Mapping[str, Any]) -> None:
        self.status = status
        """The HTTP status."""
        self.code: str = problem.get("code") or "unknown"
        """For programs. A newer service may send codes that this client does not know; ``unknown`` = there was none."""
        self.detail: str = problem.get("detail") or ""
        """The problem, for users."""
        self.request_id: str | None = problem.get("requestId") or headers.get("x-request-id")
        """Include it in support requests."""
        self.fields: list[ProblemError] = errors if isinstance(errors := problem.get("errors"), list) else []
        """All errors in path, query and body."""
        self.retry_after = _seconds_in(headers.get("retry-after", ""))
        """Seconds to wait before the next attempt, from the service; ``None`` = none were sent."""
        # The detail describes the first error but does not name its field.
        names = ", ".join(str(it["name"]) for it in self.fields if isinstance(it, dict) and "name" in it)
        wait = "" if self.retry_after is None else f"(retry after {math.ceil(self.retry_after)} s)"
        hint = "" if self.code != "unknown" else _REDIRECTED if 300 <= status < 400 else _FOREIGN
        parts = [str(status), self.code, self.detail or hint, f"({names})" if names else "", wait]
        super().__init__(" ".join(filter(None, parts)))


_REDIRECTED = "Redirects are not followed: the base URL must be the address of the service itself"
_FOREIGN = "The answer has no error code of Gonggo: check the base URL and any proxy in front"


class CursorExpired(ApiError):
    """410: the changes after the cursor are no longer stored. Start again without one; versions show what is newer."""


class ConnectionLost(GonggoError):
    """There was no complete response. The service may have executed the request, unless ``unsent`` is true."""

    def __init__(self, message: str, *, unsent: bool = False) -> None:
        self.unsent = unsent
        """The request has surely not reached the service."""
        super().__init__(message)


class TimedOut(ConnectionLost, TimeoutError):
    """The response was not complete in time."""


class ClientClosed(GonggoError):
    """``close()`` was called, perhaps while this call was waiting."""


class InvalidSignature(GonggoError):
    """The webhook request was not sent by the service, or is too old."""


def _seconds_in(header: str) -> float | None:
    """``Retry-After`` in seconds, or as a date."""
    if header.isascii() and header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
