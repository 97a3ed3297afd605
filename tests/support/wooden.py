"""Games at a table of wood, as they are entered: what came to light, and what was done."""

from __future__ import annotations

from random import Random
from typing import Any

from alcaide.bots import bot
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import OpenRecord
from alcaide.record.unknowns.unknown import NONE


def entries_of(name: str, players: int, seed: int, **options: str) -> list[str]:
    """Return the entries of a whole game, played by bots from what the table sees."""
    game, chance, rng = GAMES[name], Random(seed), Rng(b"wood %d" % seed)
    record, greedy = OpenRecord.begin(game, players, game.complete(options)), bot("greedy")
    entries: list[str] = []
    while True:
        need = record.needed()
        if need is not None:
            words = [word for word in need.words if word != NONE] or [NONE]
            entries.append(f"* {need.verb} {chance.choice(words)}")
            record.tell(entries[-1].removeprefix("* "))
        elif (turn := record.turn) is not None:
            view = game.observe(record.possible(), turn)
            action = greedy.choose(game, view, record.legal_actions(), rng)
            entries.append(game.write(record.possible(), action))
            record.play(entries[-1])
        else:
            return entries


def turns_of(name: str, players: int, entries: list[str]) -> list[int]:
    """Return of each entry in which turn it was entered; what came to light belongs to the next."""
    game = GAMES[name]
    record, number, found = OpenRecord.begin(game, players), 0, list[int]()
    for entry in entries:
        if entry.startswith("* "):
            record.tell(entry.removeprefix("* "))
            found.append(number + 1)
        else:
            number += not game.mid_turn(record.state())
            found.append(number)
            record.play(entry)
    return found


def asked(name: str, players: int, entries: list[str], **more: Any) -> dict[str, Any]:
    """Return what a phone sends of a game."""
    names = ["Ana", "Zoraya", "Luis", "Carmen", "Wallada", "Boabdil"][:players]
    colours = list(GAMES[name].colours[:players])
    return {"game": name, "names": names, "colours": colours, "entries": entries, **more}
