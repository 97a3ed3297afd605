"""The parts of a table put into words: drawings, cards, players, panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from alcaide.scene import happenings, model
from alcaide.server.protocol.badge_names import Badge
from alcaide.server.protocol.sent_types import sent
from alcaide.tables.provenance import SIGNS
from alcaide.tables.seats import Kind

if TYPE_CHECKING:  # they have the fields of what they are made of
    ChoiceView: TypeAlias = model.Choice
    CountStepView: TypeAlias = model.CountStep
    EventView: TypeAlias = happenings.Event
    DrawingInfo: TypeAlias = model.Drawing
    FigureView: TypeAlias = model.Figure
    PlayerView: TypeAlias = model.Player
    PreviewView: TypeAlias = model.Preview
    PromptView: TypeAlias = model.Prompt
    SceneView: TypeAlias = model.Scene
else:
    ChoiceView, CountStepView = map(sent, (model.Choice, model.CountStep))
    DrawingInfo, FigureView = map(sent, (model.Drawing, model.Figure))
    PlayerView, PreviewView, PromptView = map(sent, (model.Player, model.Preview, model.Prompt))
    SceneView = sent(model.Scene)
    EventView = sent(happenings.Event)


By = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", *SIGNS]})]


class SeatView(PlayerView, frozen=True, kw_only=True):
    """One row of the players' panel: what the table shows of a seat, and who sits there."""

    name: str
    colour: str
    emblem: str  # symbol id
    kind: Kind
    level: str  # of a bot, in words
    thinking: bool = False
    program: bool = False  # its person plays with a key
    badge: Badge = ""  # of whoever sits there, where people come from elsewhere


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
    by: By = ""  # where it was not simply the person of the seat, or the bot that sits there
    seconds: float | None = None  # since the action before
    # Where: picks, keys of nodes of the board, "seat:1"; in the own board of a seat "1@PICK".
    places: list[str] = []


class ResultRow(msgspec.Struct, frozen=True):
    """One line of the final score."""

    seat: int
    total: int
    winner: bool
    parts: list[FigureView]  # each noble, the money
    made: str = ""  # who played for the seat, where it was not its person all the time
    bot: str = ""  # the name of its level, of a bot's seat


class ResultView(msgspec.Struct, frozen=True):
    """The end: who won by what."""

    title: str
    sentence: str
    rows: list[ResultRow]
    why: str = ""  # the margin, and the part of the count with the largest lead
    count: list[CountStepView] = []  # all points of all seats; none: it was not counted
    cut: bool = False  # it was not played to its end
