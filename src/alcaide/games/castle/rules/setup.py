"""From a seed to piles, and from piles to the first position (CST-1)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.games.castle.rules.apply import draw
from alcaide.games.castle.rules.components import (
    CORNERS,
    TILES,
    WALL_COPIES,
    WALL_KINDS,
    load_components,
)
from alcaide.games.castle.rules.joining import open_starts
from alcaide.games.castle.rules.state import State
from alcaide.interface.parts import HOUSE
from alcaide.interface.values import Option, Setup

SEATS: Final = range(2, 3)
OPTIONS: Final = (Option("start_spaces", ("match", "open"), "CST-3", ruling=True),)

# A test holds them to the concordance: locale/sources/castle.toml.
PROFILES: Final = {HOUSE: {}, "printed": {"start_spaces": "open"}}


def shuffle(players: int, options: dict[str, str], rng: Rng) -> Setup:
    """Draw who begins, shuffle the tiles and lay a wall tile on each corner tower (CST-1)."""
    start = rng.below(players)
    tiles = list(range(TILES))
    rng.shuffle(tiles)
    wall = [kind for kind in range(1, WALL_KINDS + 1) for _ in range(WALL_COPIES)]
    rng.shuffle(wall)
    ids = load_components().ids
    piles = {"Tiles": [ids[tile] for tile in tiles], "Wall": [str(k) for k in wall[:CORNERS]]}
    return Setup(players, start, options, piles)


def deal(setup: Setup) -> State:
    """Return the first position, the first tile drawn.

    Raises SetupError for a pile or a start seat that is not right.
    """
    if setup.players not in SEATS:
        raise SetupError(
            f"CST-S3: The Castle is for 2 players, not {setup.players}",
            "position-players-only",
            least="2",
            players=str(setup.players),
        )
    if setup.start not in (0, 1):
        raise SetupError(
            f"CST-1: seat {setup.start} cannot start; seats are 0 and 1",
            "record-setup-start",
            start=str(setup.start),
            may="0, 1",
        )
    if set(setup.piles) != {"Tiles", "Wall"}:
        raise SetupError(
            f"CST-1: the piles are Tiles and Wall, not {', '.join(setup.piles)}",
            "record-setup-piles",
            piles="Tiles, Wall",
            given=", ".join(setup.piles) or "-",
        )
    state = State(load_components(setup.board))
    set_options(state, setup.options)
    state.start = state.seat = state.mover = setup.start
    state.pile = _tiles(state, setup.piles["Tiles"])[::-1]
    state.wall = vec[i64](_wall(setup.piles["Wall"]))
    open_starts(state)
    draw(state, None)
    return state


def set_options(state: State, options: dict[str, str]) -> None:
    """Write options into a state; tables of 0.1.0 have none."""
    state.matching = options.get("start_spaces", "match") == "match"


def _tiles(state: State, words: list[str]) -> list[int]:
    """Return the numbers of the tiles, checked to be all 60 (CST-S3)."""
    ids = state.kit.ids
    known = {name: tile for tile, name in enumerate(ids)}
    for word in words:
        if word not in known:
            raise SetupError(
                f"CST-S3: {word[:20]!r} in Tiles is no tile; tiles are T01 to T60",
                "record-setup-word",
                pile="Tiles",
                word=repr(word[:20]),
                first="T01",
                last="T60",
            )
    for name in ids:
        if words.count(name) != 1:
            often = "missing" if name not in words else "twice"
            told = f"CST-S3: tile {name} is {often} in Tiles"
            args: dict[str, Any] = {"pile": "Tiles", "word": name, "number": 1}
            raise SetupError(told, "record-setup-often", found=words.count(name), **args)
    return [known[word] for word in words]


def _wall(words: list[str]) -> list[int]:
    """Return the kinds of the wall tiles, each at most twice (CST-1)."""
    kinds = [str(kind) for kind in range(1, WALL_KINDS + 1)]
    if len(words) != CORNERS:
        raise SetupError(
            f"CST-1: Wall has {CORNERS} wall tiles, not {len(words)}",
            "record-setup-size",
            pile="Wall",
            found=len(words),
            size=CORNERS,
        )
    for word in words:
        if word not in kinds:
            raise SetupError(
                f"CST-1: {word[:20]!r} in Wall is no wall tile; kinds are 1 to 9",
                "record-setup-word",
                pile="Wall",
                word=repr(word[:20]),
                first="1",
                last="9",
            )
        if words.count(word) > WALL_COPIES:
            raise SetupError(
                f"CST-1: wall tile {word} is more than twice in Wall",
                "record-setup-most",
                pile="Wall",
                word=word,
                most=2,
            )
    return [int(word) for word in words]
