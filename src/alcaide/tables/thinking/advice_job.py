"""Advice from a worker process: a view goes in as bytes, as for a bot."""

from __future__ import annotations

import hashlib
from types import GenericAlias
from typing import Any

import msgspec

from alcaide.bots import Budget
from alcaide.bots.advice import Advice, advise
from alcaide.bots.worker_processes import cancelled
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game


class Query(msgspec.Struct, frozen=True):
    """A decision to give advice about: what its seat may know, and what it may do."""

    game: str
    view: bytes
    actions: bytes
    seed: bytes
    simulations: int = 0
    seconds: float = 0.0
    played: int = -1  # the number of the action to compare with


def query(
    game: Game[Any, Any, Any], state: Any, name: str, budget: Budget, played: Any = None
) -> Query:
    """Return the query about the decision in a state; its seed follows from a name."""
    legal = game.legal_actions(state)
    return Query(
        game.name,
        msgspec.msgpack.encode(game.observe(state, game.turn(state))),
        msgspec.msgpack.encode(legal),
        hashlib.sha256(name.encode()).digest(),
        budget.simulations,
        budget.seconds,
        -1 if played is None else legal.index(played),
    )


def run_advice(query: Query, part: int = 0, ticket: int = 0) -> Advice:
    """Return the advice; runs in a worker process and ends early if its ticket is stopped."""
    game = GAMES[query.game]
    view = msgspec.msgpack.decode(query.view, type=game.view_type)
    several: Any = GenericAlias(list, (game.action_type,))
    actions: list[Any] = msgspec.msgpack.decode(query.actions, type=several)
    budget = Budget(query.simulations, query.seconds, cancelled(ticket))
    return advise(game, view, actions, Rng(query.seed), budget, query.played)
