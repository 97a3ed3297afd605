"""The table in sentences: for the text mode, the terminal, the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.board.deck_progress import course
from alcaide.games.alhambra.board.hand import badge, remembered, sorted_hand
from alcaide.games.alhambra.board.majorities import tallies
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import CURRENCIES, SLOT_CURRENCY, TYPES
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.scoring import round_points, walls
from alcaide.games.alhambra.rules.state import NO_TILE, State
from alcaide.games.alhambra.rules.tile_names import cards_said, tiles_said
from alcaide.games.alhambra.rules.worth import coming
from alcaide.games.alhambra.text.count import count
from alcaide.scene.model import Ending, Phrase, counted


def phrase(key: str, **args: object) -> Phrase:
    """Return a sentence of this module."""
    return Phrase(f"alhambra-text-{key}", args)


def describe(view: View) -> list[Phrase]:
    """Return the table in sentences: whose turn, the market, the viewer's things, the others."""
    state = guess(view)
    out = [phrase("over") if view.turn is None else phrase("turn", seat=view.turn)]
    out += _market(view, state)
    display = cards_said(state.display)
    out.append(phrase("display", cards=display) if display else phrase("display-empty"))
    out += _squares(state)
    first = view.seat if view.seat is not None else state.seat
    for step in range(state.players):
        out += _seat(view, state, (first + step) % state.players)
    out += _dirk(state)
    out += _majorities(view, state)
    out.append(phrase("stock", tiles=len(view.bag), cards=len(state.deck)))
    return [*out, *(replace(said, aid="left") for said in course(view).sentences)]


def _market(view: View, state: State) -> Iterator[Phrase]:
    for slot, tile in enumerate(state.market):
        currency = CURRENCIES[SLOT_CURRENCY[slot]]
        if tile == NO_TILE:
            yield phrase("slot-empty", slot=slot + 1, currency=currency)
            continue
        args: dict[str, object] = {"slot": slot + 1, "currency": currency}
        args |= {"tile": state.kit.names[tile], "price": state.kit.price[tile]}
        args["walls"] = walls_of(state, tile)
        yield phrase("slot", **args)
        if view.seat is not None:
            how = badge(state, state.hands[view.seat], slot)[0]
            yield replace(phrase("slot-own", slot=slot + 1, how=how), aid=how.aid)


def walls_of(state: State, tile: int) -> Phrase:
    """Return the walled sides of a tile."""
    sides = [side for number, side in enumerate("NESW") if wall_on(state.kit.walls[tile], number)]
    if not sides:
        return phrase("no-walls")
    return phrase("walls", sides=[phrase("side", side=side) for side in sides])


def _squares(state: State) -> Iterator[Phrase]:
    tiles = [state.kit.names[stack[-1]] for stack in state.stacks if stack]
    if tiles:
        yield phrase("squares", tiles=tiles_said(tiles))


def _seat(view: View, state: State, seat: int) -> Iterator[Phrase]:
    palace = state.palaces[seat]
    names = state.kit.names
    yield phrase(
        "player",
        seat=seat,
        points=state.points[seat],
        wall=longest_wall(palace, state.kit.walls),
    )
    lying = [phrase("lying", tile=names[tile], x=x, y=y) for tile, x, y in palace.laid()]
    if lying:
        yield phrase("alhambra", seat=seat, tiles=lying)
    else:
        yield phrase("fountain-alone", seat=seat)
    things = {
        "reserve": tiles_said([names[tile] for tile in state.reserves[seat]]),
        "tray": tiles_said([names[tile] for tile in state.trays[seat]]),
        "money": cards_said(sorted_hand(remembered(view, seat))),
        "shown": tiles_said([names[tile] for tile in state.shown[seat]]),
    }
    for key, what in things.items():
        if what:
            yield phrase(key, seat=seat, things=what)
    if not state.hands[seat]:
        yield phrase("no-money", seat=seat)
    elif not remembered(view, seat):
        yield phrase("cards", seat=seat, count=len(state.hands[seat]))
    if state.bonus:
        if seat == view.seat and state.bonuses[seat]:
            own = tiles_said([names[tile] for tile in state.bonuses[seat]])
            yield phrase("bonus-own", seat=seat, things=own)
        elif seat != view.seat:
            yield phrase("bonus", seat=seat, count=view.seats[seat].bonuses)
    if state.vizier:
        key = "vizier-active" if has_seat(state.active, seat) else "vizier-used"
        yield phrase(key, seat=seat)


def _dirk(state: State) -> Iterator[Phrase]:
    if state.players == 2:
        yield phrase("dirk", points=state.dirk_points, count=len(state.dirk))
        if state.dirk:
            tiles = tiles_said([state.kit.names[tile] for tile in sorted(state.dirk)])
            yield phrase("dirk-tiles", tiles=tiles)


def _majorities(view: View, state: State) -> Iterator[Phrase]:
    """Yield who has how many of each type, and what the coming round would bring."""
    owners = tallies(state)
    names = [phrase("seat", seat=seat) for seat in range(state.players)]
    names += [phrase("dirk-name")] if state.players == 2 else []
    for kind, name in enumerate(TYPES):
        have = [
            phrase("has", name=names[owner], count=tally[kind])
            for owner, tally in enumerate(owners)
            if tally[kind]
        ]
        if have:
            yield replace(phrase("majority", type=name, owners=have), aid="majorities")
    if view.turn is None:
        return
    number = coming(state)
    rows, wall = round_points(state, number), walls(state)
    would = [
        phrase("would", name=names[seat], points=sum(row[seat] for row in rows) + wall[seat])
        for seat in range(state.players)
    ]
    yield replace(phrase("if-scored", round=number, owners=would), aid="majorities")


def ending(view: View) -> Ending:
    """Return who won by what, with what each seat's points are made of (ALH-29)."""
    state = guess(view)
    return counted(_verdict(state), count(state), state.players)


def _verdict(state: State) -> Phrase:
    order = sorted(state.points, reverse=True)
    if state.players == 2 and state.dirk_points > order[0]:
        tied = "dirk-drawn" if order[0] == order[1] else "dirk-ahead"
        key = "dirk-beats" if state.dirk_wins else tied
        return phrase(key, points=order[0], second=order[1], dirk=state.dirk_points)
    key = "drawn" if order[0] == order[1] else "won"
    if state.players == 2:
        return phrase(f"{key}-dirk", points=order[0], second=order[1], dirk=state.dirk_points)
    return phrase(key, points=order[0], second=order[1])
