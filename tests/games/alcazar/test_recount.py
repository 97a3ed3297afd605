"""Alcazar: everything is counted again, slowly, from the pieces as they lie on the table.

Nothing here uses the engine's own book-keeping: heights are stacked anew, buildings are found by
walking from piece to piece, values are added up, and money is followed from action to action.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.information.view import Piece, View
from alcaide.games.alcazar.rules.components import load_board
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.values import Note
from situations import ALCAZAR, snake
from wandering import LAW, Walk, walks

BOARDS = ("", snake())


def recount(view: View) -> list[set[int]]:
    """Check every height; return the buildings, as sets of positions in the list of pieces."""
    space_of = list(load_board(view.board).space_of)
    stacks: dict[int, list[int]] = {}  # of each cell, from the bottom to the top
    height: Counter[int] = Counter()
    links: dict[int, set[int]] = {number: set() for number in range(len(view.pieces))}
    for number, piece in enumerate(view.pieces):
        below = [stacks[cell][-1] for cell in rests_on(piece) if cell in stacks]
        for other in below or beside(piece, stacks, space_of):
            links[number].add(other)
            links[other].add(number)
        assert piece.level == expected_level(piece, height)
        for cell in piece.cells:
            stacks.setdefault(cell, []).append(number)
            height[cell] = piece.level
    assert view.height == [height[cell] for cell in range(len(view.height))]
    return flood(links)


def rests_on(piece: Piece) -> tuple[int, ...]:
    """Return the cells whose top pieces carry a piece: a bridge rests on its pillars."""
    return piece.cells if piece.kind == "cube" else (piece.cells[0], piece.cells[2])


def expected_level(piece: Piece, height: Counter[int]) -> int:
    """Return one more than what lies below (ALC-6, ALC-46)."""
    if piece.kind == "cube":
        return height[piece.cells[0]] + 1
    one, middle, other = (height[cell] for cell in piece.cells)
    assert one == other >= 1
    assert middle < one
    return one + 1


def beside(piece: Piece, stacks: dict[int, list[int]], space_of: list[int]) -> list[int]:
    """Return the lowest pieces on the spaces beside a cube on the ground (ALC-35)."""
    space = space_of[piece.cells[0]]
    assert space, "a cube on the ground of a gap"
    around = [space_of.index((space + step - 1) % 72 + 1) for step in (-1, 1)]
    return [stacks[cell][0] for cell in around if cell in stacks]


def flood(links: dict[int, set[int]]) -> list[set[int]]:
    """Return the connected parts of a graph."""
    parts: list[set[int]] = []
    left = set(links)
    while left:
        part, edge = set[int](), {min(left)}
        while edge:
            part |= edge
            edge = {other for number in edge for other in links[number]} - part
        parts.append(part)
        left -= part
    return parts


def worth(piece: Piece) -> int:
    """Return the value of a piece (ALC-20)."""
    if piece.kind == "bridge":
        return 3 * piece.level
    return 1 if piece.level == 1 else 2


def check_buildings(view: View) -> None:
    """Compare buildings and values with those counted anew (ALC-20 to ALC-22, ALC-80)."""
    known = {building.id: building for building in view.buildings}
    seen = set()
    for part in recount(view):
        ids = {view.pieces[number].building for number in part}
        assert len(ids) == 1
        building = known[ids.pop()]
        seen.add(building.id)
        total = sum(worth(view.pieces[number]) for number in part)
        assert building.value == (min(50, total) if building.flag else total)
        assert building.value >= 5 or not building.flag
    assert seen == set(known)
    flags = [building.flag for building in view.buildings if building.flag]
    assert len(flags) == len(set(flags)) <= 8
    if len(flags) < 8 and view.phase != "flag":
        assert all(b.flag or b.value < 5 for b in view.buildings)


def check_stock(state: State, view: View) -> None:
    """Count cubes, bridges, nobles and cards (ALC-1, ALC-2)."""
    kinds = Counter(piece.kind for piece in view.pieces)
    assert view.cubes + kinds["cube"] == 84
    assert view.bridges + kinds["bridge"] == 20
    spans = [frozenset(piece.cells) for piece in view.pieces if piece.kind == "bridge"]
    assert len(spans) == len(set(spans))  # ALC-48
    out = Counter((noble.seat, noble.kind) for noble in view.nobles)
    for seat, known in enumerate(view.seats):
        assert known.barons + out[seat, "baron"] == 6
        assert known.grandees + out[seat, "grandee"] == 2
        assert known.money >= 0
    cells = [noble.cell for noble in view.nobles]
    assert len(cells) == len(set(cells))
    assert all(view.height[cell] for cell in cells)
    cards = state.deck + state.open + [card for hand in state.hands for card in hand]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(range(1, 73))


def cards_played(walk: Walk) -> tuple[int, int]:
    """Return how many construction and tower cards were played in a game."""
    kinds = Counter(type(action) for _, action in walk.steps())
    return kinds[act.Castle] + kinds[act.Palace] + kinds[act.Extend], kinds[act.Tower]


@LAW
@given(walk=walks(ALCAZAR, BOARDS))
def test_buildings_values_and_stock_are_what_a_recount_finds(walk: Walk) -> None:
    for state, _ in walk.sample(12):
        view = ALCAZAR.observe(state, None)
        check_buildings(view)
        check_stock(state, view)
    end = walk.end()
    view = ALCAZAR.observe(end, None)
    check_buildings(view)
    check_stock(end, view)
    cards, towers = cards_played(walk)
    assert len(end.deck) + len(end.open) + sum(map(len, end.hands)) + cards == 72
    assert end.towers + sum(end.tower_hands) + towers == 20


FIXED = {"bought-open": -5, "bought-deck": -5, "bought-tower": -10, "bridged": -15, "fifty": 50}


def worth_at(view: View, cell: int) -> int:
    """Return what the building of a cell's top piece pays and costs."""
    top = [piece for piece in view.pieces if cell in piece.cells][-1]
    return min(50, next(b.value for b in view.buildings if b.id == top.building))


def flow(note: Note, before: View, after: View) -> tuple[int, int]:
    """Return whose money a note changes, and by how much: reckoned from the table, not told."""
    seat = note.args.get("seat", 0)
    if note.key in FIXED:
        return seat, FIXED[note.key]
    if note.key not in ("income", "placed", "retired", "removed"):
        return seat, 0
    if note.key == "income":
        return seat, worth_at(after, after.pieces[-1].cells[0])
    names = load_board(before.board).names
    cell = names.index(note.args["cell"])
    times = 2 if note.args["kind"] == "grandee" else 1
    return seat, worth_at(before, cell) * (-times if note.key == "placed" else times)


@LAW
@given(walk=walks(ALCAZAR, BOARDS))
def test_every_real_is_accounted_for(walk: Walk) -> None:
    for state, action in walk.sample(4):
        after: State = state.copy()
        notes: list[Note] = []
        ALCAZAR.apply(after, action, notes)
        seen, then = ALCAZAR.observe(state, None), ALCAZAR.observe(after, None)
        expected = list(state.money)
        for note in notes:
            seat, change = flow(note, seen, then)
            expected[seat] += change
        assert list(after.money) == expected
        assert min(after.money) >= 0


@LAW
@given(walk=walks(ALCAZAR, BOARDS))
def test_scores_are_the_levels_of_the_nobles_and_the_money(walk: Walk) -> None:
    end = walk.end()
    view = ALCAZAR.observe(end, None)
    points = [0] * walk.players
    for noble in view.nobles:
        points[noble.seat] += view.height[noble.cell] * (2 if noble.kind == "grandee" else 1)
    rate = 50 if walk.options["money_points"] == "on" else 10**9
    assert ALCAZAR.scores(end) == [
        points[seat] + view.seats[seat].money // rate for seat in range(walk.players)
    ]
    assert end.cubes == 0 or end.bridges == 0 or view.passed or any(s.out for s in view.seats)
