"""Alcazar (Wolfgang Kramer, 2009): build together, climb alone; 2 to 5 players."""

from dataclasses import replace
from functools import partial
from typing import Final

from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.information import determinization, view
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.mind import evaluation, tuned, value
from alcaide.games.alcazar.mind.opponents import OPPONENTS
from alcaide.games.alcazar.mind.traits import TRAITS
from alcaide.games.alcazar.rules import apply, legal, scoring, setup
from alcaide.games.alcazar.rules.refusals import why_not
from alcaide.games.alcazar.rules.state import VERSION, State
from alcaide.games.alcazar.text import notation
from alcaide.interface.game import Game
from alcaide.interface.lazy import late, usual
from alcaide.interface.real_table.sheets import ScoreSheet

_late = partial(late, __package__)

GAME: Final[Game[State, Action, View]] = Game(
    **usual(__package__),
    name="alcazar",
    package=__package__,
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
    apply=apply.apply,
    turn=apply.turn,
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
    characters=_late("text.character_table", "table"),
    layer=_late("layer.layer", "layer"),
    thing=_late("decisions.found_things", "thing"),
    score_sheet=ScoreSheet(
        *(_late("text.score_sheet", part) for part in ("sheet", "faults", "tally"))
    ),
    panorama=_late("board.panorama", "panorama"),
    box=_late("text.known_facts", "box"),
    editing=_late("text.position_edits", "editing"),
    printed=_late("box", "printed"),
    position=_late("text.position_write", "write_position"),
    read_position=_late("text.position", "read_position"),
    lacking=_late("decisions.attempts", "lacking"),
    scoring=("united-castles", "united-palace", "united-palaces", "flagged"),
    kinds={
        "buying": ("buy-open", "buy-deck", "buy-tower"),
        "building": ("castle", "palace", "extend", "tower", "bridge", "pass"),
        "flags": ("flag",),
        "nobles": ("noble", "retire"),
    },
    aids=("places", "preview", "features", "hints", "layer"),
    profiles=setup.PROFILES,
    reconstructed=("ALC-5",),
)

# What began under older rules goes on under them: the state knows its version.
OLDER: Final = tuple(
    replace(GAME, version=str(version), deal=partial(setup.deal, version=version))
    for version in range(1, VERSION)
)

__all__ = ["GAME", "Action", "State", "View"]
