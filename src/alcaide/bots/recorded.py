"""Games between bots, as records."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.bots import Bot
from alcaide.bots.outside import ForfeitError
from alcaide.core.rng import Rng
from alcaide.record import Record


def play_on(record: Record, bots: Sequence[Bot], seed: bytes) -> ForfeitError | None:
    """Let bots, one for each seat, play a record to its end.

    What leaves no choice is not asked. A bot that fails by its own fault ends the game: its
    ForfeitError is returned and noted in the record's tag ``Result``.
    """
    game = record.game
    chance = [Rng(seed + b"/%d" % seat) for seat in range(len(bots))]
    while (seat := record.turn) is not None:
        actions = record.legal_actions()
        if len(actions) > 1:
            view = game.observe(record.state(), seat)
            try:
                action = bots[seat].choose(game, view, actions, chance[seat])
            except ForfeitError as forfeit:
                record.tags["Result"] = (f"forfeit {forfeit.seat} {forfeit.reason}",)
                return forfeit
            record.add(action)
        else:
            record.add(actions[0])
    return None
