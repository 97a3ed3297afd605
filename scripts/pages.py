"""Build the pages of the browser: ui/ to src/alcaide/server/static, if they are not up to date."""

from __future__ import annotations

import sys
from pathlib import Path

import node

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "alcaide" / "server" / "static"
LOCKED = ROOT / "ui" / "node_modules" / ".package-lock.json"  # written by npm when it is done


def newest(paths: list[Path]) -> float:
    """Return when the last of the files was changed."""
    return max(path.stat().st_mtime for path in paths)


def sources() -> list[Path]:
    """Return the files that the pages are made of."""
    ui = ROOT / "ui"
    own = [p for p in ui.iterdir() if p.is_file() and not p.name.endswith(".tsbuildinfo")]
    deep = [p for name in ("src", "public") for p in (ui / name).rglob("*") if p.is_file()]
    locale = ROOT / "src" / "alcaide" / "locale"
    return own + deep + [*locale.glob("*/ui*.ftl")]


def fresh() -> bool:
    """Tell whether the built pages are newer than their sources, or came with an sdist."""
    page = STATIC / "index.html"
    if not page.exists():
        return False
    return (ROOT / "PKG-INFO").exists() or page.stat().st_mtime >= newest(sources())


def install() -> None:
    """Install the packages of the lock file, if they are not there."""
    wanted = [ROOT / "ui" / "package.json", ROOT / "ui" / "package-lock.json"]
    if not LOCKED.exists() or LOCKED.stat().st_mtime < newest(wanted):
        node.npm("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Build the pages, if they are not fresh."""
    if not fresh():
        install()
        node.npm("run", "build")


if __name__ == "__main__":
    try:
        install() if sys.argv[1:] == ["install"] else build()
    except RuntimeError as error:
        sys.exit(str(error))
