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
from alcaide.interface.values import Note
from alcaide.locale import rules
from alcaide.locale.rulebook import Rulebook
from alcaide.scene.characters import Run
from alcaide.scene.model import Choice, Node, Phrase, Prompt, Scene
from alcaide.testing import conformance, furnished

Broken = Callable[[Game[Any, Any, Any]], Game[Any, Any, Any]]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_our_games(name: str) -> None:
    assert conformance(GAMES[name], 1) == []


class Bare(msgspec.Struct, frozen=True):
    """A view of which the house can make nothing."""

    seat: int


REFUSED = castle.GAME.plausible(castle.GAME.observe(castle.GAME.new(2, seed=1), 0))[0].refusal
UNTOLD: Any = None
HIT: Any = {"cls": "hit cell", "pick": "cell:e2"}
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
    "two cards with the same pick": (
        lambda game: seen(game, lambda scene: replaced(scene, hand=2 * (scene.hand or []))),
        "hand: two cards have the pick 'tile'; let the second one's be tile~2",
    ),
    "a place with something in it": (
        lambda game: seen(game, lambda scene: with_node(scene, Node("hit", text="1", **HIT))),
        "the place hit is no outline: it needs a symbol or points, and no text",
    ),
    "a place without an outline": (
        lambda game: seen(game, lambda scene: with_node(scene, Node("hit", **HIT))),
        "the place hit is no outline: it needs a symbol or points, and no text",
    ),
    "something that is tied to a place": (
        lambda game: seen(game, lambda scene: with_node(scene, Node("word", anchor="hit:e1"))),
        "the node word is anchored to the place hit:e1, an outline",
    ),
    "a symbol that nobody has drawn": (
        lambda game: seen(game, lambda scene: with_node(scene, Node("moat", symbol="cs-moat"))),
        "sprites.svg has no symbol cs-moat",
    ),
    "a choice of what is not there": (
        lambda game: replace(game, choices=lambda view, legal: astray(game.choices(view, legal))),
        "nothing on the table has the pick 'cell:nowhere' of a choice",
    ),
    "a note that nobody has written": (
        lambda game: replace(game, apply=noting(Note("unwritten", "CST-1"))),
        "the message castle-note-unwritten is missing in it",
    ),
    "a note of a rule that is not there": (
        lambda game: replace(game, apply=noting(Note("placed", "CST-99"))),
        "the note placed names the rule CST-99, which is not among the rules",
    ),
    "illegal actions that are not refused": (
        lambda game: replace(game, why_not=lambda state, action: None),
        "why_not does not refuse",
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


def seen(game: Game[Any, Any, Any], changed: Callable[[Scene], Scene]) -> Game[Any, Any, Any]:
    """Return a game with another scene."""
    return replace(game, scene=lambda view, turns: changed(game.scene(view, turns)))


def with_node(scene: Scene, node: Node) -> Scene:
    """Return a scene with one thing more on the board."""
    drawing = replaced(scene.board, nodes=[*scene.board.nodes, node])
    changed: Scene = replaced(scene, board=drawing)
    return changed


def astray(choices: list[Choice]) -> list[Choice]:
    """Return choices of which the first is about a place that is not there."""
    return [replaced(choices[0], picks=["cell:nowhere"]), *choices[1:]]


def noting(note: Note) -> Callable[[Any, Any, list[Note] | None], None]:
    """Return what carries an action of The Castle out and says one thing more."""

    def apply(state: Any, action: Any, notes: list[Note] | None) -> None:
        castle.GAME.apply(state, action, notes)
        if notes is not None:
            notes.append(note)

    return apply


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


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        (slice(1, None), "the rules in fr and in en differ in "),
        (slice(None, None, -1), "the rules in fr are in another order than in en"),
    ],
)
def test_rules_that_differ_by_language_are_told(
    kept: slice, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def translated(game: str, lang: str) -> Rulebook:
        book = rules(game, lang)
        numbered = tuple(rule for rule in book.rules if rule.id)
        return book._replace(rules=numbered[kept]) if lang == "fr" else book

    monkeypatch.setattr(furnished, "rules", translated)
    assert any(fault.startswith(sentence) for fault in furnished.ruled(castle.GAME))
