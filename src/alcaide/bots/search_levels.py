"""Bots that search: medium, hard and expert differ in how long they may think, and how far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from alcaide.bots.bot import Bot, Tally, decide
from alcaide.bots.budget import Budget
from alcaide.bots.search import Search
from alcaide.core.rng import Rng
from alcaide.interface.game import Game

Think = Callable[[Game[Any, Any, Any], Any, list[Any], Rng, Budget], list[Tally]]


def search_view(
    game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng, budget: Budget
) -> Tally:
    """Search from a view and return what was found out about each action."""
    how = game.search_settings(len(view.seats), budget.far, view.round)
    search = Search(game, view, rng, how)
    search.run(budget, whole=view.phase in game.secret)  # there time would tell
    children = search.root.children
    found = [children.get(action) for action in actions]
    return Tally(
        [node.visits if node else 0 for node in found],
        [node.mean() if node else 0.0 for node in found],
        search.simulations,
    )


def searcher(name: str, budget: Budget) -> Bot:
    """Return a bot that searches in one process within a budget for each decision."""
    return Bot(name, partial(_choose, _alone, budget), search_view, budget)


def team(name: str, budget: Budget) -> Bot:
    """Return a bot that searches in as many processes as there are cores."""
    return Bot(name, partial(_choose, _together, budget), search_view, budget, alone=False)


def _choose(
    think: Think,
    budget: Budget,
    game: Game[Any, Any, Any],
    view: Any,
    actions: list[Any],
    rng: Rng,
) -> Any:
    if len(actions) == 1 and view.phase not in game.secret:
        return actions[0]
    return decide(actions, think(game, view, actions, rng, budget))


def _alone(
    game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng, budget: Budget
) -> list[Tally]:
    return [search_view(game, view, actions, rng, budget)]


def _together(
    game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng, budget: Budget
) -> list[Tally]:
    from alcaide.bots.root_parallel import search_in_parallel  # it imports this module

    return search_in_parallel(game, view, actions, rng, budget)
