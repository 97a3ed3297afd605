"""A position that is being set up: changed by a tool, read as far as it can be, drawn, told."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from alcaide.core.errors import PositionError
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import Editing, board_fields
from alcaide.interface.editor.sketch import Fault, Sketch, fault_of, loosely, readable, sketch
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.record.positions import board_named
from alcaide.scene.model import Drawing
from alcaide.server.present.localizer import Localizer
from alcaide.server.protocol.http.position_answers import FaultInfo, PositionAsk, PositionInfo
from alcaide.tables.words import Words

BOARD: Final = "cell:"  # begins the pick of a place


def worked(
    game: Game[Any, Any, Any], asked: PositionAsk, lang: str, boards: Sequence[Board] = ()
) -> PositionInfo:
    """Return a position after what was done to it. Raises PositionError if nothing can be read.

    It is on the game's own board or the one of several that its text names.
    """
    words = words_for(lang, game.name)
    editing = editing_of(game)
    players = asked.players if asked.players in game.seats else game.seats[0]
    text = asked.text if asked.text.strip() else editing.blank(players)
    board_text = content_of(text, boards)
    text, refused = _changed(game, editing, text, board_text, asked)
    found = sketch(game, text, board_text)
    seat = min(asked.seat, found.state.players - 1)
    view = game.observe(found.state, seat)
    board = editing.board(view, asked.turns, asked.tool)
    localizer = Localizer(words)
    turn = game.turn(found.state)
    palette = editing.palette(found.state, Draft(text), seat)
    fields = [*palette.fields, *board_fields(board_named(text), boards)]
    palette = msgspec.structs.replace(palette, fields=fields)
    lines = {row.line for row in palette.rows} | {field.line for field in palette.fields}
    return PositionInfo(
        game=game.name,
        name=words.term("name"),
        text=text,
        players=found.state.players,
        seat=seat,
        seats=[words.name(number) for number in range(found.state.players)],
        colours=list(game.colours[: found.state.players]),
        faults=[_told(fault, text, words, board, lines) for fault in found.faults],
        refused=_told(refused, text, words, board, lines) if refused else None,
        board=localizer.tell(board),
        turns=editing.turns,
        palette=localizer.tell(palette),
        turn=turn,
        status=_status(game, found, turn, words),
        moves=0 if found.faults or turn is None else len(game.legal_actions(found.state)),
    )


def editing_of(game: Game[Any, Any, Any]) -> Editing:
    """Return how positions of a game are set up. Raises PositionError if they are not."""
    if game.editing is None:
        raise PositionError(
            f"positions of {game.name} cannot be set up by pointing", "position-unpointed"
        )
    return game.editing()


def _changed(
    game: Game[Any, Any, Any], editing: Editing, text: str, board: str, asked: PositionAsk
) -> tuple[str, Fault | None]:
    """Return a text after the change that is asked for, or why there was none."""
    if not asked.tool or not asked.picks:
        return text, None
    draft = Draft(text)
    try:
        state = readable(loosely(game, board), text).state
        editing.put(state, draft, asked.tool, min(asked.seat, state.players - 1), asked.picks)
    except PositionError as error:
        return text, fault_of(error)
    return str(draft), None


def content_of(text: str, boards: Sequence[Board]) -> str:
    """Return the content of the board that a text names, if it is one of these."""
    name = board_named(text)
    return next((one.text for one in boards if name and one.hash.startswith(name)), "")


@lru_cache(maxsize=32)
def words_for(lang: str, game: str) -> Words:
    """Return the words in which positions of a game are told of."""
    return Words(lang, game)


def _told(
    fault: Fault, text: str, words: Words, board: Drawing, lines: Collection[str]
) -> FaultInfo:
    """Return a fault as people read it, and where it is; the line is told by its number."""
    error = fault.error
    said = words.say(error.key, **error.words) if error.key else fault.reason
    begun = text.splitlines()[fault.line - 1].split()[:2] if fault.line else []
    key = next((key for key in (" ".join(begun), *begun[:1]) if key in lines), "")
    picks = [] if key else _places(fault, board)
    return FaultInfo(fault.line, key or " ".join(begun[:1]), fault.rule, said, picks)


def _places(fault: Fault, board: Drawing) -> list[str]:
    """Return the places of the board that the words at fault name."""
    known = {node.pick for node in board.nodes if node.pick.startswith(BOARD)}
    named = [part for word in fault.words for part in (word, *re.split(r"[x.\-]", word))]
    return list(dict.fromkeys(f"{BOARD}{one}" for one in named if f"{BOARD}{one}" in known))


def _status(game: Game[Any, Any, Any], found: Sketch, turn: int | None, words: Words) -> str:
    if turn is None:
        return words.say("table-status-over")
    phase = words.term(f"phase-{game.observe(found.state, None).phase}")
    return words.say("table-status-friend", seat=turn, phase=phase)
