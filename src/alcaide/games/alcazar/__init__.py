"""Alcazar (Wolfgang Kramer, 2009): build together, climb alone; 2 to 5 players."""

from dataclasses import replace
from functools import partial
from typing import Final

from alcaide.core.game import Game
from alcaide.core.late import late
from alcaide.games.alcazar import (
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
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.refusals import why_not
from alcaide.games.alcazar.state import VERSION, State
from alcaide.games.alcazar.view import View

_late = partial(late, __package__)

GAME: Final[Game[State, Action, View]] = Game(
    name="alcazar",
    version=str(VERSION),
    seats=setup.SEATS,
    options=setup.OPTIONS,
    turn_rule="ALC-10",
    action_type=Action,
    view_type=View,
    state_type=State,
    shuffle=setup.shuffle,
    deal=setup.deal,
    legal_actions=legal.legal_actions,
    apply=rules.apply,
    turn=rules.turn,
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
    panorama=_late("panorama", "panorama"),
    figures=_late("figures", "figures"),
    position=_late("position", "write_position"),
    lesson=_late("lesson", "lesson"),
    features=_late("features", "features"),
    information=_late("information", "information"),
    lacking=_late("attempts", "lacking"),
    aids=("places", "preview", "features", "hints"),
    profiles=setup.PROFILES,
    reconstructed=("ALC-5",),
)

# What began under older rules goes on under them: the state knows its version.
OLDER: Final = tuple(
    replace(GAME, version=str(version), deal=partial(setup.deal, version=version))
    for version in range(1, VERSION)
)

__all__ = ["GAME", "Action", "State", "View"]
