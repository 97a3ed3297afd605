"""Who looks further ahead, where, and that all others search as ever."""

from __future__ import annotations

import pytest

from alcaide.bots import BOTS, Budget, bot, search_settings
from alcaide.bots.root_parallel import local_workers, part_seed, search_in_parallel
from alcaide.bots.search_levels import search_view
from alcaide.core.rng import Rng
from alcaide.games import GAMES

CASTLE = GAMES["castle"]


def test_expert_alone_looks_far_ahead_with_seconds_and_with_simulations() -> None:
    far = {name for name, known in BOTS.items() if known.budget and known.budget.far}
    assert far == {"expert"}
    for name, wanted in (("expert@288", True), ("hard@288", False), ("medium@288", False)):
        assert bot(name).budget == Budget(288, far=wanted)


def test_far_ahead_is_further_and_only_late_in_the_castle() -> None:
    begin, late = search_settings.FAR["castle"]
    assert late.turns > search_settings.of("castle", 2).turns
    assert search_settings.of("castle", 2, far=True, at=begin) == late
    assert search_settings.of("castle", 2, far=True, at=begin - 1) == search_settings.of(
        "castle", 2
    )
    assert search_settings.of("castle", 2, far=False, at=begin) == search_settings.of("castle", 2)


@pytest.mark.parametrize("name", ["alcazar", "alhambra"])
def test_the_other_games_are_searched_alike_at_every_level(name: str) -> None:
    for players in GAMES[name].seats:
        for at in (1, 13, 99):
            assert search_settings.of(name, players, far=True, at=at) is search_settings.of(
                name, players
            )


def test_a_search_and_its_parts_look_as_far_as_their_budget_says() -> None:
    begin, _ = search_settings.FAR["castle"]
    state = CASTLE.new(2, seed=7)
    while CASTLE.round(state) < begin or len(CASTLE.legal_actions(state)) < 5:
        CASTLE.apply(state, CASTLE.legal_actions(state)[0], None)
    view, legal = CASTLE.observe(state, CASTLE.turn(state)), CASTLE.legal_actions(state)
    found = []
    for budget in (Budget(12), Budget(12, far=True)):
        rng = Rng(b"seed")
        seed = bytes(rng.below(256) for _ in range(16))
        parts = search_in_parallel(CASTLE, view, legal, Rng(b"seed"), budget)
        found.append(search_view(CASTLE, view, legal, Rng(part_seed(seed, 0)), budget))
        assert len(parts) == local_workers().size
        assert parts[0] == found[-1]
    assert found[0].means != found[1].means
