"""A game from its setup through its actions: read, write, replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, Final

import msgspec

from alcaide.core.errors import ArgumentError, NotationError, RecordError
from alcaide.interface.argument_checks import shown, whole
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Refusal, Setup
from alcaide.record.header import AnyGame, Header, check_tags, header_tags
from alcaide.record.lines import (
    ACTIONS,
    LIMIT,
    Action,
    Comment,
    Event,
    Tag,
    parse,
    tag_line,
    told_events,
)
from alcaide.record.record_errors import fault, misread, other_event, refused

RESULT: Final = "Result"  # the tag that says how a game was ended before its own end
BROKEN_OFF: Final = "broken-off"


@dataclass(frozen=True)
class Step:
    """One action of a game: the state before it (a copy to keep), and what happened."""

    number: int
    state: Any
    seat: int
    action: Any
    text: str
    notes: list[Note]


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
        try:
            return cls._read(source)
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

    def state(self) -> Any:
        """Return the position reached, as a copy to keep."""
        return self._state.copy()

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

    def until(self, actions: int) -> Record:
        """Return a record of the first so many actions; negative ones count from the end."""
        kept = self.actions[:actions]
        whole = len(kept) == len(self.actions)
        happened = sum(len(lines) for at, lines in self.events.items() if at <= len(kept))
        setup = msgspec.structs.replace(self.setup, events=self.setup.events[:happened])
        tags = {name: words for name, words in self.tags.items() if name != RESULT or whole}
        record = Record(self.game, setup, kept, self.names, tags, limit=self.limit)
        within = {at: lines for at, lines in self.comments.items() if at <= len(kept)}
        record.comments = {at: lines.copy() for at, lines in within.items()}
        return record

    def dumps(self) -> str:
        """Write the record, in canonical form."""
        tags = header_tags(self.game, self.setup, self.names, self.tags, self._scores())
        lines = [tag_line(name, values) for name, values in tags]
        for number in range(len(self.actions) + 1):
            lines += [f"* {text}" for text in self.events.get(number, [])]
            lines += [f"; {text}".rstrip() for text in self.comments.get(number, [])]
            if number < len(self.actions):
                seat, text = self.actions[number]
                lines.append(f"{seat} {text}")
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

    @classmethod
    def _read(cls, source: str | bytes) -> Record:
        header = Header()
        record: Record | None = None
        comments: list[str] = []
        for line in parse(source):
            match line:
                case Tag() if record is None:
                    header.add(line)
                case Tag():
                    raise fault(line.line, "record-tag-late")
                case Comment():
                    target = comments if record is None else record._comments_here()
                    target.append(line.text)
                case Action():
                    record = record or cls._begin(header, comments, source)
                    record._miss(line)
                    record._take(line.seat, line.text, line.line)
                case Event():
                    record = record or cls._begin(header, comments, source)
                    record._hear(line)
        record = record or cls._begin(header, comments, source)
        if record.tags.get(RESULT) == (BROKEN_OFF,) and not record.broken_off:
            raise fault(header.line(RESULT), "record-not-broken-off")
        header.check_scores(record.setup.players, record._scores())
        return record

    @classmethod
    def _begin(cls, header: Header, comments: list[str], source: str | bytes) -> Record:
        game = header.game()
        setup = header.setup(game, told_events(source) if game.events else ())
        record = cls(game, setup, (), header.names(setup.players), header.others(game))
        if comments:
            record.comments[0] = comments
        return record

    def _comments_here(self) -> list[str]:
        return self.comments.setdefault(len(self.actions), [])

    def _take(self, seat: int, text: str, line: int) -> None:
        """Add an action of a seat; raise RecordError with the line if it is not legal."""
        game, state = self.game, self._state
        legal = game.legal_actions(state)
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
        game.apply(state, action, None)
        self._added(seat, written)

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
        legal = [self.game.write(self._state, a) for a in self.game.legal_actions(self._state)]
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

    def _hear(self, event: Event) -> None:
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

    def _miss(self, action: Action) -> None:
        """Raise RecordError for an action before which an event should have been told."""
        if self._awaited:
            raise fault(action.line, "record-event-missing", event=self._awaited[0])

    def _scores(self) -> Sequence[int] | None:
        """Return the scores; None: the game goes on."""
        return self.game.scores(self._state) if self.turn is None else None


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
