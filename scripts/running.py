"""Stages of a check, side by side where they need not wait for each other."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
LOGS: Final = ROOT / "build" / "stages"
LOOK: Final = 1.0  # seconds between two looks at whether something is still to be stopped


@dataclass(frozen=True)
class Stage:
    """Commands that belong together, with a heading.

    ``needs``: stages that must have passed before, if they are run at all. ``alone``: it keeps all
    cores busy by itself, or measures them.
    """

    key: str
    title: str
    commands: list[list[str]]
    environment: dict[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    alone: bool = False


class Runner:
    """Runs stages, as many at once as there are cores.

    After a failure it runs none any more, or only (``keep_going``) those that do not need what
    failed.
    """

    def __init__(self, stages: list[Stage], cores: int, keep_going: bool = False) -> None:
        self.waiting = list(stages)
        self.cores = cores
        self.keep_going = keep_going
        self.running: dict[Future[bool], Stage] = {}
        self.begun: dict[str, float] = {}
        self.without: set[str] = set()  # those that failed
        self.results: list[str] = []
        self.stopped = False
        self.processes: set[subprocess.Popen[bytes]] = set()

    def run(self) -> bool:
        """Run all; tell whether all passed."""
        with ThreadPoolExecutor(self.cores) as pool:
            try:
                while self._start(pool):
                    done, _ = wait(self.running, LOOK, FIRST_COMPLETED)
                    for future in done:
                        self._end(self.running.pop(future), future.result())
                    if self.stopped:
                        self._stop()
            finally:
                self._stop()
        return not self.without

    def _start(self, pool: ThreadPoolExecutor) -> bool:
        """Start what can be started; tell whether anything runs."""
        while not self.stopped and (stage := self._next()):
            self.waiting.remove(stage)
            self.begun[stage.key] = time.monotonic()
            self.running[pool.submit(self._commands, stage)] = stage
        return bool(self.running)

    def _next(self) -> Stage | None:
        """Return the first stage that has all it needs, and room."""
        if len(self.running) >= self.cores or any(one.alone for one in self.running.values()):
            return None
        missing = {stage.key for stage in [*self.waiting, *self.running.values()]} | self.without
        ready = [stage for stage in self.waiting if not missing & set(stage.needs)]
        fitting = [stage for stage in ready if not (stage.alone and self.running)]
        return fitting[0] if fitting else None

    def _commands(self, stage: Stage) -> bool:
        """Run the commands of a stage; what they print is shown at once only if nothing else is."""
        if stage.alone or self.cores == 1:
            heading(stage.title)
            return all(self._command(command, stage, None) for command in stage.commands)
        LOGS.mkdir(parents=True, exist_ok=True)
        with (LOGS / stage.key).open("wb") as log:
            return all(self._command(command, stage, log) for command in stage.commands)

    def _command(self, command: list[str], stage: Stage, log: IO[bytes] | None) -> bool:
        if self.stopped:
            return False
        environment = os.environ | stage.environment
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        self.processes.add(process)
        code = process.wait()
        self.processes.discard(process)
        return code == 0

    def _end(self, stage: Stage, passed: bool) -> None:
        """Show what a stage printed and note how it ended."""
        if self.stopped:
            return
        if not passed:
            self.without.add(stage.key)
            self.stopped = not self.keep_going
        seconds = time.monotonic() - self.begun[stage.key]
        self.results.append(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {stage.title}")
        if not (stage.alone or self.cores == 1):
            heading(stage.title)
            sys.stdout.write((LOGS / stage.key).read_text("utf-8", "replace"))
        sys.stdout.write(f"{self.results[-1]}\n")
        sys.stdout.flush()

    def _stop(self) -> None:
        for process in list(self.processes):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def heading(text: str) -> None:
    """Print a heading that stands out."""
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    sys.stdout.write(f"\n{bold}== {text}{plain}\n")
    sys.stdout.flush()
