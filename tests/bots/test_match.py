"""Whole games between bots."""

from __future__ import annotations

import pytest

from alcaide.bots import BOTS, bot
from alcaide.bots.match import play_game
from alcaide.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_follows_from_its_seed(name: str) -> None:
    game = GAMES[name]
    bots = [BOTS["greedy"], bot("hard@4"), BOTS["easy"]][: game.seats[-1]]
    one, two, three = (play_game(game, bots, seed) for seed in (b"a", b"a", b"b"))
    assert one.actions == two.actions != three.actions
    assert one.scores == two.scores
    state = game.new(len(bots), seed=b"a")
    for action in one.actions:
        game.play(state, action)
    assert game.turn(state) is None
    assert (game.scores(state), game.winners(state)) == (one.scores, one.winners)


def test_shares_and_margins_of_all_seats() -> None:
    result = play_game(GAMES["alcazar"], [BOTS["random"]] * 3, b"shares")
    assert sum(result.share(seat) for seat in range(3)) == pytest.approx(1.0)
    best = max(range(3), key=result.scores.__getitem__)
    assert result.margin(best) >= 0
    assert all(result.margin(seat) <= 0 for seat in range(3) if seat != best)
    assert min(result.decisions) > 0


def test_options_are_those_of_the_game() -> None:
    bots = [BOTS["greedy"], BOTS["greedy"]]
    game = GAMES["alcazar"]
    straight = play_game(game, bots, b"options", {"straight_founding": "on"})
    state = game.new(2, {"straight_founding": "on"}, b"options")
    for action in straight.actions:
        game.play(state, action)
    assert game.turn(state) is None
