"""A client for programs: find a table on a server, sit down, play.

It speaks the protocol of docs/protocol.md and needs ``pip install alcaide[client]``.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import quote, urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from alcaide.core.errors import AlcaideError

Json = dict[str, Any]
PROTOCOL: Final = 2


class ServerError(AlcaideError):
    """The server has refused something; the text is its reason."""

    def __init__(self, reason: str, status: int = 0, rule: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.rule = rule


@dataclass(frozen=True)
class Turn:
    """A decision: what the seat knows, and the legal actions, each with its notation."""

    game: str
    seat: int
    seq: int
    view: Json
    actions: list[Json]


@dataclass(frozen=True)
class End:
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    seats: list[int]  # one's own


Choose = Callable[[Turn], int | str]


class Client:
    """A server, as a program with a key sees it; without one, a server at home.

    Use it in a ``with`` statement. Raises ServerError for what the server refuses and
    httpx.HTTPError if it is not reached.
    """

    def __init__(self, address: str, key: str = "") -> None:
        self.address = address.rstrip("/")
        self.key = key
        self.headers = {"authorization": f"Bearer {key}"} if key else {}
        self.http = httpx.Client(base_url=self.address, headers=self.headers, timeout=30)

    def __reduce__(self) -> tuple[type[Client], tuple[str, str]]:
        return Client, (self.address, self.key)  # a copy has connections of its own

    def __enter__(self) -> Self:
        """Return the client."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the connections."""
        self.http.close()

    def lobby(self, game: str = "", free: bool = True) -> list[Json]:
        """Return the public tables, those with free seats only or all."""
        tables: list[Json] = self._ask("GET", "/api/lobby", params={"game": game, "free": free})
        return tables

    def create(self, game: str, seats: Sequence[Mapping[str, str]], **terms: Any) -> str:
        """Set a table up and return its id; a seat has ``kind``, ``name``, ``colour``, ``level``.

        ``terms`` are those of a new table: ``access="public"``, ``pace="days"``, ``hours=24`` ...
        """
        body = {"game": game, "seats": list(seats), "terms": terms}
        id: str = self._ask("POST", "/api/tables", json=body)["id"]
        return id

    def play(self, table: str, choose: Choose, sit: bool = False, invite: str = "") -> End:
        """Play the own seats of a table to its end; with ``sit``, take a free seat first.

        ``choose`` returns the place of an action in the list, or its notation.
        """
        with self._talk(table, sit, invite) as socket:
            hello = self._hear(socket)
            nonce = secrets.token_hex(32)
            while (message := self._hear(socket))["type"] != "over":
                if message["type"] in ("check", "nonce"):
                    socket.send(msgspec.json.encode(_before(message, nonce)).decode())
                    continue
                turn = Turn(
                    hello["game"],
                    message["seat"],
                    message["seq"],
                    message["view"],
                    message["actions"],
                )
                answer = {"seq": turn.seq, "action": choose(turn)}
                socket.send(msgspec.json.encode(answer).decode())
        return End(message["scores"], message["winners"], hello["seats"])

    @contextmanager
    def _talk(self, table: str, sit: bool, invite: str) -> Iterator[ClientConnection]:
        scheme, _, rest = self.address.partition("://")
        query = urlencode({"sit": str(sit).lower(), "invite": invite, "protocol": PROTOCOL})
        path = f"/api/tables/{quote(table, safe='')}/program?{query}"
        address = f"{scheme.replace('http', 'ws', 1)}://{rest}{path}"
        try:
            socket = connect(address, additional_headers=self.headers, max_size=None)
        except (OSError, WebSocketException) as error:  # as for what is asked over HTTP
            raise httpx.ConnectError(f"{self.address}: {error}") from error
        with socket:
            yield socket

    def _hear(self, socket: ClientConnection) -> Json:
        """Return the next message; stale answers do no harm, for the question is put again."""
        while True:
            try:
                message: Json = msgspec.json.decode(socket.recv())
            except ConnectionClosed as error:
                raise ServerError("the server has closed the connection") from error
            if message["type"] != "refused":
                return message
            if not message["stale"]:
                raise ServerError(message["reason"], rule=message["rule"])

    def _ask(self, method: str, path: str, **parts: Any) -> Any:
        answer = self.http.request(method, path, **parts)
        if answer.is_error:
            raise _refused(answer)
        return answer.json()


def _before(message: Json, nonce: str) -> Json:
    """Return what a program answers before the deal: that it is ready, and its part in chance."""
    if message["type"] == "check":
        return {"commitment": hashlib.sha256(nonce.encode()).hexdigest()}
    return {"nonce": nonce}


def _refused(answer: httpx.Response) -> ServerError:
    """Return the error that an answer tells."""
    try:
        told = answer.json()
        return ServerError(told["error"], answer.status_code, told.get("rule", ""))
    except (ValueError, KeyError, TypeError):
        return ServerError(f"{answer.status_code} {answer.reason_phrase}", answer.status_code)
