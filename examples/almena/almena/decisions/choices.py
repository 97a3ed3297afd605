"""What may be done, as a person meets it: names, what each brings, and what is asked."""

from __future__ import annotations

from alcaide.interface.action_words import Wording
from alcaide.scene.model import Choice, Phrase, Prompt
from almena.actions import Lay
from almena.information.determinization import guess
from almena.information.view import View
from almena.rules.apply import apply
from almena.rules.components import cell_name, treasure
from almena.rules.state import State
from almena.text.notation import write


def wording(action: Lay) -> Wording:
    """Return how an action is named, before it is played."""
    card, cell = action.card, cell_name(action.cell)
    args = {"card": card, "cell": cell, "treasure": treasure(card)}
    picks = [f"card:{card}", f"cell:{cell}"]
    return Wording("almena", "lay", picks, "lay", args, f"am-card-{card}", "ALM-10")


def choices(view: View, actions: list[Lay]) -> list[Choice]:
    """Return the legal actions with their names and what they bring."""
    state = guess(view)
    return [choice(state, action) for action in actions]


def choice(state: State, action: Lay) -> Choice:
    """Return one action as a person meets it."""
    words = wording(action)
    return Choice(
        action=action,
        text=write(state, action),
        option=words.option,
        picks=words.picks,
        label=words.phrase("choice"),
        name=words.name,
        symbol=words.symbol,
        points=gain(state, action),
        rule=words.rule,
        final=True,
    )


def gain(state: State, action: Lay) -> int:
    """Return what an action brings to the seat that plays it."""
    after = state.copy()
    apply(after, action)
    return after.points[state.mover] - state.points[state.mover]


def prompt(view: View) -> Prompt:
    """Return what is asked of the seat to move."""
    rule = "ALM-10" if view.phase == "lay" else "ALM-30"
    key = f"almena-prompt-{view.phase}"
    args = {"count": view.deck}
    return Prompt(Phrase(key, args), Phrase(f"{key}-hint", args), rule)
