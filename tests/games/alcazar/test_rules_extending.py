"""Alcazar: extending with construction cards and tower cards (ALC-35 to ALC-42)."""

from __future__ import annotations

import pytest

from asking import told
from situations import height, legal, noble, play, refused, same, snake, table, value, why

CASTLE_8 = ("build 7 8 9 8", "castle almeria 7")


def test_alc_35_an_empty_space_next_to_a_building_gets_one_cube_and_adds_1() -> None:
    state = table(*CASTLE_8, "hand 0 6 10 40")
    assert legal(state, "extend") == {"extend 6", "extend 10"}
    play(state, "extend 6")
    assert (height(state, 6), value(state, 6), state.money[0]) == (1, 6, 46)
    assert same(state, 6, 9)


def test_alc_35_a_card_far_from_every_building_extends_nothing() -> None:
    state = table(*CASTLE_8, "hand 0 40")
    assert refused(state, "extend 40").args == {"card": 40}
    assert why(state, "extend 40") == "ALC-35 extend-alone"
    assert why(state, "extend 10") == "ALC-35 card-not-in-hand"


def test_alc_35_no_distance_is_asked_for_and_two_buildings_may_be_joined() -> None:
    state = table("build 7 8 9 8 11 12 13 12", "castle almeria 7", "castle cadiz 11", "hand 0 10")
    play(state, "extend 10")
    assert same(state, 7, 13)
    assert value(state, 10) == 11


def test_alc_35_the_lowest_pieces_beside_it_decide_what_a_cube_joins() -> None:
    # 13 carries a palace and, with air between, the bridge 4-20 of a castle.
    state = table("build 13 4x2 20x2 4-20", "castle almeria 4", "hand 0 12", board=snake())
    play(state, "extend 12")
    assert value(state, 12) == 2
    assert not same(state, 12, 4)


def test_alc_35_a_space_only_bridged_over_counts_with_the_bridge() -> None:
    state = table("build 4 20 4-20", "castle almeria 4", "hand 0 12", board=snake())
    play(state, "extend 12")
    assert same(state, 12, 4)
    assert value(state, 12) == 9


@pytest.mark.parametrize("level", [1, 4, 5, 9])
def test_alc_36_on_top_of_something_the_cube_adds_2_at_any_height(level: int) -> None:
    state = table(f"build 7 8 9 8x{level}", "castle almeria 7", "hand 0 8")
    before = value(state, 8)
    play(state, "extend 8")
    assert height(state, 8) == level + 2
    assert value(state, 8) == before + 2


def test_alc_36_above_a_bridge_too() -> None:
    state = table("build 65 67 65-67", "castle almeria 65", "hand 0 66")
    play(state, "extend 66")
    assert (height(state, 66), value(state, 66)) == (3, 10)


def test_alc_36_an_own_noble_rises_with_the_cube() -> None:
    state = table(*CASTLE_8, "baron 0 8", "hand 0 8")
    notes = play(state, "extend 8")
    assert (noble(state, 8), height(state, 8)) == ("0 baron", 3)
    assert "rose" in told(notes)


def test_alc_36_an_opponents_noble_is_removed_first() -> None:
    state = table(*CASTLE_8, "grandee 1 8", "hand 0 8", "money 0 0")
    play(state, "extend 8")
    assert noble(state, 8) == ""
    assert state.grandees[1] == 2
    assert list(state.money) == [7, 10]  # the value before the build, twice


def test_alc_37_a_construction_card_is_always_playable() -> None:
    cards = " ".join(str(card) for card in range(1, 73))
    state = table(*CASTLE_8, "build 50 17 67 17-67", "castle cadiz 17", f"hand 0 {cards}",
        "open", "deck none")  # fmt: skip
    playable = {text.split()[1] for text in legal(state) if text[:3] in ("cas", "pal", "ext")}
    assert playable == set(cards.split())


def test_alc_37_beside_a_building_nothing_is_founded() -> None:
    state = table("build 50", "hand 0 49 51")
    assert legal(state, "castle") == legal(state, "palace") == set()
    assert legal(state, "extend") == {"extend 49", "extend 51"}


def test_alc_40_a_tower_card_never_builds_on_the_ground() -> None:
    state = table(*CASTLE_8, "baron 0 8", "hand 0 tower")
    assert why(state, "tower 6") == "ALC-40 tower-on-ground"
    assert why(state, "tower 20") == "ALC-40 tower-on-ground"
    none = table(*CASTLE_8, "baron 0 8")
    assert why(none, "tower 8") == "ALC-40 no-tower-card"


def test_alc_40_gap_cells_under_a_bridge_are_built_on() -> None:
    state = table("build 7 17 7-17", "castle almeria 7", "baron 0 g2", "hand 0 tower")
    assert legal(state, "tower") == {"tower g2"}
    play(state, "tower g2")
    assert (height(state, "g2"), value(state, "g2")) == (3, 10)


@pytest.mark.parametrize(("before", "allowed"), [(4, True), (5, False), (6, False)])
def test_alc_40_tower_cards_build_up_to_level_5(before: int, allowed: bool) -> None:
    state = table(f"build 7 8x{before}", "castle almeria 7", "baron 0 8", "hand 0 tower 8")
    assert ("tower 8" in legal(state)) is allowed
    if not allowed:
        assert refused(state, "tower 8").reason == "tower-too-high"
    assert "extend 8" in legal(state)  # construction cards know no limit


@pytest.mark.parametrize(("pillar", "cells"), [(4, {"tower 9"}), (5, set())])
def test_alc_40_the_limit_holds_for_pillars_of_a_bridge_too(pillar: int, cells: set[str]) -> None:
    state = table(f"build 7x7 8 9x{pillar}", "castle almeria 7", "baron 0 7", "hand 0 tower")
    assert legal(state, "tower") == cells


def test_alc_41_d1_under_an_own_noble_who_rises() -> None:
    state = table(*CASTLE_8, "baron 0 9", "baron 1 8", "hand 0 tower", "hand 1 tower")
    assert legal(state, "tower") == {"tower 9"}
    assert why(state, "tower 8") == "ALC-41 tower-under-other"
    play(state, "tower 9")
    assert (noble(state, 9), height(state, 9)) == ("0 baron", 2)


def test_alc_41_d2_on_a_free_pillar_whose_other_pillar_is_higher_and_ones_own() -> None:
    state = table("build 7x3 8 9", "castle almeria 7", "baron 0 7", "hand 0 tower")
    assert legal(state, "tower") == {"tower 7", "tower 9"}
    play(state, "tower 9")
    assert height(state, 9) == 2
    assert "baron 9" in legal(state)


def test_alc_41_d2_one_pillar_prepared_from_two_sides_is_one_action() -> None:
    state = table("build 7x3 8 9 10 11x3", "castle almeria 7", "baron 0 7 11", "hand 0 tower")
    assert legal(state, "tower") == {"tower 7", "tower 9", "tower 11"}


def test_alc_41_d2_needs_a_strictly_higher_pillar() -> None:
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "hand 0 tower")
    assert legal(state, "tower") == {"tower 7"}
    assert refused(state, "tower 9").args["height"] == 2
    assert why(state, "tower 9") == "ALC-41 tower-pillar-not-higher"


def test_alc_41_d2_needs_an_own_noble_on_the_other_pillar() -> None:
    state = table("build 7x3 8 9", "castle almeria 7", "baron 1 7", "hand 0 tower")
    assert legal(state, "tower") == set()
    assert why(state, "tower 9") == "ALC-41 tower-no-purpose"


def test_alc_41_d2_needs_a_cell_without_a_noble() -> None:
    state = table("build 7x3 8 9", "castle almeria 7", "baron 0 7", "baron 1 9", "hand 0 tower")
    assert legal(state, "tower") == {"tower 7"}
    assert why(state, "tower 9") == "ALC-41 tower-under-other"


def test_alc_41_d2_needs_something_on_the_cell_two_away_in_line() -> None:
    state = table("build 10 11x3 12 13", "castle almeria 10", "baron 0 11", "hand 0 tower")
    assert legal(state, "tower") == {"tower 11", "tower 13"}  # 9 is empty, 12 and 10 too near
    assert why(state, "tower 12") == "ALC-41 tower-no-purpose"


def test_alc_41_d2_not_where_a_bridge_lies_on_the_three_cells() -> None:
    state = table("build 7x2 9x2 7-9 7", "castle almeria 7", "baron 0 7", "hand 0 tower")
    assert why(state, "tower 9") == "ALC-41 tower-under-bridge"
    assert legal(state, "tower") == {"tower 7"}


def test_alc_41_d2_the_height_of_the_middle_does_not_matter() -> None:
    state = table("build 7x3 8x5 9", "castle almeria 7", "baron 0 7", "hand 0 tower")
    assert "tower 9" in legal(state)


def test_alc_41_d2_two_castles_of_which_one_is_at_50_do_not_matter() -> None:
    state = table(
        "build 7x25 6 17x2 18 19",
        "castle almeria 7",
        "castle cadiz 17",
        "baron 0 7",
        "hand 0 tower",
    )
    assert value(state, 7) == 50
    assert legal(state, "tower") == {"tower 17"}


def test_alc_42_a_tower_card_adds_2_and_the_noble_step_follows() -> None:
    state = table("build 6", "grandee 0 6", "hand 0 tower")
    play(state, "tower 6")
    assert (value(state, 6), state.money[0], state.tower_hands[0]) == (3, 43, 0)
    state = table("build 6 7", "grandee 0 6", "baron 0 7", "hand 0 tower", "money 0 0")
    play(state, "tower 6")
    assert legal(state) == {"swap 6-7", "done"}
