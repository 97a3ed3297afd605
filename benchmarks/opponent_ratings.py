r"""Measure the opponents with a character on the scale of the house's bots.

The games are those of benchmarks/opponents/, kept by ``alcaide arena``. The strengths are those
that make their results likeliest, as benchmarks/house_ratings.py reckons them; those of the
house's own bots are held at what was measured before.

    alcaide arena castle nuno easy --players 2 --games 40 --seed 1 \
        --out benchmarks/opponents/castle/nuno-easy-2
    python benchmarks/opponent_ratings.py     # writes the data, and the tables of docs/opponents.md
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from alcaide.arena.fixture import Finished
from alcaide.arena.folder import RESULTS
from alcaide.bots import OPPONENTS
from alcaide.games import GAMES
from alcaide.interface.opponent import Opponent
from alcaide.tables.outcome.house_ratings import Measured, measured
from alcaide.tables.outcome.ratings import MEAN, Rating
from alcaide.tables.seats import OPPONENT_NAMES
from house_ratings import GAMES as MEASURED
from house_ratings import SPREAD, STEPS

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "benchmarks" / "opponents"
DATA: Final = ROOT / "src" / "alcaide" / "tables" / "outcome" / "opponent_ratings.json"
PAGE: Final = ROOT / "docs" / "opponents.md"
SURE: Final = 1.96  # standard errors on both sides: 95 %

Met = dict[tuple[str, str], list[Finished]]


def met_at(game: str) -> Met:
    """Return the games of each pair."""
    found: Met = {}
    for results in sorted((FOLDER / game).glob(f"*-2/{RESULTS}")):
        first, second, _ = results.parent.name.split("-")
        lines = results.read_bytes().splitlines()
        found[first, second] = [msgspec.json.decode(line, type=Finished) for line in lines]
    return found


def won(games: list[Finished], first: str) -> float:
    """Return the victories of the first of a pair; shared ones count by halves."""
    return sum(each.share(each.bots.index(first)) for each in games)


def adapts(game: str, key: str) -> bool:
    """Tell whether an opponent plays as well as the other one: that has no strength."""
    return any(one.key == key and one.even for one in GAMES[game].opponents)


def stand_in(game: str, key: str) -> Measured | None:
    """Return what was measured of the bot that plays as an opponent without a style does."""
    budget = OPPONENTS[key].budget
    plain = any(one == Opponent(key) for one in GAMES[game].opponents)
    for level, each in measured()[game].items():
        if plain and budget and each.stands == f"{level}@{budget.simulations}":
            return each
    return None


def fitted(game: str, met: Met) -> dict[str, Measured]:
    """Return how strong each opponent is that has met somebody."""
    fixed = {level: (each.mu - MEAN) / SPREAD for level, each in measured()[game].items()}
    pairs = {
        pair: games
        for pair, games in met.items()
        if not any(bot in OPPONENTS and adapts(game, bot) for bot in pair)
    }
    free = [key for key in OPPONENTS if any(key in pair for pair in pairs)]
    place = {key: n for n, key in enumerate(free)}
    at = np.zeros(len(free))
    curve = np.eye(len(free))
    for _ in range(STEPS if free else 0):
        slope, curve = np.zeros(len(free)), np.zeros((len(free), len(free)))
        for pair, games in pairs.items():
            _add(pair, won(games, pair[0]), len(games), place, fixed, at, slope, curve)
        step = np.linalg.solve(curve, slope)
        at += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    errors = SPREAD * np.sqrt(np.diag(np.linalg.inv(curve)))
    found = {key: stands for key in OPPONENTS if (stands := stand_in(game, key))}
    played = {key: sum(len(g) for pair, g in pairs.items() if key in pair) for key in free}
    return found | {
        key: Measured(
            round(MEAN + SPREAD * float(at[n]), 2), round(float(errors[n]), 2), played[key]
        )
        for key, n in place.items()
    }


def _add(
    pair: tuple[str, str],
    victories: float,
    games: int,
    place: dict[str, int],
    fixed: dict[str, float],
    at: np.ndarray,
    slope: np.ndarray,
    curve: np.ndarray,
) -> None:
    """Add the derivatives of a pair; half a victory for each side keeps strengths finite."""
    first, second = (place.get(bot) for bot in pair)
    strengths = [at[place[bot]] if bot in place else fixed[bot.partition("@")[0]] for bot in pair]
    chance = 1 / (1 + np.exp(strengths[1] - strengths[0]))
    more = victories + 0.5 - (games + 1) * chance
    weight = (games + 1) * chance * (1 - chance)
    for own, other, sign in ((first, second, 1.0), (second, first, -1.0)):
        if own is not None:
            slope[own] += sign * more
            curve[own, own] += weight
            if other is not None:
                curve[own, other] -= weight


def tables(all_met: dict[str, Met], found: dict[str, dict[str, Measured]]) -> str:
    """Return what was found as tables in Markdown: the ratings, and the games behind them."""
    lines = [f"| opponent | {' | '.join(MEASURED)} |", f"|---|{'---|' * len(MEASURED)}"]
    for key in OPPONENTS:
        cells = [_cell(found[game].get(key)) for game in MEASURED]
        lines.append(f"| {OPPONENT_NAMES[key]} (`{key}`) | {' | '.join(cells)} |")
    lines += ["", "| pair | game | games | won by the first | margin |", "|---|---|---|---|---|"]
    for game, met in all_met.items():
        for (first, second), games in met.items():
            rate = 100 * won(games, first) / len(games)
            margin = sum(each.margin(each.bots.index(first)) for each in games) / len(games)
            told = f"{len(games)} | {rate:.1f} % | {margin:+.1f}"
            lines.append(f"| {first}, {second} | {game} | {told} |")
    return "\n".join(lines)


def _cell(found: Measured | None) -> str:
    if found is None:
        return "-"
    low, high = (Rating(found.mu + sign * SURE * found.error, 0.0).sure for sign in (-1.0, 1.0))
    return f"{Rating(found.mu, 0.0).sure} ({low} to {high}), {found.games} games"


def main() -> None:
    """Write the data and the tables."""
    met = {game: met_at(game) for game in MEASURED}
    found = {game: fitted(game, pairs) for game, pairs in met.items()}
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    text = PAGE.read_text()
    begin, end = "<!-- ratings of the opponents -->\n", "<!-- end of the ratings -->"
    head, _, rest = text.partition(begin)
    _, _, tail = rest.partition(end)
    PAGE.write_text(f"{head}{begin}{tables(met, found)}\n{end}{tail}")


if __name__ == "__main__":
    main()
