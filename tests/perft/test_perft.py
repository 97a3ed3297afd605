"""Counts of positions from fixed beginnings (perft): any change of a rule shows."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games import game as game_named
from alcaide.record import Record
from counting import perft
from records import GOLDEN


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts from the start of a seed."""

    players: int
    seed: int
    counts: list[int]
    options: dict[str, str] = {}


class Middle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts from a step of a golden record."""

    record: str
    step: int
    what: str
    counts: list[int]


class Walk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of games by chance, as a digest."""

    players: int
    games: int
    digest: str
    options: dict[str, str] = {}
    version: str = ""  # of the rules; "": the newest


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game; ``counts`` are those of one action, of two, and so on."""

    deals: list[Deal]
    middles: list[Middle]
    walks: list[Walk]


FOLDER = Path(__file__).parent
DATA = {
    path.stem: msgspec.json.decode(path.read_bytes(), type=Data) for path in FOLDER.glob("*.json")
}
DEALS = [(name, deal) for name, data in DATA.items() for deal in data.deals]
MIDDLES = [(name, middle) for name, data in DATA.items() for middle in data.middles]
WALKS = [(name, walk) for name, data in DATA.items() for walk in data.walks]


def counted(name: str, state: Any, depths: int) -> list[int]:
    return [perft(GAMES[name], state, depth) for depth in range(1, depths + 1)]


def test_every_game_has_counts() -> None:
    assert set(DATA) == set(GAMES)
    assert all(len(data.deals) >= 4 and len(data.middles) >= 4 for data in DATA.values())


@pytest.mark.parametrize(("name", "deal"), DEALS)
def test_counts_from_the_start(name: str, deal: Deal) -> None:
    state = GAMES[name].new(deal.players, deal.options, deal.seed)
    assert counted(name, state, len(deal.counts)) == deal.counts


@pytest.mark.parametrize(
    ("name", "middle"), MIDDLES, ids=lambda value: getattr(value, "what", None)
)
def test_counts_from_the_middle_of_a_game(name: str, middle: Middle) -> None:
    record = Record.load(GOLDEN / middle.record).until(middle.step)
    assert len(record.actions) == middle.step
    assert counted(name, record.state(), len(middle.counts)) == middle.counts


@pytest.mark.parametrize(("name", "walk"), WALKS)
def test_games_by_chance(name: str, walk: Walk) -> None:
    """Numbers of machines end where Python's go on: only many whole games show where."""
    game, digest = game_named(name, walk.version), sha256()
    for seed in range(walk.games):
        state, chance = game.new(walk.players, walk.options, seed), Rng(b"%d" % seed)
        while game.turn(state) is not None:
            actions = game.legal_actions(state)
            action = actions[chance.below(len(actions))]
            digest.update(f"{len(actions)} {action} ".encode())
            game.apply(state, action, None)
        digest.update(f"{list(game.scores(state))}\n".encode())
    assert digest.hexdigest()[:16] == walk.digest
