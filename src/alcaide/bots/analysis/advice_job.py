"""Advice from a worker process: a view goes in as bytes, as for a bot."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from types import GenericAlias
from typing import Any

import msgspec

from alcaide.bots import Budget
from alcaide.bots.advice import Advice, Comparison, advise
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
    others: list[tuple[bytes, bytes]] = []  # what the seat may hold just as well
    comparison: Comparison | None = None


def query(
    game: Game[Any, Any, Any],
    state: Any,
    name: str,
    budget: Budget,
    played: Any = None,
    others: Sequence[Any] = (),
    comparison: Comparison | None = None,
) -> Query:
    """Return the query about the decision in a state; its seed follows from a name.

    ``others`` are states in which the seat to move holds what it may hold just as well.
    """
    legal = game.legal_actions(state)
    alike = [other for other in others if set(legal) & set(game.legal_actions(other))]
    view, actions = _asked(game, state)
    return Query(
        game.name,
        view,
        actions,
        hashlib.sha256(name.encode()).digest(),
        budget.simulations,
        budget.seconds,
        -1 if played is None else legal.index(played),
        [_asked(game, other) for other in alike],
        comparison,
    )


def _asked(game: Game[Any, Any, Any], state: Any) -> tuple[bytes, bytes]:
    """Return what the seat to move knows, and what it may do."""
    view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
    return msgspec.msgpack.encode(view), msgspec.msgpack.encode(legal)


def run_advice(query: Query, part: int = 0, ticket: int = 0) -> Advice:
    """Return the advice; runs in a worker process and ends early if its ticket is stopped."""
    game = GAMES[query.game]
    several: Any = GenericAlias(list, (game.action_type,))
    (view, actions), *others = [
        (
            msgspec.msgpack.decode(one, type=game.view_type),
            msgspec.msgpack.decode(legal, type=several),
        )
        for one, legal in ((query.view, query.actions), *query.others)
    ]
    budget = Budget(query.simulations, query.seconds, cancelled(ticket))
    rng, how = Rng(query.seed), query.comparison
    return advise(game, view, actions, rng, budget, query.played, others, how)
