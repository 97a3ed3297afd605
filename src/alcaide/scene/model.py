"""A view as drawings and panels: what the browser, the terminal and the docs show.

Nothing here is HTML or pixels of a screen. A drawing is a list of keyed nodes, back to front, in
its own coordinates; the other panels are rows of things with a symbol and a number. Words are
`Phrase`: a message key and what to fill in; whoever shows them looks the sentence up.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

import msgspec

PLAN: Final = 4  # the fifth way to look at a board, after four quarter turns: flat, from above
SHAPES: Final = ("", "card", "figure", "square")  # 100 x 144; the same, cut out; 100 x 100
ROLES: Final = ("ground", "piece", "weight", "figure")  # of what is drawn
SHELVES: Final = ("", "offer", "stacks", "heap", "due", "store")  # roles of shelves


T = TypeVar("T")
UNSENT: Final = "unsent"  # remarked about fields that no screen is sent as they are
LASTING: Final = "lasting"
Lasting = Annotated[list[T], LASTING]  # of things that stay what they are while others come and go


class Aid(msgspec.Struct, frozen=True):
    """Marks a field that is empty where an aid is off: a named one, or that of a phrase."""

    name: str = ""
    of: str = ""  # the field with the phrase


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be: message key and arguments (an argument may be a Phrase)."""

    key: str
    args: dict[str, Any] = {}
    aid: str = ""  # said only where this aid is on


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """One drawn thing: a symbol of sprites.svg, a polygon or a text at (x, y).

    The same key in two scenes is the same thing, moved; up to a colon it tells its kind.
    ``pick`` is what pointing at it means.
    """

    key: str
    x: float = 0.0
    y: float = 0.0
    symbol: str = ""
    text: str = ""
    points: str = ""  # "x,y x,y ...", relative to (x, y)
    width: float = 0.0  # of a <symbol> that has a viewBox; 0: drawn as it is
    height: float = 0.0
    cls: str = ""  # style classes, see sprites.svg
    pick: str = ""
    flip: bool = False  # mirrored left to right
    anchor: str = ""  # the key of the piece that this belongs to and moves with
    along: int = -1  # its place on the lane of the drawing, along which it moves
    aid: str = ""  # drawn only where this aid is on


class Drawing(msgspec.Struct, frozen=True):
    """Nodes back to front, in a view box (x, y, width, height).

    ``roles`` tell by the kind of a key what such a thing is, and so how it comes and sounds: a
    "piece" is set down; a "weight" falls from higher up; a "figure" hops to its place from where
    one like it left. "ground" is what a place looks like while nothing is on it. What has no
    role just appears.
    """

    box: tuple[float, float, float, float]
    nodes: Lasting[Node]
    label: Phrase  # what a person who cannot see it is told
    # By pick: what is there, for those places where something is.
    spots: Annotated[dict[str, Phrase], Aid("features")] = {}
    lane: str = ""  # "x,y x,y ...": a closed way, by place
    detail: float = 0.0  # the height of what must be readable, such as a number
    focus: tuple[float, float, float, float] | None = None  # where the question is: look nearer
    roles: dict[str, str] = {}


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol with a number and what it counts: coins, pieces, cards.

    Beside a player those that are shown one by one stand in the colour of the seat, and none left
    is an outline; ``size`` is their width and height in the page's letters, where an icon's is
    not theirs. ``symbols`` are what is left, each different, in place of their number.
    """

    symbol: str
    value: int
    label: Phrase
    each: bool = False  # shown one by one
    size: tuple[float, float] | None = None
    symbols: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card to see or to pick; ``face`` is what is printed on it, ``mark`` a place on the map.

    Cards that are alike have picks that differ in their ending: ``hand:y4``, ``hand:y4~2``; an
    action names the first of them. Of cards whose picks begin alike one is picked, and another
    one in its place, unless they are taken together: ``many``.
    """

    pick: str
    label: Phrase
    face: str | Phrase = ""
    symbol: str = ""
    count: int = 1
    price: int = 0
    mark: tuple[int, int] | None = None
    turned: int | None = None  # quarter turns of its picture; a pick "turn:1" adds one
    shape: str = ""  # the symbol is all of its face: see SHAPES
    head: Phrase | None = None  # written above it
    badge: Phrase | None = None  # written below it: what it means for the viewer now
    good: Annotated[bool, Aid(of="badge")] = False  # the badge is good news
    tint: str = ""  # a style class for what surrounds it
    group: str = ""  # the suit it belongs to
    value: int = 0  # what it is worth when it is paid
    many: bool = False  # several are picked together
    aid: Annotated[str, UNSENT] = ""  # shown only where this aid is on


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards of one suit in a hand that everybody knows."""

    symbol: str
    text: str  # what is printed on them: "1 4 7"
    label: Phrase
    tint: str = ""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table shows of one seat."""

    seat: int
    money: Figure | None
    points: Figure  # if the game ended now
    pieces: list[Figure]  # in reserve
    cards: Figure | None
    out: bool = False
    plan: Drawing | None = None  # its own board, where everybody has one
    aside: list[Card] = []  # what lies beside that
    held: list[Held] = []  # in hand, where everybody knows it


class Suit(msgspec.Struct, frozen=True):
    """A group of cards in hand, with what they are worth together."""

    key: str  # the ``group`` of its cards
    symbol: str
    value: int
    label: Phrase


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of cards with a title; ``area`` is where it belongs on the table.

    Areas: "market" (for all, beside the board), "own" (the viewer's, below the board).
    Roles: "offer" (each thing in a frame of what it is paid with), "stacks" (of small things, their
    number beside each), "heap" (many small things, just to be seen), "due" (what has to be placed
    now), "store" (what was put aside; it takes the room that is left). Others are plain rows.
    """

    key: str
    area: str
    title: Phrase
    cards: list[Card]
    hint: Phrase | None = None
    empty: Phrase | None = None  # what is said where there are no cards
    role: str = ""
    takes: list[str] = []  # picks that may be meant when something is dragged to it
    drag: bool = False  # its things are dragged to their places


class LedgerColumns(msgspec.Struct, frozen=True):
    """A group of columns of a ledger, one for each seat (and one more if ``others``)."""

    title: Phrase
    next: bool = False  # the one that comes next: stands out


class LedgerRow(msgspec.Struct, frozen=True):
    """A line of a ledger: by group of columns and seat a value, and whether it is the highest."""

    symbol: str
    label: Phrase
    values: list[list[int]]
    best: list[list[bool]]


class Ledger(msgspec.Struct, frozen=True):
    """A table of figures by seat: who has most of what, and what it would bring."""

    title: Phrase
    columns: list[LedgerColumns]
    rows: list[LedgerRow]
    total: list[list[int | None]]  # by group of columns and seat; None: no sum
    others: list[Phrase] = []  # parties that are no seats, after the seats


class Stage(msgspec.Struct, frozen=True):
    """Something that comes on a course, somewhere from ``first`` to ``last``."""

    first: int
    last: int
    label: Phrase  # "II"
    past: bool = False


class Course(msgspec.Struct, frozen=True):
    """How far a pile has run, and where in it something may come."""

    title: Phrase
    hint: Phrase
    done: int
    total: int
    stages: Annotated[list[Stage], Aid("left")]
    sentences: Annotated[list[Phrase], Aid("left")]


class Mark(msgspec.Struct, frozen=True):
    """A counter on a track."""

    symbol: str
    value: int
    label: Phrase


class Track(msgspec.Struct, frozen=True):
    """A numbered track from 1 to ``length`` with counters on it."""

    length: int
    marks: list[Mark]
    label: Phrase


class Scene(msgspec.Struct, frozen=True):
    """Everything on the table as one seat sees it."""

    board: Drawing
    players: Annotated[list[Player], UNSENT]
    track: Track | None
    stock: list[Figure]
    market: Lasting[Card]  # face-up cards
    decks: Lasting[Card]  # face-down piles, with their count
    hand: Lasting[Card] | None  # None: an onlooker
    shelves: Lasting[Shelf] = []
    suits: list[Suit] = []  # of the hand
    ledger: Annotated[Ledger | None, Aid("majorities")] = None
    course: Course | None = None
    map: list[tuple[int, int]] = []  # the cells of the little map on the cards


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action as a person meets it.

    ``picks`` are the things (cards, cells, an option) that together single it out; ``option`` is
    the group it is offered in. Amounts are money and points; ``points`` is the change of the
    own score if the game ended after it.
    """

    action: Any
    text: str  # in notation
    option: str
    picks: list[str]
    label: Phrase  # "Place baron on 55"
    name: Phrase  # of the group: "Place baron"
    symbol: str = ""
    price: int = 0
    income: Annotated[int, Aid("preview")] = 0
    points: Annotated[int, Aid("preview")] = 0
    rule: Annotated[str, UNSENT] = ""
    final: bool = False  # ends the turn
    # The most important consequence, written on its place.
    tag: Annotated[Phrase | None, Aid("preview")] = None
    quiet: bool = False  # does nothing but end a step: never proposed
    # What it uses up or sets off, beside its name: "with card 6", "takes the wall tile".
    follows: Annotated[Phrase | None, Aid("preview")] = None


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of the seat to move: a title, a hint, the rule, and what he might do."""

    title: Phrase
    hint: Phrase
    rule: str
    options: list[str] = []  # of this phase, in an order that stays, also those not possible now


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that counts at the end: whose it is, what it brings, and where it is drawn."""

    seat: int
    points: int
    label: Phrase
    symbol: str
    places: list[
        str
    ] = []  # keys of nodes: of the seat's own board if it has one, else of the board


class CountStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of the count at the end: all that counts in one way, in the order it is counted."""

    title: Phrase  # "Courts"
    rate: Phrase  # "3 for each market"
    rule: str
    lead: Annotated[Phrase, UNSENT]  # "courts brought $most against $less"
    parts: list[Counted]
    shares: list[Phrase] = []  # by seat, how much of it there is; none: there is nothing to say
    before: bool = False  # scored during the game: what the count begins with


class Ending(msgspec.Struct, frozen=True):
    """Who won by what: a sentence, for every seat what its points are made of, and the count."""

    sentence: Phrase
    parts: list[list[Figure]]
    count: list[CountStep] = []  # all points of all seats; none: the game does not tell


def counted(sentence: Phrase, steps: list[CountStep], players: int) -> Ending:
    """Return an ending by its count."""
    parts: list[list[Figure]] = [[] for _ in range(players)]
    for part in (part for step in steps for part in step.parts):
        parts[part.seat].append(Figure(part.symbol, part.points, part.label))
    return Ending(sentence, parts, steps)


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One consequence in a preview: a label with a figure, before and after or a change."""

    label: Phrase
    after: int
    before: int | None = None
    symbol: str = ""
    sign: bool = False  # a gain or a loss: written with its sign


class Tag(msgspec.Struct, frozen=True, array_like=True):
    """The most important figures of a preview, to be written beside the piece at (x, y)."""

    x: float
    y: float
    plain: Phrase | None
    gain: Phrase | None


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, shown before it is confirmed."""

    board: Drawing  # new pieces carry the class "ghost"
    title: Phrase
    sentences: Annotated[list[Phrase], Aid("preview")]
    facts: Annotated[list[Fact], Aid("preview")]
    confirm: Phrase  # the words on the button: "Lay the stone"
    money_after: Annotated[int | None, Aid("preview")]
    track: Annotated[Track | None, Aid("preview")]
    rule: str
    tag: Annotated[Tag | None, Aid("preview")] = None
