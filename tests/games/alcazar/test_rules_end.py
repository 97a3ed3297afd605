"""Alcazar: being stuck, passing, the end, the score, what is hidden (ALC-70 to ALC-93)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import versions
from alcaide.games.alcazar.rules.state import State
from alcaide.games.alcazar.text.position import read_position
from alcaide.games.alcazar.text.position_write import write_position
from alcaide.record import Record
from alcaide.scene.model import Choice
from asking import told
from records import GOLDEN
from situations import ALCAZAR, height, legal, noble, play, table, why
from wandering import LAW, walks

CASTLE_8 = ("build 7 8 9 8", "castle almeria 7")
NO_CARDS = ("open", "deck none", "towers 0")  # nothing is left to buy


def offered(state: State) -> list[Choice]:
    """Return what the page offers the seat to move."""
    view = ALCAZAR.observe(state, ALCAZAR.turn(state))
    return ALCAZAR.choices(view, ALCAZAR.legal_actions(state))


def test_alc_70_who_can_neither_buy_nor_build_must_retire() -> None:
    state = table(*CASTLE_8, "baron 0 7 9", "money 4 40")
    assert legal(state) == {"retire 7", "retire 9"}
    assert why(state, "pass") == "ALC-70 pass-must-retire"
    play(state, "retire 7")
    assert state.money[0] == 9
    assert legal(state) == legal(state, "buy") != set()


def test_alc_70_and_goes_on_retiring_until_he_can_pay_for_a_card() -> None:
    state = table("build 7 50", "baron 0 7 50", "money 3 40", "start 0")
    play(state, "retire 7")
    assert legal(state) == {"retire 50"}  # 4 reales are too few
    assert why(state, "pass") == "ALC-70 pass-must-retire"
    play(state, "retire 50")
    assert "buy deck" in legal(state)
    state = table("build 7 50x2", "baron 0 7 50", "money 3 40", "open", "deck none", "towers 3")
    play(state, "retire 50", "retire 7")  # 7 reales do not pay for a tower card
    assert legal(state) == {"pass"}


FORCED = ("build 7x2 8 9x2", "castle almeria 7", "baron 0 7 8", "money 3 0")


def test_alc_70_after_a_forced_retirement_a_card_is_bought_and_nothing_else_done() -> None:
    """As both texts say; with 17 reales the bridge 7-9 would be possible."""
    state = table(*FORCED, "grandee 0 9")
    play(state, "retire 9")
    assert state.money[0] >= 15
    assert legal(state) == legal(state, "buy") != set()
    for line in ("bridge 7-9", "pass", "retire 7"):
        assert why(state, line) == "ALC-70 only-buy"
    assert why(state, "retire 9") == "ALC-60 retire-nobody"
    play(state, "buy tower")
    assert (ALCAZAR.turn(state), state.forced) == (1, False)


def test_alc_70_so_it_is_where_the_first_retirement_was_at_will() -> None:
    state = table("build 7x5 50x2", "castle almeria 7", "baron 0 50 7", "hand 0 tower",
        "money 0 0")  # fmt: skip
    assert legal(state) == {"tower 50", "retire 7", "retire 50"}
    play(state, "retire 50")
    assert (state.forced, legal(state)) == (False, {"retire 7"})
    play(state, "retire 7")
    assert (state.forced, legal(state)) == (True, legal(state, "buy"))
    assert why(state, "tower 50") == "ALC-70 only-buy"


def test_alc_70_everybody_knows_that_only_a_card_may_be_bought() -> None:
    state = table(*FORCED)
    play(state, "retire 7")
    for seat in (None, 0, 1):
        view = ALCAZAR.observe(state, seat)
        assert (view.forced, view.version) == (True, 2)
        assert legal(ALCAZAR.determinize(view, Rng(b"any"))) == legal(state)
    open_turn = table(*FORCED[:-1], "money 10 0")
    play(open_turn, "retire 7")
    features = ALCAZAR.features()
    assert features.observation(open_turn, 0) != features.observation(state, 0)


def test_alc_70_and_alc_71_are_as_they_were_where_a_game_began_before() -> None:
    """As positions, views, guesses, copies and records of version 1 go on."""
    old = table("version 1", *FORCED, "grandee 0 9")
    play(old, "retire 9")
    assert {"bridge 7-9", "buy deck"} <= legal(old)
    bare = table("version 1", "build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "money 15 0",
        *NO_CARDS)  # fmt: skip
    assert why(bare, "pass") == "ALC-71 pass-can-act"
    again = read_position(write_position(bare), reachable=False)
    guess = ALCAZAR.determinize(ALCAZAR.observe(bare, 0), Rng(b"any"))
    for state in (bare, again, guess, bare.copy()):
        assert (state.version, legal(state)) == (1, {"bridge 7-9", "retire 7"})
    record = Record.load(GOLDEN / "passes-4.play")
    assert record.game is versions("alcazar")["1"]
    assert record.state().version == 1


@pytest.mark.parametrize("version", ["0", "3"])
def test_versions_of_a_position_exist(version: str) -> None:
    with pytest.raises(PositionError, match="versions 1 to 2"):
        table(f"version {version}")


def test_alc_70_retiring_more_than_one_is_possible_only_in_this_way() -> None:
    state = table(*CASTLE_8, "baron 0 7 9", "money 5 40")
    play(state, "retire 7")
    assert why(state, "retire 9") == "ALC-60 retired-already"


def test_alc_70_a_card_in_hand_that_cannot_be_used_does_not_help() -> None:
    state = table(*CASTLE_8, "build 50", "baron 0 50", "hand 0 tower", "money 0 0")
    assert legal(state) == {"tower 50", "retire 50"}
    state = table("build 50x5", "castle almeria 50", "baron 0 50", "hand 0 tower", "money 0 0")
    assert legal(state) == {"retire 50"}  # level 5 already


def test_alc_71_a_player_passes_only_without_an_action_and_without_a_noble() -> None:
    state = table("hand 0 tower", "money 4 40")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert state.out == 0  # cards are left: only this turn is lost
    assert ALCAZAR.turn(state) == 1


def test_alc_71_or_without_a_card_to_buy_and_then_one_noble_may_still_retire() -> None:
    state = table(*CASTLE_8, "baron 0 7 9", "money 40 0", "hand 1 3", *NO_CARDS)
    assert legal(state) == {"pass", "retire 7", "retire 9"}
    play(state, "retire 7")
    assert legal(state) == {"pass"}


def test_alc_71_the_money_of_a_retirement_can_pay_for_a_bridge() -> None:
    state = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7 8", "money 9 0", "hand 1 3",
        *NO_CARDS)  # fmt: skip
    assert legal(state) == {"pass", "retire 7", "retire 8"}
    play(state, "retire 8")
    assert legal(state) == {"bridge 7-9", "pass"}  # who holds no card may still pass
    card = table("build 7x5 8 9x5", "castle almeria 7", "baron 0 7 8", "hand 0 tower",
        "money 0 0", *NO_CARDS)  # fmt: skip
    play(card, "retire 8")
    assert legal(card) == {"bridge 7-9"}  # who holds one has to act


def test_alc_71_without_a_card_to_hold_or_to_buy_he_is_out_but_scored() -> None:
    state = table(*CASTLE_8, "baron 0 8", "hand 1 3 5", *NO_CARDS)
    notes = play(state, "pass")
    assert told(notes) == ["passed", "out"]
    play(state, "palace 3", "done")
    assert ALCAZAR.turn(state) == 1  # seat 0 has no more turns
    assert ALCAZAR.scores(state) == [2, 0]


def test_alc_71_who_holds_a_card_stays_in_the_game() -> None:
    state = table(*CASTLE_8, "hand 0 tower", "hand 1 3 10", "money 0 9", *NO_CARDS)
    assert told(play(state, "pass")) == ["passed"]
    play(state, "extend 10", "done")
    assert ALCAZAR.turn(state) == 0


def test_alc_71_the_bridge_is_the_choice_of_who_has_no_card_and_can_buy_none() -> None:
    bridge = ("build 7x2 8 9x2", "castle almeria 7", "baron 0 7", "money 15 0")
    state = table(*bridge, *NO_CARDS)
    assert legal(state) == {"bridge 7-9", "retire 7", "pass"}
    for lines in (["hand 0 tower", *NO_CARDS], ["open 3", "deck none", "towers 0"]):
        other = table(*bridge, *lines)  # who holds a card, or could buy one, has to act
        assert why(other, "pass") == "ALC-71 pass-can-act"
    assert told(play(state, "pass")) == ["passed", "out"]


def test_alc_71_the_bridge_of_the_italian_text() -> None:
    """No card in hand, none to buy, and a bridge possible."""
    gone = " ".join(str(card) for card in range(1, 73))
    state = table("players 2", "build 6 7 8 6 8", "castle jaen 6", "baron 0 6", "money 60 60",
        "deck none", f"gone {gone}", "towers 0")  # fmt: skip
    assert legal(state) == {"bridge 6-8", "retire 6", "pass"}
    assert [choice.text for choice in offered(state)][-1] == "pass"
    play(state, "bridge 6-8", "done", "pass")  # who builds is not out
    assert ALCAZAR.turn(state) == 0


def test_alc_72_the_game_ends_when_every_player_is_out() -> None:
    state = table(*CASTLE_8, "players 3", *NO_CARDS)
    play(state, "pass", "pass")
    assert ALCAZAR.turn(state) == 2
    notes = play(state, "pass")
    assert told(notes) == ["passed", "out", "ended-passes"]
    assert ALCAZAR.turn(state) is None


def test_alc_72_or_when_all_still_in_pass_in_succession() -> None:
    state = table("players 3", *CASTLE_8, "hand 1 tower", "hand 2 tower", *NO_CARDS)
    play(state, "pass", "pass", "pass")  # seat 0 is out, the others hold a useless card
    assert ALCAZAR.turn(state) is None


def test_alc_72_who_is_out_need_not_pass_again() -> None:
    state = table(*CASTLE_8, "hand 1 3 tower", *NO_CARDS)
    play(state, "pass", "palace 3", "done")  # seat 0 is out; the palace breaks the succession
    assert ALCAZAR.turn(state) == 1
    play(state, "pass")  # all still in have passed
    assert ALCAZAR.turn(state) is None


def test_alc_72_who_passes_although_he_could_build_a_bridge_ends_the_game_with_the_others() -> None:
    state = table("players 3", "build 7x2 8 9x2", "castle almeria 7", "baron 1 7",
        "money 0 15 0", "turn 0", *NO_CARDS)  # fmt: skip
    play(state, "pass")
    assert "bridge 7-9" in legal(state)
    play(state, "pass", "pass")
    assert (ALCAZAR.turn(state), ALCAZAR.scores(state)) == (None, [0, 2, 0])


def test_alc_72_only_buying_or_building_breaks_the_succession() -> None:
    start = ("players 3", *CASTLE_8, "hand 0 tower", "hand 1 tower 10", "hand 2 tower", *NO_CARDS,
        "money 0 0 0")  # fmt: skip
    state = table(*start)
    play(state, "pass", "extend 10", "done", "pass", "pass")
    assert ALCAZAR.turn(state) == 1  # seats 2 and 0 passed, seat 1 built before them
    play(state, "pass")
    assert ALCAZAR.turn(state) is None


def test_alc_72_a_retirement_does_not() -> None:
    state = table(*CASTLE_8, "baron 1 7", "hand 0 tower", *NO_CARDS, "money 0 0")
    play(state, "pass", "retire 7", "pass")
    assert ALCAZAR.turn(state) is None


def test_alc_72_fifty_reales_for_a_card_count_as_building() -> None:
    state = table("build 2 3 4x24 5 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
        "hand 0 tower", "hand 1 6 tower", *NO_CARDS, "money 0 0")  # fmt: skip
    play(state, "pass", "extend 6", "pass")
    assert ALCAZAR.turn(state) == 1  # the pass of seat 0 before the card does not count
    play(state, "pass")
    assert ALCAZAR.turn(state) is None


def test_alc_90_the_game_ends_with_the_last_cube_and_the_turn_is_finished() -> None:
    state = table("build 20x40 21x20 40x23", "castle almeria 20", "castle cadiz 40", "hand 0 40",
        "money 60 0")  # fmt: skip
    assert state.cubes == 1
    play(state, "extend 40")
    assert ALCAZAR.turn(state) == 0  # the noble step
    notes = play(state, "grandee 40" if "grandee 40" in legal(state) else "baron 40")
    assert told(notes)[-1] == "ended-cubes"
    assert ALCAZAR.turn(state) is None
    assert legal(state) == set()
    assert why(state, "buy deck") == "ALC-90 over"


def test_alc_90_or_with_the_last_bridge() -> None:
    nineteen = " ".join(f"{n} {n + 2} {n}-{n + 2}" for n in (13, *range(17, 71, 3)))
    state = table(f"build {nineteen} 4 6", "castle almeria 13", "castle cadiz 17", "baron 0 4")
    play(state, "bridge 4-6")
    assert ALCAZAR.turn(state) == 0
    notes = play(state, "done")
    assert told(notes) == ["ended-bridges"]
    assert ALCAZAR.turn(state) is None


def test_alc_90_founding_a_castle_needs_four_cubes_in_stock() -> None:
    stock = ("castle almeria 20", "castle cadiz 40", "hand 0 60")
    four = table("build 20x40 21x20 40x20", *stock)
    assert four.cubes == 4
    play(four, "castle 60 60-62", "done")
    assert ALCAZAR.turn(four) is None
    three = table("build 20x40 21x20 40x21", *stock)
    assert why(three, "castle 60 60-62") == "ALC-32 castle-no-cubes"


@pytest.mark.parametrize("level", [1, 2, 5, 9])
def test_alc_91_a_baron_scores_his_level_and_a_grandee_twice_his(level: int) -> None:
    flags = ("castle almeria 7",) if level > 1 else ()
    build = f"build 7x{level} 8x{level}"
    state = table(build, *flags, "baron 0 7", "grandee 1 8", "money 0 0")
    assert ALCAZAR.scores(state) == [level, 2 * level]


@pytest.mark.parametrize(("money", "points"), [(0, 0), (49, 0), (50, 1), (99, 1), (149, 2)])
def test_alc_91_one_point_for_every_full_50_reales(money: int, points: int) -> None:
    assert ALCAZAR.scores(table(f"money {money} 0")) == [points, 0]
    off = table(f"money {money} 0", "options money_points=off")
    assert ALCAZAR.scores(off) == [0, 0]


def test_alc_92_most_points_win() -> None:
    state = table(*CASTLE_8, "baron 0 8", "baron 1 7", "money 0 49")
    assert ALCAZAR.winners(state) == [0]


def test_alc_92_a_tie_goes_to_the_money_left_after_the_money_points() -> None:
    state = table("build 7 50", "baron 0 7", "money 49 60", "baron 1 50")
    assert ALCAZAR.scores(state) == [1, 2]
    state = table("build 7x2 50", "baron 0 7", "baron 1 50", "money 12 61")
    assert ALCAZAR.scores(state) == [2, 2]
    assert ALCAZAR.winners(state) == [0]  # 12 against 11: 61 modulo 50
    off = table("build 7x2 50x2", "baron 0 7", "baron 1 50", "money 12 61",
        "options money_points=off")  # fmt: skip
    assert ALCAZAR.winners(off) == [1]  # then all the money counts


def test_alc_92_still_tied_they_share_the_victory() -> None:
    state = table("players 3", "build 7 50", "baron 0 7", "baron 2 50", "money 20 0 20")
    assert ALCAZAR.winners(state) == [0, 2]
    money = table("build 7x2 50", "baron 0 7", "baron 1 50", "money 20 70")
    assert ALCAZAR.winners(money) == [0, 1]


def test_alc_93_hands_and_the_deck_are_hidden() -> None:
    one = table("hand 0 1 2", "hand 1 3 4", "open 10 11 12 13 14 15", "deck 20 21 22")
    two = table("hand 0 1 2", "hand 1 20 22", "open 10 11 12 13 14 15", "deck 4 21 3")
    assert ALCAZAR.observe(one, 0) == ALCAZAR.observe(two, 0)
    assert ALCAZAR.observe(one, 1) != ALCAZAR.observe(two, 1)
    assert ALCAZAR.observe(one, None).hand == []


def test_alc_93_money_boards_open_cards_and_card_counts_are_public() -> None:
    state = table(*CASTLE_8, "baron 1 8", "hand 0 1 2 tower", "hand 1 3", "money 12 34",
        "open 10 11 12", "deck none", "towers 7")  # fmt: skip
    for viewer in (0, 1, None):
        view = ALCAZAR.observe(state, viewer)
        assert [(seat.money, seat.cards, seat.towers) for seat in view.seats] == [
            (12, 2, 1), (34, 1, 0),
        ]  # fmt: skip
        assert (view.open, view.deck, view.tower_deck) == ([10, 11, 12], 0, 7)
        assert [(noble.seat, noble.kind) for noble in view.nobles] == [(1, "baron")]
        assert view.height == list(state.height)


def test_alc_93_a_card_bought_openly_is_known_to_all_until_it_is_played() -> None:
    state = table("open 10 11 12 13 14 15", "hand 1 3")
    play(state, "buy 12", "buy deck")
    assert ALCAZAR.observe(state, 1).seats[0].shown == (12,)
    assert 12 not in ALCAZAR.observe(state, 1).unseen
    guess = ALCAZAR.determinize(ALCAZAR.observe(state, 1), Rng(b"any"))
    assert guess.hands[0] == [12]
    play(state, "palace 12")
    assert ALCAZAR.observe(state, 1).seats[0].shown == ()


def test_alc_93_the_bank_never_runs_out() -> None:
    state = table("build 7x13 8x13", "castle almeria 7", "hand 0 7", "money 999000 0")
    play(state, "extend 7", "done")
    assert state.money[0] == 999050
    assert height(state, 7) == 14
    assert noble(state, 7) == ""


@LAW
@given(data=st.data())
def test_alc_92_somebody_wins_every_game(data: st.DataObject) -> None:
    assert ALCAZAR.winners(data.draw(walks(ALCAZAR)).end())
