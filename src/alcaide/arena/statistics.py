"""The figures of an arena: who wins how often, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from alcaide.arena.fixture import Finished

Z95: Final = 1.959964  # of the normal distribution, two-sided


class Row(msgspec.Struct, frozen=True):
    """What one bot did; a victory that is shared counts in parts."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float  # of the 95 % interval of the rate
    high: float
    forfeits: int  # games lost by the bot's own fault
    broken_off: int  # games that ended in a draw at the limit of actions
    margin: float | None  # points beyond the best other seat, on average of games played out
    ms: float  # for a decision


class Meeting(msgspec.Struct, frozen=True):
    """What the bots did that met at one table."""

    bots: tuple[str, ...]
    rows: list[Row]


def rows(games: Sequence[Finished], bots: Iterable[str]) -> list[Row]:
    """Return a row for each bot that has played, in the order given."""
    played = {name: [game for game in games if name in game.bots] for name in dict.fromkeys(bots)}
    return [row(name, its) for name, its in played.items() if its]


def row(name: str, games: Sequence[Finished]) -> Row:
    """Return the figures of a bot from the games that it took part in.

    Where it had several seats, their average counts, as one game.
    """
    wins = seconds = 0.0
    decisions = forfeits = broken_off = 0
    margins: list[float] = []
    for game in games:
        seats = [seat for seat, bot in enumerate(game.bots) if bot == name]
        wins += fmean(game.share(seat) for seat in seats)
        broken_off += game.broken_off
        if game.forfeit is None and not game.broken_off:
            margins.append(fmean(game.margin(seat) for seat in seats))
        elif game.forfeit is not None:
            forfeits += game.forfeit.seat in seats
        decisions += sum(game.decisions[seat] for seat in seats)
        seconds += sum(game.seconds[seat] for seat in seats)
    n = len(games)
    low, high = wilson(wins, n)
    ms = 1000 * seconds / decisions if decisions else 0.0
    margin = fmean(margins) if margins else None
    return Row(name, n, wins, wins / n, low, high, forfeits, broken_off, margin, ms)


def meetings(games: Iterable[Finished], bots: Sequence[str]) -> list[Meeting]:
    """Return the figures of each set of bots that met, in the order of the bots."""
    order = {name: n for n, name in enumerate(bots)}
    tables: dict[tuple[int, ...], list[Finished]] = {}
    for game in games:
        tables.setdefault(tuple(sorted(order[name] for name in game.bots)), []).append(game)
    found = []
    for table, played in sorted(tables.items()):
        met = tuple(bots[n] for n in table)
        found.append(Meeting(met, rows(played, met)))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's score interval of a rate, 95 %."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = rate + square / (2 * games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    low = max(0.0, (middle - half) / whole) if wins > 0 else 0.0
    high = min(1.0, (middle + half) / whole) if wins < games else 1.0
    return low, high
