"""Laws of records with unknowns: what some could not know is forgotten, and the rest still replays.

Games by chance are told again as nobody, a seat, or everybody knew them. The forgotten record leads
to the same open positions and scores, refuses nothing that was played, and knows what could be
done: all of it where the seat's hand is known, and never less than it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import pytest

from alcaide.cli.commands.simulate import random_game
from alcaide.core.errors import RecordError
from alcaide.core.rows import held
from alcaide.games import GAMES, versions
from alcaide.interface.game import Game
from alcaide.record import OpenRecord, Record
from alcaide.record.unknowns.forgetting import forgotten
from alcaide.tables.log import load_table
from alcaide.tables.records import from_record, to_record
from profiles import many

MODULES: Final = dict.fromkeys(("vizier", "exchange", "bonus", "squares"), "on")
TABLES: Final = [
    ("castle", 2, {}),
    ("alcazar", 2, {}),
    ("alcazar", 5, {}),
    ("alhambra", 6, {}),
    *(("alhambra", players, MODULES) for players in (2, 3)),
    *(("alhambra", 4, {module: "on"}) for module in MODULES),
]
FEW: Final = TABLES[:2] + TABLES[4:6]


def whole(name: str, players: int, options: dict[str, str], seed: int) -> Record:
    """Return a game by chance of which everything is known."""
    return random_game(GAMES[name], players, options, str(seed))


def views(record: Record) -> list[Any]:
    """Return what an onlooker sees before every action, and at the end."""
    observe = record.game.observe
    seen = [observe(step.state, None) for step in record.replay()]
    return [*seen, observe(record.state(), None)]


def knowing(players: int) -> list[Collection[int]]:
    """Return who may know a game: nobody, one seat, all seats."""
    return [(), (players - 1,), range(players)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(many(5)))
def test_a_forgotten_record_replays(
    name: str, players: int, options: dict[str, str], seed: int
) -> None:
    record = whole(name, players, options, seed)
    seen = views(record)
    for seats in knowing(players):
        text = forgotten(record, seats).dumps()
        again = Record.loads(text)
        assert again.dumps() == text
        assert again.actions == record.actions
        assert views(again) == seen
        assert held(again.state()) == replayed(again)
        assert record.game.scores(again.state()) == record.game.scores(record.state())
        assert record.game.winners(again.state()) == record.game.winners(record.state())
        check_legal(record, again, seats)


def replayed(record: Record) -> Any:
    """Return where a record leads, played from its deal as it is known at the end."""
    state = record.game.deal(record.setup)
    for step in record.replay():
        record.game.apply(state, step.action, None)
    return held(state)


def check_legal(record: Record, again: Record, seats: Collection[int]) -> None:
    """Look at what could be done: never less than what was legal, and just that if known."""
    for one, other in zip(record.replay(), again.replay(), strict=True):
        legal, could = set(record.legal_before(one)), set(again.legal_before(other))
        assert legal <= could
        assert one.seat not in seats or legal == could


@pytest.mark.parametrize(("name", "options"), [("alcazar", {}), ("alhambra", MODULES)])
def test_older_rules_are_forgotten_as_well(name: str, options: dict[str, str]) -> None:
    for version in versions(name).values():
        record = random_game(version, 3, options, "4")
        again = Record.loads(forgotten(record).dumps())
        assert again.game.version == version.version
        assert views(again) == views(record)


@pytest.mark.parametrize(("name", "players", "options"), FEW)
def test_nothing_can_be_turned_up_twice(name: str, players: int, options: dict[str, str]) -> None:
    verb = {"castle": "* tile", "alcazar": "* open", "alhambra": "* market"}[name]
    lines = forgotten(whole(name, players, options, 3)).dumps().splitlines()
    first, *_, last = (n for n, line in enumerate(lines) if line.startswith(verb))
    lines[last] = f"{verb} {lines[first].split()[2]}"
    with pytest.raises(RecordError) as caught:
        Record.loads("\n".join(lines) + "\n")
    assert caught.value.line == last + 1
    assert caught.value.rule in ("CST-S3", "ALC-2", "ALH-S4")
    assert caught.value.key == "record-told-gone"
    assert all(line.startswith(verb) for line in caught.value.legal)


@pytest.mark.parametrize(("name", "players", "options"), FEW)
@pytest.mark.parametrize("part", [0.0, 0.4, 1.0])
def test_a_table_of_a_forgotten_record_writes_it_again(
    name: str, players: int, options: dict[str, str], part: float
) -> None:
    record = whole(name, players, options, 6)
    known = forgotten(record, (0,))
    known = known.until(int(len(known.actions) * part))
    assert known.needed() is None or part == 0.0
    table = load_table("t", *from_record(known.dumps().encode(), str))
    again = to_record(table)
    assert isinstance(again, OpenRecord)
    assert again.setup.known == known.setup.known
    assert again.setup.told == known.setup.told
    assert again.actions == known.actions


@pytest.mark.parametrize("seed", range(many(5)))
def test_what_nobody_knows_is_other_cards_in_every_deal(seed: int) -> None:
    known = forgotten(whole("alcazar", 3, {}, seed)).until(60)
    deals = known.deals(4)
    assert len({tuple(deal.piles["Deck"]) for deal in deals}) > 1
    for deal in deals:
        state = known.game.deal(deal)
        for step in known.replay():
            assert step.action in known.game.legal_actions(state)
            known.game.apply(state, step.action, None)
        assert known.game.observe(state, None) == known.game.observe(known.state(), None)


def test_every_game_of_the_house_can_be_played_with_unknown_piles() -> None:
    games: list[Game[Any, Any, Any]] = [GAMES[name] for name in ("alcazar", "alhambra", "castle")]
    assert [OpenRecord.begin(game, 2).needed() is not None for game in games] == [True] * 3
