"""Rows that are no actions of the game: who sits where, and what people agree about.

They stand in the log like actions, so that they are stored, raced for and replayed like them.
Each is a word behind a slash, which begins no action's notation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.tables.errors import OrderError
from alcaide.tables.orders import consent, interruptions, leaving, readiness, seating, voting
from alcaide.tables.orders.agreements import End, OrderContext

SLASH: Final = "/"
REMATCH: Final = "rematch"
DESERTED: Final = "deserted"  # before the verb by which the last person has left
SPARE: Final = ("ask", "away", "holiday", "return", "stand", "admit", "vote")
BY_OTHERS: Final = ("late", "outage")  # written in the name of a seat that need not be there
# nothing else is to be played after these
QUIET: Final = (
    *("ask", "yes", "no", "pause", "resume", "holiday", "return", "outage", "program", "vote"),
    REMATCH,
)


def carried(now: OrderContext, seat: int, text: str) -> OrderContext:
    """Return how a table stands after an order. Raises OrderError and others."""
    verb, _, rest = text.removeprefix(SLASH).partition(" ")
    if verb not in VERBS:
        raise OrderError(text)
    after = readiness.settled(VERBS[verb](now, seat, rest))
    if after.agreements.votes and seat == now.turn and verb not in BY_OTHERS:
        return after.change(votes=())
    return after


def after_end(text: str) -> bool:
    """Tell whether an order is one that comes after the end."""
    return verb_of(text) == REMATCH


def spare(text: str) -> bool:
    """Tell whether a game comes to its end without an order, which can be given at will."""
    return verb_of(text) in SPARE


def quiet(text: str) -> bool:
    """Tell whether whoever is to move can still play what he meant before this order."""
    return verb_of(text) in QUIET


def in_full(now: OrderContext, seat: int, text: str) -> str:
    """Return an order as it is written: one that leaves nobody but bots ends the game, too."""
    if verb_of(text) not in leaving.VERBS or not leaving.forsaken(carried(now, seat, text)):
        return text
    return f"{SLASH}{DESERTED} {text.removeprefix(SLASH)}"


def verb_of(text: str) -> str:
    """Return the word by which an order goes."""
    return text.removeprefix(SLASH).partition(" ")[0]


def _deserted(now: OrderContext, seat: int, rest: str) -> OrderContext:
    after = carried(now, seat, rest) if verb_of(rest) in leaving.VERBS else now
    if not leaving.forsaken(after):
        raise OrderError
    return after.change(DESERTED, seat, end=End(DESERTED, seat), paused=False, ask=None)


def _rematch(now: OrderContext, seat: int, rest: str) -> OrderContext:
    if not now.over or now.agreements.rematch:
        raise OrderError
    return now.change("rematch", seat, rematch=rest)


VERBS: Final[dict[str, Callable[[OrderContext, int, str], OrderContext]]] = {
    **seating.VERBS,
    **consent.VERBS,
    **leaving.VERBS,
    **interruptions.VERBS,
    **voting.VERBS,
    **readiness.VERBS,
    DESERTED: _deserted,
    REMATCH: _rematch,
}
