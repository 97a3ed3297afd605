"""The file of a board: JSON with its format, game, name, author and content (docs/boards.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from os import PathLike
from typing import Any, Final, NamedTuple

from alcaide.core.errors import BoardError, SetupError
from alcaide.core.json_text import read_json
from alcaide.games import GAMES
from alcaide.interface.real_table.boards import (
    Board,
    Box,
    Fact,
    Section,
    content_hash,
    open_facts,
)
from alcaide.locale import texts
from alcaide.record.record import Record
from alcaide.scene.model import Phrase

FORMAT: Final = "alcaide-board"
VERSION: Final = 1
LIMIT: Final = 100_000  # bytes; the largest board there is has twelve thousand
NAME: Final = 60  # characters of a name or an author
UNNAMED: Final = "?"  # the name that records give to a board without one
FIELDS: Final = ("format", "version", "game", "name", "author", "content")


class BoardFile(NamedTuple):
    """What a file of a board says; its content may be incomplete or not to be played on."""

    game: str
    name: str
    author: str
    content: Any

    @property
    def box(self) -> Box:
        """Return what of the game can be transcribed."""
        return box_of(self.game)

    @property
    def facts(self) -> list[Fact]:
        """Return how the content stands to what is known."""
        return self.box.facts(self.content)

    @property
    def form(self) -> list[Section]:
        """Return the content to be edited."""
        return self.box.form(self.content)

    @property
    def usual(self) -> bool:
        """Tell whether it is what the game has without it."""
        try:
            return self.box.kept(self.content) == self.box.content()
        except SetupError:
            return False

    def board(self) -> Board:
        """Return the board to play on; raise BoardError with the reason why it cannot be."""
        try:
            content = self.box.kept(self.content)
        except SetupError as error:
            reason = Phrase(error.key, error.words) if error.key else error.reason
            raise _fault("unplayable", rule=error.rule, reason=reason) from None
        return Board(self.game, compact(content), self.name or UNNAMED, self.author)

    def dumps(self) -> str:
        """Return the text of the file."""
        told = dict(zip(FIELDS, (FORMAT, VERSION, *self), strict=True))
        return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def read_file(source: str | bytes) -> BoardFile:
    """Return what the text of a file says. Raises BoardError."""
    told = _json(source)
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise _fault("format", format=FORMAT)
    if told.get("version") != VERSION:
        raise _fault("version", version=repr(told.get("version"))[:20], known=str(VERSION))
    game = told.get("game")
    if not isinstance(game, str) or game not in transcribable():
        raise _fault("game", game=repr(game)[:40], games=", ".join(transcribable()))
    name, author = clean(told.get("name", ""), "name"), clean(told.get("author", ""), "author")
    return BoardFile(game, name, author, told.get("content"))


def load_board(path: str | PathLike[str]) -> Board:
    """Read a board from a ``.board`` file, to play on it. Raises BoardError and OSError."""
    return load_file(path).board()


def load_file(path: str | PathLike[str]) -> BoardFile:
    """Read a ``.board`` file that may be incomplete. Raises BoardError and OSError."""
    with open(path, "rb") as stream:
        return read_file(stream.read(LIMIT + 1))


def usual_file(game: str) -> BoardFile:
    """Return the components that a game has, as a file to begin with. Raises BoardError."""
    return BoardFile(game, "", "", box_of(game).content())


def filled_file(game: str, name: str, author: str, form: Sequence[Section]) -> BoardFile:
    """Return the file that a form makes. Raises BoardError."""
    content = box_of(game).filled(form)
    return BoardFile(game, clean(name, "name"), clean(author, "author"), content)


def file_of(board: Board) -> BoardFile:
    """Return the file of a board."""
    return BoardFile(board.game, board.name, board.author, json.loads(board.text))


def open_facts_of(board: Board) -> list[Fact]:
    """Return from what is known a board differs: with such facts nothing is rated."""
    return open_facts(file_of(board).facts)


def check_board(record: Record, board: Board) -> None:
    """Raise BoardError unless a board is the one that a record is played on."""
    game = record.game.name
    if board.game != game:
        raise _fault("other", game=game, given=board.game)
    own = content_hash(record.setup.board) if record.setup.board else usual_file(game).board().hash
    if own != board.hash:
        raise _fault("given", board=own[:16], given=board.hash[:16])


def transcribable() -> list[str]:
    """Return the games whose components can be transcribed."""
    return [name for name, game in GAMES.items() if game.box is not None]


def box_of(game: str) -> Box:
    """Return what of a game can be transcribed. Raises BoardError."""
    found = GAMES[game].box if game in GAMES else None
    if found is None:
        raise _fault("game", game=repr(game)[:40], games=", ".join(transcribable()))
    return found()


def compact(content: Any) -> str:
    """Return content as it stands in a record: the same content, the same line."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"))


def clean(text: Any, field: str) -> str:
    """Return a name without blanks around it. Raises BoardError."""
    if not isinstance(text, str) or len(text.strip()) > NAME or not text.strip().isprintable():
        raise _fault("name", field=field, most=NAME)
    return text.strip()


def _json(source: str | bytes) -> Any:
    if len(source) > LIMIT:
        raise _fault("long", limit=LIMIT)
    try:
        return read_json(source.decode("utf-8-sig") if isinstance(source, bytes) else source)
    except UnicodeDecodeError as error:
        told = f"the board is not UTF-8: byte {error.start}"
        raise BoardError(told, "record-not-utf8", byte=error.start) from None
    except SetupError as error:
        raise BoardError(error.reason, error.key, **error.words) from None


def _fault(key: str, **words: Any) -> BoardError:
    return BoardError(texts("en").say(f"record-board-{key}", words), f"record-board-{key}", **words)
