"""The command line in tests: typed, answered, read."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

from alcaide.cli.main import run
from alcaide.record import Record

COMMAND: Final = [sys.executable, "-c", "from alcaide.cli.main import main; main()"]
PLAIN: Final = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "NO_COLOR": "", "COLUMNS": "80"}


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Return the lines of the output."""
        return self.out.splitlines()


def alcaide(*args: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Said:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    with (
        patch.dict(os.environ, {**PLAIN, **(env or {})}),
        patch("sys.stdin", typed),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(args)
    return Said(code, out.getvalue(), err.getvalue())


def shell(*args: str, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *args],
        input=stdin,
        capture_output=True,
        env={**os.environ, **PLAIN, **(env or {})},
        check=False,
        timeout=60,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def saved() -> Record:
    """Return the one record in the folder."""
    (path,) = Path().glob("*.play")
    return Record.load(path)
