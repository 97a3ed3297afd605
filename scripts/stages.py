"""Run everything that must pass, stage by stage; stop at the first failure and sum up.

- `python scripts/stages.py`: all stages
- `python scripts/stages.py lint types`: these
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
DEV = ROOT / ".venv" / "bin"
COMPILED = ROOT / "build" / "compiled" / "bin"
NPM = [str(DEV / "python"), "scripts/node.py", "npm"]
PAGES = [str(DEV / "python"), "scripts/pages.py"]
PYTEST = ["-m", "pytest", "-q", "--durations=5"]


@dataclass(frozen=True)
class Stage:
    """Commands that belong together, with a heading."""

    key: str
    title: str
    commands: list[list[str]]
    environment: dict[str, str] = field(default_factory=dict)


def stages() -> list[Stage]:
    """Return all stages, the quick ones first."""
    dev, compiled = str(DEV / "python"), str(COMPILED / "python")
    shipped = {"ALCAIDE_EXPECT": "compiled"}
    return [
        Stage(
            "lint",
            "Lint and format (ruff)",
            [[str(DEV / "ruff"), "check", "."], [str(DEV / "ruff"), "format", "--check", "."]],
        ),
        Stage("types", "Types (mypy, strict)", [[str(DEV / "mypy")]]),
        Stage("layers", "Layers (import-linter)", [[str(DEV / "lint-imports"), "--no-cache"]]),
        Stage(
            "pages",
            "Pages: types, accessibility warnings, tests, build",
            [[*PAGES, "install"], [*NPM, "run", "check"], [*NPM, "test"], PAGES],
        ),
        Stage(
            "tests",
            "Tests, rules interpreted",
            [[dev, *PYTEST, "-n", "auto", "-m", "not e2e"]],
            {"ALCAIDE_EXPECT": "interpreted"},
        ),
        Stage("docs", "Documentation (Sphinx, no warnings)", [["make", "-s", "docs"]]),
        Stage("package", "Package: sdist, wheel", [["make", "-s", "build/compiled.stamp"]]),
        Stage(
            "compiled",
            "Tests, rules compiled by mypyc, from the installed wheel",
            [[compiled, *PYTEST, "-n", "auto", "-m", "not e2e"]],
            shipped,
        ),
        Stage("speed", "Speed, against a fixed workload", [[compiled, "benchmarks/ratio.py"]]),
        Stage(
            "e2e",
            "End to end in Chromium, from the installed wheel",
            [[compiled, *PYTEST, "-n", "auto", "--dist", "worksteal", "-m", "e2e"]],
            shipped,
        ),
    ]


def run(stage: Stage) -> bool:
    """Run the commands of a stage; tell whether all succeeded."""
    heading(stage.title)
    environment = os.environ | stage.environment
    for command in stage.commands:
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
            return False
    return True


def heading(text: str) -> None:
    """Print a heading that stands out."""
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    sys.stdout.write(f"\n{bold}== {text}{plain}\n")
    sys.stdout.flush()


def main(keys: list[str]) -> int:
    """Run the stages that are named, or all."""
    known = stages()
    if wrong := [key for key in keys if key not in [stage.key for stage in known]]:
        names = " ".join(stage.key for stage in known)
        sys.stderr.write(f"no such stage: {' '.join(wrong)}; there are: {names}\n")
        return 2
    chosen = [stage for stage in known if not keys or stage.key in keys]
    results: list[str] = []
    for stage in chosen:
        begin = time.monotonic()
        passed = run(stage)
        word = "passed" if passed else "FAILED"
        results.append(f"{word}  {time.monotonic() - begin:6.1f} s  {stage.title}")
        if not passed:
            break
    heading("Summary")
    sys.stdout.write("\n".join(results) + "\n")
    left = len(chosen) - len(results)
    if left:
        sys.stdout.write(f"not run: {left} more\n")
    return 0 if results and results[-1].startswith("passed") and not left else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
