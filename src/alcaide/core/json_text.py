"""JSON that somebody has written: what it says, or where it is none."""

from __future__ import annotations

import json
from typing import Any

from alcaide.core.errors import SetupError


def read_json(text: str, rule: str = "") -> Any:
    """Return what a text says. Raises SetupError with the rule and the place of the fault."""
    where = f"{rule}: " if rule else ""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        told = f"{where}the board is not JSON: {error}"
        place = {"line": error.lineno, "column": error.colno}
        raise SetupError(told, "record-board-json", **place) from None
    except (ValueError, RecursionError) as error:
        told = f"{where}the board is not JSON: {error}"
        raise SetupError(told, "record-board-deep") from None
