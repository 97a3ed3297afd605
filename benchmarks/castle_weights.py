"""Learn the weights of The Castle's outlook from games between bots that play by it.

Least-squares temporal differences, LSTD(lambda): the outlook at the beginning of a turn shall tell
the outlooks of the following turns and the final lead. Weights are blended between some numbers of
tiles left. One run is one step: the next one plays by what this one has found. Needs numpy and
the compiled rules, or patience.

    python benchmarks/castle_weights.py 2500 > new_weights.py
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Final

import numpy as np

from alcaide.bots import greedy, noisy_greedy
from alcaide.core.rng import Rng
from alcaide.games.castle import GAME
from alcaide.games.castle.mind import value
from alcaide.games.castle.mind.weights import KNOTS
from alcaide.games.castle.rules.state import PLACE

SLIPS: Final = 5  # of 100 decisions, those made as a beginner would: they lead to new positions
FADE: Final = 0.8  # lambda: how much the outlook of a later turn counts less than that before it
RIDGE: Final = 100.0  # draws weights towards 0 that few positions speak for
HEAD: Final = '"""The weights of `outlook`: learned as benchmarks/castle_weights.py does it."""'
TITLES: Final = {
    value.SCORE: "points",
    value.HELD: "wall tiles held, 1 to 9",
    value.SUPPLY: "followers in supply, first to sixth",
    value.CORNER: "wall tiles ahead",
    value.KEEP: "the larger keep",
    value.FEATURE: "paths, towers, houses with one open cell to four: for each, by its points",
    value.TIGHT: "paths, towers and houses that are hard to complete",
    value.COURTS: "markets; open courts",
    value.LAST: "wall tiles 4 to 6",
    value.MOVE: "to move",
}
POLICY: Final = replace(GAME, evaluate=value.outlook)

Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def game(seed: int) -> tuple[Array, int]:
    """Play a game and return what was counted in its turns, and the final lead of seat 0."""
    state, chance = GAME.new(2, seed=seed), Rng(b"%d" % seed)
    left: list[int] = []
    found: list[list[float]] = []
    while (seat := GAME.turn(state)) is not None:
        if state.phase == PLACE:
            left.append(len(state.pile))
            found.append(list(value.counts(state)))
        choose = noisy_greedy.choose if chance.below(100) < SLIPS else greedy.choose
        actions = GAME.legal_actions(state)
        GAME.apply(state, choose(POLICY, GAME.observe(state, seat), actions, chance), None)
    near = np.array([np.interp(left, KNOTS, row) for row in np.eye(len(KNOTS))])
    design = np.array(found)[:, :, None] * near.T[:, None, :]
    scores = GAME.scores(state)
    return design.reshape(len(left), -1), scores[0] - scores[1]


def fit(games: int) -> list[list[float]]:
    """Play games and return the weight of each count at each knot."""
    size = value.COUNTS * len(KNOTS)
    square, right = RIDGE * np.eye(size), np.zeros(size)
    for seed in range(games):
        design, lead = game(seed)
        trace = design.copy()
        for turn in range(1, len(trace)):
            trace[turn] += FADE * trace[turn - 1]
        after = np.vstack([design[1:], np.zeros(size)])
        square += trace.T @ (design - after)
        right += trace[-1] * lead
    weights: list[list[float]] = np.linalg.solve(square, right).reshape(value.COUNTS, -1).tolist()
    return weights


def module(weights: list[list[float]]) -> str:
    """Return the module that holds the weights."""
    lines = [HEAD, "", "from typing import Final", ""]
    lines.append(f"KNOTS: Final = {KNOTS}  # tiles left")
    lines.append("WEIGHTS: Final = [  # of each count, at each knot")
    for number, row in enumerate(weights):
        if number in TITLES:
            lines.append(f"    # {TITLES[number]}")
        lines.append(f"    ({', '.join(f'{weight:.2f}' for weight in row)}),")
    return "\n".join([*lines, "]"])


if __name__ == "__main__":
    print(module(fit(int(sys.argv[1]))))
