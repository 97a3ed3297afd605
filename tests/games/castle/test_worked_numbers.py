"""The Castle: the examples of the printed rules, in their order, and the numbers of the tables.

White is seat 0, Black is seat 1, whoever the example names.
"""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.castle.rules.components import FOLLOWERS, LAP, load_components
from alcaide.games.castle.rules.scoring import empty_areas, keep_size
from alcaide.games.castle.rules.state import State
from asking import told
from games.castle import recount
from games.castle.support import (
    CASTLE,
    final,
    held,
    legal,
    markets,
    play,
    same,
    scored,
    table,
    tiles,
    turn,
    why,
)

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)


def test_1_the_house_is_taken_but_a_knight_or_a_merchant_could_be_placed() -> None:
    state = table(CROSS, "squire 0 e2.0", "turn 1", "draw T17")
    play(state, "place f2 2")  # house W, tower S, courts
    assert same(state, "f2.1", "e2.0")
    assert legal(state) == {"knight 0", "merchant 2", "done"}
    assert why(state, "squire 1") == "CST-5 feature-taken"


def test_2_the_court_is_taken_but_a_squire_could_be_placed() -> None:
    state = table(CROSS, "place e3 1 T06", "merchant 0 e3.1", "turn 1", "draw T15")
    play(state, "place d3 1")  # court E joins, house N
    assert same(state, "d3.1", "e3.1")
    assert legal(state) == {"squire 0", "done"}
    assert why(state, "merchant 1") == "CST-5 feature-taken"


def test_3_three_tiles_and_a_start_space_with_a_well_on_the_way_are_8() -> None:
    state = table("place g1 0 T27", "place g2 0 T28", "herald 1 g1.0", "draw T19")
    assert scored(turn(state, "place g3 2")) == [(1, "path", 8)]


def test_4_a_tower_of_four_tiles_is_8() -> None:
    state = table(CROSS, "place e3 0 T02", "place f3 2 T05", "knight 0 e3.0", "draw T17")
    assert scored(turn(state, "place f4 0")) == [(0, "tower", 8)]


def test_5_a_house_of_one_tile_is_1_the_other_house_is_not_connected() -> None:
    state = table(CROSS, "squire 1 e2.0", "draw T13")
    play(state, "place e1 0", "squire 0")  # houses N and S: the southern one borders a tower
    assert not same(state, "e1.0", "e1.1")
    assert (list(state.score), tiles(state, "e1.0")) == ([1, 0], 1)


def test_6_two_knights_meet_in_one_tower_and_nobody_scores() -> None:
    state = table(CROSS, "place f2 0 T15", "place f3 0 T14", "knight 0 e2.2", "knight 1 f3.0",
        "draw T02")  # fmt: skip
    notes = turn(state, "place e3 0")
    assert same(state, "e2.2", "f3.0")
    assert tiles(state, "e3.0") == 3
    assert told(notes)[:2] == ["placed", "tied"]
    assert (list(state.score), list(state.supply)) == ([0, 0], [6, 6])


def test_7_a_path_of_one_tile_brings_1_at_once() -> None:
    state = table(CROSS, "turn 1", "draw T21")
    notes = play(state, "place e1 2", "herald 0")
    assert scored(notes) == [(1, "path", 1)]
    assert list(state.supply) == [6, 6]


def test_8_a_tower_of_two_tiles_brings_4_at_once() -> None:
    state = table(CROSS, "turn 1", "draw T14")
    notes = play(state, "place e3 1", "knight 0")
    assert scored(notes) == [(1, "tower", 4)]
    assert list(state.supply) == [6, 6]


def test_9_two_points_lead_to_33_and_the_wall_tile_is_taken() -> None:
    state = table("turn 1", "score 0 31", "wall 33 6", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (list(state.score), held(state, 1)) == ([0, 33], [6])


def test_10_three_courts() -> None:
    state = table("place g1 1 T56")
    for one, other in (("g1.1", "g1.2"), ("g1.2", "g1.3"), ("g1.1", "g1.3")):
        assert not same(state, one, other)


def covered(*rows: str) -> State:
    """Return a position with a tile on every cell marked #, whichever; o is empty."""
    state = table("draw T60 only")
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            assert (mark == ".") is (y * 10 + x not in state.kit.inside)
            if mark == "#":
                state.shape[y * 10 + x] = 0
    return state


ELEVEN = (
    "....#ooo#.",
    "....#ooo#.",
    "..###ooo##",
    "..###oo###",
    "..######o#",
    "#########o",
    "##########",
    "#o######..",
    "oo######..",
    "..######..",
)


def test_11_the_largest_empty_area_has_11_cells() -> None:
    state = covered(*ELEVEN)
    assert sum(row.count("o") for row in ELEVEN) == 16
    assert sorted(map(len, empty_areas(state))) == [1, 1, 3, 11]  # corners do not connect
    assert recount.largest_empty(cell for cell in range(100) if state.shape[cell] == 0) == 11
    state.keep_size = vec[i64]([4, 3])
    assert CASTLE.scores(state) == [11, 0]
    state.keep_size = vec[i64]([4, 4])
    assert CASTLE.scores(state) == [0, 0]


def test_12_five_markets_are_15_or_20_with_wall_tile_7_a_small_court_is_3() -> None:
    # The large court: e10 with the start space beside it, and the courts it has joined.
    large = ("place e10 1 T14", "place f10 3 T15", "place d10 2 T05", "place d9 0 T07")
    state = table(*large, "draw T01")
    assert markets(state, "e10.1") == 5
    small = ("place e2 0 T17", "merchant 0 e2.2")
    men = ("merchant 1 e10.1", "merchant 1 f10.1", "merchant 0 d10.1")
    assert final(*large, *men, *small) == [3, 15]
    assert final(*large, *men, *small, "held 1 7") == [3, 20]
    assert final(*large, *men, *small, "held 0 7") == [4, 15]


def test_13_a_keep_of_5_counts_7_with_wall_tile_8() -> None:
    state = table(CROSS, "keep 0 5 e2.0", "held 0 8", "draw T01")
    assert keep_size(state, 0) == 7


@pytest.mark.parametrize(
    ("board", "action", "points"),
    [
        (("draw T19",), ("place g1 2", "herald 0"), 1 * 2),
        (("draw T25",), ("place g1 2", "herald 0"), 2 * 2),
        ((CROSS, "draw T14"), ("place e3 1", "knight 0"), 2 * 2),
        (("draw T15",), ("place e2 0", "squire 0"), 1 * 2),
    ],
)
def test_14_the_table_of_points(
    board: tuple[str, ...], action: tuple[str, ...], points: int
) -> None:
    state = table(*board)
    play(state, *action)
    assert list(state.score) == [points, 0]


def test_14_and_a_market_is_3() -> None:
    assert final("place e2 0 T17", "merchant 0 e2.2") == [3, 0]


def test_15_score_112_stands_on_space_12() -> None:
    assert 112 % LAP == 12
    state = table("score 110 0", "wall 12 5", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert held(state, 0) == [5]


def test_16_seven_followers_of_each_colour_one_marks_the_score() -> None:
    assert FOLLOWERS == 7 - 1


def test_17_towers_and_walls_make_100_spaces() -> None:
    straights = {  # wall: track spaces
        "A": (2, 11), "B": (14, 16), "C": (19, 19), "D": (22, 31), "E": (34, 36), "F": (39, 43),
        "G": (46, 57), "H": (60, 60), "I": (63, 65), "J": (68, 75), "K": (78, 80), "M": (83, 87),
        "N": (90, 93), "O": (96, 99),
    }  # fmt: skip
    towers = {0, 1} | {
        space for space, corner in enumerate(load_components().corner_on) if corner >= 0
    }
    walls = [space for first, last in straights.values() for space in range(first, last + 1)]
    assert sorted([*walls, *towers]) == list(range(100))
    bends = Counter(
        sum(
            x - a + 10 * (y - b) in recount.INSIDE and 0 <= x - a < 10
            for a in (0, 1)
            for b in (0, 1)
        )
        for x, y in (corner["vertex"] for corner in recount.BOARD["corners"])
    )
    assert bends == {1: 9, 3: 5}  # nine outward, five inward


def test_18_two_copies_of_nine_kinds_13_lie_on_towers_5_are_out() -> None:
    state = table("draw T01")
    assert len(list(state.wall)) == 13
    assert len(CASTLE.observe(state, 0).unknown) == 18
