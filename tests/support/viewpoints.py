"""The same position with other things wherever a viewpoint does not see them.

Places come from what each game declares (``information/owners.py``); nothing is asked of
``observe`` or ``determinize``, which are what is tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from alcaide.core.rng import Rng
from alcaide.core.rows import ROW, row
from alcaide.games.alhambra.rules.components import EXCHANGE
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.game import Game
from alcaide.interface.ownership import Information, Place, unseen

Address = tuple[str, int, int, bool]  # field, row, place or (in a hand) thing, in a hand?


def redealt(game: Game[Any, Any, Any], path: Sequence[Any], viewer: int | None, rng: Rng) -> Any:
    """Return another first position of a path, dealt anew where the viewpoint never looks on it.

    The path is one of positions; what was seen at any of them stays where it is.
    """
    first: Information = game.information()
    kept = hidden_on(game, path, viewer)
    if game.turn(path[-1]) is None:  # what is not shown at the end cannot be shown (ALH-B4)
        kept = {address for address in kept if address[0] != "bonuses"}
    state = path[0].copy()
    for number in range(len(first.hidden(state))):
        pool = first.hidden(state)[number]  # anew: what was dealt so far may lie elsewhere
        places = [p for p in unseen(pool, viewer) if _address(p, state) in kept]
        things = [place.things(state)[place.at] for place in places] + list(pool.beside)
        shuffle(things, rng)
        for place, thing in zip(places, things, strict=False):
            put(state, place, thing)
    for fields in first.seat.values():  # hands are sorted
        for field in fields:
            setattr(state, field, [sorted(things) for things in getattr(state, field)])
    if game.name in MORE:
        MORE[game.name](state, path, viewer, rng)
    return state


def hidden_on(game: Game[Any, Any, Any], path: Sequence[Any], viewer: int | None) -> set[Address]:
    """Return the places where the same thing lies unseen all along a path."""
    found: set[Address] | None = None
    for state in path:
        here = set(_unseen(game, state, viewer, path[0]))
        found = here if found is None else found & here
    return found or set()


def _unseen(
    game: Game[Any, Any, Any], state: Any, viewer: int | None, first: Any
) -> Iterator[Address]:
    for pool in game.information().hidden(state):
        for place in unseen(pool, viewer):
            rows = place.things(first)
            thing = place.things(state)[place.at]
            if place.owner >= 0 or (place.at < len(rows) and rows[place.at] == thing):
                yield _address(place, state)


def _address(place: Place, state: Any) -> Address:
    """Return where a thing lies; in a hand, which is sorted, that is no place."""
    if place.owner < 0:
        return place.field, place.row, place.at, False
    return place.field, place.row, place.things(state)[place.at], True


def put(state: Any, place: Place, thing: int) -> None:
    """Put a thing in a place; rows may be shared with other positions, so they are copied."""
    old = place.things(state)
    new = list(old)
    new[place.at] = thing
    made = row(new) if isinstance(old, ROW) else new
    if place.row < 0:
        setattr(state, place.field, made)
    else:
        rows = list(getattr(state, place.field))
        rows[place.row] = made
        setattr(state, place.field, rows)


def shuffle(things: list[Any], rng: Rng) -> None:
    """Shuffle things of any kind in place."""
    for i in range(len(things) - 1, 0, -1):
        j = rng.below(i + 1)
        things[i], things[j] = things[j], things[i]


def misremembered(state: State, viewer: int | None, rng: Rng) -> State:
    """Return a position of Alhambra with other money in hands than in the viewer's (ALH-S1)."""
    other = state.copy()
    hands = [
        Place("hands", seat, at)
        for seat in range(state.players)
        for at in range(len(state.hands[seat]))
        if seat != viewer
    ]
    money = [place for place in hands if state.hands[place.row][place.at] < EXCHANGE]
    deck = [Place("deck", -1, at) for at, card in enumerate(state.deck) if card < EXCHANGE]
    for places in (money + deck, hands):
        things = [place.things(other)[place.at] for place in places]
        shuffle(things, rng)
        for place, thing in zip(places, things, strict=True):
            put(other, place, thing)
    other.hands = [sorted(hand) for hand in other.hands]
    return other


def _alhambra(state: Any, path: Sequence[Any], viewer: int | None, rng: Rng) -> None:
    """Deal answers anew which are not opened, and what shuffles the discards."""
    for seat in range(state.players):
        kept = {(now.answered >> seat & 1, *now.answers[seat]) for now in path}
        if seat != viewer and state.answered >> seat & 1 and len(kept) == 1:
            cards = [card for card in showable(state, seat) if rng.below(2)]
            state.answers = [*state.answers[:seat], cards, *state.answers[seat + 1 :]]
    if len({len(now.reshuffles) for now in path}) == 1:
        state.seed = bytes(rng.below(256) for _ in range(16))
        state.reshuffles = [order.copy() for order in state.reshuffles]
        for order in state.reshuffles:
            shuffle(order, rng)


MORE: Final = {"alhambra": _alhambra}
