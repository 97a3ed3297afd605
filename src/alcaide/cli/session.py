"""A game in the terminal: who sits where, undo, the file that keeps it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from alcaide.bots import BOTS, Bot
from alcaide.bots.external import COMMAND, ForfeitError, check, seated
from alcaide.cli.base import ArgumentError
from alcaide.cli.bot_options import no_bot
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.interface.game import Game, seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.record import OpenRecord, Record
from alcaide.tables.records import BOT

ME: Final = "me"


class SeatsError(ArgumentError):
    """The seats are not right."""


@dataclass(frozen=True)
class Seat:
    """A person of some name, or a bot."""

    name: str  # as in the record
    bot: str = ""

    @property
    def written(self) -> str:
        """Return the name for the record."""
        return BOT + self.bot if self.bot else self.name


class Session:
    """A record with seats, and where it is kept."""

    def __init__(self, record: Record, seats: list[Seat], path: str | None, seed: bytes) -> None:
        self.record = record
        self.seats = seats
        self.path = path
        self.seed = seed  # of the bots
        self.bots: dict[int, Bot] = {}  # by seat, while they sit at the table
        self.seen = len(record.actions)  # what everybody has been told

    @property
    def people(self) -> list[int]:
        """Return the seats where people sit."""
        return [n for n, seat in enumerate(self.seats) if not seat.bot]

    @property
    def person(self) -> int | None:
        """Return the seat to move if a person sits there."""
        turn = self.record.turn
        return turn if turn is not None and not self.seats[turn].bot else None

    @contextmanager
    def with_bots(self) -> Iterator[None]:
        """Let the bots sit down, and end their programs afterwards."""
        seats = [n for n, seat in enumerate(self.seats) if seat.bot]
        with seated([self.seats[seat].bot for seat in seats]) as bots:
            self.bots = dict(zip(seats, bots, strict=True))
            yield

    def begins_turn(self) -> bool:
        """Tell whether the last action was not one of the seat to move."""
        actions = self.record.actions
        return not actions or actions[-1][0] != self.record.turn

    def run_bots(self) -> None:
        """Let bots play until a person has to decide, or the game is over. Raises ForfeitError."""
        while (turn := self.record.turn) is not None and self.person is None:
            self.play(self._answer(turn))

    def play(self, action: Any) -> None:
        """Play an action and keep it. Raises NotationError and IllegalActionError."""
        self.record.play(action)
        if self.path:
            self.save(self.path)

    def undo(self) -> bool:
        """Take the last action back, if it is of this turn and showed nothing hidden."""
        before = self._before()
        if before is None:
            return False
        self.record = before
        self.seen = min(self.seen, len(before.actions))
        if self.path:
            self.save(self.path)
        return True

    def save(self, path: str) -> str:
        """Write the record so that a crash leaves the old or the new one; return the path."""
        beside = f"{path}.new"
        self.record.save(beside)
        os.replace(beside, path)
        return path

    def save_somewhere(self) -> str:
        """Write the record to its file, or to a new one here; return the path."""
        return self.save(self.path or _new_path(self.record.game.name))

    def _answer(self, seat: int) -> Any:
        record = self.record
        rng = Rng(self.seed + len(record.actions).to_bytes(4, "big"))
        view = record.game.observe(record.state(), seat)
        try:
            return self.bots[seat].choose(record.game, view, record.legal_actions(), rng)
        except ForfeitError as error:
            record.tags["Result"] = (f"forfeit {seat} {error.reason}",)
            raise

    def _before(self) -> Record | None:
        """Return the record without the last action, if it may be taken back."""
        record = self.record
        if not record.actions or record.actions[-1][0] != record.turn:
            return None
        before = record.until(-1)
        now, then = record.state(), before.state()
        game = record.game
        if game.observe(now, None).round != game.observe(then, None).round:
            return None
        action = game.read(then, record.actions[-1][1])
        return None if game.reveals(then, action) else before


def new_session(
    game: Game[Any, Any, Any],
    seats: list[Seat],
    options: dict[str, str],
    seed: int | bytes | None,
    path: str | None,
    board: Board | None = None,
) -> Session:
    """Deal a game for these seats."""
    fixed = seed_bytes(seed)
    tags = {"Date": [f"{datetime.now():%Y-%m-%d}"]}
    names = [seat.written for seat in seats]
    record = Record(game, game.setup(len(seats), options, fixed, board), (), names, tags)
    return Session(record, seats, path, fixed + b"/bots")


def continued(record: Record, seats: list[Seat] | None, path: str | None, words: Words) -> Session:
    """Go on with an unfinished record; without seats, as its names say."""
    seats = seats or seats_of_names(record, words)
    if len(seats) != record.setup.players:
        players = record.setup.players
        raise SeatsError(words.say("cli-seats-differ", seats=len(seats), players=players))
    if isinstance(record, OpenRecord):
        record = record.dealt()
    record.names = tuple(seat.written for seat in seats)
    record.tags.pop("Result", None)  # whoever lost it by a fault may try again
    return Session(record, seats, path, b"/".join((b"bots", record.dumps().encode())))


def read_seats(text: str, words: Words) -> list[Seat]:
    """Return the seats of ``me,greedy,Ana``: me, bots as everywhere, people by name."""
    seats = [_seat(word.strip(), words) for word in text.split(",")]
    names = [seat.name for seat in seats if not seat.bot]
    if len(set(names)) < len(names):
        raise SeatsError(words.say("cli-seats-twice"))
    return seats


def seats_of_names(record: Record, words: Words) -> list[Seat]:
    """Return the seats that the names of a record tell of; without names, people.

    Raises SeatsError for a program: a record starts none.
    """
    if not record.names:
        return [Seat(words.say("table-seat", n=n + 1)) for n in range(record.setup.players)]
    seats = []
    for name in record.names:
        level = name.removeprefix(BOT)
        if level != name and level.startswith(COMMAND):
            raise SeatsError(words.say("cli-seats-program", name=level[:40]))
        known = level != name and level.partition("@")[0] in BOTS
        seats.append(_seat(level, words) if known else Seat(name))
    return seats


def _seat(word: str, words: Words) -> Seat:
    level = word.lower()
    if level in BOTS:
        return Seat("", level)
    if word.startswith(COMMAND) or level.partition("@")[0] in BOTS:
        name = word if word.startswith(COMMAND) else level
        try:
            check(name)
        except AlcaideError:
            raise no_bot(words, name) from None
        return Seat("", name)
    if not word or not word.isprintable() or len(word) > 40:
        raise SeatsError(words.say("cli-seats-wrong", bots=", ".join(BOTS)))
    return Seat(words.say("cli-me") if word.lower() == ME else word)


def _new_path(game: str) -> str:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, n = f"{stem}.play", 1
    while os.path.exists(path):
        n += 1
        path = f"{stem}-{n}.play"
    return path
