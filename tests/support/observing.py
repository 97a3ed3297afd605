"""All that is told of a position to one viewpoint: to a seat, or to an onlooker (None)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from alcaide.cli.table_output import table_lines
from alcaide.cli.terminal_words import Words as Spoken
from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.interface.values import Note
from alcaide.server.http.tables.pictures import picture
from alcaide.server.present import aids
from alcaide.server.present.catalogue import state_line
from alcaide.server.present.decisions import refusals, why_not_picked
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view, words_of
from alcaide.server.protocol.table_messages import Look
from alcaide.server.sockets.program_socket import question
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.thinking.bot_job import ask
from alcaide.tables.words import Words

NAMES: Final = ("Ana", "Luis", "Carmen", "Yusuf", "Leonor", "Diego")
LANGS: Final = ("en", "it", "fr")
Seen = dict[str, Any]
encode: Final = msgspec.json.encode


def observed(
    game: Game[Any, Any, Any], state: Any, viewer: int | None, tried: Iterable[Any] = ()
) -> Seen:
    """Return what the functions of a game tell; ``tried``: actions whose refusal is asked for."""
    mover = game.turn(state)
    found: Seen = {
        "view": game.observe(state, viewer),
        "turn": mover,
        "round": game.round(state),
        "mid-turn": game.mid_turn(state),
        "scores": game.scores(state),
        "winners": game.winners(state),
    }
    if game.layer:
        found["layer"] = game.layer(game.observe(state, viewer))
    if game.asked and game.asking:
        found["asked"] = game.asked(state)
        if viewer in game.asked(state):
            alone = game.asking(state, viewer)
            found["own question"] = game.observe(alone, viewer), game.legal_actions(alone)
    if viewer is not None:
        found["numbers"] = game.features().observation(state, viewer)
        found["position"] = game.position(state, viewer)
    if viewer is not None and viewer == mover:
        actions = game.legal_actions(state)
        found["actions"] = actions
        found["written"] = [game.write(state, action) for action in actions]
        found["numbered"] = game.features().numbers(state, actions)
        found["reveals"] = [game.reveals(state, action) for action in actions[:5]]
        found["refusals"] = [game.why_not(state, action) for action in tried]
    return found


def at_table(game: Game[Any, Any, Any], state: Any, *aids_off: str) -> Table:
    """Return a table among people at which a position is the first."""
    setup = game.setup(state.players, seed=1)  # of the seats; what is dealt is in the state
    seats = tuple(
        SeatSpec("person", NAMES[n], game.colours[n], user=f"u{n}") for n in range(state.players)
    )
    return Table(
        "t",
        game,
        setup,
        seats,
        PersistentList(),
        PersistentList(),
        state,
        aids_off,
        start=state.copy(),
    )


def displayed(table: Table, viewer: int | None, rng: Rng) -> Seen:
    """Return what a server sends of a table to one viewpoint, from any side, in any language."""
    lang, turns = LANGS[rng.below(3)], rng.below(5)
    mine = [] if viewer is None else [viewer]
    back = rng.below(len(table.steps) + 1)
    looks = [Look(lang, turns=turns, details=True), Look(lang, turns=turns, step=back)]
    found: Seen = {
        "screen": [encode(table_view(table, look, Teller(), mine)) for look in looks],
        "line": state_line(table, lang, mine),
        "terminal": table_lines(
            table.game, aids.seen(table, table.state, viewer), Spoken(lang, table.game.name)
        ),
    }
    if viewer is None:
        found["picture"] = picture(table, len(table.steps), turns, "light", lang)
    elif viewer == table.turn:
        if "memory" not in table.aids_off:  # they remember in any case
            found |= {"program": encode(question(table, viewer)), "bot": ask(table)}
        found |= _answered(table, viewer, turns, words_of(table, lang), rng)
    return found


def _answered(table: Table, viewer: int, turns: int, words: Words, rng: Rng) -> Seen:
    """Return what the seat to move is answered: what an action would do, why others cannot be."""
    view, legal = table.game.observe(table.state, viewer), table.game.legal_actions(table.state)
    shown = aids.preview(table, view, legal[rng.below(len(legal))], turns)
    found: Seen = {"preview": encode(Localizer(words, table.aids).tell(shown))}
    attempts = table.game.plausible(view)
    if attempts:
        picks = attempts[rng.below(len(attempts))].picks
        found["why"] = encode(why_not_picked(table, viewer, picks, words))
        found["refused"] = encode(refusals(table, viewer, picks[:1], words))
    return found


def told(notes: list[Note]) -> list[Any]:
    """Return notes as they can be compared."""
    return [(note.key, note.rule, note.args) for note in notes]


def differing(one: Seen, other: Seen) -> list[str]:
    """Return the names of what is not the same."""
    return [name for name in one if one[name] != other[name]]
