"""Say in the terminal's language what commands, games and records have to tell."""

from __future__ import annotations

import os
from collections.abc import Sequence
from errno import ENOSPC

from alcaide.arena.errors import ArenaError
from alcaide.core.errors import (
    IllegalActionError,
    NotationError,
    PositionError,
    RecordError,
    SaidError,
)
from alcaide.locale import language
from alcaide.server.ops.settings import ConfigError
from alcaide.storage.errors import DataError, TableError
from alcaide.tables import words


class Words(words.Words):
    """The sentences of one language; seats of a game are called by their names."""

    def about(self, game: str, names: Sequence[str] = ()) -> Words:
        """Return the words for a game between people of these names."""
        return Words(self.lang, game, names)

    def error(self, error: Exception) -> str:
        """Return what is wrong in one paragraph."""
        match error:
            case RecordError():
                return self._record_error(error)
            case IllegalActionError():
                return f"{error.refusal.rule}: {error.text}: {self.refusal(error.refusal)}"
            case NotationError():
                return f"NOTATION: {self._reason(error)}"
            case SaidError():
                place = self._place(error) if isinstance(error, PositionError) else ""
                return ": ".join(part for part in (place, error.rule, self._reason(error)) if part)
            case ArenaError() | ConfigError() | DataError():
                return self.say(error.key, **error.words)
            case TableError():
                return self.say(error.key, **error.words)
            case OSError():
                return f"{error.filename or ''}: {self._system(error)}".removeprefix(": ")
            case _:
                return str(error)

    def _reason(self, error: SaidError | RecordError) -> str:
        """Return the reason in the language, or in English where no message says it."""
        return self.say(error.key, **error.words) if error.key else error.reason

    def _system(self, error: OSError) -> str:
        """Return what the system complains of; what is rare, in its own words."""
        match error:
            case FileNotFoundError():
                return self.say("cli-file-missing")
            case IsADirectoryError():
                return self.say("cli-file-folder")
            case NotADirectoryError() | FileExistsError():
                return self.say("cli-file-no-folder")
            case PermissionError():
                return self.say("cli-file-forbidden")
            case _ if error.errno == ENOSPC:
                return self.say("cli-file-full")
            case _:
                return error.strerror or str(error)

    def _place(self, error: RecordError | PositionError) -> str:
        """Return the file and the line of an error, as far as they are known."""
        line = self.say("cli-line", line=str(error.line)) if error.line else ""
        return ", ".join(part for part in (error.file, line) if part)

    def _record_error(self, error: RecordError) -> str:
        place = self._place(error)
        reason = self._reason(error)
        told = ": ".join(part for part in (place, error.rule, error.text, reason) if part)
        if not error.legal:
            return told
        shown = error.legal[: error.SHOWN]
        more = len(error.legal) - len(shown)
        return f"{told}\n{self.say('cli-legal-here', legal=', '.join(shown), more=more)}"


def preferred() -> str:
    """Return the language of the environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language(os.environ[name])
    return language("")
