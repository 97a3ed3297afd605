"""Grade games of every bot level, and write what came of it into the table of docs/analysis.md.

``python benchmarks/grades.py 4`` plays four games of each level and game against itself, thinks
them through at the usual depth, and keeps the counts in ``benchmarks/grades.json``; with a second
number only every so many-th decision. Without numbers the table is written from what is kept.
Levels that think for a time have the simulations of the ladders, so that seeds decide it all.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from alcaide.bots import bot
from alcaide.bots.analysis.depths import USUAL
from alcaide.bots.analysis.findings import begun
from alcaide.bots.analysis.grades import GRADES
from alcaide.bots.analysis.judgements import Decision, mean_accuracy
from alcaide.bots.analysis.pipeline import in_turn, learn, summed_up
from alcaide.bots.match import play_on, streams
from alcaide.games import GAMES
from alcaide.record import Record

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "benchmarks" / "grades.json"
PAGE: Final = ROOT / "docs" / "analysis.md"
LEVELS: Final = ("random", "easy", "greedy", "medium", "hard@24", "expert@288")
HEADING: Final = "## Grades of the bots\n"
LEAD: Final = """Games of two between bots of one level, at the usual depth, counted by
`benchmarks/grades.py`. What a decision lost is the mean over all of them, as far as it is sure.
"""
HEAD: Final = (
    "| game | level | games | decisions | best | good | inaccuracy | mistake | blunder "
    "| lost a decision | accuracy |",
    "|---|---|---|---|---|---|---|---|---|---|---|",
)


class Counted(msgspec.Struct):
    """What became of the decisions of one level in one game."""

    game: str
    level: str
    games: int
    decisions: int
    grades: dict[str, int]
    lost: float  # chance of winning, on average; beyond the uncertainty
    accuracy: float


def played(name: str, level: str, seed: int) -> Record:
    """Return a game of two between bots of a level."""
    game = GAMES[name]
    record = Record(game, game.setup(2, seed=seed))
    play_on(record, [bot(level)] * 2, streams(f"{level}/{seed}".encode(), 2))
    return record


def decided(record: Record, every: int) -> list[Decision]:
    """Return every so many-th decision of a game, thought about."""
    found = begun(record, USUAL)
    found.decisions, found.kinds = found.decisions[::every], found.kinds[::every]
    for _ in learn(record, found, in_turn):
        pass
    return summed_up(record, found).decisions


def counted(name: str, level: str, games: int, every: int) -> Counted:
    """Play games, think them through, and count the grades."""
    found = [one for seed in range(games) for one in decided(played(name, level, seed), every)]
    graded = [one.grade for one in found]
    return Counted(
        name,
        level,
        games,
        len(found),
        {grade: graded.count(grade) for grade in GRADES},
        sum(one.sure for one in found) / len(found),
        mean_accuracy(found) or 0.0,
    )


def table(rows: Sequence[Counted]) -> str:
    """Return the table for the page."""
    return "\n".join([*HEAD, *map(_line, rows)])


def _line(row: Counted) -> str:
    shares = [f"{100 * row.grades[grade] / row.decisions:.1f} %" for grade in GRADES]
    start = [f"{row.game}", f"`{row.level}`", f"{row.games}", f"{row.decisions:,}"]
    end = [f"{100 * row.lost:.2f} %", f"{row.accuracy:.1f}"]
    return f"| {' | '.join([*start, *shares, *end])} |"


def write(rows: Sequence[Counted]) -> None:
    """Put the table at the end of the page, in place of the one before."""
    text, _, _ = PAGE.read_text(encoding="utf-8").partition(HEADING)
    text = f"{text.rstrip()}\n\n{HEADING}\n{LEAD}\n{table(rows)}\n"
    PAGE.write_text(text, encoding="utf-8")


def kept() -> list[Counted]:
    """Return the counts that are kept."""
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Counted])


def main(given: Sequence[str]) -> None:
    """Count anew, if so many games are wanted, and write the table."""
    if given:
        games, every = int(given[0]), int(given[1]) if len(given) > 1 else 1
        rows: list[Counted] = []
        for name, level in product(GAMES, LEVELS):
            rows.append(counted(name, level, games, every))
            print(_line(rows[-1]), flush=True)
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    write(kept())


if __name__ == "__main__":
    main(sys.argv[1:])
