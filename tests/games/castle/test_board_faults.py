"""The Castle: a board or tiles that cannot be are refused with the reason."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from alcaide.core.errors import SetupError
from alcaide.games.castle.rules.components import load_components
from games.castle.support import data

CELL = [6, 0]


BOARD_FAULTS: list[tuple[str, Any, str]] = [
    ("rows", None, "CST-S3: rows are up to ten texts"),
    ("rows", ["#" * 11], "CST-S3: rows are up to ten texts"),
    ("rows", ["##########"] * 11, "CST-S3: rows are up to ten texts"),
    ("rows", ["#?########"], "CST-S3: rows are up to ten texts"),
    ("rows", ["##########"] * 7 + ["#####"], "CST-S3: the wall encloses 76 cells, not 75"),
    ("rows", ["##########"] * 7 + ["..........", "######"], "CST-S3: .* not in one piece"),
    ("rows", ["##########"] * 3 + ["####..####"] + ["##########"] * 3 + ["########.."],
     "CST-S3: the wall must be one line that does not touch itself"),
    ("rows", [".#########", "#.########", *["##########"] * 5, "########.."],
     "CST-S3: the wall must be one line that does not touch itself"),
    ("corners", None, "CST-S5: a board needs 14 corner towers"),
    ("corners.3", None, "CST-S5: a corner tower has two track spaces, not None"),
    ("corners.3.spaces", [20], "CST-S5: a corner tower has two track spaces, not \\[20\\]"),
    ("corners.3.spaces", [20, 100], "CST-S5: a corner tower has two track spaces"),
    ("corners.3.spaces", [20, True], "CST-S5: a corner tower has two track spaces"),
    ("corners.3.spaces", [20, 22], "CST-S5: the spaces \\[20, 22\\] .* do not follow on"),
    ("corners.3.spaces", [10, 11], "CST-S5: .* in the order of the track"),
    ("corners.3.spaces", [18, 19], "CST-S5: corner towers share a space"),
    ("corners.0.spaces", [2, 3], "CST-S5: every tower but 0/1 has a wall tile; see \\[2, 3\\]"),
    ("corners.3.wall_tile", False, "CST-S5: every tower but 0/1 has a wall tile"),
    ("corners.0.wall_tile", True, "CST-S5: every tower but 0/1 has a wall tile; see \\[0, 1\\]"),
    ("corners.3.vertex", [5, 5], "CST-S5: .* \\[20, 21\\] needs a vertex where the wall bends"),
    ("corners.3.vertex", [10, 3], "CST-S5: .* needs a vertex where the wall bends"),
    ("corners.3.vertex", "10 2", "CST-S5: .* needs a vertex where the wall bends"),
    ("starts", {}, "CST-S4: a board needs seven start spaces"),
    ("starts.0", "S1", "CST-S4: a start space needs id, cell, side, kind and markets"),
    ("starts.0.id", "S8", "CST-S4: start spaces have the ids S1 to S7, not 'S8'"),
    ("starts.0.id", 1, "CST-S4: start spaces have the ids S1 to S7, not 1"),
    ("starts.0.id", "S2", "CST-S4: two start spaces have the same place or id"),
    ("starts.0.kind", "moat", "CST-S4: S1 shows 'moat'; kinds are path, tower, house, court"),
    ("starts.0.cell", [0, 0], "CST-S4: S1 must lie on a side N, E, S, W of a cell inside"),
    ("starts.0.cell", [[6], 0], "CST-S4: S1 must lie on a side N, E, S, W of a cell inside"),
    ("starts.0.cell", [6.0, 0], "CST-S4: S1 must lie on a side N, E, S, W of a cell inside"),
    ("starts.0.side", "north", "CST-S4: S1 must lie on a side N, E, S, W of a cell inside"),
    ("starts.0.side", ["N"], "CST-S4: S1 must lie on a side N, E, S, W of a cell inside"),
    ("starts.0.side", "S", "CST-S4: S1 does not lie on the wall"),
    ("starts.0.markets", 1, "CST-S4: S1: only a court has a market, and one at most"),
    ("starts.3.markets", 2, "CST-S4: S4: only a court has a market, and one at most"),
    ("starts.1", {"id": "S1", "cell": CELL, "side": "N", "kind": "path", "markets": 0},
     "CST-S4: two start spaces have the same place or id"),
    ("track", [[0, 0]] * 99, "CST-S5: the track needs the places \\[x, y\\] of spaces 0 to 99"),
    ("track.7", [0, "1"], "CST-S5: the track needs the places \\[x, y\\] of spaces 0 to 99"),
    ("track.7", [0, 1e9], "CST-S5: the track needs the places \\[x, y\\] of spaces 0 to 99"),
]  # fmt: skip


TILE_FAULTS: list[tuple[str, Any, str]] = [
    ("tiles", [], "CST-S3: there are 60 castle tiles"),
    ("tiles.59.id", "T61", "CST-S3: castle tiles are numbered T01 to T60 in order"),
    ("tiles.1", None, "CST-S3: castle tiles are numbered T01 to T60 in order"),
    ("tiles.1.parts", [], "CST-S3: tile T02 needs one to eight parts"),
    ("tiles.1.parts", "ab", "CST-S3: tile T02 needs one to eight parts"),
    ("tiles.1.parts.0", 3, "CST-S3: a part of tile T02 needs a kind: path, tower, house, court"),
    ("tiles.1.parts.0.kind", "moat", "CST-S3: a part of tile T02 needs a kind"),
    ("tiles.1.parts.0.slots", [], "CST-S3: a part of tile T02 needs slots, numbers of 0 to 11"),
    ("tiles.1.parts.0.slots", "0", "CST-S3: a part of tile T02 needs slots, numbers of 0 to 11"),
    ("tiles.1.parts.0.slots", ["0"], "CST-S3: a part of tile T02 needs slots, numbers of 0 to 11"),
    ("tiles.1.parts.0.slots", [12], "CST-S3: a part of tile T02 needs slots, numbers of 0 to 11"),
    ("tiles.1.parts.0.kind", "path", "CST-S3: a path of tile T02 leaves the middle slots"),
    ("tiles.1.parts.0.slots", [0, 1, 2, 3, 4], "CST-S3: tile T02 must cover each .* once"),
    ("tiles.1.parts.0.slots", [0, 1, 2, 3, 4, 5, 6], "CST-S3: tile T02 must cover each .* once"),
    ("tiles.1.parts.0.market", True, "CST-S3: tile T02 has a market outside a court"),
    ("tiles.1.parts.0.well", True, "CST-S3: tile T02 has a well off a path"),
    ("tiles.4.parts.1.market", "two", "CST-S3: market and well of tile T05 are true or left out"),
    ("tiles.4.parts.1.market", 2, "CST-S3: market and well of tile T05 are true or left out"),
    ("tiles.26.parts.0.well", 2, "CST-S3: market and well of tile T27 are true or left out"),
    ("tiles.1.parts", [{"kind": "tower", "slots": [0, 1, 2, 3]},
                       {"kind": "house", "slots": [4, 5, 6, 7, 8, 9, 10, 11]}],
     "CST-S3: the edge at slot 4 of tile T02 shows two parts"),
]  # fmt: skip


def with_fault(whole: Any, where: str, value: Any) -> Any:
    """Put another value at a place like ``starts.0.kind``."""
    *way, last = where.split(".")
    inner = whole
    for step in way:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[int(last) if last.isdigit() else last] = value
    return whole


@pytest.mark.parametrize(("where", "value", "reason"), BOARD_FAULTS)
def test_a_board_that_cannot_be_is_refused_with_the_reason(
    where: str, value: Any, reason: str
) -> None:
    board = with_fault(data("board"), where, value)
    with pytest.raises(SetupError, match=reason):
        load_components(json.dumps({"board": board}))


@pytest.mark.parametrize(("where", "value", "reason"), TILE_FAULTS)
def test_tiles_that_cannot_be_are_refused_with_the_reason(
    where: str, value: Any, reason: str
) -> None:
    tiles = with_fault(data("tiles"), where, value)
    with pytest.raises(SetupError, match=reason):
        load_components(json.dumps({"tiles": tiles}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "CST-S3: the board is not JSON"),
        ("[]", 'CST-S3: the board needs "board" or "tiles" or both'),
        ("{}", 'CST-S3: the board needs "board" or "tiles" or both'),
        ('{"tile": {}}', 'CST-S3: the board needs "board" or "tiles" or both'),
        ('{"board": {"rows": []}}', "CST-S3: a board needs rows, corners, starts and track"),
        ('{"board": 5}', "CST-S3: a board needs rows, corners, starts and track"),
        ('{"tiles": 5}', "CST-S3: there are 60 castle tiles"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=re.escape(reason)):
        load_components(text)
