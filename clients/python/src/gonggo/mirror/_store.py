"""Creates or extends the tables of the specification, and writes to them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from typing import Any

from .._generated.tables import FILL, SCHEMA_VERSION, STATE_TABLE, TABLES, Table
from . import _sql as sql
from ._errors import DatabaseError, MirrorError
from ._rows import Value, json_of, rows_of, utc

ELSEWHERE = "Choose another database, or a separate schema."


class Database(ABC):
    """The interface of PostgreSQL and SQLite for a mirror."""

    dialect: sql.Dialect

    @abstractmethod
    def query(self, text: str, values: Sequence[Value] = ()) -> list[dict[str, Any]]: ...
    @abstractmethod
    def close(self) -> None: ...

    def watch(self, tables: Sequence[Table]) -> None:
        """Called when the tables exist."""

    def publish(self, tables: Sequence[Table]) -> None:
        """Publishes written data for readers of other files, which only Parquet needs."""

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.query(self.dialect.begin)
        try:
            yield
            self.query("commit")
        except BaseException:
            # A lost connection or a full disk has already ended the transaction; the original error is raised.
            with suppress(DatabaseError):
                self.query("rollback")
            raise

    def columns_of(self, table: str) -> list[str]:
        return [row["name"] for row in self.query(self.dialect.columns, [table])]


@dataclass(frozen=True)
class State:
    """The position in a feed."""

    cursor: str
    fill: int
    is_filled: bool


class Store:
    def __init__(self, db: Database, chosen: Mapping[str, list[Table]]) -> None:
        self._db, self._dialect, self._chosen = db, db.dialect, chosen
        self._states = next(table for table in TABLES if table.name == STATE_TABLE)
        with db.transaction():
            self._prepare()

    def _prepare(self) -> None:
        tables = [table for ones in self._chosen.values() for table in ones]
        if self._db.columns_of(STATE_TABLE):
            self._expect_none_newer()
        else:
            self._expect_none(tables)
        for table in tables:
            self._amend(replace(table, columns=(*table.columns, FILL)))
        self._amend(self._states)
        if any(table.name == "notices" for table in tables):
            for text in sql.notices_now(self._dialect):
                self._db.query(text)
        for name, ones in self._chosen.items():
            self._prepare_state(name, [table.name for table in ones])

    def _expect_none(self, tables: list[Table]) -> None:
        """Existing tables with these names that are not from a mirror are not touched."""
        for table in tables:
            if self._db.columns_of(table.name):
                raise MirrorError(f'There is a table "{table.name}" that is not of a mirror. ' + ELSEWHERE)

    def _expect_none_newer(self) -> None:
        newest = self._db.query(f'select max("schema_version") as newest from "{STATE_TABLE}"')[0]["newest"] or 0
        if newest > SCHEMA_VERSION:
            told = f"The tables are of schema version {newest}, and this program knows version {SCHEMA_VERSION}."
            raise MirrorError(f"{told} Install a newer gonggo.")

    def _amend(self, table: Table) -> None:
        self._db.query(sql.create_table(self._dialect, table))
        columns = self._db.columns_of(table.name)
        for column in table.columns:
            if column.name not in columns:
                self._db.query(sql.add_column(self._dialect, table.name, column))

    def _prepare_state(self, name: str, tables: list[str]) -> None:
        """A feed starts again if its tables are new or have new columns."""
        row = next(iter(self._db.query(sql.state_of(self._dialect), [name])), None)
        before = (row["tables"] or "").split(",") if row else []
        if row is None or row["schema_version"] != SCHEMA_VERSION or not set(tables) <= set(before):
            fill = (row["fill"] or 0) + 1 if row else 1
            values: list[Value] = [name, SCHEMA_VERSION, ",".join(tables), "", fill, None, None]
            self._db.query(sql.upsert(self._dialect, self._states), [json_of([values])])
        elif len(before) != len(tables):
            self._db.query(sql.set_tables(self._dialect), [",".join(tables), name])

    def state(self, name: str) -> State:
        row = self._db.query(sql.state_of(self._dialect), [name])[0]
        return State(row["cursor"] or "", row["fill"], row["filled_at"] is not None)

    def write(self, name: str, state: State, page: Mapping[str, Any]) -> None:
        """Writes rows and cursor in one transaction."""
        with self._db.transaction():
            if page["items"]:
                for table in self._chosen[name]:
                    self._write_rows(table, page["items"], state.fill)
            if not state.is_filled and not page["hasMore"]:
                for table in self._chosen[name]:
                    self._db.query(sql.delete_stale(self._dialect, table), [state.fill])
            now = utc(datetime.now(timezone.utc))
            ended = None if page["hasMore"] else now
            self._db.query(sql.move_on(self._dialect), [page["nextCursor"], now, ended, name])

    def _write_rows(self, table: Table, items: Sequence[Any], fill: int) -> None:
        present = [item for item in items if item.get("op") != "delete"]
        is_child = table.list == "changes" and len(table.key) > 1
        if is_child:
            self._db.query(sql.delete_of_notices(self._dialect, table), [_notices_of(present)])
        self._db.query(sql.upsert(self._dialect, table), [json_of(rows_of(table, present)), fill])
        if len(present) == len(items):
            return
        gone = _notices_of([item for item in items if item.get("op") == "delete"])
        query = sql.keep_of_notices(self._dialect, table) if is_child else sql.withdraw(self._dialect)
        self._db.query(query, [gone, fill])

    def begin_anew(self, name: str) -> None:
        """The cursor has expired: a new fill begins, which finally deletes the rows that it did not write."""
        self._db.query(sql.restart(self._dialect), [name])


def _notices_of(items: Sequence[Any]) -> str:
    return json_of([[item["noticeNo"], item["version"]] for item in items])


def named(values: Sequence[Value]) -> dict[str, Value]:
    """Parameters in the form of both drivers: the first is ``p1``."""
    return {f"p{place}": value for place, value in enumerate(values, 1)}
