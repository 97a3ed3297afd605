"""What has happened since somebody's last turn, told from the log: also to who comes back later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from alcaide.scene.model import Drawing, Node
from alcaide.server.present import aids
from alcaide.server.present.log_lines import lines_of
from alcaide.server.protocol.looks.past_messages import Gone, Happened, Past
from alcaide.tables.table import Table
from alcaide.tables.words import Words

MOST: Final = 40  # actions that are told: the newest
LEAVING: Final = ("figure", "piece")  # roles of what is seen to leave
WISHED: Final = "wish"  # the kind of what might be set, and so does not stand there yet


def past(table: Table, viewer: int | None, turns: int, words: Words) -> Past:
    """Return what a screen is told that looks with the eyes of a seat."""
    return Past(
        len(table.steps),
        [] if viewer is None else list(since(table, viewer, turns, words)),
        list(turn_starts(table)),
        list(scorings(table)),
    )


def since(table: Table, viewer: int, turns: int, words: Words) -> Iterator[Happened]:
    """Yield the actions of others since the last turn of a seat, with what left the board."""
    game, first = table.game, _own_end(table, viewer)
    if first is None:
        return
    first = max(first, len(table.steps) - MOST)
    state = table.at(first).copy()
    before = _board(table, state, viewer, turns)
    for number in range(first, len(table.steps)):
        step = table.steps[number]
        game.apply(state, step.action, None)
        after = _board(table, state, viewer, turns)
        if step.seat != viewer and step.notes:
            lines = lines_of(table, number, words)
            yield Happened(number + 1, step.seat, lines, list(gone(before, after)))
        before = after


def gone(before: Drawing, after: Drawing) -> Iterator[Gone]:
    """Yield the things that are in the first drawing only, and where the like of them is now."""
    here = {node.key for node in after.nodes}
    there = {node.key for node in before.nodes}
    came = [node for node in after.nodes if node.key not in there and _leaves(node, after)]
    left = [node for node in before.nodes if _thing(node) not in here and _leaves(node, before)]
    for _, nodes in groupby(left, _thing):
        parts = list(nodes)
        like = next((new for new in came if _alike(new, parts[0])), None)
        if like:
            came.remove(like)
        yield Gone(parts, (like.x, like.y) if like else None)


def turn_starts(table: Table) -> Iterator[int]:
    """Yield the numbers of the actions with which another turn begins."""
    last = None
    for number, step in enumerate(table.steps, 1):
        if (step.seat, step.round) != last:
            yield number
        last = step.seat, step.round


def scorings(table: Table) -> Iterator[int]:
    """Yield the numbers of the actions by which something was counted."""
    for number, step in enumerate(table.steps, 1):
        if any(note.key in table.game.scoring for note in step.notes):
            yield number


def _own_end(table: Table, viewer: int) -> int | None:
    """Return how many actions there were after the last own one in a turn; None: there is none.

    An answer between two turns is none: one still wants to know what was before it.
    """
    question = table.game.question
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seat != viewer:
            continue
        if question is None or question(table.at(number)) is None:
            return number + 1
    return None


def _board(table: Table, state: Any, viewer: int, turns: int) -> Drawing:
    board: Drawing = table.game.scene(aids.seen(table, state, viewer), turns).board
    return board


def _thing(node: Node) -> str:
    return node.anchor or node.key


def _leaves(node: Node, board: Drawing) -> bool:
    kind = _thing(node).partition(":")[0]
    return kind != WISHED and board.roles.get(kind) in LEAVING


def _alike(one: Node, other: Node) -> bool:
    return not one.anchor and (one.symbol, one.cls) == (other.symbol, other.cls)
