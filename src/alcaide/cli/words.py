"""Say in the terminal's language what commands, games and records have to tell."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from alcaide.core.errors import IllegalActionError, PlayersError, RecordError
from alcaide.core.game import Note, Refusal
from alcaide.core.scene import Phrase
from alcaide.locale import language, texts


class Words:
    """The sentences of one language; seats of a game are called by their names."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.lang = language(lang)
        self.game = game
        self.names = names

    def about(self, game: str, names: Sequence[str] = ()) -> Words:
        """Return the words for a game between people of these names."""
        return Words(self.lang, game, names)

    def say(self, key: str, /, **args: Any) -> str:
        """Return a message."""
        return texts(self.lang).say(key, self._fill(args))

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of a game."""
        return texts(self.lang).say(phrase.key, self._fill(phrase.args))

    def note(self, note: Note) -> str:
        """Return what happened."""
        return self.phrase(Phrase(f"{self.game}-note-{note.key}", note.args))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed."""
        return self.phrase(Phrase(f"{self.game}-why-{refusal.reason}", refusal.args))

    def error(self, error: Exception) -> str:
        """Return what is wrong in one paragraph."""
        match error:
            case RecordError():
                return self._record_error(error)
            case IllegalActionError():
                return f"{error.refusal.rule}: {error.text}: {self.refusal(error.refusal)}"
            case PlayersError():
                return self.say("table-players", **error.words)
            case OSError():
                return f"{error.filename or ''}: {error.strerror or error}".removeprefix(": ")
            case _:
                return str(error)

    def listing(self, words: Sequence[str]) -> str:
        """Return "a, b and c"."""
        return texts(self.lang).listing(words)

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.names[seat] if seat < len(self.names) else self.say("table-seat", n=seat + 1)

    def _record_error(self, error: RecordError) -> str:
        parts = [error.file]
        parts += [self.say("cli-line", line=str(error.line))] if error.line else []
        place = ", ".join(part for part in parts if part)
        reason = self.say(error.key, **error.words) if error.key else error.reason
        told = ": ".join(part for part in (place, error.rule, error.text, reason) if part)
        if not error.legal:
            return told
        shown = error.legal[: error.SHOWN]
        more = len(error.legal) - len(shown)
        return f"{told}\n{self.say('cli-legal-here', legal=', '.join(shown), more=more)}"

    def _fill(self, args: Mapping[str, Any]) -> dict[str, Any]:
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


def preferred() -> str:
    """Return the language of the environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language(os.environ[name])
    return language("")
