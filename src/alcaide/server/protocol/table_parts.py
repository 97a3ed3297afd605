"""The parts of a table put into words: drawings, cards, players, panels."""

from __future__ import annotations

import msgspec

from alcaide.scene.model import Node
from alcaide.tables.seats import Kind


class DrawingInfo(msgspec.Struct, frozen=True):
    """A drawing with its label put into words."""

    box: tuple[float, float, float, float]
    nodes: list[Node]
    label: str
    spots: dict[str, str] = {}  # by pick: what is there
    lane: str = ""  # "x,y x,y ...": a closed way along which nodes with a place on it move
    detail: float = 0.0  # the height of what must be readable, such as a number
    focus: tuple[float, float, float, float] | None = None  # where the question is: look nearer


class FigureView(msgspec.Struct, frozen=True):
    """A symbol, a number and what it counts."""

    symbol: str
    value: int
    label: str


class SeatView(msgspec.Struct, frozen=True):
    """One row of the players' panel."""

    seat: int
    name: str
    colour: str
    emblem: str  # symbol id
    kind: Kind
    level: str  # in words
    money: FigureView | None
    points: FigureView
    pieces: list[FigureView]
    cards: FigureView | None
    out: bool
    thinking: bool = False
    plan: DrawingInfo | None = None  # its own board, where everybody has one
    aside: list[CardView] = []  # what lies beside that
    held: list[HeldView] = []  # in hand, where everybody knows it


class HeldView(msgspec.Struct, frozen=True):
    """Cards of one suit in a hand that everybody knows."""

    symbol: str
    text: str
    label: str
    tint: str


class CardView(msgspec.Struct, frozen=True):
    """A card or pile."""

    pick: str
    label: str
    face: str
    symbol: str
    count: int
    price: int
    mark: tuple[int, int] | None
    turned: int | None = None  # quarter turns of its picture; a pick "turn:1" adds one
    shape: str = ""  # "card" (100 x 144) or "tile" (100 x 100): the symbol is all of its face
    head: str = ""  # written above it
    badge: str = ""  # written below it
    good: bool = False  # the badge is good news
    tint: str = ""  # a style class for what surrounds it
    group: str = ""  # the suit it belongs to
    value: int = 0  # what it is worth when it is paid


class SuitView(msgspec.Struct, frozen=True):
    """A group of cards in hand, with what they are worth together."""

    key: str
    symbol: str
    value: int
    label: str


class ShelfView(msgspec.Struct, frozen=True):
    """A row of cards with a title; ``area``: "market" or "own"."""

    key: str
    area: str
    title: str
    hint: str
    empty: str
    cards: list[CardView]


class LedgerColumnsView(msgspec.Struct, frozen=True):
    """A group of columns, one for each seat and each of the others."""

    title: str
    next: bool


class LedgerRowView(msgspec.Struct, frozen=True):
    """A line of a ledger: by group of columns and seat."""

    symbol: str
    label: str
    values: list[list[int]]
    best: list[list[bool]]


class LedgerView(msgspec.Struct, frozen=True):
    """A table of figures by seat."""

    title: str
    columns: list[LedgerColumnsView]
    rows: list[LedgerRowView]
    total: list[list[int | None]]
    others: list[str]


class StageView(msgspec.Struct, frozen=True):
    """Something that comes on a course, somewhere from ``first`` to ``last``."""

    first: int
    last: int
    label: str
    past: bool


class CourseView(msgspec.Struct, frozen=True):
    """How far a pile has run, and where in it something may come."""

    title: str
    hint: str
    done: int
    total: int
    stages: list[StageView]
    sentences: list[str]


class DealView(msgspec.Struct, frozen=True):
    """What was promised before the cards were dealt."""

    commitment: str  # SHA-256 over the text of docs/fairness.md
    seed: str  # "" until the game is over


class MarkView(msgspec.Struct, frozen=True):
    """A counter on the track."""

    symbol: str
    value: int
    label: str


class TrackView(msgspec.Struct, frozen=True):
    """A numbered track."""

    length: int
    marks: list[MarkView]
    label: str


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
