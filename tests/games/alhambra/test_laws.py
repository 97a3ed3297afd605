"""Laws of Alhambra with any modules and any rulings."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.information import determinization, view
from alcaide.games.alhambra.rules import apply, legal, refusals, scoring
from alcaide.games.alhambra.rules.components import EXCHANGE, SCORING_1
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.text import notation
from alcaide.games.alhambra.text.position import read_position
from alcaide.games.alhambra.text.position_write import write_position
from alcaide.interface.values import Note
from palaces import random_options, wander
from wandering import LAW, contents, walks

SEEDS = range(12)


def walk(seed: int, name: str) -> Any:
    """Yield the positions of a game with any modules and rulings."""
    return wander(2 + seed % 5, random_options(Rng(b"%d" % seed + name.encode())), seed)


def all_tiles(state: State) -> list[int]:
    tiles = [*state.bag, *(tile for tile in state.market if tile >= 0), *state.dirk]
    for seat in range(state.players):
        tiles += state.palaces[seat].tiles()[1:] + state.reserves[seat] + state.trays[seat]
    return sorted(tiles + [tile for stack in state.stacks for tile in stack])


def all_cards(state: State) -> Counter[int]:
    hands = [card for hand in state.hands for card in hand]
    cards = [*hands, *state.display, *state.discards]
    return Counter(cards + [card for card in state.deck if card < SCORING_1])


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_and_tiles_are_conserved_and_the_game_ends(seed: int) -> None:
    first, state = None, None
    for state, _, _ in walk(seed, "conserve"):
        bonus = sorted(
            [card for cards in (*state.bonuses, *state.shown) for card in cards] + state.aside
        )
        if first is None:
            first = all_cards(state)
            copies = 2 if state.players == 2 else 3
            assert all(first[c * 10 + v] == copies for c in range(4) for v in range(1, 10))
            assert sum(first[card] for card in range(EXCHANGE, 46)) == 6 * state.exchange
        assert all_cards(state) == first
        assert all_tiles(state) == list(range(78 if state.squares else 54))
        assert bonus == (state.kit.bonus if state.bonus else [])
        assert len(state.display) <= 4
        assert all(sum(tile >= 54 for tile in state.palaces[s].tiles()[1:]) <= 3 for s in range(2))
        assert not any(t in state.palaces[s].tiles() for s in range(2) for t in state.reserves[s])
    assert state is not None
    assert legal.turn(state) is None
    assert legal.legal_actions(state) == []
    assert state.scored == 3
    assert all_tiles(state) == list(range(78 if state.squares else 54))
    assert not any(state.trays)


@pytest.mark.parametrize("seed", SEEDS)
def test_lists_are_distinct_and_notation_and_wire_give_actions_back(seed: int) -> None:
    wire = msgspec.json.Decoder(act.Action)
    rng = Rng(b"notation")
    for state, _, actions in walk(seed, "notation"):
        assert len(set(actions)) == len(actions)
        if rng.below(4):
            continue
        for action in actions:
            text = notation.write(state, action)
            assert notation.read(state, text) == action
            assert notation.read(state, f" {text.upper()} ") == action
            assert wire.decode(msgspec.json.encode(action)) == action


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_pickles_and_notes_change_nothing(seed: int) -> None:
    rng = Rng(b"copy")
    kept: list[tuple[State, Any]] = []
    for state, action, actions in walk(seed, "copy"):
        if rng.below(12):
            continue
        before = contents(state)
        copy, again = state.copy(), pickle.loads(pickle.dumps(state))
        assert contents(copy) == contents(again) == before
        assert legal.legal_actions(again) == actions
        kept.append((copy, before))
        loud, quiet, notes = copy.copy(), again, list[Note]()
        apply.apply(loud, action, notes)
        apply.apply(quiet, action, None)
        assert contents(loud) == contents(quiet)
        assert notes or isinstance(action, act.End | act.Reveal)
        assert contents(state) == before
    assert all(contents(copy) == before for copy, before in kept)


def test_every_action_has_its_effect() -> None:
    assert set(apply.EFFECTS) == set(get_args(act.Action))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_legal_is_refused_and_what_is_legal_is_not(seed: int) -> None:
    rng = Rng(b"refuse")
    pool: list[Any] = []
    for _, _, actions in walk(seed + 100, "pool"):
        pool += actions
    for state, action, actions in walk(seed, "refuse"):
        if rng.below(6):
            continue
        assert refusals.why_not(state, action) is None
        before = contents(state)
        for attempt in [pool[rng.below(len(pool))] for _ in range(8)]:
            refusal = refusals.why_not(state, attempt)
            assert (refusal is None) == (attempt in actions)
            assert refusal is None or refusal.rule.startswith("ALH-")
        assert contents(state) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_in_words_bring_back_the_same(seed: int) -> None:
    rng = Rng(b"words")
    for state, _, actions in walk(seed, "words"):
        if rng.below(12):
            continue
        again = read_position(write_position(state))
        assert write_position(again) == write_position(state)
        assert legal.legal_actions(again) == actions
        for seat in (None, *range(state.players)):
            assert view.observe(again, seat) == view.observe(state, seat)
            part = read_position(write_position(state, seat))
            assert write_position(part, seat) == write_position(state, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_points_only_grow_at_scorings_and_the_best_win(seed: int) -> None:
    state, before, rounds = None, [0] * 6, 0
    for state, _, _ in walk(seed, "points"):
        points = scoring.scores(state)
        if state.scored == rounds:
            assert points == before[: state.players]
        assert all(now >= then for now, then in zip(points, before, strict=False))
        before, rounds = points, state.scored
    assert state is not None
    best = max(scoring.scores(state))
    if state.dirk_wins and state.players == 2 and state.dirk_points > best:
        assert scoring.winners(state) == []
    else:
        winners = scoring.winners(state)
        assert winners == [s for s in range(state.players) if state.points[s] == best]


def test_an_answer_is_hidden_from_others_whether_it_shows_cards_or_none() -> None:
    lines = (
        "players 3", "options bonus=on", "turn 0", "scored 0", "waiting 1",
        "phase reveal 1 2", "alhambra 1 garden11 0,-1", "alhambra 2 tower12 0,-1",
        "bonus 1 garden11", "bonus 2 tower12",
    )  # fmt: skip
    views = []
    for answer in ("reveal garden11", "reveal none"):
        state = read_position("\n".join(lines))
        apply.apply(state, notation.read(state, answer), None)
        assert state.mover == 2
        own = [] if answer == "reveal none" else [state.kit.number["garden11"]]
        assert view.observe(state, 1).answer == own
        views.append((view.observe(state, 2), view.observe(state, None)))
    assert views[0] == views[1]
    answers = {
        tuple(determinization.determinize(views[0][0], Rng(bytes([n]))).answers[1])
        for n in range(60)
    }
    assert () in answers
    assert len(answers) > 1


@LAW
@given(data=st.data())
def test_somebody_wins_every_game_unless_dirk_may(data: st.DataObject) -> None:
    game = GAMES["alhambra"]
    walk = data.draw(walks(game))
    assert game.winners(walk.end()) or walk.options.get("dirk_wins") == "on"
