"""Checks whether responses of the service match the classes of `gonggo.types`: `fits.py FILE` with a list of `[type, answer]`."""

from __future__ import annotations

import json
import sys
import types
import typing
from typing import Any, Literal

import gonggo.types
from gonggo import Record

NAMES = {**vars(gonggo.types), "Any": Any, "Literal": Literal}
fields = 0


def check(value: Any, expected: Any, place: str) -> None:
    """Raises unless the value is of the type."""
    if expected is Any or not any(fits(value, one, place) for one in choices(expected)):
        assert expected is Any, f"{place}: {value!r} is not {expected}"


def choices(expected: Any) -> tuple[Any, ...]:
    if isinstance(expected, (str, typing.ForwardRef)):  # an alias
        return choices(eval(getattr(expected, "__forward_arg__", expected), NAMES))
    if typing.get_origin(expected) not in (typing.Union, types.UnionType):
        return (expected,)
    return tuple(part for one in typing.get_args(expected) for part in choices(one))


def fits(value: Any, expected: Any, place: str) -> bool:
    global fields
    if expected is Any:
        return True
    origin, parts = typing.get_origin(expected), typing.get_args(expected)
    if expected in (None, type(None)):
        return value is None
    if origin is Literal:
        return value in parts
    if origin is list:
        return isinstance(value, list) and all(check(one, parts[0], f"{place}[]") is None for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(check(one, parts[1], f"{place}{{}}") is None for one in value.values())
    if expected is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if not issubclass(expected, Record):
        return isinstance(value, expected) and (expected is bool or not isinstance(value, bool))
    if not isinstance(value, Record):
        return False
    for name, one in typing.get_type_hints(expected, NAMES).items():
        fields += 1
        check(getattr(value, name), one, f"{place}.{name}")
    return True


for kind, answer in json.loads(open(sys.argv[1], encoding="utf-8").read(), object_hook=Record):
    check(answer, eval(kind, NAMES), kind)
print(f"{fields} fields fit")
