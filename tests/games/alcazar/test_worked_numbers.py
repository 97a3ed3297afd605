"""Alcazar: the worked numbers of the printed rules, group by group, exactly.

IT and FR are the two printed texts; players are given seats, the first to act being seat 0.
"""

from __future__ import annotations

import pytest

from situations import ALCAZAR, flag, height, legal, noble, play, same, table, take_turn, value, why


@pytest.mark.parametrize("spaces", ["6-8", "7-9", "8-10"])
def test_1_a_castle_on_8_in_three_layouts(spaces: str) -> None:
    state = table("hand 0 8")
    assert legal(state, "castle") == {"castle 8 6-8", "castle 8 7-9", "castle 8 8-10"}
    play(state, f"castle 8 {spaces}")
    assert (value(state, 8), state.money[0]) == (5, 40 + 5)
    play(state, "grandee 8")
    assert state.money[0] == 45 - 10
    first, last = spaces.split("-")
    play(state, f"baron {first if first != '8' else last}")
    assert state.money[0] == 35 - 5


def test_2_a_palace_on_6() -> None:
    state = table("hand 0 6")
    play(state, "palace 6")
    assert state.money[0] == 40 + 1
    play(state, "baron 6")
    assert state.money[0] == 41 - 1


def test_2_a_tower_card_under_the_noble_on_6() -> None:
    state = table("build 6 8 9 10x2", "castle almeria 8", "baron 0 6 8 9", "hand 0 tower")
    assert legal(state, "tower") == {"tower 6", "tower 8", "tower 9"}
    play(state, "tower 6")
    assert (value(state, 6), state.money[0]) == (3, 40 + 3)
    assert (noble(state, 6), height(state, 6)) == ("0 baron", 2)


def test_3_card_11_next_to_the_castle_then_card_10_on_10() -> None:
    state = table("build 8 9 10 8", "castle almeria 8", "hand 0 11", "hand 1 10")
    play(state, "extend 11")
    assert (value(state, 11), state.money[0]) == (6, 40 + 6)
    play(state, "baron 11")
    assert state.money[0] == 46 - 6
    play(state, "extend 10")
    assert (value(state, 10), state.money[1]) == (8, 40 + 8)
    for line, price in (("baron 10", 8), ("grandee 10", 16)):
        placed = state.copy()
        play(placed, line)
        assert placed.money[1] == 48 - price


def test_4_a_bridge_7_9_over_a_white_baron() -> None:
    state = table("build 7x2 8 9x2 10", "castle almeria 7", "baron 0 7", "grandee 0 10",
        "baron 1 8")  # fmt: skip
    assert value(state, 7) == 8
    play(state, "bridge 7-9")
    assert height(state, 8) == 3
    assert state.money[1] == 40 + 8
    assert value(state, 7) == 17
    assert state.money[0] == 40 - 15 + 17
    assert legal(state) == {
        "baron 8", "baron 9", "grandee 8", "grandee 9", "move 10-8", "move 10-9", "swap 7-10",
        "done",
    }  # fmt: skip
    for line, price in (("baron 9", 17), ("grandee 9", 34), ("move 10-9", 0), ("swap 7-10", 0)):
        after = state.copy()
        play(after, line)
        assert after.money[0] == 42 - price


def test_5_fr_castle_10_card_6_castle_6() -> None:
    state = table("build 2 3 4x4 5 7x2 8 9 10", "castle almeria 2", "castle cadiz 7", "hand 0 6")
    assert (value(state, 5), value(state, 7)) == (10, 6)
    play(state, "extend 6")
    assert (value(state, 6), state.money[0]) == (17, 40 + 17)
    assert flag(state, 7) == "almeria"
    assert state.free_flags() == 7  # the right-hand flag is free again
    for line, price in (("baron 6", 17), ("grandee 6", 34)):
        after = state.copy()
        play(after, line)
        assert after.money[0] == 57 - price


def test_5_fr_castle_6_card_palace_4() -> None:
    state = table("build 2 3 4 5x2 7x2 8", "castle almeria 2", "hand 0 6")
    assert (value(state, 5), value(state, 7)) == (6, 4)
    play(state, "extend 6")
    assert (value(state, 7), flag(state, 7), state.money[0]) == (11, "almeria", 51)


def test_6_it_a_bridge_6_8_at_level_3_joins_palace_and_castle() -> None:
    state = table("build 6x2 8x2 9x2 10 11", "castle almeria 8", "baron 0 6")
    assert value(state, 6) + value(state, 8) == 11
    play(state, "bridge 6-8")
    assert height(state, 7) == 3
    assert (value(state, 6), state.money[0]) == (20, 40 - 15 + 20)


def test_7_it_a_grandee_moved_from_4_to_a_bridge_counts_6() -> None:
    state = table("build 1x2 2 3x2 4", "castle almeria 1", "baron 0 1", "grandee 0 4",
        "money 15 0")  # fmt: skip
    play(state, "bridge 1-3")
    assert (value(state, 3), state.money[0]) == (17, 17)
    assert {"baron 3", "move 4-3", "swap 1-4"} <= legal(state)
    play(state, "move 4-3")
    assert ALCAZAR.scores(state)[0] == 2 * 3 + 3  # and the baron on 1, level 3


@pytest.mark.parametrize(
    ("kind", "level", "points"),
    [("grandee", 5, 10), ("baron", 4, 4), ("baron", 3, 3), ("grandee", 4, 8)],
)
def test_7_points_of_nobles(kind: str, level: int, points: int) -> None:
    state = table(f"build 8x{level}", "castle almeria 8", f"{kind} 0 8", "money 0 0")
    assert ALCAZAR.scores(state) == [points, 0]


def test_8_a_bridge_1_3_between_nobles_of_two_players_is_impossible() -> None:
    state = table("build 1x2 2 3x2", "castle almeria 1", "baron 0 1", "baron 1 3")
    assert why(state, "bridge 1-3") == "ALC-47 bridge-other-noble"
    play(state, "buy deck")
    assert why(state, "bridge 1-3") == "ALC-47 bridge-other-noble"


def test_8_pillars_not_higher_than_the_middle_are_impossible() -> None:
    state = table("build 1x2 2x2 3x2", "castle almeria 1", "baron 0 1")
    assert why(state, "bridge 1-3") == "ALC-46 bridge-middle-high"


def test_8_a_bridge_on_a_bridge_is_impossible_also_after_raising_the_pillars() -> None:
    state = table("build 1 3 1-3", "castle almeria 1", "baron 0 1", "hand 0 1", "hand 1 3")
    assert "bridge 1-3" not in legal(state)
    take_turn(state, "extend 1")
    take_turn(state, "extend 3")
    assert [height(state, space) for space in (1, 2, 3)] == [3, 2, 3]
    assert why(state, "bridge 1-3") == "ALC-48 bridge-on-bridge"


def test_9_tower_cards_on_1_and_3_are_impossible() -> None:
    red = ("build 50", "baron 0 50", "hand 0 tower")
    opponents = table("build 1x3 2 3", "castle almeria 1", "baron 1 1 3", *red)
    nobodys = table("build 1x3 2 3", "castle almeria 1", *red)
    for state in (opponents, nobodys):
        assert legal(state, "tower") == {"tower 50"}
        assert why(state, "tower 3").startswith("ALC-41")
        assert why(state, "tower 1").startswith("ALC-41")


@pytest.mark.parametrize("own", [37, 41])
def test_9_a_tower_card_on_39_is_possible(own: int) -> None:
    state = table("build 37x3 38 39 40 41x3", "castle almeria 37", f"baron 0 {own}",
        "hand 0 tower")  # fmt: skip
    assert "tower 39" in legal(state)


def test_10_questions_1_to_3_who_may_tower_on_4() -> None:
    state = table("players 3", "build 2x4 3 4 5 6x2", "castle almeria 2", "baron 0 6", "baron 1 2",
        "build 50", "baron 2 50", "hand 0 tower", "hand 1 tower tower tower",
        "hand 2 tower", "money 40 40 40")  # fmt: skip
    assert legal(state, "tower") == {"tower 6", "tower 4"}  # blue
    play(state, "buy deck")
    assert "tower 4" in legal(state)  # red
    red = state.copy()
    for _ in range(3):
        take_turn(red, "tower 4")
        play(red, "buy deck", "buy deck")
    assert "bridge 2-4" in legal(red)  # three levels later
    play(state, "buy deck")
    assert legal(state, "tower") == {"tower 50"}  # nobody else


YELLOW_AND_WHITE = (  # questions 4 to 8: white is seat 0, yellow seat 1
    "build 39x2 37x2 37-39 40x2 42", "castle almeria 37", "baron 1 38", "baron 0 42",
)  # fmt: skip


def test_10_questions_4_and_5_white_may_tower_on_42_not_on_40() -> None:
    state = table(*YELLOW_AND_WHITE, "hand 0 tower")
    assert [height(state, space) for space in (38, 40, 42)] == [3, 2, 1]
    assert legal(state, "tower") == {"tower 42"}
    assert why(state, "tower 40") == "ALC-41 tower-pillar-not-higher"
    take_turn(state, "tower 42")
    play(state, "buy deck")
    assert "bridge 42-40" in legal(state)  # in the next turn


def test_10_questions_6_and_7_yellow_may_tower_on_40_not_on_39() -> None:
    state = table(*YELLOW_AND_WHITE, "turn 1", "hand 1 tower tower tower", "hand 0 1")
    assert legal(state, "tower") == {"tower 38", "tower 40"}
    assert why(state, "tower 39").startswith("ALC-41")
    assert why(state, "bridge 37-39") == "ALC-48 bridge-on-bridge"


def test_10_for_a_bridge_38_40_yellow_needs_38_once_and_40_twice() -> None:
    state = table(*YELLOW_AND_WHITE, "turn 1", "hand 1 tower tower tower")
    for line in ("tower 40", "tower 38", "tower 40"):
        assert "bridge 40-38" not in legal(state)
        take_turn(state, line)
        play(state, "buy deck")
    play(state, "bridge 38-40")  # pillars in any order
    assert height(state, 39) == 5


def test_10_question_8_white_plays_card_38() -> None:
    state = table(*YELLOW_AND_WHITE, "hand 0 38")
    before = value(state, 38)
    play(state, "extend 38")
    assert height(state, 38) == 4  # on top of the bridge
    assert noble(state, 38) == ""
    assert (state.barons[1], state.money[1]) == (6, 40 + before)


def test_11_bridges_7_17_and_67_17_cross_gaps() -> None:
    state = table("build 7 17 67", "baron 0 17", "money 40 40")
    assert legal(state, "bridge") == {"bridge 7-17", "bridge 67-17"}
    play(state, "bridge 67-17", "baron f3", "buy deck")
    assert height(state, "f3") == 2
    assert why(state, "bridge 6-f3") == "ALC-46 bridge-no-pillar"


def test_11_from_the_middle_of_67_17_a_bridge_to_6_at_equal_heights() -> None:
    state = table("build 67 17 67-17 6", "castle almeria 67", "baron 0 f3", "hand 0 6")
    assert why(state, "bridge 6-f3") == "ALC-46 bridge-uneven"
    play(state, "extend 6", "done", "buy deck", "bridge 6-f3")
    assert height(state, "f2") == 3
    assert same(state, 6, 67)


def test_12_fr_two_castles_of_which_one_is_at_50() -> None:
    state = table("build 2 3 4x23 5x2 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
        "baron 0 5", "hand 0 6")  # fmt: skip
    assert value(state, 5) == 50
    assert why(state, "bridge 5-7") == "ALC-82 bridge-castle-at-50"
    play(state, "extend 6")
    assert state.money[0] == 40 + 50
    assert height(state, 6) == 0
