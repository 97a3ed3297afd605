"""What the notations of all games have in common: a line is a verb and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alcaide.core.errors import NotationError


def action_of(text: str, forms: Mapping[str, str], read: Callable[[str, list[str]], Any]) -> Any:
    """Return the action that a line means; ``read`` takes its verb and its other words.

    ``forms`` are the verbs with their form; ``read`` returns none for words that do not fit.
    Raises NotationError saying what was expected.
    """
    words = _words(text, forms)
    action = read(words[0], words[1:])
    if action is None:
        raise _misfit(words, forms)
    return action


def _words(text: str, forms: Mapping[str, str]) -> list[str]:
    """Return the words of a line; the first must be one of the verbs."""
    words = text.lower().split()
    if not words or words[0] not in forms:
        word, known = repr(words[0][:20] if words else ""), ", ".join(forms)
        told = f"NOTATION: {word} is no action; actions are {known}"
        raise NotationError(told, "record-no-action", word=word, known=known)
    return words


def _misfit(words: list[str], forms: Mapping[str, str]) -> NotationError:
    """Return the error of a line whose words do not fit its verb."""
    shown, form = repr(" ".join(words)[:40]), forms[words[0]]
    return NotationError(
        f"NOTATION: {shown} should be: {form}", "record-misfit", written=shown, form=form
    )
