"""Playing in a real terminal: colours, Ctrl-C."""

from __future__ import annotations

import os
import pty
import select
import signal
import time
from pathlib import Path

import pytest

from records import GOLDEN
from terminal import COMMAND, PLAIN, saved

SEED = "4"  # the person on seat 0 begins


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.process, self.master = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job ignores it
            os.execve(
                COMMAND[0], [*COMMAND, *args], {**os.environ, **PLAIN, "TERM": "xterm-256color"}
            )

    def until(self, text: str, again: str = "") -> str:
        """Read until a text is shown; return what was read since the last time.

        ``again`` is typed again every few seconds: a signal just before readline begins to wait
        is seen with the next one only.
        """
        read = ""
        end = time.monotonic() + 30
        patience = time.monotonic() + 3
        while text not in read:
            assert time.monotonic() < end, f"{text!r} is not in {read!r}"
            if again and time.monotonic() > patience:
                self.type(again)
                patience += 3
            if select.select([self.master], [], [], 0.2)[0]:
                read += os.read(self.master, 65536).decode()
        return read

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Wait for the end; return the exit code."""
        while True:
            try:
                if not os.read(self.master, 65536):
                    break
            except OSError:  # the other side has closed
                break
        _, status = os.waitpid(self.process, 0)
        os.close(self.master)
        return os.waitstatus_to_exitcode(status)


def test_a_terminal_has_colours_and_ctrl_c_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", "alcazar", "--seats", "me,greedy", "--seed", SEED)
    first = terminal.until("Player> ")
    assert "\x1b[1m" in first
    terminal.type("1\n")
    terminal.until("Player> ")
    terminal.type("\x03")
    terminal.until("The game is saved in ", again="\x03")
    assert terminal.end() == 0
    assert len(saved().actions) == 1


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAIN, "NO_COLOR", "1")
    terminal = Terminal("show", str(GOLDEN / "flags-3.play"))
    assert "\x1b" not in terminal.until("hand: ")
    assert terminal.end() == 0
