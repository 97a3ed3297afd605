"""Aids that a table does without: what they would show is not sent to anybody.

The house knows these: ``places`` (legal places glow; the browser's affair, as choices are sent in
any case), ``preview`` (what an action would bring about), ``features`` (what there is to say about
things on the board), ``left`` (the pieces still to come), ``majorities`` (who has most of what),
``memory`` (what others hold, as whoever watched and remembers would know), ``hints`` (the best
action, and boards to try things on while the game is played) and ``layer`` (chances and dangers,
as far as the other aids show what they are about).
Phrases, cards and nodes that belong to an aid carry its name, and so do fields of structs (`Aid`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from alcaide.scene.model import Drawing, Node, Preview
from alcaide.tables.table import Table
from alcaide.tables.words import Words

MARKED = {"told", "chosen"}  # outlines that belong to what is asked or picked


def name(aid: str, words: Words) -> str:
    """Return what an aid, or the sentence about it, is called; hints are alike in every game."""
    return words.say(f"table-aid-{aid}") if aid.startswith("hints") else words.term(f"aid-{aid}")


def aids_off(off: Sequence[str], words: Words) -> str:
    """Return "Aids off: The tiles left", or nothing."""
    return _told("table-without", off, words)


def aids_on(off: Sequence[str], words: Words) -> str:
    """Return "all but The tiles left", or nothing where there are all."""
    return _told("table-aids-but", off, words)


def _told(key: str, off: Sequence[str], words: Words) -> str:
    names = [name(aid, words) for aid in off]
    return words.say(key, aids=names, count=len(names)) if names else ""


def seen(table: Table, state: Any, viewer: int | None) -> Any:
    """Return the view of a person at a table: without the aid he has to remember for himself."""
    game = table.game
    view = game.observe(state, viewer)
    if game.forget is None or "memory" not in table.aids_off:
        return view
    return game.forget(view)


def nodes(
    shown: list[Node], on: Collection[str] | None, needed: Collection[str] = ()
) -> list[Node]:
    """Return what is drawn where some aids are on; places in ``needed`` can be picked all the same.

    None: all aids are on.
    """
    if on is None:
        return shown
    found = [node for node in shown if not node.aid or node.aid in on]
    if "features" not in on:
        found = [node for node in found if not _outline(node) or node.pick in needed]
    # What nothing is left out of stays one drawing for all who look.
    return shown if len(found) == len(shown) else found


def preview(table: Table, view: Any, action: Any, turns: int) -> Preview:
    """Return a preview; without consequences the pieces are just in their new places."""
    shown: Preview = table.game.preview(view, action, turns)
    if "preview" in table.aids:
        return shown
    return replace(shown, board=_plain(shown.board, table.game.scene(view, turns).board))


def _outline(node: Node) -> bool:
    classes = set(node.cls.split())
    return not classes.isdisjoint({"area", "rim"}) and classes.isdisjoint(MARKED)


def _plain(shown: Drawing, now: Drawing) -> Drawing:
    """Return a drawing where nothing is outlined; what moves a counter is not shown at all."""
    if _counters(shown) != _counters(now):
        return now
    return replace(shown, nodes=[_untold(node) for node in shown.nodes], spots=now.spots)


def _counters(shown: Drawing) -> dict[str, int]:
    return {node.key: node.along for node in shown.nodes if node.along >= 0}


def _untold(node: Node) -> Node:
    return replace(node, cls=" ".join(word for word in node.cls.split() if word != "told"))
