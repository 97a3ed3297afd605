"""Whole games between bots."""

from __future__ import annotations

import pytest

from alcaide.bots import BOTS, bot
from alcaide.bots.match import Result, play_game, play_on, streams
from alcaide.games import GAMES
from alcaide.record import Record


def timeless(result: Result) -> tuple[list[int], list[int], list[int]]:
    return result.scores, result.winners, result.decisions


@pytest.mark.parametrize("name", GAMES)
def test_a_game_follows_from_its_seed(name: str) -> None:
    game = GAMES[name]
    bots = [BOTS["greedy"], bot("hard@4"), BOTS["easy"]][: game.seats[-1]]
    one, two, three = (play_game(game, bots, seed) for seed in (b"a", b"a", b"b"))
    assert timeless(one) == timeless(two) != timeless(three)
    record = Record(game, game.setup(len(bots), seed=b"a"))
    assert timeless(play_on(record, bots, streams(b"a", len(bots)))) == timeless(one)
    state = Record.loads(record.dumps()).state()
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
    straight = {"straight_founding": "on"}
    record = Record(game, game.setup(2, straight, b"options"))
    chosen = play_on(record, bots, streams(b"options", 2))
    assert timeless(play_game(game, bots, b"options", straight)) == timeless(chosen)
    assert timeless(play_game(game, bots, b"options")) != timeless(chosen)
