"""What the notations of all games have in common: a line is a verb and its words."""

from __future__ import annotations

from collections.abc import Mapping

from alcaide.core.errors import NotationError


def words_of(text: str, forms: Mapping[str, str]) -> list[str]:
    """Return the words of a line; the first must be one of the verbs in ``forms``.

    Raises NotationError saying what was expected.
    """
    words = text.lower().split()
    if not words or words[0] not in forms:
        word, known = repr(words[0][:20] if words else ""), ", ".join(forms)
        told = f"NOTATION: {word} is no action; actions are {known}"
        raise NotationError(told, "record-no-action", word=word, known=known)
    return words


def misfit(words: list[str], forms: Mapping[str, str]) -> NotationError:
    """Return the error of a line whose words do not fit its verb."""
    shown, form = repr(" ".join(words)[:40]), forms[words[0]]
    return NotationError(
        f"NOTATION: {shown} should be: {form}", "record-misfit", written=shown, form=form
    )
