"""Put the parts of a scene into words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from alcaide.scene.model import (
    Card,
    Choice,
    Course,
    Drawing,
    Fact,
    Figure,
    Held,
    Ledger,
    LedgerRow,
    Mark,
    Phrase,
    Preview,
    Shelf,
    Suit,
    Tag,
    Track,
)
from alcaide.server.protocol.table_messages import ChoiceView, FactView, PreviewView
from alcaide.server.protocol.table_parts import (
    CardView,
    CourseView,
    DrawingInfo,
    FigureView,
    HeldView,
    LedgerColumnsView,
    LedgerRowView,
    LedgerView,
    MarkView,
    ShelfView,
    StageView,
    SuitView,
    TrackView,
)
from alcaide.tables.words import Words


def drawing(shown: Drawing, words: Words) -> DrawingInfo:
    """Return a drawing with its label."""
    return DrawingInfo(
        shown.box,
        shown.nodes,
        words.phrase(shown.label),
        words.spots(shown.spots),
        shown.lane,
        shown.detail,
        shown.focus,
        shown.roles,
    )


def figure(shown: Figure, words: Words) -> FigureView:
    """Return a figure with what it counts."""
    return words.once(shown, _figure)


def _figure(shown: Figure, words: Words) -> FigureView:
    said = words.phrase(shown.label)
    return FigureView(shown.symbol, shown.value, said, shown.each, shown.size, shown.symbols)


def figures(shown: Iterable[Figure], words: Words) -> list[FigureView]:
    """Return several figures."""
    return [figure(each, words) for each in shown]


def cards(shown: Iterable[Card], words: Words) -> list[CardView]:
    """Return cards and piles with their labels."""
    return [words.once(card, _card) for card in shown]


def _card(c: Card, words: Words) -> CardView:
    return CardView(
        pick=c.pick,
        label=words.phrase(c.label),
        face=_said(c.face, words),
        symbol=c.symbol,
        count=c.count,
        price=c.price,
        mark=c.mark,
        turned=c.turned,
        shape=c.shape,
        head=_maybe(c.head, words),
        badge=_maybe(c.badge, words),
        good=c.good,
        tint=c.tint,
        group=c.group,
        value=c.value,
        many=c.many,
    )


def shelves(shown: Iterable[Shelf], words: Words) -> list[ShelfView]:
    """Return rows of cards with their titles."""
    return [
        ShelfView(
            key=s.key,
            area=s.area,
            title=words.phrase(s.title),
            hint=_maybe(s.hint, words),
            empty=_maybe(s.empty, words),
            cards=cards(s.cards, words),
            role=s.role,
            takes=s.takes,
            drag=s.drag,
        )
        for s in shown
    ]


def suits(shown: Iterable[Suit], words: Words) -> list[SuitView]:
    """Return the groups of a hand."""
    return [SuitView(s.key, s.symbol, s.value, words.phrase(s.label)) for s in shown]


def held(shown: Iterable[Held], words: Words) -> list[HeldView]:
    """Return what others hold, suit by suit."""
    return [HeldView(h.symbol, h.text, words.phrase(h.label), h.tint) for h in shown]


def ledger(shown: Ledger | None, words: Words) -> LedgerView | None:
    """Return a table of figures with its words."""
    if shown is None:
        return None
    return LedgerView(
        title=words.phrase(shown.title),
        columns=[LedgerColumnsView(words.phrase(c.title), c.next) for c in shown.columns],
        rows=[_ledger_row(row, words) for row in shown.rows],
        total=shown.total,
        others=[words.phrase(other) for other in shown.others],
    )


def _ledger_row(row: LedgerRow, words: Words) -> LedgerRowView:
    return LedgerRowView(row.symbol, words.phrase(row.label), row.values, row.best)


def course(shown: Course | None, words: Words) -> CourseView | None:
    """Return how far a pile has run, in words."""
    if shown is None:
        return None
    return CourseView(
        title=words.phrase(shown.title),
        hint=words.phrase(shown.hint),
        done=shown.done,
        total=shown.total,
        stages=[StageView(s.first, s.last, words.phrase(s.label), s.past) for s in shown.stages],
        sentences=[words.phrase(sentence) for sentence in shown.sentences],
    )


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
        tag=_maybe(shown.tag, words),
        quiet=shown.quiet,
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


def _maybe(phrase: Phrase | None, words: Words) -> str:
    return words.phrase(phrase) if phrase else ""


def _said(text: str | Phrase, words: Words) -> str:
    return text if isinstance(text, str) else words.phrase(text)


def _tag(tag: Tag | None, words: Words) -> tuple[float, float, str, str] | None:
    if tag is None:
        return None
    plain, gain = (words.phrase(phrase) if phrase else "" for phrase in (tag.plain, tag.gain))
    return tag.x, tag.y, plain, gain


def _fact(fact: Fact, words: Words) -> FactView:
    return FactView(words.phrase(fact.label), fact.before, fact.after, fact.symbol, fact.sign)
