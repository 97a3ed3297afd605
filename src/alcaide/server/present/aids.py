"""Aids that a table does without: what they would show is not sent to anybody.

The house knows these: ``places`` (legal places glow; the browser's affair, as choices are sent in
any case), ``preview`` (what an action would bring about), ``features`` (what there is to say about
things on the board), ``left`` (the pieces still to come), ``majorities`` (who has most of what),
``memory`` (what others hold, as whoever watched and remembers would know) and ``hints`` (the best
action, and boards to try things on while the game is played).
Phrases and nodes that belong to an aid carry its name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from alcaide.scene.model import (
    Card,
    Choice,
    Course,
    Drawing,
    Ledger,
    Node,
    Phrase,
    Player,
    Preview,
    Shelf,
)
from alcaide.tables.table import Table
from alcaide.tables.words import Words

MARKED = {"told", "chosen"}  # outlines that belong to what is asked or picked


def name(aid: str, words: Words) -> str:
    """Return what an aid, or the sentence about it, is called; hints are alike in every game."""
    return words.say(f"table-aid-{aid}") if aid.startswith("hints") else words.term(f"aid-{aid}")


def seen(table: Table, state: Any, viewer: int | None) -> Any:
    """Return the view of a person at a table: without the aid he has to remember for himself."""
    game = table.game
    view = game.observe(state, viewer)
    if game.forget is None or "memory" not in table.aids_off:
        return view
    return game.forget(view)


def board(shown: Drawing, aids: Collection[str], needed: Collection[str]) -> Drawing:
    """Return a drawing of the board; the places in ``needed`` can still be picked."""
    nodes = [node for node in shown.nodes if not node.aid or node.aid in aids]
    if "features" in aids:  # what nothing is left out of stays one drawing for all who look
        return shown if len(nodes) == len(shown.nodes) else replace(shown, nodes=nodes)
    nodes = [n for n in nodes if not _outline(n) or n.pick in needed]
    return replace(shown, nodes=nodes, spots={})


def decks(shown: list[Card], aids: Collection[str]) -> list[Card]:
    """Return the piles; the pieces still to come are no cards to pick."""
    return shown if "left" in aids else [c for c in shown if not c.pick.startswith("left:")]


def players(shown: list[Player], aids: Collection[str]) -> list[Player]:
    """Return the players with their own boards."""
    return [replace(p, plan=board(p.plan, aids, ()) if p.plan else None) for p in shown]


def shelves(shown: list[Shelf], aids: Collection[str]) -> list[Shelf]:
    """Return the rows of cards; what is written below one may belong to an aid."""
    return [replace(shelf, cards=[_card(card, aids) for card in shelf.cards]) for shelf in shown]


def _card(shown: Card, aids: Collection[str]) -> Card:
    if not shown.badge or not shown.badge.aid or shown.badge.aid in aids:
        return shown
    return replace(shown, badge=None, good=False)


def ledger(shown: Ledger | None, aids: Collection[str]) -> Ledger | None:
    """Return the table of who has most of what."""
    return shown if "majorities" in aids else None


def course(shown: Course | None, aids: Collection[str]) -> Course | None:
    """Return how far the pile has run; what may still come belongs to the pieces left."""
    if shown is None or "left" in aids:
        return shown
    return replace(shown, stages=[], sentences=[])


def choices(shown: list[Choice], aids: Collection[str]) -> list[Choice]:
    """Return the choices; what they bring belongs to the preview, what they cost does not."""
    return shown if "preview" in aids else [replace(c, points=0, income=0, tag=None) for c in shown]


def sentences(shown: Iterable[Phrase], aids: Collection[str]) -> list[Phrase]:
    """Return the sentences about a table."""
    return [phrase for phrase in shown if not phrase.aid or phrase.aid in aids]


def preview(table: Table, view: Any, action: Any, turns: int) -> Preview:
    """Return a preview; without consequences it only shows the pieces in their new places."""
    shown: Preview = table.game.preview(view, action, turns)
    if "preview" not in table.aids:
        shown = replace(
            shown,
            board=_plain(shown.board, table.game.scene(view, turns).board),
            sentences=[],
            facts=[],
            money_after=None,
            track=None,
            tag=None,
        )
    return replace(shown, board=board(shown.board, table.aids, ()))


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
