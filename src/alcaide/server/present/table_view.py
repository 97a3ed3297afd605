"""What a screen shows of a table. All of it comes from ``observe``: nothing hidden gets here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from alcaide.core.rng import Rng
from alcaide.interface.action_words import over_first
from alcaide.interface.real_table.boards import content_hash
from alcaide.record.fairness import commitment
from alcaide.scene.drawing_cache import Memory
from alcaide.scene.model import Player
from alcaide.scene.svg import EMBLEMS
from alcaide.server.live.answering import Standpoint
from alcaide.server.present import aids
from alcaide.server.present.decisions import decision
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.log_lines import Teller, first_line, line_of
from alcaide.server.present.result_panel import result
from alcaide.server.present.viewpoint import Eyes, eyes
from alcaide.server.protocol.looks.layer_messages import LayerMessage
from alcaide.server.protocol.people_parts import TogetherView
from alcaide.server.protocol.table_messages import Look, TableView
from alcaide.server.protocol.table_parts import DealView, SeatView
from alcaide.server.security.permissions import may_stand
from alcaide.tables.ahead.asked_at_once import asked as asked_of
from alcaide.tables.errors import LayerOffError
from alcaide.tables.table import Table
from alcaide.tables.words import Words

WAITING: Final = {"asking": "ready", "revealing": "dealing"}
PROMISES: Final[Memory[str]] = Memory(512)


def words_of(table: Table, lang: str) -> Words:
    """Return the words of a language with the names of a table."""
    return _words(lang, table.game.name, tuple(seat.name for seat in table.seats))


@lru_cache(maxsize=512)
def _words(lang: str, game: str, names: tuple[str, ...]) -> Words:
    return Words(lang, game, names)


def table_view(
    table: Table,
    look: Look,
    teller: Teller,
    mine: Sequence[int],
    thinking: int | None = None,
    people: TogetherView | None = None,
    stand: Standpoint | None = None,
    badges: Sequence[str] = (),
) -> TableView:
    """Return everything a screen, at which ``mine`` are played, shows of a table.

    ``stand``: the table as it is for who looks, if not everybody is asked whose turn it is.
    """
    public, table = table, stand.table if stand else table
    words = words_of(table, look.lang)
    whose = eyes(table, mine, look.seat)
    steps = len(table.steps)
    step = _step(table, look)
    state = table.at(step)
    view = aids.seen(table, state, whose.viewer)
    scene = table.game.scene(view, look.turns)
    over = table.turn is None
    asked = step == steps and _asked(table, whose) and (stand is None or stand.asks)
    question = decision(table, view, words, look.details) if asked else None
    first = first_line(table, look.log)
    needed = {pick for choice in question.choices for pick in choice.picks} if question else ()
    localizer = Localizer(words, table.aids)
    return TableView(
        **Localizer(words, table.aids, needed).fields(scene),
        id=table.id,
        seq=table.mark,
        step=step,
        steps=steps,
        game=table.game.name,
        name=words.term("name"),
        round=view.round,
        status=_status(table, words, mine, view if step == steps else None, asked_of(public)),
        turn=view.turn if step < steps else table.turn,
        viewer=whose.viewer,
        curtain=whose.curtain,
        screen=list(mine),
        seats=[_seat(table, player, localizer, thinking, badges) for player in scene.players],
        aids=table.aids,
        decision=question,
        log=teller.log(table, words, first),
        result=result(table, words) if over and step == steps else None,
        text=_described(table, view, localizer, over and step == steps)
        if look.details and table.dealt
        else [],
        notation=_position(table, view) if look.details else "",
        together=people,
        deal=deal_view(table),
        log_first=first,
        log_here=line_of(table, step),
        asked=asked_of(public) if step == steps else [],
        standing=may_stand(public, whose.viewer),
        own_board=_own_board(table, words),
    )


def _own_board(table: Table, words: Words) -> str:
    """Return which board of somebody's own the table has; "": it has the game's."""
    setup = table.setup
    if not setup.board:
        return ""
    return words.say("table-own-board", name=setup.board_name, hash=content_hash(setup.board)[:8])


def layer_view(table: Table, look: Look, mine: Sequence[int]) -> LayerMessage:
    """Return what the layer says of the position that a screen shows. Raises LayerOffError."""
    if table.game.layer is None or "layer" not in table.aids or not table.dealt:
        raise LayerOffError
    step, viewer = _step(table, look), eyes(table, mine, look.seat).viewer
    over = table.turn is None and step == len(table.steps)
    shown = table.game.layer(aids.seen(table, table.at(step), viewer))
    shown = replace(shown, parts=[]) if over else shown
    localizer = Localizer(words_of(table, look.lang), table.aids)
    return LayerMessage(table.mark, step, viewer, localizer.tell(shown))


def _step(table: Table, look: Look) -> int:
    """Return how many actions are shown."""
    steps = len(table.steps)
    return steps if look.step is None else min(max(0, look.step), steps)


def deal_view(table: Table) -> DealView | None:
    """Return what was promised; the seed, which gives all cards away, when the game is over."""
    if not table.seed:
        return None
    hashed = PROMISES.recall(
        (table.game.name, table.game.version, table.setup, table.seed, table.terms.ready),
        lambda: commitment(
            table.game,
            table.setup,
            table.seed,
            table.terms.ready,
        ),
    )
    return DealView(hashed, table.seed if table.turn is None else "")


def _described(table: Table, view: Any, localizer: Localizer, over: bool) -> list[str]:
    """Return the position in sentences; ``over``: nobody is to move, whatever the rules say."""
    told = table.game.describe(view)
    told = over_first(table.game.name, told) if over else told
    return localizer.sentences(told)


def _position(table: Table, view: Any) -> str:
    """Return the position as the viewer knows it; a guess at the rest is not written."""
    if view.seat is None:
        return ""
    return table.game.position(table.game.determinize(view, Rng(b"any")), view.seat)


def _asked(table: Table, whose: Eyes) -> bool:
    if table.turn is None or table.turn != whose.viewer:
        return False
    return not (table.waiting or table.agreements.paused or table.bot)


def _status(table: Table, words: Words, mine: Sequence[int], now: Any, asked: Sequence[int]) -> str:
    """Return the words on the pill: whose turn it is and what for; ``now``: a view, if there is."""
    turn = table.turn
    if table.waiting:
        return words.say(f"table-status-{WAITING.get(table.agreements.readiness.phase, 'waiting')}")
    if turn is None:
        end = table.end
        if end and end.how in ("abandoned", "aborted"):
            gone = end.how == "abandoned" and table.terms.patient
            how = "abandoned-gone" if gone else end.how
            return words.say(f"table-status-{how}", seat=end.seat)
        return words.say("table-status-over")
    if table.agreements.paused:
        return words.say("table-status-paused")
    if table.bot:
        return words.say("table-status-thinks", seat=turn)
    now = now or table.game.observe(table.state, None)
    phase = words.term(f"phase-{now.phase}")
    if list(mine) == [turn]:
        return words.say("table-status-you", phase=phase)
    if len(asked) > 1:
        return words.say("table-status-asked", names=words.seats(asked), phase=phase)
    return words.say("table-status-friend", seat=turn, phase=phase)


def _seat(
    table: Table,
    player: Player,
    localizer: Localizer,
    thinking: int | None,
    badges: Sequence[str],
) -> SeatView:
    spec = table.seats[player.seat]
    return SeatView(
        **localizer.fields(player),
        name=localizer.words.names[player.seat],
        colour=spec.colour,
        emblem=EMBLEMS[spec.colour],
        kind=spec.kind,
        level=localizer.words.say(f"table-bot-{spec.level}") if spec.bot else "",
        thinking=player.seat == thinking,
        program=spec.program,
        badge=badges[player.seat] if badges else "",
    )
