"""The score sheet: levels of barons and grandees, and the money (ALC-91, ALC-92)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alcaide.games.alcazar.rules.components import BARONS, BRIDGES, CAP, CUBES, GRANDEES
from alcaide.games.alcazar.text.count import ENDS, RULE
from alcaide.interface.real_table.sheets import Entries, Fault, Line, Sheet, Tally, number
from alcaide.scene.model import Counted, CountStep, Phrase

KINDS: Final = (("baron", BARONS, 1), ("grandee", GRANDEES, 2))  # how many, points for a level
HIGHEST: Final = CUBES + BRIDGES  # every piece lies on a cell only once
LEVELS: Final = CUBES + 3 * BRIDGES  # of all cells together: a bridge raises three
PURSE: Final = 9999


def sheet(players: int, options: Mapping[str, str]) -> Sheet:
    """Return the lines to be filled in."""
    lines = [
        Line(
            kind,
            Phrase("alcazar-count-nobles", {"kind": kind}),
            RULE,
            HIGHEST,
            Phrase("alcazar-sheet-levels"),
            several=count,
        )
        for kind, count, _ in KINDS
    ]
    counts = options["money_points"] == "on"
    hint = Phrase("alcazar-sheet-money", {"counts": "yes" if counts else "no"})
    money = Line("money", Phrase("alcazar-count-money"), "ALC-92", PURSE, hint)
    return Sheet((*lines, money))


def faults(players: int, options: Mapping[str, str], written: Entries) -> list[Fault]:
    """Return what no game could end with: more levels than there are pieces."""
    levels = sum(sum(row) for kind, _, _ in KINDS for row in written[kind])
    if levels <= LEVELS:
        return []
    said = Phrase("alcazar-sheet-too-high", {"levels": levels, "most": LEVELS})
    return [Fault("baron", -1, said, "ALC-2")]


def tally(players: int, options: Mapping[str, str], written: Entries) -> Tally:
    """Return what a sheet comes to; a tie is broken by what is left of the money (ALC-92)."""
    steps = [_nobles(kind, rate, written[kind]) for kind, _, rate in KINDS]
    money = [number(written, "money", seat) for seat in range(players)]
    counts = options["money_points"] == "on"
    if counts:
        steps.append(_money(money))
    totals = [
        sum(part.points for step in steps for part in step.parts if part.seat == seat)
        for seat in range(players)
    ]
    left = [each % CAP if counts else each for each in money]
    best = max(zip(totals, left, strict=True))
    return Tally(steps, totals, [s for s in range(players) if (totals[s], left[s]) == best])


def _nobles(kind: str, rate: int, rows: Sequence[Sequence[int]]) -> CountStep:
    levels = [sorted(row) for row in rows]
    parts = [
        Counted(
            seat,
            rate * level,
            Phrase("alcazar-sheet-noble", {"kind": kind, "n": level}),
            f"i-{kind}",
        )
        for seat, row in enumerate(levels)
        for level in row
    ]
    title, brings, lead = (Phrase(f"alcazar-count-nobles{of}", {"kind": kind}) for of in ENDS)
    return CountStep(title, brings, RULE, lead, parts, [_share(row) for row in levels])


def _share(levels: list[int]) -> Phrase:
    low, high = (levels[0], levels[-1]) if levels else (0, 0)
    args = {"count": len(levels), "low": low, "high": high, "same": "yes" if low == high else "no"}
    return Phrase("alcazar-count-nobles-share", args)


def _money(money: list[int]) -> CountStep:
    parts = [
        Counted(seat, each // CAP, Phrase("alcazar-text-part-money", {"money": each}), "i-coin")
        for seat, each in enumerate(money)
    ]
    title, rate, lead = (Phrase(f"alcazar-count-money{of}", {"money": CAP}) for of in ENDS)
    shares = [Phrase("alcazar-count-money-share", {"money": each}) for each in money]
    return CountStep(title, rate, RULE, lead, parts, shares)
