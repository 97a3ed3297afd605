"""What is written of a position is read again, at every step of a turn, whoever may know it."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.record.positions import from_position
from wandering import LAW, Walk, walks

NUMBERED: Final = {
    "buildings",
    "pieces",
    "active",
}  # buildings are numbered anew when they are read
WORDS: Final = (
    *("game castle", "players 9", "turn 1", "start 5", "round 0", "phase over", "phase put 0 1"),
    *("hand 0 ?", "points 99 99", "money 1 2", "drawn T01", "pile T02 ?", "deck none", "wall -"),
    *("build 7x81", "castle jaen 7", "alhambra 0 tower7 9,9", "tile e5 T01 1", "new 7", "due a1.0"),
    *("options bonus=on", "founding 7", "retired", "scored 2", "waiting 3", "held 0 9@99", "x 1"),
)
Any3 = Game[Any, Any, Any]


def moves(game: Any3, state: Any) -> list[str]:
    return sorted(game.write(state, action) for action in game.legal_actions(state))


def somewhere(walk: Walk, number: int) -> Any:
    """Return the position of a game before some action, or its end."""
    state = next(islice((state for state, _ in walk.steps()), number, None), None)
    return walk.end() if state is None else state.copy()


def read_or_refused(game: Any3, text: str) -> tuple[Any, PositionError | None]:
    """Return what a text says, or why it is refused; any other error fails the test."""
    try:
        return game.read_position(text), None
    except PositionError as error:
        return None, error


def seen(game: Any3, state: Any, seat: int | None) -> dict[str, Any]:
    """Return a view by its fields, without the numbers that buildings have."""
    view = game.observe(state, seat)
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in NUMBERED}


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_every_position_of_a_game_comes_back_the_same(name: str, data: Any) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    for state, _ in walk.sample(8):
        text = game.position(state, None)
        again = game.read_position(text)
        assert game.position(again, None) == text
        assert moves(game, again) == moves(game, state)
        assert game.scores(again) == game.scores(state)
        for seat in (None, *range(state.players)):
            assert seen(game, again, seat) == seen(game, state, seat)


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_what_a_seat_does_not_know_is_dealt_anew(name: str, data: Any) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    for state, _ in walk.sample(5):
        for seat in range(state.players):
            text = game.position(state, seat)
            one, other = (game.read_position(text, "", Rng(seed)) for seed in (b"1", b"2"))
            assert game.position(one, seat) == game.position(other, seat) == text
            if game.turn(state) == seat:
                assert moves(game, one) == moves(game, state)


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_a_game_that_goes_on_from_a_position_is_recorded(name: str, data: Any) -> None:
    game = GAMES[name]
    state = somewhere(data.draw(walks(game)), data.draw(st.integers(0, 200)))
    record = from_position(game.position(state, game.turn(state)), Rng(b"deal"))
    while record.turn is not None and len(record.actions) < 20:
        record.play(data.draw(st.sampled_from(record.legal_actions())))
    again = Record.loads(record.dumps())
    assert again == record
    assert game.position(again.state(), None) == game.position(record.state(), None)


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_a_text_that_was_changed_is_read_or_refused_with_a_sentence(name: str, data: Any) -> None:
    """A line left out, twice, elsewhere, of another game, a word changed: never anything worse."""
    game = GAMES[name]
    state = somewhere(data.draw(walks(game)), data.draw(st.integers(0, 200)))
    lines = game.position(state, None).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        words = lines[place].split() or [""]
        word = data.draw(st.integers(0, len(words) - 1))
        match data.draw(st.sampled_from(("cut", "twice", "swap", "foreign", "word", "drop"))):
            case "cut":
                lines = [*lines[:place], *lines[place + 1 :]] or [""]
            case "twice":
                lines = [*lines, lines[place]]
            case "swap":
                lines[place], lines[-1] = lines[-1], lines[place]
            case "foreign":
                lines[place] = data.draw(st.sampled_from(WORDS))
            case "word":
                other = data.draw(st.sampled_from("\n".join([*lines, *WORDS]).split()))
                lines[place] = " ".join([*words[:word], other, *words[word + 1 :]])
            case _:
                lines[place] = " ".join([*words[:word], *words[word + 1 :]])
    read, fault = read_or_refused(game, "\n".join(lines))
    if fault:
        assert fault.reason
        assert fault.key
        assert 0 <= fault.line <= len(lines)
        return
    text = game.position(read, None)
    assert game.position(game.read_position(text), None) == text
    if game.turn(read) is not None:
        assert game.legal_actions(read)
        for action in game.legal_actions(read)[:3]:
            game.apply(read.copy(), action, [])
