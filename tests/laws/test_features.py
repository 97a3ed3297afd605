"""Laws of a game in numbers: every action has its own; that nothing hidden is told is in
``test_information.py``."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.core.encoding import BYTES
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.features import Block, starts, total
from profiles import many
from wandering import LAW, walks

DOCS = Path(__file__).parents[2] / "docs" / "features"


def block_of(blocks: tuple[Block, ...], number: int) -> Block:
    """Return the block that a number lies in."""
    first = starts(blocks)
    return [block for block in blocks if first[block.name] <= number][-1]


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_every_legal_action_has_a_number_of_its_own(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    features = game.features()
    for state, _ in data.draw(walks(game)).sample(8):
        actions = game.legal_actions(state)
        numbers = features.numbers(state, actions)
        assert len(numbers) == len(actions)
        own = [number for number in numbers if number != -1]
        assert own
        assert len(set(own)) == len(own)
        assert set(own) <= set(range(features.action_count))
        for number, action in zip(numbers, actions, strict=True):
            if number != -1:
                tag: Any = type(action).__struct_config__.tag
                block = block_of(features.actions, number).name
                assert block == "other" or re.match(rf"{tag}\b", block), action


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=many(25))
@given(data=st.data())
def test_what_was_observed_before_leaves_no_traces(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    features = game.features()
    observation = features.observation
    walk = data.draw(walks(game))
    cache: Any = None  # of the one state in which the walk goes on
    for number, (state, _) in enumerate(walk.steps()):
        cache = cache or features.new_cache(state, BYTES)
        seen = [b"".join(features.write(state, seat, cache)) for seat in range(walk.players)]
        assert {len(each) for each in seen} == {features.length(walk.players)}
        if number % 9 == 0:
            fresh = pickle.loads(pickle.dumps(state))
            assert seen == [observation(fresh, seat) for seat in range(walk.players)]
            assert seen == [observation(state, seat) for seat in range(walk.players)]


@pytest.mark.parametrize("name", GAMES)
def test_observations_differ_from_turn_to_turn(name: str) -> None:
    game = GAMES[name]
    features = game.features()
    state, rng = game.new(game.seats[0], seed=4), Rng(b"a walk")
    seen, steps = set(), 0
    while game.turn(state) is not None:
        seen.add(features.observation(state, 0))
        steps += 1
        actions = game.legal_actions(state)
        game.apply(state, actions[rng.below(len(actions))], None)
    assert len(seen) == steps


def rows(name: str, title: str) -> list[list[str]]:
    """Return the rows of the table under a heading of a game's page."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    section = text.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = re.findall(r"^\| *(`.*)\|$", section, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_the_documentation_lists_all_actions(name: str) -> None:
    features = GAMES[name].features()
    first = starts(features.actions)
    expected = [
        [f"`{block.name}`", shape(block), str(first[block.name])] for block in features.actions
    ]
    assert [row[:3] for row in rows(name, "Actions")] == expected
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    assert f"{features.action_count:,} numbers" in text


@pytest.mark.parametrize("name", GAMES)
def test_the_documentation_lists_all_parts_of_an_observation(name: str) -> None:
    game = GAMES[name]
    features = game.features()
    for players in game.seats:
        parts = features.parts(players)
        listed = rows(name, "Observations")
        assert [row[0] for row in listed] == [f"`{part.name}`" for part in parts]
        assert [row[2] for row in listed] == [str(part.scale) for part in parts]
        for row, part in zip(listed, parts, strict=True):
            assert shape(part) == row[1].replace("P", str(players)), row
        sizes = (DOCS / f"{name}.md").read_text(encoding="utf-8")
        assert f"{total(parts):,}" in sizes


def shape(block: Block) -> str:
    return " x ".join(map(str, block.shape))
