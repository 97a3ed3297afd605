"""What a game shows and says: drawings, choices, sentences in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from alcaide.interface.game import Game
from alcaide.interface.values import Note
from alcaide.locale import DEFAULT, LANGUAGES, rules, texts
from alcaide.scene.model import (
    PLAN,
    ROLES,
    SHAPES,
    SHELVES,
    Card,
    CountStep,
    Drawing,
    Phrase,
    Scene,
)
from alcaide.scene.svg import sprites, sprites_text

WITHOUT_A_THING: Final = ("option:", "turn:")  # begin picks that are made beside the table


def offered(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with the choices of the seat to move."""
    view, legal = game.observe(state, seat), game.legal_actions(state)
    choices = game.choices(view, legal)
    if [choice.action for choice in choices] != legal:
        yield "choices are not the legal actions in their order"
    picks = [frozenset(choice.picks) for choice in choices]
    if len(set(picks)) < len(picks):
        yield "two choices are singled out by the same picks"
    for part in (choices, game.prompt(view), game.plausible(view)):
        yield from said(game, part)


def drawn(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with what is drawn and told."""
    for who in (seat, None):
        view = game.observe(state, who)
        for turns in range(PLAN + 1):
            scene = game.scene(view, turns)
            keys = [node.key for node in scene.board.nodes]
            if len(set(keys)) < len(keys):
                yield f"two nodes of the board have the same key, after {turns} quarter turns"
            yield from unknown(scene)
            yield from alike(scene)
            for drawing in (scene.board, *(one.plan for one in scene.players if one.plan)):
                yield from outlined(drawing)
                yield from pictured(game, drawing)
            yield from said(game, scene)
        yield from said(game, game.describe(view))
        game.position(state, who)


def unknown(scene: Scene) -> Iterator[str]:
    """Yield the roles and shapes of a scene that no page knows."""
    cards = [*(scene.hand or []), *(card for shelf in scene.shelves for card in shelf.cards)]
    for what, known, used in (
        ("role of a piece", ROLES, scene.board.roles.values()),
        ("role of a shelf", SHELVES, [shelf.role for shelf in scene.shelves]),
        ("shape of a card", SHAPES, [card.shape for card in cards]),
    ):
        yield from (f"no page knows the {what} {one!r}" for one in sorted({*used} - {*known}))


def alike(scene: Scene) -> Iterator[str]:
    """Yield the cards that no page can tell apart."""
    for row, cards in _rows(scene):
        picks = [card.pick for card in cards]
        for pick in sorted({pick for pick in picks if picks.count(pick) > 1}):
            yield f"{row}: two cards have the pick {pick!r}; let the second one's be {pick}~2"


def outlined(drawing: Drawing) -> Iterator[str]:
    """Yield the places to point at that are no outline."""
    hits = {node.key: node for node in drawing.nodes if node.pick and node.cls.startswith("hit")}
    for key, node in hits.items():
        if node.text or not (node.symbol or node.points):
            yield f"the place {key} is no outline: it needs a symbol or points, and no text"
    for node in drawing.nodes:
        if node.anchor in hits:
            yield f"the node {node.key} is anchored to the place {node.anchor}, an outline"


def pictured(game: Game[Any, Any, Any], drawing: Drawing) -> Iterator[str]:
    """Yield the symbols of a drawing that are not among the sprites of the game."""
    known = sprites(sprites_text(game.name)).parts
    for name in sorted({node.symbol for node in drawing.nodes if node.symbol} - known.keys()):
        if not name.startswith("em-seat-"):
            yield f"sprites.svg has no symbol {name}"


def reachable(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield the picks of choices that nothing on the table has."""
    view = game.observe(state, seat)
    scene = game.scene(view, 0)
    there = {card.pick for _, cards in _rows(scene) for card in cards}
    for drawing in (scene.board, *(one.plan for one in scene.players if one.plan)):
        there |= {node.pick for node in drawing.nodes}
    picks = {pick for one in game.choices(view, game.legal_actions(state)) for pick in one.picks}
    for pick in sorted(picks - there):
        if not pick.startswith(WITHOUT_A_THING):
            yield f"nothing on the table has the pick {pick!r} of a choice"


def _rows(scene: Scene) -> Iterator[tuple[str, list[Card]]]:
    """Yield the rows of cards on the table, by name."""
    yield from (("hand", scene.hand or []), ("market", scene.market), ("decks", scene.decks))
    yield from ((f"shelf {shelf.key}", shelf.cards) for shelf in scene.shelves)
    yield from ((f"aside of seat {player.seat}", player.aside) for player in scene.players)


def previewed(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with a preview."""
    view = game.observe(state, seat)
    for action in game.legal_actions(state)[:3]:
        yield from said(game, game.preview(view, action, 0))


def refused(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield attempts that are called refused and are not, or have no rule."""
    for attempt in game.plausible(game.observe(state, seat)):
        if not attempt.refusal.rule:
            yield f"the refusal {attempt.refusal.reason} names no rule"
        yield from ruled(game, f"the refusal {attempt.refusal.reason}", attempt.refusal.rule)
        yield from message(game, f"{game.name}-why-{attempt.refusal.reason}")


def noted(game: Game[Any, Any, Any], notes: Sequence[Note]) -> Iterator[str]:
    """Yield what is wrong with what is told of an action."""
    for note in notes:
        yield from message(game, f"{game.name}-note-{note.key}")
        yield from ruled(game, f"the note {note.key}", note.rule)


def ruled(game: Game[Any, Any, Any], what: str, rule: str) -> Iterator[str]:
    """Yield whether a thing names a rule that is not among the rules."""
    if rule and rules(game.name, DEFAULT).rule(rule) is None:
        yield f"{what} names the rule {rule}, which is not among the rules"


def ended(game: Game[Any, Any, Any], state: Any) -> Iterator[str]:
    """Yield what is wrong with the end of a game as it is told."""
    ending = game.ending(game.observe(state, None))
    if len(ending.parts) != state.players:
        yield f"ending tells of {len(ending.parts)} seats; there are {state.players}"
    yield from said(game, ending)
    if ending.count:
        yield from reckoned(game, state, ending.count)


def reckoned(game: Game[Any, Any, Any], state: Any, steps: Sequence[CountStep]) -> Iterator[str]:
    """Yield what is wrong with the count at the end of a game."""
    totals = [0] * state.players
    for step in steps:
        yield from ruled(game, "a step of the count", step.rule)
        if step.shares and len(step.shares) != state.players:
            yield f"a step of the count tells the shares of {len(step.shares)} seats"
        for part in step.parts:
            totals[part.seat] += part.points
    if totals != game.scores(state):
        yield f"the count comes to {totals}; the scores are {game.scores(state)}"
    for turns in range(PLAN + 1):
        yield from unseen(game.scene(game.observe(state, None), turns), steps)


def unseen(scene: Scene, steps: Sequence[CountStep]) -> Iterator[str]:
    """Yield the places of a count that are not drawn."""
    drawn = [{node.key for node in (one.plan or scene.board).nodes} for one in scene.players]
    for part in (part for step in steps for part in step.parts):
        yield from (
            f"what counts at the end is not drawn: {key}"
            for key in part.places
            if key not in drawn[part.seat]
        )


def said(game: Game[Any, Any, Any], thing: Any) -> Iterator[str]:
    """Yield the messages of a thing that some language does not have."""
    for phrase in phrases(thing):
        yield from message(game, phrase.key)


def phrases(thing: Any) -> Iterator[Phrase]:
    """Yield all phrases in a thing."""
    if isinstance(thing, Phrase):
        yield thing
        yield from phrases(thing.args)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from phrases(getattr(thing, name))
    elif isinstance(thing, dict):
        yield from phrases(list(thing.values()))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from phrases(item)


def message(game: Game[Any, Any, Any], key: str) -> Iterator[str]:
    """Yield the languages in which there is no such message."""
    for lang in LANGUAGES:
        if key not in texts(lang):
            yield f"the message {key} is missing in {lang}"


def in_characters(game: Game[Any, Any, Any], state: Any, seat: int) -> Iterator[str]:
    """Yield what is wrong with the table drawn with characters, if the game draws one."""
    if game.characters is None:
        return
    names, told = [f"seat {n}" for n in range(state.players)], list[Phrase]()
    for who in (seat, None):
        lines = game.characters(game.observe(state, who), partial(_key, told), names)
        if any("\n" in run.text for line in lines for run in line):
            yield "characters: a line of the table is more than one"
    yield from said(game, told)


def _key(told: list[Phrase], phrase: Phrase) -> str:
    told.append(phrase)
    return phrase.key


CHECKS: Final = (offered, drawn, reachable, previewed, refused, in_characters)
