"""Alhambra: no game goes on for ever by rebuilding (ALH-40)."""

from __future__ import annotations

import pytest

from alcaide import Record
from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import versions
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text.position_write import write_position
from palaces import ALHAMBRA, BARE, SHOW, legal, play, refused, table, why
from records import GOLDEN

STANDING = [f"alhambra {seat} {tile} 1,0" for seat, tile in enumerate(("tower12", "garden10c"))]
THIRD = "alhambra 2 arcades9 1,0"


def redesigning(state: State) -> set[str]:
    """Return the redesigns and reactivations among what is legal, by their verbs."""
    verbs = {line.split()[0] for line in legal(state)}
    return verbs & {"build", "lift", "exchange", "reactivate"}


def there_and_back(state: State, turns: int, cell: str = "1,0") -> None:
    """Let each seat in turn take its tile down or build it again."""
    for _ in range(turns):
        lines = legal(state)
        built = (line for line in lines if line.startswith("build") and line.endswith(f" {cell}"))
        play(state, f"lift {cell}" if f"lift {cell}" in lines else next(built))


@pytest.mark.parametrize("players", [2, 3])
def test_alh_40_after_two_rounds_somebody_has_to_move_the_game_on(players: int) -> None:
    """With two players as well: Dirk has no turns that could count."""
    state = table(f"players {players}", "turn 1", *[*STANDING, THIRD][:players], BARE, SHOW)
    there_and_back(state, 2 * players - 1)
    assert redesigning(state)
    there_and_back(state, 1)
    assert not redesigning(state)
    assert why(state, "lift 1,0") == "ALH-40 stalled"
    assert refused(state, "lift 1,0").args == {"rounds": 2}
    assert why(state, "lift 0,0") == "ALH-16 fountain-stays"
    play(state, "take y9")
    assert redesigning(state)


def test_alh_40_is_told_when_it_begins() -> None:
    state = table("players 2", *STANDING, BARE, SHOW, "stalled 3")
    notes = [(note.key, note.rule) for note in play(state, "lift 1,0")]
    assert notes == [("lifted", "ALH-16"), ("stalled", "ALH-40")]


def test_alh_40_a_purchase_a_vizier_and_a_square_move_the_game_on_too() -> None:
    lines = ["players 2", *STANDING, "market pavilion2 tower8 pavilion4 pavilion5", SHOW]
    options = "options vizier=on squares=on"
    for line, count in (("buy 1 with y3", 0), ("buy 1 with y2", 0), ("square blue", 0)):
        state = table(*lines, options, "vizier none", "money 0 y2 y3", "stalled 4")
        assert why(state, "reactivate") == "ALH-40 stalled"
        play(state, line)
        assert state.stalled == count
    state = table(*lines, options, "phase vizier 0", "money 0 y2", "stalled 4")
    play(state, "vizier 1 with y2")
    assert state.stalled == 0


def test_alh_40_a_redesign_after_an_exact_payment_is_no_turn_without_progress() -> None:
    state = table("players 2", *STANDING, BARE, SHOW, "money 0 y2", "stalled 4")
    play(state, "buy 1 with y2")
    assert redesigning(state) == {"lift"}
    play(state, "lift 1,0", "put pavilion2 reserve")
    assert state.stalled == 0


def test_alh_40_reactivating_counts_like_redesigning_and_is_refused_like_it() -> None:
    lines = ["players 2", "options vizier=on", *STANDING, BARE, SHOW]
    state = table(*lines, "vizier none", "stalled 3")
    play(state, "reactivate")
    assert state.stalled == 4
    assert not redesigning(state)
    assert why(state, "reactivate") == "ALH-40 stalled"
    assert why(table(*lines, "vizier 0", "stalled 4"), "reactivate") == "ALH-V5 vizier-is-active"


def test_alh_40_who_can_do_nothing_else_may_still_redesign_or_passes() -> None:
    """All money is in the other hand, so that nothing lies in the display, and no deck is left."""
    lines = ["players 2", BARE, "display none", "deck none", "money 1 rest"]
    state = table(*lines, *STANDING, "stalled 4")
    assert legal(state) == {"lift 1,0"}
    play(state, "lift 1,0")
    assert state.stalled == 5
    assert not redesigning(state)
    bare = table(*lines, "stalled 3")
    assert legal(bare) == {"end"}
    play(bare, "end")
    assert bare.stalled == 4


def test_alh_40_everybody_knows_how_far_it_has_come() -> None:
    state = table("players 2", *STANDING, BARE, SHOW, "stalled 4")
    for seat in (None, 0, 1):
        view = ALHAMBRA.observe(state, seat)
        assert (view.stalled, view.version) == (4, 3)
        guess = ALHAMBRA.determinize(view, Rng(b"any"))
        assert legal(guess) == legal(state)
        assert "stalled 4" in write_position(state, seat)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("stalled 1\nphase further", "ALH-40"),
        ("stalled 1\nversion 1", "ALH-40"),
        ("stalled 1\nphase put\ntray 0 pavilion2", "ALH-40"),
        ("version 4", "versions 1 to 3"),
        ("version 0", "versions 1 to 3"),
    ],
)
def test_alh_40_positions_are_held_to_it(line: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        table("players 2", line)


def test_alh_40_is_not_in_force_where_a_game_began_without_it() -> None:
    """As positions, views, guesses, copies and records of version 1 go on."""
    old = Record.load(GOLDEN / "alhambra-rebuilding-2.play")
    state = old.state()
    there_and_back(state, 8, "0,-1")
    assert old.game is versions("alhambra")["1"]
    assert redesigning(state) == {"build"}
    assert (state.version, state.stalled) == (1, 0)
    assert redesigning(table(write_position(state))) == {"build"}
    guess = ALHAMBRA.determinize(ALHAMBRA.observe(state, 0), Rng(b"any"))
    there_and_back(guess, 8, "0,-1")
    assert redesigning(guess)


def test_alh_40_to_show_a_bonus_card_is_no_progress() -> None:
    lines = ("options bonus=on", BARE, "alhambra 0 garden11 0,1 tower12 1,0", "bonus 0 garden11")
    state = table(*lines, "stalled 5")
    play(state, "reveal garden11")
    assert (state.stalled, "lift 1,0" in legal(state)) == (5, True)
    state = table(*lines, "stalled 6")
    play(state, "reveal garden11")
    assert (state.stalled, "lift 1,0" in legal(state)) == (6, False)
