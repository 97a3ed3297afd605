"""Alhambra: set-up, money, buying, placing (ALH-S1 to S5, 1 to 8, 14, 19)."""

from __future__ import annotations

from alcaide.core.rng import Rng
from alcaide.games.alhambra.rules import scoring, setup
from alcaide.games.alhambra.rules.components import CARDS, DISPLAY, EXCHANGE, SCORING_1
from asking import told
from palaces import ALL, NONE, dealing, legal, market, named, play, refused, table, why

# ------------------------------------------------------------------------------------ set-up


def test_alh_s1_each_seat_draws_to_twenty_whoever_starts() -> None:
    for players in range(2, 7):
        dealt = dealing(players)
        state = setup.deal(dealt)
        place = 0
        for hand in state.hands:
            cards = [CARDS[word] for word in dealt.piles["Money"][place : place + len(hand)]]
            assert sorted(cards) == hand
            total = sum(card % 10 for card in cards)
            assert total >= 20
            assert total - cards[-1] % 10 < 20
            assert total <= 28
            place += len(hand)


def test_alh_s2_fewest_cards_then_lowest_total_start() -> None:
    assert setup.may_start([[5, 5, 5, 5], [9, 9, 2], [9, 9, 3]]) == [1]  # not by money first
    assert setup.may_start([[9, 9, 3], [9, 9, 3], [9, 9, 4]]) == [0, 1]
    starts = {dealing(6, seed).start for seed in range(30)}
    assert len(starts) == 6
    for seed in range(30):
        state = setup.deal(dealing(4, seed))
        assert state.start in setup.may_start(state.hands)
        assert state.mover == state.start


def test_alh_s3_scoring_and_exchange_cards_lie_in_their_piles() -> None:
    assert setup.pile_sizes(83) == [17, 17, 17, 16, 16]
    for players in range(2, 7):
        for exchange in ("off", "on"):
            state = setup.deal(dealing(players, 3, exchange=exchange))
            assert len(state.display) == DISPLAY
            assert all(card < EXCHANGE for card in state.display)
            deck, bottom = state.deck, 0
            piles: list[list[int]] = []
            for top in state.bounds:
                piles.insert(0, list(deck[bottom:top]))
                bottom = top
            assert [c for pile in piles for c in pile if c >= SCORING_1] == [50, 51]
            assert [50 in pile for pile in piles] == [False, True, False, False, False]
            assert [51 in pile for pile in piles] == [False, False, False, True, False]
            extra = [sum(EXCHANGE <= c < SCORING_1 for c in pile) for pile in piles]
            assert extra == ([0, 2, 2, 2, 0] if exchange == "on" else [0] * 5)
            money = [sum(c < EXCHANGE for c in pile) for pile in piles]
            assert money == setup.pile_sizes(sum(money))


def test_alh_s4_market_then_dirks_six_then_the_bag() -> None:
    for players in (2, 3):
        dealt = dealing(players)
        state = setup.deal(dealt)
        assert market(state) == dealt.piles["Tiles"][:4]
        assert named(state, state.dirk) == (dealt.piles["Tiles"][4:10] if players == 2 else [])
        assert (
            named(state, list(state.bag))[::-1] == dealt.piles["Tiles"][10 if players == 2 else 4 :]
        )


def test_alh_s5_modules_are_set_up() -> None:
    state = setup.deal(setup.shuffle(4, ALL, Rng(b"1")))
    assert state.active == 0b1111
    assert [len(cards) for cards in state.bonuses] == [2] * 4
    assert [len(stack) for stack in state.stacks] == [3, 3, 4, 4, 5, 5]
    bare = setup.deal(setup.shuffle(4, NONE, Rng(b"1")))
    assert (bare.active, bare.bonuses, bare.stacks) == (0, [[]] * 4, [[]] * 6)


# -------------------------------------------------------------------------------------- turn


def test_alh_1_a_turn_has_one_action() -> None:
    state = table("display y1 g7 b8 o9", "money 0 y9", "reserve 0 garden11")
    assert {text.split()[0] for text in legal(state)} == {"take", "buy", "build"}
    play(state, "take g7")
    assert state.mover == 1
    assert why(state, "no") == "ALH-1 act-first"
    assert why(state, "put garden11 reserve") == "ALH-1 act-first"


def test_alh_2_one_card_of_any_value_or_several_of_five_together() -> None:
    state = table("display y1 g1 b3 o9")
    assert legal(state, "take") == {
        "take y1", "take g1", "take b3", "take o9", "take g1 y1", "take b3 y1", "take b3 g1",
        "take b3 g1 y1",
    }  # fmt: skip
    assert why(state, "take o9 y1") == "ALH-2 more-than-five"
    assert refused(state, "take o9 y1").args["sum"] == 10
    assert why(state, "take y2") == "ALH-2 not-on-display"
    assert why(state, "take y1 y1") == "ALH-2 not-on-display"
    play(state, "take b3 g1 y1")
    assert state.hands[0] == [3, 11, 31]
    assert len(state.display) == 4
    assert state.mover == 1


def test_alh_2_equal_cards_are_listed_once() -> None:
    state = table("display y2 y2 y2 o9")
    assert legal(state, "take") == {"take y2", "take y2 y2", "take o9"}


def test_alh_3_pay_in_the_slots_currency_without_a_card_to_spare() -> None:
    state = table("market garden8a pavilion2 tower9a tower7", "money 0 y3 y4 y5 g8 b9 b9 y9")
    assert legal(state, "buy") == {
        "buy 1 with y3 y5", "buy 1 with y4 y5", "buy 1 with y9", "buy 2 with g8", "buy 3 with b9",
    }  # fmt: skip
    assert why(state, "buy 1 with y3 y4 y5") == "ALH-3 card-to-spare"
    assert why(state, "buy 1 with g8") == "ALH-3 wrong-currency"
    assert why(state, "buy 1 with y3 y4") == "ALH-3 too-little"
    assert why(state, "buy 1 with y8") == "ALH-3 cards-not-in-hand"
    play(state, "buy 2 with g8")  # no change
    assert list(state.discards) == [18]


def test_alh_4_an_exact_price_gives_another_action_up_to_five() -> None:
    state = table(
        "market pavilion2 pavilion3 pavilion4 pavilion5",
        "money 0 y2 g3 b4 o5",
        "display y1 y2 y3 y4",
    )
    play(state, "buy 1 with y2", "buy 2 with g3", "buy 3 with b4", "buy 4 with o5")
    assert legal(state, "buy") == set()
    assert state.mover == 0
    play(state, "take y4")
    assert why(state, "take y1") == "ALH-7 put-first"
    for name in ("pavilion2", "pavilion3", "pavilion4"):
        play(state, f"put {name} reserve")
    play(state, "put pavilion5 reserve")
    assert state.mover == 1


def test_alh_4_overpaying_ends_the_turn() -> None:
    state = table("market pavilion2 pavilion3 pavilion4 pavilion5", "money 0 y3 g3")
    play(state, "buy 1 with y3")
    assert why(state, "buy 2 with g3") == "ALH-7 put-first"


def test_alh_5_the_market_is_not_refilled_during_a_turn() -> None:
    state = table("market pavilion2 pavilion3 pavilion4 pavilion5", "money 0 y2", "bag tower7")
    play(state, "buy 1 with y2")
    assert market(state) == ["-", "pavilion3", "pavilion4", "pavilion5"]
    assert why(state, "buy 1 with y2") == "ALH-3 slot-empty"
    play(state, "end", "put pavilion2 reserve")
    assert market(state)[0] == "tower7"


def test_alh_6_the_extra_action_may_be_declined_the_first_may_not() -> None:
    state = table("market pavilion2 pavilion3 pavilion4 pavilion5", "money 0 y2")
    assert why(state, "end") == "ALH-6 must-act"
    play(state, "buy 1 with y2")
    assert "end" in legal(state)
    play(state, "end", "put pavilion2 reserve")
    assert state.mover == 1


def test_alh_6_ruling_the_extra_action_must_be_taken() -> None:
    state = table(
        "options decline=off", "market pavilion2 pavilion3 pavilion4 pavilion5", "money 0 y2"
    )
    play(state, "buy 1 with y2")
    assert why(state, "end") == "ALH-6 must-act"
    assert legal(state, "take")


def test_alh_6_who_can_do_nothing_passes() -> None:
    state = table("display none", "money 1 rest")
    assert legal(state) == {"end"}
    play(state, "end")
    assert state.mover == 1
    assert "end" not in legal(state)


def test_alh_6_nothing_is_asked_after_an_exact_payment_that_leaves_nothing_to_do() -> None:
    state = table(
        "market pavilion2 pavilion3 pavilion4 pavilion5", "display none", "money 0 y2",
        "money 1 rest",
    )  # fmt: skip
    play(state, "buy 1 with y2")
    assert state.further is False
    assert legal(state) == legal(state, "put")


def test_alh_7_bought_tiles_wait_for_the_end_of_the_turn() -> None:
    state = table("market pavilion2 garden11 pavilion4 pavilion5", "money 0 g9 g2")
    play(state, "buy 2 with g2 g9")
    assert why(state, "build garden11 at 1,0") == "ALH-15 not-in-reserve"
    play(state, "take " + min(legal(state, "take")).split()[1])
    assert why(state, "put pavilion4 at 0,1") == "ALH-7 not-in-tray"
    assert legal(state) == {
        "put garden11 at 0,-1", "put garden11 at 1,0", "put garden11 at 0,1",
        "put garden11 at -1,0", "put garden11 reserve",
    }  # fmt: skip


def test_alh_7_in_any_order() -> None:
    state = table("phase put", "tray 0 garden11 tower12", "market - - pavilion2 pavilion3")
    play(state, "put tower12 at 0,1", "put garden11 at 0,2")
    assert state.mover == 1


def test_alh_7_a_single_tile_that_fits_nowhere_goes_to_the_reserve_unasked() -> None:
    lines = ("market arcades4 pavilion3 pavilion4 pavilion5", "money 0 y9", "alhambra 0 ")
    ring = "pavilion2 0,-1 tower8 1,0 seraglio3 0,1 chambers5 -1,0"
    state = table(*lines[:2], lines[2] + ring)
    notes = play(state, "buy 1 with y9")
    assert told(notes)[:2] == ["bought", "reserved"]
    assert named(state, state.reserves[0]) == ["arcades4"]
    assert state.mover == 1


def test_alh_8_display_then_market_in_the_order_of_slots() -> None:
    state = table(
        "market - garden11 - tower12", "phase put", "tray 0 pavilion2", "bag arcades9 chambers10",
        "display y1 y2", "deck b1 b2",
    )  # fmt: skip
    play(state, "put pavilion2 reserve")
    assert market(state) == ["arcades9", "garden11", "chambers10", "tower12"]
    assert state.display == [31, 32, 1, 2]


def test_alh_14_the_reserve_is_open_unlimited_and_scores_nothing() -> None:
    state = table("reserve 0 " + " ".join(["tower7", "tower8", "tower9a", "tower9b", "tower10"]))
    assert list(scoring.counts(state, 0)) == [0] * 6
    play(state, "build tower10 at 0,1")
    assert len(state.reserves[0]) == 4


def test_alh_19_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    state = table("display y1 y2 y3 y4", "deck b9", "discards o1 o2 o3", "money 2 rest", "scored 2")
    assert "reshuffled" not in told(play(state, "take y4"))
    assert not len(state.deck)  # empty, but not yet needed
    notes = play(state, "take y3")
    assert "reshuffled" in told(notes)
    assert sorted([*state.deck, state.display[-1]]) == [21, 22, 23]
    assert not len(state.discards)


def test_alh_19_when_both_are_empty_the_display_stays_short() -> None:
    state = table("display y1 y2 y3 y4", "money 2 rest", "scored 2")
    play(state, "take y4")
    assert len(state.display) == 3
    assert state.mover == 1
