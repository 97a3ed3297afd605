"""Whether a game could come to a position, told the slow and sure way."""

from __future__ import annotations

from alcaide.core.errors import PositionError
from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.rules.components import (
    DISPLAY,
    FOUNTAIN,
    SCORING_1,
    SLOTS,
    SQUARE_LIMIT,
    Components,
)
from alcaide.games.alhambra.rules.legal import showable, squares_of
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import Alhambra
from alcaide.games.alhambra.rules.state import DISCREET, NO_TILE, PROGRESS, REVEAL, State, is_square
from alcaide.games.alhambra.rules.turn_end import due_order

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W


def check(state: State) -> None:
    """Raise PositionError with the rule when no game could come here."""
    names = state.kit.names
    for seat, palace in enumerate(state.palaces):
        check_alhambra(state.kit, palace, seat)
        if squares_of(state, seat) > SQUARE_LIMIT:
            told = f"ALH-Q3: seat {seat} has more than {SQUARE_LIMIT} squares"
            raise PositionError(told, "alhambra-position-squares", seat=str(seat))
        for card in state.shown[seat]:
            if card not in palace.tiles():
                told = f"ALH-B2: {names[card]} of seat {seat} is shown but not built"
                raise PositionError(
                    told, "alhambra-position-shown", seat=str(seat), tile=names[card]
                )
        for card in state.answers[seat]:
            if card not in showable(state, seat):
                told = f"ALH-B2: seat {seat} cannot answer with that bonus card"
                raise PositionError(told, "alhambra-position-answer", seat=str(seat))
    held = [card for cards in (*state.hands, state.display) for card in cards] + list(
        state.discards
    )
    if any(card >= SCORING_1 for card in held):
        told = "ALH-20: scoring cards lie in the deck or have left the game"
        raise PositionError(told, "alhambra-position-scoring")
    moved_on = state.further or any(state.trays)
    if state.stalled and (moved_on or state.version < PROGRESS):
        told = "ALH-40: no turns without progress are counted here"
        raise PositionError(told, "alhambra-position-stalled")
    if state.phase == REVEAL and state.version >= DISCREET:
        check_asked(state)
    if state.dirk and state.players != 2:
        told = "ALH-D2: Dirk plays with two players only"
        raise PositionError(told, "alhambra-position-dirk")
    if any(is_square(tile) for tile in state.dirk):
        raise PositionError("ALH-D6: Dirk has no squares", "alhambra-position-dirk-squares")
    if len(state.display) > DISPLAY:
        told = f"ALH-8: the display has {DISPLAY} cards, not {len(state.display)}"
        raise PositionError(told, "alhambra-position-display", cards=len(state.display))
    if state.bag and not any(state.trays) and list(state.market) == [NO_TILE] * SLOTS:
        told = "ALH-8: the market is filled after a turn"
        raise PositionError(told, "alhambra-position-market")


def check_asked(state: State) -> None:
    """Raise PositionError when others are asked for bonus cards than those who hold one."""
    order = due_order(state)
    holders = [seat for seat in order if state.bonuses[seat] and not has_seat(state.answered, seat)]
    if set(state.asked) != set(holders):
        seats = " ".join(map(str, holders)) or "-"
        told = f"ALH-B4: all who hold a bonus card are asked; here {seats}"
        raise PositionError(told, "alhambra-position-holders", seats=seats)
    if sorted(state.asked[1:], key=order.index) != state.asked[1:]:
        told = "ALH-V4: seats asked are named clockwise from the seat due next"
        raise PositionError(told, "alhambra-position-clockwise")


def check_alhambra(kit: Components, palace: Alhambra, seat: int) -> None:
    """Raise PositionError when an Alhambra breaks a building rule (ALH-9 to ALH-13)."""
    laid = {(x, y): tile for tile, x, y in palace.laid()} | {(0, 0): FOUNTAIN}
    for (x, y), tile in laid.items():
        for side, (dx, dy) in enumerate(SIDES):
            near = laid.get((x + dx, y + dy))
            if near is None:
                continue
            if wall_on(kit.walls[tile], side) != wall_on(kit.walls[near], (side + 2) % 4):
                pair = {"tile": kit.names[tile], "other": kit.names[near]}
                names = f"{pair['tile']} and {pair['other']}"
                told = f"ALH-11: the walls between {names} of seat {seat} differ"
                raise PositionError(told, "alhambra-position-walls", seat=str(seat), **pair)
    lost = set(laid) - _reached(kit, laid)
    if lost:
        names = ", ".join(kit.names[laid[cell]] for cell in sorted(lost))
        told = f"ALH-12: {names} of seat {seat} cannot be reached from the fountain"
        raise PositionError(told, "alhambra-position-reach", seat=str(seat), tiles=names)
    if _has_hole(laid):
        told = f"ALH-13: the Alhambra of seat {seat} has a hole"
        raise PositionError(told, "alhambra-position-hole", seat=str(seat))


def _reached(kit: Components, laid: dict[tuple[int, int], int]) -> set[tuple[int, int]]:
    """Return the cells that can be walked to from the fountain."""
    seen = {(0, 0)}
    path = [(0, 0)]
    while path:
        x, y = path.pop()
        for side, (dx, dy) in enumerate(SIDES):
            near = (x + dx, y + dy)
            if near in laid and near not in seen and not wall_on(kit.walls[laid[x, y]], side):
                seen.add(near)
                path.append(near)
    return seen


def _has_hole(laid: dict[tuple[int, int], int]) -> bool:
    """Tell whether an empty cell is cut off from the outside."""
    west, east = min(x for x, _ in laid) - 1, max(x for x, _ in laid) + 1
    north, south = min(y for _, y in laid) - 1, max(y for _, y in laid) + 1
    seen = {(west, north)}
    path = [(west, north)]
    while path:
        x, y = path.pop()
        for dx, dy in SIDES:
            near = (x + dx, y + dy)
            inside = west <= near[0] <= east and north <= near[1] <= south
            if inside and near not in laid and near not in seen:
                seen.add(near)
                path.append(near)
    return len(seen) + len(laid) != (east - west + 1) * (south - north + 1)
