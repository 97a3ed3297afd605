"""What a game shows and says: drawings, choices, sentences in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from alcaide.interface.game import Game
from alcaide.locale import LANGUAGES, texts
from alcaide.scene.model import PLAN, Phrase


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
            yield from said(game, scene)
        yield from said(game, game.describe(view))
        game.position(state, who)


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
        yield from _message(game, f"{game.name}-why-{attempt.refusal.reason}")


def ended(game: Game[Any, Any, Any], state: Any) -> Iterator[str]:
    """Yield what is wrong with the end of a game as it is told."""
    ending = game.ending(game.observe(state, None))
    if len(ending.parts) != state.players:
        yield f"ending tells of {len(ending.parts)} seats; there are {state.players}"
    yield from said(game, ending)


def said(game: Game[Any, Any, Any], thing: Any) -> Iterator[str]:
    """Yield the messages of a thing that some language does not have."""
    for phrase in phrases(thing):
        yield from _message(game, phrase.key)


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


def _message(game: Game[Any, Any, Any], key: str) -> Iterator[str]:
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


CHECKS: Final = (offered, drawn, previewed, refused, in_characters)
