"""The SQL of a mirror, for every database. Rows are passed as one parameter, a JSON list of lists."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from .._generated.tables import FILL, STATE_TABLE, Column, Table


@dataclass(frozen=True)
class Dialect:
    """The differences between PostgreSQL and SQLite."""

    types: Mapping[str, str]
    parameter: Callable[[int], str]
    each: Callable[[int], str]
    """A table ``r`` with a column ``value`` for each item of the JSON list in this parameter."""
    item: Callable[[int, str], str]
    """One value of such an item."""
    begin: str
    columns: str
    """The names of the columns, as ``name``, of the table in parameter 1."""
    view: Sequence[str]
    """Makes a view of the query in it, or replaces it."""
    now: str
    month_after: Callable[[str], str]


def quoted(name: str) -> str:
    return f'"{name}"'


def _listed(names: Iterable[str]) -> str:
    return ", ".join(quoted(name) for name in names)


def create_table(dialect: Dialect, table: Table) -> str:
    types, key = dialect.types, table.key
    lines = [f"{quoted(one.name)} {types[one.type]}{' not null' * (one.name in key)}" for one in table.columns]
    return f"create table if not exists {quoted(table.name)} ({', '.join(lines)}, primary key ({_listed(table.key)}))"


def add_column(dialect: Dialect, table: str, column: Column) -> str:
    return f"alter table {quoted(table)} add column {quoted(column.name)} {dialect.types[column.type]}"


def upsert(dialect: Dialect, table: Table) -> str:
    """Rows in parameter 1, their fill in parameter 2; existing rows are replaced."""
    values = {one.name: dialect.item(index, one.type) for index, one in enumerate(table.columns)}
    if table.name != STATE_TABLE:
        values[FILL.name] = f"cast({dialect.parameter(2)} as bigint)"
    others = ", ".join(f"{quoted(name)} = excluded.{quoted(name)}" for name in values if name not in table.key)
    return f"""insert into {quoted(table.name)} ({_listed(values)})
    select {", ".join(values.values())} from {dialect.each(1)} where true
    on conflict ({_listed(table.key)}) do update set {others}"""


def _set_state(assignments: str, which: str) -> str:
    return f'update {quoted(STATE_TABLE)} set {assignments} where "list" = {which}'


def move_on(dialect: Dialect) -> str:
    """Cursor, time, and the time again if this was the last page."""
    parameter, time = dialect.parameter, dialect.types["timestamptz"]
    return _set_state(
        f'"cursor" = {parameter(1)}, "last_at" = cast({parameter(2)} as {time}), '
        f'"filled_at" = coalesce("filled_at", cast({parameter(3)} as {time}))',
        parameter(4),
    )


def restart(dialect: Dialect) -> str:
    return _set_state("\"cursor\" = '', \"fill\" = \"fill\" + 1, \"filled_at\" = null", dialect.parameter(1))


def set_tables(dialect: Dialect) -> str:
    return _set_state(f'"tables" = {dialect.parameter(1)}', dialect.parameter(2))


def state_of(dialect: Dialect) -> str:
    return f'select * from {quoted(STATE_TABLE)} where "list" = {dialect.parameter(1)}'


def _of_notices(dialect: Dialect) -> str:
    """The rows of a table for the notices in parameter 1."""
    return f'"notice_no" in (select {dialect.item(0, "text")} from {dialect.each(1)})'


def delete_of_notices(dialect: Dialect, table: Table) -> str:
    return f"delete from {quoted(table.name)} where {_of_notices(dialect)}"


def keep_of_notices(dialect: Dialect, table: Table) -> str:
    """Withdrawn notices are not written again, but remain."""
    return f'update {quoted(table.name)} set "gonggo_fill" = {dialect.parameter(2)} where {_of_notices(dialect)}'


def withdraw(dialect: Dialect) -> str:
    number, version, fill = dialect.item(0, "text"), dialect.item(1, "integer"), dialect.parameter(2)
    return f"""insert into "notices" ("notice_no", "version", "status", "gonggo_fill")
    select {number}, {version}, 'withdrawn', cast({fill} as bigint) from {dialect.each(1)} where true
    on conflict ("notice_no") do update set
      "version" = excluded."version", "status" = excluded."status", "gonggo_fill" = excluded."gonggo_fill\""""


def delete_stale(dialect: Dialect, table: Table) -> str:
    """Deletes rows that the ending fill has not written. Old events remain, because the service deletes them by age."""
    name, fill = quoted(table.name), dialect.parameter(1)
    since = f'select min("recorded_at") from {name} where "gonggo_fill" = {fill}'
    recent = f' and "recorded_at" >= ({since})' if table.list == "events" else ""
    return f'delete from {name} where "gonggo_fill" <> {fill}{recent}'


def notices_now(dialect: Dialect) -> list[str]:
    """Computes the current status with the rules of the service: without a deadline, bidding ends after 30 days."""
    now, month = dialect.now, dialect.month_after('"posted_at"')
    query = f"""select case
      when "status" in ('open', 'closed') and "open_at" <= {now} then 'opened'
      when "status" = 'open' and coalesce("close_at", case when "open_at" is null then {month} end) <= {now}
        then 'closed'
      else "status" end as "status_now", "notices".* from "notices\""""
    return [text.format(name='"notices_now"', query=query) for text in dialect.view]
