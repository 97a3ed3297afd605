"""What the cards, money and turns of a game can bring together: the rest is refused."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import PositionError
from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.rules.castles import waiting
from alcaide.games.alcazar.rules.components import (
    BRIDGE_PRICE,
    BRIDGES,
    CAP,
    CELLS,
    CUBES,
    HAND,
    MONEY,
    SPACES,
    TOWER_LIMIT,
    TOWERS,
)
from alcaide.games.alcazar.rules.legal import first_cell
from alcaide.games.alcazar.rules.packed import piece_level, piece_place
from alcaide.games.alcazar.rules.state import FLAG, OVER, State

FREELY: Final = 2  # cubes of a space that took no tower card: founding (ALC-30), its own card
FOUNDING: Final = 4  # cubes that one card can lay
LONGEST: Final = 2 * (SPACES + TOWERS) + BRIDGES + 1  # rounds: in each somebody buys or builds
PLACES: Final = 2  # nobles that can be placed after one build (ALC-33)


def check_flags(state: State) -> None:
    """Refuse XL palaces while a flag is free, but where one is chosen (ALC-22)."""
    palaces = waiting(state)
    choosing = state.phase == FLAG
    if choosing and not 0 < state.free_flags() < len(palaces):
        told = "ALC-22: a flag is chosen only where more palaces wait than flags are free"
        raise PositionError(told, "alcazar-position-no-choice")
    if palaces and state.free_flags() and not choosing:
        cell, value = state.board.names[first_cell(state, palaces[0])], state.value[palaces[0]]
        told = f"ALC-22: the palace on {cell} has value {value} and a flag is free: it is a castle"
        told += f"; say so with: castle FLAG {cell}"
        raise PositionError(told, "alcazar-position-flag-free", cell=cell, value=value)


class Reach:
    """Counts what a game had to do to come to a position."""

    def __init__(self, state: State, told: set[str]) -> None:
        """Take a state of which the cards are dealt, and the words that were told."""
        self.state = state
        self.held = {*state.open, *state.deck, *(card for hand in state.hands for card in hand)}
        self.told = told
        self.played = 0  # tower cards, at least

    def tower_cards(self) -> int:
        """Return how many tower cards at least it took to lay these cubes.

        Raises PositionError for a cube that none can have laid: above level 5 only the card of a
        space builds (ALC-40), which there is once (ALC-2).
        """
        cubes, high = self._cubes()
        for cell, count in enumerate(cubes):
            space = self.state.board.space_of[cell]
            own = 1 if space and space not in self.held else 0
            if high[cell] > own:
                self._refuse_high(cell, high[cell])
            self.played += max(0, count - (FREELY - 1 + own if space else 0))
        return self.played

    def _cubes(self) -> tuple[list[int], list[int]]:
        """Return the cubes of each cell, and those above level 5."""
        cubes, high = [0] * CELLS, [0] * CELLS
        for piece in self.state.pieces:
            cell = int(piece_place(piece))
            if cell < CELLS:
                cubes[cell] += 1
                high[cell] += piece_level(piece) > TOWER_LIMIT
        return cubes, high

    def _refuse_high(self, cell: int, cubes: int) -> None:
        name = self.state.board.names[cell]
        told = f"ALC-40: {name} has {cubes} cubes above level {TOWER_LIMIT}, where only the "
        told += "card of a space builds, once"
        raise PositionError(told, "alcazar-position-high", cell=name, cubes=cubes)

    def check(self) -> None:
        """Raise PositionError for cards, money, nobles or turns that cannot be."""
        self._check_cards()
        self._check_nobles()
        self._check_money()
        self._check_passed()
        self._check_round()

    def _check_cards(self) -> None:
        """Cards that lie elsewhere laid nothing; those that are left laid four cubes at most."""
        state = self.state
        laid = CUBES - state.cubes - self.played
        most = FOUNDING * (SPACES - len(self.held))
        if laid > most:
            told = (
                f"ALC-30: {laid} stones were laid by cards, but the cards that are gone lay {most}"
            )
            raise PositionError(told, "alcazar-position-cards-laid", laid=laid, most=most)

    def _check_nobles(self) -> None:
        nobles = sum(len(posts) for posts in self.state.posts)
        builds = len(self.state.pieces)
        if nobles > builds:
            told = f"ALC-50: there are {nobles} nobles, but so few pieces: each brought one at most"
            raise PositionError(told, "alcazar-position-nobles", nobles=nobles)

    def _check_money(self) -> None:
        """Refuse more money than builds and nobles can have brought (ALC-23, ALC-60)."""
        state = self.state
        worth = min(CAP, sum(_value(piece) for piece in state.pieces))
        fifties = SPACES - len(self.held) if max(state.value) >= CAP else 0  # ALC-82
        builds = len(state.pieces) + fifties
        most = MONEY * state.players + builds * worth + builds * PLACES * 2 * worth
        money = sum(state.money)
        if money > most:
            told = (
                f"ALC-23: all together have {money} reales; these buildings brought {most} at most"
            )
            raise PositionError(told, "alcazar-position-money", money=str(money), most=str(most))

    def _check_passed(self) -> None:
        """Those who passed are the last who were to move (ALC-72); who retires has built (ALC-60).

        Raises PositionError.
        """
        state = self.state
        if state.retired and not state.pieces:
            told = "ALC-60: no noble was retired: nothing was built on which he can have stood"
            raise PositionError(told, "alcazar-position-retired")
        if state.phase == OVER:
            return
        players = state.players
        before = [(state.seat - n) % players for n in range(1, players + 1)]
        playing = [seat for seat in before if not has_seat(state.out, seat)]
        passed = [has_seat(state.passed, seat) for seat in playing]
        if passed != sorted(passed, reverse=True):
            told = f"ALC-72: those who have passed are the last before seat {state.seat}, in a row"
            raise PositionError(told, "alcazar-position-passed", seat=str(state.seat))

    def _turns_needed(self) -> int:
        """Return how many turns at least it took: a card is bought or a piece laid in each."""
        state = self.state
        cards = -(-(CUBES - state.cubes - self.played) // FOUNDING)
        bought = max(0, sum(map(len, state.hands)) + cards - HAND * state.players)
        towers = self.played + sum(state.tower_hands)
        spent = max(0, MONEY * state.players - sum(state.money))
        turns = cards + self.played + towers + bought + len(state.spans)
        return max(turns, -(-spent // BRIDGE_PRICE), state.passed.bit_count())

    def _check_round(self) -> None:
        """Refuse more builds and purchases than there were turns (ALC-10); tell the round."""
        state = self.state
        players = state.players
        needed = self._turns_needed()
        begun = (state.seat - state.start) % players
        if "round" not in self.told:
            state.round = max(1, -(-(needed - begun) // players) + 1)
        if state.round > LONGEST:
            told = f"ALC-72: in every round somebody buys or builds, so there are {LONGEST} at most"
            raise PositionError(told, "alcazar-position-rounds", most=LONGEST)
        turns = (state.round - 1) * players + begun + (1 if state.fresh or state.retired else 0)
        if state.phase == OVER:
            turns += players
        if needed > turns:
            told = (
                f"ALC-10: it took {needed} turns to come here; by round {state.round} there were "
            )
            told += str(turns)
            args = {"needed": needed, "round": str(state.round), "turns": turns}
            raise PositionError(told, "alcazar-position-round", **args)


def _value(piece: int) -> int:
    """Return what a piece is worth in its building (ALC-20)."""
    level = int(piece_level(piece))
    if int(piece_place(piece)) >= CELLS:
        return 3 * level
    return 1 if level == 1 else 2
