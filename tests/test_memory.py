"""What is remembered is what was made of the same, and no more than is wanted."""

from __future__ import annotations

from alcaide.games import GAMES
from alcaide.games.castle.information.determinization import guess
from alcaide.scene.drawing_cache import Latest, Memory


def test_the_same_is_made_once_and_the_oldest_is_forgotten() -> None:
    made: list[int] = []
    memory: Memory[int] = Memory(2)

    def square(number: int) -> int:
        made.append(number)
        return number * number

    def get(number: int) -> int:
        return memory.recall(number, lambda: square(number))

    assert [get(n) for n in (1, 2, 1, 3, 1, 2)] == [1, 4, 1, 9, 1, 4]
    assert made == [1, 2, 3, 2]


def test_what_is_made_of_the_last_thing_is_made_anew_for_others_only() -> None:
    made: list[list[int]] = []

    def double(numbers: list[int]) -> list[int]:
        made.append(numbers)
        return numbers * 2

    latest = Latest(double)
    one = [1]
    assert latest(one) is latest(one) is latest([1])
    assert latest([2]) == [2, 2]
    assert latest(one) == [1, 1]
    assert made == [[1], [2], [1]]


def test_both_seats_of_the_castle_share_a_guess() -> None:
    game = GAMES["castle"]
    state = game.new(2, seed=1)
    views = [game.observe(state, seat) for seat in (0, 1, None)]
    assert len({id(guess(view)) for view in views}) == 1
    game.apply(state, game.legal_actions(state)[0], None)
    assert guess(game.observe(state, 0)) is not guess(views[0])


def test_two_people_see_one_drawing_of_the_board() -> None:
    for name in ("alcazar", "castle"):
        game = GAMES[name]
        state = game.new(2, seed=1)
        other = 1 - (game.turn(state) or 0)
        onlooker, waiting = game.observe(state, None), game.observe(state, other)
        assert game.scene(onlooker, 0).board is game.scene(waiting, 0).board
        assert game.scene(onlooker, 0).board is not game.scene(onlooker, 1).board
