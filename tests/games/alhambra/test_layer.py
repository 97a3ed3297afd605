"""Chances and dangers are what the rules allow: each is tried out on a guess at the position."""

from __future__ import annotations

from hypothesis import given

from alcaide.core.rng import Rng
from alcaide.games.alhambra import GAME, State
from alcaide.games.alhambra.actions import Buy, Vizier
from alcaide.games.alhambra.board.majorities import tallies
from alcaide.games.alhambra.board.scene import whose
from alcaide.games.alhambra.layer.payers import EXACT, HIDDEN, MORE, payers
from alcaide.games.alhambra.layer.tips import tips
from alcaide.games.alhambra.layer.wall_cells import wall_cells
from alcaide.games.alhambra.rules.components import POINTS
from alcaide.games.alhambra.rules.legal import spots, turn_actions, vizier_actions
from alcaide.games.alhambra.rules.palace import longest_wall, survey
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.scoring import rank_points
from alcaide.games.alhambra.rules.state import ACT
from alcaide.games.alhambra.rules.worth import coming
from wandering import LAW, Walk, walks


def money(cards: tuple[int, ...]) -> int:
    """Return the value of the money that is paid."""
    return sum_of([card for card in cards if card < 40])


def to_move(state: State, seat: int) -> State:
    """Return a copy in which a seat acts."""
    asked = state.copy()
    asked.seat = asked.mover = seat
    asked.phase = ACT
    return asked


@LAW
@given(walk=walks(GAME))
def test_those_can_pay_who_could_buy_if_they_were_to_move(walk: Walk) -> None:
    for state, _ in walk.sample(25):
        view = GAME.observe(state, GAME.turn(state))
        found = payers(view)
        for seat in {one.seat for one in found}:
            buys = [a for a in turn_actions(to_move(state, seat)) if isinstance(a, Buy)]
            sent = [a for a in vizier_actions(state, seat) if isinstance(a, Vizier)]
            for one in (one for one in found if one.seat == seat):
                price = state.kit.price[state.market[one.slot]]
                paid = [money(a.cards) - price for a in buys if a.slot == one.slot + 1]
                assert (one.how == EXACT) == (0 in paid)
                if one.how == MORE:
                    assert min(paid) == one.amount > 0
                elif one.how != EXACT:
                    assert not paid
                    assert one.amount > 0
                active = view.seats[seat].vizier
                assert one.vizier == (active and any(a.slot == one.slot + 1 for a in sent))


@LAW
@given(walk=walks(GAME))
def test_of_hands_that_are_forgotten_only_their_number_is_known(walk: Walk) -> None:
    assert GAME.forget is not None
    for state, _ in walk.sample(60):
        view = GAME.observe(state, None)
        for one in payers(GAME.forget(view)):
            cards = view.seats[one.seat].money
            if cards:
                assert (one.how, one.amount, one.vizier) == (HIDDEN, len(cards), False)


@LAW
@given(walk=walks(GAME))
def test_one_more_building_tips_as_the_scoring_would_have_it(walk: Walk) -> None:
    for state, _ in walk.sample(40):
        view = GAME.observe(state, 0)
        ranks = POINTS[coming(state) - 1]
        for tip in tips(view):
            assert [tally[tip.type] for tally in tallies(state)] == tip.counts
            now = rank_points(tip.counts, ranks[tip.type])
            for owner, changes in enumerate(tip.one_more):
                then = tip.counts.copy()
                then[owner] += 1
                after = rank_points(then, ranks[tip.type])
                assert [a + b for a, b in zip(now, changes, strict=True)] == after
            if len(tip.leaders) == 1:
                rest = [n for owner, n in enumerate(tip.counts) if owner not in tip.leaders]
                assert tip.counts[tip.leaders[0]] - max(rest) == tip.lead > 0


@LAW
@given(walk=walks(GAME))
def test_the_wall_grows_where_some_tile_lengthens_it(walk: Walk) -> None:
    for state, _ in walk.sample(60):
        view = GAME.observe(state, 0)
        guess = GAME.determinize(view, Rng(b"law"))
        seat = whose(view)
        palace, kit = guess.palaces[seat], guess.kit
        survey(palace, kit.walls)
        lying = [*guess.bag, *(t for t in guess.market if t >= 0)]
        lying += [*guess.reserves[seat], *guess.trays[seat]]
        lying += [tile for stack in guess.stacks for tile in stack]
        tried: dict[tuple[int, int], int] = {}
        for tile in lying:
            for cell in spots(palace, kit.walls[tile]):
                at = palace.x_of(cell), palace.y_of(cell)
                length = longest_wall(palace.with_tile(tile, *at), kit.walls)
                tried[at] = max(tried.get(at, 0), length)
        found = wall_cells(view)
        assert {(one.x, one.y): one.best for one in found} == tried
        assert {one.now for one in found} <= {longest_wall(palace, kit.walls)}


def test_nothing_is_said_of_a_game_that_is_over() -> None:
    walk = Walk(GAME, 2, {}, 1, False)
    assert GAME.layer is not None
    assert GAME.layer(GAME.observe(walk.end(), 0)).parts == []
