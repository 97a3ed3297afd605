"""The score sheet: points so far, what everybody has of each type, walls (ALH-20 to ALH-23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alcaide.games.alhambra.rules.components import (
    BONUS_DEAL,
    BUILDINGS,
    POINTS,
    SQUARE_COUNTS,
    TYPES,
    load_components,
)
from alcaide.games.alhambra.rules.scoring import rank_points
from alcaide.games.alhambra.rules.tile_names import tiles_said
from alcaide.games.alhambra.text.count import LAST, phrase
from alcaide.interface.real_table.sheets import Entries, Fault, Line, Sheet, Tally, number
from alcaide.scene.model import Counted, CountStep, Phrase

SO_FAR: Final = 999
TOUCHING: Final = 3  # buildings that a square counts at most (ALH-Q5)
SIDES: Final = 200  # of a wall: 54 buildings and the fountain have fewer outside


def sheet(players: int, options: Mapping[str, str]) -> Sheet:
    """Return the lines to be filled in."""
    alone = players == 2  # with Dirk
    earlier = Line(
        "earlier",
        Phrase("alhambra-text-part-earlier"),
        "ALH-20",
        SO_FAR,
        phrase("sheet-earlier"),
        others=alone and options["dirk_wins"] == "on",
    )
    squares = "yes" if options["squares"] == "on" else "no"
    types = [
        Line(
            kind,
            phrase("type", type=kind),
            "ALH-21",
            most(number, options),
            phrase("sheet-type", squares=squares),
            others=alone,
        )
        for number, kind in enumerate(TYPES)
    ]
    others = (Phrase("alhambra-ledger-dirk"),) if alone else ()
    return Sheet((earlier, *types, *_bonus(players, options), _wall()), others)


def _wall() -> Line:
    return Line("wall", phrase("wall"), "ALH-23", SIDES, phrase("wall-rate"))


def _bonus(players: int, options: Mapping[str, str]) -> list[Line]:
    if options["bonus"] == "off":
        return []
    kit = load_components()
    things = tuple(tiles_said([kit.names[tile] for tile in kit.bonus]))
    label, hint = phrase("sheet-bonus"), phrase("sheet-bonus-hint")
    several = BONUS_DEAL[players]
    return [Line("bonus", label, "ALH-B2", len(things), hint, several, things=things)]


def most(kind: int, options: Mapping[str, str]) -> int:
    """Return how many of a type there can be, squares that count included."""
    kit = load_components()
    buildings = sum(kit.type[tile] == kind for tile in range(BUILDINGS))
    return buildings + (TOUCHING * SQUARE_COUNTS[kind] if options["squares"] == "on" else 0)


def faults(players: int, options: Mapping[str, str], written: Entries) -> list[Fault]:
    """Return what no game could end with: too many of a type, a bonus without a building."""
    found: list[Fault] = []
    for kind, name in enumerate(TYPES):
        count, limit = sum(map(sum, written[name])), most(kind, options)
        if count > limit:
            said = phrase("sheet-many", type=name, count=count, most=limit)
            found.append(Fault(name, -1, said, "ALH-21"))
    for seat in range(players) if "bonus" in written else ():
        for card in written["bonus"][seat]:
            kind = _kind(card)
            if kind >= 0 and not number(written, TYPES[kind], seat):
                said = phrase("sheet-no-building", type=TYPES[kind])
                found.append(Fault("bonus", seat, said, "ALH-B2"))
    return found


def _kind(card: int) -> int:
    """Return the type of a bonus card by its number on the sheet, from 1; -1: there is none."""
    kit = load_components()
    return kit.type[kit.bonus[card - 1]] if 1 <= card <= len(kit.bonus) else -1


def tally(players: int, options: Mapping[str, str], written: Entries) -> Tally:
    """Return what a sheet comes to (ALH-21 to ALH-23, ALH-29)."""
    types = [_type(kind, players, written) for kind in range(len(TYPES))]
    steps = [_earlier(players, written), *(step for step, _ in types), _walls(players, written)]
    totals = [
        sum(part.points for step in steps for part in step.parts if part.seat == seat)
        for seat in range(players)
    ]
    best = max(totals)
    if players == 2 and options["dirk_wins"] == "on":
        dirk = number(written, "earlier", players) + sum(points for _, points in types)
        if dirk > best:
            return Tally(steps, totals, [])  # ALH-D7
    return Tally(steps, totals, [seat for seat in range(players) if totals[seat] == best])


def _earlier(players: int, written: Entries) -> CountStep:
    label = Phrase("alhambra-text-part-earlier")
    parts = [Counted(s, number(written, "earlier", s), label, "s-1") for s in range(players)]
    rate, lead = phrase("earlier-rate"), phrase("earlier-lead")
    return CountStep(label, rate, "ALH-20", lead, parts, before=True)


def _type(kind: int, players: int, written: Entries) -> tuple[CountStep, int]:
    """Return a type of building, and what it brings Dirk (ALH-D4)."""
    name = TYPES[kind]
    bonus = [_cards(written, seat, kind) for seat in range(players)]
    have = [number(written, name, owner) for owner in range(len(written[name]))]
    counted = [count + (bonus[owner] if owner < players else 0) for owner, count in enumerate(have)]
    ranks = POINTS[LAST - 1][kind]
    points = rank_points(counted, ranks)
    first, second, third = ranks
    dirk = counted[players] if players == 2 else 0
    rate = phrase("type-rate", first=first, second=second, third=third, dirk=dirk)
    parts = [
        Counted(
            seat,
            points[seat],
            phrase("type-part", type=name, count=counted[seat]),
            f"i-al-{name}",
        )
        for seat in sorted(range(players), key=lambda seat: points[seat])
        if points[seat]
    ]
    shares = [
        phrase("type-share", count=counted[seat], bonus=bonus[seat], squares=0)
        for seat in range(players)
    ]
    lead = phrase("type-lead", type=name)
    step = CountStep(phrase("type", type=name), rate, "ALH-22", lead, parts, shares)
    return step, points[players] if players == 2 else 0


def _cards(written: Entries, seat: int, kind: int) -> int:
    rows = written.get("bonus", ())
    return sum(_kind(card) == kind for card in rows[seat]) if rows else 0


def _walls(players: int, written: Entries) -> CountStep:
    label = phrase("wall")
    wall = [number(written, "wall", seat) for seat in range(players)]
    order = sorted(range(players), key=lambda seat: wall[seat])
    parts = [Counted(seat, wall[seat], label, "i-wall") for seat in order]
    return CountStep(label, phrase("wall-rate"), "ALH-23", phrase("wall-lead"), parts)
