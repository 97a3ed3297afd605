"""A mail server that keeps what it is given."""

from __future__ import annotations

import email
import email.policy
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Final

WHILE: Final = 5.0  # seconds


class MailServer(socketserver.ThreadingTCPServer):
    """As much of SMTP (RFC 5321) as a client needs to deliver."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.letters: list[tuple[str, EmailMessage]] = []  # to whom, and what
        self.taking = threading.Event()  # cleared: letters are taken after a while only
        self.taking.set()

    @property
    def address(self) -> str:
        """Return how the server is told of it."""
        return f"mailto://127.0.0.1:{self.server_address[1]}?from=club@example.org"


class _Conversation(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.say("220 here")
        to = ""
        while line := self.rfile.readline().decode().strip():
            match line.split(":")[0].split(" ")[0].upper():
                case "EHLO" | "HELO":
                    self.say("250 here")
                case "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                    self.say("250 ok")
                case "DATA":
                    self.say("354 go on")
                    letter = self.letter()
                    self.server.taking.wait(WHILE)
                    self.server.letters.append((to, letter))
                    self.say("250 kept")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("250 ok")

    def letter(self) -> EmailMessage:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        return found

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def mailing() -> Iterator[MailServer]:
    """Run a mail server."""
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join(5)
