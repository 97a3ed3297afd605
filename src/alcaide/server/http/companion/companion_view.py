"""What a phone beside a table of wood shows: the table, what could be done, what is to be told."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from alcaide.core.errors import NotationError, RecordError
from alcaide.interface.values import Attempt
from alcaide.record import OpenRecord
from alcaide.record.header import AnyGame
from alcaide.record.unknowns.unknown import NONE, Need
from alcaide.scene.model import PLAN
from alcaide.server.http.companion.entries import STANDS, TELLS, Entered, beginners, entered
from alcaide.server.http.companion.wooden_table import wooden_table
from alcaide.server.present.decisions import counted
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view, words_of
from alcaide.server.protocol.http.companion_messages import (
    CompanionAsk,
    CompanionView,
    EntryFault,
    FoundView,
    NeedView,
    OtherwiseView,
)
from alcaide.server.protocol.table_messages import DecisionView, Look, RefusedView
from alcaide.server.protocol.table_parts import DrawingInfo
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.words import Words

LINES: Final = 40  # of the log, or some more


def companion_view(asked: CompanionAsk, stands: Entered, lang: str) -> CompanionView:
    """Return a game at a table of wood after the entries that hold."""
    record, seats = stands.record, _seats(asked)
    table = wooden_table(record.game, record.setup, record.actions, seats)
    words = words_of(table, lang)
    need = record.needed()
    shown = table_view(table, Look(lang, PLAN, log=LINES), Teller(), ())
    decision, plan = None, shown.board
    if need is None and table.turn is not None:
        decision, plan = _decision(record, table, words)
    return CompanionView(
        record=record.dumps(),
        accepted=stands.accepted,
        fault=_fault(asked, stands, stands.error, words) if stands.error else None,
        table=replace(shown, result=None) if need else shown,
        plan=plan,
        decision=decision,
        opens=not record.game.mid_turn(table.state),
        need=need_view(record.game, need, words) if need else None,
        open=[need_view(record.game, one, words) for one in record.allowed()],
        otherwise=[_otherwise(asked, entry, words) for entry in asked.otherwise],
        unchecked=record.unchecked,
    )


def _seats(asked: CompanionAsk) -> list[SeatSpec]:
    seated = zip(asked.names, asked.colours, strict=True)
    return [SeatSpec("friend", name, colour) for name, colour in seated]


def _decision(record: OpenRecord, table: Table, words: Words) -> tuple[DecisionView, DrawingInfo]:
    """Return what the seat to move could do, and the plan on which it is pointed at.

    What he holds nobody else sees: he may hold whatever has not come to light.
    """
    game, state = record.game, record.possible()
    view = game.observe(state, table.turn)
    choices = game.choices(view, record.legal_actions())
    needed = {pick for choice in choices for pick in choice.picks}
    localizer = Localizer(words, table.aids)
    lacking = game.lacking(view) if game.lacking else []
    decision = DecisionView(
        **localizer.fields(game.prompt(view)),
        choices=localizer.tell_all(choices),
        refused=[_refused(attempt, words) for attempt in lacking],
        can_undo=True,
    )
    board = game.scene(view, PLAN).board
    return decision, Localizer(words, table.aids, needed).tell(board)


def _otherwise(asked: CompanionAsk, entry: str, words: Words) -> OtherwiseView:
    """Return how the turn could go on had something else been entered in the last place."""
    before = entered(replace(asked, entries=asked.entries[:-1]))
    after = entered(replace(asked, entries=[*asked.entries[:-1], entry]))
    record, turn = after.record, after.record.turn
    ends = turn != before.record.turn and not record.game.mid_turn(record.state())
    if after.error or record.needed() or turn is None or ends:
        return OtherwiseView(entry, [])
    view = record.game.observe(record.possible(), turn)
    choices = record.game.choices(view, record.legal_actions())
    return OtherwiseView(entry, Localizer(words).tell_all(choices))


def _refused(attempt: Attempt, words: Words) -> RefusedView:
    refusal = attempt.refusal
    said = words.refusal(refusal)
    return RefusedView(
        attempt.option, attempt.picks, words.phrase(attempt.name), said, refusal.rule
    )


def need_view(game: AnyGame, need: Need, words: Words) -> NeedView:
    """Return what came to light in words, with all that it may be."""
    what = need.verb.partition(" ")[0]
    return NeedView(
        need.verb,
        words.term(f"need-{what}", seat=max(0, need.seat)),
        words.term("need-hint"),
        need.seat,
        NONE in need.words,
        [_thing(game, need.verb, word, words) for word in need.words if word != NONE],
    )


def _thing(game: AnyGame, verb: str, word: str, words: Words) -> FoundView:
    if game.thing is None:
        return FoundView(word, word, "", word, [], "")
    thing = game.thing(verb, word)
    traits = [words.phrase(trait) for trait in thing.traits]
    return FoundView(word, words.phrase(thing.label), thing.symbol, thing.face, traits, thing.pick)


def _fault(asked: CompanionAsk, stands: Entered, error: RecordError, words: Words) -> EntryFault:
    entry = asked.entries[stands.accepted]
    reason = words.say(error.key, **error.words) if error.key else error.reason
    cells = _counting(stands.record, entry)
    return EntryFault(stands.accepted, entry, reason, error.rule, cells, beginners(asked, stands))


def _counting(record: OpenRecord, entry: str) -> list[str]:
    """Return the places that count for the rule which refuses an action."""
    if record.needed() is not None or entry.startswith((TELLS, STANDS)):
        return []
    state = record.possible()
    try:
        refusal = record.game.why_not(state, record.game.read(state, entry))
    except NotationError:
        return []
    return counted(refusal, ()) if refusal else []
