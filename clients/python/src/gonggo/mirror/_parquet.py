"""A mirror in a folder of Parquet files: a folder for each table, with a file for each 50,000 rows.

Parquet files cannot be changed, only replaced: what was read is kept in a SQLite file beside them, and parts whose rows
have changed are written anew.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from .._generated.tables import FILL, STATE_TABLE, Table
from ._errors import DatabaseError, MirrorError
from ._sqlite import Sqlite

WORK = ".gonggo"
MANIFEST = "manifest.json"
ROWS_OF_A_PART = 50_000
DIRTY = "gonggo_dirty"
"""The table of parts to rewrite, stored until they are rewritten."""
READ: dict[str, Callable[[Any], Any]] = {
    "timestamptz": lambda value: datetime.fromisoformat(value.replace("Z", "+00:00")), "boolean": bool,
}


class Parquet(Sqlite):
    def __init__(self, folder: str) -> None:
        try:
            self._pa, self._writer = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ImportError as error:
            raise MirrorError("To write Parquet: pip install 'gonggo[pyarrow]'") from error
        self._types = {
            "text": self._pa.string(), "integer": self._pa.int64(), "numeric": self._pa.float64(),
            "timestamptz": self._pa.timestamp("ms", tz="UTC"), "boolean": self._pa.bool_(), "json": self._pa.string(),
        }
        self._folder = Path(folder)
        with self._kept():
            (self._folder / WORK).mkdir(parents=True, exist_ok=True)
        super().__init__(str(self._folder / WORK / "mirror.db"))

    def watch(self, tables: Sequence[Table]) -> None:
        """Records changed parts with triggers on the tables, which must exist. The triggers have no conflict clause, because
        that of the statement would apply to them.
        """
        self.query(f'create table if not exists {DIRTY} ("table" text, "part" bigint, primary key ("table", "part"))')
        for table in tables:
            # Creates a file for every table, even without rows.
            if not (self._folder / table.name).exists():
                self.query(f"insert or ignore into {DIRTY} values (:p1, 0)", [table.name])
            for event, row in (("insert", "new"), ("update", "new"), ("delete", "old")):
                self.query(f"""create trigger if not exists "{table.name}_{event}" after {event} on "{table.name}" begin
                    insert into {DIRTY} select '{table.name}', {row}.rowid / {ROWS_OF_A_PART} where not exists (select 1
                    from {DIRTY} where "table" = '{table.name}' and "part" = {row}.rowid / {ROWS_OF_A_PART}); end""")

    def publish(self, tables: Sequence[Table]) -> None:
        """Writes changed parts: first a manifest that announces the change, then the parts, then the final manifest."""
        dirty = self.query(f"select * from {DIRTY}")
        if not dirty and (self._folder / MANIFEST).exists():
            return
        by_name = {table.name: table for table in tables}
        with self._kept():
            self._write_manifest(is_complete=False)
            for row in dirty:
                if row["table"] in by_name:
                    self._write_part(by_name[row["table"]], row["part"])
            self._write_manifest(is_complete=True)
        self.query(f"delete from {DIRTY}")

    def _write_part(self, table: Table, part: int) -> None:
        first = part * ROWS_OF_A_PART
        text = f'select * from "{table.name}" where rowid >= :p1 and rowid < :p2 order by rowid'
        rows = self.query(text, [first, first + ROWS_OF_A_PART])
        path = self._folder / table.name / f"part-{part:05}.parquet"
        path.parent.mkdir(exist_ok=True)
        if not rows and part > 0:
            path.unlink(missing_ok=True)
            return
        columns: dict[str, Any] = {}
        for column in (*table.columns, FILL):
            read = READ.get(column.type, lambda value: value)
            values = [None if row[column.name] is None else read(row[column.name]) for row in rows]
            columns[column.name] = self._pa.array(values, type=self._types[column.type])
        self._replace(path, lambda new: self._writer.write_table(self._pa.table(columns), new))

    def _write_manifest(self, *, is_complete: bool) -> None:
        lists = self.query(f'select * from "{STATE_TABLE}"')
        text = json.dumps({"complete": is_complete, "lists": lists}, ensure_ascii=False, indent=2)
        self._replace(self._folder / MANIFEST, lambda new: new.write_text(f"{text}\n", "utf-8"))

    def _replace(self, path: Path, write: Callable[[Path], object]) -> None:
        """Replaces a file atomically, also if the power fails."""
        new = path.with_name(f"{path.name}.new")
        write(new)
        with new.open("r+b") as file:
            os.fsync(file.fileno())
        new.replace(path)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise DatabaseError(f"Parquet, {self._folder}: {error}") from error
