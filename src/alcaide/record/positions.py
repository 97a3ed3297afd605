"""Games that begin from a position: its text is a record without actions."""

from __future__ import annotations

import codecs
from typing import Any, Final

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import BOARD, LIMIT, UNKNOWN, split
from alcaide.core.rng import Rng
from alcaide.games import GAMES, versions
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.interface.values import Setup
from alcaide.record.record import Record

AnyGame = Game[Any, Any, Any]
GAME: Final = "game"  # the word that names the game
HAND: Final = "hand"  # begins what a seat holds
BONUS: Final = "bonus"  # and further cards of it
DEALS: Final = 6  # of a hand that nobody told, over which advice is averaged
GUESSED: Final = "Guessed"  # the tag of seats whose hands nobody told: they were dealt by chance


def is_position(source: str | bytes) -> bool:
    """Tell whether a text is a position rather than a record: some game knows its first word."""
    first = next(split(_text(source)), None)
    if first is None or not first[1][0][0].isalpha():
        return False
    return any(_knows(game, " ".join(first[1])) for game in GAMES.values())


def board_named(source: str | bytes) -> str:
    """Return by which hash a position names a board of one's own; "": it names none."""
    lines = split(_text(source))
    return next(("".join(words[1:]) for _, words in lines if words[0] == BOARD), "")


def game_of(text: str, board: Board | None = None) -> AnyGame:
    """Return the game of a position: the one it names, or the only one that it can be of.

    Raises PositionError, of the game that understands most of it.
    """
    for number, words in split(text):
        if words[0] == GAME:
            return _named(" ".join(words[1:]), number)
    if board is not None:
        return _named(board.game, 0)
    faults = {name: _fault(game, text) for name, game in GAMES.items()}
    fitting = [name for name, fault in faults.items() if fault is None]
    if len(fitting) == 1:
        return GAMES[fitting[0]]
    if fitting:
        games = ", ".join(fitting)
        told = f"this could be a position of {games}; say which by a line: game {fitting[0]}"
        raise PositionError(told, "position-which", games=games, first=fitting[0])
    raise max((fault for fault in faults.values() if fault), key=_reached)


def setup_of(
    text: str, rng: Rng | None = None, board: Board | None = None, game: AnyGame | None = None
) -> tuple[AnyGame, Setup]:
    """Return the game of a position, by its rules, and the setup from which it goes on.

    What the text leaves open is dealt by chance, once; without chance as follows from the text.
    Raises PositionError.
    """
    game = game or game_of(text, board)
    content, name = (board.text, board.name) if board else ("", "")
    state = game.read_position(text, content, rng or Rng(text.encode()))
    options = game.observe(state, None).options
    start = game.observe(state, None).start
    whole = game.position(state, None)
    ruled = versions(game.name).get(str(getattr(state, "version", game.version)), game)
    setup = Setup(state.players, start, options, {}, content, board_name=name, position=whole)
    return ruled, setup


def from_position(
    source: str | bytes, rng: Rng | None = None, board: Board | None = None
) -> Record:
    """Return a record that begins from a position; a tag names the hands that are a guess.

    Raises PositionError.
    """
    text = _text(source)
    game, setup = setup_of(text, rng, board)
    deals = [game.read_position(text, setup.board, Rng(seed)) for seed in (b"one", b"two")]
    hands = [_hands(game, state) for state in deals]
    guessed = [str(seat) for seat, pair in enumerate(zip(*hands, strict=True)) if len({*pair}) > 1]
    record = Record(game, setup, tags={GUESSED: guessed} if guessed else {})
    record.told = text
    return record


def dealt(game: AnyGame, state: Any, told: str, board: str = "") -> list[Any]:
    """Return positions that are like one, but for what the seat to move does not know of its hand.

    ``told`` is the text that was read. Where the hand is known there is none. Others' hands are
    what they are: whoever thinks about the position guesses at them anyway.
    """
    turn = game.turn(state)
    if turn is None:
        return []
    begin = [[HAND, str(turn)], [BONUS, str(turn)]]
    own = [words for _, words in split(told) if words[:2] in begin]
    if not any(UNKNOWN in words for words in own):
        return []
    kept = [
        line
        for line in game.position(state, (turn + 1) % state.players).splitlines()
        if line.split()[:2] not in begin
    ]
    text = "\n".join([*kept, *(" ".join(words) for words in own)])
    return [game.read_position(text, board, Rng(bytes([deal]))) for deal in range(DEALS)]


def _hands(game: AnyGame, state: Any) -> list[str]:
    """Return the lines of a position that tell the hand of each seat."""
    lines = game.position(state, None).splitlines()
    words = [f"{HAND} {seat} " for seat in range(state.players)]
    return ["".join(line for line in lines if line.startswith(word)) for word in words]


def read_game(
    source: str | bytes, file: str = "", rng: Rng | None = None, board: Board | None = None
) -> Record:
    """Return what a record tells, or the game that begins from a position, on a board.

    A record brings its board with it. Raises RecordError and PositionError.
    """
    if not is_position(source):
        return Record.loads(source, file)
    try:
        return from_position(source, rng, board)
    except PositionError as error:
        error.file = file
        raise


def _text(source: str | bytes) -> str:
    """Return a text, as far as it can be a position."""
    if isinstance(source, str):
        return source[: LIMIT + 1]
    return source[: 4 * (LIMIT + 1)].removeprefix(codecs.BOM_UTF8).decode(errors="replace")


def _named(name: str, line: int) -> AnyGame:
    if name not in GAMES:
        known = ", ".join(GAMES)
        told = f"there is no game {name[:40]!r}; there are: {known}"
        args = {"game": repr(name[:40]), "known": known}
        raise PositionError(told, "position-no-game", **args).at(line)
    return GAMES[name]


def _knows(game: AnyGame, line: str) -> bool:
    fault = _fault(game, line)
    return fault is None or fault.key not in ("position-word", "position-unread")


def _fault(game: AnyGame, text: str) -> PositionError | None:
    """Return why a text is no position of a game; None: it is one."""
    try:
        game.read_position(text)
    except PositionError as error:
        return error
    return None


def _reached(fault: PositionError) -> tuple[bool, float, bool]:
    """Return how far a game understood a text: all words of it, lines, a rule that is broken."""
    return fault.key != "position-word", fault.line or float("inf"), bool(fault.rule)
