"""Laws of who knows what: nothing that somebody is told depends on what he cannot know.

Every position is dealt anew from every viewpoint - each seat's, an onlooker's - wherever that does
not look, and all that is told of it has to stay the same: the position itself (``observed``,
``displayed``), and what the same actions make of it. Whatever these show on the way stays as it
lies, so what comes to be seen follows from what was shown by the rules, and from nothing else.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any, Final

import pytest

from alcaide.core.rng import Rng
from alcaide.core.rows import held
from alcaide.games import GAMES
from alcaide.games import game as game_named
from alcaide.interface.game import Game
from alcaide.interface.ownership import unseen
from alcaide.interface.values import Note
from alcaide.tables.log import play
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.table import Table
from observing import at_table, differing, displayed, observed, told
from profiles import many
from viewpoints import misremembered, redealt
from wandering import KeenWalk, Walk

LOG: Final = logging.getLogger("alcaide")
LONGEST: Final = 8  # actions of a path
ONE_IN: Final = 30  # positions that are looked at, of those whose phase is not rare
RARE: Final = 4  # positions of a phase in a game that are all looked at
READ: Final[dict[str, Callable[[Any], Any]]] = {  # fields of which not all matters any more
    "bounds": lambda state: sorted({min(top, len(state.deck)) for top in state.bounds} - {0}),
    "discards": lambda state: sorted(state.discards),
    "men": lambda state: [n for node, n in enumerate(state.men) if state.parent[node] == node],
}


UNTOLD: Final = {"coming"}  # what a record brings along; games by chance have none of it


class LeakError(AssertionError):
    """Somebody was told what he cannot know."""


class Law:
    """Looks at games, and counts what it has looked at."""

    def __init__(self, game: Game[Any, Any, Any], seed: int, shows: int) -> None:
        self.game = game
        self.rng = Rng(b"information %d" % seed)
        self.shows = shows  # of so many re-deals one is also looked at on screens
        self.count: Counter[str] = Counter()

    def look(self, walk: Walk) -> None:
        """Look at some positions of a game, from all sides."""
        path: deque[tuple[Any, Any]] = deque(maxlen=LONGEST)
        phases: Counter[str] = Counter()
        tried: list[Any] = []  # actions of earlier positions, some of them not legal now
        self.count["games"] += 1
        for state, action in walk.steps():
            phase = self.game.observe(state, None).phase
            phases[phase] += 1
            if phases[phase] <= RARE or not self.rng.below(ONE_IN):
                self._look(state, list(path), tried)
            path.append((state.copy(), action))
            if not self.rng.below(3):
                tried = [*tried[-11:], action]
        self._look(walk.end(), list(path), [])

    def _look(self, state: Any, before: list[tuple[Any, Any]], tried: list[Any]) -> None:
        self.count["positions"] += 1
        before = before[len(before) - self.rng.below(len(before) + 1) :]
        for viewer in (None, *range(state.players)):
            self.count["viewpoints"] += 1
            self._guessed(state, viewer, tried)
            self._compare(state, redealt(self.game, [state], viewer, self.rng), viewer, tried)
            if before:
                self._followed(before, state, viewer)

    def _guessed(self, state: Any, viewer: int | None, tried: list[Any]) -> None:
        """Demand that a guess holds all that may be known, and is told of in the same way."""
        game = self.game
        if game.turn(state) is None:
            return  # whose turn was the last is nobody's concern any more
        guess = game.determinize(game.observe(state, viewer), self.rng)
        self._compare(state, guess, viewer, tried)
        owners = game.information().owner_of()
        for field, value in held(state, "kit", "board").items():
            if owners[field] in ("everybody", "remembered"):
                read = READ.get(field, partial(content_of, field))
                assert read(state) == read(guess), f"{field} belongs to {owners[field]}"
            elif owners[field] == "seat" and viewer is not None:
                assert value[viewer] == getattr(guess, field)[viewer], field
        assert shape(game, state, viewer) == shape(game, guess, viewer)
        while game.turn(guess) is not None and self.rng.below(5):  # and it can be played on
            actions = game.legal_actions(guess)
            game.apply(guess, actions[self.rng.below(len(actions))], None)

    def _compare(self, state: Any, other: Any, viewer: int | None, tried: list[Any]) -> None:
        """Demand that a position and another one look the same."""
        self.count["re-deals"] += 1
        self.count["of them other positions"] += state != other
        game = self.game
        wrong = differing(
            observed(game, state, viewer, tried), observed(game, other, viewer, tried)
        )
        if wrong:
            raise LeakError(f"seat {viewer} of {game.name} is told by {', '.join(wrong)}")
        if not self.rng.below(self.shows):
            self._show(at_table(game, state.copy()), at_table(game, other.copy()), viewer)

    def _show(self, table: Table, other: Table, viewer: int | None) -> None:
        """Demand that screens show the same of two tables."""
        self.count["screens"] += 1
        seed = self.rng.below(1 << 32).to_bytes(4, "big")
        here, there = displayed(table, viewer, Rng(seed)), displayed(other, viewer, Rng(seed))
        if wrong := differing(here, there):
            raise LeakError(f"seat {viewer} of {table.game.name} is shown by {', '.join(wrong)}")

    def _followed(self, before: list[tuple[Any, Any]], last: Any, viewer: int | None) -> None:
        """Play the same actions where hidden things lie otherwise, and demand the same sights."""
        game = self.game
        path = [*(state for state, _ in before), last]
        first = redealt(game, path, viewer, self.rng)
        if first == path[0]:
            self.count["paths on which nothing stays hidden"] += 1
            return
        state, played = first.copy(), list[Any]()
        for (then, action), after in zip(before, path[1:], strict=True):
            meant = self._meant(state, action, viewer)
            if meant is None:
                return
            played.append(meant)
            notes, others = list[Note](), list[Note]()
            game.apply(then.copy(), action, notes)
            game.apply(state, meant, others)
            wrong = differing(observed(game, after, viewer), observed(game, state, viewer))
            wrong += ["notes"] if told(notes) != told(others) else []
            if wrong:
                text = game.write(then, action)
                raise LeakError(f"after {text!r} seat {viewer} is told by {', '.join(wrong)}")
        self.count["paths"] += 1
        if not self.rng.below(self.shows):
            here = played_on(at_table(game, path[0]), [action for _, action in before])
            self._show(here, played_on(at_table(game, first), played), viewer)

    def _meant(self, state: Any, action: Any, viewer: int | None) -> Any:
        """Return an action that looks the same where things lie otherwise; None: there is none.

        An answer that others do not see may be another one.
        """
        game = self.game
        legal, mover = game.legal_actions(state), game.turn(state)
        if action in legal:
            return action
        if mover == viewer:
            raise LeakError(f"seat {viewer} of {game.name} may do something else")
        if game.observe(state, None).phase in game.secret:
            self.count["other secret answers"] += 1
            return legal[self.rng.below(len(legal))]
        self.count["paths that others could not play"] += 1
        return None


def played_on(table: Table, actions: list[Any]) -> Table:
    """Return a table after some actions that took no time, on however slow a machine."""
    for action in actions:
        assert table.turn is not None
        table = play(table, table.turn, table.seq, action).table
    return replace(table, steps=PersistentList(replace(step, at=None) for step in table.steps))


def content_of(field: str, state: Any) -> Any:
    """Return what a field holds."""
    return getattr(state, field)


def shape(game: Game[Any, Any, Any], state: Any, viewer: int | None) -> Any:
    """Return all that a viewpoint knows of hidden things: in which rows they lie, and which."""
    found = []
    for pool in game.information().hidden(state):
        places = unseen(pool, viewer)
        rows = Counter((place.field, place.row) for place in places)
        known = pool.known or int
        things = [known(place.things(state)[place.at]) for place in places]
        found.append((pool.name, sorted(rows.items()), sorted([*things, *pool.beside])))
    return [each for each in found if each[1]]


def options_of(game: Game[Any, Any, Any], number: int) -> dict[str, str]:
    """Return every value of every option alone, then any of all together."""
    alone = [{o.name: value} for o in game.options for value in o.values[1:]]
    if number % 2 and alone:
        return alone[number // 2 % len(alone)]
    rng = Rng(b"options %d" % number)
    return {o.name: o.values[rng.below(len(o.values))] for o in game.options}


def games(game: Game[Any, Any, Any], count: int) -> Iterator[Walk]:
    """Yield random games with any number of players, some of bots that wish to win."""
    for number in range(count):
        players = game.seats[number % len(game.seats)]
        kind = KeenWalk if number % 4 == 3 else Walk
        yield kind(game, players, options_of(game, number), number, by_kind=number % 3 == 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_belongs_to_somebody(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[-1], seed=1)
    owners = game.information().owner_of()
    assert set(owners) == set(held(state, "kit", "board"))
    hidden = {place.field for pool in game.information().hidden(state) for place in pool.places}
    assert {owners[field] for field in hidden} <= {"seat", "nobody"}
    phases: tuple[str, ...] = import_module(f"{game.package}.information.view").PHASES
    assert [*game.information().asked, "over"] == list(phases)
    assert set(game.secret) <= set(phases)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_hidden_is_dealt_anew_and_nothing_else(name: str) -> None:
    game, rng = GAMES[name], Rng(b"anew")
    owners = game.information().owner_of()
    hidden = {field for field, owner in owners.items() if owner in ("seat", "nobody")} - UNTOLD
    on = {option.name: "on" for option in game.options if "on" in option.values}
    changed: set[str] = set()
    for number in range(20):
        for state, _ in Walk(game, game.seats[-1], on, number, by_kind=True).steps():
            other = redealt(game, [state], None, rng)
            changed |= {f for f, value in held(state).items() if value != getattr(other, f)}
        assert changed <= hidden
        if changed == hidden:
            break
    assert changed == hidden


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_told_what_he_cannot_know(name: str) -> None:
    game = GAMES[name]
    law = Law(game, 1, shows=30)
    for walk in games(game, many(60)):
        law.look(walk)
    LOG.info("%s: %s", name, dict(law.count))  # shown by pytest -rP --log-level=INFO
    assert law.count["of them other positions"] > law.count["re-deals"] // 2
    assert law.count["paths"] > law.count["paths that others could not play"]


def test_where_memory_is_off_nobody_is_shown_what_he_would_have_to_remember() -> None:
    game, rng = GAMES["alhambra"], Rng(b"memory")
    compared = 0
    for walk in games(game, many(20)):
        for state, _ in walk.sample(40):
            for viewer in (None, *range(walk.players)):
                other, seed = misremembered(state, viewer, rng), bytes([rng.below(256)])
                here, there = (
                    displayed(at_table(game, each.copy(), "memory"), viewer, Rng(seed))
                    for each in (state, other)
                )
                assert differing(here, there) == []
                compared += observed(game, state, viewer) != observed(game, other, viewer)
    assert compared > 10


def test_the_law_finds_a_question_that_tells_a_secret() -> None:
    game = game_named("alhambra", "2")  # asked who has a bonus card to show, and nobody else
    law = Law(game, 2, shows=1000)

    def look() -> None:
        for number in range(60):
            law.look(Walk(game, 4, {"bonus": "on"}, number, by_kind=False))

    with pytest.raises(LeakError, match=r"^after .* is told by .*\bturn\b"):
        look()
