"""Say what games and tables mean in the language of a browser, with the names of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from litestar import Request

from alcaide.core.game import Note, Refusal
from alcaide.core.scene import Phrase
from alcaide.locale import language, texts


class Words:
    """The sentences of a language about one game; seats are called by their names."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.lang = language(lang)
        self.texts = texts(self.lang)
        self.game = game
        self.names = names

    def say(self, key: str, **args: Any) -> str:
        """Return a message by its key."""
        return self.texts.say(key, self._fill(args))

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of a game."""
        return self.texts.say(phrase.key, self._fill(phrase.args))

    def note(self, note: Note) -> str:
        """Return what happened."""
        return self.texts.say(f"{self.game}-note-{note.key}", self._fill(note.args))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed."""
        return self.texts.say(f"{self.game}-why-{refusal.reason}", self._fill(refusal.args))

    def term(self, key: str, **args: Any) -> str:
        """Return a message of the game: ``term("name")`` is alcazar-name."""
        return self.say(f"{self.game}-{key}", **args)

    def seats(self, seats: Sequence[int]) -> str:
        """Return "Ana, Luis and Carmen"."""
        return self.texts.listing([self.names[seat] for seat in seats])

    def _fill(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Add the name of the seat that is spoken of, and say the phrases inside."""
        filled = {name: self._word(value) for name, value in args.items()}
        seat = args.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names) and "name" not in args:
            filled["name"] = self.names[seat]
        return filled

    def _word(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, list | tuple):
            return [self._word(item) for item in value]
        return value


def wanted(request: Request[Any, Any, Any], lang: str | None) -> str:
    """Return the language that was asked for, or else the one the browser prefers."""
    if lang:
        return language(lang)
    first = request.headers.get("accept-language", "").partition(",")[0]
    return language(first.partition(";")[0].strip())
