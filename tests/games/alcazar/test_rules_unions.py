"""Alcazar: unions (ALC-80 to ALC-84)."""

from __future__ import annotations

import pytest

from asking import told
from situations import (
    ALCAZAR,
    EIGHT_CASTLES,
    flag,
    height,
    legal,
    noble,
    play,
    same,
    table,
    value,
    why,
)

TEN_AND_SIX = (  # a castle of 10 on 2 to 5 and one of 6 on 7 to 10; 6 is empty
    "build 2 3 4x4 5 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
)  # fmt: skip
FIFTY = (  # a castle of exactly 50 on 2 to 5 and one of 6 on 7 to 10
    "build 2 3 4x24 5 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
)  # fmt: skip


def test_alc_80_a_cube_between_two_buildings_unites_them() -> None:
    state = table(*TEN_AND_SIX, "hand 0 6")
    assert not same(state, 5, 7)
    play(state, "extend 6")
    assert same(state, 5, 7)
    assert value(state, 6) == 10 + 6 + 1


def test_alc_80_a_bridge_between_pillars_of_two_buildings_unites_them() -> None:
    state = table("build 4 5x2 7x2 8", "baron 0 5")
    play(state, "bridge 5-7")
    assert same(state, 4, 8)
    assert value(state, 6) == 4 + 4 + 9


def test_alc_80_all_nobles_stay_where_they_stand() -> None:
    state = table(*TEN_AND_SIX, "baron 0 4", "grandee 1 7", "baron 1 9", "hand 0 6")
    play(state, "extend 6")
    stand = [noble(state, space) for space in (4, 7, 9)]
    assert stand == ["0 baron", "1 grandee", "1 baron"]
    assert "move 4-6" in legal(state)


def test_alc_80_the_value_is_at_most_50() -> None:
    state = table("build 2 3 4x20 5 7x6 8", "castle almeria 2", "castle cadiz 7", "hand 0 6")
    assert (value(state, 4), value(state, 7)) == (42, 12)
    play(state, "extend 6")
    assert (value(state, 6), state.money[0]) == (50, 90)


def test_alc_81_the_more_valuable_castle_stays_and_the_others_flag_returns() -> None:
    state = table(*TEN_AND_SIX, "hand 0 6")
    notes = play(state, "extend 6")
    assert (flag(state, 7), state.free_flags()) == ("almeria", 7)
    assert "united-castles" in told(notes)
    assert [note.args["flag"] for note in notes if note.key == "flag-returned"] == ["cadiz"]
    other = table("build 2 3 4x4 5 7x2 8 9 10", "castle cadiz 2", "castle almeria 7", "hand 0 6")
    play(other, "extend 6")
    assert flag(other, 7) == "cadiz"  # whatever the order of the flags


def test_alc_81_at_equal_values_the_earlier_flag_stays_and_nothing_is_asked() -> None:
    for left, right in (("jaen", "cadiz"), ("cadiz", "jaen")):
        state = table("build 2 3 4 5x2 7x2 8 9 10", f"castle {left} 2", f"castle {right} 7",
            "hand 0 6")  # fmt: skip
        play(state, "extend 6")
        assert flag(state, 6) == "cadiz"
        assert legal(state, "flag") == set()


def test_alc_82_two_castles_of_which_one_is_at_50_cannot_unite() -> None:
    state = table(*FIFTY, "hand 0 6", "baron 0 5")
    assert value(state, 4) == 50
    notes = play(state, "extend 6")
    assert height(state, 6) == 0  # no cube
    assert state.cubes == 84 - 32
    assert state.hands[0] == []  # but the card is played
    assert state.money[0] == 90
    assert told(notes) == ["fifty"]
    assert not same(state, 5, 7)
    assert ALCAZAR.turn(state) == 1  # and there is no noble step


def test_alc_82_such_a_bridge_may_not_be_built() -> None:
    state = table("build 2 3 4x22 5x2 7x2 8 9 10 3 4", "castle almeria 2", "castle cadiz 7",
        "baron 0 5")  # fmt: skip
    assert value(state, 4) == 50
    assert why(state, "bridge 5-7") == "ALC-82 bridge-castle-at-50"
    below = table("build 2 3 4x23 5x2 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
        "baron 0 5")  # fmt: skip
    assert value(below, 4) == 50
    assert legal(below, "bridge") == set()


def test_alc_82_at_50_is_judged_before_the_action() -> None:
    state = table("build 2 3 4x23 5 7x2 8 9 10", "castle almeria 2", "castle cadiz 7", "hand 0 6")
    assert value(state, 4) == 48
    play(state, "extend 6")  # 48 + 6 + 1: they unite, and the value stops at 50
    assert same(state, 5, 7)
    assert value(state, 6) == 50


def test_alc_82_with_the_option_castles_at_50_unite() -> None:
    state = table(*FIFTY, "hand 0 6", "options castle_at_50=union")
    play(state, "extend 6", "done")
    assert height(state, 6) == 1
    assert same(state, 5, 7)
    assert (value(state, 6), flag(state, 7)) == (50, "almeria")
    state = table("build 2 3 4x23 5x2 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
        "baron 0 5", "options castle_at_50=union")  # fmt: skip
    assert "bridge 5-7" in legal(state)


@pytest.mark.parametrize("castle", [6, 50])
def test_alc_83_a_castle_and_a_palace_always_unite_and_the_castle_stays(castle: int) -> None:
    tall = (castle - 2) // 2  # 2 + tall ground and upper cubes make the value
    state = table(f"build 3 4x{tall} 5 2", "build 7x2 8", "castle cadiz 2", "hand 0 6")
    assert value(state, 4) == castle
    assert (value(state, 7), flag(state, 7)) == (4, "")
    play(state, "extend 6")
    assert flag(state, 7) == "cadiz"
    assert value(state, 7) == min(50, castle + 1 + 4)
    assert state.money[0] == 40 + value(state, 7)


def test_alc_83_by_a_bridge_too() -> None:
    state = table("build 2 3 4x23 5x2 7x2", "castle almeria 2", "baron 0 5")
    play(state, "bridge 5-7")
    assert (flag(state, 7), value(state, 7)) == ("almeria", 50)


def test_alc_83_the_castle_stays_even_beside_a_more_valuable_xl_palace() -> None:
    state = table(*EIGHT_CASTLES, "build 47x5 60x5", "hand 0 46")
    assert (value(state, 47), flag(state, 47)) == (9, "")
    play(state, "extend 46")
    assert (value(state, 47), flag(state, 47)) == (15, "sevilla")
    assert legal(state, "flag") == set()  # no flag has come free for the palace on 60
    assert flag(state, 60) == ""


def test_alc_84_two_palaces_make_a_larger_palace() -> None:
    state = table("build 5 7", "hand 0 6")
    play(state, "extend 6")
    assert same(state, 5, 7)
    assert (value(state, 6), flag(state, 6), state.money[0]) == (3, "", 43)


def test_alc_84_from_5_on_it_is_a_castle() -> None:
    state = table("build 5x2 7", "hand 0 6")
    notes = play(state, "extend 6")
    assert (value(state, 6), flag(state, 6)) == (5, "almeria")
    assert "united-palaces" in told(notes)


def test_alc_84_by_a_bridge_the_sum_is_always_at_least_5() -> None:
    state = table("build 5 7", "baron 0 5")
    play(state, "bridge 5-7")
    assert (value(state, 6), flag(state, 6)) == (8, "almeria")


def test_alc_84_without_a_free_flag_they_make_an_xl_palace() -> None:
    state = table(*EIGHT_CASTLES, "build 50x2 52", "hand 0 51")
    play(state, "extend 51")
    assert (value(state, 51), flag(state, 51)) == (5, "")
