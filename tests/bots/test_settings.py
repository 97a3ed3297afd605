"""Who looks further ahead, where, and that all others search as ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alcaide.bots import BOTS, Budget, bot
from alcaide.bots.root_parallel import local_workers, part_seed, search_in_parallel
from alcaide.bots.search_levels import search_view
from alcaide.bots.winning_chances import scale
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.castle.mind.tuned import LATE
from alcaide.interface.tuning import LeadFit, SearchSettings, untuned

CASTLE = GAMES["castle"]


def test_the_strongest_alone_look_far_ahead_with_seconds_and_with_simulations() -> None:
    far = {name for name, known in BOTS.items() if known.budget and known.budget.far}
    assert far == {"expert", "mundhir"}
    for name, wanted in (("expert@288", True), ("hard@288", False), ("medium@288", False)):
        assert bot(name).budget == Budget(288, far=wanted)


def test_far_ahead_is_further_and_only_late_in_the_castle() -> None:
    usual, late = (CASTLE.search_settings(2, far, LATE) for far in (False, True))
    assert late.turns > usual.turns
    assert CASTLE.search_settings(2, True, LATE - 1) == usual


@pytest.mark.parametrize("name", ["alcazar", "alhambra"])
def test_the_other_games_are_searched_alike_at_every_level(name: str) -> None:
    how = GAMES[name].search_settings
    for players in GAMES[name].seats:
        for at in (1, 13, 99):
            assert how(players, True, at) is how(players, False, 1)


def test_a_game_that_nobody_tuned_is_searched_and_judged_as_most_are() -> None:
    plain = replace(CASTLE, search_settings=untuned, lead=LeadFit())
    state = plain.new(2, seed=1)
    view, legal = plain.observe(state, 0), plain.legal_actions(state)
    assert plain.search_settings(2, True, LATE) == SearchSettings()
    assert search_view(plain, view, legal, Rng(b"1"), Budget(4)).simulations == 4
    assert scale(plain, view) == LeadFit().early


def test_a_search_and_its_parts_look_as_far_as_their_budget_says() -> None:
    state = CASTLE.new(2, seed=7)
    while CASTLE.round(state) < LATE or len(CASTLE.legal_actions(state)) < 5:
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
