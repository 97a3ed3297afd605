"""Alhambra: what is shown before an action is confirmed."""

from __future__ import annotations

import pytest

from alcaide.games import game
from alcaide.games.alhambra.information.view import observe
from alcaide.games.alhambra.rules.scoring import counts, walls
from alcaide.games.alhambra.rules.state import State
from alcaide.locale import LANGUAGES
from alcaide.scene.model import Preview
from palaces import play, table
from sayings import faults, positions, say

ALHAMBRA = game("alhambra")
GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
MARKET = "market garden8a pavilion2 tower9a tower7"


def preview(state: State, line: str) -> Preview:
    """Return the preview of an action in notation."""
    action = ALHAMBRA.read(state, line)
    assert action in ALHAMBRA.legal_actions(state)
    shown: Preview = ALHAMBRA.preview(observe(state, state.mover), action, 0)
    return shown


def told(shown: Preview) -> list[str]:
    """Return the sentences of a preview."""
    return [say(sentence) for sentence in shown.sentences]


def figures(shown: Preview) -> dict[str, tuple[int | None, int]]:
    """Return the facts of a preview: before and after."""
    return {say(fact.label): (fact.before, fact.after) for fact in shown.facts}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preview_can_be_said(lang: str) -> None:
    for players, seed in GAMES:
        for state in positions(players, seed, 29):
            view = observe(state, state.mover)
            for action in ALHAMBRA.legal_actions(state)[::3]:
                assert faults(ALHAMBRA.preview(view, action, 0), lang) == []


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_it_shows_nothing_but_what_the_action_does(players: int, seed: int) -> None:
    """The wall and the counts that are foretold are those after the action."""
    for state in positions(players, seed, 13):
        seat = state.mover
        for action in ALHAMBRA.legal_actions(state)[::4]:
            text = ALHAMBRA.write(state, action)
            if text.split()[0] not in ("put", "build", "lift", "exchange") or "dirk" in text:
                continue
            shown = figures(preview(state, text))
            after = state.copy()
            ALHAMBRA.apply(after, action, None)
            if "Longest wall" in shown and after.scored == state.scored:
                assert shown["Longest wall"][1] == walls(after)[seat], text


def test_a_purchase_at_the_exact_price() -> None:
    state = table(MARKET, "money 0 y3 y5 y9")
    shown = preview(state, "buy 1 with y3 y5")
    assert say(shown.title) == "Garden 8a for 3 + 5"
    assert say(shown.confirm) == "Buy garden 8a with 3 + 5"
    assert "The price is paid exactly: you have another action." in told(shown)
    assert "The slot stays empty until your turn ends." in told(shown)
    assert figures(shown)["Yellow money"] == (17, 9)
    assert figures(shown)["Money cards"] == (3, 1)
    assert shown.rule == "ALH-4"
    over = preview(state, "buy 1 with y9")
    assert told(over)[0] == "You pay 1 too much, and no change is given."
    assert over.rule == "ALH-3"


def test_a_purchase_that_ends_the_game() -> None:
    last = "The bag cannot fill the market again: the game ends after this."
    state = table(MARKET, "money 0 y8", "reserve 1 rest", "scored 2")
    assert last in told(preview(state, "buy 1 with y8"))
    state = table(MARKET, "money 0 y8")
    assert last not in told(preview(state, "buy 1 with y8"))


def test_money_tells_what_it_would_pay_exactly() -> None:
    state = table(MARKET, "money 0 y3", "display y5 b9 g1 o1")
    shown = preview(state, "take y5")
    assert told(shown) == ["Then you could pay exactly for garden 8a."]
    assert figures(shown)["Yellow money"] == (3, 8)
    assert told(preview(state, "take g1")) == []


def test_a_tile_in_place_with_wall_count_rank_and_tag() -> None:
    state = table(
        "players 2", "phase put", "tray 0 pavilion2", "alhambra 0 pavilion8 1,0",
        "dirk pavilion7", "scored 1",
    )  # fmt: skip
    shown = preview(state, "put pavilion2 at 0,-1")
    assert figures(shown) == {
        "If scoring II came now": (None, 4 + 3),  # 8 instead of (8 + 1) // 2, and the wall
        "Longest wall": (0, 3),
        "Pavilions": (1, 2),
    }
    assert told(shown) == ["Pavilions: first with 2, 8 points at scoring II."]
    assert shown.tag is not None
    assert (say(shown.tag.plain), say(shown.tag.gain)) == ("wall 0 to 3", "+7 points")
    ghosts = [node.key for node in shown.board.nodes if "ghost" in node.cls.split()]
    assert ghosts == ["tile:pavilion2", "tile:pavilion2:gold"]
    assert say(shown.confirm) == "Place pavilion 2"


def test_a_gift_to_dirk_tells_what_he_would_have() -> None:
    state = table("players 2", "phase put", "tray 0 garden11", "dirk garden10a")
    shown = preview(state, "put garden11 dirk")
    assert "Dirk then has 2 of the gardens and ranks with them like a player." in told(shown)


def test_a_bonus_card_goes_back_when_its_tile_leaves() -> None:
    state = table("options bonus=on", "alhambra 0 garden11 0,1", "shown 0 garden11")
    shown = preview(state, "lift 0,1")
    assert "The bonus card for garden 11 goes back to your hand." in told(shown)
    assert figures(shown)["Gardens"] == (2, 0)
    play(state, "lift 0,1")
    assert counts(state, 0)[4] == 0


def test_a_vizier_turns_and_buys() -> None:
    state = table("options vizier=on", "phase vizier 1", MARKET, "money 1 y8", "vizier 1")
    shown = preview(state, "vizier 1 with y8")
    assert "Your vizier is turned face down." in told(shown)
    assert "You place it at once; then the market is filled up." in told(shown)
    assert say(shown.confirm) == "Send the vizier for garden 8a"
    assert shown.rule == "ALH-V3"
    stays = told(preview(state, "no"))
    assert stays[0].startswith("He stays active.")


def test_nothing_hidden_is_foretold() -> None:
    """Whatever comes next from deck and bag, the preview is the same."""
    lines = (MARKET, "money 0 y8", "display y1 y2 b9 o9")
    one = table(*lines, "deck b1 b2 S1", "bag tower12 garden11")
    two = table(*lines, "deck o9 o8 S1", "bag garden12 arcades4")
    for text in ("buy 1 with y8", "take b9"):
        assert preview(one, text) == preview(two, text)
