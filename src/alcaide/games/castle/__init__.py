"""Carcassonne: The Castle (Reiner Knizia, 2003): fill one walled town; 2 players."""

from functools import partial
from typing import Final

from alcaide.core.game import Game
from alcaide.core.late import late
from alcaide.games.castle import (
    guesses,
    heuristics,
    legal,
    notation,
    outlook,
    rules,
    scoring,
    setup,
    view,
)
from alcaide.games.castle.actions import Action
from alcaide.games.castle.refusals import why_not
from alcaide.games.castle.state import State
from alcaide.games.castle.view import View

_late = partial(late, __package__)

GAME: Final[Game[State, Action, View]] = Game(
    name="castle",
    version="1",
    seats=setup.SEATS,
    options=setup.OPTIONS,
    turn_rule="CST-2",
    action_type=Action,
    view_type=View,
    state_type=State,
    shuffle=setup.shuffle,
    deal=setup.deal,
    legal_actions=legal.legal_actions,
    apply=rules.apply,
    turn=legal.turn,
    scores=scoring.scores,
    winners=scoring.winners,
    observe=view.observe,
    determinize=guesses.determinize,
    write=notation.write,
    read=notation.read,
    why_not=why_not,
    round=view.round_of,
    reveals=view.reveals,
    mid_turn=rules.mid_turn,
    evaluate=heuristics.evaluate,
    outlook=outlook.outlook,
    scene=_late("scene", "scene"),
    choices=_late("choices", "choices"),
    preview=_late("preview", "preview"),
    prompt=_late("choices", "prompt"),
    plausible=_late("attempts", "plausible"),
    describe=_late("text", "describe"),
    ending=_late("text", "ending"),
    vignette=_late("vignette", "vignette"),
    panorama=_late("vignette", "panorama"),
    figures=_late("figures", "figures"),
    position=_late("position", "write_position"),
    lesson=_late("lesson", "lesson"),
    features=_late("features", "features"),
    information=_late("information", "information"),
    events=view.events,
    aids=("places", "preview", "features", "left", "hints"),
    profiles=setup.PROFILES,
    reconstructed=("CST-S3", "CST-S4", "CST-S5"),
    colours=("white", "black", "blue", "yellow", "green", "red"),
)

__all__ = ["GAME", "Action", "State", "View"]
