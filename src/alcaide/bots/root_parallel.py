"""Root parallelism: several processes search the same position, each with its own chance."""

from __future__ import annotations

import atexit
import hashlib
from concurrent.futures import wait
from functools import lru_cache
from typing import Any, Final

from alcaide.bots.bot import Tally
from alcaide.bots.budget import Budget
from alcaide.bots.search_levels import search_view
from alcaide.bots.worker_processes import Workers, cancelled, cores
from alcaide.core.rng import Rng
from alcaide.interface.game import Game

POLL: Final = 0.02  # seconds between two looks at whether to stop

Limits = tuple[int, float, bool]  # of a budget: simulations, seconds, far


@lru_cache(maxsize=1)
def local_workers() -> Workers:
    """Return the processes of this one, started when they are first needed."""
    workers = Workers(cores())
    atexit.register(workers.close)
    return workers


def search_in_parallel(
    game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng, budget: Budget
) -> list[Tally]:
    """Return what each worker process thinks; each has the whole budget."""
    workers = local_workers()
    ticket = workers.ticket()
    seed = bytes(rng.below(256) for _ in range(16))
    limits = (budget.simulations, budget.seconds, budget.far)
    thoughts = [
        workers.pool.submit(_part, game.name, view, actions, part_seed(seed, part), limits, ticket)
        for part in range(workers.size)
    ]
    while wait(thoughts, POLL).not_done:
        if budget.cancelled():
            workers.stop(ticket)
    return [thought.result() for thought in thoughts]


def part_seed(seed: bytes, part: int) -> bytes:
    """Return the seed of one of several processes that think together."""
    return hashlib.sha256(seed + b"/part%d" % part).digest() if part else seed


def _part(
    name: str, view: Any, actions: list[Any], seed: bytes, limits: Limits, ticket: int
) -> Tally:
    from alcaide.games import game

    simulations, seconds, far = limits
    budget = Budget(simulations, seconds, cancelled(ticket), far)
    return search_view(game(name), view, actions, Rng(seed), budget)
