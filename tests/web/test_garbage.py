"""Garbage is found by looking now and then, and only then."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from alcaide.web import garbage


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def dropped() -> weakref.ref[Ring]:
    """Return what is left of a ring that nobody has any more."""
    return weakref.ref(Ring())


def grown() -> list[Ring]:
    """Return more than Python would leave alone."""
    return [Ring() for _ in range(100_000)]


def test_garbage_stays_until_somebody_looks() -> None:
    with garbage.seldom():
        left = dropped()
        grown()
        assert left() is not None
        gc.collect()
        assert left() is None
    assert gc.isenabled()


def test_it_is_looked_for_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PAUSE", 0.01)

    async def run() -> None:
        garbage.look_now_and_then(asyncio.get_running_loop())
        for _ in range(3):
            left = dropped()
            async with asyncio.timeout(10):
                while left() is not None:
                    await asyncio.sleep(0.01)

    with garbage.seldom():
        asyncio.run(run())
    assert gc.get_freeze_count() == 0
