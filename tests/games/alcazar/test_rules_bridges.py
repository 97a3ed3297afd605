"""Alcazar: bridges (ALC-45 to ALC-49)."""

from __future__ import annotations

import pytest

from asking import told
from situations import (
    flag,
    height,
    legal,
    noble,
    play,
    refused,
    same,
    snake,
    table,
    value,
    why,
)

PILLARS = ("build 7x2 8 9x2", "castle almeria 7")  # worth 7


def columns(height: int) -> list[str]:
    """Set up two single columns on 7 and 9, two buildings, equally high."""
    flags = ["castle almeria 7", "castle cadiz 9"] if height > 2 else []
    return [f"build 7x{height} 9x{height}", *flags]


def test_alc_45_a_bridge_costs_15_and_no_card() -> None:
    state = table(*PILLARS, "baron 0 7", "money 15 0", "open", "deck none", "towers 0")
    assert state.hands[0] == []
    play(state, "bridge 7-9")
    assert state.money[0] == 16  # 15 - 15 + 16
    assert state.bridges == 19


def test_alc_45_the_income_cannot_pay_for_the_bridge() -> None:
    state = table(*PILLARS, "baron 0 7", "money 14 0")
    assert refused(state, "bridge 7-9").args["money"] == 14
    assert why(state, "bridge 7-9") == "ALC-45 bridge-too-dear"


def test_alc_45_there_must_be_a_bridge_in_stock() -> None:
    nineteen = " ".join(f"{n} {n + 2} {n}-{n + 2}" for n in (13, *range(17, 71, 3)))
    state = table(f"build {nineteen} 4 6", "castle almeria 13", "castle cadiz 17", "baron 0 4")
    assert state.bridges == 1
    play(state, "bridge 4-6")
    assert state.bridges == 0
    play(state, "done")
    assert legal(state) == set()  # ALC-90


@pytest.mark.parametrize("pillars", [1, 2, 5, 8])
def test_alc_46_the_bridge_lies_one_level_above_pillars_of_equal_height(pillars: int) -> None:
    state = table(*columns(pillars), "baron 0 7")
    play(state, "bridge 7-9")
    assert [height(state, space) for space in (7, 8, 9)] == [pillars + 1] * 3


def test_alc_46_pillars_are_two_cells_apart_in_a_straight_line() -> None:
    state = table("build 9 11 12", "baron 0 9 12")
    assert legal(state, "bridge") == {"bridge 9-11"}
    assert why(state, "bridge 10-12") == "ALC-46 bridge-not-in-line"  # round the corner
    assert why(state, "bridge 9-12") == "ALC-46 bridge-not-in-line"


def test_alc_46_both_pillars_must_exist_and_be_equally_high() -> None:
    state = table("build 7x2 8", "baron 0 7")
    assert refused(state, "bridge 7-9").args["cell"] == "9"
    assert why(state, "bridge 7-9") == "ALC-46 bridge-no-pillar"
    state = table("build 7x2 8 9", "castle almeria 7", "baron 0 7")
    refusal = refused(state, "bridge 7-9")
    assert (refusal.rule, refusal.args["height1"], refusal.args["height2"]) == ("ALC-46", 2, 1)


def test_alc_46_the_middle_is_at_least_one_level_lower() -> None:
    state = table("build 7x2 8x2 9x2", "castle almeria 7", "baron 0 7")
    refusal = refused(state, "bridge 7-9")
    assert (refusal.reason, refusal.args["middle"]) == ("bridge-middle-high", "8")
    assert "bridge 7-9" in legal(table(*PILLARS, "baron 0 7"))


def test_alc_46_middle_and_pillars_may_be_gap_cells() -> None:
    state = table("build 66 18", "baron 0 66")
    play(state, "bridge 66-18")  # the middle is the gap f4
    assert height(state, "f4") == 2
    state = table("build 66 18 66-18 6x2 67 17 67-17", "castle almeria 66", "baron 0 f3")
    assert "bridge 6-f3" in legal(state)  # from a gap over the gap f2


def test_alc_47_one_pillar_carries_an_own_noble_the_other_no_opponents() -> None:
    assert "bridge 7-9" in legal(table(*PILLARS, "baron 0 7"))
    assert "bridge 7-9" in legal(table(*PILLARS, "grandee 0 9"))
    assert "bridge 7-9" in legal(table(*PILLARS, "baron 0 7 9"))
    assert why(table(*PILLARS), "bridge 7-9") == "ALC-47 bridge-no-noble"
    assert why(table(*PILLARS, "baron 1 7"), "bridge 7-9") == "ALC-47 bridge-other-noble"
    both = table(*PILLARS, "baron 0 7", "baron 1 9")
    assert refused(both, "bridge 7-9").args["cell"] == "9"


def test_alc_47_two_own_pillars_make_one_bridge_not_two() -> None:
    state = table(*PILLARS, "baron 0 7 9")
    assert legal(state, "bridge") == {"bridge 7-9"}


def test_alc_47_own_nobles_on_pillars_and_in_the_middle_rise_onto_the_bridge() -> None:
    state = table(*PILLARS, "baron 0 7 8", "grandee 0 9")
    notes = play(state, "bridge 7-9")
    assert [noble(state, space) for space in (7, 8, 9)] == ["0 baron", "0 baron", "0 grandee"]
    assert told(notes).count("rose") == 3
    assert state.posts[0] == [6, 7, 8]


def test_alc_47_an_own_noble_in_the_middle_rises_even_out_of_another_building() -> None:
    state = table("build 13 4x2 20x2", "baron 0 13 4", "money 40 0", board=snake())
    play(state, "bridge 4-20")
    assert noble(state, 13) == "0 baron"
    assert same(state, 13, 4)
    assert value(state, 13) == 15  # he has left the palace on 13, which is not joined


def test_alc_47_an_opponent_in_the_middle_is_removed_and_paid_by_his_own_building() -> None:
    state = table("build 13 12 4x3 20x3", "castle almeria 4", "castle cadiz 20",
        "grandee 1 13", "baron 0 4", "money 40 0", board=snake())  # fmt: skip
    notes = play(state, "bridge 4-20")
    assert "removed" in told(notes)
    assert (noble(state, 13), state.grandees[1]) == ("", 2)
    assert state.money[1] == 4  # twice the 2 of the palace on 12 and 13, not of the castles


def test_alc_48_never_a_second_bridge_on_the_same_three_cells_at_any_level() -> None:
    state = table("build 7 9 7-9 7 9", "castle almeria 7", "baron 0 7")
    assert why(state, "bridge 7-9") == "ALC-48 bridge-on-bridge"
    assert legal(state, "bridge") == set()


def test_alc_48_bridges_may_overlap_shifted_and_be_pillars_of_each_other() -> None:
    state = table("build 7 9 7-9 10x2", "castle almeria 7", "baron 0 8")
    assert legal(state, "bridge") == set()  # 8 and 10 are equally high, but 9 between is as high
    state = table("build 7 9 7-9 8 10x3", "castle almeria 7", "baron 0 8")
    play(state, "bridge 8-10")  # one pillar stands on the bridge 7-9, and it overlaps it
    assert height(state, 9) == 4


def test_alc_48_bridges_may_cross() -> None:
    # 13-15 on the snake lies in a row; 4-20 crosses it in the middle, above.
    state = table("build 13 15 13-15 3x3 19x3", "castle almeria 13", "castle cadiz 3",
        "castle cordoba 19", "baron 0 3", board=snake())  # fmt: skip
    assert height(state, 14) == 2
    play(state, "bridge 3-19")
    assert height(state, 14) == 4


def test_alc_48_there_is_no_upper_level_for_bridges() -> None:
    state = table("build 7x12 8 9x12", "castle almeria 7", "baron 0 7")
    play(state, "bridge 7-9")
    assert height(state, 8) == 13


@pytest.mark.parametrize(("pillars", "worth"), [(1, 6), (2, 9), (3, 12)])
def test_alc_49_a_bridge_adds_three_times_its_level(pillars: int, worth: int) -> None:
    state = table(*columns(pillars), "baron 0 7")
    before = value(state, 7) + value(state, 9)
    play(state, "bridge 7-9")
    assert value(state, 7) == before + worth


def test_alc_49_it_unites_the_buildings_of_its_pillars() -> None:
    state = table("build 7 17", "baron 0 7", "baron 1 17")
    assert why(state, "bridge 7-17") == "ALC-47 bridge-other-noble"
    state = table("build 7 17", "baron 0 7")
    play(state, "bridge 7-17")
    assert same(state, 7, 17)
    assert (value(state, 7), flag(state, 17)) == (8, "almeria")


def test_alc_49_a_foreign_building_with_air_between_is_not_joined() -> None:
    state = table("build 13 4x2 20x2", "baron 0 4", board=snake())
    play(state, "bridge 4-20")
    assert value(state, 4) == 15  # 3 + 3 + 9, without the palace on 13
    assert sorted(v for v in state.value if v) == [1, 15]


def test_alc_49_the_top_piece_of_a_cell_decides_to_which_building_it_belongs() -> None:
    state = table("build 13 4x2 20x2 4-20", "castle almeria 4", "hand 0 13 14", "turn 0",
        board=snake())  # fmt: skip
    play(state, "extend 13")  # on top: it belongs to the castle
    assert value(state, 4) == 17
    assert "baron 13" in legal(state)
    play(state, "baron 13")
    assert state.money[0] == 40 + 17 - 17
    play(state, "buy deck", "retire 13")
    assert state.money[0] == 40 + 17  # he stands in the castle, not in the palace below
