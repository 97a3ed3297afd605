"""Alcazar: a turn, buying, building, and what a building is worth (ALC-10 to ALC-23)."""

from __future__ import annotations

import pytest

from asking import told
from situations import (
    ALCAZAR,
    EIGHT_CASTLES,
    flag,
    legal,
    noble,
    play,
    refused,
    table,
    value,
    why,
)

CASTLE_8 = ("build 7 8 9 8", "castle almeria 7")


def test_alc_10_one_own_noble_may_be_retired_before_the_action() -> None:
    state = table(*CASTLE_8, "baron 0 7 8", "hand 0 50", "start 0")
    assert legal(state, "retire") == {"retire 7", "retire 8"}
    play(state, "retire 7")
    assert ALCAZAR.turn(state) == 0  # the action is still to come
    assert legal(state, "retire") == set()
    assert why(state, "retire 8") == "ALC-60 retired-already"
    assert {"palace 50", "buy deck"} <= legal(state)


def test_alc_10_every_turn_one_may_be_retired_anew() -> None:
    state = table(*CASTLE_8, "baron 0 7 8", "baron 1 9")
    play(state, "retire 7", "buy deck", "retire 9", "buy deck", "retire 8", "buy deck")
    assert state.posts == [[], []]


def test_alc_10_the_turn_has_exactly_one_action_and_a_player_must_act() -> None:
    state = table("hand 0 50")
    assert why(state, "pass") == "ALC-71 pass-can-act"
    assert why(state, "done") == "ALC-10 open-turn-first"
    play(state, "buy deck")
    assert ALCAZAR.turn(state) == 1
    state = table("hand 0 50 60")
    play(state, "palace 50")  # the noble step follows; no second action
    assert why(state, "palace 60") == "ALC-50 noble-step-first"
    play(state, "done")
    assert ALCAZAR.turn(state) == 1


def test_alc_10_a_voluntary_retirement_may_leave_a_player_without_an_action() -> None:
    state = table(
        "build 7", "baron 0 7", "money 0 0", "hand 0 tower", "hand 1 1", "open", "deck none",
        "towers 0",
    )  # fmt: skip
    assert legal(state) == {"tower 7", "retire 7"}
    play(state, "retire 7")  # now the tower card has nowhere to go
    assert legal(state) == {"pass"}


def test_alc_11_a_construction_card_costs_5_and_an_open_one_is_replaced_at_once() -> None:
    state = table("open 3 14 25 36 47 58", "deck 71 9 10")
    assert legal(state, "buy") == {
        "buy 3", "buy 14", "buy 25", "buy 36", "buy 47", "buy 58", "buy deck", "buy tower",
    }  # fmt: skip
    play(state, "buy 14")
    assert (state.money[0], state.hands[0]) == (35, [14])
    assert state.open == [3, 71, 25, 36, 47, 58]
    play(state, "buy deck")  # seat 1 takes the unseen top card
    assert (state.money[1], state.hands[1]) == (35, [9])
    assert state.open == [3, 71, 25, 36, 47, 58]


def test_alc_11_a_tower_card_costs_10() -> None:
    state = table("towers 1")
    play(state, "buy tower")
    assert (state.money[0], state.tower_hands[0], state.towers) == (30, 1, 0)
    assert why(state, "buy tower") == "ALC-11 towers-gone"


def test_alc_11_what_is_too_dear_or_not_there_cannot_be_bought() -> None:
    state = table("money 9 4", "open 3 14 25 36 47 58")
    refusal = refused(state, "buy tower")
    assert refusal.args == {"price": 10, "money": 9}
    assert refused(state, "buy 9").args == {"card": 9, "cards": ["3", "14", "25", "36", "47", "58"]}
    play(state, "buy 3")
    assert refused(state, "buy 14").args == {"price": 5, "money": 4}


def test_alc_11_there_is_no_hand_limit() -> None:
    cards = " ".join(str(card) for card in range(1, 31))
    state = table(f"hand 0 {cards}")
    play(state, "buy deck")
    assert len(state.hands[0]) == 31


def test_alc_11_played_cards_leave_the_game() -> None:
    state = table("hand 0 50", "open 1 2 3 4 5 6", "deck 7 8 9")
    play(state, "palace 50")
    everywhere = state.deck + state.open + state.hands[0] + state.hands[1]
    assert 50 not in everywhere


def test_alc_11_without_a_deck_the_open_row_is_no_longer_refilled() -> None:
    state = table("open 3 14", "deck none")
    assert why(state, "buy deck") == "ALC-11 deck-empty"
    play(state, "buy 3")
    assert state.open == [14]
    play(state, "buy 14")
    assert why(state, "buy 3") == "ALC-11 no-open-cards"


def test_alc_12_there_are_five_ways_to_build() -> None:
    state = table(
        "build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "hand 0 10 30 tower", "money 40 40"
    )
    verbs = {text.split()[0] for text in legal(state)} - {"buy", "retire"}
    assert verbs == {"castle", "palace", "extend", "tower", "bridge"}


def test_alc_12_buildings_belong_to_nobody() -> None:
    state = table(*CASTLE_8, "baron 1 8", "hand 0 9", "turn 0")
    play(state, "extend 9")  # on a castle where only the opponent has a noble
    assert value(state, 9) == 7


def test_alc_20_cubes_are_worth_1_on_the_ground_and_2_above_at_any_height() -> None:
    assert value(table("build 8"), 8) == 1
    assert value(table("build 8x2"), 8) == 3
    assert value(table("build 8x6", "castle almeria 8"), 8) == 11
    assert value(table("build 7 8 9 8", "castle almeria 7"), 8) == 5


@pytest.mark.parametrize(("pillars", "worth"), [(1, 6), (2, 9), (3, 12), (4, 15)])
def test_alc_20_a_bridge_is_worth_three_times_its_level(pillars: int, worth: int) -> None:
    state = table(f"build 7x{pillars} 9x{pillars} 7-9", "castle almeria 7")
    assert value(state, 7) == worth + 2 * (2 * pillars - 1)


def test_alc_20_a_cube_on_a_bridge_is_worth_2() -> None:
    assert value(table("build 7 9 7-9", "castle almeria 7"), 8) == 8
    assert value(table("build 7 9 7-9 8", "castle almeria 7"), 8) == 10


def test_alc_21_a_castle_has_a_flag_and_is_worth_at_least_5() -> None:
    state = table("hand 0 8")
    play(state, "castle 8 7-9")
    assert flag(state, 8) == "almeria"
    assert value(state, 8) == 5


def test_alc_21_the_value_of_a_castle_never_passes_50() -> None:
    state = table("build 7x13 8x13", "castle almeria 7", "baron 0 8", "hand 0 8 7")
    assert value(state, 8) == 50
    play(state, "extend 8")
    assert value(state, 8) == 50
    state = table("build 7x13 8x13", "castle almeria 7", "hand 0 6")
    play(state, "extend 6")
    assert value(state, 8) == 50


def test_alc_21_at_most_eight_castles_but_any_number_of_palaces() -> None:
    state = table(*EIGHT_CASTLES, "hand 0 50 64")
    assert state.free_flags() == 0
    assert why(state, "castle 50 49-51") == "ALC-32 castle-no-flag"
    assert {"palace 50", "palace 64"} <= legal(state)


def test_alc_22_a_palace_that_reaches_5_becomes_a_castle_at_its_real_value() -> None:
    state = table("build 50x2 51", "hand 0 51")
    assert (flag(state, 50), value(state, 50)) == ("", 4)
    notes = play(state, "extend 51")
    assert (flag(state, 50), value(state, 50)) == ("almeria", 6)
    assert "flagged" in told(notes)


def test_alc_22_without_a_free_flag_it_stays_an_xl_palace() -> None:
    state = table(*EIGHT_CASTLES, "build 50x2 51", "hand 0 51")
    play(state, "extend 51")
    assert (flag(state, 50), value(state, 50)) == ("", 6)


def test_alc_22_a_flag_that_comes_free_goes_to_a_waiting_palace_at_once() -> None:
    state = table(*EIGHT_CASTLES, "build 50x3 10 11", "hand 0 12")
    play(state, "extend 12")  # 7-11 and 13-15 unite
    assert flag(state, 7) == flag(state, 13) == "cadiz"
    assert (flag(state, 50), value(state, 50)) == ("cordoba", 5)


def test_alc_21_an_xl_palace_of_more_than_50_becomes_a_castle_of_50() -> None:
    state = table(*EIGHT_CASTLES, "build 50x27 10 11", "hand 0 12")
    assert value(state, 50) == 53
    play(state, "extend 12")
    assert (flag(state, 50), value(state, 50)) == ("cordoba", 50)


def test_alc_22_the_player_whose_turn_it_is_chooses_among_several() -> None:
    state = table(*EIGHT_CASTLES, "build 50x3 60x4 10 11", "baron 1 60", "hand 0 12")
    play(state, "extend 12")
    assert ALCAZAR.turn(state) == 0
    assert legal(state) == {"flag 50", "flag 60"}
    assert refused(state, "flag 12").args == {"cell": "12", "cells": ["60", "50"]}
    assert why(state, "done") == "ALC-22 choose-flag-first"
    play(state, "flag 60")
    assert (flag(state, 60), flag(state, 50)) == ("cordoba", "")
    assert "done" in legal(state)  # then the noble step


def test_alc_23_the_builder_receives_the_new_value() -> None:
    state = table(*CASTLE_8, "baron 1 7", "hand 0 10")
    play(state, "extend 10")
    assert list(state.money) == [46, 40]


def test_alc_23_the_income_is_at_most_50_for_an_xl_palace_too() -> None:
    tall = "build 50x25 52 52"
    state = table(*EIGHT_CASTLES, tall, "hand 0 51", "money 0 0")
    assert value(state, 50) == 49
    play(state, "extend 51")  # 49 + 1 + 3
    assert value(state, 50) == 53
    assert state.money[0] == 50
    assert "baron 51" in legal(state)  # for 50, not 53
    play(state, "baron 51")
    assert state.money[0] == 0


def test_alc_23_a_build_runs_in_this_order() -> None:
    """Pay, refund, lay and unite, income, flags, noble step: seen in what is told."""
    state = table("build 6x2 8x2 7", "castle almeria 6", "baron 0 6", "baron 1 7", "money 15 0")
    notes = play(state, "bridge 6-8", "done")
    assert told(notes) == ["bridged", "removed", "rose", "income"]
    state = table("build 6x2 8x2", "baron 0 6", "money 15 0")
    assert told(play(state, "bridge 6-8")) == [
        "bridged", "united-palaces", "rose", "income", "flagged",
    ]  # fmt: skip


def test_alc_23_the_end_is_tested_after_the_noble_step() -> None:
    heap = "build 20x40 21x20 40x22"
    state = table(heap, "castle almeria 20", "castle cadiz 40", "hand 0 40 1", "baron 0 20")
    assert state.cubes == 2
    play(state, "extend 40", "done", "buy deck")
    state = table(heap + " 40", "castle almeria 20", "castle cadiz 40", "hand 0 40", "money 90 0")
    play(state, "extend 40")  # the last cube
    assert ALCAZAR.turn(state) == 0
    play(state, "baron 40")
    assert noble(state, 40) == "0 baron"
    assert ALCAZAR.turn(state) is None
