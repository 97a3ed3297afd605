"""A program that plays, in the arena's tests: well on the first seat, badly on any other."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

PROGRAM = """
import json, sys
seat = json.loads(sys.stdin.readline() or exit())["seat"]
print("{}", flush=True)
for line in sys.stdin:
    if seat > 0:
        sys.exit(3)
    print(json.dumps({"action": 0}), flush=True)
"""


def faulty(folder: Path) -> str:
    """Write the program; return the name of the bot: it crashes wherever it is not the first."""
    file = folder / "faulty.py"
    file.write_text(PROGRAM)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
