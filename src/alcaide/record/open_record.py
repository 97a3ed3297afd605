"""The record of a game at a real table: of what is not known, and of what was let stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from alcaide.core.errors import NotationError, RecordError
from alcaide.interface.setup_checks import FOREIGN
from alcaide.interface.values import Note, Setup
from alcaide.record.lines import ACTIONS, Action
from alcaide.record.record_errors import fault, misread
from alcaide.record.unknowns.telling import Telling
from alcaide.record.unknowns.truth import Truth, tell_all
from alcaide.record.unknowns.unknown import AnyGame, by_number, known_piles

CRASHES: Final = (*FOREIGN, AssertionError, RuntimeError)

MOST: Final = 100  # actions of a game that were against the rules


class OpenRecord(Telling):
    """A game so far, of which some things are not known or were not done by the rules.

    >>> import alcaide
    >>> record = OpenRecord.begin(alcaide.game("castle"), 2)
    >>> record.needed().verb
    'tile'
    >>> record.tell("tile T31")
    >>> notes = record.play(record.legal_actions()[0])
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        actions: Iterable[tuple[int, str]] = (),
        names: Sequence[str] = (),
        tags: Mapping[str, Sequence[str]] | None = None,
        *,
        limit: int = ACTIONS,
    ) -> None:
        """Begin a record, as `Record` does; ``known`` of the setup says what is known at first.

        Where the setup has piles, whatever is turned up lies in them, and is told by itself.
        """
        self._truth: Truth | None = None
        super().__init__(game, setup, names, tags, limit)
        self._truth = Truth(game, setup) if setup.known and setup.piles else None
        told: dict[int, list[str]] = {}
        for number, text in by_number(setup.told):
            told.setdefault(number, []).append(text)
        self._retell(told.get(0, ()))
        for number, (seat, text) in enumerate(actions):
            self.go_on(seat, text, overruled=f"{number} {text}" in setup.overruled)
            self._retell(told.get(number + 1, ()))

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, str] | None = None,
        start: int = 0,
        piles: Mapping[str, Sequence[str]] | None = None,
        names: Sequence[str] = (),
        board: str = "",
    ) -> OpenRecord:
        """Begin a game of which nothing is known but ``piles``, as a header has them.

        Raises ArgumentError, OptionError, PlayersError, SetupError.
        """
        setup = game.setup(players, options, b"")
        setup = msgspec.structs.replace(setup, start=start, piles={}, board=board)
        known = known_piles(game, setup, piles or {})
        return cls(game, msgspec.structs.replace(setup, known=known), (), names)

    @property
    def unchecked(self) -> int | None:
        """Return the number of the first action that was against the rules; None: none was.

        What comes after it is only checked against the position that it led to.
        """
        return next((number for number, _ in by_number(self.setup.overruled)), None)

    def add(self, action: Any) -> None:
        """Add an action of the seat to move."""
        self.play(action)

    def play(self, action: Any) -> list[Note]:
        """Add an action (or its notation) of the seat to move; return what happened.

        Raises RecordError.
        """
        self.go_on(self._mover(), self._words(action))
        return self._notes

    def overrule(self, action: Any) -> list[Note]:
        """Add an action that the table let stand, although it is against the rules.

        Raises RecordError for what cannot be carried out at all.
        """
        self.go_on(self._mover(), self._words(action), overruled=True)
        return self._notes

    def go_on(self, seat: int, text: str, *, overruled: bool = False) -> None:
        """Add an action of a seat, as a line of a record does. Raises RecordError."""
        self.act(Action(0, seat, text, overruled))

    def dealt(self) -> OpenRecord:
        """Return the same record, in which what is turned up from now on is told by itself.

        What is not known lies as it could lie: so one can play on without a real table.
        """
        record = OpenRecord(
            self.game, self.setup, self.actions, self.names, self.tags, limit=self.limit
        )
        record.comments = self._comments_until(self.actions)
        return record

    def until(self, actions: int) -> OpenRecord:
        """Return a record of the first so many actions; negative ones count from the end."""
        kept = self.actions[:actions]
        told = [f"{n} {text}" for n, text in by_number(self.setup.told) if n <= len(kept)]
        setup = msgspec.structs.replace(self.setup, told=told)
        if setup.known and self._truth is None:
            setup = msgspec.structs.replace(setup, piles={}, events=[])
        record = OpenRecord(
            self.game, setup, kept, self.names, self._tags_until(kept), limit=self.limit
        )
        record.comments = self._comments_until(kept)
        return record

    def _mover(self) -> int:
        if self.broken_off:
            raise fault(0, "record-broken-off")
        return self.turn or 0

    def _words(self, action: Any) -> str:
        return action if isinstance(action, str) else self.game.write(self._state, action)

    def _retell(self, told: Iterable[str]) -> None:
        """Tell what was told at this point, or what lay there."""
        if self._truth is None:
            for text in told:
                self.tell(text)
            return
        tell_all(self, self._truth)
        for text in told:
            with suppress(RecordError):  # it went another way here, or is told already
                self.tell(text)

    def act(self, line: Action) -> None:
        """Add the action of a line, by the rules or against them. Raises RecordError."""
        self._miss(line)
        if line.overruled:
            self._force(line.seat, line.text, line.line)
        else:
            self._take(line.seat, line.text, line.line)
        if self._truth is not None:
            tell_all(self, self._truth)

    def _force(self, seat: int, text: str, line: int) -> None:
        """Add an action that may be against the rules. Raises RecordError."""
        game, legal, state = self.game, self.legal_actions(), self.possible()
        try:
            action = game.read(state, text)
        except NotationError as error:
            raise self._told(misread(line, error), text) from None
        if action in legal or seat != game.turn(state):
            self._take(seat, text, line)  # by the rules, or not even the turn of the seat
            return
        written = game.write(state, action)
        if len(self.setup.overruled) == MOST:
            raise self._told(fault(line, "record-overrule-many", limit=MOST), written)
        if not self._carried_out(action):
            raise self._told(fault(line, "record-overrule"), written)
        over = [*self.setup.overruled, f"{len(self.actions)} {written}"]
        self.setup = msgspec.structs.replace(self.setup, overruled=over)
        self._legal.append(legal)
        self._added(seat, written)

    def _carried_out(self, action: Any) -> bool:
        """Apply an action that is not legal, if the game can go on from there."""
        game, before = self.game, self._state.copy()
        try:
            self._carry_out(action)
            game.legal_actions(self._state)
            game.scores(self._state)
            game.observe(self._state, None)
        except CRASHES:
            self._state = before
            del self._done[len(self.actions) :]
            return False
        return True
