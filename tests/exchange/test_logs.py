"""Logs of other programs, made up from games of our own in the forms that are known of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from alcaide.games.alhambra.rules.components import load_components
from alcaide.record import OpenRecord, Record
from alcaide.record.exchange import import_game
from alcaide.record.unknowns.forgetting import forgotten

TYPES = ("fountain", "pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
KIT = load_components("")
NAMES = ("Ana", "Luis", "Zoë")
GOLDEN = Path(__file__).parents[1] / "golden"


def building(name: str, **more: Any) -> dict[str, Any]:
    tile = KIT.number[name]
    kind = next(at for at, each in enumerate(TYPES) if name.startswith(each))
    walls = [side for side in range(4) if KIT.walls[tile] >> side & 1]
    return {"id": tile, "type": kind, "cost": int(KIT.price[tile]), "wall": walls, **more}


def card(word: str) -> dict[str, Any]:
    return {"id": 1, "type": 1 + "ygbo".index(word[0]), "value": int(word[1])}


def arena_log(record: Record, actions: int) -> dict[str, Any]:
    """Return the first actions of a plain game of Alhambra as Board Game Arena would log them."""
    opening: dict[str, list[str]] = {}
    notes: list[dict[str, Any]] = []
    lies: dict[tuple[int, str], str] = {}  # by seat and place
    bought: set[str] = set()
    due: set[tuple[int, str]] = set()
    for number, step in enumerate(record.replay()):
        if number >= actions:
            break
        for line in record.events.get(number, []):
            tell(opening if not number else None, notes, line)
        words, args = (
            step.text.split(),
            {"player_name": NAMES[step.seat], "player_id": step.seat + 1},
        )
        for seat, name in [each for each in due if words[:2] != ["put", each[1]]]:
            if KIT.number[name] in step.state.reserves[seat]:  # nobody was asked
                due.discard((seat, name))
                who = {"player_name": NAMES[seat], "player_id": seat + 1}
                put = who | {"building": building(name), "stock": True}
                notes.append({"type": "placeBuilding", "args": put})
        if words[0] == "buy":
            bought.add(KIT.names[step.state.market[int(words[1]) - 1]])
            due.add((step.seat, KIT.names[step.state.market[int(words[1]) - 1]]))
        if words[0] == "put":
            due.discard((step.seat, words[1]))
        if words[0] == "put" and words[1] not in bought:  # what was left at the end of the game
            notes.append({"type": "getBuilding", "args": args | {"building": building(words[1])}})
        notes.append(note(words, args, step.state, lies))
    fountain = {"id": 54, "type": 0, "cost": 0, "wall": [], "x": 0, "y": 0}
    return {
        "status": 1,
        "data": {"logs": [{"packet_id": str(n), "data": [each]} for n, each in enumerate(notes)]},
        "gamedatas": {
            "players": {
                str(seat + 1): {
                    "no": seat + 1,
                    "name": name,
                    "hand": [card(word) for word in opening[f"hand {seat}"]],
                }
                for seat, name in enumerate(NAMES[: record.setup.players])
            },
            "neutral": {"board": [fountain, *map(building, opening.get("dirk", ()))]},
            "moneyCards": {"pool": [card(word) for word in opening["drew"]]},
            "buildings": {
                "buildingsite": [
                    building(name, pos=at) for at, name in enumerate(opening["market"], 1)
                ]
            },
        },
    }


def tell(opening: dict[str, list[str]] | None, notes: list[dict[str, Any]], line: str) -> None:
    verb, *words = line.split()
    key = f"{verb} {words.pop(0)}" if verb == "hand" else verb
    if opening is not None:
        opening.setdefault(key, []).extend(words)
    elif verb == "drew":
        for word in words:
            if word[0] == "S":
                notes.append({"type": "scoringCard", "args": {"round": int(word[1])}})
            else:
                notes.append({"type": "newMoneyCards", "args": {"cards": [card(word)]}})
    elif verb == "market":
        new = [building(word, pos=at) for at, word in enumerate(words, 1)]
        notes.append({"type": "newBuildings", "args": {"buildings": new}})
    elif verb == "dirk":
        new = [building(word) for word in words]
        notes.append({"type": "newBuildingsForNeutral", "args": {"buildings": new}})


def note(
    words: list[str], args: dict[str, Any], state: Any, lies: dict[tuple[int, str], str]
) -> dict[str, Any]:
    seat = args["player_id"] - 1
    match words:
        case ["take", *cards]:
            return {"type": "takeMoney", "args": args | {"cards": [card(c) for c in cards]}}
        case ["buy", slot, "with", *cards]:
            bought = building(KIT.names[state.market[int(slot) - 1]])
            paid = {"cards": [card(c) for c in cards], "building": bought}
            return {"type": "buyBuilding", "args": args | paid}
        case ["put", tile, "reserve"]:
            return {
                "type": "placeBuilding",
                "args": args | {"building": building(tile), "stock": True},
            }
        case ["put" | "build", tile, "at", place]:
            lies[(seat, place)] = tile
            x, y = place.split(",")
            at = {"building": building(tile), "stock": False, "x": x, "y": y}
            return {"type": "placeBuilding", "args": args | at}
        case ["put", tile, "dirk"]:
            told = {"player_id": 0, "building": building(tile), "stock": False, "x": 3, "y": 0}
            return {"type": "placeBuilding", "args": args | told}
        case ["lift", place]:
            lifted = building(lies.pop((seat, place)))
            return {"type": "placeBuilding", "args": args | {"building": lifted, "stock": True}}
        case ["exchange", tile, "at", place]:
            x, y = place.split(",")
            both = {"building": building(lies[(seat, place)]), "building2": building(tile)}
            lies[(seat, place)] = tile
            return {"type": "swapBuildings", "args": args | both | {"x": x, "y": y}}
        case ["end"]:
            return {"type": "message", "args": args}
        case _:
            raise AssertionError(words)


@pytest.fixture(scope="module")
def game() -> Record:
    from alcaide import game as named
    from alcaide.cli.commands.simulate import random_game

    alhambra = named("alhambra")
    known = random_game(alhambra, 3, alhambra.profile("house"), "1")
    known.names = NAMES
    return known


def test_a_log_of_the_arena_is_the_game_that_it_tells(game: Record) -> None:
    actions = len(game.actions)
    log = arena_log(forgotten(game), actions)
    done = import_game(json.dumps(log))
    assert [str(error) for error in done.faults] == []
    assert done.kind == "log"
    assert isinstance(done.record, OpenRecord)
    assert done.record.names == NAMES
    assert done.record.actions == game.actions[:actions]
    log["gamedatas"]["players"]["1"]["hand"] = []
    [fault] = import_game(json.dumps(log)).faults[:1]
    assert "hand 0" in str(fault)


def test_a_log_of_two_has_the_neutral_player_and_all_ways_to_redesign() -> None:
    known = Record.load(GOLDEN / "alhambra-dirk-2.play")
    known.names = NAMES[:2]
    done_by = {verb for _, text in known.actions for verb in (text.split()[0], text.split()[-1])}
    assert {"lift", "build", "exchange", "dirk", "reserve"} <= done_by
    done = import_game(json.dumps(arena_log(forgotten(known), len(known.actions))))
    assert [str(error) for error in done.faults] == []
    assert isinstance(done.record, OpenRecord)
    assert done.record.actions == known.actions
    assert done.guesses == []


def tile_list(record: Record, *, order: bool) -> dict[str, Any]:
    replay: list[dict[str, Any]] = []
    tiles = record.setup.piles["Tiles"]
    discarded = {line.split()[1] for lines in record.events.values() for line in lines}
    drawn = (tile for tile in tiles if tile not in discarded)
    kinds = {"herald": "Road", "knight": "City", "squire": "House", "merchant": "Court"}
    for _, text in record.actions:
        verb, *words = text.split()
        if verb == "place":
            at = [ord(words[0][0]) - ord("a"), int(words[0][1:]) - 1]
            body: dict[str, Any] = {
                "tileId": next(drawn),
                "rotation": f"R{int(words[1]) * 90}",
                "position": at,
            }
            replay.append({"type": "PLACE_TILE", "payload": body})
        elif verb in kinds:
            pointer = {"feature": kinds[verb], "part": int(words[0])}
            replay.append({"type": "DEPLOY_MEEPLE", "payload": {"pointer": pointer}})
            replay.append({"type": "COMMIT", "payload": {"salt": 0}})
        elif verb == "score":
            cell, part = words[0].split(".")
            at = [ord(cell[0]) - ord("a"), int(cell[1:]) - 1]
            wall = {"wall": int(words[2])} if len(words) > 1 else {}
            replay.append({"type": "SCORE", "payload": {"position": at, "part": int(part), **wall}})
        else:
            replay.append({"type": "EXTRA_TURN" if verb == "extra" else "PASS", "payload": {}})
    known = {"tilePack": {"params": {"drawOrder": [*tiles, "#END"]}}} if order else {}
    return {
        "appVersion": "5.0",
        "start": record.setup.start,
        "slots": [{"number": n, "nickname": name} for n, name in enumerate(("Ana", "Luis"))],
        "setup": {"wall": record.setup.piles["Wall"]},
        "annotations": known,
        "replay": replay,
    }


@pytest.mark.parametrize("order", [True, False], ids=["known", "unknown"])
def test_a_list_of_tiles_is_the_game_that_it_tells(order: bool) -> None:
    from alcaide import game as named
    from alcaide.cli.commands.simulate import random_game

    castle = named("castle")
    record = random_game(castle, 2, castle.profile("house"), "11")
    done = import_game(json.dumps(tile_list(record, order=order)))
    assert [str(error) for error in done.faults] == []
    assert done.record is not None
    assert done.record.actions == record.actions


@pytest.mark.parametrize(
    "told",
    [
        {"replay": [{"type": "ROTATE", "payload": {}}]},
        {"replay": [{"type": "PLACE_TILE", "payload": {"tileId": "T01"}}], "slots": [{}, {}]},
        {"replay": 7},
        {"data": {"logs": [{"data": [{"type": "takeMoney", "args": {"cards": 3}}]}]}},
        {"data": "x"},
        {"data": {"logs": [{"data": [{"type": "buyBuilding", "args": {}}]}]}},
    ],
)
def test_what_is_not_in_the_form_is_refused(told: dict[str, Any]) -> None:
    done = import_game(json.dumps(told))
    assert [error.key for error in done.faults] == ["import-json-shape"]


def test_what_is_not_in_the_form_is_told_with_its_place(game: Record) -> None:
    log = arena_log(forgotten(game), 20)
    del log["data"]["logs"][3]["data"][0]["args"]["player_name"]
    [fault] = import_game(json.dumps(log)).faults
    assert (fault.line, fault.words["reason"]) == (4, "'player_name' is missing")
    tiles = {"slots": [{"name": "a"}, {"name": "b"}], "replay": [{"type": "PASS"}, {"type": "X"}]}
    assert import_game(json.dumps(tiles)).faults[0].line == 2
