"""What is not known of the piles of a record, and a deal that agrees with all that is."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.core.errors import AlcaideError, ArgumentError, RecordError, SetupError
from alcaide.core.rng import Rng
from alcaide.core.rows import each_copied
from alcaide.interface.game import Game
from alcaide.interface.real_table.unknown_piles import (
    UNKNOWN,
    AnyDiscovery,
    Piles,
    Turned,
    filled,
    flat,
    shaped,
    shuffle_name,
)
from alcaide.interface.values import Setup
from alcaide.record.record_errors import NOTATION

CHANCE: Final = b"what a record does not know"  # fills it in: always in the same way
NONE: Final = "none"
SHUFFLING: Final = "ALH-19"  # the only game that shuffles in play
AnyGame = Game[Any, Any, Any]
Spot = tuple[str, int]  # a pile and a place in it


class Need(NamedTuple):
    """What was turned up and is not known."""

    verb: str  # begins the line that tells it
    seat: int  # to whom it belongs, -1: to everybody
    words: list[str]  # what it could be

    def lines(self) -> list[str]:
        """Return the lines that could tell it, without the star."""
        return [f"{self.verb} {word}" for word in self.words]


class Unknown:
    """The piles of a game as far as they are known, which is more and more."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        """Take the piles of a setup, with `UNKNOWN` where nobody knows. Raises ArgumentError."""
        if game.discovery is None:
            raise ArgumentError(f"{game.name} is played with piles that are known")
        self.discovery: AnyDiscovery = game.discovery()
        self.game = game
        self.first = setup
        self._words = self.discovery.words(setup)  # all of each pile
        self.shape = game.setup(setup.players, setup.options, b"").piles
        self.known = {name: flat(words) for name, words in setup.known.items()}
        self.shuffles: list[str] = []  # names of the piles that were shuffled in play
        self.hands: dict[int, list[Spot]] = {}  # where what a seat holds comes from
        self.out: dict[Spot, frozenset[str]] = {}  # what does not lie there
        self.rng = Rng(CHANCE)
        self._filled: dict[str, list[str]] | None = None

    def copy(self) -> Unknown:
        """Return the same, to go on with on its own."""
        other = copy.copy(self)
        other.known, other.hands = each_copied(self.known), each_copied(self.hands)
        other.shuffles, other.out = self.shuffles.copy(), self.out.copy()
        other._words = self._words.copy()
        return other

    def barred(self, pile: str, place: int) -> frozenset[str]:
        """Return what is known not to lie at a place."""
        return self.out.get((pile, place), frozenset())

    def piles(self) -> dict[str, list[str]]:
        """Return whole piles that agree with what is known. Raises SetupError."""
        if self._filled is None:
            self._filled = self._fill()
        return self._filled

    def setup(self) -> Setup:
        """Return a deal that agrees with what is known. Raises SetupError."""
        piles = self.piles()
        whole = {name: shaped(piles[name], words) for name, words in self.shape.items()}
        events = ["reshuffle " + " ".join(piles[name]) for name in self.shuffles]
        return msgspec.structs.replace(self.first, piles=whole, events=events)

    def another(self, salt: bytes) -> Setup:
        """Return another deal that agrees with what is known. Raises SetupError."""
        filled, self._filled = self._filled, self._fill(CHANCE + salt)
        try:
            return self.setup()
        finally:
            self._filled = filled

    def knows(self, spot: Spot) -> bool:
        """Tell whether it is known what lies at a place, or that it does not matter."""
        return self.known[spot[0]][spot[1]] != UNKNOWN or spot in self.out

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Go back to what was known before if anything is wrong with what comes to be known."""
        known, out = each_copied(self.known), self.out.copy()
        try:
            yield
        except AlcaideError:
            self.known, self.out, self._filled = known, out, None
            raise

    def set(self, spot: Spot, word: str) -> None:
        """Take it as known what lies at a place. Raises SetupError."""
        pile, place = spot
        self.known[pile][place] = word
        self._filled = None
        self.piles()

    def order(self, pile: str, words: Sequence[str]) -> None:
        """Take it as known in which order a pile lies, or partly. Raises SetupError."""
        with self.kept():
            for place, word in enumerate(words):
                if word != UNKNOWN:
                    self.set((pile, place), word.lower())

    def rule_out(self, spots: Sequence[Spot], words: Sequence[str]) -> None:
        """Take it as known that none of some words lies at some places. Raises SetupError."""
        self.out |= dict.fromkeys(spots, frozenset(words))
        self._filled = None
        self.piles()

    def could_lie(self, turned: Turned) -> list[str]:
        """Return what could lie at a place that was turned up, in the order of the notation."""
        words = [word for word in self._left(turned.pile) if self._fits(turned, word)]
        return words + [NONE] * (turned.among is not None)

    def could_be(self, turned: Turned, word: str) -> str:
        """Return a word as it is written, if it could lie at a place that was turned up."""
        every = [*self._left(turned.pile), *[NONE] * (turned.among is not None)]
        found = next((each for each in every if each.lower() == word.lower()), "")
        return found if found == NONE or self._fits(turned, found) else ""

    def wrong(self, turned: Turned, word: str) -> tuple[str, str]:
        """Return the rule that a word breaks at a place, and the key of the sentence."""
        lower = word.lower()
        if lower not in (each.lower() for each in self._words[turned.pile]):
            return NOTATION, "record-told-no"
        rule = self.discovery.rules.get(turned.pile, SHUFFLING)
        free = lower in (each.lower() for each in self._left(turned.pile))
        return rule, "record-told-place" if free else "record-told-gone"

    def see(self, turned: Sequence[Turned]) -> None:
        """Keep where what seats hold comes from."""
        for each in turned:
            if each.hidden:
                spots = self.hands.setdefault(each.seat, [])
                if (each.pile, each.place) not in spots:
                    spots.append((each.pile, each.place))

    def shuffled(self, piles: Sequence[Sequence[str]]) -> bool:
        """Take up piles that were shuffled in play; tell whether there are new ones."""
        new = piles[len(self.shuffles) :]
        for words in new:
            name = shuffle_name(len(self.shuffles) + 1)
            self.shuffles.append(name)
            self._words[name] = sorted(words)
            self.known[name] = [UNKNOWN] * len(words)
            self._filled = None
        return bool(new)

    def held(self, seat: int) -> list[Spot]:
        """Return the places from which a seat holds something that is not known."""
        return [spot for spot in self.hands.get(seat, ()) if not self.knows(spot)]

    def hidden(self) -> list[str]:
        """Return what nobody knows in which hand it is, or whether in any."""
        return self._left(self.discovery.hands) if self.discovery.hands in self.known else []

    def nowhere(self, word: str) -> bool:
        """Tell whether nobody knows in which hand something is, or whether in any."""
        pile = self.discovery.hands
        return word in self._words[pile] and word not in self.known[pile]

    def _left(self, pile: str) -> list[str]:
        """Return what lies nowhere for all that is known, each once, in order."""
        rest = Counter(self._words[pile]) - Counter(self.known[pile])
        return [word for word in dict.fromkeys(self._words[pile]) if rest[word] > 0]

    def _fits(self, turned: Turned, word: str) -> bool:
        if not word or (turned.among is not None and word not in turned.among):
            return False
        if word in self.barred(turned.pile, turned.place):
            return False
        if turned.pile not in self.discovery.built:
            return True
        filled, self._filled = self._filled, None
        row = self.known[turned.pile]
        row[turned.place] = word
        try:
            self._fill()
        except SetupError:
            return False
        finally:
            row[turned.place], self._filled = UNKNOWN, filled
        return True

    def _fill(self, seed: bytes = CHANCE) -> dict[str, list[str]]:
        self.rng = Rng(seed)
        piles = self.discovery.fill(self.first, self.known, self)
        for name in self.shuffles:
            piles[name] = filled(self.known[name], self._words[name], self, name, SHUFFLING)
        return piles


def known_piles(
    game: AnyGame, setup: Setup, told: Mapping[str, Sequence[str]]
) -> dict[str, list[str]]:
    """Return all piles of a game as they are told, `UNKNOWN` wherever nothing is.

    The last `UNKNOWN` of a pile or stack stands for all the rest. Raises SetupError.
    """
    players = setup.players if setup.players in game.seats else game.seats[0]
    shape = game.setup(players, setup.options, b"").piles
    return {name: _whole(name, told.get(name, (UNKNOWN,)), like) for name, like in shape.items()}


def shortened(words: Sequence[str]) -> list[str]:
    """Return a pile with one `UNKNOWN` for all those at its end."""
    end = len(words)
    while end > 1 and words[end - 2 : end] == [UNKNOWN, UNKNOWN]:
        end -= 1
    return list(words[:end])


def _whole(name: str, told: Sequence[str], like: Sequence[str]) -> list[str]:
    """Return a pile with as many words as one like it. Raises SetupError."""
    stacks = [stack.split() for stack in like] if " " in "".join(like) else [list(like)]
    given = [words.split() for words in told] if len(stacks) > 1 else [flat(told)]
    if given == [[UNKNOWN]]:
        given *= len(stacks)
    if len(given) != len(stacks):
        raise SetupError(
            f"{name} needs {len(stacks)} strings, not {len(given)}",
            "record-setup-stacks",
            pile=name,
            found=len(given),
            size=len(stacks),
        )
    rows = []
    for words, stack in zip(given, stacks, strict=True):
        if words[-1:] == [UNKNOWN]:
            words = words + [UNKNOWN] * (len(stack) - len(words))
        if len(words) != len(stack):
            rest = "; a ? at its end stands for all that is not known"
            raise SetupError(
                f"{name} has {len(words)} words, not {len(stack)}{rest}",
                "record-setup-size",
                pile=name,
                found=len(words),
                size=len(stack),
            )
        rows.append(words)
    return rows[0] if len(rows) == 1 else [" ".join(words) for words in rows]


def exchanged(spots: Iterable[Spot], laid: Piles, now: Piles) -> dict[str, str]:
    """Return the words that stand for others now at some places of piles."""
    both = ((laid[pile][place], now[pile][place]) for pile, place in spots)
    return {one: other for one, other in both if one != other}


def begins(words: Sequence[str], verb: str) -> bool:
    """Tell whether words begin with those of a verb."""
    wanted = verb.split()
    return [word.lower() for word in words[: len(wanted)]] == wanted


def by_number(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield what lines say, each with the number that it begins with."""
    for line in lines:
        number, _, text = line.partition(" ")
        yield int(number), text


def instead(error: RecordError, needs: Sequence[Need]) -> RecordError:
    """Add to an error the lines that would have been right."""
    error.legal = [f"* {told}" for need in needs for told in need.lines()]
    return error
