"""What a bot's process does: a view comes in as bytes, an action goes out as bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import GenericAlias
from typing import Any

import msgspec

from alcaide.bots import BOTS, Tally, decide
from alcaide.bots.root_parallel import part_seed
from alcaide.bots.worker_processes import cancelled
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record.fairness import bot_seed
from alcaide.tables.table import Table


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told: what its seat may know, and what it may do."""

    game: str
    level: str
    view: bytes
    actions: bytes
    seed: bytes


def ask(table: Table) -> Question:
    """Return the question that the bot to move has to answer.

    Its seed follows from that of the deal, so that a bot that is asked again, after a restart of
    the server, answers the same. A table that was loaded has no seed, but all its piles are known.
    """
    seat = table.turn
    assert seat is not None
    game = table.game
    seed = bot_seed(table.seed or table.id, len(table.steps))
    view = msgspec.msgpack.encode(game.observe(table.state, seat))
    actions = msgspec.msgpack.encode(game.legal_actions(table.state))
    return Question(game.name, table.bot, view, actions, seed)


def answer(question: Question, part: int = 0, ticket: int = 0) -> bytes:
    """Let the bot choose, or think a part of what it thinks, until the ticket is stopped.

    Runs in a worker process.
    """
    game = GAMES[question.game]
    view = msgspec.msgpack.decode(question.view, type=game.view_type)
    several: Any = GenericAlias(list, (game.action_type,))
    actions: list[Any] = msgspec.msgpack.decode(question.actions, type=several)
    bot = BOTS[question.level]
    rng = Rng(part_seed(question.seed, part))
    if bot.ponder is None or bot.budget is None:
        return msgspec.msgpack.encode(bot.choose(game, view, actions, rng))
    budget = replace(bot.budget, cancelled=cancelled(ticket))
    return msgspec.msgpack.encode(bot.ponder(game, view, actions, rng, budget))


def read_reply(table: Table, replies: Sequence[bytes], searched: bool) -> Any:
    """Return the action in the replies of `answer`: one, or the parts of a search."""
    if not searched:
        return msgspec.msgpack.decode(replies[0], type=table.game.action_type)
    tallies = [msgspec.msgpack.decode(reply, type=Tally) for reply in replies]
    return decide(table.game.legal_actions(table.state), tallies)
