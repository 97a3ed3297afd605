"""What building a wheel or an sdist does besides copying: the pages, and the compiled rules.

The rules are compiled where that is possible; build/interpreted tells why they were not, since
pip shows nobody what a build warns of. ALCAIDE_COMPILE=1 makes a failure an error,
ALCAIDE_COMPILE=0 gives a wheel for every machine.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import machine_code
import node
import pages


class CustomBuildHook(BuildHookInterface):
    """The build of Alcaide, as hatchling calls it."""

    def dependencies(self) -> list[str]:
        """Return what must be installed for this build."""
        compiles = self._may_compile() and not machine_code.why_impossible()
        needed = list(machine_code.NEEDS) if compiles else []
        if not pages.fresh() and node.own_npm() is None:
            needed.append(node.PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages and compile the rules; an editable install has neither."""
        if version == "editable":
            return
        pages.build()
        machine_code.INTERPRETED.unlink(missing_ok=True)
        if self._may_compile():
            lacking = machine_code.why_impossible()
            if lacking:
                self._stay_interpreted(lacking)
            else:
                self._compile(build_data)

    def _may_compile(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ALCAIDE_COMPILE") != "0"

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            built = machine_code.compile_modules(self.config["compiled"])
        except (Exception, SystemExit) as error:  # mypyc exits, compilers raise what they like
            self._stay_interpreted(f"compiling failed: {error.__context__ or error}")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _stay_interpreted(self, reason: str) -> None:
        if os.environ.get("ALCAIDE_COMPILE") == "1":
            raise RuntimeError(f"ALCAIDE_COMPILE=1, but {reason}")
        machine_code.INTERPRETED.parent.mkdir(exist_ok=True)
        machine_code.INTERPRETED.write_text(f"{reason}\n", encoding="utf-8")
        self.app.display_warning(f"The rules stay interpreted: {reason}")
