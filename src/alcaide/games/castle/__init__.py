"""Carcassonne: The Castle (Reiner Knizia, 2003): fill one walled town; 2 players."""

from functools import partial
from typing import Final

from alcaide.games.castle.actions import Action
from alcaide.games.castle.information import determinization, view
from alcaide.games.castle.information.view import View
from alcaide.games.castle.mind import evaluation, tuned, value
from alcaide.games.castle.mind.opponents import OPPONENTS
from alcaide.games.castle.mind.traits import TRAITS
from alcaide.games.castle.rules import apply, legal, scoring, setup
from alcaide.games.castle.rules.refusals import why_not
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.text import notation
from alcaide.interface.game import Game
from alcaide.interface.lazy import late, usual
from alcaide.interface.real_table.sheets import ScoreSheet

_late = partial(late, __package__)

GAME: Final[Game[State, Action, View]] = Game(
    **usual(__package__),
    name="castle",
    package=__package__,
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
    apply=apply.apply,
    turn=legal.turn,
    scores=scoring.scores,
    winners=scoring.winners,
    observe=view.observe,
    determinize=determinization.determinize,
    write=notation.write,
    read=notation.read,
    why_not=why_not,
    round=view.round_of,
    reveals=view.reveals,
    mid_turn=apply.mid_turn,
    evaluate=evaluation.evaluate,
    outlook=value.outlook,
    search_settings=tuned.search_settings,
    lead=tuned.LEAD,
    traits=TRAITS,
    opponents=OPPONENTS,
    layer=_late("layer.layer", "layer"),
    thing=_late("decisions.found_things", "thing"),
    score_sheet=ScoreSheet(
        *(_late("text.score_sheet", part) for part in ("sheet", "faults", "tally"))
    ),
    panorama=_late("board.vignette", "panorama"),
    printed=_late("box", "printed"),
    lacking=_late("decisions.attempts", "lacking"),
    box=_late("text.known_facts", "box"),
    editing=_late("text.position_edits", "editing"),
    spelled=_late("text.spelled", "spelled"),
    position=_late("text.position_write", "write_position"),
    read_position=_late("text.position", "read_position"),
    events=view.events,
    scoring=("scored",),
    kinds={
        "placing": ("place",),
        "followers": ("follow",),
        "scoring": ("score",),
        "extra": ("extra",),
    },
    aids=("places", "preview", "features", "left", "hints", "layer"),
    profiles=setup.PROFILES,
    reconstructed=("CST-S3", "CST-S4", "CST-S5"),
    colours=("white", "black", "blue", "yellow", "green", "red"),
)

__all__ = ["GAME", "Action", "State", "View"]
