"""What may be done, as a person meets it: names, what each brings, and what is asked."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.decisions.action_names import options, wording
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import BUILDINGS, tile_name
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.palace import Alhambra
from alcaide.games.alhambra.rules.state import REVEAL, State
from alcaide.games.alhambra.rules.tile_names import new_tiles_said
from alcaide.games.alhambra.rules.worth import Scale, Worth, coming
from alcaide.games.alhambra.text.notation import write
from alcaide.interface.values import Args
from alcaide.scene.model import Choice, Phrase, Prompt

RULES = {
    "act": "ALH-1",
    "put": "ALH-7",
    "reveal": "ALH-B4",
    "vizier": "ALH-V2",
    "vizier-put": "ALH-V3",
    "last-put": "ALH-28",
    "over": "ALH-25",
}
QUIET = {"done", "pass"}  # options that only end a step


def choices(view: View, actions: list[Action]) -> list[Choice]:
    """Return the legal actions with their names and what they bring."""
    state = guess(view)
    scale = Scale(state, state.mover)
    bought: dict[int, int] = {}
    return [choice(state, action, scale, bought) for action in actions]


def choice(state: State, action: Action, scale: Scale, bought: dict[int, int]) -> Choice:
    """Return one action as a person meets it; ``bought`` keeps what tiles would bring."""
    words = wording(state, action)
    return words.choice(
        action,
        write(state, action),
        points=gain(state, action, scale, bought),
        final=is_final(state, action),
        tag=tag_of(state, action, scale),
        quiet=words.option in QUIET,
    )


def gain(state: State, action: Action, scale: Scale, bought: dict[int, int]) -> int:
    """Return the change of the own points if the coming round were held after it.

    New tiles count where they would bring most.
    """
    new = new_tile(state, action)
    if new >= 0:
        if new not in bought:
            bought[new] = scale.best_place(new).total - scale.now.total
        return bought[new]
    worth = outlook(state, action, scale)
    return worth.total - scale.now.total if worth else 0


def new_tile(state: State, action: Action) -> int:
    """Return the tile that an action brings into the tray; -1 for none."""
    match action:
        case act.Buy(slot) | act.Vizier(slot):
            return state.market[slot - 1]
        case act.Square(colour):
            return state.stacks[colour][-1]
        case _:
            return -1


def outlook(state: State, action: Action, scale: Scale) -> Worth | None:
    """Return what the seat would have after an action that changes it; else None."""
    palace = palace_after(state, action)
    if palace is not None:
        shown = state.shown[state.mover]
        left = [card for card in shown if card in palace.tiles()]  # ALH-B3
        return scale.weigh(palace, left if len(left) < len(shown) else None)
    match action:
        case act.Reveal(cards) if cards:
            return scale.weigh(shown=[*state.shown[state.mover], *cards])
        case act.PutDirk(tile):
            return scale.weigh(dirk=tile)
        case _:
            return None


def palace_after(state: State, action: Action) -> Alhambra | None:
    """Return the Alhambra after an action that changes it; else None."""
    palace = state.palaces[state.mover]
    match action:
        case act.Build(tile, x, y) | act.Exchange(tile, x, y) | act.Put(tile, x, y):
            return palace.with_tile(tile, x, y)
        case act.Lift(x, y):
            return palace.without(x, y)
        case _:
            return None


def tag_of(state: State, action: Action, scale: Scale) -> Phrase | None:
    """Return what is written on an empty cell: the longest wall, and a count that grows by more."""
    match action:
        case act.Put(tile) | act.Build(tile):
            worth = outlook(state, action, scale)
            assert worth is not None
            kind = state.kit.type[tile]
            more = worth.counts[kind] - scale.now.counts[kind]
            if more == int(tile < BUILDINGS):
                return Phrase("alhambra-tag-cell", {"wall": worth.wall})
            change = f"{more:+}".replace("-", "\u2212")
            return Phrase("alhambra-tag-cell-more", {"wall": worth.wall, "more": change})
        case _:
            return None


def is_final(state: State, action: Action) -> bool:
    """Tell whether the seat has nothing more to decide in this turn after an action."""
    tray = state.trays[state.mover]
    match action:
        case act.Put() | act.PutReserve() | act.PutDirk():
            return len(tray) == 1
        case act.Buy() | act.Vizier() | act.Square():
            return False
        case act.Reveal() if state.phase != REVEAL:
            return False
        case _:
            return not tray


def prompt(view: View) -> Prompt:
    """Return what is asked of the seat to move."""
    state = guess(view)
    key = view.phase
    args: Args = {}
    match view.phase:
        case "act":
            key = "further" if view.further else "act"
            args = {"waiting": len(state.trays[state.mover])}
        case "put" | "vizier-put" | "last-put":
            names = [tile_name(state.kit, tile) for tile in state.trays[state.mover]]
            args = {"tiles": new_tiles_said(names), "count": len(names)}
        case "reveal":
            args = {"round": coming(state)}
            if view.seat == view.turn and not showable(state, state.mover):
                key = "reveal-none"
        case "vizier":
            due = (state.seat + 1) % state.players
            whose = "own" if due == state.mover else "other"
            args = {"seat": due, "whose": whose}
        case _:
            pass
    rule = "ALH-4" if key == "further" else RULES[view.phase]
    title = Phrase(f"alhambra-prompt-{key}", args)
    return Prompt(title, Phrase(f"alhambra-prompt-{key}-hint", args), rule, options(state))
