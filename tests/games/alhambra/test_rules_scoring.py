"""Alhambra: scoring, the end, Dirk (ALH-20 to ALH-30, ALH-D1 to ALH-D7)."""

from __future__ import annotations

import pytest

from alcaide.games.alhambra.rules import setup
from alcaide.games.alhambra.rules.components import POINTS, TYPES
from alcaide.games.alhambra.rules.legal import turn
from alcaide.games.alhambra.rules.scoring import rank_points, winners
from asking import told
from palaces import BARE, dealing, legal, market, named, play, table, tally, why


def test_alh_20_a_drawn_scoring_card_is_put_aside_and_its_round_held_before_the_next_turn() -> None:
    state = table(BARE, "display y9 y8 y7 y6", "deck S1 b9", "alhambra 0 tower10 0,1")
    notes = play(state, "take y9")
    assert list(state.display) == [38, 37, 36, 9]
    assert list(state.points) == [6 + 1, 0, 0]
    assert (state.scored, state.mover) == (1, 1)
    assert told(notes)[:2] == ["took", "scoring-card"]
    assert 50 not in [*state.deck, *state.discards]


def test_alh_20_two_scoring_cards_of_one_refill_are_held_in_turn() -> None:
    state = table(BARE, "display y9 y8 y7 y6", "deck S1 S2 b9", "alhambra 0 tower10 0,1")
    play(state, "take y9")
    assert (state.scored, state.points[0]) == (2, 7 + 14)


def test_alh_21_the_table_of_points() -> None:
    assert POINTS[0] == ([1], [2], [3], [4], [5], [6])
    assert POINTS[1] == ([8, 1], [9, 2], [10, 3], [11, 4], [12, 5], [13, 6])
    assert POINTS[2] == (
        [16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("number", "kind", "counts", "points"),
    [
        (1, "pavilion", [2, 2, 1], [0, 0, 0]),
        (1, "tower", [2, 2, 1], [3, 3, 0]),
        (2, "tower", [3, 3, 1], [9, 9, 0]),
        (2, "tower", [3, 2, 2], [13, 3, 3]),
        (2, "tower", [2, 2, 2], [6, 6, 6]),
        (3, "tower", [4, 4, 2], [17, 17, 6]),
        (3, "tower", [4, 4, 2, 1], [17, 17, 6, 0]),
        (3, "tower", [4, 2, 2, 1], [21, 9, 9, 0]),
        (3, "tower", [4, 3, 1, 1], [21, 13, 3, 3]),
        (3, "tower", [1, 1, 1, 1], [10, 10, 10, 10]),
        (3, "garden", [2, 0, 0], [20, 0, 0]),
        (3, "garden", [3, 2, 1], [20, 12, 5]),
        (3, "pavilion", [0, 0, 0], [0, 0, 0]),
    ],
)
def test_alh_22_ties_share_the_ranks_they_fill(
    number: int, kind: str, counts: list[int], points: list[int]
) -> None:
    assert rank_points(counts, POINTS[number - 1][TYPES.index(kind)]) == points


def last_turn(*lines: str) -> tuple[str, ...]:
    """Return a position whose next refill of the market fails: seat 1 has the rest in reserve."""
    return ("phase put", "tray 0 pavilion2", "reserve 1 rest", "scored 2", *lines)


def test_alh_25_the_game_ends_when_the_market_cannot_be_filled() -> None:
    state = table(*last_turn("market - pavilion3 pavilion4 pavilion5"))
    notes = play(state, "put pavilion2 reserve")
    assert turn(state) is None
    assert legal(state) == set()
    assert told(notes).count("scored") == 3
    assert why(state, "take y1") == "ALH-25 over"


def test_alh_25_an_empty_bag_with_a_full_market_plays_on() -> None:
    lines = (
        "phase put", "tray 0 pavilion2", "reserve 1 rest", "scored 2", "bag tower7",
        "market - pavilion3 pavilion4 pavilion5",
    )  # fmt: skip
    state = table(*lines)
    play(state, "put pavilion2 reserve")
    assert (list(state.bag), state.mover, market(state)[0]) == ([], 1, "tower7")
    other = table("options end=bag", *lines)  # the other ruling
    play(other, "put pavilion2 reserve")
    assert turn(other) is None


def test_alh_26_what_is_left_fills_the_first_free_slots_before_it_is_handed_out() -> None:
    state = table(*last_turn("market - - pavilion4 pavilion5", "bag tower7", "money 2 y1"))
    play(state, "put pavilion2 reserve")
    assert market(state)[0] == "-"  # tower7 lay there, for one yellow, and is on its way
    assert state.mover == 2
    assert named(state, state.trays[2]) == ["tower7"]


def test_alh_27_most_money_of_the_slots_currency_gets_the_tile_for_nothing() -> None:
    state = table(
        *last_turn("market - garden11 garden12 tower12"),
        "money 0 g9 b5", "money 1 g1 b5", "money 2 y9 o1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert named(state, state.trays[0]) == ["garden11"]  # not the price, only the currency
    assert named(state, state.trays[2]) == ["tower12"]
    assert market(state)[2] == "garden12"  # a tie for blue: nobody
    assert state.hands[0] == [5, 19]  # not spent
    assert state.mover == 2  # due order: 1, 2, 0


def test_alh_28_the_receivers_place_several_in_any_order_then_round_three_is_scored() -> None:
    state = table(
        *last_turn("market - garden11 tower11c tower12"), "money 0 g9 b5 o1", "options vizier=on"
    )
    play(state, "put pavilion2 reserve")
    assert state.scored == 2
    assert why(state, "take y1") == "ALH-28 put-first"
    play(state, "put tower12 at 0,1", "put tower11c at 0,2", "put garden11 reserve")
    assert turn(state) is None
    assert list(state.points) == [21, 0, 0]


def test_alh_29_most_points_win_and_equals_share() -> None:
    state = table("phase over", "points 50 61 61", "scored 3")
    assert winners(state) == [1, 2]


def test_alh_30_a_scoring_card_of_the_last_refill_is_scored_first() -> None:
    state = table(
        "phase put", "tray 0 pavilion2", "market - pavilion3 pavilion4 pavilion5", "scored 1",
        "reserve 1 rest", "display y1 y2 y3", "deck S2 b1", "alhambra 0 tower12 0,1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert list(state.points) == [13 + 21, 0, 0]
    assert state.scored == 3


def test_alh_30_rounds_whose_card_never_came_are_not_held() -> None:
    state = table(
        "phase put", "tray 0 pavilion2", "market - pavilion3 pavilion4 pavilion5", "scored 1",
        "reserve 1 rest", "alhambra 0 tower12 0,1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert list(state.points) == [21, 0, 0]


# -------------------------------------------------------------------------------------- Dirk


def test_alh_d1_two_copies_of_each_money_card() -> None:
    assert len(dealing(2).piles["Money"]) == 72 + 2
    assert len(dealing(3).piles["Money"]) == 108 + 2


def test_alh_d2_six_at_the_start_six_after_the_first_scoring() -> None:
    state = setup.deal(dealing(2))
    assert (len(state.dirk), len(state.bag)) == (6, 54 - 4 - 6)
    state = table("players 2", BARE, "display y9 y8 y7 y6", "deck S1 b9")
    notes = play(state, "take y9")
    assert (len(state.dirk), len(state.bag)) == (6, 54 - 4 - 6)
    assert state.dirk_points == 0  # the round came first
    assert told(notes)[-1] == "dirk-drew"


def test_alh_d2_a_third_rounded_down_after_the_second() -> None:
    state = table("players 2", BARE, "display y9 y8 y7 y6", "deck S2 b9", "scored 1")
    play(state, "take y9")
    assert (len(state.dirk), len(state.bag)) == (16, 34)  # of 50


def test_alh_d2_he_takes_what_is_there() -> None:
    state = table(
        "players 2",
        BARE,
        "display y9 y8 y7 y6",
        "deck S1 b9",
        "bag tower7 tower8",
        "reserve 1 rest",
    )
    play(state, "take y9")
    assert (named(state, state.dirk), list(state.bag)) == (["tower7", "tower8"], [])
    assert (state.mover, turn(state)) == (1, 1)  # the market is full: the game goes on


def test_alh_d3_dirk_has_no_walls() -> None:
    state = table("players 2", BARE, "dirk tower7 tower8", "display y9 y8 y7 y6", "deck S1 b9")
    play(state, "take y9")
    assert (list(state.points), state.dirk_points) == ([0, 0], 6)


def test_alh_d4_dirk_takes_ranks_and_shares_ties() -> None:
    state = table(
        "players 2", BARE, "dirk tower7 garden6", "display y9 y8 y7 y6", "deck S2 b9", "scored 1",
        "alhambra 0 tower12 0,1", "alhambra 1 garden11 0,1 garden10c 1,1",
    )  # fmt: skip
    play(state, "take y9")
    assert list(state.points) == [9, 12]  # towers 1 : 1 with Dirk
    assert state.dirk_points == 9 + 5


def test_alh_d5_dirk_gets_no_last_tiles() -> None:
    state = table("players 2", *last_turn("market - pavilion3 pavilion4 pavilion5"))
    play(state, "put pavilion2 dirk")
    assert named(state, state.dirk) == ["pavilion2"]
    assert market(state) == ["-", "pavilion3", "pavilion4", "pavilion5"]


def test_alh_d6_a_bought_tile_may_go_to_dirk_tile_by_tile() -> None:
    state = table("players 2", "phase put", "tray 0 pavilion2 garden11", BARE.replace("2", "8", 1))
    play(state, "put pavilion2 dirk", "put garden11 at 0,1")
    assert named(state, state.dirk) == ["pavilion2"]
    state = table("phase put", "tray 0 garden11")
    assert why(state, "put garden11 dirk") == "ALH-D6 no-dirk"


def test_alh_d6_neither_squares_nor_last_tiles() -> None:
    state = table("players 2", "options squares=on", "phase put", "tray 0 red1 garden11")
    assert why(state, "put red1 dirk") == "ALH-D6 not-for-dirk"
    assert "put garden11 dirk" in legal(state)
    state = table("players 2", *last_turn("market - garden11 pavilion4 pavilion5"), "money 0 g9")
    play(state, "put pavilion2 reserve")
    assert why(state, "put garden11 dirk") == "ALH-D6 not-for-dirk"


def test_alh_d7_dirk_is_shown_but_does_not_win() -> None:
    lines = ("players 2", "phase over", "scored 3", "points 50 40", "dirk-points 60")
    assert winners(table(*lines)) == [0]
    assert winners(table("options dirk_wins=on", *lines)) == []
    assert winners(table("options dirk_wins=on", *lines[:4], "dirk-points 50")) == [0]
    assert tally(table(*lines)) == dict.fromkeys(TYPES, 0)
