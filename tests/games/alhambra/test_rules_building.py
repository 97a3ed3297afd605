"""Alhambra: building, redesign, walls (ALH-9 to ALH-18, ALH-23, ALH-24)."""

from __future__ import annotations

import pytest

from alcaide.core.errors import PositionError
from alcaide.games.alhambra.rules.scoring import walls
from palaces import built, legal, named, play, table, why

PLAIN = "alhambra 0 garden11 0,-1 tower11c 1,0 tower12 1,-1 pavilion8 -1,0 seraglio9 -1,-1"


def putting(tile: str, *lines: str) -> str:
    return "\n".join(["phase put", f"tray 0 {tile}", *lines])


def test_alh_9_tiles_are_never_turned() -> None:
    state = table(putting("pavilion6"))  # a wall in the north
    assert legal(state) == {
        "put pavilion6 at 0,-1", "put pavilion6 at 1,0", "put pavilion6 at -1,0",
        "put pavilion6 reserve",
    }  # fmt: skip
    assert why(state, "put pavilion6 at 0,1") == "ALH-11 wall-mismatch"


def test_alh_10_an_empty_cell_beside_a_tile() -> None:
    state = table(putting("arcades9", "alhambra 0 garden11 0,-1"))
    assert why(state, "put arcades9 at 0,-1") == "ALH-10 cell-taken"
    assert why(state, "put arcades9 at 0,0") == "ALH-10 cell-taken"
    assert why(state, "put arcades9 at 1,1") == "ALH-10 touches-nothing"  # a corner only
    assert why(state, "put arcades9 at 40,-50") == "ALH-10 touches-nothing"
    assert "put arcades9 at 0,-2" in legal(state)


def test_alh_11_walls_meet_walls_and_open_sides_meet_open_ones() -> None:
    state = table(putting("arcades9", "alhambra 0 garden9 1,0 tower11c 0,1"))  # wall in the east
    assert why(state, "put arcades9 at 2,0") == "ALH-11 wall-mismatch"
    assert "put arcades9 at 1,1" in legal(state)
    state = table(putting("garden10b", "alhambra 0 garden9 1,0"))  # wall in the west
    assert why(state, "put garden10b at 2,0") == "ALH-12 unreachable"


def test_alh_12_a_tile_must_be_reachable_on_foot() -> None:
    state = table(putting("garden10b", "alhambra 0 garden9 1,0 tower11c 0,1 tower12 1,1"))
    assert why(state, "put garden10b at 2,0") == "ALH-12 unreachable"
    with pytest.raises(PositionError, match="ALH-12"):
        table("alhambra 0 garden9 1,0 garden10b 2,0")


def test_alh_12_a_walled_side_is_no_obstacle_when_another_side_is_open() -> None:
    state = table(
        putting("garden10b", "alhambra 0 garden9 1,0 tower11c 0,1 tower12 1,1 pavilion8 2,1")
    )
    assert "put garden10b at 2,0" in legal(state)


def test_alh_13_no_hole_of_one_cell() -> None:
    state = table(putting("arcades9", "alhambra 0 garden11 1,0 tower11c 2,0 tower12 2,1"
                          " pavilion8 2,2 seraglio9 1,2"))  # fmt: skip
    assert why(state, "put arcades9 at 0,1") == "ALH-13 makes-hole"


def test_alh_13_no_larger_hole_either() -> None:
    """The gap of two cells would have empty neighbours everywhere: a one-cell test passes it."""
    state = table(
        putting(
            "arcades9",
            "alhambra 0 garden11 1,0 tower11c 2,0 tower12 3,0 pavilion8 3,1 seraglio9 3,2"
            " chambers10 2,2 chambers11 1,2",
        )
    )
    assert why(state, "put arcades9 at 0,1") == "ALH-13 makes-hole"


def test_alh_13_positions_with_holes_cannot_be_set_up() -> None:
    cells = "1,0 2,0 2,1 2,2 1,2 0,2 0,1"
    names = "garden11 tower11c tower12 pavilion8 seraglio9 chambers10 arcades9"
    pairs = " ".join(f"{n} {c}" for n, c in zip(names.split(), cells.split(), strict=True))
    with pytest.raises(PositionError, match="ALH-13"):
        table("alhambra 0 " + pairs)


def test_alh_15_from_the_reserve_under_all_building_rules() -> None:
    state = table("reserve 0 pavilion6 garden11")
    assert why(state, "build pavilion6 at 0,1") == "ALH-11 wall-mismatch"
    assert why(state, "build garden11 at 1,1") == "ALH-10 touches-nothing"
    assert why(state, "build tower12 at 0,1") == "ALH-15 not-in-reserve"
    play(state, "build garden11 at 0,1")
    assert built(state) == {"garden11": (0, 1)}
    assert (named(state, state.reserves[0]), state.mover) == (["pavilion6"], 1)


def test_alh_16_lifting_leaves_all_in_reach_and_no_hole() -> None:
    state = table("alhambra 0 garden11 1,0 tower12 2,0")
    assert legal(state, "lift") == {"lift 2,0"}
    assert why(state, "lift 1,0") == "ALH-16 cuts-off"
    assert why(state, "lift 0,0") == "ALH-16 fountain-stays"
    assert why(state, "lift 5,5") == "ALH-16 nothing-there"
    play(state, "lift 2,0")
    assert (built(state), named(state, state.reserves[0])) == ({"garden11": (1, 0)}, ["tower12"])


def test_alh_16_a_tile_with_four_neighbours_stays() -> None:
    """Also where one corner of the ring around it is empty."""
    state = table(PLAIN + " arcades9 0,-2 arcades10 1,-2")
    assert why(state, "lift 0,-1") == "ALH-16 leaves-hole"
    assert "lift 0,-2" in legal(state)


def test_alh_16_a_tile_reached_only_through_the_lifted_one_keeps_it() -> None:
    """The three hang together by sides, but the wall of garden9 leaves one way only."""
    state = table("alhambra 0 garden10c 0,1 garden9 1,0 garden11 1,1 garden10b 2,0 pavilion8 2,1")
    assert why(state, "lift 2,1") == "ALH-16 cuts-off"
    assert "lift 2,0" in legal(state)


def test_alh_17_exchange_on_one_cell_without_a_hole_test() -> None:
    state = table(PLAIN + " arcades9 0,-2", "reserve 0 chambers10 pavilion6")
    assert "exchange chambers10 at 0,-1" in legal(state)  # an inner tile
    assert why(state, "exchange pavilion6 at 0,-1") == "ALH-11 wall-mismatch"
    assert why(state, "exchange pavilion6 at 0,0") == "ALH-17 fountain-stays"
    assert why(state, "exchange pavilion6 at 4,4") == "ALH-17 nothing-there"
    assert "exchange pavilion6 at 0,-2" in legal(state)
    play(state, "exchange chambers10 at 0,-1")
    assert built(state)["chambers10"] == (0, -1)
    assert named(state, state.reserves[0]) == ["pavilion6", "garden11"]


def test_alh_18_shifting_takes_two_actions() -> None:
    state = table("alhambra 0 garden11 1,0")
    play(state, "lift 1,0")
    assert (state.mover, built(state)) == (1, {})
    play(state, "take " + min(legal(state, "take")).split()[1])
    play(state, "take " + min(legal(state, "take")).split()[1])
    play(state, "build garden11 at -1,0")
    assert built(state) == {"garden11": (-1, 0)}


FIGURE = (
    "pavilion2 0,-1 chambers9b -1,0 tower8 1,0 arcades6b -1,1 garden10c 0,1 arcades6a 1,1"
    " arcades9 0,2 seraglio6 1,2"
)
RING = "pavilion2 0,-1 arcades4 1,0 seraglio3 0,1 chambers5 -1,0"


def test_alh_23_the_wall_of_the_rulebook_is_eight_long() -> None:
    assert walls(table("alhambra 0 " + FIGURE))[0] == 8


def test_alh_23_walls_inside_do_not_count() -> None:
    inside = "garden9 1,0 garden10c 0,1 garden11 1,1 garden10b 2,0 pavilion8 2,1"
    assert walls(table("alhambra 0 garden9 1,0"))[0] == 1
    assert walls(table("alhambra 0 " + inside))[0] == 0


def test_alh_23_a_wall_goes_on_around_both_kinds_of_corners() -> None:
    assert walls(table("alhambra 0 pavilion2 0,-1"))[0] == 3  # convex
    assert walls(table("alhambra 0 pavilion2 0,-1 tower9a 1,0"))[0] == 5  # concave in between


def test_alh_24_a_closed_ring_counts_all_its_segments() -> None:
    assert walls(table("alhambra 0 " + RING))[0] == 12


def test_alh_24_no_wall_is_no_points() -> None:
    assert walls(table("alhambra 0 garden11 0,1")) == [0, 0, 0]
