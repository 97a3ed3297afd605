"""Games on a Ray cluster: the extra ``cluster``."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Outcome, play
from alcaide.arena.schedule import Fixture

TRIES: Final = 5  # of a game whose worker or node dies
PATIENCE: Final = 10.0  # seconds to reach the cluster


def play_on_cluster(fixtures: Sequence[Fixture], address: str) -> Iterator[Outcome]:
    """Yield each game once, as they end, as many being played at a time as the cluster has cores.

    Raises ArenaError if there is no Ray, no cluster, or a game whose workers die.
    """
    try:
        import ray
    except ImportError:
        raise ArenaError("cli-arena-extra", package="ray", extra="cluster") from None
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).partition("\n")[0]
        raise ArenaError("cli-arena-no-cluster", address=address, reason=reason) from None
    try:
        yield from _play(ray, fixtures)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise ArenaError if nobody listens there: Ray itself would go on trying for minutes."""
    try:
        place = urlsplit(address if "//" in address else f"//{address}")
        if place.hostname and place.port:
            socket.create_connection((place.hostname, place.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise ArenaError("cli-arena-no-cluster", address=address, reason=str(error)) from None


def _play(ray: Any, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
    task = ray.remote(max_retries=TRIES - 1)(play)
    waiting = iter(fixtures)
    running: dict[Any, Fixture] = {}
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))  # a cluster may grow
        while len(running) < 2 * cores and (fixture := next(waiting, None)) is not None:
            running[task.remote(fixture)] = fixture
        if not running:
            return
        for future in ray.wait(list(running))[0]:
            fixture = running.pop(future)
            try:
                yield ray.get(future)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                raise ArenaError("cli-arena-dies", name=fixture.key, times=TRIES) from None
