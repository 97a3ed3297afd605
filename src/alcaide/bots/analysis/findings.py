"""What has been found out about the decisions of a game so far, as it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from alcaide.bots.advice import Advice
from alcaide.bots.analysis.advice_job import Query, query
from alcaide.bots.analysis.depths import USUAL, Depth
from alcaide.bots.analysis.kinds import kind
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.scene.model import Phrase

VERSION: Final = "2"  # of what is found out; analyses of another one are made anew
DEALS: Final = 8  # that are thought about in turn, where not everything was known


class Findings(msgspec.Struct):
    """An analysis as far as it has got: advice by the number of actions played before."""

    steps: int
    decisions: list[int]  # those with a choice
    advice: dict[int, Advice] = {}
    kinds: list[str] = []  # of these decisions
    depth: Depth = USUAL
    content: str = ""  # a hash of all that it follows from, but for the depth

    @property
    def complete(self) -> bool:
        """Tell whether every decision has been thought about."""
        return len(self.advice) == len(self.decisions)


def begun(record: Record, depth: Depth) -> Findings:
    """Return the findings about a game of which nothing has been found out."""
    actions = [step.action for step in record.replay()]
    found = unknown(record.game, record.game.deal(record.setup), actions, depth)
    found.content = content(record)
    return found


def content(record: Record) -> str:
    """Return a hash of all that an analysis follows from: rules, deal and actions."""
    setup = msgspec.structs.replace(record.setup, board_name="")
    told = (VERSION, record.game.name, record.game.version, setup, record.actions)
    return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def unknown(
    game: Game[Any, Any, Any], start: Any, actions: Sequence[Any], depth: Depth
) -> Findings:
    """Return the decisions of a game: where there was an alternative by the rules."""
    numbers, kinds = [], []
    for number, state in _walk(game, start, actions):
        legal = game.legal_actions(state)
        if len(legal) > 1 and actions[number] in legal:
            numbers.append(number)
            kinds.append(kind(game, state, actions[number]))
    return Findings(len(actions), numbers, {}, kinds, depth)


def positions(
    game: Game[Any, Any, Any], starts: Sequence[Any], actions: Sequence[Any], wanted: Sequence[int]
) -> Iterator[tuple[int, Any]]:
    """Yield the positions in which some of the actions of a game were decided.

    It may have had one of several starts, as cards in hands may never have come to be known: so
    they are other ones from decision to decision. A position changes when the next one is asked
    for.
    """
    numbers = set(wanted)
    walks = zip(*(_walk(game, start, actions) for start in starts), strict=True)
    for number, states in enumerate(walks):
        if number in numbers:
            yield number, states[number % len(states)][1]


def queries(
    game: Game[Any, Any, Any],
    starts: Sequence[Any],
    actions: Sequence[Any],
    wanted: Sequence[int],
    depth: Depth,
) -> Iterator[tuple[int, Query]]:
    """Yield the queries about some of the actions of a game."""
    for number, state in positions(game, starts, actions, wanted):
        name, action = f"analysis/{number}", actions[number]
        yield number, query(game, state, name, depth.budget, action, (), depth.comparison)


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
