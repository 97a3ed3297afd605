"""The score sheet: marker on the wall, courts, wall tiles, keeps (CST-15 to CST-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alcaide.games.castle.rules.components import TILES, WALL_COPIES, load_components
from alcaide.games.castle.text.count import phrase
from alcaide.interface.real_table.sheets import Entries, Fault, Line, Sheet, Tally, number
from alcaide.scene.model import Counted, CountStep, Phrase

SEATS: Final = (0, 1)
OPEN: Final = {4: 1, 5: 2, 6: 1}  # wall tiles for an open feature: points for each of its tiles
SINGLE: Final = (7, 8, 9)  # wall tiles of which only the number matters
ROUNDS: Final = 999  # on the wall: nobody goes round it ten times
PLAIN: Final = 3  # for a market (CST-15)
BETTER: Final = 4  # with wall tile 7
POINTS: Final = 5  # of wall tile 9
COURTS: Final = 6  # as many as there are merchants


def sheet(players: int, options: Mapping[str, str]) -> Sheet:
    """Return the lines to be filled in."""
    kit = load_components()
    cells = len(kit.inside)
    return Sheet(
        (
            _line("score", "CST-7", ROUNDS),
            _line("courts", "CST-15", markets(), several=COURTS),
            *(
                Line(f"tile{wall}", phrase("sheet-tile", wall=wall), f"CST-W{wall}", most, hint, n)
                for wall, most, n in (
                    *((wall, TILES + 1, WALL_COPIES) for wall in OPEN),
                    *((wall, WALL_COPIES, 0) for wall in SINGLE),
                )
                for hint in [phrase("sheet-tile-hint", wall=wall)]
            ),
            _line("keep", "CST-18", TILES + 1),
            _line("empty", "CST-18", cells, common=True),
        )
    )


def _line(name: str, rule: str, most: int, several: int = 0, *, common: bool = False) -> Line:
    label, hint = phrase(f"sheet-{name}"), phrase(f"sheet-{name}-hint")
    return Line(name, label, rule, most, hint, several, common)


def markets() -> int:
    """Return how many markets there are, on tiles and on start spaces."""
    kit = load_components()
    return sum(kit.start_market) + sum(map(sum, kit.markets))


def faults(players: int, options: Mapping[str, str], written: Entries) -> list[Fault]:
    """Return what no game could end with: more wall tiles or markets than there are."""
    found: list[Fault] = []
    for wall in (*OPEN, *SINGLE):
        rows = written[f"tile{wall}"]
        count = sum(len(row) for row in rows) if wall in OPEN else sum(map(sum, rows))
        if count > WALL_COPIES:
            said = phrase("sheet-tiles-many", wall=wall, count=count, most=WALL_COPIES)
            found.append(Fault(f"tile{wall}", -1, said, "CST-1"))
    counted = sum(map(sum, written["courts"]))
    if counted > markets():
        said = phrase("sheet-markets-many", count=counted, most=markets())
        found.append(Fault("courts", -1, said, "CST-15"))
    homeless = (
        seat
        for seat in SEATS
        if number(written, "tile8", seat) and not number(written, "keep", seat)
    )
    said = phrase("sheet-no-keep")
    return [*found, *(Fault("tile8", seat, said, "CST-W8") for seat in homeless)]


def tally(players: int, options: Mapping[str, str], written: Entries) -> Tally:
    """Return what a sheet comes to."""
    steps = [_scored(written), _courts(written), _tiles(written), _keeps(written)]
    totals = [
        sum(part.points for step in steps for part in step.parts if part.seat == seat)
        for seat in SEATS
    ]
    return Tally(steps, totals, [seat for seat in SEATS if totals[seat] == max(totals)])


def _step(
    what: str, rule: str, parts: list[Counted], shares: list[Phrase], *, before: bool = False
) -> CountStep:
    title, rate, lead = (phrase(f"{what}{end}") for end in ("", "-rate", "-lead"))
    return CountStep(title, rate, rule, lead, parts, shares, before)


def _scored(written: Entries) -> CountStep:
    label = Phrase("castle-text-part-score")
    parts = [Counted(s, number(written, "score", s), label, "i-cs-track") for s in SEATS]
    return _step("score", "CST-17", parts, [], before=True)


def _courts(written: Entries) -> CountStep:
    """Count each court, the richest at the better rate of wall tile 7 (CST-W7)."""
    parts: list[Counted] = []
    for seat in SEATS:
        courts = sorted(written["courts"][seat], reverse=True)
        better = number(written, "tile7", seat)
        for rank, court in reversed(list(enumerate(courts))):
            rate = BETTER if rank < better else PLAIN
            label = phrase("court", markets=court, rate=rate)
            parts.append(Counted(seat, rate * court, label, "i-cs-court"))
    shares = [phrase("courts-share", markets=sum(written["courts"][seat])) for seat in SEATS]
    return _step("courts", "CST-15", parts, shares)


def _tiles(written: Entries) -> CountStep:
    parts: list[Counted] = []
    for seat in SEATS:
        for wall, rate in OPEN.items():
            if written[f"tile{wall}"][seat]:
                parts.append(_tile(seat, wall, rate * sum(written[f"tile{wall}"][seat])))
        if nines := number(written, "tile9", seat):
            parts.append(_tile(seat, 9, POINTS * nines))
    shares = [phrase("tiles-share", count=_count(written, seat)) for seat in SEATS]
    return _step("tiles", "CST-20", parts, shares)


def _tile(seat: int, wall: int, points: int) -> Counted:
    return Counted(seat, points, Phrase("castle-text-part-wall", {"wall": wall}), f"i-bonus{wall}")


def _count(written: Entries, seat: int) -> int:
    return sum(len(written[f"tile{wall}"][seat]) for wall in OPEN) + number(written, "tile9", seat)


def _keeps(written: Entries) -> CountStep:
    """Give the largest empty area to the larger keep (CST-18, CST-W8)."""
    sizes = [
        tiles + 2 * number(written, "tile8", seat) if tiles else 0
        for seat in SEATS
        for tiles in [number(written, "keep", seat)]
    ]
    area, label = number(written, "empty", 0), Phrase("castle-text-part-keep")
    larger = [seat for seat in SEATS if sizes[seat] > sizes[1 - seat]]
    parts = [Counted(seat, area, label, "i-keep") for seat in larger if area]
    return _step("keep", "CST-18", parts, [phrase("keep-share", count=size) for size in sizes])
