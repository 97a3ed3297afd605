"""What may be done in a position that was set up, why something may not, and what is best."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec

from alcaide.core.errors import NotationError, PositionError
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.interface.values import Setup
from alcaide.scene.model import Choice, Phrase, Scene
from alcaide.server.http.positions.workbench import words_for
from alcaide.server.present.decisions import not_understood, refusals, why_not, why_not_picked
from alcaide.server.protocol.http.position_answers import ActionInfo, CardInfo, TryAsk, TryInfo
from alcaide.server.protocol.table_messages import Refused
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.words import Words

ID: Final = "position"  # of a table that nobody sits at
LISTED: Final = 24  # legal actions


def table_for(
    game: Game[Any, Any, Any], text: str, lang: str = "en", board: Board | None = None
) -> Table:
    """Return a table at which a position stands and nothing counts. Raises PositionError."""
    content, words = board.text if board else "", words_for(lang, game.name)
    state = game.read_position(text, content)
    colours = enumerate(game.colours[: state.players])
    seats = tuple(SeatSpec("friend", words.name(seat), colour) for seat, colour in colours)
    setup = Setup(state.players, 0, {}, {}, content)
    rows: PersistentList[Any] = PersistentList()
    return Table(ID, game, setup, seats, rows, rows, state, start=state, free=True)


def tried(
    game: Game[Any, Any, Any], asked: TryAsk, lang: str, board: Board | None = None
) -> TryInfo:
    """Return whether something is legal, and by which rule not. Raises PositionError."""
    table = table_for(game, asked.text, "en", board)
    words = words_for(lang, game.name)
    turn = table.turn
    if turn is None:
        return TryInfo(False, words.say("table-over"), "", [], [], 0, [], [])
    view = game.observe(table.state, turn)
    choices = game.choices(view, game.legal_actions(table.state))
    answer = _answered(table, asked, choices, words)
    meant = {pick for choice in choices for pick in choice.picks}
    meant.update(pick for attempt in game.plausible(view) for pick in attempt.picks)
    return msgspec.structs.replace(answer, cards=_cards(game.scene(view, 0), meant, words))


def _answered(table: Table, asked: TryAsk, choices: list[Choice], words: Words) -> TryInfo:
    """Return what there is to say about what is asked, of the seat to move."""
    turn = table.turn
    assert turn is not None
    if asked.said.strip():
        return _said(table, asked.said.strip(), choices, words)
    picks = set(asked.picks)
    there = [choice for choice in choices if picks <= set(choice.picks)]
    wrong = refusals(table, turn, asked.picks, words) if picks else []
    if there or not picks:
        return _listed(None, "", "", [], there, words, wrong)
    why = why_not_picked(table, turn, asked.picks, words)
    return _listed(False, why.reason, why.rule, why.cells, [], words, wrong)


def _cards(scene: Scene, meant: Collection[str], words: Words) -> list[CardInfo]:
    """Return the cards that an action may be about, each once."""
    shelved = [card for shelf in scene.shelves for card in shelf.cards]
    every = [*(scene.hand or []), *scene.market, *scene.decks, *shelved]
    found = {card.pick: card for card in every if card.pick in meant}
    return [
        CardInfo(
            card.pick,
            words.phrase(card.label),
            card.symbol,
            card.shape,
            words.phrase(card.face) if isinstance(card.face, Phrase) else card.face,
        )
        for card in found.values()
    ]


def _said(table: Table, text: str, choices: list[Choice], words: Words) -> TryInfo:
    """Return what there is to say about a sentence of the notation."""
    try:
        action = table.game.read(table.state, text)
    except NotationError:
        why = not_understood(text, words)
        return _listed(False, why.reason, why.rule, [], [], words)
    found = [choice for choice in choices if choice.action == action]
    if found:
        return _listed(True, "", found[0].rule, found[0].picks, found, words)
    refused: Refused = why_not(table, action, words)
    return _listed(False, refused.reason, refused.rule, refused.cells, [], words)


def _listed(
    legal: bool | None,
    sentence: str,
    rule: str,
    picks: list[str],
    choices: list[Choice],
    words: Words,
    wrong: list[Any] | None = None,
) -> TryInfo:
    shown = [
        ActionInfo(one.text, words.phrase(one.label), words.phrase(one.name), one.symbol)
        for one in choices[:LISTED]
    ]
    more = max(0, len(choices) - LISTED)
    return TryInfo(legal, sentence, rule, picks, shown, more, wrong or [], [])


def check_turn(table: Table) -> None:
    """Raise PositionError where nobody is to move: there is nothing to advise."""
    if table.turn is None:
        raise PositionError("the game is over in this position: nobody is to move", "position-over")
