"""A game from its setup through its actions: read, write, replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Final, Self

import msgspec

from alcaide.core.errors import ArgumentError, NotationError, RecordError
from alcaide.core.rows import each_copied
from alcaide.interface.argument_checks import shown, whole
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Refusal, Setup
from alcaide.record.header import AnyGame, check_tags, header_tags
from alcaide.record.lines import (
    ACTIONS,
    LIMIT,
    Action,
    Event,
    tag_line,
)
from alcaide.record.made_by import Made, made, shortened
from alcaide.record.record_errors import fault, misread, other_event, refused
from alcaide.record.step import Step

RESULT: Final = "Result"  # the tag that says how a game was ended before its own end
BROKEN_OFF: Final = "broken-off"


class Record:
    """A game so far: its setup and the actions, each checked when it is added.

    >>> import alcaide
    >>> alcazar = alcaide.game("alcazar")
    >>> record = alcaide.Record(alcazar, alcazar.setup(2, seed=7))
    >>> notes = record.play("palace 13")
    >>> record.actions
    [(1, 'palace 13')]
    >>> alcaide.Record.loads(record.dumps()) == record
    True
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
        """Begin a record.

        ``names`` are those of the seats, ``tags`` further ones such as Date. A game that is not
        over after ``limit`` actions, 10,000 at most, is broken off. Raises ArgumentError,
        OptionError, SetupError, and RecordError for an action that is not legal or a tag that
        cannot be.
        """
        if not isinstance(game, Game):
            raise ArgumentError(f"a record is of a Game, not of {shown(game)}; game() returns one")
        if not isinstance(setup, Setup):
            raise ArgumentError(f"{shown(setup)} is no setup of {game.name}; setup() makes one")
        self.game = game
        self.limit = _limit(limit)
        self.setup = msgspec.structs.replace(
            setup,
            options=game.complete(setup.options),
            board=" ".join(setup.board.split()),  # a tag is one line
        )
        self.names = tuple(names)
        self.tags = {name: tuple(values) for name, values in (tags or {}).items()}
        check_tags(game, self.setup, self.names, self.tags)
        self.told = ""  # of a game from a position: what somebody wrote, with what it leaves open
        self.comments: dict[int, list[str]] = {}  # by the number of actions before them
        self.events: dict[int, list[str]] = {}  # what chance did, likewise
        self.actions: list[tuple[int, str]] = []
        self._state = game.deal(self.setup)
        self._awaited: list[str] = []  # events that a file has still to tell
        self._observe()
        for seat, text in actions:
            if not isinstance(text, str):
                raise ArgumentError(f"an action is a seat and its notation, not {shown(text)}")
            self._take(seat, text, 0)

    @classmethod
    def loads(cls, source: str | bytes, file: str = "") -> Record:
        """Read a record and check it to its end.

        Raises RecordError with ``file``, line, rule, reason and what would have been legal, and
        ArgumentError for what is no text.
        """
        if not isinstance(source, str | bytes):
            raise ArgumentError(f"a record is read from text or bytes, not from {shown(source)}")
        from alcaide.record.record_reader import read  # what it reads may be of a further kind

        try:
            return read(source)
        except RecordError as error:
            error.file = file
            raise

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a record from a file. Raises RecordError and OSError."""
        with open(path, "rb") as stream:
            return cls.loads(stream.read(LIMIT + 1), str(path))

    @property
    def turn(self) -> int | None:
        """Return the seat to move; None: the game is over, or has been broken off."""
        return None if self.broken_off else self.game.turn(self._state)

    @property
    def broken_off(self) -> bool:
        """Tell whether the game was ended before its end: nobody wins, the scores stand."""
        named = self.tags.get(RESULT) == (BROKEN_OFF,)
        return named and self.game.turn(self._state) is not None

    def break_off(self) -> None:
        """End the game here, scored as it stands; one that is over stays as it is."""
        if self.game.turn(self._state) is not None:
            self.tags[RESULT] = (BROKEN_OFF,)

    def copy(self) -> Self:
        """Return the same record, to go on with on its own."""
        other = object.__new__(type(self))
        other.__dict__ |= self.__dict__
        other._part()
        return other

    def state(self) -> Any:
        """Return the position reached, as a copy to keep."""
        return self._state.copy()

    def possible(self) -> Any:
        """Return the position by which it is checked what the seat to move may do."""
        return self._state

    def legal_actions(self) -> list[Any]:
        """Return what the seat to move may do."""
        return [] if self.broken_off else self.game.legal_actions(self._state)

    def add(self, action: Any) -> None:
        """Add an action that is known to be legal, as `legal_actions` gives them."""
        seat, text = self.turn, self.game.write(self._state, action)
        self.game.apply(self._state, action, None)
        self._added(seat, text)

    def play(self, action: Any) -> list[Note]:
        """Add an action (or its notation) of the seat to move; return what happened.

        Raises NotationError and IllegalActionError; RecordError if the game is broken off.
        """
        if self.broken_off:
            raise fault(0, "record-broken-off")
        if isinstance(action, str):
            action = self.game.read(self._state, action)
        seat, text = self.turn, self.game.write(self._state, action)
        notes = self.game.play(self._state, action)
        self._added(seat, text)
        return notes

    def replay(self) -> Iterator[Step]:
        """Yield every action with the state before it."""
        game, state = self.game, self.game.deal(self.setup)
        for number, (seat, text) in enumerate(self.actions):
            action = game.read(state, text)
            before, notes = state.copy(), list[Note]()
            game.apply(state, action, notes)
            yield Step(number, before, seat, action, text, notes)

    def legal_before(self, step: Step) -> list[Any]:
        """Return what could have been done in the place of an action."""
        return self.game.legal_actions(step.state)

    def known_piles(self) -> dict[str, list[str]]:
        """Return the piles as far as they are known: here wholly."""
        return self.setup.piles

    def guessed(self, seat: int) -> list[str]:
        """Return what a seat holds for all that is known, but nobody has seen: here nothing."""
        return []

    def deals(self, number: int) -> list[Setup]:
        """Return up to so many deals from which the game could have been played: here the one."""
        return [self.setup]

    def until(self, actions: int) -> Record:
        """Return a record of the first so many actions; negative ones count from the end."""
        kept = self.actions[:actions]
        happened = sum(len(lines) for at, lines in self.events.items() if at <= len(kept))
        setup = msgspec.structs.replace(self.setup, events=self.setup.events[:happened])
        tags = self._tags_until(kept)
        record = Record(self.game, setup, kept, self.names, tags, limit=self.limit)
        record.comments = self._comments_until(kept)
        return record

    def made(self) -> list[Made]:
        """Return by whom each action was made and in what time. Raises RecordError."""
        return made(self.tags, len(self.actions))

    def act(self, line: Action) -> None:
        """Add the action of a line; raise RecordError if it cannot be."""
        if line.overruled:
            raise fault(line.line, "record-overrule-format")
        self._miss(line)
        self._take(line.seat, line.text, line.line)

    def hear(self, event: Event) -> None:
        """Take a line that tells what chance did; raise RecordError if it did not."""
        told = " ".join(event.words)
        if self._awaited and told.lower() == self._awaited[0].lower():
            self._awaited.pop(0)
        elif self._awaited:
            raise other_event(event.line, self._awaited[0], told)
        elif self.game.events is None:
            raise fault(event.line, "record-event", game=self.game.name, event=told[:40])
        else:
            raise fault(event.line, "record-event-none", event=told[:40])

    def final_scores(self) -> Sequence[int] | None:
        """Return the scores; None: the game goes on."""
        return self.game.scores(self._state) if self.turn is None else None

    def stood(self, number: int) -> bool:
        """Tell whether an action was against the rules, and the table let it stand."""
        return f"{number} {self.actions[number][1]}" in self.setup.overruled

    def dumps(self) -> str:
        """Write the record, in canonical form."""
        tags = header_tags(self.game, self.setup, self.names, self.tags, self.final_scores())
        lines = [tag_line(name, values) for name, values in tags]
        for number in range(len(self.actions) + 1):
            lines += [f"* {text}" for text in self.events.get(number, [])]
            lines += [f"; {text}".rstrip() for text in self.comments.get(number, [])]
            if number < len(self.actions):
                seat, text = self.actions[number]
                mark = "! " if self.stood(number) else ""
                lines.append(f"{mark}{seat} {text}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file. Raises OSError."""
        text = self.dumps()
        with open(path, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        players, actions = self.setup.players, len(self.actions)
        return f"<Record of {self.game.name}: {players} players, {actions} actions>"

    def __reduce__(self) -> tuple[Callable[[str, int], Record], tuple[str, int]]:
        return _again, (self.dumps(), self.limit)

    def _part(self) -> None:
        """Take copies of what another record has too, and what changes as a game goes on."""
        self.tags, self.actions = self.tags.copy(), self.actions.copy()
        self.comments, self.events = each_copied(self.comments), each_copied(self.events)
        self._state, self._awaited = self._state.copy(), self._awaited.copy()

    def _tags_until(self, kept: Sequence[object]) -> Mapping[str, Sequence[str]]:
        return shortened(self.tags, kept, (RESULT,)) if kept != self.actions else self.tags

    def _comments_until(self, kept: Sequence[object]) -> dict[int, list[str]]:
        comments = self.comments.items()
        return {at: lines.copy() for at, lines in comments if at <= len(kept)}

    def _take(self, seat: int, text: str, line: int) -> None:
        """Add an action of a seat; raise RecordError with the line if it is not legal."""
        game = self.game
        state, legal = self._asked()
        try:
            action = game.read(state, text)
        except NotationError as error:
            raise self._told(misread(line, error), text) from None
        if legal and seat != game.turn(state):
            raise self._told(self._out_of_turn(line, seat), text)
        written = game.write(state, action)
        if action not in legal:
            refusal = game.why_not(state, action) or Refusal(game.turn_rule, "not-listed")
            raise self._told(refused(line, game.name, refusal), written)
        self._carry_out(action)
        self._added(seat, written)

    def _asked(self) -> tuple[Any, list[Any]]:
        """Return the position by which an action is checked, and what may be done there."""
        return self._state, self.game.legal_actions(self._state)

    def _carry_out(self, action: Any) -> None:
        self.game.apply(self._state, action, None)

    def _added(self, seat: int | None, text: str) -> None:
        """Keep an action that was applied, and what chance did; break off at the limit."""
        self.actions.append((seat if seat is not None else 0, text))
        self._observe()
        if len(self.actions) >= self.limit:
            self.break_off()

    def _out_of_turn(self, line: int, seat: int) -> RecordError:
        players = self.setup.players
        if seat not in range(players):
            return fault(line, "record-no-seat", no=str(seat), last=str(players - 1))
        rule = self.game.turn_rule
        return fault(
            line, "record-turn", rule, turn=str(self.game.turn(self._state)), other=str(seat)
        )

    def _told(self, error: RecordError, text: str) -> RecordError:
        """Add to an error what the line says and what would have been legal."""
        error.text = " ".join(text.split())[:60]
        error.legal = self._likely(text)
        return error

    def _likely(self, text: str) -> list[str]:
        """Return the legal actions, those of the same kind first."""
        legal = [self.game.write(self._state, a) for a in self.legal_actions()]
        verb = text.lower().partition(" ")[0]
        return sorted(legal, key=lambda known: not known.startswith(verb))

    def _observe(self) -> None:
        """Note what chance did since the last action."""
        if self.game.events is None:
            return
        known = sum(len(events) for events in self.events.values())
        new = self.game.events(self._state)[known:]
        if new:
            self.events[len(self.actions)] = new
        self._awaited = new.copy()

    def _miss(self, action: Action) -> None:
        """Raise RecordError for an action before which an event should have been told."""
        if self._awaited:
            raise fault(action.line, "record-event-missing", event=self._awaited[0])


def _again(text: str, limit: int) -> Record:
    """Return a record that was written, with its limit: unpickle."""
    record = Record.loads(text)
    record.limit = limit
    return record


def _limit(limit: int) -> int:
    number = whole(limit, "a limit of actions")
    if not 1 <= number <= ACTIONS:
        raise ArgumentError(f"a record has a limit of 1 to {ACTIONS:,} actions, not {number:,}")
    return number
