"""Who leaves gains nothing, whatever a bot does in his place; a game without people ends."""

from __future__ import annotations

from itertools import permutations, product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.present.result_panel import result
from alcaide.server.present.table_view import words_of
from alcaide.storage.errors import TableError
from alcaide.tables.errors import OrderError
from alcaide.tables.log import late, load_table, order, play
from alcaide.tables.orders import consent
from alcaide.tables.outcome.departures import REPLACED
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.outcome.results import how
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row, Table
from alcaide.tables.terms import Terms
from tabling import LIVE, gathered, random_play

ALHAMBRA, CASTLE = GAMES["alhambra"], GAMES["castle"]
HALF = ("away", "resign")


def at_alhambra(players: int, bots: int = 0, terms: Terms = LIVE) -> Table:
    """Return a table of people, and of bots in the last seats, at which nothing was played."""
    people = [SeatSpec("person", f"P{n}", ALHAMBRA.colours[n], user=f"u{n}") for n in range(6)]
    robots = [SeatSpec("bot", f"P{n}", ALHAMBRA.colours[n], "random") for n in range(6)]
    seats = [*people[: players - bots], *robots[players - bots : players]]
    setup = ALHAMBRA.setup(players, seed=1)
    return load_table("t", ALHAMBRA, setup, seats, (), terms=terms)


def reload(table: Table) -> Table:
    return load_table(
        "t", table.game, table.setup, table.first_seats, table.rows, terms=table.terms
    )


def played_out(table: Table, seed: bytes = b"end") -> Table:
    rng = Rng(seed)
    while table.turn is not None:
        actions = table.game.legal_actions(table.state)
        table = play(table, table.turn, table.seq, actions[rng.below(len(actions))]).table
    return table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_every_order_of_leaving_who_goes_last_comes_first(players: int) -> None:
    seats = range(players)
    begun = at_alhambra(players)
    for going in permutations(seats):
        for ways in product(HALF, repeat=players) if players < 4 else (HALF * 3,):
            table = begun
            for seat, way in zip(going, ways, strict=False):
                if table.turn is not None:
                    table = order(table, seat, f"/{way}").table
            end = outcome(table)
            assert table.turn is None
            assert table.end is not None
            gone = [seat for seat in going if seat in end.left]
            assert [end.places[seat] for seat in reversed(gone)] == sorted(
                end.places[seat] for seat in gone
            )
            stayed = [seat for seat in seats if seat not in end.left]
            if table.end.how == "deserted":
                assert not stayed
                assert not end.winners
            else:  # all but one have resigned
                assert table.end.how == "resigned"
                assert end.winners == stayed == [going[-1]]
                assert end.places[going[-1]] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whoever_leaves_comes_after_all_who_stay_to_the_end(players: int) -> None:
    for leavers in range(1, players):
        table = at_alhambra(players)
        for seat in range(leavers):
            table = order(table, seat, "/away").table
        end = outcome(played_out(table, bytes([players, leavers])))
        assert list(end.left.items()) == [(seat, "away") for seat in range(leavers)]
        assert max(end.places[leavers:]) < min(end.places[:leavers])
        assert end.places[:leavers] == list(range(players - 1, players - 1 - leavers, -1))
        assert set(end.winners) <= set(range(leavers, players))
        assert end.winners


class Oracle:
    """Keeps by itself who is gone, and how much of a seat's play was its person's."""

    def __init__(self, players: int) -> None:
        self.gone: dict[int, str] = {}
        self.own = [0] * players
        self.others = [0] * players

    def order(self, seat: int, verb: str) -> None:
        if verb == "back":
            del self.gone[seat]
        else:
            how = "resigned" if verb == "resign" else verb
            self.gone[seat] = how

    def action(self, seat: int) -> None:
        (self.others if seat in self.gone else self.own)[seat] += 1

    def left(self) -> dict[int, str]:
        late = {s: REPLACED for s, n in enumerate(self.others) if n > self.own[s]}
        return self.gone | {s: how for s, how in late.items() if s not in self.gone}


VERBS = ("play", "play", "play", "away", "back", "late", "resign")


@given(st.data(), st.integers(2, 6))
def test_an_outcome_is_what_anybody_would_reckon(data: st.DataObject, players: int) -> None:
    table, oracle, rng = at_alhambra(players), Oracle(players), Rng(b"orders")
    for _ in range(data.draw(st.integers(0, 60))):
        if table.turn is None:
            break
        seat, verb = data.draw(st.integers(0, players - 1)), data.draw(st.sampled_from(VERBS))
        mover = table.turn
        try:
            if verb == "play":
                actions = table.game.legal_actions(table.state)
                table = play(table, mover, table.seq, actions[rng.below(len(actions))]).table
                oracle.action(mover)
                continue
            if verb == "late":
                seat = mover
                deadline = table.deadline
                if deadline is None:
                    continue
                table = late(table, deadline).table
            else:
                table = order(table, seat, f"/{verb}").table
        except TableError:
            continue
        oracle.order(seat, verb)
    assert table.end is None or table.end.how in ("deserted", "resigned")
    if table.end is None and len(oracle.gone) < players:
        table = agreed(table)
    end, left = outcome(table), oracle.left()
    assert end.left == left
    assert list(end.left)[: len(oracle.gone)] == list(oracle.gone)
    assert not set(end.winners) & set(left)
    stayed = [end.places[seat] for seat in range(players) if seat not in left]
    assert not stayed or not left or max(stayed) < min(end.places[seat] for seat in left)
    again = reload(table)
    assert (again.agreements, again.seats) == (table.agreements, table.seats)
    assert outcome(again) == end


def agreed(table: Table) -> Table:
    """Let all who are there agree to end the game."""
    there = [seat for seat, spec in enumerate(table.seats) if spec.kind == "person"]
    table = order(table, there[0], consent.ask("draw")).table
    for seat in there[1:]:
        assert table.agreements.ask
        table = order(table, seat, consent.answer(table.agreements.ask.number, yes=True)).table
    return table


def test_who_never_plays_does_not_win_by_his_substitute() -> None:
    """Case 39: a strong bot in the place of somebody who never came."""
    seats = [
        SeatSpec("person", n, c, user=n)
        for n, c in zip(("ana", "luis"), CASTLE.colours, strict=False)
    ]
    terms = msgspec.structs.replace(LIVE, rated=True, substitute="greedy")
    for seed in range(1, 9):
        table = load_table("t", CASTLE, CASTLE.setup(2, seed=seed), seats, (), terms=terms)
        table = order(table, 1, consent.ask("pause")).table  # a row sets the clock going
        rng = Rng(bytes([seed]))
        while table.turn is not None:
            if table.turn == 0 and not table.bot:
                assert table.deadline is not None
                table = late(table, table.deadline).table
                continue
            actions = table.game.legal_actions(table.state)
            best = actions[0] if table.turn == 0 else actions[rng.below(len(actions))]
            table = play(table, table.turn or 0, table.seq, best).table
        end = outcome(table)
        assert end.points is not None
        assert (end.places, end.winners, end.left) == ([1, 0], [1], {0: "late"})
        assert how(table, 0, end) == "late"
        assert how(table, 1, end) == ""
        shown = result(table, words_of(table, "en"))
        assert shown.title == "luis wins"
        assert [(row.seat, row.winner) for row in shown.rows] == [(1, True), (0, False)]
        made = len([step for step in table.steps if step.seat == 0])
        assert shown.rows[1].made == f"ran out of time; a bot made {made} of {made} moves"
        assert shown.sentence.startswith("Whoever did not stay comes after all who did")


def test_whoever_comes_back_has_stayed_if_he_made_half_of_it_himself() -> None:
    table = order(gathered(), 0, "/away").table
    rng = Rng(b"half")
    while sum(step.seat == 0 for step in table.steps) < 5:
        table = random_play(table, rng).table
    table = order(table, 0, "/back").table
    assert not table.agreements.left
    few = agreed(table)
    assert outcome(few).left == {0: REPLACED}
    while sum(step.source == "person" for step in table.steps if step.seat == 0) < 5:
        table = random_play(table, rng).table
    assert outcome(agreed(table)).left == {}


def test_bots_alone_by_intention_play_on_and_may_win() -> None:
    table = at_alhambra(3, bots=3)
    end = outcome(played_out(table))
    assert end.left == {}
    assert end.winners


def test_a_bot_of_its_own_seat_has_stayed_when_the_last_person_goes() -> None:
    table = order(at_alhambra(4, bots=2), 0, "/away").table
    assert table.end is None
    table = order(table, 1, "/resign").table
    assert table.end is not None
    assert table.end.how == "deserted"
    end = outcome(table)
    assert (end.places, end.winners) == ([3, 2, 0, 0], [])
    assert [said.key for said in table.agreements.said] == ["away", "resigned", "deserted"]
    with pytest.raises(OrderError):
        order(table, 0, "/back")


def test_nobody_ends_a_game_by_saying_that_all_have_left() -> None:
    table = gathered()
    for text in ("/deserted", "/deserted /back", "/deserted sit u0 x", "/deserted away"):
        with pytest.raises(OrderError):
            order(table, 0, text)


def test_rows_of_before_fold_and_count_as_before() -> None:
    """Where rows do not say who made them, two could be away, and their bots played to the end."""
    table = gathered()
    rows: list[Row] = []

    def add(seat: int, text: str) -> None:
        rows.append(Row(len(rows), seat, text, later))

    later = order(table, 0, "/away").row.at
    add(0, "/away")
    add(1, "/away")
    rng = Rng(b"old")
    old = load_table("t", table.game, table.setup, table.first_seats, rows, terms=LIVE)
    while old.turn is not None:
        actions = old.game.legal_actions(old.state)
        action = actions[rng.below(len(actions))]
        add(old.turn, old.game.write(old.state, action))
        old = load_table("t", table.game, table.setup, table.first_seats, rows, terms=LIVE)
    assert {step.source for step in old.steps} == {"substitute"}
    end = outcome(old)
    assert end.left == {}
    assert end.winners == old.game.winners(old.state)
