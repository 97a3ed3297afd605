"""The Castle: board and tiles are the reconstruction, and others can be used."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from alcaide.games.castle.rules.components import KINDS, load_components
from games.castle.support import data, legal, play, table

# Sides are N E S W; Nl and Nr are the strips left and right of a path, seen clockwise; * is a
# market or a well.
TILES = """
T01 tower NES; house W
T02 tower NE; house SW
T03 tower NE; house SW
T04 tower N; house S; court EW*
T05 tower NE; court SW*
T06 tower NE; court SW
T07 house NE; court SW*
T08 house NE; court SW
T09 house NES; court W*
T10 house NS; court E*; court W
T11 tower NS; house E; court W
T12 house EW; tower N; tower S
T13 house N; house S; court EW*
T14 tower W; court NES*
T15 house W; court NES*
T16 house NES; tower W
T17 tower N; house E; court SW*
T18 house NE; tower S; court W
T19 path S; tower NEW+Sl+Sr
T20 path S; house N; court E+Sl*; court W+Sr
T21 path S; house N; court E+Sl; court W+Sr
T22 path S; tower N; house E+Sl; court W+Sr
T23 path S; house NE+Sl; court W+Sr
T24 path S; tower NW+Sr; house E+Sl
T25 path S*; house N; court E+Sl; court W+Sr
T26 path N; path S; house EW; court +Nl; court +Nr; court +Sl; court +Sr
T27 path NS; court W+Nl+Sr; court E+Nr+Sl
T28 path NS*; court W+Nl+Sr; court E+Nr+Sl
T29 path NS; court W+Nl+Sr*; house E+Nr+Sl
T30 path NS*; court W+Nl+Sr; house E+Nr+Sl
T31 path NS; court W+Nl+Sr; tower E+Nr+Sl
T32 path NS; court W+Nl+Sr; tower E+Nr+Sl
T33 path NS; house W+Nl+Sr; tower E+Nr+Sl
T34 path NS*; house W+Nl+Sr; tower E+Nr+Sl
T35 path NS; house W+Nl+Sr; house E+Nr+Sl
T36 path NS; tower W+Nl+Sr; tower E+Nr+Sl
T37 path SW; court +Sr+Wl; court NE+Sl+Wr
T38 path SW*; court +Sr+Wl; court NE+Sl+Wr
T39 path SW; court +Sr+Wl; house NE+Sl+Wr
T40 path SW; court +Sr+Wl; house NE+Sl+Wr
T41 path SW; court +Sr+Wl; tower NE+Sl+Wr
T42 path SW; court +Sr+Wl; tower NE+Sl+Wr
T43 path SW; house +Sr+Wl; court NE+Sl+Wr*
T44 path SW; tower +Sr+Wl; court NE+Sl+Wr*
T45 path SW; court +Sr+Wl; house N+Wr; tower E+Sl
T46 path S; tower N; court E+Sl*; court W+Sr
T47 path SW; house +Sr+Wl; tower NE+Sl+Wr
T48 path SW; tower +Sr+Wl; house NE+Sl+Wr
T49 path SW; court +Sr+Wl; court N+Wr; house E+Sl
T50 path E; path S; path W; house N+El+Wr; court +Er+Sl; court +Sr+Wl
T51 path E; path S; path W; house N+El+Wr; court +Er+Sl; court +Sr+Wl
T52 path E; path S; path W; tower N+El+Wr; court +Er+Sl; court +Sr+Wl
T53 path E; path S; path W; tower N+El+Wr; court +Er+Sl; court +Sr+Wl
T54 path E; path S; path W; court N+El+Wr*; court +Er+Sl; court +Sr+Wl
T55 path E; path S; path W; house N+El+Wr; court +Er+Sl; tower +Sr+Wl
T56 path ESW; court N+El+Wr; court +Er+Sl; court +Sr+Wl
T57 path E; path S; path W; house N+El+Wr; tower +Er+Sl; court +Sr+Wl
T58 path ESW; tower N+El+Wr; house +Er+Sl; court +Sr+Wl
T59 path E; path S; path W; tower N+El+Wr; house +Er+Sl; court +Sr+Wl
T60 path NW; path ES; court +Nl+Wr; court +Er+Sl; house +Nr+El; house +Sr+Wl
"""


def slots(kind: str, sides: str) -> list[int]:
    """Return the slots of a part written like ``NE+Sl``."""
    whole, *strips = sides.split("+")
    found = ["NESW".index(strip[0]) * 3 + (0 if strip[1] == "l" else 2) for strip in strips]
    for side in whole:
        left = "NESW".index(side) * 3
        found += [left + 1] if kind == "path" else [left, left + 1, left + 2]
    return sorted(found)


def test_every_tile_is_as_listed() -> None:
    lines = TILES.split("\n")[1:-1]
    assert len(lines) == 60
    for line, tile in zip(lines, data("tiles")["tiles"], strict=True):
        name, _, rest = line.partition(" ")
        parts = []
        for text in rest.split("; "):
            kind, sides = text.split()
            part: dict[str, Any] = {"kind": kind, "slots": slots(kind, sides.removesuffix("*"))}
            if text.endswith("*"):
                part["well" if kind == "path" else "market"] = True
            parts.append(part)
        plain = [{k: v for k, v in part.items() if k != "ends"} for part in tile["parts"]]
        assert (tile["id"], plain) == (name, parts)


def test_the_totals_of_the_tiles_are_as_listed() -> None:
    kit = load_components()
    edges = Counter(
        KINDS[kit.kinds[tile][kit.faces[tile * 4][side * 3 + 1]]]
        for tile in range(60)
        for side in range(4)
    )
    assert edges == {"path": 88, "house": 54, "court": 54, "tower": 44}
    shows = Counter(KINDS[kind] for kinds in kit.kinds for kind in set(kinds))
    assert shows == {"path": 42, "house": 41, "tower": 33, "court": 47}
    assert sum(map(sum, kit.markets)) == 15
    assert sum(map(sum, kit.wells)) == 5
    squares = [t for t in data("tiles")["tiles"] if "square" in [p.get("ends") for p in t["parts"]]]
    assert [tile["id"] for tile in squares] == [f"T{n}" for n in (50, 51, 52, 53, 54, 55, 57, 59)]
    forks = [t for t in data("tiles")["tiles"] if len(t["parts"][0]["slots"]) == 3
             and t["parts"][0]["kind"] == "path"]  # fmt: skip
    assert [tile["id"] for tile in forks] == ["T56", "T58"]
    buildings = [t["id"] for t in data("tiles")["tiles"] if "building" in str(t["parts"])]
    assert buildings == [*(f"T{n}" for n in range(19, 27)), "T46"]


def test_what_ends_on_its_tile_touches_one_edge() -> None:
    for tile in data("tiles")["tiles"]:
        for part in tile["parts"]:
            assert ("ends" in part) is (part["kind"] == "path" and len(part["slots"]) == 1)


def test_turns_that_look_and_work_alike_are_one() -> None:
    kit = load_components()
    single = {name for name, turns in zip(kit.ids, kit.turns, strict=True) if turns != [0, 1, 2, 3]}
    assert single == {"T12", "T13", "T26", "T27", "T28", "T35", "T36", "T60"}
    assert all(kit.turns[int(name[1:]) - 1] == [0, 1] for name in single)
    assert [kit.alike[11 * 4 + turn] for turn in range(4)] == [0, 1, 0, 1]


def other_board() -> dict[str, Any]:
    """Return another board: the rows from right to left, with all that lies on them."""
    board = data("board")
    mirror = {"N": "N", "E": "W", "S": "S", "W": "E"}
    return {
        "rows": [row[::-1] for row in board["rows"]],
        "corners": [
            c | {"vertex": [10 - c["vertex"][0], c["vertex"][1]]} for c in board["corners"]
        ],
        "starts": [
            s | {"cell": [9 - s["cell"][0], s["cell"][1]], "side": mirror[s["side"]]}
            for s in board["starts"]
        ],
        "track": [[10 - x, y] for x, y in board["track"]],
    }  # fmt: skip


def test_another_board_can_be_used() -> None:
    state = table("draw T19", board=json.dumps({"board": other_board()}))
    assert legal(state, "place") >= {"place d1 2", "place j8 3"}  # the path start spaces
    assert not any(text.startswith("place g1") for text in legal(state))
    play(state, "place d1 2", "herald 0")
    assert max(state.score) == 2


def test_other_tiles_can_be_used() -> None:
    tiles = data("tiles")
    tiles["tiles"][0]["parts"] = [{"kind": "path", "slots": [1, 4, 7, 10], "well": True},
        *({"kind": "house", "slots": two} for two in ([2, 3], [5, 6], [8, 9])),
        {"kind": "tower", "slots": [11, 0]}]  # fmt: skip
    state = table("draw T01", board=json.dumps({"tiles": tiles}))
    assert legal(state) == {f"place {at} {turn}" for at in ("g1", "a8") for turn in range(4)}
    play(state, "place g1 2")
    assert legal(state) == {"herald 0", "squire 1", "squire 2", "squire 3", "knight 4", "done"}


def test_board_and_tiles_can_be_replaced_together() -> None:
    state = table("draw T19", board=json.dumps({"board": other_board(), "tiles": data("tiles")}))
    assert "place d1 2" in legal(state)
