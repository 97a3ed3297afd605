"""Other ways to search play whole games against the one that is used."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import searches
from alcaide.games import GAMES

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a process of its own: it takes the search from its source."""
    command = [sys.executable, str(ROOT / "benchmarks" / "searches.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("way", ["flat Monte-Carlo", "UCT", "UCT, progressive bias"])
def test_a_way_plays_mirrored_games(way: str) -> None:
    done = run("alhambra", "--games", "2", "--simulations", "3", "--way", way)
    assert not done.stderr
    [line] = done.stdout.splitlines()[1:]
    assert re.fullmatch(
        rf"\| {re.escape(way)} \| 2 \| [\d.]+% \| .* \| [+-][\d.]+ \| \d+, \d+ \|", line
    )


def test_a_way_that_is_unknown_is_refused_with_those_there_are() -> None:
    done = run("castle", "--games", "2", "--way", "minimax")
    assert done.returncode == 2
    assert "minimax" in done.stderr
    assert "UCT, progressive bias" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_way_is_another_one(game: str) -> None:
    known = searches.ways(game)
    assert known[searches.USED] == ("Search", GAMES[game].search_settings(2, False, 1))
    assert list(known.values()).count(known[searches.USED]) == 1
