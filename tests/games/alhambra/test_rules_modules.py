"""Alhambra: viziers, exchange cards, bonus cards, squares (ALH-V1 to ALH-Q7)."""

from __future__ import annotations

import pytest

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games.alhambra import legal as legality
from alcaide.games.alhambra import setup, view
from alcaide.games.alhambra.components import BONUS_DEAL
from alcaide.games.alhambra.scoring import walls
from palaces import ALL, dealing, legal, market, named, play, table, tally, told, why

BARE = "market pavilion2 pavilion3 pavilion4 pavilion5"
SHOW = "display y9 y8 y7 y6"
VIZIER = ("options vizier=on", BARE, SHOW)

# ------------------------------------------------------------------------------------ vizier


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


# -------------------------------------------------------------------------------- exchange cards


def test_alh_x1_one_alone_from_the_display_and_any_number_in_hand() -> None:
    state = table("options exchange=on", "display yg yb b1 b2", "money 0 yo gb")
    assert legal(state, "take") == {"take yg", "take yb", "take b1", "take b2", "take b1 b2"}
    assert why(state, "take b1 yb") == "ALH-X1 exchange-card-alone"
    assert why(state, "take yg yb") == "ALH-X1 exchange-card-alone"
    play(state, "take yg")
    assert len(state.hands[0]) == 3
    assert len(state.display) == 4


def test_alh_x2_any_mix_of_its_two_currencies_also_all_of_the_other() -> None:
    """The example of the rules: garden or pavilion, with one exchange card."""
    state = table(
        "options exchange=on", "market garden11 pavilion3 pavilion7 tower13", "money 0 b7 b2 y9 yb"
    )
    assert legal(state, "buy") == {"buy 1 with b2 y9 yb", "buy 3 with b7"}
    state = table(
        "options exchange=on", "market pavilion7 pavilion3 garden11 tower13", "money 0 b7 b2 y9 yb"
    )
    assert legal(state, "buy") == {"buy 1 with y9", "buy 1 with b7 yb", "buy 3 with b2 y9 yb"}
    assert why(state, "buy 2 with b7 yb") == "ALH-X2 exchange-without-slot"
    assert why(state, "buy 1 with y9 yb") == "ALH-X3 exchange-pays-exactly"
    play(state, "buy 1 with b7 yb")
    assert state.discards == [7, 41]
    assert state.further  # exact


def test_alh_x3_exact_price_needed_or_not() -> None:
    lines = ("market pavilion7 pavilion3 garden11 tower13", "money 0 b8 yb")
    state = table("options exchange=on", *lines)
    assert legal(state, "buy") == set()
    assert why(state, "buy 1 with b8 yb") == "ALH-X3 exchange-pays-exactly"
    state = table("options exchange=on exact_exchange=off", *lines)
    play(state, "buy 1 with b8 yb")
    assert not state.further


def test_alh_x4_one_exchange_card_a_purchase() -> None:
    state = table(
        "options exchange=on", "market pavilion7 pavilion3 garden11 tower13", "money 0 b3 g4 yg yb"
    )
    assert why(state, "buy 1 with b3 g4 yg yb") == "ALH-X4 two-exchange-cards"


def test_alh_x5_worth_nothing_when_the_last_tiles_are_handed_out() -> None:
    state = table(
        "options exchange=on", "phase put", "tray 0 pavilion2", "scored 2", "reserve 1 rest",
        "market - garden11 pavilion4 pavilion5", "money 0 yg gb go", "money 2 g1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert named(state, state.trays[2]) == ["garden11"]


# ---------------------------------------------------------------------------------- bonus cards

BONUS = ("options bonus=on", BARE, SHOW, "deck S1 b9")


@pytest.mark.parametrize("players", range(2, 7))
def test_alh_b1_dealt_by_the_number_of_players(players: int) -> None:
    state = setup.deal(dealing(players, bonus="on"))
    assert [len(cards) for cards in state.bonuses] == [BONUS_DEAL[players]] * players
    assert len(state.aside) == {2: 4, 3: 1, 4: 2, 5: 0, 6: 4}[players]
    names = "pavilion8 seraglio9 arcades9 arcades10 chambers10 chambers11 garden10c garden11"
    assert named(state, state.kit.bonus) == [*names.split(), "tower11c", "tower12"]


def test_alh_b2_shown_at_a_scoring_it_counts_as_one_more() -> None:
    state = table(*BONUS, "alhambra 0 garden11 0,1", "bonus 0 garden11 tower12")
    notes = play(state, "take y9")
    assert (state.mover, legal(state)) == (0, {"reveal garden11", "reveal none"})
    assert why(state, "reveal tower12") == "ALH-B2 bonus-tile-not-standing"
    assert why(state, "reveal pavilion8") == "ALH-B2 no-such-bonus"
    assert "scored" not in told(notes)
    play(state, "reveal garden11")
    assert tally(state)["garden"] == 2
    assert state.points[0] == 5


def test_alh_b2_never_forced() -> None:
    state = table(*BONUS, "alhambra 0 garden11 0,1", "bonus 0 garden11")
    play(state, "take y9", "reveal none")
    assert (tally(state)["garden"], named(state, state.bonuses[0])) == (1, ["garden11"])


def test_alh_b2_matched_by_tile_not_by_price() -> None:
    state = table(*BONUS, "alhambra 0 garden10a 1,0 tower11b -1,0", "bonus 0 garden10c tower11c")
    play(state, "take y9")
    assert state.scored == 1  # nobody was asked


def test_alh_b3_back_to_hand_when_the_tile_leaves_and_shown_again_when_rebuilt() -> None:
    lines = ("options bonus=on", BARE, "alhambra 0 garden11 0,1", "shown 0 garden11")
    state = table(*lines)
    assert tally(state)["garden"] == 2
    assert "took-back" in told(play(state, "lift 0,1"))
    assert (named(state, state.bonuses[0]), state.shown[0]) == (["garden11"], [])
    assert tally(state)["garden"] == 0
    state = table(*lines, "reserve 0 tower12")
    assert "took-back" in told(play(state, "exchange tower12 at 0,1"))


def test_alh_b4_hidden_answers_open_together() -> None:
    state = table(
        *BONUS, "alhambra 1 garden11 0,1", "alhambra 2 garden10c 0,1 tower12 0,2",
        "bonus 1 garden11", "bonus 2 garden10c tower12",
    )  # fmt: skip
    play(state, "take y9")
    assert state.mover == 1
    play(state, "reveal garden11")
    assert (state.mover, state.shown) == (2, [[], [], []])
    assert view.observe(state, 2).seats[1].shown == []
    assert legal(state) == {
        "reveal garden10c", "reveal tower12", "reveal garden10c tower12", "reveal none",
    }  # fmt: skip
    notes = play(state, "reveal garden10c tower12")
    assert told(notes)[:2] == ["revealed", "revealed"]
    assert state.points == [0, 2, 2 + 6]  # gardens 2 : 2


def test_alh_b4_round_three_shows_all_by_itself() -> None:
    state = table(
        "options bonus=on", "phase put", "tray 0 pavilion2", "scored 2", "reserve 1 rest",
        "market - pavilion3 pavilion4 pavilion5", "alhambra 0 garden11 0,1", "bonus 0 garden11",
        "alhambra 2 garden10c 0,1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert (named(state, state.shown[0]), state.points) == (["garden11"], [20, 0, 12])


def test_alh_b5_a_bonus_card_is_no_neighbour_of_squares() -> None:
    """The tile itself, one for the square, one for the card: the square does not get two."""
    counts = example(
        "options bonus=on squares=on", "alhambra 0 garden11 1,0 green1 2,0", "shown 0 garden11"
    )
    assert counts["garden"] == 3


# -------------------------------------------------------------------------------------- squares

SQUARES = ("options squares=on", BARE, SHOW)


def test_alh_q1_take_the_open_square_and_open_the_next() -> None:
    state = table(*SQUARES, "squares red2 red1 red3")
    assert legal(state, "square") == {
        f"square {c}" for c in ("blue", "red", "brown", "white", "green", "purple")
    }
    play(state, "square red")
    assert state.kit.names[state.stacks[1][-1]] == "red1"
    assert named(state, state.trays[0]) == ["red2"]
    assert why(table(BARE), "square red") == "ALH-Q1 no-squares"


def test_alh_q1_an_empty_stack_is_gone() -> None:
    state = table(*SQUARES, "reserve 1 red1 red2 red3")
    assert "square red" not in legal(state)
    assert why(state, "square red") == "ALH-Q1 stack-empty"


def test_alh_q2_as_further_action_placed_at_the_end_under_building_rules() -> None:
    state = table(*SQUARES, "money 0 y2", "squares red2 red1 red3")
    play(state, "buy 1 with y2", "square red")
    assert len(state.trays[0]) == 2
    assert legal(state, "put")
    assert not legal(state, "take")  # the turn is over
    assert why(state, "put red2 at 3,3") == "ALH-10 touches-nothing"


def test_alh_q3_three_at_most_reserve_included() -> None:
    state = table(*SQUARES, "reserve 0 red1 blue1 white1")
    assert legal(state, "square") == set()
    assert why(state, "square green") == "ALH-Q3 three-squares"
    with pytest.raises(PositionError, match="ALH-Q3"):
        table(*SQUARES, "reserve 0 red1 blue1 white1 white2")


def test_alh_q4_redesign_and_exchange_for_buildings() -> None:
    state = table(*SQUARES, "alhambra 0 garden11 0,1", "reserve 0 blue3 brown2")
    blue3 = {text for text in legal(state, "exchange") if "blue3" in text}
    assert blue3 == {"exchange blue3 at 0,1"}  # walls in south and west
    play(state, "exchange blue3 at 0,1")
    assert "garden11" in named(state, state.reserves[0])


def example(*lines: str) -> dict[str, int]:
    """Count an Alhambra with squares."""
    return tally(table(*lines))


def test_alh_q5_the_example_has_five_arcades() -> None:
    """One square beside two arcades, one beside one; the purple one is walled off its tower."""
    counts = example(
        "options squares=on",
        "alhambra 0 arcades9 1,0 brown1 2,0 arcades10 3,0 brown2 1,1 garden11 -1,0 tower10 0,-1"
        " purple1 -1,-1",
    )
    assert (counts["garden"], counts["tower"], counts["arcades"]) == (1, 1, 5)


def test_alh_q5_up_to_three() -> None:
    lines = "alhambra 0 arcades9 1,0 brown1 2,0 arcades10 3,0 arcades8b 2,1"
    assert example("options squares=on", lines)["arcades"] == 3 + 3


def test_alh_q5_only_its_colour_and_not_from_the_reserve() -> None:
    counts = example(
        "options squares=on", "alhambra 0 arcades9 0,1 red1 1,1", "reserve 0 brown1 brown2"
    )
    assert (counts["arcades"], counts["seraglio"]) == (1, 0)


def test_alh_q5_outer_walls_of_squares_count() -> None:
    state = table("options squares=on", "alhambra 0 brown3 1,0")
    assert walls(state)[0] == 2


def test_alh_q6_squares_do_not_count_each_other_or_do() -> None:
    lines = "alhambra 0 arcades9 1,0 brown1 2,0 brown2 2,1"
    off = example("options squares=on", lines)
    on = example("options squares=on count_squares=on", lines)
    assert (off["arcades"], on["arcades"]) == (1 + 1, 1 + 2 + 1)


def test_alh_q7_no_real_building_no_value() -> None:
    for count in ("off", "on"):
        options = f"options squares=on count_squares={count}"
        assert example(options, "alhambra 0 brown1 1,0 brown2 1,1")["arcades"] == 0


def test_all_modules_at_once_can_be_dealt_and_played() -> None:
    for players in range(2, 7):
        state = setup.deal(setup.shuffle(players, ALL, Rng(b"all")))
        assert legal(state, "square")
        assert view.observe(state, 0).options["exchange"] == "on"
