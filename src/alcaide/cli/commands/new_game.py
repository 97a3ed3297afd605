"""``alcaide new-game``: a package with a game of one's own, small and whole, to begin with."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.games import GAMES
from alcaide.locale.game_names import fit

ENDING: Final = ".in"  # of files of the skeleton, so that no tool takes them for what they become
EXAMPLES = """
alcaide new-game bastion
alcaide new-game bastion --code BST --out games/bastion
"""


@click.command("new-game", cls=Command, help="cli-new-game-help", epilog=EXAMPLES)
@click.argument("name")
@option("--code", metavar="CODE", help="cli-new-game-code")
@option("--out", "-o", type=click.Path(path_type=Path), metavar="FOLDER", help="cli-new-game-out")
@click.pass_context
def new_game(ctx: click.Context, name: str, code: str | None, out: Path | None) -> None:
    """See the message cli-new-game-help."""
    say = words(ctx)
    folder, prefix = out or Path(name), code or _code(name)
    if fault := _fault(name, prefix, folder):
        raise ArgumentError(say.say(fault, name=name[:40], code=prefix[:20], folder=str(folder)))
    write(folder, name, prefix)
    click.echo(say.say("cli-new-game-made", game=name.capitalize(), folder=str(folder)))
    click.echo(f"\n  pip install -e {folder}\n  alcaide play {name}")


def _fault(name: str, code: str, folder: Path) -> str:
    """Return the message about what cannot be; "" if nothing is wrong."""
    if not fit(name) or keyword.iskeyword(name):
        return "cli-new-game-no-name"
    if folder.exists():
        return "cli-new-game-exists"
    if name in GAMES or find_spec(name):
        return "cli-new-game-taken"
    return "" if re.fullmatch("[A-Z]{3}", code) else "cli-new-game-no-code"


def write(folder: Path, name: str, code: str) -> None:
    """Write the package of a game; numbers of its rules begin with the code."""
    words = {"mygame": name, "Mygame": name.capitalize(), "MYG": code, "myg": code.lower()}
    for place, source in skeleton(files("alcaide.cli").joinpath("skeleton")):
        file = folder / _with(words, place.removesuffix(ENDING))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_with(words, source), encoding="utf-8", newline="\n")


def skeleton(folder: Traversable, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield the files of the skeleton: where each lies, and its text."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from skeleton(entry, f"{place}{entry.name}/")
        else:
            yield place + entry.name, entry.read_text(encoding="utf-8")


def _code(name: str) -> str:
    """Return the first letters of a name as the code of its rules; too few make none."""
    return re.sub(r"\d", "", name)[:3].upper()


def _with(words: dict[str, str], text: str) -> str:
    return re.sub("mygame|Mygame|MYG|myg", lambda match: words[match[0]], text)
