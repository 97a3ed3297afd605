"""Who played: programs are marked for all, substitutes win nothing, and everybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from alcaide.people.leaderboards import Standings
from alcaide.server.live.deadlines import DeadlineWatcher
from alcaide.server.ops.settings import Config
from alcaide.storage.schema import RATINGS, RESULTS, USERS
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from databases import empty
from programming import Json, Line
from registering import OPEN, PERSON, Two, ask, register
from serving import WAIT, ZORAYA, Tab, club, sit_down, tab
from tabling import ALCAZAR
from working import LONG, server


@pytest.fixture
def two(tmp_path: Path, quick_passwords: None) -> Iterator[Two]:
    with club(tmp_path) as browsers:
        yield browsers


def keyed(two: Two, **terms: Any) -> tuple[str, dict[str, str]]:
    """Return a table of Ana's with a free seat, and the headers of a program of Luis."""
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    secret = ask(luis, "POST", "/keys", 201, label="my bot")["secret"]
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"access": "public", **terms}}
    id = ana.post("/api/tables", json=body).json()["id"]
    return id, {"authorization": f"Bearer {secret}"}


def hello(line: Line) -> Json:
    while (message := line.hear())["type"] != "hello":
        assert message["type"] == "move"
    return message


def looked(tab: Tab, what: Callable[[Json], bool]) -> Json:
    """Look at a table until it is as it should be."""
    tab.send("look", lang="en", turns=0, seat=None)
    ended = time.monotonic() + WAIT
    while tab.receive()["type"] != "table" or not what(tab.view):
        assert time.monotonic() < ended
    return tab.view


def marked(view: Json) -> bool:
    return any("lets a program play" in line["text"] for line in view["log"])


def played(view: Json) -> bool:
    return any(line["by"] == "program" for line in view["log"])


def test_a_program_that_sits_down_is_marked_for_everybody(two: Two) -> None:
    """Case 44."""
    id, program = keyed(two)
    ana, luis = two
    luis.cookies.clear()
    with ana.websocket_connect(f"/api/tables/{id}/live") as session:
        address = f"/api/tables/{id}/program?sit=true"
        with luis.websocket_connect(address, headers=program) as talk:
            assert hello(Line(talk))["seats"] == [1]
            view = looked(Tab(session), marked)
    assert [seat["program"] for seat in view["seats"]] == [False, True]
    assert (view["seats"][1]["badge"], view["seats"][1]["level"]) == ("program", "")  # said once
    (kept,) = ana.get("/api/tables").json()
    assert [seat["program"] for seat in kept["seats"]] == [False, True]


def test_a_seat_is_marked_at_the_first_move_by_a_key(two: Two) -> None:
    id, program = keyed(two)
    ana, luis = two
    with tab(luis, id) as sitting, tab(ana, id) as host:
        sit_down(sitting, host)
    luis.cookies.clear()
    with tab(ana, id) as watching:
        while (view := watching.look())["turn"] == 0:
            watching.send("say", seq=view["seq"], text=view["decision"]["choices"][0]["text"])
            looked(watching, lambda view: view["seq"] > 0)
        assert not marked(view)
        with luis.websocket_connect(f"/api/tables/{id}/program", headers=program) as talk:
            line = Line(talk)
            hello(line)
            assert not marked(watching.look())
            line.say(seq=line.hear()["seq"], action=0)
            view = looked(watching, played)
    assert marked(view)
    assert view["seats"][1]["program"]


def test_a_program_is_asked_once_though_its_first_move_marks_its_seat(two: Two) -> None:
    """It was asked again for that row, and its second answer was told "already moved on"."""
    ana, _ = two
    register(ana)
    secret = ask(ana, "POST", "/keys", 201, label="my bot")["secret"]
    seats = [PERSON, ZORAYA]
    id = ana.post("/api/tables", json={"game": "alcazar", "seats": seats}).json()["id"]
    program = {"authorization": f"Bearer {secret}"}
    ana.cookies.clear()
    for _ in range(2):  # a connection breaks; a program answers all that it is asked
        with ana.websocket_connect(f"/api/tables/{id}/program", headers=program) as talk:
            line = Line(talk)
            assert hello(line)["seats"] == [0]
            asked: Json = {}
            for _ in range(8):
                question = line.hear()
                assert question["type"] == "move", question
                assert question["view"] != asked, "the same question"
                asked = question["view"]
                line.say(seq=question["seq"], action=0)
            assert line.hear()["type"] == "move"  # it closes between question and answer


@pytest.mark.parametrize("programs", [True, False])
def test_a_plan_made_with_a_key_is_played_as_a_programs(two: Two, programs: bool) -> None:
    id, program = keyed(two, pace="days", hours=24, programs=programs)
    ana, luis = two
    with tab(luis, id) as sitting, tab(ana, id) as host:
        sit_down(sitting, host)
        while (view := sitting.look())["turn"] == 1:
            sitting.send("say", seq=view["seq"], text=view["decision"]["choices"][0]["text"])
            looked(sitting, lambda now, before=view["seq"]: now["seq"] > before)  # type: ignore[misc]
    luis.cookies.clear()
    address = f"/api/tables/{id}/whatif?lang=en&step={view['steps']}&seat=1"
    with tab(ana, id) as watching, luis.websocket_connect(address, headers=program) as session:
        board = Tab(session)
        while (tried := board.look())["turn"] == 0:
            board.play(tried["decision"]["choices"][0]["text"])
        board.play(tried["decision"]["choices"][0]["text"])
        board.send("plan", exact=False)
        while (answer := board.receive())["type"] not in ("kept", "refused"):
            pass
        assert (answer["type"] == "kept") is programs
        assert answer.get("reason", "No programs play").startswith("No programs play")
        assert watching.look()["seats"][1]["program"] is programs


def test_where_the_terms_let_no_programs_play_they_are_told(two: Two) -> None:
    id, program = keyed(two, programs=False)
    _, luis = two
    luis.cookies.clear()
    with luis.websocket_connect(f"/api/tables/{id}/program?sit=true", headers=program) as talk:
        refused = Line(talk).hear()
    assert refused["type"] == "refused"
    assert refused["reason"].startswith("No programs play at this table")


def test_no_browser_says_of_a_seat_that_a_program_plays_there(two: Two) -> None:
    ana, _ = two
    register(ana)
    body = {"game": "alcazar", "seats": [PERSON | {"program": True}, OPEN], "terms": {}}
    id = ana.post("/api/tables", json=body).json()["id"]
    (kept,) = [table for table in ana.get("/api/tables").json() if table["id"] == id]
    assert [seat["program"] for seat in kept["seats"]] == [False, False]


def test_a_substitute_wins_nothing_for_who_never_came(tmp_path: Path) -> None:
    """Case 39, with the bots of a server in the place of Ana, who never plays."""
    pytest.importorskip("openskill")
    terms = Terms(
        access="public", pace="live", turn=600, bank=0, gone="bot", substitute="greedy", rated=True
    )

    async def run() -> None:
        config = Config(empty(tmp_path), bot_delay=0.0, online=True)
        async with server(config) as services:
            hub, bots = services.hub, services.bot_turns
            async with hub.store.engine.begin() as connection:
                now = datetime.now(UTC)
                for user in ("ana", "luis"):
                    values = {"id": user, "name": user.title(), "handle": user}
                    await connection.execute(insert(USERS).values(**values, created=now, seen=now))
            seats = [
                SeatSpec("person", user.title(), ALCAZAR.colours[n], user=user)
                for n, user in enumerate(("ana", "luis"))
            ]
            table = await hub.create(ALCAZAR, ALCAZAR.setup(2, seed=3), seats, terms=terms)
            await hub.order(table.id, 1, "/ask pause 0")  # a row sets the clock going
            await hub.order(table.id, 1, "/no 0")
            watch = DeadlineWatcher(hub, bots.wake, nobody)
            ended = time.monotonic() + LONG
            while (table := await hub.get(table.id)).turn is not None:
                assert time.monotonic() < ended
                if table.bot:
                    bots.wake(table.id)
                    await asyncio.sleep(0.01)
                elif table.turn == 0:
                    assert table.deadline is not None
                    await watch.look(table.deadline)
                else:
                    action = ALCAZAR.legal_actions(table.state)[-1]
                    await hub.play(table.id, 1, table.seq, action)
            await check(hub.store.engine, table)

    asyncio.run(run())


async def nobody(*_: Any) -> None:
    """Warn nobody."""


async def check(engine: Any, table: Table) -> None:
    made = [row.source for row in table.rows if row.seat == 0 and not row.order]
    assert set(made) == {"substitute"}
    assert outcome(table).winners == [1]
    async with engine.connect() as connection:
        query = select(RESULTS).order_by(RESULTS.c.user_id)
        ana, luis = list(await connection.execute(query))
        rated = {row.user_id: row for row in await connection.execute(select(RATINGS))}
    assert (ana.won, ana.place, ana.how, ana.points) == (False, 1, "late", None)
    assert (ana.own, ana.others) == (0, len(made))
    assert (luis.won, luis.place, luis.how, luis.others) == (True, 0, "", 0)
    assert rated["ana"].mu < rated["luis"].mu
    assert (rated["ana"].wins, rated["luis"].wins) == (0, 1)
    (tally,) = await Standings(engine).tallies("ana", "ana")
    assert (tally.wins, tally.points) == (0, None)


def test_who_takes_his_data_along_finds_what_he_played(two: Two) -> None:
    ana, luis = two
    register(ana)
    register(luis, "Luis")
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"access": "public"}}
    id = ana.post("/api/tables", json=body).json()["id"]
    with tab(luis, id) as sitting, tab(ana, id) as other:
        sit_down(sitting, other)
        view = sitting.look()
        here, person = (sitting, luis) if view["turn"] == 1 else (other, ana)
        view = here.look()
        text = view["decision"]["choices"][0]["text"]
        here.send("say", seq=view["seq"], text=text)
        looked(here, lambda view: view["steps"] == 1)
    rows = person.get("/api/account/export").json()["rows"]
    assert [(row["table"], row["text"], row["source"]) for row in rows][-1] == (id, text, "person")
    others = ana if person is luis else luis
    kept = others.get("/api/account/export").json()["rows"]
    assert text not in {row["text"] for row in kept}
