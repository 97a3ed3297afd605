"""Positions as text, for people, tests and reports of faults: docs/positions.md.

::

    game alcazar
    players 3
    turn 0
    build 7x2 8 9x2 7-9     pieces in the order of building: cubes, bridges with their pillars
    castle almeria 7        the building with a piece on 7 has this flag
    baron 0 8               seat and cell
    money 40 55 3
    hand 0 3 12 tower ?     ? is a card nobody knows

Further lines: ``shown SEAT CARDS`` (of a hand, taken openly), ``open CARDS``, ``deck CARDS`` (top
first; ``?`` at the end: the others in any order) or ``deck none``, ``gone CARDS`` (played),
``towers NUMBER`` (left to buy), ``passed SEATS`` in succession, ``out SEATS``; in a turn that is
under way ``phase flag`` or ``noble``, ``retired`` (``forced``: because nothing else was possible),
``new CELLS`` of the piece just built, ``founding NUMBER`` (a castle; nobles placed on it so far).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import GENERAL, each, misfit, number_of
from alcaide.core.rng import Rng
from alcaide.core.seat_sets import all_seats, has_seat, with_seat
from alcaide.games.alcazar.information.view import PHASES
from alcaide.games.alcazar.rules.components import load_board
from alcaide.games.alcazar.rules.setup import set_options
from alcaide.games.alcazar.rules.state import FLAG, NOBLE, OVER, State
from alcaide.games.alcazar.text.position_form import FORM
from alcaide.games.alcazar.text.position_pieces import cell_at, lay_pieces, place_noble, plant_flag
from alcaide.games.alcazar.text.position_reach import Reach, check_flags
from alcaide.games.alcazar.text.position_stock import Stock


def read_position(
    text: str, board: str = "", rng: Rng | None = None, reachable: bool = True
) -> State:
    """Return the state that a text describes; what it leaves open follows from ``rng``.

    Without one it is always the same. Raises PositionError with the line, the rule and the reason
    when no game could reach it. ``reachable=False`` takes more pieces and money than a game can
    bring together, to study a single rule.
    """
    return Reader(text, board).finish(rng, reachable)


class Reader:
    """Reads lines into a state, then deals what was not named."""

    def __init__(self, text: str, board: str) -> None:
        self.lines = FORM.lines(text)
        head = FORM.head(self.lines, board)
        self.state = State(load_board(board), head.players)
        self.state.version, self.state.start, self.state.seat = head.version, head.start, head.turn
        self.state.round = head.round
        set_options(self.state, head.options)
        self.stock = Stock(self.state)

    def finish(self, rng: Rng | None, reachable: bool) -> State:
        """Return the state. Raises PositionError."""
        state = self.state
        each(self.lines, self._read)
        FORM.whole(self.lines, lambda: self._finish(rng, reachable))
        return state

    def _finish(self, rng: Rng | None, reachable: bool) -> None:
        """Deal what was not named; check that a game could come here."""
        state = self.state
        self.stock.deal(rng)
        reach = Reach(state, {words[0] for _, words in self.lines})
        self.stock.deal_towers(reach.tower_cards() if reachable else 0)
        check_flags(state)
        self._check_step()
        self._end()
        if reachable:
            reach.check()

    def _read(self, words: list[str]) -> None:
        state = self.state
        match words:
            case [word, *_] if word in GENERAL:
                pass
            case ["phase", name] if name in PHASES:
                state.phase = PHASES.index(name)
            case ["build", *rest]:
                lay_pieces(state, rest)
            case ["castle", flag, cell]:
                plant_flag(state, flag, cell)
            case ["baron" | "grandee" as kind, seat, *cells]:
                for cell in cells:
                    place_noble(state, self._seat(seat), kind == "grandee", cell)
            case ["money", *rest] if len(rest) == state.players:
                state.money = vec[i64]([number_of([word], "money") for word in rest])
            case ["hand" | "shown" as key, seat, *rest]:
                self.stock.name(f"{key} {self._seat(seat)}", rest)
            case ["open" | "deck" | "gone" | "towers" as key, *rest]:
                self.stock.name(key, rest)
            case ["passed" | "out" as key, *rest]:
                for word in rest:
                    bits = with_seat(getattr(state, key), self._seat(word))
                    setattr(state, key, bits)
            case _:
                self._read_step(words)

    def _read_step(self, words: list[str]) -> None:
        """Read what tells of a turn that is under way."""
        state = self.state
        match words:
            case ["retired"] | ["retired", "freely" | "forced"]:
                state.retired, state.forced = True, words[-1] == "forced"
            case ["new", *cells] if 1 <= len(cells) <= 3:
                state.fresh = [cell_at(state, cell) for cell in cells]
            case ["founding", *rest]:
                state.founding, state.placed = True, number_of(rest or ["0"], "founding")
            case ["phase", *rest]:
                given, known = repr(" ".join(rest)[:20]), ", ".join(PHASES)
                told = f"{given} is no phase; phases are {known}"
                raise PositionError(told, "position-phase", word=given, known=known)
            case _:
                raise misfit(words)

    def _seat(self, word: str) -> int:
        return FORM.seat([word], self.state.players)

    def _check_step(self) -> None:
        """Find the building of the piece just built; refuse a step of no turn (ALC-23)."""
        state = self.state
        stepping = state.phase in (FLAG, NOBLE)
        if stepping != bool(state.fresh) or (state.founding and not stepping):
            told = "ALC-23: in the phases flag and noble, and only there, new tells the piece built"
            raise PositionError(told, "alcazar-position-new")
        if not stepping:
            return
        state.active = state.top[state.fresh[0]]
        if state.active < 0 or any(state.top[cell] != state.active for cell in state.fresh):
            told = "ALC-23: new names the cells of one piece that lies on top"
            raise PositionError(told, "alcazar-position-new-top")
        if state.placed > 1:
            told = "ALC-33: after the second noble the turn is over"
            raise PositionError(told, "alcazar-position-placed")

    def _end(self) -> None:
        """End a game that has come to its end (ALC-90, ALC-72)."""
        state = self.state
        if state.phase in (FLAG, NOBLE):
            return
        everybody = all_seats(state.players)
        if not state.cubes or not state.bridges or not everybody & ~state.out & ~state.passed:
            state.phase = OVER
        elif state.phase == OVER:
            told = "ALC-90: the game is not over: there are stones and bridges, and not all passed"
            raise PositionError(told, "alcazar-position-over")
        elif has_seat(state.out, state.seat):
            told = f"ALC-71: it is the turn of seat {state.seat}, who is out"
            raise PositionError(told, "alcazar-position-out-turn", seat=str(state.seat))
