"""A mirror in the first schema of the search path of PostgreSQL, over one connection."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from ._errors import DatabaseError, MirrorError
from ._rows import Value
from ._sql import Dialect
from ._store import Database, named

TYPES = {"text": "text", "integer": "bigint", "numeric": "numeric", "timestamptz": "timestamptz",
    "boolean": "boolean", "json": "jsonb"}
DIALECT = Dialect(
    types=TYPES,
    parameter=lambda place: f"%(p{place})s",
    each=lambda place: f"jsonb_array_elements(%(p{place})s::jsonb) as r(value)",
    item=lambda index, kind: f"(r.value->>{index})::{TYPES[kind]}",
    begin="begin",
    columns="""select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = %(p1)s""",
    view=("create or replace view {name} as {query}",),
    now="now()",
    month_after=lambda column: f"{column} + interval '30 days'",
)
LOCK = "select pg_advisory_lock(hashtext('gonggo_mirror'), hashtext(current_schema()))"
"""An advisory lock that allows one mirror in a schema; it ends with the connection."""
BUSY = "Another mirror is writing to this database. One at a time; end that one first."
LOCK_MS = 3_000
"""The wait for the lock: a server may need a moment to notice that the previous mirror was killed."""


class Postgres(Database):
    dialect = DIALECT

    def __init__(self, address: str) -> None:
        try:
            self._driver: Any = import_module("psycopg")
            rows: Any = import_module("psycopg.rows")
        except ImportError as error:
            raise MirrorError("To write to PostgreSQL: pip install 'gonggo[psycopg]'") from error
        with self._told():
            options = {"autocommit": True, "row_factory": rows.dict_row, "application_name": "gonggo mirror"}
            self._connection = self._driver.connect(address, **options)
            self._connection.execute(f"set lock_timeout = {LOCK_MS}")
            try:
                self._connection.execute(LOCK)
            except self._driver.errors.LockNotAvailable as error:
                self.close()
                raise MirrorError(BUSY) from error
            self._connection.execute("reset lock_timeout")

    def query(self, text: str, values: Sequence[Value] = ()) -> list[dict[str, Any]]:
        with self._told():
            cursor = self._connection.execute(text, named(values) or None)
            return list(cursor.fetchall()) if cursor.description else []

    def close(self) -> None:
        self._connection.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except self._driver.Error as error:
            raise DatabaseError(f"PostgreSQL: {error}".strip()) from error
