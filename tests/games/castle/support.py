"""Situations of The Castle for tests: set one up in words, play in words, look at it in words.

A position stands before a tile is placed, and needs no game that leads to it::

    place g1 2 T19      a lying tile: cell, turn, tile; each must fit what lies before it
    herald 0 g1.0       a follower: seat, part (knight, squire, merchant alike)
    turn 1              whose turn it is (seat 0)
    score 31 0          points so far (0 0)
    wall 32 9           the wall tile of this kind on the corner tower of this space; or ``none``
    held 0 2 2          seat 0 has taken these wall tiles in earlier turns
    keep 0 3 e5.1       the keep of seat 0 stands for a house of 3 tiles
    draw T27 T30        the tiles drawn next; the others follow in ascending order
    draw T27 only       the others are out of the game
    starts open         the option start_spaces; before everything else

Towers not named carry the kinds that are left, in ascending order.
"""

from __future__ import annotations

import json
from functools import partial
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

import asking
from alcaide.games import GAMES
from alcaide.games.castle.rules.apply import draw
from alcaide.games.castle.rules.components import KINDS, cell_named, load_components
from alcaide.games.castle.rules.joining import lay_tile, open_starts
from alcaide.games.castle.rules.scoring import points_of
from alcaide.games.castle.rules.state import State, feature_at, size
from alcaide.interface.values import Note

CASTLE: Final = GAMES["castle"]
ROLES: Final = dict(zip(("herald", "knight", "squire", "merchant"), KINDS, strict=True))
# house (0) with the start space, towers north (1) and south (2)
CROSS: Final = "place e2 0 T12"
PATHS: Final = ("place g1 0 T27", "place g2 0 T28")  # open: start space, two tiles, a well
play = partial(asking.play, CASTLE)
legal = partial(asking.legal, CASTLE)
refused = partial(asking.refused, CASTLE)
why = partial(asking.why, CASTLE)


def table(*lines: str, board: str = "") -> State:
    """Set up a position in the words above."""
    state = State(load_components(board))
    state.turn = 10  # wall tiles held were taken before
    state.wall = vec[i64]([0] * 13)
    state.matching = "starts open" not in lines
    open_starts(state)
    pile, only, towers = list[int](), False, dict[int, int]()
    for line in lines:
        match line.split():
            case ["place", name, turn, tile]:
                _lay(state, tile, int(turn), name)
            case ["herald" | "knight" | "squire" | "merchant" as role, seat, name]:
                _stand(state, role, int(seat), name)
            case ["turn", seat]:
                state.start = state.seat = state.mover = int(seat)
            case ["score", one, other]:
                state.score = vec[i64]([int(one), int(other)])
            case ["wall", space, kind]:
                corner = state.kit.corner_on[int(space)]
                assert corner >= 0, line
                towers[corner] = 0 if kind == "none" else int(kind)
            case ["held", seat, *kinds]:
                state.held[int(seat)] = [int(kind) * 1024 + 1 for kind in kinds]
            case ["keep", seat, tiles, name]:
                state.keep_size[int(seat)] = int(tiles)
                state.keep_spot[int(seat)] = spot(state, name)
            case ["starts", value]:
                assert value in ("match", "open"), line
            case ["draw", *names]:
                only = names[-1] == "only"
                pile = [state.kit.ids.index(name) for name in names if name != "only"]
            case _:
                raise AssertionError(line)
    _deal(state, pile, only)
    _raise_towers(state, towers)
    draw(state, None)
    return state


def _lay(state: State, tile: str, turn: int, name: str) -> None:
    number, cell = state.kit.ids.index(tile), cell_named(state.kit, name)
    assert state.shape[cell] < 0, f"{name} is taken"
    assert cell in state.edge, f"{name} touches nothing"
    paths = state.kit.paths[number * 4 + turn]
    assert paths & state.known[cell] == state.need[cell], f"{tile} does not fit on {name}"
    lay_tile(state, number, turn, cell)
    state.closing = []
    for man in state.standing:
        assert KINDS[state.kind[feature_at(state, man >> 1)]] == "court" or open_slots_at(
            state, man >> 1
        ), f"{tile} on {name} completes a feature with a follower"


def _stand(state: State, role: str, seat: int, name: str) -> None:
    place = spot(state, name)
    feature = feature_at(state, place)
    assert KINDS[state.kind[feature]] == ROLES[role], f"{name} is not for a {role}"
    assert role == "merchant" or state.open[feature], f"{name} is complete"
    state.men[feature] += 16 if seat else 1
    state.standing = append(state.standing, place * 2 + seat)
    state.supply[seat] -= 1
    assert state.supply[seat] >= 0


def _deal(state: State, first: list[int], only: bool) -> None:
    lying = {shape >> 2 for shape in state.shape if shape >= 0}
    assert len(lying) == len(state.placed), "a tile lies twice"
    assert not lying & set(first), "a lying tile is drawn"
    rest = [tile for tile in range(60) if tile not in lying and tile not in first]
    if only:
        state.discards, rest = rest, []
    state.pile = (first + rest)[::-1]


def _raise_towers(state: State, towers: dict[int, int]) -> None:
    gone = [tile // 1024 for held in state.held for tile in held] + list(towers.values())
    left = [kind for kind in range(1, 10) for _ in range(2 - gone.count(kind))]
    assert all(gone.count(kind) <= 2 for kind in range(1, 10))
    state.wall = vec[i64]([towers[n] if n in towers else left.pop(0) for n in range(13)])


def spot(state: State, name: str) -> int:
    """Return the spot of a part like ``e5.1``."""
    at, _, part = name.partition(".")
    cell = cell_named(state.kit, at)
    assert state.shape[cell] >= 0, f"no tile lies on {at}"
    assert int(part) < len(state.kit.kinds[state.shape[cell] >> 2]), f"{name} is no part"
    return cell * 8 + int(part)


def open_slots_at(state: State, place: int) -> int:
    """Return how many slots of the feature at a spot face an empty cell."""
    return state.open[feature_at(state, place)]


def turn(state: State, *lines: str) -> list[Note]:
    """Play actions; if a follower or an extra turn is still asked, decline it."""
    notes = play(state, *lines)
    while "done" in legal(state):
        notes += play(state, "done")
    return notes


def final(*lines: str, last: str = "T01 j4 0") -> list[int]:
    """Set up a position, place the last tile without a follower; return the final points."""
    tile, cell, quarter = last.split()
    state = table(*lines, f"draw {tile} only")
    play(state, f"place {cell} {quarter}", "done")
    assert CASTLE.turn(state) is None
    return CASTLE.scores(state)


def same(state: State, one: str, other: str) -> bool:
    """Tell whether two parts belong to one feature."""
    return feature_at(state, spot(state, one)) == feature_at(state, spot(state, other))


def tiles(state: State, name: str) -> int:
    """Return the tiles and start spaces of the feature of a part."""
    return size(state, feature_at(state, spot(state, name)))


def worth(state: State, name: str) -> int:
    """Return the points of the feature of a part, were it complete."""
    return points_of(state, feature_at(state, spot(state, name)))


def markets(state: State, name: str) -> int:
    """Return the markets of the court of a part."""
    return state.marks[feature_at(state, spot(state, name))] >> 6


def complete(state: State, name: str) -> bool:
    """Tell whether no slot of the feature of a part faces an empty cell."""
    return not open_slots_at(state, spot(state, name))


def held(state: State, seat: int) -> list[int]:
    """Return the kinds of wall tiles that a seat has, as they were taken."""
    return [tile // 1024 for tile in state.held[seat]]


def scored(notes: list[Note]) -> list[tuple[int, str, int]]:
    """Return what was scored: seat, kind, points."""
    return [
        (note.args["seat"], note.args["kind"], note.args["points"])
        for note in notes
        if note.key == "scored"
    ]


def data(name: str) -> Any:
    """Return what a file of data of the game holds."""
    text = files("alcaide.games.castle").joinpath("data", f"{name}.json").read_text("utf-8")
    return json.loads(text)
