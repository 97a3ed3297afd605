"""A game as somebody told it becomes a record: what was understood, completed, guessed, refused."""

from __future__ import annotations

import time
from itertools import islice
from typing import Final

from alcaide.core.errors import RecordError
from alcaide.record import OpenRecord, Record
from alcaide.record.exchange.imported import Imported, Line
from alcaide.record.exchange.line_faults import Reasons
from alcaide.record.exchange.matching import COMPLETED, GUESSED, READ, Match, match, ways
from alcaide.record.exchange.open_positions import due, position, quiet_step
from alcaide.record.exchange.openings import opened
from alcaide.record.exchange.sources.any_source import read_source
from alcaide.record.exchange.sources.source import LIMIT, LINES, Entry, Source
from alcaide.record.exchange.vocabulary import Vocabulary, parted, vocabulary
from alcaide.record.exchange.who_acts import seat_of
from alcaide.record.header import Header
from alcaide.record.lines import UNWANTED, Action, Tag
from alcaide.record.made_by import BY, TIMES, Made, made_tags, shortened
from alcaide.record.record import RESULT
from alcaide.record.record_errors import fault
from alcaide.record.record_reader import check_end

SCORES: Final = "Scores"
NAMED: Final = ("tile",)  # what is turned up for one action, which may name it
AHEAD: Final = 6  # steps that may have been left out
FAULTS: Final = 20  # that are told
SECONDS: Final = 30.0


def import_game(data: str | bytes, game: str = "", seconds: float = SECONDS) -> Imported:
    """Return the record that a list, a table or a log tells of, and what is wrong with it.

    ``game`` is what it is of where it does not say so itself.
    """
    try:
        source = read_source(data)
        record = opened(source, game)
    except RecordError as error:
        return Imported("", faults=[error])
    return _Importer(source, record, time.monotonic() + seconds).run()


class _Importer:
    def __init__(self, source: Source, record: Record, until: float) -> None:
        self.source, self.record, self.until = source, record, until
        self.words: Vocabulary = vocabulary(record.game.name)
        self.reasons = Reasons(record, self.words)
        self.done = Imported(source.kind, record, remarks=list(source.remarks))
        self.made: list[Made] = []
        self.told = list(source.events)  # what is still to be told of piles that are not known

    def run(self) -> Imported:
        """Take one entry after the other, up to the first that means nothing."""
        comments = self._comments()
        for number, entry in enumerate(self.source.entries):
            self.record.comments.setdefault(len(self.record.actions), []).extend(
                comments.get(number, [])
            )
            try:
                self._entry(entry)
            except RecordError as error:
                later = self.reasons.further(self.source.entries[number + 1 :])
                self.done.faults += [error, *islice(later, FAULTS)]
                break
        self._finish(comments)
        return self.done

    def _comments(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for before, text in self.source.comments:
            found.setdefault(before, []).append(UNWANTED.sub(" ", text).strip())
        return found

    def _finish(self, comments: dict[int, list[str]]) -> None:
        record = self.record
        if not self.done.faults:
            last = comments.get(len(self.source.entries), [])
            record.comments.setdefault(len(record.actions), []).extend(last)
            self._tell_rest() if isinstance(record, OpenRecord) else self._events()
            self._check_end()
        if self.done.faults:  # what was claimed of the whole does not hold for a part
            kept = shortened(record.tags, record.actions, (RESULT,))
            record.tags = {name: tuple(values) for name, values in kept.items()}
        record.comments = {at: lines for at, lines in record.comments.items() if lines}
        if BY not in record.tags and TIMES not in record.tags:
            record.tags.update({k: tuple(v) for k, v in made_tags(self.made).items()})

    def _tell_rest(self) -> None:
        try:
            self._tell(LINES + LIMIT)
        except RecordError as error:
            self.done.faults.append(error)

    def _check_end(self) -> None:
        """Hold what was claimed of the whole game to what it came to."""
        header = Header()
        try:
            for name in (SCORES, RESULT, BY, TIMES):
                if tag := self.source.tags.get(name):
                    header.add(Tag(tag.line, name, tag.values))
            if not self.done.faults:
                check_end(self.record, header)
        except RecordError as error:
            self.done.faults.append(error)

    def _events(self) -> None:
        """Tell of an event that did not happen as it was told."""
        happened = [each for events in self.record.events.values() for each in events]
        told = self.source.events
        for (line, text), event in zip(told, happened, strict=False):
            if text.lower() != event.lower():
                args = {"event": event, "told": text[:40]}
                self.done.faults.append(fault(line, "record-event-other", **args))
                return
        for line, text in told[len(happened) :]:
            self.done.faults.append(fault(line, "record-event-none", event=text[:40]))
            return

    def _entry(self, entry: Entry) -> None:
        self._tell(entry.line)
        if time.monotonic() > self.until:
            raise fault(entry.line, "import-too-slow")
        seat, rest = seat_of(entry, self.record.names, self.record.setup.players)
        parts = [rest] if entry.overruled else self._pieces(seat, rest)
        play = self._stood if entry.overruled else self._part
        try:
            found = [play(entry, *self._whose(entry, seat, part)) for part in parts]
        except RecordError:
            if entry.unasked and self._by_itself(entry):
                return
            raise
        taken = tuple(pair for _, _, pairs in found for pair in pairs)
        added = tuple(step for steps, _, _ in found for step in steps)
        hows = {how for _, how, _ in found}
        how = next((each for each in (GUESSED, COMPLETED) if each in hows), "read")
        if added:
            how = GUESSED
        count = len(parts) + len(added)
        actions = self.record.actions[-count:] if count else []
        self.made += [entry.made] * count
        self.done.lines.append(
            Line(
                entry.line,
                entry.text or entry.what,
                actions[-1][0] if actions else 0,
                tuple(text for _, text in actions),
                how,
                taken,
                added,
            )
        )

    def _by_itself(self, entry: Entry) -> bool:
        """Tell whether nobody is asked about what an entry names: it has happened already."""
        game, state = self.record.game, position(self.record)
        about = " ".join(entry.what.split()[:2])
        asked = (game.write(state, action) for action in self.record.legal_actions())
        return not any(text.startswith(about) for text in asked)

    def _whose(self, entry: Entry, seat: int | None, part: str) -> tuple[int | None, str]:
        """Return who acts in a part of a line, and what: it may name somebody else."""
        alone = entry._replace(what=part.strip(" ,"), who="", seat=None)
        named, rest = seat_of(alone, self.record.names, self.record.setup.players)
        return (seat, rest) if named is None else (named, rest)

    def _part(
        self, entry: Entry, seat: int | None, text: str
    ) -> tuple[list[str], str, list[tuple[str, str]]]:
        """Play what a part of a line means; return what was put in, and how it was read."""
        self._named(text)
        first = found = self._match(self.record, seat, text)
        steps: list[str] = []
        trial: Record | None = None
        while (found is None or not found.text) and len(steps) < AHEAD:
            trial = trial or self.record.until(len(self.record.actions))
            step = quiet_step(trial)
            if not step or due(trial):
                break
            trial.play(step)
            steps.append(step)
            found = self._match(trial, seat, text)
        if found is None or not found.text:
            self._due(entry)
            raise self.reasons.of(entry, seat, text, first)
        for step in (*steps, found.text):
            self.record.play(step)
        return steps, found.how, found.heard.guessed

    def _stood(
        self, entry: Entry, seat: int | None, text: str
    ) -> tuple[list[str], str, list[tuple[str, str]]]:
        """Play what was against the rules, and let stand; return how it was read."""
        self._due(entry)
        found, record = self._match(self.record, seat, text), self.record
        if found is None or found.heard.unknown or record.turn is None:
            raise self.reasons.of(entry, seat, text, found)
        what = found.text or " ".join(found.heard.tokens)
        record.act(Action(entry.line, record.turn, what, overruled=True))
        return [], GUESSED if found.heard.guessed else READ, found.heard.guessed

    def _tell(self, before: int) -> None:
        """Tell what was turned up in lines before one, as far as piles are not known."""
        while self.told and self.told[0][0] < before and isinstance(self.record, OpenRecord):
            line, text = self.told.pop(0)
            self.record.tell(text, line)

    def _named(self, text: str) -> None:
        """Tell a tile that the line itself names: it was drawn for this action."""
        need = due(self.record)
        if need is None or need.verb not in NAMED or not isinstance(self.record, OpenRecord):
            return
        words = {word.lower(): word for word in need.words}
        named = [words[each] for each in self.words.hear(text, words).tokens if each in words]
        if len(named) == 1:
            self.record.tell(f"{need.verb} {named[0]}")

    def _due(self, entry: Entry) -> None:
        """Raise RecordError where something has to be told before a line."""
        if need := due(self.record):
            name = self.reasons.name(need.seat) if need.seat >= 0 else "none"
            example = f"* {need.lines()[0]}"
            error = fault(entry.line, "import-due", name=name, example=example)
            error.legal = [f"* {line}" for line in need.lines()]
            raise error

    def _pieces(self, seat: int | None, text: str) -> list[str]:
        """Return the actions of a line, parted by signs, by words for "then", or by nothing."""
        parts = parted(text)
        whole = self._match(self.record, seat, text)
        if len(parts) > 1 or whole is None or whole.text or not whole.heard.tokens:
            return parts
        words = text.split()
        for size in range(len(words) - 1, 0, -1):
            first, rest = " ".join(words[:size]), " ".join(words[size:])
            found = self._match(self.record, seat, first)
            if found and found.text and found.how == READ and self._goes_on(seat, found, rest):
                return [first, rest]
        return parts

    def _goes_on(self, seat: int | None, found: Match, rest: str) -> bool:
        """Tell whether a text means something after an action."""
        after = self.record.until(len(self.record.actions))
        after.play(found.text)
        following = self._match(after, seat, rest)
        return following is not None and bool(following.text)

    def _match(self, record: Record, seat: int | None, text: str) -> Match | None:
        """Return what a text means at the end of a record; None: another seat has to act."""
        if seat is not None and record.turn != seat:
            return None
        game, state = record.game, position(record)
        legal = ways(game, state, record.legal_actions(), self.words)
        return match(game, state, text, legal, self.words)
