"""Put the parts of a scene into words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from alcaide.core.scene import (
    Card,
    Choice,
    Drawing,
    Fact,
    Figure,
    Mark,
    Phrase,
    Preview,
    Tag,
    Track,
)
from alcaide.table.words import Words
from alcaide.web.messages import (
    CardView,
    ChoiceView,
    DrawingInfo,
    FactView,
    FigureView,
    MarkView,
    PreviewView,
    TrackView,
)


def drawing(shown: Drawing, words: Words) -> DrawingInfo:
    """Return a drawing with its label."""
    spots = {pick: words.phrase(spot) for pick, spot in shown.spots.items()}
    label = words.phrase(shown.label)
    return DrawingInfo(shown.box, shown.nodes, label, spots, shown.lane, shown.detail, shown.focus)


def figure(shown: Figure, words: Words) -> FigureView:
    """Return a figure with what it counts."""
    return FigureView(shown.symbol, shown.value, words.phrase(shown.label))


def figures(shown: Iterable[Figure], words: Words) -> list[FigureView]:
    """Return several figures."""
    return [figure(each, words) for each in shown]


def cards(shown: Iterable[Card], words: Words) -> list[CardView]:
    """Return cards and piles with their labels."""
    return [
        CardView(
            pick=c.pick,
            label=words.phrase(c.label),
            face=_said(c.face, words),
            symbol=c.symbol,
            count=c.count,
            price=c.price,
            mark=c.mark,
            turned=c.turned,
        )
        for c in shown
    ]


def track(shown: Track | None, words: Words) -> TrackView | None:
    """Return a track with the labels of its counters."""
    if shown is None:
        return None
    return TrackView(
        shown.length, [_mark(m, words) for m in shown.marks], words.phrase(shown.label)
    )


def _mark(shown: Mark, words: Words) -> MarkView:
    return MarkView(shown.symbol, shown.value, words.phrase(shown.label))


def choice(shown: Choice, words: Words) -> ChoiceView:
    """Return a legal action with its names."""
    return ChoiceView(
        action=msgspec.to_builtins(shown.action),
        text=shown.text,
        option=shown.option,
        picks=shown.picks,
        label=words.phrase(shown.label),
        name=words.phrase(shown.name),
        symbol=shown.symbol,
        price=shown.price,
        income=shown.income,
        points=shown.points,
        final=shown.final,
    )


def preview(shown: Preview, words: Words) -> PreviewView:
    """Return what an action would do, in sentences."""
    return PreviewView(
        board=drawing(shown.board, words),
        title=words.phrase(shown.title),
        sentences=[words.phrase(sentence) for sentence in shown.sentences],
        facts=[_fact(fact, words) for fact in shown.facts],
        confirm=words.phrase(shown.confirm),
        money_after=shown.money_after,
        track=track(shown.track, words),
        rule=shown.rule,
        tag=_tag(shown.tag, words),
    )


def _said(text: str | Phrase, words: Words) -> str:
    return text if isinstance(text, str) else words.phrase(text)


def _tag(tag: Tag | None, words: Words) -> tuple[float, float, str, str] | None:
    if tag is None:
        return None
    plain, gain = (words.phrase(phrase) if phrase else "" for phrase in (tag.plain, tag.gain))
    return tag.x, tag.y, plain, gain


def _fact(fact: Fact, words: Words) -> FactView:
    return FactView(words.phrase(fact.label), fact.before, fact.after, fact.symbol, fact.sign)
