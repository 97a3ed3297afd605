"""Let other ways to search play against the one that is used: mirrored deals, equal simulations.

`python benchmarks/searches.py castle --games 100 --simulations 48`
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from dataclasses import replace
from importlib.resources import as_file, files
from typing import Any

from alcaide.arena.fixture import Finished
from alcaide.arena.statistics import row
from alcaide.bots.bot import Bot
from alcaide.bots.budget import Budget
from alcaide.bots.match import play_game
from alcaide.games import GAMES
from alcaide.interface.tuning import SearchSettings

USED = "as used"


def from_source(name: str) -> None:
    """Import a module of alcaide.bots from its source: compiled classes have no subclasses."""
    with as_file(files("alcaide.bots") / f"{name}.py") as path:
        spec = importlib.util.spec_from_file_location(f"alcaide.bots.{name}", path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{path} cannot be loaded")
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)


def ways(game: str) -> dict[str, tuple[str, SearchSettings]]:
    """Return the ways to search by name: the class, and its settings."""
    used = GAMES[game].search_settings(2, False, 1)
    rollouts = replace(used, turns=max(used.turns, 2), deep=False)
    found = {
        USED: ("Search", used),
        "flat Monte-Carlo": ("Flat", rollouts),
        "UCT": ("Ucb", rollouts),
        "UCT, progressive bias": ("Biased", rollouts),
        "looks only say what to try": ("Search", replace(used, prior_weight=1e-6)),
        "looks only count as trials": ("Search", replace(used, temperature=1e6)),
        "nothing played out": ("Search", replace(used, turns=0)),
        "two more turns played out": ("Search", replace(used, turns=used.turns + 2)),
        "tree of the own turn": ("Search", replace(used, deep=False)),
        "tree through all turns": ("Search", replace(used, deep=True)),
    }
    return {name: way for name, way in found.items() if name == USED or way != found[USED]}


def player(name: str, kind: str, how: SearchSettings, budget: Budget) -> Bot:
    """Return a bot that searches in one way."""
    search_class = getattr(importlib.import_module("ways"), kind)

    def choose(game: Any, view: Any, actions: list[Any], rng: Any) -> Any:
        search = search_class(game, view, rng, how)
        search.run(budget)
        return search.best()

    return Bot(name, choose)


def match(game: str, way: Bot, used: Bot, games: int) -> list[Finished]:
    """Play deals in both seatings; return the games."""
    found = []
    for number in range(games):
        seats = (way, used) if number % 2 == 0 else (used, way)
        result = play_game(GAMES[game], seats, b"searches/%d" % (number // 2))
        found.append(
            Finished(
                deal=number // 2,
                bots=tuple(bot.name for bot in seats),
                actions=sum(result.decisions),
                scores=result.scores,
                winners=result.winners,
                decisions=result.decisions,
                seconds=result.seconds,
            )
        )
    return found


def main() -> None:
    """Print a line for every way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=48)
    parser.add_argument("--way", help="this one alone")
    given = parser.parse_args()
    known, budget = ways(given.game), Budget(simulations=given.simulations)
    others = list(known)[1:]
    if given.way and given.way not in others:
        parser.error(f"no such way: {given.way!r}; there are: {'; '.join(others)}")
    from_source("search")
    bots = {name: player(name, *how, budget) for name, how in known.items()}
    print("| way | games | won | 95 % interval | margin | ms, with the used one at |")
    for name in [given.way] if given.way else others:
        games = match(given.game, bots[name], bots[USED], given.games)
        its, other = row(name, games), row(USED, games)
        print(
            f"| {name} | {its.games} | {its.rate:.1%} | {its.low:.1%} to {its.high:.1%} "
            f"| {its.margin:+.1f} | {its.ms:.0f}, {other.ms:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
