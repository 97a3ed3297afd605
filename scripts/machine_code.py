"""Compile the rules with mypyc."""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "alcaide"
# The compiler, and every library that a compiled file imports: mypy must find its types.
NEEDS = [
    *("mypy[mypyc]>=2.4,<3", "setuptools>=77"),
    *("msgspec>=0.20,<0.23", "librt>=0.17,<0.18", "mypy_extensions>=1.2", "fluent.runtime>=0.4"),
]
INTERPRETED = ROOT / "build" / "interpreted"  # why the last wheel has no machine code


def why_impossible() -> str:
    """Return what this machine lacks for compiling, or nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not (shutil.which(compiler) or shutil.which("cc")):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the header files of Python are missing (on Debian: python3-dev)"
    return ""


def modules(compiled: dict[str, Any]) -> list[str]:
    """Return the files to compile, relative to src/: all of some rooms but for some, and others."""
    wanted = [*(f"{room}/*.py" for room in compiled["rooms"]), *compiled["modules"]]
    files = {path for pattern in wanted for path in PACKAGE.glob(pattern)}
    files -= {path for pattern in compiled["interpreted"] for path in PACKAGE.glob(pattern)}
    names = [path.relative_to(ROOT / "src").as_posix() for path in files]
    return sorted(name for name in names if not name.endswith("__init__.py"))


def side_by_side(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Return what compiles each of its files by itself, as many at once as there are cores."""

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: compile_files([source], **options), sources)
            return [name for names in objects for name in names]

    return compile_all


def compile_modules(compiled: dict[str, Any]) -> dict[str, str]:
    """Compile in one call; return the built libraries and their places in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools tells no types
        def build_extensions(self) -> None:
            self.compiler.compile = side_by_side(self.compiler.compile)
            super().build_extensions()

    out = ROOT / "build" / "mypyc"
    shutil.rmtree(out, ignore_errors=True)  # left-overs of another Python would be shipped
    folder = Path.cwd()
    os.chdir(ROOT / "src")
    try:
        extensions = mypycify(
            ["--follow-imports=silent", *modules(compiled)],
            opt_level="3",
            target_dir=str(out / "c"),
            group_name="alcaide_rules",
            multi_file=True,  # half the time of one file, and as fast a code
        )
        command = Build(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out / "lib"), str(out / "tmp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(folder)
    built = [path for path in (out / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
    return {str(path): path.relative_to(out / "lib").as_posix() for path in built}
