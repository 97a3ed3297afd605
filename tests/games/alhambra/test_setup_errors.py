"""Piles, start seats and tiles that are not right are refused with the rule."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from alcaide.core.errors import SetupError
from alcaide.games.alhambra.rules import setup
from alcaide.games.alhambra.rules.components import load_components
from palaces import MODULES, dealing

ON = dict.fromkeys(MODULES, "on")


def changed(pile: str, change: Any) -> Any:
    dealt = dealing(3, 1, **ON)
    piles = {name: words.copy() for name, words in dealt.piles.items()}
    change(piles[pile])
    return msgspec.structs.replace(dealt, piles=piles)


def put(place: int, word: str) -> Any:
    return lambda words: words.__setitem__(place, word)


def swap(one: int, other: int) -> Any:
    def change(words: list[str]) -> None:
        words[one], words[other] = words[other], words[one]

    return change


def move(word: str, to: int) -> Any:
    def change(words: list[str]) -> None:
        words.remove(word)
        words.insert(to, word)

    return change


@pytest.mark.parametrize(
    ("pile", "change", "rule"),
    [
        ("Money", put(40, "x9"), "ALH-S3"),
        ("Money", put(40, "s1"), "ALH-S3"),
        ("Money", lambda words: words.append("y1"), "ALH-S3"),
        ("Money", lambda words: words.remove("S1"), "ALH-S3"),
        ("Money", lambda words: words.remove("yb"), "ALH-S3"),
        ("Money", move("S1", 0), "ALH-S3"),
        ("Money", move("S1", 200), "ALH-S3"),
        ("Money", move("S2", 30), "ALH-S3"),
        ("Money", move("yb", 115), "ALH-S3"),
        ("Tiles", put(5, "pavilion9"), "ALH-S4"),
        ("Tiles", put(5, "red1"), "ALH-S4"),
        ("Tiles", lambda words: words.pop(), "ALH-S4"),
        ("Tiles", lambda words: words.append(words[0]), "ALH-S4"),
        ("Bonus", put(0, "garden10a"), "ALH-B1"),
        ("Bonus", lambda words: words.pop(), "ALH-B1"),
        ("Bonus", lambda words: words.append(words[0]), "ALH-B1"),
        ("Squares", swap(0, 1), "ALH-S5"),
        ("Squares", lambda words: words.pop(), "ALH-S5"),
        ("Squares", put(0, "blue1 blue2"), "ALH-S5"),
        ("Squares", put(0, "blue1 blue2 blue2"), "ALH-S5"),
    ],
)
def test_a_pile_that_is_not_right(pile: str, change: Any, rule: str) -> None:
    with pytest.raises(SetupError, match=rule):
        setup.deal(changed(pile, change))


def test_piles_of_the_modules_are_there_exactly_when_they_are_on() -> None:
    dealt = dealing(3, 1, **ON)
    without = {name: words for name, words in dealt.piles.items() if name != "Bonus"}
    with pytest.raises(SetupError, match="ALH-S5"):
        setup.deal(msgspec.structs.replace(dealt, piles=without))
    with pytest.raises(SetupError, match="ALH-S5"):
        setup.deal(msgspec.structs.replace(dealing(3), piles=dealt.piles))


def test_the_start_seat_must_be_one_that_may_start() -> None:
    dealt = dealing(4)
    wrong = next(seat for seat in range(4) if seat not in setup.may_start(setup.deal(dealt).hands))
    with pytest.raises(SetupError, match="ALH-S2"):
        setup.deal(msgspec.structs.replace(dealt, start=wrong))


def test_seven_cannot_play() -> None:
    with pytest.raises(SetupError, match="ALH-S1"):
        setup.deal(msgspec.structs.replace(dealing(6), players=7))


def own(**change: Any) -> str:
    return json.dumps(change)


DATA: Any = json.loads(
    files("alcaide.games.alhambra").joinpath("data/tiles.json").read_text("utf-8")
)
PLAIN = {"type": "pavilion", "price": 5, "walls": ""}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("{", "ALH-S4"),
        ("[" * 100_000, "ALH-S4"),
        ("[]", "ALH-S4"),
        ('{"tiles": []}', "ALH-S4"),
        (own(buildings=[]), "ALH-S4"),
        (own(buildings=[PLAIN] * 54), "ALH-S4"),
        (own(buildings=[*DATA["buildings"][:53], PLAIN]), "ALH-B1"),
        (own(buildings=[*DATA["buildings"][:53], PLAIN | {"price": 14}]), "ALH-S4"),
        (own(buildings=[*DATA["buildings"][:53], PLAIN | {"price": True}]), "ALH-S4"),
        (own(buildings=[*DATA["buildings"][:53], PLAIN | {"walls": "NN"}]), "ALH-S4"),
        (own(buildings=[*DATA["buildings"][:53], PLAIN | {"type": "hut"}]), "ALH-S4"),
        (own(squares=DATA["squares"][:23]), "ALH-S5"),
        (own(squares=[*DATA["squares"][:23], {"colour": "blue", "walls": "N"}]), "ALH-S5"),
        (own(squares=[*DATA["squares"][:23], {"colour": "purple", "walls": "X"}]), "ALH-S5"),
    ],
)
def test_tiles_that_cannot_work(text: str, rule: str) -> None:
    with pytest.raises(SetupError, match=rule):
        load_components(text)


def test_the_walls_of_squares_can_be_replaced() -> None:
    squares = [square | {"walls": "NE"} for square in DATA["squares"]]
    kit = load_components(own(squares=squares))
    assert set(kit.walls[54:78]) == {3}
    assert kit.walls[:54] == load_components().walls[:54]


def test_walls_are_balanced() -> None:
    """Twenty walls on each side, ten tiles without, never two opposite ones only."""
    walls = list(load_components().walls[:54])
    assert [sum(wall >> side & 1 for wall in walls) for side in range(4)] == [20] * 4
    assert walls.count(0) == 10
    assert not {5, 10, 15} & set(walls)
    assert load_components().walls[load_components().number["arcades8b"]] == 2  # east, not west
