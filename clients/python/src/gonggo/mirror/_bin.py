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

ABOUT = """Copies notices, awards and events into your own tables. Reads the API key from GONGGO_KEY.
Exit codes: 0 done, 2 wrong usage, 3 the service returned an error or is unavailable, 4 the same for the database.
The next run resumes exactly where this one stopped."""
SERVICE, DATABASE = 3, 4


class Stopped(BaseException):
    """Stops at a signal: pending requests are dropped, and nothing of them has been written."""


def main() -> int:
    parser = argparse.ArgumentParser("gonggo", description="Gonggo, public-procurement bid notices, from a shell.")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("mirror", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--base-url", required=True, help="the service, such as https://gonggo.example.com")
    command.add_argument("--to", required=True, help="postgres://…, sqlite:FILE or parquet:FOLDER; a password in PGPASSWORD")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--once", action="store_true", help="exits when everything is read (default)")
    how.add_argument("--follow", action="store_true", help="continues until stopped")
    command.add_argument("--only", default=",".join(CHOICES), help=f"some of {','.join(CHOICES)}; other tables stay unchanged")
    given = parser.parse_args()
    only, key = given.only.split(","), os.environ.get("GONGGO_KEY")
    if unknown := [word for word in only if word not in CHOICES]:
        command.error(f"--only takes {', '.join(CHOICES)}, separated by commas; not {unknown[0]!r}")
    if not key:
        command.error("GONGGO_KEY is empty: set it to your API key")
    try:
        client = Client(given.base_url, key)
    except ValueError:
        command.error(f"--base-url {given.base_url} is not a URL")
    try:
        _heed(_stop)
        with client:
            mirror(client, given.to, only=only, follow=given.follow, on_page=_progress())
    except Stopped:
        pass
    except GonggoError as error:
        print(f"gonggo mirror: {error}", file=sys.stderr)
        return DATABASE if isinstance(error, MirrorError) else SERVICE
    return 0


def _heed(then: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, then)


def _stop(_: int, __: FrameType | None) -> None:
    # The second signal stops at once.
    _heed(signal.SIG_DFL)
    raise Stopped


def _progress() -> Callable[[WrittenPage], None]:
    counts = Counter[str]()

    def show(page: WrittenPage) -> None:
        counts[page.list] += page.items
        if page.items:
            print(f"{page.list}: {counts[page.list]}{' …' if page.has_more else ''}", file=sys.stderr)

    return show
