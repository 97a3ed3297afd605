"""The count at the end: the wall, courts, wall tiles, the larger keep (CST-17 to CST-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.rules.components import cell_name
from alcaide.games.castle.rules.packed import markets_of
from alcaide.games.castle.rules.scoring import (
    copies,
    court_rate,
    courts_of,
    empty_areas,
    keep_points,
    keep_size,
    wall_features,
    wall_points,
)
from alcaide.games.castle.rules.state import State
from alcaide.scene.model import Counted, CountStep, Phrase

SEATS: Final = (0, 1)
TILES: Final = (4, 5, 6, 9)  # wall tiles that bring points of their own


def phrase(what: str, **args: object) -> Phrase:
    """Return a sentence of the count."""
    return Phrase(f"castle-count-{what}", args)


def count(town: Town) -> list[CountStep]:
    """Return what was scored on the wall, and what is added to it."""
    state = town.state
    return [
        _step("score", "CST-17", _scored(state), [], before=True),
        _step("courts", "CST-15", list(_courts(town)), [_markets(state, s) for s in SEATS]),
        _step("tiles", "CST-20", list(_tiles(town)), [_number(state, s) for s in SEATS]),
        _step("keep", "CST-18", _keeps(state), [_keep(state, s) for s in SEATS]),
    ]


def _step(
    what: str, rule: str, parts: list[Counted], shares: list[Phrase], *, before: bool = False
) -> CountStep:
    lead = phrase(f"{what}-lead")
    return CountStep(phrase(what), phrase(f"{what}-rate"), rule, lead, parts, shares, before)


def _scored(state: State) -> list[Counted]:
    label = Phrase("castle-text-part-score")
    return [Counted(seat, state.score[seat], label, "i-cs-track") for seat in SEATS]


def _courts(town: Town) -> Iterator[Counted]:
    """Yield each court with markets, of each seat the richest last."""
    state = town.state
    for seat in SEATS:
        for rank, court in reversed(list(enumerate(courts_of(state, seat)))):
            markets, rate = markets_of(state.marks[court]), court_rate(state, seat, rank)
            if markets:
                label = phrase("court", markets=markets, rate=rate)
                yield Counted(seat, rate * markets, label, "i-cs-court", _places(town, [court]))


def _markets(state: State, seat: int) -> Phrase:
    markets = sum(markets_of(state.marks[court]) for court in courts_of(state, seat))
    return phrase("courts-share", markets=markets)


def _tiles(town: Town) -> Iterator[Counted]:
    """Yield each kind of wall tile that a seat holds, with the features that it counts."""
    state = town.state
    for seat in SEATS:
        for wall in TILES:
            if copies(state, seat, wall):
                label = Phrase("castle-text-part-wall", {"wall": wall})
                places = [] if wall == 9 else _places(town, wall_features(state, seat, wall))
                points = wall_points(state, seat, wall)
                yield Counted(seat, points, label, f"i-bonus{wall}", places)


def _number(state: State, seat: int) -> Phrase:
    return phrase("tiles-share", count=sum(copies(state, seat, wall) for wall in TILES))


def _keeps(state: State) -> list[Counted]:
    """Return what the larger keep brings, with the empty area that it is worth."""
    area = max(empty_areas(state), key=len, default=())
    cells = [f"hit:{cell_name(cell)}" for cell in area]
    label = Phrase("castle-text-part-keep")
    points = keep_points(state)
    return [Counted(s, points[s], label, "i-keep", cells) for s in SEATS if points[s]]


def _keep(state: State, seat: int) -> Phrase:
    return phrase("keep-share", count=keep_size(state, seat))


def _places(town: Town, roots: list[int]) -> list[str]:
    return [f"hit:{town.features[root].name}" for root in roots]
