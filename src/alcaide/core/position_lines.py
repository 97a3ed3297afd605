"""What positions as text have in common in all games: a line is a word and what belongs to it.

Every text begins alike: ``game``, ``board``, ``version``, ``players``, ``start``, ``turn``,
``round``, ``options``, ``phase``. What follows are the words of the game.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from alcaide.core.errors import PositionError

LIMIT: Final = 20_000  # characters; the longest position of a game has some two thousand
BOARD: Final = "board"  # begins the line that names a board of one's own
GENERAL: Final = ("game", BOARD, "version", "players", "start", "turn", "round", "options")
HEAD: Final = (*GENERAL, "phase")
MOST: Final = 999_999  # the highest number
DIGITS: Final = range(8, 65)  # of a content hash, so many name a board
WRITTEN: Final = 16  # of them, those that are written
UNKNOWN: Final = "?"  # stands for what nobody knows

Line = tuple[int, list[str]]


def _as_it_is(words: list[str]) -> list[list[str]]:
    return [words]


class Head(NamedTuple):
    """What a position says before its pieces."""

    players: int
    version: int
    start: int
    turn: int
    round: int
    options: dict[str, str]
    board: str = ""  # the content of a board of one's own, as in a record


class Form(NamedTuple):
    """How a game writes its positions.

    A line is there once; one that begins with a seated word, once for each seat. Only lines that
    begin with a repeated word add up.
    """

    game: str
    rule: str  # that says how many play
    seats: range
    words: tuple[str, ...]  # besides those of the head
    usual: int = 2  # players, where they are not told
    version: int = 1  # the newest, of the rules
    options: Sequence[Any] = ()
    seated: Collection[str] = ()
    repeated: Collection[str] = ()
    about: Mapping[str, str] = {}  # the word of the lines that a message is about: ends of keys
    # a line in the spelling of today, if it is an older one
    now: Callable[[list[str]], list[list[str]]] = _as_it_is

    def lines(self, text: str) -> list[Line]:
        """Return the words of every line that has any, with its number; ``;`` begins a comment.

        Raises PositionError for a second line that would undo the first, and where a line begins
        with none of the words that are known.
        """
        if len(text) > LIMIT:
            told = f"no position is longer than {LIMIT} characters"
            raise PositionError(told, "position-long", limit=LIMIT)
        lines: list[Line] = []
        begun: set[str] = set()
        for number, words in self._split(text):
            self._check_word(number, words)
            key = " ".join(words[: 2 if words[0] in self.seated else 1])
            if key in begun:
                told = f"{key[:40]} is there twice"
                raise PositionError(told, "position-twice", words=key[:40]).at(number)
            if words[0] not in self.repeated:
                begun.add(key)
            lines.append((number, words))
        return lines

    def _split(self, text: str) -> Iterator[Line]:
        """Yield the lines that have words, in lower case and in the spelling of today."""
        for number, words in split(text):
            yield from ((number, line) for line in self.now(words))

    def _check_word(self, number: int, words: Sequence[str]) -> None:
        known = (*HEAD, *self.words)
        if words[0] not in known:
            word, listed = repr(words[0][:20]), ", ".join(known)
            told = f"{word} is none of {listed}"
            raise PositionError(told, "position-word", word=word, known=listed).at(number)
        if words[0] == "game" and words[1:] != [self.game]:
            other = repr(" ".join(words[1:])[:20])
            told = f"this is read as a position of {self.game}, not of {other}"
            args = {"game": self.game, "other": other}
            raise PositionError(told, "position-game", **args).at(number)

    def head(self, lines: Sequence[Line], board: str = "") -> Head:
        """Return what the lines of the head say; what is left out is as at the start of a game.

        Raises PositionError, also where another board is named than the one that is given.
        """
        found = {words[0]: (number, words[1:]) for number, words in lines if words[0] in HEAD}
        _read(found, BOARD, None, lambda words: check_board(words, board))
        players = _read(found, "players", self.usual, self._players)
        return Head(
            players=players,
            version=_read(found, "version", self.version, self._version),
            start=_read(found, "start", 0, lambda words: self.seat(words, players)),
            turn=_read(found, "turn", 0, lambda words: self.seat(words, players)),
            round=_read(found, "round", 1, lambda words: number_of(words, "round", 1)),
            options=_read(found, "options", self._options([]), self._options),
            board=board,
        )

    def whole(self, lines: Sequence[Line], read: Callable[[], Any]) -> Any:
        """Return what the lines say together; an error tells the line that it is about."""
        try:
            return read()
        except PositionError as error:
            raise error.at(self._about(lines, error)) from None

    def _about(self, lines: Sequence[Line], error: PositionError) -> int:
        """Return the number of the line that an error is about, 0 for none alone."""
        word = self.about.get(error.key.rpartition("position-")[2], "")
        found = [(number, words) for number, words in lines if words[0] == word]
        named = {str(value).lower() for value in error.words.values()}
        for number, words in found:
            if named.intersection(re.split(r"[^a-z0-9]+", " ".join(words[1:]))):
                return number
        return found[-1][0] if found else 0

    def seat(self, words: Sequence[str], players: int) -> int:
        """Return the seat that a single word names. Raises PositionError."""
        seat = number_of(words, "a seat")
        if seat >= players:
            told = f"{self.rule}: there is no seat {seat}; seats are 0 to {players - 1}"
            raise PositionError(told, "position-seat", seat=str(seat), last=str(players - 1))
        return seat

    def _players(self, words: Sequence[str]) -> int:
        given = " ".join(words)
        count = next((seats for seats in self.seats if given == str(seats)), 0)
        if not count:
            least, most = str(self.seats[0]), str(self.seats[-1])
            several = len(self.seats) > 1
            told = f"{least} to {most} players" if several else f"{least} players"
            key = "position-players" if several else "position-players-only"
            args = {"least": least, "most": most, "players": given[:20] or "-"}
            raise PositionError(f"{self.rule}: {told}, not {args['players']}", key, **args)
        return count

    def _version(self, words: Sequence[str]) -> int:
        version = number_of(words, "version")
        if not 1 <= version <= self.version:
            told = f"the rules have the versions 1 to {self.version}, not {version}"
            args = {"newest": str(self.version), "version": str(version)}
            raise PositionError(told, "position-version", **args)
        return version

    def _options(self, words: Sequence[str]) -> dict[str, str]:
        known = {option.name: option.values for option in self.options}
        chosen = {name: values[0] for name, values in known.items()}
        for word in words:
            name, _, value = word.partition("=")
            if value not in known.get(name, ()):
                given, listed = repr(word[:40]), ", ".join(known) or "-"
                told = f"{given} is no option; options are {listed}"
                raise PositionError(told, "position-option", word=given, known=listed)
            chosen[name] = value
        return chosen

    def written(self, head: Head) -> list[str]:
        """Return the lines of a head."""
        lines = [f"game {self.game}"]
        lines += [f"{BOARD} {board_mark(head.board)}"] if head.board else []
        lines += [f"version {head.version}"] if head.version < self.version else []
        lines += [f"players {head.players}", f"start {head.start}", f"turn {head.turn}"]
        lines.append(f"round {head.round}")
        options = " ".join(f"{name}={value}" for name, value in head.options.items())
        return [*lines, f"options {options}"] if options else lines


def split(text: str) -> Iterator[Line]:
    """Yield the words of every line that has any, in lower case, with its number."""
    for number, line in enumerate(text.lower().splitlines(), 1):
        words = line.split(";")[0].split()
        if words:
            yield number, words


def each(lines: Sequence[Line], read: Callable[[list[str]], None]) -> None:
    """Read line by line; an error tells the line."""
    for number, words in lines:
        try:
            read(words)
        except PositionError as error:
            raise error.at(number) from None


def number_of(words: Sequence[str], what: str, least: int = 0, most: int = MOST) -> int:
    """Return the number that a single word is. Raises PositionError, naming what it is for."""
    word = words[0] if len(words) == 1 else ""
    if word.isascii() and word.isdigit() and len(word) < 7 and least <= int(word) <= most:
        return int(word)
    given = repr(" ".join(words)[:20])
    told = f"{what} needs one number from {least} to {most}, not {given}"
    args = {"what": what, "least": str(least), "most": str(most), "words": given}
    raise PositionError(told, "position-number", **args)


def board_mark(board: str) -> str:
    """Return by what a position knows a board of one's own: the beginning of its content hash."""
    return hashlib.sha256(board.encode()).hexdigest()[:WRITTEN]


def check_board(words: Sequence[str], board: str) -> None:
    """Raise PositionError unless a position names the board that is given with it."""
    name = "".join(words)
    if len(name) not in DIGITS or name.strip("0123456789abcdef"):
        told = f"a board is known by 8 to 64 digits of its content hash, not by {name[:20]!r}"
        raise PositionError(told, "position-board-hash", word=repr(name[:20]))
    if not board:
        told = f"this position is on a board of one's own, {name[:WRITTEN]}, which is needed, too"
        raise PositionError(told, "position-board", board=name[:WRITTEN])
    if not hashlib.sha256(board.encode()).hexdigest().startswith(name):
        told = f"this position is on the board {name[:WRITTEN]}, not on {board_mark(board)}"
        args = {"board": name[:WRITTEN], "given": board_mark(board)}
        raise PositionError(told, "position-board-other", **args)


def misfit(words: Sequence[str]) -> PositionError:
    """Return the error of a line with too few or too many words."""
    given = repr(" ".join(words)[:40])
    told = f"{given} has too few or too many words"
    return PositionError(told, "position-words", words=given)


def line(word: str, things: Sequence[object]) -> list[str]:
    """Return a line of a word and its things; none where there is no thing."""
    return [" ".join([word, *map(str, things)])] if things else []


def _read(
    found: Mapping[str, Line], word: str, otherwise: Any, read: Callable[[list[str]], Any]
) -> Any:
    """Return what the line of a word says; an error tells the line."""
    if word not in found:
        return otherwise
    number, words = found[word]
    try:
        return read(words)
    except PositionError as error:
        raise error.at(number) from None
