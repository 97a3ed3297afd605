"""The environments pass the checks of the libraries that they are made for."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs alcaide[research]")

import gymnasium
import numpy as np
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.research import single
from alcaide.research.aec import env
from alcaide.research.numbered import Numbered, NumberError

TABLES = [(name, players) for name, game in GAMES.items() for players in game.seats]
ALL_OPTIONS = [
    (name, {option.name: option.values[-1] for option in game.options})
    for name, game in GAMES.items()
]
# What api_test says to observations with a mask, which its own classic games have as well.
MASKED = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
    "ignore:reset.. takes no options:UserWarning",  # it gives some, whatever they mean
]
masked = [pytest.mark.filterwarnings(text) for text in MASKED]


def marked(function: Any) -> Any:
    for mark in masked:
        function = mark(function)
    return function


@marked
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_api(name: str, players: int) -> None:
    api_test(env(name, players, render_mode="ansi"), num_cycles=400)


@marked
@pytest.mark.parametrize(("name", "options"), ALL_OPTIONS)
def test_pettingzoo_api_with_options(name: str, options: dict[str, str]) -> None:
    api_test(env(name, GAMES[name].seats[-1], options, reward="margin"), num_cycles=200)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_seed(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_names(name: str) -> None:
    assert env(name).metadata["name"] == f"alcaide/{name}-v0"
    made = gymnasium.make(f"alcaide/{name.capitalize()}-v0")
    assert made.spec is not None
    assert made.spec.id == f"alcaide/{name.capitalize()}-v0"


@pytest.mark.parametrize("name", GAMES)
def test_rewards_come_at_the_end_and_make_zero(name: str) -> None:
    game = GAMES[name]
    environment = env(name, game.seats[-1])
    environment.reset(seed=3)
    gained: dict[str, float] = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        gained[agent] += reward
        assert over or reward == 0
        environment.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    state = environment.numbered.state
    best = max(gained.values())
    assert sum(gained.values()) == pytest.approx(0)
    assert [s for s, gain in enumerate(gained.values()) if gain == best] == game.winners(state)


@pytest.mark.parametrize(("name", "options"), ALL_OPTIONS)
def test_observations_are_the_bytes_of_a_fresh_position_by_their_scales(
    name: str, options: dict[str, str]
) -> None:
    for players in {GAMES[name].seats[0], GAMES[name].seats[-1]}:
        environment, chance = env(name, players, options), random.Random(players)
        environment.reset(seed=players)
        numbered = environment.numbered
        while numbered.turn is not None:
            fresh = pickle.loads(pickle.dumps(numbered.state)) if chance.random() < 0.3 else None
            for seat in range(players):
                known = numbered.observation(seat)
                if fresh is None:
                    continue
                written = numbered.features.observation(fresh, seat)
                expected = np.frombuffer(written, np.uint8).astype(np.float32) * numbered.scale
                assert known.dtype == np.float32
                assert (known == expected).all()
                if chance.random() < 0.1:  # who looks at bytes as well, changes nothing
                    assert numbered.features.observation(numbered.state, seat) == written
            environment.step(chance.choice(numbered.legal()))


def test_nobody_gains_where_nobody_wins() -> None:
    numbered = Numbered("alhambra", 2, {"dirk_wins": "on"})
    numbered.deal(1)
    numbered.state.dirk_points = 1
    assert numbered.returns() == [0.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_arrays_belong_to_who_asked_for_them(name: str) -> None:
    environment = env(name)
    environment.reset(seed=1)
    for agent in environment.agent_iter(40):
        seen = environment.observe(agent)
        assert environment.observation_space(agent).contains(seen)
        for part, array in seen.items():
            before = array.copy()
            assert array.flags.writeable
            array.fill(7)
            assert (environment.observe(agent)[part] == before).all()
        environment.step(environment.numbered.legal()[0])


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_legal_actions_of_the_seat_to_move(name: str) -> None:
    environment = env(name)
    environment.reset(seed=1)
    for number, agent in enumerate(environment.agent_iter(300)):
        seen, _, over, _, _ = environment.last()
        numbered = environment.numbered
        assert np.flatnonzero(seen["action_mask"]).tolist() == ([] if over else numbered.legal())
        for other in environment.agents:
            assert over or other == agent or not environment.observe(other)["action_mask"].any()
        if over:
            break
        choice = numbered.legal()[number % len(numbered.legal())]
        assert numbered.action(choice) in numbered.game.legal_actions(numbered.state)
        environment.step(choice)


def test_a_number_that_is_not_legal_is_refused() -> None:
    environment = env("castle")
    environment.reset(seed=1)
    for number in (-1, environment.numbered.count - 1, 10**9):
        with pytest.raises(NumberError, match=f"{number} is no legal action of castle here"):
            environment.step(number)
    for wrong in (25.9, "text", b"1", [1], True):  # 25.9 is not 25
        with pytest.raises(ArgumentError, match="an action is a whole number, not"):
            environment.step(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_numbers_before_the_deal_and_after_the_end_are_refused(name: str) -> None:
    numbered = Numbered(name)
    with pytest.raises(NumberError, match=r"0 cannot be played: no game of .* has been dealt yet"):
        numbered.play(0)
    numbered.deal(1)
    legal = numbered.legal()
    with pytest.raises(NumberError, match=f"legal: {legal[0]}(, [0-9]+)*( and [0-9]+ more)?$"):
        numbered.play(-1)
    while numbered.turn is not None:
        numbered.play(numbered.legal()[0])
    with pytest.raises(NumberError, match=r"0 cannot be played: the game of .* is over"):
        numbered.play(0)


@pytest.mark.parametrize("name", GAMES)
def test_before_the_first_reset_it_is_told_what_is_missing(name: str) -> None:
    environment = env(name)
    for attribute in ("agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=rf"{attribute} is there after reset\(\)"):
            getattr(environment, attribute)
    for ask in (environment.last, lambda: environment.step(0)):
        with pytest.raises(AttributeError, match=r"is there after reset\(\)"):
            ask()
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        environment.nothing  # noqa: B018
    seed: Any = np.int64(7)  # learners have seeds of NumPy
    environment.reset(seed=seed)
    first = environment.numbered.game.position(environment.numbered.state, None)
    environment.reset(seed=7)
    assert environment.numbered.game.position(environment.numbered.state, None) == first


def test_illegal_numbers_can_end_the_game_instead() -> None:
    wrapped = TerminateIllegalWrapper(env("castle"), illegal_reward=-1)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrapped.unwrapped.numbered.count - 1)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


@pytest.mark.parametrize(
    "wrong",
    [("chess",), ("castle", 3), ("castle", 2, {"taxes": "on"}), ("castle", 2, {}, "glory")],
)
def test_what_there_is_not_is_refused(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(AlcaideError):
        Numbered(*wrong)


@pytest.mark.parametrize("mode", ["human", "rgb_array", ""])
def test_pictures_that_there_are_not_are_refused(mode: str) -> None:
    for make in (env, single.Single):
        with pytest.raises(AlcaideError, match=f"no render mode '{mode}'; there are: ansi"):
            make("castle", render_mode=mode)


def test_text_is_what_the_agent_to_move_knows() -> None:
    environment = env("alcazar", 3, render_mode="ansi")
    environment.reset(seed=1)
    game, state = environment.numbered.game, environment.numbered.state
    seat = environment.seat_of[environment.agent_selection]
    text = environment.render()
    assert text == game.position(state, seat)
    other = game.determinize(game.observe(state, seat), Rng(b"other"))
    environment.numbered.set_state(other)
    assert environment.render() == text
    assert game.position(state, None) != game.position(other, None)
    assert env("castle").render() is None


@pytest.mark.parametrize(("reward", "gains"), [("win", False), ("margin", True)])
def test_a_game_is_truncated_at_its_limit(reward: str, gains: bool) -> None:
    table = env("alhambra", reward=reward, limit=60)
    table.reset(seed=1)
    steps = 0
    for agent in table.agent_iter():
        seen, gained, over, cut, _ = table.last()
        assert not over
        if cut:
            scores = table.numbered.game.scores(table.numbered.state)
            assert (gained != 0) is (gains and len(set(scores)) > 1)
            assert not seen["action_mask"].any()
        steps += not cut
        table.step(None if cut else int(seen["action_mask"].argmax()))
        assert agent in table.possible_agents
    assert (steps, table.agents, table.numbered.broken_off) == (60, [], True)
    again = pickle.loads(pickle.dumps(table.numbered))
    assert (again.turn, again.broken_off) == (None, True)
    table.reset()
    assert not table.numbered.broken_off


@pytest.mark.parametrize("wrong", ["5", None, 2.5, True])
def test_a_limit_is_a_whole_number(wrong: Any) -> None:
    with pytest.raises(AlcaideError, match="limit of actions is a whole number"):
        Numbered("castle", limit=wrong)


def test_a_limit_is_at_least_one_action() -> None:
    with pytest.raises(AlcaideError, match="at least 1"):
        Numbered("castle", limit=0)
    with pytest.raises(AlcaideError, match="a limit of actions is a whole number, not"):
        Numbered("castle", limit=1000.0)  # type: ignore[arg-type]
