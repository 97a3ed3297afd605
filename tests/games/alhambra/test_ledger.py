"""Alhambra: the table of majorities and the course of the deck."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from alcaide.games.alhambra.board.deck_progress import course, scoring_windows
from alcaide.games.alhambra.board.majorities import ledger
from alcaide.games.alhambra.information.view import Pile, observe
from alcaide.games.alhambra.rules.scoring import score_round
from palaces import play, table
from sayings import positions, say

TOWERS = (
    "players 4",
    "alhambra 0 tower11c 1,0 tower12 0,-1",
    "alhambra 1 tower13 1,0 tower11b -1,0",
    "alhambra 2 tower7 0,-1",
)


def test_counts_then_what_the_coming_rounds_bring() -> None:
    shown = ledger(table(*TOWERS, "scored 1"))
    assert [say(column.title) for column in shown.columns] == ["count", "next: II", "then: III"]
    assert [column.next for column in shown.columns] == [False, True, False]
    towers = shown.rows[5]
    assert say(towers.label) == "towers"
    assert towers.values == [[2, 2, 1, 0], [9, 9, 0, 0], [17, 17, 6, 0]]  # (13 + 6) // 2
    assert towers.best == [[True, True, False, False]] * 3


def test_the_wall_is_the_last_row_and_totals_add_up() -> None:
    shown = ledger(table(*TOWERS, "scored 2"))
    wall = shown.rows[6]
    assert say(wall.label) == "longest wall"
    assert wall.values[0] == wall.values[1]
    assert shown.total[0] == [None] * 4
    walls = wall.values[0]
    assert shown.total[1] == [17 + walls[0], 17 + walls[1], 6 + walls[2], walls[3]]
    assert [say(column.title) for column in shown.columns] == ["count", "next: III"]


def test_nothing_is_next_when_all_is_scored() -> None:
    shown = ledger(table(*TOWERS, "scored 3"))
    assert [say(column.title) for column in shown.columns] == ["count", "scoring III"]
    assert not any(column.next for column in shown.columns)


def test_dirk_ranks_beside_the_two_players() -> None:
    shown = ledger(table("players 2", "dirk tower12 tower13", "alhambra 0 tower7 0,-1", "scored 2"))
    assert [say(other) for other in shown.others] == ["Dirk"]
    assert shown.rows[5].values == [[1, 0, 2], [13, 0, 21]]
    assert shown.rows[6].values[0][2] == 0  # ALH-D3


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3), (5, 5)])
def test_what_it_promises_is_what_a_round_would_bring(players: int, seed: int) -> None:
    for state in positions(players, seed, 19):
        if state.scored == 3:
            continue
        shown = ledger(state)
        held = state.copy()
        score_round(held, state.scored + 1, None)
        gained = [after - now for after, now in zip(held.points, state.points, strict=True)]
        assert shown.total[1][:players] == gained
        if players == 2:
            assert shown.total[1][2] == held.dirk_points - state.dirk_points


def test_where_the_scoring_cards_can_still_be() -> None:
    piles = [(5, ()), (12, (1,)), (10, ()), (12, (2,)), (10, ())]
    known = [Pile(cards, 0, scoring) for cards, scoring in piles]
    view = replace(observe(table(), 0), piles=known)
    assert scoring_windows(view) == {1: (6, 17), 2: (28, 39)}
    told = [say(sentence) for sentence in course(view).sentences]
    assert told == [
        "Scoring I comes within 6 to 17 cards.",
        "Scoring II comes within 28 to 39 cards.",
        "Scoring III comes when the market cannot be filled.",
    ]
    shown = course(view)
    assert shown.total - shown.done == 49
    first, second = shown.stages
    assert (first.first - shown.done, first.last - shown.done) == (6, 17)
    assert (say(second.label), second.past) == ("II", False)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3), (4, 4), (6, 6)])
def test_a_scoring_card_comes_within_its_window(players: int, seed: int) -> None:
    for state in positions(players, seed, 19):
        windows = scoring_windows(observe(state, None))
        for number, (first, last) in windows.items():
            place = len(state.deck) - list(state.deck).index(49 + number)
            assert first <= place <= last
        stages = course(observe(state, 0)).stages
        assert {n for n, stage in enumerate(stages, 1) if not stage.past} == set(windows)


def test_a_reshuffled_deck_holds_no_scoring_card() -> None:
    state = table("display y1 y2 y3 y4", "deck b9", "discards o1 o2 o3", "money 2 rest", "scored 2")
    play(state, "take y1 y2")
    shown = course(observe(state, 0))
    assert shown.stages == []
    assert [say(sentence) for sentence in shown.sentences] == [
        "Scoring III comes when the market cannot be filled."
    ]
