"""What server and browser say to each other: the contract of `table_socket.py` and `ui/src`.

All words in messages to the browser are sentences in its language already; the browser's own
words (buttons, menus) are in locale/*/ui.ftl. Drawings are `alcaide.scene.model` as JSON.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from alcaide.scene.model import PLAN, Lasting
from alcaide.server.protocol.chat_messages import Chat, ChatMessage
from alcaide.server.protocol.looks.advice_messages import Advised, AnalysisMessage, HintMessage
from alcaide.server.protocol.looks.layer_messages import AskLayer, LayerMessage
from alcaide.server.protocol.looks.past_messages import AskPast, Past
from alcaide.server.protocol.order_messages import Order
from alcaide.server.protocol.people_parts import TogetherView
from alcaide.server.protocol.plan_messages import PlanNews, PlanOrder
from alcaide.server.protocol.presence_messages import Eyes, Present, StopNews
from alcaide.server.protocol.standing_messages import StandingMessage, StandingOrder
from alcaide.server.protocol.table_parts import (
    ChoiceView,
    DealView,
    EventView,
    LogLine,
    PreviewView,
    PromptView,
    ResultView,
    SceneView,
    SeatView,
)

LINES: Final = 200  # of a log, at once


class RefusedView(msgspec.Struct, frozen=True):
    """Something a person might well try that is not allowed: shown dashed, with the reason."""

    option: str
    picks: list[str]
    name: str
    reason: str
    rule: str


class DecisionView(PromptView, frozen=True, kw_only=True):
    """What is asked of the person who looks. The browser narrows the choices by what was picked."""

    choices: list[ChoiceView]
    question: str = ""  # what standing orders could answer
    refused: list[RefusedView]  # options that cannot be had; with ``details`` of a Look everything
    can_undo: bool


class TableView(SceneView, frozen=True, kw_only=True):
    """Everything a screen shows: the scene, and what is told about it."""

    id: str
    seq: int  # number of rows stored: goes with every play
    step: int  # actions shown; less than ``steps`` when looking back
    steps: int
    game: str
    name: str
    round: int
    status: str  # the pill: "Your turn: noble step", "Luis thinks"
    turn: int | None  # seat to move
    viewer: int | None  # whose hand this is
    curtain: int | None  # a person at this screen who must take over before hands are shown
    screen: list[int]  # seats played at this screen
    seats: Lasting[SeatView]
    aids: list[str]  # those that are on: what the others would show is not sent
    decision: DecisionView | None
    log: Lasting[LogLine]  # newest last; from line ``log_first`` on
    result: ResultView | None
    text: list[str]  # the position in sentences, for the text mode; only with ``details``
    notation: str  # of the position: for a report of a fault; only with ``details``
    together: TogetherView | None = None  # what people see of each other; at one screen: nothing
    deal: DealView | None = None  # None: no seed is known, as of a record that was loaded
    log_first: int = 0  # lines of the log before those that are here; ask for them with AskLines
    log_here: int = 0  # the number of the first line about the action shown last
    # Seats that may answer now, whether or not they have.
    asked: list[int] = msgspec.field(default_factory=list)
    standing: bool = False  # who looks may give standing orders
    own_board: str = ""  # the sentence that names it; "": it is the game's


# ---------------------------------------------------------------- live: /api/tables/ID/live?lang=en
# Browser to server: one JSON object a message, told apart by "type".


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Choose how to look: language, seat (lifts the curtain), quarter turns (4: plan), step."""

    lang: str
    turns: Annotated[int, msgspec.Meta(ge=0, le=PLAN)] = 0
    seat: int | None = None
    step: int | None = None  # None: now
    details: bool = False  # also what only the table in words shows
    changes: bool = False  # from now on send a TableChange where only something has changed
    log: Annotated[int, msgspec.Meta(ge=1)] | None = None  # newest lines, or some more; None: all


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play an action; refused when ``seq`` is not the present one."""

    seq: int
    action: Any


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back the last own action of this turn."""

    seq: int


class AskPreview(msgspec.Struct, frozen=True, tag="preview"):
    """Ask what an action would do."""

    seq: int
    action: Any


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Ask why picks lead to nothing or, with ``text``, why not a sentence of the notation."""

    picks: list[str] = []
    text: str = ""


class AskRefusals(msgspec.Struct, frozen=True, tag="refusals"):
    """Ask what is refused of the things that go on from picks."""

    seq: int
    picks: list[str]


class AskLines(msgspec.Struct, frozen=True, tag="lines"):
    """Ask for lines of the log."""

    first: Annotated[int, msgspec.Meta(ge=0)]
    count: Annotated[int, msgspec.Meta(ge=1, le=LINES)] = LINES


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Play a sentence of the notation (text mode)."""

    seq: int
    text: str


Looks = Look | AskPreview | Why | AskRefusals | AskLines | AskPast | AskLayer | Eyes  # play nothing
Asked = Looks | Advised
FromBrowser = Asked | Play | Undo | Say | PlanOrder | StandingOrder | Order | Chat


# Server to browser.


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The table has changed, or is looked at in another way."""

    table: TableView
    notes: list[str] = []  # of what just happened, for the live region
    events: list[EventView] = []  # of the actions since the table sent before, to be played


class TableChange(msgspec.Struct, frozen=True, tag="change"):
    """What differs from the table sent last. Paths are "seq", "decision", "board.spots"."""

    fields: dict[str, Any]  # by path: the new value
    lists: dict[str, list[Any]]  # by path: [from, to) of the list as it was, or a new item
    notes: list[str] = []  # as of a TableMessage
    events: list[EventView] = []


class PreviewMessage(msgspec.Struct, frozen=True, tag="preview"):
    """The answer to AskPreview."""

    seq: int
    action: Any
    preview: PreviewView


class Refusals(msgspec.Struct, frozen=True, tag="refusals"):
    """The answer to AskRefusals: the likeliest things, with the reasons."""

    seq: int
    picks: list[str]
    refused: list[RefusedView]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """An action that was not carried out, or the answer to Why."""

    reason: str
    rule: str = ""
    stale: bool = False  # the table had moved on; a TableMessage came just before
    cells: list[str] = []  # picks that count for the rule


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """The answer to AskLines: those that there are."""

    first: int
    lines: list[LogLine]


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """A bot has begun or stopped to think."""

    seat: int
    on: bool


FromServer = (
    TableMessage
    | TableChange
    | PreviewMessage
    | Refusals
    | Refused
    | Lines
    | Past
    | LayerMessage
    | Thinking
    | HintMessage
    | AnalysisMessage
    | ChatMessage
    | Present
    | PlanNews
    | StandingMessage
    | StopNews
)
