"""Almena does what a game has to do, and each of its rules what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alcaide.bots import bot
from alcaide.bots.match import play_on, streams
from alcaide.locale import LANGUAGES, rules
from alcaide.record import Record
from alcaide.testing import conformance
from almena import GAME, Lay, State
from almena.rules.components import CARDS, KEEP, NAMES, WALLS, treasure
from almena.rules.state import NOBODY, OPEN


def fresh(players: int = 2) -> State:
    return GAME.new(players, seed=1)


def laid(*cards: str, players: int = 2) -> State:
    """Return a position after some cards, "5 b2", were laid by turns, whoever held them."""
    state = fresh(players)
    for text in cards:
        action = GAME.read(state, f"lay {text}")
        state.hands[state.mover].append(action.card)
        GAME.apply(state, action, None)
    return state


def refused(state: State, text: str) -> tuple[str, str]:
    refusal = GAME.why_not(state, GAME.read(state, f"lay {text}"))
    assert refusal is not None
    return refusal.rule, refusal.reason


def played(seed: int, *bots: str) -> Record:
    """Return a game between bots."""
    record = Record(GAME, GAME.setup(len(bots), seed=seed))
    play_on(record, [bot(name) for name in bots], streams(b"%d" % seed, len(bots)))
    return record


def test_nothing_is_missing_or_wrong() -> None:
    assert conformance(GAME) == []


def test_every_rule_is_stated_in_all_languages_and_has_a_test() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    tested = re.findall(r"^def test_alm_(\d+)_", here, re.MULTILINE)
    for lang in LANGUAGES:
        assert [rule.id for rule in rules("almena", lang).rules if rule.id] == [
            f"ALM-{number}" for number in tested
        ]


def test_alm_1_strength_and_treasure_make_seven() -> None:
    assert len(CARDS) == 24
    assert all(CARDS.count(card) == 4 and card + treasure(card) == 7 for card in CARDS)


def test_alm_2_ten_walls_have_24_cells_and_none_goes_over_the_keep() -> None:
    assert NAMES[KEEP] == "c3"
    assert sorted(len(wall) for wall in WALLS) == [4] * 2 + [5] * 8
    assert set().union(*WALLS) == set(range(25)) - {KEEP}
    assert refused(fresh(), f"{fresh().hands[fresh().mover][0]} c3") == ("ALM-2", "keep")


def test_alm_3_everybody_has_three_cards_that_others_do_not_see() -> None:
    state = fresh(4)
    assert [len(hand) for hand in state.hands] == [3] * 4
    assert GAME.observe(state, 2).hand == state.hands[2]
    assert GAME.observe(state, None).hand == []
    assert {GAME.new(4, seed=seed).start for seed in range(40)} == {0, 1, 2, 3}


def test_alm_10_a_card_of_the_hand_is_laid_and_the_next_one_taken() -> None:
    state = fresh()
    seat, top = state.mover, state.deck[-1]
    card = state.hands[seat][0]
    rest = state.hands[seat][1:]
    GAME.play(state, Lay(card, NAMES.index("c2")))
    assert state.hands[seat] == sorted([*rest, top])
    missing = next(card for card in range(1, 7) if card not in state.hands[state.mover])
    assert refused(state, f"{missing} c1") == ("ALM-10", "not-in-hand")


def test_alm_11_a_card_touches_the_keep_or_another_one() -> None:
    state = fresh()
    card = state.hands[state.mover][0]
    assert {NAMES[action.cell] for action in GAME.legal_actions(state)} == {"c2", "b3", "d3", "c4"}
    assert refused(state, f"{card} a1") == ("ALM-11", "touches-nothing")
    GAME.play(state, Lay(card, NAMES.index("c2")))
    card = state.hands[state.mover][0]
    assert refused(state, f"{card} c2") == ("ALM-11", "cell-taken")
    assert Lay(card, NAMES.index("c1")) in GAME.legal_actions(state)


@pytest.mark.parametrize("players", GAME.seats)
def test_alm_12_everybody_lays_as_many_cards(players: int) -> None:
    record = played(1, *["random"] * players)
    start = record.setup.start
    assert [seat for seat, _ in record.actions] == [(start + n) % players for n in range(24)]


def test_alm_20_the_strongest_takes_the_treasure_of_all_cards() -> None:
    column = ("6 c2", "5 c1", "1 c4", "3 c5")  # 7 against 8
    state = laid(*column)
    winner = (state.start + 1) % 2
    assert state.walls[7] == winner
    assert state.points[winner] == 1 + 2 + 6 + 4
    assert laid(*column[:3]).walls[7] == OPEN


def test_alm_21_a_tie_is_nobodys() -> None:
    state = laid("6 c2", "5 c1", "1 c4", "2 c5")
    assert state.walls[7] == NOBODY
    assert state.points == [0, 0]


def test_alm_30_the_game_ends_when_all_cards_are_laid() -> None:
    state = played(3, *["random"] * 3).state()
    assert GAME.turn(state) is None
    assert OPEN not in state.walls
    assert refused(state, "1 a1") == ("ALM-30", "over")


def test_alm_31_most_treasure_wins_and_a_tie_is_shared() -> None:
    state = fresh(3)
    state.points = [20, 31, 31]
    assert GAME.winners(state) == [1, 2]
    state.points = [32, 31, 31]
    assert GAME.winners(state) == [0]


def test_bots_that_think_beat_those_that_do_not() -> None:
    one = [GAME.winners(played(seed, "greedy", "random").state()) == [0] for seed in range(10)]
    other = [GAME.winners(played(seed, "random", "greedy").state()) == [1] for seed in range(10)]
    assert sum(one + other) >= 14
