"""Positions set up by pointing: which tiles and figures there are, and what lines say so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from alcaide.core.errors import PositionError
from alcaide.games.castle.board.preview_marks import Marks
from alcaide.games.castle.board.scene import board
from alcaide.games.castle.information.view import View, observe, options_of
from alcaide.games.castle.rules.components import (
    CORNERS,
    WALL_COPIES,
    WALL_KINDS,
    Components,
    cell_name,
    cell_named,
    load_components,
)
from alcaide.games.castle.rules.packed import shape_of, shape_tile, spot_at
from alcaide.games.castle.rules.setup import OPTIONS
from alcaide.games.castle.rules.state import State, feature_at
from alcaide.games.castle.text.position import read_position
from alcaide.games.castle.text.position_steps import (
    DUE,
    ON_PARTS,
    PLACED,
    is_house,
    just_placed,
    set_keep,
    to_be_scored,
    tools,
)
from alcaide.games.castle.text.position_steps import fields as steps
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import (
    REMOVE,
    Editing,
    Field,
    Palette,
    Row,
    Thing,
    Tool,
    ToolGroup,
    numbers,
    option_fields,
    seat_field,
)
from alcaide.interface.editor.sketch import readable
from alcaide.scene.model import Drawing, Phrase

MOST_POINTS: Final = 400
TILE: Final = "tile-"  # begins the key of a tool that lays this tile
FOLLOWER: Final = "follower"
TURN: Final = "turn"
EMPTY: Final = "-"


def editing() -> Editing:
    """Return how positions are set up."""
    return Editing(blank, palette, put, drawn)


def blank(players: int) -> str:
    """Return a position with an empty town and a tile to be placed."""
    return f"game castle\nturn 0\ndrawn {load_components().ids[0]}\n"


def drawn(view: View, turns: int, tool: str) -> Drawing:
    """Draw the board: what belongs to features is set on them, everything else on cells."""
    if tool in (FOLLOWER, *ON_PARTS):
        return board(view, turns)
    inside = load_components(view.board).inside
    return board(view, turns, Marks(hits={f"cell:{cell_name(cell)}": "" for cell in inside}))


def palette(state: State, draft: Draft, seat: int) -> Palette:
    """Return what the position is made of."""
    men = Tool(FOLLOWER, _word("follower"), "i-follower", state.supply[seat], seated=True)
    left = [_tile(state.kit.ids[tile]) for tile in sorted(state.pile)]
    tiles = [Tool(TILE + one.word, one.label, one.symbol, 1, shape=one.shape) for one in left]
    groups = [
        ToolGroup(_word("pieces"), [men, Tool(TURN, _word("turn"), "i-turnr"), *tools()]),
        ToolGroup(_word("tiles"), tiles, pictured=True),
    ]
    return Palette(groups, _fields(state, draft), _rows(state, draft, left))


def _word(key: str) -> Phrase:
    return Phrase(f"castle-edit-{key}")


def _tile(word: str) -> Thing:
    name = word.upper()
    label = Phrase("castle-label-left", {"tile": name})
    return Thing(name, label, f"i-{name}", name, shape="square")


def _fields(state: State, draft: Draft) -> list[Field]:
    return [
        seat_field("turn", state.players, [state.seat], 0, "turn"),
        seat_field("start", state.players, [state.start], 0, "start"),
        *steps(state, draft),
        *numbers("points", list(state.score), _word("score"), MOST_POINTS),
        *option_fields("castle", OPTIONS, options_of(state)),
    ]


def _rows(state: State, draft: Draft, left: list[Thing]) -> list[Row]:
    drawn = draft.words("drawn") or []
    kinds = [_wall(str(kind), n) for kind, n in _walls_left(draft).items() if n]
    wall = draft.words("wall") or ["?"] * CORNERS
    held = [
        Row(
            f"held {seat}",
            _word("held"),
            [_wall(word, 1) for word in draft.words(f"held {seat}") or []],
            kinds,
            seat=seat,
        )
        for seat in range(state.players)
    ]
    return [
        Row("drawn", _word("drawn"), [_tile(word) for word in drawn[:1]], left, 1, takes=["pile"]),
        *held,
        Row(
            "wall",
            _word("wall"),
            [_wall(word, 1) for word in wall],
            [_wall("?", CORNERS), *kinds],
            most=CORNERS,
            blank=EMPTY,
        ),
        Row("used", _word("used"), [_wall(word, 1) for word in draft.words("used") or []], kinds),
        Row(
            "gone",
            _word("gone"),
            [_tile(word) for word in draft.words("gone") or []],
            left,
            takes=["pile"],
        ),
    ]


def _walls_left(draft: Draft) -> dict[int, int]:
    """Return how many wall tiles of each kind lie nowhere that is known."""
    named = [*(draft.words("used") or []), *(draft.words("wall") or [])]
    named += [word for seat in range(2) for word in draft.words(f"held {seat}") or []]
    lie = [word.partition("@")[0] for word in named]
    return {kind: WALL_COPIES - lie.count(str(kind)) for kind in range(1, WALL_KINDS + 1)}


def _wall(word: str, left: int) -> Thing:
    kind = word.partition("@")[0]
    if kind == EMPTY:
        return Thing(word, _word("no-wall-tile"), face=EMPTY)
    if not kind.isdigit():
        return Thing(word, _word("unknown"), "i-wall-back", left=left)
    label = Phrase("castle-label-wall-tile", {"wall": int(kind), "count": 1})
    return Thing(word, label, f"i-bonus{kind}", left=left)


def put(state: State, draft: Draft, tool: str, seat: int, picks: Sequence[str]) -> None:
    """Change a draft by a tool. Raises PositionError where it means nothing."""
    kind, _, name = (picks[0] if picks else "").partition(":")
    cell = cell_named(state.kit, name.partition(".")[0])
    if len(picks) != 1 or cell < 0:
        told = f"CST-S3: {' '.join(picks)[:20]!r} is no place inside the wall"
        raise PositionError(told, "table-edit-no-place")
    lies = next((words for words in _lying(draft) if words[0] == name.partition(".")[0]), None)
    if tool.startswith(TILE):
        _lay(draft, state.kit, tool.removeprefix(TILE), cell)
    elif tool == PLACED and lies:
        _write(draft, just_placed(draft, lies, _lying(draft)))
    elif tool in ON_PARTS and kind == "part" and _is_part(state, cell, name):
        _on_part(state, draft, tool, seat, spot_at(cell, int(name.partition(".")[2])))
    elif tool == TURN and lies:
        _turn(draft, state, lies)
    elif tool == FOLLOWER and kind == "part" and _is_part(state, cell, name):
        _set_follower(state, draft, seat, name)
    elif tool == REMOVE and lies:
        _remove(draft, lies)
    else:
        told = f"no tile lies on {cell_name(cell)}"
        raise PositionError(told, "castle-edit-bare", cell=cell_name(cell))


def _on_part(state: State, draft: Draft, tool: str, seat: int, spot: int) -> None:
    if tool == DUE:
        to_be_scored(state, draft, spot)
    elif is_house(state, spot):
        set_keep(state, draft, seat, spot)
    else:
        told = "CST-14: a keep stands on a house"
        raise PositionError(told, "castle-edit-no-house")


def _is_part(state: State, cell: int, spot: str) -> bool:
    part, shape = spot.partition(".")[2], state.shape[cell]
    return shape >= 0 and part.isdigit() and int(part) < len(state.kit.kinds[shape_tile(shape)])


def _lying(draft: Draft) -> list[list[str]]:
    """Return cell, tile and turn of each tile that lies."""
    words = draft.words("tile") or []
    lying = [words[at : at + 3] for at in range(0, len(words) - 2, 3)]
    return [[cell.lower(), tile.upper(), turn] for cell, tile, turn in lying]


def _write(draft: Draft, lying: list[list[str]]) -> None:
    """Write the tiles, a line for each."""
    draft.set("tile", [])
    draft.lines[1:1] = [f"tile {' '.join(words)}" for words in lying]


def _lay(draft: Draft, kit: Components, tile: str, cell: int) -> None:
    """Lay a tile so that it fits, if it can (CST-3); what lay there goes."""
    name = cell_name(cell)
    if tile not in kit.ids:
        raise PositionError(f"there is no tile {tile[:20]!r}", "table-edit-no-tool")
    there = [words for words in _lying(draft) if tile not in words and words[0] != name]
    _write(draft, there)
    _go_home(draft, name)
    before = _read(draft, kit)
    fits = _fitting(before, cell, kit.ids.index(tile))
    _write(draft, [*there, [name, tile, str(fits[0] if fits else 0)]])


def _read(draft: Draft, kit: Components) -> State:
    """Return what a draft says, as far as it can be read."""
    read = partial(read_position, board=kit.text, reachable=False)
    found: State = readable(read, str(draft)).state
    return found


def _fitting(before: State, cell: int, tile: int) -> list[int]:
    """Return the turns in which a tile would fit into an empty cell (CST-3)."""
    kit, known, need = before.kit, before.known[cell], before.need[cell]
    turns = kit.turns[tile]
    return [turn for turn in turns if kit.paths[shape_of(tile, turn)] & known == need]


def _turn(draft: Draft, state: State, lies: list[str]) -> None:
    """Turn a tile to the next side on which it fits; one that fits nowhere by a quarter."""
    name, tile, turn = lies
    there = [words for words in _lying(draft) if words[0] != name]
    apart = Draft(str(draft))
    _write(apart, there)
    _go_home(apart, name)
    before = _read(apart, state.kit)
    cell, now = cell_named(state.kit, name), int(turn) if turn.isdigit() else 0
    fits = _fitting(before, cell, state.kit.ids.index(tile.upper()))
    turns = fits if set(fits) - {now} else list(range(4))
    following = min(turns, key=lambda turn: (turn - now - 1) % 4)
    lying = [[*words[:2], str(following)] if words[0] == name else words for words in _lying(draft)]
    _write(draft, lying)


def _set_follower(state: State, draft: Draft, seat: int, spot: str) -> None:
    """Set a follower on a feature; one of the same seat that stands there goes home."""
    cell, _, part = spot.partition(".")
    feature = feature_at(state, spot_at(cell_named(state.kit, cell), int(part)))
    for man in observe(state, None).followers:
        there = spot_at(man.cell, man.part)
        if man.seat == seat and feature_at(state, there) == feature:
            draft.drop(f"{FOLLOWER} {seat}", [f"{cell_name(man.cell)}.{man.part}"])
            return
    draft.add(f"{FOLLOWER} {seat}", spot)


def _remove(draft: Draft, lies: list[str]) -> None:
    """Take away the followers of a tile; the next time the tile."""
    if not _go_home(draft, lies[0]):
        _write(draft, [words for words in _lying(draft) if words != lies])


def _go_home(draft: Draft, cell: str) -> bool:
    """Take the followers off a tile; tell whether there were any."""
    gone = False
    for seat in range(2):
        stand = draft.words(f"{FOLLOWER} {seat}") or []
        stay = [spot for spot in stand if spot.partition(".")[0] != cell]
        gone = gone or len(stay) < len(stand)
        draft.set(f"{FOLLOWER} {seat}", stay)
    return gone


__all__ = ["editing"]
