"""Hands notices to a process of its own, which sends them (see delivery_process.py)."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import msgspec

from alcaide.people.notify.delivery_protocol import (
    LATER,
    Batch,
    Check,
    DeliveryResult,
    Message,
    Push,
)

LOG: Final = logging.getLogger("alcaide")
PATIENCE: Final = 30.0  # seconds for a batch
AT_ONCE: Final = 2  # processes
# What the process knows of the environment of the server: nothing that is secret.
PASSED: Final = (
    "PATH", "PYTHONPATH", "SYSTEMROOT", "LANG", "LC_ALL", "TZ", "SSL_CERT_FILE", "SSL_CERT_DIR",
    "REQUESTS_CA_BUNDLE",
)  # fmt: skip
COMMAND: Final = (sys.executable, "-P", "-B", "-m", "alcaide.people.notify.delivery_process")
Job = Check | Message | Push


class DeliveryClient:
    """Sends notices; ``private``: also to this machine and to its own network."""

    def __init__(
        self, private: bool = False, key: str = "", sender: str = "", own: Sequence[str] = ()
    ) -> None:
        self.private = private
        self.key = key
        self.sender = sender
        self.own = list(own)  # names by which the server is reached
        self.free = asyncio.Semaphore(AT_ONCE)
        self.running: set[asyncio.subprocess.Process] = set()

    async def run(self, jobs: Sequence[Job]) -> list[DeliveryResult]:
        """Return what came of each job; those that took too long may work later."""
        done = {number: DeliveryResult(number, LATER) for number in range(len(jobs))}
        async with self.free:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    batch = Batch(list(jobs), self.private, self.key, self.sender, self.own)
                    await self._run(batch, done)
        return list(done.values())

    def close(self) -> None:
        """Give up what is being sent."""
        for process in self.running:
            with suppress(ProcessLookupError):
                process.kill()

    async def _run(self, batch: Batch, done: dict[int, DeliveryResult]) -> None:
        environment = {name: os.environ[name] for name in PASSED if name in os.environ}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=environment
        )
        self.running.add(process)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(batch) + b"\n")
            await process.stdin.drain()
            async for line in process.stdout:
                outcome = msgspec.json.decode(line, type=DeliveryResult)
                done[outcome.job] = outcome
            if await process.wait() > 0:  # less: it was given up
                LOG.error("the process that sends notices ended with %d", process.returncode)
        finally:
            self.running.discard(process)
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end of its pipes


def can_send() -> tuple[bool, bool]:
    """Tell whether the libraries for addresses and for browsers are installed."""
    return find_spec("apprise") is not None, find_spec("pywebpush") is not None
