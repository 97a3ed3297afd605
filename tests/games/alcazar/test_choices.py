"""Choices, refusals, previews and sentences agree with the rules and give nothing away."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.board.scene import scene
from alcaide.games.alcazar.decisions.attempts import plausible
from alcaide.games.alcazar.decisions.choices import choices, prompt
from alcaide.games.alcazar.decisions.preview import preview
from alcaide.games.alcazar.rules.state import MAIN, State
from alcaide.games.alcazar.text.description import describe, ending
from alcaide.games.alcazar.text.position import read_position
from alcaide.interface.values import Note
from alcaide.locale import LANGUAGES, texts
from alcaide.scene.model import Choice, Phrase
from alcaide.tables.words import Words
from crowded import ALCAZAR, trail

SAMPLE = [state for seed in range(1, 7) for state in trail(seed, 2 + seed % 4)[7::23]]
PLAYING = [state for state in SAMPLE if ALCAZAR.turn(state) is not None]
NAMES = ("Ana", "Luis", "Carmen", "Yusuf", "Leonor")
BRIDGE = """
players 2
turn 1
build 7x2 8 9x2 10
castle almeria 8
baron 0 8
baron 1 7 10
money 12 60
hand 1 11 40
"""


def offered(state: State) -> list[Choice]:
    return choices(ALCAZAR.observe(state, state.seat), ALCAZAR.legal_actions(state))


def named(state: State, text: str) -> Choice:
    return next(choice for choice in offered(state) if choice.text == text)


def say(phrase: Phrase, lang: str = "en") -> str:
    return Words(lang, "alcazar", NAMES).phrase(phrase).replace("\u2019", "'")


def after(state: State, action: Action) -> State:
    copy = state.copy()
    ALCAZAR.apply(copy, action, None)
    return copy


def test_castles_of_one_place_say_their_card_and_their_tall_space() -> None:
    state = read_position("players 2\nturn 1\nmoney 12 60\nhand 1 8 9 10 40")
    found = [choice for choice in offered(state) if choice.text.endswith(" 8-10")]
    said = [(say(choice.label), choice.follows and say(choice.follows)) for choice in found]
    assert said == [
        (f"Castle 8\u201310, tall on {card}", f"with card {card}") for card in (8, 9, 10)
    ]


@pytest.mark.parametrize("state", PLAYING[::3])
def test_amounts_are_what_really_happens(state: State) -> None:
    seat = state.seat
    for choice in offered(state):
        then = after(state, choice.action)
        assert choice.income - choice.price == then.money[seat] - state.money[seat], choice.text
        gain = ALCAZAR.scores(then)[seat] - ALCAZAR.scores(state)[seat]
        assert choice.points == gain, choice.text
        over = ALCAZAR.turn(then) is None
        moved_on = over or then.seat != seat
        assert choice.final or not moved_on, choice.text
        assert not choice.final or over or then.phase == MAIN, choice.text


@pytest.mark.parametrize("state", PLAYING[::3])
def test_picks_are_things_on_the_table_and_single_out_the_action(state: State) -> None:
    view = ALCAZAR.observe(state, state.seat)
    table = scene(view)
    things = {node.pick for node in table.board.nodes}
    things |= {card.pick for card in [*table.market, *table.decks, *(table.hand or [])]}
    found = offered(state)
    for choice in found:
        assert f"option:{choice.option}" in choice.picks
        assert {p for p in choice.picks if not p.startswith("option:")} <= things, choice.text
    assert len({frozenset(choice.picks) for choice in found}) == len(found)


def test_picks_of_each_kind_of_action() -> None:
    state = read_position("players 2\nhand 0 8 40\nmoney 40 40\nopen 1 2 3 4 5 14")
    picks = {choice.text: choice.picks for choice in offered(state)}
    assert picks["castle 8 7-9"] == ["card:8", "option:castle", "cell:7", "cell:8", "cell:9"]
    assert picks["palace 8"] == ["card:8", "option:palace", "cell:8"]
    assert picks["buy 14"] == ["option:buy", "open:14"]
    assert picks["buy deck"] == ["option:buy", "deck"]
    assert picks["buy tower"] == ["option:buy", "towers"]
    bridge = read_position(BRIDGE)
    assert named(bridge, "bridge 7-9").picks == ["option:bridge", "cell:7", "cell:9"]
    assert named(bridge, "retire 7").picks == ["option:retire", "cell:7"]
    assert named(bridge, "extend 11").picks == ["card:11", "option:extend", "cell:11"]


def test_a_bridge_over_a_noble_as_in_the_worked_numbers() -> None:
    """Castle 8, bridge 7-9 at level 3: white is paid, value and income 17 (worked number 4)."""
    state = read_position(BRIDGE)
    choice = named(state, "bridge 7-9")
    assert (choice.price, choice.income, choice.points) == (15, 17, 1)
    seen = preview(ALCAZAR.observe(state, 1), choice.action)
    facts = {say(fact.label): (fact.before, fact.after) for fact in seen.facts}
    assert facts["Value"] == (8, 17)
    assert facts["Income"] == (None, 17)
    assert (facts["Baron"], facts["Grandee"]) == ((None, 17), (None, 34))
    assert seen.money_after == 62
    assert say(seen.confirm) == "Build the bridge"
    assert "Ana's baron on 8 is removed; Ana receives 8 reales." in map(say, seen.sentences)
    ghosts = {node.key for node in seen.board.nodes if "ghost" in node.cls}
    assert {f"bridge:7-9:3:{n}" for n in (1, 2, 3)} <= ghosts
    assert not any("noble:0" in node.key for node in seen.board.nodes)
    assert seen.track is not None
    assert [mark.value for mark in seen.track.marks] == [17]


@pytest.mark.parametrize("state", PLAYING[::4])
def test_previews_show_what_an_action_does_and_hide_no_piece(state: State) -> None:
    view = ALCAZAR.observe(state, state.seat)
    for choice in offered(state):
        seen = preview(view, choice.action, len(choice.text) % 5)
        then = after(state, choice.action)
        assert seen.money_after == then.money[state.seat]
        builds = len(then.pieces) > len(state.pieces)
        places = isinstance(choice.action, act.Baron | act.Grandee)
        ghost = any("ghost" in node.cls for node in seen.board.nodes)
        assert ghost or not (builds or places), choice.text
        assert say(seen.title) != seen.title.key
        for fact in seen.facts:
            assert say(fact.label) != fact.label.key


@pytest.mark.parametrize("state", PLAYING[::5])
def test_choices_and_previews_are_the_same_whatever_the_hidden_cards_are(state: State) -> None:
    seat = state.seat
    view = ALCAZAR.observe(state, seat)
    for deal in range(2):
        other = ALCAZAR.determinize(view, Rng(bytes([deal])))
        assert ALCAZAR.observe(other, seat) == view
        assert choices(ALCAZAR.observe(other, seat), ALCAZAR.legal_actions(other)) == offered(state)
    deck = [choice for choice in offered(state) if choice.text == "buy deck"]
    for choice in deck:
        seen = preview(view, choice.action)
        assert seen.board == scene(view).board
        assert [fact.after for fact in seen.facts if fact.sign][:1] == [-5]


@pytest.mark.parametrize("state", PLAYING[::4])
def test_what_is_refused_is_illegal_and_has_a_reason(state: State) -> None:
    view = ALCAZAR.observe(state, state.seat)
    legal = [frozenset(choice.picks) for choice in offered(state)]
    for attempt in plausible(view):
        assert attempt.refusal.rule.startswith("ALC-")
        assert attempt.refusal.reason
        assert say(attempt.name) != attempt.name.key
        assert f"option:{attempt.option}" in attempt.picks
        assert frozenset(attempt.picks) not in legal
        if attempt.picks == [f"option:{attempt.option}"]:
            assert not any(f"option:{attempt.option}" in picks for picks in legal)


@pytest.mark.parametrize("state", [s for s in PLAYING if s.phase == MAIN][::4])
def test_all_five_uses_of_every_card_are_offered_or_refused(state: State) -> None:
    found = [choice.picks for choice in offered(state)]
    found += [attempt.picks for attempt in plausible(ALCAZAR.observe(state, state.seat))]
    for card in state.hands[state.seat]:
        mine = [picks for picks in found if f"card:{card}" in picks]
        assert sum("option:castle" in picks for picks in mine) == 3
        assert sum("option:palace" in picks for picks in mine) == 1
        assert sum("option:extend" in picks for picks in mine) == 1


def test_a_noble_too_dear_is_refused_as_a_whole_option() -> None:
    state = read_position(BRIDGE.replace("money 12 60", "money 12 20"))
    ALCAZAR.play(state, ALCAZAR.read(state, "extend 11"))  # value and income 9: 29 reales
    ALCAZAR.play(state, ALCAZAR.read(state, "baron 11"))
    assert state.seat == 0
    state = read_position(BRIDGE.replace("money 12 60", "money 12 0"))
    ALCAZAR.play(state, ALCAZAR.read(state, "extend 11"))
    whole = [a for a in plausible(ALCAZAR.observe(state, 1)) if a.picks == ["option:grandee"]]
    assert [(a.refusal.rule, a.refusal.reason) for a in whole] == [("ALC-51", "noble-too-dear")]
    assert {choice.option for choice in offered(state)} >= {"baron", "done"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_sentence_can_be_said(lang: str) -> None:
    missing = []
    for state in SAMPLE[::2]:
        view = ALCAZAR.observe(state, state.seat)
        asked = prompt(view)
        phrases = [asked.title, asked.hint, *describe(view)]
        phrases += [choice.label for choice in offered(state)]
        phrases += [choice.name for choice in offered(state)]
        said = [(phrase.key, say(phrase, lang)) for phrase in phrases]
        missing += [key for key, text in said if text == key or "{" in text]
    assert missing == []


def test_the_question_fits_the_point_of_the_turn() -> None:
    state = read_position(BRIDGE)
    assert say(prompt(ALCAZAR.observe(state, 1)).title) == "Buy a card or build"
    ALCAZAR.play(state, ALCAZAR.read(state, "extend 11"))
    asked = prompt(ALCAZAR.observe(state, 1))
    assert say(asked.title) == "A noble for Almería?"
    assert say(asked.hint) == "value 9, you have 69"
    assert asked.rule == "ALC-50"
    founding = read_position("players 2\nhand 0 8 40\nmoney 40 40")
    ALCAZAR.play(founding, ALCAZAR.read(founding, "castle 8 7-9"))
    asked = prompt(ALCAZAR.observe(founding, 0))
    assert say(asked.title) == "Up to two nobles for Almería"
    ALCAZAR.play(founding, ALCAZAR.read(founding, "baron 7"))
    assert say(prompt(ALCAZAR.observe(founding, 0)).title) == "A second noble for Almería?"


def test_the_table_in_sentences() -> None:
    state = read_position(BRIDGE)
    said = [say(phrase) for phrase in describe(ALCAZAR.observe(state, 1))]
    assert said[0] == "Round 2. Luis is to play."
    assert said[1] == (
        "Almería, value 8: 7 on level 2 with Luis's baron, 8 on level 1 with Ana's baron, "
        "9 on level 2 and 10 on level 1 with Luis's baron."
    )
    assert "Your hand: 11 and 40." in said
    whole = " ".join(say(phrase) for phrase in describe(ALCAZAR.observe(state, None)))
    assert "Your hand" not in whole


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_end_adds_up(seed: int) -> None:
    state = trail(seed, 2 + seed % 4)[-1]
    assert ALCAZAR.turn(state) is None
    view = ALCAZAR.observe(state, None)
    parts = ending(view).parts
    assert [sum(figure.value for figure in part) for part in parts] == ALCAZAR.scores(state)
    assert str(max(ALCAZAR.scores(state))) in say(ending(view).sentence)
    assert not plausible(view)
    assert say(prompt(view).title) == "The game is over"


def test_ties_are_told() -> None:
    one = "players 2\nbuild 8x2 30x2\nbaron 0 8\nbaron 1 30\nmoney {} {}"
    shared = ending(ALCAZAR.observe(read_position(one.format(12, 12)), None))
    assert say(shared.sentence) == "2 points each, and the same money left over: 12."
    money = ending(ALCAZAR.observe(read_position(one.format(12, 31)), None))
    assert say(money.sentence) == "2 points each; money left over decides: 31 against 12."
    points = ending(ALCAZAR.observe(read_position(one.format(12, 61)), None))
    assert say(points.sentence) == "3 points against 2."


def test_notes_of_previews_are_told_in_every_language() -> None:
    keys = set()
    for state in PLAYING:
        view = ALCAZAR.observe(state, state.seat)
        for choice in offered(state)[::2]:
            keys |= {phrase.key for phrase in preview(view, choice.action).sentences}
    told = {note.key for state in PLAYING for note in _notes(state)}
    assert {"alcazar-note-rose", "alcazar-note-removed"} <= keys
    assert told
    for lang in LANGUAGES:
        assert all(key in texts(lang) for key in keys)


def _notes(state: State) -> list[Note]:
    notes: list[Note] = []
    ALCAZAR.apply(state.copy(), ALCAZAR.legal_actions(state)[0], notes)
    return notes
