"""The conformance suite: silent about our games, and says of a game that is wrong what it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from alcaide.games import GAMES, castle
from alcaide.interface.features import Features
from alcaide.interface.game import Game
from alcaide.interface.tuning import LeadFit
from alcaide.scene.characters import Run
from alcaide.scene.model import Phrase, Prompt, Scene
from alcaide.testing import conformance

Broken = Callable[[Game[Any, Any, Any]], Game[Any, Any, Any]]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_our_games(name: str) -> None:
    assert conformance(GAMES[name], 1) == []


class Bare(msgspec.Struct, frozen=True):
    """A view of which the house can make nothing."""

    seat: int


REFUSED = castle.GAME.plausible(castle.GAME.observe(castle.GAME.new(2, seed=1), 0))[0].refusal
UNTOLD: Any = None
UNWRITTEN = Prompt(Phrase("castle-unwritten"), Phrase("castle-unwritten"), "CST-1")

BROKEN: dict[str, tuple[Broken, str]] = {
    "a name that no message can begin with": (
        lambda game: replace(game, name="My Game"),
        "name is 'My Game'; it must be a lower-case word, as messages begin with it",
    ),
    "a name with which messages of the house begin": (
        lambda game: replace(game, name="table"),
        "name is 'table'; it must be a lower-case word, as messages begin with it, at most 32",
    ),
    "fewer colours than seats": (
        lambda game: replace(game, colours=("white",)),
        "colours has 1 colours for up to 2 seats",
    ),
    "no profile of the house": (
        lambda game: replace(game, profiles={}),
        "profiles lacks 'house', the one of the defaults",
    ),
    "an option without a choice": (
        lambda game: replace(game, options=(replaced(game.options[0], values=("match",)),)),
        "option start_spaces leaves no choice: its values are ('match',)",
    ),
    "actions listed twice": (
        lambda game: replace(game, legal_actions=lambda state: 2 * game.legal_actions(state)),
        "legal_actions lists an action twice",
    ),
    "nothing to do": (
        lambda game: replace(game, legal_actions=lambda state: []),
        "seat 1 is to move, and legal_actions is empty",
    ),
    "a notation that forgets": (
        lambda game: replace(game, write=lambda state, action: "something"),
        "written and read: NotationError",
    ),
    "a guess that changes what is known": (
        lambda game: replace(game, determinize=lambda view, rng: game.new(2, seed=rng.below(9))),
        "observe(determinize(view)) is another view: the guess changes what is known",
    ),
    "legal actions that are refused": (
        lambda game: replace(game, why_not=lambda state, action: REFUSED),
        "why_not refuses the legal action",
    ),
    "a sentence that nobody has written": (
        lambda game: replace(game, prompt=lambda view: UNWRITTEN),
        "the message castle-unwritten is missing in en",
    ),
    "a view without what the house asks": (
        lambda game: replace(game, observe=lambda state, seat: Bare(0)),
        "Bare has no turn: The seat to move",
    ),
    "a game that nobody finds": (
        lambda game: replace(game, name="fort", package="alcaide.core"),
        "no installed package names fort in its entry points 'alcaide.games'",
    ),
    "no rules": (
        lambda game: replace(game, name="fort", package="alcaide.core"),
        "there are no rules in it: locale/it/fort.md",
    ),
    "no pictures": (
        lambda game: replace(game, name="fort", package="alcaide.core"),
        "the package alcaide.core has no sprites.svg",
    ),
    "pictures that another game has as well": (
        lambda game: replace(game, name="fort"),
        "castle has a symbol tile-T01 as well; let its name begin with the game's",
    ),
    "a game without a name in French": (
        lambda game: replace(game, name="fort"),
        "the message fort-name is missing in fr",
    ),
    "choices that are not the legal actions": (
        lambda game: replace(game, choices=lambda view, legal: game.choices(view, legal)[1:]),
        "choices are not the legal actions in their order",
    ),
    "nothing that tells how to search": (
        lambda game: replace(game, search_settings=lambda players, far, round: UNTOLD),
        "search_settings returns None for 2 players",
    ),
    "leads that are worth nothing": (
        lambda game: replace(game, lead=LeadFit(turns=0)),
        "lead is LeadFit(early=25.0, late=6.0, turns=0); its numbers must be above 0",
    ),
    "a line of characters that is two": (
        lambda game: replace(game, characters=lambda view, say, names: [[Run("two\nlines")]]),
        "characters: a line of the table is more than one",
    ),
    "a role that the page does not know": (
        lambda game: replace(game, scene=lambda view, turns: in_a_role(game.scene(view, turns))),
        "no page knows the role of a piece 'tile'",
    ),
    "a cache that never forgets": (
        lambda game: replace(game, features=stale),
        "features: an observation depends on what its cache has kept",
    ),
    "scores of a seat too many": (
        lambda game: replace(game, scores=lambda state: [*game.scores(state), 0]),
        "scores has 3 numbers for 2 seats",
    ),
}


def stale() -> Features[Any, Any]:
    """Return numbers of The Castle that show every position as the first one was."""
    known = castle.GAME.features()

    def write(state: Any, seat: int, cache: dict[int, bytes]) -> list[bytes]:
        return [cache.setdefault(seat, known.observation(state, seat))]

    return replace(known, new_cache=lambda state, encoding: {}, write=write)


def in_a_role(scene: Scene) -> Scene:
    """Return a scene whose drawing calls something by the name it has in the game."""
    drawing = replaced(scene.board, roles={"tile": "tile"})
    changed: Scene = replaced(scene, board=drawing)
    return changed


def replaced(struct: Any, **values: Any) -> Any:
    """Return a struct with other values."""
    return msgspec.structs.replace(struct, **values)


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_told(what: str) -> None:
    breaks, sentence = BROKEN[what]
    told = conformance(breaks(castle.GAME), 1)
    assert any(fault.startswith(sentence) for fault in told), told[:5]
