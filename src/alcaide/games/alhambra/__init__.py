"""Alhambra (Dirk Henn, 2003) with The Vizier's Favour (2004): build a palace; 2 to 6 players."""

from dataclasses import replace
from functools import partial
from typing import Final

from alcaide.core.game import HOUSE, Game
from alcaide.core.late import late
from alcaide.games.alhambra import (
    asking,
    guesses,
    heuristics,
    legal,
    notation,
    outlook,
    position_write,
    rules,
    scoring,
    setup,
    view,
)
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.refusals import why_not
from alcaide.games.alhambra.state import VERSION, State
from alcaide.games.alhambra.view import View

_late = partial(late, __package__)

# A test holds them to the concordance: locale/sources/alhambra.toml.
PROFILES: Final = {
    HOUSE: {},
    "vizier": {
        **dict.fromkeys(("vizier", "exchange", "bonus", "squares"), "on"),
        "exact_exchange": "on",
        "count_squares": "off",
    },
}

GAME: Final[Game[State, Action, View]] = Game(
    name="alhambra",
    version=str(VERSION),
    seats=setup.SEATS,
    options=setup.OPTIONS,
    turn_rule="ALH-1",
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
    position=position_write.write_position,
    lesson=_late("lesson", "lesson"),
    features=_late("features", "features"),
    information=_late("information", "information"),
    events=view.events,
    secret=("reveal",),
    worthwhile=legal.worthwhile,
    asked=asking.asked,
    asking=asking.asking,
    forget=view.forget,
    aids=("places", "preview", "payments", "majorities", "wall", "left", "memory", "hints"),
    profiles=PROFILES,
    reconstructed=("ALH-S5",),
    colours=("blue", "yellow", "green", "red", "white", "violet"),
)

# What began under older rules goes on under them: the state knows its version.
OLDER: Final = tuple(
    replace(GAME, version=str(version), deal=partial(setup.deal, version=version))
    for version in range(1, VERSION)
)

__all__ = ["GAME", "Action", "State", "View"]
