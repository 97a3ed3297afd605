"""A position that is being written: its lines, to be looked up and changed."""

from __future__ import annotations

from collections.abc import Iterable


class Draft:
    """The lines of a position; a key is how some of them begin: ``hand 0``."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    def words(self, key: str) -> list[str] | None:
        """Return what stands behind a key, of all its lines together; None: there is none."""
        found = self._numbers(key)
        size = len(key.split())
        return [word for n in found for word in _words(self.lines[n])[size:]] if found else None

    def set(self, key: str, words: Iterable[str]) -> None:
        """Write a line, in the place of the first that began so; without words there is none."""
        found, said = self._numbers(key), [key, *words]
        at = found[0] if found else len(self.lines)
        for number in reversed(found):
            del self.lines[number]
        if len(said) > 1:
            self.lines.insert(at, " ".join(said))

    def add(self, key: str, *words: str) -> None:
        """Write words behind those that stand there."""
        self.set(key, [*(self.words(key) or []), *words])

    def drop(self, key: str, words: Iterable[str]) -> bool:
        """Strike words out that follow each other, where they stand last; tell if they did."""
        said, lost = self.words(key) or [], list(words)
        for at in range(len(said) - len(lost), -1, -1):
            if said[at : at + len(lost)] == lost:
                self.set(key, said[:at] + said[at + len(lost) :])
                return True
        return False

    def _numbers(self, key: str) -> list[int]:
        begin = key.split()
        return [n for n, line in enumerate(self.lines) if _words(line)[: len(begin)] == begin]


def _words(line: str) -> list[str]:
    return line.partition(";")[0].split()
