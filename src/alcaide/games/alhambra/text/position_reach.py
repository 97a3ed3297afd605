"""What the turns and scoring rounds of a game can bring together: the rest is refused."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import PositionError
from alcaide.games.alhambra.rules.components import (
    BONUS_DEAL,
    BUILDINGS,
    DISPLAY,
    POINTS,
    SCORING_1,
    SLOTS,
)
from alcaide.games.alhambra.rules.legal import legal_actions
from alcaide.games.alhambra.rules.state import ACT, OVER, PUT, State

ROUNDS: Final = 3
SIDES: Final = 4
DEALT: Final = 16  # cards of a start hand at most: twelve 1, three 2, and one more (ALH-S1)
WINDOWS: Final = SLOTS + 1  # tiles that a turn can bring to all: its own, and one more by ALH-3


def check_counts(state: State, told: set[str]) -> None:
    """Raise PositionError for what no game reaches by counting; tell the round."""
    _check_scoring(state)
    _check_points(state)
    _check_bonuses(state)
    _check_ending(state)
    _check_round(state, told)


def check_action(state: State) -> None:
    """Raise PositionError where somebody is to move and could do nothing."""
    if state.phase != OVER and not legal_actions(state):
        told = "ALH-7: nothing could be done there: who puts tiles has some in his tray"
        raise PositionError(told, "alhambra-position-idle")


def _check_scoring(state: State) -> None:
    """Scoring cards that came are no more in the deck; the third round ends the game (ALH-20)."""
    if state.scored > ROUNDS or (state.scored == ROUNDS) != (state.phase == OVER):
        held = state.scored
        told = f"ALH-20: {held} scoring rounds were held; the third one ends the game"
        raise PositionError(told, "alhambra-position-rounds", rounds=held)
    coming = list(range(state.scored + 1, ROUNDS))
    left = sorted(card - SCORING_1 + 1 for card in state.deck if card >= SCORING_1)
    if state.phase != OVER and sorted(state.waiting + left) != coming:
        cards = " ".join(f"S{number}" for number in coming) or "-"
        told = f"ALH-20: after {state.scored} scoring rounds the cards to come are {cards}"
        args = {"rounds": state.scored, "cards": cards}
        raise PositionError(told, "alhambra-position-coming", **args)


def _check_points(state: State) -> None:
    """Points come from scoring rounds only (ALH-21, ALH-23)."""
    wall = 2 * BUILDINGS + SIDES  # sides that a chain of tiles has outside
    buildings = sum(sum(map(sum, POINTS[number])) for number in range(min(state.scored, ROUNDS)))
    most = buildings + wall * state.scored * state.players
    points = sum(state.points) + state.dirk_points
    if points > most:
        told = f"ALH-21: all together have {points} points; {state.scored} scoring rounds bring at "
        args = {"points": str(points), "rounds": state.scored, "most": str(most)}
        raise PositionError(f"{told}most {most}", "alhambra-position-points", **args)


def _check_bonuses(state: State) -> None:
    """Nobody has more bonus cards than were dealt to him (ALH-B1)."""
    dealt = BONUS_DEAL[state.players]
    for seat in range(state.players):
        cards = len(state.bonuses[seat]) + len(state.shown[seat])
        if state.bonus and cards > dealt:
            told = f"ALH-B1: seat {seat} has {cards} bonus cards; {dealt} were dealt to each"
            args = {"seat": str(seat), "cards": cards, "dealt": dealt}
            raise PositionError(told, "alhambra-position-dealt", **args)


def _check_ending(state: State) -> None:
    """Refuse an end that comes where there are tiles to fill the market with (ALH-25)."""
    if state.ending and state.bag:
        tiles = len(state.bag)
        told = f"ALH-25: the game does not end while {tiles} tiles are in the bag"
        raise PositionError(told, "alhambra-position-ending", tiles=tiles)


def _turns_needed(state: State) -> int:
    """Return how many turns at least brought tiles and money together (ALH-1, ALH-2)."""
    owned = sum(len(palace.lying) - 1 for palace in state.palaces)
    owned += sum(len(tiles) for tiles in (*state.reserves, *state.trays))
    each = WINDOWS + state.players * state.vizier
    more = [max(0, len(hand) - DEALT) for hand in state.hands]
    money = sum(-(-cards // DISPLAY) for cards in more)
    return max(-(-owned // each), money, state.stalled)


def _check_round(state: State, told: set[str]) -> None:
    """Refuse more than the turns so far can have brought; tell the round (ALH-1)."""
    needed = _turns_needed(state)
    begun = (state.seat - state.start) % state.players
    begun += state.phase not in (ACT, PUT) or state.further or any(state.trays)
    if "round" not in told:
        state.round = max(1, -(-(needed - begun) // state.players) + 1)
    turns = (state.round - 1) * state.players + begun
    if needed > turns:
        said = f"ALH-1: it took {needed} turns to come here; by round {state.round} there were "
        args = {"needed": needed, "round": str(state.round), "turns": turns}
        raise PositionError(f"{said}{turns}", "alhambra-position-round", **args)
