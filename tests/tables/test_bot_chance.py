"""What chance a bot has at a table: not to be foretold, and to be checked afterwards."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record.fairness import bot_seed
from alcaide.tables.log import load_table, play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.thinking.bot_job import answer, ask

SEED = "5f0c" * 16


def set_up(name: str, seed: str = SEED, id: str = "t") -> Table:
    """Return a table of two bots."""
    game = GAMES[name]
    seats = [
        SeatSpec("bot", level, game.colours[seat], level)
        for seat, level in enumerate(("random", "easy"))
    ]
    return load_table(id, game, game.setup(2, None, seed.encode()), seats, (), seed=seed)


def answered(table: Table) -> object:
    """Return what the bot to move plays."""
    return msgspec.msgpack.decode(answer(ask(table)), type=table.game.action_type)


@pytest.mark.parametrize("name", GAMES)
def test_what_bots_played_follows_from_the_seed_that_is_shown_afterwards(name: str) -> None:
    table = set_up(name)
    game = table.game
    state = game.deal(table.setup)
    for step in range(40):
        seat = table.turn
        if seat is None:
            break
        action = answered(table)
        rng = Rng(bot_seed(SEED, step))
        legal = game.legal_actions(state)
        assert action == BOTS[table.bot].choose(game, game.observe(state, seat), legal, rng)
        game.apply(state, action, None)
        table = play(table, seat, table.seq, action).table


def test_what_is_public_does_not_tell_what_a_bot_will_play() -> None:
    table = set_up("alcazar")
    other = replace(table, seed="ab" * 32)  # the same to everybody who looks on
    assert ask(table).seed != ask(other).seed
    assert ask(table).seed == ask(replace(table, id="u")).seed
    assert ask(replace(table, seed="")).seed != ask(replace(table, seed="", id="u")).seed
