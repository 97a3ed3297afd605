"""Other ways to write an action: the building for its slot, no letter that tells copies apart."""

from __future__ import annotations

import re
from typing import Final

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text.notation import write

COPY: Final = re.compile(r"(?<=\d)[abc]\b")


def spelled(state: State, action: Action) -> list[str]:
    """Return what would be understood as an action, its notation first."""
    text = write(state, action)
    forms = [text]
    if isinstance(action, act.Buy | act.Vizier):
        verb, slot, rest = text.split(" ", 2)
        tile = state.kit.names[state.market[action.slot - 1]]
        forms += [f"{verb} {tile} {rest}", f"{verb} {slot} {tile} {rest}"]
    return [*forms, *(COPY.sub("", form) for form in forms if COPY.search(form))]
