"""Bots that are programs of their own: they are asked and answer in lines of JSON.

docs/outside-bots.md tells the protocol. A program that ends, is late or answers anything but a
legal action has lost its game: `ForfeitError`.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from math import inf
from typing import Any, Final

import msgspec

from alcaide.bots import Bot, bot
from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.core.rng import Rng
from alcaide.interface.game import Game

COMMAND: Final = "cmd:"  # begins the name of such a bot, before its command
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for each answer, unless told otherwise
LONGEST: Final = 65_536  # bytes of an answer
FAREWELL: Final = 1.0  # seconds to end after the last question


class ForfeitError(AlcaideError):
    """A program has lost its game; ``reason`` and ``words`` say why."""

    def __init__(self, seat: int, reason: str, **words: Any) -> None:
        self.seat = seat
        self.reason = reason  # start, crash, timeout, long, garbage, illegal
        self.words = words
        told = "".join(f", {name} {value}" for name, value in words.items())
        super().__init__(f"seat {seat} loses: {reason}{told}")


class Answer(msgspec.Struct):
    """The action: its place in the list, or its notation."""

    action: int | str


def words(command: str) -> list[str]:
    """Return the words of a command, split like a shell does it. Raises AlcaideError."""
    try:
        found = shlex.split(command, posix=os.name == "posix")
    except ValueError:  # a quotation that does not end
        found = []
    if not found:
        raise AlcaideError(f"no command that can be read stands in {COMMAND + command[:40]!r}")
    return found


def check(name: str) -> None:
    """Raise AlcaideError for a bot that there is not, or a command that is none."""
    if name.startswith(COMMAND):
        words(name.removeprefix(COMMAND))
    else:
        bot(name)


class Program:
    """A running program that plays one seat of one game."""

    def __init__(self, command: str, seat: int, seconds: float) -> None:
        """Start it. Raises ForfeitError."""
        self.seat = seat
        self.seconds = seconds
        self.late = False
        try:
            self.process = subprocess.Popen(
                words(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
            )
        except OSError as error:
            raise ForfeitError(seat, "start", error=str(error)) from None

    def ask(self, question: dict[str, Any]) -> bytes:
        """Send a line and return the line that comes back. Raises ForfeitError."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watch = threading.Timer(self.seconds, self._expire)
        watch.start()
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            self.process.stdin.flush()
            reply = self.process.stdout.readline(LONGEST + 1)
        except OSError:
            reply = b""  # it has closed its input
        finally:
            watch.cancel()
        if self.late:
            raise ForfeitError(self.seat, "timeout", seconds=self.seconds)
        if len(reply) > LONGEST:
            raise ForfeitError(self.seat, "long", most=LONGEST)
        if not reply:
            raise ForfeitError(self.seat, "crash", code=self._wait())
        return reply

    def close(self) -> None:
        """Tell the program by the end of its input that the game is over; end it if it stays."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError):  # it may have ended with something unread
            self.process.stdin.close()
        self._wait()
        self.process.stdout.close()

    def kill(self) -> None:
        """End the program and what it has started."""
        with suppress(OSError):  # nothing may be left of it
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def _wait(self) -> int:
        """Give the program a moment to end, end it otherwise; return its exit code."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self.kill()
        return self.process.wait()

    def _expire(self) -> None:
        self.late = True
        self.kill()


class Outside:
    """A bot behind a command, for one game: each seat that it is asked for gets its own program."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Take a command. Raises AlcaideError if it is none, or for no time."""
        words(command)  # complains now rather than in the first game
        if not 0 < seconds < inf:
            raise ArgumentError(f"a program has some seconds for an answer, not {seconds}")
        self.command = command
        self.seconds = seconds
        self.programs: dict[int, Program] = {}

    def __reduce__(self) -> tuple[type[Outside], tuple[str, float]]:
        return Outside, (self.command, self.seconds)  # a copy starts programs of its own

    def choose(self, game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
        """Return the action that the program of a seat answers with. Raises ForfeitError."""
        try:
            if view.seat not in self.programs:
                self._greet(game, view)
            return self._ask(game, view, actions, rng)
        except ForfeitError:
            if view.seat in self.programs:
                self.programs[view.seat].kill()
            raise

    def close(self) -> None:
        """End all programs."""
        for program in self.programs.values():
            program.close()
        self.programs.clear()

    def _ask(self, game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
        seat = view.seat
        state = game.determinize(view, rng)
        written = [game.write(state, action) for action in actions]
        question = {
            "type": "move",
            "time": self.seconds,
            "actions": [
                {"notation": text, "action": action}
                for text, action in zip(written, actions, strict=True)
            ],
            "view": view,
        }
        reply = self.programs[seat].ask(question)
        try:
            answer = msgspec.json.decode(reply, type=Answer).action
        except (msgspec.DecodeError, RecursionError):
            raise ForfeitError(seat, "garbage", answer=shown(reply)) from None
        if isinstance(answer, str) and answer in written:
            return actions[written.index(answer)]
        if isinstance(answer, int) and answer in range(len(actions)):
            return actions[answer]
        raise ForfeitError(seat, "illegal", answer=shown(reply))

    def _greet(self, game: Game[Any, Any, Any], view: Any) -> None:
        program = self.programs[view.seat] = Program(self.command, view.seat, self.seconds)
        reply = program.ask(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": game.name,
                "version": game.version,
                "players": len(view.seats),
                "seat": view.seat,
                "options": view.options,
                "time": self.seconds,
            }
        )
        try:
            msgspec.json.decode(reply, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise ForfeitError(view.seat, "garbage", answer=shown(reply)) from None


def shown(reply: bytes) -> str:
    """Return the beginning of an answer, as it can stand in a report."""
    text = reply.decode("utf-8", "replace").strip()[:60]
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@contextmanager
def seated(names: Sequence[str], seconds: float = SECONDS) -> Iterator[list[Bot]]:
    """Give the bots of one game by name: a level, or ``cmd:`` and a command; end their programs.

    Raises AlcaideError for a level that there is not, or a command that is none.
    """
    with ExitStack() as stack:
        bots = []
        for name in names:
            if name.startswith(COMMAND):
                outside = Outside(name.removeprefix(COMMAND), seconds)
                stack.callback(outside.close)
                bots.append(Bot(name, outside.choose))
            else:
                bots.append(bot(name))
        yield bots
