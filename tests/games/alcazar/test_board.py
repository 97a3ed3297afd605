"""Alcazar: the board is data. Another file is played on without touching code (ALC-5)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from hypothesis import given

from alcaide import Record
from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.games.alcazar.rules.components import load_board
from alcaide.games.alcazar.rules.state import State
from situations import ALCAZAR, cell, height, legal, play, snake, table
from wandering import LAW, Walk, walks

OWN = files("alcaide.games.alcazar").joinpath("data/board.json").read_text("utf-8")


def test_the_games_own_board_says_that_it_is_a_reconstruction() -> None:
    assert "RECONSTRUCTION" in json.loads(OWN)["certainty"]
    assert load_board(OWN).cell_of == load_board().cell_of


def test_another_board_is_accepted_and_played_on() -> None:
    state = table("build 4 20", "baron 0 4", board=snake())
    assert legal(state, "bridge") == {"bridge 4-20"}  # on the game's own board they are far apart
    play(state, "bridge 4-20")
    assert height(state, 13) == 2
    assert cell(state, 1) == 1
    assert cell(state, "k11") == 120  # outside the ring all cells are gaps


@LAW
@given(walk=walks(ALCAZAR, [snake()]))
def test_whole_games_are_played_and_recorded_on_it(walk: Walk) -> None:
    lines = [(state.seat, ALCAZAR.write(state, action)) for state, action in walk.steps()]
    record = Record(ALCAZAR, walk.setup(), lines)
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps()
    end = again.state()
    assert ALCAZAR.turn(end) is None
    view = ALCAZAR.observe(end, 0)
    assert json.loads(view.board) == json.loads(snake())
    assert ALCAZAR.observe(ALCAZAR.determinize(view, Rng(b"any")), 0) == view


def test_a_setup_carries_its_board() -> None:
    setup = msgspec.structs.replace(ALCAZAR.setup(3, seed=1), board=snake())
    state: State = ALCAZAR.deal(setup)
    assert state.board.cell_of[13] == state.board.cell_of[4] + 11


def moved(**changes: Any) -> str:
    """Return the game's own board with some spaces elsewhere (None: left out)."""
    spaces = json.loads(OWN)["spaces"]
    spaces |= {name.removeprefix("s"): at for name, at in changes.items()}
    return json.dumps({"spaces": {name: at for name, at in spaces.items() if at is not None}})


BROKEN = {
    "{": "the board is not JSON",
    "\x00": "the board is not JSON",
    "[" * 100_000: "the board is not JSON",
    "[]": 'the board needs "spaces" numbered "1" to "72"',
    "7": 'the board needs "spaces" numbered "1" to "72"',
    '{"spaces": []}': 'the board needs "spaces" numbered "1" to "72"',
    moved(s40=None): 'the board needs "spaces" numbered "1" to "72"',
    moved(s73=[0, 0]): 'the board needs "spaces" numbered "1" to "72"',
    moved(s1=[11, 0]): "space 1 lies at [11, 0]; it needs [x, y] from 0 to 10",
    moved(s1=[-1, 0]): "space 1 lies at [-1, 0]",
    moved(s1=[0.0, 0]): "space 1 lies at [0.0, 0]",
    moved(s1=[True, 0]): "space 1 lies at [True, 0]",
    moved(s1=["0", 0]): "space 1 lies at ['0', 0]",
    moved(s1=[0]): "space 1 lies at [0]",
    moved(s1={"x": 0}): "space 1 lies at {'x': 0}",
    moved(s5=[4, 1]): "space 5 does not touch the one before it",
    moved(s1=[5, 5]): "space 1 does not touch the one before it",  # 72 does not touch 1
    moved(s5=[2, 0]): "space 5 lies on the cell of another space",
}


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: BROKEN[text][:40])
def test_a_broken_board_is_refused_with_its_reason(text: str) -> None:
    with pytest.raises(SetupError) as caught:
        load_board(text)
    assert BROKEN[text] in str(caught.value)
    assert "ALC-5" in str(caught.value)
