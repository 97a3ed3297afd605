"""Alhambra (Dirk Henn, 2003) with The Vizier's Favour (2004): build a palace; 2 to 6 players."""

from dataclasses import replace
from functools import partial
from typing import Final

from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.information import asking, determinization, view
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.mind import evaluation, tuned, value
from alcaide.games.alhambra.mind.opponents import OPPONENTS
from alcaide.games.alhambra.mind.traits import TRAITS
from alcaide.games.alhambra.rules import apply, legal, scoring, setup
from alcaide.games.alhambra.rules.refusals import why_not
from alcaide.games.alhambra.rules.state import VERSION, State
from alcaide.games.alhambra.text import notation, position_write
from alcaide.interface.game import Game
from alcaide.interface.lazy import late, usual
from alcaide.interface.parts import HOUSE
from alcaide.interface.real_table.sheets import ScoreSheet

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
    **usual(__package__),
    name="alhambra",
    package=__package__,
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
    editing=_late("text.position_edits", "editing"),
    position=position_write.write_position,
    box=_late("text.known_facts", "box"),
    spelled=_late("text.spelled", "spelled"),
    read_position=_late("text.position", "read_position"),
    events=view.events,
    expect=setup.expect,
    secret=("reveal",),
    worthwhile=legal.worthwhile,
    asked=asking.asked,
    asking=asking.asking,
    forget=view.forget,
    scoring=("scored",),
    kinds={
        "money": ("take",),
        "buying": ("buy",),
        "placing": ("put", "put-reserve", "put-dirk"),
        "redesigning": ("build", "lift", "exchange"),
        "vizier": ("vizier", "no", "reactivate"),
        "extras": ("square", "reveal", "end"),
    },
    aids=(
        "places",
        "preview",
        "payments",
        "majorities",
        "wall",
        "left",
        "memory",
        "hints",
        "layer",
    ),
    profiles=PROFILES,
    presets={"viziers": {"vizier": "on"}},
    reconstructed=("ALH-S5",),
    question=_late("decisions.turn_questions", "question"),
    standing=_late("decisions.turn_questions", "standing"),
    colours=("blue", "yellow", "green", "red", "white", "violet"),
)

# What began under older rules goes on under them: the state knows its version.
OLDER: Final = tuple(
    replace(GAME, version=str(version), deal=partial(setup.deal, version=version))
    for version in range(1, VERSION)
)

__all__ = ["GAME", "Action", "State", "View"]
