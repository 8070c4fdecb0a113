"""A real HTTP server that plays scenes and records the requests; the last scene is repeated."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest import TestCase

Scene = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Asked:
    method: str
    path: str
    headers: dict[str, str]
    body: str
    port: int


class Stage:
    """Ends with the test that it is made for."""

    def __init__(self, test: TestCase, *scenes: Scene) -> None:
        self.asked: list[Asked] = []
        self.ended = threading.Event()
        stage = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def play(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
                headers = {name.lower(): value for name, value in self.headers.items()}
                stage.asked.append(Asked(self.command, self.path, headers, body, self.client_address[1]))
                scenes[min(len(stage.asked), len(scenes)) - 1](self)

            do_GET = do_POST = do_PATCH = do_PUT = do_DELETE = play

            def log_message(self, *_: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_: object) -> None:
                pass  # Many tests are about clients that disconnect early.

        self.server = Server(("127.0.0.1", 0), Handler)
        self.base_url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        test.addCleanup(self.end)

    def end(self) -> None:
        self.ended.set()
        self.server.shutdown()
        self.server.server_close()

    def stall(self, text: str = '{"total": 1') -> Scene:
        """Sends the head and a part of the body, and then nothing until the test ends."""

        def scene(handler: BaseHTTPRequestHandler) -> None:
            begin(handler)
            handler.wfile.write(chunk(text))
            self.ended.wait(10)

        return scene


def chunk(text: str | bytes) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return f"{len(data):x}\r\n".encode() + data + b"\r\n"


def begin(handler: BaseHTTPRequestHandler, kind: str = "application/json") -> None:
    handler.send_response(200)
    handler.send_header("content-type", kind)
    handler.send_header("transfer-encoding", "chunked")
    handler.end_headers()


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Scene:
    def scene(handler: BaseHTTPRequestHandler) -> None:
        data = b"" if status in (204, 304) else json.dumps(body).encode()
        handler.send_response(status)
        for name, value in (headers or {}).items():
            handler.send_header(name, value)
        if status not in (204, 304):
            handler.send_header("content-length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return scene


def refusal(status: int, code: str, headers: dict[str, str] | None = None, **more: Any) -> Scene:
    problem = {"status": status, "code": code, "detail": "Not so.", "requestId": "req_1", **more}
    return answer(problem, status, headers)


def break_off(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


def cut(handler: BaseHTTPRequestHandler) -> None:
    """The connection ends without a response."""
    break_off(handler)


def cut_inside(text: str = '{"total": 1, "it', status: int = 200) -> Scene:
    """The connection ends within the body."""

    def scene(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("content-length", str(len(text) + 100))
        handler.end_headers()
        handler.wfile.write(text.encode())
        handler.wfile.flush()
        break_off(handler)

    return scene


def pieces(parts: list[bytes | str], kind: str, *, then: Callable[[BaseHTTPRequestHandler], None] | None = None) -> Scene:
    """Each part by itself; at the end the body is whole, unless something else is done then."""

    def scene(handler: BaseHTTPRequestHandler) -> None:
        begin(handler, kind)
        for part in parts:
            handler.wfile.write(chunk(part))
            handler.wfile.flush()
        if then is None:
            handler.wfile.write(b"0\r\n\r\n")
        else:
            then(handler)

    return scene
