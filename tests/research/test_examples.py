"""The worked example learns, with short settings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs alcaide[research]")

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_worked_example_learns_to_beat_random_play() -> None:
    command = [sys.executable, str(EXAMPLES / "train_values.py")]
    command += ["--rounds", "2", "--games", "8", "--test", "16", "--check", "4"]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    won = re.search(r"in the end: (\d+)% of 16 games won", said.stdout)
    assert won, said.stdout
    assert int(won[1]) >= 75
    assert len(said.stdout.splitlines()) == 3
