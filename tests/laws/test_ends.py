"""Laws of the end: no way of playing goes on for ever, and the longest game met is written down.

Seats that prefer actions by a fixed ranking, as an untrained network does, are what finds games
without end; so are seats that put off whatever brings the end nearer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.interface.game import Game
from profiles import PROFILE, many
from wandering import Walk, walks

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
ENOUGH = 60_000  # decisions, beyond which a game is taken for endless; see LONGEST
Policy = Callable[[Any, list[Any]], Any]
FEW = settings(max_examples=many(60))


def ends(walk: Walk, policy: Policy) -> int:
    """Play a game to its end by one policy for all seats; return the number of decisions."""
    game, state, decisions = walk.game, walk.begin(), 0
    while game.turn(state) is not None:
        game.apply(state, policy(state, game.legal_actions(state)), None)
        decisions += 1
        assert decisions < ENOUGH
    return decisions


def ranking(game: Game[Any, Any, Any], walk: Walk) -> Policy:
    """Return the policy that prefers actions by a fixed random ranking of their numbers."""
    features, rng = game.features(), walk.rng()
    ranks = list(range(features.action_count))
    rng.shuffle(ranks)

    def choose(state: Any, actions: list[Any]) -> Any:
        numbers = features.numbers(state, actions)
        return actions[max(range(len(actions)), key=lambda n: ranks[numbers[n]])]

    return choose


def stubborn(game: Game[Any, Any, Any], walk: Walk) -> Policy:
    """Return the policy that prefers kinds of actions in a random order, always the same."""
    rng, order = walk.rng(), dict[type, int]()

    def choose(state: Any, actions: list[Any]) -> Any:
        for action in actions:
            order.setdefault(type(action), rng.below(1 << 30))
        best = max(order[type(action)] for action in actions)
        return walk.draw([a for a in actions if order[type(a)] == best], rng)

    return choose


@pytest.mark.parametrize("policy", [ranking, stubborn])
@pytest.mark.parametrize("name", GAMES)
@FEW
@given(data=st.data())
def test_every_game_ends_however_stubborn_its_players(
    name: str, policy: Callable[[Game[Any, Any, Any], Walk], Policy], data: st.DataObject
) -> None:
    walk = data.draw(walks(GAMES[name]))
    assert ends(walk, policy(walk.game, walk))


MODULES = ("vizier", "exchange", "bonus", "squares")
PUT_OFF = (  # by Alhambra's players who do nothing that brings the end nearer, as long as they may
    *(act.Reveal, act.Lift, act.Build, act.Exchange, act.Reactivate, act.No, act.Take, act.End),
    *(act.Put, act.PutReserve, act.PutDirk, act.Square, act.Vizier, act.Buy),
)


def put_off(_: Any, actions: list[Any]) -> Any:
    """Redesign, else take the smallest card, else buy with as many small cards as possible."""
    return min(actions, key=_cost)


def _cost(action: Any) -> tuple[int, ...]:
    kind = PUT_OFF.index(type(action))
    if isinstance(action, act.Take | act.Buy | act.Vizier):
        cards = [card for card in action.cards if card < 40]
        sign = 1 if isinstance(action, act.Take) else -1
        return kind, sign * len(action.cards), sum_of(cards)
    return (kind,)


LONGEST = {  # the longest games met, and by which policy
    "alcazar": (stubborn, Walk(GAMES["alcazar"], 2, {"castle_at_50": "union"}, 26, False)),
    "castle": (stubborn, Walk(GAMES["castle"], 2, {}, 1, False)),
    "alhambra": (
        lambda *_: put_off,
        Walk(
            GAMES["alhambra"],
            6,
            {
                "vizier": "on",
                "exchange": "on",
                "squares": "on",
                "decline": "off",
                "count_squares": "on",
                "dirk_wins": "on",
            },
            168,
            False,
        ),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_game_met_is_written_down(name: str) -> None:
    policy, walk = LONGEST[name]
    told = re.search(rf"^\| `{name}` \| ([\d,]+) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    assert told
    assert f"{ends(walk, policy(walk.game, walk)):,}" == told[1]


@pytest.mark.parametrize("players", (2, 3) if PROFILE == "quick" else range(2, 7))
@pytest.mark.parametrize("modules", ["off", "on"])
def test_putting_off_the_end_of_alhambra_has_an_end(players: int, modules: str) -> None:
    game = GAMES["alhambra"]
    options = dict.fromkeys(MODULES, modules)
    walk = Walk(game, players, game.complete(options), 3, by_kind=False)
    assert ends(walk, put_off) > 300
