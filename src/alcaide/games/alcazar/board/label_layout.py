"""Where numbers, flags and plates go, so that they can be read and hide nothing that matters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from alcaide.games.alcazar.board.cells import Piles
from alcaide.games.alcazar.board.projection import HALF_H, HALF_W, IN_FRONT, LEVEL, Look
from alcaide.games.alcazar.information.view import Building
from alcaide.games.alcazar.rules.components import SIDE

NOBLE_FOOT: Final = 8  # nobles stand a little behind the middle, so that the number has room
NOBLE_BOX: Final = {"baron": (15, 47), "grandee": (18, 64)}  # half width, height above the top
POLE: Final = (0, -12)  # of a flag, from the middle of the top
TALL: Final = 32  # how much higher a tall pole is
TILE: Final = 4  # how high the face of a tile lies
ASIDE: Final = 27  # where the pole stands on the cell of a noble

Place = tuple[int, int]

# Middles of a number from the middle of its face, the nearest first.
FACE: Final = (
    *((0, 0), (-11, 0), (11, 0), (0, -7), (0, 8), (-18, 0), (18, 0), (-10, -6), (10, -6)),
    *((-10, 7), (10, 7), (-25, 0), (25, 0), (-17, -5), (17, -5), (-17, 6), (17, 6), (0, 13)),
    (0, -13),
)
STANDING: Final = ((0, 12), (-27, 2), (27, 2), (-16, 8), (16, 8), (0, 14))
WALLS: Final = ((0, 16), (-21, -3), (21, -3))  # of a stone: the front corner, left, right
TOPS: Final = ((-25, -31), (25, -31), (0, -42))  # corners of its upper face
PLATE: Final[list[Place]] = [(x, y) for x in (-13, 0, 13) for y in (-9, 9)]
FRONT: Final = 99  # a depth in front of every cell
CORNERS: Final[list[Place]] = [
    (-9, -6),
    (9, -6),
    (-9, 6),
    (9, 6),
    (0, 0),
]  # of a number, from its middle
SPREAD: Final[list[Place]] = [(x, y) for x in (-26, 0, 26) for y in (-9, 0, 9)]  # over a face


Screen = tuple[int, int, int]  # a pile in front: middle, top and foot, relative to a face
STEEP: Final = HALF_H * 0.93  # half the height of a pile's upper face
SLOPE: Final = HALF_H / HALF_W
FAR: Final = 3 * HALF_H  # a pile whose top lies lower than this hides nothing of a face


@final
class Box:
    """A rectangle that something fills: a noble, a cloth; ``depth`` of its cell."""

    def __init__(self, x1: float, y1: float, x2: float, y2: float, depth: int) -> None:
        self.x1, self.y1 = x1, y1
        self.x2, self.y2 = x2, y2
        self.depth = depth

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies in it."""
        return self.x1 <= x <= self.x2 and self.y1 <= y <= self.y2

    def meets(self, other: Box) -> bool:
        """Tell whether two rectangles overlap."""
        return (
            self.x1 < other.x2 and other.x1 < self.x2 and self.y1 < other.y2 and other.y1 < self.y2
        )


@final
class Face:
    """The upper face of a cell and what may hide it: piles in front, nobles."""

    def __init__(self, x: int, y: int, z: int, screens: list[Screen], boxes: list[Box]) -> None:
        self.x, self.y, self.z = x, y, z
        self.screens = screens
        self.boxes = boxes

    def screened(self, x: int, y: int) -> bool:
        """Tell whether a pile hides a point, relative to the middle of the face."""
        for middle, top, foot in self.screens:
            edge = STEEP - abs(x - middle) * SLOPE
            if edge > 0 and top - edge <= y <= foot + edge:
                return True
        return False

    def covered(self, x: int, y: int) -> bool:
        """Tell whether a noble or a flag covers a point, relative to the middle of the face."""
        x, y = self.x + x, self.y + y
        return any([box.holds(x, y) for box in self.boxes])  # noqa: C419 - compiled, it is quicker

    def hidden(self, points: list[Place], x: int = 0, y: int = 0) -> int:
        """Count which of some points are hidden, all shifted by (x, y) from the middle."""
        count = 0
        if self.boxes or self.screens:
            for a, b in points:
                if self.screened(x + a, y + b) or self.covered(x + a, y + b):
                    count += 1
        return count


@final
class Pole:
    """A place for a flag: the foot of the pole, the side of the cloth."""

    def __init__(self, cell: int, x: int, y: int, flip: bool, rise: int) -> None:
        self.cell = cell
        self.x, self.y = x, y
        self.flip = flip
        self.rise = rise  # of the cloth: 0, or 32 on a tall pole


class Places:
    """Finds places for labels on one drawing."""

    def __init__(self, piles: Piles, eye: Look) -> None:
        self.piles = piles
        self.eye = eye
        self.nobles: list[Box] = [self._noble_box(cell) for cell in piles.noble]
        self.cloths: list[Box] = []  # what lies over everything: flags, plates
        self.poles: dict[int, Pole] = {}  # by building
        self.plates: dict[int, tuple[int, Place]] = {}  # by building: a cell, and where on it
        self.buried: list[int] = []  # cells of whose top hardly anything can be seen
        self._faces: dict[tuple[int, int], Face] = {}
        self._screened: dict[tuple[int, int], list[Screen]] = {}
        self._tops = [
            eye.middle(cell, height)
            for cell, height in enumerate(piles.height)
            if self._space(cell)
        ]

    def _space(self, cell: int) -> bool:
        return self.piles.height[cell] > 0 or self.piles.names[cell].isdigit()

    def _noble_box(self, cell: int) -> Box:
        width, height = NOBLE_BOX[self.piles.noble[cell].kind]
        x, y = self.eye.middle(cell, self.piles.height[cell])
        return Box(x - width, y - height, x + width, y, self.depth(cell))

    def depth(self, cell: int) -> int:
        """Return how far in front a cell lies."""
        return self.eye.column[cell] + self.eye.row[cell]

    def face(self, cell: int, z: int) -> Face:
        """Return what may hide something of a cell's face at a height (flags: once all stand)."""
        found = self._faces.get((cell, z))
        if found is None:
            found = self._faces[cell, z] = self._face(cell, z)
        return found

    def _face(self, cell: int, z: int) -> Face:
        column, row = self.eye.column[cell], self.eye.row[cell]
        x0, y0 = self.eye.middle(cell, z)
        depth = column + row
        area = Box(x0 - 42, y0 - 26, x0 + 42, y0 + 26, depth)
        boxes = [box for box in self.nobles if box.depth >= depth and box.meets(area)]
        boxes += [box for box in self.cloths if box.meets(area)]
        return Face(x0, y0, z, self._screens(cell, z), boxes)

    def _screens(self, cell: int, z: int) -> list[Screen]:
        found = self._screened.get((cell, z))
        if found is None:
            found = self._screened[cell, z] = self._in_front(cell, z)
        return found

    def _in_front(self, cell: int, z: int) -> list[Screen]:
        column, row = self.eye.column[cell], self.eye.row[cell]
        height, at = self.piles.height, self.eye.cell
        out = []
        for dx, dy in IN_FRONT:
            x, y = column + dx, row + dy
            if x < SIDE and y < SIDE and height[at[y * SIDE + x]] > z:
                down = (dx + dy) * HALF_H + z * LEVEL
                if down - height[at[y * SIDE + x]] * LEVEL > FAR:
                    continue
                for foot, top in self.piles.solid(at[y * SIDE + x]):
                    if top > z:
                        out.append(((dx - dy) * HALF_W, down - top * LEVEL, down - foot * LEVEL))
        return out

    def number(self, cell: int) -> tuple[Place, int]:
        """Return where the middle of a cell's number goes, and how much of it stays hidden."""
        face = self.face(cell, self.piles.height[cell])
        lift = 0 if face.z else TILE
        best: tuple[Place, int] = ((face.x, face.y), 99)
        for x, y in STANDING if cell in self.piles.noble else FACE:
            count = face.hidden(CORNERS, x, y - lift)
            if count < best[1]:
                best = ((face.x + x, face.y + y - lift), count)
            if not count:
                break
        return best

    def _hidden(self, cell: int) -> bool:
        height = self.piles.height[cell]
        screens = self._screens(cell, height)
        return bool(screens) and Face(0, 0, height, screens, []).hidden(SPREAD) > 7

    def flag(self, building: Building) -> Pole:
        """Choose where a castle's flag stands: on a free cell, cloth to the emptier side."""
        cells = self.piles.cells_of[building.id]
        free = [cell for cell in cells if cell not in self.piles.noble]
        poles = [pole for cell in free or cells for pole in self._poles(cell)]
        return min(poles, key=self._cost)

    def _poles(self, cell: int) -> list[Pole]:
        x, y = self.eye.middle(cell, self.piles.height[cell])
        spots: tuple[tuple[int, int, bool], ...]
        if cell in self.piles.noble:
            spots = ((x - ASIDE, y, True), (x + ASIDE, y, False))
        else:
            spots = tuple((x + POLE[0], y + POLE[1], flip) for flip in (False, True))
        return [Pole(cell, a, b, flip, rise) for a, b, flip in spots for rise in (0, TALL)]

    def _cost(self, pole: Pole) -> float:
        """Return what a flag there would spoil: its own foot, nobles, other flags, tops."""
        z = self.piles.height[pole.cell]
        face = self.face(pole.cell, z)
        cost = pole.rise / 5 - z
        for dy in (0, -20, -40):
            if face.screened(pole.x - face.x, pole.y - face.y + dy):
                cost += 30
        staff, cloth = _cloth(pole)
        for box in self.nobles:
            cost += 45 * box.meets(cloth) + 15 * box.meets(staff)
        for box in self.cloths:
            cost += 200 * box.meets(cloth)
        for x, y in self._tops:
            if cloth.holds(x, y):
                cost += 6
        return cost

    def plate(self, building: Building) -> tuple[int, Place]:
        """Choose where a palace's value stands: low on a wall, where nothing hides it."""
        best, least = (-1, (0, 0)), 999.0
        for cell in self.piles.cells_of[building.id]:
            face = self.face(cell, 0)
            first, last = self.piles.solid(cell)[0][0], self.piles.height[cell]
            for level in range(first, last):
                for x, y in WALLS if level < last - 1 else (*WALLS, *TOPS):
                    hidden = face.hidden(PLATE, x, y - level * LEVEL)
                    cost = hidden * 10 + level + abs(x) / 10 + (y < -30) * 5
                    if cost - self.depth(cell) / 10 < least:
                        least = cost - self.depth(cell) / 10
                        best = cell, (face.x + x, face.y + y - level * LEVEL)
        return best

    def settle(self, flags: Iterable[Building], plates: Iterable[Building]) -> None:
        """Place all flags and plates, and find what is hidden; numbers keep clear of all that."""
        for castle in flags:
            self.poles[castle.id] = self.flag(castle)
            self.cloths += _cloth(self.poles[castle.id])
            self._faces.clear()
        for palace in plates:
            self.plates[palace.id] = self.plate(palace)
            x, y = self.plates[palace.id][1]
            self.cloths.append(Box(x - 14, y - 11, x + 14, y + 10, FRONT))
        for cell in self.eye.order:
            if self._space(cell) and self._hidden(cell):
                self.buried.append(cell)
                x, y = self.eye.middle(cell, self.piles.height[cell])
                self.cloths.append(Box(x - 14, y - 14, x + 14, y + 14, FRONT))  # picked there
        self._faces.clear()


def _cloth(pole: Pole) -> list[Box]:
    """Return what a flag covers: its pole and its cloth."""
    left = pole.x - 63 if pole.flip else pole.x + 1
    return [
        Box(pole.x - 4, pole.y - 76 - pole.rise, pole.x + 4, pole.y + 4, FRONT),
        Box(left, pole.y - 80 - pole.rise, left + 62, pole.y - 38 - pole.rise, FRONT),
    ]
