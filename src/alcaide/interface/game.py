"""The interface of a game: a table of functions over its own state and actions."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import msgspec

from alcaide.core.errors import (
    IllegalActionError,
    OptionError,
    PlayersError,
    SetupError,
)
from alcaide.core.rng import Rng
from alcaide.interface.argument_checks import checks, no_action
from alcaide.interface.features import Features
from alcaide.interface.ownership import Information
from alcaide.interface.questions import Question, Standing
from alcaide.interface.setup_checks import Dealing
from alcaide.scene.model import Choice, Drawing, Ending, Phrase, Preview, Prompt, Scene

S = TypeVar("S")  # the game's mutable state
A = TypeVar("A")  # its union of action structs
V = TypeVar("V")  # what one seat may know
Args = dict[str, Any]  # what to fill into a sentence
HOUSE: Final = "house"  # the profile of the defaults


class Note(msgspec.Struct, frozen=True):
    """Something worth telling: a message key, the rule that caused it, what to fill in."""

    key: str
    rule: str
    args: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, a message key, what to fill in."""

    rule: str
    reason: str
    args: dict[str, Any] = {}


class Attempt(NamedTuple):
    """An action that is refused: its option and picks, its name, why."""

    option: str
    picks: list[str]
    name: Phrase
    refusal: Refusal


class Option(msgspec.Struct, frozen=True):
    """A named choice about the rules; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    ruling: bool = False  # a reading of the rules: a record names it only if it differs


class Setup(msgspec.Struct, frozen=True):
    """All that is fixed before the first action; piles are lists of words, top first."""

    players: int
    start: int
    options: dict[str, str]
    piles: dict[str, list[str]]
    board: str = ""  # empty: the game's own board
    events: list[str] = []  # what chance does during play, in the notation, where it is known


class Stop(NamedTuple):
    """A stop of a lesson: something to read and, if actions are expected, something to do."""

    at: int  # actions of the lesson's game played before it
    title: Phrase
    text: Phrase
    wrong: Phrase | None  # what to say when another action is tried
    expect: tuple[str, ...]  # actions, in notation, that lead on
    highlight: tuple[str, ...]  # picks to point at


class Lesson(NamedTuple):
    """A whole game that is stopped wherever there is something to learn; seat 0 learns."""

    setup: Setup
    actions: tuple[tuple[int, str], ...]  # seat and notation
    seats: tuple[tuple[str, str, Phrase], ...]  # kind, colour, name
    stops: tuple[Stop, ...]


@dataclass(frozen=True)
class Game(Generic[S, A, V]):
    """A game, as the functions of its package."""

    name: str
    version: str  # of the rules and records
    seats: range
    options: tuple[Option, ...]
    turn_rule: str  # who acts, and when: named to a seat that acts out of turn
    action_type: Any
    view_type: Any
    shuffle: Callable[[int, dict[str, str], Rng], Setup]
    deal: Callable[[Setup], S]
    legal_actions: Callable[[S], list[A]]
    apply: Callable[[S, A, list[Note] | None], None]
    turn: Callable[[S], int | None]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    observe: Callable[[S, int | None], V]
    determinize: Callable[[V, Rng], S]
    write: Callable[[S, A], str]
    read: Callable[[S, str], A]
    why_not: Callable[[S, A], Refusal | None]
    round: Callable[[S], int]  # the number that the view of anybody has
    reveals: Callable[[S, A], bool]  # does the action show something hidden?
    mid_turn: Callable[[S], bool]  # is this a further step of an action begun?
    evaluate: Callable[[S, int], float]  # how much better does a seat stand, in points
    scene: Callable[[V, int], Scene]  # view, quarter turns (PLAN: flat)
    choices: Callable[[V, list[A]], list[Choice]]
    preview: Callable[[V, A, int], Preview]
    prompt: Callable[[V], Prompt]  # what is asked of the seat to move
    plausible: Callable[[V], list[Attempt]]  # what a person might try in vain
    describe: Callable[[V], list[Phrase]]  # the table in sentences
    ending: Callable[[V], Ending]  # of a finished game
    vignette: Callable[[], Drawing]  # the picture of the game
    panorama: Callable[[], Drawing]  # the same, wide: the whole table in mid-game
    figures: Callable[[], dict[str, Drawing]]  # of the rules page, by rule
    position: Callable[[S, int | None], str]  # as a seat knows it, in the words of its notation
    lesson: Callable[[], Lesson] | None  # for the first game
    features: Callable[[], Features[S, A]]  # actions and views in numbers
    information: Callable[[], Information]  # to whom the fields of a state belong
    lacking: Callable[[V], list[Attempt]] | None = None  # of these, options with nothing allowed
    events: Callable[[S], list[str]] | None = None  # all that chance did so far, in the notation
    outlook: Callable[[S, int], float] | None = None  # as `evaluate`, but in the long run
    secret: tuple[str, ...] = ()  # phases whose answers stay hidden until all are in
    worthwhile: Callable[[S], list[A]] | None = None  # legal actions without what no bot tries
    asked: Callable[[S], list[int]] | None = None  # who may answer at once, the mover first
    asking: Callable[[S, int], S] | None = None  # a copy in which one of these is the mover
    forget: Callable[[V], V] | None = None  # a view without what one would have to remember
    question: Callable[[S], Question | None] | None = None  # to the mover, between turns
    standing: Callable[[S], list[Standing]] | None = None  # what he may answer beforehand
    aids: tuple[str, ...] = ()  # that a table may do without, see alcaide.server.present.aids
    colours: tuple[str, ...] = ("blue", "yellow", "green", "red", "white")  # by seat, then others
    # options as the house or a printed text has them; what is left out is as in the house
    profiles: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: {HOUSE: {}})
    reconstructed: tuple[str, ...] = ()  # rules that tell which components are
    state_type: Any = object
    setup_type: ClassVar[Any] = Setup

    def __post_init__(self) -> None:
        """Let functions look at what they are given."""
        looking = dict(checks(self))
        looking["deal"] = Dealing(looking["deal"], self.options)
        for name, function in looking.items():
            object.__setattr__(self, name, function)

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
    ) -> S:
        """Return a fresh state, dealt from a seed (none: an unforeseeable one).

        Raises PlayersError and OptionError.
        """
        return self.deal(self.setup(players, options, seed))

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
    ) -> Setup:
        """Shuffle: return the setup that ``deal`` turns into a state."""
        if isinstance(players, bool | float) or players not in self.seats:
            raise PlayersError(self.name, players, self.seats)
        players = index(players)  # learners have integers of NumPy
        return self.shuffle(players, self.complete(options or {}), Rng(seed_bytes(seed)))

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Fill in defaults; raise OptionError for a name or value the game does not have."""
        known = {option.name: option for option in self.options}
        given: Any = options
        if not isinstance(given, Mapping):
            told = f"options are a mapping of names to values, not {str(given)[:40]!r}"
            raise OptionError(told)
        for name, value in options.items():
            if name not in known:
                raise self._no_option(repr(str(name)[:40]))
            if value not in known[name].values:
                words = {"value": repr(str(value)[:40]), "values": ", ".join(known[name].values)}
                told = "option {option} is {value}; it must be one of: {values}"
                told = told.format(option=name, **words)
                raise OptionError(told, "record-option-value", option=name, **words)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def profile(self, name: str) -> dict[str, str]:
        """Return all options as a profile has them; raise OptionError for one that there is not."""
        if name not in self.profiles:
            known = ", ".join(self.profiles)
            told = f"{self.name} has no profile {str(name)[:40]!r}; it has: {known}"
            args = {"game": self.name, "profile": repr(str(name)[:40]), "known": known}
            raise OptionError(told, "record-profile-no", **args)
        return self.complete(self.profiles[name])

    def profile_of(self, options: Mapping[str, str]) -> str:
        """Return the profile that has these options; "" if none has."""
        chosen = self.complete(options)
        return next((name for name in self.profiles if self.profile(name) == chosen), "")

    def _no_option(self, name: str) -> OptionError:
        known = ", ".join(option.name for option in self.options)
        if not known:
            told = f"{self.name} has no option {name}; it has none"
            return OptionError(told, "record-option-none", game=self.name, option=name)
        told = f"{self.name} has no option {name}; it has: {known}"
        return OptionError(told, "record-option-no", game=self.name, option=name, known=known)

    def play(self, state: S, action: A) -> list[Note]:
        """Apply an action after checking it; return what happened.

        Raises IllegalActionError with the rule that the action breaks.
        """
        if not isinstance(action, self.action_type):
            raise no_action(self.name, action)
        if action not in self.legal_actions(state):
            refusal = self.why_not(state, action)
            raise IllegalActionError(
                refusal or Refusal("", "not-listed"), self.write(state, action)
            )
        notes: list[Note] = []
        self.apply(state, action, notes)
        return notes


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Return the bytes of a seed; none gives 16 unforeseeable ones. Raises SetupError."""
    if seed is None:
        return os.urandom(16)
    if isinstance(seed, bytes):
        return seed
    try:
        number = index(seed)
    except TypeError:
        raise SetupError(f"a seed is a whole number or bytes, not {str(seed)[:40]!r}") from None
    return number.to_bytes((number.bit_length() + 8) // 8, "big", signed=True)
