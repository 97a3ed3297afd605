"""The Castle: the greedy bot plays well enough to be an opponent."""

from __future__ import annotations

import pytest

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.games.castle.mind.evaluation import evaluate
from alcaide.games.castle.rules.state import State
from games.castle.support import CASTLE, play, table, turn


def duel(seed: int, greedy: int) -> list[int]:
    """Play greedy on a seat against random; return the scores."""
    state: State = CASTLE.new(2, seed=seed)
    rng = Rng(bytes([seed, greedy]))
    while (seat := CASTLE.turn(state)) is not None:
        bot = BOTS["greedy" if seat == greedy else "random"]
        view, actions = CASTLE.observe(state, seat), CASTLE.legal_actions(state)
        CASTLE.apply(state, bot.choose(CASTLE, view, actions, rng), None)
    return CASTLE.scores(state)


@pytest.mark.parametrize("seed", range(5))
def test_greedy_beats_random_on_either_seat(seed: int) -> None:
    for greedy in (0, 1):
        scores = duel(seed, greedy)
        assert scores[greedy] > scores[1 - greedy] + 30


CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    for seed in range(3):
        state: State = CASTLE.new(2, seed=seed)
        rng = Rng(bytes([seed]))
        while CASTLE.turn(state) is not None:
            assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
            actions = CASTLE.legal_actions(state)
            CASTLE.apply(state, actions[rng.below(len(actions))], None)
        lead = CASTLE.scores(state)[0] - CASTLE.scores(state)[1]
        assert (evaluate(state, 0) > 0) is (lead > 0)


def test_an_own_tower_is_worth_something_before_it_is_complete() -> None:
    empty = evaluate(table(CROSS), 0)
    assert evaluate(table(CROSS, "knight 0 e2.2"), 0) > empty - 2.2  # more than the follower alone
    tied = evaluate(table(CROSS, "knight 0 e2.2", "knight 1 e2.2"), 0)
    assert tied == pytest.approx(empty)


def test_a_wall_tile_is_worth_a_detour() -> None:
    # T19 scores 2 and lands on 33; from 29 it only scores.
    gains = []
    for before in (31, 29):
        state = table(f"score {before} 0", "draw T19")
        start = evaluate(state, 0)
        play(state, "place g1 2", "herald 0")
        gains.append(evaluate(state, 0) - start)
    assert gains[0] > gains[1]


def test_the_end_is_counted_exactly() -> None:
    state = table("score 30 20", CROSS, "draw T01 only")
    turn(state, "place j4 0")
    assert evaluate(state, 0) == 10 + 30.0
