"""Run everything that must pass, side by side where that is quicker.

It stops at the first failure, or (`--keep-going`) does all that does not need what failed.

- `python scripts/stages.py`: all stages
- `python scripts/stages.py fast`: those that are quick, for the loop of work
- `python scripts/stages.py lint types`: these
"""

from __future__ import annotations

import os
import sys
from typing import Final

from running import ROOT, Runner, Stage, heading

DEV: Final = ROOT / ".venv" / "bin"
LOWEST: Final = ROOT / "build" / "lowest" / "bin" / "python"
COMPILED: Final = ROOT / "build" / "compiled" / "bin"
NPM: Final = [str(DEV / "python"), "scripts/node.py", "npm"]
PAGES: Final = [str(DEV / "python"), "scripts/pages.py"]
TYPES: Final = [str(DEV / "python"), "scripts/page_types.py", "--check"]
PYTEST: Final = ["-m", "pytest", "-q", "--durations=20"]
FAST: Final = ["lint", "types", "layers", "tests"]
# What may differ between the two builds, and what holds of the rules: it is tried in both. All
# else is tried with the rules compiled, which is quicker.
BOTH: Final = [
    *("tests/games", "tests/laws", "tests/perft", "tests/bots/test_fair_play.py"),
    *("tests/cli/test_show.py", "tests/cli/test_commands.py"),
    *("tests/test_golden.py", "tests/test_encoding.py", "tests/test_playthrough.py"),
    *("tests/test_record*.py", "tests/test_house.py", "tests/test_builds*.py"),
    *("tests/test_machine_code.py", "tests/examples/test_new_game.py"),  # linters are in one only
]


def stages() -> list[Stage]:
    """Return all stages; of those that could begin the first one does."""
    dev, compiled = str(DEV / "python"), str(COMPILED / "python")
    shipped = {"ALCAIDE_EXPECT": "compiled"} | trying("thorough")
    return [
        Stage(
            "lint",
            "Lint and format (ruff)",
            [[str(DEV / "ruff"), "check", "."], [str(DEV / "ruff"), "format", "--check", "."]],
        ),
        Stage(
            "pages",
            "Pages: types, accessibility warnings, tests, build",
            [[*PAGES, "install"], TYPES, [*NPM, "run", "check"], [*NPM, "test"], PAGES],
        ),
        Stage(
            "styles",
            "Pages: lint and format (ESLint, Prettier)",
            [[*NPM, "run", "lint"]],
            needs=("pages",),
        ),
        Stage("layers", "Layers (import-linter)", [[str(DEV / "lint-imports"), "--no-cache"]]),
        Stage("types", "Types (mypy, strict)", [[str(DEV / "mypy")]]),
        Stage(
            "package",
            "Package: sdist, wheel",
            [["make", "-s", "build/compiled.stamp"]],
            needs=("pages",),
        ),
        Stage("docs", "Documentation (Sphinx, no warnings)", [["make", "-s", "docs"]]),
        Stage(
            "tests",
            "Tests of rules and laws, interpreted",
            [[dev, *PYTEST, *in_both()]],
            {"ALCAIDE_EXPECT": "interpreted"} | trying("quick"),
        ),
        Stage(
            "lowest",
            "Server on the lowest versions of what it needs",
            [["make", "-s", "build/lowest.stamp"], [dev, *PYTEST, "tests/test_versions.py"]],
            {"ALCAIDE_LOWEST": str(LOWEST)},
            needs=("package",),
        ),
        Stage(
            "compiled",
            "Tests, rules compiled by mypyc, from the installed wheel",
            [[compiled, *PYTEST, "-n", "auto", "--dist", "worksteal", "-m", "not e2e"]],
            shipped,
            needs=("package",),
            alone=True,
        ),
        Stage(
            "speed",
            "Speed, against a fixed workload",
            [[compiled, "benchmarks/ratio.py"], [compiled, "benchmarks/environments.py"]],
            needs=("package",),
            alone=True,
        ),
        Stage(
            "e2e",
            "End to end in Chromium, from the installed wheel",
            [[compiled, *PYTEST, "-n", "auto", "--dist", "worksteal", "-m", "e2e"]],
            shipped,
            needs=("package",),
            alone=True,
        ),
    ]


def in_both() -> list[str]:
    """Return the paths of the tests that run in both builds."""
    found = [path for pattern in BOTH for path in sorted(ROOT.glob(pattern))]
    return [str(path.relative_to(ROOT)) for path in found]


def trying(profile: str) -> dict[str, str]:
    """Return how much tests try by chance, unless somebody has said it (see profiles.py)."""
    return {} if os.environ.get("ALCAIDE_TESTS") else {"ALCAIDE_TESTS": profile}


def main(keys: list[str]) -> int:
    """Run the stages that are named, or all."""
    keep_going = "--keep-going" in keys
    keys = [key for key in keys if key != "--keep-going"]
    known = stages()
    names = [stage.key for stage in known]
    wanted = FAST if keys == ["fast"] else keys or names
    if wrong := [key for key in wanted if key not in names]:
        sys.stderr.write(f"no such stage: {' '.join(wrong)}; there are: {' '.join(names)}\n")
        return 2
    chosen = [stage for stage in known if stage.key in wanted]
    runner = Runner(chosen, min(os.cpu_count() or 1, len(chosen)), keep_going)
    passed = runner.run()
    heading("Summary")
    sys.stdout.write("\n".join(runner.results) + "\n")
    if left := len(chosen) - len(runner.results):
        sys.stdout.write(f"not run to their end: {left} more\n")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
