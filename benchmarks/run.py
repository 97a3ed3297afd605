"""Measure Alcaide, compiled and interpreted, and its peers in one run; print ratios."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Figures = dict[str, Any]
KEYS = ("decisions/s", "games/s", "copy us", "replay ms", "greedy ms", "search/s", "env us")


def measure(script: str, source: str = "") -> Figures:
    """Run a script in a process of its own and return what it measured."""
    environment = os.environ | ({"PYTHONPATH": source} if source else {})
    command = [sys.executable, str(HERE / script)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def row(name: str, figures: Figures) -> str:
    """Return a line of the table."""
    cells = [f"{figures[key]:>12,.1f}" if key in figures else f"{'':>12}" for key in KEYS]
    return f"{name:<26}" + "".join(cells)


def main() -> None:
    """Print the table and the ratios."""
    interpreted = measure("own.py", str(HERE.parent / "src"))
    compiled = measure("own.py")
    if not compiled["compiled"]:
        print("no compiled build here: only the interpreted figures are given")
    peers = measure("peers.py")
    print(f"One core, random legal play, Python {interpreted['python']}\n")
    print(f"{'':<26}" + "".join(f"{key:>12}" for key in KEYS))
    own = {}
    for figures in (interpreted, compiled)[: 1 + compiled["compiled"]]:
        kind = "compiled" if figures["compiled"] else "interpreted"
        for game in (key for key in figures if isinstance(figures[key], dict)):
            own[f"{game}, {kind}"] = figures[game]
    for name, figures in (own | peers).items():
        print(row(name, figures))
    print()
    for name, figures in own.items():
        ratios = (
            f"{peer} x {figures['decisions/s'] / peers[peer]['decisions/s']:.1f}" for peer in peers
        )
        print(f"{name}: decisions a second against {', '.join(ratios)}")
    print()
    for name, figures in own.items():
        bare, views = (figures["env us"] / figures[key] for key in ("engine us", "views us"))
        print(f"{name}: PettingZoo's step x {bare:.1f} of the engine's, x {views:.1f} with views")


if __name__ == "__main__":
    main()
