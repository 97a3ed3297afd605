"""What is wrong with a record, as an error in words: messages of record.ftl."""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.errors import RecordError
from alcaide.core.game import Refusal

NOTATION: Final = "NOTATION"
LONGEST: Final = 400  # characters of a reason, which may quote what somebody wrote


def fault(line: int, key: str, rule: str = NOTATION, **args: Any) -> RecordError:
    """Return the error of a line, with a message of record.ftl as the reason."""
    return RecordError(line, rule, _english(key, args), key=key, args=args)


def complaint(line: int, rule: str, words: str) -> RecordError:
    """Return the error of a line, with the words of a game's error as the reason."""
    return RecordError(line, rule, sentence(words))


def refused(line: int, game: str, refusal: Refusal) -> RecordError:
    """Return the error of a line that the rules refuse."""
    key = f"{game}-why-{refusal.reason}"
    reason = _english(key, refusal.args)
    return RecordError(line, refusal.rule, reason, key=key, args=refusal.args)


def sentence(words: str) -> str:
    """Write the message of an error as a sentence."""
    words = words.removeprefix(f"{NOTATION}: ")
    if len(words) > LONGEST:
        words = f"{words[:LONGEST]} ..."
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _english(key: str, args: dict[str, Any]) -> str:
    from alcaide.locale import texts  # only when something is wrong

    return texts("en").say(key, args)
