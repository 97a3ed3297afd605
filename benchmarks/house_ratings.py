"""Measure the bots of the house on the scale of people, from games that they played in pairs.

The games are those of benchmarks/ladders/ and benchmarks/scale/, kept by ``alcaide arena``. The
strengths are those that make their results likeliest under the model by which people are rated
(Bradley and Terry's for two); half a victory for each side of each pair is added, so that nobody
is infinitely strong. ``medium`` is as strong as somebody who begins.

    alcaide arena castle medium greedy --players 2 --games 200 --out benchmarks/scale/castle/...
    python benchmarks/house_ratings.py     # writes the data, and the tables of docs/fairness.md
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from alcaide.arena.fixture import Finished
from alcaide.arena.folder import RESULTS
from alcaide.tables.outcome.house_ratings import MARKS, Measured
from alcaide.tables.outcome.ratings import MEAN, Rating

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("alcazar", "castle", "alhambra")
FOLDERS: Final = ("ladders", "scale")
DATA: Final = ROOT / "src" / "alcaide" / "tables" / "outcome" / "house_ratings.json"
PAGE: Final = ROOT / "docs" / "fairness.md"
LEVELS: Final = tuple(MARKS)
SPREAD: Final = sqrt(2) * MEAN / 6  # of the model: what a difference is divided by
STEPS: Final = 200  # of Newton's method, at most

Pair = tuple[str, str]


def pairs(game: str) -> dict[Pair, tuple[float, float]]:
    """Return the victories of both bots of each pair; those that are shared count by halves."""
    found = {}
    for folder in FOLDERS:
        for results in sorted((ROOT / "benchmarks" / folder / game).glob(f"*-2/{RESULTS}")):
            first, second, _ = results.parent.name.split("-")
            lines = results.read_bytes().splitlines()
            games = [msgspec.json.decode(line, type=Finished) for line in lines]
            won = sum(each.share(each.bots.index(first)) for each in games)
            found[first, second] = (won, len(games) - won)
    return found


def fitted(met: dict[Pair, tuple[float, float]]) -> tuple[list[float], list[float]]:
    """Return how strong each level is, and the standard error of its difference to medium."""
    middle = LEVELS.index("medium")
    free = [n for n in range(len(LEVELS)) if n != middle]
    at = np.zeros(len(LEVELS))
    for _ in range(STEPS):
        slope, curve = _derivatives(at, met)
        step = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        at[free] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    _, curve = _derivatives(at, met)
    errors = np.zeros(len(LEVELS))
    errors[free] = np.sqrt(np.diag(np.linalg.inv(curve[np.ix_(free, free)])))
    return list(MEAN + SPREAD * at), list(SPREAD * errors)


def _derivatives(
    at: np.ndarray, met: dict[Pair, tuple[float, float]]
) -> tuple[np.ndarray, np.ndarray]:
    """Return the first derivatives of the likelihood's logarithm, and the second ones, negated."""
    slope, curve = np.zeros(len(at)), np.zeros((len(at), len(at)))
    for (first, second), (won, lost) in met.items():
        a, b = _level(first), _level(second)
        games = won + lost + 1
        chance = 1 / (1 + np.exp(at[b] - at[a]))
        slope[a] += won + 0.5 - games * chance
        slope[b] -= won + 0.5 - games * chance
        weight = games * chance * (1 - chance)
        curve[a, a] += weight
        curve[b, b] += weight
        curve[a, b] -= weight
        curve[b, a] -= weight
    return slope, curve


def _level(bot: str) -> int:
    return LEVELS.index(bot.partition("@")[0])


def measure(game: str) -> dict[str, Measured]:
    """Return what is found about the bots at a game."""
    met = pairs(game)
    found = {}
    for level, mu, error in zip(LEVELS, *fitted(met), strict=True):
        bots = {bot for pair in met for bot in pair if bot.partition("@")[0] == level}
        played = sum(int(sum(won)) for pair, won in met.items() if bots & {*pair})
        stands = next((bot for bot in bots if "@" in bot), "")
        found[level] = Measured(round(float(mu), 2), round(float(error), 2), played, stands)
    return found


def table(all_found: dict[str, dict[str, Measured]]) -> str:
    """Return what was found as tables in Markdown: the scale, and the games behind it."""
    lines = [f"| bot | {' | '.join(GAMES)} |", f"|---|{'---|' * len(GAMES)}"]
    for level in LEVELS:
        cells = [_cell(all_found[game][level]) for game in GAMES]
        lines.append(f"| `{level}` | {' | '.join(cells)} |")
    lines += ["", "| pair | game | games | won by the first |", "|---|---|---|---|"]
    for game in GAMES:
        for (first, second), (won, lost) in pairs(game).items():
            games, rate = won + lost, 100 * won / (won + lost)
            lines.append(f"| {first}, {second} | {game} | {games:.0f} | {rate:.1f} % |")
    return "\n".join(lines)


def _cell(found: Measured) -> str:
    points = Rating(found.mu, 0.0).sure
    error = round(found.error * 30)
    return f"{points}" + (f" ± {error}" if points and error else "")


def main(games: Iterable[str] = GAMES) -> None:
    """Write the data and the tables."""
    found = {game: measure(game) for game in games}
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    text = PAGE.read_text()
    begin, end = "<!-- scale of the bots -->\n", "<!-- end of the scale -->"
    head, _, rest = text.partition(begin)
    _, _, tail = rest.partition(end)
    PAGE.write_text(f"{head}{begin}{table(found)}\n{end}{tail}")


if __name__ == "__main__":
    main()
