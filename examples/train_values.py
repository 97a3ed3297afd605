"""Train something small: a linear value function for The Castle, with numpy alone.

    python examples/train_values.py --rounds 6 --games 40

Every round plays games against itself, looking one action ahead, and then fits the weights to how
the games ended. docs/research.md goes through it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import numpy.typing as npt

from alcaide.core.rng import Rng
from alcaide.research.numbered import Numbered

Vector = npt.NDArray[np.float64]
BLOCKS = ("followers", "size", "open", "held", "track", "supply", "keep")
WHIM = 0.1  # share of actions taken at random while learning
RIDGE = 1.0  # how much weights are held back


class Values:
    """What positions are worth to a seat: weights of sums over blocks of an observation."""

    def __init__(self) -> None:
        self.table = Numbered("castle", reward="margin")
        self.sums = self._sums()
        self.weights: Vector = np.zeros(2 * self.sums.shape[1])

    def _sums(self) -> Vector:
        """Return the matrix that adds the numbers of each block's rows up."""
        columns, at = [], 0
        parts = self.table.features.parts(2)
        for part in parts:
            if part.name in BLOCKS:
                row = part.shape[-1] if part.name in ("followers", "size", "open") else 1
                for first in range(at, at + part.size, row):
                    column = np.zeros(self.table.scale.size)
                    column[first : first + row] = self.table.scale[first : first + row]
                    columns.append(column)
            at += part.size
        columns.append(np.eye(1, at, at - 1)[0])  # a constant, when multiplied by what is left
        return np.array(columns).T

    def inputs(self, observations: list[bytes]) -> Vector:
        """Return the sums, and once more each times the share of tiles that are left."""
        seen = np.array([np.frombuffer(row, np.uint8) for row in observations], np.float64)
        left = seen[:, -1:] / 60
        sums = seen @ self.sums
        return np.concatenate([sums, sums * left], axis=1)

    def best(self, seat: int, chance: Rng) -> tuple[int, Vector]:
        """Return the place of the best legal action and the inputs that it leads to.

        Nothing hidden is used: actions are tried on a guess at the position.
        """
        table = self.table
        game, observation = table.game, table.features.observation
        guess = game.determinize(game.observe(table.state, seat), chance)
        seen = []
        for action in table.actions:
            after = guess.copy()
            game.apply(after, action, None)
            seen.append(observation(after, seat))
        inputs = self.inputs(seen)
        place = int(np.argmax(inputs @ self.weights))
        return place, inputs[place]

    def fit(self, inputs: list[Vector], ends: list[float]) -> None:
        """Fit the weights to how games ended (ridge regression)."""
        x, y = np.array(inputs), np.array(ends)
        self.weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)


def learn(values: Values, rounds: int, games: int, check: int, chance: Rng) -> None:
    """Play rounds of games against itself and fit the weights after each."""
    inputs: list[Vector] = []
    ends: list[float] = []
    for number in range(rounds):
        begun = time.monotonic()
        for game in range(games):
            seats, seen = self_play(values, number * games + game, chance, first=number == 0)
            gains = values.table.returns()
            inputs += seen
            ends += [gains[seat] for seat in seats]
        values.fit(inputs[-20_000:], ends[-20_000:])
        won = share_won(values, check, chance)
        seconds = time.monotonic() - begun
        print(f"round {number + 1}: {won:.0%} of {check} games won against random, {seconds:.1f} s")


def self_play(
    values: Values, seed: int, chance: Rng, *, first: bool
) -> tuple[list[int], list[Vector]]:
    """Play a game; return who moved and the inputs after each action."""
    table = values.table
    table.deal(seed)
    seats, seen = [], []
    while (seat := table.turn) is not None:
        place, inputs = values.best(seat, chance)
        if first or chance.below(1000) < WHIM * 1000:
            table.play(table.numbers[chance.below(len(table.numbers))])
            inputs = values.inputs([table.features.observation(table.state, seat)])[0]
        else:
            table.play(table.numbers[place])
        seats.append(seat)
        seen.append(inputs)
    return seats, seen


def share_won(values: Values, games: int, chance: Rng) -> float:
    """Return the share of games won against random play, both seats alike; a draw is half."""
    table, won = values.table, 0.0
    for number in range(games):
        table.deal(1_000_000 + number // 2)
        own = number % 2
        while (seat := table.turn) is not None:
            place = chance.below(len(table.numbers))
            if seat == own:
                place = values.best(seat, chance)[0]
            table.play(table.numbers[place])
        winners = table.game.winners(table.state)
        won += (own in winners) / len(winners)
    return won / games


def main() -> None:
    """Train and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=40, help="of a round")
    parser.add_argument("--check", type=int, default=20, help="games against random after each")
    parser.add_argument("--test", type=int, default=100, help="games against random at the end")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chance = Rng(chosen.seed.to_bytes(4, "big"))
    values = Values()
    learn(values, chosen.rounds, chosen.games, chosen.check, chance)
    print(f"in the end: {share_won(values, chosen.test, chance):.0%} of {chosen.test} games won")


if __name__ == "__main__":
    main()
