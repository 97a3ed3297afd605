"""Alhambra: the exchange cards (ALH-X1 to ALH-X5), and all modules at once."""

from __future__ import annotations

from alcaide.core.rng import Rng
from alcaide.games.alhambra.information import view
from alcaide.games.alhambra.rules import setup
from palaces import ALL, legal, named, play, table, why


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


def test_all_modules_at_once_can_be_dealt_and_played() -> None:
    for players in range(2, 7):
        state = setup.deal(setup.shuffle(players, ALL, Rng(b"all")))
        assert legal(state, "square")
        assert view.observe(state, 0).options["exchange"] == "on"
