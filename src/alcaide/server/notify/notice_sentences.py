"""What a notice says: of what everybody may know about a table, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from alcaide.games import GAMES
from alcaide.people.notify.outbox import Reason, TableHead
from alcaide.tables.words import Words

WORTH: Final = (
    12 * 3600
)  # seconds that a notice is worth keeping for somebody who cannot be reached
LEAST: Final = 60
PATHS: Final = {"report": "/desk", "house": "/account"}
SPANS: Final = ((86_400, "days"), (3600, "hours"), (60, "minutes"))
TWICE: Final = 2  # how many of a span are left at least for it to be named


class Notice(msgspec.Struct, frozen=True):
    """A notice, put into words."""

    title: str
    body: str
    path: str  # of the page that it is about
    tag: str  # a newer notice with the same one takes its place
    seconds: int  # that it is worth keeping


def notice(
    reason: Reason, heads: Sequence[TableHead], user: str, words: Words, now: datetime
) -> Notice | None:
    """Return what to tell somebody about tables; None: they do not concern him any more."""
    heads = [head for head in heads if head.game in GAMES]
    if not heads:
        return None
    if len(heads) > 1:
        lines = "\n".join(_line(head, user, words, now) for head in heads)
        return Notice(words.say("notices-turns", count=len(heads)), lines, "/", "tables", WORTH)
    [head] = heads
    title = _title(head, _what(reason, head, words), words)
    deadline = head.deadline if reason in ("turn", "soon") else None
    seconds = max(LEAST, int((deadline - now).total_seconds())) if deadline else WORTH
    body = _body(head, user, words, deadline, now)
    return Notice(title, body, f"/table/{head.id}", head.id, min(WORTH, seconds))


def house_notice(reason: Reason, words: Words) -> Notice:
    """Return what those are told who keep the house, or about whom it has decided."""
    title, body = words.say(f"notices-{reason}"), words.say(f"notices-{reason}-body")
    return Notice(title, body, PATHS[reason], reason, WORTH)


def sample_notice(words: Words) -> Notice:
    """Return what shows that notices arrive."""
    return Notice(words.say("notices-test"), words.say("notices-test-body"), "/", "test", LEAST)


def _what(reason: Reason, head: TableHead, words: Words) -> str:
    match reason:
        case "turn":
            return words.say("notices-ready" if head.phase == "gathering" else "notices-turn")
        case "soon":
            return words.say("notices-soon")
        case "leaving" | "gone":
            return words.say(f"notices-{reason}")
        case "over":
            return words.say("notices-over")
        case "seat":
            return words.say("notices-seat", who=_owner(head) or "?")
        case _:
            raise AssertionError(reason)  # see house_notice


def _owner(head: TableHead) -> str:
    """Return the name of whoever has set a table up."""
    return next((spec.name for spec in head.seats if spec.user == head.owner), "")


def _line(head: TableHead, user: str, words: Words, now: datetime) -> str:
    return _title(head, _body(head, user, words, head.deadline, now), words)


def _body(
    head: TableHead, user: str, words: Words, deadline: datetime | None, now: datetime
) -> str:
    others = [spec.name for spec in head.seats if spec.user != user and spec.name]
    company = words.say("notices-with", names=words.listing(others))
    return f"{company} {_left(deadline, words, now)}" if deadline else company


def _left(deadline: datetime, words: Words, now: datetime) -> str:
    """Return how much time is left, in the largest span of which there are two."""
    seconds = max(0.0, (deadline - now).total_seconds())
    for span, name in SPANS:
        if seconds >= TWICE * span:
            return words.say(f"notices-left-{name}", count=math.floor(seconds / span))
    return words.say("notices-left-moment")


def _title(head: TableHead, what: str, words: Words) -> str:
    return words.say("notices-title", game=words.say(f"{head.game}-name"), what=what)
