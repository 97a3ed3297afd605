"""The parts of a game: what it has to give, and what it may, part by part.

A part is a table of functions over the game's own state (S), actions (A) and views (V). What has a
default may be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NoReturn, Protocol, TypeVar

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.interface.editor.editing import Editing
from alcaide.interface.features import Features
from alcaide.interface.opponent import Opponent
from alcaide.interface.ownership import Information
from alcaide.interface.questions import Question, Standing
from alcaide.interface.real_table.boards import Box
from alcaide.interface.real_table.sheets import ScoreSheet
from alcaide.interface.real_table.things import Thing
from alcaide.interface.real_table.unknown_piles import AnyDiscovery
from alcaide.interface.script import untold
from alcaide.interface.tuning import UNFITTED, LeadFit, SearchSettings, untuned
from alcaide.interface.values import Attempt, Lesson, Note, Option, Refusal, Setup
from alcaide.scene.characters import Line, Say
from alcaide.scene.happenings import Event
from alcaide.scene.layers import Layer
from alcaide.scene.model import Choice, Drawing, Ending, Phrase, Preview, Prompt, Scene
from alcaide.scene.printing import Printed


class AnyState(Protocol):
    """What the house knows of a state: how many play, and that it can be copied."""

    @property
    def players(self) -> int:
        """How many play."""

    def copy(self) -> Any:
        """Return an independent copy."""


class AnyView(Protocol):
    """What the house knows of a view; everything else in it is the game's own."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: an onlooker's."""

    @property
    def turn(self) -> int | None:
        """The seat to move; None: the game is over."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""

    @property
    def phase(self) -> str:
        """What the seat to move decides: ends the key of a message, ``GAME-phase-PHASE``."""

    @property
    def options(self) -> dict[str, str]:
        """All options, by name."""

    @property
    def seats(self) -> Sequence[Any]:
        """What everybody knows of each seat."""


S = TypeVar("S", bound=AnyState)  # the game's mutable state
A = TypeVar("A")  # its union of action structs
V = TypeVar("V", bound=AnyView)  # what one seat may know


def unread(text: str, board: str = "", rng: Rng | None = None) -> NoReturn:
    """Read no position: of a game that only writes them. Raises PositionError."""
    raise PositionError("this game reads no positions", "position-unread")


INTERFACE: Final = 1  # the version of what a game gives; it changes where older games would break
HOUSE: Final = "house"  # the profile of the defaults


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, A]):
    """What is in the box, what may be done, and what it does."""

    name: str
    package: str  # in which its words, pictures and data lie
    interface: int = INTERFACE  # the version of it that the game is written for
    version: str  # of the rules and records
    seats: range
    options: tuple[Option, ...]
    turn_rule: str  # who acts, and when: named to a seat that acts out of turn
    action_type: Any
    state_type: Any = object
    shuffle: Callable[[int, dict[str, str], Rng], Setup]
    deal: Callable[[Setup], S]
    legal_actions: Callable[[S], list[A]]
    apply: Callable[[S, A, list[Note] | None], None]
    turn: Callable[[S], int | None]
    mid_turn: Callable[[S], bool]  # is this a further step of an action begun?
    round: Callable[[S], int]  # the number that the view of anybody has
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    why_not: Callable[[S, A], Refusal | None]
    events: Callable[[S], list[str]] | None = None  # all that chance did so far, in the notation
    expect: Callable[[S, Sequence[str]], None] | None = None  # to a state what chance is to do
    # options as the house or a printed text has them; what is left out is as in the house
    profiles: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: {HOUSE: {}})
    # usual choices besides, of no printed text
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    reconstructed: tuple[str, ...] = ()  # rules that tell which components are
    box: Callable[[], Box] | None = None  # which of them people may transcribe from their own


@dataclass(frozen=True, kw_only=True)
class Knowledge(Generic[S, A, V]):
    """Who knows what, and who is asked what between turns."""

    view_type: Any
    observe: Callable[[S, int | None], V]
    determinize: Callable[[V, Rng], S]
    information: Callable[[], Information]  # to whom the fields of a state belong
    reveals: Callable[[S, A], bool]  # does the action show something hidden?
    secret: tuple[str, ...] = ()  # phases whose answers stay hidden until all are in
    asked: Callable[[S], list[int]] | None = None  # who may answer at once, the mover first
    asking: Callable[[S, int], S] | None = None  # a copy in which one of these is the mover
    question: Callable[[S], Question | None] | None = None  # to the mover, between turns
    standing: Callable[[S], list[Standing]] | None = None  # what he may answer beforehand
    forget: Callable[[V], V] | None = None  # a view without what one would have to remember
    # how a game is played whose piles are not known; without it they have to be
    discovery: Callable[[], AnyDiscovery] | None = None


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S, A]):
    """Actions and positions as text."""

    write: Callable[[S, A], str]
    read: Callable[[S, str], A]
    position: Callable[[S, int | None], str]  # as a seat knows it, in the words of its notation
    # other ways to write an action, itself first: what people name besides, or leave out
    spelled: Callable[[S, A], list[str]] | None = None
    # what such a text says (with a board of one's own, "": the usual one); what it leaves open is
    # dealt by chance, without chance always alike
    read_position: Callable[..., S] = unread  # text, board, chance, whether a game could come there
    editing: Callable[[], Editing] | None = None  # how positions are set up by pointing


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[A, V]):
    """The table as people see it: drawings, sentences, choices."""

    scene: Callable[[V, int], Scene]  # view, quarter turns (PLAN: flat)
    choices: Callable[[V, list[A]], list[Choice]]
    preview: Callable[[V, A, int], Preview]
    # what an action did, from its notes and what was seen before and after it
    story: Callable[[V, V, list[Note]], list[Event]] = untold
    prompt: Callable[[V], Prompt]  # what is asked of the seat to move
    plausible: Callable[[V], list[Attempt]]  # what a person might try in vain
    lacking: Callable[[V], list[Attempt]] | None = None  # options of which nothing is allowed
    describe: Callable[[V], list[Phrase]]  # the table in sentences
    # where on the table a note is about: picks, keys of nodes, ``seat:1``; in the own board of a
    # seat ``1@PICK``
    places: Callable[[Note], list[str]] | None = None
    scoring: tuple[str, ...] = ()  # the notes by which something is counted
    # kinds of decisions: tags of actions, and else phases, by how the key of a message ends,
    # ``GAME-kind-KIND``; what is in none is of the kind of its phase
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # all but the hand drawn with characters; the names of the seats are given
    characters: Callable[[V, Say, Sequence[str]], list[Line]] | None = None
    ending: Callable[[V], Ending]  # of a finished game
    score_sheet: ScoreSheet | None = None  # for those who only count
    # what came to light at a table of wood: by the verb that tells it, and its word
    thing: Callable[[str, str], Thing] | None = None
    layer: Callable[[V], Layer] | None = None  # chances and dangers, as far as the view tells
    vignette: Callable[[], Drawing]  # the picture of the game
    panorama: Callable[[], Drawing]  # the same, wide: the whole table in mid-game
    printed: Callable[[], Printed] | None = None  # what of it can be printed and cut out
    aids: tuple[str, ...] = ()  # that a table may do without, see alcaide.server.present.aids
    colours: tuple[str, ...] = ("blue", "yellow", "green", "red", "white")  # by seat, then others


@dataclass(frozen=True, kw_only=True)
class Teaching:
    """The first game, and the figures of the rules."""

    lesson: Callable[[], Lesson] | None  # for the first game
    figures: Callable[[], dict[str, Drawing]]  # of the rules page, by rule


@dataclass(frozen=True, kw_only=True)
class Numbers(Generic[S, A]):
    """The game in numbers, for programs that learn."""

    features: Callable[[], Features[S, A]]  # actions and views in numbers


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[S, A]):
    """What a position is worth, for bots."""

    evaluate: Callable[[S, int], float]  # how much better does a seat stand, in points
    outlook: Callable[[S, int], float] | None = None  # as `evaluate`, but in the long run
    worthwhile: Callable[[S], list[A]] | None = None  # legal actions without what no bot tries
    # by the number of players; further ahead for who has much time, from some round on
    search_settings: Callable[[int, bool, int], SearchSettings] = untuned
    lead: LeadFit = UNFITTED  # by which leads in points become chances to win
    # what somebody may like about the own position, by name, in its own measure
    traits: Mapping[str, Callable[[S, int], float]] = field(default_factory=dict)
    opponents: tuple[Opponent, ...] = ()  # the styles of the house's opponents, the weakest first
