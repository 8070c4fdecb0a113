"""Copies notices, awards and events into your own tables, which ``integrations/mirror`` of Gonggo describes."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from threading import Event
from typing import Any

from .._errors import ApiError, CursorExpired
from .._generated.client import Client
from .._generated.tables import TABLES
from ._errors import DatabaseError, MirrorError
from ._parquet import Parquet
from ._postgres import Postgres
from ._sqlite import Sqlite
from ._store import Database, Store

__all__ = ["CHOICES", "DatabaseError", "MirrorError", "WrittenPage", "mirror"]

CHOICES = ("notices", "awards", "events")
"""The data that can be mirrored; winners come with awards."""
PAGE = 1_000
# The duration of a long poll for changes; events are requested after it.
WAIT_SECONDS = 20
PAUSE_SECONDS = 5.0
# A single run waits about ten seconds for the end of an outage; with `follow`, it waits forever.
RETRIES = 5
# Parquet parts are rewritten completely, so they are not published after each notice.
PUBLISH_SECONDS = 60.0
STRANGE = """The service does not know the cursor of "{}" in gonggo_mirror: the tables were filled from another service \
or account. Choose another database, or drop the tables."""


@dataclass(frozen=True)
class WrittenPage:
    """The page that was written."""

    list: str
    """``changes`` (notices and awards) or ``events``."""
    items: int
    has_more: bool
    """Whether more data is available at once."""


def mirror(
    client: Client, to: str, *, only: Sequence[str] = CHOICES, follow: bool = False, stop: Event | None = None,
    on_page: Callable[[WrittenPage], None] | None = None,
) -> None:
    """Copies the data of the service into your own tables, and resumes where an earlier mirror ended.

    Args:
        client: A client with a key of the account.
        to: ``postgres://…``, ``sqlite:FILE`` or ``parquet:FOLDER``.
        only: Some of ``CHOICES``; other tables remain unchanged.
        follow: Runs forever and waits for the end of outages; otherwise ends when everything is read.
        stop: Setting it stops the mirror after the page that is being written.
        on_page: Called with each page after it was written.
    """
    tables = [table for table in TABLES if table.name in only or (table.name == "award_winners" and "awards" in only)]
    lists = ("changes", "events")
    chosen = {name: ones for name in lists if (ones := [table for table in tables if table.list == name])}
    patient = client.with_options(max_retries=sys.maxsize if follow else RETRIES)
    with closing(_opened(to)) as db:
        store = Store(db, chosen)
        db.watch(tables)
        run = _Run(patient, store, "awards" in only, stop or Event(), on_page or (lambda _: None))
        try:
            run.follow(list(chosen), follow, lambda: db.publish(tables))
        finally:
            # Publishes the data read before a stop or an error.
            db.publish(tables)


def _opened(to: str) -> Database:
    kind, _, rest = to.partition(":")
    if kind in ("postgres", "postgresql"):
        return Postgres(to)
    if kind not in ("sqlite", "parquet") or not rest:
        raise MirrorError("Say where to: postgres://…, sqlite:FILE or parquet:FOLDER")
    return Sqlite(rest) if kind == "sqlite" else Parquet(rest)


@dataclass(frozen=True)
class _Run:
    client: Client
    store: Store
    awards: bool
    stop: Event
    on_page: Callable[[WrittenPage], object]

    def follow(self, lists: list[str], is_endless: bool, publish: Callable[[], None]) -> None:
        wait, published_at = 0, 0.0
        while True:
            for name in lists:
                self._drain(name, wait)
            if time.monotonic() - published_at > PUBLISH_SECONDS:
                publish()
                published_at = time.monotonic()
            if not is_endless or self.stop.is_set():
                return
            if "changes" in lists:
                wait = WAIT_SECONDS
            else:
                self.stop.wait(PAUSE_SECONDS)

    def _drain(self, name: str, wait: int) -> None:
        """Reads up to the end of the available data."""
        has_more = True
        while has_more and not self.stop.is_set():
            state = self.store.state(name)
            page = self._ask(name, state.cursor, wait)
            if page is None:
                self.store.begin_anew(name)
                continue
            self.store.write(name, state, page)
            has_more = page["hasMore"]
            self.on_page(WrittenPage(name, len(page["items"]), has_more))

    def _ask(self, name: str, since: str, wait: int) -> Mapping[str, Any] | None:
        """``None`` = the cursor has expired."""
        try:
            if name == "events":
                return self.client.events.list(since=since, limit=PAGE).data
            return self.client.bids.list_changes(since=since, limit=PAGE, awards=self.awards, wait=wait).data
        except CursorExpired:
            return None
        except ApiError as error:
            if error.code != "invalid_cursor":
                raise
            raise MirrorError(STRANGE.format(name)) from error
