"""The Castle: paths, towers and houses, when they are complete and what they bring (CST-6 to 9)."""

from __future__ import annotations

import pytest

from games.castle.support import (
    complete,
    legal,
    open_slots_at,
    play,
    same,
    scored,
    spot,
    table,
    tiles,
    turn,
    why,
    worth,
)

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)
LANE = ("place g1 0 T27", "place g2 0 T28")  # from the start space southwards; g2 has a well
LOOP = ("place e2 0 T01", "place e3 3 T37", "place f3 0 T39", "place f4 1 T40")  # e4 is missing


def test_cst_6_a_path_edge_before_an_empty_cell_is_open() -> None:
    state = table("place g1 0 T27", "herald 0 g1.0", "draw T02")
    assert not complete(state, "g1.0")
    turn(state, "place f1 0")
    assert list(state.score) == [0, 0]


def test_cst_6_a_path_ends_at_a_building() -> None:
    state = table("place g1 0 T27", "herald 0 g1.0", "draw T19")
    assert scored(turn(state, "place g2 2")) == [(0, "path", 3)]


def test_cst_6_a_path_ends_at_the_wall() -> None:
    state = table("place g1 2 T37", "herald 0 g1.0", "draw T39")
    assert scored(turn(state, "place h1 1")) == [(0, "path", 3)]  # from start space to wall


def test_cst_6_a_path_ends_at_a_square_and_each_arm_is_a_path() -> None:
    state = table("place g1 0 T27", "herald 0 g1.0", "draw T50")
    play(state, "place g2 2")
    assert same(state, "g1.0", "g2.1")
    assert complete(state, "g2.1")
    assert not complete(state, "g2.0")
    assert not complete(state, "g2.2")
    assert {"herald 0", "herald 2"} < legal(state)  # the arms to the sides are free
    assert why(state, "herald 1") == "CST-5 feature-taken"
    assert scored(play(state, "herald 0")) == [(0, "path", 3)]
    assert list(state.supply) == [5, 6]


def test_cst_6_the_arms_of_a_junction_without_square_are_one_path() -> None:
    state = table("place g1 0 T27", "herald 0 g1.0", "draw T56")
    play(state, "place g2 1")  # north, south, west
    assert same(state, "g1.0", "g2.0")
    assert why(state, "herald 0") == "CST-5 feature-taken"
    play(state, "done")
    assert list(state.score) == [0, 0]
    state = table("place g1 0 T27", "place g2 1 T56", "place f2 3 T21",
        "herald 0 g1.0", "draw T20")  # fmt: skip
    assert scored(turn(state, "place g3 2")) == [(0, "path", 5)]


def test_cst_6_a_closed_loop_is_complete() -> None:
    state = table(*LOOP, "herald 0 f3.0", "draw T41")
    assert not complete(state, "f3.0")
    assert scored(turn(state, "place e4 2")) == [(0, "path", 4)]


def test_cst_6_a_missing_tile_completes_nothing() -> None:
    state = table(*LOOP, "herald 0 f3.0", "draw T15 T16")
    turn(state, "place e1 0")
    assert not complete(state, "f3.0")
    assert list(state.score) == [0, 0]


def test_cst_6_a_tile_can_complete_a_feature_it_is_no_part_of() -> None:
    state = table(CROSS, "knight 1 e2.2", "draw T15")
    notes = turn(state, "place e3 0")  # its court lies before the tower
    assert not same(state, "e2.2", "e3.1")
    assert scored(notes) == [(1, "tower", 2)]


def test_cst_7_one_for_each_tile_start_space_included() -> None:
    state = table("draw T19")
    play(state, "place g1 2", "herald 0")
    assert list(state.score) == [2, 0]  # one tile and the start space
    state = table(CROSS, "draw T21")
    play(state, "place e1 2", "herald 0")
    assert list(state.score) == [1, 0]  # one tile alone, from the wall to a building


def test_cst_7_two_for_each_tile_if_a_well_lies_on_it_and_more_wells_add_nothing() -> None:
    state = table("place g1 0 T27", "herald 0 g1.0", "draw T25")
    turn(state, "place g2 2")
    assert list(state.score) == [6, 0]
    state = table(*LANE, "herald 0 g1.0", "draw T25")
    turn(state, "place g3 2")  # a second well
    assert list(state.score) == [8, 0]
    three = (*LANE, "place g3 0 T30", "herald 0 g1.0", "draw T25")
    state = table(*three)
    turn(state, "place g4 2")
    assert list(state.score) == [10, 0]


def test_cst_7_a_well_doubles_all_arms_of_a_junction_but_not_beyond_a_square() -> None:
    fork = ("place g1 0 T28", "place g2 1 T56", "place f2 3 T21")  # well, junction, building
    state = table(*fork, "herald 0 f2.0", "draw T20")
    turn(state, "place g3 2")
    assert list(state.score) == [10, 0]  # 4 tiles and the start space, twice
    square = ("place g1 0 T28", "place g2 2 T50", "herald 0 g2.2")
    state = table(*square, "draw T21")
    turn(state, "place h2 1")  # east of the square; the well lies north of it
    assert list(state.score) == [2, 0]
    assert worth(state, "g2.1") == 6


def test_cst_7_a_well_ends_no_path() -> None:
    state = table("place g1 0 T28", "herald 0 g1.0", "draw T29")
    turn(state, "place g2 0")
    assert not complete(state, "g1.0")


def test_cst_7_a_tile_crossed_twice_by_one_path_counts_once() -> None:
    bend = ("place e2 0 T01", "place e3 0 T16", "place f3 3 T37", "place g3 0 T39",
        "place g4 1 T40")  # fmt: skip
    state = table(*bend, "place e4 3 T21", "herald 0 f3.0", "draw T60 T20")
    turn(state, "place f4 0")  # north to east by the bend, west to the building, south open
    assert same(state, "f4.0", "f4.1")
    assert tiles(state, "f4.0") == 5
    turn(state, "place f5 2")
    assert list(state.score) == [6, 0]  # f4 once


def test_cst_8_two_for_each_tile_of_a_tower_start_space_included() -> None:
    state = table(CROSS, "knight 0 e2.2", "draw T14")
    assert scored(turn(state, "place e3 1")) == [(0, "tower", 4)]
    state = table("draw T14")
    play(state, "place j4 2", "knight 0")
    assert list(state.score) == [4, 0]


@pytest.mark.parametrize(
    ("tile", "quarter", "kind"), [("T15", 0, "court"), ("T16", 0, "house"), ("T14", 1, "tower")]
)
def test_cst_8_it_is_bordered_by_houses_courts_or_its_own_kind(
    tile: str, quarter: int, kind: str
) -> None:
    state = table(CROSS, "knight 0 e2.2", f"draw {tile}")
    turn(state, f"place e3 {quarter}")
    assert list(state.score) == [4 if kind == "tower" else 2, 0]


def test_cst_8_it_is_bordered_by_the_wall() -> None:
    state = table("place j4 2 T14", "draw T04")
    play(state, "place j3 0", "knight 0")  # its tower faces the wall in the north
    assert list(state.score) == [2, 0]


STRIP = ("place g1 2 T41", "place f1 0 T16", "place g2 0 T15", "knight 0 g1.2")


def test_cst_8_and_by_paths_strips_beside_them_included() -> None:
    state = table(*STRIP, "draw T37")
    assert open_slots_at(state, spot(state, "g1.2")) == 1  # the strip beside the path to the east
    turn(state, "place h1 1")  # a court lies before the strip
    assert list(state.score) == [2, 0]


def test_cst_8_equal_strips_join() -> None:
    state = table(*STRIP, "draw T47")
    turn(state, "place h1 1")
    assert same(state, "g1.2", "h1.2")
    assert list(state.score) == [0, 0]


def test_cst_8_a_gap_inside_keeps_it_open() -> None:
    around = (CROSS, "place e3 2 T14", "place f2 0 T15", "place e4 2 T05", "place f4 0 T06",
        "place g2 0 T07", "place g3 0 T08", "knight 0 e3.0")  # fmt: skip
    state = table(*around, "draw T01 T09")  # only f3 is missing, within
    turn(state, "place j4 0")
    assert list(state.score) == [0, 0]
    turn(state, "place f3 0")
    assert list(state.score) == [2, 0]


def test_cst_8_a_tile_with_two_parts_of_a_tower_counts_once() -> None:
    state = table("place g1 0 T36", "draw T19")
    play(state, "place g2 2")  # its tower lies round the end of the path, and joins both sides
    assert same(state, "g1.1", "g1.2")
    assert tiles(state, "g1.1") == 2


def test_cst_9_one_for_each_tile_of_a_house_start_space_included() -> None:
    state = table(CROSS, "squire 0 e2.0", "draw T15")
    assert scored(turn(state, "place f2 0")) == [(0, "house", 3)]
    state = table("draw T15")
    play(state, "place e2 0", "squire 0")
    assert list(state.score) == [2, 0]


def test_cst_9_a_house_is_complete_by_the_same_test() -> None:
    state = table(CROSS, "squire 0 e2.0", "draw T14")
    assert scored(turn(state, "place f2 1")) == [(0, "house", 2)]  # a court lies before it
    state = table(CROSS, "squire 0 e2.0", "draw T16")
    assert scored(turn(state, "place f2 2")) == []  # it goes on to the north and south
    assert tiles(state, "e2.0") == 3


def test_cst_9_a_tile_with_two_parts_of_a_house_counts_once() -> None:
    ring = ("place e2 3 T02", "place f2 2 T08", "place e3 0 T10", "place e4 0 T07",
        "place f3 0 T23")  # fmt: skip
    state = table(*ring, "draw T35")
    play(state, "place f4 0")
    assert same(state, "f4.1", "f4.2")
    assert tiles(state, "f4.1") == 6
