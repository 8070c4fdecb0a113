"""Follows notices, awards and events into tables of one's own: ``integrations/mirror`` of Gonggo says which."""

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
"""What may be asked for; winners come with their awards."""
PAGE = 1_000
# How long the service may wait for the next change; events are asked for after it.
WAIT_SECONDS = 20
PAUSE_SECONDS = 5.0
# A single run gives an outage some ten seconds; who follows waits for its end.
RETRIES = 5
# Parts of Parquet files are written whole, so not for each notice that comes in.
PUBLISH_SECONDS = 60.0
STRANGE = """The service does not know the cursor of "{}" in gonggo_mirror: the tables were filled from another service \
or account. Choose another database, or drop the tables."""


@dataclass(frozen=True)
class WrittenPage:
    """What was just written."""

    list: str
    """``changes`` (notices and awards) or ``events``."""
    items: int
    has_more: bool
    """More is there to be read at once."""


def mirror(
    client: Client, to: str, *, only: Sequence[str] = CHOICES, follow: bool = False, stop: Event | None = None,
    on_page: Callable[[WrittenPage], None] | None = None,
) -> None:
    """Follows the service into tables of one's own, and goes on where any mirror of them has ended.

    Args:
        client: A client with a key of the account.
        to: ``postgres://…``, ``sqlite:FILE`` or ``parquet:FOLDER``.
        only: Some of ``CHOICES``; other tables are left as they are.
        follow: Goes on without an end, and waits for outages of the service; else it ends once all is read.
        stop: Ends it, once it is set, after the page that is being written.
        on_page: Called with each page that is written.
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
            # What was read before it was told to stop, or failed, is for readers too.
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
        """Up to the end of what is there now."""
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
