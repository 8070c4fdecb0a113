"""The only path from Gonggo to Tryton: reads new data and writes it together with the position."""
from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import islice
from typing import Any
from urllib.parse import unquote, urlsplit
from xmlrpc.client import Fault

from proteus import config
from proteus.config import XmlrpcConfig

from gonggo import ApiError, Client, CursorExpired

from .notice import notice_of, withdrawn

log = logging.getLogger("gonggo_tryton")
SELECTIONS = ("matched", "pursued", "all")
# The number of notices in one transaction of Tryton: half a second of work.
PAGE = 200


def first_line(error: Exception) -> str:
    """Errors of Tryton contain a stack trace, which is removed."""
    return next(iter(str(error).splitlines()), "")


def session(url: str) -> AbstractContextManager[XmlrpcConfig]:
    """Parses http://USER:PASSWORD@HOST:PORT/DATABASE/. The password is removed from the address, which errors show."""
    parts = urlsplit(url)
    address = parts._replace(netloc=parts.netloc.rpartition("@")[2], path=f"{parts.path.rstrip('/')}/rpc/")
    return config.set_xmlrpc_session(address.geturl(), unquote(parts.username or ""), unquote(parts.password or ""))


class Tryton:
    """The model `gonggo.feed` of a running server, over XML-RPC."""

    def __init__(self, url: str) -> None:
        # Uses a session, because checking a password takes Tryton 0.4 s in each call.
        self._session = session(url)
        self._config = self._session.__enter__()
        self._feed = self._config.get_proxy("gonggo.feed")

    def close(self) -> None:
        self._session.__exit__(None, None, None)

    def state(self) -> dict[str, Any]:
        return self._feed.state(self._config.context)

    def known(self, numbers: list[str]) -> set[str]:
        return set(self._feed.known(numbers, self._config.context)) if numbers else set()

    def take(self, turn: int, notices: list[dict[str, Any]], **cursors: str) -> bool:
        return self._feed.take(turn, notices, cursors, self._config.context)


class Follower:
    def __init__(self, gonggo: Client, tryton: Tryton, *, select: str = "matched", posted_from: str = "") -> None:
        self.gonggo = gonggo
        self.tryton = tryton
        self.select = select
        self.posted_from = posted_from

    def round(self, wait: int = 0) -> bool:
        """
        Reads and writes one page of changes; returns whether there may be more. The turn is read first: if another
        process writes in the meantime, this page is not written, and the next round reads again.
        """
        state = self.tryton.state()
        if self.select != "all":
            taken = self._take_pursuits(state)
            if taken is not None:
                return taken
        return self._take_changes(state, wait)

    def again(self) -> None:
        """Resets the position: for new keywords, and for a business number that was not known before."""
        while not self.tryton.take(self.tryton.state()["turn"], [], cursor="", pursuits="", refused="{}"):
            pass

    def _take_changes(self, state: dict[str, Any], wait: int) -> bool:
        try:
            page = self.gonggo.bids.list_changes(since=state["cursor"], limit=PAGE, wait=wait, awards=True)
        except CursorExpired:
            log.warning("the service was restored from a backup: reading everything again")
            page = self.gonggo.bids.list_changes(since="", limit=PAGE, awards=True)
        if not page["items"]:
            return False
        known = self.tryton.known([change["noticeNo"] for change in page["items"]])
        gone = [change["noticeNo"] for change in page["items"] if change["op"] == "delete"]
        bids = [
            {**change["bid"], "awards": change["awards"]}
            for change in page["items"]
            if change["op"] == "upsert" and (change["noticeNo"] in known or self._is_wanted(change["bid"]))
        ]
        notices = [*self._notices(bids), *(withdrawn(number) for number in gone if number in known)]
        next_turn = self._take(state["turn"], notices, cursor=page["nextCursor"])
        return next_turn is None or page["hasMore"]

    def _take_pursuits(self, state: dict[str, Any]) -> bool | None:
        """`None` if nothing has changed. New pursuits are read from events, because they do not change their notices."""
        if state["pursuits"] == "":
            return self._take_all_pursuits(state["turn"])
        try:
            page = self.gonggo.events.list(since=state["pursuits"], type=["pursuit.changed"], limit=PAGE)
        except CursorExpired:
            return self._take_all_pursuits(state["turn"])
        if not page["items"]:
            return None
        pursuits = [event["data"]["pursuit"] for event in page["items"]]
        numbers = list(dict.fromkeys(pursuit["noticeNo"] for pursuit in pursuits))
        known = self.tryton.known(numbers)
        self._take(state["turn"], self._notices_named(n for n in numbers if n not in known), pursuits=page["nextCursor"])
        return True

    def _take_all_pursuits(self, turn: int) -> bool:
        # Reads the position of the events first, so that changes during the listing are read again.
        cursor = self.gonggo.events.list(type=["pursuit.changed"], sort="-timestamp", limit=1)["newestCursor"]
        numbers = (one["noticeNo"] for one in self.gonggo.pursuits.list(page_size=100).all() if one["notice"])
        notices = self._notices_named(numbers)
        while part := list(islice(notices, PAGE)):
            next_turn = self._take(turn, part)
            if next_turn is None:
                return True
            turn = next_turn
        self._take(turn, [], pursuits=cursor)
        return True

    def _take(self, turn: int, notices: Iterable[dict[str, Any]], **cursors: str) -> int | None:
        """Returns the next position; `None` if another process has written in the meantime."""
        written = list(notices)
        try:
            taken = self.tryton.take(turn, written, **cursors)
        except Fault as fault:
            return self._take_one_by_one(turn, written, cursors, fault)
        if taken and written:
            log.info("wrote %d notices", len(written))
        if not taken:
            log.info("another process has written meanwhile: reading anew")
        return turn + 1 if taken else None

    def _take_one_by_one(
        self, turn: int, notices: list[dict[str, Any]], cursors: dict[str, str], fault: Fault
    ) -> int | None:
        """Skips only the notices that Tryton rejects. They are listed with the reason, and `again` retries them."""
        refused: dict[str, str] = {}
        for notice in notices:
            try:
                if not self.tryton.take(turn, [notice]):
                    return None
                turn += 1
            except Fault as own_fault:
                refused[notice["number"]] = first_line(own_fault)
        if len(refused) == 0 and len(notices) > 0:
            log.info("wrote %d notices, one by one after %s", len(notices), first_line(fault))
        before = json.loads(self.tryton.state()["refused"])
        taken = {notice["number"] for notice in notices} - refused.keys()
        listed = {number: reason for number, reason in before.items() if number not in taken} | refused
        # If this fails too, the notices are not the cause, and all of them are retried.
        if not self.tryton.take(turn, [], refused=json.dumps(listed, ensure_ascii=False), **cursors):
            return None
        for number, reason in refused.items():
            log.error("Tryton refuses %s: %s", number, reason)
        return turn + 1

    def _is_wanted(self, bid: dict[str, Any]) -> bool:
        if self.select == "pursued" or bid["postedAt"][:10] < self.posted_from:
            return False
        return self.select == "all" or len(bid["matchedKeywords"]) > 0

    def _notices(self, bids: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        own_number = self._own_number() if bids else None
        for bid in bids:
            yield notice_of(bid, own_number)

    def _notices_named(self, numbers: Iterable[str]) -> Iterator[dict[str, Any]]:
        own_number = self._own_number()
        for number in numbers:
            if detail := self._detail(number):
                yield notice_of(detail, own_number)

    def _own_number(self) -> str | None:
        return self.gonggo.account.get()["businessNo"]

    def _detail(self, number: str) -> dict[str, Any] | None:
        """`None` if the notice was withdrawn; the feed will contain that."""
        try:
            return self.gonggo.bids.get(number)
        except ApiError as error:
            if error.status != 404:
                raise
            return None
