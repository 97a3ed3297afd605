"""A game being played: who sits where, the rows of its log, the position they lead to.

A `Table` is a value: to play gives another one, so that a change can be stored first and shown
afterwards, and whoever still looks at the old one sees a whole position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any, Final

import msgspec

from alcaide.interface.game import Game
from alcaide.interface.values import Note, Setup
from alcaide.record.lines import ACTIONS
from alcaide.record.record import BROKEN_OFF
from alcaide.tables.orders.agreements import NOTHING, Agreements, End
from alcaide.tables.orders.control import SLASH, quiet
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.terms import FREE, Terms
from alcaide.tables.time import clock as clocks
from alcaide.tables.time.clock import Clock

SKIPPER: Final = "easy"  # the bot that plays a turn which somebody missed
SAVED: Final = 50  # steps from one state that is kept to the next
DECOY: Final = b"Alcaide: nothing is dealt"  # the seed of what stands for a deal before it
UNDO: Final = "undo"  # the row that takes the last action back; no action is written like this


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log: an action in notation, UNDO, or an order (see control.py)."""

    number: int  # 0, 1, 2 ...
    seat: int
    text: str
    at: datetime | None = None  # when it was played; not known of what a record brought
    source: str = ""  # by whom it was made, see provenance.py; "": not known

    @property
    def order(self) -> bool:
        """Tell whether this is no action of the game, nor takes one back."""
        return self.text.startswith(SLASH)


@dataclass(frozen=True, eq=False, slots=True)
class Step:
    """An action that counts (it was not taken back) and what it did."""

    seat: int
    action: Any
    text: str
    notes: tuple[Note, ...]
    round: int
    hidden: bool  # it showed something hidden: never taken back
    noted: int  # notes of all steps up to this one
    source: str = ""  # by whom it was made, see provenance.py; "": not known
    at: datetime | None = None  # when it was played


@dataclass(frozen=True, eq=False)
class Table:
    """One position of one game with its whole past. The state in it is never changed."""

    id: str
    game: Game[Any, Any, Any]
    setup: Setup
    seats: tuple[SeatSpec, ...]
    rows: PersistentList[Row]
    steps: PersistentList[Step]
    state: Any
    aids_off: tuple[str, ...] = ()  # aids that this table does without
    owner: str = ""  # id of the person who set it up; "": anybody at this computer
    terms: Terms = FREE
    seed: str = ""  # of the deal; "": not known
    deal: Setup | None = None  # the real one, where it is kept although rows still lead to it
    start: Any = None  # the state before the first action; None: as it was dealt
    free: bool = False  # nothing counts: whatever was played can be taken back
    invite: str = ""  # the secret that opens free seats to whoever has it
    first_seats: tuple[SeatSpec, ...] = ()  # who sat there before any row
    agreements: Agreements = NOTHING
    clock: Clock | None = None  # None: nobody's time is counted
    asked_at: int = -1  # rows when what is asked was put to who looks; -1: see ``mark``
    saved: PersistentList[Any] = field(
        default_factory=PersistentList
    )  # states after SAVED steps, twice SAVED ...

    @property
    def aids(self) -> list[str]:
        """Return the aids that are on."""
        return [aid for aid in self.game.aids if aid not in self.aids_off]

    @property
    def seq(self) -> int:
        """Return the number of rows: it only ever grows."""
        return len(self.rows)

    @property
    def mark(self) -> int:
        """Return the number of rows there were when the present question was put."""
        if self.asked_at >= 0:
            return self.asked_at
        mark = len(self.rows)
        while mark and self.rows[mark - 1].order and quiet(self.rows[mark - 1].text):
            mark -= 1
        return max(mark, self.agreements.undone)

    def fresh(self, seq: int) -> bool:
        """Tell whether what was meant for position ``seq`` is still to the point."""
        return self.mark <= seq <= self.seq

    @property
    def full(self) -> bool:
        """Tell whether as much has been played as in any game: it is broken off."""
        return len(self.steps) >= ACTIONS

    @property
    def crowded(self) -> bool:
        """Tell whether the log is so long that it takes only what brings the game to its end.

        Were the game broken off by what is asked and taken back, too, one could force a draw.
        """
        return len(self.rows) >= ACTIONS

    @property
    def turn(self) -> int | None:
        """Return the seat to move; None: the game is over, or has been ended."""
        return None if self.full else self.due

    @property
    def due(self) -> int | None:
        """Return the same, however long the log is."""
        return None if self.agreements.end else self.game.turn(self.state)

    @property
    def end(self) -> End | None:
        """Return the end of the table if that is not the game's own."""
        cut = self.full and self.due is not None
        return End(BROKEN_OFF, -1) if cut else self.agreements.end

    @property
    def bot(self) -> str:
        """Return the level of the bot that is to play now; "" if it is no bot's turn."""
        turn = self.turn
        if turn is None or self.waiting or self.agreements.paused:
            return ""
        return SKIPPER if self.agreements.skipped == turn else self.seats[turn].level

    @property
    def deadline(self) -> datetime | None:
        """Return when the time of the seat to move is over, if that has consequences."""
        if not self.dealt:
            return self.agreements.readiness.ends(self.terms)
        if self.clock is None or self.terms.gone == "wait":
            return None
        return clocks.deadline(self.clock, self.terms)

    @property
    def people(self) -> list[int]:
        """Return the seats that are played at the screen."""
        return [seat for seat, spec in enumerate(self.seats) if spec.kind in ("me", "friend")]

    @cached_property
    def waiting(self) -> bool:
        """Tell whether people still gather: nothing can be played."""
        return not self.dealt or any(seat.free for seat in self.seats)

    @property
    def dealt(self) -> bool:
        """Tell whether there is a deal; before it, ``setup`` and ``state`` are of a decoy."""
        return not self.terms.ready or self.agreements.readiness.phase == "dealt"

    @property
    def counts_since(self) -> datetime | None:
        """Return since when somebody's time runs, to move or to answer; None: nobody's does."""
        if not self.dealt:
            return self.agreements.readiness.since
        return self.clock.since if self.clock else None

    @property
    def opening(self) -> bool:
        """Tell whether a person has still to finish his first turn: the game can be called off."""
        if not self.terms.ready or self.turn is None:
            return False
        waits = {seat for seat, spec in enumerate(self.seats) if spec.user or not spec.bot}
        turn = self.turn, self.game.round(self.state)
        for step in self.steps:
            if (step.seat, step.round) != turn:
                waits.discard(step.seat)
            if not waits:
                return False
        return True

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action belongs to the present turn and showed nothing hidden."""
        if not self.steps or self.crowded:
            return False
        if self.free:
            return True
        if self.terms.undo == "none" or self.agreements.paused:
            return False
        last = self.steps[-1]
        same_turn = last.seat == self.turn and last.round == self.game.round(self.state)
        return same_turn and not last.hidden

    def at(self, step: int) -> Any:
        """Return the state after the first ``step`` actions, replayed from one that is kept."""
        if step == len(self.steps):
            return self.state
        kept = step // SAVED
        state = self.saved[kept - 1].copy() if kept else self.begin()
        for number in range(kept * SAVED, step):
            self.game.apply(state, self.steps[number].action, None)
        return state

    def back_to(self, step: int) -> Table:
        """Return a table with the first ``step`` actions only; its rows are the same."""
        if step == len(self.steps):
            return self
        kept = self.saved[: step // SAVED]
        return replace(self, steps=self.steps[:step], saved=kept, state=self.at(step))

    def begin(self) -> Any:
        """Return a state of its own as it was before the first action."""
        return self.game.deal(self.setup) if self.start is None else self.start.copy()


@dataclass(frozen=True)
class Change:
    """A table after a row, the row, and what it brought about."""

    table: Table
    row: Row
    notes: tuple[Note, ...]
    several: bool = False  # people are asked at once, or were


def decoy(game: Game[Any, Any, Any], setup: Setup) -> Setup:
    """Return a deal that everybody may see, as it is the same at all tables where none was made."""
    return game.again(setup, DECOY)


def new_table(id: str, game: Game[Any, Any, Any], setup: Setup, seats: Sequence[SeatSpec]) -> Table:
    """Return a table at which nothing has been played."""
    sitting = tuple(seats)
    state = game.deal(setup)
    return Table(
        id, game, setup, sitting, PersistentList(), PersistentList(), state, first_seats=sitting
    )
