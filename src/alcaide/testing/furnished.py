"""What lies in a game's package for the house to find: rules, pictures, words of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from alcaide.core.homes import home
from alcaide.games import GAMES
from alcaide.games.installed import GROUP
from alcaide.interface.game import Game
from alcaide.locale import DEFAULT, LANGUAGES, rules
from alcaide.locale.folders import find
from alcaide.locale.rulebook import Rulebook
from alcaide.scene.svg import sprites, sprites_text
from alcaide.testing.shown import message

SHARED: Final = ("em-", "i-")  # emblems and icons look alike in all games


def found(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield whether the game is found by its name."""
    if game.name not in GAMES:
        yield f"no installed package names {game.name} in its entry points {GROUP!r}"


def ruled(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield languages without rules, and rules that are named and not there."""
    for lang in LANGUAGES:
        if find(game.name, lang, f"{game.name}.md") is None:
            yield f"there are no rules in {lang}: locale/{lang}/{game.name}.md"
            continue
        book = rules(game.name, lang)
        for rule in (game.turn_rule, *game.reconstructed, *(o.rule for o in game.options)):
            if book.rule(rule) is None:
                yield f"the rule {rule} is not among the rules in {lang}"
        yield from _otherwise(book)


def _otherwise(book: Rulebook) -> Iterator[str]:
    """Yield whether the numbers of the rules are not those of the other languages."""
    ours, first = (
        [rule.id for rule in one.rules if rule.id] for one in (book, rules(book.game, DEFAULT))
    )
    if odd := sorted({*ours} ^ {*first}):
        yield f"the rules in {book.lang} and in {DEFAULT} differ in {', '.join(odd)}"
    elif ours != first:
        yield f"the rules in {book.lang} are in another order than in {DEFAULT}"


def pictured(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield whether the sprites are missing, or hide those of other games in the same page."""
    if not home(game.name).joinpath("sprites.svg").is_file():
        yield f"the package {game.package} has no sprites.svg"
        return
    own = sprites(sprites_text(game.name)).parts
    for name in GAMES:
        others = sprites(sprites_text(name)).parts if name != game.name else {}
        for id in own.keys() & others.keys():
            if not id.startswith(SHARED):
                yield f"{name} has a symbol {id} as well; let its name begin with the game's"


def called(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield messages that the house says of every game, and that some language lacks."""
    for key in _asked(game):
        yield from message(game, f"{game.name}-{key}")


def _asked(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield how the keys of such messages end."""
    yield from ("name", "line", "fact-players", "fact-time", "fact-kind")
    yield from ("note-started", "text-over", "phase-over")
    yield from (f"phase-{phase}" for phase in game.information().asked)
    yield from (f"kind-{kind}" for kind in game.kinds)
    if game.reconstructed:
        yield "reconstructed"
    for name in game.rulesets:
        yield from _with_sentence(f"profile-{name}")
    for option in game.options:
        yield from _with_sentence(f"option-{option.name}")
        yield from (f"option-{option.name}-{value}" for value in option.values)
    for aid in game.aids:
        if not aid.startswith("hints"):  # alike in every game
            yield from _with_sentence(f"aid-{aid}")


def _with_sentence(key: str) -> tuple[str, str]:
    return key, f"{key}-sentence"


CHECKS = (found, ruled, pictured, called)
