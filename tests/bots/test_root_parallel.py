"""Several processes that think about the same position."""

from __future__ import annotations

import time

from alcaide.bots import Budget, decide, together
from alcaide.bots.root_parallel import local_workers, part_seed, search_in_parallel
from alcaide.core.rng import Rng
from alcaide.games import GAMES

ALCAZAR = GAMES["alcazar"]


def test_each_process_thinks_with_a_chance_of_its_own() -> None:
    state = ALCAZAR.new(3, seed=4)
    view, legal = ALCAZAR.observe(state, ALCAZAR.turn(state)), ALCAZAR.legal_actions(state)
    once, again = (
        search_in_parallel(ALCAZAR, view, legal, Rng(b"crew"), Budget(20)) for _ in range(2)
    )
    assert once == again
    assert len(once) == local_workers().size
    assert local_workers().size <= together(once).simulations <= 20 * local_workers().size
    assert decide(legal, once) in legal
    assert len({part_seed(b"seed", part) for part in range(8)}) == 8


def test_the_crew_stops_at_once_when_nobody_waits() -> None:
    state = ALCAZAR.new(2, seed=4)
    view, legal = ALCAZAR.observe(state, ALCAZAR.turn(state)), ALCAZAR.legal_actions(state)
    search_in_parallel(ALCAZAR, view, legal, Rng(b"warm"), Budget(1))
    begun = time.monotonic()
    end = begun + 0.5
    budget = Budget(seconds=60.0, cancelled=lambda: time.monotonic() > end)
    tallies = search_in_parallel(ALCAZAR, view, legal, Rng(b"crew"), budget)
    assert time.monotonic() - begun < 60.0
    assert together(tallies).simulations > 0
