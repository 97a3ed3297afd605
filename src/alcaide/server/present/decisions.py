"""What is asked of the seat to move, and why other things cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alcaide.core.errors import NotationError
from alcaide.interface.values import Attempt, Refusal
from alcaide.server.present import aids
from alcaide.server.present.localizer import Localizer
from alcaide.server.protocol.table_messages import DecisionView, Refused, RefusedView
from alcaide.server.protocol.table_parts import PreviewView
from alcaide.tables.ahead.asked_at_once import question
from alcaide.tables.ahead.standing_orders import questions
from alcaide.tables.table import Table
from alcaide.tables.words import Words

# Arguments of refusals that name places, in every game: they are shown when they are not picked.
PLACES: Final = (
    *("cell", "cell1", "cell2", "cells", "space", "neighbour"),
    *("empty", "castle", "pillar", "middle"),
)

SHOWN: Final = 3  # things that are refused


def decision(table: Table, view: Any, words: Words, details: bool = False) -> DecisionView:
    """Return the question to the seat to move, whose view this is, with all legal answers.

    Of what is refused options that cannot be had at all; ``details``: everything.
    """
    game = table.game
    prompt = game.prompt(view)
    localizer = Localizer(words, table.aids)
    return DecisionView(
        **localizer.fields(prompt),
        choices=localizer.tell_all(game.choices(view, game.legal_actions(table.state))),
        refused=[_refused(attempt, words) for attempt in _wrong(table, view, details)],
        can_undo=table.can_undo,
        question=_question(table),
    )


def _wrong(table: Table, view: Any, details: bool) -> list[Attempt]:
    """Return the options that cannot be had at all; ``details``: then all else that is refused."""
    game = table.game
    found: list[Attempt] = game.lacking(view) if game.lacking else []
    more = game.plausible(view) if details else []
    return [*found, *(attempt for attempt in more if attempt not in found)]


def _question(table: Table) -> str:
    """Return the name of what is asked between turns, if standing orders could answer it."""
    asked = question(table)
    named = {each.name for each in questions(table)}
    return asked.name if asked and asked.name in named else ""


def preview(table: Table, viewer: int, action: Any, turns: int, words: Words) -> PreviewView:
    """Return what an action would do, on the board after some quarter turns."""
    view = aids.seen(table, table.state, viewer)
    shown = aids.preview(table, view, action, turns)
    told: PreviewView = Localizer(words, table.aids).tell(shown)
    return told


def refusals(table: Table, viewer: int, picks: Sequence[str], words: Words) -> list[RefusedView]:
    """Return the likeliest things that are refused and go on from some picks."""
    tried = table.game.plausible(aids.seen(table, table.state, viewer))
    found = [a for a in tried if all(p in a.picks or p == f"option:{a.option}" for p in picks)]
    return [_refused(attempt, words) for attempt in found[:SHOWN]]


def _refused(attempt: Attempt, words: Words) -> RefusedView:
    return RefusedView(
        attempt.option,
        attempt.picks,
        words.phrase(attempt.name),
        words.refusal(attempt.refusal),
        attempt.refusal.rule,
    )


def why_not(table: Table, action: Any, words: Words) -> Refused:
    """Return why an action cannot be played."""
    refusal = table.game.why_not(table.state, action)
    if refusal is None:
        return _nothing_wrong(table, words)
    return Refused(words.refusal(refusal), refusal.rule, cells=counted(refusal, ()))


def _nothing_wrong(table: Table, words: Words) -> Refused:
    """Return that an action is possible, as far as the rules of the game go."""
    return Refused(words.say("table-over" if table.end else "table-possible"))


def why_not_said(table: Table, text: str, words: Words) -> Refused:
    """Return why a sentence of the notation cannot be played."""
    try:
        action = table.game.read(table.state, text)
    except NotationError:
        return not_understood(text, words)
    return why_not(table, action, words)


def why_not_picked(table: Table, viewer: int, picks: Sequence[str], words: Words) -> Refused:
    """Return why picks lead to nothing: of what might be meant by them, the likeliest."""
    game = table.game
    view = aids.seen(table, table.state, viewer)
    if any(
        set(picks) <= set(choice.picks)
        for choice in game.choices(view, game.legal_actions(table.state))
    ):
        return _nothing_wrong(table, words)
    attempt = likeliest(game.plausible(view), picks)
    if attempt is None:
        return Refused(words.say("table-nothing-there"))
    refusal = attempt.refusal
    return Refused(words.refusal(refusal), refusal.rule, cells=counted(refusal, picks))


def counted(refusal: Refusal, picks: Sequence[str]) -> list[str]:
    """Return the places that count for a refusal and are not among what was picked."""
    cells: list[str] = []
    for name in PLACES:
        value = refusal.args.get(name, ())
        places = value if isinstance(value, list | tuple) else [value]
        cells += [f"cell:{place}" for place in places]
    return [cell for cell in dict.fromkeys(cells) if cell not in picks]


def likeliest(attempts: Sequence[Attempt], picks: Sequence[str]) -> Attempt | None:
    """Return the attempt that shares most with some picks, and has least besides.

    The last pick is the one that was tried: what does not contain it is not meant.
    """
    meant = [attempt for attempt in attempts if picks and picks[-1] in attempt.picks]
    if not meant:
        return None
    return max(meant, key=lambda a: (len(set(a.picks) & set(picks)), -len(a.picks)))


def not_understood(text: str, words: Words) -> Refused:
    """Return that a sentence is none of the notation."""
    return Refused(words.say("table-not-understood", text=text[:60]), "NOTATION")
