"""What a game answers to every question of its interface, along one random game, as text.

``python tests/support/playthrough.py`` prints it; tests compare it with what is kept in
tests/golden/playthrough.txt.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.values import Note

VIEWS = 60  # so often views are written in full; in between a sum of them will do
DETAILS = 12  # so often each choice and each refusal is


def playthrough(game: Game[Any, Any, Any], players: int, seed: int) -> Iterator[str]:
    """Yield the lines."""
    setup = game.setup(players, seed=seed)
    state, rng, number = game.deal(setup), Rng(b"playthrough"), 0
    yield f"game {game.name} version {game.version} seats {list(game.seats)}"
    yield from (f"option {o.name} {' '.join(o.values)} ({o.rule})" for o in game.options)
    yield f"setup {json(setup)}"
    while game.turn(state) is not None:
        actions = game.legal_actions(state)
        action = actions[rng.below(len(actions))]
        yield from position(game, state, number)
        yield f"legal {', '.join(game.write(state, each) for each in actions)}"
        if number % DETAILS == 0:
            yield from decision(game, state, actions)
        yield f"action {game.write(state, action)} {json(action)}"
        yield f"reveals {game.reveals(state, action)}"
        notes: list[Note] = []
        game.apply(state, action, notes)
        yield from (f"note {note.key} ({note.rule}) {json(note.args)}" for note in notes)
        number += 1
    yield from position(game, state, number)
    yield f"winners {game.winners(state)}"
    yield f"ending {json(game.ending(game.observe(state, None)).sentence)}"


def position(game: Game[Any, Any, Any], state: Any, number: int) -> Iterator[str]:
    """Yield what there is to see."""
    yield ""
    yield f"# {number}"
    yield f"turn {game.turn(state)} scores {game.scores(state)}"
    views = [None, *range(len(game.scores(state)))]
    for seat in views:
        view = game.observe(state, seat)
        again = game.observe(game.determinize(view, Rng(b"any")), seat)
        text = json(view)
        shown = text if number % VIEWS == 0 else f"sum {digest(text)}"
        yield f"observe {seat} {shown}{'' if again == view else ' DIFFERS when determinized'}"


def decision(game: Game[Any, Any, Any], state: Any, actions: list[Any]) -> Iterator[str]:
    """Yield what is asked, what may be answered, and why some other answers may not."""
    view = game.observe(state, game.turn(state))
    prompt = game.prompt(view)
    yield f"prompt {prompt.title.key} ({prompt.rule})"
    for choice in game.choices(view, actions):
        effect = f"price {choice.price} income {choice.income} points {choice.points}"
        yield f"choice {choice.text} | {' '.join(choice.picks)} | {effect} final {choice.final}"
        assert game.read(state, choice.text) == choice.action
    for attempt in game.plausible(view):
        refusal = attempt.refusal
        yield f"refused {attempt.option}: {refusal.reason} ({refusal.rule}) {json(refusal.args)}"


def json(value: Any) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def digest(text: str) -> str:
    """Return a short sum of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in playthrough(GAMES["alcazar"], 2, 2009))
