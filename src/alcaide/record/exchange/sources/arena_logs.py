"""Logs of Alhambra from Board Game Arena: its notifications become actions and what was turned up.

What is known of the form is told, with where from, in docs/importing.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from alcaide.core.errors import RecordError
from alcaide.games.alhambra.rules.components import load_components
from alcaide.record.exchange.sources.source import LINES, SHAPE, Entry, Source, Tag, misshapen

TYPES: Final = ("", "pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES: Final = ("", "y", "g", "b", "o")
FIRST: Final = ("takeMoney", "buyBuilding")  # what turns begin with
SIDES: Final = "NESW"  # walls 0 to 3; x grows to the east, y to the south
Args = Mapping[str, Any]


def read_arena_log(told: Mapping[str, Any]) -> Source:
    """Return what a log tells. Raises RecordError with the number of the notification."""
    try:
        return _Log(told).source
    except RecordError:
        raise
    except SHAPE as error:
        raise misshapen(0, error) from None


class _Log:
    def __init__(self, told: Mapping[str, Any]) -> None:
        self.source = Source("log")
        self.names = _tiles()
        self.due: set[str] = set()  # tiles that are bought and not yet placed
        self.lies: dict[tuple[str, str], str] = {}  # by player and tile: where
        data = told["data"]
        packets = data["logs"] if isinstance(data, Mapping) else data
        notes = [note for packet in packets for note in packet["data"]]
        if len(notes) > LINES:
            raise ValueError(f"more than {LINES} notifications")
        self.source.tags["Game"] = Tag(0, ("alhambra",))
        self._players(told, notes)
        self._opening(told.get("gamedatas") or {})
        for number, note in enumerate(notes, 1):
            try:
                self._take(number, str(note["type"]), note.get("args") or {})
            except SHAPE as error:
                raise misshapen(number, error) from None

    def _players(self, told: Mapping[str, Any], notes: Sequence[Args]) -> None:
        """Name the players in the order in which they first act, or as they are numbered."""
        known = (told.get("gamedatas") or {}).get("players") or {}
        ranked = sorted(known.values(), key=lambda each: int(each["no"]))
        acted = (
            n["args"]["player_name"] for n in notes if n["type"] in ("takeMoney", "buyBuilding")
        )
        names = [str(each["name"]) for each in ranked] or [str(name) for name in acted]
        self.people = tuple(dict.fromkeys(names))
        self.source.tags["Names"] = Tag(0, self.people)
        self.source.tags["Players"] = Tag(0, (str(len(self.people)),))

    def _opening(self, seen: Mapping[str, Any]) -> None:
        """Tell what lay open before the first action, as far as a page showed it."""
        for player in (seen.get("players") or {}).values():
            if player.get("hand"):
                seat = self.people.index(str(player["name"]))
                self._tell(0, f"hand {seat}", map(_card, player["hand"]))
        self._tell(0, "drew", map(_card, (seen.get("moneyCards") or {}).get("pool") or ()))
        site = (seen.get("buildings") or {}).get("buildingsite") or ()
        self._tell(0, "market", map(self._tile, sorted(site, key=lambda each: int(each["pos"]))))
        board = (seen.get("neutral") or {}).get("board") or ()
        lying = board.values() if isinstance(board, Mapping) else board
        self._tell(0, "dirk", [self._tile(each) for each in lying if int(each["type"])])

    def _take(self, number: int, kind: str, args: Args) -> None:
        match kind:
            case "takeMoney":
                cards = sorted(map(_card, args["cards"]))
                self._did(number, args, f"take {' '.join(cards)}")
            case "buyBuilding":
                tile = self._tile(args["building"])
                self.due.add(tile)
                cards = sorted(map(_card, args["cards"]))
                self._did(number, args, f"buy {tile} with {' '.join(cards)}")
            case "getBuilding":
                self.due.add(self._tile(args["building"]))
            case "placeBuilding":
                self._placed(number, args)
            case "swapBuildings":
                tile, place = self._tile(args["building2"]), _place(args)
                self.lies[(str(args["player_name"]), tile)] = place
                self._did(number, args, f"exchange {tile} at {place}")
            case "newMoneyCards":
                self._tell(number, "drew", map(_card, args["cards"]))
            case "scoringCard":
                self._tell(number, "drew", [f"S{int(args['round'])}"])
            case "newBuildings":
                new = sorted(args["buildings"], key=lambda each: int(each["pos"]))
                self._tell(number, "market", map(self._tile, new))
            case "newBuildingsForNeutral":
                self._tell(number, "dirk", map(self._tile, args["buildings"]))
            case _:
                pass  # scores, counters, words: what follows from the actions

    def _placed(self, number: int, args: Args) -> None:
        """Take a building that was placed: new, from the reserve, or back into it."""
        tile, name = self._tile(args["building"]), str(args["player_name"])
        new, stock = tile in self.due, bool(args.get("stock"))
        self.due.discard(tile)
        if not int(args.get("player_id", 1)):
            self._did(number, args, f"put {tile} dirk")
        elif stock:
            did = f"put {tile} reserve" if new else f"lift {self.lies[(name, tile)]}"
            self._did(number, args, did, unasked=new)  # where it can lie nowhere else
        else:
            self.lies[(name, tile)] = _place(args)
            self._did(number, args, f"{'put' if new else 'build'} {tile} at {_place(args)}")

    def _did(self, number: int, args: Args, what: str, *, unasked: bool = False) -> None:
        who = str(args["player_name"])
        self.source.entries.append(Entry(number, who, what, text=what, unasked=unasked))

    def _tell(self, number: int, verb: str, words: Iterator[str] | Sequence[str]) -> None:
        if told := " ".join(words):
            self.source.events.append((number, f"{verb} {told}"))

    def _tile(self, building: Args) -> str:
        walls = "".join(SIDES[int(side)] for side in sorted(building["wall"]))
        return self.names[(TYPES[int(building["type"])], int(building["cost"]), walls)]


def _tiles() -> dict[tuple[str, int, str], str]:
    """Return the names of the buildings by type, price and walls, which tell them apart."""
    kit = load_components("")
    found = {}
    for tile, name in enumerate(kit.names):
        walls = "".join(side for at, side in enumerate(SIDES) if kit.walls[tile] >> at & 1)
        found[(name.rstrip("abc").rstrip("0123456789"), int(kit.price[tile]), walls)] = name
    return found


def _card(card: Args) -> str:
    return f"{CURRENCIES[int(card['type'])]}{int(card['value'])}"


def _place(args: Args) -> str:
    return f"{int(args['x'])},{int(args['y'])}"
