"""Alhambra: what can be picked, what each choice brings, what is asked, what is refused."""

from __future__ import annotations

import pytest

from alcaide.games import game
from alcaide.games.alhambra.information.view import observe
from alcaide.games.alhambra.rules.state import PUT, State
from alcaide.locale import LANGUAGES
from alcaide.scene.model import Choice
from palaces import legal, play, table
from sayings import faults, positions, say

ALHAMBRA = game("alhambra")
GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
MARKET = "market garden8a pavilion2 tower9a tower7"


def choices(state: State) -> dict[str, Choice]:
    """Return the choices of the seat to move by notation."""
    view = observe(state, state.mover)
    made = ALHAMBRA.choices(view, ALHAMBRA.legal_actions(state))
    return {choice.text: choice for choice in made}


def attempts(state: State) -> dict[tuple[str, ...], str]:
    """Return the rules of what is tried in vain, by picks."""
    tried = ALHAMBRA.plausible(observe(state, state.mover))
    return {tuple(attempt.picks): attempt.refusal.rule for attempt in tried}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_picks_single_out_every_action(players: int, seed: int) -> None:
    for state in positions(players, seed):
        made = choices(state)
        assert set(made) == legal(state)
        picked = [frozenset(choice.picks) for choice in made.values()]
        assert len(picked) == len(set(picked))
        for text, choice in made.items():
            assert choice.picks
            assert len(choice.picks) == len(set(choice.picks))
            assert ALHAMBRA.read(state, text) == choice.action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_offered_and_refused_can_be_said(lang: str) -> None:
    for players, seed in GAMES:
        for state in positions(players, seed, 17):
            view = observe(state, state.mover)
            said = [*ALHAMBRA.choices(view, ALHAMBRA.legal_actions(state)), ALHAMBRA.prompt(view)]
            assert faults(said, lang) == []
            assert faults(list(ALHAMBRA.plausible(view)), lang) == []


def test_picks_are_cards_slots_tiles_and_cells() -> None:
    state = table(
        "options vizier=on squares=on",
        "vizier 1",
        MARKET,
        "display y1 y1 b2 o9",
        "money 0 y4 y4 b9",
        "reserve 0 tower12",
        "alhambra 0 garden11 0,1",
        "squares blue2",
    )
    made = choices(state)
    picks = {text: choice.picks for text, choice in made.items()}
    assert picks["take y1 y1"] == ["money:y1", "money:y1~2"]
    assert picks["buy 1 with y4 y4"] == ["slot:1", "hand:y4", "hand:y4~2"]
    assert picks["buy 3 with b9"] == ["slot:3", "hand:b9"]
    assert picks["build tower12 at 0,-1"] == ["reserve:tower12", "cell:0,-1"]
    assert picks["lift 0,1"] == ["cell:0,1", "option:lift"]
    assert picks["exchange tower12 at 0,1"] == ["reserve:tower12", "cell:0,1", "option:exchange"]
    assert picks["square blue"] == ["square:blue"]
    assert picks["reactivate"] == ["vizier"]
    play(state, "buy 1 with y4 y4")
    assert choices(state)["end"].picks == ["option:done"]


def test_picks_of_new_tiles() -> None:
    state = table("players 2", "phase put", "tray 0 garden11")
    picks = {text: choice.picks for text, choice in choices(state).items()}
    assert picks["put garden11 at 1,0"] == ["tray:garden11", "cell:1,0"]
    assert picks["put garden11 reserve"] == ["tray:garden11", "option:reserve"]
    assert picks["put garden11 dirk"] == ["tray:garden11", "dirk"]


def test_a_payment_says_what_it_is_made_of_and_whether_it_is_exact() -> None:
    state = table("options exchange=on", MARKET, "money 0 y3 y5 y9 g5 yg")
    label = {text: say(choice.label) for text, choice in choices(state).items()}
    assert label["buy 1 with y3 y5"] == "Buy garden 8a with 3 + 5: exact, another action"
    assert label["buy 1 with y9"] == "Buy garden 8a with 9: 1 too much"
    paid = "green 5, yellow 3 and exchange card yellow-green"
    assert label["buy 1 with g5 y3 yg"] == f"Buy garden 8a with {paid}: exact, another action"


def test_points_are_those_of_the_coming_round() -> None:
    """The third scoring: alone with one tower, 21 points; with one garden beside another, 8 more.

    Two players: Dirk has a garden and is first with the player who has one.
    """
    state = table(
        "players 2", "phase put", "scored 2", "tray 0 garden11 tower12", "dirk garden10a"
    )  # fmt: skip
    made = choices(state)
    assert made["put tower12 at 1,0"].points == 21
    assert made["put garden11 at 1,0"].points == (20 + 12) // 2
    assert made["put tower12 reserve"].points == 0
    assert made["put tower12 dirk"].points == 0
    state = table(
        "players 2", "phase put", "tray 0 garden11", "dirk garden10a",
        "alhambra 0 garden10c 1,0", "scored 1",
    )  # fmt: skip
    assert choices(state)["put garden11 dirk"].points == 5 - (12 + 5) // 2  # second now


def test_a_wall_counts_among_the_points_and_is_written_on_the_cell() -> None:
    state = table("phase put", "tray 0 pavilion2")  # walled on three sides, open to the south
    choice = choices(state)["put pavilion2 at 0,-1"]
    assert choice.points == 1 + 3
    assert say(choice.tag) == "wall 3"


def test_a_square_says_how_much_it_counts() -> None:
    state = table(
        "options squares=on", "phase put", "alhambra 0 garden11 0,-1 garden10c 1,0",
        "tray 0 green1",
    )  # fmt: skip
    assert say(choices(state)["put green1 at 1,-1"].tag) == "wall 1 \u00b7 +2"


def test_a_purchase_is_worth_its_best_place() -> None:
    state = table(MARKET, "money 0 g2 b9", "scored 2")
    made = choices(state)
    assert made["buy 2 with g2"].points == 16 + 3
    assert made["buy 3 with b9"].points == 21 + 2


def test_what_ends_the_turn() -> None:
    state = table(MARKET, "money 0 y8", "display y1 g3 b3 o9")
    assert choices(state)["take o9"].final
    assert not choices(state)["buy 1 with y8"].final
    play(state, "buy 1 with y8")
    assert not choices(state)["take o9"].final  # the tile is still to be placed
    assert not choices(state)["end"].final
    play(state, "end")
    assert state.phase == PUT
    assert choices(state)["put garden8a reserve"].final


@pytest.mark.parametrize(
    ("lines", "title", "hint", "rule"),
    [
        ((), "Your action", "Take money, buy a building or redesign your Alhambra.", "ALH-1"),
        (
            ("phase put", "tray 0 garden11 tower12"),
            "Where do garden 11 and tower 12 go?",
            "In your Alhambra or in the reserve.",
            "ALH-7",
        ),
        (
            ("options vizier=on", "phase vizier 1", MARKET, "money 1 y8", "vizier 1"),
            "Does your vizier buy?",
            "At the exact price. Your own turn comes next.",
            "ALH-V2",
        ),
        (
            ("options vizier=on", "phase vizier 0", MARKET, "money 0 y8", "vizier 0"),
            "Does your vizier buy?",
            "At the exact price. Luis has the next turn.",
            "ALH-V2",
        ),
    ],
)
def test_what_is_asked(lines: tuple[str, ...], title: str, hint: str, rule: str) -> None:
    state = table(*lines)
    prompt = ALHAMBRA.prompt(observe(state, state.mover))
    assert (say(prompt.title), say(prompt.hint), prompt.rule) == (title, hint, rule)


def test_after_an_exact_payment_another_action_is_asked_for() -> None:
    state = table(MARKET, "money 0 y8")
    play(state, "buy 1 with y8")
    prompt = ALHAMBRA.prompt(observe(state, 0))
    assert say(prompt.title) == "Paid exactly: another action"
    assert say(prompt.hint) == "The new tile is placed when you have finished."
    assert prompt.rule == "ALH-4"


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_attempts_are_refused_few_and_never_legal(players: int, seed: int) -> None:
    for state in positions(players, seed, 7):
        view = observe(state, state.mover)
        tried = ALHAMBRA.plausible(view)
        assert len(tried) <= 300
        picks = {frozenset(choice.picks) for choice in choices(state).values()}
        assert picks.isdisjoint(frozenset(attempt.picks) for attempt in tried)


def test_attempts_to_pay_wrongly() -> None:
    state = table("options exchange=on", MARKET, "money 0 y3 y9 g1 g9 gb go", "display y5 g3 yb b1")
    tried = attempts(state)
    assert tried["slot:1", "hand:y3"] == "ALH-3"  # too little
    assert tried["slot:1", "hand:y3", "hand:y9"] == "ALH-3"  # a card to spare
    assert tried["slot:1", "hand:g1"] == "ALH-3"  # another currency
    assert tried["slot:1", "hand:y3", "hand:y9", "hand:gb"] == "ALH-X2"
    assert tried["slot:2", "hand:g1", "hand:g9", "hand:gb"] == "ALH-X3"
    assert tried["slot:1", "hand:g1", "hand:gb", "hand:go"] == "ALH-X4"
    assert tried["money:g3", "money:y5"] == "ALH-2"
    assert tried["money:b1", "money:yb"] == "ALH-X1"


def test_attempts_to_build_and_lift() -> None:
    state = table(
        "alhambra 0 garden11 0,-1 garden10c 0,-2", "reserve 0 tower12 garden9"
    )  # fmt: skip
    tried = attempts(state)
    assert tried["cell:0,0", "option:lift"] == "ALH-16"  # the fountain
    assert tried["cell:0,-1", "option:lift"] == "ALH-16"  # cuts the other off
    assert tried["reserve:garden9", "cell:-1,0"] == "ALH-11"
    assert tried["reserve:tower12", "cell:0,0", "option:exchange"] == "ALH-17"
    state = table("phase put", "tray 0 tower12", "alhambra 0 garden11 0,-1 tower11c 1,-1")
    assert attempts(state)["tray:tower12", "cell:0,-1"] == "ALH-10"


def test_attempts_at_what_the_modules_forbid() -> None:
    state = table(
        "options squares=on vizier=on", "vizier 0", "reserve 0 blue1 blue2 red1", "squares green1"
    )
    tried = attempts(state)
    assert tried["square:green",] == "ALH-Q3"
    assert tried["vizier",] == "ALH-V5"
    state = table("players 2", "options squares=on", "phase put", "tray 0 blue1")
    assert attempts(state)["tray:blue1", "dirk"] == "ALH-D6"
    state = table("options vizier=on", "phase vizier 1", MARKET, "money 1 y8 y9", "vizier 1")
    assert attempts(state)["slot:1", "hand:y9"] == "ALH-V3"
