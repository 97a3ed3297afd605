"""Alcazar in numbers: all actions numbered, what a seat may know as bytes.

docs/features/alcazar.md explains every block.
"""

from __future__ import annotations

from typing import Final

from alcaide.core.features import Block, Features, starts
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.components import CELLS, LINES, SPACES
from alcaide.games.alcazar.scoring import noble_points
from alcaide.games.alcazar.state import (
    SLOTS,
    State,
    piece_building,
    piece_level,
    piece_place,
)

FRESH: Final = 3  # cells of a new piece at most
GRANDEES: Final = 2
ACTIONS: Final = (
    Block("retire", (CELLS,)),
    Block("buy-open", (SPACES,)),
    Block("buy-deck", (1,)),
    Block("buy-tower", (1,)),
    Block("castle", (SPACES, 3)),
    Block("palace", (SPACES,)),
    Block("extend", (SPACES,)),
    Block("tower", (CELLS,)),
    Block("bridge", (len(LINES),)),
    Block("flag", (CELLS,)),
    Block("baron", (CELLS,)),
    Block("grandee", (CELLS,)),
    Block("done", (1,)),
    Block("pass", (1,)),
    Block("move", (CELLS, FRESH)),
    Block("swap", (CELLS, GRANDEES)),
)
FIRST: Final = starts(ACTIONS)
PLAIN: Final[list[Action]] = [  # those whose numbers mean the same in every position
    *act.RETIRE,
    *act.BUY_OPEN[1:],
    act.BUY_DECK,
    act.BUY_TOWER,
    *act.CASTLE[3:],
    *act.PALACE[1:],
    *act.EXTEND[1:],
    *act.TOWER,
    *act.BRIDGE,
    *act.FLAG,
    *act.BARON,
    *act.GRANDEE,
    act.DONE,
    act.PASS,
]
NUMBER: Final[dict[Action, int]] = {action: number for number, action in enumerate(PLAIN)}
MOVE: Final = FIRST["move"]
SWAP: Final = FIRST["swap"]
Bytes = list[bytes | bytearray]


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions."""
    if state.active < 0:  # no step of nobles
        return [NUMBER[action] for action in actions]
    return [_number(state, action) for action in actions]


def _number(state: State, action: Action) -> int:
    """Return the number of one legal action."""
    if type(action) is act.Move:
        return MOVE + action.cell1 * FRESH + state.fresh.index(action.cell2)
    if type(action) is act.Swap:
        first, second = action.cell1, action.cell2
        baron, grandee = (second, first) if state.noble[first] & 1 else (first, second)
        return SWAP + baron * GRANDEES + _grandees(state).index(grandee)
    return NUMBER[action]


def _grandees(state: State) -> list[int]:
    """Return the cells of the mover's grandees on the building of the step."""
    return [
        cell
        for cell in state.posts[state.seat]
        if state.noble[cell] & 1 and state.top[cell] == state.active
    ]


def parts(players: int) -> tuple[Block, ...]:
    """Return the blocks of an observation."""
    return (
        Block("height", (CELLS,), 10),
        Block("building", (CELLS,), SLOTS),
        Block("value", (CELLS,), 50),
        Block("castle", (CELLS,)),
        Block("barons", (players, CELLS)),
        Block("grandees", (players, CELLS)),
        Block("fresh", (CELLS,)),
        Block("bridges", (len(LINES),)),
        Block("hand", (SPACES,)),
        Block("open", (SPACES,)),
        Block("unseen", (SPACES,)),
        Block("shown", (players, SPACES)),
        Block("money", (players,), 50),
        Block("points", (players,), 30),
        Block("reserve", (players, 2), 6),
        Block("cards", (players, 2), 10),
        Block("out", (players,)),
        Block("passed", (players,)),
        Block("turn", (players,)),
        Block("start", (players,)),
        Block("phase", (4,)),
        Block("step", (3,)),
        Block("stocks", (4,), 84),
        Block("options", (3,)),
    )


def observation(state: State, seat: int) -> bytes:
    """Return what a seat may know, as `parts` lays it out; seats are counted from the own."""
    out = [*_ground(state), *_marks(state, seat), *_cards(state, seat), _rest(state, seat)]
    return b"".join(out)


def _ground(state: State) -> Bytes:
    """Return heights and buildings; they stay as they are until a piece or a flag comes."""
    grounded = len(state.pieces) << SLOTS | state.castles
    if state.grounded != grounded:
        state.grounded = grounded
        _look_at_pieces(state)
        value = bytes([worth if worth < 256 else 255 for worth in state.value])
        castles = bytes([1 if flag >= 0 else 0 for flag in state.flag])
        building = state.ground[CELLS:]
        state.worths = building.translate(_table_of(value))
        state.worths += building.translate(_table_of(castles))
    return [state.ground, state.worths]


def _look_at_pieces(state: State) -> None:
    """Add to heights and buildings the pieces that have come since."""
    ground = bytearray(state.ground if state.looked else bytes(2 * CELLS))
    for i in range(state.looked, len(state.pieces)):
        piece = state.pieces[i]
        place = piece_place(piece)
        for cell in [place] if place < CELLS else LINES[place - CELLS]:
            ground[cell] = piece_level(piece)
            ground[CELLS + cell] = piece_building(piece) + 1  # 0: none
    state.ground = bytes(ground)
    state.looked = len(state.pieces)


def _table_of(values: bytes) -> bytes:
    """Return the table for `bytes.translate` that gives building 1 the first value."""
    return (b"\0" + values).ljust(256, b"\0")


def _marks(state: State, seat: int) -> Bytes:
    """Return nobles, the cells of the new piece and bridges."""
    players = state.players
    nobles = bytearray(2 * players * CELLS)
    for other in range(players):
        turned = (other - seat) % players
        for cell in state.posts[other]:
            kind = state.noble[cell] & 1
            nobles[(kind * players + turned) * CELLS + cell] = 1
    return [nobles, _marked(state.fresh, CELLS), _marked(state.spans, len(LINES))]


def _marked(places: list[int], size: int) -> bytearray:
    out = bytearray(size)
    for place in places:
        out[place] = 1
    return out


def _cards(state: State, seat: int) -> Bytes:
    """Return the hand, the open cards, those unseen and those that others took openly."""
    players = state.players
    known = bytearray(2 * SPACES)
    for card in state.hands[seat]:  # cards are numbered from 1
        known[card - 1] = 1
    for card in state.open:
        known[SPACES + card - 1] = 1
    unseen = bytearray(_deck(state))
    shown = bytearray(players * SPACES)
    for other in range(players):
        if other != seat:
            for card in state.hands[other]:
                unseen[card - 1] = 1
        for card in state.shown[other]:
            if other != seat:
                unseen[card - 1] = 0
            shown[SPACES * ((other - seat) % players) + card - 1] = 1
    return [known, unseen, shown]


def _deck(state: State) -> bytes:
    """Return which cards lie in the deck; they stay until one is drawn."""
    if state.decked != len(state.deck):
        state.decked = len(state.deck)
        found = [0] * SPACES  # a list: many cards are marked quickest there
        for card in state.deck:
            found[card - 1] = 1
        state.unseen = bytes(found)
    return state.unseen


def _rest(state: State, seat: int) -> bytes:
    """Return what can be counted: of every seat, then of the table."""
    players = state.players
    values = [0] * (10 * players + 14)
    for turned in range(players):
        s = (seat + turned) % players
        values[turned] = min(state.money[s], 255)
        values[players + turned] = min(noble_points(state, s), 255)
        at = 2 * (players + turned)
        values[at] = state.barons[s]
        values[at + 1] = state.grandees[s]
        at += 2 * players
        values[at] = len(state.hands[s])
        values[at + 1] = state.tower_hands[s]
        values[6 * players + turned] = state.out >> s & 1
        values[7 * players + turned] = state.passed >> s & 1
        values[8 * players + turned] = int(s == state.seat)
        values[9 * players + turned] = int(s == state.start)
    at = 10 * players
    values[at + state.phase] = 1
    values[at + 4] = int(state.retired)
    values[at + 5] = int(state.founding)
    values[at + 6] = state.placed
    values[at + 7] = state.cubes
    values[at + 8] = state.bridges
    values[at + 9] = state.towers
    values[at + 10] = len(state.deck)
    values[at + 11] = int(state.money_points)
    values[at + 12] = int(state.union50)
    values[at + 13] = int(state.straight)
    return bytes(values)


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, observation)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
