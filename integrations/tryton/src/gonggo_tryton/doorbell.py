"""Webhooks only trigger a round: their content is not used, because the data is read from the feed."""
from __future__ import annotations

import logging
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

from gonggo import InvalidSignature, verify_webhook

log = logging.getLogger("gonggo_tryton")
MOST_BYTES = 1_000_000


def start_doorbell(host: str, port: int, secrets: Sequence[str]) -> tuple[ThreadingHTTPServer, Event]:
    """The server, and an event that is set when a valid webhook arrives."""
    bell = Event()

    class Receiver(BaseHTTPRequestHandler):
        timeout = 10

        def do_POST(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            status = 413 if length > MOST_BYTES else self._ring(self.rfile.read(length))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def _ring(self, body: bytes) -> int:
            try:
                event = verify_webhook(body, dict(self.headers.items()), secrets)
            except InvalidSignature as error:
                log.warning("refused a webhook: %s", error)
                return 401
            log.info("the bell: %s", event["type"])
            bell.set()
            return 204

        def log_message(self, *_: object) -> None:
            """Disables the default log, because the handler logs more."""

    server = ThreadingHTTPServer((host, port), Receiver)
    Thread(target=server.serve_forever, daemon=True).start()
    return server, bell
