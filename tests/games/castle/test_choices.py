"""What a person can pick, what each pick brings, and what is told before it is confirmed."""

from __future__ import annotations

from functools import cache

import pytest

from alcaide.core.rng import Rng
from alcaide.games import game
from alcaide.games.castle import actions as act
from alcaide.games.castle.information.view import View, observe
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.text.position import read_position
from alcaide.locale import LANGUAGES, texts
from alcaide.scene.model import Phrase
from games.castle.support import CROSS, play, table

CASTLE = game("castle")


@cache
def trail(seed: int) -> tuple[State, ...]:
    state: State = CASTLE.new(2, seed=seed)
    rng = Rng(b"%d" % seed)
    states = []
    while CASTLE.turn(state) is not None:
        states.append(state.copy())
        legal = CASTLE.legal_actions(state)
        CASTLE.apply(state, legal[rng.below(len(legal))], None)
    return (*states, state)


STATES = [state for seed in range(3) for state in trail(seed)[::7]]


def view_of(state: State) -> View:
    return observe(state, state.mover)


def said(phrase: Phrase, lang: str) -> list[Exception]:
    """Return what is wrong with a phrase and those inside it."""
    faults = texts(lang).fill(phrase.key, {**phrase.args, "name": "Ann"})[1]
    for value in phrase.args.values():
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Phrase):
                faults = [*faults, *said(one, lang)]
    return [fault for fault in faults if "name" not in str(fault)]


def test_picks_single_out_every_action() -> None:
    for state in STATES:
        choices = CASTLE.choices(view_of(state), CASTLE.legal_actions(state))
        picked = [frozenset(choice.picks) for choice in choices]
        assert len(picked) == len(set(picked))
        for choice in choices:
            assert f"option:{choice.option}" in choice.picks
            assert CASTLE.read(state, choice.text) == choice.action


def test_picks_are_those_of_the_notation() -> None:
    state = read_position("tile g1 T27 0\ndrawn T50")
    choices = CASTLE.choices(view_of(state), CASTLE.legal_actions(state))
    by_text = {choice.text: choice for choice in choices}
    assert by_text["place g2 1"].picks == ["option:place", "cell:g2", "turn:1"]
    assert not by_text["place g2 1"].final
    state = read_position("turn 3 phase follow\ntile g1 T27 0\ndrawn T27 g1")
    picks = {c.text: c.picks for c in CASTLE.choices(view_of(state), CASTLE.legal_actions(state))}
    assert picks["herald 0"] == ["option:herald", "part:g1.0"]
    assert picks["done"] == ["option:done"]


def test_a_choice_brings_what_the_marker_and_the_courts_bring() -> None:
    """A house of one tile scored at once: one point; the keep counts only at the end."""
    text = "turn 3 seat 0 phase follow\ntile e2 T15 0\ndrawn T15 e2\nclosing e2.0"
    state = read_position(text)
    choices = CASTLE.choices(view_of(state), CASTLE.legal_actions(state))
    points = {choice.text: choice.points for choice in choices}
    assert points == {"squire 0": 2, "merchant 1": 3, "done": 0}  # S7 is part of the house


def test_a_choice_says_who_takes_the_wall_tile_by_it() -> None:
    """The path first lands on 12 and takes what lies there; the tower first passes it (CST-13)."""
    state = table(CROSS, "knight 0 e2.1", "score 11 0", "wall 12 9", "draw T46")
    play(state, "place e1 2", "herald 0")
    found = {
        choice.text: choice.follows and (choice.follows.key, choice.follows.args)
        for choice in CASTLE.choices(view_of(state), CASTLE.legal_actions(state))
    }
    takes = ("castle-follows-wall-tile", {"seat": 0})
    assert found == {"score e1.0": takes, "score e1.1": None}


def test_the_hidden_is_not_given_away() -> None:
    """Whatever lies face down, choices, previews and drawings are the same."""
    for state in STATES:
        view = view_of(state)
        other = CASTLE.determinize(view, Rng(b"another guess"))
        legal = CASTLE.legal_actions(state)
        assert CASTLE.choices(view_of(other), legal) == CASTLE.choices(view, legal)
        for action in legal[::9]:
            assert CASTLE.preview(view_of(other), action, 0) == CASTLE.preview(view, action, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_in_every_language(lang: str) -> None:
    for state in STATES:
        view = view_of(state)
        phrases = [*CASTLE.describe(view), *CASTLE.scene(view, 0).board.spots.values()]
        prompt = CASTLE.prompt(view)
        phrases += [prompt.title, prompt.hint]
        legal = CASTLE.legal_actions(state)
        for choice in CASTLE.choices(view, legal):
            phrases += [choice.label, choice.name]
            phrases += [choice.follows] if choice.follows else []
        for action in legal[::9]:
            shown = CASTLE.preview(view, action, 0)
            phrases += [shown.title, shown.confirm, shown.board.label, *shown.sentences]
            phrases += [fact.label for fact in shown.facts]
            phrases += [
                part for tag in [shown.tag] if tag for part in (tag.plain, tag.gain) if part
            ]
        for attempt in CASTLE.plausible(view):
            why = Phrase(f"castle-why-{attempt.refusal.reason}", attempt.refusal.args)
            phrases += [attempt.name, why]
        assert [(phrase, faults) for phrase in phrases if (faults := said(phrase, lang))] == []


def test_a_preview_shows_the_tile_and_what_it_completes() -> None:
    """T17 closes the tower of T14 on the cell beside it, with a knight on it."""
    state = read_position("tile d4 T14 2\nfollower 0 d4.0\ndrawn T17", reachable=False)
    shown = CASTLE.preview(view_of(state), act.Place(34, 3), 0)
    ghosts = [node.key for node in shown.board.nodes if "ghost" in node.cls]
    assert ghosts == ["tile:e4"]
    first = shown.sentences[0]
    assert (first.key, first.args["state"], first.args["kind"]) == (
        "castle-preview-feature",
        "complete",
        "tower",
    )
    assert first.args["points"] == 4
    assert first.args["holder"] == Phrase("castle-preview-holder", {"seat": 0})
    assert shown.facts[0].after == 4 or shown.facts[1].after == 4
    assert shown.tag
    assert shown.tag.plain
    assert shown.tag.plain.key == "castle-preview-tag-completes"
    told = [node.key for node in shown.board.nodes if "told" in node.cls.split()]
    assert told == ["hit:d4.0"]


def test_a_proposed_tile_has_a_handle_only_where_it_can_be_turned() -> None:
    state = read_position("tile g1 T27 0\ndrawn T25")
    places = [action for action in CASTLE.legal_actions(state) if isinstance(action, act.Place)]
    assert places
    for action in places:
        ways = [other for other in places if other.cell == action.cell]
        board = CASTLE.preview(view_of(state), action, 0).board
        assert any(node.pick == "turn:+" for node in board.nodes) == (len(ways) > 1)


def test_a_set_follower_is_proposed_where_it_would_stand() -> None:
    state = read_position("turn 3 phase follow\ntile g1 T27 0\ndrawn T27 g1")
    board = CASTLE.preview(view_of(state), act.Herald(0), 0).board
    ghosts = {node.key for node in board.nodes if "ghost" in node.cls.split()}
    assert "person:0:g1.0" in ghosts
    wishes = {node.key for node in board.nodes if node.key.startswith("wish:") and not node.anchor}
    assert wishes == {"wish:g1.1", "wish:g1.2"}


def test_refusals_name_the_cell_and_the_side() -> None:
    state = read_position("tile g1 T27 0\ndrawn T13")
    found = {tuple(a.picks): a.refusal for a in CASTLE.plausible(view_of(state))}
    refusal = found["option:place", "cell:g2", "turn:1"]
    assert (refusal.reason, refusal.args["side"]) == ("path-mismatch", "N")
    assert found["option:place", "cell:g1", "turn:0"].reason == "cell-taken"
    assert found["option:place", "cell:e6", "turn:0"].reason == "touches-nothing"
    state = read_position(
        "turn 9 phase follow\ntile g1 T27 0\ntile g2 T28 0\ndrawn T28 g2\nfollower 1 g1.0"
    )
    refusals = {a.option: a.refusal.reason for a in CASTLE.plausible(view_of(state))}
    assert refusals == {"herald": "feature-taken"}


def test_the_end_says_what_each_seats_points_are_made_of() -> None:
    for seed in range(3):
        state = trail(seed)[-1]
        ending = CASTLE.ending(observe(state, None))
        totals = [sum(figure.value for figure in parts) for parts in ending.parts]
        assert totals == CASTLE.scores(state)
        assert ending.sentence.args["points"] == max(totals)
