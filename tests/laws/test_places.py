"""Laws of places: what is told of a game says where on the table it happened."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.values import Note
from alcaide.scene.model import PLAN, Drawing, Scene
from profiles import many
from wandering import walks


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=many(25))
@given(data=st.data())
def test_what_is_told_has_a_place_on_the_table(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    assert game.places
    rng = walk.rng()
    for state, action in walk.sample(3):
        before, notes = state.copy(), list[Note]()
        after = state.copy()
        game.apply(after, action, notes)
        over = game.turn(after) is None  # then the places to go on from are drawn no more
        for turns in (rng.below(4), PLAN):
            seen = [scene(game, state, turns) for state in (before, after)]
            found = {place for note in notes for place in game.places(note)}
            there = set().union(*map(named, seen))
            assert found <= there, (found - there, notes)
            if notes and not over and drawn(seen[0]) != drawn(seen[1]):
                assert found, (action, notes)


def scene(game: Game[Any, Any, Any], state: Any, turns: int) -> Scene:
    """Return the table as onlookers see it."""
    return game.scene(game.observe(state, None), turns)


def named(scene: Scene) -> set[str]:
    """Return all places of a scene."""
    shelved = [card for shelf in scene.shelves for card in shelf.cards]
    cards = [*scene.market, *scene.decks, *shelved]
    own = {f"{player.seat}@cell:{x},{y}" for player in scene.players for x, y in lots(player.plan)}
    seats = {f"seat:{player.seat}" for player in scene.players}
    nodes = {word for node in scene.board.nodes for word in (node.key, node.pick)}
    return nodes | {card.pick for card in cards} | own | seats


def lots(plan: Drawing | None) -> set[tuple[int, int]]:
    """Return the cells of a board of one's own that has a tile on them."""
    nodes = plan.nodes if plan else []
    return {
        (round(node.x / node.width + 0.5), round(node.y / node.width + 0.5))
        for node in nodes
        if node.width and node.key.startswith("tile:")
    }


def drawn(scene: Scene) -> Any:
    """Return what of a scene is the common table: what lies there, not how it is looked at."""
    boards = [player.plan for player in scene.players if player.plan] or [scene.board]
    return [[(node.key, node.x, node.y, node.symbol) for node in board.nodes] for board in boards]
