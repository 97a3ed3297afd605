"""Positions as text, for people, tests and reports of faults: docs/positions.md.

One thing a line; what is left out is as at the start of a game, with empty hands::

    players 3
    turn 0
    options squares=on
    alhambra 0 pavilion8 0,-1 garden11 1,0   tiles with their cells, in the order of building
    reserve 0 tower9a red1                   seat and tiles
    hand 0 y7 b3 yb                          seat and cards (``?`` for one nobody remembers)
    market garden8a - pavilion2 tower13      slots 1 to 4
    display y1 y2 g9 o5
    deck b4 S1 b7                            top first
    bag tower7 garden6                       in drawing order

Further lines: ``start``, ``round``, ``version NUMBER`` (of the rules, where they are older ones),
``phase NAME SEATS`` (the seats still asked; ``further`` is an action after an exact payment),
``stalled TURNS`` (in succession without progress, ALH-40), ``tray SEAT TILES``, ``dirk TILES``,
``points``, ``dirk-points``, ``scored ROUNDS``, ``waiting ROUNDS``, ``ending``, ``vizier SEATS``
(the active ones, or ``none``), ``bonus SEAT TILES`` (``?`` for one nobody knows), ``shown``,
``answer`` (``none``, ``?``), ``aside``, ``squares TILES`` (of one stack, top first), ``discards``,
``reshuffles NUMBER``, ``pile NUMBER S1 exchange NUMBER`` (of the deck, the top pile first).
Cards that are not named lie under the deck, tiles in the bag or at the bottom of their stack, in
ascending order; the word ``rest`` puts them elsewhere. ``;`` begins a comment.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import GENERAL, each, misfit, number_of
from alcaide.core.rng import Rng
from alcaide.core.seat_sets import with_seat
from alcaide.games.alhambra.information.view import PHASES
from alcaide.games.alhambra.rules.components import BUILDINGS, FOUNTAIN, SLOTS, load_components
from alcaide.games.alhambra.rules.palace import rebuild
from alcaide.games.alhambra.rules.setup import set_options
from alcaide.games.alhambra.rules.state import ACT, NO_TILE, OVER, PUT, State
from alcaide.games.alhambra.text.position_check import check
from alcaide.games.alhambra.text.position_form import FORM
from alcaide.games.alhambra.text.position_reach import check_action, check_counts
from alcaide.games.alhambra.text.position_stock import Stock

NOTHING: Final = ("none", "?")  # in deck and bag: the others lie there, in any order
MOST_TIMES: Final = 9999  # that anything is counted
COUNTS: Final = ("scored", "dirk-points", "reshuffles", "stalled")


def read_position(
    text: str, board: str = "", rng: Rng | None = None, reachable: bool = True
) -> State:
    """Return the state that a text describes; what it leaves open follows from ``rng``.

    Without one it is always the same. Raises PositionError with the line, the rule and the reason
    when no game could reach it. ``reachable=False`` takes what only counting refuses, to study a
    single rule.
    """
    lines = FORM.lines(text)
    head = FORM.head(lines, board)
    state = State(load_components(head.board), head.players)
    state.version, state.start, state.seat, state.round = (
        head.version,
        head.start,
        head.turn,
        head.round,
    )
    set_options(state, head.options)
    reader = Reader(state)
    each(lines, reader.read)
    told = {words[0] for _, words in lines}

    def finish() -> None:
        reader.finish(rng)
        if reachable:
            check_counts(state, told)
            check_action(state)

    FORM.whole(lines, finish)
    state.seed = hashlib.sha256(text.encode()).digest()
    return state


class Reader:
    """Reads lines into a state, then puts what was not named in its place."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.stock = Stock(state)
        self.viziers: list[int] | None = None
        self.asked: list[int] = []
        self.has_market = False
        self.has_display = False

    def read(self, words: list[str]) -> None:
        """Read one line."""
        state = self.state
        match words:
            case [word, *_] if word in GENERAL:
                pass
            case [key, *rest] if key in COUNTS:
                self._count(key, number_of(rest, key, most=MOST_TIMES))
            case ["points", *rest] if len(rest) == state.players:
                state.points = vec[i64]([number_of([word], "points") for word in rest])
            case ["phase", *rest]:
                self._phase(rest)
            case ["waiting", *rest]:
                state.waiting = [number_of([word], "waiting") for word in rest]
            case ["ending"]:
                state.ending = True
            case ["vizier", *rest]:
                self.viziers = [self._seat([word]) for word in rest if word != "none"]
            case ["alhambra", seat, *rest]:
                self._alhambra(self._seat([seat]), rest)
            case ["reserve" | "tray" | "bonus" | "shown" | "answer" | "hand" as key, seat, *rest]:
                self._of_seat(key, self._seat([seat]), rest)
            case _:
                self._on_table(words[0], words[1:])

    def finish(self, rng: Rng | None) -> None:
        """Put what was not named in its place; check that a game could come here."""
        state = self.state
        self.stock.finish(
            need_market=not self.has_market, need_display=not self.has_display, rng=rng
        )
        if state.vizier:
            seats = range(state.players) if self.viziers is None else self.viziers
            state.active = 0
            for seat in seats:
                state.active = with_seat(state.active, seat)
        elif self.viziers:
            told = "ALH-V1: there are no viziers in this game"
            raise PositionError(told, "alhambra-position-no-viziers")
        self._set_mover()
        check(state)

    def _set_mover(self) -> None:
        state = self.state
        state.mover = state.seat
        if state.phase not in (ACT, PUT):
            state.asked = self.asked
            state.mover = self.asked[0] if self.asked else state.seat
            if not self.asked and state.phase != OVER:
                told = "a phase in which seats are asked needs these seats"
                raise PositionError(told, "alhambra-position-asked")

    def _count(self, key: str, number: int) -> None:
        state = self.state
        if key == "reshuffles":
            state.reshuffles = [[] for _ in range(number)]
        else:
            setattr(state, key.replace("-", "_"), number)

    def _seat(self, words: list[str]) -> int:
        return FORM.seat(words, self.state.players)

    def _phase(self, words: list[str]) -> None:
        name = words[0] if words else ""
        if name not in (*PHASES, "further"):
            given, known = repr(name[:20]), ", ".join(("further", *PHASES))
            told = f"{given} is no phase; phases are {known}"
            raise PositionError(told, "position-phase", word=given, known=known)
        self.state.further = name == "further"
        self.state.phase = ACT if name == "further" else PHASES.index(name)
        self.asked = [self._seat([word]) for word in words[1:]]

    def _alhambra(self, seat: int, words: list[str]) -> None:
        if len(words) % 2:
            told = "alhambra needs tiles, each with its cell: garden11 1,-2"
            raise PositionError(told, "alhambra-position-cells")
        tiles = self.stock.tiles(words[::2], 0, FOUNTAIN)
        cells = [_cell(word) for word in words[1::2]]
        if (0, 0) in cells or len(set(cells)) < len(cells):
            told = "ALH-10: there are two tiles on one cell"
            raise PositionError(told, "alhambra-position-two-tiles")
        laid = [(tile, x, y) for tile, (x, y) in zip(tiles, cells, strict=True)]
        self.state.palaces[seat] = rebuild(laid)

    def _of_seat(self, key: str, seat: int, words: list[str]) -> None:
        state, stock = self.state, self.stock
        match key:
            case "hand":
                stock.forgotten[seat] = words.count("?")
                stock.cards([word for word in words if word != "?"], state.hands[seat])
            case "bonus":
                stock.unknown[seat] = words.count("?")
                state.bonuses[seat] = stock.bonuses([word for word in words if word != "?"])
            case "shown":
                state.shown[seat] = stock.bonuses(words)
            case "answer":
                cards = [word for word in words if word not in ("none", "?")]
                state.answers[seat] = sorted(state.kit.number.get(word, -1) for word in cards)
                state.answered = with_seat(state.answered, seat)
            case _:
                target = state.reserves[seat] if key == "reserve" else state.trays[seat]
                stock.tiles_into(words, target)

    def _on_table(self, key: str, words: list[str]) -> None:
        state, stock = self.state, self.stock
        match key:
            case "dirk":
                stock.tiles_into(words, state.dirk)
            case "aside":
                stock.aside = stock.bonuses(words)
            case "bag":
                tiles = [word for word in words if word not in NOTHING]
                stock.bag = stock.tiles(tiles, 0, BUILDINGS)[::-1]
            case "squares":
                stock.stack(words)
            case "market" if len(words) == SLOTS:
                self.has_market = True
                named = stock.tiles([word for word in words if word != "-"], 0, BUILDINGS)
                market = [NO_TILE if word == "-" else named.pop(0) for word in words]
                state.market = vec[i64](market)
            case "display":
                self.has_display = True
                stock.cards([word for word in words if word != "none"], state.display)
            case "deck":
                stock.cards([word for word in words if word not in NOTHING], stock.deck)
                stock.deck.reverse()
            case "discards":
                stock.cards(words, stock.discards)
            case "pile" if words:
                stock.pile(words)
            case _:
                raise misfit([key, *words])


def _cell(word: str) -> tuple[int, int]:
    x, _, y = word.partition(",")
    if not all(
        part.removeprefix("-").isascii() and part.removeprefix("-").isdigit() for part in (x, y)
    ):
        given = repr(word[:20])
        told = f"{given} is no cell; a cell is X,Y from the fountain, like 1,-2"
        raise PositionError(told, "alhambra-position-cell", cell=given)
    if max(abs(int(x)), abs(int(y))) > 60:
        told = f"ALH-12: {word[:20]} is too far from the fountain"
        raise PositionError(told, "alhambra-position-far", cell=word[:20])
    return int(x), int(y)
