"""The Castle: when wall tiles are used, and by whom (CST-20, CST-21).

Also what is ruled where the printed text is silent.
"""

from __future__ import annotations

import pytest

from games.castle.support import (
    CASTLE,
    CROSS,
    PATHS,
    final,
    held,
    legal,
    play,
    refused,
    table,
    tiles,
    turn,
    why,
)


def test_cst_20_they_are_applied_where_they_give_most() -> None:
    towers = ("place j4 0 T02", "place j3 1 T01", CROSS, "knight 0 j4.0", "knight 0 e2.2")
    state = table(*towers, "draw T06 only")
    assert (tiles(state, "j4.0"), tiles(state, "e2.2")) == (3, 1)
    assert final(*towers, "held 0 5", last="T06 e10 0") == [6, 0]
    courts = ("place e10 0 T05", "merchant 0 e10.1", "place e2 0 T17", "merchant 0 e2.2")
    assert final(*courts) == [9, 0]  # two markets and one
    assert final(*courts, "held 0 7") == [11, 0]


def test_cst_20_two_copies_go_to_two_features() -> None:
    towers = ("place j4 0 T02", "place j3 1 T01", CROSS, "knight 0 j4.0", "knight 0 e2.2")
    assert final(*towers, "held 0 5 5", last="T06 e10 0") == [8, 0]
    courts = ("place e10 0 T05", "merchant 0 e10.1", "place e2 0 T17", "merchant 0 e2.2")
    assert final(*courts, "held 0 7 7") == [12, 0]
    paths = (*PATHS, "place a8 3 T32", "herald 0 g1.0", "herald 0 a8.0")
    assert final(*paths, "held 0 4 4") == [5, 0]
    houses = (CROSS, "place h9 1 T10", "squire 0 e2.0", "squire 0 h9.0")
    assert final(*houses, "held 0 6") == final(*houses, "held 0 6 6", "squire 1 h9.0") == [2, 0]
    assert final(*houses, "held 0 6 6") == [4, 0]


def test_cst_20_a_surplus_copy_is_lost() -> None:
    assert final(CROSS, "knight 0 e2.2", "held 0 5 5") == [2, 0]
    assert final("place e10 0 T05", "merchant 0 e10.1", "held 0 7 7") == [8, 0]


def test_cst_20_also_one_taken_in_the_very_last_turn() -> None:
    state = table("score 31 0", "wall 32 9", "draw T19 only")
    play(state, "place g1 2", "herald 0")
    assert CASTLE.turn(state) is None
    assert (list(state.score), CASTLE.scores(state)) == ([33, 0], [38, 0])


def test_cst_21_not_in_the_turn_in_which_it_is_taken() -> None:
    # The path lands on 33 and takes a 2; the tower completed by the same tile is not doubled.
    state = table(CROSS, "knight 0 e2.1", "score 32 0", "wall 32 2", "wall 37 9",
        "draw T46")  # fmt: skip
    play(state, "place e1 2", "herald 0", "score e1.0")
    assert held(state, 0) == [2, 9]
    assert (list(state.score), CASTLE.turn(state)) == ([37, 0], 1)
    state = table("score 31 0", "wall 32 1", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (held(state, 0), CASTLE.turn(state)) == ([1], 1)  # no extra turn yet


def test_cst_21_but_from_the_next_own_turn() -> None:
    state = table(CROSS, "knight 0 e2.2", "score 31 0", "wall 32 2", "draw T19 T01 T14")
    play(state, "place g1 2", "herald 0")
    turn(state, "place j4 0")
    play(state, "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)


def test_cst_21_one_taken_in_the_opponents_turn_is_usable_in_the_next_own_turn() -> None:
    state = table("place g1 0 T27", CROSS, "herald 0 g1.0", "knight 0 e2.2", "score 30 0",
        "wall 32 2", "turn 1", "draw T19 T14")  # fmt: skip
    turn(state, "place g2 2")
    assert held(state, 0) == [2]
    play(state, "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)


def test_cst_21_an_extra_turn_is_a_later_turn() -> None:
    state = table(CROSS, "knight 0 e2.2", "score 31 0", "wall 32 2", "held 0 1", "draw T19 T14")
    play(state, "place g1 2", "herald 0", "extra", "place e3 1", "done")
    assert "score e2.2 with 2" in legal(state)
    play(state, "score e2.2 with 2")
    assert list(state.score) == [41, 0]


def test_cst_21_an_extra_turn_won_in_an_extra_turn_waits() -> None:
    state = table("score 31 0", "wall 32 1", "held 0 1", "draw T12 T19 T01")
    play(state, "place e2 0", "done", "extra", "place g1 2", "herald 0")
    assert (held(state, 0), CASTLE.turn(state)) == ([1], 1)


@pytest.mark.parametrize(
    ("kind", "follower", "tile", "place", "points"),
    [(2, "knight 1 e2.2", "T14", "e3 1", 4), (3, "squire 1 e2.0", "T15", "f2 0", 3)],
)
def test_cst_21_never_in_the_opponents_turn(
    kind: int, follower: str, tile: str, place: str, points: int
) -> None:
    state = table(CROSS, follower, f"held 1 {kind}", f"draw {tile}")
    play(state, f"place {place}", "done")
    assert (list(state.score), held(state, 1)) == ([0, points], [kind])  # undoubled, and not asked


def test_cst_21_nor_when_he_is_asked_for_the_order_in_that_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "knight 1 f1.1", "knight 1 g2.0", "held 1 1 2", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done")
    assert (CASTLE.turn(state), legal(state)) == (1, {"score f1.1", "score g2.0"})
    refusal = refused(state, "score f1.1 with 2")
    assert (refusal.rule, refusal.reason) == ("CST-21", "wall-tile-not-usable")
    play(state, "score f1.1")
    assert (CASTLE.turn(state), state.seat) == (1, 1)
    assert {text.split()[0] for text in legal(state)} == {"place"}  # no extra turn of his either


def test_cst_21_one_that_he_has_not_is_refused() -> None:
    state = table(CROSS, "knight 0 e2.1", "draw T46")
    play(state, "place e1 2", "herald 0")
    assert why(state, "score e1.1 with 2") == "CST-21 wall-tile-not-usable"


def test_cst_21_tile_1_is_asked_after_all_scoring_and_before_the_next_draw() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "place a8 1 T24", "knight 1 f1.1", "knight 1 g2.0", "held 0 1",
        "draw T15 T60 T01")  # fmt: skip
    play(state, "place f2 0", "done")
    assert CASTLE.turn(state) == 1  # the order of the opponent's features first
    play(state, "score f1.1")
    assert (CASTLE.turn(state), legal(state)) == (0, {"extra", "done"})
    assert state.discards == []  # T60 fits nowhere, but has not been drawn yet
    for line in ("place e3 0", "score g2.0", "knight 0"):
        assert why(state, line) == "CST-21 extra-first"
    play(state, "extra")
    assert [state.kit.ids[tile] for tile in state.discards] == ["T60"]
    assert (CASTLE.turn(state), state.kit.ids[state.drawn]) == (0, "T01")


def test_cst_21_several_may_be_used_in_one_turn() -> None:
    state = table(CROSS, "place e1 0 T16", "place f1 0 T18", "knight 0 f1.1", "squire 0 e2.0",
        "held 0 1 2 3", "draw T15")  # fmt: skip
    play(state, "place f2 0", "done", "score f1.1 with 2", "score e2.0 with 3", "extra")
    assert (list(state.score), state.used) == ([4 + 6, 0], [2, 3, 1])
    assert CASTLE.turn(state) == 0


def test_cst_21_in_a_draw_both_win() -> None:
    state = table("score 20 20", CROSS, "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.winners(state) == [0, 1]


def test_cst_21_the_one_that_is_used_leaves_the_game_and_no_other() -> None:
    state = table(CROSS, "knight 0 e2.2", "held 0 9 3 2 1", "draw T14")
    play(state, "place e3 1", "done", "score e2.2 with 2")
    assert (held(state, 0), state.used) == ([9, 3, 1], [2])
    play(state, "extra")
    assert (held(state, 0), state.used) == ([9, 3], [2, 1])
