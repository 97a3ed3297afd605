"""Positions set up by pointing: which tiles and cards there are, and what lines say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from alcaide.core.errors import PositionError
from alcaide.games.alhambra.board.drawing import board
from alcaide.games.alhambra.board.hand import card_label
from alcaide.games.alhambra.board.picture import bonus_symbol, card_symbol, tile_symbol
from alcaide.games.alhambra.board.scene import whose
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View, options_of
from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    CARDS,
    DISPLAY,
    EXCHANGE,
    FOUNTAIN,
    SCORING_1,
    SLOTS,
    TYPES,
    card_name,
)
from alcaide.games.alhambra.rules.setup import OPTIONS, copies
from alcaide.games.alhambra.rules.state import LAST_PUT, PUT, VIZIER_PUT, State
from alcaide.games.alhambra.text.position_steps import fields as steps
from alcaide.games.alhambra.text.position_steps import rows as turn_rows
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import (
    REMOVE,
    Editing,
    Field,
    Palette,
    Row,
    Thing,
    Tool,
    ToolGroup,
    number,
    numbers,
    option_fields,
    seat_field,
)
from alcaide.scene.model import Drawing, Phrase

MOST_POINTS: Final = 999
TILE: Final = "tile-"  # begins the key of a tool that builds this tile
EMPTY: Final = "-"
HELD: Final = ("alhambra", "reserve", "tray")  # lines of each seat
BAG: Final = ["bag"]  # the line from which tiles come
PLACING: Final = (PUT, VIZIER_PUT, LAST_PUT)
DECK: Final = ["deck"]  # the one from which cards do


def editing() -> Editing:
    """Return how positions are set up."""
    return Editing(blank, palette, put, drawn, turns=False)


def blank(players: int) -> str:
    """Return a position in which nobody has built, and an order of the deck is left open."""
    return f"game alhambra\nplayers {players}\nturn 0\n"


def drawn(view: View, turns: int, tool: str) -> Drawing:
    """Draw the Alhambra of the seat that is chosen."""
    return board(guess(view), whose(view))


def palette(state: State, draft: Draft, seat: int) -> Palette:
    """Return what the position is made of."""
    tiles = [_tile(state, name) for name in _tiles_left(state, draft)]
    groups = [_group(state, kind, tiles) for kind in TYPES]
    if state.squares:
        left = [tile for tile in tiles if state.kit.number[tile.word] >= BUILDINGS]
        groups.append(ToolGroup(Phrase("alhambra-label-squares"), _tools(left), pictured=True))
    groups = [group for group in groups if group.tools]
    return Palette(groups, _fields(state, draft), _rows(state, draft, tiles))


def _group(state: State, kind: str, tiles: list[Thing]) -> ToolGroup:
    number, types = state.kit.number, state.kit.type
    own = [one for one in tiles if number[one.word] < BUILDINGS]
    of_kind = [one for one in own if TYPES[types[number[one.word]]] == kind]
    return ToolGroup(Phrase("alhambra-edit-type", {"type": kind}), _tools(of_kind), pictured=True)


def _tools(tiles: list[Thing]) -> list[Tool]:
    return [
        Tool(TILE + one.word, one.label, one.symbol, 1, seated=True, shape=one.shape)
        for one in tiles
    ]


def _tiles_left(state: State, draft: Draft) -> list[str]:
    """Return the tiles that lie nowhere by name."""
    keys = [f"{line} {seat}" for line in HELD for seat in range(state.players)]
    named = {word for line in (*keys, "market", "dirk") for word in draft.words(line) or []}
    tiles = range(FOUNTAIN if state.squares else BUILDINGS)
    return [state.kit.names[tile] for tile in tiles if state.kit.names[tile] not in named]


def _tile(state: State, name: str) -> Thing:
    tile = state.kit.number.get(name, -1)
    if tile < 0 or tile >= FOUNTAIN:
        return Thing(name, Phrase("alhambra-edit-nothing"), face=EMPTY)
    label = Phrase("alhambra-label-tile", {"tile": name})
    return Thing(name, label, tile_symbol(state.kit, tile), shape="square")


def _card(word: str, left: int = 1) -> Thing:
    if word not in CARDS or CARDS[word] >= SCORING_1:
        return Thing(word, Phrase("alhambra-edit-unknown"), face=word, left=left)
    card = CARDS[word]
    return Thing(word, card_label(card), card_symbol(card), left=left, shape="card")


def _fields(state: State, draft: Draft) -> list[Field]:
    points = Phrase("alhambra-edit-points")
    return [
        seat_field("turn", state.players, [state.seat], 0, "turn"),
        seat_field("start", state.players, [state.start], 0, "start"),
        number("round", state.round, Phrase("table-edit-round"), 99),
        *steps(state, draft),
        number("scored", state.scored, Phrase("alhambra-edit-scored"), 2),
        *numbers("points", list(state.points), points, MOST_POINTS),
        *option_fields("alhambra", OPTIONS, options_of(state)),
    ]


def _rows(state: State, draft: Draft, tiles: list[Thing]) -> list[Row]:
    cards = _cards_left(state, draft)
    buildings = [one for one in tiles if state.kit.number[one.word] < BUILDINGS]
    market = [state.kit.names[tile] if tile >= 0 else EMPTY for tile in state.market]
    rows = [row for seat in range(state.players) for row in _of_seat(state, draft, seat, cards)]
    rows += [
        Row(
            "market",
            Phrase("alhambra-label-market"),
            [_tile(state, word) for word in _said(draft, "market", market)],
            buildings,
            most=SLOTS,
            blank=EMPTY,
            takes=BAG,
        ),
        Row(
            "display",
            Phrase("alhambra-label-money"),
            [_card(word) for word in _said(draft, "display", list(map(card_name, state.display)))],
            [one for one in cards if one.word != "?"],
            most=DISPLAY,
            takes=DECK,
        ),
    ]
    if state.players == 2:
        given = [_tile(state, word) for word in draft.words("dirk") or []]
        rows.append(Row("dirk", Phrase("alhambra-label-dirk"), given, buildings, takes=BAG))
    return rows + turn_rows(state, draft)


def _said(draft: Draft, line: str, otherwise: list[str]) -> list[str]:
    words = draft.words(line)
    return otherwise if words is None else [word for word in words if word != "none"]


def _of_seat(state: State, draft: Draft, seat: int, cards: list[Thing]) -> list[Row]:
    hand = [_card(word) for word in draft.words(f"hand {seat}") or []]
    kept = [_tile(state, word) for word in draft.words(f"reserve {seat}") or []]
    due = [_tile(state, word) for word in draft.words(f"tray {seat}") or []]
    tiles = [_tile(state, name) for name in _tiles_left(state, draft)]
    rows = [
        Row(f"hand {seat}", Phrase("alhambra-edit-hand"), hand, cards, seat=seat, takes=DECK),
        Row(
            f"reserve {seat}",
            Phrase("alhambra-label-reserve"),
            kept,
            tiles,
            seat=seat,
            takes=BAG,
        ),
    ]
    if due or (seat == state.mover and state.phase in PLACING):
        label = Phrase("alhambra-edit-tray")
        rows.append(Row(f"tray {seat}", label, due, tiles, seat=seat, takes=BAG))
    if state.bonus:
        label = Phrase("alhambra-label-bonus")
        own = [_bonus(state, word) for word in draft.words(f"bonus {seat}") or []]
        free = [_bonus(state, state.kit.names[card]) for card in state.aside]
        rows.append(Row(f"bonus {seat}", label, own, [_card("?"), *free], seat=seat))
        seen = [_bonus(state, word) for word in draft.words(f"shown {seat}") or []]
        label = Phrase("alhambra-edit-shown")
        rows.append(Row(f"shown {seat}", label, seen, free, seat=seat))
    return rows


def _bonus(state: State, name: str) -> Thing:
    tile = state.kit.number.get(name, -1)
    if tile not in state.kit.bonus:
        return _card(name)
    label = Phrase("alhambra-label-tile", {"tile": name})
    return Thing(name, label, bonus_symbol(state.kit, tile), shape="card")


def _cards_left(state: State, draft: Draft) -> list[Thing]:
    """Return the kinds of cards that are left, each with its number, and one that nobody knows."""
    keys = ["display", "discards", *(f"hand {seat}" for seat in range(state.players))]
    named = Counter(word for line in keys for word in draft.words(line) or [])
    kinds = [card for card, number in CARDS.items() if number < SCORING_1]
    money = copies(state.players)
    alike = {card: money if CARDS[card] < EXCHANGE else int(state.exchange) for card in kinds}
    left = {card: count - named[card] for card, count in alike.items()}
    known = [_card(word, count) for word, count in left.items() if count > 0]
    return [_card("?", len(state.deck)), *known]


def put(state: State, draft: Draft, tool: str, seat: int, picks: Sequence[str]) -> None:
    """Change a draft by a tool. Raises PositionError where it means nothing."""
    if len(picks) != 1 or not picks[0].startswith("cell:"):
        told = f"ALH-10: {' '.join(picks)[:20]!r} is no cell"
        raise PositionError(told, "table-edit-no-place")
    cell, line = picks[0].removeprefix("cell:"), f"alhambra {seat}"
    laid = draft.words(line) or []
    pairs = list(zip(laid[::2], laid[1::2], strict=False))
    there = [pair for pair in pairs if pair[1] == cell]
    name = tool.removeprefix(TILE)
    if tool == REMOVE and there:
        pairs = [pair for pair in pairs if pair[1] != cell]
    elif tool.startswith(TILE) and name in state.kit.number and cell != "0,0":
        pairs = [pair for pair in pairs if pair[1] != cell] + [(name, cell)]
        draft.drop("bag", [name])
    else:
        raise PositionError(f"no tile lies on {cell}", "alhambra-edit-bare")
    draft.set(line, [word for pair in pairs for word in pair])


__all__ = ["editing"]
