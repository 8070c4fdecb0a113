"""Whether a webhook was sent by the service."""

from __future__ import annotations

import hmac
import json
import time
from base64 import b64decode
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, cast

from ._errors import InvalidSignature
from ._platform.ed25519 import is_signed
from ._record import Record

if TYPE_CHECKING:
    from ._generated.types import WebhookEvent


def verify_webhook(
    body: bytes | str, headers: Mapping[str, str], secrets: str | Iterable[str], *, tolerance: float = 300.0, now: float | None = None
) -> WebhookEvent:
    """Returns the event if one of the secrets has signed it; otherwise raises ``InvalidSignature``.

    Args:
        body: The bytes as received; text that was parsed and serialized again may differ.
        headers: The headers of the request, in any case.
        secrets: ``whsec_…``, or ``whpk_…`` if the webhook signs with ``v1a``; during a rotation, the old and the new.
        tolerance: The maximum age of a delivery in seconds, or how far it may be in the future.
        now: Seconds since 1970. Default: now.
    """
    told = {name.lower(): value for name, value in headers.items()}
    number, timestamp, signatures = (told.get(f"webhook-{it}") or "" for it in ("id", "timestamp", "signature"))
    if not (number and timestamp and signatures):
        raise InvalidSignature("A header of the webhook is missing")
    if not (timestamp.isascii() and timestamp.isdigit()) or abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise InvalidSignature(f"The time {timestamp} is too old, too new, or none")
    text = body.encode() if isinstance(body, str) else bytes(body)
    signed = f"{number}.{timestamp}.".encode() + text
    for secret in [secrets] if isinstance(secrets, str) else secrets:
        is_public = secret.startswith("whpk_")
        key = _bytes_of(secret.removeprefix("whpk_" if is_public else "whsec_"))
        if not key or (is_public and len(key) != 32):
            raise ValueError("The secret of a webhook is whsec_ or whpk_ and base64")
        for entry in signatures.split(" "):
            version, _, given = entry.partition(",")
            signature = _bytes_of(given) if version == ("v1a" if is_public else "v1") else None
            made = b"" if is_public else hmac.digest(key, signed, "sha256")
            if signature and (is_signed(key, signature, signed) if is_public else hmac.compare_digest(made, signature)):
                return cast("WebhookEvent", json.loads(text, object_hook=Record))
    raise InvalidSignature("No signature fits")


def _bytes_of(base64: str) -> bytes | None:
    try:
        return b64decode(base64.rstrip("=") + "=" * (-len(base64.rstrip("=")) % 4), validate=True)
    except ValueError:
        return None
