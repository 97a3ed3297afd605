"""Who meets whom: every deal is played once with each bot in each place at the table."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from alcaide.bots import bot
from alcaide.bots.external import COMMAND, SECONDS, check
from alcaide.core.errors import ArgumentError
from alcaide.interface.real_table.boards import Board
from alcaide.record.lines import ACTIONS


class Terms(msgspec.Struct, frozen=True):
    """What all games of an arena have in common."""

    game: str
    version: str  # of the game's rules
    program: str  # version: other versions may hold other bots
    players: int
    options: dict[str, str]
    seed: str
    seconds: float = SECONDS  # that a program has for each answer
    limit: int = ACTIONS  # after which a game is a draw
    board: Board | None = None  # in the place of the game's own


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the bots by seat, and the number of the deal."""

    terms: Terms
    bots: tuple[str, ...]
    deal: int

    @property
    def seed(self) -> str:
        """Return the seed of the deal: `alcaide simulate --seed` deals the same."""
        return f"{self.terms.seed}/{self.deal}"

    @property
    def key(self) -> str:
        """Return what tells the game from all others of the arena, as the name of a file."""
        return "-".join([f"{self.deal:05}", *map(plain, self.bots)])


def fixtures(terms: Terms, bots: Sequence[str], games: int) -> list[Fixture]:
    """Return the games of an arena, at least ``games`` for each set of bots that meets.

    All of them are played with the same deals, and deals are whole. Raises ArgumentError.
    """
    if not bots or games < 1:
        raise ArgumentError(f"an arena needs a bot and a game, not {len(bots)} and {games}")
    tables = [seatings(lineup) for lineup in lineups(bots, terms.players)]
    return [
        Fixture(terms, seats, deal)
        for deal in range(games)
        for table in tables
        if deal * len(table) < games
        for seats in table
    ]


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the sets of bots that meet: all that there are, or one, filled up by the last bot."""
    if len(bots) > players:
        distinct = list(dict.fromkeys(bots))
        if len(distinct) > players:
            return list(combinations(distinct, players))
        bots = distinct
    return [(*bots, *[bots[-1]] * (players - len(bots)))]


def seatings(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the ways round the table that differ."""
    turned = (lineup[n:] + lineup[:n] for n in range(len(lineup)))
    return list(dict.fromkeys(turned))


def limited(names: Sequence[str], simulations: int) -> Iterator[str]:
    """Yield the names of bots that search so many simulations a decision where they search.

    Raises AlcaideError for a bot that there is not.
    """
    for name in names:
        check(name)
        outside = name.startswith(COMMAND)
        searches = not outside and bot(name).ponder is not None and "@" not in name
        yield f"{name}@{simulations}" if simulations and searches else name


def plain(name: str) -> str:
    """Return the name of a bot as it can stand in the name of a file."""
    safe = re.sub(r"[^\w.@]", "_", name)[:40]
    if safe == name:
        return name
    return f"{safe}.{hashlib.sha256(name.encode()).hexdigest()[:8]}"
