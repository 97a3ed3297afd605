"""A position as far as it can be read: what is at fault is told, and left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import HEAD
from alcaide.interface.game import Game

FAULTS: Final = 6  # that are told of a text
SHORTER: Final = 4  # words that are left out one by one, before the whole line is

Read = Callable[[str], Any]


class Fault(NamedTuple):
    """What is wrong: in which line (from 1; 0: in none), by which rule, and why."""

    line: int
    rule: str
    reason: str
    error: PositionError
    words: tuple[str, ...] = ()  # of the line, those that were left out


class Sketch(NamedTuple):
    """What could be read of a text, and what is wrong with it, line by line."""

    state: Any
    faults: list[Fault]


def sketch(game: Game[Any, Any, Any], text: str, board: str = "") -> Sketch:
    """Return what a text says, as far as it says it, whether or not a game could come there.

    What cannot be read is told first; where all of it can be, what no game could reach is.
    """
    strict: Read = partial(game.read_position, board=board)
    try:
        return Sketch(strict(text), [])
    except PositionError:
        found = readable(loosely(game, board), text)
    return found if found.faults else Sketch(found.state, _unreachable(strict, text))


def loosely(game: Game[Any, Any, Any], board: str = "") -> Read:
    """Return the function that reads a text whether or not a game could come there."""
    return partial(game.read_position, board=board, reachable=False)


def readable(read: Read, text: str) -> Sketch:
    """Return what can be read of a text; what is beyond the most faults is left out at once."""
    lines, faults = text.splitlines(), list[Fault]()
    while True:
        try:
            state = read("\n".join(lines))
        except PositionError as error:
            _leave_out(read, lines, fault_of(error), faults)
            if len(faults) >= FAULTS:
                lines = _frame(read, lines)
        else:
            return Sketch(state, sorted(faults[:FAULTS], key=lambda fault: fault.line))


def _frame(read: Read, lines: list[str]) -> list[str]:
    """Return the lines that others are read by - how many play, by which rules -, and no others."""
    kept = [""]
    for line in lines:
        if _is_head(line):
            try:
                read("\n".join([*kept, line]))
            except PositionError:
                continue
            kept.append(line)
    return kept


def _is_head(line: str) -> bool:
    return line.lower().split(maxsplit=1)[:1] in [[word] for word in HEAD]


def _unreachable(read: Read, text: str) -> list[Fault]:
    """Return what no game could reach; the first that belongs to no line hides what else may."""
    lines, faults = text.splitlines(), list[Fault]()
    while len(faults) < FAULTS:
        try:
            read("\n".join(lines))
        except PositionError as error:
            fault = fault_of(error)
            _leave_out(read, lines, fault, faults)
            if not fault.line:
                break
        else:
            break
    return sorted(faults, key=lambda fault: fault.line)


def fault_of(error: PositionError) -> Fault:
    """Return where an error is, and the rule that it names."""
    return Fault(error.line, error.rule, error.reason, error)


def _leave_out(read: Read, lines: list[str], fault: Fault, faults: list[Fault]) -> None:
    """Note a fault with its place, and take out of the lines what is at fault."""
    number = fault.line - 1 if fault.line else _guilty(read, lines, fault)
    kept, lost = _shorter(read, lines, number, fault)
    lines[number] = " ".join(kept)
    faults.append(fault._replace(line=number + 1, words=tuple(lost)))


def _guilty(read: Read, lines: list[str], fault: Fault) -> int:
    """Return the last line without which there would be another fault, or none."""
    said = [number for number, line in enumerate(lines) if line.strip()] or [0]
    said.sort(key=lambda number: not _is_head(lines[number]))  # without those all is another text
    return next((n for n in reversed(said) if _heals(read, lines, n, "", fault)), said[-1])


def _shorter(
    read: Read, lines: list[str], number: int, fault: Fault
) -> tuple[list[str], list[str]]:
    """Return the words of a line that are no fault, and those that are."""
    words = lines[number].partition(";")[0].split()
    for size in range(len(words) - 1, max(1, len(words) - 1 - SHORTER), -1):
        if _heals(read, lines, number, " ".join(words[:size]), fault):
            return words[:size], words[size:]
    first = _first(read, lines, number, words, fault)
    others = [*words[: first - 1], *words[first:]]
    if len(others) > 1 and not _there(read, lines, number, others, fault):
        return others, words[first - 1 : first]
    return [], words


def _first(read: Read, lines: list[str], number: int, words: list[str], fault: Fault) -> int:
    """Return how many words of a line it takes until the fault is there, by bisection."""
    fine, wrong = 1, len(words)
    while wrong - fine > 1:
        middle = (fine + wrong) // 2
        if _there(read, lines, number, words[:middle], fault):
            wrong = middle
        else:
            fine = middle
    return wrong


def _there(read: Read, lines: list[str], number: int, words: list[str], fault: Fault) -> bool:
    """Tell whether a fault is there with other words in a line."""
    try:
        read("\n".join([*lines[:number], " ".join(words), *lines[number + 1 :]]))
    except PositionError as error:
        return (error.key or error.reason) == (fault.error.key or fault.reason)
    return False


def _heals(read: Read, lines: list[str], number: int, line: str, fault: Fault) -> bool:
    """Tell whether another line in the place of one takes the fault away and makes none there."""
    try:
        read("\n".join([*lines[:number], line, *lines[number + 1 :]]))
    except PositionError as error:
        now = fault_of(error)
        return now.reason != fault.reason and now.line != number + 1
    return True
