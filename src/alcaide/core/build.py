"""How this copy of the rules runs."""

from __future__ import annotations

from alcaide.core import rng


def kind() -> str:
    """Return "compiled" when the rules are machine code made by mypyc, else "interpreted"."""
    return "interpreted" if str(rng.__file__).endswith(".py") else "compiled"
