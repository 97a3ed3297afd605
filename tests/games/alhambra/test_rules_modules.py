"""Alhambra: exchange cards and bonus cards (ALH-X1 to ALH-B5), and all modules at once."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games.alhambra import setup, view
from alcaide.games.alhambra.components import BONUS_DEAL
from asking import told
from palaces import ALL, BARE, SHOW, counted, dealing, legal, named, play, table, tally, why


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
    assert list(state.discards) == [7, 41]
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
    assert list(state.points) == [0, 2, 2 + 6]  # gardens 2 : 2


def test_alh_b4_round_three_shows_all_by_itself() -> None:
    state = table(
        "options bonus=on", "phase put", "tray 0 pavilion2", "scored 2", "reserve 1 rest",
        "market - pavilion3 pavilion4 pavilion5", "alhambra 0 garden11 0,1", "bonus 0 garden11",
        "alhambra 2 garden10c 0,1",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert (named(state, state.shown[0]), list(state.points)) == (["garden11"], [20, 0, 12])


def test_alh_b5_a_bonus_card_is_no_neighbour_of_squares() -> None:
    """The tile itself, one for the square, one for the card: the square does not get two."""
    counts = counted(
        "options bonus=on squares=on", "alhambra 0 garden11 1,0 green1 2,0", "shown 0 garden11"
    )
    assert counts["garden"] == 3


def test_all_modules_at_once_can_be_dealt_and_played() -> None:
    for players in range(2, 7):
        state = setup.deal(setup.shuffle(players, ALL, Rng(b"all")))
        assert legal(state, "square")
        assert view.observe(state, 0).options["exchange"] == "on"
