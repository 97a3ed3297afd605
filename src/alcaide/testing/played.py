"""What a game does while it is played: laws of one position, and of a whole game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from alcaide.core.encoding import BYTES
from alcaide.core.rng import Rng
from alcaide.core.rows import held
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Setup
from alcaide.record import Record


def dealt_alike(game: Game[Any, Any, Any], setup: Setup) -> Iterator[str]:
    """Yield whether the same setup gives different positions."""
    if held(game.deal(setup)) != held(game.deal(setup)):
        yield "deal gives two different positions for the same setup"


def listed_once(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with the list of legal actions."""
    legal = game.legal_actions(state)
    if len(set(legal)) < len(legal):
        yield f"legal_actions lists an action twice: {_twice(legal)!r}"
    for action in legal:
        if refusal := game.why_not(state, action):
            yield f"why_not refuses the legal action {action!r}: {refusal.rule} ({refusal.reason})"


def refusing(game: Game[Any, Any, Any], state: Any, others: Sequence[Any]) -> Iterator[str]:
    """Yield the actions of other positions that are not legal here and yet not refused."""
    legal = game.legal_actions(state)
    for action in others:
        if action not in legal and game.why_not(state, action) is None:
            yield f"why_not does not refuse {action!r}, which legal_actions does not list"


def written_and_read(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield actions that notation or JSON do not bring back."""
    decode = msgspec.json.Decoder(game.action_type).decode
    texts: dict[str, Any] = {}
    for action in game.legal_actions(state):
        text = game.write(state, action)
        if game.read(state, text) != action:
            yield f"read({text!r}) is not the action that write gave this text: {action!r}"
        if text in texts:
            yield f"write calls two legal actions {text!r}: {texts[text]!r} and {action!r}"
        if decode(msgspec.json.encode(action)) != action:
            yield f"JSON does not bring back {action!r}"
        texts[text] = action


def copied(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield whether a copy, or what is played in one, is not independent."""
    before = pickle.dumps(held(state))
    copy, notes = state.copy(), list[Note]()
    if held(copy) != held(state):
        yield "copy() forgets something of a state"
    if held(pickle.loads(pickle.dumps(state))) != held(state):
        yield "a state that was pickled does not come back the same"
    action = game.legal_actions(state)[0]
    quiet = state.copy()
    game.apply(copy, action, notes)
    game.apply(quiet, action, None)
    if pickle.dumps(held(state)) != before:
        yield f"apply({action!r}) on a copy changes the state that it was copied from"
    if held(copy) != held(quiet):
        yield f"apply({action!r}) does something else where it is asked for notes"
    yield from (f"note {note.key} names no rule" for note in notes if not note.rule)


def seen_and_guessed(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with views, and with guesses at what they do not show."""
    for who in (seat, None):
        view = game.observe(state, who)
        if msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) != view:
            yield "JSON does not bring back a view"
        guess = game.determinize(view, Rng(b"conformance"))
        if game.observe(guess, who) != view:
            yield "observe(determinize(view)) is another view: the guess changes what is known"
        if who is not None and game.legal_actions(guess) != game.legal_actions(state):
            yield "what a seat may do depends on what it cannot see"
    if game.round(state) != game.observe(state, None).round:
        yield "round is not the one in a view"


def set_up(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield whether a position does not come back from its text, as everybody knows it."""
    for who in (None, seat):
        text = game.position(state, who)
        again = game.read_position(text, "", Rng(b"position"))
        if game.position(again, who) != text:
            yield "read_position(position(state)) is another position"
        if game.turn(again) != game.turn(state):
            yield "read_position(position(state)) has another seat to move"
        if text.split("\n", 1)[0] != f"game {game.name}":
            yield f"the text of a position does not begin with the line: game {game.name}"


def numbered(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with the numbers of actions and observations."""
    features, legal = game.features(), game.legal_actions(state)
    numbers = features.numbers(state, legal)
    own = [number for number in numbers if number != -1]
    if len(numbers) != len(legal) or not own:
        yield "features: not every position has an action with a number"
    if len(set(own)) < len(own) or not set(own) <= set(range(features.action_count)):
        yield "features: two legal actions have the same number, or one is out of range"
    for who in range(state.players):
        row = features.observation(state, who)
        if len(row) != features.length(state.players):
            yield f"features: an observation has {len(row)} numbers, not as many as its parts say"
        guess = game.determinize(game.observe(state, who), Rng(b"numbers"))
        if features.observation(guess, who) != row:
            yield "features: an observation depends on what the seat cannot see"


def scored(
    game: Game[Any, Any, Any], state: Any, setup: Setup, lines: Sequence[tuple[int, str]]
) -> Iterator[str]:
    """Yield what is wrong with scores and winners of a finished game."""
    scores, winners = game.scores(state), game.winners(state)
    if len(scores) != setup.players:
        yield f"scores has {len(scores)} numbers for {setup.players} seats"
    if winners != sorted(set(winners)) or not set(winners) <= set(range(setup.players)):
        yield f"winners are {winners}; they must be seats, each once, in order"
    if game.legal_actions(state):
        yield "legal_actions is not empty although the game is over"


def recorded(
    game: Game[Any, Any, Any], state: Any, setup: Setup, lines: list[tuple[int, str]]
) -> Iterator[str]:
    """Yield whether a record does not bring back the same game."""
    if game.name not in GAMES:  # which is told: nobody could read the record
        return
    again = Record.loads(Record(game, setup, lines).dumps())
    if held(again.state()) != held(state):
        yield "a record does not lead to the position in which the game ended"


def cached(
    game: Game[Any, Any, Any], state: Any, setup: Setup, lines: list[tuple[int, str]]
) -> Iterator[str]:
    """Yield whether an observation depends on what was observed before."""
    features, again = game.features(), game.deal(setup)
    cache = features.new_cache(again, BYTES)
    for seat, text in lines:
        if b"".join(features.write(again, seat, cache)) != features.observation(again, seat):
            yield "features: an observation depends on what its cache has kept"
        game.apply(again, game.read(again, text), None)


def _twice(legal: list[Any]) -> Any:
    return next(action for action in legal if legal.count(action) > 1)


CHECKS: Final = (listed_once, written_and_read, copied, seen_and_guessed, set_up, numbered)
AT_THE_END: Final = (scored, recorded, cached)
