"""The figures of an arena, as tables, as JSON, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import click
import msgspec
from fluent.runtime.types import fluent_number

from alcaide.arena.bot_ratings import ratings
from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Finished
from alcaide.arena.schedule import Terms
from alcaide.arena.statistics import Row, meetings, rows
from alcaide.cli.output import console
from alcaide.cli.terminal_words import Words
from alcaide.tables.outcome.ratings import Rating

RATED = 3  # bots, at least: of two, the rate says all


class Ladder:
    """What came of an arena; the order of the games does not depend on who played them when."""

    def __init__(
        self, say: Words, terms: Terms, bots: Sequence[str], games: Sequence[Finished]
    ) -> None:
        self.say = say
        self.terms = terms
        self.bots = list(dict.fromkeys(bots))
        self.games = games
        self.rows = rows(games, self.bots)
        self.even = 1 / terms.players
        self.faults = any(row.forfeits for row in self.rows)  # is there anything to report?
        self.broken_off = any(row.broken_off for row in self.rows)

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """Return the ratings of the bots; none where there are few bots, or no library."""
        if len(self.bots) < RATED:
            return {}
        try:
            return ratings(self.games)
        except ArenaError as error:
            click.echo(self.say.error(error), err=True)
            return {}

    def figures(self) -> dict[str, Any]:
        """Return everything for scripts."""
        return {
            **msgspec.structs.asdict(self.terms),
            "games": len(self.games),
            "even": self.even,
            "bots": self.rows,
            "ratings": self.ratings,
            "meetings": meetings(self.games, self.bots),
        }

    def show(self) -> None:
        """Print the table of the bots, and how each did against each other."""
        click.echo(self._head())
        ladder = sorted(self.rows, key=lambda row: (-self._mu(row), -row.rate))
        self._print([ladder], self.ratings)
        met = meetings(self.games, self.bots)
        if len(met) > 1:
            click.echo(self.say.say("cli-arena-meetings"))
            self._print([meeting.rows for meeting in met], {})

    def plot(self, path: Path) -> None:
        """Draw a picture. Raises OSError."""
        from alcaide.arena.plot import plot

        labels = {
            "title": self._head(),
            "rate": self.say.say("cli-arena-axis-rate"),
            "rating": self.say.say("cli-arena-axis-rating"),
        }
        plot(path, self.rows, self.ratings, self.even, labels)

    def _head(self) -> str:
        terms = self.terms
        facts = {"games": len(self.games), "players": terms.players, "seed": terms.seed}
        name = self.say.say(f"{terms.game}-name")
        return self.say.say("cli-arena-head", game=name, even=_tenths(100 * self.even), **facts)

    def _mu(self, row: Row) -> float:
        return self.ratings[row.bot].mu if row.bot in self.ratings else 0.0

    def _print(self, groups: Sequence[Sequence[Row]], ratings: dict[str, Rating]) -> None:
        from rich.box import SIMPLE
        from rich.table import Table

        table = Table(box=SIMPLE, pad_edge=False)
        table.add_column(self.say.say("cli-arena-col-bot"))
        columns = ["games", "rate", "interval", "margin", "ms"]
        columns += ["forfeits"] * self.faults + ["broken-off"] * self.broken_off
        columns += ["rating"] * bool(ratings)
        for column in columns:
            table.add_column(self.say.say(f"cli-arena-col-{column}"), justify="right")
        for group in groups:
            for row in group:
                table.add_row(row.bot, *self._cells(row, ratings.get(row.bot)))
            table.add_section()
        console().print(table)

    def _cells(self, row: Row, rating: Rating | None) -> list[str]:
        say = self.say.say
        cells = [
            str(row.games),
            say("cli-arena-percent", value=_tenths(100 * row.rate)),
            say("cli-arena-range", low=_tenths(100 * row.low), high=_tenths(100 * row.high)),
            "" if row.margin is None else say("cli-arena-number", value=_tenths(row.margin)),
            say("cli-arena-number", value=_tenths(row.ms)),
        ]
        if self.faults:
            cells.append(str(row.forfeits))
        if self.broken_off:
            cells.append(str(row.broken_off))
        if rating:
            spread = {"value": _tenths(rating.mu), "spread": _tenths(2 * rating.sigma)}
            cells.append(say("cli-arena-spread", **spread))
        return cells


def _tenths(value: float) -> Any:
    """Return a number that is written with one decimal, as the language does."""
    return fluent_number(value, minimumFractionDigits=1, maximumFractionDigits=1)
