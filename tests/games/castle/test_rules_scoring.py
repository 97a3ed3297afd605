"""The Castle: the order of scoring, exact landings, the keep (CST-12 to CST-14)."""

from __future__ import annotations

import pytest

from asking import told
from games.castle.support import CASTLE, held, legal, play, refused, scored, spot, table, turn

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)
# T46 on e1 ends the northern tower and, at the wall, its own path.
NORTH = "draw T46"
# T15 on f2 completes the tower f1.1, the house e2.0, the tower g2.0 and the house f3.0.
FOUR = (CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
        "place e3 0 T02", "place f3 0 T13", "draw T15")  # fmt: skip
EACH_TWO = (*FOUR, "knight 0 f1.1", "squire 0 f3.0", "squire 1 e2.0", "knight 1 g2.0")


def test_cst_12_first_the_features_of_who_placed_the_tile() -> None:
    state = table(CROSS, "knight 1 e2.1", NORTH)
    notes = play(state, "place e1 2", "herald 0")
    assert scored(notes) == [(0, "path", 1), (1, "tower", 4)]
    state = table(CROSS, "knight 0 e2.1", "turn 1", NORTH)
    notes = play(state, "place e1 2", "herald 0")
    assert scored(notes) == [(1, "path", 1), (0, "tower", 4)]


def test_cst_12_who_is_first_takes_the_wall_tile_that_both_would_land_on() -> None:
    state = table(CROSS, "knight 1 e2.1", "score 11 8", "wall 12 9", NORTH)
    play(state, "place e1 2", "herald 0")
    assert (list(state.score), state.held[1], held(state, 0)) == ([12, 12], [], [9])
    state = table(CROSS, "knight 1 e2.1", "score 10 8", "wall 12 9", NORTH)
    play(state, "place e1 2", "herald 0")
    assert (list(state.score), state.held[0], held(state, 1)) == ([11, 12], [], [9])


@pytest.mark.parametrize(
    ("first", "last", "takes"), [("e1.0", "tower", [9]), ("e1.1", "path", list[int]())]
)
def test_cst_12_each_is_a_marker_move_of_its_own_so_the_order_counts(
    first: str, last: str, takes: list[int]
) -> None:
    state = table(CROSS, "knight 0 e2.1", "score 11 0", "wall 12 9", NORTH)
    play(state, "place e1 2", "herald 0")
    assert legal(state) == {"score e1.0", "score e1.1"}
    notes = play(state, f"score {first}")  # the last one is scored unasked
    assert scored(notes)[-1][1] == last
    assert (list(state.score), held(state, 0)) == ([16, 0], takes)


def test_cst_12_two_features_of_both_players_at_once() -> None:
    state = table(*EACH_TWO)
    play(state, "place f2 0", "done")
    assert (CASTLE.turn(state), legal(state)) == (0, {"score f1.1", "score f3.0"})
    notes = play(state, "score f3.0")
    assert scored(notes) == [(0, "house", 1), (0, "tower", 2)]
    assert (CASTLE.turn(state), state.seat) == (1, 0)  # he is asked in the other's turn
    assert legal(state) == {"score e2.0", "score g2.0"}
    notes = play(state, "score e2.0")
    assert scored(notes) == [(1, "house", 3), (1, "tower", 2)]
    assert (list(state.score), list(state.supply)) == ([3, 5], [6, 6])
    assert (CASTLE.turn(state), state.seat) == (1, 1)


def test_cst_12_the_order_is_asked_even_if_it_changes_nothing() -> None:
    state = table(*FOUR, "knight 0 f1.1", "knight 0 g2.0")
    play(state, "place f2 0", "done")
    assert legal(state) == {"score f1.1", "score g2.0"}  # 2 points each, no tower near


def test_cst_12_a_single_feature_is_asked_only_with_a_usable_wall_tile() -> None:
    state = table(CROSS, "knight 0 e2.2", "draw T14")
    play(state, "place e3 1", "done")
    assert list(state.score) == [4, 0]
    state = table(CROSS, "knight 0 e2.2", "held 0 2", "draw T14")
    play(state, "place e3 1", "done")
    assert legal(state) == {"score e2.2", "score e2.2 with 2"}
    play(state, "score e2.2")
    assert (list(state.score), held(state, 0)) == ([4, 0], [2])


def test_cst_12_a_feature_may_be_named_by_any_part() -> None:
    state = table(CROSS, "knight 0 e2.1", NORTH)
    play(state, "place e1 2", "herald 0")
    assert CASTLE.write(state, CASTLE.read(state, "score e2.1")) == "score e1.1"
    play(state, "score e2.1")
    assert list(state.score) == [5, 0]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("score e2.0", "not-yours"),
        ("score e3.0", "not-completed"),
        ("score h1.0", "no-such-feature"),
        ("score f3.7", "no-such-feature"),
        ("place f4 0", "score-first"),
        ("done", "score-first"),
        ("merchant 1", "score-first"),
        ("extra", "score-first"),
    ],
)
def test_cst_12_until_all_is_scored_nothing_else_is_allowed(line: str, reason: str) -> None:
    state = table(*EACH_TWO)
    play(state, "place f2 0", "done")
    refusal = refused(state, line)
    assert (refusal.rule, refusal.reason) == ("CST-12", reason)


TOWERS = [12, 17, 20, 32, 37, 44, 58, 61, 66, 76, 81, 88, 94]


@pytest.mark.parametrize("space", [space + step for space in TOWERS for step in (0, 1)])
def test_cst_13_landing_on_either_space_of_a_tower_takes_its_tile(space: int) -> None:
    state = table(f"score {space - 2} 0", f"wall {space} 9", "draw T19")
    notes = play(state, "place g1 2", "herald 0")
    assert (state.score[0], held(state, 0)) == (space, [9])
    assert state.wall[state.kit.corner_on[space]] == 0
    assert notes[-1].rule == "CST-13"
    corner = space if space in TOWERS else space - 1
    assert notes[-1].args == {"seat": 0, "wall": 9, "space": space, "corner": corner}


@pytest.mark.parametrize(("before", "taken"), [(28, 1), (29, 1), (30, 0), (31, 0)])
def test_cst_13_passing_gives_nothing(before: int, taken: int) -> None:
    state = table(f"score {before} 0", "wall 32 9", CROSS, "knight 0 e2.2", "draw T14")
    turn(state, "place e3 1")  # 4 points
    assert held(state, 0) == [9] * taken


def test_cst_13_the_tile_must_still_lie_there() -> None:
    state = table("score 31 0", "wall 32 none", "draw T19")
    notes = play(state, "place g1 2", "herald 0")
    assert (held(state, 0), told(notes)[-1]) == ([], "scored")


def test_cst_13_he_must_take_it() -> None:
    state = table("score 31 0", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert CASTLE.turn(state) == 1  # nothing was asked
    assert len(state.held[0]) == 1


def test_cst_13_the_marker_goes_round_again() -> None:
    state = table("score 110 0", "wall 12 9", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (state.score[0], held(state, 0)) == (112, [9])
    state = table("score 99 0", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (state.score[0], held(state, 0)) == (101, [])


@pytest.mark.parametrize("before", [98, 99])
def test_cst_13_on_the_tower_of_0_and_1_lies_no_tile(before: int) -> None:
    state = table(f"score {before} 0", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert (state.score[0], held(state, 0)) == (before + 2, [])


def test_cst_13_nothing_is_taken_in_final_scoring() -> None:
    court = ("place e10 0 T06", "merchant 0 e10.1")  # one market: 3 points at the end
    state = table(*court, "score 29 0", "wall 32 9", "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.turn(state) is None
    assert CASTLE.scores(state) == [32, 0]  # and not 5 more for a wall tile
    assert held(state, 0) == []


def test_cst_14_the_first_house_scored_brings_the_keep() -> None:
    state = table(CROSS, "squire 0 e2.0", "draw T15")
    notes = turn(state, "place f2 0")
    assert (list(state.keep_size), list(state.keep_spot)) == ([3, 0], [spot(state, "e2.0"), -1])
    assert notes[-1].key == "keep"
    assert notes[-1].args == {"seat": 0, "tiles": 3, "cell": "e2"}
    assert list(state.supply) == [6, 6]  # it replaces the squire


def test_cst_14_who_scores_the_house_gets_it_not_who_completes_it() -> None:
    state = table(CROSS, "squire 1 e2.0", "draw T15")
    turn(state, "place f2 0")
    assert list(state.keep_size) == [0, 3]


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_cst_14_it_moves_only_to_a_strictly_larger_house(before: int, after: int) -> None:
    state = table(CROSS, "squire 0 e2.0", "place e1 0 T09", f"keep 0 {before} e1.1", "draw T15")
    notes = turn(state, "place f2 0")
    assert state.keep_size[0] == after
    moved = after != before
    assert state.keep_spot[0] == spot(state, "e2.0" if moved else "e1.1")
    assert ("keep" in told(notes)) is moved
    assert list(state.score) == [3, 0]


def test_cst_14_a_tied_house_moves_no_keep() -> None:
    state = table(CROSS, "squire 0 e2.0", "squire 1 e2.0", "draw T15")
    turn(state, "place f2 0")
    assert list(state.keep_size) == [0, 0]


def test_cst_14_a_majority_is_enough() -> None:
    state = table(CROSS, "squire 0 e2.0", "squire 1 e2.0", "squire 1 e2.0", "draw T15")
    turn(state, "place f2 0")
    assert list(state.keep_size) == [0, 3]


def test_cst_14_the_start_space_counts() -> None:
    state = table("draw T15")
    play(state, "place e2 0", "squire 0")
    assert list(state.keep_size) == [2, 0]


def test_cst_14_wall_tiles_3_and_8_do_not_enlarge_it_during_the_game() -> None:
    state = table(CROSS, "squire 0 e2.0", "held 0 3 8", "keep 0 2 e2.1", "draw T15")
    turn(state, "place f2 0")
    play(state, "score e2.0 with 3")
    assert (list(state.score), list(state.keep_size)) == ([6, 0], [3, 0])  # 3 is more than 2
