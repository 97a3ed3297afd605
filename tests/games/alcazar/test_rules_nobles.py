"""Alcazar: the noble step, retiring and removing (ALC-50 to ALC-62)."""

from __future__ import annotations

from asking import told
from situations import ALCAZAR, EIGHT_CASTLES, legal, noble, play, refused, table, value, why

CASTLE_8 = ("build 7 8 9 8", "castle almeria 7")


def test_alc_50_a_noble_from_the_reserve_goes_onto_the_piece_just_built() -> None:
    state = table(*CASTLE_8, "hand 0 10")
    play(state, "extend 10")
    assert legal(state) == {"baron 10", "grandee 10", "done"}
    refusal = refused(state, "baron 9")
    assert (refusal.rule, refusal.reason, refusal.args["cells"]) == (
        "ALC-50", "not-the-new-piece", ["10"],
    )  # fmt: skip
    play(state, "baron 10")
    assert (noble(state, 10), state.barons[0]) == ("0 baron", 5)
    assert ALCAZAR.turn(state) == 1  # one only


def test_alc_50_on_a_bridge_any_free_one_of_its_three_cells() -> None:
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "money 40 0")
    play(state, "bridge 7-9")
    assert legal(state) == {"baron 8", "baron 9", "grandee 8", "grandee 9", "done"}


def test_alc_50_an_own_noble_of_the_same_building_is_moved_onto_it_free() -> None:
    state = table(*CASTLE_8, "baron 0 7", "grandee 0 9", "baron 1 8", "hand 0 10", "money 0 0")
    play(state, "extend 10")
    assert legal(state) == {"baron 10", "move 7-10", "move 9-10", "swap 7-9", "done"}
    play(state, "move 9-10")
    assert (noble(state, 9), noble(state, 10), state.money[0]) == ("", "0 grandee", 6)
    assert ALCAZAR.turn(state) == 1


def test_alc_50_a_baron_and_a_grandee_of_the_building_are_swapped_free() -> None:
    state = table(*CASTLE_8, "baron 0 8", "grandee 0 9", "hand 0 10", "money 0 0")
    play(state, "extend 10", "swap 9-8")
    assert (noble(state, 8), noble(state, 9)) == ("0 grandee", "0 baron")
    assert state.money[0] == 6
    assert ALCAZAR.turn(state) == 1


def test_alc_50_swapping_equals_changes_nothing_and_is_not_offered() -> None:
    state = table(*CASTLE_8, "baron 0 7 8", "hand 0 10")
    play(state, "extend 10")
    assert legal(state, "swap") == set()
    assert why(state, "swap 7-8") == "ALC-50 swap-same-rank"


def test_alc_50_nobody_needs_to_stand_on_the_new_piece_for_a_swap() -> None:
    state = table(*CASTLE_8, "baron 0 7", "grandee 0 9", "hand 0 10")
    play(state, "extend 10")
    assert "swap 7-9" in legal(state)


def test_alc_50_a_noble_on_the_new_bridge_is_not_moved_along_it() -> None:
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "grandee 0 8")
    play(state, "bridge 7-9")
    assert legal(state, "move") == set()
    assert why(state, "move 7-9") == "ALC-50 moves-along"
    assert "swap 7-8" in legal(state)


def test_alc_50_after_founding_a_castle_nobles_are_only_placed() -> None:
    state = table("hand 0 8")
    play(state, "castle 8 7-9", "grandee 8")
    assert legal(state, "move") == legal(state, "swap") == set()
    assert why(state, "move 8-9") == "ALC-50 only-place-after-founding"


def test_alc_50_the_step_is_optional_and_not_asked_where_nothing_is_possible() -> None:
    state = table(*CASTLE_8, "hand 0 10")
    play(state, "extend 10")
    assert "done" in legal(state)
    state = table(*CASTLE_8, "baron 0 8", "hand 0 8")
    play(state, "extend 8")  # he stands on the new piece, and nobody is there to swap
    assert ALCAZAR.turn(state) == 1


def test_alc_50_without_a_noble_in_reserve_none_is_placed() -> None:
    state = table("build 7 8 9 8 10 11 12", "castle almeria 7", "baron 0 7 8 9 10 11 12",
        "hand 0 13", "money 90 0")  # fmt: skip
    play(state, "extend 13")
    assert why(state, "baron 13") == "ALC-50 no-noble-left"
    assert "grandee 13" in legal(state)


def test_alc_51_placing_costs_the_value_after_the_build_once_or_twice() -> None:
    for kind, price in (("baron", 6), ("grandee", 12)):
        state = table(*CASTLE_8, "hand 0 10")
        play(state, "extend 10", f"{kind} 10")
        assert state.money[0] == 40 + 6 - price


def test_alc_51_and_after_the_union() -> None:
    state = table("build 3 4 5 4 7 8 9 8", "castle almeria 3", "castle cadiz 7", "hand 0 6")
    play(state, "extend 6", "baron 6")
    assert value(state, 6) == 11
    assert state.money[0] == 40 + 11 - 11


def test_alc_51_it_is_paid_in_full() -> None:
    state = table(*CASTLE_8, "hand 0 10", "money 5 0")
    play(state, "extend 10")
    assert state.money[0] == 11
    assert legal(state) == {"baron 10", "done"}
    refusal = refused(state, "grandee 10")
    assert refusal.rule == "ALC-51"
    assert refusal.args == {"kind": "grandee", "cell": "10", "price": 12, "money": 11}


def test_alc_52_one_noble_to_a_cell() -> None:
    state = table("build 7x2 8 9x2 10", "castle almeria 7", "baron 0 7 10")
    play(state, "bridge 7-9")
    assert why(state, "baron 7") == "ALC-52 noble-stands-there"
    assert why(state, "move 10-7") == "ALC-52 noble-stands-there"
    assert {"move 10-8", "move 10-9"} <= legal(state)


def test_alc_52_nobles_of_different_players_may_share_a_building() -> None:
    state = table(*CASTLE_8, "baron 1 8", "hand 0 10")
    play(state, "extend 10", "baron 10")
    assert (noble(state, 8), noble(state, 10)) == ("1 baron", "0 baron")


def test_alc_52_nobody_moves_to_another_building() -> None:
    state = table(*CASTLE_8, "build 50", "baron 0 50", "grandee 0 7", "hand 0 10")
    play(state, "extend 10")
    assert legal(state, "move") == {"move 7-10"}
    assert why(state, "move 50-10") == "ALC-52 noble-of-another-building"
    assert why(state, "swap 7-50") == "ALC-52 noble-of-another-building"


def test_alc_52_another_players_noble_is_not_moved() -> None:
    state = table(*CASTLE_8, "baron 1 8", "hand 0 10")
    play(state, "extend 10")
    assert why(state, "move 8-10") == "ALC-50 no-own-noble"


def test_alc_60_retiring_pays_the_current_value_once_or_twice() -> None:
    state = table("build 7 8x2 9", "build 10 10", "castle almeria 7", "baron 0 7", "grandee 0 8")
    assert value(state, 7) == 8
    for name, money in ((7, 8), (8, 16)):
        after = state.copy()
        play(after, f"retire {name}")
        assert after.money[0] == 40 + money
        assert noble(after, name) == ""
    play(state, "retire 8")
    assert state.grandees[0] == 2


def test_alc_60_an_xl_palace_pays_at_most_50() -> None:
    state = table(*EIGHT_CASTLES, "build 50x27", "baron 0 50")
    assert value(state, 50) == 53
    play(state, "retire 50")
    assert state.money[0] == 90


def test_alc_60_only_an_own_noble_only_at_the_start_of_the_turn() -> None:
    state = table(*CASTLE_8, "baron 1 8", "baron 0 7", "hand 0 10")
    assert why(state, "retire 8") == "ALC-60 retire-other"
    assert why(state, "retire 9") == "ALC-60 retire-nobody"
    play(state, "extend 10")
    assert why(state, "retire 7") == "ALC-50 noble-step-first"


def test_alc_62_a_noble_is_removed_by_a_card_on_his_space() -> None:
    state = table(*CASTLE_8, "baron 1 8", "hand 0 8")
    notes = play(state, "extend 8")
    assert noble(state, 8) == ""
    assert (state.barons[1], state.money[1]) == (6, 45)  # 5: the value before the build
    removed = notes[0]
    assert (removed.key, removed.rule) == ("removed", "ALC-62")
    assert (removed.args["seat"], removed.args["by"], removed.args["money"]) == (1, 0, 5)


def test_alc_62_a_noble_is_removed_by_a_bridge_above_him() -> None:
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "grandee 1 8")
    notes = play(state, "bridge 7-9")
    assert "removed" in told(notes)
    assert (state.grandees[1], state.money[1]) == (2, 40 + 14)


def test_alc_62_nothing_else_removes_a_noble() -> None:
    around = "build 7x2 8 9x2 10x2 11", "castle almeria 7", "baron 0 9 10", "baron 1 7 8 11"
    lines = ("extend 6", "extend 12", "tower 9", "tower 10", "extend 9")
    for line in lines:
        state = table(*around, "hand 0 6 9 12 tower")
        play(state, line)
        assert [noble(state, space) for space in (7, 8, 11)] == ["1 baron"] * 3
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "baron 1 9")
    assert why(state, "bridge 7-9") == "ALC-47 bridge-other-noble"  # a pillar is not cleared
