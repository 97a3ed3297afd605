"""Alcazar (Wolfgang Kramer, 2009): build together, climb alone; 2 to 5 players."""

from typing import Any, Final

from alcaide.core.game import Game
from alcaide.games.alcazar import notation, rules, scoring, setup, view
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.refusals import why_not
from alcaide.games.alcazar.state import State
from alcaide.games.alcazar.view import View


def _scene(seen: Any, turns: int) -> Any:
    from alcaide.games.alcazar import scene

    return scene.scene(seen, turns)


def _choices(seen: Any, actions: Any) -> Any:
    from alcaide.games.alcazar import choices

    return choices.choices(seen, actions)


def _preview(seen: Any, action: Any, turns: int) -> Any:
    from alcaide.games.alcazar import preview

    return preview.preview(seen, action, turns)


GAME: Final[Game[State, Action, View]] = Game(
    name="alcazar",
    version="1",
    seats=setup.SEATS,
    options=setup.OPTIONS,
    action_type=Action,
    view_type=View,
    shuffle=setup.shuffle,
    deal=setup.deal,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    turn=rules.turn,
    scores=scoring.scores,
    winners=scoring.winners,
    observe=view.observe,
    determinize=view.determinize,
    write=notation.write,
    read=notation.read,
    why_not=why_not,
    reveals=view.reveals,
    scene=_scene,
    choices=_choices,
    preview=_preview,
)
