"""Alcazar: positions as text come back the same, and impossible ones are refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games.alcazar.rules.components import FLAGS
from alcaide.games.alcazar.rules.state import FLAG, MAIN, State
from alcaide.games.alcazar.text.position import read_position
from alcaide.games.alcazar.text.position_write import write_position
from situations import ALCAZAR, EIGHT_CASTLES, height, legal, play, snake, table, value
from wandering import LAW, Walk, walks

BOARDS = ("", snake())


def moves(state: State) -> set[str]:
    """Return what is legal, in words: buildings are numbered anew when they are read."""
    return {ALCAZAR.write(state, action) for action in ALCAZAR.legal_actions(state)}


@LAW
@given(walk=walks(ALCAZAR, BOARDS))
def test_any_opening_of_a_turn_comes_back_the_same(walk: Walk) -> None:
    for state, _ in walk.sample(12):
        if state.phase == MAIN and not state.retired:
            again = read_position(write_position(state), walk.board)
            assert write_position(again) == write_position(state)
            assert moves(again) == moves(state)
            assert again.deck == state.deck
            assert ALCAZAR.scores(again) == ALCAZAR.scores(state)


@LAW
@given(walk=walks(ALCAZAR, BOARDS), seat=st.integers(0, 1))
def test_a_seat_writes_only_what_it_may_know_and_all_of_that(walk: Walk, seat: int) -> None:
    for state, _ in walk.sample(16):
        text = write_position(state, seat)
        guess = ALCAZAR.determinize(ALCAZAR.observe(state, seat), Rng(b"guess"))
        assert write_position(guess, seat) == text
        if state.phase == MAIN and not state.retired:
            again = read_position(text, walk.board)
            assert write_position(again, seat) == text
            assert len(again.deck) == len(state.deck)
            if state.seat == seat:
                assert moves(again) == moves(state)


@LAW
@given(walk=walks(ALCAZAR))
def test_a_finished_game_is_read_as_one(walk: Walk) -> None:
    end = walk.end()
    again = read_position(write_position(end))
    assert ALCAZAR.turn(again) is None
    assert ALCAZAR.scores(again) == ALCAZAR.scores(end)


def test_what_is_left_out_is_as_at_the_start_of_a_game() -> None:
    state = read_position("")
    assert (state.players, state.seat, state.start, state.round) == (2, 0, 0, 1)
    assert (list(state.money), list(state.barons), list(state.grandees)) == (
        [40, 40],
        [6, 6],
        [2, 2],
    )
    assert (state.cubes, state.bridges, state.towers) == (84, 20, 20)
    assert state.hands == [[], []]
    assert state.open == [1, 2, 3, 4, 5, 6]
    assert state.deck[::-1] == list(range(7, 73))


def test_every_line_says_what_the_documentation_says() -> None:
    state = read_position("""
        players 3           ; everything after a semicolon is a comment
        START 2
        turn 1
        round 4
        options money_points=off straight_founding=on
        build 7 8 9 8 7x2 9x2
        build 7-9
        castle sevilla 8
        baron 1 7
        grandee 0 9
        money 1 2 3
        hand 0 30 31 tower ?
        shown 0 31
        open 40 41
        deck none
        towers 5
        passed 0
    """)
    assert (state.players, state.start, state.seat, state.round) == (3, 2, 1, 4)
    assert (state.money_points, state.straight, state.union50) == (False, True, False)
    assert [height(state, space) for space in (7, 8, 9)] == [4, 4, 4]
    assert value(state, 8) == 3 + 2 * 5 + 12
    assert (list(state.barons), list(state.grandees)) == ([6, 5, 6], [1, 2, 2])
    assert list(state.money) == [1, 2, 3]
    assert (len(state.hands[0]), state.tower_hands[0], state.shown[0]) == (3, 1, [31])
    assert (state.open, state.deck, state.towers) == ([40, 41], [], 5)
    assert state.passed == 1


IMPOSSIBLE = {
    "castles 7": "line 1: 'castles' is none of game, board, version, players",
    "players 1": "line 1: ALC-1: 2 to 5 players, not 1",
    "players many": "line 1: ALC-1: 2 to 5 players, not many",
    "turn 2": "line 1: ALC-1: there is no seat 2; seats are 0 to 1",
    "round -1": "line 1: round needs one number",
    "options money=off": "line 1: 'money=off' is no option",
    "options castle_at_50=maybe": "line 1: 'castle_at_50=maybe' is no option",
    "money 1 2 3": "line 1: 'money 1 2 3' has too few or too many words",
    "money 1 -2": "money needs one number from 0 to 999999, not '-2'",
    "build 7x85\ncastle almeria 7": "line 1: ALC-2: there are only 84 stones",
    "build 7x81\ncastle almeria 7": "ALC-40: 7 has 76 cubes above level 5, where only the card",
    "build 7x7\ncastle almeria 7": "ALC-40: 7 has 2 cubes above level 5",
    "build " + "7x6 9x6 11x6 13x6 15x6 17x6\n" + "\n".join(
        f"castle {flag} {7 + 2 * n}" for n, flag in enumerate(FLAGS[:6])
    ): "ALC-2: there are 20 tower cards, not 24",
    "build 7x6\ncastle jaen 7\ntowers 17": "ALC-2: there are 20 tower cards, not 21",
    "build seven": "line 1: 'seven' is no piece",
    "build 8x0": "line 1: '8x0' is no piece",
    "build 73": "line 1: there is no cell '73'",
    "build g2": "ALC-40: g2 is a gap: its ground carries no stone",
    "build 7 7-9": "ALC-46: the pillars of 7-9 are 1 and 0 high",
    "build 7-9": "ALC-46: the pillars of 7-9 are 0 and 0 high",
    "build 7 8 9 7-9": "ALC-46: the middle of 7-9 must be lower",
    "build 10 12 10-12": "ALC-46: 10-12 is no bridge",
    "build 7 9 7-9 7-9": "ALC-46: the middle of 7-9 must be lower",
    "build 7 9 7-9 7 9 7-9": "ALC-48: a bridge lies on 7-9 already",
    "build 7 8 9 8": "ALC-22: the palace on 7 has value 5 and a flag is free",
    "castle almeria 7": "ALC-21: nothing stands on 7: a flag needs a castle",
    "build 7\ncastle almeria 7": "line 2: ALC-21: a castle is worth at least 5",
    "build 7x3\ncastle segovia 7": "line 2: there is no flag 'segovia'",
    "build 7x3\ncastle cadiz 7\ncastle jaen 7": "ALC-21: the castle on 7 has two flags",
    "build 7x3 9x3\ncastle jaen 7\ncastle jaen 9": "ALC-2: there is only one flag jaen",
    "baron 0 8": "ALC-50: nothing stands on 8: a noble needs a piece under him",
    "build 8\nbaron 0 8\nbaron 1 8": "line 3: ALC-52: two nobles on 8",
    "build 8 10 12\ngrandee 0 8 10 12": "ALC-1: seat 0 has no more grandees",
    "build 8\nbaron 2 8": "ALC-1: there is no seat 2",
    "hand 0 3\nhand 1 3": "ALC-2: card 3 is in two places",
    "hand 0 3\nopen 3": "ALC-2: card 3 is in two places",
    "hand 0 3\ngone 3": "ALC-2: card 3 is in two places",
    "hand 0 73": "ALC-2: there is no card 73",
    "hand 0 castle": "a card needs one number",
    "hand 0 3\nhand 0 4": "line 2: hand 0 is there twice",
    "money 1 2\nmoney 3 4": "line 2: money is there twice",
    "turn 1\nplayers 2\nturn 0": "line 3: turn is there twice",
    "hand 0 " + "? " * 40 + "\nhand 1 " + "? " * 40: "ALC-2: more cards in hands than there are",
    "hand 0 3\nshown 0 4": "ALC-93: card 4 is shown but not in the hand of seat 0",
    "open 1 2 3 4 5 6 7": "ALC-3: six cards lie open, not 7",
    "open 1 2 3": "ALC-11: 3 cards lie open; with a deck there are six",
    "hand 0" + " tower" * 21: "ALC-2: there are 20 tower cards, not 21",
    "towers 21": "ALC-2: there are 20 tower cards, not 21",
    "hand 0 tower\ntowers 20": "ALC-2: there are 20 tower cards, not 21",
    "out 0": "ALC-71: seat 0 is not out while there are cards to hold",
    "out 0\nopen\ndeck none\ntowers 0\nhand 1 3": "ALC-71: it is the turn of seat 0, who is out",
}  # fmt: skip


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert IMPOSSIBLE[text] in str(caught.value)


@given(st.lists(st.sampled_from([*" ;=?-0123456789x\n", "build ", "castle ", "hand ", "none ",
    "baron ", "money ", "tower ", "almeria ", "players ", "g2", "\x00", "é", "²"])))  # fmt: skip
def test_nonsense_is_refused_and_never_anything_worse(words: list[str]) -> None:
    text = "".join(words)
    try:  # any other error fails the test
        state = read_position(text)
    except PositionError:
        return
    assert write_position(read_position(write_position(state))) == write_position(state)


def test_xl_palaces_are_allowed_where_no_flag_is_free() -> None:
    state = table(*EIGHT_CASTLES, "build 50x5 60x6", "hand 0 49")
    assert (value(state, 50), value(state, 60)) == (9, 11)


def test_from_a_position_one_plays_on_to_flags_and_nobles() -> None:
    state = table(*EIGHT_CASTLES, "build 50x3 60x4 10 11", "hand 0 12")
    play(state, "extend 12")
    assert state.phase == FLAG
    play(state, "flag 50")
    assert "baron 12" in legal(state)
