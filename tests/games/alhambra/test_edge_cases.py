"""Mistakes that other programs make, with the right outcome."""

from __future__ import annotations

import pytest

from alcaide.games.alhambra.rules import setup
from alcaide.games.alhambra.rules.components import POINTS, SCORING_1, load_components
from alcaide.games.alhambra.rules.legal import turn
from alcaide.games.alhambra.rules.scoring import rank_points, walls
from asking import told
from palaces import BARE, SHOW, dealing, legal, market, named, play, table, tally, why

RING = "alhambra 0 pavilion2 0,-1 arcades4 1,0 seraglio3 0,1 chambers5 -1,0"
U = "alhambra 0 garden11 1,0 tower11c 2,0 tower12 3,0 pavilion8 3,1 seraglio9 3,2"
SQUARE = "garden11 0,-1 tower11c 1,0 tower12 1,-1 pavilion8 -1,0 seraglio9 -1,-1"


def test_case_1_a_closed_ring_is_not_one_short() -> None:
    assert walls(table(RING))[0] == 12


def test_case_2_and_3_larger_holes_are_holes() -> None:
    state = table("phase put", "tray 0 arcades9", U + " chambers10 2,2 chambers11 1,2")
    assert why(state, "put arcades9 at 0,1") == "ALH-13 makes-hole"


def test_case_4_holes_count_when_building_from_the_reserve_too() -> None:
    state = table("reserve 0 arcades9", U + " chambers10 2,2 chambers11 1,2")
    assert why(state, "build arcades9 at 0,1") == "ALH-13 makes-hole"


def test_case_5_a_tile_with_four_neighbours_stays_and_nothing_is_cut_off() -> None:
    state = table(f"alhambra 0 {SQUARE} arcades9 0,-2")
    assert why(state, "lift 0,-1") == "ALH-16 leaves-hole"
    assert why(table("alhambra 0 garden11 1,0 tower12 2,0"), "lift 1,0") == "ALH-16 cuts-off"


def test_case_6_an_inner_tile_may_be_exchanged() -> None:
    state = table(f"alhambra 0 {SQUARE} arcades9 0,-2", "reserve 0 chambers10")
    play(state, "exchange chambers10 at 0,-1")
    assert named(state, state.reserves[0]) == ["garden11"]


def test_case_7_to_10_ties_and_zeros() -> None:
    assert rank_points([4, 4, 2], POINTS[2][5]) == [17, 17, 6]
    assert rank_points([2, 2, 2, 2], POINTS[1][5]) == [4, 4, 4, 4]  # nobody is cut off
    assert rank_points([1, 1], POINTS[0][0]) == [0, 0]
    assert rank_points([2, 0, 0], POINTS[2][4]) == [20, 0, 0]


def test_case_11_fewest_cards_before_lowest_money() -> None:
    assert setup.may_start([[1] * 20, [9, 9, 9]]) == [1]


def test_case_12_four_purchases_at_most_in_a_turn() -> None:
    state = table(BARE, SHOW, "money 0 y2 g3 b4 o5 y8", "bag pavilion8")
    play(state, "buy 1 with y2", "buy 2 with g3", "buy 3 with b4", "buy 4 with o5")
    assert market(state) == ["-"] * 4
    assert not legal(state, "buy")


def test_case_13_no_scoring_card_among_the_first() -> None:
    for seed in range(40):
        state = setup.deal(dealing(6, seed))
        assert not any(card >= SCORING_1 for hand in state.hands for card in hand)
        assert state.bounds[-1] == len(state.deck)
        assert not any(card >= SCORING_1 for card in state.deck[state.bounds[-2] :])  # pile 1


def test_case_14_dirk_draws_six_then_six_then_a_third() -> None:
    state = table("players 2", BARE, SHOW, "deck S1 y5 S2 y4")
    play(state, "take y9")
    assert (len(state.dirk), len(state.bag)) == (6, 44)
    play(state, "take y8")
    assert (len(state.dirk), len(state.bag)) == (6 + 14, 30)


def test_case_15_the_last_tiles_are_handed_out_once() -> None:
    state = table(
        "phase put", "tray 0 pavilion2 pavilion3 pavilion4", "market - - - garden11", "scored 2",
        "reserve 1 rest", "money 2 o1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve", "put pavilion3 reserve")
    notes = play(state, "put pavilion4 reserve")
    assert told(notes).count("got-last") == 1
    assert "scored" in told(play(state, "put garden11 at 0,1"))
    assert (list(state.points), turn(state)) == ([0, 0, 20], None)


def test_case_16_the_first_garden_brings_twenty_in_round_three() -> None:
    assert POINTS[2][4][0] == 20


def test_case_17_arcades_8_have_walls_in_the_north_and_in_the_east() -> None:
    kit = load_components()
    assert (kit.walls[kit.number["arcades8a"]], kit.walls[kit.number["arcades8b"]]) == (1, 2)


def test_case_18_two_stretches_of_wall_are_not_added() -> None:
    state = table("alhambra 0 pavilion6 0,-1 seraglio8 0,1")
    assert walls(state)[0] == 1


def test_case_19_a_bought_tile_cannot_be_built_before_the_end_of_the_turn() -> None:
    state = table("market garden11 pavilion3 pavilion4 pavilion5", "money 0 y9 y2")
    play(state, "buy 1 with y2 y9")
    assert not legal(state, "put")
    assert why(state, "put garden11 at 0,1") == "ALH-1 act-first"


def test_case_20_scoring_card_and_end_in_one_refill() -> None:
    state = table(
        "phase put", "tray 0 pavilion2", "market - pavilion3 pavilion4 pavilion5", "scored 1",
        "reserve 1 rest", "display y1 y2 y3", "deck S2 b1", "alhambra 0 tower12 0,1",
    )  # fmt: skip
    notes = play(state, "put pavilion2 reserve")
    rounds = [note.args["round"] for note in notes if note.key == "scored"]
    assert rounds == [2, 2, 2, 3, 3, 3]


def test_case_21_dirk_empties_the_bag_and_the_full_market_stays_in_play() -> None:
    state = table("players 2", BARE, SHOW, "deck S1 y5", "bag tower7", "reserve 0 rest",
                  "money 1 y2")  # fmt: skip
    play(state, "take y9")
    assert (list(state.bag), named(state, state.dirk), state.ending) == ([], ["tower7"], False)
    play(state, "buy 1 with y2", "end", "put pavilion2 dirk")
    assert state.ending


def test_case_22_and_23_bonus_cards_go_by_tile_and_come_back() -> None:
    state = table("options bonus=on", BARE, SHOW, "deck S1 y5", "bonus 0 garden10c",
                  "alhambra 0 garden10a 1,0")  # fmt: skip
    play(state, "take y9")
    assert legal(state) == {"reveal none"}
    state = table("options bonus=on", "alhambra 0 garden11 0,1", "shown 0 garden11")
    play(state, "lift 0,1")
    assert named(state, state.bonuses[0]) == ["garden11"]


def test_case_24_squares_count_neither_across_a_wall_nor_from_the_reserve() -> None:
    lines = "alhambra 0 garden11 -1,0 tower10 0,-1 purple1 -1,-1"
    assert tally(table("options squares=on", lines, "reserve 0 purple2"))["tower"] == 1


@pytest.mark.parametrize("active", ["0 1 2", "none"])
def test_case_25_no_vizier_after_the_refill_that_failed(active: str) -> None:
    state = table(
        "options vizier=on", f"vizier {active}", "phase put", "tray 0 pavilion2", "reserve 1 rest",
        "market - pavilion3 pavilion4 pavilion5", "scored 2", "money 1 g3", "money 2 g3",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert turn(state) is None


def test_case_26_an_exchange_card_is_no_money() -> None:
    state = table(
        "options exchange=on", "phase put", "tray 0 pavilion2", "reserve 1 rest", "scored 2",
        "market - garden11 pavilion4 pavilion5", "money 0 yg gb go",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert market(state)[1] == "garden11"
    state = table("options exchange=on", "display yg y1 y2 b1")
    assert why(state, "take y1 yg") == "ALH-X1 exchange-card-alone"


@pytest.mark.parametrize(
    ("lines", "verbs"),
    [
        (("options vizier=on exchange=on", "money 0 b2 yb"), {"take", "lift", "end"}),
        (("options squares=on", "money 0 y2"), {"take", "lift", "square", "end"}),
    ],
)
def test_between_modules_an_exact_purchase_gives_any_further_action(
    lines: tuple[str, ...], verbs: set[str]
) -> None:
    state = table(BARE, SHOW, "alhambra 0 garden11 0,1", *lines)
    play(state, min(legal(state, "buy")))
    assert {text.split()[0] for text in legal(state)} == verbs


def test_between_modules_a_scoring_card_among_exchange_cards_is_put_aside() -> None:
    state = table("options exchange=on", BARE, "display y9 y8 yg gb", "deck S1 yo")
    play(state, "take y9")
    assert len(state.display) == 4
    assert state.scored == 1


def test_between_modules_a_bonus_tile_exchanged_for_a_square() -> None:
    state = table("options bonus=on squares=on", "alhambra 0 garden11 0,1", "shown 0 garden11",
                  "reserve 0 blue3")  # fmt: skip
    play(state, "exchange blue3 at 0,1")
    assert named(state, state.bonuses[0]) == ["garden11"]
