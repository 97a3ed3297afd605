"""Almena: raise the walls round the keep; for two to four players."""

from functools import partial
from typing import Final

from alcaide.interface.game import Game
from alcaide.interface.lazy import late
from almena.actions import Lay
from almena.information import determinization, view
from almena.information.view import View
from almena.mind import evaluation
from almena.rules import apply, legal, scoring, setup
from almena.rules.refusals import why_not
from almena.rules.state import State
from almena.text import notation

_late = partial(late, __package__)

GAME: Final[Game[State, Lay, View]] = Game(
    name="almena",
    package=__package__,
    interface=1,
    version="1",
    seats=setup.SEATS,
    options=(),
    turn_rule="ALM-12",
    action_type=Lay,
    view_type=View,
    state_type=State,
    shuffle=setup.shuffle,
    deal=setup.deal,
    legal_actions=legal.legal_actions,
    apply=apply.apply,
    turn=legal.turn,
    mid_turn=legal.mid_turn,
    round=legal.round_of,
    scores=scoring.scores,
    winners=scoring.winners,
    why_not=why_not,
    observe=view.observe,
    determinize=determinization.determinize,
    information=_late("information.owners", "information"),
    reveals=view.reveals,
    write=notation.write,
    read=notation.read,
    position=_late("text.position_write", "write_position"),
    read_position=_late("text.position", "read_position"),
    scene=_late("board.scene", "scene"),
    choices=_late("decisions.choices", "choices"),
    preview=_late("decisions.preview", "preview"),
    prompt=_late("decisions.choices", "prompt"),
    plausible=_late("decisions.attempts", "plausible"),
    describe=_late("text.description", "describe"),
    ending=_late("text.description", "ending"),
    vignette=_late("board.vignette", "vignette"),
    panorama=_late("board.vignette", "panorama"),
    lesson=_late("teaching.lesson", "lesson"),
    figures=_late("teaching.figures", "figures"),
    features=_late("tensors.action_numbers", "features"),
    evaluate=evaluation.evaluate,
    aids=("places", "preview", "features", "left", "hints"),
    colours=("red", "blue", "yellow", "green"),
)

__all__ = ["GAME", "Lay", "State", "View"]
