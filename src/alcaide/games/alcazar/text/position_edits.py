"""Positions set up by pointing: which pieces and cards there are, and what lines say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from alcaide.core.errors import PositionError
from alcaide.games.alcazar.board.scene import board
from alcaide.games.alcazar.information.view import View, options_of
from alcaide.games.alcazar.rules.components import FLAGS, SPACES, cell_named
from alcaide.games.alcazar.rules.setup import OPTIONS
from alcaide.games.alcazar.rules.state import State
from alcaide.games.alcazar.text.position import read_position
from alcaide.games.alcazar.text.position_steps import fields as steps
from alcaide.games.alcazar.text.position_steps import just_built
from alcaide.games.alcazar.text.position_steps import rows as turn_rows
from alcaide.games.alcazar.text.position_steps import tools as tools_of_turn
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import (
    REMOVE,
    Editing,
    Field,
    Palette,
    Row,
    Thing,
    Tool,
    ToolGroup,
    number,
    numbers,
    option_fields,
    seat_field,
)
from alcaide.interface.editor.sketch import fault_of
from alcaide.scene.model import Drawing, Phrase

FOLLOWS: Final = ("castle", "baron", "grandee")  # lines that stand on what was built
MOST_MONEY: Final = 9999
MENDED: Final = 24  # lines at most
TAKES: Final = ["deck"]  # the line from which cards come


def editing() -> Editing:
    """Return how positions are set up."""
    return Editing(blank, palette, put, drawn)


def blank(players: int) -> str:
    """Return a position with an empty board."""
    return f"game alcazar\nplayers {players}\nturn 0\n"


def drawn(view: View, turns: int, tool: str) -> Drawing:
    """Draw the board; every cell can be pointed at, whatever the tool."""
    return board(view, turns)


def palette(state: State, draft: Draft, seat: int) -> Palette:
    """Return what the position is made of."""
    tools = [
        Tool("stone", _word("stone"), "i-cube", state.cubes),
        Tool("bridge", _word("bridge"), "i-bridge", state.bridges, picks=2),
        Tool("baron", _word("baron"), "i-baron", state.barons[seat], seated=True),
        Tool("grandee", _word("grandee"), "i-grandee", state.grandees[seat], seated=True),
        Tool("flag", _word("flag"), "i-flag", state.free_flags()),
        *tools_of_turn(),
    ]
    return Palette([ToolGroup(_word("pieces"), tools)], _fields(state, draft), _rows(state, draft))


def _word(key: str) -> Phrase:
    return Phrase(f"alcazar-edit-{key}")


def _fields(state: State, draft: Draft) -> list[Field]:
    course = [
        seat_field("turn", state.players, [state.seat], 0, "turn"),
        seat_field("start", state.players, [state.start], 0, "start"),
        number("round", state.round, Phrase("table-edit-round"), 99),
        number("towers", state.towers, _word("towers"), 20),
    ]
    course += steps(state, draft)
    money = numbers("money", list(state.money), _word("money"), MOST_MONEY)
    return [*course, *money, *option_fields("alcazar", OPTIONS, options_of(state))]


def _rows(state: State, draft: Draft) -> list[Row]:
    keys = ["open", "gone", *(f"hand {seat}" for seat in range(state.players))]
    named = {word for line in keys for word in draft.words(line) or []}
    free = [_card(str(card)) for card in range(1, SPACES + 1) if str(card) not in named]
    more = [
        msgspec.structs.replace(_card("tower"), left=state.towers),
        msgspec.structs.replace(_card("?"), left=len(state.deck)),
    ]
    hands = [
        Row(
            f"hand {seat}",
            _word("hand"),
            [_card(word) for word in draft.words(f"hand {seat}") or []],
            more + free,
            seat=seat,
            takes=TAKES,
        )
        for seat in range(state.players)
    ]
    lie = draft.words("open")
    shown = [_card(word) for word in (map(str, state.open) if lie is None else lie)]
    lying = Row("open", _word("open"), shown, free, most=6, takes=TAKES)
    return [*hands, *_openly_taken(state, draft), lying, *turn_rows(state)]


def _openly_taken(state: State, draft: Draft) -> list[Row]:
    """Return the rows of cards in hands that everybody knows (ALC-93)."""
    rows = []
    for seat in range(state.players):
        held = [word for word in draft.words(f"hand {seat}") or [] if word.isdigit()]
        seen = draft.words(f"shown {seat}") or []
        others = [_card(word) for word in held if word not in seen]
        if held or seen:
            row = Row(f"shown {seat}", _word("shown"), [_card(w) for w in seen], others, seat=seat)
            rows.append(row)
    return rows


def _card(word: str) -> Thing:
    if word == "tower":
        return Thing(word, Phrase("alcazar-label-face-tower"), "i-tower")
    if word == "?":
        return Thing(word, _word("unknown"), face=word)
    return Thing(word, Phrase("alcazar-label-card", {"card": word}), face=word)


def put(state: State, draft: Draft, tool: str, seat: int, picks: Sequence[str]) -> None:
    """Change a draft by a tool. Raises PositionError where it means nothing."""
    names = [pick.removeprefix("cell:") for pick in picks]
    if any(cell_named(state.board, name) < 0 for name in names):
        raise PositionError(f"there is no cell {' '.join(names)[:20]!r}", "table-edit-no-place")
    match tool, names:
        case "stone", [name]:
            draft.add("build", name)
        case "bridge", [one, two]:
            draft.add("build", f"{one}-{two}")
        case (("baron" | "grandee"), [name]):
            _noble(state, draft, tool, seat, name)
        case "flag", [name]:
            _flag(state, draft, name)
        case "new", [name]:
            just_built(state, draft, cell_named(state.board, name))
        case _, [name] if tool == REMOVE:
            _remove(state, draft, name)
        case _:
            told = f"there is no tool {tool[:20]!r} for {len(names)} cells"
            raise PositionError(told, "table-edit-no-tool")
    _mend(draft, state)


def _noble(state: State, draft: Draft, kind: str, seat: int, name: str) -> None:
    """Put a noble on a cell instead of who stands there; the same one goes home."""
    if _send_home(state, draft, name) != f"{kind} {seat}":
        draft.add(f"{kind} {seat}", name)


def _send_home(state: State, draft: Draft, name: str) -> str:
    """Strike out the noble of a cell; return how his line begins, or nothing."""
    for kind in ("baron", "grandee"):
        for seat in range(state.players):
            if draft.drop(f"{kind} {seat}", [name]):
                return f"{kind} {seat}"
    return ""


def _flag(state: State, draft: Draft, name: str) -> None:
    """Plant a flag; a castle gets the next one that is free, after the last one none."""
    building = state.top[cell_named(state.board, name)]
    if building < 0:
        told = f"ALC-21: nothing stands on {name}: a flag needs a castle"
        raise PositionError(told, "alcazar-edit-no-castle", cell=name)
    has = state.flag[building]
    later = [flag for flag in range(has + 1, len(FLAGS)) if flag not in state.flag]
    if has >= 0:
        draft.set(f"castle {FLAGS[has]}", [])
    if later:
        draft.set(f"castle {FLAGS[later[0]]}", [_foot(state, building)])


def _foot(state: State, building: int) -> str:
    """Return a cell on whose ground a building stands."""
    return next(state.board.names[cell] for cell, b in enumerate(state.base) if b == building)


def _remove(state: State, draft: Draft, name: str) -> None:
    """Take away a noble, else the piece that was laid on a cell last."""
    if _send_home(state, draft, name):
        return
    laid = draft.words("build") or []
    for at in range(len(laid) - 1, -1, -1):
        if name in _covered(state, laid[at].lower()):
            draft.set("build", [*laid[:at], *_less(laid[at]), *laid[at + 1 :]])
            return
    raise PositionError(f"nothing stands on {name}", "alcazar-edit-bare", cell=name)


def _covered(state: State, piece: str) -> list[str]:
    one, _, two = piece.partition("-")
    if not two:
        return [piece.partition("x")[0]]
    ends = cell_named(state.board, one), cell_named(state.board, two)
    return [one, two, *([state.board.names[sum(ends) // 2]] if min(ends) >= 0 else [])]


def _less(piece: str) -> list[str]:
    """Return a word for one stone less than ``8x3``."""
    cell, _, times = piece.partition("x")
    left = int(times or 1) - 1
    return [f"{cell}x{left}"] if left > 1 else [cell] * left


def _mend(draft: Draft, before: State) -> None:
    """Let flags and nobles follow what was built: what cannot stand goes, what must be flies."""
    for _ in range(MENDED):
        try:
            read_position(str(draft), before.board.text, reachable=False)
            return
        except PositionError as error:
            fault = fault_of(error)
        words = draft.lines[fault.line - 1].split() if fault.line else []
        if words and words[0] in FOLLOWS:
            del draft.lines[fault.line - 1]
        elif fault.rule != "ALC-22" or not _plant(draft, fault.reason, before):
            return


def _plant(draft: Draft, reason: str, before: State) -> bool:
    """Plant the first flag that is free where the rules want one (ALC-22)."""
    cell = reason.rpartition("castle FLAG ")[2]
    free = [flag for flag in FLAGS if draft.words(f"castle {flag}") is None]
    if free and cell_named(before.board, cell) >= 0:
        draft.set(f"castle {free[0]}", [cell])
    return bool(free)
