"""Analyses of finished games: made once, told while they grow, kept in the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from alcaide.bots.advice import Advice, Ahead
from alcaide.bots.analysis.course import TURNS, course, turning_points
from alcaide.bots.analysis.depths import USUAL, depth
from alcaide.bots.analysis.findings import Findings, dump, load, unknown
from alcaide.bots.analysis.grades import lost
from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.scene.model import Phrase
from alcaide.server.jobs import analysis_service
from alcaide.storage.database import open_database
from alcaide.tables.errors import MissingError
from alcaide.tables.stores.analysis_store import find_analysis, find_content, keep_analysis
from alcaide.tables.stores.table_store import TableStore
from databases import empty
from serving import Client, Json, Tab, create, server, tab
from tabling import fresh, played

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_service.AnalysisService.__init__, "__defaults__", (depth("4"),))
    monkeypatch.setattr(analysis_service, "PAUSE", 0.05)


def finished(client: Client, game: str = "castle") -> str:
    """Return the id of a table with a finished game."""
    file = next(path for path in sorted(GOLDEN.glob(f"{game}-*.play")) if over(path))
    answer = client.post("/api/tables/record", content=file.read_bytes())
    id: str = answer.json()["id"]
    return id


def over(path: Path) -> bool:
    return Record.load(str(path)).turn is None


def complete(one: Tab) -> list[Json]:
    """Ask for the analysis and return all that is sent until it is complete."""
    one.send("analysis")
    heard = [one.next("analysis")]
    while heard[-1]["done"] < heard[-1]["total"]:
        heard.append(one.next("analysis"))
    return heard


def test_an_analysis_grows_is_kept_and_is_not_made_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(*args: Any) -> None:
        await asyncio.sleep(0.3)
        await keep_analysis(*args)

    monkeypatch.setattr(
        analysis_service, "keep_analysis", slowly
    )  # it is kept before it is complete
    with server(tmp_path) as client:
        id = finished(client)
        with tab(client, id) as one:
            view = one.look()
            heard = complete(one)
    assert len(heard) > 2
    counts = [message["done"] for message in heard]
    assert counts == sorted(counts)
    last = heard[-1]
    assert len(last["chances"]) == view["steps"] + 1
    assert all(len(vector) == 2 for vector in last["chances"])
    winners = [row["seat"] for row in view["result"]["rows"] if row["winner"]]
    assert [seat for seat, chance in enumerate(last["chances"][-1]) if chance] == winners
    monkeypatch.setattr(analysis_service, "run_advice", None)  # asking again would fail
    with server(tmp_path) as client, tab(client, id, "fr") as again:  # another day
        again.look(lang="fr")
        (kept,) = complete(again)
        better_choices(again, kept["turns"])
    assert kept["chances"] == last["chances"]
    assert [turn["step"] for turn in kept["turns"]] == [turn["step"] for turn in last["turns"]]


def better_choices(one: Tab, turns: list[Json]) -> None:
    """Check that turning points say what would have been better."""
    assert turns
    assert [turn["step"] for turn in turns] == sorted(turn["step"] for turn in turns)
    for turn in turns:
        assert one.look(step=turn["step"])["turn"] == turn["seat"]
        assert turn["before"] > turn["after"]
        assert turn["played"] != turn["better"]


def stopped(one: Tab) -> str:
    """Ask for the analysis and return why it ends before it is complete."""
    one.send("analysis")
    assert one.next("analysis")["done"] == one.next("analysis")["done"] == 0
    reason: str = one.next("refused")["reason"]
    return reason


def test_an_analysis_that_fails_says_so_and_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def broken(game: Any, *_: Any) -> Any:
        begun.append(game.name)
        raise RuntimeError("broken")

    monkeypatch.setattr(analysis_service, "queries", broken)
    with server(tmp_path) as client, tab(client, finished(client)) as one:
        one.look()
        assert "server" in stopped(one)
        one.look()  # it has had time to begin again
        assert len(begun) == 1
        assert "server" in stopped(one)  # somebody has asked again
        assert len(begun) == 2


class Room:
    """A table that somebody looks at for so many decisions."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.size = 1

    async def seen(self, id: str) -> bool:
        self.looks -= 1
        return self.looks >= 0

    async def here(self, claim: Any, make: Any, cost: float) -> Any:
        return make()

    async def ask(self, *job: Any) -> list[Advice]:
        return [advice(0.6, 0.5)]

    def tell(self, *event: Any) -> None:
        pass


def test_an_analysis_waits_until_somebody_looks(tmp_path: Path) -> None:
    async def run() -> list[int]:
        store = TableStore(await open_database(empty(tmp_path)))
        room: Any = Room(3)
        made, table = analysis_service.AnalysisService(room, room, store.engine), played(9)
        known = []
        for room.looks in (3, 0, 99):
            found = await made.of(table, "ana")
            await asyncio.gather(*made.running.values())
            known.append(len(found.advice))
        await store.close()
        return known

    some, same, every = asyncio.run(run())
    assert 0 < some == same < every


def test_an_analysis_of_a_table_that_is_deleted_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*job: Any) -> list[Advice]:
        raise MissingError

    async def run() -> None:
        store = TableStore(await open_database(empty(tmp_path)))
        room: Any = Room(99)
        room.ask = gone
        made = analysis_service.AnalysisService(room, room, store.engine)
        await made.of(played(9), "ana")
        await asyncio.gather(*made.running.values())
        await store.close()

    asyncio.run(run())
    assert not [record for record in caplog.records if record.exc_info]


def test_there_is_no_analysis_before_the_end(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        one.look()
        one.send("analysis")
        assert "over" in one.next("refused")["reason"]


def test_an_analysis_goes_with_its_table(tmp_path: Path) -> None:
    async def run() -> list[Findings | None]:
        store = TableStore(await open_database(empty(tmp_path)))
        found = Findings(1, [0], {0: advice(0.6, 0.5)})
        await keep_analysis(store.engine, "t", found)  # there is no such table: nothing is kept
        there = [await find_analysis(store.engine, "t", USUAL)]
        await store.create(fresh())
        for _ in range(2):  # the later one counts
            await keep_analysis(store.engine, "t", found)
        there.append(await find_analysis(store.engine, "t", USUAL))
        await store.delete("t")
        there.append(await find_analysis(store.engine, "t", USUAL))
        await store.close()
        return there

    before, kept, after = asyncio.run(run())
    assert kept is not None
    assert kept.advice[0] == advice(0.6, 0.5)
    assert before is after is None


def test_an_analysis_serves_every_table_with_the_same_game(tmp_path: Path) -> None:
    async def run() -> list[Findings | None]:
        store = TableStore(await open_database(empty(tmp_path)))
        await store.create(fresh())
        found = Findings(1, [0], {0: advice(0.6, 0.5)}, content="of a game")
        await keep_analysis(store.engine, "t", found)
        asked = [("of a game", USUAL), ("of another", USUAL), ("of a game", depth("9"))]
        told = [await find_content(store.engine, content, how) for content, how in asked]
        await store.close()
        return told

    same, other, closer = asyncio.run(run())
    assert same is not None
    assert same.advice == {0: advice(0.6, 0.5)}
    assert other is closer is None


def test_an_analysis_goes_on_in_another_process(tmp_path: Path) -> None:
    async def run() -> tuple[int, list[int]]:
        store = TableStore(await open_database(empty(tmp_path)))
        table = played(9)
        await store.create(table)
        begun = []
        for looks in (4, 99):  # nobody looks any more; another day
            room: Any = Room(looks)
            made = analysis_service.AnalysisService(room, room, store.engine)
            begun.append(len((await made.of(table, "ana")).advice))
            await asyncio.gather(*made.running.values())
        found = await find_analysis(store.engine, table.id, depth("4"))
        await store.close()
        assert found is not None
        return len(found.advice) - len(found.decisions), begun

    left, (first, then) = asyncio.run(run())
    assert first == left == 0
    assert then > 0


def advice(chance: float, played: float, doubt: float = 0.0, **more: Any) -> Advice:
    seats = [[one, round(1 - one, 6)] for one in (chance, played)]
    return Advice(0, seats[0], played=seats[1], doubt=doubt, **more)


def test_turning_points_are_the_largest_losses_that_are_sure() -> None:
    found = Findings(5, [0, 1, 2, 3, 4])
    found.advice = {
        0: advice(0.6, 0.5),
        1: advice(0.6, 0.59),  # seat 0 loses too little
        2: advice(0.6, 0.3, doubt=0.2),  # it may be chance
        3: advice(0.4, 0.6),  # seat 1 loses
        4: advice(0.4, 0.6),  # better than the best: no loss
    }
    assert turning_points(found, [0, 0, 0, 1, 0]) == [0, 3]
    assert lost(found.advice[2], 0) == 0


def test_only_the_worst_are_told() -> None:
    found = Findings(20, list(range(20)), {n: advice(0.9, 0.9 - n / 25) for n in range(20)})
    told = turning_points(found, [0] * 20)
    assert told == list(range(20 - TURNS, 20))


def test_chances_stay_where_there_was_no_choice_and_are_settled_at_the_end() -> None:
    game = GAMES["castle"]
    state = game.new(2, {}, 1)
    found = Findings(3, [0, 2], {0: advice(0.7, 0.6)})
    assert course(game, state, found) == [[0.7, 0.3], [0.6, 0.4], [0.6, 0.4], []]
    record = Record.load(str(next(path for path in GOLDEN.glob("castle-*.play") if over(path))))
    line = course(game, record.state(), found)
    assert sorted(line[-1]) in ([0.0, 1.0], [0.5, 0.5])


def test_findings_survive_the_database() -> None:
    inner = Phrase("castle-term", {"n": 1, "many": [Phrase("x", {"deep": Phrase("y")}), "z"]})
    label = Phrase("castle-label", {"what": inner, "seat": 0}, "left")
    ahead = Ahead(1, label, 0.5, 0.1)
    found = Findings(2, [1], {1: advice(0.6, 0.5, reply=ahead, then=ahead)})
    assert load(dump(found)) == found


def test_decisions_are_those_with_a_choice() -> None:
    game = GAMES["alhambra"]
    path = next(path for path in sorted(GOLDEN.glob("alhambra-*.play")) if over(path))
    record = Record.load(str(path))
    actions = [step.action for step in record.replay()]
    there = unknown(game, game.deal(record.setup), actions, USUAL).decisions
    legal = [len(game.legal_actions(step.state)) for step in record.replay()]
    assert there == [number for number, count in enumerate(legal) if count > 1]
    assert there
