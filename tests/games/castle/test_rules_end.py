"""The Castle: courts, the end, final scoring, the winner (CST-15 to CST-19)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from asking import told
from games.castle.support import (
    CASTLE,
    complete,
    final,
    held,
    legal,
    markets,
    play,
    same,
    table,
    turn,
    why,
)
from wandering import LAW, walks

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)
COURT = "place e10 0 T05"  # tower NE (0); court SW (1) with a market, and one on the start space


def test_cst_15_a_complete_court_scores_nothing_before_the_end() -> None:
    state = table(COURT, "merchant 0 e10.1", "draw T16 T01 only")
    turn(state, "place d10 0")
    assert complete(state, "e10.1")
    assert (list(state.score), list(state.supply)) == ([0, 0], [5, 6])
    turn(state, "place j4 0")
    assert CASTLE.scores(state) == [6, 0]


def test_cst_15_three_for_each_market_complete_or_not() -> None:
    assert final(COURT, "merchant 1 e10.1") == [0, 6]
    assert final("place e2 0 T17", "merchant 0 e2.2") == [3, 0]


def test_cst_15_majority_takes_all_a_tie_nothing() -> None:
    assert final(COURT, "merchant 0 e10.1", "merchant 1 e10.1") == [0, 0]
    assert final(COURT, "merchant 0 e10.1", "merchant 0 e10.1", "merchant 1 e10.1") == [6, 0]
    assert final(COURT) == [0, 0]


def test_cst_15_a_court_without_markets_brings_nothing() -> None:
    state = table(CROSS, "place e3 0 T06", "merchant 0 e3.1", "draw T01 only")
    assert markets(state, "e3.1") == 0
    turn(state, "place j4 0")
    assert CASTLE.scores(state) == [0, 0]


def test_cst_15_courts_are_bounded_by_paths_buildings_and_wall() -> None:
    state = table("place g1 0 T27", "place f1 0 T18", "place h1 1 T14", "draw T01")
    assert not same(state, "g1.1", "g1.2")  # the path parts them
    assert same(state, "g1.2", "h1.1")  # side by side they are one
    assert not same(state, "g1.1", "f1.2")  # a house lies between
    assert not complete(state, "g1.1")  # south of it nothing lies yet
    state = table("place g1 1 T56")  # three arms of one path part three courts
    assert not any(same(state, "g1.1", name) for name in ("g1.2", "g1.3"))
    assert not same(state, "g1.2", "g1.3")


def test_cst_15_merchants_stay_where_they_are() -> None:
    state = table("draw T05 T16")
    play(state, "place e10 0", "merchant 1")
    turn(state, "place d10 0")
    assert [man >> 1 for man in state.standing] == [94 * 8 + 1]
    assert list(state.supply) == [5, 6]


def test_cst_16_the_last_tile_is_scored_first() -> None:
    state = table(CROSS, "knight 1 e2.1", "turn 0", "draw T46 only")
    notes = play(state, "place e1 2", "herald 0")
    assert told(notes) == ["placed", "follower", "scored", "scored", "ended"]
    assert list(state.score) == [1, 4]
    assert CASTLE.turn(state) is None


def test_cst_16_the_order_is_asked_in_the_last_turn_too() -> None:
    state = table(CROSS, "knight 0 e2.1", "draw T46 only")
    play(state, "place e1 2", "herald 0")
    assert legal(state) == {"score e1.0", "score e1.1"}
    play(state, "score e1.1")
    assert CASTLE.turn(state) is None


def test_cst_16_when_it_is_over_nothing_is_allowed() -> None:
    state = table("draw T01 only")
    play(state, "place j4 0", "done")
    assert legal(state) == set()
    for line in ("place e2 0", "done", "extra", "knight 0", "score j4.0"):
        assert why(state, line) == "CST-16 over"


def test_cst_17_what_is_incomplete_brings_nothing() -> None:
    assert final("place g1 0 T27", CROSS, "herald 0 g1.0", "knight 1 e2.2", "squire 0 e2.0") == [
        0, 0,
    ]  # fmt: skip


def test_cst_17_keep_courts_and_wall_tiles_are_added() -> None:
    board = ("place e2 0 T12", COURT, "keep 0 3 e2.0", "merchant 0 e10.1", "knight 0 e2.2",
        "squire 0 e2.0", "place g1 0 T27", "herald 0 g1.0", "score 10 20")  # fmt: skip
    plain = final(*board)
    assert plain == [10 + 72 + 6, 20]  # 76 cells less four tiles
    assert final(*board, "held 0 7") == [plain[0] + 2, 20]
    assert final(*board, "held 0 4 5 6 9") == [plain[0] + 2 + 2 + 2 + 5, 20]
    assert final(*board, "held 0 1 2 3") == plain  # these are for the game only


def test_cst_17_the_marker_stays_the_points_are_added() -> None:
    state = table(COURT, "merchant 0 e10.1", "score 99 0", "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.scores(state) == [105, 0]
    assert (list(state.score), held(state, 0)) == ([99, 0], [])


def test_cst_18_the_larger_keep_brings_the_largest_empty_area() -> None:
    keeps = ("place e2 0 T12", "place h9 0 T13", "keep 0 4 e2.0", "keep 1 3 h9.0")
    assert final(*keeps, last="T01 j4 0") == [73, 0]  # all the rest is one area


def test_cst_18_areas_touch_at_sides_not_at_corners() -> None:
    # f1 and e2 cut e1 off; its corner touches f2, which is empty, but no side does.
    cut = ("place g1 2 T19", "place f1 0 T16", CROSS)
    state = table(*cut, "keep 0 3 e2.0", "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.scores(state)[0] == 76 - 4 - 1


def test_cst_18_equal_keeps_bring_nothing() -> None:
    keeps = ("place e2 0 T12", "place h9 0 T13", "keep 0 4 e2.0", "keep 1 4 h9.0")
    assert final(*keeps) == [0, 0]
    assert final(*keeps, "held 1 8") == [0, 73]
    assert final(*keeps, "held 0 8", "held 1 8") == [0, 0]  # equal after wall tiles 8 too


def test_cst_18_without_a_keep_the_size_is_0() -> None:
    assert final(CROSS) == [0, 0]
    assert final(CROSS, "keep 1 1 e2.0") == [0, 74]


def test_cst_19_most_points_win() -> None:
    state = table(COURT, "merchant 1 e10.1", "score 10 5", "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.scores(state) == [10, 11]  # the final scoring decides
    assert CASTLE.winners(state) == [1]


def test_cst_19_equal_points_are_a_draw() -> None:
    state = table(COURT, "merchant 1 e10.1", "score 11 5", "draw T01 only")
    turn(state, "place j4 0")
    assert CASTLE.scores(state) == [11, 11]
    assert CASTLE.winners(state) == [0, 1]


@LAW
@given(data=st.data())
def test_cst_19_somebody_wins_every_game(data: st.DataObject) -> None:
    assert CASTLE.winners(data.draw(walks(CASTLE)).end())
