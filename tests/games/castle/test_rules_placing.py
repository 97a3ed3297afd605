"""The Castle: the turn, placing a tile, tiles that fit nowhere (CST-2 to CST-4, CST-22)."""

from __future__ import annotations

import msgspec
import pytest

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games.castle import actions as act
from alcaide.games.castle.text.position import read_position
from alcaide.games.castle.text.position_write import write_position
from asking import told
from games.castle.support import (
    CASTLE,
    complete,
    held,
    legal,
    markets,
    play,
    refused,
    same,
    table,
    tiles,
    turn,
    why,
    worth,
)


def test_cst_2_tile_then_follower_then_scoring_then_wall_tile() -> None:
    state = table("score 31 0", "wall 32 9", "draw T19")
    assert {text.split()[0] for text in legal(state)} == {"place"}
    play(state, "place g1 2")
    assert legal(state) == {"herald 0", "knight 1", "done"}
    notes = play(state, "herald 0")
    assert told(notes) == ["follower", "scored", "took-wall-tile"]
    assert (list(state.score), held(state, 0)) == ([33, 0], [9])
    assert CASTLE.turn(state) == 1


def test_cst_2_the_follower_is_a_choice_the_rest_is_not() -> None:
    state = table("score 31 0", "draw T19")
    notes = turn(state, "place g1 2", "done")
    assert told(notes) == ["placed"]
    assert list(state.score) == [31, 0]


def test_cst_2_the_turns_alternate() -> None:
    state = table("turn 1", "draw T19 T01")
    turn(state, "place g1 2")
    assert (CASTLE.turn(state), state.seat) == (0, 0)
    turn(state, "place j4 0")
    assert CASTLE.turn(state) == 1


def test_cst_2_what_is_not_due_is_refused() -> None:
    state = table("draw T19")
    for line in ("herald 0", "done", "extra", "score g1.0"):
        assert why(state, line) == "CST-2 place-first"
    play(state, "place g1 2")
    for line in ("place g1 2", "extra", "score g1.0"):
        assert why(state, line) == "CST-5 follower-first"


def test_cst_3_the_first_tile_lies_beside_a_start_space() -> None:
    state = table("draw T01")  # without a path: six are open to it
    cells = {text.split()[1] for text in legal(state)}
    assert cells == {"j4", "h9", "e10", "c4", "e2"}
    state = table("draw T60")  # paths on every side
    assert {text.split()[1] for text in legal(state)} == {"g1", "a8"}
    assert why(state, "place f5 0") == "CST-3 touches-nothing"


def test_cst_3_a_whole_side_touches_corner_to_corner_is_not_enough() -> None:
    state = table("place e2 0 T01", "draw T02")
    at = {text.split()[1] for text in legal(state)}
    assert {"e1", "f2", "e3"} < at  # beside it
    for name in ("f1", "f3", "d3"):  # across its corners
        assert name not in at
        assert why(state, f"place {name} 0") == "CST-3 touches-nothing"


def test_cst_3_any_start_space_may_be_used_at_any_time() -> None:
    state = table("place e2 0 T01", "place e1 0 T16", "draw T02")
    assert {"j4", "h9", "e10", "c4"} < {text.split()[1] for text in legal(state)}
    play(state, "place e10 0", "done")
    assert len(state.placed) == 3


def test_cst_3_a_cell_holds_one_tile() -> None:
    state = table("place e2 0 T01", "draw T02")
    assert refused(state, "place e2 0").args == {"cell": "e2", "tile": "T02"}
    assert why(state, "place e2 0") == "CST-3 cell-taken"


def test_cst_3_only_paths_must_continue() -> None:
    state = table("place g1 0 T27", "draw T19")  # its path leaves southwards to g2
    at_g2 = {text for text in legal(state) if text.startswith("place g2")}
    assert at_g2 == {"place g2 2"}
    refusal = refused(state, "place g2 0")
    assert (refusal.rule, refusal.reason, refusal.args) == (
        "CST-3", "path-mismatch", {"cell": "g2", "tile": "T19", "side": "N", "needs": "path"},
    )  # fmt: skip
    # Beside g1, nothing may lead a path against its courts.
    assert refused(state, "place f1 3").args["needs"] == "none"
    assert {text for text in legal(state) if text.startswith("place f1")} == {
        "place f1 0", "place f1 1", "place f1 2",
    }  # fmt: skip


def test_cst_3_towers_houses_and_courts_may_touch_anything() -> None:
    for tile in ("T05", "T08", "T02"):  # courts, houses, towers on two sides each
        state = table("place e2 0 T17", f"draw {tile}")  # tower, house, courts
        for name in ("e1", "f2", "e3"):
            assert {f"place {name} {quarter}" for quarter in range(4)} <= legal(state)


def test_cst_3_any_edge_may_lie_on_plain_wall() -> None:
    corner = ("place g1 0 T27", "place h1 0 T13")  # i1 has wall in the north and east
    state = table(*corner, "draw T37")
    assert {text for text in legal(state) if text[6:8] == "i1"} == {"place i1 2", "place i1 3"}
    play(state, "place i1 2")
    assert complete(state, "i1.0")  # both ends of the path simply end there
    for tile in ("T01", "T05", "T16"):  # tower, court, house
        state = table(*corner, f"draw {tile}")
        assert {f"place i1 {quarter}" for quarter in range(4)} <= legal(state)


def test_cst_3_at_a_start_space_the_edge_is_a_path_exactly_if_the_start_space_is() -> None:
    state = table("draw T21")  # a path south only
    assert {text for text in legal(state) if text[6:8] == "g1"} == {"place g1 2"}
    assert {text for text in legal(state) if text[6:8] == "a8"} == {"place a8 1"}
    assert {text for text in legal(state) if text[6:8] == "j4"} == {
        "place j4 0", "place j4 1", "place j4 2",
    }  # fmt: skip
    assert refused(state, "place j4 3").args == {
        "cell": "j4", "tile": "T21", "side": "E", "needs": "none",
    }  # fmt: skip
    assert refused(state, "place g1 0").args["needs"] == "path"
    assert why(state, "place e10 0") == "CST-3 path-mismatch"  # a court with a path


def test_cst_3_with_open_start_spaces_any_edge_may_touch_any_of_them() -> None:
    cells = {"g1", "j4", "h9", "e10", "c4", "e2", "a8"}
    for tile in ("T01", "T21", "T60"):  # no path, one, paths on every side
        state = table("starts open", f"draw {tile}")
        assert {text.split()[1] for text in legal(state)} == cells
    state = table("starts open", "draw T21")
    assert len(legal(state)) == 7 * 4
    assert why(state, "place f5 0") == "CST-3 touches-nothing"
    assert why(state, "place f1 0") == "CST-3 touches-nothing"
    state = table("starts open", "place g1 0 T21", "draw T60")  # between tiles all is as ever
    assert refused(state, "place f1 0").args["needs"] == "none"


def test_cst_3_with_open_start_spaces_a_path_ends_where_it_meets_none() -> None:
    """As it does at the wall: it counts its own tiles only, and so does the start space's."""
    state = table("starts open", "place j4 3 T21")  # the path runs into the tower start space
    assert complete(state, "j4.0")
    assert (tiles(state, "j4.0"), worth(state, "j4.0")) == (1, 1)
    state = table("starts open", "place g1 0 T21")  # a house at the path start space
    assert (tiles(state, "g1.0"), tiles(state, "g1.1")) == (1, 1)
    assert not complete(state, "g1.0")  # its path leads south
    state = table("starts open", "place g1 2 T21")  # where the kinds agree they join as ever
    assert tiles(state, "g1.0") == 2


def test_cst_3_open_start_spaces_leave_nearly_twice_the_beginnings() -> None:
    """Where the first tile may lie, on average over many deals."""
    found = {
        starts: [
            len(CASTLE.legal_actions(CASTLE.new(2, {"start_spaces": starts}, seed)))
            for seed in range(600)
        ]
        for starts in ("match", "open")
    }
    means = {starts: sum(counts) / len(counts) for starts, counts in found.items()}
    assert 13.8 < means["match"] < 15.4
    assert 25.2 < means["open"] < 27.0


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_cst_3_everybody_knows_the_option(seat: int | None) -> None:
    state = table("starts open", "place j4 3 T21", "draw T60")
    view = CASTLE.observe(state, seat)
    assert view.options == {"start_spaces": "open"}
    again = read_position(write_position(state, seat), reachable=False)
    for one in (CASTLE.determinize(view, Rng(b"any")), again, state.copy()):
        assert legal(one) == legal(state)
        assert "place e10 0" in legal(one)
    with pytest.raises(PositionError, match="line 1: 'start_spaces=shut' is no option"):
        read_position("options start_spaces=shut")


def test_cst_3_tables_of_0_1_0_have_no_option() -> None:
    setup = CASTLE.setup(2, seed=1)
    bare = msgspec.structs.replace(setup, options={})
    assert CASTLE.deal(bare) == CASTLE.deal(setup)


def test_cst_3_turns_that_look_alike_are_listed_once_and_understood() -> None:
    state = table("draw T27")
    assert {text for text in legal(state) if text[6:8] == "g1"} == {"place g1 0"}
    assert CASTLE.write(state, CASTLE.read(state, "place g1 2")) == "place g1 0"
    refusal = refused(state, act.Place(6, 2))
    assert (refusal.rule, refusal.reason, refusal.args["turn"]) == ("CST-3", "turn-alike", 0)


@pytest.mark.parametrize("action", [act.Place(0, 0), act.Place(100, 0), act.Place(-1, 0)])
def test_cst_3_outside_the_wall_no_tile_lies(action: act.Place) -> None:
    assert why(table("draw T01"), action) == "CST-3 off-board"
    assert why(table("draw T01"), act.Place(6, 4)) == "CST-3 off-board"


def test_cst_4_a_tile_that_fits_nowhere_is_removed_and_another_one_drawn() -> None:
    # Both path start spaces are built up; all that is open wants no path.
    paths = ("place g1 2 T19", "place a8 1 T24")
    state = table(*paths, "draw T60 T01")
    assert state.discards == [59]
    assert state.kit.ids[state.drawn] == "T01"
    assert len(state.pile) == 56
    assert CASTLE.turn(state) == 0  # it is still his turn


def test_cst_4_it_is_repeated_and_said() -> None:
    state = table("place g1 2 T19", "place a8 1 T24", "draw T01 T60 T56 T02")
    notes = turn(state, "place j4 0")
    assert told(notes) == ["placed", "discarded"]
    assert notes[1].args == {"tile": "T60"}
    assert state.kit.ids[state.drawn] == "T56"  # one of its sides has no path
    assert CASTLE.turn(state) == 1


def test_cst_4_the_game_ends_if_the_pile_runs_out_this_way() -> None:
    state = table("place g1 2 T19", "place a8 1 T24", "draw T01 T60 only")
    assert told(turn(state, "place j4 0")) == ["placed", "discarded", "ended"]
    assert CASTLE.turn(state) is None
    assert legal(state) == set()
    assert why(state, "done") == "CST-16 over"


def test_cst_22_a_building_or_court_start_space_joins_the_same_kind() -> None:
    state = table("place j4 1 T12")  # towers east and west, a house between
    assert (tiles(state, "j4.1"), tiles(state, "j4.2"), tiles(state, "j4.0")) == (2, 1, 1)
    state = table("place j4 0 T12")
    assert tiles(state, "j4.0") == 1  # a house on a tower start space
    state = table("place h9 0 T01", "draw T02")
    assert tiles(state, "h9.0") == 1  # a tower on a house start space


def test_cst_22_a_path_start_space_joins_through_the_middle_only() -> None:
    state = table("place g1 0 T27")
    assert (tiles(state, "g1.0"), tiles(state, "g1.1"), tiles(state, "g1.2")) == (2, 1, 1)
    assert not same(state, "g1.1", "g1.2")


def test_cst_22_a_start_space_faced_by_another_edge_joins_nothing_and_its_market_is_lost() -> None:
    state = table("place e10 0 T08")  # court at the south: joined
    assert (tiles(state, "e10.1"), markets(state, "e10.1")) == (2, 1)
    state = table("place e10 2 T08")  # house at the south
    assert (tiles(state, "e10.0"), markets(state, "e10.1")) == (1, 0)
    state = table("place e10 0 T09")  # house
    assert (tiles(state, "e10.0"), markets(state, "e10.1")) == (1, 1)  # its own market only
    assert not complete(state, "e10.0")
