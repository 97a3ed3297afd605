"""One learner among bots, as Gymnasium wants it."""

from __future__ import annotations

from typing import Any, SupportsFloat

import pytest

pytest.importorskip("pettingzoo", reason="needs alcaide[research]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.games import GAMES
from alcaide.research import single

TABLES = [(name, players) for name, game in GAMES.items() for players in game.seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("render_mode", [None, "ansi"])
def test_gymnasium_checks(name: str, players: int, render_mode: str | None) -> None:
    environment = gymnasium.make(
        f"alcaide/{name.capitalize()}-v0",
        players=players,
        opponents="random",
        render_mode=render_mode,
    )
    check_env(environment.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_one_learner_plays_to_the_end(name: str) -> None:
    environment = single.Single(name, GAMES[name].seats[-1], opponents="random")
    seats = set()
    for seed in range(8):
        seen, info = environment.reset(seed=seed)
        seats.add(info["seat"])
        over, rewards = False, []
        while not over:
            assert (seen["action_mask"] == environment.action_masks()).all()
            number = int(np.flatnonzero(seen["action_mask"])[-1])
            seen, reward, over, _, info = environment.step(number)
            rewards.append(reward)
        assert not any(rewards[:-1])
        won = environment.numbered.game.winners(environment.numbered.state)
        assert (rewards[-1] > 0) == (won == [info["seat"]] or rewards[-1] > 0)
        assert info["scores"].tolist() == environment.numbered.game.scores(
            environment.numbered.state
        )
    assert len(seats) > 1


def test_an_opponent_can_be_a_function() -> None:
    asked = []

    def last(game: Any, view: Any, actions: list[Any], rng: Any) -> Any:
        asked.append(view.seat)
        return actions[-1]

    for opponents in (last, [last]):
        environment = single.Single("castle", opponents=opponents, seat=0)
        environment.reset(seed=1)
        over = False
        while not over:
            legal = environment.numbered.legal()
            over = environment.step(legal[0])[2]
    assert set(asked) == {1}


def test_an_illegal_number_loses() -> None:
    environment = single.Single("castle", seat=1)
    environment.reset(seed=1)
    _, reward, over, cut, info = environment.step(environment.numbered.count - 1)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(ArgumentError, match=r"an action is a whole number, not 25\.9"):
        environment.step(25.9)


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "deep"},
        {"opponents": ["greedy", "random"]},
        {"opponents": [3]},
        {"opponents": None},
        {"seat": 2},
    ],
)
def test_opponents_and_seats_that_there_are_not_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(AlcaideError):
        single.Single("castle", **wrong)


def test_a_game_is_truncated_at_its_limit() -> None:
    table = gymnasium.make("alcaide/Alhambra-v0", opponents="random", limit=30)
    seen, info = table.reset(seed=1)
    over = cut = False
    gain: SupportsFloat = 1.0
    while not (over or cut):
        seen, gain, over, cut, info = table.step(int(seen["action_mask"].argmax()))
    assert (over, cut, gain) == (False, True, 0.0)
    assert len(info["scores"]) == 2
