"""Verification of Ed25519 (RFC 8032), which the standard library lacks. It handles no secret, so its time may vary."""

from __future__ import annotations

import hashlib

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
# x, y, z and t = x y / z of a point.
_Point = tuple[int, int, int, int]
_ZERO: _Point = (0, 1, 1, 0)


def is_signed(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the owner of a public key has signed a message."""
    point, scalar = _point_of(key), int.from_bytes(signature[32:], "little")
    if point is None or len(signature) != 64 or scalar >= _ORDER:
        return False
    hashed = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % _ORDER
    x, y, z, t = point
    made = _add(_times(scalar, _BASE), _times(hashed, (_P - x, y, z, _P - t)))
    return _bytes_of(made) == signature[:32]


def _point_of(encoded: bytes) -> _Point | None:
    if len(encoded) != 32:
        return None
    sign, y = encoded[31] >> 7, int.from_bytes(encoded, "little") % 2**255
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if y >= _P or (x * x - square) % _P or (x == 0 and sign):
        return None
    x = x if x % 2 == sign else _P - x
    return (x, y, 1, x * y % _P)


def _bytes_of(point: _Point) -> bytes:
    x, y, z, _ = point
    inverse = pow(z, -1, _P)
    return (y * inverse % _P | (x * inverse % _P % 2) << 255).to_bytes(32, "little")


def _add(one: _Point, other: _Point) -> _Point:
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % _P, (y1 + x1) * (y2 + x2) % _P
    c, d = 2 * t1 * t2 * _D % _P, 2 * z1 * z2 % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _times(scalar: int, point: _Point) -> _Point:
    total = _ZERO
    while scalar:
        if scalar & 1:
            total = _add(total, point)
        point, scalar = _add(point, point), scalar >> 1
    return total


_FOUND = _point_of((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))
_BASE: _Point = _FOUND or _ZERO
