"""Items of a list as rows of a table."""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timezone
from typing import Any

from .._generated.tables import Column, Table

Value = str | int | float | bool | None
Level = tuple[Any, int]
"""Nesting levels: an item, an award in it, a winner in that, each with its place from 1."""

SAFE_INTEGER = 2**53 - 1


def rows_of(table: Table, items: Sequence[Any]) -> list[list[Value]]:
    """The rows in the order of the columns; of rows with the same key, the last."""
    paths = [column.path.split("[].") for column in table.columns]
    names = [column.name for column in table.columns]
    places = [names.index(name) for name in table.key]
    # The deepest path in the key determines which lists have a row for each item.
    lists = max((paths[place] for place in places), key=len)[:-1]
    rows: dict[tuple[Value, ...], list[Value]] = {}
    for item in items:
        for levels in _levels_of([(item, 1)], lists):
            row = [_value_in(column, path, levels) for column, path in zip(table.columns, paths, strict=True)]
            rows[tuple(row[place] for place in places)] = row
    return list(rows.values())


def _levels_of(levels: list[Level], lists: Sequence[str]) -> Iterator[list[Level]]:
    if not lists:
        yield levels
        return
    values = _at(levels[-1][0], lists[0])
    for place, value in enumerate(values if isinstance(values, list) else [], 1):
        yield from _levels_of([*levels, (value, place)], lists[1:])


def _value_in(column: Column, path: list[str], levels: list[Level]) -> Value:
    depth = min(len(path), len(levels)) - 1
    value, place = levels[depth]
    if path[depth] == "#":
        return place
    return CONVERT[column.type](_collect(value, path[depth:]))


def _collect(value: Any, path: list[str]) -> Any:
    """The rest of a path with ``[]`` is a list of values."""
    found = _at(value, path[0])
    if len(path) == 1 or not isinstance(found, list):
        return found
    return [_collect(one, path[1:]) for one in found]


def _at(value: Any, path: str) -> Any:
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def utc(time: datetime) -> str:
    """``2026-11-20T00:00:00Z``: with seconds, like the service, so that the text sorts by time."""
    return time.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def _text(value: Any) -> Value:
    if isinstance(value, bool):
        return "true" if value else "false"
    return None if value is None else str(value).replace("\0", "")


def _numeric(value: Any) -> int | float | None:
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) else None


def _integer(value: Any) -> Value:
    number = _numeric(value)
    return int(number) if number is not None and number == int(number) and abs(number) <= SAFE_INTEGER else None


def _time(value: Any) -> Value:
    try:
        # Python before 3.11 does not parse Z.
        time = datetime.fromisoformat(value.replace("Z", "+00:00"))
        return utc(time if time.tzinfo else time.replace(tzinfo=timezone.utc))
    except (AttributeError, ValueError, OverflowError):
        return None


def json_of(value: Any) -> str:
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> Any:
    """PostgreSQL does not store NUL, neither in text nor in JSON."""
    if isinstance(value, dict):
        return {name: _plain(inside) for name, inside in value.items()}
    if isinstance(value, list):
        return [_plain(inside) for inside in value]
    return value.replace("\0", "") if isinstance(value, str) else value


CONVERT: dict[str, Callable[[Any], Value]] = {
    "text": _text, "integer": _integer, "numeric": _numeric, "timestamptz": _time,
    "boolean": lambda value: value if isinstance(value, bool) else None,
    "json": lambda value: None if value is None else json_of(value),
}
"""Values of an unexpected type from a newer service become null."""
