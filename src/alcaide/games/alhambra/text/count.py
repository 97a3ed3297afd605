"""The count at the end: the last scoring, type by type and wall by wall (ALH-20 to ALH-23)."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.board.majorities import tallies
from alcaide.games.alhambra.board.wall_graph import longest_run
from alcaide.games.alhambra.rules.components import BUILDINGS, POINTS, TYPES
from alcaide.games.alhambra.rules.scoring import round_points, walls
from alcaide.games.alhambra.rules.state import State
from alcaide.scene.model import Counted, CountStep, Phrase

LAST: Final = 3  # the round of scoring that ends the game


def phrase(what: str, **args: object) -> Phrase:
    """Return a sentence of the count."""
    return Phrase(f"alhambra-count-{what}", args)


def count(state: State) -> list[CountStep]:
    """Return what was scored before, and the parts of the last scoring."""
    types, wall = round_points(state, LAST), walls(state)
    return [
        _earlier(state, types, wall),
        *(_type(state, kind, points) for kind, points in enumerate(types)),
        _walls(state, wall),
    ]


def _earlier(state: State, types: list[list[int]], wall: list[int]) -> CountStep:
    label = Phrase("alhambra-text-part-earlier")
    parts = [
        Counted(seat, total - sum(row[seat] for row in types) - wall[seat], label, "s-1")
        for seat, total in enumerate(state.points)
    ]
    return CountStep(
        label, phrase("earlier-rate"), "ALH-20", phrase("earlier-lead"), parts, before=True
    )


def _type(state: State, kind: int, points: list[int]) -> CountStep:
    """Return a type of building: who has few of it comes first (ALH-21, ALH-22)."""
    have, named = [tally[kind] for tally in tallies(state)], {"type": TYPES[kind]}
    first, second, third = POINTS[LAST - 1][kind]
    ranks = {"first": first, "second": second, "third": third}
    dirk = have[state.players] if state.players == 2 else 0
    scoring = sorted((s for s in range(state.players) if points[s]), key=lambda s: points[s])
    return CountStep(
        phrase("type", **named),
        phrase("type-rate", **ranks, dirk=dirk),
        "ALH-22",
        phrase("type-lead", **named),
        [
            Counted(
                seat,
                points[seat],
                phrase("type-part", **named, count=have[seat]),
                f"i-al-{TYPES[kind]}",
                _tiles(state, seat, kind),
            )
            for seat in scoring
        ],
        [_share(state, seat, kind, have[seat]) for seat in range(state.players)],
    )


def _share(state: State, seat: int, kind: int, have: int) -> Phrase:
    """Return how many of a type a seat counts, and how many of these are no buildings."""
    bonus = sum(state.kit.type[tile] == kind for tile in state.shown[seat])
    real = sum(state.kit.type[tile] == kind for tile in _lying(state, seat) if tile < BUILDINGS)
    return phrase("type-share", count=have, bonus=bonus, squares=have - bonus - real)


def _tiles(state: State, seat: int, kind: int) -> list[str]:
    """Return the tiles of a type, squares among them."""
    return [
        f"tile:{state.kit.names[tile]}"
        for tile in _lying(state, seat)
        if state.kit.type[tile] == kind
    ]


def _lying(state: State, seat: int) -> list[int]:
    return [tile for tile, _, _ in state.palaces[seat].laid()]


def _walls(state: State, wall: list[int]) -> CountStep:
    """Return the longest walls, the shortest of them first (ALH-23)."""
    label, order = phrase("wall"), sorted(range(state.players), key=lambda seat: wall[seat])
    parts = [Counted(s, wall[s], label, "i-wall", _along(state, s)) for s in order]
    return CountStep(label, phrase("wall-rate"), "ALH-23", phrase("wall-lead"), parts)


def _along(state: State, seat: int) -> list[str]:
    """Return the tiles along the longest wall of a seat, each once."""
    palace = state.palaces[seat]
    run = longest_run(palace, state.kit.walls)
    tiles = [palace.tile_at(segment.x, segment.y) for segment in run]
    return [f"tile:{state.kit.names[tile]}" for tile in dict.fromkeys(tiles)]
