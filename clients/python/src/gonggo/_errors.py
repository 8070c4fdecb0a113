"""What this client raises by itself."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._generated.types import ProblemError


class GonggoError(Exception):
    """Whatever this client raises by itself."""


class ApiError(GonggoError):
    """The service has answered, and refused."""

    def __init__(self, status: int, headers: Mapping[str, str], problem: Mapping[str, Any]) -> None:
        self.status = status
        """Status of the HTTP answer."""
        self.code: str = problem.get("code") or "unknown"
        """For programs. A newer service may know codes that this client does not; ``unknown`` = the answer had none."""
        self.detail: str = problem.get("detail") or ""
        """What is wrong, for people."""
        self.request_id: str | None = problem.get("requestId") or headers.get("x-request-id")
        """Quote it when you ask for help."""
        self.fields: list[ProblemError] = errors if isinstance(errors := problem.get("errors"), list) else []
        """Everything that is wrong with path, query and body, at once."""
        self.retry_after = _seconds_in(headers.get("retry-after", ""))
        """Seconds that the service asks to wait before the next attempt; ``None`` = it asks for nothing."""
        # The detail says what is wrong with the first parameter or field, not which one it is.
        names = ", ".join(str(it["name"]) for it in self.fields if isinstance(it, dict) and "name" in it)
        wait = "" if self.retry_after is None else f"(retry after {math.ceil(self.retry_after)} s)"
        hint = "" if self.code != "unknown" else _REDIRECTED if 300 <= status < 400 else _FOREIGN
        parts = [str(status), self.code, self.detail or hint, f"({names})" if names else "", wait]
        super().__init__(" ".join(filter(None, parts)))


_REDIRECTED = "Redirects are not followed: the base URL must be the address of the service itself"
_FOREIGN = "The answer has no error code of Gonggo: check the base URL and any proxy in front"


class CursorExpired(ApiError):
    """410: what follows the cursor is no longer kept. Begin again without one; versions decide what is newer."""


class ConnectionLost(GonggoError):
    """No answer, or only a part of one. Whether the service has acted is not known, unless ``unsent`` is true."""

    def __init__(self, message: str, *, unsent: bool = False) -> None:
        self.unsent = unsent
        """The request has surely not reached the service."""
        super().__init__(message)


class TimedOut(ConnectionLost, TimeoutError):
    """The answer, or the rest of it, did not come in time."""


class ClientClosed(GonggoError):
    """``close()`` was called, perhaps while this call was waiting."""


class InvalidSignature(GonggoError):
    """What arrived at a webhook is not what the service sent, or is too old."""


def _seconds_in(header: str) -> float | None:
    """``Retry-After`` in seconds, or as a date."""
    if header.isascii() and header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
