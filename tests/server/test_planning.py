"""Boards and plans among people over the sockets: who may have them, and that nobody else hears."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from alcaide.server.http.tables import new_tables
from serving import Client, Json, Tab, club, seat, sit_down, tab
from trying import board, refused

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")
DAYS = {"access": "public", "pace": "days", "hours": 24, "gone": "bot", "undo": "ask"}


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal always alike."""
    monkeypatch.setattr(new_tables, "new_seed", lambda: "2")


class Side:
    """One of the two people at a table."""

    def __init__(self, client: Client, session: Tab, id: str, seat: int) -> None:
        self.client, self.tab, self.id, self.seat = client, session, id, seat

    @property
    def view(self) -> Json:
        return self.tab.view

    def until(self, steps: int) -> Json:
        """Wait until so many actions have been played."""
        while self.view["steps"] < steps:
            self.tab.receive()
        return self.view

    def plans(self) -> list[Json]:
        """Return the plans as they are told next."""
        while (message := self.tab.receive())["type"] != "plans":
            pass
        found: list[Json] = message["plans"]
        return found

    @contextmanager
    def board(self) -> Iterator[Tab]:
        with board(self.client, self.id, self.view["steps"], self.seat) as own:
            own.look()
            yield own


@contextmanager
def sides(
    folder: Path, aids_off: tuple[str, ...] = (), **terms: object
) -> Iterator[tuple[Side, Side]]:
    """Give the one to move and the other at a table of two people that has begun."""
    with club(folder) as (ana, luis):
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        body: Json = {"game": "alcazar", "seats": [PERSON, OPEN], "aids_off": aids_off}
        answer = ana.post("/api/tables", json={**body, "terms": {**DAYS, **terms}})
        id = answer.json()["id"]
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)
            both = Side(ana, host, id, 0), Side(luis, guest, id, 1)
            yield both if host.view["turn"] == 0 else (both[1], both[0])


def lined(own: Tab, seat: int) -> list[Json]:
    """Play on a board to the first action of a seat; return the choices that were played.

    The other one buys what lies open: of his hand a board knows nothing.
    """
    line = []
    while True:
        mover, choices = own.view["turn"], own.view["decision"]["choices"]
        open = [choice for choice in choices if choice["option"].startswith("buy")]
        choice = choices[0] if mover == seat else open[0]
        own.play(choice["text"])
        line.append({"seat": mover, **choice})
        if mover == seat:
            return line


def keep(side: Side, exact: bool = True) -> list[Json]:
    """Plan the first own action behind the first ones of the other, and return the line."""
    with side.board() as own:
        line = lined(own, side.seat)
        own.send("plan", exact=exact)
        own.next("kept")
    return line


def test_a_plan_is_played_when_the_other_plays_as_on_the_board(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        line = keep(waits)
        (plan,) = waits.plans()
        assert (plan["exact"], plan["off"]) == (True, "")
        assert [step["seat"] for step in plan["line"]] == [step["seat"] for step in line]
        assert plan["line"][-1]["text"] == line[-1]["label"]
        for step in line[:-1]:
            mover.tab.play(step["text"])
        view = waits.until(len(line))
        assert view["log"][-1]["seat"] == waits.seat or view["log"][-1]["spoken"]
        assert waits.plans() == []


def test_a_plan_that_fails_says_why_and_goes_when_it_is_taken_back(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        keep(waits)
        waits.plans()
        while mover.view["turn"] == mover.seat:
            mover.tab.play(mover.view["decision"]["choices"][-1]["text"])
        (plan,) = waits.plans()
        assert plan["off"] == "Not played: the others did not play as in your plan."
        assert waits.tab.look()["turn"] == waits.seat
        waits.tab.send("drop", plan=plan["id"])
        assert waits.plans() == []


def test_nobody_else_hears_of_a_plan(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        before = dict(mover.tab.look())
        keep(waits)
        (plan,) = waits.plans()
        mover.tab.send("look", lang="en")
        heard: list[Json] = []
        while not heard or heard[-1]["type"] != "table":
            heard.append(mover.tab.receive())
        assert [message["plans"] for message in heard if message["type"] == "plans"] == [[]] * sum(
            message["type"] == "plans" for message in heard
        )
        after = dict(heard[-1]["table"])
        for view in (before, after):
            view["together"] = {**view["together"], "clocks": None}
        assert before == after
        mover.tab.send("drop", plan=plan["id"])  # and cannot take it back
        mover.tab.look()
        waits.tab.send("drop", plan="nothing")
        assert [one["id"] for one in waits.plans()] == [plan["id"]]


def test_whatever_others_play_if_it_is_still_offered(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        line = keep(waits, exact=False)
        waits.plans()
        count = 0
        while mover.view["turn"] == mover.seat:
            mover.tab.play(mover.view["decision"]["choices"][-1]["text"])
            count += 1
        view = waits.until(count + 1)
        assert line[-1]["text"] in [said["spoken"] for said in view["log"]]


def test_a_plan_waits_over_a_restart(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        line = keep(waits)
        id, cookies = mover.id, [dict(side.client.cookies) for side in (mover, waits)]
        seats = mover.seat, waits.seat
    with club(tmp_path) as clients:
        for client, kept in zip(clients, cookies, strict=True):
            client.cookies.update(kept)
        with tab(clients[0], id) as one, tab(clients[1], id) as other:
            one.look()
            assert one.view["turn"] == seats[0]
            waits = Side(clients[1], other, id, seats[1])
            other.look()
            for step in line[:-1]:
                one.play(step["text"])
            waits.until(len(line))


def test_who_is_to_move_cannot_plan_nor_who_only_tries_the_past(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        assert "plan" not in mover.view["together"]["may"]
        assert {"plan", "try"} <= set(waits.view["together"]["may"])
        with mover.board() as own:
            lined(own, mover.seat)
            own.send("plan", exact=True)
            assert "nothing to plan" in own.next("refused")["reason"]
        mover.tab.play(mover.view["decision"]["choices"][0]["text"])
        with board(waits.client, waits.id, 0, waits.seat) as own:
            own.look()
            lined(own, waits.seat)
            own.send("plan", exact=True)
            assert own.next("refused")["reason"]


def test_a_board_among_people_comes_without_bots_and_hints(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, waits):
        for side in (mover, waits):
            with side.board() as own:
                assert "hints" not in own.view["aids"]
                own.send("hint", seq=own.view["seq"])
                assert own.next("refused")["reason"]
                own.send("seat", seat=0, level="greedy")
                assert own.next("refused")["reason"]


def test_paper_is_there_without_hints_but_not_beside_a_running_clock(tmp_path: Path) -> None:
    with sides(tmp_path / "days", ("hints", "preview")) as (_, waits), waits.board() as own:
        assert {"hints", "preview"}.isdisjoint(own.view["aids"])
    live = {"pace": "live", "turn": 60, "bank": 600}
    with sides(tmp_path / "live", ("hints",), **live) as (_, waits):
        assert "try" not in waits.view["together"]["may"]
        assert "clocks" in refused(waits.client, waits.id, 0, waits.seat)[0]
    with sides(tmp_path / "hints", (), **live) as (_, waits), waits.board() as own:
        assert "plan" not in waits.view["together"]["may"]
        lined(own, waits.seat)
        own.send("plan", exact=True)
        assert own.next("refused")["reason"]


def test_a_stranger_has_no_board(tmp_path: Path) -> None:
    with sides(tmp_path) as (mover, _):
        stranger: Any = mover.client
        stranger.cookies.clear()
        assert refused(stranger, mover.id)[0]
