"""What people say about a table over the socket, and what others see of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from alcaide.people.person import Person
from alcaide.server.live.orders import order_of
from alcaide.server.present.company import together
from alcaide.server.protocol.order_messages import Resign, Resume, VoteAway
from alcaide.tables.errors import EarlyResumeError, EarlyVoteError, OrderError
from alcaide.tables.log import extended, order
from alcaide.tables.table import Row, Table
from alcaide.tables.terms import Terms
from alcaide.tables.time import steady_clock
from alcaide.tables.words import Words
from serving import Client, Json, Tab, another, club, seat, sit_down, tab
from tabling import gathered

DAY = timedelta(days=1)
CLOCK = Terms(access="public", pace="live", turn=60, bank=600, gone="bot")
PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")
LIVE = {"access": "public", "pace": "live", "turn": 60, "bank": 600, "undo": "ask", "gone": "bot"}


@contextmanager
def two(folder: Path, *more: Json, **terms: object) -> Iterator[tuple[Tab, Tab]]:
    """Give the tabs of Ana and Luis at a table that has begun."""
    with club(folder) as (ana, luis):
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        body = {"game": "alcazar", "seats": [PERSON, OPEN, *more], "terms": {**LIVE, **terms}}
        id = ana.post("/api/tables", json=body).json()["id"]
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)
            yield host, guest


def both(one: Tab, other: Tab, type: str, **parts: object) -> tuple[Json, Json]:
    """Send a message from one tab and return what both are shown."""
    one.send(type, **parts)
    return one.next("table")["table"], other.next("table")["table"]


def people(view: Json) -> Json:
    found: Json = view["together"]
    return found


def test_clocks_are_told_with_the_time_of_the_server(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        for view in (host.view, guest.view):
            clocks = people(view)["clocks"]
            assert clocks["running"] == view["turn"]
            assert all(650 < left <= 660 for left in clocks["left"])
            assert clocks["now"].endswith("+00:00")


def test_a_pause_is_asked_agreed_and_ended(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        mine, theirs = both(host, guest, "ask", what="pause")
        assert people(mine)["ask"]["waits"] == [1]
        assert "withdraw" in people(mine)["may"]
        assert "answer" in people(theirs)["may"]
        number = people(theirs)["ask"]["number"]
        mine, theirs = both(guest, host, "answer", number=number, yes=True)
        assert people(mine)["paused"]
        assert mine["status"] == "The game is paused"
        assert mine["decision"] is theirs["decision"] is None
        mine, theirs = both(host, guest, "resume")
        assert people(theirs)["paused"]
        assert "answer" in people(theirs)["may"]
        assert "resume" not in people(theirs)["may"]
        host.send("resume")
        assert host.next("refused")["reason"] == (
            "The others have still to agree. "
            "If they do not answer, you may go on alone in 10 minutes."
        )
        number = people(theirs)["ask"]["number"]
        mine, theirs = both(guest, host, "answer", number=number, yes=True)
        assert not people(theirs)["paused"]
        assert [line["text"] for line in mine["log"]][2:] == [
            "Ana asks for a pause.",
            "Luis agrees.",
            "The game is paused.",
            "Ana asks to go on.",
            "Luis agrees.",
            "Ana lets the game go on.",
        ]


def test_a_request_can_be_refused(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        _, theirs = both(host, guest, "ask", what="draw")
        number = people(theirs)["ask"]["number"]
        mine, _ = both(guest, host, "answer", number=number, yes=False)
        assert people(mine)["ask"] is None
        guest.send("answer", number=number, yes=True)
        assert guest.next("table")
        assert guest.next("refused")["stale"]


def test_a_draw_ends_the_game_without_a_winner(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        _, theirs = both(host, guest, "ask", what="draw")
        number = people(theirs)["ask"]["number"]
        mine, _ = both(guest, host, "answer", number=number, yes=True)
        assert mine["turn"] is None
        assert mine["result"]["title"] == "The game ends without a winner"
        assert (mine["result"]["cut"], mine["result"]["count"], mine["result"]["why"]) == (
            True,
            [],
            "",
        )
        assert not any(row["winner"] for row in mine["result"]["rows"])


def test_who_leaves_keeps_his_hand_to_himself_and_comes_back(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        mine, theirs = both(guest, host, "leave")
        assert people(theirs)["places"][1]["away"]
        assert people(mine)["may"] == ["back", "resign"]
        assert mine["hand"] is not None
        assert mine["decision"] is None
        guest.send("return")
        while (view := guest.next("table")["table"])["seats"][1]["kind"] != "person":
            pass
        assert "resign" in people(view)["may"]


def test_further_back_with_consent(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        first, second = (host, guest) if host.view["turn"] == 0 else (guest, host)
        steps = 0
        while first.view["decision"]:
            choice = first.view["decision"]["choices"][-1]
            first.send("play", seq=first.view["seq"], action=choice["action"])
            first.next("table")
            second.next("table")
            steps += 1
        assert "undo" in people(first.view)["may"]
        _, theirs = both(first, second, "ask", what="undo")
        seq = theirs["seq"]
        number = people(theirs)["ask"]["number"]
        _, theirs = both(second, first, "answer", number=number, yes=True)
        assert theirs["steps"] == steps - 1
        assert theirs["decision"] is not None
        assert theirs["seq"] > seq


def test_resigning_among_three_gives_the_seat_to_a_bot(tmp_path: Path) -> None:
    bot = seat("bot", "Aixa", "red", "random")
    with two(tmp_path, bot) as (host, guest):
        guest.send("resign")
        while not people(view := host.next("table")["table"])["places"][1]["resigned"]:
            pass
        assert view["seats"][1]["kind"] == "bot"
        assert view["result"] is None


@pytest.mark.parametrize("type", ["resign", "leave", "resume", "return"])
def test_onlookers_have_no_say(tmp_path: Path, type: str) -> None:
    with two(tmp_path) as (host, _), another_tab(host) as onlooker:
        onlooker.look()
        onlooker.send(type)
        assert onlooker.next("refused")["reason"]


@contextmanager
def another_tab(host: Tab) -> Iterator[Tab]:
    """Open the table of a tab as somebody else."""
    client: Client = another(host.session.client.app)
    client.blocking_portal = host.session.client.blocking_portal
    client.post("/api/me", json={"name": "Carmen"})
    with tab(client, host.view["id"]) as found:
        yield found


def test_nothing_hidden_is_said_about_people(tmp_path: Path) -> None:
    with two(tmp_path) as (host, guest):
        told = people(guest.view)
        assert people(host.view)["places"][0]["mine"]
        assert "user" not in str(told)
        assert "seed" not in str(told)


def test_a_resigned_person_gives_no_more_orders() -> None:
    table = order(gathered(3), 1, "/resign").table
    with pytest.raises(OrderError):
        order_of(Resign(), table, Person("u1", "Luis"), "")
    assert order_of(Resign(), table, Person("u2", "Carmen"), "") == (2, "/resign")


def test_who_has_waited_for_an_answer_long_enough_goes_on_alone() -> None:
    begun, then = gathered(2), steady_clock.now() - timedelta(minutes=10)
    rows = [
        Row(0, 0, "/ask pause 0", then),
        Row(1, 1, "/yes 0", then),
        Row(2, 0, "/ask resume 0", then),
    ]
    table = extended(begun, rows)
    assert order_of(Resume(), table, Person("u0", "Ana"), "") == (0, "/resume")
    with pytest.raises(OrderError):
        order(table, 1, order_of(Resume(), table, Person("u1", "Luis"), "")[1])


CARMEN = Person("u2", "Carmen")


def paused(*rows: Row, players: int = 3, bots: int = 0, terms: Terms = CLOCK) -> Table:
    """Return a table of Ana, Luis and Carmen that all agreed to pause, with rows after that."""
    people = players - bots
    agreed = [Row(seat, seat, "/yes 0", rows[0].at) for seat in range(1, people)]
    begun = [Row(0, 0, "/ask pause 0", rows[0].at), *agreed]
    after = [msgspec.structs.replace(row, number=people + n) for n, row in enumerate(rows)]
    table = extended(gathered(players, terms, bots), [*begun, *after])
    assert table.agreements.paused
    return table


@pytest.mark.parametrize("what", ["resume", "draw"])
@pytest.mark.parametrize("terms", [CLOCK, Terms(pace="days", hours=24, gone="bot"), Terms()])
def test_whoever_agreed_to_what_another_asked_is_not_held_up_by_a_third(
    what: str, terms: Terms
) -> None:
    """Who asked has gone, and who should answer has too: the last one here goes on alone."""
    long = timedelta(minutes=10) if terms.pace == "live" else DAY
    now = steady_clock.now()

    def carmen(ago: timedelta) -> Table:
        asked = Row(0, 0, f"/ask {what} 0", now - ago)
        return paused(asked, Row(0, 2, "/yes 3", now - ago), terms=terms)

    with pytest.raises(EarlyResumeError):
        order_of(Resume(), carmen(long - timedelta(seconds=9)), CARMEN, "")
    waited = carmen(long)
    shown = together(waited, CARMEN, "", Words("en"))
    assert shown is not None
    assert "resume" in shown.may
    goes = order(waited, *order_of(Resume(), waited, CARMEN, "")).table
    assert not goes.agreements.paused
    still = goes.agreements.ask
    assert (still is None) == (what == "resume")  # a draw has still to be answered


def test_who_still_has_to_answer_does_that_first() -> None:
    asked = Row(0, 0, "/ask resume 0", steady_clock.now() - 2 * DAY)
    table = paused(asked, Row(0, 2, "/yes 3", asked.at))
    shown = together(table, Person("u1", "Luis"), "", Words("en"))
    assert shown is not None
    assert "answer" in shown.may
    assert "resume" not in shown.may


def test_who_is_left_when_all_others_have_gone_or_agreed_goes_on_at_once() -> None:
    now = steady_clock.now()
    left = [Row(0, seat, "/away", now) for seat in (1, 2)]
    alone = paused(*left)
    assert order_of(Resume(), alone, Person("u0", "Ana"), "") == (0, "/resume")
    resumed = order(alone, 0, "/resume").table
    assert not resumed.agreements.paused
    assert resumed.turn is not None
    rest = paused(
        Row(0, 0, "/ask resume 0", now), Row(0, 1, "/yes 3", now), Row(0, 2, "/away", now)
    )
    for user in ("u0", "u1"):
        assert order_of(Resume(), rest, Person(user, "?"), "")[1] == "/resume"


def test_a_person_among_bots_pauses_and_goes_on_by_himself() -> None:
    asked = order(gathered(2, bots=1), 0, "/ask pause 0").table
    assert asked.agreements.paused
    assert order_of(Resume(), asked, Person("u0", "Ana"), "") == (0, "/resume")


def test_nobody_votes_before_the_days_are_over() -> None:
    terms = Terms(access="private", absence=7)
    table = gathered(2, terms)
    now = steady_clock.now()
    gone = table.turn or 0
    there = replace(table, rows=table.rows.added(Row(0, gone, "/ask draw 0", now - 6 * DAY)))
    voter = Person(f"u{1 - gone}", "Ana")
    with pytest.raises(EarlyVoteError):
        order_of(VoteAway(gone, "bot"), there, voter, "")
    late = replace(table, rows=table.rows.added(Row(0, gone, "/ask draw 0", now - 8 * DAY)))
    assert order_of(VoteAway(gone, "bot"), late, voter, "") == (1 - gone, f"/vote {gone} bot")
    shown = together(late, voter, "", Words("en"))
    assert shown is not None
    assert shown.gone is not None
    assert (shown.gone.seat, shown.gone.may, shown.gone.need) == (gone, True, 1)
    onlooker = together(late, Person("u9", "Zoe"), "", Words("en"))
    assert onlooker is not None
    assert onlooker.gone is not None
    assert not onlooker.gone.may
