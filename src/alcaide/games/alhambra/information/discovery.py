"""How cards and tiles of a real table come to be known: nearly all of them in the open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.information.deck_filling import MONEY, all_names, fill_money
from alcaide.games.alhambra.rules.components import (
    BONUS_DEAL,
    BUILDINGS,
    COLOURS,
    DISPLAY,
    FOUNTAIN,
    SLOTS,
    SQUARE_COUNTS,
    card_name,
    load_components,
)
from alcaide.games.alhambra.rules.setup import DIRK, copies
from alcaide.games.alhambra.rules.state import DISCREET, OVER, State
from alcaide.interface.real_table.unknown_piles import (
    Discovery,
    Exchanges,
    Luck,
    Piles,
    Row,
    Turned,
    filled,
    shuffle_name,
)
from alcaide.interface.values import Note, Setup

RULES: Final = {MONEY: "ALH-S3", "Tiles": "ALH-S4", "Bonus": "ALH-B1", "Squares": "ALH-S5"}


def words(setup: Setup) -> dict[str, list[str]]:
    """Return the cards and tiles of each pile."""
    kit = load_components(setup.board)
    return {
        MONEY: all_names(setup.players, setup.options["exchange"] == "on"),
        "Tiles": kit.names[:BUILDINGS],
        "Bonus": [kit.names[tile] for tile in kit.bonus],
        "Squares": kit.names[BUILDINGS:FOUNTAIN],
    }


def fill(setup: Setup, known: Piles, luck: Luck) -> dict[str, list[str]]:
    """Return piles that agree with what is known (ALH-S1 to ALH-S5). Raises SetupError."""
    every = words(setup)
    piles = {MONEY: fill_money(setup, known[MONEY], every[MONEY], luck)}
    for name in known.keys() & {"Tiles", "Bonus"}:
        piles[name] = filled(known[name], every[name], luck, name, RULES[name])
    if "Squares" in known:
        piles["Squares"] = _fill_squares(known["Squares"], every["Squares"], luck)
    return piles


def _fill_squares(known: Row, every: Row, luck: Luck) -> list[str]:
    row: list[str] = []
    for size in SQUARE_COUNTS:
        stack = slice(len(row), len(row) + size)
        row += filled(known[stack], every[stack], luck, "Squares", RULES["Squares"], len(row))
    return row


def turned(
    before: State | None, action: Action | None, after: State, notes: list[Note]
) -> list[Turned]:
    """Return what was dealt, or refilled and drawn at the end of a turn (ALH-8, ALH-D2)."""
    if before is None:
        return _dealt(after)
    drawn = len(after.dirk) - len(before.dirk) - isinstance(action, act.PutDirk)
    first, last = BUILDINGS - len(before.bag), BUILDINGS - len(after.bag)
    tiles = [
        Turned("dirk" if place >= last - drawn else "market", "Tiles", place)
        for place in range(first, last)
    ]
    money = [Turned("drew", pile, place) for pile, place in _drawn(before, after)]
    return money + tiles + _squares(before, after) + _left_over(before, after)


def _dealt(state: State) -> list[Turned]:
    """Return what lies open at first, and the bonus cards in hands (ALH-S1 to ALH-S5)."""
    found: list[Turned] = []
    for seat, hand in enumerate(state.hands):
        at = len(found)
        found += [Turned(f"hand {seat}", MONEY, at + n, seat) for n in range(len(hand))]
    at = len(found)
    found += [Turned("drew", MONEY, at + n) for n in range(DISPLAY)]
    found += [Turned("market", "Tiles", n) for n in range(SLOTS)]
    found += [Turned("dirk", "Tiles", SLOTS + n) for n in range(DIRK if state.players == 2 else 0)]
    if state.bonus:
        each, hidden = BONUS_DEAL[state.players], state.version >= DISCREET  # ALH-B4
        dealt = range(state.players * each)
        for place in dealt:
            seat = place // each
            found.append(Turned(f"bonus {seat}", "Bonus", place, seat, hidden=hidden))
        found += [Turned("aside", "Bonus", len(dealt) + n) for n in range(len(state.aside))]
    if state.squares:
        tops = [sum(SQUARE_COUNTS[:colour]) for colour in range(len(COLOURS))]
        found += [Turned("square", "Squares", top) for top in tops]
    return found


def _drawn(before: State, after: State) -> Iterator[tuple[str, int]]:
    """Yield the places of the cards drawn, of decks that were shuffled in between, too (ALH-19)."""
    above, last = len(before.deck), len(after.reshuffles)
    for number in range(len(before.reshuffles), last + 1):
        pile = shuffle_name(number) if number else MONEY
        size = len(after.reshuffles[number - 1]) if number else _cards(before)
        above = size if number > len(before.reshuffles) else above
        below = len(after.deck) if number == last else 0
        yield from ((pile, size - height) for height in range(above, below, -1))


def _cards(state: State) -> int:
    """Return how many cards the money deck has with all that was dealt of it (ALH-D1, ALH-X1)."""
    return 36 * copies(state.players) + 2 + (6 if state.exchange else 0)


def _squares(before: State, after: State) -> list[Turned]:
    """Return the squares that lie open now, as one was taken (ALH-Q1)."""
    found: list[Turned] = []
    for colour, size in enumerate(SQUARE_COUNTS):
        rest = len(after.stacks[colour])
        if rest and rest < len(before.stacks[colour]):
            found.append(Turned("square", "Squares", sum(SQUARE_COUNTS[:colour]) + size - rest))
    return found


def _left_over(before: State, after: State) -> list[Turned]:
    """Return the bonus cards in hands, as those that count are shown at the end (ALH-B4)."""
    if not after.bonus or after.phase != OVER or before.phase == OVER:
        return []
    each = BONUS_DEAL[after.players]
    found: list[Turned] = []
    for place in range(after.players * each):
        seat = place // each
        standing = [after.kit.names[tile] for tile in after.palaces[seat].tiles()]
        found.append(Turned(f"bonus {seat}", "Bonus", place, seat, among=tuple(standing)))
    return found


def lay(state: State, dealt: State, other: Exchanges) -> None:
    """Put what lies face down after another deal into a position, and bonus cards that differ."""
    shuffled = len(state.reshuffles)
    state.reshuffles = dealt.coming[:shuffled]
    state.coming = dealt.coming[shuffled:]
    deck = vec[i64](state.reshuffles[-1][::-1]) if shuffled else dealt.deck
    state.deck = deck[: len(state.deck)]
    state.bag = dealt.bag[: len(state.bag)]
    state.stacks = [new[: len(old)] for old, new in zip(state.stacks, dealt.stacks, strict=True)]
    state.seed = dealt.seed
    number, names = state.kit.number, state.kit.names
    for seat, cards in other.items():
        hand = [names[card] for card in state.bonuses[seat]]
        state.bonuses[seat] = sorted([number[cards.get(name, name)] for name in hand])


def shown(state: State, action: Action) -> list[str]:
    """Return the bonus cards that are shown (ALH-B2)."""
    if isinstance(action, act.Reveal):
        return [state.kit.names[card] for card in action.cards]
    return []


def widened(state: State, cards: Sequence[str]) -> State:
    """Return a copy in which the seat to move holds these bonus cards as well."""
    copy = state.copy()
    more = [state.kit.number[card] for card in cards]
    copy.bonuses[copy.mover] = sorted({*copy.bonuses[copy.mover], *more})
    return copy


def shuffles(state: State) -> list[list[str]]:
    """Return the decks that were shuffled in play, each top first (ALH-19)."""
    return [[card_name(card) for card in order] for order in state.reshuffles]


DISCOVERY: Final = Discovery[State, Action](
    words=words,
    rules=RULES,
    fill=fill,
    turned=turned,
    lay=lay,
    built=(MONEY, "Squares"),
    hands="Bonus",
    shown=shown,
    widened=widened,
    shuffles=shuffles,
)


def discovery() -> Discovery[State, Action]:
    """Return how the game is played with piles that are not known."""
    return DISCOVERY
