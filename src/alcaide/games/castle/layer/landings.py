"""How far each marker is from the wall tiles ahead of it (CST-13)."""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import LAP, load_components

AHEAD: Final = 25  # points that one feature may bring at best; what is further is left out


class Landing(NamedTuple):
    """A corner tower whose wall tile lies there, and the points that would end exactly on it."""

    seat: int
    spaces: list[int]  # of the tower, on the track
    needs: list[int]  # points to each of them


def landings(view: View) -> list[Landing]:
    """Return the landings within reach of each marker, the nearest first."""
    kit = load_components(view.board)
    found: dict[tuple[int, int], Landing] = {}
    for seat, known in enumerate(view.seats):
        for needs in range(1, AHEAD + 1):
            space = (known.score + needs) % LAP
            corner = kit.corner_on[space]
            if corner >= 0 and view.wall[corner]:
                one = found.setdefault((seat, corner), Landing(seat, [], []))
                one.spaces.append(space)
                one.needs.append(needs)
    return list(found.values())
