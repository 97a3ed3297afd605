"""What one seat may know."""

from __future__ import annotations

import msgspec

from alcaide.games.castle.rules.apply import apply
from alcaide.games.castle.rules.components import KINDS, WALL_COPIES, WALL_KINDS
from alcaide.games.castle.rules.packed import (
    man_seat,
    man_spot,
    shape_tile,
    shape_turn,
    spot_cell,
    spot_part,
    wall_kind,
    wall_turn,
)
from alcaide.games.castle.rules.state import OVER, State, feature_at

PHASES = ("place", "follow", "score", "extra", "over")


class Lying(msgspec.Struct, frozen=True):
    """A tile on the board, in the order of placing."""

    cell: int
    tile: int
    turn: int


class Follower(msgspec.Struct, frozen=True):
    """A follower on a part of a lying tile."""

    seat: int
    kind: str  # "path", "tower", "house", "court"
    cell: int
    part: int


class WallTile(msgspec.Struct, frozen=True):
    """A wall tile that a seat has taken; usable in later turns (CST-21)."""

    kind: int
    turn: int


class Seat(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    score: int
    supply: int
    held: tuple[WallTile, ...]
    keep: tuple[int, int, int] | None  # tiles, cell, part


class View(msgspec.Struct, frozen=True):
    """The table as anybody sees it: both know the same. Cells are indices y * 10 + x."""

    seat: int | None
    turn: int | None  # seat to decide; None: the game is over
    active: int  # seat whose turn it is
    number: int  # of the turn
    phase: str
    start: int
    options: dict[str, str]
    board: str
    seats: list[Seat]
    drawn: int  # tile to be placed, or just placed; -1: none
    spot: int  # cell of the tile just placed, -1: none
    lying: list[Lying]
    followers: list[Follower]
    closing: list[tuple[int, int]]  # completed by the tile just placed, as (cell, part)
    due: list[tuple[int, int]]  # of these, still to be scored
    unseen: list[int]  # tiles in the pile, sorted
    discards: list[int]
    wall: list[bool]  # of each corner tower: does its wall tile lie there?
    used: list[int]  # kinds of wall tiles used
    unknown: list[int]  # kinds of the wall tiles nobody has seen, sorted

    @property
    def round(self) -> int:
        """How many turns each seat has begun; an extra turn counts as one."""
        return (self.number + 1) // 2

    def _repr_svg_(self) -> str:
        """Return the board as a picture, for notebooks."""
        from alcaide.games.castle.board.picture import picture

        return picture(self)


def round_of(state: State) -> int:
    """Return the number of the round, without a view of all the rest."""
    return (state.turn + 1) // 2


def observe(state: State, seat: int | None) -> View:
    """Return what a seat may know; None: an onlooker."""
    return View(
        seat=seat,
        turn=None if state.phase == OVER else state.mover,
        active=state.seat,
        number=state.turn,
        phase=PHASES[state.phase],
        start=state.start,
        options=options_of(state),
        board=state.kit.text,
        seats=[_seat(state, 0), _seat(state, 1)],
        drawn=state.drawn,
        spot=state.spot,
        lying=[
            Lying(c, shape_tile(state.shape[c]), shape_turn(state.shape[c])) for c in state.placed
        ],
        followers=[_follower(state, man) for man in state.standing],
        closing=[_spot(state, feature) for feature in state.closing],
        due=[_spot(state, feature) for feature in state.due],
        unseen=sorted(state.pile),
        discards=state.discards.copy(),
        wall=[kind > 0 for kind in state.wall],
        used=state.used.copy(),
        unknown=_unknown(state),
    )


def options_of(state: State) -> dict[str, str]:
    """Return the options of a state by name and value."""
    return {"start_spaces": "match" if state.matching else "open"}


def _seat(state: State, seat: int) -> Seat:
    spot = state.keep_spot[seat]
    return Seat(
        score=state.score[seat],
        supply=state.supply[seat],
        held=tuple(WallTile(wall_kind(tile), wall_turn(tile)) for tile in state.held[seat]),
        keep=(state.keep_size[seat], spot_cell(spot), spot_part(spot)) if spot >= 0 else None,
    )


def _spot(state: State, feature: int) -> tuple[int, int]:
    spot = state.name[feature]
    return spot_cell(spot), spot_part(spot)


def _follower(state: State, man: int) -> Follower:
    spot = man_spot(man)
    return Follower(
        man_seat(man), KINDS[state.kind[feature_at(state, spot)]], spot_cell(spot), spot_part(spot)
    )


def _unknown(state: State) -> list[int]:
    """Return the kinds of wall tiles on towers or out of the game."""
    left = [WALL_COPIES] * (WALL_KINDS + 1)
    for kind in state.used:
        left[kind] -= 1
    for held in state.held:
        for tile in held:
            left[wall_kind(tile)] -= 1
    return [kind for kind in range(1, WALL_KINDS + 1) for _ in range(left[kind])]


def reveals(state: State, action: object) -> bool:
    """Tell whether an action turns up a tile or a wall tile."""
    after = state.copy()
    apply(after, action)  # type: ignore[arg-type]
    return len(after.pile) < len(state.pile) or after.wall != state.wall


def events(state: State) -> list[str]:
    """Return what happened without a decision, in the words of the notation (CST-4)."""
    return [f"discard {state.kit.ids[tile]}" for tile in state.discards]
