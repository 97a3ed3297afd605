"""From a seed to piles, and from piles to the first position (ALC-1 to ALC-4)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.games.alcazar.rules.components import HAND, OPEN, SPACES, load_board
from alcaide.games.alcazar.rules.state import VERSION, State
from alcaide.interface.parts import HOUSE
from alcaide.interface.values import Option, Setup

SEATS: Final = range(2, 6)  # ALC-1
OPTIONS: Final = (
    Option("money_points", ("on", "off"), "ALC-91"),
    Option("castle_at_50", ("no-union", "union"), "ALC-82"),
    Option("straight_founding", ("off", "on"), "ALC-30"),
)

# A test holds them to the concordance: locale/sources/alcazar.toml.
PROFILES: Final = {
    HOUSE: {"money_points": "on"},  # what both Italian versions say
    "french": {"money_points": "off"},
}


def shuffle(players: int, options: dict[str, str], rng: Rng) -> Setup:
    """Draw the start player (ALC-4) and shuffle the construction cards (ALC-3)."""
    start = rng.below(players)
    cards = list(range(1, SPACES + 1))
    rng.shuffle(cards)
    return Setup(players, start, options, {"Deck": [str(card) for card in cards]})


def deal(setup: Setup, version: int = VERSION) -> State:
    """Return the first position: ten cards to each seat, six open, the rest face down (ALC-3).

    The game follows a version of the rules. Raises SetupError for a pile or a start seat that is
    not right.
    """
    if setup.players not in SEATS:
        raise SetupError(
            f"ALC-1: 2 to 5 players, not {setup.players}",
            "position-players",
            least="2",
            most="5",
            players=str(setup.players),
        )
    if not 0 <= setup.start < setup.players:
        raise SetupError(
            f"ALC-4: seat {setup.start} cannot start; seats are 0 to {setup.players - 1}",
            "record-setup-start",
            start=str(setup.start),
            may=", ".join(str(seat) for seat in range(setup.players)),
        )
    cards = _deck(setup)
    state = State(load_board(setup.board), setup.players)
    state.version = version
    set_options(state, setup.options)
    state.start = state.seat = setup.start
    for seat in range(setup.players):
        state.hands[seat] = sorted(cards[seat * HAND : (seat + 1) * HAND])
    rest = cards[setup.players * HAND :]
    state.open = rest[:OPEN]
    state.deck = rest[: OPEN - 1 : -1]
    return state


def _deck(setup: Setup) -> list[int]:
    """Return the numbers of the pile, checked to be the 72 construction cards (ALC-2)."""
    if set(setup.piles) != {"Deck"}:
        raise SetupError(
            f"Alcazar has one pile, Deck; not {', '.join(setup.piles) or 'none'}",
            "record-setup-piles",
            piles="Deck",
            given=", ".join(setup.piles) or "-",
        )
    words = setup.piles["Deck"]
    known = {str(n): n for n in range(1, SPACES + 1)}
    for word in words:
        if word not in known:
            raise SetupError(
                f"ALC-2: {word[:20]!r} in Deck is no card; cards are 1 to 72",
                "record-setup-word",
                pile="Deck",
                word=repr(word[:20]),
                first="1",
                last="72",
            )
    twice = sorted(known[word] for word, count in Counter(words).items() if count > 1)
    if twice:
        raise SetupError(
            f"ALC-2: card {twice[0]} is twice in Deck",
            "record-setup-often",
            pile="Deck",
            word=str(twice[0]),
            found=2,
            number=1,
        )
    if len(words) != SPACES:
        lacking = sorted(set(known.values()) - {known[word] for word in words})
        raise SetupError(
            f"ALC-2: Deck lacks card {', '.join(str(n) for n in lacking[:5])}",
            "record-setup-lacks",
            pile="Deck",
            words=", ".join(str(n) for n in lacking[:5]),
        )
    return [known[word] for word in words]


def set_options(state: State, options: dict[str, str]) -> None:
    """Write options into a state."""
    state.money_points = options["money_points"] == "on"
    state.union50 = options["castle_at_50"] == "union"
    state.straight = options["straight_founding"] == "on"
