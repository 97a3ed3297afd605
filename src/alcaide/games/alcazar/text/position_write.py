"""The text of a position; ``position`` reads it."""

from __future__ import annotations

from alcaide.core.position_lines import Head, line
from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.information.view import PHASES, View, observe
from alcaide.games.alcazar.rules.components import FLAGS
from alcaide.games.alcazar.rules.legal import first_cell
from alcaide.games.alcazar.rules.state import MAIN, State
from alcaide.games.alcazar.text.position_form import FORM


def write_position(state: State, seat: int | None = None) -> str:
    """Return the text of a position as a seat knows it; None: with every card."""
    view = observe(state, seat)
    head = Head(
        state.players,
        state.version,
        state.start,
        state.seat,
        state.round,
        view.options,
        view.board,
    )
    lines = FORM.written(head) + _step(state) + _pieces(state, view)
    lines += line("money", list(state.money))
    for other in range(state.players):
        lines += _hand(state, other, known=seat in (None, other))
    lines += [
        " ".join(["open", *map(str, state.open)]),
        " ".join(["gone", *map(str, _gone(state))]),
    ]
    if seat is None:
        lines += line("deck", state.deck[::-1] or ["none"])
    lines.append(f"towers {state.towers}")
    for key, bits in (("passed", state.passed), ("out", state.out)):
        lines += line(key, [s for s in range(state.players) if has_seat(bits, s)])
    return "\n".join(lines) + "\n"


def _step(state: State) -> list[str]:
    """Return where a turn stands that is under way."""
    lines = line("phase", [PHASES[state.phase]] if state.phase != MAIN else [])
    lines += [f"retired{' forced' * state.forced}"] if state.retired else []
    lines += line("new", [state.board.names[cell] for cell in state.fresh])
    return lines + ([f"founding {state.placed}"] if state.founding else [])


def _pieces(state: State, view: View) -> list[str]:
    names = state.board.names
    lines = line("build", [_name(names, piece.cells) for piece in view.pieces])
    castles = {b.flag: names[first_cell(state, b.id)] for b in view.buildings if b.flag}
    lines += [f"castle {flag} {castles[flag]}" for flag in FLAGS if flag in castles]
    return lines + [f"{noble.kind} {noble.seat} {names[noble.cell]}" for noble in view.nobles]


def _name(names: list[str], cells: tuple[int, ...]) -> str:
    return names[cells[0]] if len(cells) == 1 else f"{names[cells[0]]}-{names[cells[-1]]}"


def _gone(state: State) -> list[int]:
    """Return the construction cards that have left the game, as everybody knows (ALC-11)."""
    left = state.open + state.deck + [card for hand in state.hands for card in hand]
    return [card for card in range(1, 73) if card not in left]


def _hand(state: State, seat: int, *, known: bool) -> list[str]:
    shown = state.shown[seat]
    faces = state.hands[seat] if known else shown
    cards = [str(card) for card in faces] + ["?"] * (len(state.hands[seat]) - len(faces))
    cards += ["tower"] * state.tower_hands[seat]
    return line(f"hand {seat}", cards) + line(f"shown {seat}", shown)
