"""Alcazar: what must survive when the rules are machine code. Runs on either copy."""

from __future__ import annotations

import copy
import importlib
import os
import pickle
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import machine_code
from alcaide.core.build import kind
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.rules.state import State
from situations import ALCAZAR, play, table
from wandering import contents

ROOT = Path(__file__).parents[3]
HOOKS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]


def compiled_modules() -> list[str]:
    """Return the names of the modules that the build compiles, of the core and of Alcazar."""
    paths = machine_code.modules(HOOKS["custom"]["compiled"])
    names = [path.removesuffix(".py").replace("/", ".") for path in paths]
    return [name for name in names if name.startswith(("alcaide.core", "alcaide.games.alcazar"))]


def test_the_rules_are_among_the_compiled_modules() -> None:
    assert "alcaide.core.rng" in compiled_modules()
    for name in ("state", "apply", "legal"):
        assert f"alcaide.games.alcazar.rules.{name}" in compiled_modules()
    assert "alcaide.games.alcazar.actions" not in compiled_modules()  # structs stay interpreted
    assert "alcaide.games.alcazar.information.view" not in compiled_modules()


@pytest.mark.parametrize("name", compiled_modules())
def test_every_module_is_what_this_copy_claims_to_be(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(".py") is (kind() == "interpreted")
    if os.environ.get("ALCAIDE_EXPECT"):
        assert kind() == os.environ["ALCAIDE_EXPECT"]


@pytest.mark.parametrize("struct", get_args(act.Action))
def test_actions_are_frozen_and_tagged(struct: type[Any]) -> None:
    action = struct(*range(1, 1 + len(struct.__struct_fields__)))
    assert struct.__struct_config__.frozen
    for name in struct.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(action, name, 2)
    assert hash(action) == hash(copy.copy(action))
    wire = msgspec.json.encode(action)
    assert msgspec.json.decode(wire)["type"] == struct.__struct_config__.tag
    assert msgspec.json.decode(wire, type=act.Action) == action


@pytest.mark.parametrize(
    "wire",
    [
        b'{"type":"tower","cell":121}',
        b'{"type":"tower","cell":-1}',
        b'{"type":"palace","card":0}',
        b'{"type":"castle","card":8,"first":7,"last":73}',
        b'{"type":"bridge","cell1":1,"cell2":"3"}',
        b'{"type":"fly","cell":1}',
    ],
)
def test_actions_from_outside_lie_on_the_board(wire: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=act.Action)


def test_views_are_frozen() -> None:
    view = ALCAZAR.observe(ALCAZAR.new(2, seed=1), 0)
    with pytest.raises(AttributeError):
        view.turn = 1


@pytest.mark.skipif(kind() == "interpreted", reason="only compiled classes lack a dictionary")
def test_a_compiled_state_has_no_dictionary() -> None:
    state: State = ALCAZAR.new(2, seed=1)
    assert not hasattr(state, "__dict__")
    with pytest.raises(AttributeError):
        state.anything = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        state.seat = "0"  # type: ignore[assignment]


def test_states_are_copied_by_every_way_of_python() -> None:
    state = table("build 7 8 9 8", "castle almeria 7", "baron 0 8", "hand 0 10")
    others = (state.copy(), copy.copy(state), copy.deepcopy(state))
    for other in (*others, pickle.loads(pickle.dumps(state))):
        play(other, "extend 10")
        assert contents(other) != contents(state)
    assert state.hands[0] == [10]
