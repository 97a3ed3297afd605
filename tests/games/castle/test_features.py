"""The Castle: after every action of thousands of games, a slow recount finds the same.

The recount knows the data of board and tiles, what was placed where, and the rules; nothing else.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from alcaide.games.castle import actions as act
from alcaide.games.castle.rules.state import OVER, PLACE, State, feature_at
from alcaide.interface.values import Note
from games.castle import recount
from games.castle.recount import Feature
from games.castle.support import CASTLE
from profiles import many

GAMES = many(2_000)
BATCHES = 8
KINDS = ("path", "tower", "house", "court")


class Ledger:
    """A game followed from outside: what lies, who stands where, what was scored."""

    def __init__(self, seed: int, starts: str) -> None:
        self.state: State = CASTLE.new(2, {"start_spaces": starts}, seed)
        self.starts = starts
        self.random = random.Random(seed)
        self.lying: dict[int, tuple[int, int]] = {}
        self.features: list[Feature] = []
        self.followers = Counter[tuple[int, int]]()  # spot and seat
        self.score = [0, 0]
        self.keeps = [0, 0]
        self.placed = -1
        self.at: dict[int, int] = {}  # spot: number of the feature
        self.discarded = 0

    def choose(self) -> act.Action:
        """Draw an action; followers and wall tiles are used more often than not."""
        actions: list[act.Action] = CASTLE.legal_actions(self.state)
        if len(actions) > 1 and actions[-1] == act.DONE and self.random.random() < 0.7:
            actions = actions[:-1]
        return actions[int(self.random.random() * len(actions))]

    def play(self, action: act.Action) -> None:
        """Play an action, and note it in the own books."""
        notes: list[Note] = []
        seat, drawn = self.state.seat, self.state.drawn
        CASTLE.apply(self.state, action, notes)
        match action:
            case act.Place(cell, turn):
                self.placed = cell
                self.lying[cell] = drawn, turn
                self.features = recount.features(self.lying)
                self.at = {spot: n for n, f in enumerate(self.features) for spot in f.spots}
            case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
                self.followers[self.placed * 8 + part, seat] += 1
            case _:
                pass
        named = action.cell * 8 + action.part if isinstance(action, act.Score) else -1
        for note in notes:
            if note.key in ("scored", "tied"):
                self.settle(note, self.at.get(named, -1))
                named = -1

    def settle(self, note: Note, named: int) -> None:
        """Check what a completed feature brought; send its followers home."""
        numbers = [named] if named >= 0 else range(len(self.features))
        number = next(n for n in numbers if self.is_told(n, note))
        feature = self.features[number]
        if note.key == "scored":
            seat = note.args["seat"]
            points = feature.points() * (2 if note.args["wall"] else 1)
            assert note.args["points"] == points
            self.score[seat] += points
            if feature.kind == "house":
                self.keeps[seat] = max(self.keeps[seat], feature.tiles)
        for man in [m for m in self.followers if self.at[m[0]] == number]:
            del self.followers[man]

    def is_told(self, number: int, note: Note) -> bool:
        """Tell whether a note may be about a feature: complete, so large, so held."""
        feature, (one, other) = self.features[number], self.men().get(number, (0, 0))
        told = note.args["kind"], self.cell(note.args["cell"]), note.args["tiles"]
        if (
            feature.open
            or (feature.kind, feature.name // 8, feature.tiles) != told
            or not one + other
        ):
            return False
        leads = -1 if one == other else 0 if one > other else 1
        return bool(note.args.get("seat", -1) == leads)

    def men(self) -> dict[int, tuple[int, int]]:
        """Return the followers of both seats in every feature that has any."""
        count: dict[int, tuple[int, int]] = {}
        for (spot, seat), number in self.followers.items():
            feature = self.at[spot]
            one, other = count.get(feature, (0, 0))
            count[feature] = (one + number, other) if seat == 0 else (one, other + number)
        return count

    @staticmethod
    def cell(name: str) -> int:
        """Return the cell of a name."""
        return (int(name[1:]) - 1) * 10 + "abcdefghij".index(name[0])


def check_features(ledger: Ledger) -> None:
    state, roots = ledger.state, set[int]()
    for feature in ledger.features:
        (root,) = {feature_at(state, spot) for spot in feature.spots}
        assert root not in roots
        roots.add(root)
        assert KINDS[state.kind[root]] == feature.kind
        assert state.tiles[root].bit_count() == feature.tiles
        assert state.open[root] == feature.open
        assert state.marks[root] == feature.wells + 64 * feature.markets
        assert state.name[root] == feature.name


def check_followers(ledger: Ledger) -> None:
    state = ledger.state
    standing = Counter((man >> 1, man & 1) for man in state.standing)
    assert standing == ledger.followers
    for seat in (0, 1):
        used = sum(number for man, number in ledger.followers.items() if man[1] == seat)
        assert state.supply[seat] == 6 - used
    men = ledger.men()
    for number, feature in enumerate(ledger.features):
        root = feature_at(state, feature.name)
        one, other = men.get(number, (0, 0))
        assert state.men[root] == one + 16 * other
        if state.phase == PLACE and feature.kind != "court" and not feature.open:
            assert one == other == 0  # completed features have been left
    assert list(state.score) == ledger.score
    assert list(state.keep_size) == ledger.keeps


def check_placings(ledger: Ledger) -> None:
    state = ledger.state
    listed = [(a.cell, a.turn) for a in CASTLE.legal_actions(state) if isinstance(a, act.Place)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == recount.placings(ledger.lying, state.drawn, ledger.starts)
    for tile in state.discards[ledger.discarded :]:
        assert recount.placings(ledger.lying, tile, ledger.starts) == set()
    ledger.discarded = len(state.discards)


def check_end(ledger: Ledger) -> None:
    """Count the final scoring anew."""
    state = ledger.state
    held = [Counter(tile // 1024 for tile in state.held[seat]) for seat in (0, 1)]
    totals, men = list(ledger.score), ledger.men()
    keeps = [ledger.keeps[s] + 2 * held[s][8] if ledger.keeps[s] else 0 for s in (0, 1)]
    if keeps[0] != keeps[1]:
        totals[keeps.index(max(keeps))] += recount.largest_empty(ledger.lying)
    for seat in (0, 1):
        own = [ledger.features[n] for n, m in men.items() if m[seat] > m[1 - seat]]
        courts = sorted((f.markets for f in own if f.kind == "court"), reverse=True)
        totals[seat] += 3 * sum(courts) + sum(courts[: held[seat][7]])
        for wall, kind, each in ((4, "path", 1), (5, "tower", 2), (6, "house", 1)):
            sizes = sorted((f.tiles for f in own if f.kind == kind), reverse=True)
            totals[seat] += each * sum(sizes[: held[seat][wall]])
        totals[seat] += 5 * held[seat][9]
    assert CASTLE.scores(state) == totals


@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_recount_agree_after_every_action(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        ledger = Ledger(seed, "open" if seed % 3 == 0 else "match")
        while ledger.state.phase != OVER:
            if ledger.state.phase == PLACE:
                check_placings(ledger)
            action = ledger.choose()
            ledger.play(action)
            if isinstance(action, act.Place):
                check_features(ledger)
            check_followers(ledger)
        check_end(ledger)
        assert len(ledger.lying) + len(ledger.state.discards) == 60
