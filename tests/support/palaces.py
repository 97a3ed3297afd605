"""Alhambra situations for tests: set one up in words, play in words, look at it in words."""

from __future__ import annotations

from functools import partial
from typing import Any

import asking
from alcaide import Record
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.alhambra.rules import apply, refusals, scoring, setup
from alcaide.games.alhambra.rules import legal as legality
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text import notation
from alcaide.games.alhambra.text.position import read_position
from alcaide.games.alhambra.text.position_write import write_position
from alcaide.interface.values import Note, Refusal, Setup

ALHAMBRA = GAMES["alhambra"]
MODULES = ("vizier", "exchange", "bonus", "squares")
NONE = {option.name: option.values[0] for option in setup.OPTIONS}
ALL = NONE | dict.fromkeys(MODULES, "on")
BARE = "market pavilion2 pavilion3 pavilion4 pavilion5"
SHOW = "display y9 y8 y7 y6"
legal = partial(asking.legal, ALHAMBRA)


def table(*lines: str, board: str = "") -> State:
    """Set up a position in the words of ``read_position``."""
    return read_position("\n".join(lines), board, reachable=False)


def play(state: State, *lines: str) -> list[Note]:
    """Play actions, in notation, checked; return what happened."""
    notes: list[Note] = []
    for line in lines:
        action = notation.read(state, line)
        assert action in legality.legal_actions(state), (line, why(state, line), legal(state))
        apply.apply(state, action, notes)
    return notes


def refused(state: State, line: str) -> Refusal:
    """Return why an action, which must be illegal, is refused; asking changes nothing."""
    before = write_position(state)
    refusal = refusals.why_not(state, notation.read(state, line))
    assert refusal is not None, line
    assert write_position(state) == before
    return refusal


def why(state: State, line: str) -> str:
    """Return the rule and the reason of a refusal: "ALH-2 more-than-five"."""
    refusal = refused(state, line)
    return f"{refusal.rule} {refusal.reason}"


def market(state: State) -> list[str]:
    """Return the tiles of the market by name."""
    return [state.kit.names[tile] if tile >= 0 else "-" for tile in state.market]


def named(state: State, tiles: list[int]) -> list[str]:
    """Return the names of tiles."""
    return [state.kit.names[tile] for tile in tiles]


def built(state: State, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Return the tiles of an Alhambra with their cells."""
    return {state.kit.names[tile]: (x, y) for tile, x, y in state.palaces[seat].laid()}


def tally(state: State, seat: int = 0) -> dict[str, int]:
    """Return what a seat counts of each type."""
    kinds = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    return dict(zip(kinds, scoring.counts(state, seat), strict=True))


def dealing(players: int, seed: int = 1, **options: str) -> Setup:
    """Return the setup of a shuffled game."""
    return setup.shuffle(players, NONE | options, Rng(b"%d" % seed))


def random_options(rng: Rng) -> dict[str, str]:
    """Return any modules and any rulings."""
    return {o.name: o.values[rng.below(len(o.values))] for o in setup.OPTIONS}


def wander(players: int, options: dict[str, str], seed: int) -> Any:
    """Yield every position of a random game with the action about to be played; then play it."""
    rng = Rng(b"wander%d" % seed)
    state = setup.deal(setup.shuffle(players, options, Rng(b"%d" % seed)))
    step = 0
    while legality.turn(state) is not None:
        actions = legality.legal_actions(state)
        assert actions
        action = actions[rng.below(len(actions))]
        yield state, action, actions
        apply.apply(state, action, None)
        step += 1
        assert step < 5_000, "endless"


def counted(*lines: str) -> dict[str, int]:
    """Count an Alhambra with squares."""
    return tally(table(*lines))


def started(options: dict[str, str] | None = None, seed: int = 4) -> str:
    """Return a record in which nothing has been played."""
    return Record(ALHAMBRA, ALHAMBRA.setup(3, options, seed)).dumps()
