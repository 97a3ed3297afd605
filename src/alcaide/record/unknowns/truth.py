"""What lay in the piles of a game of which it is known: it is told where it was turned up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from alcaide.interface.real_table.unknown_piles import Turned, flat, shuffle_name
from alcaide.interface.values import Setup
from alcaide.record.unknowns.telling import RESHUFFLE, Telling
from alcaide.record.unknowns.unknown import NONE, AnyGame

NOBODY: Final = frozenset[int]()


class Truth:
    """The words of all piles, those that were shuffled in play as well."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        """Take the piles of a whole setup, and the shuffles that it tells of."""
        self.piles = {name: flat(words) for name, words in setup.piles.items()}
        shuffled = [event.split()[1:] for event in setup.events if event.startswith(RESHUFFLE)]
        self.piles |= {shuffle_name(number): words for number, words in enumerate(shuffled, 1)}

    def word(self, record: Telling, turned: Turned) -> str:
        """Return what was turned up; of what a hand held nobody knows from which place it came."""
        if turned.pile not in self.piles:  # it was shuffled later
            return record.filling(turned)
        if turned.among is None:
            return self.piles[turned.pile][turned.place]
        need = record.needed()
        held = (self.piles[pile][place] for pile, place in record.spots(turned.verb))
        return next((word for word in held if need and word in need.words), NONE)


def tell_all(record: Telling, truth: Truth, seats: Collection[int] = NOBODY) -> None:
    """Tell what was turned up, and what only these seats have seen."""
    while due := record.turned():
        record.tell(f"{due[0].verb} {truth.word(record, due[0])}")
    for each in record.turned(hidden=True):
        if each.seat in seats:
            record.tell(f"{each.verb} {truth.piles[each.pile][each.place]}")
