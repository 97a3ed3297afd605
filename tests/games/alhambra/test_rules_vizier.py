"""Alhambra: the viziers (ALH-V1 to ALH-V8)."""

from __future__ import annotations

from alcaide.games.alhambra.rules import legal as legality
from alcaide.games.alhambra.rules import setup
from palaces import BARE, SHOW, dealing, legal, market, named, play, table, why

VIZIER = ("options vizier=on", BARE, SHOW)


def test_alh_v1_viziers_start_active() -> None:
    assert setup.deal(dealing(5, vizier="on")).active == 0b11111
    assert setup.deal(dealing(5)).active == 0


def test_alh_v2_the_window_opens_after_refill_and_scoring() -> None:
    state = table(*VIZIER, "deck S1 b9", "money 2 y2")
    play(state, "take y9")
    assert state.scored == 1
    assert len(state.display) == 4
    assert state.mover == 2
    assert legal(state) == {"vizier 1 with y2", "no"}
    assert why(state, "take y8") == "ALH-V2 vizier-first"


def test_alh_v2_never_between_two_actions_of_a_turn() -> None:
    state = table(*VIZIER, "money 0 y2", "money 2 g3")
    play(state, "buy 1 with y2")
    assert state.mover == 0


def test_alh_v3_exact_price_place_refill_and_the_turn_stays_who_was_due() -> None:
    state = table(*VIZIER, "money 2 y2 g4", "bag tower12")
    play(state, "take y9")
    assert why(state, "vizier 2 with g4") == "ALH-V3 vizier-pays-exactly"
    play(state, "vizier 1 with y2")
    assert why(state, "no") == "ALH-V3 put-first"
    play(state, "put pavilion2 at 0,-1")
    assert market(state)[0] == "tower12"
    assert state.mover == 1  # no extra action; seat 1 was due
    assert state.active == 0b011


def test_alh_v4_the_seat_due_next_first_the_one_who_played_last() -> None:
    state = table(*VIZIER, "money 0 y2", "money 1 y2", "money 2 y2")
    play(state, "take y9")
    order = []
    while legal(state) == {"vizier 1 with y2", "no"}:
        order.append(state.mover)
        play(state, "no")
    assert order == [1, 2, 0]
    assert state.mover == 1


def test_alh_v4_after_a_purchase_all_are_asked_anew() -> None:
    state = table(*VIZIER, "money 1 y2", "money 2 g3 y2", "money 0 g3", "bag pavilion8")
    play(state, "take y9")
    play(state, "no")  # seat 1
    assert state.mover == 2
    play(state, "vizier 2 with g3", "put pavilion3 reserve")
    assert state.mover == 1  # again, who said no before
    play(state, "no")
    assert state.mover == 1  # the turn of seat 1 begins; seat 0 had nothing to buy
    assert legal(state, "take")


def test_alh_v5_reactivation_is_an_action_and_the_vizier_serves_at_once() -> None:
    state = table(*VIZIER, "vizier 1 2", "money 0 y2")
    assert "reactivate" in legal(state)
    play(state, "reactivate")
    assert (state.mover, legal(state)) == (0, {"vizier 1 with y2", "no"})
    state = table(*VIZIER)
    assert why(state, "reactivate") == "ALH-V5 vizier-is-active"
    assert why(table(BARE), "reactivate") == "ALH-V5 no-viziers"


def test_alh_v6_no_vizier_at_the_hand_out_and_none_for_squares() -> None:
    state = table(
        "options vizier=on squares=on", "phase put", "tray 0 pavilion2", "scored 2",
        "market - garden6 pavilion4 pavilion5", "reserve 1 rest", "money 2 g6 g9",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert legality.turn(state) == 2
    assert not legal(state, "vizier")
    state = table("options vizier=on squares=on", BARE, SHOW, "money 1 y2")
    play(state, "take y9")
    assert legal(state) == {"vizier 1 with y2", "no"}
    assert why(state, "square red") == "ALH-V2 vizier-first"


def test_alh_v7_a_vizier_purchase_can_end_the_game() -> None:
    state = table(*VIZIER, "reserve 2 rest", "money 1 y2 y3", "money 2 g3", "scored 2")
    play(state, "take y9", "vizier 1 with y2", "put pavilion2 reserve")
    assert state.ending
    assert state.active == 0b101
    assert legality.turn(state) == 2  # gets pavilion3 as a last tile; the vizier is void
    assert why(state, "vizier 2 with g3") == "ALH-28 put-first"
    play(state, "put pavilion3 reserve")
    assert legality.turn(state) is None


def test_alh_v8_an_exchange_card_pays_exactly_for_the_vizier_too() -> None:
    lines = ("market garden8a pavilion3 pavilion4 pavilion5", SHOW, "money 1 y5 g3 g4 yg")
    state = table("options vizier=on exchange=on", *lines)
    play(state, "take y9")
    assert legal(state) == {"vizier 1 with g3 y5 yg", "vizier 2 with g3", "no"}
    play(state, "vizier 1 with g3 y5 yg")
    state = table("options vizier=on exchange=on vizier_exchange=off", *lines)
    play(state, "take y9")
    assert legal(state) == {"vizier 2 with g3", "no"}
    assert why(state, "vizier 1 with g3 y5 yg") == "ALH-V8 vizier-without-exchange"


def test_alh_v8_the_viziers_tile_may_go_to_dirk() -> None:
    lines = (BARE, SHOW, "money 1 y2")
    state = table("players 2", "options vizier=on", *lines)
    play(state, "take y9", "vizier 1 with y2", "put pavilion2 dirk")
    assert named(state, state.dirk) == ["pavilion2"]
    state = table("players 2", "options vizier=on vizier_dirk=off", *lines)
    play(state, "take y9", "vizier 1 with y2")
    assert why(state, "put pavilion2 dirk") == "ALH-V8 no-vizier-gift"
