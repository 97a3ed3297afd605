"""What may be done, as a person meets it: names, prices, what each brings, and why not."""

from __future__ import annotations

from functools import partial

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.decisions.action_names import ORDER, wording
from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.rules.apply import apply
from alcaide.games.alcazar.rules.castles import name_args
from alcaide.games.alcazar.rules.components import BRIDGE_PRICE, CARD_PRICE, TOWER_PRICE
from alcaide.games.alcazar.rules.legal import deeds, may_stay_out
from alcaide.games.alcazar.rules.scoring import money_points, noble_points
from alcaide.games.alcazar.rules.state import MAIN, OVER, State
from alcaide.games.alcazar.text.notation import write
from alcaide.interface.values import Args
from alcaide.scene.model import Choice, Phrase, Prompt


def choices(view: View, actions: list[Action]) -> list[Choice]:
    """Return the legal actions with their names and what they cost and bring."""
    state = guess(view)
    now = total(state, state.seat)
    return [choice(state, action, now) for action in actions]


def choice(state: State, action: Action, now: int) -> Choice:
    """Return one action as a person meets it, who stands at ``now`` points."""
    seat = state.seat
    words = wording(state, action)
    after = state.copy()
    apply(after, action)
    cost = price(state, action)
    return words.choice(
        action,
        write(state, action),
        price=cost,
        income=after.money[seat] - state.money[seat] + cost,
        points=total(after, seat) - now,
        final=ends_turn(after, action),
        quiet=isinstance(action, act.Done | act.Pass),
        follows=follows(action),
    )


def follows(action: Action) -> Phrase | None:
    """Return which card an action uses up: several may build the same."""
    match action:
        case act.Castle(card) | act.Palace(card) | act.Extend(card):
            return Phrase("alcazar-follows-card", {"card": card})
        case act.Tower():
            return Phrase("alcazar-follows-tower")
        case _:
            return None


def price(state: State, action: Action) -> int:
    """Return what the seat to move pays for an action (ALC-11, ALC-45, ALC-51)."""
    match action:
        case act.BuyOpen() | act.BuyDeck():
            return CARD_PRICE
        case act.BuyTower():
            return TOWER_PRICE
        case act.Bridge():
            return BRIDGE_PRICE
        case act.Baron():
            return state.worth(state.active)
        case act.Grandee():
            return 2 * state.worth(state.active)
        case _:
            return 0


def total(state: State, seat: int) -> int:
    """Return a seat's points if the game ended now (ALC-91)."""
    return noble_points(state, seat) + money_points(state, seat)


def ends_turn(after: State, action: Action) -> bool:
    """Tell whether the turn was over after an action."""
    return after.phase in (MAIN, OVER) and not isinstance(action, act.Retire)


def prompt(view: View) -> Prompt:
    """Return what is asked of the seat to move."""
    state = guess(view)
    args: Args = {"money": state.money[state.seat], "free": state.free_flags()}
    ask = partial(_prompt, list(ORDER[state.phase]), args)
    if view.phase == "noble":
        key = "second" if state.placed else "founding" if state.founding else "noble"
        args |= {"value": state.worth(state.active), **name_args(state, state.active)}
        return ask(key, "noble-hint", "ALC-33" if state.founding else "ALC-50")
    if view.phase == "flag":
        return ask("flag", "flag-hint", "ALC-22")
    if view.phase == "over":
        return ask("over", "over-hint", "ALC-92")
    if deeds(state):
        if state.forced:
            return ask("forced", "forced-hint", "ALC-70")
        if may_stay_out(state):
            return ask("bridge", "bridge-hint", "ALC-71")
        return ask("retired" if state.retired else "main", "main-hint", "ALC-10")
    if state.posts[state.seat]:
        return ask("stuck", "stuck-hint", "ALC-70")
    return ask("pass", "pass-hint", "ALC-71")


def _prompt(options: list[str], args: Args, title: str, hint: str, rule: str) -> Prompt:
    said = Phrase(f"alcazar-prompt-{title}", args), Phrase(f"alcazar-prompt-{hint}", args)
    return Prompt(*said, rule, options)
