"""Whatever programs hold of the library can be copied, pickled and sent, compiled or not."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from dataclasses import replace
from functools import partial
from types import MethodType
from typing import Any

import pytest

for package in ("ray", "pyspiel", "pettingzoo", "openskill", "httpx", "websockets"):
    pytest.importorskip(package)

import cloudpickle
import numpy as np
import pyspiel

import alcaide
from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.core.rows import ROW
from alcaide.games import GAMES
from alcaide.research.aec import env
from samples import IN_ONE_PROCESS, classes, samples

SENT = sorted(set(classes()) - set(IN_ONE_PROCESS))
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)


def alike(one: Any, other: Any) -> bool:
    """Tell whether two things of any kind hold the same."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if isinstance(one, partial):
        return alike([one.func, one.args], [other.func, other.args])
    if isinstance(one, MethodType):
        return one.__name__ == other.__name__ and alike(one.__self__, other.__self__)
    if own("__eq__", one) or isinstance(one, ROW):
        return bool(one == other)
    if isinstance(one, pyspiel.State):
        return bool(str(one) == str(other) and one.history() == other.history())
    if own("__reduce__", one):
        return alike(one.__reduce__()[1:], other.__reduce__()[1:])
    return alike(one.__getstate__(), other.__getstate__())


def own(method: str, thing: Any) -> bool:
    """Tell whether a class has its own kind of a method that all have."""
    return getattr(type(thing), method) is not getattr(object, method)


def test_there_is_an_object_of_every_public_class() -> None:
    assert set(SENT) - set(samples()) == set(), (
        "tests/support/samples.py lacks one of each of these"
    )
    assert set(IN_ONE_PROCESS) <= set(classes())


@pytest.mark.parametrize("name", SENT)
def test_what_makes_it_anew_is_what_it_is_made_of(name: str) -> None:
    """Compiled, ``copy`` calls the class with these; interpreted, a wrong number goes unseen."""
    thing = samples()[name]
    if "__getnewargs__" in vars(type(thing)):
        assert isinstance(type(thing)(*thing.__getnewargs__()), type(thing))


@pytest.mark.parametrize("name", SENT)
def test_it_can_be_copied(name: str) -> None:
    thing = samples()[name]
    assert alike(copy(thing), thing)
    assert alike(deepcopy(thing), thing)


@pytest.mark.parametrize("name", SENT)
def test_it_can_be_pickled_by_every_protocol(name: str) -> None:
    thing = samples()[name]
    for protocol in PROTOCOLS:
        assert alike(pickle.loads(pickle.dumps(thing, protocol)), thing)


@pytest.mark.parametrize("name", SENT)
def test_a_function_that_closes_over_it_can_be_sent(name: str) -> None:
    thing = samples()[name]
    assert alike(cloudpickle.loads(cloudpickle.dumps(lambda: thing))(), thing)


def test_all_can_be_sent_to_a_process_and_back() -> None:
    things = [samples()[name] for name in SENT]
    game = GAMES["castle"]
    state = game.new(2, seed=1)
    asked = (game, game.observe(state, game.turn(state)), game.legal_actions(state), Rng(b"1"))
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        back = pool.submit(deepcopy, things).result()
        answer = pool.submit(BOTS["medium"].choose, *asked).result()
    again = zip(SENT, things, back, strict=True)
    assert [name for name, one, other in again if not alike(one, other)] == []
    assert answer == BOTS["medium"].choose(*asked)


def test_a_game_is_what_its_name_and_version_give() -> None:
    for game in GAMES.values():
        for other in (copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert other is game
        assert len(pickle.dumps(game)) < 100
    later = pickle.dumps(GAMES["castle"]).replace(b"\x8c\x011", b"\x8c\x019")
    with pytest.raises(alcaide.AlcaideError, match="no version '9' of castle; there are: 1"):
        pickle.loads(later)


def test_a_game_of_ones_own_stays_what_it_is() -> None:
    castle = GAMES["castle"]
    assert castle.outlook
    changed = replace(castle, evaluate=castle.outlook)
    again = pickle.loads(pickle.dumps(changed))
    assert alike(vars(again), vars(changed))
    assert again.evaluate is not GAMES["castle"].evaluate


@pytest.mark.parametrize("way", [copy, deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_chance_goes_on_alike_and_on_its_own(way: Callable[[Rng], Rng]) -> None:
    one, same = Rng(b"chance"), Rng(b"chance")
    for _ in range(3):
        assert one.below(100) == same.below(100)
    other = way(one)
    drawn = [other.below(100) for _ in range(20)]
    assert drawn == [one.below(100) for _ in range(20)] == [same.below(100) for _ in range(20)]


@pytest.mark.parametrize("way", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("name", GAMES)
def test_an_environment_goes_on_alike_and_on_its_own(name: str, way: Callable[[Any], Any]) -> None:
    one = env(name)
    way(one).reset(seed=1)
    one.reset(seed=1)
    other = way(one)
    state = one.numbered.state.copy()
    other.step(other.numbered.legal()[0])
    assert one.numbered.state == state != other.numbered.state
    one.step(one.numbered.legal()[0])
    assert one.numbered.state == other.numbered.state
    one.reset()
    other.reset()
    assert one.numbered.state == other.numbered.state
