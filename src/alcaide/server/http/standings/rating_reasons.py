"""For what a rating changed, and why by so much, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alcaide.tables.outcome import ratings
from alcaide.tables.outcome.rated_games import Contender
from alcaide.tables.words import Words

STAYED: Final = ("", "drawn", "broken-off")  # how games end for those who did not leave


def reason(
    field: Sequence[Contender], seat: int, how: str, names: Sequence[str], words: Words
) -> str:
    """Return why a seat's rating changed; ``names`` of all seats, ``how`` it ended for this one."""
    own = next(each for each in field if each.seat == seat)
    same = own.before.sure == own.after.sure
    if own.left and same:
        return words.say("table-rating-nothing")
    left = how not in STAYED and own.place
    met = words.say("table-rating-left") if left else _met(field, own, names, words)
    if own.sigma < ratings.UNSURE or same:
        return met
    spread = round(own.sigma * ratings.SCALE)
    return words.say("table-rating-far", met=met, spread=str(spread))


def _met(field: Sequence[Contender], own: Contender, names: Sequence[str], words: Words) -> str:
    sides = {
        "ahead": [each for each in field if each.place > own.place],
        "level": [each for each in field if each.place == own.place and each is not own],
        "behind": [each for each in field if each.place < own.place],
    }
    said = [
        words.say(f"table-rating-{side}", met=words.listing(_called(met, names, words)))
        for side, met in sides.items()
        if met
    ]
    return ", ".join(said)


def _called(met: Sequence[Contender], names: Sequence[str], words: Words) -> list[str]:
    """Return others with the points with which they had come, the strongest first."""
    came = sorted(((_points(each), names[each.seat]) for each in met), reverse=True)
    return [words.say("table-rating-met", name=name, points=str(points)) for points, name in came]


def _points(each: Contender) -> int:
    """Return the points with which somebody came; nothing is uncertain about a bot."""
    return each.before.sure if each.user else ratings.Rating(each.mu, 0.0).sure
