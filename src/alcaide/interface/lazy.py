"""Functions that are imported when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

USUAL: Final = {  # rooms and modules in which every game has these functions
    "scene": "board.scene",
    "vignette": "board.vignette",
    "story": "board.story",
    "places": "board.places",
    "choices": "decisions.choices",
    "prompt": "decisions.choices",
    "preview": "decisions.preview",
    "plausible": "decisions.attempts",
    "describe": "text.description",
    "ending": "text.description",
    "lesson": "teaching.lesson",
    "figures": "teaching.figures",
    "features": "tensors.action_numbers",
    "information": "information.owners",
    "discovery": "information.discovery",
}


def usual(package: str) -> dict[str, Any]:
    """Return the functions of a game that stand where every game has them."""
    return {name: late(package, module, name) for name, module in USUAL.items()}


def late(package: str, module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module that is imported when it is needed: not everybody draws."""
    return partial(_call, f"{package}.{module}", name)


def _call(module: str, name: str, *args: Any) -> Any:
    return _function(module, name)(*args)


@cache
def _function(module: str, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
