"""``gonggo mirror``, for a shell."""

import argparse
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType

from .._errors import GonggoError
from .._generated.client import Client
from . import CHOICES, MirrorError, WrittenPage, mirror

ABOUT = """Follows notices, awards and events into tables of your own. The key of your account is read from GONGGO_KEY.
Ends with 0, with 2 for a wrong call, 3 if the service refuses or is away, 4 if the database does.
Whenever and however it ends, the next run goes on exactly there."""
SERVICE, DATABASE = 3, 4


class Told(BaseException):
    """It was told to stop: what is being asked or waited for is let go, nothing of it has been written."""


def main() -> int:
    parser = argparse.ArgumentParser("gonggo", description="Gonggo, public-procurement bid notices, from a shell.")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("mirror", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--base-url", required=True, help="the service, such as https://gonggo.example.com")
    command.add_argument("--to", required=True, help="postgres://…, sqlite:FILE or parquet:FOLDER; a password in PGPASSWORD")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--once", action="store_true", help="ends when all is read (default)")
    how.add_argument("--follow", action="store_true", help="goes on without an end, until it is told to stop")
    command.add_argument("--only", default=",".join(CHOICES), help=f"some of {','.join(CHOICES)}; others are left")
    given = parser.parse_args()
    only, key = given.only.split(","), os.environ.get("GONGGO_KEY")
    if unknown := [word for word in only if word not in CHOICES]:
        command.error(f"--only takes {', '.join(CHOICES)}, with commas between them; not {unknown[0]!r}")
    if not key:
        command.error("GONGGO_KEY is empty: put the key of your account into it")
    try:
        client = Client(given.base_url, key)
    except ValueError:
        command.error(f"--base-url {given.base_url} is no address")
    try:
        _heed(_stop)
        with client:
            mirror(client, given.to, only=only, follow=given.follow, on_page=_progress())
    except Told:
        pass
    except GonggoError as error:
        print(f"gonggo mirror: {error}", file=sys.stderr)
        return DATABASE if isinstance(error, MirrorError) else SERVICE
    return 0


def _heed(then: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, then)


def _stop(_: int, __: FrameType | None) -> None:
    # The second signal ends it at once.
    _heed(signal.SIG_DFL)
    raise Told


def _progress() -> Callable[[WrittenPage], None]:
    counts = Counter[str]()

    def show(page: WrittenPage) -> None:
        counts[page.list] += page.items
        if page.items:
            print(f"{page.list}: {counts[page.list]}{' …' if page.has_more else ''}", file=sys.stderr)

    return show
