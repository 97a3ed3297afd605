"""Alhambra: the bonus cards (ALH-B1 to ALH-B5)."""

from __future__ import annotations

from typing import Any

import pytest

from alcaide.bots import bot
from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import versions
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.information import view
from alcaide.games.alhambra.information.asking import asked
from alcaide.games.alhambra.rules import setup
from alcaide.games.alhambra.rules.components import BONUS_DEAL
from alcaide.games.alhambra.rules.state import ACT, PUT, REVEAL, State
from alcaide.games.alhambra.text.position import read_position
from alcaide.games.alhambra.text.position_write import write_position
from asking import told
from palaces import BARE, SHOW, counted, dealing, legal, named, play, table, tally, why

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


PUTTING = "phase put\ntray 0 red1"
OWN_TURN = ("options bonus=on", BARE, SHOW, "alhambra 0 garden11 0,1 tower12 0,2")


def test_alh_b2_shown_in_the_own_turn_which_goes_on() -> None:
    state = table(*OWN_TURN, "bonus 0 garden11 tower12 arcades9", "money 0 y2")
    before = legal(state)
    assert {"reveal garden11", "reveal tower12"} == legal(state, "reveal")
    notes = play(state, "reveal tower12")
    assert told(notes) == ["revealed"]
    assert (tally(state)["tower"], state.mover, state.phase) == (2, 0, ACT)
    assert legal(state) == before - {"reveal tower12"}
    play(state, "buy 1 with y2")
    assert state.further
    play(state, "reveal garden11", "take y9")  # between two steps
    assert (state.phase, legal(state, "reveal")) == (PUT, set())
    assert why(state, "reveal arcades9") == "ALH-B2 bonus-tile-not-standing"


def test_alh_b2_shown_before_a_tile_is_placed_and_back_when_its_own_leaves() -> None:
    state = table(*OWN_TURN, "bonus 0 garden11", "phase put", "tray 0 pavilion8 pavilion7")
    play(state, "reveal garden11", "put pavilion7 reserve")
    assert (state.phase, tally(state)["garden"]) == (PUT, 2)
    state = table(*OWN_TURN, "bonus 0 tower12")
    play(state, "reveal tower12", "lift 0,2")
    assert (named(state, state.bonuses[0]), state.shown[0]) == (["tower12"], [])


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ("bonus 0 garden11 tower12", "reveal garden11 tower12", "ALH-B2 bonus-one-by-one"),
        ("bonus 0 garden11 tower12", "reveal none", "ALH-B2 bonus-one-by-one"),
        ("bonus 0 arcades9", "reveal arcades9", "ALH-B2 bonus-tile-not-standing"),
        ("bonus 1 garden11", "reveal garden11", "ALH-B2 no-such-bonus"),
        ("shown 0 garden11", "reveal garden11", "ALH-B2 no-such-bonus"),
        ("bonus 0 garden11\nversion 2", "reveal garden11", "ALH-1 act-first"),
        (
            "bonus 0 garden11\nphase put\ntray 0 red1\nversion 2",
            "reveal garden11",
            "ALH-7 put-first",
        ),
    ],
)
def test_alh_b2_in_the_own_turn_one_by_one_and_only_what_could_be_shown(
    lines: str, line: str, reason: str
) -> None:
    state = table("options bonus=on squares=on", *OWN_TURN[1:], lines)
    assert why(state, line) == reason


def test_alh_b2_not_in_the_turns_of_others_and_not_while_a_vizier_buys() -> None:
    lines = ("options bonus=on vizier=on", BARE, SHOW, "alhambra 0 garden11 0,1", "money 0 y2")
    state = table(*lines, "bonus 0 garden11", "turn 2", "phase vizier 0")
    assert legal(state) == {"vizier 1 with y2", "no"}
    play(state, "vizier 1 with y2")
    assert legal(state, "reveal") == set()
    assert why(state, "reveal garden11") == "ALH-V3 put-first"


def test_alh_b2_bots_keep_their_cards_until_they_count() -> None:
    state = table(*OWN_TURN, "bonus 0 garden11 tower12", "money 0 y2")
    assert GAME.worthwhile is not None
    shows = [a for a in GAME.legal_actions(state) if a not in GAME.worthwhile(state)]
    assert {GAME.write(state, action) for action in shows} == legal(state, "reveal")
    for number in range(20):
        for name in ("easy", "greedy"):
            rng = Rng(bytes([number]))
            chosen = bot(name).choose(GAME, view.observe(state, 0), GAME.legal_actions(state), rng)
            assert chosen not in shows


@pytest.mark.parametrize("others", [(), ("bonus 2 tower11c",)])
def test_greedy_shows_a_card_where_it_counts(others: tuple[str, ...]) -> None:
    lines = (*BONUS, "alhambra 0 garden11 0,1", "alhambra 1 garden10c 0,1", "bonus 0 garden11")
    state = table(*lines, *others, "turn 2")
    play(state, "take y9")
    seen = view.observe(state, 0)
    chosen = bot("greedy").choose(GAME, seen, GAME.legal_actions(state), Rng(b"1"))
    assert GAME.write(state, chosen) == "reveal garden11"


def test_alh_b2_matched_by_tile_not_by_price() -> None:
    state = table(*BONUS, "alhambra 0 garden10a 1,0 tower11b -1,0", "bonus 0 garden10c tower11c")
    play(state, "take y9")
    assert legal(state) == {"reveal none"}


def test_alh_b3_back_to_hand_when_the_tile_leaves_and_shown_again_when_rebuilt() -> None:
    lines = ("options bonus=on", BARE, "alhambra 0 garden11 0,1", "shown 0 garden11")
    state = table(*lines)
    assert tally(state)["garden"] == 2
    assert "took-back" in told(play(state, "lift 0,1"))
    assert (named(state, state.bonuses[0]), state.shown[0]) == (["garden11"], [])
    assert tally(state)["garden"] == 0
    state = table(*lines, "reserve 0 tower12")
    assert "took-back" in told(play(state, "exchange tower12 at 0,1"))


CASE = """
    players 3
    options bonus=on
    alhambra 1 pavilion8 0,-1
    bonus 0 {0} ? ?
    bonus 1 {1} ? ?
    bonus 2 tower12 ? ?
    money 0 y7 g2
    market pavilion7 seraglio9 tower12 chambers9a
    display y1 y2 g9 o5
    deck S1 b7 b2
"""


def told_to(state: State, seat: int | None) -> list[Any]:
    """Return all that the game tells somebody whose turn it is not."""
    seen = view.observe(state, seat)
    told = [seen, GAME.describe(seen), GAME.prompt(seen), GAME.scene(seen, 0), asked(state)]
    if seat is not None:
        told += [GAME.position(state, seat), GAME.features().observation(state, seat)]
    return told


def test_alh_b4_who_is_asked_tells_nothing_and_neither_does_his_answer() -> None:
    """Seat 1 has a pavilion, and either the bonus card of that or another one."""
    could = table(CASE.format("seraglio9", "pavilion8"))
    could_not = table(CASE.format("pavilion8", "seraglio9"))
    for state, answer in ((could, "reveal pavilion8"), (could_not, "reveal none")):
        notes = play(state, "take g9")
        assert told(notes) == ["took", "scoring-card"]
        assert (state.phase, state.mover, view.observe(state, 2).asked) == (REVEAL, 1, [1, 2, 0])
        assert legal(state) == {answer, "reveal none"}
    for seat in (2, None):
        assert told_to(could, seat) == told_to(could_not, seat)
    assert play(could, "reveal pavilion8") == play(could_not, "reveal none") == []
    for seat in (2, None):
        assert told_to(could, seat) == told_to(could_not, seat)
    for state in (could, could_not):
        assert play(state, "reveal none") == []
        play(state, "reveal none")
    assert named(could, could.shown[1]) == ["pavilion8"]
    assert (list(could.points), list(could_not.points)) == ([0, 1, 0], [0, 1, 0])


def test_alh_b4_who_has_shown_all_cards_or_has_none_is_not_asked() -> None:
    state = table(*BONUS, "alhambra 0 garden11 0,1", "shown 0 garden11", "bonus 2 tower12")
    play(state, "take y9")
    assert (state.mover, state.asked) == (2, [2])


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


@pytest.mark.parametrize(
    ("phase", "rule"),
    [("reveal 1 2", "ALH-B4"), ("reveal 0 1 2", "ALH-B4"), ("reveal 1 0 2", "ALH-V4")],
)
def test_positions_in_which_others_are_asked_than_hold_a_card_are_refused(
    phase: str, rule: str
) -> None:
    lines = ["options bonus=on", "waiting 1", "bonus 1 tower12", "bonus 2 garden11"]
    lines += ["bonus 0 arcades9"] * (len(phase.split()) < 4 or rule == "ALH-V4")
    with pytest.raises(PositionError, match=rule):
        table(*lines, f"phase {phase}")


def test_a_game_of_version_2_asks_only_those_who_could_show_a_card() -> None:
    old = versions("alhambra")["2"]
    for built, mover in (("pavilion8", 1), ("tower11c", 2)):
        lines = CASE.format("seraglio9", "pavilion8").replace("pavilion8 0", f"{built} 0")
        lines = lines.replace("tower12 chambers9a", "arcades9 chambers9a")
        state = read_position(lines + "version 2\nalhambra 2 tower12 0,1")
        play(state, "take g9")
        assert (state.mover, old.observe(state, None).asked) == (mover, [mover])
        assert old.asked is not None
        assert old.asked(state) == [mover]
        assert read_position(write_position(state)).version == 2
