"""What is asked once, over HTTP.

Besides there are:

GET  /api/games/GAME/sprites      the sprites.svg of a game, to be put into the page
POST /api/tables/record           body: a record or position as text; {"id": ...} or ErrorInfo
GET  /api/tables/ID/record        the .play file, to be downloaded
POST /api/tables/ID/rematch       {"id": ...} of a new table, same seats, options, aids
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from alcaide.core.position_lines import LIMIT
from alcaide.server.protocol.badge_names import Badge
from alcaide.server.protocol.people_parts import OptionView
from alcaide.server.protocol.table_messages import TableView
from alcaide.server.protocol.table_parts import DrawingInfo, EventView, PreviewView
from alcaide.tables.seats import SeatSpec
from alcaide.tables.terms import Terms

# What a table waits for who asks for: to move, to be ready, to agree, to take a seat kept.
Waits = Literal["turn", "ready", "ask", "seat", ""]


class OptionInfo(msgspec.Struct, frozen=True):
    """A rules option to choose at set-up."""

    name: str
    label: str
    sentence: str
    rule: str
    values: list[str]  # the first is the default; ["off", "on"] or ["on", "off"]: a switch
    labels: list[str]
    module: bool = False  # it adds something to the game, and is chosen first
    needs: list[str] = []  # options that must be on: without them it means nothing
    players: list[int] = []  # it means something among so many only; none: always


class ProfileInfo(msgspec.Struct, frozen=True):
    """Options as the house or a printed text has them; the first is the house's, the defaults."""

    name: str
    label: str
    sentence: str
    options: dict[str, str]  # all of them


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
    points: int = 0  # its fixed rating at the game; 0: too weak for one, or there is none
    name: str = ""  # of one with a character, who sits at the table by it; "": a level


class GameInfo(msgspec.Struct, frozen=True):
    """A game to choose. GET /api/games?lang=en gives a list of them."""

    key: str
    name: str
    line: str  # "Build together, climb alone."
    facts: list[str]  # "2-5 players", "about 60 min", ...
    reconstructed: str  # which components are, in a sentence
    min_seats: int
    max_seats: int
    colours: list[str]
    profiles: list[ProfileInfo]
    options: list[OptionInfo]
    aids: list[AidInfo]
    bots: list[BotInfo]
    vignette: DrawingInfo  # for the card on the start page
    panorama: DrawingInfo  # for the start page with a single game
    has_lesson: bool
    lesson_steps: int = 0  # how long it is
    boards: bool = False  # can people transcribe its components?


class NewTable(msgspec.Struct, frozen=True):
    """POST /api/tables: answers with {"id": ...}."""

    game: str
    seats: list[SeatSpec]
    options: dict[str, str] = {}
    profile: str = ""  # of the game: what its options are, where they are not named here
    aids_off: list[str] = []
    seed: Annotated[str, msgspec.Meta(max_length=64)] | None = None  # only where all are at home
    terms: Terms = Terms()
    board: str = ""  # the id of one's own board; "": the game's
    # the text of one from which the game goes on, by its options; docs/positions.md
    position: Annotated[str, msgspec.Meta(max_length=LIMIT)] = ""


class TurnClock(msgspec.Struct, frozen=True):
    """The time of whoever is to move, where its end has consequences."""

    left: float  # seconds
    whole: float  # that there were at most
    until: str  # ISO 8601, UTC: the end of the holiday for which it stands still; "": it runs


class TableInfo(msgspec.Struct, frozen=True):
    """A game to continue. GET /api/tables gives a list. DELETE /api/tables/ID."""

    id: str
    game: str
    name: str
    state: str  # "round 12, your turn", "finished: Ana wins"
    finished: bool
    gathering: bool  # there are free seats
    waits: Waits
    left: float | None  # seconds that he has left for his turn, if that has consequences
    seats: list[SeatSpec]
    aids: str  # "Aids off: The tiles left"; empty: all are on
    touched: str  # ISO 8601, UTC
    vignette: DrawingInfo
    turn: int | None = None  # the seat that is to move, if it is a person's
    clock: TurnClock | None = None
    badges: list[Badge] = []  # of the seats, where people come from elsewhere


class WaitingInfo(msgspec.Struct, frozen=True):
    """A table that waits for who asks. GET /api/waiting gives a list, the most urgent first."""

    id: str
    name: str  # of the game
    why: Literal["turn", "ready", "ask"]  # "ask": he is asked to agree to something
    left: float | None  # seconds that he has left for his turn or answer, if that matters
    live: bool = False  # people wait there, now


class CheckInfo(msgspec.Struct, frozen=True):
    """Something that was checked, in a sentence."""

    fits: bool
    sentence: str


class VerifyInfo(msgspec.Struct, frozen=True):
    """POST /api/verify with the text of a .play file: whether its deal is the promised one."""

    fair: bool
    verdict: str
    checks: list[CheckInfo]


class ReliabilityInfo(msgspec.Struct, frozen=True):
    """How many of his last games with others somebody has played to their end."""

    ended: int
    games: int
    new: bool  # too few games to say anything
    sentence: str  # "ends his games: 96 of 100"


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
    chosen: list[OptionView]  # all of them, in words
    aids: str  # "Aids off: The tiles left"; empty: all are on
    touched: str  # ISO 8601, UTC
    vignette: DrawingInfo
    reliability: list[ReliabilityInfo | None] = []  # by seat; null: nobody's, or a bot's
    badges: list[Badge] = []  # of the seats


class ErrorInfo(msgspec.Struct, frozen=True):
    """The body of every answer with a status of 400 and above."""

    error: str  # a sentence
    rule: str = ""
    line: int | None = None  # of a record


class DifferenceInfo(msgspec.Struct, frozen=True):
    """What printed rules say otherwise than a rule, and why it is not played."""

    documents: list[str]  # their names
    printed: str
    played: str
    because: str


class RuleInfo(msgspec.Struct, frozen=True):
    """One numbered rule of the rules page. GET /api/rules/GAME?lang=en gives a RulesInfo."""

    id: str  # "ALC-31"; "" for prose without a number
    section: str
    html: str
    figure: DrawingInfo | None = None
    differences: list[DifferenceInfo] = []
    sources: list[str] = []  # documents, sections and numbers of sentences in them


class TermInfo(msgspec.Struct, frozen=True):
    """What a thing of a game is called: by our rules, and by those who know it otherwise."""

    ours: list[str]
    others: list[str]


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules page of a game."""

    game: str
    title: str
    rules: list[RuleInfo]
    colours: list[str]  # of the seats in its figures
    terms: list[TermInfo]  # by which the search finds what is called otherwise
    reconstructed: str  # which components are, in a sentence
    reconstructed_by: list[str]  # rules that tell more


class LessonStep(msgspec.Struct, frozen=True):
    """One step of the lesson; GET /api/lessons/GAME?lang=en&turns=0 gives a list."""

    title: str
    text: str
    table: TableView  # a whole table, as at play
    expect: list[str]  # actions (in notation) that lead on; empty: just "go on"
    wrong: str  # what to say when another action is tried
    highlight: list[str]  # picks to point at
    previews: dict[str, PreviewView]  # by notation
    events: list[EventView] = []  # of the actions since the step before, to be played


class ClubInfo(msgspec.Struct, frozen=True):
    """The club. GET /api/club."""

    name: str
    about: str  # a line
    keeper: str
    contact: str  # as it is shown
    contact_href: str  # where it leads; "": nowhere
    rules: list[str]  # of the house, in a sentence each
    html: str  # what the club tells of itself; "": nothing
    lang: str  # of what it tells


class ClubPage(msgspec.Struct, frozen=True):
    """A text of the club. GET /api/club/PAGE."""

    page: str
    title: str
    html: str
    lang: str
