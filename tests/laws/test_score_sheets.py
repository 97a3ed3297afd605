"""Who reads the end of a game off the board and writes it on the score sheet counts the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.games.alhambra.board.majorities import tallies
from alcaide.games.alhambra.rules.components import TYPES
from alcaide.games.alhambra.rules.scoring import round_points, walls
from alcaide.games.castle.rules.packed import markets_of
from alcaide.games.castle.rules.scoring import copies, courts_of, largest_empty, wall_features
from alcaide.games.castle.rules.state import size
from alcaide.interface.real_table.sheets import completed, faults
from wandering import LAW, Walk, walks

Written = dict[str, list[list[int]]]


def alcazar(state: Any) -> Written:
    """Read the levels of nobles, and the money."""
    rows: Written = {"baron": [], "grandee": [], "money": [[each] for each in state.money]}
    view = GAMES["alcazar"].observe(state, None)
    for kind in ("baron", "grandee"):
        rows[kind] = [
            [view.height[n.cell] for n in view.nobles if n.seat == seat and n.kind == kind]
            for seat in range(state.players)
        ]
    return rows


def castle(state: Any) -> Written:
    """Read the marker, courts, wall tiles, keeps and the empty area."""
    seats = (0, 1)
    rows: Written = {"score": [[points] for points in state.score]}
    rows["courts"] = [
        [n for court in courts_of(state, seat) if (n := markets_of(state.marks[court]))]
        for seat in seats
    ]
    for wall in (4, 5, 6):
        rows[f"tile{wall}"] = [
            [size(state, feature) for feature in wall_features(state, seat, wall)] for seat in seats
        ]
    for wall in (7, 8, 9):
        rows[f"tile{wall}"] = [[copies(state, seat, wall)] for seat in seats]
    rows["keep"] = [[state.keep_size[seat]] for seat in seats]
    for seat in seats:
        if not state.keep_size[seat]:
            rows["tile8"][seat] = [0]
    return rows | {"empty": [[largest_empty(state)]]}


def alhambra(state: Any) -> Written:
    """Read the points before the last scoring, types and walls; bonus cards are among the types."""
    last, wall = round_points(state, 3), walls(state)
    rows: Written = {"earlier": [], "wall": [[each] for each in wall]}
    for seat, points in enumerate(state.points):
        rows["earlier"].append([points - sum(row[seat] for row in last) - wall[seat]])
    if state.players == 2:
        rows["earlier"].append([state.dirk_points - sum(row[2] for row in last)])
    for kind, name in enumerate(TYPES):
        rows[name] = [[tally[kind]] for tally in tallies(state)]
    return rows


READ: Final[dict[str, Callable[[Any], Written]]] = {
    "alcazar": alcazar,
    "castle": castle,
    "alhambra": alhambra,
}


@LAW
@given(walk=st.one_of([walks(GAMES[name]) for name in READ]))
def test_a_sheet_comes_to_what_the_game_came_to(walk: Walk) -> None:
    game, state = walk.game, walk.end()
    assert game.score_sheet
    options = game.complete(walk.options)
    sheet = game.score_sheet.sheet(walk.players, options)
    written = completed(sheet, walk.players, READ[game.name](state))
    assert faults(sheet, written) == []
    tally = game.score_sheet.tally(walk.players, options, written)
    assert (tally.totals, tally.winners) == (game.scores(state), game.winners(state))


WRONG: Final = [
    ("alcazar", 2, {"baron": [[1] * 7]}, "baron", 0),
    ("alcazar", 2, {"baron": [[0]]}, "baron", 0),
    ("alcazar", 2, {"baron": [[100], [100]]}, "baron", -1),
    ("castle", 2, {"tile4": [[3, 2], [5]]}, "tile4", -1),
    ("castle", 2, {"tile9": [[3]]}, "tile9", 0),
    ("castle", 2, {"tile8": [[1], [0]]}, "tile8", 0),
    ("castle", 2, {"courts": [[12], [12]]}, "courts", -1),
    ("alhambra", 2, {"pavilion": [[4], [4]]}, "pavilion", -1),
    ("alhambra", 3, {"bonus": [[1]]}, "bonus", 0),
    ("alhambra", 3, {"bonus": [[1], [1]]}, "bonus", -1),
    ("alhambra", 3, {"wall": [[-1]]}, "wall", 0),
]


@pytest.mark.parametrize(("name", "players", "entries", "line", "owner"), WRONG)
def test_what_no_game_could_end_with_is_told(
    name: str, players: int, entries: Written, line: str, owner: int
) -> None:
    game = GAMES[name]
    assert game.score_sheet
    options = game.complete({"bonus": "on"} if name == "alhambra" else {})
    sheet = game.score_sheet.sheet(players, options)
    written = completed(sheet, players, entries)
    found = faults(sheet, written) or game.score_sheet.faults(players, options, written)
    assert (line, owner) in [(fault.line, fault.owner) for fault in found]
