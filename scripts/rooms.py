"""Write docs/rooms.md: every package with its modules, in the words of their docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "alcaide"
PAGE: Final = ROOT / "docs" / "rooms.md"
HEAD: Final = """\
# Every room of the house

A package is a room; this page has one table for each, in the words of the files themselves. It is
written by `python scripts/rooms.py`, and a test finds what is missing or out of date. Which words
of the field lead to which file is in the [glossary](glossary.md).
"""


def rooms() -> Iterator[Path]:
    """Yield the folders of all packages but for single migrations, those outside first."""
    for path in sorted(PACKAGE.rglob("__init__.py")):
        if "versions" not in path.parts:
            yield path.parent


def modules(room: Path) -> list[Path]:
    """Return the modules of a package."""
    return sorted(path for path in room.glob("*.py") if not path.name.startswith("__"))


def subpackages(room: Path) -> list[Path]:
    """Return the packages in a package."""
    return sorted(path.parent for path in room.glob("*/__init__.py"))


def said(path: Path) -> str:
    """Return the first sentence of a docstring, as the end of a row."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].replace("|", "\\|")


def name_of(room: Path) -> str:
    """Return the dotted name of a package."""
    return ".".join(room.relative_to(PACKAGE.parent).parts)


def page() -> str:
    """Return the whole page."""
    parts = [HEAD]
    for room in rooms():
        rows = [f"| `{path.stem}` | {said(path)} |" for path in modules(room)]
        rows += [f"| `{path.name}/` | {said(path / '__init__.py')} |" for path in subpackages(room)]
        if rows:
            about = said(room / "__init__.py")
            head = [f"## {name_of(room)}", "", about, "", "| | |", "|---|---|"]
            parts.append("\n".join([*head, *rows, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
