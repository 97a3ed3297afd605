"""What a screen is told to play: what happened since it was last shown the table."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.present.table_view import words_of
from alcaide.server.sockets.playback import MOST, Playback
from alcaide.tables.log import load_table, play, undo
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from serving import create, server, tab
from tabling import random_play

SEATS = [SeatSpec("me", "Ana", "blue"), SeatSpec("friend", "Luis", "yellow")]


def begun(game: str = "alcazar") -> Table:
    kind = GAMES[game]
    return load_table("t", kind, kind.setup(2, seed=5), SEATS, ())


def on(table: Table, actions: int = 1) -> Table:
    """Play some actions: the first that are possible."""
    for _ in range(actions):
        assert table.turn is not None
        action = table.game.legal_actions(table.state)[0]
        table = play(table, table.turn, table.seq, action).table
    return table


def told(before: Table, after: Table) -> list[Any]:
    steps = len(before.steps), len(after.steps)
    return Playback().since(after, before.steps, *steps, words_of(after, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_told_in_words(game: str) -> None:
    table = begun(game)
    later = on(table, 3)
    events = told(table, later)
    notes = [note for step in later.steps for note in step.notes]
    assert {event.rule for event in events} <= {note.rule for note in notes} | {"ALH-8", "ALH-23"}
    assert events[0].said == words_of(table, "en").note(notes[0])
    assert told(table, on(table, 2)) == events[: len(told(table, on(table, 2)))]


def test_nothing_is_told_of_what_was_taken_back_or_is_long_ago() -> None:
    table = begun()
    later = on(table, MOST)
    assert told(table, later)
    assert told(table, on(later)) == []  # too much to be played
    assert told(later, later) == []
    assert told(later, table) == []
    once = on(table)
    assert told(once, on(undo(once, once.steps[0].seat, 1).table)) == []


def test_it_is_told_once_for_everybody_of_a_language() -> None:
    playback, table = Playback(), on(begun())
    english = playback.events(table, 0, words_of(table, "en"))
    assert playback.events(table, 0, words_of(table, "en")) is english
    assert playback.events(table, 0, words_of(table, "it"))[0].said != english[0].said


def test_what_an_aid_would_show_is_not_played_without_it() -> None:
    """How long each one's wall has become is told to nobody where all count for themselves."""
    table, rng = begun("alhambra"), Rng(b"walls")
    for _ in range(80):
        table = random_play(table, rng).table
    without = replace(table, aids_off=("wall",))
    playback, words, walls = Playback(), words_of(table, "en"), 0
    for step in range(len(table.steps)):
        told, less = (playback.events(each, step, words) for each in (table, without))
        assert less == [event for event in told if event.thing != "ribbon"]
        walls += len(told) - len(less)
    assert walls


def test_a_screen_that_takes_changes_is_sent_events_of_what_it_sees_happen(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id) as old:
            turn = one.look()["turn"]
            view = one.look(seat=turn, changes=True)
            old.look(seat=turn)
            choice = next(c for c in view["decision"]["choices"] if c["option"].startswith("buy"))
            one.send("play", seq=view["seq"], action=choice["action"])
            events = one.next("change")["events"]
            assert [event["kind"] for event in events][:2] == ["cost", "take"]
            money = view["seats"][events[0]["seat"]]["money"]["value"]
            assert events[0]["changes"][0]["before"] == money
            assert old.next("table")["events"] == []


def test_what_is_played_when_somebody_looks_back_is_made_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve actions take up to 80 ms, and whoever looks back asks for them ten times a second."""
    made: list[tuple[int, int]] = []
    since = Playback.since

    def noted(self: Playback, *args: Any) -> Any:
        made.append((threading.get_ident(), args[3] - args[2]))
        return since(self, *args)

    monkeypatch.setattr(Playback, "since", noted)
    with server(tmp_path) as client, tab(client, create(client)) as one:
        loop = client.blocking_portal.call(threading.get_ident)
        turn = one.look()["turn"]
        one.look(seat=turn)
        one.play(one.view["decision"]["choices"][0]["text"])
        made.clear()
        one.look(step=0, changes=True)
        one.look(step=1, changes=True)
    assert made[-1][1] == 1
    assert loop not in [thread for thread, _ in made]
