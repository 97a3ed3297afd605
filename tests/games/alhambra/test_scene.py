"""Alhambra: everything on the table as a seat sees it."""

from __future__ import annotations

import pytest

from alcaide.games import game
from alcaide.games.alhambra.information.view import observe
from alcaide.games.alhambra.rules.state import State
from alcaide.locale import LANGUAGES
from alcaide.scene.model import Scene, Shelf
from alcaide.scene.svg import sprites, sprites_text
from palaces import play, table
from sayings import faults, positions, say

ALHAMBRA = game("alhambra")
GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
MARKET = "market garden8a pavilion2 tower9a tower7"


def seen(state: State, seat: int | None = 0) -> Scene:
    """Return the table as a seat sees it."""
    scene: Scene = ALHAMBRA.scene(observe(state, seat), 0)
    return scene


def shelf(state: State, key: str, seat: int | None = 0) -> Shelf:
    """Return a row of the table."""
    (found,) = (shelf for shelf in seen(state, seat).shelves if shelf.key == key)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_can_be_said(lang: str) -> None:
    for players, seed in GAMES:
        for state in positions(players, seed, 17):
            assert faults(seen(state, state.mover), lang) == []
            assert faults(seen(state, None), lang) == []


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_legal_pick_lies_somewhere_on_the_table(players: int, seed: int) -> None:
    for state in positions(players, seed, 7):
        view = observe(state, state.mover)
        scene = seen(state, state.mover)
        there = {node.pick for node in scene.board.nodes} | {card.pick for card in scene.hand or []}
        there |= {card.pick for shelf in scene.shelves for card in shelf.cards}
        for choice in ALHAMBRA.choices(view, ALHAMBRA.legal_actions(state)):
            things = {pick for pick in choice.picks if not pick.startswith("option:")}
            assert things <= there, choice.text


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_symbol_is_drawn(players: int, seed: int) -> None:
    drawn = sprites(sprites_text("alhambra")).parts
    for state in positions(players, seed, 17):
        scene = seen(state, state.mover)
        cards = [card for shelf in scene.shelves for card in shelf.cards] + (scene.hand or [])
        cards += [card for player in scene.players for card in player.aside]
        named = [card.symbol for card in cards if card.symbol]
        named += [suit.symbol for suit in scene.suits]
        assert {name for names in named for name in names.split()} <= set(drawn)


def test_slots_say_how_the_hand_can_pay() -> None:
    state = table(MARKET, "money 0 y3 y5 g4 b7")
    cards = shelf(state, "market").cards
    assert [say(card.badge) for card in cards] == [
        "3 + 5 exact",
        "2 too much",
        "2 short",
        "7 short",
    ]
    assert [card.good for card in cards] == [True, False, False, False]
    assert say(cards[0].head) == "Yellow \u00b7 you 8"
    assert [card.tint for card in cards] == ["yellow", "green", "blue", "orange"]
    onlooker = shelf(state, "market", None).cards
    assert [card.badge for card in onlooker] == [None] * 4
    assert say(onlooker[0].head) == "Yellow"


def test_a_slot_can_be_paid_by_exchange() -> None:
    state = table("options exchange=on", MARKET, "money 0 y3 o6 yo")
    card = shelf(state, "market").cards[2]
    assert say(card.badge) == "9 short"
    state = table("options exchange=on", MARKET, "money 0 b3 o6 bo")
    card = shelf(state, "market").cards[2]
    assert (say(card.badge), card.good) == ("exact with an exchange card", True)


def test_a_bought_tile_leaves_its_slot_and_waits() -> None:
    state = table(MARKET, "money 0 y8")
    play(state, "buy 1 with y8")
    card = shelf(state, "market").cards[0]
    assert (card.pick, card.symbol, say(card.badge)) == ("slot:1", "", "filled after the turn")
    tray = shelf(state, "tray")
    assert [card.pick for card in tray.cards] == ["tray:garden8a"]
    assert say(tray.hint) == "placed when the turn ends"


def test_the_hand_lies_by_currency_with_sums() -> None:
    state = table("options exchange=on", "money 0 b2 b7 g3 o9 y1 y1 gb")
    scene = seen(state)
    assert [card.pick for card in scene.hand or []] == [
        "hand:y1", "hand:y1~2", "hand:g3", "hand:b2", "hand:b7", "hand:o9", "hand:gb",
    ]  # fmt: skip
    assert [(suit.key, suit.value) for suit in scene.suits] == [
        ("y", 2), ("g", 3), ("b", 9), ("o", 9), ("exchange", 1),
    ]  # fmt: skip
    assert {card.group for card in scene.hand or []} == {suit.key for suit in scene.suits}


def test_an_onlooker_has_no_hand_and_nothing_of_his_own() -> None:
    state = table("options vizier=on bonus=on", "bonus 0 garden11")
    scene = seen(state, None)
    assert scene.hand is None
    assert {shelf.area for shelf in scene.shelves} == {"market"}


def test_own_things_lie_below_the_own_board() -> None:
    state = table(
        "options vizier=on bonus=on", "vizier 1", "reserve 0 tower7",
        "bonus 0 garden11 tower12", "alhambra 0 garden11 0,1 pavilion8 -1,0", "shown 0 pavilion8",
    )  # fmt: skip
    assert [card.pick for card in shelf(state, "reserve").cards] == ["reserve:tower7"]
    assert [say(card.badge) for card in shelf(state, "vizier").cards] == ["used"]
    bonus = shelf(state, "bonus")
    assert [(card.pick, say(card.badge)) for card in bonus.cards] == [
        ("bonus:pavilion8", "+1, shown"),
        ("bonus:garden11", "+1, stands"),
        ("bonus:tower12", "not built"),
    ]
    assert say(bonus.hint) == "one can count"


def test_bonus_cards_of_others_are_counted_only() -> None:
    state = table("options bonus=on", "bonus 1 garden11 tower12")
    told = repr(seen(state, 0))
    assert "b-garden11" not in told
    figures = {figure.symbol: figure.value for figure in seen(state, 0).players[1].pieces}
    assert figures["i-bonus"] == 2


def test_every_seat_has_a_plan_and_its_reserve_beside_it() -> None:
    state = table("alhambra 1 garden11 0,1", "reserve 1 tower7")
    players = seen(state).players
    assert all(player.plan for player in players)
    assert [card.pick for card in players[1].aside] == ["aside:tower7"]
    plan = players[1].plan
    assert plan is not None
    assert any("garden11" in node.symbol for node in plan.nodes)


def test_dirk_has_a_row_with_two_players() -> None:
    state = table("players 2", "dirk tower12 garden11", "dirk-points 7")
    row = shelf(state, "dirk")
    assert [card.pick for card in row.cards] == ["dirk", "dirk:garden11", "dirk:tower12"]
    assert say(row.hint) == "7 points"
    assert "dirk" not in {each.key for each in seen(table("players 3")).shelves}


def test_open_squares_with_their_stacks() -> None:
    state = table("options squares=on", "squares blue2", "reserve 0 red1")
    (card,) = (c for c in shelf(state, "squares").cards if c.pick == "square:blue")
    assert (card.symbol, card.count) == ("t-blue2", 3)
    assert say(card.label) == "Blue square 2, counts pavilions; 3 in the stack"
    assert say(shelf(state, "squares").hint) == "free, one an action \u00b7 you have 1 of 3"


def test_the_one_new_tile_shows_where_it_could_lie() -> None:
    state = table("phase put", "tray 0 garden12")
    wishes = [node.key for node in seen(state).board.nodes if node.key.startswith("wish:")]
    legal = [c for c in ALHAMBRA.legal_actions(state) if ALHAMBRA.write(state, c).count(" at ")]
    assert len(wishes) == len(legal)
    assert not any(node.key.startswith("wish:") for node in seen(state, 1).board.nodes)
