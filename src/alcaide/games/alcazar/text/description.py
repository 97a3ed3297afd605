"""The table in sentences: for the text mode, the terminal, the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.alcazar.board.cells import Piles
from alcaide.games.alcazar.board.scene import flags, points
from alcaide.games.alcazar.information.view import Building, View
from alcaide.games.alcazar.rules.components import CAP, FLAGS
from alcaide.games.alcazar.text.count import count
from alcaide.scene.model import Ending, Phrase, counted


def describe(view: View) -> list[Phrase]:
    """Return the position in sentences: whose turn, buildings, players, cards, the own hand."""
    piles = Piles(view)
    turn = "over" if view.turn is None else "turn"
    out = [phrase(turn, seat=view.turn, round=view.round)]
    out += [_building(piles, building) for building in [*piles.castles(), *piles.palaces()]]
    if not view.buildings:
        out.append(phrase("empty"))
    bridges = [piece for piece in view.pieces if piece.kind == "bridge"]
    if bridges:
        spans = [
            phrase(
                "bridge", cell1=piles.names[p.cells[0]], cell2=piles.names[p.cells[2]], n=p.level
            )
            for p in bridges
        ]
        out.append(phrase("bridges", bridges=spans))
    out += [_player(view, seat) for seat in range(len(view.seats))]
    out += _cards(view)
    if view.seat is not None:
        out.append(_hand(view, view.seat))
    return out


def phrase(key: str, **args: object) -> Phrase:
    """Return a sentence of this module."""
    return Phrase(f"alcazar-text-{key}", args)


def _building(piles: Piles, building: Building) -> Phrase:
    """Return a building with its value, and each cell with its height and its noble."""
    cells = piles.cells_of[building.id]
    named = {"flag": building.flag, "at": piles.names[min(cells)], "value": building.value}
    towers = [_cell(piles, cell) for cell in _along(piles, cells)]
    return phrase("building", **named, cells=towers, count=len(towers))


def _cell(piles: Piles, cell: int) -> Phrase:
    args = {"cell": piles.names[cell], "n": piles.height[cell]}
    noble = piles.noble.get(cell)
    if noble is None:
        return phrase("cell", **args)
    return phrase("cell-noble", **args, kind=noble.kind, seat=noble.seat)


def _along(piles: Piles, cells: list[int]) -> list[int]:
    """Return cells in the order of the ring, gaps last."""

    def order(cell: int) -> tuple[bool, int]:
        name = piles.names[cell]
        return not name.isdigit(), int(name) if name.isdigit() else cell

    return sorted(cells, key=order)


def _player(view: View, seat: int) -> Phrase:
    known = view.seats[seat]
    return phrase(
        "out" if known.out else "player",
        seat=seat,
        money=known.money,
        points=points(view, seat),
        barons=known.barons,
        grandees=known.grandees,
        cards=known.cards,
        towers=known.towers,
    )


def _cards(view: View) -> Iterator[Phrase]:
    """Yield what can be bought and what is left in stock."""
    if view.open:
        yield phrase("open", cards=[str(card) for card in view.open], count=len(view.open))
    yield phrase("decks", deck=view.deck, towers=view.tower_deck)
    free = len(FLAGS) - len(flags(view))
    yield phrase("stock", cubes=view.cubes, bridges=view.bridges, flags=free)


def _hand(view: View, seat: int) -> Phrase:
    towers = view.seats[seat].towers
    if not view.hand:
        return phrase("hand-towers" if towers else "hand-empty", towers=towers)
    cards = [str(card) for card in view.hand]
    return phrase("hand", cards=cards, count=len(cards), towers=towers)


def ending(view: View) -> Ending:
    """Return who won by what, with the points of every noble and of the money (ALC-91, ALC-92)."""
    return counted(_verdict(view), count(view), len(view.seats))


def _verdict(view: View) -> Phrase:
    totals = [points(view, seat) for seat in range(len(view.seats))]
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    if len(tied) == 1:
        second = max(total for seat, total in enumerate(totals) if seat not in tied)
        return phrase("won-points", points=best, second=second)
    paid = view.options["money_points"] == "on"
    left = sorted((_left(view, seat, paid=paid) for seat in tied), reverse=True)
    if left[0] == left[1]:
        return phrase("won-shared", points=best, money=left[0])
    return phrase("won-money", points=best, money=left[0], second=left[1])


def _left(view: View, seat: int, *, paid: bool) -> int:
    """Return the money that decides a tie (ALC-92)."""
    return view.seats[seat].money % CAP if paid else view.seats[seat].money
