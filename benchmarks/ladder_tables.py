"""Write the ladders that are kept in benchmarks/ladders/ into the tables of docs/bots.md.

A folder ``GAME/FIRST-SECOND-PLAYERS`` holds what ``alcaide arena`` keeps of such games, without the
records: a copy of it can be played on by the command of its row.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from alcaide.arena.fixture import Finished
from alcaide.arena.folder import RESULTS, TERMS
from alcaide.arena.schedule import Terms
from alcaide.arena.statistics import Row, row
from alcaide.games import GAMES

ROOT: Final = Path(__file__).parents[1]
LADDERS: Final = ROOT / "benchmarks" / "ladders"
PAGE: Final = ROOT / "docs" / "bots.md"
TARGETS: Final = {  # of games won, with two players
    ("greedy", "random"): 0.97,
    ("medium", "easy"): 0.75,
    ("hard", "greedy"): 0.80,
    ("expert", "hard"): 0.60,
}
HEAD: Final = (
    "| bots | players | games | won | 95 % interval | wanted | margin | ms a decision |",
    "|---|---|---|---|---|---|---|---|",
)


def figures(folder: Path) -> tuple[Terms, Row]:
    """Return the terms of a ladder and the figures of its first bot."""
    terms = msgspec.json.decode((folder / TERMS).read_bytes(), type=Terms)
    lines = (folder / RESULTS).read_bytes().splitlines()
    games = [msgspec.json.decode(line, type=Finished) for line in lines]
    return terms, row(names(folder)[0], games)


def names(folder: Path) -> tuple[str, str]:
    """Return the bots of a ladder, by the name of its folder."""
    first, second, _ = folder.name.split("-")
    return first, second


def target(first: str, second: str, players: int) -> float:
    """Return what rate of the first bot is wanted: with more than two players twice its share."""
    if players > 2:
        return 2 / players
    return TARGETS[first.partition("@")[0], second.partition("@")[0]]


def line(folder: Path) -> str:
    """Return a ladder as a row of the table."""
    terms, its = figures(folder)
    first, second = names(folder)
    others = second if terms.players == 2 else f"{terms.players - 1} {second}"
    cells = [
        f"{first} against {others}",
        f"{terms.players}",
        f"{its.games}",
        f"{100 * its.rate:.1f} %",
        f"{100 * its.low:.1f} to {100 * its.high:.1f}",
        f"{100 * target(first, second, terms.players):.0f} %",
        f"{its.margin:+.1f}",
        f"{its.ms:.0f}" if its.ms >= 10 else f"{its.ms:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def table(game: str) -> str:
    """Return the table of a game."""
    folders = [path.parent for path in (LADDERS / game).glob(f"*/{RESULTS}")]
    return "\n".join([*HEAD, *(line(folder) for folder in sorted(folders, key=_order))])


def _order(folder: Path) -> tuple[int, float, str]:
    first, second, players = folder.name.split("-")
    levels = list(TARGETS)
    pair = first.partition("@")[0], second.partition("@")[0]
    return int(players), levels.index(pair), folder.name


def page(text: str) -> str:
    """Return a page with the tables of the games put in where they belong."""
    for game in GAMES:
        begin, end = f"<!-- ladders of {game} -->", f"<!-- end of {game} -->"
        before, found, rest = text.partition(begin)
        if found:
            text = f"{before}{begin}\n{table(game)}\n{end}{rest.partition(end)[2]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
