"""Majorities: who has most of what, and what it would bring at the coming rounds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.rules.components import POINTS, TYPES
from alcaide.games.alhambra.rules.scoring import counts, dirk_counts, rank_points, walls
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.rules.worth import ROUNDS
from alcaide.scene.model import Ledger, LedgerColumns, LedgerRow, Phrase

Group = list[list[int]]  # by row of the ledger and seat


def ledger(state: State) -> Ledger:
    """Return the table of majorities: six types and the wall."""
    rounds = list(range(state.scored + 1, ROUNDS + 1)) or [ROUNDS]
    owners = tallies(state)
    groups = [_held(state, owners), *(_scored(state, owners, number) for number in rounds)]
    columns = [LedgerColumns(Phrase("alhambra-ledger-count"))]
    for place, number in enumerate(rounds):
        when = "past" if state.scored == ROUNDS else "then" if place else "next"
        title = Phrase("alhambra-ledger-round", {"round": number, "when": when})
        columns.append(LedgerColumns(title, next=when == "next"))
    return Ledger(
        title=Phrase("alhambra-ledger-title"),
        columns=columns,
        rows=[_row(row, [group[row] for group in groups]) for row in range(7)],
        total=[
            _total(group, owner) if place else [None] * len(owners)
            for place, group in enumerate(groups)
            for owner in (len(owners),)
        ],
        others=[Phrase("alhambra-ledger-dirk")] if state.players == 2 else [],
    )


def tallies(state: State) -> list[vec[i64]]:
    """Return how many of each type every seat counts, and Dirk after them."""
    found = [counts(state, seat) for seat in range(state.players)]
    return [*found, dirk_counts(state)] if state.players == 2 else found


def _walls(state: State) -> list[int]:
    return [*walls(state), 0] if state.players == 2 else walls(state)  # ALH-D3


def _held(state: State, owners: list[vec[i64]]) -> Group:
    return [[tally[kind] for tally in owners] for kind in range(6)] + [_walls(state)]


def _scored(state: State, owners: list[vec[i64]], number: int) -> Group:
    """Return what a round would bring by row and owner (ALH-21, ALH-22, ALH-23)."""
    rows = [
        rank_points([tally[kind] for tally in owners], POINTS[number - 1][kind])
        for kind in range(6)
    ]
    return [*rows, _walls(state)]


def _row(row: int, values: list[list[int]]) -> LedgerRow:
    best = [[value > 0 and value == max(each) for value in each] for each in values]
    if row == 6:
        return LedgerRow("i-wall", Phrase("alhambra-ledger-wall"), values, best)
    label = Phrase("alhambra-ledger-type", {"type": TYPES[row]})
    return LedgerRow(f"i-al-{TYPES[row]}", label, values, best)


def _total(group: Group, owners: int) -> list[int | None]:
    return [sum(row[owner] for row in group) for owner in range(owners)]
