"""What lies face down and is not known, and how it comes to be known: for games at a real table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.interface.values import Note, Setup

UNKNOWN: Final = "?"  # a place of a pile in which nobody knows what lies
EVERYBODY: Final = -1
Row = Sequence[str]  # the words of a pile from top to bottom, stacks one after another
Piles = Mapping[str, Row]
Exchanges = Mapping[int, Mapping[str, str]]


class Turned(NamedTuple):
    """A place of a pile that an action turned up, or the deal."""

    verb: str  # by which a line tells what lay there: ``tile``, ``hand 0``
    pile: str
    place: int
    seat: int = EVERYBODY  # to whom it belongs
    hidden: bool = False  # nobody else has seen it, so it need not be told
    also: str = ""  # another verb that tells what has become of it besides: ``discard``
    became: bool = False  # that is so here
    among: tuple[str, ...] | None = None  # only these are turned up: anything else is ``none``

    @property
    def told(self) -> str:
        """The verb by which it is written."""
        return self.also if self.became else self.verb


class Luck(Protocol):
    """How places of which nothing is known are filled."""

    rng: Rng

    def barred(self, pile: str, place: int) -> frozenset[str]:
        """Return what is known not to lie at a place."""


S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class Discovery(Generic[S, A]):
    """What a game tells of its piles, so that it can be played without knowing them."""

    # all that may lie in each pile, in the order of the notation, things out of the game as well
    words: Callable[[Setup], dict[str, list[str]]]
    rules: Mapping[str, str]  # by pile: the rule that says what lies in it
    # complete piles that agree with what is known, `UNKNOWN` elsewhere; raises SetupError
    fill: Callable[[Setup, Piles, Luck], dict[str, list[str]]]
    # what the deal (no state, no action) or an action turned up, in this order
    turned: Callable[[S | None, A | None, S, list[Note]], list[Turned]]
    # put what lies face down after another deal into a position, and cards in hands: by seat, the
    # new one for each that is another one now
    lay: Callable[[S, S, Exchanges], None]
    built: tuple[str, ...] = ()  # piles in which not everything may lie everywhere
    hands: str = ""  # the pile from which hands come that others do not see
    shown: Callable[[S, A], list[str]] | None = None  # words of his hand that an action shows
    # a copy in which the seat to move holds these as well
    widened: Callable[[S, Sequence[str]], S] | None = None
    shuffles: Callable[[S], list[list[str]]] | None = None  # piles that were shuffled in play


def filled(known: Row, words: Row, luck: Luck, pile: str, rule: str, first: int = 0) -> list[str]:
    """Return a row with every unknown place filled with words that are left, by chance.

    ``first`` is the place of the row in its pile. Raises SetupError for words that are none, or
    there too often.
    """
    rest = mixed(left(known, words, pile, rule), luck.rng)
    row = [rest.pop() if word == UNKNOWN else word for word in known]
    for place, word in enumerate(known):
        if word == UNKNOWN and row[place] in luck.barred(pile, first + place):
            _exchange(row, rest, known, place, luck, pile, first)
    return row


def mixed(words: Sequence[str], rng: Rng) -> list[str]:
    """Return words in a chance order."""
    order = list(range(len(words)))  # compiled, only numbers are shuffled
    rng.shuffle(order)
    return [words[place] for place in order]


def left(known: Row, words: Row, pile: str, rule: str) -> list[str]:
    """Return the words that may lie at unknown places. Raises SetupError."""
    often, there = Counter(words), Counter(known)
    unknown = there.pop(UNKNOWN, 0)
    for word, number in there.items():
        if word not in often:
            raise SetupError(
                f"{rule}: {word[:20]!r} in {pile} is none of the things that lie there",
                "record-setup-alien",
                pile=pile,
                word=repr(word[:20]),
            )
        if number > often[word]:
            most = "once" if often[word] == 1 else f"{often[word]} times"
            raise SetupError(
                f"{rule}: {word} is in {pile} more than {most}",
                "record-setup-most",
                pile=pile,
                word=word,
                most=often[word],
            )
    rest = sorted((often - there).elements())
    if unknown > len(rest):
        raise SetupError(
            f"{rule}: {pile} has more places than things to lie there",
            "record-setup-left",
            pile=pile,
        )
    return rest


def _exchange(
    row: list[str], rest: list[str], known: Row, place: int, luck: Luck, pile: str, first: int
) -> None:
    """Put something else at a place where its word cannot lie. Raises SetupError."""
    barred = luck.barred(pile, first + place)
    for other, word in enumerate(rest):
        if word not in barred:
            row[place], rest[other] = word, row[place]
            return
    for other, word in enumerate(known):
        mine = row[place] not in luck.barred(pile, first + other)
        if word == UNKNOWN and mine and row[other] not in barred:
            row[place], row[other] = row[other], row[place]
            return
    raise SetupError(
        f"in {pile} nothing is left that could lie at place {first + place + 1}",
        "record-setup-nothing",
        pile=pile,
        place=first + place + 1,
    )


def shuffle_name(number: int) -> str:
    """Return the name of a pile that was shuffled in play, counted from 1."""
    return f"Shuffle {number}"


def flat(words: Row) -> list[str]:
    """Return the words of a pile, stacks one after another."""
    return " ".join(words).split()


def shaped(words: Row, like: Row) -> list[str]:
    """Return a row of words in the stacks of a pile like it."""
    if not any(" " in stack for stack in like):
        return list(words)
    return list(_stacks(words, like))


def _stacks(words: Row, like: Row) -> Iterator[str]:
    start = 0
    for stack in like:
        end = start + len(stack.split())
        yield " ".join(words[start:end])
        start = end


AnyDiscovery = Discovery[Any, Any]
