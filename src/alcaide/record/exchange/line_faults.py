"""Why a line means nothing where it stands, and what would be like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from alcaide.core.errors import NotationError, RecordError
from alcaide.record import Record
from alcaide.record.exchange.matching import Match, fits, ways
from alcaide.record.exchange.open_positions import position
from alcaide.record.exchange.openings import pile_words
from alcaide.record.exchange.sources.source import Entry
from alcaide.record.exchange.vocabulary import Vocabulary, parted
from alcaide.record.exchange.who_acts import seat_of
from alcaide.record.record_errors import fault, refused

DISTANT: Final = 0.6  # how alike a word must be that is suggested


class Reasons:
    """What is wrong with lines of a game, at the position that was reached."""

    def __init__(self, record: Record, words: Vocabulary) -> None:
        self.record, self.words = record, words

    def of(self, entry: Entry, seat: int | None, text: str, found: Match | None) -> RecordError:
        """Return the error of a line; ``found`` is none where another seat has to act."""
        error = self._reason(entry.line, seat, text, found)
        error.text = " ".join((entry.text or entry.what).split())[:60]
        if found:
            error.legal = found.likely
        return error

    def further(self, entries: Iterable[Entry]) -> Iterator[RecordError]:
        """Yield the errors of later lines, whose words mean nothing anywhere."""
        lie = pile_words(self.record.game.name)
        for entry in entries:
            try:
                _, rest = seat_of(entry, self.record.names, self.record.setup.players)
            except RecordError as nobody:
                yield nobody
                continue
            heard = (self.words.hear(part, lie) for part in parted(rest))
            if unknown := [word for each in heard for word in each.unknown]:
                error = self._strange(entry.line, unknown)
                error.text = (entry.text or entry.what)[:60]
                yield error

    def _reason(self, line: int, seat: int | None, text: str, found: Match | None) -> RecordError:
        record = self.record
        if record.turn is None:
            return fault(line, "import-over")
        if found is None:
            turn, other = self.name(record.turn), self.name(seat)
            return fault(line, "import-turn", record.game.turn_rule, turn=turn, other=other)
        if found.heard.unknown:
            return self._strange(line, found.heard.unknown)
        texts = (text, *self._notations(found.heard.tokens))
        return self._refused(line, texts) or self._vague(line, found)

    def _notations(self, tokens: list[str]) -> Iterator[str]:
        """Yield words as notation; also without one that need not be said, as a tile's name."""
        yield " ".join(tokens)
        game, state = self.record.game, position(self.record)
        legal = ways(game, state, self.record.legal_actions(), self.words)
        kept = {word for way in legal for word in self.words.plainly(way.text)}
        spare = {word for way in legal for word in way.words} - kept
        if len(shorter := [token for token in tokens if token not in spare]) < len(tokens):
            yield " ".join(shorter)

    def _refused(self, line: int, texts: Iterable[str]) -> RecordError | None:
        """Return why the rules forbid an action that can be read as notation."""
        game, state = self.record.game, position(self.record)
        for text in texts:
            try:
                refusal = game.why_not(state, game.read(state, text))
            except NotationError:
                continue
            if refusal is not None:
                return refused(line, game.name, refusal)
        return None

    def _vague(self, line: int, found: Match) -> RecordError:
        """Return the error of words that fit several actions, or none."""
        game, state = self.record.game, position(self.record)
        legal = ways(game, state, self.record.legal_actions(), self.words)
        said = Counter(found.heard.tokens)
        fitting = [way for way in legal if fits(way, said)]
        key = "import-several" if len(fitting) > 1 else "import-nothing"
        return fault(line, key, count=len(fitting))

    def _strange(self, line: int, unknown: list[str]) -> RecordError:
        """Return the error of a line with words that mean nothing, and what is near them."""
        known = self.words.known
        near = [word for each in unknown[:5] for word in get_close_matches(each, known, 2, DISTANT)]
        words = ", ".join(unknown[:5])[:80]
        return fault(line, "import-word", words=words, near=", ".join(near) or "none")

    def name(self, seat: int | None) -> str:
        """Return what a seat is called in the source."""
        at = seat or 0
        return self.record.names[at] if self.record.names else str(at + 1)
