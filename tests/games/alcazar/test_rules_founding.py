"""Alcazar: founding castles and palaces (ALC-30 to ALC-34)."""

from __future__ import annotations

import pytest

from situations import ALCAZAR, flag, height, legal, play, refused, snake, table, value, why

CASTLE_10 = ("build 10 11 12 11", "castle almeria 10")


@pytest.mark.parametrize("spaces", ["6-8", "7-9", "8-10"])
def test_alc_30_two_cubes_on_the_card_and_one_on_each_of_two_more_spaces(spaces: str) -> None:
    state = table("hand 0 8")
    play(state, f"castle 8 {spaces}")
    first, last = (int(space) for space in spaces.split("-"))
    expected = dict.fromkeys(range(first, last + 1), 1) | {8: 2}
    assert {space: height(state, space) for space in expected} == expected
    assert state.cubes == 80
    assert state.hands[0] == []  # the cards of the other two spaces are not needed


def test_alc_30_the_three_spaces_must_be_connected_and_hold_the_card() -> None:
    state = table("hand 0 8")
    assert legal(state, "castle") == {"castle 8 6-8", "castle 8 7-9", "castle 8 8-10"}
    refusal = refused(state, "castle 8 9-11")
    assert (refusal.rule, refusal.reason) == ("ALC-30", "castle-shape")
    assert refusal.args["ways"] == ["6-8", "7-9", "8-10"]
    assert why(state, "castle 8 9-7") == "ALC-30 castle-shape"  # only along the ring
    assert why(state, "castle 20 20-22") == "ALC-30 card-not-in-hand"


def test_alc_30_the_ring_closes_between_72_and_1() -> None:
    state = table("hand 0 1 72")
    assert legal(state, "castle") == {
        "castle 1 71-1", "castle 1 72-2", "castle 1 1-3",
        "castle 72 70-72", "castle 72 71-1", "castle 72 72-2",
    }  # fmt: skip
    play(state, "castle 72 72-2")
    assert [height(state, space) for space in (72, 1, 2)] == [2, 1, 1]


def test_alc_30_all_three_spaces_must_be_empty() -> None:
    state = table("build 10", "hand 0 8")
    assert refused(state, "castle 8 8-10").args["space"] == 10
    bridged = table("build 3 5 3-5 65 67 65-67", "castle almeria 3", "castle cadiz 65", "hand 0 68")
    assert why(bridged, "castle 68 66-68") == "ALC-30 castle-on-something"  # 66: only bridged over


def test_alc_30_a_founding_may_go_round_a_corner_unless_the_option_forbids_it() -> None:
    corner = "castle 11 10-12"  # 10 and 11 in a row, 11 and 12 in a column
    assert corner in legal(table("hand 0 11"), "castle")
    straight = table("hand 0 11", "options straight_founding=on")
    assert why(straight, corner) == "ALC-30 castle-bends"
    assert legal(straight, "castle") == {"castle 11 9-11", "castle 11 11-13"}


@pytest.mark.parametrize(("card", "near"), [(7, False), (6, True)])
def test_alc_31_three_empty_spaces_to_every_castle(card: int, near: bool) -> None:
    state = table(*CASTLE_10, f"hand 0 {card}")
    last = f"castle {card} {card - 2}-{card}"
    if near:
        assert last in legal(state)  # 7, 8 and 9 are empty
    else:
        assert why(state, last) == "ALC-31 castle-near"  # only 8 and 9


def test_alc_31_one_empty_space_to_every_palace() -> None:
    state = table("build 10", "hand 0 8")
    assert legal(state, "castle") == {"castle 8 6-8"}  # 9 stays empty
    assert refused(state, "castle 8 7-9").args["neighbour"] == 10
    assert why(state, "castle 8 7-9") == "ALC-31 castle-beside"


def test_alc_31_distances_count_along_the_ring_in_both_directions() -> None:
    state = table("build 2 1 72 1", "castle almeria 1", "hand 0 69 70 5 6")
    assert why(state, "castle 69 67-69") == "ALC-31 castle-near"
    assert why(state, "castle 5 5-7") == "ALC-31 castle-near"
    assert "castle 6 6-8" in legal(state)
    far = table("build 2 1 72 1", "castle almeria 1", "hand 0 68")
    assert "castle 68 66-68" in legal(far)


def test_alc_31_across_the_grid_nearness_does_not_matter() -> None:
    state = table("build 7 8 9 8", "castle almeria 7", "hand 0 16")  # 16 lies two below 8
    assert "castle 16 15-17" in legal(state)


def test_alc_31_a_palace_between_is_not_counted_only_empty_spaces_are() -> None:
    near = table(*CASTLE_10, "build 8", "hand 0 6")  # between 6 and 10: 7 and 9 are empty
    refusal = refused(near, "castle 6 4-6")
    assert (refusal.args["castle"], refusal.args["empty"]) == (10, ["7", "9"])
    enough = table(*CASTLE_10, "build 8", "hand 0 5")  # 6, 7 and 9
    assert "castle 5 3-5" in legal(enough)


def test_alc_31_a_space_under_a_bridge_is_not_empty_and_counts_as_built_on() -> None:
    # A bridge 65-67 over the empty space 66: its castle stands on 66 too.
    state = table("build 65 67 65-67", "castle almeria 65", "hand 0 70 71")
    assert why(state, "castle 70 70-72") == "ALC-31 castle-near"  # 68 and 69
    assert "castle 71 71-1" in legal(state)
    # A bridge 17-67 makes one castle stand on both, far apart along the ring.
    both = table("build 17 67 17-67", "castle almeria 17", "hand 0 14 70")
    assert why(both, "castle 14 12-14") == "ALC-31 castle-near"
    assert why(both, "castle 70 70-72") == "ALC-31 castle-near"
    # On the snake a bridge 4-20 crosses 13, far from 4 and 20 along the ring.
    crossed = table("build 4 20 4-20", "castle almeria 4", "hand 0 10 9", board=snake())
    refusal = refused(crossed, "castle 10 8-10")
    assert (refusal.args["castle"], refusal.args["empty"]) == (13, ["11", "12"])


def test_alc_31_every_building_above_a_space_stands_there() -> None:
    # 13 carries a palace, and above it passes the bridge of a castle: both stand on 13.
    state = table("build 13 4x2 20x2 4-20", "castle almeria 4", "hand 0 10", board=snake())
    assert value(state, 13) == 15
    assert refused(state, "castle 10 8-10").args["castle"] == 13


def test_alc_32_a_flag_and_four_cubes_must_be_free() -> None:
    stock = "build 20x40 21x20 40x20"
    flags = ("castle almeria 20", "castle cadiz 40")
    assert legal(table(stock, *flags, "hand 0 60"), "castle")
    three = table(stock + " 40", *flags, "hand 0 60")
    assert refused(three, "castle 60 60-62").args == {"cubes": 3}
    assert legal(three, "castle") == set()


def test_alc_32_the_first_free_flag_is_used_and_the_castle_begins_with_5() -> None:
    state = table("build 30 31 32 30", "castle cadiz 30", "hand 0 8 20", "hand 1 60")
    notes = play(state, "castle 8 7-9", "done")
    assert (flag(state, 8), value(state, 8), state.money[0]) == ("almeria", 5, 45)
    assert notes[0].args["flag"] == "almeria"
    play(state, "castle 60 60-62")
    assert flag(state, 60) == "cordoba"  # Cadiz is in use


def test_alc_33_one_or_two_nobles_may_be_placed_on_any_of_the_three_spaces() -> None:
    state = table("hand 0 8")
    play(state, "castle 8 7-9")
    every = {f"{kind} {space}" for kind in ("baron", "grandee") for space in (7, 8, 9)}
    assert legal(state) == every | {"done"}
    play(state, "grandee 8")
    assert state.money[0] == 45 - 10
    assert legal(state) == {text for text in every if not text.endswith("8")} | {"done"}
    play(state, "baron 7")
    assert state.money[0] == 30
    assert ALCAZAR.turn(state) == 1  # two are the most


def test_alc_33_the_second_noble_is_not_a_must() -> None:
    state = table("hand 0 8", "money 3 40")
    play(state, "castle 8 7-9", "baron 9")  # 3 + 5 - 5: too little for another
    assert ALCAZAR.turn(state) == 1
    state = table("hand 0 8")
    play(state, "castle 8 7-9", "baron 9", "done")
    assert ALCAZAR.turn(state) == 1


def test_alc_34_a_palace_is_one_cube_worth_1_with_an_income_of_1() -> None:
    state = table("hand 0 6")
    play(state, "palace 6")
    assert (height(state, 6), value(state, 6), flag(state, 6)) == (1, 1, "")
    assert state.money[0] == 41
    assert state.cubes == 83
    assert {"baron 6", "grandee 6"} <= legal(state)


def test_alc_34_a_palace_needs_an_empty_space_and_empty_neighbours() -> None:
    state = table("build 6", "hand 0 5 6 7 8")
    assert legal(state, "palace") == {"palace 8"}
    assert why(state, "palace 6") == "ALC-34 palace-on-something"
    assert refused(state, "palace 5").args == {"card": 5, "neighbour": 6}
    assert refused(state, "palace 7").args == {"card": 7, "neighbour": 6}
    assert why(state, "palace 9") == "ALC-34 card-not-in-hand"


def test_alc_34_a_bridge_above_a_neighbour_is_a_building_there() -> None:
    state = table("build 4 20 4-20", "castle almeria 4", "hand 0 12 11", board=snake())
    assert refused(state, "palace 12").args["neighbour"] == 13
    assert "palace 11" in legal(state)
