"""Services that take notices, played by a server of the test's own."""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SLOW: Final = 60.0  # seconds: longer than anybody waits
POINT: Final = (Encoding.X962, PublicFormat.UncompressedPoint)


class Call:
    """What a service was sent."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        """Return the body as what it says."""
        return json.loads(self.body)


class Service:
    """Takes everything down.

    ``status`` is what it answers, ``location`` where it sends on to, and ``pause`` how many seconds
    it takes for each of the first bytes of its answer.
    """

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.status = 201
        self.location = ""
        self.pause = 0.0
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())

    @property
    def host(self) -> str:
        """Return name and port."""
        return f"127.0.0.1:{self.server.server_address[1]}"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.calls.append(Call(self.path, headers, body))
                self.send_response(service.status)
                if service.location:
                    self.send_header("location", service.location)
                self.send_header("content-length", "0" if not service.pause else "1000")
                self.end_headers()
                with suppress(OSError):  # whoever asked may have gone
                    for _ in range(round(SLOW / service.pause) if service.pause else 0):
                        self.wfile.write(b".")
                        self.wfile.flush()
                        time.sleep(service.pause)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        return Handler


@contextmanager
def service() -> Iterator[Service]:
    """Start a service."""
    started = Service()
    thread = threading.Thread(target=started.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield started
    finally:
        started.server.shutdown()
        thread.join()
        started.server.server_close()


class Browser:
    """The end of a push subscription that can read what is sent."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        self.endpoint = endpoint

    @property
    def subscription(self) -> dict[str, str]:
        """Return what the page tells the server."""
        point = self.key.public_key().public_bytes(*POINT)
        return {
            "endpoint": self.endpoint,
            "p256dh": in_address(point),
            "auth": in_address(self.secret),
        }

    def read(self, call: Call) -> Any:
        """Return what was sent to this browser, decrypted."""
        body = http_ece.decrypt(
            call.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(body)


def in_address(data: bytes) -> str:
    """Return bytes in the base64 of addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
