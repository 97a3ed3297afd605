"""Functions that are imported when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


def late(package: str, module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module that is imported when it is needed: not everybody draws."""

    @cache
    def function() -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(import_module(f"{package}.{module}"), name)
        return found

    return lambda *args: function()(*args)
