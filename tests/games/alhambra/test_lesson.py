"""What the texts of the lesson say about its game is true."""

from __future__ import annotations

from functools import partial
from typing import Any

from alcaide.games import game as game_named
from alcaide.games.alhambra.rules.components import card_name
from alcaide.games.alhambra.rules.scoring import counts, walls
from alcaide.games.alhambra.rules.state import REVEAL, VIZIER, State
from alcaide.games.alhambra.teaching.lesson import STOPS, lesson
from alcaide.interface.lesson_reader import LEARNER
from lessons import choices_at, position

ALHAMBRA = game_named("alhambra")
LESSON = lesson()
ACTIONS = LESSON.actions
AT = {about: at for about, at, _ in STOPS}
ARCADES = 2
reached = partial(position, ALHAMBRA, LESSON)


def played(about: str, text: str = "") -> State:
    """Return the position after what a stop asks for, or after another action there."""
    state: State = reached(AT[about])
    ALHAMBRA.play(state, ALHAMBRA.read(state, text or ACTIONS[AT[about]][1]))
    return state


def price(state: State, slot: int) -> int:
    return state.kit.price[state.market[slot - 1]]


def test_all_four_modules_are_played() -> None:
    modules = ("vizier", "exchange", "bonus", "squares")
    assert all(LESSON.setup.options[module] == "on" for module in modules)
    assert len(LESSON.seats) == LESSON.setup.players == 3


def test_everybody_has_one_building_and_no_active_vizier_at_first() -> None:
    state: State = reached(AT["welcome"])
    assert [len(palace.laid()) for palace in state.palaces] == [1, 1, 1]
    assert state.active == 0
    assert walls(state)[LEARNER] == 3


def test_the_tower_is_paid_to_the_coin_and_the_arcades_are_not() -> None:
    state: State = reached(AT["buy"])
    assert (state.market[1], price(state, 2)) == (state.kit.number["tower9c"], 9)
    assert played("buy").further
    state = reached(AT["again"])
    assert (state.market[2], price(state, 3)) == (state.kit.number["arcades6a"], 6)
    assert not played("again").further


def test_the_wall_grows_as_told() -> None:
    grown = [walls(played(stop))[LEARNER] for stop in ("place", "wall")]
    assert grown == [5, 7]
    assert walls(played("wall", "put arcades6a at 1,0"))[LEARNER] == 5


def test_arcades_without_a_wall_would_end_it() -> None:
    places = [text for text in choices_at(ALHAMBRA, reached(AT["reserve"])) if " at " in text]
    assert places == ["put arcades9 at 1,0", "put arcades9 at 0,1"]
    later: State = reached(AT["redesign"])
    cells = {(x, y): later.kit.names[tile] for tile, x, y in later.palaces[LEARNER].laid()}
    assert cells[1, 0] == "garden9"
    assert later.trays[LEARNER] == [later.kit.number["seraglio5"]]
    assert later.further


def test_the_bonus_card_decides_the_arcades() -> None:
    state: State = reached(AT["bonus"])
    assert state.phase == REVEAL
    assert [counts(state, seat)[ARCADES] for seat in range(3)] == [2, 2, 1]
    with_card, without = played("bonus"), played("bonus", "reveal none")
    for state in (with_card, without):  # the others are asked, too, and have nothing to show
        for _ in range(2):
            (only,) = ALHAMBRA.legal_actions(state)
            assert ALHAMBRA.write(state, only) == "reveal none"
            ALHAMBRA.apply(state, only, None)
    assert with_card.points[LEARNER] - without.points[LEARNER] == 3 - 1


def test_the_points_of_every_scoring() -> None:
    buildings: list[list[int]] = [[], [], []]
    wall: list[list[int]] = [[], [], []]
    state: Any = reached(0)
    for _, text in ACTIONS:
        for note in ALHAMBRA.play(state, ALHAMBRA.read(state, text)):
            if note.key == "scored":
                buildings[note.args["seat"]].append(note.args["buildings"])
                wall[note.args["seat"]].append(note.args["wall"])
    assert (buildings[LEARNER][0], wall[LEARNER][0]) == (14, 10)
    assert reached(AT["scoring"]).points[LEARNER] == 24
    assert wall[LEARNER] == [10, 21, 23]
    assert [sum(points) for points in buildings] == [90, 100, 100]
    assert [sum(points) for points in wall[1:]] == [40, 36]
    assert ALHAMBRA.scores(state) == [144, 140, 136]


def test_the_square_counts_one_and_makes_the_wall_longer() -> None:
    before: State = reached(AT["square"])
    after: State = reached(AT["square"] + 2)
    assert ACTIONS[AT["square"] + 1] == (LEARNER, "put brown4 at 1,2")
    told = [counts(state, LEARNER)[ARCADES] for state in (before, after)]
    assert told[1] - told[0] == 1
    assert walls(after)[LEARNER] - walls(before)[LEARNER] == 2


def test_the_exchange_card_pays_without_any_green_money() -> None:
    state: State = reached(AT["pay"])
    assert (state.market[1], price(state, 2)) == (state.kit.number["garden8a"], 8)
    assert not [
        card for card in state.hands[LEARNER] if card_name(card).startswith("g") and card < 40
    ]
    assert played("pay").further


def test_the_vizier_is_woken_and_buys_between_two_turns() -> None:
    assert reached(AT["reactivate"]).further
    assert reached(AT["reactivate"]).active == 0
    state: State = reached(AT["vizier"])
    assert (state.phase, state.active) == (VIZIER, 1)
    assert (state.seat, price(state, 4)) == (2, 7)


def test_the_last_tile_in_reserve_would_lose_the_game() -> None:
    ends = {text: played("last", text) for text in choices_at(ALHAMBRA, reached(AT["last"]))}
    lost = ends["put tower10 reserve"]
    assert ALHAMBRA.scores(lost)[:2] == [139, 143]
    assert ALHAMBRA.winners(lost) == [1]
    best = max(ends, key=lambda text: ALHAMBRA.scores(ends[text])[LEARNER])
    assert best == ACTIONS[-1][1]
    longer = walls(ends[best])[LEARNER] - walls(reached(AT["last"]))[LEARNER]
    assert longer == 1
