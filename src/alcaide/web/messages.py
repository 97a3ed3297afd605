"""What server and browser say to each other: the contract of `api.py`, `live.py` and `ui/src`.

All words in messages to the browser are sentences in its language already; the browser's own
words (buttons, menus) are in locale/*/ui.ftl. Drawings are `alcaide.core.scene` as JSON.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from alcaide.core.scene import PLAN
from alcaide.table.seats import SeatSpec
from alcaide.table.terms import Terms
from alcaide.web.chat import Chat, ChatMessage
from alcaide.web.insight import Advised, AnalysisMessage, HintMessage
from alcaide.web.orders import Order
from alcaide.web.parts import (
    CardView,
    CourseView,
    DealView,
    DrawingInfo,
    FigureView,
    LedgerView,
    LogLine,
    ResultView,
    SeatView,
    ShelfView,
    SuitView,
    TrackView,
)
from alcaide.web.planning import PlanNews, PlanOrder
from alcaide.web.presence import Eyes, Present
from alcaide.web.together import TogetherView

# ---------------------------------------------------------------- asked once, over HTTP


class OptionInfo(msgspec.Struct, frozen=True):
    """A rules option to choose at set-up."""

    name: str
    label: str
    sentence: str
    rule: str
    values: list[str]  # the first is the default; ["off", "on"] or ["on", "off"]: a switch
    labels: list[str]


class AidInfo(msgspec.Struct, frozen=True):
    """An aid that a table may do without."""

    name: str
    label: str
    sentence: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that may sit at the game."""

    key: str
    label: str
    sentence: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game to choose. GET /api/games?lang=en gives a list of them."""

    key: str
    name: str
    line: str  # "Build together, climb alone."
    facts: list[str]  # "2-5 players", "about 60 min", ...
    min_seats: int
    max_seats: int
    colours: list[str]
    options: list[OptionInfo]
    aids: list[AidInfo]
    bots: list[BotInfo]
    vignette: DrawingInfo  # for the card on the start page
    panorama: DrawingInfo  # for the start page with a single game
    has_lesson: bool


class NewTable(msgspec.Struct, frozen=True):
    """POST /api/tables: answers with {"id": ...}."""

    game: str
    seats: list[SeatSpec]
    options: dict[str, str] = {}
    aids_off: list[str] = []
    seed: Annotated[str, msgspec.Meta(max_length=64)] | None = None  # only where all are at home
    terms: Terms = Terms()


class TableInfo(msgspec.Struct, frozen=True):
    """A game to continue. GET /api/tables gives a list. DELETE /api/tables/ID."""

    id: str
    game: str
    name: str
    state: str  # "round 12, your turn", "finished: Ana wins"
    finished: bool
    gathering: bool  # there are free seats
    waits: str  # for who asks: "turn", "ask" (to agree), "seat" (kept for him); "": it does not
    left: float | None  # seconds that he has left for his turn, if that has consequences
    seats: list[SeatSpec]
    aids: str  # "Aids off: The tiles left"; empty: all are on
    touched: str  # ISO 8601, UTC
    vignette: DrawingInfo


class WaitingInfo(msgspec.Struct, frozen=True):
    """A table that waits for who asks. GET /api/waiting gives a list, the most urgent first."""

    id: str
    name: str  # of the game
    why: str  # "turn", or "ask": he is asked to agree to something
    left: float | None  # seconds that he has left for his turn, if that has consequences


class CheckInfo(msgspec.Struct, frozen=True):
    """Something that was checked, in a sentence."""

    fits: bool
    sentence: str


class VerifyInfo(msgspec.Struct, frozen=True):
    """POST /api/verify with the text of a .play file: whether its deal is the promised one."""

    fair: bool
    verdict: str
    checks: list[CheckInfo]


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table. GET /api/lobby?game=&pace=&free=&rated= gives a list."""

    id: str
    game: str
    name: str
    seats: list[SeatSpec]
    terms: Terms
    gathering: bool
    free: int  # seats that who asks may take
    mine: bool  # who asks sits there
    options: list[str]  # those that are not as usual
    touched: str  # ISO 8601, UTC
    vignette: DrawingInfo


class ErrorInfo(msgspec.Struct, frozen=True):
    """The body of every answer with a status of 400 and above."""

    error: str  # a sentence
    rule: str = ""
    line: int | None = None  # of a record


class RuleInfo(msgspec.Struct, frozen=True):
    """One numbered rule of the rules page. GET /api/rules/GAME?lang=en gives a RulesInfo."""

    id: str  # "ALC-31"; "" for prose without a number
    section: str
    html: str
    figure: DrawingInfo | None = None


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules page of a game."""

    game: str
    title: str
    rules: list[RuleInfo]
    colours: list[str]  # of the seats in its figures


class LessonStep(msgspec.Struct, frozen=True):
    """One step of the lesson; GET /api/lessons/GAME?lang=en&turns=0 gives a list."""

    title: str
    text: str
    table: TableView  # a whole table, as at play
    expect: list[str]  # actions (in notation) that lead on; empty: just "go on"
    wrong: str  # what to say when another action is tried
    highlight: list[str]  # picks to point at
    previews: dict[str, PreviewView]  # by notation


# GET  /api/games/GAME/sprites      the sprites.svg of a game, to be put into the page
# POST /api/tables/record           body: the text of a .play file; {"id": ...} or ErrorInfo
# GET  /api/tables/ID/record        the .play file, to be downloaded
# POST /api/tables/ID/rematch       {"id": ...} of a new table, same seats, options, aids

# ---------------------------------------------------------------- words in the browser's language


class ChoiceView(msgspec.Struct, frozen=True):
    """A legal action. The browser narrows the list by what was picked until one is left."""

    action: Any
    text: str
    option: str
    picks: list[str]
    label: str
    name: str
    symbol: str
    price: int
    income: int
    points: int
    final: bool
    tag: str = ""  # written on its place


class RefusedView(msgspec.Struct, frozen=True):
    """Something a person might well try that is not allowed: shown dashed, with the reason."""

    option: str
    picks: list[str]
    name: str
    reason: str
    rule: str


class DecisionView(msgspec.Struct, frozen=True):
    """What is asked of the person who looks."""

    title: str  # "A noble for Córdoba?"
    hint: str  # "value 20, you have 71"
    rule: str
    choices: list[ChoiceView]
    refused: list[RefusedView]  # options that cannot be had; with ``details`` of a Look everything
    can_undo: bool


class TableView(msgspec.Struct, frozen=True):
    """Everything a screen shows."""

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
    seats: list[SeatView]
    aids: list[str]  # those that are on: what the others would show is not sent
    board: DrawingInfo
    track: TrackView | None
    stock: list[FigureView]
    arms: list[str]
    market: list[CardView]
    decks: list[CardView]
    hand: list[CardView] | None
    map: list[tuple[int, int]]
    shelves: list[ShelfView]
    suits: list[SuitView]
    ledger: LedgerView | None
    course: CourseView | None
    decision: DecisionView | None
    log: list[LogLine]  # newest last
    result: ResultView | None
    text: list[str]  # the position in sentences, for the text mode; only with ``details``
    notation: str  # of the position: for a report of a fault; only with ``details``
    together: TogetherView | None = None  # what people see of each other; at one screen: nothing
    deal: DealView | None = None  # None: no seed is known, as of a record that was loaded


class FactView(msgspec.Struct, frozen=True):
    """One consequence in a preview."""

    label: str
    before: int | None
    after: int
    symbol: str
    sign: bool


class PreviewView(msgspec.Struct, frozen=True):
    """What an action would do."""

    board: DrawingInfo
    title: str
    sentences: list[str]
    facts: list[FactView]
    confirm: str
    money_after: int | None
    track: TrackView | None
    rule: str
    tag: tuple[float, float, str, str] | None


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


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Play a sentence of the notation (text mode)."""

    seq: int
    text: str


Asked = Look | AskPreview | Why | AskRefusals | Advised
FromBrowser = Asked | Play | Undo | Say | PlanOrder | Order | Chat | Eyes


# Server to browser.


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The table has changed, or is looked at in another way."""

    table: TableView
    notes: list[str] = []  # of what just happened, for the live region


class TableChange(msgspec.Struct, frozen=True, tag="change"):
    """What differs from the table sent last. Paths are "seq", "decision", "board.spots"."""

    fields: dict[str, Any]  # by path: the new value
    lists: dict[str, list[Any]]  # by path: [from, to) of the list as it was, or a new item
    notes: list[str] = []  # as of a TableMessage


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
    | Thinking
    | HintMessage
    | AnalysisMessage
    | ChatMessage
    | Present
    | PlanNews
)
