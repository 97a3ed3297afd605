"""The text of a position; ``position`` reads it."""

from __future__ import annotations

from alcaide.core.position_lines import UNKNOWN, Head, line
from alcaide.games.castle.information.view import View, observe
from alcaide.games.castle.rules.components import cell_name
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.text.position_form import FORM


def write_position(state: State, seat: int | None = None) -> str:
    """Return the text of a position as a seat knows it; None: with what is hidden."""
    view = observe(state, seat)
    head = Head(2, FORM.version, view.start, view.active, view.round, view.options, view.board)
    lines = FORM.written(head)
    asked = [state.mover] if view.phase == "score" else []
    lines.append(" ".join(["phase", view.phase, *map(str, asked)]))
    ids = state.kit.ids
    lines += [f"tile {cell_name(t.cell)} {ids[t.tile]} {t.turn}" for t in view.lying]
    if view.drawn >= 0:
        spot = [cell_name(view.spot)] if view.spot >= 0 else []
        lines += line("drawn", [ids[view.drawn], *spot])
    lines += [f"follower {m.seat} {cell_name(m.cell)}.{m.part}" for m in view.followers]
    lines += line("points", [known.score for known in view.seats])
    for number, known in enumerate(view.seats):
        if known.keep:
            size, cell, part = known.keep
            lines.append(f"keep {number} {size} {cell_name(cell)}.{part}")
        lines += line(f"held {number}", [f"{tile.kind}@{tile.turn}" for tile in known.held])
    lines += line("used", view.used)
    lines += line("gone", [ids[tile] for tile in view.discards])
    lines += line("due", [f"{cell_name(cell)}.{part}" for cell, part in view.due])
    return "\n".join(lines + _hidden(state, view, everything=seat is None)) + "\n"


def _hidden(state: State, view: View, *, everything: bool) -> list[str]:
    """Return the tiles left, and what lies on the corner towers."""
    pile = [state.kit.ids[tile] for tile in reversed(state.pile)] or ["none"]
    if everything:
        return [*line("pile", pile), *line("wall", [str(kind or "-") for kind in state.wall])]
    wall = [UNKNOWN if lies else "-" for lies in view.wall]
    return [*line("pile", [UNKNOWN] if state.pile else pile), *line("wall", wall)]
