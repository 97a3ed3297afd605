"""Tell what is missing or wrong in a game, in sentences: ``conformance(game)``.

What is looked at first is what the game declares and brings, then every position of a few random
games. The laws of ``tests/laws`` go further; this is the first thing to run, and says what to do
next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.interface.values import Note
from alcaide.testing import declared, furnished, played, shown

ENOUGH: Final = 10_000  # actions: no game may be longer
SPARED: Final = 7  # drawings and numbers are looked at once in so many positions
Check = Callable[..., Iterator[str]]


def conformance(game: Game[Any, Any, Any], games: int = 2) -> list[str]:
    """Return what is wrong with a game, one sentence each and each once; none if nothing is.

    ``games`` random games are played at each number of seats. An error that a function of the game
    raises is one of the sentences, and nothing is raised here.
    """
    faults: dict[str, None] = {}
    for check in declared.CHECKS:
        faults |= dict.fromkeys(_safely(check, game))
    playable = not faults  # what is not declared cannot be played
    for check in furnished.CHECKS:
        faults |= dict.fromkeys(_safely(check, game))
    if playable:
        for players in game.seats:
            for number in range(games):
                faults |= dict.fromkeys(_safely(_game, game, players, number))
    return list(faults)


def _game(game: Game[Any, Any, Any], players: int, number: int) -> Iterator[str]:
    """Play a random game with other values of the options each time; yield what is wrong."""
    options = {o.name: o.values[number % len(o.values)] for o in game.options}
    setup = game.setup(players, options, number)
    yield from _safely(played.dealt_alike, game, setup)
    state, rng, actions = game.deal(setup), Rng(f"{players} {number}".encode()), 0
    lines: list[tuple[int, str]] = []
    before: list[Any] = []  # what was played last
    while (seat := game.turn(state)) is not None:
        legal = game.legal_actions(state)
        if not legal:
            yield f"seat {seat} is to move, and legal_actions is empty"
            return
        for check in (*played.CHECKS, *(() if actions % SPARED else shown.CHECKS)):
            yield from _safely(check, game, state, seat)
        yield from _safely(played.refusing, game, state, before)
        action, notes = legal[rng.below(len(legal))], list[Note]()
        before = [action, *before[: SPARED - 1]]
        lines.append((seat, game.write(state, action)))
        game.apply(state, action, notes)
        yield from _safely(shown.noted, game, notes)
        actions += 1
        if actions == ENOUGH:
            yield f"a game of {players} is not over after {ENOUGH} actions"
            return
    for check in played.AT_THE_END:
        yield from _safely(check, game, state, setup, lines)
    yield from _safely(shown.ended, game, state)


def _safely(check: Check, *given: Any) -> Iterator[str]:
    """Yield what a check finds; an error is a sentence, too."""
    try:
        yield from check(*given)
    except Exception as error:
        name = check.__name__.strip("_").replace("_", " ")
        yield f"{name}: {type(error).__name__}: {error}"
