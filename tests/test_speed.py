"""What the stage "speed" makes of its figures; the figures themselves are no matter of tests."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ratio
from alcaide.games import GAMES

KEPT = {"alcazar": 100.0, "castle": 50.0}


def falls(*percents: float) -> Callable[[], ratio.Ratios]:
    """Return measurements, one after the other, in which The Castle has become so much slower."""
    rest = iter(percents)
    return lambda: {"alcazar": 104.0, "castle": 50.0 * (1 - next(rest) / 100)}


@pytest.mark.parametrize("fall", [31, 90])
def test_a_fall_by_more_than_thirty_per_cent_fails(
    fall: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not ratio.hold(KEPT, falls(*[fall] * ratio.TRIES))
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told if "too slow" in line] == ["castle"] * ratio.TRIES


@pytest.mark.parametrize("fall", [29, 0, -50])
def test_less_of_it_is_noise(fall: float) -> None:
    assert ratio.hold(KEPT, falls(fall))


def test_what_is_not_seen_again_is_noise() -> None:
    assert ratio.hold(KEPT, falls(60, 60, 5))


def test_a_game_that_copies_for_nothing_is_slower() -> None:
    """Each decision copies the position so often that no noise can hide it."""
    game = GAMES["castle"]

    def copying(state: Any) -> list[Any]:
        for _ in range(100):
            state.copy()
        return game.legal_actions(state)

    slower = dataclasses.replace(game, legal_actions=copying)
    ratios = ratio.measure({"castle": game, "copying": slower}, rounds=3)
    assert ratio.fallen({"castle": ratios["copying"]}, {"castle": ratios["castle"]}) == ["castle"]


def test_every_game_is_held() -> None:
    kept = json.loads(Path(ratio.KEPT).read_text())
    assert list(kept) == list(GAMES)
    assert min(kept.values()) > 0


def test_the_workload_and_the_games_are_always_the_same() -> None:
    assert ratio.reference() == ratio.reference()
    assert ratio.play(GAMES["castle"]) == ratio.play(GAMES["castle"]) > 1000
