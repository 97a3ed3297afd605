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
from alcaide.games.alcazar.state import SLOTS, State

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


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions."""
    if state.active < 0:  # no step of nobles
        return [NUMBER[action] for action in actions]
    return [_number(state, action) for action in actions]


def _number(state: State, action: Action) -> int:
    """Return the number of one legal action."""
    if isinstance(action, act.Move):
        return MOVE + action.cell1 * FRESH + state.fresh.index(action.cell2)
    if isinstance(action, act.Swap):
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
    players = state.players
    out = bytearray(TOTAL[players])
    at = _put(out, 0, _ground(state))
    for other in range(players):
        turned = (other - seat) % players
        for cell in state.posts[other]:
            kind = state.noble[cell] & 1
            out[at + (kind * players + turned) * CELLS + cell] = 1
    at += 2 * players * CELLS
    at = _mark(out, at, state.fresh, CELLS)
    at = _mark(out, at, state.spans, len(LINES))
    at = _cards(state, seat, out, at)
    at = _seats(state, seat, out, at)
    _table(state, out, at)
    return bytes(out)


def _ground(state: State) -> bytes:
    """Return heights and buildings; they stay as they are until a piece or a flag comes."""
    grounded = len(state.pieces) << SLOTS | state.castles
    if state.grounded != grounded:
        state.grounded = grounded
        building = bytes([slot + 1 for slot in state.top])  # 0: none
        value = bytes([worth if worth < 256 else 255 for worth in state.value])
        castles = bytes([1 if flag >= 0 else 0 for flag in state.flag])
        state.ground = b"".join(
            [
                bytes(state.height),
                building,
                building.translate(_table_of(value)),
                building.translate(_table_of(castles)),
            ]
        )
    return state.ground


def _put(out: bytearray, at: int, values: bytes) -> int:
    """Write values; return where the next ones go."""
    end = at + len(values)
    out[at:end] = values
    return end


def _table_of(values: bytes) -> bytes:
    """Return the table for `bytes.translate` that gives building 1 the first value."""
    return (b"\0" + values).ljust(256, b"\0")


def _mark(out: bytearray, at: int, places: list[int], size: int) -> int:
    """Set ones; return where the next block begins."""
    for place in places:
        out[at + place] = 1
    return at + size


def _cards(state: State, seat: int, out: bytearray, at: int) -> int:
    players = state.players
    at -= 1  # cards are numbered from 1
    at = _mark(out, at, state.hands[seat], SPACES)
    at = _mark(out, at, state.open, SPACES)
    _mark(out, at, state.deck, SPACES)
    for turned in range(1, players):
        other = (seat + turned) % players
        _mark(out, at, state.hands[other], SPACES)
    for other in range(players):
        for card in state.shown[other]:
            if other != seat:
                out[at + card] = 0
            out[at + SPACES * (1 + (other - seat) % players) + card] = 1
    return at + 1 + SPACES * (1 + players)


def _seats(state: State, seat: int, out: bytearray, at: int) -> int:
    players = state.players
    seats = [(seat + turned) % players for turned in range(players)]
    values = [min(state.money[s], 255) for s in seats]
    values += [min(noble_points(state, s), 255) for s in seats]
    for s in seats:
        values.append(state.barons[s])
        values.append(state.grandees[s])
    for s in seats:
        values.append(len(state.hands[s]))
        values.append(state.tower_hands[s])
    values += [state.out >> s & 1 for s in seats]
    values += [state.passed >> s & 1 for s in seats]
    at = _put(out, at, bytes(values))
    out[at + (state.seat - seat) % players] = 1
    out[at + players + (state.start - seat) % players] = 1
    return at + 2 * players


def _table(state: State, out: bytearray, at: int) -> None:
    out[at + state.phase] = 1
    values = [int(state.retired), int(state.founding), state.placed]
    values += [state.cubes, state.bridges, state.towers, len(state.deck)]
    values += [int(state.money_points), int(state.union50), int(state.straight)]
    _put(out, at + 4, bytes(values))


TOTAL: Final = [sum(block.size for block in parts(players)) for players in range(6)]
FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, observation)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
