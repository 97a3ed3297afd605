"""What is wrong with a record, as an error in words: messages of record.ftl."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from alcaide.core.errors import NotationError, OptionError, RecordError, SetupError
from alcaide.interface.values import Refusal

NOTATION: Final = "NOTATION"
MOST: Final = 8  # words that are named when a pile is not right
LONGEST: Final = 400  # characters of a reason, which may quote what somebody wrote


def fault(line: int, key: str, rule: str = NOTATION, **args: Any) -> RecordError:
    """Return the error of a line, with a message of record.ftl as the reason."""
    return RecordError(line, rule, _english(key, args), key=key, args=args)


def broken(line: int, error: SetupError) -> RecordError:
    """Return the error of a line that a deal cannot be reconciled with."""
    reason = sentence(error.reason)
    return RecordError(line, error.rule or NOTATION, reason, key=error.key, args=error.words)


def misread(line: int, error: NotationError | OptionError) -> RecordError:
    """Return the error of a line that cannot be understood."""
    if error.key:
        return fault(line, error.key, **error.words)
    return RecordError(line, NOTATION, sentence(str(error)))


def refused(line: int, game: str, refusal: Refusal) -> RecordError:
    """Return the error of a line that the rules refuse."""
    key = f"{game}-why-{refusal.reason}"
    reason = _english(key, refusal.args)
    return RecordError(line, refusal.rule, reason, key=key, args=refusal.args)


def other_event(line: int, event: str, told: str) -> RecordError:
    """Return the error of a line that tells another event than the one that happened."""
    verb, *words = event.lower().split()
    other, *named = told.lower().split() or [""]
    missing = list((Counter(words) - Counter(named)).elements())
    extra = list((Counter(named) - Counter(words)).elements())
    if verb != other or len(words) < 2 or not (missing or extra):
        return fault(line, "record-event-other", event=event, told=told[:40])
    shown = {"missing": _some(missing), "extra": _some(extra)}
    return fault(line, "record-event-cards", verb=verb, **shown)


def _some(words: list[str]) -> str:
    """Return the first of some words."""
    more = " ..." if len(words) > MOST else ""
    return (" ".join(word[:20] for word in words[:MOST]) or "-") + more


def sentence(words: str) -> str:
    """Write the message of an error as a sentence."""
    words = words.removeprefix(f"{NOTATION}: ")
    if len(words) > LONGEST:
        words = f"{words[:LONGEST]} ..."
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _english(key: str, args: dict[str, Any]) -> str:
    from alcaide.locale import texts  # only when something is wrong

    return texts("en").say(key, args)
