"""The text of a position; ``position`` reads it."""

from __future__ import annotations

from alcaide.core.position_lines import Head
from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.information.view import PHASES, View, observe
from alcaide.games.alhambra.rules.components import card_name
from alcaide.games.alhambra.rules.state import ACT, OVER, PUT, REVEAL, State
from alcaide.games.alhambra.text.position_form import FORM


def write_position(state: State, seat: int | None = None) -> str:
    """Return the text of a position as a seat knows it; None: with every card and tile."""
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
    lines = FORM.written(head)
    lines += _course(state, state.asked if seat is None else view.asked)
    for number in range(state.players):
        lines += _seat(state, number, everything=seat is None, own=seat == number)
    lines += _table(state)
    lines += _hidden(state) if seat is None else _open_squares(state)
    lines += _piles(view)
    return "\n".join(lines) + "\n"


def _course(state: State, asked: list[int]) -> list[str]:
    """Return where the game stands."""
    seats = asked if state.phase not in (ACT, PUT, OVER) else []
    name = "further" if state.further and state.phase == ACT else PHASES[state.phase]
    lines = [" ".join(["phase", name, *map(str, seats)])]
    lines += [f"stalled {state.stalled}"] if state.stalled else []
    lines += [f"scored {state.scored}"] if state.scored else []
    lines += ["waiting " + " ".join(map(str, state.waiting))] if state.waiting else []
    lines += ["ending"] if state.ending else []
    lines.append("points " + " ".join(map(str, state.points)))
    lines += [f"dirk-points {state.dirk_points}"] if state.players == 2 else []
    lines += [f"reshuffles {len(state.reshuffles)}"] if state.reshuffles else []
    if state.vizier:
        active = [str(seat) for seat in range(state.players) if has_seat(state.active, seat)]
        lines.append("vizier " + (" ".join(active) or "none"))
    return lines


def _seat(state: State, seat: int, *, everything: bool, own: bool) -> list[str]:
    names = state.kit.names
    known = everything or own or not has_seat(state.forgotten, seat)
    laid = [f"{names[tile]} {x},{y}" for tile, x, y in state.palaces[seat].laid()]
    bonuses = [names[card] if everything or own else "?" for card in state.bonuses[seat]]
    things = {
        "alhambra": laid,
        "reserve": [names[tile] for tile in state.reserves[seat]],
        "tray": [names[tile] for tile in state.trays[seat]],
        "hand": [card_name(card) if known else "?" for card in state.hands[seat]],
        "bonus": bonuses,
        "shown": [names[card] for card in state.shown[seat]],
    }
    lines = [f"{key} {seat} {' '.join(words)}" for key, words in things.items() if words]
    if state.phase == REVEAL and has_seat(state.answered, seat):
        cards = " ".join(names[card] for card in state.answers[seat]) or "none"
        cards = cards if everything or own else "?"
        lines.append(f"answer {seat} {cards}")
    return lines


def _table(state: State) -> list[str]:
    names = state.kit.names
    lines = ["market " + " ".join(names[tile] if tile >= 0 else "-" for tile in state.market)]
    lines += ["dirk " + " ".join(names[tile] for tile in state.dirk)] if state.dirk else []
    lines.append("display " + (" ".join(map(card_name, state.display)) or "none"))
    discards = sorted(state.discards)
    if state.aside:
        lines.append("aside " + " ".join(names[card] for card in sorted(state.aside)))
    lines += ["discards " + " ".join(map(card_name, discards))] if discards else []
    return lines


def _open_squares(state: State) -> list[str]:
    """Return the open square of each stack; what lies below is what is not elsewhere."""
    return [f"squares {state.kit.names[tiles[-1]]}" for tiles in state.stacks if tiles]


def _hidden(state: State) -> list[str]:
    """Return the order of deck, bag and stacks."""
    names = state.kit.names
    lines = ["deck " + " ".join(map(card_name, reversed(list(state.deck))))] if state.deck else []
    lines += (
        ["bag " + " ".join(names[tile] for tile in reversed(list(state.bag)))] if state.bag else []
    )
    for tiles in state.stacks:
        lines += ["squares " + " ".join(names[tile] for tile in reversed(tiles))] if tiles else []
    return lines


def _piles(view: View) -> list[str]:
    lines = []
    for pile in view.piles:
        words = [f"S{number}" for number in pile.scoring]
        words += [f"exchange {pile.exchange}"] if pile.exchange else []
        lines.append(" ".join(["pile", str(pile.cards), *words]))
    return lines
