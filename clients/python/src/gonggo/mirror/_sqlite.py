"""A mirror in a file of SQLite."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ._errors import DatabaseError, MirrorError
from ._rows import Value
from ._sql import Dialect
from ._store import Database, named

DIALECT = Dialect(
    types={"text": "text", "integer": "bigint", "numeric": "real", "timestamptz": "text", "boolean": "bigint",
        "json": "text"},
    parameter=lambda place: f":p{place}",
    each=lambda place: f"json_each(:p{place}) as r",
    item=lambda index, _: f"json_extract(r.value, '$[{index}]')",
    begin="begin immediate",
    columns="select name from pragma_table_info(:p1)",
    view=("drop view if exists {name}", "create view {name} as {query}"),
    now="strftime('%Y-%m-%dT%H:%M:%SZ', 'now')",
    month_after=lambda column: f"strftime('%Y-%m-%dT%H:%M:%SZ', {column}, '+30 days')",
)
BUSY = "Another mirror is writing to {}. One at a time; end that one first."
LOCK_SUFFIX = ".lock"
"""The lock is held on a second file, so that readers of the first one never wait."""


class Sqlite(Database):
    dialect = DIALECT

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._lock = sqlite3.connect(f"{path}{LOCK_SUFFIX}", timeout=0, isolation_level=None)
            self._lock.execute("begin exclusive")
        except sqlite3.Error as error:
            is_busy = "locked" in str(error)
            raise MirrorError(BUSY.format(path)) if is_busy else DatabaseError(f"SQLite, {path}: {error}") from error
        with self._told():
            self._file = sqlite3.connect(path, timeout=5, isolation_level=None)
            self._file.row_factory = sqlite3.Row
            # WAL: readers continue while the mirror writes, and committed pages survive a crash.
            self._file.execute("pragma journal_mode = wal")
            self._file.execute("pragma synchronous = normal")

    def query(self, text: str, values: Sequence[Value] = ()) -> list[dict[str, Any]]:
        with self._told():
            return [dict(row) for row in self._file.execute(text, named(values))]

    def close(self) -> None:
        self._file.close()
        self._lock.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise DatabaseError(f"SQLite, {self._path}: {error}") from error
