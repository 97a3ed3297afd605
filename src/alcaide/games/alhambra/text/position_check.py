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
            raise PositionError(f"ALH-Q3: seat {seat} has more than {SQUARE_LIMIT} squares")
        for card in state.shown[seat]:
            if card not in palace.tiles():
                raise PositionError(f"ALH-B2: {names[card]} of seat {seat} is shown but not built")
        for card in state.answers[seat]:
            if card not in showable(state, seat):
                raise PositionError(f"ALH-B2: seat {seat} cannot answer with that bonus card")
    held = [card for cards in (*state.hands, state.display) for card in cards] + list(
        state.discards
    )
    if any(card >= SCORING_1 for card in held):
        raise PositionError("ALH-20: scoring cards lie in the deck or have left the game")
    moved_on = state.further or any(state.trays)
    if state.stalled and (moved_on or state.version < PROGRESS):
        raise PositionError("ALH-40: no turns without progress are counted here")
    if state.phase == REVEAL and state.version >= DISCREET:
        check_asked(state)
    if state.dirk and state.players != 2:
        raise PositionError("ALH-D2: Dirk plays with two players only")
    if any(is_square(tile) for tile in state.dirk):
        raise PositionError("ALH-D6: Dirk has no squares")
    if len(state.display) > DISPLAY:
        raise PositionError(f"ALH-8: the display has {DISPLAY} cards")
    if state.bag and not any(state.trays) and list(state.market) == [NO_TILE] * SLOTS:
        raise PositionError("ALH-8: the market is filled after a turn")


def check_asked(state: State) -> None:
    """Raise PositionError when others are asked for bonus cards than those who hold one."""
    order = due_order(state)
    holders = [seat for seat in order if state.bonuses[seat] and not has_seat(state.answered, seat)]
    if set(state.asked) != set(holders):
        told = " ".join(map(str, holders)) or "nobody"
        raise PositionError(f"ALH-B4: all who hold a bonus card are asked; here {told}")
    if sorted(state.asked[1:], key=order.index) != state.asked[1:]:
        raise PositionError("ALH-V4: bonus cards are asked for clockwise from the seat due next")


def check_alhambra(kit: Components, palace: Alhambra, seat: int) -> None:
    """Raise PositionError when an Alhambra breaks a building rule (ALH-9 to ALH-13)."""
    laid = {(x, y): tile for tile, x, y in palace.laid()} | {(0, 0): FOUNTAIN}
    for (x, y), tile in laid.items():
        for side, (dx, dy) in enumerate(SIDES):
            near = laid.get((x + dx, y + dy))
            if near is None:
                continue
            if wall_on(kit.walls[tile], side) != wall_on(kit.walls[near], (side + 2) % 4):
                names = f"{kit.names[tile]} and {kit.names[near]}"
                raise PositionError(f"ALH-11: the walls between {names} of seat {seat} differ")
    lost = set(laid) - _reached(kit, laid)
    if lost:
        names = ", ".join(kit.names[laid[cell]] for cell in sorted(lost))
        raise PositionError(f"ALH-12: {names} of seat {seat} cannot be reached from the fountain")
    if _has_hole(laid):
        raise PositionError(f"ALH-13: the Alhambra of seat {seat} has a hole")


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
