"""The rows of things on the table: market, money, squares, Dirk; the viewer's own tiles."""

from __future__ import annotations

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.board.hand import TINTS, badge, money_cards
from alcaide.games.alhambra.board.picture import bonus_symbol, tile_symbol
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import (
    COLOURS,
    CURRENCIES,
    EXCHANGE,
    SLOT_CURRENCY,
    SLOTS,
    TYPES,
)
from alcaide.games.alhambra.rules.legal import showable, squares_of
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.state import State
from alcaide.scene.model import Card, Phrase, Shelf


def label(key: str, **args: object) -> Phrase:
    """Return a label of a panel."""
    return Phrase(f"alhambra-label-{key}", args)


def shelves(view: View, state: State) -> list[Shelf]:
    """Return all rows, those for everybody first."""
    found = [_market(view, state), _money(state)]
    if state.squares:
        found.append(_squares(view, state))
    if state.players == 2:
        found.append(_dirk(state))
    if view.seat is not None:
        found += _own(view, state, view.seat)
    return found


def _market(view: View, state: State) -> Shelf:
    cards = [_slot(view, state, slot) for slot in range(SLOTS)]
    return Shelf("market", "market", label("market"), cards, hint=label("bag", count=len(view.bag)))


def _slot(view: View, state: State, slot: int) -> Card:
    currency = SLOT_CURRENCY[slot]
    letter = CURRENCIES[currency]
    tile = state.market[slot]
    hand = state.hands[view.seat] if view.seat is not None else []
    own = sum_of([card for card in hand if card < EXCHANGE and card_currency(card) == currency])
    seen = "head-own" if view.seat is not None else "head"
    head = label(seen, currency=letter, sum=own)
    tint = TINTS[letter]
    pick = f"slot:{slot + 1}"
    if tile < 0:
        empty = label("slot-empty", slot=slot + 1, currency=letter)
        why = label("slot-gone" if view.ending else "slot-bought")
        return Card(pick, empty, shape="tile", head=head, badge=why, tint=tint, group=letter)
    price = state.kit.price[tile]
    said = label("slot", slot=slot + 1, currency=letter, tile=state.kit.names[tile], price=price)
    how, good = badge(state, hand, slot) if view.seat is not None else (None, False)
    return Card(
        pick,
        said,
        symbol=tile_symbol(state.kit, tile),
        price=price,
        shape="tile",
        head=head,
        badge=how,
        good=good,
        tint=tint,
        group=letter,
    )


def _money(state: State) -> Shelf:
    cards = money_cards("money", state.display)
    hint = label("money-hint")
    return Shelf("money", "market", label("money"), cards, hint=hint, empty=label("money-empty"))


def _squares(view: View, state: State) -> Shelf:
    cards = []
    for colour, stack in enumerate(state.stacks):
        if not stack:
            continue
        name = state.kit.names[stack[-1]]
        args = {"tile": name, "type": TYPES[colour], "count": len(stack)}
        said = Phrase("alhambra-label-square", args)
        symbol = tile_symbol(state.kit, stack[-1])
        pick = f"square:{COLOURS[colour]}"
        cards.append(Card(pick, said, symbol=symbol, count=len(stack), shape="tile"))
    hint = label("squares-hint")
    if view.seat is not None:
        hint = label("squares-own", count=squares_of(state, view.seat))
    return Shelf(
        "squares", "market", label("squares"), cards, hint=hint, empty=label("squares-empty")
    )


def _dirk(state: State) -> Shelf:
    gift = label("dirk-gift", count=len(state.dirk))
    cards = [Card("dirk", gift, symbol="i-dirk", shape="tile", count=len(state.dirk))]
    cards += [tile_card("dirk", state, tile) for tile in sorted(state.dirk)]
    hint = label("dirk-points", points=state.dirk_points)
    return Shelf("dirk", "market", label("dirk"), cards, hint=hint)


def tile_card(kind: str, state: State, tile: int) -> Card:
    """Return a tile to see or to pick."""
    name = state.kit.names[tile]
    said = Phrase("alhambra-label-tile", {"tile": name})
    return Card(f"{kind}:{name}", said, symbol=tile_symbol(state.kit, tile), shape="tile")


def _own(view: View, state: State, seat: int) -> list[Shelf]:
    found = []
    if state.trays[seat]:
        cards = [tile_card("tray", state, tile) for tile in state.trays[seat]]
        key = "tray-later" if view.phase == "act" else "tray-now"
        found.append(Shelf("tray", "own", label("tray"), cards, hint=label(key)))
    cards = [tile_card("reserve", state, tile) for tile in state.reserves[seat]]
    found.append(
        Shelf(
            "reserve",
            "own",
            label("reserve"),
            cards,
            hint=label("reserve-hint"),
            empty=label("reserve-empty"),
        )
    )
    if state.vizier:
        found.append(_vizier(state, seat))
    if state.bonus:
        found.append(_bonus(state, seat))
    return found


def _vizier(state: State, seat: int) -> Shelf:
    active = has_seat(state.active, seat)
    symbol, key = ("vizier", "active") if active else ("vizier-used", "used")
    card = Card(
        "vizier",
        label(f"vizier-{key}"),
        symbol=symbol,
        shape="card",
        badge=label(f"vizier-{key}-badge"),
        good=active,
    )
    return Shelf("vizier", "own", label("vizier"), [card])


def _bonus(state: State, seat: int) -> Shelf:
    standing = showable(state, seat)
    cards = [bonus_card(state, tile, "shown") for tile in state.shown[seat]]
    cards += [
        bonus_card(state, tile, "can" if tile in standing else "waits")
        for tile in state.bonuses[seat]
    ]
    hint = label("bonus-hint", count=len(standing)) if standing else None
    return Shelf("bonus", "own", label("bonus"), cards, hint=hint, empty=label("bonus-empty"))


def bonus_card(state: State, tile: int, how: str) -> Card:
    """Return a bonus card: shown, in hand with its building standing, or waiting for it."""
    name = state.kit.names[tile]
    return Card(
        f"bonus:{name}",
        label("bonus-card", tile=name, how=how),
        symbol=bonus_symbol(state.kit, tile),
        shape="card",
        badge=label(f"bonus-{how}"),
        good=how != "waits",
    )
