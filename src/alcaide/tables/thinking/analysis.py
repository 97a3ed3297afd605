"""What a finished game was worth to whom, move by move, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from alcaide.bots import Budget
from alcaide.bots.advice import Advice
from alcaide.bots.winning_chances import chances
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.scene.model import Phrase
from alcaide.tables.thinking.advice_job import Query, query

VERSION: Final = "1"  # of what is found out; analyses of another one are made anew
DEALS: Final = 8  # that are thought about in turn, where not everything was known
TURNS: Final = 6  # turning points that are told
LEAST: Final = 0.04  # chance that an action must lose to be one
SURE: Final = 2.0  # standard errors by which it must be worse


class Findings(msgspec.Struct):
    """An analysis as far as it has got: advice by the number of actions played before."""

    steps: int
    decisions: list[int]  # those with a choice
    advice: dict[int, Advice] = {}

    @property
    def complete(self) -> bool:
        """Tell whether every decision has been thought about."""
        return len(self.advice) == len(self.decisions)


def decisions(game: Game[Any, Any, Any], start: Any, actions: Sequence[Any]) -> list[int]:
    """Return the numbers of the actions to which there was an alternative by the rules."""
    asked = ((n, game.legal_actions(state)) for n, state in _walk(game, start, actions))
    return [n for n, legal in asked if len(legal) > 1 and actions[n] in legal]


def queries(
    game: Game[Any, Any, Any],
    starts: Sequence[Any],
    actions: Sequence[Any],
    wanted: Sequence[int],
    budget: Budget,
) -> Iterator[tuple[int, Query]]:
    """Yield the queries about some of the actions of a game.

    It may have had one of several starts, as cards in hands may never have come to be known: so
    they are other ones from decision to decision.
    """
    numbers = set(wanted)
    walks = zip(*(_walk(game, start, actions) for start in starts), strict=True)
    for number, states in enumerate(walks):
        if number in numbers:
            _, state = states[number % len(states)]
            yield number, query(game, state, f"analysis/{number}", budget, actions[number])


def starts(record: Record) -> list[Any]:
    """Return the first positions that a game could have had, for all that is known."""
    return [record.game.deal(setup) for setup in record.deals(DEALS)]


def _walk(
    game: Game[Any, Any, Any], start: Any, actions: Sequence[Any]
) -> Iterator[tuple[int, Any]]:
    """Yield the state before each action; it changes when the next one is asked for."""
    state = start.copy()
    for number, action in enumerate(actions):
        yield number, state
        game.apply(state, action, None)


def course(game: Game[Any, Any, Any], end: Any, found: Findings) -> list[list[float]]:
    """Return the chances of all seats after each number of actions; empty: not known yet.

    Where there was no choice they stay as they were.
    """
    known = set(found.decisions)
    first = found.advice.get(found.decisions[0]) if found.decisions else None
    line: list[list[float]] = [first.chances if first else []]
    for number in range(found.steps):
        advice = found.advice.get(number)
        line.append(advice.played if advice else [] if number in known else line[-1])
    if game.turn(end) is None:
        line[-1] = chances(game, end, 1.0)
    return line


def turning_points(found: Findings, seats: Sequence[int]) -> list[int]:
    """Return the actions that lost their seat most, in order; ``seats`` are who played them."""
    losses = {number: lost(found.advice[number], seats[number]) for number in found.advice}
    worst = sorted(losses, key=lambda number: (-losses[number], number))[:TURNS]
    return sorted(number for number in worst if losses[number] >= LEAST)


def lost(advice: Advice, seat: int) -> float:
    """Return the chance that an action lost its seat; 0 where that is not sure."""
    loss = advice.chances[seat] - advice.played[seat]
    return loss if loss > SURE * advice.doubt else 0.0


def dump(found: Findings) -> str:
    """Return findings as JSON."""
    return msgspec.json.encode(found).decode()


def load(text: str) -> Findings:
    """Return findings from JSON."""
    found = msgspec.json.decode(text, type=Findings)
    return msgspec.structs.replace(
        found, advice={number: _revived(advice) for number, advice in found.advice.items()}
    )


def _revived(advice: Advice) -> Advice:
    ahead = {name: getattr(advice, name) for name in ("reply", "then")}
    return msgspec.structs.replace(
        advice,
        **{
            name: msgspec.structs.replace(one, label=_phrase(one.label))
            for name, one in ahead.items()
            if one is not None
        },
    )


def _phrase(phrase: Phrase) -> Phrase:
    """Return a phrase whose arguments are phrases again where they were."""
    args = {name: _argument(value) for name, value in phrase.args.items()}
    return Phrase(phrase.key, args, phrase.aid)


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _phrase(msgspec.convert(value, Phrase))
    return [_argument(item) for item in value] if isinstance(value, list) else value
