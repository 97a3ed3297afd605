"""What a bot's process does: a view comes in as bytes, an action goes out as bytes."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from multiprocessing import connection
from types import GenericAlias
from typing import Any

import msgspec

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.table.table import Table


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told: what its seat may know, and what it may do."""

    game: str
    level: str
    view: bytes
    actions: bytes
    seed: bytes


def ask(table: Table) -> Question:
    """Return the question that the bot to move has to answer.

    The seed follows from the table and the position, so that a bot that is asked again, after a
    restart of the server, answers the same.
    """
    seat = table.turn
    assert seat is not None
    game = table.game
    seed = hashlib.sha256(f"{table.id}/{table.seq}".encode()).digest()
    view = msgspec.msgpack.encode(game.observe(table.state, seat))
    actions = msgspec.msgpack.encode(game.legal_actions(table.state))
    return Question(game.name, table.seats[seat].level, view, actions, seed)


def answer(question: Question) -> bytes:
    """Let the bot choose; runs in a worker process."""
    game = GAMES[question.game]
    view = msgspec.msgpack.decode(question.view, type=game.view_type)
    several: Any = GenericAlias(list, (game.action_type,))
    actions: list[Any] = msgspec.msgpack.decode(question.actions, type=several)
    action = BOTS[question.level].choose(game, view, actions, Rng(question.seed))
    return msgspec.msgpack.encode(action)


def understand(table: Table, reply: bytes) -> Any:
    """Return the action in a reply of `answer`."""
    return msgspec.msgpack.decode(reply, type=table.game.action_type)


def prepare() -> None:
    """Make a worker process end with its parent, and only with it; runs once in each worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])  # a killed parent says nothing: without this, workers stay
    os._exit(0)
