"""Say what games mean in a language, with the names of those who play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from alcaide.games import GAMES
from alcaide.interface.real_table.boards import Fact
from alcaide.interface.values import Note, Refusal
from alcaide.locale import language, texts
from alcaide.scene.drawing_cache import Latest
from alcaide.scene.model import Phrase
from alcaide.tables.seats import apart

REMEMBERED: Final = 2000  # phrases of a table
TOLD: Final = 1000  # things of a table
T = TypeVar("T")
V = TypeVar("V")
MARK: Final = msgspec.msgpack.Encoder().encode
WINNERS: Final = {  # nobody, one, several: as a result, or as the state of a table in a list
    "result": ("table-result-nobody", "table-result-won", "table-result-shared"),
    "state": ("table-state-nobody", "table-state-won", "table-state-shared"),
}


class Words:
    """The sentences of a language about one game; seats are called by their names."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.lang = language(lang)
        self.game = game
        self.names = apart(names)
        self._said: dict[bytes, str] = {}
        self._told: dict[tuple[int, frozenset[str] | None], tuple[Any, Any]] = {}
        self.spots = Latest(self._spots)  # of a drawing: several people look at it

    def say(self, key: str, /, **args: Any) -> str:
        """Return a message by its key."""
        return texts(self.lang).say(key, self._fill(args))

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of a game; one that was said before is remembered."""
        mark = MARK((phrase.key, phrase.args))  # other phrases have other bytes
        said = self._said.get(mark)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[mark] = self.say(phrase.key, **phrase.args)
        return said

    def once(self, thing: T, aids: frozenset[str] | None, tell: Callable[[T], V]) -> V:
        """Return what a thing is in words, where some aids are on (None: all).

        The same thing is not told anew: it must not change.
        """
        key = id(thing), aids
        told = self._told.get(key)
        if told is None or told[0] is not thing:
            if len(self._told) >= TOLD:
                self._told.clear()
            told = self._told[key] = (thing, tell(thing))
        found: V = told[1]
        return found

    def note(self, note: Note) -> str:
        """Return what happened."""
        return self.phrase(Phrase(f"{self.game}-note-{note.key}", note.args))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed."""
        return self.say(f"{self.game}-why-{refusal.reason}", **refusal.args)

    def fact(self, fact: Fact) -> str:
        """Return what a fact about components is about."""
        return self.term(f"known-{fact.name}")

    def standing(self, fact: Fact) -> str:
        """Return how a transcription stands to it: "71 of 72", "yes"; "": no text tells."""
        if fact.source == "ours":
            return self.say("table-fact-ours", found=fact.found, ours=fact.known)
        if fact.known:
            return self.say("table-fact-count", found=fact.found, known=fact.known)
        return "" if fact.state == "unknown" else self.say(f"table-fact-{fact.state}")

    def term(self, key: str, /, **args: Any) -> str:
        """Return a message of the game: ``term("name")`` is alcazar-name."""
        return self.say(f"{self.game}-{key}", **args)

    def title(self) -> str:
        """Return what the game is called; one that is installed no more has only its key."""
        return self.term("name") if self.game in GAMES else self.game

    def listing(self, words: Sequence[str]) -> str:
        """Return "a, b and c"."""
        return texts(self.lang).listing(words)

    def name(self, seat: int) -> str:
        """Return what a seat is called: by its number while nobody sits there."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("table-seat", n=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        """Return "Ana, Luis and Carmen"."""
        return self.listing([self.name(seat) for seat in seats])

    def winners(self, seats: Sequence[int], where: str) -> str:
        """Return "Ana wins", "Ana and Luis share the victory", or that nobody wins."""
        nobody, one, many = WINNERS[where]
        if not seats:
            return self.say(nobody)
        if len(seats) == 1:
            return self.say(one, seat=seats[0])
        return self.say(many, names=self.seats(seats))

    def _spots(self, spots: dict[str, Phrase]) -> dict[str, str]:
        return {pick: self.once(spot, None, self.phrase) for pick, spot in spots.items()}

    def _fill(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Add the name of the seat that is spoken of, and say the phrases inside."""
        filled = {name: self._word(value) for name, value in args.items()}
        seat = args.get("seat")
        if isinstance(seat, int) and "name" not in args:
            filled["name"] = self.name(seat)
        return filled

    def _word(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, list | tuple):
            return [self._word(item) for item in value]
        return value
