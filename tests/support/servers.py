"""PostgreSQL and Redis servers of the tests' own, on free ports, with nothing kept afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
import redis

from alcaide.storage.database import open_database

EXPECTED: Final = "ALCAIDE_EXPECT_SERVERS"  # variable: a server that is missing is a failure
DEBIAN: Final = "/usr/lib/postgresql"
USER: Final = "postgres"  # PostgreSQL refuses to run as root
WAIT: Final = 30.0  # seconds


class Postgres:
    """A PostgreSQL server; ``url`` is a database in it."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = free_port()
        self.databases = self.bares = 0
        account: dict[str, Any] = {}
        if os.geteuid() == 0:
            account = {"user": USER, "group": USER, "extra_groups": []}
            shutil.chown(folder, USER, USER)
        self.account = account
        self._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [str(self.programs / "postgres"), "-D", "data", "-p", str(self.port)]
        command += ["-h", "127.0.0.1", "-k", str(self.folder), "-F"]  # no fsync
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, **self.account
            )
        until(lambda: self._asked("SELECT 1"), f"PostgreSQL: {self.folder / 'log'}")

    def kill(self) -> None:
        """Stop it at once, as a crash would."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(WAIT)

    def new(self) -> str:
        """Create a database in which nothing but the schema is, and return its address."""
        if not self.databases:
            with ThreadPoolExecutor(1) as aside:  # where no loop runs
                aside.submit(asyncio.run, self._migrated(self._create("pattern"))).result()
        self.databases += 1
        return self._create(f"t{self.databases}", "--template", "pattern")

    def bare(self) -> str:
        """Create a database in which there is nothing at all, and return its address."""
        self.bares += 1
        return self._create(f"b{self.bares}")

    async def _migrated(self, url: str) -> None:
        await (await open_database(url)).dispose()

    def _create(self, name: str, *more: str) -> str:
        at = ["-h", str(self.folder), "-p", str(self.port), "-U", USER]
        self._run("createdb", *at, *more, name)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"

    def _asked(self, query: str) -> bool:
        asked = self._run(
            "psql", "-h", str(self.folder), "-p", str(self.port), "-U", USER, "-c", query,
            check=False,
        )  # fmt: skip
        return asked.returncode == 0

    def _run(
        self, program: str, *words: str, check: bool = True
    ) -> subprocess.CompletedProcess[Any]:
        return subprocess.run(
            [str(self.programs / program), *words],
            cwd=self.folder,
            check=check,
            capture_output=True,
            **self.account,
        )


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Start a PostgreSQL server, or skip where it is not installed."""
    programs = postgres_programs()
    if programs is None:
        lacking("PostgreSQL")
        raise AssertionError
    folder = Path(tempfile.mkdtemp(prefix="alcaide-postgres-"))
    try:
        server = Postgres(folder, programs)
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def postgres_programs() -> Path | None:
    """Return where the programs of PostgreSQL are."""
    found = sorted(Path(DEBIAN).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


class Redis:
    """A Redis server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until(lambda: listens(self.port), "Redis")

    def kill(self) -> None:
        """Stop it at once; it forgets everything."""
        self.process.kill()
        self.process.wait(WAIT)

    def clear(self) -> None:
        """Forget everything and go on."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()


@contextmanager
def redis_server(folder: Path) -> Iterator[Redis]:
    """Start a Redis server, or skip where it is not installed."""
    if not shutil.which("redis-server"):
        lacking("Redis")
    server = Redis(folder)
    try:
        yield server
    finally:
        server.kill()


def lacking(name: str) -> None:
    """Skip a test for want of a server, or fail it where all servers must be there."""
    if os.environ.get(EXPECTED):
        pytest.fail(f"{name} is not installed")
    pytest.skip(f"{name} is not installed")


def until(ready: Callable[[], bool], what: str) -> None:
    """Wait for something that takes a moment."""
    end = time.monotonic() + WAIT
    while not ready():
        assert time.monotonic() < end, f"{what} is not ready"
        time.sleep(0.05)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def listens(port: int) -> bool:
    """Tell whether somebody listens on a port."""
    with socket.socket() as asked:
        return asked.connect_ex(("127.0.0.1", port)) == 0
