"""The parts of a table put into words: drawings, cards, players, panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from alcaide.scene import model
from alcaide.server.protocol.sent_types import sent
from alcaide.tables.seats import Kind

if TYPE_CHECKING:  # they have the fields of what they are made of
    ChoiceView: TypeAlias = model.Choice
    DrawingInfo: TypeAlias = model.Drawing
    FigureView: TypeAlias = model.Figure
    PlayerView: TypeAlias = model.Player
    PreviewView: TypeAlias = model.Preview
    PromptView: TypeAlias = model.Prompt
    SceneView: TypeAlias = model.Scene
else:
    ChoiceView, DrawingInfo, FigureView = map(sent, (model.Choice, model.Drawing, model.Figure))
    PlayerView, PreviewView, PromptView = map(sent, (model.Player, model.Preview, model.Prompt))
    SceneView = sent(model.Scene)


class SeatView(PlayerView, frozen=True, kw_only=True):
    """One row of the players' panel: what the table shows of a seat, and who sits there."""

    name: str
    colour: str
    emblem: str  # symbol id
    kind: Kind
    level: str  # in words
    thinking: bool = False


class DealView(msgspec.Struct, frozen=True):
    """What was promised before the cards were dealt."""

    commitment: str  # SHA-256 over the text of docs/fairness.md
    seed: str  # "" until the game is over


class LogLine(msgspec.Struct, frozen=True):
    """One sentence of the log; a click on it shows the position after action ``step``."""

    step: int  # number of actions played before and with it
    round: int
    seat: int | None
    text: str
    rule: str
    spoken: str = ""  # the action in notation, for the text mode


class ResultRow(msgspec.Struct, frozen=True):
    """One line of the final score."""

    seat: int
    total: int
    winner: bool
    parts: list[FigureView]  # each noble, the money


class ResultView(msgspec.Struct, frozen=True):
    """The end: who won by what."""

    title: str
    sentence: str
    rows: list[ResultRow]
