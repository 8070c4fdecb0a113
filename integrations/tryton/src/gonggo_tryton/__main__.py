"""The commands; `python -m gonggo_tryton --help` lists them."""
from __future__ import annotations

import argparse
import json
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from http.client import HTTPException
from xmlrpc.client import Error as XmlRpcError

from gonggo import Client, GonggoError

from .company import make_company
from .doorbell import start_doorbell
from .follow import SELECTIONS, Follower, Tryton, first_line

log = logging.getLogger("gonggo_tryton")
# Both sides may be unavailable; requests are retried with growing delays.
AWAY = (GonggoError, OSError, HTTPException, XmlRpcError)
LONGEST_PAUSE = 30.0
# Webhooks may be lost with the machine, so the feed is polled too. Tryton ends sessions that are idle for 300 s.
WITHOUT_BELL = 240.0


def main() -> int:
    options = read_words()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stderr)
    # Stops between two pages or within one; a page that is not complete is not written.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if options.command == "company":
        make_company(setting("TRYTON_URL"), options.name, options.currency)
        return 0
    if options.command == "refused":
        return show_refused(Tryton(setting("TRYTON_URL")))
    connect = connector(options)
    if options.command == "follow":
        keep_on(connect, lambda follower: follower.round(wait=30))
    elif options.command == "listen":
        listen(connect, options.host, options.port)
    else:
        try:
            run_once(connect(), is_again=options.command == "again")
        except AWAY as error:
            sys.exit(f"{type(error).__name__}: {first_line(error)}")
    return 0


def read_words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="gonggo_tryton", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    follow = commands.add_parser("follow", help="takes what is new as soon as it is there, without an end")
    listen = commands.add_parser("listen", help="the same, whenever a webhook rings")
    once = commands.add_parser("once", help="takes what is new and ends, for a schedule")
    again = commands.add_parser("again", help="reads everything again: after new keywords or a new business number")
    commands.add_parser("refused", help="lists what Tryton has refused, with the reasons")
    for command in (follow, listen, once, again):
        command.add_argument("--select", choices=SELECTIONS, default="matched",
            help="which notices become opportunities: those that keywords match or that are pursued (default), "
            "those that are pursued, or all")
        command.add_argument("--posted-from", default="", metavar="DATE", help="only those posted since, as 2026-11-01")
    listen.add_argument("--host", default="127.0.0.1")
    listen.add_argument("--port", type=int, default=9000)
    company = commands.add_parser("company", help="gives a new database of Tryton its first company")
    company.add_argument("name")
    company.add_argument("--currency", default="KRW")
    return parser.parse_args()


def connector(options: argparse.Namespace) -> Callable[[], Follower]:
    gonggo = Client(setting("GONGGO_URL"), setting("GONGGO_KEY"), timeout=60)
    url = setting("TRYTON_URL")
    return lambda: Follower(gonggo, Tryton(url), select=options.select, posted_from=options.posted_from)


def setting(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        sys.exit(f"{name} is not set")
    return value


def run_once(follower: Follower, *, is_again: bool) -> None:
    if is_again:
        follower.again()
    while follower.round():
        pass
    follower.tryton.close()


def show_refused(tryton: Tryton) -> int:
    refused = json.loads(tryton.state()["refused"])
    tryton.close()
    for number, reason in refused.items():
        print(f"{number}: {reason}")
    return 1 if refused else 0


def listen(connect: Callable[[], Follower], host: str, port: int) -> None:
    server, bell = start_doorbell(host, port, setting("GONGGO_WEBHOOK_SECRETS").split())
    log.info("listening on %s:%d", *server.server_address[:2])

    def round(follower: Follower) -> None:
        # Cleared before reading, so that a webhook that arrives in the meantime causes another round.
        bell.clear()
        while follower.round():
            pass
        bell.wait(WITHOUT_BELL)

    keep_on(connect, round)


def keep_on(connect: Callable[[], Follower], work: Callable[[Follower], object]) -> None:
    follower, pause = None, 1.0
    while True:
        try:
            follower = follower or connect()
            work(follower)
            pause = 1.0
        except AWAY as error:
            log.warning("%s: %s; again in %d s", type(error).__name__, first_line(error), pause)
            # Reconnects to Tryton, because the server may have been replaced.
            follower = None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


if __name__ == "__main__":
    sys.exit(main())
