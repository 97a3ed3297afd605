"""The sentences of a preview: what an action leads to besides its figures."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.board.hand import money_of, ways
from alcaide.games.alhambra.decisions.choices import new_tile, palace_after
from alcaide.games.alhambra.decisions.preview_facts import hand_after
from alcaide.games.alhambra.rules.components import TYPES
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.scoring import dirk_counts
from alcaide.games.alhambra.rules.state import NO_TILE, REVEAL, VIZIER, State
from alcaide.games.alhambra.rules.tile_names import tiles_said
from alcaide.games.alhambra.rules.worth import Scale, Worth, cells_for
from alcaide.scene.model import Phrase

ASKED = "alhambra-prompt-reveal-none-hint"  # why one is asked who can show nothing (ALH-B4)


def said(key: str, **args: object) -> Phrase:
    """Return a sentence of this module."""
    return Phrase(f"alhambra-preview-{key}", args)


def sentences(state: State, action: Action, scale: Scale, worth: Worth | None) -> list[Phrase]:
    """Return what would follow from an action."""
    found = _course(state, action)
    tile = new_tile(state, action)
    if tile >= 0:
        found.append(_room(state, tile))
    found += _back_in_hand(state, action)
    if worth is not None:
        found += _ranks(scale, worth)
    return found


def _course(state: State, action: Action) -> list[Phrase]:
    """Return how the turn goes on."""
    match action:
        case act.Take():
            return _could_pay(state, action)
        case act.Buy(slot, cards):
            over = money_of(cards) - state.kit.price[state.market[slot - 1]]
            first = said("no-change", over=over) if over else said("another-action")
            return [first, said("refill-later"), *_last_tiles(state)]
        case act.Vizier():
            return [said("vizier-turns"), said("refill-now"), *_last_tiles(state)]
        case act.Square():
            return [said("square-later")]
        case act.Reactivate():
            return [said("vizier-ready")]
        case act.PutReserve():
            return [said("in-reserve")]
        case act.PutDirk(tile):
            kind = state.kit.type[tile]
            return [said("dirk-gets", type=TYPES[kind], count=dirk_counts(state)[kind] + 1)]
        case act.Lift():
            return [said("in-reserve")]
        case act.No() if state.phase == VIZIER:
            return [said("vizier-stays")]
        case act.Reveal(cards) if not cards:
            why = [] if showable(state, state.mover) else [Phrase(ASKED)]
            return [said("bonus-stays"), *why]
        case act.Reveal() if state.phase != REVEAL:
            return [said("bonus-now")]
        case _:
            return []


def _last_tiles(state: State) -> list[Phrase]:
    """Tell when the bag cannot fill the market after one more purchase (ALH-25)."""
    needed = list(state.market).count(NO_TILE) + 1
    left = len(state.bag)
    ends = needed > left or (state.bag_ends and needed == left)
    return [said("game-ends")] if ends else []


def _could_pay(state: State, action: Action) -> list[Phrase]:
    """Return which buildings of the market could be paid exactly then, and not before."""
    before, after = state.hands[state.mover], hand_after(state, action)
    names = []
    for slot, tile in enumerate(state.market):
        if tile == NO_TILE:
            continue
        then, now = (ways(state, hand, slot, exact=True) for hand in (after, before))
        if then and not now:
            names.append(state.kit.names[tile])
    return [said("could-pay", tiles=tiles_said(names), count=len(names))] if names else []


def _room(state: State, tile: int) -> Phrase:
    """Return on how many cells a new tile would fit at present."""
    count = len(cells_for(state, state.mover, tile))
    return said("fits", count=count, tile=state.kit.names[tile])


def _back_in_hand(state: State, action: Action) -> list[Phrase]:
    """Return the bonus cards that go back to the hand (ALH-B3)."""
    palace = palace_after(state, action)
    if palace is None:
        return []
    standing = palace.tiles()
    gone = [tile for tile in state.shown[state.mover] if tile not in standing]
    return [said("bonus-back", tile=state.kit.names[tile]) for tile in gone]


def _ranks(scale: Scale, worth: Worth) -> list[Phrase]:
    """Return the place in each majority that changes."""
    found = []
    for kind, name in enumerate(TYPES):
        count = worth.counts[kind]
        if count == scale.now.counts[kind] or not count:
            continue
        others = [tally[kind] for seat, tally in enumerate(scale.tallies) if seat != scale.seat]
        place = 1 + sum(other > count for other in others)
        tied = count in others
        args = {"type": name, "place": place, "tied": tied, "count": count}
        found.append(said("rank", **args, points=worth.points[kind], round=scale.number))
    return found
