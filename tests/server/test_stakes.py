"""Where ratings are at stake: no hints, and what it means to run out of time."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view
from alcaide.server.protocol.table_messages import Look, TableView
from alcaide.tables.log import late, play
from alcaide.tables.table import Table
from serving import club, seat
from tabling import LIVE, gathered


def test_rated_tables_do_without_hints(tmp_path: Path) -> None:
    seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
    with club(tmp_path) as (ana, _):
        ana.post("/api/account", json={"name": "Ana", "password": "three moorish towers"})
        for rated in (False, True):
            terms = {"access": "public", "rated": rated}
            body = {"game": "alcazar", "seats": seats, "terms": terms}
            id = ana.post("/api/tables", json=body).json()["id"]
            settings = ana.get(f"/api/tables/{id}/settings").json()
            assert settings["aids_off"] == (["hints"] if rated else [])


def abandoned(rated: bool) -> TableView:
    """Return what is seen of a table that ended because somebody's time was over."""
    table: Table = gathered(terms=replace(LIVE, gone="end", rated=rated))
    first = table.game.legal_actions(table.state)[0]
    table = play(table, table.turn or 0, 0, first).table
    assert table.deadline is not None
    return table_view(late(table, table.deadline).table, Look("en"), Teller(), [0])


def test_an_abandoned_table_says_so_and_what_it_means() -> None:
    free, rated = abandoned(False), abandoned(True)
    for view in (free, rated):
        assert view.status.startswith("Abandoned: ")
        assert view.status.endswith(" is out of time")
        assert view.result is not None
    assert free.result is not None
    assert rated.result is not None
    assert "For the ratings" in rated.result.sentence
    assert "For the ratings" not in free.result.sentence
